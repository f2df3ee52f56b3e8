"""The sea and what is printed on it: water, zones, the octopus, destinations; and the Nautilus that sails it."""

from __future__ import annotations

from collections.abc import Iterator

from vulcania.drawing.svg import Attribute, el, group, label, move_to
from vulcania.games.voyage.components import HULL, STEPS
from vulcania.games.voyage.picture.page import ART, INK, PAPER, RED, SERIES
from vulcania.games.voyage.view.box import ChartView, name_of, square_at

FILLS = {"light": "#a8d4d4", "dark": "#4a8ba6", "corridor-light": "#c5dfd4", "corridor-dark": "#7fa9ad"}


class Grid:
    """Squares of the chart as they lie on the page: all of them, or those of a zone."""

    def __init__(self, chart: ChartView, x: float, y: float, cell: float, zone: str = "") -> None:
        whole = (0, 0, len(chart.water[0]), len(chart.water))
        self.left, self.top, self.columns, self.rows = chart.extent(zone) if zone else whole
        self.chart, self.x, self.y, self.cell = chart, x, y, cell

    def corner(self, square: str) -> tuple[float, float]:
        column, row = square_at(square)
        return self.x + (column - self.left) * self.cell, self.y + (row - self.top) * self.cell

    def middle(self, square: str) -> tuple[float, float]:
        x, y = self.corner(square)
        return x + self.cell / 2, y + self.cell / 2

    def places(self) -> Iterator[tuple[int, int, int, int]]:
        """Of each square the column and row here, and on the whole chart."""
        for y in range(self.rows):
            for x in range(self.columns):
                yield x, y, self.left + x, self.top + y

    def marked(self, marks: str) -> dict[str, str]:
        """The squares that bear any of these marks."""
        found = ((self.chart.mark(column, row), column, row) for _, _, column, row in self.places())
        return {name_of(column, row): mark for mark, column, row in found if mark in marks}


def sea(grid: Grid, border: float, octopus: float | None = None) -> str:
    """The water, and the octopus under it, which may be ``octopus`` faint."""
    return group(
        _water(grid),
        group(_octopus(grid), opacity=octopus),
        el("rect", width=grid.columns, height=grid.rows, fill="none", stroke=INK, stroke_width=border),
        transform=move_to(grid.x, grid.y, scale=grid.cell),
    )


def edges(grid: Grid, size: float) -> str:
    """The letters of the columns and the numbers of the rows."""
    letters = (
        label(chr(ord("a") + grid.left + n), grid.x + (n + 0.5) * grid.cell, grid.y - 5, size)
        for n in range(grid.columns)
    )
    off = size * 0.36
    numbers = (
        label(grid.top + n + 1, grid.x - off, grid.y + (n + 0.5) * grid.cell + off, size, text_anchor="end")
        for n in range(grid.rows)
    )
    return group(*letters, *numbers, class_="edges", aria_hidden="true")


def _water(grid: Grid) -> str:
    """In squares of size 1: depths as areas, then the lines between squares, then the borders of the zones."""
    chart, columns, rows = grid.chart, grid.columns, grid.rows
    parts = dict.fromkeys(FILLS, "")
    borders = ""
    for x, y, column, row in grid.places():
        sign, zone = chart.water[row][column], chart.zone(column, row)
        land = "corridor-" if zone == "corridor" else ""
        if sign.isdigit():
            parts[land + "light"] += f"M{x} {y}h1l-1 1z"
            parts[land + "dark"] += f"M{x + 1} {y}v1h-1z"
        else:
            parts[land + ("dark" if sign.isupper() else "light")] += f"M{x} {y}h1v1h-1z"
        if x + 1 < columns and chart.zone(column + 1, row) != zone:
            borders += f"M{x + 1} {y}v1"
        if y + 1 < rows and chart.zone(column, row + 1) != zone:
            borders += f"M{x} {y + 1}h1"
    areas = (el("path", d=d, fill=FILLS[kind], class_=kind) for kind, d in parts.items() if d)
    lines = "".join([f"M{x} 0v{rows}" for x in range(columns + 1)] + [f"M0 {y}h{columns}" for y in range(rows + 1)])
    return group(
        *areas,
        el("path", d=lines, fill="none", stroke="#ffffff", stroke_opacity=0.45, stroke_width=0.03),
        el("path", d=borders, fill="none", stroke=INK, stroke_width=0.09, stroke_linecap="square"),
        class_="water",
        aria_hidden="true",
    )


def _octopus(grid: Grid) -> str:
    """Body and tentacles as the marks lay them: arms join neighbouring squares, whatever the chart."""
    marks = ((x, y, grid.chart.mark(column, row)) for x, y, column, row in grid.places())
    at = {(x, y): mark for x, y, mark in marks if mark in "ot"}
    if not at:
        return ""
    body = [square for square, mark in at.items() if mark == "o"]
    arms = _arms(at, body or list(at)[:1])
    limbs = "".join(
        el("path", d=arms, stroke=ink, stroke_width=width, fill="none", stroke_linecap="round", stroke_linejoin="round")
        for ink, width in ((INK, 0.5), ("#a8485e", 0.4))
    )
    if not body:
        return group(limbs, class_="octopus")
    cx = sum(x for x, _ in body) / len(body) + 0.5
    cy = sum(y for _, y in body) / len(body) + 0.5
    return group(limbs, group(ART["octopus-head"].markup, transform=move_to(cx, cy, scale=0.01)), class_="octopus")


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
    """VO-29: the numbers on its hull are those that ram it."""
    hull = label("".join(str(number) for number in HULL), 0, 28, 17, fill="#ffffff", font_weight="bold")
    return group(ART["warship"].markup, hull, class_="warship")


def destination(zone: str, hunt: str, aimed: bool) -> str:
    """A destination's mark around the origin: the zone's emblem, ringed in the colour of the series hunted there."""
    ring = el("circle", r=58, fill="none", stroke=RED, stroke_width=9, stroke_dasharray="16 9", class_="aim")
    return group(
        ring if aimed else "",
        el("circle", r=45, fill=PAPER, stroke=SERIES[hunt], stroke_width=9),
        el("circle", r=50, fill="none", stroke=INK, stroke_width=2.5),
        group(ART[f"emblem-{zone}"].markup, transform="scale(0.8)"),
        class_="destination",
    )


_TURN = {"N": -90, "NE": -45, "E": 0, "SE": 45, "S": 90, "SW": 135, "W": 180, "NW": -135, "": 0}


def nautilus(x: float, y: float, scale: float, heading: str, **attributes: Attribute) -> str:
    """The submarine from above, its spur pointing where it sailed last."""
    return group(ART["nautilus"].markup, transform=move_to(x, y, _TURN[heading], scale), **attributes)
