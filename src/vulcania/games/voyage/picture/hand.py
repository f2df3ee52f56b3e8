"""Beside the hunt: the hand, the stock and the discards, sets that can be laid, sets on the table, and buttons."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.players import mark
from vulcania.drawing.svg import classes, el, group, label, move_to, picks, txt
from vulcania.games.voyage.components import HAND
from vulcania.games.voyage.describe import card_in_words
from vulcania.games.voyage.picture.cards import HEIGHT, WIDTH, back, card, needs, prey_art
from vulcania.games.voyage.picture.page import GLOW, INK, SERIES, Page, fit, fit_all
from vulcania.games.voyage.picture.shapes import button, heading, panel
from vulcania.games.voyage.view import HuntView, OwnSet
from vulcania.games.voyage.view.box import Card, Prey
from vulcania.words import Words


def draw_hand(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """The own cards. A card can be discarded, or picked for every set that it is part of."""
    hunt = page.hunt
    if not hunt.hand:
        return "", 0
    scale = min(1.3, (width - 4 * 7) / HAND / WIDTH)
    step = WIDTH * scale + 7
    top = 0.0 if page.low else 26.0
    drawn = [] if page.low else [heading(page.say("label-hand"), x, y + 16)]
    fresh = {(e.secret.get("card"), e.secret.get("number")) for e in page.view.recent if e.kind == "draw" and e.secret}
    fresh |= {(e.data["card"], e.data["number"]) for e in page.view.recent
              if e.kind == "take-open" and e.data["seat"] == page.view.seat}  # fmt: skip
    for n, face in enumerate(hunt.hand, 1):
        sets = [own.move for own in hunt.sets if str(n) in own.move.split()[1].split("+")]
        can = bool(sets) or any(move.startswith(f"discard {n} ") for move in page.legal)
        new = (face.kind, face.number) in fresh
        edge = el("rect", x=-2, y=-2, width=WIDTH + 4, height=HEIGHT + 4, rx=9, fill="none", stroke=GLOW,
                  stroke_width=3, class_="last")  # fmt: skip
        drawn.append(
            card(face, x + (n - 1) * step, y + top, scale,
                 el("title", txt(page.card(face))),
                 edge if new else "",
                 "" if page.low else label(n, 35, 20, 12, fill="#8a7a5c"),
                 id=f"hand-{n}",
                 can=can,
                 class_=classes("card", last=new),
                 data_pick=picks(f"discard {n} *", *sets),
                 data_what=f"hand {n}")
        )  # fmt: skip
    return group(*drawn, class_="hand"), top + HEIGHT * scale


def draw_piles(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """The stock, the card that may be taken, and the last of the other discards."""
    hunt = page.hunt
    much = bool(hunt.sets) + bool(hunt.laid) + page.low > 1
    if much and not any(move.startswith("discard") for move in page.legal):
        return "", 0  # the sets need the room, and nothing can be taken
    scale = 0.66 if page.low else 0.74 if page.narrow else 0.92
    step = WIDTH * scale + (22 if page.small else 34)
    from_stock, from_open = (any(move.endswith(place) for move in page.legal) for place in (" stock", " open"))
    drawn = _drawn_piles(page.words, hunt.stock, hunt.open, hunt.discards[-12:], len(hunt.discards), from_stock,
                         from_open, x, y, width, scale, step)  # fmt: skip
    return drawn, 26 + HEIGHT * scale


@lru_cache(500)
def _drawn_piles(
    words: Words, left: int, lies: Card | None, discards: tuple[Card, ...], count: int, from_stock: bool,
    from_open: bool, x: float, y: float, width: float, scale: float, step: float,
) -> str:  # fmt: skip
    top = y + 26
    titles, size = fit_all([words.say("label-stock"), words.say("label-open")], step - 6, 15, 11.8)
    stock = [back(x + 2 * n, top - 2 * n, scale, can=from_stock) for n in range(min(left, 3))]
    parts = [
        heading(titles[0], x, y + 16, size),
        group(
            el("title", txt(words.say("stock-in-words", count=left))),
            *(stock or [_slot(x, top, scale)]),
            label(left, x + WIDTH * scale / 2 + 3, top + HEIGHT * scale / 2 + 8, 26,
                  fill="#ffffff" if stock else INK, font_weight="bold"),
            id="stock",
            class_="stock",
            data_pick=picks("discard * stock"),
            data_what="stock",
        ),
        heading(titles[1], x + step, y + 16, size),
    ]  # fmt: skip
    if lies is not None:
        parts.append(
            card(lies, x + step, top, scale, el("title", txt(card_in_words(lies, words))), id="open",
                 can=from_open, class_="card", data_pick=picks("discard * open"), data_what="open")
        )  # fmt: skip
    else:
        parts.append(_slot(x + step, top, scale))
    title = words.say("label-discards", count=count)
    parts += _discards(discards, title, words, x + 2 * step, y, x + width, scale, size)
    return group(*parts, class_="piles")


def _slot(x: float, y: float, scale: float) -> str:
    """Where no card lies."""
    return el("rect", x=x, y=y, width=WIDTH * scale, height=HEIGHT * scale, rx=7, fill="none", stroke=INK,
              stroke_dasharray="5 5")  # fmt: skip


def _title(text: str, x: float, y: float, width: float, most: float = 15) -> str:
    shown, size = fit(text, width, most, 11.8)
    return heading(shown, x, y, size)


def _discards(
    shown: tuple[Card, ...], title: str, words: Words, x: float, y: float, right: float, scale: float, size: float
) -> list[str]:
    """All discards lie open; the latest are shown, overlapping."""
    small = scale * 0.86
    room = right - x - WIDTH * small
    step = min(22.0, room / max(len(shown) - 1, 1))
    return [_title(title, x, y + 16, right - x, size), _overlapping(shown, words, x, y + 26, step, small)]


@lru_cache(500)
def _overlapping(cards: tuple[Card, ...], words: Words, x: float, y: float, step: float, scale: float) -> str:
    shown = (
        card(face, x + n * step, y, scale, el("title", txt(card_in_words(face, words)))) for n, face in enumerate(cards)
    )
    return group(*shown, data_what="discards")


def draw_sets(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """The sets that can be laid now, as many as have room, and the buttons: to pass, to give up, for helmets.

    A set that is not drawn is laid by its cards in the hand.
    """
    hunt = page.hunt
    scale = 0.58 if page.small else 0.75
    head = 0.0 if page.low else 26.0
    parts: list[str] = []
    at_x, at_y = x, y + head
    line = HEIGHT * scale + 14
    last = at_y + line * (0 if page.low and hunt.laid else 1)
    for own in hunt.sets:
        wide = _set_width(own, scale)
        if at_x + wide > x + width and at_x > x:
            if at_y == last:
                break
            at_x, at_y = x, at_y + line
        parts.append(_set(page, own, at_x, at_y, scale))
        at_x += wide + 10
    below = at_y + line if hunt.sets else y
    if hunt.sets and head:
        parts.insert(0, heading(page.say("label-sets"), x, y + 16))
    buttons = _buttons(page, hunt)
    wide = min(230.0, (width - 12) / 2)
    for n, (text, move) in enumerate(buttons):
        left, top = x + (n % 2) * (wide + 12), below + 6 + (n // 2) * 52
        parts.append(button(text, left, top, wide, 44, picks(move)))
    below += 52 * ((len(buttons) + 1) // 2) + (6 if buttons else 0)
    return group(*parts, class_="choices"), below - y


def _set_width(own: OwnSet, scale: float) -> float:
    return (WIDTH + (len(own.cards) - 1) * 40) * scale + 12


def _set(page: Page, own: OwnSet, x: float, y: float, scale: float) -> str:
    words = ", ".join(page.card(face) for face in own.cards)
    return group(
        el("title", txt(words)),
        panel(x, y, _set_width(own, scale), HEIGHT * scale + 8, stroke=GLOW, stroke_width=2.5, class_="frame can"),
        *(card(face, x + 6 + n * 40 * scale, y + 4, scale) for n, face in enumerate(own.cards)),
        class_="set",
        data_pick=picks(own.move),
        data_what=own.move.replace("lay", "set"),
    )


def _buttons(page: Page, hunt: HuntView) -> list[tuple[str, str]]:
    found = [(page.say(f"label-{move}"), move) for move in ("give-up", "pass", "helmet")]
    found += [(page.say("label-call", seat=seat), f"call p{seat + 1}") for seat in hunt.exposed]
    return [(text, move) for text, move in found if move in page.legal]


def draw_laid(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """Sets on the table while a prey is contested."""
    hunt = page.hunt
    if not hunt.laid:
        return "", 0
    scale = 0.6 if page.low else 0.75
    parts = [heading(page.say("label-contest"), x, y + 16)]
    step = width / max(len(hunt.laid), 2)
    for n, laid in enumerate(hunt.laid):
        left = x + n * step
        overlap = min(46.0, (step - WIDTH * scale - 24) / max(len(laid.cards) - 1, 1))
        parts.append(mark(laid.seat, left + 8, y + 40, 1.2))
        parts += [
            card(face, left + 20 + k * overlap, y + 26, scale, el("title", txt(page.card(face))))
            for k, face in enumerate(laid.cards)
        ]
    return group(*parts, class_="laid last", data_what="contest"), 26 + HEIGHT * scale


def draw_preys(page: Page, x: float, y: float, width: float) -> tuple[str, float]:
    """The preys still there, with what takes each, in words and signs."""
    hunt = page.hunt
    if not hunt.preys:
        return "", 0
    columns = 1 if page.narrow and not hunt.laid and not hunt.sets else 2
    wide = (width - 10 * (columns - 1)) / columns
    parts = [heading(page.say("label-preys"), x, y + 16)]
    for n, prey in enumerate(hunt.preys):
        left, top = x + (n % columns) * (wide + 10), y + 26 + n // columns * 50
        parts.append(_prey(page, prey, left, top, wide))
    return group(*parts, class_="preys"), 26 + (len(hunt.preys) + columns - 1) // columns * 50


def _prey(page: Page, prey: Prey, x: float, y: float, width: float) -> str:
    return _drawn_prey(prey, page.prey_name(prey), page.prey(prey), page.small, x, y, width)


@lru_cache(1000)
def _drawn_prey(prey: Prey, called: str, told: str, small: bool, x: float, y: float, width: float) -> str:
    name, size = fit(called, width - 92, 16, 11 if small else 15)
    return group(
        el("title", txt(told)),
        panel(x, y, width, 44, stroke=SERIES[prey.series]),
        prey_art(prey.name, x + 24, y + 22, 0.38),
        label(name, x + 48, y + 18.5, size, text_anchor="start", font_weight="bold"),
        label(prey.square, x + 48, y + 37, 15, text_anchor="start"),
        group(needs(prey, 0, 0), transform=move_to(x + 84 + 16 * len(prey.takes), y + 31, scale=0.62)),
        el("circle", cx=x + width - 20, cy=y + 22, r=14, fill=INK),
        label(prey.points, x + width - 20, y + 28, 17, fill="#ffffff", font_weight="bold"),
        data_what=f"prey {prey.square}",
    )
