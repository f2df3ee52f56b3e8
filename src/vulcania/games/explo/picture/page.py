"""The whole picture: the prompt above, the map, and around it what everybody has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picture, txt
from vulcania.games.explo.describe import describe, tile_in_words
from vulcania.games.explo.picture.drawings import INK, defs
from vulcania.games.explo.picture.map import CaveMap, Frame
from vulcania.games.explo.picture.panels import Block, Panels
from vulcania.games.explo.view import ExploView
from vulcania.words import Words

GAP = 8.0
WIDE_LINE, TALL_LINE = 90, 39
BODY, BODY_PACKING = 560.0, 280.0
"""The least height of the map on a wide page. While the team packs there is nothing to see on it yet."""
TALL_BODY, TALL_BODY_PACKING = 380.0, 150.0
LARGER = 1.16
"""What lies around the map is drawn so much larger on a wide page, which is shown at about two thirds of its size."""


def draw(view: ExploView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    page = _Page(view, words, names, headed)
    return page.tall() if narrow else page.wide()


class _Page:
    def __init__(self, view: ExploView, words: Words, names: Sequence[str], headed: bool) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.headed = headed
        self.knobs = {which: words.say(f"label-zoom-{which}") for which in ("in", "out", "fit")}
        self.titles = {tile.cell: txt(tile_in_words(tile, words)) for tile in view.tiles}

    def wide(self) -> str:
        left, right = (Panels(self.view, self.words, self.names, width / LARGER) for width in (806.0, 346.0))
        aside = [right.status(), right.gauges(), right.drawn(), *right.cavers(), *right.objectives()]
        below = [left.buttons(), *self._account(left), *self._packed(left)]
        top = 64.0 if self.headed else 16.0
        body = BODY_PACKING if self._packing else BODY
        height = max(_height(aside) * LARGER, body + GAP + _height(below) * LARGER)
        frame = Frame(20.0, top, 806.0, height - GAP - _height(below) * LARGER)
        layers = (
            self._prompt(narrow=False),
            CaveMap(self.view, frame, self.titles, self.knobs).draw(),
            group(_stack(aside, 0, 0), transform=move_to(838, top, scale=LARGER)),
            group(_stack(below, 0, 0), transform=move_to(20, top + frame.height + GAP, scale=LARGER)),
        )
        return self._picture(1200.0, top + height + 16, layers, "")

    def tall(self) -> str:
        panels = Panels(self.view, self.words, self.names, 366.0)
        top = 30.0 + 20 * len(self._prompt_lines(TALL_LINE)) if self.headed else 12.0
        frame = Frame(12.0, top, 366.0, TALL_BODY_PACKING if self._packing else TALL_BODY)
        blocks = [panels.drawn(), panels.buttons(), *self._account(panels), panels.gauges(), *panels.cavers()]
        blocks += [panels.status(), *panels.objectives()]
        blocks = [*self._packed(panels), *blocks] if self._packing else [*blocks, *self._packed(panels)]
        layers = (
            self._prompt(narrow=True),
            CaveMap(self.view, frame, self.titles, self.knobs).draw(),
            _stack(blocks, 12.0, top + frame.height + GAP),
        )
        return self._picture(390.0, top + frame.height + GAP + _height(blocks) + 12, layers, " narrow")

    @property
    def _packing(self) -> bool:
        return self.view.step == "preparing"

    def _account(self, panels: Panels) -> list[Block]:
        """Where the page says everything else, it has the account too."""
        return [panels.account()] if self.headed else []

    def _packed(self, panels: Panels) -> list[Block]:
        shelf = panels.shelf()
        return [panels.heading(panels.say("label-equipment")), shelf] if shelf.height else [shelf]

    def _prompt_lines(self, most: int) -> list[str]:
        outcome = self.view.outcome
        said = outcome.verdict if outcome is not None and outcome.verdict is not None else self.view.prompt
        return wrap(self.words.say(said, self.names), most)

    def _prompt(self, narrow: bool) -> str:
        if not self.headed:
            return ""
        left, step, most = (12, 20.0, 6) if narrow else (20, 24.0, 2)
        lines = self._prompt_lines(TALL_LINE if narrow else WIDE_LINE)[:most]
        size = 17.0 if narrow else 24.0 if len(lines) == 1 else 20.0
        start = 26.0 if narrow else 44.0 - step * (len(lines) - 1) * 0.6
        said = (
            label(line, left, start + step * at, size, text_anchor="start", font_weight=700)
            for at, line in enumerate(lines)
        )
        return group(*said, class_="prompt")

    def _picture(self, width: float, height: float, layers: Iterable[str], kind: str) -> str:
        paper = el("rect", width=width, height=height, fill="#efe4c9", class_="table")
        phase = self.words.say(f"label-phase-{self.view.phase}")
        return picture(
            width,
            height,
            paper,
            *layers,
            title=f"{self.words.say('title')} – {phase}",
            description=describe(self.view, self.words, self.names),
            defs=defs(),
            class_="board explo" + kind,
            fill=INK,
        )


def _height(blocks: Sequence[Block]) -> float:
    return sum(block.height + GAP for block in blocks if block.height)


def _stack(blocks: Sequence[Block], x: float, y: float) -> str:
    placed = []
    for block in blocks:
        if block.markup:
            placed.append(group(block.markup, transform=move_to(x, y)))
        y += block.height + (GAP if block.height else 0)
    return "".join(placed)
