"""Plots for reports: intervals, courses over time, how often what occurred. SVG, as the boards are."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import el, fit, group, label, picture

INK = "#22313f"
FAINT = "#c9d3da"
PAPER = "#ffffff"
DEEP = "#1f5f8b"
WARN = "#b3261e"

WIDTH, NARROW = 760.0, 372.0
APART = 18.0
"""Between two names."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Span:
    """A measured value with its interval."""

    name: str
    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Line:
    """A value measured again and again."""

    name: str
    points: Sequence[tuple[float, float]]
    around: Sequence[tuple[float, float]] = ()
    """For each point, between what the truth lies."""


@dataclass(frozen=True)
class Flag:
    """A point of a course that is worth a look."""

    series: int
    at: int
    text: str


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    reach = max(high - low, 1e-9)
    step = 10 ** math.floor(math.log10(reach / about))
    step = next(step * factor for factor in (1, 2, 5, 10) if reach / (step * factor) <= about)
    first = math.ceil(low / step - 1e-9)
    return [round(at * step, 10) for at in range(first, math.floor(high / step + 1e-9) + 1)]


def _number(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def spans(rows: Sequence[Span], *, title: str, axis: str, reference: float | None = None, description: str = "") -> str:
    """One line for each value, with its interval; ``reference`` is where all would lie if nothing differed."""
    lows = [row.low for row in rows] + ([] if reference is None else [reference])
    highs = [row.high for row in rows] + ([] if reference is None else [reference])
    margin = 0.06 * max(max(highs) - min(lows), 1e-6)
    low, high = min(lows) - margin, max(highs) + margin
    left, right, top, step = 150.0, WIDTH - 30, 50.0, 30.0
    bottom = top + step * len(rows)

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    layers = [_frame(WIDTH, bottom + 56, title)]
    for value in ticks(low, high):
        layers.append(el("line", x1=x(value), x2=x(value), y1=top - 6, y2=bottom, stroke=FAINT))
        layers.append(label(_number(value), x(value), bottom + 18, 13, fill=INK))
    if reference is not None:
        at = x(reference)
        layers.append(el("line", x1=at, x2=at, y1=top - 6, y2=bottom, stroke=WARN, stroke_dasharray="5 4"))
    for number, row in enumerate(rows):
        y = top + step * (number + 0.5)
        layers.append(label(row.name, left - 14, y + 5, 15, text_anchor="end", fill=INK))
        layers.append(el("line", x1=x(row.low), x2=x(row.high), y1=y, y2=y, stroke=DEEP, stroke_width=3))
        layers.append(el("circle", cx=x(row.middle), cy=y, r=6, fill=DEEP, stroke=PAPER, stroke_width=1.5))
    layers.append(label(axis, (left + right) / 2, bottom + 42, 14, fill=INK))
    return picture(WIDTH, bottom + 56, *layers, title=title, description=description or title)


def courses(
    series: Sequence[tuple[str, Sequence[float]]],
    *,
    title: str,
    across: str,
    up: str,
    flags: Sequence[Flag] = (),
    bands: Sequence[Sequence[float]] = (),
    description: str = "",
    narrow: bool = False,
) -> str:
    """Percentages over time, one line for each series, in the players' colours and marks. ``bands`` says for each how
    far from it the truth may lie; ``narrow`` is for a telephone held upright."""
    width, names = (NARROW, 100.0) if narrow else (WIDTH, 150.0)
    left, right, top, bottom = 48.0 if narrow else 64.0, width - names, 50.0, 350.0
    last = max(max((len(values) for _, values in series), default=1) - 1, 1)

    def place(at: int, value: float) -> tuple[float, float]:
        return left + at / last * (right - left), bottom - value * (bottom - top)

    layers = [_frame(width, bottom + 60, title)]
    for percent in (0, 25, 50, 75, 100):
        y = place(0, percent / 100)[1]
        layers.append(el("line", x1=left, x2=right, y1=y, y2=y, stroke=FAINT))
        layers.append(label(f"{percent}", left - 10, y + 5, 13, text_anchor="end", fill=INK))
    shown = ticks(0, last, 4 if narrow else 6)
    layers += [label(_number(at), place(round(at), 0)[0], bottom + 20, 13, fill=INK) for at in shown]
    for number, (around, (_, values)) in enumerate(zip(bands, series, strict=False)):
        edges = [(at, min(max(value + side, 0.0), 1.0)) for side, at, value in _rim(values, around)]
        points = " ".join("{:.1f},{:.1f}".format(*place(at, value)) for at, value in edges)
        layers.append(el("polygon", points=points, fill=COLOURS[number % len(COLOURS)], opacity=0.18))
    for number, (_, values) in enumerate(series):
        points = " ".join("{:.1f},{:.1f}".format(*place(at, value)) for at, value in enumerate(values))
        colour = COLOURS[number % len(COLOURS)]
        layers.append(el("polyline", points=points, fill="none", stroke=colour, stroke_width=2.5))
    layers += _names(series, right, names - 30, place)
    for flag in flags:
        x, y = place(flag.at, series[flag.series][1][flag.at])
        layers.append(el("circle", cx=x, cy=y, r=9, fill="none", stroke=WARN, stroke_width=2))
        layers.append(label(flag.text, x, y - 14, 13, fill=WARN, font_weight="bold"))
    layers.append(label(across, (left + right) / 2, bottom + 44, 14, fill=INK))
    layers.append(label(up, 20, top - 14, 14, text_anchor="start", fill=INK))
    kind = "narrow" if narrow else None
    return picture(width, bottom + 60, *layers, title=title, description=description or title, class_=kind)


def lines(
    drawn: Sequence[Line],
    *,
    title: str,
    across: str,
    reach: tuple[float, float] | None = None,
    reference: float | None = None,
    description: str = "",
) -> str:
    """Values over whatever they were measured at, with what each may be off by; ``reach`` is the least and the most
    that there can be."""
    named = any(line.name for line in drawn)
    left, right, top, bottom = 80.0, WIDTH - (130 if named else 30), 50.0, 250.0
    ends = [at for line in drawn for at, _ in line.points]
    first, last = min(ends), max(*ends, min(ends) + 1)
    found = [value for line in drawn for _, value in line.points]
    margin = 0.06 * max(max(found) - min(found), 1e-6)
    low, high = reach or (min(found) - margin, max(found) + margin)

    def place(at: float, value: float) -> tuple[float, float]:
        return left + (at - first) / (last - first) * (right - left), bottom - (value - low) / (high - low) * (
            bottom - top
        )

    def path(points: Sequence[tuple[float, float]]) -> str:
        return " ".join("{:.1f},{:.1f}".format(*place(*point)) for point in points)

    layers = [_frame(WIDTH, bottom + 60, title)]
    for value in ticks(low, high, 5):
        y = place(first, value)[1]
        layers.append(el("line", x1=left, x2=right, y1=y, y2=y, stroke=FAINT))
        layers.append(label(_number(value), left - 10, y + 5, 13, text_anchor="end", fill=INK))
    layers += [label(_number(at), place(at, low)[0], bottom + 20, 13, fill=INK) for at in ticks(first, last)]
    if reference is not None:
        y = place(first, reference)[1]
        layers.append(el("line", x1=left, x2=right, y1=y, y2=y, stroke=WARN, stroke_dasharray="5 4"))
    for number, line in enumerate(drawn):
        colour = COLOURS[number % len(COLOURS)]
        stands = [at for at, _ in line.points]
        for at, span in zip(stands, line.around, strict=False):
            x, y1, y2 = place(at, low)[0], *(place(at, end)[1] for end in span)
            layers.append(el("line", x1=x, x2=x, y1=y1, y2=y2, stroke=colour, stroke_width=2, opacity=0.5))
        layers.append(el("polyline", points=path(line.points), fill="none", stroke=colour, stroke_width=2.5))
        if line.around:
            layers += [mark(number % len(COLOURS), *place(*point), scale=0.8) for point in line.points]
    layers += _names(
        [(line.name, [value for _, value in line.points]) for line in drawn if line.name], right, 100, place
    )
    layers.append(label(across, (left + right) / 2, bottom + 44, 14, fill=INK))
    return picture(WIDTH, bottom + 60, *layers, title=title, description=description or title)


def _rim(values: Sequence[float], around: Sequence[float]) -> list[tuple[float, int, float]]:
    """Once along above a line, and back below it."""
    along = [(side, at, value) for at, (value, side) in enumerate(zip(values, around, strict=True))]
    return along + [(-side, at, value) for side, at, value in reversed(along)]


def _names(
    series: Sequence[tuple[str, Sequence[float]]], right: float, room: float, place: Callable[[int, float], Point]
) -> list[str]:
    """The names at the ends of their lines, pushed apart where they would overlap, back up where they would fall off,
    and cut short where they are long."""
    ends = sorted((place(0, values[-1] if values else 0.0)[1], number) for number, (_, values) in enumerate(series))
    shown = []
    lowest = -1e9
    for at, (wanted, number) in enumerate(ends):
        lower = place(0, 0.0)[1] - APART * (len(ends) - 1 - at)
        y = lowest = min(max(wanted, lowest + APART), lower)
        shown.append(mark(number % len(COLOURS), right + 14, y))
        name, size = fit(series[number][0], room, 14)
        shown.append(label(name, right + 26, y + 5, max(size, 12.5), text_anchor="start", fill=INK))
    return shown


def histogram(counts: Mapping[int, int], *, title: str, across: str, description: str = "") -> str:
    """How often each number occurred, in at most some thirty bars."""
    low, high = min(counts), max(counts)
    size = max(1, math.ceil((high - low + 1) / 30))
    bars: dict[int, int] = {}
    for value, count in counts.items():
        bars[(value - low) // size] = bars.get((value - low) // size, 0) + count
    whole = sum(counts.values())
    most = max(bars.values()) / whole
    left, right, top, bottom = 64.0, WIDTH - 30, 50.0, 250.0
    width = (right - left) / ((high - low) // size + 1)
    layers = [_frame(WIDTH, bottom + 60, title)]
    for share in ticks(0, 100 * most, 4):
        y = bottom - share / 100 / most * (bottom - top)
        layers.append(el("line", x1=left, x2=right, y1=y, y2=y, stroke=FAINT))
        layers.append(label(f"{_number(share)} %", left - 8, y + 5, 13, text_anchor="end", fill=INK))
    for at, count in sorted(bars.items()):
        height = count / whole / most * (bottom - top)
        x = left + at * width
        layers.append(el("rect", x=x + 0.5, y=bottom - height, width=width - 1, height=height, fill=DEEP))
    whole_ticks = [tick for tick in ticks(low, high, 8) if tick == int(tick)]
    layers += [label(_number(at), left + (at - low + 0.5) / size * width, bottom + 20, 13) for at in whole_ticks]
    layers.append(label(across, (left + right) / 2, bottom + 44, 14, fill=INK))
    return picture(WIDTH, bottom + 60, *layers, title=title, description=description or title)


def _frame(width: float, height: float, title: str) -> str:
    return group(
        el("rect", width=width, height=height, fill=PAPER),
        label(title, width / 2, 26, 18, font_weight="bold", fill=INK),
    )
