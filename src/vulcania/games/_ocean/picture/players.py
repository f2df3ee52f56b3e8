"""What both games draw of a player's board: a square that may be picked, and the crown of who won."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from vulcania.drawing.svg import Attribute, el, group, move_to, picks, txt
from vulcania.games._ocean.describe import square_in_words
from vulcania.games._ocean.picture.page import Page, V, classes
from vulcania.games._ocean.view import Square
from vulcania.words import Words

Mark = tuple[bool, bool, bool]
"""Whether a square can be acted on, was chosen, and has just changed."""
Marks = tuple[tuple[Mark, ...], ...]
"""The same of all squares of a board, row by row."""


def marks(page: Page[V], seat: int, moves: Callable[[str], tuple[str, ...]]) -> Marks:
    """How the squares of a board are marked; ``moves`` are the patterns of moves that each can be picked for."""
    view, rows = page.view, page.view.players[seat].rows
    changed = {name for of, name in page.changed if of == seat}
    if not page.legal and view.chosen is None:
        return tuple([tuple([_CHANGED[here.name in changed] for here in row.squares]) for row in rows])

    def marked(name: str) -> Mark:
        chosen = view.chosen is not None and (
            view.chosen == f"p{seat + 1} {name}" or (seat in view.to_act and view.chosen == name)
        )
        return view.seat is not None and page.can(moves(name)), chosen, name in changed

    return tuple([tuple([marked(here.name) for here in row.squares]) for row in rows])


_CHANGED: tuple[Mark, Mark] = ((False, False, False), (False, False, True))
"""How a square is marked on which nothing can be done: by whether it has just changed."""


@lru_cache(2000)
def square(
    here: Square, wanted: str, words: Words, seat: int, at: tuple[float, float], moves: tuple[str, ...],
    draw: Callable[..., str], looks: tuple[Any, ...], marked: Mark,
) -> str:  # fmt: skip
    """A square with what ``draw`` makes of it, told what is wanted there, ``looks``, whether it is lit, and whether it
    can be acted on."""
    can, chosen, last = marked
    name = here.name
    return group(
        el("title", txt(square_in_words(here, wanted, words))),
        draw(here, wanted, *looks, can or chosen, can),
        id=f"square-{seat}-{name}",
        class_=classes("square", can=can, last=last, chosen=chosen),
        data_pick=picks(*moves),
        data_place=name,
        data_seat=seat,
        data_what=f"square p{seat + 1} {name}",
        transform=move_to(*at),
    )


def crown(x: float, y: float, scale: float = 1, **attributes: Attribute) -> str:
    path = "M-13 6 L-15 -7 L-7 -1 L0 -10 L7 -1 L15 -7 L13 6 Z"
    return el("path", d=path, transform=move_to(x, y, scale=scale), class_="crown", **attributes)
