"""Soum Soum in the terminal: the whole table within 80 columns and 24 lines, or 60 columns and some lines more."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vulcania.games.soum_soum.components import CENTRE, COUNTED, DIVERS, PATTERNS, SIDE, Card
from vulcania.games.soum_soum.view import Place, SoumSoumView
from vulcania.terminal import Look
from vulcania.words import Words

CELL, WIDEST = 10, 14
ASIDE = 20
BESIDE = 2 + 5 * (CELL + 1) + 1 + 2 + ASIDE
"""So many columns it takes to have the players beside the sea."""

WATER = Style.parse("dim")
CARD = {
    "octopus": Style.parse("#3a0d06 on #ffb4a6"),
    "shark": Style.parse("#06223f on #a8cdf5"),
    "turtle": Style.parse("#0d2f12 on #bfe59a"),
}
"""Ink and paper both, so that a card reads the same on dark and on light terminals."""
SUBMARINE = Style.parse("#3a2a00 on #ffd95a")
SIGN = {"around": ("✳", "*"), "row": ("↔", "="), "column": ("↕", "^")}
"""What a diver scores, as one sign; the legend says it in words."""


def show(view: SoumSoumView, words: Words, names: Sequence[str], look: Look) -> RenderableType:
    """The sea with the players beside it, the hand and the market below, and what the signs mean."""
    return _Board(view, words, names, look).everything()


class _Board:
    def __init__(self, view: SoumSoumView, words: Words, names: Sequence[str], look: Look) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.look = look
        self.beside = look.width >= BESIDE
        room = (look.width - BESIDE) // SIDE if self.beside else 0
        self.cell = min(CELL + room, WIDEST)
        self.aside = max(look.width - BESIDE - SIDE * (self.cell - CELL), 0) + ASIDE
        self.last = {event.data["cell"] for event in view.recent if "cell" in event.data}

    def everything(self) -> RenderableType:
        table: RenderableType = Group(self._sea(), self._players())
        if self.beside:
            table = Table.grid(padding=(0, 2, 0, 0))
            table.add_column(no_wrap=True)
            table.add_column(no_wrap=True, width=self.aside)
            table.add_row(self._sea(), self._aside())
        below = {"label-hand": self.view.hand, "label-market": self.view.market}
        shown = {key: cards for key, cards in below.items() if cards and not self.view.outcome}
        width = max((len(self.words.say(key)) for key in shown), default=0)
        return Group(table, *(self._cards(key, width, cards) for key, cards in shown.items()), self._legend())

    # -- the sea ------------------------------------------------------------------------------------------------------

    def _sea(self) -> Text:
        across = self.look.pick("─", "-") * self.cell
        upright = self.look.pick("│", "|")

        def rule(left: str, cross: str, right: str) -> str:
            ends = (left, cross, right) if self.look.unicode else ("+", "+", "+")
            return f"  {ends[0]}{ends[1].join([across] * SIDE)}{ends[2]}"

        text = Text("  " + "".join(f" {letter:^{self.cell}}" for letter in "abcde") + "\n")
        for row in range(SIDE):
            text.append((rule("├", "┼", "┤") if row else rule("╭", "┬", "╮")) + "\n", WATER)
            for line in range(2):
                text.append(f"{row + 1} " if line == 0 else "  ")
                for column in range(SIDE):
                    text.append(upright, WATER)
                    text.append_text(self._half(row * SIDE + column, line))
                text.append(upright + "\n", WATER)
        return text.append(rule("╰", "┴", "╯"), WATER)

    def _half(self, at: int, line: int) -> Text:
        """The upper or the lower line of a place."""
        place = self.view.sea[at]
        if at == CENTRE:
            name = self.words.say("label-submarine") if line == 0 else ""
            return Text(f"{name:^{self.cell}}"[: self.cell], SUBMARINE)
        if place.card is None:
            return Text(f"{place.name if line == 0 else '':^{self.cell}}", WATER)
        return self._upper(place, place.card) if line == 0 else self._lower(place, place.card)

    def _upper(self, place: Place, card: Card) -> Text:
        style = CARD[card.animal]
        if place.name in self.last:
            style += Style(bold=True, underline=True)
        return Text(set_cell_size(self._animal(card), self.cell - 1) + self._sign(card.scores), style)

    def _lower(self, place: Place, card: Card) -> Text:
        """Who stands here, and what a diver is worth; in brackets where none stands."""
        style = CARD[card.animal]
        if place.diver is None:
            return Text(f"{f'({place.worth})':>{self.cell}}", style)
        name = self.names[place.diver] if place.diver < len(self.names) else ""
        name = name if cell_len(name) <= self.cell - 5 else ""  # the mark says who it is; half a name says nothing
        tag = set_cell_size(f"{self.look.mark(place.diver)} {name}", self.cell - 3)
        return Text.assemble(
            (tag, self.look.style(place.diver) + Style(reverse=True)), (f"{place.worth:>3}", style + Style(bold=True))
        )

    def _animal(self, card: Card) -> str:
        name = self.words.say(f"animal-{card.animal}")
        return name[:1].upper() + name[1:]

    def _sign(self, pattern: str) -> str:
        return self.look.pick(*SIGN[pattern])

    # -- beside and below ---------------------------------------------------------------------------------------------

    def _aside(self) -> Text:
        """The players beside the sea, two lines each."""
        text = Text.assemble((self._turn() + "\n\n", "dim"))
        for seat in range(self.view.seats):
            text.append_text(self._name(seat, self.aside - 4)).append("\n    ")
            text.append_text(self._standing(seat)).append("\n")
        return text.append("\n" + fill(self._pile(), self.aside), "dim")

    def _players(self) -> Text:
        """The players below the sea, a line each."""
        text = Text()
        for seat in range(self.view.seats):
            text.append_text(self._name(seat, ASIDE)).append("  ").append_text(self._standing(seat)).append("\n")
        return text.append(f"  {self._turn()}   {self._pile()}", "dim")

    def _turn(self) -> str:
        return self.words.say("label-turn", turn=self.view.turn, turns=self.view.turns)

    def _pile(self) -> str:
        return f"{self.words.say('label-pile')}  {self.words.say('label-pile-count', count=self.view.pile)}"

    def _name(self, seat: int, width: int) -> Text:
        view = self.view
        won = view.outcome is not None and seat in view.outcome.winners
        pointer = self.look.pick("▶", ">") if seat in view.to_act else self.look.pick("★", "*") if won else " "
        name = set_cell_size(self.words.player(seat, self.names), width)
        name = name.rstrip() if self.beside else name
        return Text(f"{pointer} {self.look.mark(seat)} {name}", self.look.style(seat))

    def _standing(self, seat: int) -> Text:
        """The points as the sea is now, and the divers still aboard."""
        waiting = self.view.divers_left[seat]
        figures = self.look.mark(seat) * waiting + self.look.pick("·", ".") * (DIVERS - waiting)
        points = self.words.say("label-points", points=self.view.worth[seat])
        return Text.assemble((points, "bold"), "  ", (figures, self.look.style(seat)))

    def _cards(self, heading: str, width: int, cards: Sequence[Card]) -> Text:
        text = Text.assemble((f"  {self.words.say(heading):<{width}}  ", "bold"))
        for number, card in enumerate(cards, 1):
            text.append(f"{number} ", "bold")
            text.append(f" {self._animal(card)} {self._sign(card.scores)} ", CARD[card.animal])
            text.append("  ")
        return text

    def _legend(self) -> Text:
        text = Text("  ")
        for pattern in PATTERNS:
            text.append(f" {self._sign(pattern)} ", CARD[COUNTED[pattern]])
            text.append(f" {self.words.say(f'pattern-{pattern}')}", "dim")
            text.append("  " if self.beside else "\n  ")
        text.rstrip()
        return text
