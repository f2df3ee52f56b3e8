"""`leagues` in the terminal: the ocean as a compass table, what each steering would find, the grids and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vulcania.games._ocean.desk import chip_text, compass, legend, symbols_legend, ways_out, whole
from vulcania.games.leagues.box import ROUND_NAMES
from vulcania.games.leagues.describe import round_in_words
from vulcania.games.leagues.view import LeaguesView
from vulcania.terminal import Look
from vulcania.words import Words

SIGNS = {"current": ("↻", "c"), "heading": ("◄►", "h"), "depth": ("↕", "d"), "any": ("✦", "*")}
"""How a numbered card steers."""
WIDEST = 20
"""A square of a grid is not wider than the longest chip."""


def show(view: LeaguesView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    return _Desk(view, words, names, look).everything()


class _Desk:
    def __init__(self, view: LeaguesView, words: Words, names: Sequence[str], look: Look) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.look = look
        self.legal = frozenset(view.legal)
        self.across = 1 if look.width < 80 or (view.seats == 2 and not look.low) else 2
        """How many grids lie side by side: four have to fit the screen."""
        self.square = min((look.width // self.across - 9) // 3, WIDEST)

    def everything(self) -> RenderableType:
        rows: list[RenderableType] = [self._heading(), compass(self.view.ocean, self.words, self.look, self.legal)]
        ways = ways_out(self.view.ocean, self.words, self.look, self.legal)
        if ways and not self.look.low:
            rows.append(ways)
        signs = ((self.look.pick(*SIGNS[name]), self.words.say(f"steering-{name}")) for name in SIGNS)
        rows += [self._players(), self._hand(), self._biscuits()]
        if self.look.low:
            return Group(*rows)
        return Group(*rows, symbols_legend(self.words, self.look), legend(signs, self.look))

    def _heading(self) -> Text:
        view = self.view
        text = Text.assemble((round_in_words(view, self.words), "bold"))
        if view.ending:
            text.append(f" ({self.words.say('label-ending')})", "bold yellow")
        top = self.words.say(f"extra-{view.pile_top or 'none'}")
        return text.append(f"    {self.words.say('label-pile')}{self.words.say('colon')} {top} ({view.pile})", "dim")

    # -- players ------------------------------------------------------------------------------------------------------

    def _players(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        boards = [self._board(seat) for seat in self._seats()]
        for at in range(0, len(boards), self.across):
            table.add_row(*boards[at : at + self.across])
        return table

    def _seats(self) -> list[int]:
        first = self.view.seat or 0
        return [(first + n) % self.view.seats for n in range(self.view.seats)]

    def _board(self, seat: int) -> Text:
        view, player = self.view, self.view.players[seat]
        won = view.outcome is not None and seat in view.outcome.winners
        pointer = self.look.pick("▶", ">") if seat in view.to_act else self.look.pick("★", "*") if won else " "
        name = set_cell_size(self.words.player(seat, self.names), 15)
        text = Text.assemble((f"{pointer}{self.look.mark(seat)} {name}", self.look.style(seat)))
        text.append(f" #{player.token} {player.points:>3}", "bold")
        if player.laid is not None:
            sailed = self.look.pick("✓", "x") if player.sailed else " "
            text.append(f"  {player.laid:>2}{self._sign(player.laid)}{sailed}", "bold cyan")
        for row in range(3):
            text.append(f"\n{ROUND_NAMES[row]:>3} ", "bold" if row + 1 == view.round else "dim")
            for column in range(3):
                text.append_text(self._square(seat, 3 * row + column))
            worth = str(player.rows[row]) if row < len(player.rows) else ""
            text.append(f"{worth:>3}", "bold")
        columns = "".join(
            f"{f'{letter} {worth}':<{self.square}}" for letter, worth in zip("abc", player.columns, strict=True)
        )
        return text.append(f"\n    {columns}", "dim")

    def _square(self, seat: int, square: int) -> Text:
        chip = self.view.players[seat].grid[square]
        if chip is not None:
            return chip_text(chip, self.words, self.square - 1).append(" ", "default on default")
        wanted = self.words.say(f"chip-{self.view.wanted[square // 3][square % 3]}")
        return Text(f"({wanted[: self.square - 3]})".ljust(self.square), "dim")

    # -- cards --------------------------------------------------------------------------------------------------------

    def _sign(self, card: int) -> str:
        return self.look.pick(*SIGNS[self.view.steering[card - 1]])

    def _hand(self) -> Text:
        """The cards of the seat that looks on, or of the one to act: all hands are open."""
        seat = self.view.seat if self.view.seat is not None else (*self.view.to_act, 0)[0]
        player = self.view.players[seat]
        text = Text.assemble(
            (f"{self.words.say('label-hand', self.names, seat=seat)}{self.words.say('colon')} ", self.look.style(seat))
        )
        for card in player.hand:
            text.append(f" {card}{self._sign(card)} ", "bold" if f"lay {card}" in self.legal else "")
        extras = ["sailor"] * player.sailors + list(player.actions)
        for name in extras:
            text.append(
                f" [{self.words.say(f'label-extra-{name}')}]", "bold yellow" if f"play {name}" in self.legal else ""
            )
        for name in player.fresh:
            text.append(f" ({self.words.say(f'label-extra-{name}')})", "dim")
        return text

    def _biscuits(self) -> Text:
        """What this round's sea-biscuits set off."""
        told = []
        for biscuit in self.view.biscuits:
            symbols = "+".join(self.words.say(f"symbol-{name}.short") for name in biscuit.symbols)
            told.append(f"{biscuit.number} {self.words.say(f'label-scorer-{biscuit.scorer}')} {symbols}")
        entries = self.look.pick(" · ", " | ").join(whole(one, self.look) for one in told)
        return Text(f"{self.words.say('label-biscuits')}{self.words.say('colon')} {entries}", "dim")
