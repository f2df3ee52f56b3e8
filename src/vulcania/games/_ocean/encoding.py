"""What a seat knows of the turning ocean, as numbers (see :mod:`vulcania.research.encoding`).

The places are those of the ocean, as people see them now, and the squares of every board, one's own first. So a move
that points at a chip is judged where the chip lies, whether in the ocean or on one's board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from vulcania.core.remembered import Memory
from vulcania.core.vocabulary import Names, Pairs
from vulcania.games._ocean.components import ARMS, DEPTHS, HEADING_NAMES, PICTURES, PLACES, RINGS, Chip
from vulcania.games._ocean.moves import MOST_SEATS, SEEN_NAMES, STEER_NAMES, STEPS
from vulcania.games._ocean.view import Ocean, OceanView, Place, Player, Row
from vulcania.research.encoding import Encoding, Feature, Floats, Form, Layout, judged, which, width

VERSION = 1
SEATS = MOST_SEATS
_SEEN = {name: at for at, name in enumerate(SEEN_NAMES.names)}
_STEER = {name: at for at, name in enumerate(STEER_NAMES)}


@dataclass(frozen=True, eq=False)
class Look:
    """How an edition's numbers are made: what its chips show, its boards, its cards, and what is its own."""

    faces: tuple[str, ...]
    signs: tuple[str, ...]
    wild: str
    """What counts as any picture or symbol."""
    width: int
    """Squares in a row of a board."""
    rows: int
    turns: int
    cards: int
    specials: tuple[str, ...]
    square: Names
    own_at_place: tuple[Feature, ...] = ()
    own: tuple[Feature, ...] = ()

    @property
    def squares(self) -> int:
        return self.width * self.rows

    @property
    def places(self) -> int:
        return PLACES + SEATS * self.squares

    @property
    def chip_size(self) -> int:
        return 1 + len(self.faces) + len(self.signs) + 1

    @cache  # noqa: B019 - there are few looks, and they stay
    def chip(self, chip: Chip | None, printed: str | None = None) -> tuple[float, ...]:
        """What a chip shows: that it is there, its face, its symbols, and whether it counts as any. A symbol that is
        printed on a square, which then takes no chip, is one as well."""
        face, symbols = (chip.face, chip.symbols) if chip else ("", (printed,))
        shown = {face, *symbols}
        signs = [float(sign in shown) for sign in (*self.signs, self.wild)]
        return (float(chip is not None), *which(self.faces, face), *signs)

    def at_place(self) -> tuple[Feature, ...]:
        return (
            Feature("ocean", 1, "1 for a place of the ocean, 0 for a square of a board"),
            Feature("ring", RINGS, "1 for the depth of a place: " + ", ".join(DEPTHS)),
            Feature("dot", 1, "1 for a place of the kind where chips begin face down"),
            Feature("pointed", 1, "1 for the place that the Nautilus points at"),
            Feature("reach", len(STEER_NAMES), "1 for each way to steer that leads here: " + ", ".join(STEER_NAMES)),
            Feature("hidden", 1, "1 where a chip lies face down"),
            Feature("chip", self.chip_size, "of a chip that can be seen: 1; 1 for its face: " + ", ".join(self.faces)
                    + "; 1 for each symbol, also for one that is printed on a square: " + ", ".join(self.signs)
                    + "; 1 if it counts as any"),
            Feature("useful", 1, "1 for a chip whose picture the row of this round wants"),
            Feature("owner", SEATS, "1 for the seat whose square it is, counted from oneself"),
            Feature("row", self.rows, "1 for the row of a square"),
            Feature("column", self.width, "1 for the column of a square"),
            Feature("now", 1, "1 for a square in the row of this round"),
            Feature("next", 1, "1 for the square where a chip would go that its player takes now"),
            Feature("wanted", len(PICTURES), "1 for each picture that the square's row wants: " + ", ".join(PICTURES)),
            Feature("chosen", 1, "1 for the chip that was pointed out in the first half of a move"),
            *self.own_at_place,
        )  # fmt: skip

    def rest(self) -> tuple[Feature, ...]:
        kinds = len(self.specials)
        return (
            Feature("seats", SEATS, "1 for the number of seats"),
            Feature("seat", SEATS, "1 for which seat one has: moves name others by theirs"),
            Feature("actor", SEATS, "1 for the seat that decides, counted from oneself, as all seats are"),
            Feature("tokens", SEATS * SEATS, "for each seat, 1 for its number token"),
            Feature("points", SEATS, "each seat's points, by 100"),
            Feature("lead", SEATS, "one's own points less those of each seat, by 50"),
            Feature("row points", SEATS, "what each seat's row of this round would score as it is, by 25"),
            Feature("column points", SEATS, "what each seat's columns would score as they are, by 25"),
            Feature("hands", SEATS * self.cards, "for each seat, 1 for each numbered card in hand"),
            Feature("laid", SEATS * self.cards, "for each seat, 1 for the card that it has laid this turn"),
            Feature("sailed", SEATS, "1 for each seat that has carried its card out this turn"),
            Feature("spent", SEATS, "1 for each seat that has played its other card this turn"),
            Feature("specials", SEATS * kinds, "for each seat its special cards, by 2: " + ", ".join(self.specials)),
            Feature("fresh", SEATS * kinds, "those of them that were taken this turn, by 2"),
            Feature("top", kinds, "1 for the special card that lies face up"),
            Feature("pile", 1, "how many lie under it that nobody has seen, by 6"),
            Feature("under", kinds, "the used cards of each kind below those, by 2"),
            Feature("special", kinds, "1 for the special card that is being carried out"),
            Feature("heading", len(HEADING_NAMES), "1 for the heading: " + ", ".join(HEADING_NAMES)),
            Feature("depth", len(DEPTHS), "1 for the depth: " + ", ".join(DEPTHS)),
            Feature("step", len(STEPS), "1 for what is asked for: " + ", ".join(STEPS)),
            Feature("round", self.rows, "1 for the round"),
            Feature("turn", 1, f"the turn within the round, by {self.turns}"),
            Feature("ending", 1, "1 if the round ends with this turn"),
            *self.own,
        )

    # -- from a view --------------------------------------------------------------------------------------------------

    @cached_property
    def form(self) -> Form:
        return Form(self.places, self.at_place(), self.rest())

    @cached_property
    def _shown(self) -> Shown:
        return Shown(self)

    @cached_property
    def _parts(self) -> Memory[Floats]:
        return Memory(500)

    def encode(self, view: OceanView, ones: list[int], numbers: dict[int, float]) -> Encoding:
        """What a view shows; ``ones`` and ``numbers`` begin with what is the edition's own."""
        form, parts, first, row = self.form, self._parts, view.seat or 0, view.round - 1
        players = [*view.players[first:], *view.players[:first]]
        wanted = players[0].rows[row].wanted
        blocks = [parts.made(view.ocean.places, wanted, self._places)]
        for seat, player in enumerate(players):
            blocks.append(parts.made(player.rows, (seat, row), self._board))
            self._player(player, seat, ones, numbers)
            numbers[form.rest["lead"] + seat] = (players[0].points - player.points) / 50
            numbers[form.rest["row points"] + seat] = player.rows[row].now / 25
        self._table(view, ones, numbers)
        blocks.append(self._blank(tuple([one.wanted for one in players[0].rows]), row, view.seats))
        return form.filled(np.concatenate(blocks), ones, numbers)

    def _places(self, lying: tuple[Place, ...], wanted: tuple[str, ...]) -> Floats:
        """The places of the ocean, one after the other as people see them now, but for what the Nautilus can do."""
        form, shown, chips = self.form, self._shown, [0] * PLACES
        made = np.zeros((PLACES, form.width), np.float32)
        made[:, form.at["ocean"]] = 1
        made[range(PLACES), form.at["ring"] + np.arange(PLACES) // ARMS] = 1
        for place in lying:
            chips[_SEEN[place.name]] = shown[place.chip]
        made[[_SEEN[place.name] for place in lying if place.hidden], form.at["hidden"]] = 1
        made[[_SEEN[place.name] for place in lying if place.dot != "white"], form.at["dot"]] = 1
        begin = form.at["chip"]
        made[:, begin : begin + self.chip_size + 1] = shown.numbers(wanted).take(chips, 0)
        return made.reshape(-1)

    def _board(self, rows: tuple[Row, ...], how: tuple[int, int]) -> Floats:
        """The squares of a seat, when it is the round of that row."""
        form, shown, (seat, row) = self.form, self._shown, how
        made = self._squares(tuple([one.wanted for one in rows]), seat, row).copy()
        chips = [shown[square.chip or square.symbol] for one in rows for square in one.squares]
        begin = form.at["chip"]
        made[: len(chips), begin : begin + self.chip_size + 1] = shown.numbers(rows[row].wanted).take(chips, 0)
        free = [at for at, one in enumerate(rows[row].squares) if one.chip is None and one.symbol is None]
        if free:
            made[row * self.width + free[0], form.at["next"]] = 1
        return made.reshape(-1)

    @cache  # noqa: B019
    def _squares(self, wanted: tuple[tuple[str, ...], ...], seat: int, row: int) -> Floats:
        """The same without chips: where each square is, and what its row wants; also of a seat that nobody has."""
        at, square = self.form.at, np.arange(self.squares)
        made = np.zeros((self.squares, self.form.width), np.float32)
        made[:, at["owner"] + seat] = 1
        made[square, at["row"] + square // self.width] = 1
        made[square, at["column"] + square % self.width] = 1
        made[:, at["wanted"] : at["wanted"] + len(PICTURES)] = self.wanted(wanted)
        made[:, at["now"]] = square // self.width == row
        return made

    @cache  # noqa: B019
    def _blank(self, wanted: tuple[tuple[str, ...], ...], row: int, seats: int) -> Floats:
        """The squares of the seats that nobody has, and the rest before anything is filled in."""
        empty = [self._squares(wanted, seat, row).reshape(-1) for seat in range(seats, SEATS)]
        return np.concatenate([*empty, np.zeros(width(self.rest()), np.float32)])

    def _helm(self, ocean: Ocean, ones: list[int]) -> None:
        at, rest, width = self.form.at, self.form.rest, self.form.width
        ones.append(_SEEN[ocean.pointed] * width + at["pointed"])
        ones += [_SEEN[name] * width + at["reach"] + _STEER[steer] for steer, name in ocean.reach.items()]
        ones += rest["heading"] + HEADING_NAMES.index(ocean.heading), rest["depth"] + DEPTHS.index(ocean.depth)

    def _player(self, player: Player, seat: int, ones: list[int], numbers: dict[int, float]) -> None:
        """Tokens, points and cards."""
        at, cards = self.form.rest, seat * self.cards - 1
        ones.append(at["tokens"] + seat * SEATS + player.token - 1)
        ones += [at["hands"] + cards + card for card in player.hand]
        if player.laid:
            ones.append(at["laid"] + cards + player.laid)
        if player.sailed:
            ones.append(at["sailed"] + seat)
        if player.spent:
            ones.append(at["spent"] + seat)
        numbers[at["points"] + seat] = player.points / 100
        numbers[at["column points"] + seat] = sum(player.columns) / 25
        kinds = seat * len(self.specials)
        self._halves(at["specials"] + kinds, (*player.specials, *player.fresh), numbers)
        self._halves(at["fresh"] + kinds, player.fresh, numbers)

    def _halves(self, begin: int, cards: Sequence[str], numbers: dict[int, float]) -> None:
        """Special cards of each kind, by 2."""
        for card in cards:
            kind = begin + self.specials.index(card)
            numbers[kind] = numbers.get(kind, 0) + 0.5

    def _table(self, view: OceanView, ones: list[int], numbers: dict[int, float]) -> None:
        """What belongs to no player."""
        self._helm(view.ocean, ones)
        at, first = self.form.rest, view.seat or 0
        ones += at["seats"] + view.seats - 1, at["step"] + STEPS.index(view.step), at["round"] + view.round - 1
        if view.seat is not None:
            ones.append(at["seat"] + view.seat)
        if view.to_act:
            ones.append(at["actor"] + (view.to_act[0] - first) % view.seats)
        if view.ending:
            ones.append(at["ending"])
        for name, card in (("top", view.top), ("special", view.special)):
            if card is not None:
                ones.append(at[name] + self.specials.index(card))
        self._halves(at["under"], view.under, numbers)
        numbers[at["pile"]] = view.pile / 6
        numbers[at["turn"]] = view.turn / self.turns
        if view.chosen is not None:
            *owner, name = view.chosen.split()
            seat = ((int(owner[0][1:]) - 1 if owner else view.to_act[0]) - first) % view.seats
            square = PLACES + seat * self.squares + self.square.names.index(name)
            ones.append(square * self.form.width + self.form.at["chosen"])

    def wanted(self, rows: Sequence[Sequence[str]]) -> Floats:
        """squares × pictures; rows that are not played want nothing."""
        made = np.zeros((self.rows, self.width, len(PICTURES)), np.float32)
        for row, pictures in enumerate(rows):
            for picture in pictures:
                made[row, :, PICTURES.index(picture)] = 1
        return made.reshape(self.squares, -1)

    # -- the layout ---------------------------------------------------------------------------------------------------

    def layout(self, moves: int, swaps: Pairs, move: int, heads: Sequence[int], fetch: int) -> Layout:
        """``heads`` are families of moves that name a square of one's own."""
        at = {fetch + place: (place, 0) for place in range(PLACES)}
        for head, base in enumerate(heads, 1):
            at |= {base + square: (PLACES + square, head) for square in range(self.squares)}
        swapped = 1 + len(heads)
        at |= {swaps.base + n: (PLACES + one, swapped + other) for n, (one, other) in enumerate(swaps.pairs)}
        for one in range(self.squares):
            for to in range(self.squares):
                at[move + one * self.squares + to] = PLACES + one, swapped + self.squares + to
        names = [f"{seat} {name}" for seat in range(SEATS) for name in self.square.names]
        where = judged(moves, self.places, at)
        return Layout(VERSION, (*SEEN_NAMES.names, *names), self.at_place(), self.rest(), self._mixing(), *where)

    def _mixing(self) -> Floats:
        """In the ocean the places beside one another on a ring, and those of the same arm; on a board the row, and the
        column."""
        ring, arm = np.divmod(np.arange(PLACES), ARMS)
        square = np.arange(SEATS * self.squares)
        row, column = square // self.width, square % self.width + square // self.squares * self.width
        beside = (ring[:, None] == ring) & (abs((arm[:, None] - arm + ARMS // 2) % ARMS - ARMS // 2) == 1)
        same = (arm[:, None] == arm, row[:, None] == row, column[:, None] == column)
        made = np.zeros((2, self.places, self.places), np.float32)
        made[:, :PLACES, :PLACES] = beside, same[0]
        made[:, PLACES:, PLACES:] = same[1:]
        made *= 1 - np.eye(self.places, dtype=np.float32)
        made /= made.sum(2, keepdims=True)
        return made


class Shown(dict[Chip | str | None, int]):
    """Chips (and signs that are printed on squares) by the order in which they were met, and what each shows."""

    def __init__(self, look: Look) -> None:
        super().__init__({None: 0})
        self._look = look
        self._rows: list[tuple[float, ...]] = [(0.0,) * look.chip_size]
        self._tables: dict[tuple[str, ...], Floats] = {}

    def __missing__(self, shown: Chip | str) -> int:
        chip, sign = (None, shown) if isinstance(shown, str) else (shown, None)
        self._rows.append(self._look.chip(chip, sign))
        self._tables.clear()
        self[shown] = found = len(self._rows) - 1
        return found

    def numbers(self, wanted: tuple[str, ...]) -> Floats:
        """A row for each: ``chip``, and ``useful`` where the row of this round wants these pictures."""
        found = self._tables.get(wanted)
        if found is None:
            asked = [1 + PICTURES.index(picture) for picture in wanted]
            rows = [(*row, float(any(row[at] for at in asked))) for row in self._rows]
            found = self._tables[wanted] = np.array(rows, np.float32)
        return found


def seen(name: str) -> int:
    """Which of the layout's places a place of the ocean is now."""
    return _SEEN[name]
