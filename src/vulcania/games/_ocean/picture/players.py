"""What both games draw of a player's board: a square that may be picked, and the crown of who won."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from vulcania.drawing.svg import Attribute, el, group, move_to, picks, txt
from vulcania.games._ocean.describe import square_in_words
from vulcania.games._ocean.picture.page import Page, V, classes
from vulcania.games._ocean.view import Row, Square
from vulcania.words import Words


def square(
    page: Page[V],
    seat: int,
    row: Row,
    column: int,
    at: tuple[float, float],
    moves: tuple[str, ...],
    draw: Callable[..., str],
    *looks: Any,
) -> str:
    """A square with what ``draw`` makes of it, told what is wanted there, ``looks``, whether it is lit, and whether it
    can be acted on.

    ``moves`` are the patterns of moves that it can be picked for.
    """
    view, here = page.view, row.squares[column]
    wanted = row.wanted[column] if column < len(row.wanted) else "none"
    can = view.seat is not None and page.can(moves)
    chosen = view.chosen is not None and (
        view.chosen == f"p{seat + 1} {here.name}" or (seat in view.to_act and view.chosen == here.name)
    )
    last = (seat, here.name) in page.changed
    return _drawn(here, wanted, page.words, seat, at, moves, draw, looks, can, chosen, last)


@lru_cache(10_000)
def _drawn(
    here: Square, wanted: str, words: Words, seat: int, at: tuple[float, float], moves: tuple[str, ...],
    draw: Callable[..., str], looks: tuple[Any, ...], can: bool, chosen: bool, last: bool,
) -> str:  # fmt: skip
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


def crown(x: float, y: float, **attributes: Attribute) -> str:
    path = "M-13 6 L-15 -7 L-7 -1 L0 -10 L7 -1 L15 -7 L13 6 Z"
    return el("path", d=path, transform=move_to(x, y), class_="crown", **attributes)
