"""The card in the corner: what has just happened that a card is made for, else where the Nautilus is bound; in the end,
who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from textwrap import wrap

from vulcania.core.event import Event
from vulcania.drawing.svg import el, group, label, move_to
from vulcania.games.voyage.picture.cards import card, prey_art
from vulcania.games.voyage.picture.page import ALARM, ART, CREAM, GOLD, INK, TITLES, Page, fit, fit_all
from vulcania.games.voyage.picture.sea import destination
from vulcania.games.voyage.picture.shapes import panel

_TOLD = ("alert", "fine", "fine-short", "guineas", "engine", "whirlpool", "warship", "cannibals", "ram")
"""Of what happened in an adventure, what the card repeats."""
_FLAT = 70.0
"""A card less tall than that has room for one line below its title."""


def draw_corner(page: Page, x: float, y: float, width: float, height: float) -> str:
    """A card that lies there always, so that nothing has to make room for it."""
    view = page.view
    alert = view.adventure or next((str(e.data["zone"]) for e in view.recent if e.kind == "alert"), "")
    catch = next((event for event in reversed(view.recent) if event.kind == "catch"), None)
    side = min(height - 20, 0.36 * width)
    text = (x + side + 22, y, width - side - 34, height)
    middle = (x + 12 + side / 2, y + height / 2)
    what = "counter"
    if view.outcome:
        what = "account"
        shown = [*_won(page, view.outcome.winners, *middle, side, text)]
    elif view.turned:
        what = "turned"
        spur = page.card(view.turned[-1])
        shown = (
            [*_turned(page, x + 10, y, width - 20, height)]
            if height >= _FLAT
            else [*_lines(page.say("label-turned"), spur, x + 12, y, width - 24, height, ink=INK, least=page.least)]
        )
    elif alert:
        what = f"zone {alert}"
        told = [page.told(e.message) for e in view.recent if e.kind in _TOLD] or [page.told(view.prompt)]
        said = page.say(f"note-alert-{alert}") if height < _FLAT else " ".join(told)
        shown = [
            *_alert(alert, *middle, side),
            *_lines(page.say("label-alert"), said, *text, ink=ALARM, least=page.least),
        ]
    elif catch is not None:
        what = f"player p{int(catch.data['seat']) + 1}"
        shown = [*_catch(page, catch, *middle, side, text)]
    elif zone := view.hunt.zone if view.hunt else view.target:
        what = "aim" if view.hunt is None else f"zone {zone}"
        sign = group(
            destination(zone, view.chart.hunts[zone], aimed=True), transform=move_to(*middle, scale=side / 170)
        )
        shown = [sign, *_lines(page.zone(zone), _about(page, zone, height), *text, ink=INK, least=page.least)]
    else:
        shown = [
            group(ART["vulcania"].markup, transform=move_to(x + width / 2, y + height / 2 + 10, scale=height / 160))
        ]
    danger = bool(alert) and not view.turned and not view.outcome
    frame = panel(x, y, width, height, fill="#fbe3d6" if danger else CREAM, stroke=ALARM if danger else INK,
                  stroke_width=4 if danger else 2)  # fmt: skip
    return group(frame, *shown, class_="event-corner" + (" last" if danger or catch else ""), data_what=what)


def _about(page: Page, zone: str, height: float) -> str:
    hunt = page.view.chart.hunts[zone]
    parts = [] if page.view.hunt else [page.say("label-destination")]
    if hunt != "none" and (height >= _FLAT or not parts):
        parts.append(page.say(f"label-hunt-{hunt}"))
    return " · ".join(parts)


@lru_cache(1000)
def _lines(
    title: str, text: str, x: float, y: float, width: float, height: float, *, ink: str, least: float
) -> tuple[str, ...]:
    """A title and what there is to say, in letters as large as the room allows; what has none ends in dots."""
    large = 28.0 if height > 150 else 20.0
    heads, head_size = fit_all(wrap(title, int(width / (large * 0.5)))[:2], width, large)
    head = len(heads) * head_size * 1.15 + 4
    size = 19.0 if height > 150 else 16.0
    rows: Sequence[str] = wrap(text, int(width / (size * 0.5)))
    while size > least and len(rows) * size * 1.2 + head > height - 12:
        size = max(size - 1, least)
        rows = wrap(text, int(width / (size * 0.5)))
    room = int((height - 12 - head) / (size * 1.2))
    if len(rows) > room:
        rows = [*rows[: room - 1], rows[room - 1].rstrip(".") + "…"] if room > 0 else []
    top = y + (height - head - len(rows) * size * 1.2) / 2
    titles = (
        label(row, x, top + n * head_size * 1.15 - 4, head_size, text_anchor="start", font_weight="bold",
              font_family=TITLES, fill=ink)
        for n, row in enumerate(heads, 1)
    )  # fmt: skip
    below = (label(row, x, top + head + n * size * 1.2 - 3, size, text_anchor="start") for n, row in enumerate(rows, 1))
    return *titles, *below


def _alert(zone: str, x: float, y: float, side: float) -> Iterator[str]:
    """The emblem of the zone in a sun that burns."""
    drawing = ART["nautilus" if zone == "corridor" else f"emblem-{zone}"].markup
    yield group(
        ART["sunburst"].markup,
        el("circle", r=50, fill=CREAM, stroke=ALARM, stroke_width=7),
        group(drawing, transform="scale(0.62)" if zone == "corridor" else "scale(0.9)"),
        transform=move_to(x, y, scale=side / 170),
    )


def _catch(
    page: Page, event: Event, x: float, y: float, side: float, text: tuple[float, float, float, float]
) -> Iterator[str]:
    yield el("circle", cx=x, cy=y, r=side / 2, fill="#9bd6cd", stroke=INK, stroke_width=2.5)
    yield prey_art(str(event.data["prey"]), x, y, side / 110)
    caught = page.say("trophy-in-words", prey=event.data["prey"], points=event.data["points"])
    title = caught[:1].upper() + caught[1:]
    yield from _lines(title, page.told(event.message), *text, ink=INK, least=page.least)


def _won(
    page: Page, winners: Sequence[int], x: float, y: float, side: float, text: tuple[float, float, float, float]
) -> Iterator[str]:
    yield group(
        ART["sunburst"].markup,
        el("circle", r=50, fill=CREAM, stroke=GOLD, stroke_width=7),
        group(ART["crown"].markup, transform="scale(2.4)"),
        transform=move_to(x, y, scale=side / 170),
    )
    names = ", ".join(page.name(seat) for seat in winners)
    said = page.told(page.view.prompt) if text[3] >= _FLAT else ""
    yield from _lines(names, said, *text, ink=INK, least=page.least)


def _turned(page: Page, x: float, y: float, width: float, height: float) -> Iterator[str]:
    """The cards that ramming the warship has just turned, the spur last."""
    turned = page.view.turned[-9:]
    title, size = fit(page.say("label-turned"), width, 15, page.least)
    scale = (height - 40) / 100
    step = min(72 * scale, (width - 70 * scale) / max(len(turned) - 1, 1))
    yield label(title, x, y + 22, size, text_anchor="start", font_weight="bold", font_family=TITLES)
    yield group(*(card(face, x + n * step, y + 32, scale) for n, face in enumerate(turned)), class_="turned")
