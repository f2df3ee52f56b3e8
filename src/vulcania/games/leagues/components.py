"""The box of `leagues`: chips, cards and score tables, read from the data files and made ready for quick use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vulcania.core.components import Box, Source
from vulcania.games._ocean.components import (
    ANY,
    CURRENT,
    DEPTH,
    HEADING,
    KIND_NAMES,
    PICTURES,
    RINGS,
    SYMBOLS,
    WHITE_DOT,
    Chip,
    Entry,
)
from vulcania.games._ocean.components import Contents as OceanContents

CHIPS_FILE, CARDS_FILE, SCORES_FILE = "chips.toml", "cards.toml", "scores.toml"
ROUNDS = 3
CHIPS = 72
NUMBERS = 10
SQUARES = 9
"""LG-8: a grid, row by row."""

PICTURE, ANCHOR, SUBMARINE, BISCUIT = range(4)
"""What a chip is, as far as taking it goes."""
ROLES = {"anchor": ANCHOR, "submarine": SUBMARINE, "biscuit": BISCUIT}
SPECIALS = ("super-sailor", "diver", "number-chips")
"""LG-10: the action cards."""

READS = 7
AS_NOTHING, AS_A, AS_B, AS_C, AS_ANCHOR, AS_WILD, AS_FREE = range(READS)
"""What a square of a row can be read as: nothing, one of the wanted pictures, an anchor, a biscuit, no chip."""
SYMBOL_BITS = 4
WILD_SHIFT = len(SYMBOLS) * SYMBOL_BITS
WILD_SYMBOL = 1 << WILD_SHIFT

Symbol = Literal["spear", "helm", "chest", "mask", "bottle", "boat"]
Circled = Literal["spear", "helm", "chest", "mask", "bottle", "boat", "biscuit"]
"""LG-29: what stands in a chip's circles: symbols, or a biscuit in the place of one."""
Scorer = Literal["all", "finder", "most"]


class ChipEntry(Entry, frozen=True):
    round: int
    depth: Literal[0, -1, -2]
    colour: Literal["white", "green"]
    face: str
    symbols: tuple[Circled, ...] = ()
    number: int = 0


class ChipFile(Entry, frozen=True):
    chips: int
    source: Source
    wanted: tuple[tuple[str, str, str], tuple[str, str, str], tuple[str, str, str]]
    chip: tuple[ChipEntry, ...]


class Hand(Entry, frozen=True):
    current: tuple[int, ...]
    heading: tuple[int, ...]
    depth: tuple[int, ...]
    any: tuple[int, ...]
    sailors: int


class Actions(Entry, frozen=True, rename="kebab"):
    super_sailor: int
    diver: int
    number_chips: int


class CardFile(Entry, frozen=True):
    source: Source
    hand: Hand
    actions: Actions


class RowValues(Entry, frozen=True):
    source: Source
    single: tuple[int, int, int]
    pair: tuple[int, int, int]
    triple: tuple[int, int, int]


class Bonus(Entry, frozen=True):
    source: Source
    points: tuple[int, int, int, int]


class ColumnValues(Entry, frozen=True):
    source: Source
    points: tuple[int, int, int]


class Track(Entry, frozen=True):
    source: Source
    steps: int


class EventEntry(Entry, frozen=True):
    number: int
    scorer: Scorer
    symbols: tuple[Symbol, Symbol]


class Events(Entry, frozen=True):
    source: Source
    event: tuple[EventEntry, ...]


class ScoreFile(Entry, frozen=True):
    rows: RowValues
    bonus: Bonus
    columns: ColumnValues
    track: Track
    events: Events


class Contents(OceanContents, frozen=True, kw_only=True):
    round_of: tuple[int, ...]
    ring_of: tuple[int, ...]
    white: tuple[bool, ...]
    symbols: tuple[int, ...]
    """Each chip's symbols as a number to add up (``symbol_code``); the last entry is a free square's."""
    reads: tuple[tuple[int, ...], ...]
    """For each round and chip, what the chip is in that round's row; the last entry is a free square's."""
    stock: tuple[tuple[tuple[int, ...], ...], ...]
    """For each round, the chips of each depth and colour: white, then green, ring by ring."""
    sailors: int
    row_values: tuple[tuple[int, int, int], ...]
    """Of each row, for a single, a pair and a triple."""
    column_values: tuple[int, int, int]
    track: int
    events: tuple[EventEntry, ...]
    """For each sea-biscuit, from number 1 on."""


def read(box: Box) -> Contents:
    chips = _read_chips(box)
    cards = box.toml(CARDS_FILE, CardFile)
    scores = box.toml(SCORES_FILE, ScoreFile)
    actions = _actions(box, cards.hand)
    return Contents(
        chips=tuple(_chip(entry, chips.chip[:at]) for at, entry in enumerate(chips.chip)),
        dots=tuple("white" if white else "green" for white in WHITE_DOT),
        role=tuple(BISCUIT if entry.number else ROLES.get(entry.face, PICTURE) for entry in chips.chip),
        actions=actions,
        action_names=tuple(KIND_NAMES[kind] for kind in actions),
        specials=_specials(box, cards.actions),
        wanted=chips.wanted,
        row_squares=tuple(tuple(range(3 * row, 3 * row + 3)) for row in range(ROUNDS)),
        bonus=scores.bonus.points,
        round_of=tuple(entry.round - 1 for entry in chips.chip),
        ring_of=tuple(-entry.depth for entry in chips.chip),
        white=tuple(entry.colour == "white" for entry in chips.chip),
        symbols=(*(_symbols(entry) for entry in chips.chip), 0),
        reads=tuple((*(_read_as(entry, row) for entry in chips.chip), AS_FREE) for row in chips.wanted),
        stock=tuple(_stock(chips.chip, number + 1) for number in range(ROUNDS)),
        sailors=cards.hand.sailors,
        row_values=tuple(zip(scores.rows.single, scores.rows.pair, scores.rows.triple, strict=True)),
        column_values=scores.columns.points,
        track=scores.track.steps,
        events=_events(box, scores.events, chips),
    )


def symbol_code(symbols: Sequence[int]) -> int:
    """The symbols of a chip as a number that can be added up; after the last of them come biscuits (``WILD_SHIFT``)."""
    return sum(1 << SYMBOL_BITS * symbol for symbol in symbols)


def _chip(entry: ChipEntry, before: Sequence[ChipEntry]) -> Chip:
    """A chip of the same kind as one before it is told apart by its number among them."""
    kind = (entry.round, entry.depth, entry.colour, entry.face)
    like = sum((one.round, one.depth, one.colour, one.face) == kind for one in before)
    name = f"chip-{entry.round}{entry.depth or '-0'}-{entry.colour}-{entry.face}" + (f"-{like + 1}" if like else "")
    return Chip(entry.face, entry.symbols, entry.colour, entry.number or None, name)


def _symbols(entry: ChipEntry) -> int:
    """LG-29: a biscuit is any one symbol, alone on its chip or in a picture's circle."""
    if entry.face == "biscuit" and not entry.symbols:
        return WILD_SYMBOL
    return symbol_code([(*SYMBOLS, "biscuit").index(name) for name in entry.symbols])


def _read_as(entry: ChipEntry, wanted: tuple[str, ...]) -> int:
    """LG-32: a picture of another round is nothing; anchors and biscuits count in every round."""
    special = {"anchor": AS_ANCHOR, "biscuit": AS_WILD}.get(entry.face)
    if special is not None:
        return special
    return AS_A + wanted.index(entry.face) if entry.face in wanted else AS_NOTHING


def _stock(chips: tuple[ChipEntry, ...], round_: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            at for at, entry in enumerate(chips) if (entry.round, entry.depth, entry.colour) == (round_, -ring, colour)
        )
        for ring in range(RINGS)
        for colour in ("white", "green")
    )


def _read_chips(box: Box) -> ChipFile:
    """LG-3, LG-4, LG-7: 24 chips a round, four of each colour at each depth, which is what the dial has room for."""
    file = box.toml(CHIPS_FILE, ChipFile)
    if file.chips != CHIPS:
        raise box.fault(CHIPS_FILE, "chips", f"{CHIPS}, not {file.chips}")
    for at, pictures in enumerate(file.wanted):
        if len(set(pictures)) != 3 or not set(pictures) <= set(PICTURES):
            raise box.fault(CHIPS_FILE, f"wanted[{at}]", "three different pictures out of " + " | ".join(PICTURES))
    for at, entry in enumerate(file.chip):
        _check_chip(box, f"chip[{at}]", entry)
    for round_ in range(1, ROUNDS + 1):
        for depth in (0, -1, -2):
            for colour in ("white", "green"):
                found = sum((one.round, one.depth, one.colour) == (round_, depth, colour) for one in file.chip)
                if found != 4:
                    entry_name = f"chip round {round_}, depth {depth}, {colour}"
                    raise box.fault(CHIPS_FILE, entry_name, f"4 chips, not {found}")
    return file


def _check_chip(box: Box, name: str, entry: ChipEntry) -> None:
    if entry.round not in range(1, ROUNDS + 1):
        raise box.fault(CHIPS_FILE, f"{name}.round", f"1 to {ROUNDS}, not {entry.round}")
    if entry.face not in PICTURES and entry.face not in ROLES:
        raise box.fault(CHIPS_FILE, f"{name}.face", " | ".join([*PICTURES, *ROLES]))
    biscuit, circled = entry.face == "biscuit", "biscuit" in entry.symbols
    due = 2 if entry.colour == "white" else 1
    if (entry.symbols or not biscuit) and not len(entry.symbols) == len(set(entry.symbols)) == due:
        raise box.fault(CHIPS_FILE, f"{name}.symbols", f"{due} different symbols")
    if circled and entry.face not in (*PICTURES, "biscuit"):
        raise box.fault(CHIPS_FILE, f"{name}.symbols", "a biscuit in the circle of a picture only")
    if (biscuit and not entry.number) or (entry.number and not biscuit and not circled):
        raise box.fault(CHIPS_FILE, f"{name}.number", "a number on a biscuit, and on nothing else")


def _actions(box: Box, hand: Hand) -> tuple[int, ...]:
    """LG-9"""
    kinds = {CURRENT: hand.current, HEADING: hand.heading, DEPTH: hand.depth, ANY: hand.any}
    found = {number: kind for kind, numbers in kinds.items() for number in numbers}
    if sorted(number for numbers in kinds.values() for number in numbers) != list(range(1, NUMBERS + 1)):
        raise box.fault(CARDS_FILE, "hand", f"each number from 1 to {NUMBERS} once")
    if hand.sailors not in range(10):
        raise box.fault(CARDS_FILE, "hand.sailors", f"0 to 9, not {hand.sailors}")
    return tuple(found[number] for number in range(1, NUMBERS + 1))


def _specials(box: Box, actions: Actions) -> tuple[int, ...]:
    """LG-10"""
    copies = (actions.super_sailor, actions.diver, actions.number_chips)
    for name, count in zip(SPECIALS, copies, strict=True):
        if count not in range(10):
            raise box.fault(CARDS_FILE, f"actions.{name}", f"0 to 9, not {count}")
    return tuple(kind for kind, count in enumerate(copies) for _ in range(count))


def _events(box: Box, events: Events, chips: ChipFile) -> tuple[EventEntry, ...]:
    """LG-7, LG-29: every biscuit has its event."""
    by_number = {entry.number: entry for entry in events.event}
    numbers = sorted(entry.number for entry in chips.chip if entry.number)
    if numbers != list(range(1, len(numbers) + 1)):
        raise box.fault(CHIPS_FILE, "chip.number", "biscuits numbered from 1 on, each number once")
    if len(by_number) != len(events.event) or not set(numbers) <= set(by_number):
        raise box.fault(SCORES_FILE, "events.event", f"one event for each number from 1 to {len(numbers)}")
    return tuple(by_number[number] for number in numbers)
