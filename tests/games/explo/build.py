"""Positions for tests: caves drawn in text, and expeditions that stand in them.

A tile is three by three signs: its middle says what it is, ``|`` and ``-`` around it are its openings::

     |
    -E--+-      the entrance, and a gallery east of it that goes on to the east and south
        |

``E`` entrance, ``+`` gallery, ``C`` gallery with CO2, ``O`` chamber, ``A`` choke, ``~`` duck, ``X`` squeeze,
``S`` sump, ``D`` digging tile, ``W`` squeeze that was widened. The entrance is 0,0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vulcania.core.event import Event
from vulcania.core.registry import game
from vulcania.games.explo.components import CARDS, CHAMBER, CHOKE, CO2, DUCK, DUG, RESOURCES, SQUEEZE, Contents
from vulcania.games.explo.moves import SQUARES, VOCABULARY
from vulcania.games.explo.rules import turn
from vulcania.games.explo.rules.cave import Cave
from vulcania.games.explo.rules.steps import BETWEEN
from vulcania.games.explo.state import ExploState
from vulcania.games.explo.view import ExploView

EXPLO = game("explo")
BOX: Contents = EXPLO.standard[1]
TILE_IDS = [tile.id for tile in BOX.tiles]

GROUND = {"E": 0, "+": 0, "C": CO2, "O": CHAMBER, "A": CHOKE, "~": DUCK, "X": SQUEEZE, "S": 0, "D": DUG, "W": DUG}
TILES = {
    "E": "entrance", "+": "straight-05", "C": "straight-01", "O": "chamber-01", "A": "choke-04", "~": "duck-03",
    "X": "squeeze-02", "S": "sump", "D": "digging-01", "W": "squeeze-02",
}  # fmt: skip
AROUND = ((0, 1, "|"), (1, 2, "-"), (2, 1, "|"), (1, 0, "-"))
"""Where the sign of each side stands in a tile: north, east, south, west."""


def at(x: int, y: int) -> int:
    return SQUARES.at(x, y)


def xy(square: int) -> tuple[int, int]:
    return SQUARES.xy(square)


def draw_cave(text: str) -> Cave:
    """The cave that a text shows. Blank lines and columns around it do not matter: the entrance gives the rhythm."""
    lines = text.split("\n")
    row = next(number for number, line in enumerate(lines) if "E" in line)
    left = " " * ((1 - lines[row].index("E")) % 3)
    lines = [""] * ((1 - row) % 3) + [left + line for line in lines]
    width = max(map(len, lines))
    lines = [line.ljust(width + 3) for line in [*lines, "", "", ""]]
    blocks = {}
    for row in range(0, len(lines) - 2, 3):
        for column in range(0, width, 3):
            sign = lines[row + 1][column + 1]
            if sign != " ":
                blocks[column // 3, row // 3] = [lines[row + y][column : column + 3] for y in range(3)]
    ox, oy = next(place for place, block in blocks.items() if block[1][1] == "E")
    cave = Cave()
    order = sorted(blocks, key=lambda place: place != (ox, oy))
    for x, y in order:
        block = blocks[x, y]
        sign = block[1][1]
        mask = sum(1 << side for side, (row, column, mark) in enumerate(AROUND) if block[row][column] == mark)
        cave.lay(at(x - ox, y - oy), TILE_IDS.index(TILES[sign]), mask, GROUND[sign])
    cave.apart = len(cave.distances(at(0, 0))) < len(cave.laid)
    return cave


ENTRANCE_ONLY = """
 |
 E-
 |
"""


def expedition(
    cave: str = ENTRANCE_ONLY,
    *,
    places: Sequence[tuple[int, int]] = ((0, 0),),
    cards: Sequence[str] = (),
    tiles: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    cubes: Sequence[Mapping[str, int]] = (),
    taken: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    log: list[Event] | None = None,
    start: bool = True,
    rules: int | None = None,
) -> ExploState:
    """An expedition in the middle of phase 2: p1 is about to begin a turn, with these cards and tiles to be drawn."""
    chosen = {"first": "p1", "science": False, **(options or {})}
    state = EXPLO.start(EXPLO.setup(len(places), 7, chosen, rules=rules))
    assert isinstance(state, ExploState)
    for item in taken:
        state.play(VOCABULARY.parse(f"take {item}"), 0)
    state.play(VOCABULARY.parse("depart"), 0)
    if state.step == 1:
        state.play(VOCABULARY.parse("begin"), 0)
    state.cave = draw_cave(cave)
    state.positions = [at(*place) for place in places]
    state.trails = [[square] for square in state.positions]
    state.hands = [[CARDS.index(card) for card in hand] for hand in hands] or [[] for _ in places]
    if cubes:
        state.cubes = [[held.get(name, 0) for name in RESOURCES] for held in cubes]
    state.turns = [1] * len(places)
    state.active = 0
    state.discards = []
    state.drawn = -1
    state.levels = [0, 0, 0]
    stack_cards(state, *cards)
    state.tile_pile = [TILE_IDS.index(tile) for tile in reversed(tiles)]
    if start:
        turn.start(state, log)
        for _ in places:
            if state.step == BETWEEN:
                turn.start(state, log)
    return state


def stack_cards(state: ExploState, *cards: str) -> None:
    """Put these cards on top of the pile, the first uppermost; below lie rests, which do nothing to the scales."""
    state.pile = [CARDS.index("rest")] * 40 + [CARDS.index(card) for card in reversed(cards)]


def play(state: ExploState, *moves: str, seat: int | None = None) -> list[Event]:
    """Play moves by notation, each checked, by the seat to act; give back what happened."""
    log: list[Event] = []
    for text in moves:
        move = VOCABULARY.parse(text)
        who = state.to_act[0] if seat is None else seat
        assert move in state.legal(who), f"{text} is not among {legal(state, who)}"
        state.play(move, who, log)
    return log


def legal(state: ExploState, seat: int | None = None) -> list[str]:
    return VOCABULARY.notations(state.legal(state.to_act[0] if seat is None else seat))


def refusal(state: ExploState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the message with which a move is refused."""
    move = VOCABULARY.parse(text)
    who = state.to_act[0] if seat is None else seat
    assert move not in state.legal(who), f"{text} is legal"
    rule, message = EXPLO.why_not(state, move, who)
    return rule, message.key


def view_of(state: ExploState) -> ExploView:
    view = EXPLO.view(state, 0)
    assert isinstance(view, ExploView)
    return view


def kinds(log: Sequence[Event]) -> list[str]:
    return [event.kind for event in log]
