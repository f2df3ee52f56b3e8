"""`miles` in the terminal: the ocean as a compass table, what each steering would find, scoreboards and cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vulcania.games._ocean.chips import SYMBOLS, Chip
from vulcania.games._ocean.desk import BACK, CHIP_STYLE, compass, legend, plain, symbols_legend, ways_out, whole
from vulcania.games.miles.describe import round_in_words
from vulcania.games.miles.view import MilesView, Row, Square
from vulcania.terminal import Look
from vulcania.words import Words

WIDEST = 14
SIGNS = {
    "current": ("↻", "c"), "heading": ("◄►", "h"), "depth": ("↕", "d"), "thermostat": ("✦", "*"),
    "sailor": ("⇄", "s"), "helmet": ("☉", "m"),
}  # fmt: skip
"""What a hand card does."""
BONUS = {"green": Style.parse("bold white on #2f7d4f"), "red": Style.parse("bold white on #a83a28")}


def show(view: MilesView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    return _Desk(view, words, names, look).everything()


class _Desk:
    def __init__(self, view: MilesView, words: Words, names: Sequence[str], look: Look) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.look = look
        self.legal = frozenset(view.legal)
        self.across = 2 if look.width >= 80 else 1
        """How many scoreboards lie side by side: four have to fit the screen."""
        self.square = min((look.width // self.across - 7) // 4 - 1, WIDEST)

    def everything(self) -> RenderableType:
        ocean = self.view.ocean
        rows: list[RenderableType] = [self._heading(), compass(ocean, self.words, self.look, self.legal)]
        ways = ways_out(ocean, self.words, self.look, self.legal)
        if ways and not self.look.low:
            rows.append(ways)
        rows += [self._wanted(), self._players(), self._hand(), self._piles()]
        if self.look.low:
            return Group(*rows)
        signs = ((self.look.pick(*SIGNS[name]), self.words.say(f"action-{name}")) for name in SIGNS)
        symbols = symbols_legend(self.words, self.look, ("anchor", *SYMBOLS))
        return Group(*rows, symbols, legend(signs, self.look))

    def _heading(self) -> Text:
        """The round, and the pictures its row wants with what one, two and three of them pay."""
        told = round_in_words(self.view, self.words).replace("–", self.look.pick("–", "-"))
        row = self.view.boards[0].rows[self.view.round - 1]
        wanted = ", ".join(self.words.say(f"chip-{name}") for name in row.wanted)
        points = "/".join(str(points) for points in row.points)
        return Text.assemble((told, "bold")).append(
            f"   {self.view.round}{self.words.say('colon')} {wanted} ({points})", "default not bold"
        )

    def _wanted(self) -> Text:
        """The pictures that each row wants, by as many letters as the line has room for."""
        lines = (self._wanted_by(letters) for letters in (20, 8, 6, 5, 4, 3))
        return next((line for line in lines if line.cell_len <= self.look.width), self._wanted_by(3))

    def _wanted_by(self, letters: int) -> Text:
        rows = Text()
        for at, row in enumerate(self.view.boards[0].rows, 1):
            pictures = self.look.pick("·", ".").join(self._short(name, letters) for name in row.wanted)
            entry = whole(f"{at}{self.words.say('colon')} {pictures}", self.look)
            rows.append(f"{'  ' if at > 1 else ''}{entry}", "bold" if at == self.view.round else "dim")
        return rows

    def _short(self, face: str, letters: int) -> str:
        return self.words.say(f"chip-{face}")[:letters]

    # -- players ------------------------------------------------------------------------------------------------------

    def _players(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        first = self.view.seat or 0
        boards = [self._board((first + n) % self.view.seats) for n in range(self.view.seats)]
        for at in range(0, len(boards), self.across):
            table.add_row(*boards[at : at + self.across])
        return table

    def _board(self, seat: int) -> Text:
        view, board = self.view, self.view.boards[seat]
        won = view.outcome is not None and seat in view.outcome.winners
        pointer = self.look.pick("▶", ">") if seat in view.to_act else self.look.pick("★", "*") if won else " "
        name = set_cell_size(self.words.player(seat, self.names), 15)
        text = Text.assemble((f"{pointer}{self.look.mark(seat)} {name}", self.look.style(seat)))
        text.append(f" #{board.number} {board.score:>4}", "bold")
        if board.laid is not None:
            sailed = self.look.pick("✓", "x") if board.sailed else " "
            text.append(f"  {board.laid:>2}{self._sign(board.laid)}{sailed}", "bold cyan")
        for at, row in enumerate(board.rows, 1):
            text.append_text(self._row(at, row))
        columns = "".join(
            f"{f'{letter} {worth}':^{self.square + 1}}" for letter, worth in zip("ABCD", board.columns, strict=True)
        )
        return text.append(f"\n  {columns}", "dim")

    def _row(self, at: int, row: Row) -> Text:
        text = Text.assemble((f"\n{at} ", "bold" if at == self.view.round else "dim"))
        for square in row.squares:
            text.append_text(self._square(square)).append(" ")
        worth = row.now if row.scored is None else row.scored
        return text.append(f"{worth:>3}", "dim" if row.scored is None else "bold")

    def _square(self, square: Square) -> Text:
        if square.bonus is not None:
            return Text(f"{self.words.say(f'symbol-{square.symbol}.short'):^{self.square}}", BONUS[square.bonus])
        if square.chip is None:
            return Text(f"{square.name:^{self.square}}", "dim")
        return self._chip(square.chip)

    def _chip(self, chip: Chip) -> Text:
        """As much of the picture's name as fits, then its symbols in two letters each."""
        signs = [self.words.say(f"symbol-{name}.short") for name in chip.symbols if name != "anchor"]
        after = "".join(signs)
        room = self.square - len(after)
        return Text(set_cell_size(self._short(chip.face, room), room) + after, CHIP_STYLE[chip.colour])

    # -- cards --------------------------------------------------------------------------------------------------------

    def _sign(self, card: int) -> str:
        return self.look.pick(*SIGNS[self.view.actions[card - 1]])

    def _hand(self) -> Text:
        """The cards of the seat that looks on, or of the one to act: all hands are open."""
        seat = self.view.seat if self.view.seat is not None else (*self.view.to_act, 0)[0]
        board = self.view.boards[seat]
        text = Text.assemble(
            (f"{self.words.say('label-hand', self.names, seat=seat)}{self.words.say('colon')} ", self.look.style(seat))
        )
        for card in board.hand:
            text.append(f" {card}{self._sign(card)} ", "bold" if f"lay {card}" in self.legal else "")
        for one in range(self.view.seats):
            text.append_text(self._specials((seat + one) % self.view.seats))
        return text

    def _specials(self, seat: int) -> Text:
        """A player's special cards; in round brackets those that have to wait for the next turn."""
        board, text = self.view.boards[seat], Text()
        for name in board.specials:
            left, right = ("(", ")") if name in board.fresh else ("[", "]")
            style = Style.parse("bold yellow") if f"play {name}" in self.legal else self.look.style(seat)
            label = self.words.say(f"label-special-{name}")
            text.append(f" {left}{self.look.mark(seat)} {label}{right}", style)
        return text

    def _piles(self) -> Text:
        """The action card on top and how many lie below; the stacks that refill the ocean."""
        view = self.view
        top = self.words.say(f"label-special-{view.top}") if view.top else "-"
        text = Text.assemble(
            (f"{self.words.say('label-pile')}{self.words.say('colon')} {top} (+{view.pile + len(view.under)})", "dim")
        )
        text.append(f"   {self.words.say('label-stacks')}{self.words.say('colon')}", "dim")
        for at, stack in enumerate(view.stacks):
            if at % 2 == 0:
                text.append(f"  {plain(self.words.say(f'depth-{stack.depth}'), self.look)}", "dim")
            text.append(f" {stack.count}", BACK[stack.colour])
        return text
