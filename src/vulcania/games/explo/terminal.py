"""Explo in the terminal: the cave around the acting caver, the gauges and everyone's things beside it."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vulcania.games.explo.ending import EVERYONE_IN
from vulcania.games.explo.view import Caver, ExploView, Placed, Scale
from vulcania.terminal import Look
from vulcania.words import Words

COLUMNS, ROWS = 9, 6
"""How many tiles of the cave are shown at once."""
WIDE = 5
ASIDE = 29
GAUGE = 9

ROCK = Style.parse("yellow")
WATER = Style.parse("cyan")
RED = Style.parse("bold red")
FREE = Style.parse("bold green")
DIM = Style.parse("dim")

LINES = {
    "": "o", "N": "╨", "E": "╞", "S": "╥", "W": "╡", "NE": "╚", "NS": "║", "NW": "╝", "ES": "╔", "EW": "═", "SW": "╗",
    "NES": "╠", "NEW": "╩", "NSW": "╣", "ESW": "╦", "NESW": "╬",
}  # fmt: skip
SIGNS = {
    "entrance": ("⌂", "E"), "sump": ("≋", "U"), "chamber": ("◎", "O"), "choke": ("▲", "A"), "duck": ("≈", "~"),
    "squeeze": ("⋈", "X"), "digging": ("⚒", "D"),
}  # fmt: skip
STYLES = {"sump": WATER, "duck": WATER, "choke": RED, "squeeze": RED}
PLAIN = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "₂": "2", "…": "...", "\u00a0": " "})


def show(view: ExploView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    """The map with the scales and the cavers beside it, and below what is packed or sought."""
    return _Desk(view, words, names, look).everything()


class _Desk:
    def __init__(self, view: ExploView, words: Words, names: Sequence[str], look: Look) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.look = look
        self.laid = {(tile.x, tile.y): tile for tile in view.tiles}
        self.free = sorted({_xy(move.split()[1]) for move in view.legal if move.startswith("tile ")})
        self.route = {_xy(cell) for cell in (*view.route, *view.loop)} if view.outcome else set()
        centre = view.cavers[view.active]
        self.left, self.top = self._corner(centre)

    def say(self, key: str, **args: object) -> str:
        return self.put(self.words.say(key, self.names, **args))

    def put(self, text: str) -> str:
        return text if self.look.unicode else text.translate(PLAIN)

    def _corner(self, centre: Caver) -> tuple[int, int]:
        """The top left square of the window: the whole cave if it fits, else what is around the acting caver."""
        squares = [*self.laid, *self.free]
        corner = []
        for axis, size, here in ((0, COLUMNS, centre.x), (1, ROWS, centre.y)):
            low, high = min(xy[axis] for xy in squares), max(xy[axis] for xy in squares)
            corner.append(low - (size - 1 - high + low) // 2 if high - low < size else here - size // 2)
        return corner[0], corner[1]

    def everything(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, width=ASIDE)
        grid.add_row(self._map(), self._aside())
        return Group(grid, *self._below())

    # -- the map ------------------------------------------------------------------------------------------------------

    def _map(self) -> Text:
        xs = range(self.left, self.left + COLUMNS)
        text = Text("   " + "".join(f"{x:^{WIDE}}" for x in xs) + "\n", DIM)
        for y in range(self.top, self.top + ROWS):
            for line in range(3):
                text.append(f"{y:>2} " if line == 1 else "   ", DIM)
                for x in xs:
                    text.append_text(self._part(x, y, line))
                text.append("\n")
        return text

    def _part(self, x: int, y: int, line: int) -> Text:
        tile = self.laid.get((x, y))
        if tile is None:
            if (x, y) not in self.free:
                return Text(" " * WIDE)
            return Text(f"{f'({self.free.index((x, y)) + 1})' if line == 1 else '':^{WIDE}}", FREE)
        style = ROCK + Style(bold=True, underline=line == 1) if (x, y) in self.route else ROCK
        if line == 1:
            return self._middle(tile, style)
        upright = self.look.pick("║", "|") if ("N" if line == 0 else "S") in tile.face.openings else " "
        left, right = self._corners(tile, line)
        return Text.assemble(left, (upright, style), right)

    def _middle(self, tile: Placed, style: Style) -> Text:
        across = self.look.pick("═", "=") * 2
        west = across if "W" in tile.face.openings else "  "
        east = across if "E" in tile.face.openings else "  "
        shape = "digging" if tile.dug else tile.face.shape
        if shape in SIGNS:
            sign = Text(self.look.pick(*SIGNS[shape]), STYLES.get(shape, style))
        elif tile.face.co2:
            sign = Text(self.look.pick("☁", "C"), RED)
        else:
            sign = Text(self.look.pick(LINES[tile.face.openings], "+"), style)
        return Text.assemble((west, style), sign, (east, style))

    def _corners(self, tile: Placed, line: int) -> tuple[Text, Text]:
        """Who stands here (above), and whose marker lies here (below); four of either can be shown."""
        if line == 0:
            here = [seat for seat, one in enumerate(self.view.cavers) if one.cell == tile.cell and not one.out]
            signs = [Text(self.look.mark(seat), self.look.style(seat)) for seat in here]
        else:
            here = [seat for seat, one in enumerate(self.view.cavers) if one.marker == tile.cell]
            signs = [Text(self.look.pick("⚑", "f"), self.look.style(seat)) for seat in here]
        if len(signs) > 4:
            signs = [*signs[:3], Text("+")]
        signs += [Text(" ")] * (4 - len(signs))
        return Text.assemble(*signs[:2]), Text.assemble(*signs[2:4])

    # -- beside -------------------------------------------------------------------------------------------------------

    def _aside(self) -> Text:
        view = self.view
        text = Text(self.say(f"label-phase-{view.phase}") + "\n", "bold")
        for scale in view.scales:
            text.append_text(self._gauge(scale))
        text.append(self.say("label-tiles-left", count=view.pile) + "\n", DIM)
        text.append(self.say("label-cards-left", count=view.action_pile) + "\n", DIM)
        if view.score is not None:
            text.append(self.say("label-score", count=view.score) + "\n", "bold")
        elif view.goal:
            text.append(self.say("label-goal", count=view.goal, least=EVERYONE_IN) + "\n", DIM)
        if view.drawn is not None:
            shape = self.say(f"shape-{view.drawn.shape}")
            text.append(f"{self.say('label-drawn')}: {shape} {view.drawn.openings}\n", FREE)
            places = (f"({at}) {x},{y}" for at, (x, y) in enumerate(self.free, 1))
            text.append("  ".join(places) + "\n", FREE)
        for seat, caver in enumerate(view.cavers):
            text.append_text(self._caver(seat, caver))
        return text

    def _gauge(self, scale: Scale) -> Text:
        full, empty = self.look.pick("█", "#"), self.look.pick("·", ".")
        cells = min(scale.end, GAUGE)
        filled = -(-scale.level * cells // scale.end)
        style = RED if scale.end - scale.level <= 2 else WATER
        return Text.assemble(
            f"{self.say(f'scale-{scale.name}'):<12.12} ",
            (full * filled + empty * (cells - filled), style),
            f" {scale.level}/{scale.end}\n",
        )

    def _caver(self, seat: int, caver: Caver) -> Text:
        view = self.view
        pointer = self.look.pick("▶", ">") if seat in view.to_act else " "
        place = self.say("label-out") if caver.out else caver.cell
        flag = f" {self.look.pick('⚑', 'f')}{caver.depth}" if caver.depth is not None else ""
        name = self.put(self.words.player(seat, self.names))
        text = Text(_line(f"{pointer}{self.look.mark(seat)} {name} {place}{flag}"), self.look.style(seat))
        if caver.out:
            return text
        cubes = " ".join(f"{self._short(name)}{count}" for name, count in caver.cubes.items() if count)
        for line in wrap(cubes, ASIDE - 3):
            text.append(f"   {line}\n")
        for card in caver.hand:
            text.append(_line(f"   {self.look.pick('▫', '-')} {self.say(f'card-{card}')}"))
        return text

    def _short(self, resource: str) -> str:
        return self.say(f"resource-{resource}")[:3]

    # -- below --------------------------------------------------------------------------------------------------------

    def _below(self) -> list[Text]:
        view = self.view
        rows = []
        if view.phase == 1 and view.to_act:
            left = sum(move.startswith("take ") for move in view.legal)
            rows.append(Text(self.say("label-unknown", count=left) if left else "", "bold"))
        if view.taken:
            packed = ", ".join(self._packed(item) for item in view.taken)
            rows.append(Text.assemble((self.say("label-equipment") + ": ", "bold"), packed))
        for seat, pair in enumerate(view.offered):
            for number, one in enumerate(pair, 1):
                rows.append(Text(f"{self.look.mark(seat)} {number}: {self._sought(one)}", self.look.style(seat)))
        for objective in view.objectives:
            sign = self.look.pick("✓", "x") if objective.done else self.look.pick("✗", "!") if objective.lost else " "
            rows.append(Text(f"{sign} {self._sought(objective.id)}"))
        return rows

    def _packed(self, item: str) -> str:
        used = f" ({self.say('label-used')})" if item in self.view.spent else ""
        return self.say(f"item-{item}") + used

    def _sought(self, objective: str) -> str:
        finds = ", ".join(self.say(f"find-{find}") for find in self.view.finds[objective])
        return f"{self.say(f'objective-{objective}')} ({finds})"


def _line(text: str) -> str:
    return text[:ASIDE] + "\n"


def _xy(cell: str) -> tuple[int, int]:
    x, _, y = cell.partition(",")
    return int(x), int(y)
