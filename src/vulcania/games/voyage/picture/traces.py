"""The chart when all is over: every square that brought somebody points, so that the account can point at it."""

from __future__ import annotations

from vulcania.core.outcome import Line
from vulcania.drawing.players import mark
from vulcania.drawing.svg import el, group, move_to, txt
from vulcania.games.voyage.picture.page import CREAM, GOLD, INK, RED, SERIES, Page
from vulcania.games.voyage.picture.sea import Grid

_SPOTS = {1: ((0.0, 0.0),), 2: ((-23.0, 0.0), (23.0, 0.0))}
_MANY = ((-23.0, -23.0), (23.0, -23.0), (-23.0, 23.0), (23.0, 23.0), (0.0, 0.0), (0.0, -40.0))
"""Where the players' traces lie on a square that several share, from its middle; a square is 100 wide."""


def draw_traces(page: Page, grid: Grid) -> str:
    """VO-38: a prey's trace is a card, a guinea's a coin, red-edged for a fine; the sign on it is its player's."""
    outcome = page.view.outcome
    if outcome is None:
        return ""
    by_square: dict[str, dict[int, list[Line]]] = {}
    for line in outcome.breakdown:
        if line.seat is not None:
            for square in line.where:
                by_square.setdefault(square, {}).setdefault(line.seat, []).append(line)
    return group(*(_square(page, grid, square, lines) for square, lines in by_square.items()), class_="traces")


def _square(page: Page, grid: Grid, square: str, by_seat: dict[int, list[Line]]) -> str:
    (x, y), unit = grid.middle(square), grid.cell / 100
    spots = _SPOTS.get(len(by_seat), _MANY)
    scale = (1.0 if len(by_seat) == 1 else 0.66) * (1.15 if page.narrow else 1.0)
    drawn = []
    for (seat, lines), (dx, dy) in zip(sorted(by_seat.items()), spots, strict=False):
        drawn.append(_trace(page, square, seat, lines, move_to(x + dx * unit, y + dy * unit, scale=unit * scale)))
    return "".join(drawn)


def _trace(page: Page, square: str, seat: int, lines: list[Line], at: str) -> str:
    told = "; ".join(f"{page.told(line.text)} ({line.points:+})" for line in lines)
    return group(
        el("title", txt(f"{page.name(seat)}: {told}")),
        _ground(page, square, seat, lines),
        mark(seat, 0, 0, 3.1),
        class_="trace",
        data_place=square,
        data_seat=seat,
        data_what=f"trace {square} p{seat + 1}",
        transform=at,
    )


def _ground(page: Page, square: str, seat: int, lines: list[Line]) -> str:
    """What the sign lies on: the card of a prey, or a coin."""
    caught = next((prey for prey in page.view.trophies[seat] if prey.square == square), None)
    if caught is not None:
        return el("rect", x=-34, y=-34, width=68, height=68, rx=10, fill=CREAM, stroke=SERIES[caught.series],
                  stroke_width=9)  # fmt: skip
    lost = sum(line.points for line in lines) < 0
    edge = el("circle", r=38, fill=GOLD, stroke=RED if lost else INK, stroke_width=9 if lost else 4)
    return edge + el("circle", r=28, fill=CREAM)
