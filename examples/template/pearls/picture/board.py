"""The board of Pearls as a picture: two heaps of shells, the diver's basket, and everyone's chest."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games.pearls.describe import describe
from vulcania.games.pearls.view import PearlsView

from vulcania.drawing.art import art
from vulcania.drawing.players import mark
from vulcania.drawing.svg import classes, el, group, label, move_to, picks, picture
from vulcania.words import Words

ART = art(__package__)
"""The drawings that never change: the files of ``art/``, by their names."""
FILLS = {"white": "#f4f1ea", "pink": "#e7a3b6", "black": "#41434f", "moray": "#5d7a35"}
LETTERS = {"white": "w", "pink": "p", "black": "b", "moray": "m"}
INK = "#10333f"

WIDE, TALL = 720, 390
ROW = 64


def draw(
    view: PearlsView,
    words: Words,
    names: Sequence[str],
    *,
    narrow: bool = False,
    headed: bool = True,
) -> str:
    """Wide: the sea above, the divers in a row below it. Narrow: everything in one column."""
    width = TALL if narrow else WIDE
    sea = 330
    height = sea + ROW * view.seats + 20
    return picture(
        width,
        height,
        el("rect", width=width, height=height, fill="#dff3f1"),
        el("path", d=f"M0 44 Q{width / 4} 30 {width / 2} 44 T{width} 44 V{sea} H0 Z", fill="#7cc6c8"),
        _closed(view, words, width),
        _places(view, words, width),
        _basket(view, words, width),
        *(_diver(view, words, names, seat, sea + 14 + ROW * seat, width) for seat in range(view.seats)),
        title=words.say("title"),
        description=describe(view, words, names),
        defs=[ART.define("shell")],
    )


def _closed(view: PearlsView, words: Words, width: int) -> str:
    """How many shells of each kind nobody has opened yet."""
    step = 56
    left = width / 2 - 2 * step + 58
    return group(
        label(words.say("closed"), left - 30, 23, 14, text_anchor="end", fill=INK),
        *(
            _pearl(kind, left + step * at, 18) + label(f"× {count}", left + step * at + 27, 23, 14, fill=INK)
            for at, (kind, count) in enumerate(view.closed.items())
        ),
        data_what="closed",
    )


def _places(view: PearlsView, words: Words, width: int) -> str:
    parts = []
    for at, place in enumerate(view.places):
        x = width * (1 + 2 * at) / 4
        move = f"dive {place}"
        can = move in view.legal
        last = any(event.kind in ("dive", "peek") and event.data.get("place") == place for event in view.recent)
        shells = (ART.use("shell", x + 26 * (n % 5 - 2), 150 + 22 * (n // 5)) for n in range(view.shells[at]))
        heap = group(
            el("rect", x=x - 80, y=70, width=160, height=165, rx=14, fill="#5aa9ad", stroke=INK, stroke_width=1.5),
            label(words.say(f"place-{place}"), x, 96, 19, font_weight="bold", fill=INK),
            label(words.say("shells", count=view.shells[at]), x, 118, 14, fill=INK),
            *shells,
            class_=classes("place", can=can, last=last), data_pick=picks(move), data_place=place,
            data_what=f"place {place}",
        )  # fmt: skip
        parts.append(heap + _peek(view, words, at, x))
    return "".join(parts)


def _peek(view: PearlsView, words: Words, at: int, x: float) -> str:
    """A mask to look through, or what was seen through it."""
    known, move = view.known[at], f"peek {view.places[at]}"
    if known is not None:
        told = label(words.say(f"shell-{known}"), x + 58, 118, 10, fill=INK)
        return group(_pearl(known, x + 58, 92), told, data_what=f"place {view.places[at]}")
    if move not in view.legal:
        return ""
    return group(
        ART["mask"].markup, transform=move_to(x + 58, 92), class_=classes("peek", can=True), data_pick=picks(move)
    )


def _pearl(kind: str, x: float, y: float) -> str:
    """A pearl with its letter, so that colour does not speak alone."""
    ink = "#ffffff" if kind in ("black", "moray") else INK
    return group(
        el("circle", r=11, fill=FILLS[kind], stroke=INK, stroke_width=1.2),
        label(LETTERS[kind], 0, 4.5, 13, fill=ink),
        transform=move_to(x, y),
    )


def _basket(view: PearlsView, words: Words, width: int) -> str:
    can = "surface" in view.legal
    x = width / 2
    return group(
        el("rect", x=x - 150, y=250, width=300, height=64, rx=20, fill="#c99b5f", stroke=INK, stroke_width=1.5),
        label(words.say("column-basket"), x, 270, 14, fill=INK),
        *(_pearl(pearl, x + 24 * (n - (len(view.basket) - 1) / 2), 294) for n, pearl in enumerate(view.basket[:12])),
        class_=classes("basket", can=can),
        data_pick=picks("surface"),
        data_what="basket",
    )


def _diver(view: PearlsView, words: Words, names: Sequence[str], seat: int, y: float, width: int) -> str:
    buyer = view.buyers[seat]
    acting = seat in view.to_act
    step = min(22.0, (width - 60) / max(len(view.chests[seat]), 1))
    return group(
        el("rect", x=8, y=y, width=width - 16, height=ROW - 8, rx=10, fill="#ffffff" if acting else "#eef7f6",
           stroke=INK, stroke_width=2 if acting else 0.6),
        mark(seat, 28, y + 17),
        label(words.player(seat, names), 42, y + 22, 15, text_anchor="start", font_weight="bold", fill=INK),
        *([label(words.say("buyer", shell=buyer), width - 20, y + 22, 13, text_anchor="end", fill=INK)]
          if buyer else []),
        *(_pearl(pearl, 30 + step * n, y + 42) for n, pearl in enumerate(view.chests[seat])),
        id=f"diver-{seat}", class_=classes("diver", acting=acting), data_what=f"diver p{seat + 1}",
    )  # fmt: skip
