"""`miles` in the terminal: what its scoreboards, special cards and stacks look like there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import set_cell_size
from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from vulcania.games._ocean.components import SYMBOLS, Chip
from vulcania.games._ocean.describe import turn_in_words
from vulcania.games._ocean.terminal import BACK, CHIP_STYLE, Desk, face_text, plain, whole
from vulcania.games._ocean.view import Row, Square
from vulcania.games.miles.view import MilesView
from vulcania.terminal import ROOMY, Look
from vulcania.words import Words

WIDEST = 22
BONUS = {"green": Style.parse("bold white on #2f7d4f"), "red": Style.parse("bold white on #a83a28")}


def show(view: MilesView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    return _Desk(view, words, names, look).everything()


class _Desk(Desk[MilesView]):
    SIGNS: ClassVar = {
        "current": ("↻", "c"), "heading": ("◄►", "h"), "depth": ("↕", "d"), "thermostat": ("✦", "*"),
        "sailor": ("⇄", "s"), "helmet": ("☉", "m"),
    }  # fmt: skip
    SYMBOLS = ("anchor", *SYMBOLS)
    DIGITS = 4

    def __init__(self, view: MilesView, words: Words, names: Sequence[str], look: Look) -> None:
        alone = look.width < 80 or look.roomy(20 + 7 * view.seats)
        super().__init__(view, words, names, look, 1 if alone else 2)
        self.square = min((look.width // self.across - 7) // 4 - 1, WIDEST)

    def heading(self) -> Text:
        """The round, and the pictures its row wants with what one, two and three of them pay."""
        told = turn_in_words(self.view, self.words).replace("–", self.look.pick("–", "-"))
        row = self.view.players[0].rows[self.view.round - 1]
        wanted = ", ".join(self.say(f"chip-{name}") for name in row.wanted)
        points = "/".join(str(points) for points in row.points)
        return Text.assemble((told, "bold")).append(
            f"   {self.view.round}{self.say('colon')} {wanted} ({points})", "default not bold"
        )

    def above(self) -> list[Text]:
        """The pictures that each row wants, by as many letters as the line has room for."""
        if self.look.width >= ROOMY:
            return [self._wanted_by(20)]
        lines = (self._wanted_by(letters) for letters in (20, 8, 6, 5, 4, 3))
        return [next((line for line in lines if line.cell_len <= self.look.width), self._wanted_by(3))]

    def _wanted_by(self, letters: int) -> Text:
        rows = Text()
        for at, row in enumerate(self.view.players[0].rows, 1):
            pictures = self.look.pick("·", ".").join(self._short(name, letters) for name in row.wanted)
            entry = whole(f"{at}{self.say('colon')} {pictures}", self.look)
            rows.append(f"{'  ' if at > 1 else ''}{entry}", "bold" if at == self.view.round else "dim")
        return rows

    def _short(self, face: str, letters: int) -> str:
        return face_text(face, self.words, letters)[:letters]

    def board(self, seat: int) -> Text:
        player, text = self.view.players[seat], Text()
        for at, row in enumerate(player.rows, 1):
            text.append_text(self._row(at, row))
        columns = "".join(
            f"{f'{letter} {worth}':^{self.square + 1}}" for letter, worth in zip("ABCD", player.columns, strict=True)
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
            return Text(f"{self.say(f'symbol-{square.symbol}.short'):^{self.square}}", BONUS[square.bonus])
        if square.chip is None:
            return Text(f"{square.name:^{self.square}}", "dim")
        return self._chip(square.chip)

    def _chip(self, chip: Chip) -> Text:
        """As much of the picture's name as fits, then its symbols in two letters each."""
        after = "".join(self.say(f"symbol-{name}.short") for name in chip.symbols if name != "anchor")
        room = self.square - len(after)
        return Text(set_cell_size(self._short(chip.face, room), room) + after, CHIP_STYLE[chip.colour])

    def specials(self, seat: int) -> Text:
        """All players' special cards; in round brackets those that have to wait for the next turn."""
        text = Text()
        for one in ((seat + n) % self.view.seats for n in range(self.view.seats)):
            player = self.view.players[one]
            for name in (*player.specials, *player.fresh):
                left, right = "()" if name in player.fresh else "[]"
                style = Style.parse("bold yellow") if f"play {name}" in self.legal else self.look.style(one)
                text.append(f" {left}{self.look.mark(one)} {self.say(f'label-special-{name}')}{right}", style)
        return text

    def below(self) -> Text:
        """The action card on top and how many lie below; the stacks that refill the ocean."""
        view = self.view
        top = self.say(f"label-special-{view.top}") if view.top else "-"
        text = Text.assemble((f"{self.titled('label-pile')} {top} (+{view.pile + len(view.under)})", "dim"))
        text.append(f"   {self.titled('label-stacks')}", "dim")
        for at, stack in enumerate(view.stacks):
            if at % 2 == 0:
                text.append(f"  {plain(self.say(f'depth-{stack.depth}'), self.look)}", "dim")
            text.append(f" {stack.count}", BACK[stack.colour])
        return text
