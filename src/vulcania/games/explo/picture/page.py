"""The whole picture in three shapes: wide, tall for a telephone held upright, and low for one held sideways.

On each of them a unit is about a pixel of the screen it is for, so that texts can be read and fingers find their aim.
The map is the largest thing on all of them; beside or below it lie the gauges, what is in front of one, and the team.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, picture, txt
from vulcania.games.explo.describe import describe, tile_in_words
from vulcania.games.explo.picture.cavers import cavers
from vulcania.games.explo.picture.desk import GAP, Block, Desk, fitted, height, stack
from vulcania.games.explo.picture.dock import HIGH, buttons, dock
from vulcania.games.explo.picture.drawings import INK, defs
from vulcania.games.explo.picture.gauges import gauges
from vulcania.games.explo.picture.map import CaveMap, Frame
from vulcania.games.explo.picture.panels import account, objectives, offered, signs, status
from vulcania.games.explo.picture.shelf import belt, equipment, shelf
from vulcania.games.explo.view import ExploView
from vulcania.words import Words

PAD = 8.0
WIDE, WIDE_HIGH, ASIDE = 740.0, 560.0, 226.0
"""The wide page, and the width of its column beside the map."""
TALL, LOW, LOW_HIGH, LOW_ASIDE = 390.0, 600.0, 340.0, 236.0
TALL_MAP = 372.0
CAVER_LEAST, CAVER_MOST = 72.0, 118.0
FEW = 3
"""So many cavers leave room beside them for their objectives in full."""
WIDE_LINE, TALL_LINE = 78, 40


def draw(view: ExploView, words: Words, names: Sequence[str], *, narrow: bool = False, headed: bool = True) -> str:
    """The picture of what a seat may know; ``narrow`` is a tall page for a telephone.

    Where the page itself says what to do, the picture is drawn without its heading (``headed``).
    """
    page = _Page(view, words, names, headed)
    return page.tall() if narrow else page.wide()


def draw_low(view: ExploView, words: Words, names: Sequence[str]) -> str:
    """The same for a telephone held sideways."""
    return _Page(view, words, names, headed=False).low()


class _Page:
    def __init__(self, view: ExploView, words: Words, names: Sequence[str], headed: bool) -> None:
        self.view = view
        self.desk = Desk(view, words, names)
        self.headed = headed
        self.knobs = {which: words.say(f"label-zoom-{which}") for which in ("in", "out", "fit")}
        self.titles = {tile.cell: txt(tile_in_words(tile, words)) for tile in view.tiles}

    def wide(self) -> str:
        """Always as high as the screen it is for; what is beside the map is drawn smaller before it is not seen."""
        desk, top, width = self.desk, self._head(WIDE_LINE), WIDE - ASIDE - 3 * PAD
        x, high = WIDE - ASIDE - PAD, WIDE_HIGH - 2 * PAD
        if self._packing:
            left = [stack([shelf(desk, width, 5, (high + 6) / 4 - 6)], PAD, top)]
            aside = [status(desk, ASIDE), buttons(desk), *cavers(desk, ASIDE, 40.0)]
        else:
            scales, packed = gauges(desk, width), belt(desk, width)
            room = high - height([scales, packed]) - HIGH - GAP
            y = top + scales.height + GAP
            left = [
                stack([scales], PAD, top),
                self._map(Frame(PAD, y, width, room)),
                stack([packed], PAD, y + room + GAP),
                fitted(_one(self._in_front(width, one_row=True)), HIGH, PAD, top + high - HIGH),
            ]
            aside = self._aside(high)
        layers = [self._prompt(WIDE_LINE), *left, fitted(_one(aside), high, x, top)]
        bottom = top + high + PAD
        if self.headed and (told := account(desk, WIDE - 2 * PAD)).height:
            layers.append(stack([told], PAD, bottom))
            bottom += told.height + PAD
        return self._picture(WIDE, bottom, layers, "")

    def tall(self) -> str:
        desk, top, width = self.desk, self._head(TALL_LINE), TALL - 2 * PAD
        if self._packing:
            blocks = [status(desk, width), buttons(desk), shelf(desk, width, 4, 100.0), *cavers(desk, width)]
            return self._picture(
                TALL, top + height(blocks) + PAD, [self._prompt(TALL_LINE), stack(blocks, PAD, top)], " narrow"
            )
        blocks = [gauges(desk, width), *self._in_front(width), *self._account(width), *objectives(desk, width)]
        blocks += [*cavers(desk, width), status(desk, width), *equipment(desk, width, 43.0)]
        below = top + TALL_MAP + GAP
        layers = [self._prompt(TALL_LINE), self._map(Frame(PAD, top, width, TALL_MAP)), stack(blocks, PAD, below)]
        return self._picture(TALL, below + height(blocks) + PAD, layers, " narrow")

    def low(self) -> str:
        """What one needs now fits the screen; the team lies below, in two columns."""
        desk, width, x = self.desk, LOW - LOW_ASIDE - 3 * PAD, LOW - LOW_ASIDE - PAD
        half = (LOW - 3 * PAD) / 2
        if self._packing:
            first = [shelf(desk, LOW - 2 * PAD, 7, 100.0)]
            layers, top = [stack(first, PAD, PAD)], PAD + height(first)
            team = [[status(desk, half)], [buttons(desk), *cavers(desk, half)]]
        else:
            aside = [gauges(desk, LOW_ASIDE), *self._in_front(LOW_ASIDE)]
            layers = [self._map(Frame(PAD, PAD, width, LOW_HIGH - 2 * PAD)), stack(aside, x, PAD)]
            top = max(LOW_HIGH, PAD + height(aside))
            people = cavers(desk, half)
            team = [
                [*people[::2], status(desk, half)],
                [*people[1::2], *objectives(desk, half), *equipment(desk, half, 42.0)],
            ]
        layers += [stack(blocks, PAD + at * (half + PAD), top) for at, blocks in enumerate(team)]
        return self._picture(LOW, top + max(map(height, team)) + PAD, layers, " low long")

    # -- parts --------------------------------------------------------------------------------------------------------

    @property
    def _packing(self) -> bool:
        return self.view.step == "preparing"

    def _map(self, frame: Frame) -> str:
        return CaveMap(self.view, frame, self.titles, self.knobs).draw()

    def _in_front(self, width: float, *, one_row: bool = False) -> list[Block]:
        return offered(self.desk, width) or [dock(self.desk, width, one_row=one_row)]

    def _aside(self, high: float) -> list[Block]:
        """The team beside the map: the more of them, the smaller each."""
        desk = self.desk
        many = len(self.view.cavers) > FEW
        asked = [signs(desk, ASIDE)] if many and self.view.objectives else objectives(desk, ASIDE, brief=many)
        others = [status(desk, ASIDE), *asked]
        if many and self.view.step == "choosing":
            return others
        each = (high - height(others)) / len(self.view.cavers) - GAP
        team = cavers(desk, ASIDE, min(CAVER_MOST, max(CAVER_LEAST, each)))
        return [others[0], *team, *others[1:]]

    def _account(self, width: float) -> list[Block]:
        """Where the page says everything else, it has the account too."""
        return [account(self.desk, width)] if self.headed else []

    def _prompt_lines(self, most: int) -> list[str]:
        outcome = self.view.outcome
        said = outcome.verdict if outcome is not None and outcome.verdict is not None else self.view.prompt
        return wrap(self.desk.words.say(said, self.desk.names), most)

    def _head(self, most: int) -> float:
        """How far down the picture begins."""
        return 12.0 + 20 * len(self._prompt_lines(most)) if self.headed else PAD

    def _prompt(self, most: int) -> str:
        if not self.headed:
            return ""
        said = (
            label(line, PAD, 22 + 20.0 * at, 16, text_anchor="start", font_weight=700)
            for at, line in enumerate(self._prompt_lines(most))
        )
        return group(*said, class_="prompt")

    def _picture(self, width: float, high: float, layers: Iterable[str], kind: str) -> str:
        paper = el("rect", x=-600, width=width + 1200, height=high, fill="#efe4c9", class_="table")
        words = self.desk.words
        drawn = "".join(layers)
        return picture(
            width,
            high,
            paper,
            drawn,
            title=f"{words.say('title')} – {words.say(f'label-phase-{self.view.phase}')}",
            description=describe(self.view, words, self.desk.names),
            defs=defs(drawn),
            class_="board explo" + kind,
            fill=INK,
        )


def _one(blocks: Sequence[Block]) -> Block:
    """Several blocks as one."""
    return Block(height(blocks) - GAP, stack(blocks, 0, 0))
