"""The players: who is to act, who has how many divers left, and every point at the end."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import classes, el, fit, group, label, move_to, txt
from vulcania.games.soum_soum.components import DIVERS
from vulcania.games.soum_soum.describe import player_in_words
from vulcania.games.soum_soum.picture.shapes import ART, GOLD, diver, panel
from vulcania.games.soum_soum.picture.sheet import Block, Sheet


def players(sheet: Sheet) -> Block:
    seats = sheet.view.seats
    columns = 2 if sheet.narrow and not (sheet.low and seats == 2) else 1
    width = (sheet.side - 8 * (columns - 1)) / columns
    height = 46.0 if sheet.low else 66.0 if sheet.narrow else {2: 96.0, 3: 80.0}.get(seats, 66.0)
    rows = -(-seats // columns)

    def paint(x: float, y: float) -> str:
        panels = (
            _player(sheet, seat, x + seat % columns * (width + 8), y + seat // columns * (height + 8), width, height)
            for seat in range(seats)
        )
        return group(*panels, class_="players")

    return Block(rows * height + (rows - 1) * 8, paint)


def _player(sheet: Sheet, seat: int, x: float, y: float, width: float, height: float) -> str:
    view = sheet.view
    won = view.outcome is not None and seat in view.outcome.winners
    indent = 24 if sheet.low else 38 if sheet.narrow else 56
    rings = _aboard(sheet, seat, x + indent + 9, y + height - 6, height / 66)
    name, told = sheet.words.player(seat, sheet.names), player_in_words(view, seat, sheet.words, sheet.names)
    return _panel(seat, name, told, seat in view.to_act, won, view.worth[seat], rings, indent, sheet.low, sheet.narrow,
                  sheet.side, x, y, width, height)  # fmt: skip


@lru_cache(500)
def _panel(
    seat: int, name: str, told: str, active: bool, won: bool, worth: int, rings: str, indent: float, low: bool,
    narrow: bool, side: float, x: float, y: float, width: float, height: float,
) -> str:  # fmt: skip
    middle_of_mark, scale, radius, largest = (
        (13, 1.1, 12, 15.3) if low else (21, 1.6, 20, 16) if narrow else (30, 2.2, 25, 21)
    )
    left, right, middle = x + indent, x + width - radius - (4 if low else 8), y + height / 2
    # Where there is little room, the name has a line of its own and the points stand below its end.
    points, end = middle, right - radius - (40 if won and not low else 4)
    if low and width < side:
        points, end = y + height - radius - 3, x + width - (24 if won else 6)
    name, size = fit(name, end - left, largest)
    arrow = el(
        "path",
        d="M0 -9 L14 0 L0 9 Z",
        fill=COLOURS[seat],
        transform=move_to(x - (9 if low else 5), middle, scale=0.5 if low else 1),
        class_="turn",
    )
    return group(
        el("title", txt(told)),
        panel(x, y, width, height, stroke=GOLD if won else COLOURS[seat],
              stroke_width=(3 if low else 5) if won or active else 0, class_="panel"),
        arrow if active else "",
        mark(seat, x + middle_of_mark, middle, scale),
        label(name, left, y + height * (0.38 if low else 0.36), size, text_anchor="start", font_weight="bold"),
        rings,
        el("circle", cx=right, cy=points, r=radius, fill="#ffe08a" if won else "#fff3c4"),
        label(worth, right, points + radius * 0.4, radius * 1.1, font_weight="bold"),
        _crown(low, right, points, radius) if won else "",
        id=f"player-p{seat + 1}",
        class_=classes("player", active=active, winner=won),
        data_what=f"player p{seat + 1}",
    )  # fmt: skip


def _crown(low: bool, right: float, points: float, radius: float) -> str:
    """On the points; where there is room, beside them."""
    at = (right, points - radius + 1, 0.75) if low else (right - radius - 20, points + 2, 1)
    return ART.use("crown", *at, class_="crown")


def _aboard(sheet: Sheet, seat: int, left: float, ground: float, scale: float) -> str:
    """The divers that wait, standing in a row, and rings where the others stood."""
    step = 10.0 if sheet.low else 18.0 if sheet.narrow else 25.0 * scale
    waiting = sheet.view.divers_left[seat]
    dives = seat == sheet.view.seat and any(pick.startswith("dive ") for pick in sheet.picks)
    sheet.divers += [
        diver(seat, left + n * step, ground, 0.56 * scale, f"diver-p{seat + 1}-{n + 1}",
              goes=dives and n + 1 == waiting)
        for n in range(waiting)
    ]  # fmt: skip
    return _rings(seat, waiting, left, step, ground - 8)


@lru_cache(500)
def _rings(seat: int, waiting: int, left: float, step: float, y: float) -> str:
    return "".join(
        el("circle", cx=left + n * step, cy=y, r=4, fill="none", stroke=COLOURS[seat], stroke_width=1.5, opacity=0.6)
        for n in range(waiting, DIVERS)
    )


def account(sheet: Sheet) -> Block:
    """SS-16: every point of the end, diver by diver; where there is room, with the card that each stands on."""
    outcome = sheet.view.outcome
    assert outcome is not None
    row, step = 30.0 if sheet.low else 33.0, (sheet.side - 98) / DIVERS
    height = row * sheet.view.seats + 12

    def paint(x: float, y: float) -> str:
        parts = [panel(x, y, sheet.side, height)]
        for seat, score in enumerate(outcome.scores):
            base = y + 29 + seat * row
            parts.append(mark(seat, x + 20, base - 6, 1.3))
            lines = [line for line in outcome.breakdown if line.seat == seat and line.where]
            for n, line in enumerate(lines):
                left = x + 42 + n * step
                if not sheet.low:
                    parts.append(label(line.where[0], left, base, 15, text_anchor="start"))
                parts.append(
                    label(line.points, left + (0 if sheet.low else 21), base, 20, text_anchor="start",
                          font_weight="bold")
                )  # fmt: skip
            parts.append(
                label(f"= {score}", x + sheet.side - 14, base, 20, text_anchor="end", font_weight="bold")
            )  # fmt: skip
        return group(*parts, class_="tally", data_what="tally")

    return Block(height, paint)
