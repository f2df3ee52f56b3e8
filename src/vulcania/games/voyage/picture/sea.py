"""The sea and what is printed on it: water, zones, the octopus, destinations; and the Nautilus that sails it."""

from __future__ import annotations

from vulcania.drawing.svg import Attribute, el, group, label, move_to
from vulcania.games.voyage.components import HULL, STEPS
from vulcania.games.voyage.picture.page import ART, INK, PAPER, RED, SERIES
from vulcania.games.voyage.view.box import ChartView

FILLS = {"light": "#a8d4d4", "dark": "#4a8ba6", "corridor-light": "#c5dfd4", "corridor-dark": "#7fa9ad"}


def water(chart: ChartView, left: int, top: int, columns: int, rows: int) -> str:
    """A part of the chart in squares of size 1: depths as areas, then the grid, then the borders of the zones."""
    parts = dict.fromkeys(FILLS, "")
    for y in range(rows):
        for x in range(columns):
            sign = chart.water[top + y][left + x]
            land = "corridor-" if chart.zone(left + x, top + y) == "corridor" else ""
            if sign.isdigit():
                parts[land + "light"] += f"M{x} {y}h1l-1 1z"
                parts[land + "dark"] += f"M{x + 1} {y}v1h-1z"
            else:
                parts[land + ("dark" if sign.isupper() else "light")] += f"M{x} {y}h1v1h-1z"
    areas = (el("path", d=d, fill=FILLS[kind], class_=kind) for kind, d in parts.items() if d)
    grid = "".join(f"M{x} 0v{rows}" for x in range(columns + 1)) + "".join(f"M0 {y}h{columns}" for y in range(rows + 1))
    lines = el("path", d=grid, fill="none", stroke="#ffffff", stroke_opacity=0.45, stroke_width=0.03)
    return group(*areas, lines, _borders(chart, left, top, columns, rows), class_="water", aria_hidden="true")


def _borders(chart: ChartView, left: int, top: int, columns: int, rows: int) -> str:
    d = ""
    for y in range(rows):
        for x in range(columns):
            here = chart.zone(left + x, top + y)
            if x + 1 < columns and chart.zone(left + x + 1, top + y) != here:
                d += f"M{x + 1} {y}v1"
            if y + 1 < rows and chart.zone(left + x, top + y + 1) != here:
                d += f"M{x} {y + 1}h1"
    return el("path", d=d, fill="none", stroke=INK, stroke_width=0.09, stroke_linecap="square")


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
