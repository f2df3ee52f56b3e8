"""One tile of the survey, drawn around its centre, a hundred units wide: rock, gallery, and what is in it."""

from __future__ import annotations

from hashlib import blake2b

from vulcania.drawing.svg import el, group, label
from vulcania.games.explo.picture.glyphs import INK, WATER, glyph
from vulcania.games.explo.view import TileFace

HALF = 50.0
GALLERY, ROOM, TIGHT = 16.0, 37.0, 6.0
ROCK, FLOOR, DANGER = "#e6d7b8", "#fffaf0", "#b3261e"
SIDES = "NESW"

Point = tuple[float, float]


def face(tile: TileFace, *, dug: bool = False) -> str:
    """The tile as it lies: its open sides are those of the view."""
    room = ROOM if tile.shape == "chamber" else GALLERY
    outline = _outline(tile.openings, room)
    inside = "digging" if dug else tile.shape
    return group(
        el("rect", x=-HALF, y=-HALF, width=2 * HALF, height=2 * HALF, fill=ROCK),
        _hatching(tile.id),
        el("path", d=_closed(outline, tile.id), fill=_floor(inside)),
        _contents(inside, tile.openings),
        el("path", d=_walls(outline, tile.id), fill="none", stroke=INK, stroke_width=3.2, stroke_linecap="round"),
        _gas() if tile.co2 else "",
        *_glyphs(tile),
    )


def _floor(shape: str) -> str:
    return {"sump": "#bfe0ee", "duck": "#d7edf5"}.get(shape, FLOOR)


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
    for _ in range(quarters):
        x, y = -y, x
    return x, y


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
    parts = []
    for at, (start, wall) in enumerate(outline):
        end = outline[(at + 1) % len(outline)][0]
        if wall and start != end:
            parts.append(f"M{start[0]:.1f} {start[1]:.1f}{_curve(start, end, seed, at)}")
    return "".join(parts)


def _hatching(seed: str) -> str:
    """A few strokes of rock in the corners."""
    strokes = []
    for at, (x, y) in enumerate(((-41, -41), (36, -41), (-41, 36), (36, 36))):
        shift = _wobble(seed, 40 + at)
        strokes.append(f"M{x + shift:.1f} {y} l5 5 M{x + 6:.1f} {y + shift:.1f} l4 4")
    return el("path", d="".join(strokes), stroke="#c9b68f", stroke_width=1.3, fill="none", stroke_linecap="round")


# -- what is in it ----------------------------------------------------------------------------------------------------


def _contents(shape: str, openings: str) -> str:
    along = "translate(0 0)" if "N" in openings or "S" in openings else "rotate(90)"
    match shape:
        case "entrance":
            return _entrance()
        case "sump" | "duck":
            return group(_waves(3 if shape == "sump" else 4), transform=along)
        case "choke":
            return group(_boulders(), transform=along)
        case "squeeze":
            return group(_pinch(), transform=along)
        case "digging":
            return _dug()
        case _:
            return ""


def _entrance() -> str:
    rays = "M0 -9 V-14 M8 -5 L12 -9 M-8 -5 L-12 -9 M9 3 H14 M-9 3 H-14"
    return el("path", d=f"M-8 8 V1 A8 8 0 0 1 8 1 V8 Z {rays}", fill="#ffe9a8", stroke="#b8860b", stroke_width=1.8)


def _waves(count: int) -> str:
    rows = [f"M-13 {y} q4.3 -5 8.6 0 t8.6 0 t8.6 0" for y in (-24 + 48 / (count - 1) * n for n in range(count))]
    return el("path", d="".join(rows), stroke=WATER, stroke_width=2.4, fill="none", stroke_linecap="round")


def _boulders() -> str:
    shapes = (
        "M-14 -20 L-4 -25 L3 -17 L-3 -9 L-12 -11 Z", "M2 -14 L13 -20 L15 -6 L6 -3 Z",
        "M-14 -6 L-3 -7 L2 3 L-6 9 L-15 5 Z", "M4 0 L14 -1 L14 12 L5 14 L1 8 Z",
        "M-13 12 L-3 11 L0 21 L-9 26 Z", "M3 17 L13 15 L12 26 L4 26 Z",
    )  # fmt: skip
    return group(*(el("path", d=d, fill="#cbb48a", stroke=DANGER, stroke_width=1.8) for d in shapes))


def _pinch() -> str:
    """The walls close in to a slit."""
    left = f"M-16 -34 C-14 -14 -{TIGHT} -12 -{TIGHT} 0 C-{TIGHT} 12 -14 14 -16 34 Z"
    right = f"M16 -34 C14 -14 {TIGHT} -12 {TIGHT} 0 C{TIGHT} 12 14 14 16 34 Z"
    return el("path", d=left + right, fill=ROCK, stroke=DANGER, stroke_width=2)


def _dug() -> str:
    return el(
        "path",
        d="M-9 10 L5 -4 M-2 -11 Q8 -10 11 -1 M-14 -14 h4 M10 14 h4 M-13 15 h3",
        stroke="#8a5a20",
        stroke_width=2.6,
        fill="none",
        stroke_linecap="round",
    )


def _gas() -> str:
    return group(
        el("circle", r=13, fill="#fbe3dd", stroke=DANGER, stroke_width=1.8, stroke_dasharray="4 3"),
        label("CO₂", 0, 3.4, 9.5, fill=DANGER, font_weight=700),
    )


def _glyphs(tile: TileFace) -> list[str]:
    spots = ((-17, 14), (17, 14)) if tile.shape == "chamber" else ((-35, 36), (35, 36))
    found = []
    for name, (x, y) in zip(tile.glyphs, spots, strict=False):
        found.append(el("circle", cx=x, cy=y, r=13, fill="#fffaf0", stroke="#c9b68f", stroke_width=1))
        found.append(glyph(name, x, y, 1.0))
    return found
