"""`leagues` in the terminal: what its grids, extra cards and biscuits look like there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from vulcania.games._ocean.describe import ending_in_words, round_in_words
from vulcania.games._ocean.terminal import Desk, chip_text, face_text, whole
from vulcania.games._ocean.view import Row
from vulcania.games.leagues.describe import in_pile
from vulcania.games.leagues.view import LeaguesView
from vulcania.terminal import Look
from vulcania.words import Words

WIDEST = 25
"""A square of a grid is not wider than the longest chip."""


def show(view: LeaguesView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    return _Desk(view, words, names, look).everything()


class _Desk(Desk[LeaguesView]):
    SIGNS: ClassVar = {"current": ("↻", "c"), "heading": ("◄►", "h"), "depth": ("↕", "d"), "any": ("✦", "*")}

    def __init__(self, view: LeaguesView, words: Words, names: Sequence[str], look: Look) -> None:
        alone = look.width < 80 or (view.seats == 2 and not look.low) or look.roomy(15 + 5 * view.seats)
        super().__init__(view, words, names, look, 1 if alone else 2)
        self.square = min((look.width // self.across - 9) // 3, WIDEST)

    def heading(self) -> Text:
        view = self.view
        text = Text.assemble((round_in_words(view, self.words), "bold"))
        if ending := ending_in_words(view, self.words):
            text.append(f" ({ending})", "bold yellow")
        top = self.say(f"extra-{view.top or 'none'}")
        return text.append(f"    {self.titled('label-pile')} {top} ({in_pile(view)})", "dim")

    def board(self, seat: int) -> Text:
        player, text = self.view.players[seat], Text()
        for at, row in enumerate(player.rows, 1):
            text.append(f"\n{self.say(f'round-{at}'):>3} ", "bold" if at == self.view.round else "dim")
            for column in range(3):
                text.append_text(self._square(row, column))
            worth = str(row.now) if row.scored is None else str(row.scored)
            text.append(f"{worth if at <= self.view.round else '':>3}", "bold")
        columns = "".join(
            f"{f'{letter} {worth}':<{self.square}}" for letter, worth in zip("abc", player.columns, strict=True)
        )
        return text.append(f"\n    {columns}", "dim")

    def _square(self, row: Row, column: int) -> Text:
        chip = row.squares[column].chip
        if chip is not None:
            return chip_text(chip, self.words, self.square - 1).append(" ", "default on default")
        wanted = face_text(row.wanted[column], self.words, self.square - 3)
        return Text(f"({wanted[: self.square - 3]})".ljust(self.square), "dim")

    def specials(self, seat: int) -> Text:
        """Sailors and action cards; in round brackets those that have to wait for the next turn."""
        player, text = self.view.players[seat], Text()
        for name in ["sailor"] * player.sailors + list(player.specials):
            text.append(f" [{self.say(f'label-extra-{name}')}]", "bold yellow" if f"play {name}" in self.legal else "")
        for name in player.fresh:
            text.append(f" ({self.say(f'label-extra-{name}')})", "dim")
        return text

    def below(self) -> Text:
        """What this round's sea-biscuits set off."""
        told = []
        for biscuit in self.view.biscuits:
            symbols = "+".join(self.say(f"symbol-{name}.short") for name in biscuit.symbols)
            told.append(f"{biscuit.number} {self.say(f'label-scorer-{biscuit.scorer}')} {symbols}")
        entries = self.look.pick(" · ", " | ").join(whole(one, self.look) for one in told)
        return Text(f"{self.titled('label-biscuits')} {entries}", "dim")
