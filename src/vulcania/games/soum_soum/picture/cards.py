"""Cards: in the sea, in the hand, face up beside the pile, and what the patterns on them mean."""

from __future__ import annotations

from functools import lru_cache, partial
from textwrap import wrap

from vulcania.drawing.svg import Attribute, classes, el, group, label, picks, txt
from vulcania.games.soum_soum.components import COUNTED, PATTERNS, Card
from vulcania.games.soum_soum.picture.shapes import ART, INK, frame, heading, panel, tile
from vulcania.games.soum_soum.picture.sheet import Block, Sheet
from vulcania.words import Words

SHADE = {"octopus": "#ffe3dc", "shark": "#dcebfb", "turtle": "#e6f5cf"}
"""The water on a card, by animal."""
INK_OF = {"octopus": "#b03a2c", "shark": "#2f5583", "turtle": "#1f6b40"}
"""For small text about an animal on white."""


@lru_cache(2000)
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
    letters = max(17, 1150 / size)
    corner = group(
        el("circle", cx=87, cy=14, r=letters * 0.7, fill=INK),
        label(number, 87, 14 + letters * 0.35, letters, fill="#ffffff", font_weight="bold"),
    )
    told = sheet.say(f"{where}-card", number=number, animal=of.animal, pattern=of.scores)
    return card(of, (x, y), size, told, corner, can=pattern in sheet.picks, kind=f"card {where}",
                id=f"{where}-{number}", data_pick=picks(pattern), data_what=f"{where} {number}")  # fmt: skip


def hand(sheet: Sheet) -> Block:
    size = 68.0 if sheet.low else 118.0 if sheet.narrow else 132.0
    step = (sheet.side - size) / 2

    def paint(x: float, y: float) -> str:
        cards = (
            _numbered(sheet, of, n + 1, x + n * step, y + _below(sheet), size, "hand", f"place {n + 1} *")
            for n, of in enumerate(sheet.view.hand)
        )
        return group(_heading(sheet, "label-hand", x, y), *cards, class_="hand")

    return Block(_below(sheet) + size, paint)


def supply(sheet: Sheet) -> Block:
    """The pile, and the open market where there is one (SS-18)."""
    size = 48.0 if sheet.low else 84.0 if sheet.narrow else 94.0
    step = (sheet.side - size) / 3
    left = sheet.view.pile
    count = sheet.say("label-pile-count", count=left)

    def paint(x: float, y: float) -> str:
        top = y + _below(sheet)
        beside = label(count, x + step, top + size / 2 + 6, 14 if sheet.low else 18, text_anchor="start")
        if sheet.view.options["open-market"]:
            beside = _heading(sheet, "label-market", x + step, y)
        cards = (
            _numbered(sheet, of, n, x + n * step, top, size, "market", f"take {n}")
            for n, of in enumerate(sheet.view.market, 1)
        )
        pile = _pile(left, count, x, top, size)
        return group(_heading(sheet, "label-pile", x, y), pile, beside, *cards, class_="beside")

    return Block(_below(sheet) + size, paint)


@lru_cache(500)
def _pile(left: int, told: str, x: float, top: float, size: float) -> str:
    middle = x + size / 2 + 2
    return group(
        el("title", txt(told)),
        *(ART.use("back", x + 3 * n, top + 4 - 2 * n, size / 100 - 0.06) for n in range(min(3, left))),
        group(
            el("circle", cx=middle, cy=top - 2 + size / 2, r=max(size * 0.19, 11), fill="#ffffff"),
            label(left, middle, top - 2 + size * 0.575, max(size * 0.22, 13), font_weight="bold"),
            class_="pile-count",
        ),
        id="pile",
        class_="pile",
        data_what="pile",
    )


def _heading(sheet: Sheet, key: str, x: float, y: float) -> str:
    return heading(sheet.say(key), x, y + (13 if sheet.low else 18), 14 if sheet.low else 18)


def _below(sheet: Sheet) -> float:
    """How far below a heading's upper edge its cards lie."""
    return 18.0 if sheet.low else 28.0


def legend(sheet: Sheet) -> Block:
    """What the patterns mean: side by side, or, where there is no room for that, one below the other."""
    return _low_legend(sheet) if sheet.low else _legend(sheet)


def _low_legend(sheet: Sheet) -> Block:
    return Block(68, partial(_paint_low_legend, sheet.words, sheet.side))


@lru_cache(100)
def _paint_low_legend(words: Words, side: float, x: float, y: float) -> str:
    parts = [panel(x, y, side, 68)]
    for n, pattern in enumerate(PATTERNS):
        middle = y + 12 + 22 * n
        scale = {"around": 0.5, "row": 0.7, "column": 0.34}[pattern]
        wide, tall = {"around": (20, 20), "row": (41, 12), "column": (6, 21)}[pattern]
        sign = ART.use(pattern, x + 30 - wide / 2, middle - tall / 2, scale)
        said = label(
            words.say(f"pattern-{pattern}"), x + 60, middle + 4.5, 13, text_anchor="start",
            fill=INK_OF[COUNTED[pattern]],
        )  # fmt: skip
        parts.append(group(sign, said, data_what=f"pattern {pattern}"))
    return group(*parts, class_="legend")


def _legend(sheet: Sheet) -> Block:
    return Block(62, partial(_paint_legend, sheet.words, sheet.side, 12.5 if sheet.narrow else 15.0))


@lru_cache(100)
def _paint_legend(words: Words, side: float, size: float, x: float, y: float) -> str:
    sizes = {"around": (8, 30, 30), "row": (0, 46, 14), "column": (16, 14, 50)}  # indent, width and height of each
    parts = [panel(x, y, side, 62)]
    for n, pattern in enumerate(PATTERNS):
        indent, wide, tall = sizes[pattern]
        left = x + n * (side / 3) + indent
        lines = wrap(words.say(f"pattern-{pattern}"), 11, break_long_words=False)
        first = y + size * 0.33 + 31 - (len(lines) - 1) / 2 * size * 1.15
        said = [
            label(line, left + wide + 6, first + i * size * 1.15, size, text_anchor="start",
                  fill=INK_OF[COUNTED[pattern]])
            for i, line in enumerate(lines)
        ]  # fmt: skip
        sign = ART.use(pattern, left, y + 31 - tall / 2, 0.78)
        parts.append(group(sign, *said, data_what=f"pattern {pattern}"))
    return group(*parts, class_="legend")
