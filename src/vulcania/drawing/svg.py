"""SVG as text, built from small functions.

A picture is a pure function of a view. Its looks are attributes, never ``style``: pages forbid inline styles, and a
page's own style sheet can still override an attribute (for glow, motion and dark mode) by class.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, partial
from html import escape

Attribute = str | int | float | None

LARGE = 4000
"""What is drawn in more letters than that is known by its pieces."""


class Drawn(str):
    """A large drawing that knows what it was put together from: whoever looks for what is different between two of them
    need not read the pieces that are in both, most of which are the very same object."""

    __slots__ = ("pieces",)
    pieces: tuple[str, ...]


def pieces(markup: str) -> tuple[str, ...]:
    """Together they are the whole; each begins with an element, or with the end of one."""
    return markup.pieces if isinstance(markup, Drawn) else (markup,)


def el(name: str, /, *children: str, **attributes: Attribute) -> str:
    """An element. ``class_`` is written ``class``, underscores become hyphens, ``None`` is left out.

    Children are markup already; use :func:`txt` for text that comes from somewhere.
    """
    begun = _begun(name, **attributes)
    if sum(map(len, children)) > LARGE:
        return together(f"{begun}>", *children, f"</{name}>")
    inner = "".join(children)
    return f"{begun}>{inner}</{name}>" if inner else f"{begun}/>"


def together(*drawings: str) -> str:
    """One after the other, without a group around them."""
    whole = "".join(drawings)
    if len(whole) <= LARGE:
        return whole
    made: list[str] = []
    for one in drawings:
        if type(one) is Drawn:
            made += one.pieces
        elif one.startswith("<"):
            made.append(one)
        elif one:
            made[-1:] = ["".join((*made[-1:], one))]
    drawn = Drawn(whole)
    drawn.pieces = tuple(made)
    return drawn


# Drawings repeat themselves, and a live table is drawn after every move: what was written once is remembered.
@lru_cache(10_000, typed=True)
def _begun(name: str, /, **attributes: Attribute) -> str:
    shown = [f' {_attribute(key)}="{_value(value)}"' for key, value in attributes.items() if value is not None]
    return f"<{name}{''.join(shown)}"


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


@lru_cache(5_000, typed=True)
def _value(value: str | int | float) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return escape(str(value), quote=True)


def txt(text: object) -> str:
    """Plain text as markup."""
    return escape(str(text), quote=False)


group = partial(el, "g")


@lru_cache(5_000, typed=True)
def label(text: object, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """A line of text; anchored in the middle unless told otherwise."""
    attributes.setdefault("text_anchor", "middle")
    return el("text", txt(text), x=x, y=y, font_size=size, **attributes)


def fit(text: str, width: float, size: float) -> tuple[str, float]:
    """A bold line that fits: in smaller letters, and cut short where even those are too long."""
    broad = 0.66  # how wide a letter is, on average, in the broadest of the fonts that may be used
    size = max(min(size, width / (len(text) * broad)), 0.75 * size)
    room = int(width / (size * broad))
    return (text if len(text) <= room else text[: room - 1].rstrip() + "…"), size


@lru_cache(5_000)
def move_to(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A ``transform`` attribute. Pages animate changes of it, so pieces that stay pieces must keep their ``id``."""
    parts = [f"translate({_value(float(x))} {_value(float(y))})"]
    if turn:
        parts.append(f"rotate({_value(float(turn))})")
    if scale != 1:
        parts.append(f"scale({_value(float(scale))})")
    return " ".join(parts)


def classes(base: str, **flags: bool) -> str:
    """The value of ``class``: what an element is, and each of the flags that holds for it now."""
    return " ".join([base, *[name for name, on in flags.items() if on]])


def picks(*patterns: str) -> str | None:
    """The value of ``data-pick``: which legal moves a click on this element chooses among.

    A pattern is a notation in which ``*`` stands for any one token: a hand card is ``place 2 *``, a place of the board
    ``place * c4`` and ``dive c4``. Clicking narrows the legal moves down to those that match any of the element's
    patterns; when one is left, it is the move. The page needs no knowledge of the game for that.
    """
    return "|".join(patterns) or None


def picture(
    width: float,
    height: float,
    *layers: str,
    title: str,
    description: str,
    defs: Iterable[str] = (),
    **attributes: Attribute,
) -> str:
    """The whole drawing. The description tells the board in words to who cannot see it."""
    attributes.setdefault("font_family", "Alegreya Sans, Segoe UI, Helvetica Neue, Arial, sans-serif")
    attributes.setdefault("font_variant", "lining-nums")  # numbers on cards and chips stand as high as capitals
    return el(
        "svg",
        el("title", txt(title)),
        el("desc", txt(description)),
        _defined(tuple(defs)),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_value(float(width))} {_value(float(height))}",
        role="img",
        **attributes,
    )


@lru_cache(500)
def _defined(defs: tuple[str, ...]) -> str:
    return el("defs", *defs)
