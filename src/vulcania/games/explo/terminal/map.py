"""The cave in the terminal: each tile five columns wide and three lines high, as much of it as the window shows."""

from __future__ import annotations

from string import ascii_lowercase

from rich.style import Style
from rich.text import Text

from vulcania.games.explo.view import ExploView, Placed, TileFace, xy
from vulcania.terminal import Look

Cell = tuple[int, int]

WIDE, HIGH = 5, 3
LEAST_ROWS = 4
MARGIN = 4
"""The rows' numbers stand before the map."""

ROCK = Style.parse("yellow")
WATER = Style.parse("cyan")
RED = Style.parse("bold red")
FREE = Style.parse("bold green")
SOUGHT = Style.parse("bold magenta")
DIM = Style.parse("dim")

LINES = {
    "": "o", "N": "╨", "E": "╞", "S": "╥", "W": "╡", "NE": "╚", "NS": "║", "NW": "╝", "ES": "╔", "EW": "═", "SW": "╗",
    "NES": "╠", "NEW": "╩", "NSW": "╣", "ESW": "╦", "NESW": "╬",
}  # fmt: skip
SIGNS = {
    "entrance": ("⌂", "E"), "sump": ("≋", "U"), "chamber": ("◎", "O"), "choke": ("∴", "A"), "duck": ("≈", "~"),
    "squeeze": ("⋈", "X"), "digging": ("⚒", "D"), "co2": ("☁", "C"), "marker": ("⚑", "f"), "sought": ("?", "?"),
}  # fmt: skip
STYLES = {"sump": WATER, "duck": WATER, "choke": RED, "squeeze": RED, "co2": RED}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


def letter(number: int) -> str:
    """a to z, then aa, ab …: places for a tile are lettered, as moves are numbered."""
    first, last = divmod(number, len(ascii_lowercase))
    return (ascii_lowercase[first - 1] if first else "") + ascii_lowercase[last]


class CaveMap:
    """The part of the cave that a window of so many columns and rows of tiles shows."""

    def __init__(self, view: ExploView, look: Look, columns: int, rows: int) -> None:
        self.view = view
        self.look = look
        self.laid = {(tile.x, tile.y): tile for tile in view.tiles}
        free = sorted({xy(move.split()[1]) for move in view.legal if move.startswith("tile ")})
        self.places = {cell: letter(at) for at, cell in enumerate(free)}
        """Where the tile in hand can be laid, each by its letter."""
        self.route = {xy(cell) for cell in (*view.route, *view.loop)} if view.outcome else set()
        self.dug = {(xy(wall.cell), wall.side) for wall in view.walls}
        self.dug |= {((x + STEPS[side][0], y + STEPS[side][1]), FACING[side]) for (x, y), side in self.dug}
        self.sought = where(view)
        squares = [*self.laid, *self.places]
        self.spans = [
            range(min(one[axis] for one in squares), max(one[axis] for one in squares) + 1) for axis in (0, 1)
        ]
        tall = len(self.spans[1])
        rows = max(rows, tall) if view.outcome else rows  # when nobody has to act any more, the screen may scroll
        rows = min(rows, max(tall, LEAST_ROWS))
        caver = view.cavers[view.active]
        middle = xy(view.route[len(view.route) // 2]) if view.outcome and view.route else (caver.x, caver.y)
        self.xs, self.ys = self._window(middle, columns, rows)
        self.shown: set[str] = set()
        """The signs that the map has used, to be explained below it."""

    def _window(self, middle: Cell, columns: int, rows: int) -> tuple[range, range]:
        """The whole cave if it fits, else what is around the acting caver or, in the end, the route that counted."""
        corner = []
        for span, size, here in zip(self.spans, (columns, rows), middle, strict=True):
            spare = size - len(span)
            corner.append(
                span.start - spare // 2 if spare >= 0 else min(max(here - size // 2, span.start), span.stop - size)
            )
        return range(corner[0], corner[0] + columns), range(corner[1], corner[1] + rows)

    def beyond(self) -> list[str]:
        """The directions in which the cave goes on outside the window."""
        across, down = self.spans
        cut = {
            "n": down.start < self.ys.start, "e": across.stop > self.xs.stop,
            "s": down.stop > self.ys.stop, "w": across.start < self.xs.start,
        }  # fmt: skip
        return [side for side, hidden in cut.items() if hidden]

    def text(self) -> Text:
        text = Text.assemble((" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in self.xs), DIM))
        for y in self.ys:
            for line in range(HIGH):
                text.append(f"\n{y:>3} " if line == 1 else "\n" + " " * MARGIN, DIM)
                for x in self.xs:
                    text.append_text(self._part((x, y), line))
        return text

    def drawn(self, face: TileFace, line: int) -> Text:
        """A line of a tile that has not been laid yet."""
        tile = Placed("", self.xs.start - 1, self.ys.start - 1, 0, face)
        return self._tile(tile, line, ROCK)

    def _part(self, at: Cell, line: int) -> Text:
        tile = self.laid.get(at)
        if tile is None:
            place = f"({self.places[at]})" if line == 1 and at in self.places else ""
            return Text(f"{place:^{WIDE}}", FREE)
        return self._tile(tile, line, ROCK + Style(bold=True, underline=line == 1) if at in self.route else ROCK)

    def _tile(self, tile: Placed, line: int, style: Style) -> Text:
        if line == 1:
            return self._middle(tile, style)
        upright = self._way(tile, "N" if line == 0 else "S", ("║", "|"), ("┊", ":"))
        left, right = self._corners(tile, line)
        return Text.assemble(left, (upright, style), right)

    def _way(self, tile: Placed, side: str, open_: tuple[str, str], dug: tuple[str, str]) -> str:
        """A side of a tile: a passage, a wall that was dug through, or rock."""
        if side in tile.face.openings:
            return self.look.pick(*open_)
        return self.look.pick(*dug) if ((tile.x, tile.y), side) in self.dug else " "

    def _middle(self, tile: Placed, style: Style) -> Text:
        west, east = (self._way(tile, side, ("═", "="), ("┄", "-")) * 2 for side in "WE")
        shape = "digging" if tile.dug else tile.face.shape
        if shape in SIGNS or tile.face.co2:
            name = shape if shape in SIGNS else "co2"
            sign = Text(self._sign(name), STYLES.get(name, style))
        else:
            sign = Text(self.look.pick(LINES[tile.face.openings], "+"), style)
        return Text.assemble((west, style), sign, (east, style))

    def _corners(self, tile: Placed, line: int) -> tuple[Text, Text]:
        """Who stands here (above); what is sought here and whose marker lies here (below); four in all."""
        cavers = enumerate(self.view.cavers)
        if line == 0:
            here = [seat for seat, one in cavers if one.cell == tile.cell and not one.out]
            signs = [Text(self.look.mark(seat), self.look.style(seat)) for seat in here]
        else:
            here = [seat for seat, one in cavers if one.marker == tile.cell]
            signs = [Text(self._sign("marker"), self.look.style(seat)) for seat in here]
            if any(tile.cell in cells for cells in self.sought.values()):
                signs.insert(0, Text(self._sign("sought"), SOUGHT))
        if len(signs) > 4:
            signs = [*signs[:3], Text("+")]
        signs += [Text(" ")] * (4 - len(signs))
        return Text.assemble(*signs[:2]), Text.assemble(*signs[2:4])

    def _sign(self, name: str) -> str:
        self.shown.add(name)
        return self.look.pick(*SIGNS[name])


def where(view: ExploView) -> dict[str, list[str]]:
    """Where each thing that is or may be sought lies, as far as the cave has been laid (EX-32)."""
    open_ = [one for one in view.objectives if not one.done and not one.lost]
    sought = {find for one in open_ for find in one.finds if find not in one.found}
    sought |= {find for pair in view.offered for one in pair for find in view.finds[one]}
    return {
        find: [tile.cell for tile in view.tiles if find in tile.face.glyphs or find == tile.face.shape == "sump"]
        for find in sought
    }
