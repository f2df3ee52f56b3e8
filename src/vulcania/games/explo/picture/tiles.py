"""One tile of the survey, drawn around its centre, a hundred units wide: rock, gallery, and what is in it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from msgspec.structs import replace

from vulcania.drawing.svg import el, group
from vulcania.games.explo.components import SIDES
from vulcania.games.explo.picture.drawings import ART, INK
from vulcania.games.explo.view import TileFace

HALF = 50.0
GALLERY, ROOM = 16.0, 37.0
ROCK, FLOOR = "#e6d7b8", "#fffaf0"

Point = tuple[float, float]


@lru_cache(1000)
def face(tile: TileFace, *, dug: bool = False) -> str:
    """The tile as it lies: its open sides are those of the view."""
    room = ROOM if tile.shape == "chamber" else GALLERY
    outline = _outline(tile.openings, room)
    inside = "digging" if dug else tile.shape
    return group(
        el("rect", x=-HALF, y=-HALF, width=2 * HALF, height=2 * HALF, fill=ROCK),
        _hatching(tile.id),
        el("path", d=_closed(outline, tile.id), fill={"sump": "#bfe0ee", "duck": "#d7edf5"}.get(inside, FLOOR)),
        _contents(inside, tile.openings),
        el("path", d=_walls(outline, tile.id), fill="none", stroke=INK, stroke_width=3.2, stroke_linecap="round"),
        ART.use("gas", 0, 0, 0.36) if tile.co2 else "",
        *_glyphs(tile),
    )


def turned(tile: TileFace, quarters: int) -> TileFace:
    """The tile's face after so many quarter turns clockwise."""
    moved = {SIDES[(SIDES.index(side) + quarters) % 4] for side in tile.openings}
    return replace(tile, openings="".join(side for side in SIDES if side in moved))


# -- walls ------------------------------------------------------------------------------------------------------------


def _outline(openings: str, room: float) -> list[tuple[Point, bool]]:
    """The corners of the gallery, clockwise from the north-west, each with whether a wall leads to the next one."""
    points: list[tuple[Point, bool]] = []
    width = min(room, GALLERY)
    for at, side in enumerate(SIDES):
        local = [(-room, -room)]
        walls = [True]
        if side in openings:
            local += [(-width, -room), (-width, -HALF), (width, -HALF), (width, -room)]
            walls += [True, False, True, True]
        points += [(_turn(point, at), wall) for point, wall in zip(local, walls, strict=True)]
    return points


def _turn(point: Point, quarters: int) -> Point:
    x, y = point
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarters]


def _wobble(seed: str, at: int) -> float:
    """A small offset that is the same on every drawing: a steady hand it is not, but always the same hand."""
    return blake2b(f"{seed}/{at}".encode(), digest_size=1).digest()[0] / 255 * 7 - 3.5


def _curve(start: Point, end: Point, seed: str, at: int) -> str:
    (ax, ay), (bx, by) = start, end
    length = max(abs(ax - bx) + abs(ay - by), 1.0)
    bend = _wobble(seed, at) * min(1.0, length / 30)
    mx, my = (ax + bx) / 2 + (by - ay) / length * bend, (ay + by) / 2 - (bx - ax) / length * bend
    return f"Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}"


def _closed(outline: list[tuple[Point, bool]], seed: str) -> str:
    points = [point for point, _ in outline]
    turns = zip(points, points[1:] + points[:1], strict=True)
    curves = "".join(_curve(a, b, seed, at) for at, (a, b) in enumerate(turns))
    return f"M{points[0][0]:.1f} {points[0][1]:.1f}{curves}Z"


def _walls(outline: list[tuple[Point, bool]], seed: str) -> str:
    corners = zip(outline, outline[1:] + outline[:1], strict=True)
    return "".join(
        f"M{start[0]:.1f} {start[1]:.1f}{_curve(start, end, seed, at)}"
        for at, ((start, wall), (end, _)) in enumerate(corners)
        if wall and start != end
    )


def _hatching(seed: str) -> str:
    """A few strokes of rock in the corners."""
    strokes = []
    for at, (x, y) in enumerate(((-41, -41), (36, -41), (-41, 36), (36, 36))):
        shift = _wobble(seed, 40 + at)
        strokes.append(f"M{x + shift:.1f} {y} l5 5 M{x + 6:.1f} {y + shift:.1f} l4 4")
    return el("path", d="".join(strokes), stroke="#c9b68f", stroke_width=1.3, fill="none", stroke_linecap="round")


# -- what is in it ----------------------------------------------------------------------------------------------------


def _contents(shape: str, openings: str) -> str:
    """Obstacles and water lie along the gallery."""
    if f"tile-{shape}" not in ART:
        return ""
    across = shape in ("sump", "duck", "choke", "squeeze") and not {"N", "S"} & {*openings}
    return group(ART[f"tile-{shape}"].markup, transform="rotate(90)" if across else None)


def _glyphs(tile: TileFace) -> list[str]:
    spots = ((-17, 14), (17, 14)) if tile.shape == "chamber" else ((-35, 36), (35, 36))
    found = []
    for name, (x, y) in zip(tile.glyphs, spots, strict=False):
        found.append(el("circle", cx=x, cy=y, r=13, fill="#fffaf0", stroke="#c9b68f", stroke_width=1))
        found.append(ART.use(f"glyph-{name}", x, y))
    return found
