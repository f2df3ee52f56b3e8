"""What a seat knows of the turning ocean, as numbers (see :mod:`vulcania.research.encoding`).

The places are those of the ocean, as people see them now, and the squares of every board, one's own first. So a move
that points at a chip is judged where the chip lies, whether in the ocean or on one's board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from vulcania.core.vocabulary import Names, Pairs
from vulcania.games._ocean.components import ARMS, DEPTHS, HEADING_NAMES, PICTURES, PLACES, RINGS, Chip, Contents
from vulcania.games._ocean.moves import MOST_SEATS, SEEN_NAMES, STEER_NAMES, STEPS
from vulcania.games._ocean.view import OceanView, Place
from vulcania.research.encoding import Columns, Encoding, Feature, Floats, Layout, judged, which

VERSION = 1
SEATS = MOST_SEATS
_SEEN = {name: at for at, name in enumerate(SEEN_NAMES.names)}


class Known(NamedTuple):
    """What both ways of encoding begin with. Places as in the layout; seats counted from oneself, empty ones zeros."""

    chips: Any
    """places × what a chip shows (``Look.chip``), zeros where no face can be seen"""
    hidden: Any
    """24: a chip lies face down."""
    dots: Any
    """24: the place has the dots' second colour."""
    pointed: Any
    """24"""
    reach: Any
    """24 × 6: where each way to steer leads to."""
    wanted: Any
    """squares × pictures, as the rows want them"""
    now: Any
    """squares: in the row of this round"""
    next: Any
    """seats × squares: where a chip that is taken goes to"""
    chosen: Any
    """seats × squares: what was pointed out in the first half of a move"""
    at_place: Any
    """places × what is the edition's own"""
    heading: Any
    depth: Any
    seat: Any
    actor: Any
    """Counted from oneself; -1 when it is over."""
    tokens: Any
    """From 0; -1 for nobody."""
    points: Any
    row: Any
    """What the row of this round would score as it is."""
    columns: Any
    hands: Any
    """seats × cards"""
    laid: Any
    """0 for none"""
    sailed: Any
    spent: Any
    specials: Any
    """seats × kinds"""
    fresh: Any
    top: Any
    pile: Any
    under: Any
    """kinds"""
    special: Any
    step: Any
    round: Any
    turn: Any
    ending: Any
    rest: Any
    """What is the edition's own."""


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

    def numbers(self, known: Known, seats: int, xp: Any) -> Encoding:
        """The numbers; ``xp`` is NumPy or JAX's twin of it."""
        there = xp.arange(SEATS)

        def hot(size: int, one: Any) -> Any:
            return xp.arange(size) == one

        def both(ocean: Any, squares: Any) -> Any:
            """What is told of the places of the ocean, and of the squares."""
            return xp.concatenate([ocean.reshape(PLACES, -1), squares.reshape(SEATS * self.squares, -1)])

        def of_ocean(numbers: Any) -> Any:
            wide = numbers.reshape(PLACES, -1)
            return both(wide, xp.zeros((SEATS * self.squares, wide.shape[1]), wide.dtype))

        def of_squares(numbers: Any) -> Any:
            wide = numbers.reshape(SEATS * self.squares, -1)
            return both(xp.zeros((PLACES, wide.shape[1]), wide.dtype), wide)

        faces = known.chips[:, 1 : 1 + len(PICTURES)]
        asked = xp.any(known.wanted * known.now[:, None] > 0, 0)
        places = {
            **self._printed,
            "dot": of_ocean(known.dots),
            "pointed": of_ocean(known.pointed),
            "reach": of_ocean(known.reach),
            "hidden": of_ocean(known.hidden),
            "chip": known.chips,
            "useful": xp.any((faces > 0) & asked, 1)[:, None],
            "now": of_squares(xp.tile(known.now, SEATS)),
            "next": of_squares(known.next),
            "wanted": of_squares(xp.tile(known.wanted, (SEATS, 1))),
            "chosen": of_squares(known.chosen),
        }
        rest = {
            "seats": hot(SEATS, seats - 1),
            "seat": hot(SEATS, known.seat),
            "actor": hot(SEATS, known.actor),
            "tokens": (known.tokens[:, None] == there).reshape(-1),
            "points": known.points / 100,
            "lead": xp.where(there < seats, known.points[0] - known.points, 0) / 50,
            "row points": known.row / 25,
            "column points": known.columns / 25,
            "hands": known.hands.reshape(-1),
            "laid": (known.laid[:, None] == xp.arange(1, self.cards + 1)).reshape(-1),
            "sailed": known.sailed,
            "spent": known.spent,
            "specials": known.specials.reshape(-1) / 2,
            "fresh": known.fresh.reshape(-1) / 2,
            "top": hot(len(self.specials), known.top),
            "pile": xp.asarray(known.pile)[None] / 6,
            "under": known.under / 2,
            "special": hot(len(self.specials), known.special),
            "heading": hot(len(HEADING_NAMES), known.heading),
            "depth": hot(len(DEPTHS), known.depth),
            "step": hot(len(STEPS), known.step),
            "round": hot(self.rows, known.round),
            "turn": xp.asarray(known.turn)[None] / self.turns,
            "ending": xp.asarray(known.ending)[None],
        }
        places |= _cut(self.own_at_place, known.at_place)
        rest |= _cut(self.own, known.rest)
        at_place, others = self._columns
        return Encoding(at_place.joined(places, xp), others.joined(rest, xp))

    @cached_property
    def _columns(self) -> tuple[Columns, Columns]:
        return Columns(self.at_place()), Columns(self.rest())

    @cached_property
    def _printed(self) -> dict[str, Floats]:
        """What is the same in every position: where each place is."""
        places, square = np.arange(self.places), np.arange(self.places) - PLACES
        ring, owner, row = places // ARMS, square // self.squares, square // self.width % self.rows
        ocean = (places < PLACES)[:, None]
        found = {
            "ocean": ocean,
            "ring": ocean & (ring[:, None] == np.arange(RINGS)),
            "owner": ~ocean & (owner[:, None] == np.arange(SEATS)),
            "row": ~ocean & (row[:, None] == np.arange(self.rows)),
            "column": ~ocean & ((square % self.width)[:, None] == np.arange(self.width)),
        }
        return {name: numbers.astype(np.float32) for name, numbers in found.items()}

    # -- from a view --------------------------------------------------------------------------------------------------

    def known(self, view: OceanView, at_place: Any = None, rest: Sequence[float] = ()) -> Known:
        """What a view shows; ``at_place`` and ``rest`` are what is the edition's own."""
        first = view.seat or 0
        players = [*view.players[first:], *view.players[:first]]
        ocean = view.ocean
        lying = sorted(ocean.places, key=seen_at)
        names = [place.name for place in lying]
        chips = np.zeros((self.places, self.chip_size))
        chips[:PLACES] = [self.chip(place.chip) for place in lying]
        for seat, player in enumerate(players):
            shown = [self.chip(square.chip, square.symbol) for row in player.rows for square in row.squares]
            begin = PLACES + seat * self.squares
            chips[begin : begin + len(shown)] = shown
        actor = (view.to_act[0] - first) % view.seats if view.to_act else -1
        row = view.round - 1

        def each(numbers: Callable[[Any], Any]) -> Any:
            """A number, or a row of them, of each player."""
            made = np.array([numbers(player) for player in players])
            filled = np.zeros((SEATS, *made.shape[1:]), made.dtype)
            filled[: view.seats] = made
            return filled

        def counts(cards: Sequence[str]) -> list[int]:
            return [cards.count(kind) for kind in self.specials]

        def named(kind: str | None) -> int:
            return -1 if kind is None else self.specials.index(kind)

        return Known(
            chips=chips,
            hidden=np.array([place.hidden for place in lying]),
            dots=np.array([place.dot != "white" for place in lying]),
            pointed=np.array([name == ocean.pointed for name in names]),
            reach=np.array([[name == ocean.reach.get(steer) for name in names] for steer in STEER_NAMES]).T,
            wanted=self.wanted([one.wanted for one in players[0].rows]),
            now=np.arange(self.squares) // self.width == row,
            next=each(lambda player: self._next(player.rows[row].squares, row)),
            chosen=self._chosen(view, actor),
            at_place=at_place,
            heading=HEADING_NAMES.index(ocean.heading),
            depth=DEPTHS.index(ocean.depth),
            seat=-1 if view.seat is None else view.seat,
            actor=actor,
            tokens=np.array([*(player.token - 1 for player in players), *[-1] * (SEATS - view.seats)]),
            points=each(lambda player: player.points),
            row=each(lambda player: player.rows[row].now),
            columns=each(lambda player: sum(player.columns)),
            hands=each(lambda player: [card in player.hand for card in range(1, self.cards + 1)]),
            laid=each(lambda player: player.laid or 0),
            sailed=each(lambda player: player.sailed),
            spent=each(lambda player: player.spent),
            specials=each(lambda player: counts((*player.specials, *player.fresh))),
            fresh=each(lambda player: counts(player.fresh)),
            top=named(view.top),
            pile=view.pile,
            under=np.array(counts(view.under)),
            special=named(view.special),
            step=STEPS.index(view.step),
            round=row,
            turn=view.turn,
            ending=view.ending,
            rest=np.array(rest),
        )

    def wanted(self, rows: Sequence[Sequence[str]]) -> Floats:
        """squares × pictures; rows that are not played want nothing."""
        made = np.zeros((self.rows, self.width, len(PICTURES)), np.float32)
        for row, pictures in enumerate(rows):
            for picture in pictures:
                made[row, :, PICTURES.index(picture)] = 1
        return made.reshape(self.squares, -1)

    def _next(self, squares: Sequence[Any], row: int) -> list[bool]:
        """The leftmost square of the row that takes a chip and has none."""
        free = [at for at, square in enumerate(squares) if square.chip is None and square.symbol is None]
        return [bool(free) and at == row * self.width + free[0] for at in range(self.squares)]

    def _chosen(self, view: OceanView, actor: int) -> Any:
        chosen = np.zeros((SEATS, self.squares), bool)
        if view.chosen is not None:
            *owner, name = view.chosen.split()
            seat = (int(owner[0][1:]) - 1 - (view.seat or 0)) % view.seats if owner else actor
            chosen[seat, self.square.names.index(name)] = True
        return chosen

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


def seen_at(place: Place) -> int:
    """Which of the layout's places a place of the ocean is now."""
    return _SEEN[place.name]


def _cut(features: Sequence[Feature], numbers: Any) -> dict[str, Any]:
    """The features of an edition's own numbers."""
    columns = Columns(features)
    return {feature.name: numbers[..., columns.at[feature.name]] for feature in features}


def chip_table(look: Look, contents: Contents) -> Floats:
    """What each chip shows, and behind the last what no chip shows."""
    return np.array([look.chip(chip) for chip in (*contents.chips, None)], np.float32)
