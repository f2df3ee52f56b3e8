"""The rules of leagues once more, told in the plainest way and with nothing of the game's own code but what its chips
show: what the game does can be held against it, move by move."""

from __future__ import annotations

from itertools import combinations, permutations, product

from vulcania.games.leagues.components import Contents

WANTED = (("shark", "wreck", "reef"), ("seaweed", "island", "nautilus"), ("shoal", "octopus", "vulcania"))
SINGLE, PAIR, TRIPLE = (3, 4, 5), (8, 10, 12), (15, 20, 25)
BONUS = (10, 6, 3, 0)
SYMBOLS = ("spear", "helm", "chest", "mask", "bottle", "boat")
EVENTS = {
    1: ("all", "spear", "helm"), 2: ("all", "chest", "mask"), 3: ("all", "bottle", "boat"),
    4: ("finder", "chest", "mask"), 5: ("finder", "spear", "boat"), 6: ("finder", "bottle", "helm"),
    7: ("most", "chest", "helm"), 8: ("most", "spear", "mask"), 9: ("most", "boat", "bottle"),
}  # fmt: skip
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
ALL_SQUARES = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
ACTIONS = ("super-sailor", "diver", "number-chips")

Place = tuple[int, int]
"""The arm of the dial, and the ring."""


class Reading:
    def __init__(self, contents: Contents, order: list[int], pile: list[str], held: list[list[str]]) -> None:
        self.contents = contents
        self.order = order
        self.seats = range(len(order))
        self.turned = self.heading = self.depth = 0
        self.sea: dict[Place, int] = {}
        self.grids: list[dict[str, int]] = [{} for _ in self.seats]
        self.points = [0] * len(order)
        self.hands = [set(range(1, 11)) for _ in self.seats]
        self.sailors = [2] * len(order)
        self.pile = pile
        """The open card first."""
        self.held = held
        self.round, self.turn, self.ending, self.over = 0, 1, False, False
        self.deals: list[list[int]] = []
        """What will be laid out at the start of each round, place by place: chance decides that."""
        self._begin_turn()

    def lay_out(self) -> None:
        self.sea = {(place % 8, place // 8): chip for place, chip in enumerate(self.deals.pop(0))}

    def _begin_turn(self) -> None:
        self.laid: dict[int, int] = {}
        self.sailed: set[int] = set()
        self.extra_played: set[int] = set()
        self.fresh: list[list[str]] = [[] for _ in self.seats]
        self.carried_out = self.submarine = False
        self.extra: list[str] = []
        """The extra card that is being carried out, and what was chosen for it."""
        self.to_lay = self.order[:]

    # -- who may do what ----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.to_lay[0] if self.to_lay else next(seat for seat in self.order if seat not in self.sailed)

    def legal(self) -> set[str]:
        seat = self.actor
        if self.to_lay:
            return {f"lay {card}" for card in self.hands[seat]}
        if self.extra:
            return self._targets(seat)
        if self.submarine:
            return {*self._steerings("current", "heading", "depth"), "pass"}
        if self.carried_out:
            return {*self._extras(seat), "pass"}
        card = self.laid[seat]
        kinds = ("current", "heading", "depth")
        return self._steerings(*(kinds if card == 10 else kinds[(card - 1) % 3 : (card - 1) % 3 + 1])) | self._extras(
            seat
        )

    def _steerings(self, *kinds: str) -> set[str]:
        ways = {f"{kind} {way}" for kind in kinds if kind != "depth" for way in ("left", "right")}
        if "depth" in kinds:
            ways |= {"depth up"} if self.depth > 0 else set()
            ways |= {"depth down"} if self.depth < 2 else set()
        return ways

    def _room(self, seat: int) -> list[str]:
        """LG-23"""
        later = [f"c{row}" for row in (1, 2, 3) if row > self.round + 1]
        return [square for square in ALL_SQUARES if square not in self.grids[seat] and square not in later]

    def _extras(self, seat: int) -> set[str]:
        """LG-21"""
        if seat in self.extra_played:
            return set()
        own = self.grids[seat]
        can = {"super-sailor": own and self._room(seat), "diver": own and self.sea, "number-chips": True}
        found = {f"play {card}" for card in ACTIONS
                 if can[card] and self.held[seat].count(card) > self.fresh[seat].count(card)}  # fmt: skip
        return found | ({"play sailor"} if self.sailors[seat] and len(own) > 1 else set())

    def _targets(self, seat: int) -> set[str]:
        own = [square for square in ALL_SQUARES if square in self.grids[seat]]
        card = self.extra[0]
        if card == "sailor":
            return {f"swap {one} {other}" for one, other in combinations(own, 2)}
        if card == "super-sailor":
            return {f"move {square} {to}" for square in own for to in self._room(seat)}
        if card == "number-chips":
            return {"deal " + "-".join(f"p{one + 1}" for one in order) for order in permutations(self.seats)}
        if len(self.extra) == 1:
            return {f"offer {square}" for square in own}
        return {f"fetch {self._named(place)}" for place in self.sea}

    def _named(self, place: Place) -> str:
        return f"{COMPASS[(place[0] + self.turned) % 8]}{-place[1]}"

    # -- what it leads to ---------------------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """The move, and every step after it that leaves no choice."""
        self._step(move)
        while not self.over and len(forced := self.legal()) == 1:
            self._step(*forced)

    def _step(self, move: str) -> None:
        seat, (word, *rest) = self.actor, move.split()
        if word == "lay":
            self._lay(seat, int(rest[0]))
        elif word in ("current", "heading", "depth"):
            self._steer(seat, word, 1 if rest[0] in ("right", "down") else -1)
        elif word == "pass" and self.submarine:
            self.submarine = False
        elif word == "pass":
            self._has_sailed(seat)
        elif word == "play":
            self.extra_played.add(seat)
            self.extra = rest
            if rest == ["sailor"]:
                self.sailors[seat] -= 1
            else:
                self.held[seat].remove(rest[0])
        elif word == "offer":
            self.extra += rest
        else:
            self._carry_out_extra(seat, rest)

    def _lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.to_lay.remove(seat)
        if not self.to_lay:
            laid_at = {one: at for at, one in enumerate(self.order)}
            self.order = sorted(self.seats, key=lambda one: (-self.laid[one], laid_at[one]))

    def _steer(self, seat: int, word: str, step: int) -> None:
        if not self.submarine:
            self.carried_out = True
        self.submarine = False
        if word == "current":
            self.turned += step
        elif word == "heading":
            self.heading += step
        else:
            self.depth += step
        pointed = (2 * self.heading - self.turned) % 8, self.depth
        free = [f"{c}{self.round + 1}" for c in "abc" if f"{c}{self.round + 1}" not in self.grids[seat]]
        found = self.contents.chips[self.sea[pointed]].face if pointed in self.sea else ""
        if found and (free or found == "submarine"):
            self._gain(seat, self.sea.pop(pointed), "".join(free[:1]))

    def _gain(self, seat: int, which: int, square: str) -> None:
        chip = self.contents.chips[which]
        if chip.face == "submarine":
            self.submarine = True
            return
        self._put(seat, square, which)
        if chip.face == "anchor" and self.pile:
            card = self.pile.pop(0)
            self.held[seat].append(card)
            self.fresh[seat].append(card)
        if chip.number is not None:
            self._event(seat, *EVENTS[chip.number])

    def _put(self, seat: int, square: str, which: int) -> None:
        self.grids[seat][square] = which
        self.ending |= square == f"c{self.round + 1}"

    def _event(self, finder: int, scorer: str, *wanted: str) -> None:
        lying = [[name for one in grid.values() for name in self.contents.chips[one].symbols] for grid in self.grids]
        have = [sum(name in wanted for name in names) for names in lying]
        for seat in self.seats:
            if scorer == "all" or (seat == finder if scorer == "finder" else have[seat] == max(have)):
                self.points[seat] += have[seat]

    def _carry_out_extra(self, seat: int, rest: list[str]) -> None:
        card, grid = self.extra[0], self.grids[seat]
        if card == "sailor":
            grid[rest[0]], grid[rest[1]] = grid[rest[1]], grid[rest[0]]
        elif card == "super-sailor":
            self._put(seat, rest[1], grid.pop(rest[0]))
        elif card == "diver":
            square = self.extra[1]
            place = next(one for one in self.sea if self._named(one) == rest[0])
            new, self.sea[place] = self.sea[place], grid.pop(square)
            self._gain(seat, new, square)
        else:
            self.order = [int(one[1:]) - 1 for one in rest[0].split("-")]
        self.extra = []
        if card != "sailor":
            self.pile.append(card)
        if card == "number-chips" and self.carried_out:
            self._has_sailed(seat)

    def _has_sailed(self, seat: int) -> None:
        self.sailed.add(seat)
        self.carried_out = False
        if len(self.sailed) == len(self.order):
            self._end_turn()

    # -- turns and rounds ---------------------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        for seat in self.seats:
            if not self.hands[seat]:
                self.hands[seat], self.sailors[seat] = set(range(1, 11)), 2
        if self.ending or self.turn == 40:
            for seat in self.seats:
                self.points[seat] += self.row(seat) + BONUS[self.order.index(seat)]
                if self.round == 2:
                    self.points[seat] += sum(self.column(seat, name) for name in "abc")
            self.over = self.round == 2
            self.round, self.turn, self.ending = self.round + 1, 1, False
            if not self.over:
                self.lay_out()
        else:
            self.turn += 1
        self._begin_turn()

    def row(self, seat: int) -> int:
        """LG-32"""
        wanted, grid = WANTED[self.round], self.grids[seat]
        squares = [grid.get(f"{column}{self.round + 1}") for column in "abc"]
        faces = ["none" if one is None else self.contents.chips[one].face for one in squares]
        best = 0
        for read in product(*(wanted if face == "biscuit" else (face,) for face in faces)):
            single = [SINGLE[self.round] * (face in wanted or face == "anchor") for face in read]
            best = max(best, sum(single), TRIPLE[self.round] * (read == wanted))
            for pair in (wanted[:2], wanted[1:]):
                best = max(best, PAIR[self.round] + single[2] if read[:2] == pair else 0)
                best = max(best, PAIR[self.round] + single[0] if read[1:] == pair else 0)
        return best

    def column(self, seat: int, name: str) -> int:
        """LG-38"""
        chips = [self.contents.chips[one] for square, one in self.grids[seat].items() if square[0] == name]
        lying = [symbol for chip in chips for symbol in chip.symbols]
        biscuits = sum(chip.face == "biscuit" for chip in chips)
        return max(
            sum((0, 0, 2, 5)[(*lying, *chosen).count(symbol)] for symbol in SYMBOLS)
            for chosen in product(SYMBOLS, repeat=biscuits)
        )
