"""The ocean in the terminal: a compass table, one line for each direction, one column for each depth."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from vulcania.games._ocean.chips import SYMBOLS, Chip, Ocean, Place
from vulcania.games._ocean.describe import as_seen
from vulcania.games._ocean.helm import ARMS, DEPTHS, DIRECTIONS, STEER_NAMES
from vulcania.terminal import Look
from vulcania.words import Words

WIDEST = 26
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
    after = "+".join(words.say(f"symbol-{name}.short") for name in chip.symbols)
    if chip.number is not None:
        after = str(chip.number)
    name = words.say(f"chip-{chip.face}")
    room = width - cell_len(after) - 1 if after else width
    return Text(
        f"{set_cell_size(name, room)} {after}" if after else set_cell_size(name, width), CHIP_STYLE[chip.colour]
    )


def plain(text: str, look: Look) -> str:
    """The true minus sign is not in ASCII."""
    return text if look.unicode else text.replace("−", "-")


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
    seen = as_seen(ocean)
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
