"""Chips and cards of the turning ocean: porcelain discs with a picture above and symbols below."""

from __future__ import annotations

from functools import cache, lru_cache

from vulcania.drawing.svg import Attribute, el, group, label
from vulcania.games._ocean.components import Chip
from vulcania.games._ocean.picture.page import BRASS, INK, PAPER, use

RIM = {"white": "#b9ab86", "green": "#2f7550", "blue": "#2f6299"}
BAND = {"white": "#e6dcc2", "green": "#cfe3d0", "blue": "#cfdeee"}
FACE = {"white": PAPER, "green": "#eef4ea", "blue": "#eaf0f7"}
BACK = {"white": "#d9cfb4", "green": "#3b8a60", "blue": "#3a73ad"}

_BAND = "M-43.8 14 A46 46 0 0 0 43.8 14 Z"
_WAVE = "M-30 {y} q7.5 -8 15 0 t15 0 t15 0 t15 0"


@lru_cache(1000)
def chip(piece: Chip, *, small: bool = False, **attributes: Attribute) -> str:
    """An open chip around 0,0, 100 wide: its rim says which colour it has, its lower part bears the symbols.

    Where it is too ``small`` for that, its number is left out.
    """
    return group(_face(piece, small), **attributes)


@cache
def _face(piece: Chip, small: bool) -> str:
    number = [] if piece.number is None or small else [piece.number]
    left = 15 - 15 * len((*piece.symbols, *number))
    marks = [use(name, left + 30 * at, 28.5, 26) for at, name in enumerate(piece.symbols)]
    marks += [label(one, -left, 41, 38, font_weight="bold", fill=INK) for one in number]
    return (
        el("circle", r=48, fill=RIM[piece.colour])
        + el("circle", r=44.5, fill=FACE[piece.colour])
        + el("path", d=_BAND, fill=BAND[piece.colour], transform="scale(0.967)")
        + use(piece.face, 0, -14 if marks else 0, 56 if marks else 66)
        + "".join(marks)
    )


@lru_cache(100)
def chip_back(colour: str, depth: str, **attributes: Attribute) -> str:
    """A chip that lies face down: waves, and the depth that is printed on its back."""
    waves = [el("path", d=_WAVE.format(y=y), fill="none", stroke=FACE[colour], stroke_width=3, opacity=0.55)
             for y in (-22, 26)]  # fmt: skip
    return group(
        el("circle", r=48, fill=RIM[colour]),
        el("circle", r=44, fill=BACK[colour]),
        el("circle", r=37, fill="none", stroke=FACE[colour], stroke_width=1.5, opacity=0.6),
        *waves,
        label(depth, 0, 13, 40, font_weight="bold", fill=FACE[colour]),
        **attributes,
    )


@lru_cache(1000)
def token(number: int, **attributes: Attribute) -> str:
    """A number token around 0,0, 40 wide: brass, engraved."""
    return group(
        el("circle", r=20, fill="#7d5d22"),
        el("circle", r=18, fill=BRASS),
        el("circle", r=14.5, fill="none", stroke="#7d5d22", stroke_width=1.2),
        label(number, 0, 8, 23, font_weight="bold", fill="#2a1d06"),
        **attributes,
    )
