"""The sea chart with the Nautilus on it, and what each possible move would register."""

from __future__ import annotations

from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picks, txt
from vulcania.games.voyage.components import COMPASS, DESTINATIONS, STEPS, ZONES
from vulcania.games.voyage.picture.page import ART, CREAM, GLOW, INK, PAPER, TITLES, Page
from vulcania.games.voyage.picture.sea import Grid, destination, edges, nautilus, sea, warship
from vulcania.games.voyage.picture.shapes import classes, lamp
from vulcania.games.voyage.picture.traces import draw_traces
from vulcania.games.voyage.view.box import square_at
from vulcania.games.voyage.view.forecast import Forecast


def draw_chart(page: Page, x: float, y: float, cell: float) -> str:
    """The whole chart, its north-west corner at x, y."""
    grid = Grid(page.view.chart, x, y, cell)
    return group(
        sea(grid, 0.12),
        "" if page.narrow else edges(grid, 14),
        _names(page, grid),
        *_marks(page, grid),
        _wake(page, grid),
        *_options(page, grid),
        draw_traces(page, grid),
        _ship(page, grid),
        class_="chart",
    )


def _names(page: Page, grid: Grid) -> str:
    """The zones' names, bold across the water."""
    shown, cell = [], grid.cell
    for zone in ZONES[:DESTINATIONS]:
        left, top, columns, _ = page.view.chart.extent(zone)
        for n, line in enumerate(wrap(page.say(f"zone-{zone}").upper(), 14, break_long_words=False)):
            size = min(0.8, columns * 1.2 / len(line)) * cell
            centre = grid.x + (left + columns / 2) * cell
            shown.append(label(line, centre, grid.y + (top + 0.95 + n * 0.85) * cell, size))
    return group(*shown, class_="zone-names", font_family=TITLES, font_weight="bold", fill=INK, stroke=PAPER,
                 stroke_width=cell * 0.1, stroke_opacity=0.75, paint_order="stroke", aria_hidden="true")  # fmt: skip


def _marks(page: Page, grid: Grid) -> list[str]:
    view, cell = page.view, grid.cell
    drawn = []
    for square, mark in grid.marked("*wVx").items():
        x, y = grid.middle(square)
        at = move_to(x, y, scale=cell / 100)
        if mark == "*":
            zone = view.chart.zone(*square_at(square))
            aimed = view.target == zone and not view.adventure
            drawn.append(group(destination(zone, view.chart.hunts[zone], aimed), transform=at))
        elif mark == "w":
            hunted = view.adventure == "sharks"
            ring = el("circle", r=58, fill="none", stroke=GLOW, stroke_width=9, class_="aim") if hunted else ""
            drawn.append(group(warship(), ring, transform=at))
        elif mark == "V":
            big = move_to(x, y - 0.1 * cell, scale=cell / 62)
            drawn.append(group(ART["vulcania"].markup, class_="vulcania", transform=big))
        else:
            drawn.append(group(ART["whirlpool"].markup, class_="whirlpool", color="#ffffff", transform=at))
    return drawn


def _wake(page: Page, grid: Grid) -> str:
    """Where the Nautilus came from with its last move."""
    if not page.view.heading or page.happened("whirlpool"):
        return ""
    cell, (x, y) = grid.cell, grid.middle(page.view.ship)
    dx, dy = STEPS[COMPASS.index(page.view.heading)]
    return el("path", d=f"M{x - dx * cell:.1f} {y - dy * cell:.1f} L{x:.1f} {y:.1f}", stroke="#ffffff",
              stroke_width=cell * 0.16, stroke_dasharray=f"{cell * 0.16:.1f} {cell * 0.14:.1f}",
              class_="last wake")  # fmt: skip


def _ship(page: Page, grid: Grid) -> str:
    cell, (x, y) = grid.cell, grid.middle(page.view.ship)
    name = page.say("nautilus-at", square=page.view.ship)
    halo = el("circle", cx=x, cy=y, r=cell * 0.56, fill=CREAM, fill_opacity=0.6, class_="last")
    scale = cell / 118 * (1.5 if page.narrow else 1)
    return halo + group(el("title", txt(name)), nautilus(x, y, scale, page.view.heading, id="nautilus"))


def _options(page: Page, grid: Grid) -> list[str]:
    """The squares that can be sailed to. A half square is offered once for each depth."""
    by_square: dict[str, list[Forecast]] = {}
    for seen in page.view.forecasts:
        by_square.setdefault(seen.square, []).append(seen)
    drawn = []
    for square, offers in by_square.items():
        (x, y), side = grid.middle(square), grid.cell * 0.96
        height = side / len(offers)
        for n, seen in enumerate(offers):
            drawn.append(_option(page, seen, x - side / 2, y - side / 2 + n * height, side, height))
    return drawn


def _option(page: Page, seen: Forecast, x: float, y: float, width: float, height: float) -> str:
    can = seen.move in page.legal
    edge = "#c8342b" if seen.alert or seen.settles == "boarded" else "#c99a1e" if seen.gain == "guinea" else INK
    whole = height > width * 0.7
    size = min(width * 0.44, height * 0.9)
    lamp_y = y + (height * 0.28 if whole else height / 2)
    lamps = [
        lamp(colour, x + width * share, lamp_y, width * 0.13 if whole else min(width * 0.11, height * 0.36))
        for colour, share in ((seen.navigation, 0.3 if whole else 0.58), (seen.events, 0.7 if whole else 0.84))
        if colour
    ]
    text_x, text_y = (x + width / 2, y + height * 0.88) if whole else (x + width * 0.25, y + height / 2 + size * 0.36)
    return group(
        el("title", txt(page.told(seen.told()))),
        el("rect", x=x, y=y, width=width, height=height, rx=width * 0.12, fill=CREAM,
           fill_opacity=0.95 if can else 0.72, stroke=edge, stroke_width=width * 0.07,
           class_=classes("frame", can=can)),
        *lamps,
        label(f"+{seen.route}", text_x, text_y, size, font_weight="bold", fill=edge),
        class_="option",
        data_pick=picks(seen.move),
    )  # fmt: skip
