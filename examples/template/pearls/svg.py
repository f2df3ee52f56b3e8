"""The board of Pearls as a picture: two heaps of shells, the diver's basket, and everyone's chest."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games.pearls.view import PearlsView

from vulcania.drawing.players import mark
from vulcania.drawing.svg import el, group, label, move_to, picks, picture
from vulcania.words import Words

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
    headed: bool = True,  # noqa: ARG001 - this picture has no heading of its own that a page would repeat
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
        description=_description(view, words, names),
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
    )


def _places(view: PearlsView, words: Words, width: int) -> str:
    parts = []
    for at, place in enumerate(view.places):
        x = width * (1 + 2 * at) / 4
        moves = [move for move in (f"dive {place}",) if move in view.legal]
        last = any(event.kind in ("dive", "peek") and event.data.get("place") == place for event in view.recent)
        classes = " ".join(["place", *(["can"] if moves else []), *(["last"] if last else [])])
        shells = [_shell(x + 26 * (n % 5 - 2), 150 + 22 * (n // 5)) for n in range(view.shells[at])]
        heap = group(
            el("rect", x=x - 80, y=70, width=160, height=165, rx=14, fill="#5aa9ad", stroke=INK, stroke_width=1.5),
            label(words.say(f"place-{place}"), x, 96, 19, font_weight="bold", fill=INK),
            label(words.say("shells", count=view.shells[at]), x, 118, 14, fill=INK),
            *shells,
            class_=classes, data_pick=picks(*moves),
        )  # fmt: skip
        parts.append(heap + _peek(view, words, at, x))
    return "".join(parts)


def _peek(view: PearlsView, words: Words, at: int, x: float) -> str:
    """A mask to look through, or what was seen through it."""
    known, move = view.known[at], f"peek {view.places[at]}"
    if known is not None:
        return _pearl(known, x + 58, 92) + label(words.say(f"shell-{known}"), x + 58, 118, 10, fill=INK)
    if move not in view.legal:
        return ""
    return group(
        el("rect", x=-17, y=-12, width=34, height=24, rx=10, fill="#fff6d6", stroke=INK, stroke_width=1.5),
        el("path", d="M-11 0 Q0 -10 11 0 Q0 10 -11 0 Z", fill="none", stroke=INK, stroke_width=1.5),
        el("circle", r=3.5, fill=INK),
        transform=move_to(x + 58, 92), class_="peek can", data_pick=picks(move),
    )  # fmt: skip


def _shell(x: float, y: float) -> str:
    return el(
        "path", d="M-10 4 Q-10 -8 0 -8 Q10 -8 10 4 Q0 9 -10 4 Z M0 -8 V6 M-4 -7 L-6 5 M4 -7 L6 5",
        transform=move_to(x, y), fill="#f0d9b5", stroke=INK, stroke_width=1,
    )  # fmt: skip


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
        class_="basket can" if can else "basket",
        data_pick=picks("surface") if can else None,
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
        id=f"diver-{seat}", class_="diver acting" if acting else "diver",
    )  # fmt: skip


def _description(view: PearlsView, words: Words, names: Sequence[str]) -> str:
    """The board in words, for who cannot see it."""
    parts = [words.say(view.prompt, names)]
    for place, count in zip(view.places, view.shells, strict=True):
        parts.append(f"{words.say(f'place-{place}')}: {words.say('shells', count=count)}.")
    for seat, chest in enumerate(view.chests):
        parts.append(words.say("describe-chest", names, seat=seat, count=len(chest)))
    return " ".join(parts)
