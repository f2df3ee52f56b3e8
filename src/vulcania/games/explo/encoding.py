"""What everybody knows of an expedition, as numbers (see :mod:`vulcania.research.encoding`).

The places are the squares of the table around the entrance: where a tile may be laid is judged there, for each of its
four turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from vulcania.core.setup import Setup
from vulcania.games.explo.components import CARDS, DIFFICULTIES, ITEMS, KEPT, MOST, RESOURCES, SCALES, SIDES
from vulcania.games.explo.moves import DIRECTIONS, DRAW, ON_TABLE, TABLE, TILE, TURNS, VOCABULARY
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.position import SHARING_HANDOVERS
from vulcania.games.explo.view import Caver, ExploView, Placed, TileFace
from vulcania.research.encoding import Columns, Encoding, Feature, Layout, by_seat, hot, judged, which, who

VERSION = 1
PLACES = ON_TABLE.size
SHAPES = ("entrance", "sump", "chamber", "deadend", "choke", "duck", "squeeze")
OBSTACLES = ("choke", "duck", "squeeze")
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Column and row that each side adds: north, east, south, west."""
STEP = dict(zip(SIDES, AROUND, strict=True))
DEEP = 40

AT_PLACE = (
    Feature("tile", 1, "1 where a tile lies"),
    Feature("open", 4, "1 for each open side of it: north, east, south, west"),
    Feature("shape", len(SHAPES), "1 for what is special about it: " + ", ".join(SHAPES)),
    Feature("co2", 1, "1 for bad air"),
    Feature("dug", 1, "1 where a digging tile lies"),
    Feature("asked", 1, "1 if it shows something that an objective still asks for"),
    Feature("depth", 1, "how far from the entrance it is along the galleries, obstacles included, by 40"),
    Feature("near", 1, "1 if one's own pawn could be here in one step"),
    Feature("pawns", MOST, "1 for each seat whose pawn stands here, counted from oneself"),
    Feature("markers", MOST, "1 for each seat whose topo marker lies here"),
    Feature("galleries", 4, "for a free square, 1 for each side from which a gallery opens into it"),
    Feature("walls", 4, "for a free square, 1 for each side on which a tile turns a wall to it"),
    Feature("fits", 4, "1 for each turn in which the tile that was drawn may be laid here: " + ", ".join(TURNS)),
)
REST = (
    Feature("seats", MOST, "1 for the number of seats"),
    Feature("to act", MOST, "1 for each seat that may decide, counted from oneself, as all seats are"),
    Feature("active", MOST, "1 for the caver whose turn it is"),
    Feature("phase", 3, "1 for the phase"),
    Feature("step", len(steps.NAMES), "1 for what is decided: " + ", ".join(steps.NAMES)),
    Feature("drawn", len(SHAPES), "1 for what is special about the tile to be laid"),
    Feature("drawn open", 4, "1 for each open side of it before it is turned"),
    Feature("drawn marks", 2, "1 for bad air on it; 1 if an objective asks for it"),
    Feature("piles", 4, "tiles by 70, tiles that fitted nowhere by 10, action cards by 80, digging tiles by 2"),
    Feature("levels", len(SCALES), "how far each scale is on its way to the red end: " + ", ".join(SCALES)),
    Feature("left", len(SCALES), "what is left of each, by 20"),
    Feature("discards", len(CARDS), "discarded cards of each kind, by 10: " + ", ".join(CARDS)),
    Feature("hands", MOST * len(KEPT), "for each seat its cards of each kind, by 3: " + ", ".join(KEPT)),
    Feature("cubes", MOST * len(RESOURCES), "for each seat its cubes of each kind, by 5: " + ", ".join(RESOURCES)),
    Feature("where", MOST * 2, "for each seat the column and row of its pawn, by 16"),
    Feature("beside", MOST, "1 for each companion on one's own tile"),
    Feature("out", MOST, "1 for each seat that has left the cave"),
    Feature("surveyed", MOST, "how deep each seat's marker lies, by 40"),
    Feature("unmarked", MOST, "1 for each seat that has not put its marker down"),
    Feature("taken", len(ITEMS), "1 for each item that was taken along: " + ", ".join(ITEMS)),
    Feature("spent", len(ITEMS), "1 for each that was used up in this phase"),
    Feature("handovers", 1, "how many cubes may still change hands, by 40"),
    Feature("steps left", 1, "how many steps are left, by 2"),
    Feature("must", len(KEPT), "1 for the card that has to be played"),
    Feature("asks", MOST, "1 for the seat that asks a question"),
    Feature("gives", len(KEPT), "1 for the card that it offers"),
    Feature("wants", len(KEPT), "1 for the card that it wants"),
    Feature("way", 4, "1 for the direction in which it wants to go on together: n, e, s, w"),
    Feature("ways", len(DIRECTIONS), "1 for each direction in which one may walk now: " + ", ".join(DIRECTIONS)),
    Feature("offered", 2, "how many things each of the two objectives asks for that are offered to oneself, by 3"),
    Feature("objective", MOST * 4, "for each seat: 1 if it has one, the part found, 1 if done, 1 if lost"),
    Feature("goal", 3, "the score that is aimed for by 40; 1 if it was met; 1 if it was missed"),
    Feature("score", 1, "the score once the cave is explored, by 40"),
    Feature("difficulty", len(DIFFICULTIES), "1 for the difficulty: " + ", ".join(DIFFICULTIES)),
    Feature("science", 1, "1 if a third phase follows"),
)

_AT, _REST = Columns(AT_PLACE), Columns(REST)
_TILE, _OPEN, _SHAPE, _PAWNS, _MARKERS, _GALLERIES, _WALLS, _FITS = (
    _AT.at[name].start for name in ("tile", "open", "shape", "pawns", "markers", "galleries", "walls", "fits")
)
_CO2, _DUG, _ASKED, _DEPTH, _NEAR = (_AT.at[name].start for name in ("co2", "dug", "asked", "depth", "near"))

Square = tuple[int, int]
_STARTS: dict[Square, int] = {ON_TABLE.xy(place): place * _AT.width for place in range(PLACES)}
"""Where the row of each square on the table begins."""


def encode(view: ExploView) -> Encoding:
    asked = {find for one in view.objectives for find in one.finds if find not in one.found}
    laid = {(tile.x, tile.y): tile for tile in view.tiles}
    ones: list[int] = []
    """Where in the rows of all places, one after the other, there is a 1: most numbers are none or one."""
    for square, tile in laid.items():
        start = _STARTS.get(square)
        if start is not None:
            ones += [start + at for at in _signs(tile.face, tile.dug)]
            if asked and _is_asked(tile.face, asked):
                ones.append(start + _ASKED)
        _touch(ones, tile, laid)
    first = view.seat or 0
    for seat, caver in enumerate(view.cavers):
        other = (seat - first) % view.seats
        start = _STARTS.get((caver.x, caver.y))
        if start is not None and not caver.out:
            ones.append(start + _PAWNS + other)
        marker = ON_TABLE.index(caver.marker) if caver.marker else None
        if marker is not None:
            ones.append(marker * _AT.width + _MARKERS + other)
    ways = [0.0] * len(DIRECTIONS)
    for text in view.legal:
        word, *rest = text.split()
        if word == "tile" and (place := ON_TABLE.index(rest[0])) is not None:
            ones.append(place * _AT.width + _FITS + TURNS.index(rest[1]))
        elif word == "move":
            ways[DIRECTIONS.index(rest[0])] = 1
            _near(ones, view.cavers[first], rest[0])
    flat = np.zeros(PLACES * _AT.width, np.float32)
    flat[ones] = 1
    for square, far in _depths(laid).items():
        if square in _STARTS:
            flat[_STARTS[square] + _DEPTH] = min(far / DEEP, 1)
    return Encoding(flat.reshape(PLACES, _AT.width), _REST.row(_table(view, asked) | {"ways": ways}))


@lru_cache(512)
def _signs(face: TileFace, dug: bool) -> tuple[int, ...]:
    """Which numbers of its place's row a tile makes 1, whatever is around it."""
    signs = [_TILE, *(_OPEN + SIDES.index(side) for side in face.openings)]
    if face.shape in SHAPES:
        signs.append(_SHAPE + SHAPES.index(face.shape))
    return (*signs, *[_CO2] * face.co2, *[_DUG] * dug)


def _is_asked(face: TileFace, asked: set[str]) -> bool:
    return not asked.isdisjoint(face.glyphs) or (face.shape == "sump" and "sump" in asked)


def _touch(ones: list[int], tile: Placed, laid: dict[Square, Placed]) -> None:
    """What the free squares around a tile have of it."""
    for side, (dx, dy) in enumerate(AROUND):
        square = tile.x + dx, tile.y + dy
        if square not in laid and square in _STARTS:
            kind = _GALLERIES if SIDES[side] in tile.face.openings else _WALLS
            ones.append(_STARTS[square] + kind + (side ^ 2))


def _near(ones: list[int], caver: Caver, direction: str) -> None:
    x = caver.x + ("e" in direction) - ("w" in direction)
    y = caver.y + ("s" in direction) - ("n" in direction)
    if (x, y) in _STARTS:
        ones.append(_STARTS[x, y] + _NEAR)


def _depths(laid: dict[Square, Placed]) -> dict[Square, int]:
    """EX-28: tiles from the entrance, along the galleries."""
    found = {(0, 0): 0}
    layer = [(0, 0)]
    while layer:
        after = []
        for x, y in layer:
            for side in laid[x, y].face.openings:
                dx, dy = STEP[side]
                beside = x + dx, y + dy
                if beside in laid and beside not in found:
                    found[beside] = found[x, y] + 1
                    after.append(beside)
        layer = after
    return found


def _table(view: ExploView, asked: set[str]) -> dict[str, Any]:
    seat, first, drawn, question = view.seat, view.seat or 0, view.drawn, view.question
    cavers = [*view.cavers[first:], *view.cavers[:first]]
    own = view.cavers[first]
    kept = {(one.seat - first) % view.seats: one for one in view.objectives}
    offered = view.offered[first] if len(view.offered) > first else ()
    found: dict[str, Any] = {
        "seats": hot(MOST, view.seats - 1),
        "to act": who(view, view.to_act, MOST),
        "active": who(view, (view.active,), MOST),
        "phase": hot(3, view.phase - 1),
        "step": hot(len(steps.NAMES), steps.NAMES.index(view.step)),
        "piles": [view.pile / 70, len(view.tile_discards) / 10, view.action_pile / 80, view.digs / 2],
        "levels": [scale.level / scale.end for scale in view.scales],
        "left": [(scale.end - scale.level) / 20 for scale in view.scales],
        "discards": _counts(view.discards, CARDS, 10),
        "hands": _each(_counts(caver.hand, KEPT, 3) for caver in cavers),
        "cubes": _each([caver.cubes[name] / 5 for name in RESOURCES] for caver in cavers),
        "where": _each([caver.x / TABLE, caver.y / TABLE] for caver in cavers),
        "beside": by_seat([float(one.cell == own.cell and not one.out) for one in view.cavers], seat, MOST),
        "out": by_seat([float(caver.out) for caver in view.cavers], seat, MOST),
        "surveyed": by_seat([(caver.depth or 0) / DEEP for caver in view.cavers], seat, MOST),
        "unmarked": by_seat([float(caver.marker is None) for caver in view.cavers], seat, MOST),
        "taken": [name in view.taken for name in ITEMS],
        "spent": [name in view.spent for name in ITEMS],
        "handovers": view.handovers / SHARING_HANDOVERS,
        "steps left": view.steps_left / 2,
        "must": which(KEPT, view.must),
        "offered": [len(view.finds[one]) / 3 for one in offered] + [0.0] * (2 - len(offered)),
        "objective": _each(
            [1, len(one.found) / len(one.finds), one.done, one.lost] if (one := kept.get(other)) else [0] * 4
            for other in range(view.seats)
        ),
        "goal": [view.goal / DEEP, view.goal_met is True, view.goal_met is False],
        "score": (view.score or 0) / DEEP,
        "difficulty": which(DIFFICULTIES, str(view.options["difficulty"])),
        "science": bool(view.options["science"]),
    }
    if drawn is not None:
        found["drawn"] = which(SHAPES, drawn.shape)
        found["drawn open"] = [side in drawn.openings for side in SIDES]
        found["drawn marks"] = [drawn.co2, _is_asked(drawn, asked)]
    if question is not None:
        found["asks"] = who(view, (question.seat,), MOST)
        found["gives"], found["wants"] = which(KEPT, question.gives), which(KEPT, question.wants)
        found["way"] = which(DIRECTIONS[:4], question.direction)
    return found


def _counts(things: Sequence[str], kinds: Sequence[str], by: int) -> list[float]:
    return [things.count(kind) / by for kind in kinds]


def _each(rows: Iterable[Sequence[float]]) -> list[float]:
    """The rows of each seat, filled up with zeros for those that nobody sits in."""
    numbers = list(rows)
    return [number for row in numbers for number in row] + [0.0] * (MOST - len(numbers)) * len(numbers[0])


@cache
def _mixing() -> Any:
    """The four squares around."""
    x, y = np.arange(PLACES) % ON_TABLE.side, np.arange(PLACES) // ON_TABLE.side
    near = (abs(x[:, None] - x) + abs(y[:, None] - y) == 1).astype(np.float32)
    return (near / near.sum(1, keepdims=True))[None]


def layout(setup: Setup) -> Layout:
    """The same for every set-up."""
    at = {TILE + tile: divmod(tile, len(TURNS)) for tile in range(DRAW - TILE)}
    return Layout(
        VERSION,
        tuple(map(ON_TABLE.text, range(PLACES))),
        AT_PLACE,
        REST,
        _mixing(),
        *judged(VOCABULARY.size, PLACES, at),
    )
