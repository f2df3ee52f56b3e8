"""The sea chart with the Nautilus on it, and which ways it can take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from textwrap import wrap

from vulcania.drawing.svg import classes, el, group, label, move_to, picks, txt
from vulcania.games.voyage.components import COMPASS, DESTINATIONS, ZONES
from vulcania.games.voyage.picture.page import ALARM, ART, CREAM, GLOW, GOLD, INK, TITLES, Page, lettered
from vulcania.games.voyage.picture.sea import Grid, destination, edges, nautilus, sea, wake, warship, zones
from vulcania.games.voyage.picture.traces import draw_traces
from vulcania.games.voyage.view.box import ChartView, square_at
from vulcania.games.voyage.view.forecast import Forecast
from vulcania.words import Words


def draw_chart(page: Page, x: float, y: float, cell: float, letters: float = 0) -> str:
    """The whole chart, its north-west corner at x, y; with letters and numbers at its edges where there is room."""
    grid = Grid(page.view.chart, x, y, cell)
    return group(
        sea(grid, 0.14),
        zones(grid),
        edges(grid, letters) if letters else "",
        *_marks(page, grid),
        draw_traces(page, grid),
        *_ways(page, grid),
        _names(page, grid),
        _ship(page, grid),
        *_routes(page, grid),
        class_="chart",
    )


def _names(page: Page, grid: Grid) -> str:
    """The zones' names as on a poster, over whatever lies there: at the edge of the chart, for every voyage leaves from
    the middle."""
    return _lettering(page.words, grid.chart.water, grid.x, grid.y, grid.cell)


@lru_cache(64)
def _lettering(words: Words, water: tuple[str, ...], x: float, y: float, cell: float) -> str:
    chart, shown = ChartView(water, (), {}), []
    for zone in ZONES[:DESTINATIONS]:
        name, (left, top, columns, rows) = lettered(zone, words).upper(), chart.extent(zone)
        lines = wrap(name, 12, break_long_words=False, break_on_hyphens=" " not in name)
        size = min(0.84, columns * 1.27 / max(map(len, lines))) * cell
        first = (top + 0.93) * cell if top < rows else (top + rows - 0.35) * cell - (len(lines) - 1) * size * 1.02
        for n, line in enumerate(lines):
            shown.append(label(line, x + (left + columns / 2) * cell, y + first + n * size * 1.02, size))
    return group(*shown, class_="zone-names", font_family=TITLES, font_weight="bold", fill=CREAM, stroke=INK,
                 stroke_width=cell * 0.17, stroke_linejoin="round", paint_order="stroke", letter_spacing=cell * 0.02,
                 pointer_events="none", aria_hidden="true")  # fmt: skip


def _marks(page: Page, grid: Grid) -> tuple[str, ...]:
    """What is printed on the chart, and what of it the Nautilus has to do with."""
    view, chart = page.view, grid.chart
    return _drawn_marks(chart.water, chart.marks, tuple(chart.hunts.items()), "" if view.adventure else view.target,
                        view.adventure == "sharks", grid.x, grid.y, grid.cell)  # fmt: skip


@lru_cache(200)
def _drawn_marks(
    water: tuple[str, ...], marks: tuple[str, ...], hunts: tuple[tuple[str, str], ...], target: str,
    hunted: bool, x0: float, y0: float, cell: float,
) -> tuple[str, ...]:  # fmt: skip
    grid = Grid(ChartView(water, marks, dict(hunts)), x0, y0, cell)
    drawn = []
    for square, mark in grid.marked("*wVx").items():
        x, y = grid.middle(square)
        at = move_to(x, y, scale=cell / 84)
        named = {"data_what": f"mark {square}", "data_place": square}
        if mark == "*":
            zone = grid.chart.zone(*square_at(square))
            drawn.append(group(destination(zone, grid.chart.hunts[zone], zone == target), transform=at, **named))
        elif mark == "w":
            ring = el("circle", r=62, fill="none", stroke=GLOW, stroke_width=9, class_="aim") if hunted else ""
            drawn.append(group(warship(numbered=False), ring, transform=move_to(x, y, scale=cell / 66), **named))
        elif mark == "V":
            big = move_to(x, y - 0.1 * cell, scale=cell / 46)
            drawn.append(group(ART["vulcania"].markup, class_="vulcania", transform=big, **named))
        else:
            there = move_to(x, y, scale=cell / 108)
            drawn.append(group(ART["whirlpool"].markup, class_="whirlpool", transform=there, **named))
    return tuple(drawn)


def _ship(page: Page, grid: Grid) -> str:
    """The Nautilus, its square, and its wake where it came from with its last move."""
    view, cell, (x, y) = page.view, grid.cell, grid.middle(page.view.ship)
    scale = cell * (3.2 if page.small else 2.5) / 144
    came = view.heading and not page.happened("whirlpool")
    here = el("rect", x=x - cell / 2, y=y - cell / 2, width=cell, height=cell, rx=cell * 0.12, fill=CREAM,
              fill_opacity=0.35, stroke=CREAM, stroke_width=cell * 0.08, class_="last")  # fmt: skip
    name = page.say("nautilus-at", square=view.ship)
    return group(
        here,
        wake(x, y, scale, view.heading) if came else "",
        group(el("title", txt(name)), nautilus(x, y, scale, view.heading, id="nautilus"), data_what="nautilus",
              pointer_events="painted"),
        pointer_events="none",
    )  # fmt: skip


def _by_direction(page: Page) -> dict[str, list[Forecast]]:
    """The moves that can be made; a half square can be sailed to at either depth."""
    found: dict[str, list[Forecast]] = {}
    for seen in page.view.forecasts:
        found.setdefault(seen.direction, []).append(seen)
    return found


def _reach(page: Page, grid: Grid) -> float:
    """How far a ray goes: to be wide enough for a finger at its end."""
    return 62.0 if page.small else 2.75 * grid.cell


def _edge(offers: Sequence[Forecast]) -> str:
    if any(seen.alert or seen.settles == "boarded" for seen in offers):
        return ALARM
    return "#8a6400" if any(seen.gain == "guinea" for seen in offers) else INK


def _ways(page: Page, grid: Grid) -> list[str]:
    """A ray for each direction that can be sailed, on any chart as wide as a finger; its square is lit. Where both
    depths are possible, one of them is then chosen from the list of moves."""
    cell, far, (x, y) = grid.cell, _reach(page, grid), grid.middle(page.view.ship)
    return [
        _way(direction, tuple(offers), " ".join(map(page.foretold, offers)),
             any(seen.move in page.legal for seen in offers), x, y, far, cell, grid.corner(offers[0].square))
        for direction, offers in _by_direction(page).items()
    ]  # fmt: skip


@lru_cache(500)
def _way(
    direction: str, offers: tuple[Forecast, ...], told: str, can: bool, x: float, y: float, far: float, cell: float,
    corner: tuple[float, float],
) -> str:  # fmt: skip
    angle = COMPASS.index(direction) * 45 - 90
    (ax, ay), (bx, by) = (_at(x, y, far, angle + turn) for turn in (-21, 21))
    left, top = corner
    return group(
        el("title", txt(told)),
        el("path", d=f"M{x:.1f} {y:.1f}L{ax:.1f} {ay:.1f}A{far:.1f} {far:.1f} 0 0 1 {bx:.1f} {by:.1f}Z",
           fill=CREAM, fill_opacity=0.5 if can else 0.25, stroke=_edge(offers), stroke_width=2,
           stroke_linejoin="round", class_=classes("frame", can=can)),
        el("rect", x=left, y=top, width=cell, height=cell, fill=GOLD, fill_opacity=0.5, stroke=_edge(offers),
           stroke_width=cell * 0.06),
        class_="option",
        data_pick=picks(*(seen.move for seen in offers)),
        data_place=offers[0].square,
        data_what=f"sail {direction}",
    )  # fmt: skip


def _routes(page: Page, grid: Grid) -> list[str]:
    """What each ray would register, in hundreds of leagues."""
    size, (x, y) = (15.0 if page.small else 21.0), grid.middle(page.view.ship)
    drawn = []
    for direction, offers in _by_direction(page).items():
        ex, ey = _at(x, y, _reach(page, grid) * 0.78, COMPASS.index(direction) * 45 - 90)
        text = "/".join(f"+{seen.route}" for seen in offers)
        drawn.append(label(text, ex, ey + size * 0.36, size, font_weight="bold", fill=_edge(offers), stroke=CREAM,
                           stroke_width=4, paint_order="stroke", pointer_events="none",
                           data_what=f"sail {direction}"))  # fmt: skip
    return drawn


def _at(x: float, y: float, far: float, angle: float) -> tuple[float, float]:
    return x + far * cos(radians(angle)), y + far * sin(radians(angle))
