"""The water of the chart, printed in five inks: shallows, light squares, the shelf, dark squares, the abyss."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from vulcania.drawing.svg import el, group, move_to
from vulcania.games.voyage.picture.page import ART, CREAM, INK
from vulcania.games.voyage.view.box import ChartView

LIGHT, SHALLOWS, SHELF, DARK, ABYSS = "#7cc5c3", "#9bd6cd", "#52a9b5", "#2b829b", "#1a5f77"
_AROUND = [(dx, dy) for dx, dy in product((-1, 0, 1), repeat=2) if dx or dy]


def draw_water(chart: ChartView, extent: tuple[int, int, int, int]) -> str:
    """In squares of size 1: depths as areas, corridors paler, waves, light from Vulcania, squares and zones."""
    left, top, columns, rows = extent
    signs = {(x, y): chart.water[top + y][left + x] for y in range(rows) for x in range(columns)}
    dark = "".join(_dark(x, y, sign) for (x, y), sign in signs.items())
    return group(
        el("rect", width=columns, height=rows, fill=LIGHT, class_="light"),
        _soft(_inner(signs, str.islower), SHALLOWS),
        el("path", d=dark, fill="none", stroke=SHELF, stroke_width=0.26, stroke_linejoin="round"),
        el("path", d=dark, fill=DARK, stroke=DARK, stroke_width=0.02, class_="dark"),
        _soft(_inner(signs, str.isupper), ABYSS),
        _corridors(chart, extent),
        _waves(signs),
        _rays(chart, extent),
        _lines(chart, extent),
        class_="water",
    )


def _dark(x: int, y: int, sign: str) -> str:
    if sign.isdigit():
        return f"M{x + 1} {y}v1h-1z"
    return f"M{x} {y}h1v1h-1z" if sign.isupper() else ""


def _inner(signs: dict[tuple[int, int], str], alike: Callable[[str], bool]) -> str:
    """The squares of one depth among none but their like: there it is shallowest, or deepest."""
    same = {at for at, sign in signs.items() if alike(sign)}
    return "".join(
        f"M{x + 0.5} {y + 0.5}h.01"
        for x, y in sorted(same)
        if all((x + dx, y + dy) in same or (x + dx, y + dy) not in signs for dx, dy in _AROUND)
    )


def _soft(d: str, ink: str) -> str:
    """Round spots that run into one another, as waves would draw the edge of an area."""
    return el("path", d=d, fill="none", stroke=ink, stroke_width=1.75, stroke_linecap="round") if d else ""


def _corridors(chart: ChartView, extent: tuple[int, int, int, int]) -> str:
    left, top, columns, rows = extent
    between = "".join(
        f"M{x} {y}h1v1h-1z" for y in range(rows) for x in range(columns) if chart.zone(left + x, top + y) == "corridor"
    )
    return el("path", d=between, fill="#d8f2ea", fill_opacity=0.2, class_="corridor") if between else ""


def _waves(signs: dict[tuple[int, int], str]) -> str:
    """Crests here and there, as a printer would strew them."""
    crests = "".join(
        f"M{x + 0.22:.2f} {y + 0.55:.2f}q.14-.2.28 0t.28 0" for x, y in signs if (x * 7 + y * 11 + x * y) % 9 == 0
    )
    return el("path", d=crests, fill="none", stroke=CREAM, stroke_width=0.055, stroke_opacity=0.55,
              stroke_linecap="round")  # fmt: skip


def _rays(chart: ChartView, extent: tuple[int, int, int, int]) -> str:
    left, top, *_ = extent
    found = [(x, y) for y, row in enumerate(chart.water) for x in range(len(row)) if chart.mark(x, y) == "V"]
    return "".join(
        group(ART["rays"].markup, transform=move_to(x - left + 0.5, y - top + 0.5), opacity=0.07) for x, y in found
    )


def _lines(chart: ChartView, extent: tuple[int, int, int, int]) -> str:
    """Between squares, and around zones."""
    left, top, columns, rows = extent
    lines = "".join([f"M{x} 0v{rows}" for x in range(1, columns)] + [f"M0 {y}h{columns}" for y in range(1, rows)])
    borders = ""
    for y, x in product(range(rows), range(columns)):
        zone = chart.zone(left + x, top + y)
        if x + 1 < columns and chart.zone(left + x + 1, top + y) != zone:
            borders += f"M{x + 1} {y}v1"
        if y + 1 < rows and chart.zone(left + x, top + y + 1) != zone:
            borders += f"M{x} {y + 1}h1"
    return group(
        el("path", d=lines, stroke=CREAM, stroke_opacity=0.4, stroke_width=0.03),
        el("path", d=borders, stroke=INK, stroke_width=0.17),
        el("path", d=borders, stroke=CREAM, stroke_width=0.06),
        fill="none",
        stroke_linecap="square",
    )
