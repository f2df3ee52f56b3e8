"""The whole picture in three shapes: wide, tall for a telephone held upright, and low for one held sideways.

On each of them a unit is about a pixel of the screen it is for, so that texts can be read and fingers find their aim.
The map is the largest thing on all of them; beside or below it lie the gauges, what is in front of one, and the team.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from vulcania.drawing.svg import el, group, label, move_to, picture, together, txt
from vulcania.games.explo.describe import describe, tile_in_words
from vulcania.games.explo.picture.cards import BUTTON
from vulcania.games.explo.picture.cavers import FULL, HALF, carried, cavers
from vulcania.games.explo.picture.desk import GAP, Block, Desk, fitted, height, stack
from vulcania.games.explo.picture.dock import HIGH, buttons, dock
from vulcania.games.explo.picture.drawings import INK, defs
from vulcania.games.explo.picture.gauges import HIGH as GAUGE
from vulcania.games.explo.picture.gauges import gauges
from vulcania.games.explo.picture.leaves import leaves, tabs
from vulcania.games.explo.picture.map import CaveMap, Frame
from vulcania.games.explo.picture.panels import account, objectives, offered, signs, status
from vulcania.games.explo.picture.shelf import belt, equipment, shelf
from vulcania.games.explo.view import ExploView
from vulcania.words import Words

PAD = 8.0
WIDE, WIDE_HIGH, ASIDE = 740.0, 560.0, 226.0
"""The wide page, and the width of its column beside the map."""
TALL, TALL_MAP = 390.0, 372.0
TALL_REST, OBJECTIVE = 420.0, 50.0
"""What lies below the map on a tall page but for the team, and an objective told in full."""
LOW, LOW_HIGH, LOW_ASIDE = 600.0, 374.0, 236.0
LOW_SHELF, LOW_ITEM, LOW_MAP = 7, 72.0, 140.0
"""While they pack, and the least height of a map below what they share out."""
CAVER_LEAST, SHARING_LEAST = 64.0, 56.0
"""How small a caver's panel may be beside the map, and one without cards."""
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
            front = fitted(_one(self._in_front(width)), HIGH, PAD, top + high - HIGH) if self._going_on else ""
            room = high - height([scales, packed]) - (HIGH + GAP if front else 0)
            y = top + scales.height + GAP
            left = [
                stack([scales], PAD, top),
                self._map(Frame(PAD, y, width, room)),
                stack([packed], PAD, y + room + GAP),
                front,
            ]
            aside = self._aside(high)
        layers = [self._prompt(WIDE_LINE), *left, fitted(_one(aside), high, x, top)]
        bottom = top + high + PAD
        if self.headed and (told := account(desk, WIDE - 2 * PAD)).height:
            layers.append(stack([told], PAD, bottom))
            bottom += told.height + PAD
        return self._picture(WIDE, bottom, layers, "")

    def tall(self) -> str:
        """As high from the first move to the last, with room at the end for what comes later."""
        desk, top, width, many = self.desk, self._head(TALL_LINE), TALL - 2 * PAD, len(self.view.cavers)
        layers: list[str] = []
        below = top
        if self._packing:
            first = [status(desk, width), buttons(desk), shelf(desk, width, 4, 100.0), *cavers(desk, width, 40.0)]
        elif self.view.step == "sharing":  # from anybody to anybody: all of them on the screen
            first = [gauges(desk, width), buttons(desk), *cavers(desk, width, HALF), *equipment(desk, width, 43.0)]
            layers = [self._map(Frame(PAD, top + height(first), width, TALL_MAP))]
        else:
            front = self._in_front(width) if self._going_on else self._account(width)
            first = [gauges(desk, width), *front, *self._asked(width)]
            first += [] if self.view.step == "choosing" else cavers(desk, width)
            first += [status(desk, width, 2), *equipment(desk, width, 43.0)]
            layers, below = [self._map(Frame(PAD, top, width, TALL_MAP))], top + TALL_MAP + GAP
        room = TALL_MAP + TALL_REST + many * (FULL + GAP) + min(many, FEW) * OBJECTIVE
        bottom = max(top + room, below + height(first) + PAD)
        return self._picture(TALL, bottom, [self._prompt(TALL_LINE), *layers, stack(first, PAD, below)], " narrow")

    def low(self) -> str:
        """All that one needs now, on one screen; the rest lies in leaves."""
        desk, width, x = self.desk, LOW - LOW_ASIDE - 3 * PAD, LOW - LOW_ASIDE - PAD
        high = LOW_HIGH - 2 * PAD
        if self._packing:
            things = shelf(desk, LOW - 2 * PAD, LOW_SHELF, LOW_ITEM)  # below it there may be room to type
            below = PAD + things.height + GAP
            layers = [
                stack([things, buttons(desk)], PAD, PAD),
                stack([status(desk, x - PAD)], LOW - x, below),
            ]
        elif self.view.step == "sharing":
            half = (LOW - 3 * GAP) / 2  # seven kinds of cubes side by side, each for a finger
            people, packed = cavers(desk, half, HALF), equipment(desk, LOW - 2 * PAD, 42.0)
            layers = [stack([gauges(desk, width)], PAD, PAD), group(buttons(desk).markup, transform=move_to(x, 14))]
            layers += [stack(people[at::2], GAP + at * (half + GAP), PAD + GAUGE + GAP) for at in (0, 1)]
            below = PAD + GAUGE + GAP + height(people[::2])
            if below + height(packed) <= LOW_HIGH:
                layers.append(stack(packed, PAD, below))
                below += height(packed)
            if LOW_HIGH - PAD - below > LOW_MAP:
                layers.append(self._map(Frame(PAD, below, LOW - 2 * PAD, LOW_HIGH - PAD - below)))
        else:
            told = [status(desk, LOW_ASIDE), *self._asked(LOW_ASIDE)]
            aside = [gauges(desk, LOW_ASIDE), *(self._in_front(LOW_ASIDE, 2) if self._going_on else told)]
            opened = [carried(desk, LOW_ASIDE, 26.0), tabs(desk, LOW_ASIDE)]
            layers = [
                self._map(Frame(PAD, PAD, width, high)),
                stack(aside, x, PAD),
                stack(opened, x, LOW_HIGH - PAD - BUTTON - GAP - 26.0),
                leaves(desk, LOW, LOW_HIGH),
            ]
        return self._picture(LOW, LOW_HIGH, layers, " low")

    # -- parts --------------------------------------------------------------------------------------------------------

    @property
    def _packing(self) -> bool:
        return self.view.step == "preparing"

    @property
    def _going_on(self) -> bool:
        """At the end nothing is in front of one: others have that room."""
        return self.view.outcome is None

    def _map(self, frame: Frame) -> str:
        return CaveMap(self.view, frame, self.titles, self.knobs).draw()

    def _in_front(self, width: float, rows: int = 1) -> list[Block]:
        return offered(self.desk, width) or [dock(self.desk, width, rows)]

    def _asked(self, width: float) -> list[Block]:
        """The objectives: many of them by their signs alone."""
        many = len(self.view.cavers) > FEW
        return [signs(self.desk, width)] if many and self.view.objectives else objectives(self.desk, width, brief=many)

    def _aside(self, high: float) -> list[Block]:
        """The team beside the map: the more of them, the smaller each."""
        desk = self.desk
        many = len(self.view.cavers) > FEW
        others = [status(desk, ASIDE, 2 if self.view.objectives else 4), *self._asked(ASIDE)]
        if many and self.view.step == "choosing":
            return others
        each = (high - height(others)) / len(self.view.cavers) - GAP
        least = CAVER_LEAST if self._going_on and self.view.step != "sharing" else SHARING_LEAST
        team = cavers(desk, ASIDE, min(FULL, max(least, each)))
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
        drawn = together(*layers)
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
