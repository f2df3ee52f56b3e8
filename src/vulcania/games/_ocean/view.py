"""What a seat may know of the turning ocean, and how it is made from a position. Nothing here differs from seat to
seat: what is hidden is hidden from everyone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from vulcania.core.view import Shared, View
from vulcania.games._ocean.components import ANY, ARMS, DEPTHS, HEADING_NAMES, NONE, PLACES, Chip, held
from vulcania.games._ocean.moves import STEER_NAMES, STEPS
from vulcania.games._ocean.rules.helm import AFTER, CHOICES, DEPTH_OF, HEADING_OF, POINTED, TURN_OF, seen
from vulcania.games._ocean.rules.position import Position


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
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


class Ocean(msgspec.Struct, frozen=True):
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


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of a player's board."""

    name: str
    chip: Chip | None = None
    symbol: str | None = None
    """What is printed on a bonus square, which takes no chip."""
    bonus: str | None = None
    """A bonus square's colour."""
    label: str | None = None
    """The name printed on a square."""


class Row(msgspec.Struct, frozen=True):
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


class Player(msgspec.Struct, frozen=True, kw_only=True):
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
        under=tuple(state.SPECIALS[card] for card in state.under),
        special=_special(state, state.special),
        **own,
    )


def _special(state: Position, card: int) -> str | None:
    return None if card == NONE else state.SPECIALS[card]


def _ocean(state: Position) -> Ocean:
    position = state.position
    return Ocean(
        turn=TURN_OF[position],
        heading=HEADING_NAMES[HEADING_OF[position]],
        depth=DEPTHS[DEPTH_OF[position]],
        pointed=seen(position, POINTED[position]),
        places=tuple(_place(state, place) for place in range(PLACES)),
        reach={STEER_NAMES[s]: seen(position, POINTED[AFTER[position][s]]) for s in CHOICES[position][ANY]},
    )


def _place(state: Position, place: int) -> Place:
    chip = state.ocean[place]
    known = chip >= 0 and bool(state.opened >> place & 1)
    return Place(
        name=seen(state.position, place),
        arm=place % ARMS,
        ring=place // ARMS,
        dot=state.contents.dots[place],
        chip=state.contents.chips[chip] if known else None,
        hidden=chip >= 0 and not known,
    )


def player(kind: type[P], state: Position, seat: int, **own: Any) -> P:
    """What lies before a player: cards and points, and the game's own, the board above all."""
    cards = range(1, len(state.contents.actions) + 1)
    hand, laid, fresh = state.hands[seat], state.laid[seat], state.fresh[seat]
    return kind(
        token=state.order.index(seat) + 1,
        points=state.points[seat],
        hand=tuple(card for card in cards if hand >> card - 1 & 1),
        discard=tuple(card for card in cards if not hand >> card - 1 & 1 and card != laid),
        laid=laid or None,
        sailed=bool(state.sailed >> seat & 1),
        spent=bool(state.spent >> seat & 1),
        specials=_named(state, state.held[seat] - fresh),
        fresh=_named(state, fresh),
        **own,
    )


def _named(state: Position, cards: int) -> tuple[str, ...]:
    return tuple(name for kind, name in enumerate(state.SPECIALS) for _ in range(held(cards, kind)))


def rows(
    state: Position,
    seat: int,
    squares: Sequence[Square],
    values: Sequence[tuple[int, ...]],
    count: Callable[[Sequence[int], int], int],
) -> tuple[Row, ...]:
    """A board's rows, from its squares, what each row pays, and how a row of a board is counted."""
    counted = {row: count(boards[seat], row) for row, boards, _ in state.ledger}
    wide = len(squares) // len(state.contents.wanted)
    return tuple(
        Row(
            squares=tuple(squares[row * wide : (row + 1) * wide]),
            wanted=state.contents.wanted[row],
            points=values[row],
            now=count(state.boards[seat], row),
            scored=counted.get(row),
        )
        for row in range(state.rounds)
    )


def chip_on(state: Position, seat: int, square: int) -> Chip | None:
    chip = state.boards[seat][square]
    return state.contents.chips[chip] if chip >= 0 else None
