"""Other players' boards, where there are too many to be large: each lies small, and a tap opens it over a larger place.

A page opens and closes them (``data-leaf`` names what is opened); where nothing does, they stay small.
"""

from __future__ import annotations

from collections.abc import Callable

from vulcania.drawing.players import mark
from vulcania.drawing.svg import el, group, label, move_to, txt
from vulcania.games._ocean.picture.page import Page, V, classes

FEW = 2
"""So many boards have room side by side."""
GAP = 10.0


def others(
    page: Page[V], width: float, small: Callable[[int, float], tuple[str, float]], gap: float = GAP
) -> tuple[str, float]:
    """The others' boards side by side, as ``small`` draws them in a width, each to open its leaf; and their height."""
    each = (width + gap) / len(page.others) - gap
    shown, height = [], 0.0
    for at, seat in enumerate(page.others):
        told = page.say("label-open", seat=seat)
        drawn, height = small(seat, each)
        shown.append(
            group(
                el("title", txt(told)),
                drawn,
                class_=classes("opener", can=page.aims_at(seat)),
                data_leaf=f"leaf-{seat}",
                data_what=f"player p{seat + 1}",
                role="button",
                tabindex=0,
                aria_label=told,
                transform=move_to(at * (each + gap), 0),
            )
        )
    return group(*shown, class_="others"), height


def leaves(page: Page[V], large: Callable[[int], str], x: float, y: float) -> str:
    """The others' boards as ``large`` draws them, at one place, all closed. Drawn last: they lie on top."""
    opened = (group(large(seat), id=f"leaf-{seat}", class_="leaf", display="none") for seat in page.others)
    return group(*opened, transform=move_to(x, y), class_="leaves")


def named(page: Page[V], seat: int, x: float, y: float, room: float, ink: str | None = None) -> str:
    """A player's mark and name, cut to the room there is."""
    size = 13.0 if page.narrow else 17.0
    name = page.name(seat, int((room - size * 1.4) / (size * 0.56)))
    shape = {} if ink is None else {"fill": ink}
    return mark(seat, x + size * 0.5, y - size * 0.34, size / 13, **shape) + label(
        name, x + size * 1.3, y, size, text_anchor="start", font_weight="bold", fill=ink
    )
