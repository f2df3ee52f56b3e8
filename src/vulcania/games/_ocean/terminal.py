"""The ocean in the terminal: a compass table, one line for each direction, one column for each depth; what each
steering would find; then the players' boards and cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vulcania.games._ocean.components import ARMS, DEPTHS, DIRECTIONS, SYMBOLS, Chip
from vulcania.games._ocean.describe import as_seen
from vulcania.games._ocean.moves import STEER_NAMES
from vulcania.games._ocean.view import Ocean, OceanView, Place
from vulcania.terminal import Look
from vulcania.words import Words

WIDEST = 26
LONG_FACES = ("island", "shoal")
"""Those that have a shorter name."""
CHIP_STYLE = {
    "white": Style.parse("#14263d on #efe8d4"),
    "green": Style.parse("#0d2f1c on #b9dcc2"),
    "blue": Style.parse("#0c2340 on #bcd3ee"),
}
"""Ink and paper both, so that a chip reads the same on dark and on light terminals."""
BACK = {"white": Style.parse("dim"), "green": Style.parse("bold green"), "blue": Style.parse("bold blue")}
POINTED = Style(bold=True, reverse=True)


def chip_text(chip: Chip, words: Words, width: int) -> Text:
    """A chip in so many columns: its picture, then its symbols in two letters each."""
    number = [str(chip.number)] if chip.number is not None else []
    after = "+".join([words.say(f"symbol-{name}.short") for name in chip.symbols] + number)
    room = width - cell_len(after) - 1 if after else width
    name = set_cell_size(face_text(chip.face, words, room), room)
    return Text(f"{name} {after}" if after else name, CHIP_STYLE[chip.colour])


def face_text(face: str, words: Words, room: int) -> str:
    """What a chip shows: by its name, or by a shorter one where that has no room."""
    name = words.say(f"chip-{face}")
    return words.say(f"chip-{face}.short") if cell_len(name) > room and face in LONG_FACES else name


def plain(text: str, look: Look) -> str:
    """The true minus sign and the blank that no line breaks at are not in ASCII."""
    return text if look.unicode else text.replace("−", "-").replace("\u00a0", " ")


def cell(look: Look) -> int:
    """How many columns a place of the compass table has."""
    return min((look.width - 5) // len(DEPTHS) - 2, WIDEST)


def compass(ocean: Ocean, words: Words, look: Look, legal: frozenset[str]) -> Text:
    """Every place: what lies there, whether the Nautilus points at it, and how it can be reached now."""
    wide = cell(look)
    text = Text("     ")
    for depth in DEPTHS:
        heading = plain(words.say("label-depth", depth=depth), look)
        text.append(f" {heading:<{wide}} ", "bold" if depth == ocean.depth else "dim")
    seen = as_seen(ocean.places, ocean.turn)
    ways = {place: steer for steer, place in ocean.reach.items() if steer in legal}
    for at, name in enumerate(DIRECTIONS):
        ahead = name == ocean.heading
        pointer = look.pick("►", ">") if ahead else " "
        text.append(f"\n{pointer}{words.say(f'direction-{name}'):<3} ", "bold" if ahead else "dim")
        for ring in range(len(DEPTHS)):
            text.append_text(_place(seen[ring * ARMS + at], ocean, words, look, ways))
    return text


def _place(place: Place, ocean: Ocean, words: Words, look: Look, ways: dict[str, str]) -> Text:
    pointed = place.name == ocean.pointed
    left, right = ("[", "]") if pointed else (" ", " ")
    way = ways.get(place.name)
    if way is not None:
        left = right = "*"
    text = Text.assemble((left, "bold yellow" if way or pointed else ""))
    if place.chip is not None:
        text.append_text(chip_text(place.chip, words, cell(look)))
    else:
        text.append(f"{_unseen(place, words, look):<{cell(look)}}", BACK[place.dot] if place.hidden else "dim")
    return text.append(right, "bold yellow" if way or pointed else "")


def _unseen(place: Place, words: Words, look: Look) -> str:
    """A chip's back, with its colour in words for terminals that have none; or an empty place."""
    if not place.hidden:
        return look.pick("·", ".")
    return f"{look.pick('▒▒▒', '###')} {words.say(f'colour-{place.dot}')}"


def ways_out(ocean: Ocean, words: Words, look: Look, legal: frozenset[str]) -> Text:
    """What each steering that is open now would point at, one line each."""
    places = {place.name: place for place in ocean.places}
    text = Text()
    for steer in (steer for steer in STEER_NAMES if steer in legal and steer in ocean.reach):
        place = places[ocean.reach[steer]]
        where = plain(words.say(f"place-{place.name}"), look)
        text.append(f"{'' if not text else chr(10)}  {steer:<14}", "bold yellow")
        text.append(f"{look.pick('→', '->')} {where:<6} ")
        if place.chip is not None:
            text.append_text(chip_text(place.chip, words, cell(look)))
        else:
            text.append(_unseen(place, words, look), BACK[place.dot])
    return text


def whole(text: str, look: Look) -> str:
    """An entry of a line that is not to be broken between two lines, where the terminal has a space for that."""
    return text.replace(" ", look.pick("\u00a0", " "))


def legend(entries: Iterable[tuple[str, str]], look: Look) -> Text:
    """What signs stand for."""
    return Text("  ".join(whole(f"{sign} {said}", look) for sign, said in entries), "dim")


def symbols_legend(words: Words, look: Look, symbols: Iterable[str] = SYMBOLS) -> Text:
    """What the two letters of each symbol stand for."""
    return legend(((words.say(f"symbol-{name}.short"), words.say(f"symbol-{name}")) for name in symbols), look)


V = TypeVar("V", bound=OceanView)


class Desk(ABC, Generic[V]):
    """A view that is being shown."""

    SIGNS: ClassVar[Mapping[str, tuple[str, str]]]
    """What a numbered card does, as a sign."""
    SYMBOLS: ClassVar[tuple[str, ...]] = SYMBOLS
    DIGITS: ClassVar[int] = 3
    """How wide points are."""

    def __init__(self, view: V, words: Words, names: Sequence[str], look: Look, across: int) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.look = look
        self.legal = frozenset(view.legal)
        self.across = across
        """How many boards lie side by side: four have to fit the screen."""

    def everything(self) -> RenderableType:
        ocean = self.view.ocean
        rows: list[RenderableType] = [self.heading(), compass(ocean, self.words, self.look, self.legal)]
        ways = ways_out(ocean, self.words, self.look, self.legal)
        if ways and not self.look.low:
            rows.append(ways)
        rows += [*self.above(), self._players(), self._hand(), self.below()]
        if not self.look.low:
            signs = ((self.look.pick(*self.SIGNS[name]), self.say(f"{self.view.ACTION}-{name}")) for name in self.SIGNS)
            rows += [symbols_legend(self.words, self.look, self.SYMBOLS), legend(signs, self.look)]
        return Group(*rows)

    @abstractmethod
    def heading(self) -> Text:
        """Which round it is."""

    def above(self) -> Sequence[RenderableType]:
        """What stands above the boards."""
        return ()

    @abstractmethod
    def board(self, seat: int) -> Text:
        """A player's board, without its head."""

    @abstractmethod
    def specials(self, seat: int) -> Text:
        """What can be played besides the numbered cards; this seat's comes first."""

    @abstractmethod
    def below(self) -> RenderableType:
        """What stands below the cards."""

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    def titled(self, key: str, **args: object) -> str:
        return f"{self.say(key, **args)}{self.say('colon')}"

    def sign(self, card: int) -> str:
        return self.look.pick(*self.SIGNS[self.view.cards[card - 1]])

    def _players(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        first = self.view.seat or 0
        seats = [(first + n) % self.view.seats for n in range(self.view.seats)]
        boards = [self._head(seat).append_text(self.board(seat)) for seat in seats]
        for at in range(0, len(boards), self.across):
            table.add_row(*boards[at : at + self.across])
        return table

    def _head(self, seat: int) -> Text:
        view, player = self.view, self.view.players[seat]
        won = view.outcome is not None and seat in view.outcome.winners
        pointer = self.look.pick("▶", ">") if seat in view.to_act else self.look.pick("★", "*") if won else " "
        name = set_cell_size(self.words.player(seat, self.names), min(self.look.width // self.across - 25, 34))
        text = Text.assemble((f"{pointer}{self.look.mark(seat)} {name}", self.look.style(seat)))
        text.append(f" #{player.token} {player.points:>{self.DIGITS}}", "bold")
        if player.laid is not None:
            sailed = self.look.pick("✓", "x") if player.sailed else " "
            text.append(f"  {player.laid:>2}{self.sign(player.laid)}{sailed}", "bold cyan")
        return text

    def _hand(self) -> Text:
        """The cards of the seat that looks on, or of the one to act: all hands are open."""
        seat = self.view.first
        text = Text.assemble((f"{self.titled('label-hand', seat=seat)} ", self.look.style(seat)))
        for card in self.view.players[seat].hand:
            text.append(f" {card}{self.sign(card)} ", "bold" if f"lay {card}" in self.legal else "")
        return text.append_text(self.specials(seat))
