"""The league counter with its two lamps, the dashboard, and the list of what each move would do."""

from __future__ import annotations

from math import cos, radians, sin
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picks, txt
from vulcania.games.voyage.components import COMPASS
from vulcania.games.voyage.picture.cards import card
from vulcania.games.voyage.picture.page import GOLD, INK, RED, TITLES, Page, fit, fit_all
from vulcania.games.voyage.picture.sea import destination
from vulcania.games.voyage.picture.shapes import LAMP, classes, coin, lamp, titled, token
from vulcania.games.voyage.view.forecast import Forecast


def draw_counter(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """VO-5: five digits, the last two fixed, and the two windows with what each digit will show."""
    view = page.view
    digits = f"{view.leagues:05d}"
    size = min(34.0, width / 9.2)
    wheels = [
        group(
            el("rect", x=x + 14 + n * (size + 4), y=y + 34, width=size, height=size * 1.35, rx=4,
               fill="#1d2429" if n < 3 else "#58626a"),
            label(digit, x + 14 + n * (size + 4) + size / 2, y + 34 + size * 1.03, size, fill="#fdf6e3",
                  font_weight="bold", font_family=TITLES),
        )
        for n, digit in enumerate(digits)
    ]  # fmt: skip
    right = x + 14 + 5 * (size + 4) + 8
    space = (x + width - right) / 2
    windows = []
    names, fitted = fit_all([page.say("label-navigation"), page.say("label-events")], space - 4, 14)
    for n, colour in enumerate((view.navigation, view.events)):
        centre = right + space * (n + 0.5)
        windows += [lamp(colour, centre, y + 54, min(21, space * 0.3)), label(names[n], centre, y + 94, fitted)]
    return group(
        el("title", txt(page.counter())),
        titled(page.say("label-leagues"), x, y, width, 152),
        *wheels,
        *windows,
        _scale(page, x + 14, y + 104, width - 28, "navigation", view.navigation_colours, view.leagues // 100 % 10),
        _scale(page, x + 14, y + 126, width - 28, "events", view.events_colours, view.leagues // 1000 % 10),
        class_="counter",
    ), 152  # fmt: skip


def _scale(page: Page, x: float, y: float, width: float, key: str, colours: tuple[str, ...], now: int) -> str:
    """The colour of each digit, the present one framed: what anyone can look up on the counter."""
    name_width = 78.0
    step = (width - name_width) / 10
    name, size = fit(page.say(f"label-{key}-digit"), name_width - 6, 13)
    boxes = []
    for digit, colour in enumerate(colours):
        left = x + name_width + digit * step
        here = digit == now
        boxes.append(
            el("rect", x=left + 1, y=y, width=step - 2, height=17, rx=3, fill=LAMP[colour],
               stroke=INK if here else "none", stroke_width=3 if here else 0)
            + label(digit, left + step / 2, y + 13.5, 13, fill=INK if colour == "yellow" else "#ffffff",
                    font_weight="bold")
        )  # fmt: skip
    return group(label(name, x, y + 13, size, text_anchor="start"), *boxes, class_=f"scale {key}")


def draw_dashboard(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """VO-4: wheel, lever and ROUTE; the watch's four discs; and the destination card."""
    view = page.view
    radius = 68.0
    centre = (x + 20 + radius, y + 40 + radius)
    lever_x = x + 2 * radius + 42
    discs = (token(lever_x + 9 + n * 20, y + 204, 8, full=n < view.tokens) for n in range(4))
    return group(
        titled(page.say("label-dashboard"), x, y, width, 222, fill="#e9d8b4"),
        _wheel(page, *centre, radius),
        *_lever(page, lever_x, y + 44),
        label(page.say("label-watch"), lever_x, y + 188, 13, text_anchor="start"),
        *discs,
        _aim(page, lever_x + 90, y + 40, x + width - lever_x - 102),
        class_="dashboard",
    ), 222


def _wheel(page: Page, cx: float, cy: float, radius: float) -> str:
    """The wheel, the pointed handle on the direction sailed; around it what each direction is worth at the lever's
    present depth."""
    view = page.view
    depth = "surface" if view.surfaced else view.depth or "medium"
    spokes = []
    for n, direction in enumerate(COMPASS):
        angle = radians(n * 45 - 90)
        dx, dy = cos(angle), sin(angle)
        here = direction == view.heading
        can = any(move.startswith(f"sail {direction} ") for move in page.legal)
        spokes.append(
            group(
                el("title", txt(page.say(f"direction-{direction}"))),
                el("path", d=f"M{cx:.1f} {cy:.1f} L{cx + dx * radius * 0.72:.1f} {cy + dy * radius * 0.72:.1f}",
                   stroke=INK, stroke_width=7, stroke_linecap="round"),
                el("circle", cx=cx + dx * radius * 0.86, cy=cy + dy * radius * 0.86, r=15,
                   fill=GOLD if here else "#fdf6e3" if can else "#d9c79c", stroke=RED if here else INK,
                   stroke_width=3 if here else 1.5, class_=classes("frame", can=can)),
                label(page.point(direction), cx + dx * radius * 0.86, cy + dy * radius * 0.86 - 0.5, 12,
                      font_weight="bold"),
                label(view.routes[depth][n], cx + dx * radius * 0.86, cy + dy * radius * 0.86 + 11, 12),
                class_=classes("spoke", last=here),
                data_pick=picks(f"sail {direction} *") if can else None,
            )
        )  # fmt: skip
    ring = el("circle", cx=cx, cy=cy, r=radius * 0.6, fill="none", stroke="#8a5a2b", stroke_width=9)
    window = group(
        el("rect", x=cx - 25, y=cy - 25, width=50, height=50, rx=6, fill="#1d2429", stroke=GOLD, stroke_width=3),
        label(page.say("label-route"), cx, cy - 11, 12, fill=GOLD, font_weight="bold"),
        label(view.route or "–", cx, cy + 17, 28, fill="#fdf6e3", font_weight="bold", font_family=TITLES),
        class_="route",
    )
    return group(ring, *spokes, window, class_="wheel")


def _lever(page: Page, x: float, y: float) -> list[str]:
    """Three places; the lever stands where the last move had it, or on surface while Navigation is yellow."""
    view = page.view
    now = "surface" if view.surfaced else view.depth
    parts = [el("rect", x=x + 5, y=y, width=8, height=118, rx=4, fill="#8a7a5c")]
    places = ("surface", "medium", "great")
    names, size = fit_all([page.say(f"lever-{depth}") for depth in places], 58, 14)
    for n, depth in enumerate(places):
        at = y + 12 + n * 46
        here = depth == now
        can = any(move.endswith(f" {depth}") for move in page.legal if move.startswith("sail"))
        knob = el("circle", cx=x + 9, cy=at, r=12 if here else 7, fill=RED if here else "#fdf6e3", stroke=INK,
                  stroke_width=2, class_=classes("frame", can=can))  # fmt: skip
        parts.append(
            group(
                knob,
                label(names[n], x + 27, at + 5, size, text_anchor="start", font_weight="bold" if here else None),
                class_=classes("lever", last=here),
                data_pick=picks(f"sail * {depth}") if can else None,
            )
        )
    return parts


def _aim(page: Page, x: float, y: float, width: float) -> str:
    """The destination card, or the adventure that comes first."""
    view = page.view
    zone = view.adventure or view.target
    if not zone or width < 60:
        return ""
    key = "label-destination" if not view.adventure else "label-alert"
    rows = wrap(page.say(f"zone-{zone}"), 12, break_long_words=False)
    size = min(fit(row, width - 8, 15)[1] for row in rows)
    name = (
        label(row, x + width / 2, y + 156 - (len(rows) - n) * 17, size, font_weight="bold")
        for n, row in enumerate(rows)
    )
    heading_text, heading_size = fit(page.say(key), width - 8, 13)
    return group(
        el("rect", x=x, y=y, width=width, height=168, rx=6, fill="#fffaf0", stroke=RED if view.adventure else INK,
           stroke_width=2.5),
        label(heading_text, x + width / 2, y + 20, heading_size),
        group(destination(zone, view.chart.hunts[zone], False), transform=move_to(x + width / 2, y + 66, scale=0.68)),
        *name,
        class_="destination-card",
    )  # fmt: skip


def draw_forecasts(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """Every possible move with what it registers and lights up; each row can be chosen. Also how tall it is."""
    seen = page.view.forecasts
    if not seen:
        return "", 0
    row = 44.0 if page.narrow else 30.0
    height = 34 + row * len(seen) + 8
    rows = (_row(page, one, x + 8, y + 32 + n * row, width - 16, row - 4) for n, one in enumerate(seen))
    return group(titled(page.say("label-moves"), x, y, width, height), *rows, class_="forecasts"), height


def _row(page: Page, seen: Forecast, x: float, y: float, width: float, height: float) -> str:
    can = seen.move in page.legal
    base = y + height / 2 + 5
    arrow = el("path", d="M0 -9 L7 3 L2 2 V9 H-2 V2 L-7 3 Z", fill=INK,
               transform=move_to(x + 16, y + height / 2, COMPASS.index(seen.direction) * 45))  # fmt: skip
    depth, size = fit(page.say(f"lever-{seen.depth}"), 54, 13)
    lamps = [
        lamp(colour, x + 182 + n * 22, y + height / 2, 9)
        for n, colour in enumerate((seen.navigation, seen.events))
        if colour
    ]
    note, note_size = fit(_note(page, seen), width - 258, 13)
    return group(
        el("title", txt(page.told(seen.told()))),
        el("rect", x=x, y=y, width=width, height=height, rx=5, fill="#ffffff" if can else "#f1e6cb",
           stroke=INK if can else "#b9a982", stroke_width=1.5, class_=classes("frame", can=can)),
        arrow,
        label(page.point(seen.direction), x + 30, base, 14, text_anchor="start", font_weight="bold"),
        label(depth, x + 64, base, size, text_anchor="start"),
        label(seen.leagues, x + 166, base, 15, text_anchor="end", font_weight="bold"),
        *lamps,
        _gain(seen, x + 230, y + height / 2),
        label(note, x + 248, base, note_size, text_anchor="start",
              fill=RED if seen.alert or seen.settles == "boarded" else INK,
              font_weight="bold" if seen.alert else None),
        class_="forecast",
        data_pick=picks(seen.move),
    )  # fmt: skip


def _gain(seen: Forecast, x: float, y: float) -> str:
    if seen.gain == "guinea":
        return coin(x, y, 9)
    if seen.gain == "end":
        return coin(x - 8, y, 9) + coin(x + 4, y, 9)
    return token(x, y, 7, full=seen.gain != "nothing")


def _note(page: Page, seen: Forecast) -> str:
    if seen.gain == "end":
        return page.say("note-end")
    later = "note-watch" if seen.gain == "watch" else "note-surfaces" if seen.surfaces else ""
    return page.note(seen) or (page.say(later) if later else "")


def draw_turned(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """The cards that ramming the warship has just turned, the spur last; a wide page may have no room left for them."""
    turned = page.view.turned[-9:]
    if not turned or (y >= 520 and not page.narrow):
        return "", 0
    step = min(44.0, (width - 60) / len(turned))
    cards = (card(face, x + 12 + n * step, y + 32, 0.64) for n, face in enumerate(turned))
    return group(titled(page.say("label-turned"), x, y, width, 104), *cards, class_="turned last"), 104
