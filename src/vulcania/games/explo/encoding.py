"""What everybody knows of an expedition, as numbers (see :mod:`vulcania.research.encoding`).

The places are the squares of the table around the entrance: where a tile may be laid is judged there, for each of its
four turns.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from vulcania.core.remembered import Memory
from vulcania.core.setup import Setup
from vulcania.games.explo.components import CARDS, DIFFICULTIES, ITEMS, KEPT, MOST, RESOURCES, SCALES, SIDES
from vulcania.games.explo.moves import DIRECTIONS, DRAW, ON_TABLE, TABLE, TILE, TURNS, VOCABULARY
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.position import SHARING_HANDOVERS
from vulcania.games.explo.view import Caver, ExploView, Placed, Scale, TileFace, xy
from vulcania.research.encoding import Encoding, Feature, Floats, Form, Indices, Layout, Sheet, bounded, judged

VERSION = 1
PLACES = ON_TABLE.size
SHAPES = ("entrance", "sump", "chamber", "deadend", "choke", "duck", "squeeze")
OBSTACLES = ("choke", "duck", "squeeze")
STEP = dict(zip(SIDES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True))
"""Column and row that each side adds: north, east, south, west."""
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

_FORM = Form(PLACES, AT_PLACE, REST)
_AT, _REST, _WIDTH = _FORM.at, _FORM.rest, _FORM.width
_TILE, _OPEN, _SHAPE, _PAWNS, _MARKERS, _GALLERIES, _WALLS, _FITS = (
    _AT[name] for name in ("tile", "open", "shape", "pawns", "markers", "galleries", "walls", "fits")
)
_CO2, _DUG, _ASKED, _DEPTH, _NEAR = (_AT[name] for name in ("co2", "dug", "asked", "depth", "near"))

Square = tuple[int, int]
_STARTS: dict[Square, int] = {ON_TABLE.xy(place): place * _WIDTH for place in range(PLACES)}
"""Where the row of each square on the table begins."""
Laid = tuple[Indices, Indices, Floats]
"""Of a cave: where there is a 1, and where a depth, and those depths."""
_caves: Memory[Laid] = Memory(500)


def encode(view: ExploView) -> Encoding:
    asked = frozenset([find for one in view.objectives for find in one.finds if find not in one.found])
    there, deep, depths = _caves.made(view.tiles, asked, _cave)
    row = _FORM.blank()
    row[there] = 1
    row[deep] = depths
    sheet, first = _FORM.sheet(row), view.seat or 0
    own = view.cavers[first]
    for seat, caver in enumerate(view.cavers):
        beside = caver.cell == own.cell and not caver.out
        _caver(sheet, caver, (seat - first) % view.seats, beside)
    for text in view.legal:
        place, way = _leads(text)
        if place is not None:
            sheet[place] = 1
        elif way is not None:
            sheet[_REST["ways"] + way] = 1
            _near(sheet, own, DIRECTIONS[way])
    _table(sheet, view, asked)
    return _FORM.filled(row)


@cache  # there are fewer than 5,000 moves
def _leads(text: str) -> tuple[int | None, int | None]:
    """Of a move in its notation, where the number stands that says that a tile fits, or else the way of a walk."""
    word, *rest = text.split()
    if word == "tile" and (place := ON_TABLE.index(rest[0])) is not None:
        return place * _WIDTH + _FITS + TURNS.index(rest[1]), None
    return None, DIRECTIONS.index(rest[0]) if word == "move" else None


def _cave(tiles: tuple[Placed, ...], asked: frozenset[str]) -> Laid:
    laid = {(tile.x, tile.y): tile.face for tile in tiles}
    ones: list[int] = []
    for tile in tiles:
        ones += _signs(tile)
        if asked and _is_asked(tile.face, asked) and (tile.x, tile.y) in _STARTS:
            ones.append(_STARTS[tile.x, tile.y] + _ASKED)
    for square, face in laid.items():
        for side, beside, gallery, wall in _around(square):
            if beside not in laid:
                ones.append(gallery if side in face.openings else wall)
    depths = {
        _STARTS[square] + _DEPTH: min(far / DEEP, 1) for square, far in _depths(laid).items() if square in _STARTS
    }
    return np.array(ones, np.intp), np.array([*depths], np.intp), np.array([*depths.values()], np.float32)


@lru_cache(2048)
def _signs(tile: Placed) -> tuple[int, ...]:
    """Where a tile makes a number 1, whatever is around it; nowhere beyond the table."""
    start, face = _STARTS.get((tile.x, tile.y)), tile.face
    if start is None:
        return ()
    signs = [_TILE, *(_OPEN + SIDES.index(side) for side in face.openings)]
    if face.shape in SHAPES:
        signs.append(_SHAPE + SHAPES.index(face.shape))
    return tuple([start + at for at in (*signs, *[_CO2] * face.co2, *[_DUG] * tile.dug)])


def _is_asked(face: TileFace, asked: frozenset[str]) -> bool:
    return not asked.isdisjoint(face.glyphs) or (face.shape == "sump" and "sump" in asked)


@lru_cache(2048)
def _around(square: Square) -> tuple[tuple[str, Square, int, int], ...]:
    """The squares around one: on which side each lies, and where it has a 1 for a gallery or a wall on that side."""
    around = [(side, (square[0] + dx, square[1] + dy)) for side, (dx, dy) in STEP.items()]
    return tuple(
        (side, beside, _STARTS[beside] + _GALLERIES + (at ^ 2), _STARTS[beside] + _WALLS + (at ^ 2))
        for at, (side, beside) in enumerate(around)
        if beside in _STARTS
    )


def _near(sheet: Sheet, caver: Caver, direction: str) -> None:
    x = caver.x + ("e" in direction) - ("w" in direction)
    y = caver.y + ("s" in direction) - ("n" in direction)
    if (x, y) in _STARTS:
        sheet[_STARTS[x, y] + _NEAR] = 1


def _depths(laid: dict[Square, TileFace]) -> dict[Square, int]:
    """EX-28: tiles from the entrance, along the galleries."""
    found = {(0, 0): 0}
    layer, far = [(0, 0)], 0
    while layer:
        after, far = [], far + 1
        for x, y in layer:
            for side in laid[x, y].openings:
                dx, dy = STEP[side]
                beside = x + dx, y + dy
                if beside in laid and beside not in found:
                    found[beside] = far
                    after.append(beside)
        layer = after
    return found


def _caver(sheet: Sheet, caver: Caver, seat: int, beside: bool) -> None:
    """``seat`` is counted from oneself; ``beside``: whether the caver stands on one's own tile."""
    start = _STARTS.get((caver.x, caver.y))
    if start is not None and not caver.out:
        sheet[start + _PAWNS + seat] = 1
    marker = _STARTS.get(xy(caver.marker)) if caver.marker else None
    if marker is not None:
        sheet[marker + _MARKERS + seat] = 1
    sheet[_REST["beside"] + seat] = beside
    sheet[_REST["out"] + seat] = caver.out
    sheet[_REST["unmarked"] + seat] = caver.marker is None
    _counts(sheet, _REST["hands"] + seat * len(KEPT), caver.hand, _KEPT, 3)
    for at, name in enumerate(RESOURCES, _REST["cubes"] + seat * len(RESOURCES)):
        sheet[at] = bounded(caver.cubes[name] / 5)
    where = _REST["where"] + 2 * seat
    sheet[where], sheet[where + 1] = bounded(caver.x / TABLE), bounded(caver.y / TABLE)
    sheet[_REST["surveyed"] + seat] = bounded((caver.depth or 0) / DEEP)


def _table(sheet: Sheet, view: ExploView, asked: frozenset[str]) -> None:
    first, seats = view.seat or 0, view.seats
    sheet[_REST["seats"] + seats - 1] = 1
    sheet[_REST["active"] + (view.active - first) % seats] = 1
    for seat in view.to_act:
        sheet[_REST["to act"] + (seat - first) % seats] = 1
    sheet[_REST["phase"] + view.phase - 1] = 1
    sheet[_REST["step"] + steps.NAMES.index(view.step)] = 1
    piles = view.pile / 70, len(view.tile_discards) / 10, view.action_pile / 80, view.digs / 2
    for at, number in enumerate(piles, _REST["piles"]):
        sheet[at] = bounded(number)
    sheet[_REST["levels"] : _REST["discards"]] = _scales(view.scales)
    _counts(sheet, _REST["discards"], view.discards, _CARDS, 10)
    sheet[_REST["taken"] : _REST["handovers"]] = _items(view.taken, view.spent)
    sheet[_REST["handovers"]] = view.handovers / SHARING_HANDOVERS
    sheet[_REST["steps left"]] = view.steps_left / 2
    offered = view.offered[first] if len(view.offered) > first else ()
    for at, one in enumerate(offered, _REST["offered"]):
        sheet[at] = bounded(len(view.finds[one]) / 3)
    for objective in view.objectives:
        begin = _REST["objective"] + (objective.seat - first) % seats * 4
        numbers = 1, len(objective.found) / len(objective.finds), objective.done, objective.lost
        for at, number in enumerate(numbers, begin):
            sheet[at] = number
    goal = bounded(view.goal / DEEP), view.goal_met is True, view.goal_met is False
    for at, number in enumerate(goal, _REST["goal"]):
        sheet[at] = number
    sheet[_REST["score"]] = bounded((view.score or 0) / DEEP)
    _one(sheet, "difficulty", DIFFICULTIES, str(view.options["difficulty"]))
    sheet[_REST["science"]] = view.options["science"] is True
    _one(sheet, "must", KEPT, view.must)
    if view.drawn is not None:
        _one(sheet, "drawn", SHAPES, view.drawn.shape)
        for side in view.drawn.openings:
            sheet[_REST["drawn open"] + SIDES.index(side)] = 1
        sheet[_REST["drawn marks"]] = view.drawn.co2
        sheet[_REST["drawn marks"] + 1] = _is_asked(view.drawn, asked)
    if view.question is not None:
        sheet[_REST["asks"] + (view.question.seat - first) % seats] = 1
        _one(sheet, "gives", KEPT, view.question.gives)
        _one(sheet, "wants", KEPT, view.question.wants)
        _one(sheet, "way", DIRECTIONS[:4], view.question.direction)


@lru_cache(512)
def _scales(scales: tuple[Scale, ...]) -> array[float]:
    """``levels`` and ``left``."""
    levels = [bounded(scale.level / scale.end) for scale in scales]
    return array("f", [*levels, *[bounded((scale.end - scale.level) / 20) for scale in scales]])


@lru_cache(512)
def _items(taken: tuple[str, ...], spent: tuple[str, ...]) -> array[float]:
    """``taken`` and ``spent``."""
    return array("f", [name in names for names in (taken, spent) for name in ITEMS])


def _one(sheet: Sheet, feature: str, names: tuple[str, ...], name: str | None) -> None:
    """1 for the one of these names; nothing for another, or for none."""
    if name in names:
        sheet[_REST[feature] + names.index(name)] = 1


def _counts(sheet: Sheet, begin: int, things: Sequence[str], kinds: dict[str, int], by: int) -> None:
    """How many things there are of each kind."""
    for thing in set(things):
        if thing in kinds:
            sheet[begin + kinds[thing]] = bounded(things.count(thing) / by)


_KEPT, _CARDS = ({name: at for at, name in enumerate(names)} for names in (KEPT, CARDS))


NOTED = ("tile", "galleries", "fits")
MOST_NOTED = 80
"""Caves have fewer tiles and open ends together, but for a few of the largest."""


@cache
def _mixing() -> Any:
    """The four squares around; and all within three steps, where tiles are laid (EX-13)."""
    x, y = np.arange(PLACES) % ON_TABLE.side, np.arange(PLACES) // ON_TABLE.side
    far = abs(x[:, None] - x) + abs(y[:, None] - y)
    near = np.stack([far == 1, (far > 0) & (far <= 3)]).astype(np.float32)
    return near / near.sum(2, keepdims=True)


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
        MOST_NOTED,
        NOTED,
    )
