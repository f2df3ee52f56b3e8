"""The list of what each move of sailing would do: never taller than its room, however many moves there are."""

from __future__ import annotations

from vulcania.drawing.svg import classes, el, group, label, move_to, picks, txt
from vulcania.games.voyage.components import COMPASS
from vulcania.games.voyage.picture.page import ALARM, CREAM, INK, Page, fit
from vulcania.games.voyage.picture.shapes import coin, light, panel, titled, token
from vulcania.games.voyage.view.forecast import Forecast

ROW = 44.0
"""A finger's height, with the gap to the next row."""


def draw_offers(page: Page, x: float, y: float, width: float, height: float) -> str:
    """Every move with what it registers and lights up; each can be chosen. More columns where rows do not do."""
    seen = page.view.forecasts
    head = 30.0 if width > 250 else 6.0
    rows = int((height - head) / ROW)
    columns = -(-len(seen) // rows) or 1
    wide = (width - 12) / columns
    down = -(-len(seen) // columns) or 1
    step = min((height - head - 4) / down, 1.4 * ROW)
    shown = (
        _offer(page, one, x + 6 + n // down * wide, y + head + n % down * step, wide - 4 + 4 / columns, step - 4)
        for n, one in enumerate(seen)
    )
    board = panel(x, y, width, height)
    return group(
        titled(page.say("label-moves"), x, y, width, height) if head > 6 else board, *shown, class_="forecasts"
    )


def _offer(page: Page, seen: Forecast, x: float, y: float, width: float, height: float) -> str:
    can = seen.move in page.legal
    middle = y + height / 2
    arrow = el("path", d="M0 -10 L8 3 L2.500 2 V10 H-2.500 V2 L-8 3 Z", fill=INK,
               transform=move_to(x + 15, middle, COMPASS.index(seen.direction) * 45))  # fmt: skip
    return group(
        el("title", txt(page.foretold(seen))),
        el("rect", x=x, y=y, width=width, height=height, rx=6, fill="#ffffff" if can else CREAM,
           stroke=INK if can else "#b9a982", stroke_width=1.5, class_=classes("frame", can=can)),
        arrow,
        *(_line if width > 250 else _tile)(page, seen, x, middle, width),
        class_="forecast",
        data_pick=picks(seen.move),
        data_what=f"sail {seen.direction} {seen.depth}",
    )  # fmt: skip


def _line(page: Page, seen: Forecast, x: float, y: float, width: float) -> list[str]:
    """All of it in words and signs."""
    note, size = fit(_note(page, seen), width - 262, 15, 15)
    depth, depth_size = fit(page.say(f"depth-{seen.depth}.short"), 66, 15, 15)
    return [
        label(page.point(seen.direction), x + 29, y + 5, 15, text_anchor="start", font_weight="bold"),
        label(depth, x + 62, y + 5, depth_size, text_anchor="start"),
        label(seen.leagues, x + 182, y + 6, 17, text_anchor="end", font_weight="bold"),
        light(seen.navigation, seen.events, x + 207, y, 12) if seen.navigation else "",
        _gain(seen, x + 240, y),
        label(note, x + 256, y + 5, size, text_anchor="start", fill=ALARM if _dangerous(seen) else INK,
              font_weight="bold" if seen.alert else None),
    ]  # fmt: skip


def _tile(page: Page, seen: Forecast, x: float, y: float, width: float) -> list[str]:
    """Where there is less room: direction and depth one over the other, and the signs."""
    signs = x + width - (16 if width < 110 else 46)
    head, least = 13 if page.small else 16, page.least
    room, under = signs - x - 42, page.say(f"depth-{seen.depth}.short")
    both = f"{under} {seen.leagues}"
    depth, size = fit(both if page.small and fit(both, room, least)[0] == both else under, room, head - 1, least)
    ink = ALARM if _dangerous(seen) else INK
    return [
        label(f"{page.point(seen.direction)} +{seen.route}", x + 29, y - 2, head, text_anchor="start", fill=ink,
              font_weight="bold"),
        label(depth, x + 29, y + 13, size, text_anchor="start"),
        light(seen.navigation, seen.events, signs, y - (0 if width >= 110 else 8), 11 if width >= 110 else 9)
        if seen.navigation else "",
        _gain(seen, *((signs + 28, y) if width >= 110 else (signs, y + 12))),
    ]  # fmt: skip


def _dangerous(seen: Forecast) -> bool:
    return bool(seen.alert) or seen.settles == "boarded"


def _gain(seen: Forecast, x: float, y: float) -> str:
    if seen.gain == "guinea":
        return coin(x, y, 8)
    if seen.gain == "end":
        return coin(x - 6, y, 8) + coin(x + 4, y, 8)
    return token(x, y, 7, full=seen.gain != "nothing")


def _note(page: Page, seen: Forecast) -> str:
    if seen.gain == "end":
        return page.say("note-end")
    later = "note-watch" if seen.gain == "watch" else "note-surfaces" if seen.surfaces else ""
    return page.note(seen) or (page.say(later) if later else "")
