"""The picture of the turning ocean: what both games draw in the same way, and the sheet it is drawn on."""

from __future__ import annotations

from collections.abc import Callable

from vulcania.drawing.svg import picture
from vulcania.games._ocean.describe import turn_in_words
from vulcania.games._ocean.picture.dial import defs
from vulcania.games._ocean.picture.page import Page, V, prompt

Layers = tuple[list[str], float]
"""What is drawn, and how high that is."""


def sheet(
    page: Page[V],
    ground: Callable[[float, float], str],
    arrange: Callable[[Page[V], float], Layers],
    description: str,
    headed: bool,
) -> str:
    """The whole picture. Where the page itself says what to do, it is drawn without its heading (``headed``)."""
    view = page.view
    heading, top = prompt(page) if headed else ("", 8.0)
    layers, height = arrange(page, top)
    return picture(
        page.width,
        height,
        ground(page.width, height),
        heading,
        *layers,
        title=f"{page.say('title')} – {turn_in_words(view, page.words)}",
        description=description,
        defs=defs(),
        class_=f"board {view.game}" + (" low long" if page.low else " narrow" if page.narrow else ""),
        fill="#e9eef4",
    )
