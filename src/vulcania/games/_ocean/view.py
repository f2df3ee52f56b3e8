"""What a seat may know of the turning ocean, and how it is made from a position. Nothing here differs from seat to
seat: what is hidden is hidden from everyone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, TypeVar

import msgspec

from vulcania.core.remembered import remembered
from vulcania.core.view import Shared, View
from vulcania.games._ocean.components import ANY, ARMS, DEPTHS, HEADING_NAMES, NONE, PLACES, Chip, held
from vulcania.games._ocean.moves import SEEN_NAMES, STEER_NAMES, STEPS
from vulcania.games._ocean.rules.helm import (
    AFTER,
    CHOICES,
    DEPTH_OF,
    HEADING_OF,
    POINTED,
    POSITIONS,
    SEEN_AT,
    TURN_OF,
    seen,
)
from vulcania.games._ocean.rules.position import Position


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A place of the ocean: where it is seen now, and what can be seen on it."""

    name: str
    arm: int
    ring: int
    dot: str
    """The colour printed on the dial: which chips lie here."""
    chip: Chip | None = None
    """The chip, when its face can be seen."""
    hidden: bool = False
    """A chip lies here face down."""


class Ocean(msgspec.Struct, frozen=True, gc=False):
    """The dial and the Nautilus, as pictures need them."""

    turn: int
    """How many eighths clockwise the dial has turned."""
    heading: str
    depth: str
    pointed: str
    """The name of the place that the Nautilus points at."""
    places: tuple[Place, ...]
    """In the order of the dial: ring by ring, arm by arm."""
    reach: dict[str, str] = {}
    """For every way to steer from here, the place that the Nautilus would then point at, named as it lies now."""


class Square(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A square of a player's board."""

    name: str
    chip: Chip | None = None
    symbol: str | None = None
    """What is printed on a bonus square, which takes no chip."""
    bonus: str | None = None
    """A bonus square's colour."""
    label: str | None = None
    """The name printed on a square."""


class Row(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A round's row."""

    squares: tuple[Square, ...]
    wanted: tuple[str, ...]
    """The pictures that it wants."""
    points: tuple[int, ...]
    """What it pays: for a single, a pair and a triple, or for one, two and three wanted pictures."""
    now: int
    """What it would score as it is."""
    scored: int | None
    """What it did score, once its round was counted."""


class Player(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All that lies before one player; none of it is secret."""

    token: int
    points: int
    rows: tuple[Row, ...]
    columns: tuple[int, ...]
    """What each column would score as it is, over the rows of the next count."""
    hand: tuple[int, ...]
    """The numbered cards still in hand."""
    discard: tuple[int, ...]
    laid: int | None
    """The card laid in this turn."""
    sailed: bool
    spent: bool
    """Whether the one other card of this turn was played."""
    specials: tuple[str, ...]
    """The special cards in hand that can be played."""
    fresh: tuple[str, ...]
    """Those that were taken this turn, and have to wait for the next."""


class OceanView(View, frozen=True, kw_only=True):
    ACTION: ClassVar[str]
    """What words call what a numbered card does."""
    SPECIAL: ClassVar[str]
    """What words call a special card."""

    ocean: Ocean
    players: tuple[Player, ...]
    step: str
    """What is asked for: to ``lay``, to ``sail``, to ``steer`` once more …"""
    round: int
    rounds: int
    turn: int
    """The turn in progress within the round, of at most ``turns``."""
    turns: int
    ending: bool
    """The round ends with this turn."""
    cards: tuple[str, ...]
    """What each numbered card does, from 1 on."""
    bonus: tuple[int, ...]
    """The points at a round's end for number token 1, 2 …"""
    column_values: tuple[tuple[int, ...], ...]
    """The points of each column for 1, 2, 3 … equal symbols."""
    top: str | None
    """The special card that lies face up."""
    pile: int
    """How many lie under it that nobody has seen yet."""
    under: tuple[str, ...]
    """The used cards below those, the first to come up first."""
    special: str | None
    """The special card that is being carried out."""
    chosen: str | None
    """What was pointed out in the first half of a move: ``a1``, ``p2 b3``."""

    @property
    def first(self) -> int:
        """Whose cards lie in front: the seat that looks on, or else the one to act."""
        return self.seat if self.seat is not None else (*self.to_act, 0)[0]


Board = tuple[tuple[Row, ...], tuple[int, ...]]
"""A player's rows, and what each column would score."""

V = TypeVar("V", bound=OceanView)
P = TypeVar("P", bound=Player)


def make(kind: type[V], state: Position, shared: Shared, **own: Any) -> V:
    """A game's view: what both show of a position in the same way, and what is the game's own."""
    return kind(
        **shared,
        ocean=_ocean(state),
        step=STEPS[state.step],
        round=state.round + 1,
        rounds=state.rounds,
        turn=state.turn,
        turns=state.TURNS,
        ending=state.ending,
        cards=state.contents.action_names,
        bonus=state.contents.bonus[: state.seats],
        top=_special(state, state.top),
        pile=len(state.pile),
        under=tuple([state.SPECIALS[card] for card in state.under]),
        special=_special(state, state.special),
        **own,
    )


def _special(state: Position, card: int) -> str | None:
    return None if card == NONE else state.SPECIALS[card]


def board(state: Position, seat: int, make: Callable[[], Board]) -> Board:
    """A player's rows, and what each column would score."""
    counted = [boards[seat] for _, boards, _ in state.ledger]
    return remembered(state.contents, ("board", state.round, state.rounds, *counted, *state.boards[seat]), make)


def _ocean(state: Position) -> Ocean:
    turn, heading, depth, pointed, reach = _HELM[state.position]
    key = "places", turn, state.opened, *state.ocean
    places = remembered(state.contents, key, lambda: _places(state, turn))
    return Ocean(turn, heading, depth, pointed, places, reach)


def _places(state: Position, turn: int) -> tuple[Place, ...]:
    opened, chips = state.opened, state.contents.chips
    places = []
    for place, (name, arm, ring, dot, chip) in enumerate(
        zip(_NAMES[turn], _ARMS, _RINGS, state.contents.dots, state.ocean, strict=True)
    ):
        if chip < 0:
            places.append(Place(name, arm, ring, dot))
        elif opened >> place & 1:
            places.append(Place(name, arm, ring, dot, chips[chip]))
        else:
            places.append(Place(name, arm, ring, dot, None, True))
    return tuple(places)


_ARMS, _RINGS = zip(*((place % ARMS, place // ARMS) for place in range(PLACES)), strict=True)
_NAMES = tuple(tuple(SEEN_NAMES.names[at] for at in seen_at) for seen_at in SEEN_AT)
"""For each turn of the dial, what its places are called."""
_HELM = tuple(
    (
        TURN_OF[position],
        HEADING_NAMES[HEADING_OF[position]],
        DEPTHS[DEPTH_OF[position]],
        seen(position, POINTED[position]),
        {STEER_NAMES[s]: seen(position, POINTED[AFTER[position][s]]) for s in CHOICES[position][ANY]},
    )
    for position in range(POSITIONS)
)
"""For each position, what is told of it: views share it."""


def player(kind: type[P], state: Position, seat: int, board: Board, **own: Any) -> P:
    """What lies before a player: board, cards and points, and the game's own."""
    hand, laid, fresh = state.hands[seat], state.laid[seat], state.fresh[seat]
    gone = (1 << len(state.contents.actions)) - 1 & ~hand
    return kind(
        token=state.order.index(seat) + 1,
        points=state.points[seat],
        hand=_cards(hand),
        discard=_cards(gone & ~(1 << laid - 1) if laid else gone),
        laid=laid or None,
        sailed=bool(state.sailed >> seat & 1),
        spent=bool(state.spent >> seat & 1),
        specials=_named(state.SPECIALS, state.held[seat] - fresh),
        fresh=_named(state.SPECIALS, fresh),
        rows=board[0],
        columns=board[1],
        **own,
    )


@lru_cache(2000)
def _cards(bits: int) -> tuple[int, ...]:
    """Numbered cards, card 1 the lowest bit."""
    return tuple(card for card in range(1, bits.bit_length() + 1) if bits >> card - 1 & 1)


@lru_cache(2000)
def _named(names: tuple[str, ...], cards: int) -> tuple[str, ...]:
    return tuple(name for kind, name in enumerate(names) for _ in range(held(cards, kind)))


def rows(
    state: Position,
    seat: int,
    free: Sequence[Square],
    values: Sequence[tuple[int, ...]],
    count: Callable[[Sequence[int], int], int],
) -> tuple[Row, ...]:
    """A board's rows, from its squares without a chip, what each row pays, and how a row of a board is counted. A chip
    changes one of them; the others are shared."""
    contents, board = state.contents, state.boards[seat]
    counted = {row: boards[seat] for row, boards, _ in state.ledger}
    wide = len(free) // len(contents.wanted)

    def row(at: int) -> Row:
        across, then = slice(at * wide, (at + 1) * wide), counted.get(at)
        squares = _laid_on(free[across], contents.chips, board[across])
        scored = None if then is None else count(then, at)
        return Row(squares, contents.wanted[at], values[at], count(board, at), scored)

    return tuple([
        remembered(contents, ("row", at, counted.get(at), *board[at * wide : (at + 1) * wide]), partial(row, at))
        for at in range(state.rounds)
    ])  # fmt: skip


def _laid_on(free: Sequence[Square], chips: Sequence[Chip], row: Sequence[int]) -> tuple[Square, ...]:
    """Squares with the chips that lie on them: those that have none are shared."""
    return tuple([
        one if chip < 0 else Square(one.name, chips[chip], one.symbol, one.bonus, one.label)
        for one, chip in zip(free, row, strict=True)
    ])  # fmt: skip
