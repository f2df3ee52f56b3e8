"""The frame of a game's box lid: 400 by 300, the title below, everything else is the game's own."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from vulcania.drawing.art import Drawing, art
from vulcania.drawing.svg import el, group, label, picture
from vulcania.words import Words

WIDTH, HEIGHT = 400, 300
TITLES = "Fraunces, Georgia, Times New Roman, serif"


def lid(
    words: Words,
    *layers: str,
    defs: Iterable[str] = (),
    ink: str = "#ffffff",
    edge: str | None = None,
    baseline: float = 272,
    size: float = 34,
) -> str:
    """The drawing with the game's title set over it; a long title is set smaller, so that it fits."""
    title = words.say("title")
    fitted = min(size, 368 / max(len(title), 1) * 1.62)
    text = label(
        title,
        WIDTH / 2,
        baseline,
        fitted,
        fill=ink,
        font_family=TITLES,
        font_weight=600,
        stroke=edge,
        stroke_width=5 if edge else None,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return picture(
        WIDTH,
        HEIGHT,
        group(*layers, aria_hidden="true"),
        text,
        title=title,
        description=words.say("tagline"),
        defs=defs,
    )


def drawn(words: Words, drawing: Drawing) -> str:
    """The lid that a game's ``picture/art/cover.svg`` draws. Its root may say how the title is set: ``data-ink``,
    ``data-edge``, ``data-baseline`` and ``data-size``."""
    said = drawing.attributes
    return lid(
        words,
        drawing.markup,
        ink=said.get("data-ink", "#ffffff"),
        edge=said.get("data-edge"),
        baseline=float(said.get("data-baseline", 272)),
        size=float(said.get("data-size", 34)),
    )


def cover(words: Words, package: str) -> str:
    """The lid of the game in this package: the one that it draws, or a plain one."""
    if (files(package) / "picture" / "art" / "cover.svg").is_file():
        return drawn(words, art(f"{package}.picture")["cover"])
    return plain(words)


def plain(words: Words) -> str:
    """The lid of a game that has none of its own: its title over open water."""
    swell = "".join(
        el(
            "path",
            d=f"M-20 {y} " + "q25 -14 50 0 t50 0 " * 5,
            fill="none",
            stroke="#ffffff",
            stroke_width=2,
            opacity=0.3,
        )
        for y in range(40, 230, 26)
    )
    return lid(words, el("rect", width=WIDTH, height=HEIGHT, fill="#1f7a8c"), swell)
