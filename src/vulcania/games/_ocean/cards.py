"""Cards and buttons that both games of the turning ocean draw: numbered cards, orders to deal, and a way to pass."""

from __future__ import annotations

from vulcania.drawing.players import mark
from vulcania.drawing.svg import Attribute, el, group, label, move_to, picks, txt
from vulcania.games._ocean.art import INK
from vulcania.games._ocean.page import FAINT, GOLD, OceanPage, V, panel
from vulcania.games._ocean.pieces import steering_glyph

WIDTH, HEIGHT = 70.0, 100.0
TINT = {"current": "#cfe3f2", "heading": "#f3dfb8", "depth": "#d3ead7", "any": "#f2cdbb"}
"""The numbered cards, by how they steer; the sign says it without colour."""


def steering_card(number: int, kind: str, told: str, **attributes: Attribute) -> str:
    """A numbered card, 70 by 100: its number, and how it steers."""
    return numbered_card(number, TINT[kind], steering_glyph(kind, transform=move_to(WIDTH / 2, 74)), told, **attributes)


def numbered_card(number: int, tint: str, sign: str, told: str, **attributes: Attribute) -> str:
    return group(
        el("title", txt(told)),
        el("rect", width=WIDTH, height=HEIGHT, rx=9, fill=tint, stroke=INK, stroke_width=2),
        label(number, WIDTH / 2, 44, 40, font_weight="bold", fill=INK),
        sign,
        **attributes,
    )


def card_name(text: str, bottom: float) -> str:
    """A card's name, parted in lines at its spaces; the last stands at ``bottom``."""
    lines = text.split()
    size = min(16.0, *(66 / (0.52 * len(line)) for line in lines))
    parts = [
        label(line, WIDTH / 2, bottom - 15 * (len(lines) - 1 - at), size, fill=INK) for at, line in enumerate(lines)
    ]
    return group(*parts, class_="name")


def pass_button(page: OceanPage[V], x: float, y: float, height: float) -> str:
    wide = 84.0
    return group(
        el("rect", x=x, y=y, width=wide, height=height, rx=10, fill="#24425f", stroke=GOLD, stroke_width=2),
        label(page.say("label-pass"), x + wide / 2, y + height / 2 + 6, 18, fill=GOLD, font_weight="bold"),
        class_="button can",
        data_pick=picks("pass"),
    )


def orders(page: OceanPage[V], width: float) -> tuple[str, float]:
    """Every way to deal the number tokens out: a button each, with the players' marks from number 1 on."""
    across = 6 if not page.narrow else 4
    wide, high = (width - 8 * (across - 1)) / across, 46.0
    shown = [label(page.say("label-order"), 4, 16, 15, text_anchor="start", fill=GOLD)]
    for at, move in enumerate(page.view.legal):
        x, y = at % across * (wide + 8), 26 + at // across * (high + 6)
        seats = [int(one[1:]) - 1 for one in move.split(" ")[1].split("-")]
        step = wide / (len(seats) + 0.4)
        said = ", ".join(f"{n} {page.words.player(seat, page.names)}" for n, seat in enumerate(seats, 1))
        marks = [mark(seat, x + step * (n + 0.7), y + 28, 1.15) for n, seat in enumerate(seats)]
        marks += [label(n + 1, x + step * (n + 0.7), y + 15, 11, fill=FAINT) for n in range(len(seats))]
        box = panel(x, y, wide, high, stroke=GOLD)
        shown.append(group(el("title", txt(said)), box, *marks, class_="button can", data_pick=picks(move)))
    rows = -(-len(page.view.legal) // across)
    return group(*shown, class_="orders"), 26 + rows * (high + 6)
