"""Soum Soum as a picture-book page: the sea, the hand, what lies beside it, and the players."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from vulcania.drawing.svg import group, label, picture
from vulcania.games.soum_soum.components import SIDE
from vulcania.games.soum_soum.describe import describe
from vulcania.games.soum_soum.picture.cards import hand, legend, supply
from vulcania.games.soum_soum.picture.players import account, players
from vulcania.games.soum_soum.picture.sea import edges, sea
from vulcania.games.soum_soum.picture.shapes import INK, definitions, panel, scenery
from vulcania.games.soum_soum.picture.sheet import Block, Sheet
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.words import Words


def draw(view: SoumSoumView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    sheet = Sheet(view, words, names, narrow=narrow)
    left, top = (20.0, 30.0) if narrow else (46.0, 38.0)
    prompt = wrap(words.say(view.prompt, names), 38 if narrow else 78) if headed else []
    if headed:
        top += 32 + 17 * len(prompt) if narrow else 64
    blocks, bottom = _stack(sheet, top)
    width, height = (390.0, bottom + 46) if narrow else (1200.0, top + 698)
    banner = _banner(sheet, prompt, width) if headed else ""
    return _picture(sheet, width, height, (left, top), [banner, *blocks], "narrow" if narrow else "")


def draw_low(view: SoumSoumView, words: Words, names: Sequence[str]) -> str:
    """The same for a telephone held sideways, without a heading."""
    sheet = Sheet(view, words, names, low=True)
    return _picture(sheet, 600.0, 374.0, (22.0, 22.0), _stack(sheet, 22.0)[0], "low")


draw_snug = draw_low
"""On a tablet as well, where the wide page would be too small to be read."""


def _picture(
    sheet: Sheet, width: float, height: float, corner: tuple[float, float], blocks: Sequence[str], shape: str
) -> str:
    return picture(
        width,
        height,
        scenery(width, height),
        edges(sheet, *corner),
        sea(sheet, *corner),
        *blocks,
        group(*sheet.divers, class_="divers"),
        title=f"{sheet.say('title')} – {sheet.turn()}",
        description=describe(sheet.view, sheet.words, sheet.names),
        defs=definitions(sheet.view.seats),
        class_=f"board soum-soum {shape}".rstrip(),
        fill=INK,
    )


def _stack(sheet: Sheet, top: float) -> tuple[list[str], float]:
    """The blocks one below the other, and where they end: close under the sea, own cards first, on a narrow page;
    spread over the height of the sea beside it on a wide one."""
    watches = sheet.view.seat is None
    own: list[Block] = []
    if sheet.view.outcome:
        own = [account(sheet)]
    elif not watches:
        own = [hand(sheet)]
    bottom = top + SIDE * (sheet.cell + sheet.gap)
    if sheet.narrow and not sheet.low:
        # Nothing moves in the end: the account is as high as the hand was, or comes last where there was none.
        own = [Block(hand(sheet).height, block.paint) for block in own]
        others = [supply(sheet), players(sheet), legend(sheet)]
        blocks = [*others, *own] if watches else [*own, *others]
        x, y, space = 10.0, bottom + 14, 14.0
    else:
        over = sheet.low and sheet.view.outcome is not None  # then there is nothing more to draw, and little room
        blocks = [players(sheet), *(() if over else (supply(sheet),)), legend(sheet), *own]
        x, y = (370.0, 8.0) if sheet.low else (752.0, top - 10)
        space = (bottom - y - sum(block.height for block in blocks)) / (len(blocks) - 1)
    drawn = []
    for block in blocks:
        drawn.append(block.paint(x, y))
        y += block.height + space
    return drawn, y - space


def _banner(sheet: Sheet, lines: list[str], width: float) -> str:
    """What is to be done now, in letters as large as the page allows, and how far the match is."""
    if sheet.narrow:
        size, first, height = 14.5, 26.0, 10 + 17.0 * (len(lines) + 1)
        turn = label(sheet.turn(), 20, 26 + 17.0 * len(lines), 13, text_anchor="start")
    else:
        size, height = 22.0 if sum(map(len, lines)) <= 64 else 18.5, 52.0
        first = 34 + size * 0.35 - (len(lines) - 1) * size * 0.6
        turn = label(sheet.turn(), width - 26, 40, 18, text_anchor="end")
    text = (
        label(line, 20, first + n * size * 1.18, size, text_anchor="start", font_weight="bold")
        for n, line in enumerate(lines)
    )
    return group(panel(8, 8, width - 16, height, class_="banner"), *text, turn, class_="now")
