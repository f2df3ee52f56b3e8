"""The small parts that a page of Soum Soum is put together from, and the water behind them."""

from __future__ import annotations

from functools import cache, lru_cache

from vulcania.drawing.art import art
from vulcania.drawing.players import COLOURS, mark
from vulcania.drawing.svg import Attribute, classes, el, group, label, move_to, txt

ART = art(__package__)

INK = "#12355b"
"""Navy: all text and all eyes. On white and on every pale colour here it passes AA."""
GOLD = "#ffb703"
"""What just happened, and who won."""


@cache
def definitions(seats: int) -> tuple[str, ...]:
    """Everything that a picture uses more than once."""
    divers = (
        ART.define("diver", ART.id(f"diver-{seat}"), mark(seat, 0, -13.5, 0.85), color=COLOURS[seat])
        for seat in range(seats)
    )
    return (*(ART.define(name) for name in ART if name not in ("cover", "diver")), *divers)


@lru_cache(100)
def scenery(width: float, height: float) -> str:
    """The water behind everything: light from above, waves, sand, weed and bubbles. It means nothing, so it is calm."""
    sand = height - 34
    ray = f"h{width * 0.07:.1f} l{-width * 0.1:.1f} {height * 0.8:.1f} h{-width * 0.16:.1f} Z"
    hill = f"M0 {sand} Q{width * 0.25:.1f} {sand - 22} {width * 0.5:.1f} {sand} T{width} {sand - 6} V{height} H0 Z"
    weeds = ((16, "#3aa76d"), (30, "#57bd7f"), (width - 18, "#3aa76d"), (width - 32, "#57bd7f"))
    spots = ((0.02, 0.3, 5), (0.03, 0.34, 3), (0.982, 0.55, 5), (0.975, 0.6, 3), (0.61, 0.9, 4), (0.62, 0.86, 6))
    return group(
        el("rect", width=width, height=height, fill=f"url(#{ART.id('water')}-depth)"),
        *(el("path", d=f"M{width * at:.1f} 0 {ray}", fill="#ffffff", opacity=0.1) for at in (0.2, 0.5, 0.83)),
        el("path", d=hill, fill="#f6e3a8"),
        *(ART.use("weed", x, height, color=colour) for x, colour in weeds),
        *(el("circle", cx=width * x, cy=height * y, r=r, fill="#ffffff", opacity=0.35) for x, y, r in spots),
        class_="scenery",
        aria_hidden="true",
    )


@lru_cache(2000)
def tile(corner: tuple[float, float], size: float, told: str, *inside: str, **attributes: Attribute) -> str:
    """Something of 100 by 100 that lies on a place: a card, water, the submarine."""
    return group(el("title", txt(told)), *inside, transform=move_to(*corner, scale=size / 100), **attributes)


@lru_cache(100)
def frame(fill: str, can: bool, last: bool = False, **attributes: Attribute) -> str:
    """The edge of a tile: it glows where something can be done, and is golden where something just was."""
    look: dict[str, Attribute] = {"stroke": GOLD if last else "#ffffff", "stroke_width": 6 if last else 4}
    return el("rect", width=100, height=100, rx=16, fill=fill, class_=classes("frame", can=can), **look, **attributes)


@lru_cache(2000)
def diver(seat: int, x: float, y: float, scale: float, piece: str, last: bool = False, goes: bool = False) -> str:
    """A diver; who ``goes`` is the one that would dive now."""
    return ART.use(
        f"diver-{seat}", x, y, scale, id=piece, class_=classes("diver", last=last), pointer_events="none",
        data_goes="dive" if goes else None,
    )  # fmt: skip


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return el("rect", x=x, y=y, width=width, height=height, rx=16, fill="#ffffff", fill_opacity=0.92, **attributes)


def heading(text: str, x: float, y: float, size: float = 18) -> str:
    return label(text, x, y, size, text_anchor="start", font_weight="bold")
