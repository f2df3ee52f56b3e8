"""The rules of miles once more, told in the plainest way and with nothing of the game's own code but what its chips
show: what the game does can be held against it, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations, product

ROWS = ("abc", "abcd", "abc", "abcd", "abc")
"""The columns in which each row takes a chip."""
SQUARES = tuple(f"{column}{row}" for row, columns in enumerate(ROWS, 1) for column in columns)
PRINTED = {"d1": "chest", "d3": "helm", "d5": "mask"}
WANTED = (
    ("shark", "wreck", "reef"), ("seaweed", "island", "nautilus"), ("shoal", "octopus", "vulcania"),
    ("shark", "seaweed", "shoal"), ("reef", "nautilus", "vulcania"),
)  # fmt: skip
ROW_POINTS = ((0, 10, 25, 45), (0, 10, 25, 50), (0, 15, 30, 60), (0, 15, 35, 70), (0, 20, 40, 80))
COLUMN_POINTS = {
    "a": (0, 0, 5, 15, 30, 50), "b": (0, 5, 10, 20, 35, 55), "c": (0, 5, 10, 20, 35, 55), "d": (0, 0, 20, 40, 60, 60),
}  # fmt: skip
BONUS = (25, 15, 5, 0)
SYMBOLS = ("spear", "helm", "chest", "mask", "bottle", "boat", "anchor")
SPECIALS = ("sailor", "helmet", "thermostat", "reverse", "bell", "globe", "numbers")
STEP_OF = {"sailor": "move", "helmet": "offer", "bell": "take", "globe": "steer", "numbers": "deal"}
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEERINGS = {"current": ("left", "right"), "heading": ("left", "right"), "depth": ("up", "down")}
KINDS = tuple(STEERINGS)

Place = tuple[int, int]
"""The arm of the dial, and the ring."""
Chip = tuple[str, tuple[str, ...], str]
"""What a chip shows, its symbols, its colour."""


class Reading:
    def __init__(self, chips: Sequence[Chip], order: list[int], rounds: int, optional: bool) -> None:
        self.chips = chips
        self.optional = optional
        self.order = order
        self.seats = range(len(order))
        self.rounds = rounds
        self.turned = self.heading = self.depth = 0
        self.sea: dict[Place, int] = {}
        self.open: set[Place] = set()
        self.stacks: dict[tuple[int, str], list[int]] = {}
        self.stars: list[Place] = []
        self.boards: list[dict[str, int]] = [{} for _ in self.seats]
        self.points = [0] * len(order)
        self.hands = [set(range(1, 13)) for _ in self.seats]
        self.pile: list[str] = []
        """The open card first."""
        self.held: list[set[str]] = [set() for _ in self.seats]
        self.round, self.turn, self.ending, self.over = 0, 1, False, False
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.to_lay = self.order[:]
        self.laid: dict[int, int] = {}
        self.reversed = False
        self.sailed: set[int] = set()
        self.special_played: set[int] = set()
        self.fresh: list[set[str]] = [set() for _ in self.seats]
        self._begin_sailing()

    def _begin_sailing(self) -> None:
        self.step, self.special, self.chosen = "sail", "", ""
        self.hand_done = False
        self.fired: set[Place] = set()

    # -- who may do what ----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        if self.to_lay:
            return self.to_lay[0]
        waiting = [seat for seat in self.order if seat not in self.sailed]
        return self.last if self.hand_done else waiting[0]

    def legal(self) -> set[str]:
        seat = self.actor
        own, others = self._own(seat), [(one, square) for one in self.seats if one != seat for square in self._own(one)]
        if self.to_lay:
            reverse = {"play reverse"} if "reverse" in self.held[seat] else set()
            return {f"lay {card}" for card in self.hands[seat]} | reverse
        if self.step == "sail":
            return (self._hand_moves(seat) or {"pass"}) | self._specials(seat)
        return {
            "after": lambda: {"pass", *self._specials(seat)},
            "steer": lambda: self._steerings(*KINDS),
            "anchor": lambda: self._with_an_anchor(seat),
            "keep": lambda: {"keep", "leave"},
            "move": lambda: {f"move {square} {to}" for square in own for to in self._room(seat)},
            "offer": lambda: {f"offer {square}" for square in own},
            "fetch": lambda: {f"fetch {self._named(place)}" for place in self._fetchable()},
            "take": lambda: {f"take p{one + 1} {square}" for one, square in others},
            "trade": lambda: {f"trade p{one + 1} {square}" for one, square in others},
            "put": lambda: {f"put {square}" for square in self._room(seat)},
            "deal": lambda: {"deal " + "-".join(f"p{one + 1}" for one in order) for order in permutations(self.seats)},
        }[self.step]()

    def _with_an_anchor(self, seat: int) -> set[str]:
        """MI-24, and MI-10 where taking is optional: what the special helmet has fetched lies on the board already."""
        can = {"card", "keep"} if self.chosen or self._free(seat, self.round) else {"card"}
        return can | {"leave"} if self.optional and not self.chosen else can

    def _own(self, seat: int) -> list[str]:
        return [square for square in SQUARES if square in self.boards[seat]]

    def _free(self, seat: int, row: int) -> str | None:
        return next((f"{c}{row + 1}" for c in ROWS[row] if f"{c}{row + 1}" not in self.boards[seat]), None)

    def _room(self, seat: int) -> list[str]:
        """MI-14, MI-18"""
        free = [(row, self._free(seat, row)) for row in range(self.rounds)]
        return [square for row, square in free if square and (row <= self.round or square[0] != ROWS[row][-1])]

    def _fetchable(self) -> list[Place]:
        """MI-15"""
        shown = {place: self.chips[one] for place, one in self.sea.items()}
        return [place for place, (face, _, colour) in shown.items() if colour == "white" and face != "arrow"]

    def _specials(self, seat: int) -> set[str]:
        """MI-13"""
        if seat in self.special_played:
            return set()
        own, room = self._own(seat), self._room(seat)
        can = {
            "sailor": own and room,
            "helmet": own and self._fetchable(),
            "thermostat": not self.hand_done,
            "reverse": False,
            "bell": room and any(self.boards[one] for one in self.seats if one != seat),
        }
        return {f"play {card}" for card in self.held[seat] - self.fresh[seat] if can.get(card, True)}

    def _hand_moves(self, seat: int) -> set[str]:
        """MI-4, MI-11, MI-12, MI-16"""
        card, own = self.laid[seat], self._own(seat)
        if card == 10 or self.special == "thermostat":
            return self._steerings(*KINDS)
        if card < 10:
            return self._steerings(KINDS[(card - 1) % 3])
        if card == 11:
            moves = {f"swap {one} {other}" for one, other in combinations(own, 2)}
        else:
            some = any(self.boards[one] for one in self.seats if one != seat)
            moves = {f"offer {square}" for square in own} if some else set()
        return moves | {"pass"} if moves else moves

    def _steerings(self, *kinds: str) -> set[str]:
        """MI-22"""
        ways = [f"{kind} {way}" for kind in kinds for way in STEERINGS[kind]]
        ends = {way: self._end(way) for way in ways if 0 <= self._end(way)[1] <= 2}
        free = {way for way, place in ends.items() if place not in self.stars}
        if free:
            return free
        last = max(ends.values(), key=self.stars.index)
        return {next(way for way, place in ends.items() if place == last)}

    def _after(self, way: str) -> tuple[int, int, int]:
        kind, side = way.split()
        step = 1 if side in ("right", "down") else -1
        turned, heading, depth = (step if kind == one else 0 for one in KINDS)
        return self.turned + turned, self.heading + heading, self.depth + depth

    def _end(self, way: str) -> Place:
        turned, heading, depth = self._after(way)
        return (2 * heading - turned) % 8, depth

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
        self.last = seat
        if word == "lay":
            self._lay(seat, int(rest[0]))
        elif word == "play":
            self._play_special(seat, rest[0])
        elif word in KINDS:
            self._steer(seat, move)
        elif word in ("keep", "card"):
            self._anchor(seat, word == "keep")
        elif word == "leave":
            self._done(seat)
        elif word == "deal":
            self.order = [int(one[1:]) - 1 for one in rest[0].split("-")]
            self._used()
            self._next()
        elif word == "pass" and self.step == "after":
            self._next()
        elif word == "pass":
            self._done(seat)
        elif word in ("offer", "take"):
            self.step = {"offer": "fetch" if self.special else "trade", "take": "put"}[word]
            self.chosen = " ".join(rest)
        else:
            self._move_chips(seat, word, rest)

    def _lay(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.to_lay.remove(seat)
        if self.to_lay:
            return
        laid_at = {one: at for at, one in enumerate(self.order)}
        sign = 1 if self.reversed else -1
        self.order = sorted(self.seats, key=lambda one: (sign * self.laid[one], laid_at[one]))
        if self.reversed:
            self.pile.append("reverse")

    def _play_special(self, seat: int, card: str) -> None:
        self.held[seat].remove(card)
        self.special_played.add(seat)
        if card == "reverse":
            self.reversed = True
            return
        self.special = card
        self.step = STEP_OF.get(card, self.step)

    def _used(self) -> None:
        if self.special:
            self.pile.append(self.special)
        self.special = ""

    def _done(self, seat: int) -> None:
        """What a card led to is done."""
        special = self.special
        self._used()
        self.step, self.chosen = "sail", ""
        if special not in ("", "thermostat"):
            if self.hand_done:
                self._next()
            return
        self.hand_done = True
        self.sailed.add(seat)
        self.step = "after"
        if not self._specials(seat):
            self._next()

    def _next(self) -> None:
        self._begin_sailing()
        if len(self.sailed) == len(self.order):
            self._end_turn()

    # -- finding ------------------------------------------------------------------------------------------------------

    def _steer(self, seat: int, way: str) -> None:
        self.turned, self.heading, self.depth = self._after(way)
        place = (2 * self.heading - self.turned) % 8, self.depth
        if place in self.stars:
            self.stars.remove(place)
            del self.sea[place]
        self._find(seat, place)

    def _find(self, seat: int, place: Place) -> None:
        face = self.chips[self.sea[place]][0] if place in self.sea else "none"
        self.open.add(place)
        free = self._free(seat, self.round)
        if face == "arrow" and place not in self.fired:
            self.fired.add(place)
            self.step = "steer"
            return
        if face == "anchor" and self.pile and (free or self.optional):
            self.step, self.chosen = "anchor", ""
            return
        if face not in ("none", "arrow", "star") and free and self.optional:
            self.step, self.chosen = "keep", ""
            return
        if face == "star":
            self.stars.append(place)
        elif face == "anchor" and self.pile:
            del self.sea[place]
            self._take_card(seat)
        elif face not in ("none", "arrow") and free:
            self._put(seat, free, self.sea.pop(place))
        self._done(seat)

    def _put(self, seat: int, square: str, chip: int) -> None:
        self.boards[seat][square] = chip
        self.ending |= square == f"{ROWS[self.round][-1]}{self.round + 1}"

    def _take_card(self, seat: int) -> None:
        card = self.pile.pop(0)
        self.held[seat].add(card)
        self.fresh[seat].add(card)

    def _anchor(self, seat: int, keep: bool) -> None:
        """MI-24; or MI-15, where it lies on the chosen square already."""
        if not self.chosen:
            chip = self.sea.pop(((2 * self.heading - self.turned) % 8, self.depth))
            if keep:
                self._put(seat, self._free(seat, self.round) or "", chip)
        elif not keep:
            del self.boards[seat][self.chosen]
        if not keep:
            self._take_card(seat)
        self._done(seat)

    def _move_chips(self, seat: int, word: str, rest: list[str]) -> None:
        own = self.boards[seat]
        if word == "swap":
            own[rest[0]], own[rest[1]] = own[rest[1]], own[rest[0]]
        elif word == "trade":
            theirs = self.boards[int(rest[0][1:]) - 1]
            own[self.chosen], theirs[rest[1]] = theirs[rest[1]], own[self.chosen]
        elif word == "move":
            self._put(seat, rest[1], own.pop(rest[0]))
        elif word == "put":
            owner, square = self.chosen.split()
            self._put(seat, rest[0], self.boards[int(owner[1:]) - 1].pop(square))
        else:
            place = next(one for one in self.sea if self._named(one) == rest[0])
            own[self.chosen], self.sea[place] = self.sea[place], own[self.chosen]
            if self.chips[own[self.chosen]][0] == "anchor" and self.pile:
                self.step = "anchor"
                return
        self._done(seat)

    # -- turns and rounds ---------------------------------------------------------------------------------------------

    def _end_turn(self) -> None:
        if not any(self.hands):
            self.hands = [set(range(1, 13)) for _ in self.seats]
        staying = ("arrow", "star")
        barren = all(place in self.open and self.chips[one][0] in staying for place, one in self.sea.items())
        if not (self.ending or self.turn == 24 or barren):
            self.turn += 1
        else:
            self._count()
            self.over = self.round + 1 == self.rounds
            if self.over:
                return
            self.round, self.turn, self.ending = self.round + 1, 1, False
            self._refill()
        self._begin_turn()

    def _refill(self) -> None:
        """MI-28"""
        for ring, arm in product(range(3), range(8)):
            colour = "white" if (ring + arm) % 2 == 0 else "blue"
            if (arm, ring) not in self.sea and self.stacks[ring, colour]:
                self.sea[arm, ring] = self.stacks[ring, colour].pop()
                self.open.discard((arm, ring))
                self.open |= {(arm, ring)} if colour == "white" else set()

    def _count(self) -> None:
        for seat in self.seats:
            self.points[seat] += self.row(seat) + BONUS[self.order.index(seat)]
            if self.round + 1 in (3, self.rounds):
                self.points[seat] += sum(self.column(seat, name) for name in "abcd")

    def row(self, seat: int) -> int:
        """MI-26"""
        wanted, board = WANTED[self.round], self.boards[seat]
        faces = [self.chips[board[square]][0] for square in board if square[1] == str(self.round + 1)]
        readings = product(*(wanted if face == "seal" else (face,) for face in faces))
        return ROW_POINTS[self.round][max(len(set(wanted) & set(reading)) for reading in readings)]

    def column(self, seat: int, name: str) -> int:
        """MI-30"""
        squares = [f"{name}{row}" for row in range(1, self.round + 2)]
        chips = [self.chips[self.boards[seat][square]] for square in squares if square in self.boards[seat]]
        lying = [PRINTED[square] for square in squares if square in PRINTED] + [s for chip in chips for s in chip[1]]
        seals = sum(chip[0] == "seal" for chip in chips)
        return max(
            sum(COLUMN_POINTS[name][min((*lying, *chosen).count(symbol), 5)] for symbol in SYMBOLS)
            for chosen in combinations_with_replacement(SYMBOLS, seals)
        )
