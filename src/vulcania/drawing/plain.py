"""The picture of a game that brings none: what its view holds, entry by entry, and a button for each legal move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picks, picture

WIDE, TALL = 720, 390
MARGIN, LINE, BUTTON = 18, 22, 34
LETTER = 8.2
"""How wide a letter is, more or less."""
PAPER, INK, QUIET, FRAME = "#f7f3e8", "#22303a", "#5a6872", "#1f7a8c"


def draw(
    title: str,
    prompt: str,
    entries: Iterable[tuple[str, str]],
    moves: Mapping[str, str],
    *,
    narrow: bool = False,
    headed: bool = True,
) -> str:
    """``entries`` are names with what they hold, ``moves`` notations with what they are called."""
    width = TALL if narrow else WIDE
    entries = list(entries)
    lines = [(prompt, INK)] if headed else []
    for name, held in entries:
        lines += [(name, QUIET), *((line, INK) for line in wrap(held, int((width - 2 * MARGIN) / LETTER)) or ["-"])]
    layers = [
        label(text, MARGIN, MARGIN + LINE * at + 14, 16, text_anchor="start", fill=fill)
        for at, (text, fill) in enumerate(lines)
    ]
    top = 2 * MARGIN + LINE * len(lines)
    columns = max(1, int((width - MARGIN) / (LETTER * max(map(len, moves.values()), default=1) + 2 * MARGIN)))
    step = (width - MARGIN) / columns
    for at, (notation, called) in enumerate(moves.items()):
        x, y = MARGIN + step * (at % columns), top + (BUTTON + 8) * (at // columns)
        layers.append(_button(notation, called, x, y, step - MARGIN))
    height = top + (BUTTON + 8) * -(-len(moves) // columns) + MARGIN
    told = " ".join([prompt, *(f"{name}: {held}." for name, held in entries)])
    paper = el("rect", width=width, height=height, fill=PAPER)
    return picture(width, height, paper, *layers, title=title, description=told)


def _button(notation: str, called: str, x: float, y: float, width: float) -> str:
    return group(
        el("rect", width=width, height=BUTTON, rx=8, fill="#ffffff", stroke=FRAME, stroke_width=1.5),
        label(called, width / 2, BUTTON / 2 + 5, 16, fill=INK),
        transform=move_to(x, y),
        class_="can",
        data_pick=picks(notation),
    )
