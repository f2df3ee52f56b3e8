"""The printed sea chart: water, zones, destinations, the octopus, the warship, Vulcania, and the Nautilus on it."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to
from vulcania.games.voyage.moves import STEPS
from vulcania.games.voyage.picture.art_preys import BONE, GOLD, LINE, RED, WOOD
from vulcania.games.voyage.view import ChartView

PAPER, INK = "#f3e7cf", "#23303a"
LIGHT, DARK = "#a8d4d4", "#4a8ba6"
CORRIDOR_LIGHT, CORRIDOR_DARK = "#c5dfd4", "#7fa9ad"
SERIES = {"underwater": "#2f6fa8", "surface": "#e3b23c", "none": "#8c9aa0"}
ZONE_OF = {"f": "forests", "s": "sharks", "c": "cannibals", "i": "icebergs", "g": "galleon", "w": "whales"}
_DIGIT_ZONE = {"6": "f", "5": "s", "4": "c", "1": "i", "3": "g", "2": "w", "0": "n"}
TITLES = "Fraunces, Georgia, Times New Roman, serif"


def letter_of(sign: str) -> str:
    """The zone of a square of the water picture, as a small letter."""
    return _DIGIT_ZONE.get(sign, sign.lower())


def square_at(name: str) -> tuple[int, int]:
    """Column and row, from 0, of a square's name."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def _p(d: str, fill: str = "none", width: float = 3, **more: Attribute) -> str:
    return el("path", d=d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round", stroke_linecap="round",
              **more)  # fmt: skip


# -- water ------------------------------------------------------------------------------------------------------------


def water(chart: ChartView, left: int, top: int, columns: int, rows: int) -> str:
    """A part of the chart in squares of size 1: depths as areas, then the grid, then the borders of the zones."""
    parts = {"light": "", "dark": "", "corridor-light": "", "corridor-dark": ""}
    for y in range(rows):
        for x in range(columns):
            sign = chart.water[top + y][left + x]
            land = "corridor-" if letter_of(sign) == "n" else ""
            if sign.isdigit():
                parts[land + "light"] += f"M{x} {y}h1l-1 1z"
                parts[land + "dark"] += f"M{x + 1} {y}v1h-1z"
            else:
                parts[land + ("dark" if sign.isupper() else "light")] += f"M{x} {y}h1v1h-1z"
    fills = {"light": LIGHT, "dark": DARK, "corridor-light": CORRIDOR_LIGHT, "corridor-dark": CORRIDOR_DARK}
    areas = (el("path", d=d, fill=fills[kind], class_=kind) for kind, d in parts.items() if d)
    grid = "".join(f"M{x} 0v{rows}" for x in range(columns + 1)) + "".join(f"M0 {y}h{columns}" for y in range(rows + 1))
    lines = el("path", d=grid, fill="none", stroke="#ffffff", stroke_opacity=0.45, stroke_width=0.03)
    return group(*areas, lines, _borders(chart, left, top, columns, rows), class_="water", aria_hidden="true")


def _borders(chart: ChartView, left: int, top: int, columns: int, rows: int) -> str:
    d = ""
    for y in range(rows):
        for x in range(columns):
            here = letter_of(chart.water[top + y][left + x])
            if x + 1 < columns and letter_of(chart.water[top + y][left + x + 1]) != here:
                d += f"M{x + 1} {y}v1"
            if y + 1 < rows and letter_of(chart.water[top + y + 1][left + x]) != here:
                d += f"M{x} {y + 1}h1"
    return el("path", d=d, fill="none", stroke=INK, stroke_width=0.09, stroke_linecap="square")


def extent(chart: ChartView, letter: str) -> tuple[int, int, int, int]:
    """A zone's left, top, columns and rows."""
    squares = [(x, y) for y, row in enumerate(chart.water) for x, sign in enumerate(row) if letter_of(sign) == letter]
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return left, top, max(x for x, _ in squares) - left + 1, max(y for _, y in squares) - top + 1


# -- what is printed on the water -------------------------------------------------------------------------------------


def octopus(chart: ChartView, left: int, top: int, columns: int, rows: int) -> str:
    """Body and tentacles as the marks lay them: arms join neighbouring squares, whatever the chart."""
    at = {
        (x, y): chart.mark(left + x, top + y)
        for y in range(rows)
        for x in range(columns)
        if chart.mark(left + x, top + y) in "ot"
    }
    body = [square for square, mark in at.items() if mark == "o"]
    arms = _arms(at, body or list(at)[:1])
    shared: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    limbs = el("path", d=arms, stroke=INK, stroke_width=0.5, **shared) + el(
        "path", d=arms, stroke="#a8485e", stroke_width=0.4, **shared
    )
    if not body:
        return group(limbs, class_="octopus")
    cx = sum(x for x, _ in body) / len(body) + 0.5
    cy = sum(y for _, y in body) / len(body) + 0.5
    head = el("ellipse", cx=cx, cy=cy, rx=1.02, ry=0.98, fill="#a8485e", stroke=INK, stroke_width=0.06)
    eyes = "".join(
        el("circle", cx=cx + dx, cy=cy - 0.1, r=0.24, fill="#ffffff", stroke=INK, stroke_width=0.05)
        + el("circle", cx=cx + dx, cy=cy - 0.06, r=0.11, fill=INK)
        for dx in (-0.36, 0.36)
    )
    return group(limbs, head, eyes, class_="octopus")


def _arms(at: dict[tuple[int, int], str], body: list[tuple[int, int]]) -> str:
    """Each square of a tentacle joined to one nearer to the body."""
    joined, queue, d = set(body), list(body), ""
    for x, y in queue:
        for dx, dy in STEPS:
            other = (x + dx, y + dy)
            if other in at and other not in joined:
                joined.add(other)
                queue.append(other)
                d += f"M{x + 0.5} {y + 0.5}L{other[0] + 0.5} {other[1] + 0.5}"
    return d


def warship() -> str:
    """Around the origin, from -50 to 50. The numbers on its hull are those that ram it."""
    return group(
        _p("M-46 10 H46 L36 32 H-34 Z", "#6d6f72"),
        _p("M-26 10 V-4 H22 V10 Z", "#8d9093"),
        _p("M-12 -4 V-26 H-2 V-4 M6 -4 V-20 H14 V-4", "#54575a"),
        _p("M22 0 H40 M-26 0 H-42", width=5),
        _p("M-7 -26 C-10 -36 2 -40 -4 -46", width=3),
        label("2345", 0, 28, 17, fill="#ffffff", font_weight="bold"),
        class_="warship",
    )


def whirlpool() -> str:
    d = "M0 0 C6 -8 18 -2 14 10 C8 24 -16 22 -20 4 C-24 -20 4 -34 24 -22 C44 -8 40 30 12 38"
    return el("path", d=d, fill="none", stroke="#ffffff", stroke_width=7, stroke_linecap="round", class_="whirlpool")


def vulcania() -> str:
    return group(
        _p("M-60 26 C-40 10 -30 -2 -16 -34 H14 C26 -4 40 10 60 26 C40 40 -40 40 -60 26 Z", "#8a7a4e", 3.5),
        _p("M-16 -34 H14 L20 -18 L10 -22 L2 -14 L-8 -22 L-20 -18 Z", RED, 2.5),
        _p("M-2 -36 C-12 -48 4 -54 -4 -66 M6 -38 C16 -48 8 -54 16 -62", width=3.5),
        _p("M-34 24 V8 M-34 8 C-42 4 -46 8 -48 12 M-34 8 C-28 2 -22 6 -20 10", width=3),
        class_="vulcania",
    )


_EMBLEMS = {
    "forests": _p("M-18 34 C-30 10 -8 0 -18 -30 M2 36 C-10 14 14 2 2 -34 M22 34 C10 12 30 4 22 -24", width=7),
    "sharks": _p("M-34 22 C-20 -6 0 -30 20 -32 C10 -14 16 8 28 22 Z", "#7f95a3", 4)
    + _p("M-40 30 Q-28 22 -16 30 T8 30 T32 30", width=4),
    "cannibals": _p("M-36 28 C-20 16 20 16 36 28 Z", "#d8b46a", 4)
    + _p("M2 20 C6 0 2 -10 -4 -18 M-4 -18 C-22 -26 -30 -14 -32 -8 M-4 -18 C-10 -34 8 -36 14 -30 "
         "M-4 -18 C14 -26 26 -12 26 -6", width=5),
    "icebergs": _p("M-36 20 L-14 -30 L2 -6 L12 -20 L36 20 Z", "#ffffff", 4)
    + _p("M-14 -30 L-8 20 M12 -20 L14 20", width=3),
    "galleon": _p("M-36 12 H36 L26 32 H-28 Z", WOOD, 4)
    + _p("M-14 12 V-34 M12 12 V-30", width=4)
    + _p("M-14 -32 C2 -28 2 -10 -14 -6 Z M12 -28 C26 -24 26 -8 12 -4 Z", BONE, 3),
    "whales": _p("M-6 34 C-6 12 -6 6 -10 0 C-26 2 -38 -10 -38 -26 C-22 -28 -8 -20 0 -8 C8 -20 22 -28 38 -26 "
                 "C38 -10 26 2 10 0 C6 6 6 12 6 34 Z", "#4f7fa6", 4),
}  # fmt: skip


def destination(zone: str, hunt: str, aimed: bool) -> str:
    """A destination's mark around the origin: the zone's emblem, ringed in the colour of the series hunted there."""
    ring = el("circle", r=58, fill="none", stroke=RED, stroke_width=9, stroke_dasharray="16 9", class_="aim")
    return group(
        ring if aimed else "",
        el("circle", r=45, fill=PAPER, stroke=SERIES[hunt], stroke_width=9),
        el("circle", r=50, fill="none", stroke=INK, stroke_width=2.5),
        group(_EMBLEMS[zone], transform="scale(0.8)"),
        class_="destination",
    )


_TURN = {"N": -90, "NE": -45, "E": 0, "SE": 45, "S": 90, "SW": 135, "W": 180, "NW": -135, "": 0}


def nautilus(x: float, y: float, scale: float, heading: str, **attributes: Attribute) -> str:
    """The submarine from above, its spur pointing where it sailed last."""
    teeth = "M-16 -17 l6 -8 l7 7 l6 -8 l7 8 l6 -7 l7 9 M-16 17 l6 8 l7 -7 l6 8 l7 -8 l6 7 l7 -9"
    return group(
        _p("M-46 0 L-58 -15 L-40 -7 V7 L-58 15 Z", "#3d5a55"),
        _p(teeth, "#d8c08a", 2.5),
        _p("M-44 0 C-36 -24 14 -24 36 -6 L62 0 L36 6 C14 24 -36 24 -44 0 Z", "#5f7f76", 3.5),
        _p("M-40 0 H56", width=2),
        el("ellipse", cx=-4, rx=15, ry=9, fill="#3d5a55", stroke=LINE, stroke_width=2.5),
        el("circle", cx=20, cy=-8, r=4.5, fill=GOLD, stroke=LINE, stroke_width=2),
        el("circle", cx=20, cy=8, r=4.5, fill=GOLD, stroke=LINE, stroke_width=2),
        transform=move_to(x, y, _TURN[heading], scale),
        **attributes,
    )


def figure(colour: str, helmet: bool) -> str:
    """A hunter, standing on the origin, about 60 tall."""
    globe = el("circle", cy=-46, r=15, fill="#e8f6f6", fill_opacity=0.75, stroke=LINE, stroke_width=3)
    return group(
        el("ellipse", cy=0, rx=19, ry=6, fill=LINE, opacity=0.3),
        _p("M-13 -2 C-13 -22 -17 -32 0 -34 C17 -32 13 -22 13 -2 Z", colour),
        el("circle", cy=-45, r=10, fill="#f3cfa6", stroke=LINE, stroke_width=2.5),
        globe if helmet else "",
    )
