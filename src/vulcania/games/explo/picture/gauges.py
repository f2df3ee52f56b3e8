"""EX-6: the three scales, large enough to be seen from across the table, with an alarm before the red end."""

from __future__ import annotations

from functools import lru_cache

from vulcania.drawing.svg import el, group, label, move_to, txt
from vulcania.games.explo.picture.desk import EDGE, GAP, PAPER, Block, Desk, line
from vulcania.games.explo.picture.drawings import DANGER, INK, put
from vulcania.games.explo.view import Scale
from vulcania.words import Words

COLOUR = {"management": "#8a5a20", "water": "#2f86c4", "co2": "#7b5ea7"}
HIGH = 56.0
NEAR = 2
"""So many steps before its end a scale is an alarm."""


def gauges(desk: Desk, width: float) -> Block:
    """Side by side."""
    return _gauges(desk.words, desk.view.scales, width)


@lru_cache(500)
def _gauges(words: Words, scales: tuple[Scale, ...], width: float) -> Block:
    wide = (width - GAP * (len(scales) - 1)) / len(scales)
    drawn = (
        group(_gauge(words, scale, wide), transform=move_to(at * (wide + GAP), 0)) for at, scale in enumerate(scales)
    )
    return Block(HIGH, group(*drawn, class_="gauges"))


@lru_cache(1000)
def _gauge(words: Words, scale: Scale, wide: float) -> str:
    """Steps up to the red end; what has risen is filled."""
    alarm = scale.end - scale.level <= NEAR
    name = words.say(f"scale-{scale.name}")
    large = wide > 130
    count = f"{scale.level}/{scale.end}"
    left, bar = (44.0, wide - 98) if large else (6.0, wide - 12)
    step, last = bar / scale.end, scale.end - 1
    boxes = (
        el(
            "rect", x=left + step * at + 0.5, y=29 if large else 36, width=step - 1, height=17 if large else 14, rx=2,
            fill=COLOUR[scale.name] if at < scale.level else "#f3b8ae" if at == last else "#f6e9cf",
            stroke=DANGER if at == last else EDGE, stroke_width=1.6 if at == last else 0.8,
        )
        for at in range(scale.end)
    )  # fmt: skip
    return group(
        el("title", txt(f"{name}: {scale.level}/{scale.end}")),
        el(
            "rect", x=1, y=1, width=wide - 2, height=HIGH - 2, rx=8, fill="#fde3dc" if alarm else PAPER,
            stroke=DANGER if alarm else EDGE, stroke_width=2.6 if alarm else 1.2, class_="case",
        ),
        put(f"sign-{scale.name}", 22 if large else 18, 28 if large else 19, 34 if large else 26),
        line(name, left, 21, 13, fill=INK, font_weight=600) if large else "",
        *boxes,
        label(
            count, wide - 8, 44 if large else 25, 17 if large or len(count) < 5 else 14, text_anchor="end",
            fill=DANGER if alarm else INK, font_weight=700,
        ),
        put("sign-alarm", 34 if large else 28, 42 if large else 27, 20) if alarm else "",
        class_=f"gauge {scale.name}" + (" danger" if alarm else ""),
        data_what=f"scale {scale.name}",
    )  # fmt: skip
