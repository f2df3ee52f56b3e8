"""A card as it is held up for all to see: its name, its drawing, and what it does."""

from __future__ import annotations

from textwrap import wrap

from vulcania.drawing.art import Drawing
from vulcania.drawing.svg import el, group, label, move_to, picture

WIDTH, HEIGHT = 220.0, 300.0
_SIDE = 122.0
"""How large its drawing is at most."""
_LINES = 5
_LARGE, _SMALL = (16, 23), (14, 26)
"""How large what it does is written, and how many letters have room in a line: large where all of it fits."""


def held_up(
    name: str, drawing: Drawing, about: str = "", *, paper: str, ink: str, colour: str = "", edge: str = ""
) -> str:
    """The card as a picture of its own, on its paper; ``colour`` is what the drawing has for ``currentColor``, ``edge``
    what the frame and the name have. The drawing and what it does stand in the middle of what the name leaves."""
    left, top, width, height = drawing.box
    scale = _SIDE / max(width, height)
    name, about = (text[:1].upper() + text[1:] for text in (name, about))
    titles = wrap(name, 16)[:2]
    size, letters = _LARGE if len(wrap(about, _LARGE[1])) <= _LINES else _SMALL
    lines = wrap(about, letters)[:_LINES]
    above, step, edge = 38 + 21 * len(titles), size + 1, edge or ink
    free = HEIGHT - 16 - above - scale * height - (20 + step * len(lines) if lines else 0)
    middle = above + free / 2 + scale * height / 2
    first = middle + scale * height / 2 + 20 + 0.8 * size
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=16, fill=paper, stroke=edge, stroke_width=4),
        el("rect", x=10, y=10, width=WIDTH - 20, height=HEIGHT - 20, rx=10, fill="none", stroke=edge, opacity=0.4),
        *(
            label(title, WIDTH / 2, (46 if len(titles) == 1 else 36) + 23 * at, 22, font_weight="bold", fill=edge)
            for at, title in enumerate(titles)
        ),
        group(
            drawing.shapes(f"held-{drawing.name}"),
            color=colour or ink,
            transform=move_to(WIDTH / 2 - scale * (left + width / 2), middle - scale * (top + height / 2), scale=scale),
        ),
        *(label(line, WIDTH / 2, first + step * at, size, fill=ink) for at, line in enumerate(lines)),
        title=name,
        description=about,
        class_="held-up",
    )
