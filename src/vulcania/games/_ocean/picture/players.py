"""What both games draw of a player's board: a square that may be picked, and the crown of who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from vulcania.drawing.svg import Attribute, el, group, move_to, picks, txt
from vulcania.games._ocean.describe import square_in_words
from vulcania.games._ocean.picture.page import Page, V, classes
from vulcania.games._ocean.view import OceanView, Row


def square(
    page: Page[V],
    seat: int,
    row: Row,
    column: int,
    at: tuple[float, float],
    moves: Sequence[str],
    draw: Callable[[bool, bool], str],
) -> str:
    """A square with what ``draw`` makes of it, told whether it is lit, and whether it can be acted on.

    ``moves`` are the patterns of moves that it can be picked for.
    """
    view, name = page.view, row.squares[column].name
    can = view.seat is not None and any(_fits(move, pattern) for move in page.legal for pattern in moves)
    chosen = view.chosen == f"p{seat + 1} {name}" or (seat in view.to_act and view.chosen == name)
    return group(
        el("title", txt(square_in_words(row, column, page.words))),
        draw(can or chosen, can),
        id=f"square-{seat}-{name}",
        class_=classes("square", can=can, last=just_changed(view, seat, name), chosen=chosen),
        data_pick=picks(*moves),
        data_place=name,
        data_seat=seat,
        data_what=f"square p{seat + 1} {name}",
        transform=move_to(*at),
    )


@lru_cache(20_000)
def _fits(move: str, pattern: str) -> bool:
    tokens, wanted = move.split(), pattern.split()
    return len(tokens) == len(wanted) and all(want in ("*", token) for token, want in zip(tokens, wanted, strict=True))


def just_changed(view: OceanView, seat: int, name: str) -> bool:
    """Whether what happened last happened on this square."""
    for data in (event.data for event in view.recent):
        if data.get("seat") == seat and name in (data.get("square"), data.get("to"), data.get("other")):
            return True
        other = data.get("other-seat", data.get("seat"))
        if other == seat and name in (data.get("other-square"), data.get("from-square")):
            return True
    return False


def crown(x: float, y: float, **attributes: Attribute) -> str:
    path = "M-13 6 L-15 -7 L-7 -1 L0 -10 L7 -1 L15 -7 L13 6 Z"
    return el("path", d=path, transform=move_to(x, y), class_="crown", **attributes)
