"""Cards: in the sea, in the hand, face up beside the pile, and what the patterns on them mean."""

from __future__ import annotations

from textwrap import wrap

from vulcania.drawing.svg import Attribute, classes, el, group, label, picks, txt
from vulcania.games.soum_soum.components import COUNTED, PATTERNS, Card
from vulcania.games.soum_soum.picture.shapes import ART, INK, frame, heading, panel, tile
from vulcania.games.soum_soum.picture.sheet import Block, Sheet

SHADE = {"octopus": "#ffe3dc", "shark": "#dcebfb", "turtle": "#e6f5cf"}
"""The water on a card, by animal."""
INK_OF = {"octopus": "#b03a2c", "shark": "#2f5583", "turtle": "#1f6b40"}
"""For small text about an animal on white."""


def card(
    of: Card, corner: tuple[float, float], size: float, told: str, *extras: str,
    can: bool, last: bool = False, kind: str = "card", **attributes: Attribute,
) -> str:  # fmt: skip
    wave = "M16 90 q8.5 -5 17 0 t17 0 t17 0 t17 0"
    return tile(
        corner,
        size,
        told,
        frame(SHADE[of.animal], can, last),
        el("path", d=wave, fill="none", stroke="#ffffff", stroke_width=3, stroke_linecap="round"),
        ART.use(of.animal, 55, 55, 0.92),
        ART.use(of.scores, 6, 6),
        *extras,
        class_=classes(kind, last=last),
        **attributes,
    )


def _numbered(sheet: Sheet, of: Card, number: int, x: float, y: float, size: float, where: str, pattern: str) -> str:
    """A card that is chosen by its number."""
    corner = group(
        el("circle", cx=87, cy=14, r=12, fill=INK),
        label(number, 87, 20, 17, fill="#ffffff", font_weight="bold"),
    )
    told = sheet.say(f"{where}-card", number=number, animal=of.animal, pattern=of.scores)
    return card(of, (x, y), size, told, corner, can=pattern in sheet.picks, kind=f"card {where}",
                id=f"{where}-{number}", data_pick=picks(pattern), data_what=f"{where} {number}")  # fmt: skip


def hand(sheet: Sheet) -> Block:
    size = 118.0 if sheet.narrow else 132.0
    step = (sheet.side - size) / 2

    def paint(x: float, y: float) -> str:
        cards = (
            _numbered(sheet, of, n + 1, x + n * step, y + 28, size, "hand", f"place {n + 1} *")
            for n, of in enumerate(sheet.view.hand)
        )
        return group(heading(sheet.say("label-hand"), x, y + 18), *cards, class_="hand")

    return Block(28 + size, paint)


def supply(sheet: Sheet) -> Block:
    """The pile, and the open market where there is one (SS-18)."""
    size = 84.0 if sheet.narrow else 94.0
    step = (sheet.side - size) / 3
    left = sheet.view.pile
    count = sheet.say("label-pile-count", count=left)

    def paint(x: float, y: float) -> str:
        middle = x + size / 2 + 2
        pile = group(
            el("title", txt(count)),
            *(ART.use("back", x + 3 * n, y + 28 - 2 * n, size / 100 - 0.06) for n in range(min(3, left))),
            group(
                el("circle", cx=middle, cy=y + 22 + size / 2, r=size * 0.19, fill="#ffffff"),
                label(left, middle, y + 22 + size * 0.575, size * 0.22, font_weight="bold"),
                class_="pile-count",
            ),
            id="pile",
            class_="pile",
            data_what="pile",
        )
        beside = label(count, x + step, y + 28 + size / 2 + 6, 18, text_anchor="start")
        if sheet.view.options["open-market"]:
            beside = heading(sheet.say("label-market"), x + step, y + 18)
        cards = (
            _numbered(sheet, of, n, x + n * step, y + 28, size, "market", f"take {n}")
            for n, of in enumerate(sheet.view.market, 1)
        )
        return group(heading(sheet.say("label-pile"), x, y + 18), pile, beside, *cards, class_="beside")

    return Block(28 + size, paint)


def legend(sheet: Sheet) -> Block:
    third, size = sheet.side / 3, 12.5 if sheet.narrow else 15.0
    sizes = {"around": (8, 30, 30), "row": (0, 46, 14), "column": (16, 14, 50)}  # indent, width and height of each

    def paint(x: float, y: float) -> str:
        parts = [panel(x, y, sheet.side, 62)]
        for n, pattern in enumerate(PATTERNS):
            indent, wide, tall = sizes[pattern]
            left = x + n * third + indent
            lines = wrap(sheet.say(f"pattern-{pattern}"), 11, break_long_words=False)
            first = y + size * 0.33 + 31 - (len(lines) - 1) / 2 * size * 1.15
            words = [
                label(line, left + wide + 6, first + i * size * 1.15, size, text_anchor="start",
                      fill=INK_OF[COUNTED[pattern]])
                for i, line in enumerate(lines)
            ]  # fmt: skip
            sign = ART.use(pattern, left, y + 31 - tall / 2, 0.78)
            parts.append(group(sign, *words, data_what=f"pattern {pattern}"))
        return group(*parts, class_="legend")

    return Block(62, paint)
