"""What everybody knows of an expedition, as numbers (see :mod:`vulcania.research.encoding`).

The places are the squares of the table around the entrance: where a tile may be laid is judged there, for each of its
four turns.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vulcania.core.remembered import Memory
from vulcania.core.setup import Setup
from vulcania.games.explo.components import CARDS, DIFFICULTIES, ITEMS, KEPT, MOST, RESOURCES, SCALES, SIDES
from vulcania.games.explo.moves import DIRECTIONS, DRAW, ON_TABLE, TABLE, TILE, TURNS, VOCABULARY
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.position import SHARING_HANDOVERS
from vulcania.games.explo.view import Caver, ExploView, Placed, TileFace, xy
from vulcania.research.encoding import Encoding, Feature, Floats, Form, Layout, judged

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

_FORM = Form(PLACES, AT_PLACE, REST)
_AT, _REST, _WIDTH = _FORM.at, _FORM.rest, _FORM.width
_TILE, _OPEN, _SHAPE, _PAWNS, _MARKERS, _GALLERIES, _WALLS, _FITS = (
    _AT[name] for name in ("tile", "open", "shape", "pawns", "markers", "galleries", "walls", "fits")
)
_CO2, _DUG, _ASKED, _DEPTH, _NEAR = (_AT[name] for name in ("co2", "dug", "asked", "depth", "near"))

Square = tuple[int, int]
_STARTS: dict[Square, int] = {ON_TABLE.xy(place): place * _WIDTH for place in range(PLACES)}
"""Where the row of each square on the table begins."""
Indices = NDArray[np.intp]
Laid = tuple[Indices, Indices, Floats]
"""Of a cave: where there is a 1, and where a depth, and those depths."""
_caves: Memory[Laid] = Memory(500)


def encode(view: ExploView) -> Encoding:
    asked = frozenset([find for one in view.objectives for find in one.finds if find not in one.found])
    there, deep, depths = _caves.made(view.tiles, asked, _cave)
    filled = _FORM.blank()
    filled[there] = 1
    filled[deep] = depths
    ones: list[int] = []
    numbers: dict[int, float] = {}
    first = view.seat or 0
    for seat, caver in enumerate(view.cavers):
        _caver(caver, (seat - first) % view.seats, ones, numbers)
    own = view.cavers[first]
    for text in view.legal:
        place, way = _leads(text)
        if place is not None:
            ones.append(place)
        elif way is not None:
            ones.append(_REST["ways"] + way)
            _near(ones, own, DIRECTIONS[way])
    beside = [at for at, one in enumerate(view.cavers) if one.cell == own.cell and not one.out]
    ones += [_REST["beside"] + (at - first) % view.seats for at in beside]
    _table(view, asked, ones, numbers)
    return _FORM.filled(filled, ones, numbers)


@cache  # there are fewer than 5,000 moves
def _leads(text: str) -> tuple[int | None, int | None]:
    """Of a move in its notation, where the number stands that says that a tile fits, or else the way of a walk."""
    word, *rest = text.split()
    if word == "tile" and (place := ON_TABLE.index(rest[0])) is not None:
        return place * _WIDTH + _FITS + TURNS.index(rest[1]), None
    return None, DIRECTIONS.index(rest[0]) if word == "move" else None


def _cave(tiles: tuple[Placed, ...], asked: frozenset[str]) -> Laid:
    laid = {(tile.x, tile.y): tile for tile in tiles}
    ones: list[int] = []
    for square, tile in laid.items():
        start = _STARTS.get(square)
        if start is not None:
            ones += [start + at for at in _signs(tile.face, tile.dug)]
            if asked and _is_asked(tile.face, asked):
                ones.append(start + _ASKED)
        _touch(ones, tile, laid)
    depths = {
        _STARTS[square] + _DEPTH: min(far / DEEP, 1) for square, far in _depths(laid).items() if square in _STARTS
    }
    return np.array(ones, np.intp), np.array([*depths], np.intp), np.array([*depths.values()], np.float32)


@lru_cache(512)
def _signs(face: TileFace, dug: bool) -> tuple[int, ...]:
    """Which numbers of its place's row a tile makes 1, whatever is around it."""
    signs = [_TILE, *(_OPEN + SIDES.index(side) for side in face.openings)]
    if face.shape in SHAPES:
        signs.append(_SHAPE + SHAPES.index(face.shape))
    return (*signs, *[_CO2] * face.co2, *[_DUG] * dug)


def _is_asked(face: TileFace, asked: frozenset[str]) -> bool:
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


def _caver(caver: Caver, seat: int, ones: list[int], numbers: dict[int, float]) -> None:
    """``seat`` is counted from oneself."""
    start = _STARTS.get((caver.x, caver.y))
    if start is not None and not caver.out:
        ones.append(start + _PAWNS + seat)
    marker = _STARTS.get(xy(caver.marker)) if caver.marker else None
    if marker is not None:
        ones.append(marker + _MARKERS + seat)
    if caver.out:
        ones.append(_REST["out"] + seat)
    if caver.marker is None:
        ones.append(_REST["unmarked"] + seat)
    _counts(numbers, _REST["hands"] + seat * len(KEPT), caver.hand, _KEPT, 3)
    numbers |= enumerate([caver.cubes[name] / 5 for name in RESOURCES], _REST["cubes"] + seat * len(RESOURCES))
    numbers |= enumerate((caver.x / TABLE, caver.y / TABLE), _REST["where"] + 2 * seat)
    numbers[_REST["surveyed"] + seat] = (caver.depth or 0) / DEEP


def _table(view: ExploView, asked: frozenset[str], ones: list[int], numbers: dict[int, float]) -> None:
    first, seats = view.seat or 0, view.seats
    ones += _REST["seats"] + seats - 1, _REST["active"] + (view.active - first) % seats
    ones += [_REST["to act"] + (seat - first) % seats for seat in view.to_act]
    ones += _REST["phase"] + view.phase - 1, _REST["step"] + steps.NAMES.index(view.step)
    piles = view.pile / 70, len(view.tile_discards) / 10, view.action_pile / 80, view.digs / 2
    numbers |= enumerate(piles, _REST["piles"])
    numbers |= enumerate([scale.level / scale.end for scale in view.scales], _REST["levels"])
    numbers |= enumerate([(scale.end - scale.level) / 20 for scale in view.scales], _REST["left"])
    _counts(numbers, _REST["discards"], view.discards, _CARDS, 10)
    ones += [_REST["taken"] + ITEMS.index(name) for name in view.taken]
    ones += [_REST["spent"] + ITEMS.index(name) for name in view.spent]
    numbers[_REST["handovers"]] = view.handovers / SHARING_HANDOVERS
    numbers[_REST["steps left"]] = view.steps_left / 2
    offered = view.offered[first] if len(view.offered) > first else ()
    numbers |= enumerate([len(view.finds[one]) / 3 for one in offered], _REST["offered"])
    for one in view.objectives:
        begin = _REST["objective"] + (one.seat - first) % seats * 4
        numbers |= enumerate((1, len(one.found) / len(one.finds), one.done, one.lost), begin)
    numbers |= enumerate((view.goal / DEEP, view.goal_met is True, view.goal_met is False), _REST["goal"])
    numbers[_REST["score"]] = (view.score or 0) / DEEP
    _one(ones, "difficulty", DIFFICULTIES, str(view.options["difficulty"]))
    if view.options["science"]:
        ones.append(_REST["science"])
    _one(ones, "must", KEPT, view.must)
    if view.drawn is not None:
        _one(ones, "drawn", SHAPES, view.drawn.shape)
        ones += [_REST["drawn open"] + SIDES.index(side) for side in view.drawn.openings]
        numbers |= enumerate((view.drawn.co2, _is_asked(view.drawn, asked)), _REST["drawn marks"])
    if view.question is not None:
        ones.append(_REST["asks"] + (view.question.seat - first) % seats)
        _one(ones, "gives", KEPT, view.question.gives)
        _one(ones, "wants", KEPT, view.question.wants)
        _one(ones, "way", DIRECTIONS[:4], view.question.direction)


def _one(ones: list[int], feature: str, names: tuple[str, ...], name: str | None) -> None:
    """1 for the one of these names; nothing for another, or for none."""
    if name in names:
        ones.append(_REST[feature] + names.index(name))


def _counts(numbers: dict[int, float], begin: int, things: Iterable[str], kinds: dict[str, int], by: int) -> None:
    """How many things there are of each kind."""
    counts: dict[int, int] = {}
    for thing in things:
        kind = kinds.get(thing)
        if kind is not None:
            counts[begin + kind] = counts.get(begin + kind, 0) + 1
    numbers |= {at: count / by for at, count in counts.items()}


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
