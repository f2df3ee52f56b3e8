"""What a seat knows of the turning ocean, as numbers (see :mod:`vulcania.research.encoding`).

The places are those of the ocean, as people see them now, and the squares of every board, one's own first. So a move
that points at a chip is judged where the chip lies, whether in the ocean or on one's board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from vulcania.core.remembered import Memory
from vulcania.core.vocabulary import Names, Pairs
from vulcania.games._ocean.components import ARMS, DEPTHS, HEADING_NAMES, PICTURES, PLACES, RINGS, Chip
from vulcania.games._ocean.moves import MOST_SEATS, SEEN_NAMES, STEER_NAMES, STEPS
from vulcania.games._ocean.view import OceanView, Place, Player, Row
from vulcania.research.encoding import (
    Columns,
    Feature,
    Floats,
    Form,
    Indices,
    Layout,
    Sheet,
    bounded,
    hot,
    judged,
    which,
    width,
)

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
    def _parts(self) -> Memory[bytes]:
        return Memory(2000)

    @cached_property
    def _helms(self) -> Memory[Indices]:
        return Memory(500)

    def row(self, view: OceanView) -> Floats:
        """What a view shows, but for what is the edition's own."""
        parts, first, now = self._parts, view.seat or 0, view.round - 1
        players = [*view.players[first:], *view.players[:first]]
        rows = players[0].rows
        made = bytearray().join([
            parts.made(view.ocean.places, rows[now].wanted, self._places),
            *[parts.made(player.rows, now, self._board) for player in players],
            self._blank(tuple([one.wanted for one in rows]), now, view.seats),
        ])  # fmt: skip
        row = np.frombuffer(made, np.float32)
        row[self._owners] = 1
        row[self._helms.made(view.ocean.reach, view.ocean.pointed, self._helm)] = 1
        sheet, at = self.form.sheet(row), self.form.rest
        for seat, player in enumerate(players):
            self._player(sheet, player, seat)
            sheet[at["lead"] + seat] = bounded((players[0].points - player.points) / 50)
            sheet[at["row points"] + seat] = bounded(player.rows[now].now / 25)
        self._table(sheet, view)
        return row

    # -- the numbers of places, as they lie in memory: those of a place are put together from three parts -------------

    def part(self, begin: str, end: str | None, numbers: dict[str, Any]) -> bytes:
        """The features of a place from one on and before another."""
        at, row = self.form.at, self._columns.row(numbers)
        return row[at[begin] : None if end is None else at[end]].tobytes()

    @cached_property
    def _columns(self) -> Columns:
        return Columns(self.at_place())

    @cache  # noqa: B019
    def _head(self, ring: int, dark: bool) -> bytes:
        """Of a place of the ocean; a square's has only zeros."""
        return self.part("ocean", "hidden", {"ocean": 1, "ring": hot(RINGS, ring), "dot": dark})

    @cache  # noqa: B019
    def _shown(self, wanted: tuple[str, ...]) -> Shown:
        return Shown(self, wanted)

    @cache  # noqa: B019
    def _tail(self, row: int, column: int, now: bool, free: bool, wanted: tuple[str, ...]) -> bytes:
        """Of a square, whosever it is; a place of the ocean has only zeros."""
        return self.part("owner", None, {
            "row": hot(self.rows, row), "column": hot(self.width, column), "now": now, "next": free,
            "wanted": [float(picture in wanted) for picture in PICTURES],
        })  # fmt: skip

    @cached_property
    def _owners(self) -> Indices:
        """Where there is a 1 for whose square it is."""
        width, owner = self.form.width, self.form.at["owner"]
        return np.array([(PLACES + at) * width + owner + at // self.squares for at in range(SEATS * self.squares)])

    def _places(self, lying: tuple[Place, ...], wanted: tuple[str, ...]) -> bytes:
        """The places of the ocean, one after the other as people see them now, but for what the Nautilus can do."""
        shown, made = self._shown(wanted), [b""] * PLACES
        nothing = bytes(4 * (self.form.width - self.form.at["owner"]))
        for place in lying:
            head = self._head(place.ring, place.dot != "white")
            made[_SEEN[place.name]] = head + shown[place.hidden or place.chip] + nothing
        return b"".join(made)

    def _board(self, rows: tuple[Row, ...], now: int) -> bytes:
        """The squares of a board, when it is the round of that row."""
        parts, asked = self._parts, rows[now].wanted
        lines = [parts.made(row, (at, at == now, asked), self._line) for at, row in enumerate(rows)]
        return b"".join([*lines, *[self._squares(at, False, ()) for at in range(len(rows), self.rows)]])

    def _line(self, row: Row, how: tuple[int, bool, tuple[str, ...]]) -> bytes:
        """A row of a board, whether it is the row of this round, and where these pictures are wanted now."""
        at, now, asked = how
        shown, chips = self._shown(asked), [square.chip or square.symbol for square in row.squares]
        free = chips.index(None) if now and None in chips else -1
        return self._squares(at, now, row.wanted, [shown[chip] for chip in chips], free)

    def _squares(
        self, row: int, now: bool, wanted: tuple[str, ...], shown: Sequence[bytes] = (), free: int = -1
    ) -> bytes:
        """The same from what the squares show, nothing if that is not said, and where the next chip would go."""
        head, nothing = bytes(4 * self.form.at["hidden"]), self._shown(())[None]
        return b"".join([
            head + one + self._tail(row, column, now, column == free, wanted)
            for column, one in enumerate(shown or [nothing] * self.width)
        ])  # fmt: skip

    @cache  # noqa: B019
    def _blank(self, wanted: tuple[tuple[str, ...], ...], now: int, seats: int) -> bytes:
        """The squares of the seats that nobody has, and the rest before anything is written."""
        board = [self._squares(row, row == now, wanted[row] if row < len(wanted) else ()) for row in range(self.rows)]
        return b"".join([*board * (SEATS - seats), bytes(4 * width(self.rest()))])

    def _helm(self, reach: dict[str, str], pointed: str) -> Indices:
        """Where there is a 1 for where the Nautilus points, and for where each way to steer would lead."""
        at, width = self.form.at, self.form.width
        ways = [_SEEN[name] * width + at["reach"] + _STEER[steer] for steer, name in reach.items()]
        return np.array([_SEEN[pointed] * width + at["pointed"], *ways])

    def _player(self, sheet: Sheet, player: Player, seat: int) -> None:
        """Tokens, points and cards."""
        at, cards = self.form.rest, seat * self.cards - 1
        sheet[at["tokens"] + seat * SEATS + player.token - 1] = 1
        for card in player.hand:
            sheet[at["hands"] + cards + card] = 1
        if player.laid:
            sheet[at["laid"] + cards + player.laid] = 1
        sheet[at["sailed"] + seat] = player.sailed
        sheet[at["spent"] + seat] = player.spent
        sheet[at["points"] + seat] = bounded(player.points / 100)
        sheet[at["column points"] + seat] = bounded(sum(player.columns) / 25)
        kinds = seat * len(self.specials)
        self._halves(sheet, at["specials"] + kinds, (*player.specials, *player.fresh))
        self._halves(sheet, at["fresh"] + kinds, player.fresh)

    def _halves(self, sheet: Sheet, begin: int, cards: Sequence[str]) -> None:
        """Special cards of each kind, by 2."""
        for card in cards:
            kind = begin + self.specials.index(card)
            sheet[kind] = bounded(sheet[kind] + 0.5)

    def _table(self, sheet: Sheet, view: OceanView) -> None:
        """What belongs to no player."""
        at, first, ocean = self.form.rest, view.seat or 0, view.ocean
        sheet[at["heading"] + HEADING_NAMES.index(ocean.heading)] = 1
        sheet[at["depth"] + DEPTHS.index(ocean.depth)] = 1
        sheet[at["seats"] + view.seats - 1] = 1
        sheet[at["step"] + STEPS.index(view.step)] = 1
        sheet[at["round"] + view.round - 1] = 1
        if view.seat is not None:
            sheet[at["seat"] + view.seat] = 1
        if view.to_act:
            sheet[at["actor"] + (view.to_act[0] - first) % view.seats] = 1
        sheet[at["ending"]] = view.ending
        for name, card in (("top", view.top), ("special", view.special)):
            if card is not None:
                sheet[at[name] + self.specials.index(card)] = 1
        self._halves(sheet, at["under"], view.under)
        sheet[at["pile"]] = bounded(view.pile / 6)
        sheet[at["turn"]] = view.turn / self.turns
        if view.chosen is not None:
            *owner, name = view.chosen.split()
            seat = ((int(owner[0][1:]) - 1 if owner else view.to_act[0]) - first) % view.seats
            square = PLACES + seat * self.squares + self.square.names.index(name)
            sheet[square * self.form.width + self.form.at["chosen"]] = 1

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


class Shown(dict[Chip | str | bool | None, bytes]):
    """What is shown by chips, and by signs that are printed on squares, where these pictures are wanted now: the
    features from ``hidden`` to ``useful``. ``True`` is a chip that lies face down."""

    def __init__(self, look: Look, wanted: tuple[str, ...]) -> None:
        self._look, self._asked = look, [1 + PICTURES.index(picture) for picture in wanted]

    def __missing__(self, key: Chip | str | bool | None) -> bytes:
        if isinstance(key, Chip):
            chip = self._look.chip(key)
        else:
            chip = self._look.chip(None, key if isinstance(key, str) else None)
        useful = any(chip[at] for at in self._asked)
        numbers = {"hidden": key is True, "chip": [*chip], "useful": useful}
        self[key] = made = self._look.part("hidden", "owner", numbers)
        return made


def seen(name: str) -> int:
    """Which of the layout's places a place of the ocean is now."""
    return _SEEN[name]
