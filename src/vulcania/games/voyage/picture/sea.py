"""The sea and what is printed on it: water, zones, the octopus, destinations; and the Nautilus that sails it."""

from __future__ import annotations

from functools import cache, lru_cache

from vulcania.drawing.svg import Attribute, el, group, label, move_to
from vulcania.games.voyage.components import HULL
from vulcania.games.voyage.picture.octopus import draw_octopus
from vulcania.games.voyage.picture.page import ART, CREAM, INK, SERIES
from vulcania.games.voyage.picture.water import draw_water
from vulcania.games.voyage.view.box import ChartView, name_of, square_at


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

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, columns and rows on the chart."""
        return self.left, self.top, self.columns, self.rows

    def marked(self, marks: str) -> dict[str, str]:
        """The squares that bear any of these marks."""
        return _marked(self.chart.marks, self.box, marks)


@lru_cache(64)
def _marked(rows: tuple[str, ...], box: tuple[int, int, int, int], marks: str) -> dict[str, str]:
    return {name_of(column, row): rows[row][column] for column, row in _squares(box) if rows[row][column] in marks}


def _squares(box: tuple[int, int, int, int]) -> list[tuple[int, int]]:
    left, top, columns, rows = box
    return [(left + x, top + y) for y in range(rows) for x in range(columns)]


@lru_cache(64)
def _printed(water: tuple[str, ...], marks: tuple[str, ...], box: tuple[int, int, int, int]) -> tuple[str, str]:
    """The water and the octopus of a part of a chart: they stay as they are printed."""
    left, top, columns, rows = box
    at = {(x, y): marks[top + y][left + x] for y in range(rows) for x in range(columns)}
    body = [square for square, mark in at.items() if mark == "o"]
    arms = {square for square, mark in at.items() if mark == "t"}
    return draw_water(ChartView(water, marks, {}), box), draw_octopus(body, arms)


def sea(grid: Grid, border: float, octopus: float | None = None) -> str:
    """The water, and the octopus in it, which may be ``octopus`` faint."""
    return _sea(grid.chart.water, grid.chart.marks, grid.box, grid.x, grid.y, grid.cell, border, octopus)


@lru_cache(64)
def _sea(
    water: tuple[str, ...], marks: tuple[str, ...], box: tuple[int, int, int, int], x: float, y: float, cell: float,
    border: float, octopus: float | None,
) -> str:  # fmt: skip
    *_, columns, rows = box
    width, height = columns * cell, rows * cell
    printed, monster = _printed(water, marks, box)
    return el(
        "svg",
        printed,
        group(monster, opacity=octopus),
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=f"0 0 {columns} {rows}",
        class_="sea",
        aria_hidden="true",
    ) + el("rect", x=x, y=y, width=width, height=height, fill="none", stroke=INK, stroke_width=border * cell)


def edges(grid: Grid, size: float) -> str:
    """The letters of the columns and the numbers of the rows."""
    return _edges(grid.box, grid.x, grid.y, grid.cell, size)


@lru_cache(64)
def _edges(box: tuple[int, int, int, int], x: float, y: float, cell: float, size: float) -> str:
    left, top, columns, rows = box
    letters = (label(chr(ord("a") + left + n), x + (n + 0.5) * cell, y - 5, size) for n in range(columns))
    off = size * 0.36
    numbers = (label(top + n + 1, x - off, y + (n + 0.5) * cell + off, size, text_anchor="end") for n in range(rows))
    return group(*letters, *numbers, class_="edges", aria_hidden="true", data_what="edge")


def zones(grid: Grid) -> str:
    """Nothing to see: the areas by which the water can be asked about, those of the zones on that of the corridors."""
    return _areas(grid.chart.water, grid.box, grid.x, grid.y, grid.cell)


@lru_cache(64)
def _areas(water: tuple[str, ...], box: tuple[int, int, int, int], x: float, y: float, cell: float) -> str:
    chart = ChartView(water, (), {})
    found = {chart.zone(column, row) for column, row in _squares(box)}
    areas = []
    for zone in sorted(found, key=lambda one: (one != "corridor", one)):
        left, top, columns, rows = chart.extent(zone)
        areas.append(el("rect", x=left - box[0], y=top - box[1], width=columns, height=rows, fill="none",
                        pointer_events="all", data_what=f"zone {zone}"))  # fmt: skip
    return group(*areas, transform=move_to(x, y, scale=cell))


@cache
def warship(numbered: bool) -> str:
    """VO-29: the numbers on its hull are those that ram it; where they could not be read, they are left out."""
    hull = label(" ".join(str(number) for number in HULL), 0, 32, 19, fill=CREAM, font_weight="bold")
    return group(ART["warship"].markup, hull if numbered else "", class_="warship")


@cache
def destination(zone: str, hunt: str, aimed: bool) -> str:
    """A destination's mark around the origin: the zone's emblem, ringed in the colour of the series hunted there; the
    sun stands behind the one that the Nautilus makes for."""
    return group(
        group(ART["sunburst"].markup, class_="aim") if aimed else "",
        el("circle", r=52, fill=INK),
        el("circle", r=44, fill=CREAM, stroke=SERIES[hunt], stroke_width=9),
        group(ART[f"emblem-{zone}"].markup, transform="scale(0.78)"),
        class_="destination",
    )


_TURN = {"N": -90, "NE": -45, "E": 0, "SE": 45, "S": 90, "SW": 135, "W": 180, "NW": -135, "": 0}


@lru_cache(500)
def nautilus(x: float, y: float, scale: float, heading: str, **attributes: Attribute) -> str:
    """The submarine from above, its spur pointing where it sailed last."""
    return group(ART["nautilus"].markup, transform=move_to(x, y, _TURN[heading], scale), **attributes)


@lru_cache(500)
def wake(x: float, y: float, scale: float, heading: str) -> str:
    """The foam behind it."""
    return group(ART["wake"].markup, transform=move_to(x, y, _TURN[heading], scale), class_="last wake")
