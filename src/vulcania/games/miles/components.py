"""What is in the box of `miles`: chips, cards, scoreboard and score tables, read from the data files and checked."""

from __future__ import annotations

from typing import Literal

from vulcania.core.components import Box, Source
from vulcania.games._ocean.components import (
    ANY,
    ARMS,
    CURRENT,
    DEPTH,
    HEADING,
    PICTURES,
    PLACES,
    RINGS,
    SYMBOLS,
    Chip,
    Entry,
)
from vulcania.games._ocean.components import Contents as OceanContents

CHIPS_FILE, CARDS_FILE, BOARD_FILE = "chips.toml", "cards.toml", "scoreboard.toml"

CHIPS = 84
"""MI-1"""
WHITE, BLUE = range(2)
COLOURS = ("white", "blue")

FACES = (*PICTURES, "seal", "anchor", "arrow", "star")
"""MI-2, MI-3: what a chip can show; its role is its face."""
SEAL, ANCHOR, ARROW, STAR = range(len(PICTURES), len(FACES))
SIGNS = (*SYMBOLS, "anchor")
"""MI-3: the six symbols and, the seventh, the anchor."""

ROWS, COLUMNS = 5, 4
SHORT_ROUNDS = 3
"""MI-8, MI-29: as many rounds has the short game, and after as many the columns are counted."""
SQUARES = ROWS * COLUMNS

CARDS = 12
"""MI-4"""
SAILOR, HELMET = ANY + 1, ANY + 2
"""What a hand card does, besides the kinds of steering."""
ACTIONS = {
    "current": CURRENT, "heading": HEADING, "depth": DEPTH, "thermostat": ANY, "sailor": SAILOR, "helmet": HELMET,
}  # fmt: skip
ACTION_NAMES = tuple(sorted(ACTIONS, key=lambda name: ACTIONS[name]))

SPECIALS = ("sailor", "helmet", "thermostat", "reverse", "bell", "globe", "numbers")
"""MI-5"""
(
    SPECIAL_SAILOR, SPECIAL_HELMET, SPECIAL_THERMOSTAT, SPECIAL_REVERSE, SPECIAL_BELL, SPECIAL_GLOBE, SPECIAL_NUMBERS,
) = range(len(SPECIALS))  # fmt: skip

Action = Literal["current", "heading", "depth", "thermostat", "sailor", "helmet"]
Picture = Literal["shark", "wreck", "reef", "seaweed", "island", "nautilus", "shoal", "octopus", "vulcania"]
Symbol = Literal["spear", "helm", "chest", "mask", "bottle", "boat"]
Sign = Literal["spear", "helm", "chest", "mask", "bottle", "boat", "seal"]
"""What a picture can bear besides: the symbols, or a seal in the place of one (MI-21)."""
Special = Literal["sailor", "helmet", "thermostat", "reverse", "bell", "globe", "numbers"]


class Pictured(Entry, frozen=True):
    picture: Picture
    symbols: tuple[Sign, ...]


class Group(Entry, frozen=True):
    """The chips of one depth and colour."""

    depth: Literal[0, -1, -2]
    colour: Literal["white", "blue"]
    seals: int
    arrows: int
    stars: int
    anchors: int
    pictures: tuple[Pictured, ...]


class ChipFile(Entry, frozen=True):
    chips: int
    source: Source
    dots: tuple[str, ...]
    group: tuple[Group, ...]


class CardFile(Entry, frozen=True):
    hand_source: Source
    special_source: Source
    special: tuple[Special, ...]
    hand: dict[str, Action]


class BonusSquare(Entry, frozen=True):
    column: Literal[1, 2, 3, 4]
    colour: Literal["green", "red"]
    symbol: Symbol


class RowEntry(Entry, frozen=True):
    wanted: tuple[Picture, Picture, Picture]
    points: tuple[int, int, int]
    bonus: BonusSquare | None = None
    named: tuple[str, ...] = ()


class ColumnEntry(Entry, frozen=True):
    points: tuple[int, int, int, int, int]


class BoardFile(Entry, frozen=True):
    source: Source
    number_bonus: tuple[int, int, int, int]
    row: tuple[RowEntry, ...]
    column: tuple[ColumnEntry, ...]


class Contents(OceanContents, frozen=True, kw_only=True):
    signs: tuple[tuple[int, ...], ...]
    """The symbols on each chip; none on a seal, which is wild, nor on what stays in the ocean."""
    wild: tuple[bool, ...]
    """MI-21: whether a seal on the chip counts as one symbol of choice: a seal's own, or one in a symbol's place."""
    colour: tuple[int, ...]
    depth: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    """The chips by depth and colour, at ``depth * 2 + colour``."""
    stack_of: tuple[int, ...]
    """For each place of the dial, the stack whose chips lie there: its depth and the colour of its dot."""
    row_roles: tuple[frozenset[int], ...]
    """The wanted pictures of each row, as roles."""
    row_values: tuple[tuple[int, ...], ...]
    """Of each row, for 0, 1, 2, 3 wanted pictures."""
    column_values: tuple[tuple[int, ...], ...]
    """Of each column, for 0, 1, 2, 3, 4, 5 equal symbols."""
    bonus_squares: tuple[BonusSquare | None, ...]
    printed: tuple[int, ...]
    """The symbol printed on each square, -1 where there is none."""
    named: tuple[tuple[str, ...], ...]


def read(box: Box) -> Contents:
    """Everything in the box; a :class:`~vulcania.core.errors.BadComponents` names what contradicts the rules."""
    chips = box.toml(CHIPS_FILE, ChipFile)
    board = box.toml(BOARD_FILE, BoardFile)
    actions, specials = _cards(box)
    _check_board(box, board)
    dots = _dots(box, chips)
    _check_groups(box, chips, dots)
    chip_list = [
        (face, signs, COLOURS.index(group.colour), -group.depth)
        for group in sorted(chips.group, key=_group_order)
        for face, signs in _faces(group)
    ]
    if len(chip_list) != CHIPS:
        raise box.fault(CHIPS_FILE, "group", f"{CHIPS} chips in all, not {len(chip_list)}")
    return Contents(
        chips=tuple(
            Chip(FACES[face], signs, COLOURS[colour], id=f"chip-{at}")
            for at, (face, signs, colour, _) in enumerate(chip_list)
        ),
        dots=tuple(COLOURS[dot] for dot in dots),
        role=tuple(chip[0] for chip in chip_list),
        actions=actions,
        action_names=tuple(ACTION_NAMES[action] for action in actions),
        specials=specials,
        wanted=tuple(row.wanted for row in board.row),
        row_squares=tuple(_chip_squares(at, row) for at, row in enumerate(board.row)),
        bonus=board.number_bonus,
        signs=tuple(tuple(SIGNS.index(sign) for sign in chip[1] if sign != "seal") for chip in chip_list),
        wild=tuple(chip[0] == SEAL or "seal" in chip[1] for chip in chip_list),
        colour=tuple(chip[2] for chip in chip_list),
        depth=tuple(chip[3] for chip in chip_list),
        stacks=tuple(
            tuple(at for at, chip in enumerate(chip_list) if (chip[3], chip[2]) == (depth, colour))
            for depth in range(RINGS)
            for colour in (WHITE, BLUE)
        ),
        stack_of=tuple(place // ARMS * 2 + dots[place] for place in range(PLACES)),
        row_roles=tuple(frozenset(PICTURES.index(name) for name in row.wanted) for row in board.row),
        row_values=tuple((0, *row.points) for row in board.row),
        column_values=tuple((0, *column.points) for column in board.column),
        bonus_squares=tuple(row.bonus for row in board.row),
        printed=tuple(sign for row in board.row for sign in _printed(row)),
        named=tuple(row.named for row in board.row),
    )


def _group_order(group: Group) -> tuple[int, int]:
    return -group.depth, COLOURS.index(group.colour)


def _faces(group: Group) -> list[tuple[int, tuple[str, ...]]]:
    """MI-2: the group's chips, each as its face and its symbols."""
    found: list[tuple[int, tuple[str, ...]]] = [(PICTURES.index(one.picture), one.symbols) for one in group.pictures]
    found += [(SEAL, ())] * group.seals + [(ANCHOR, ("anchor",))] * group.anchors
    return found + [(ARROW, ())] * group.arrows + [(STAR, ())] * group.stars


def _chip_squares(at: int, row: RowEntry) -> tuple[int, ...]:
    """MI-6: a bonus square takes no chip."""
    taken = row.bonus.column - 1 if row.bonus else -1
    return tuple(at * COLUMNS + column for column in range(COLUMNS) if column != taken)


def _printed(row: RowEntry) -> list[int]:
    signs = [-1] * COLUMNS
    if row.bonus:
        signs[row.bonus.column - 1] = SYMBOLS.index(row.bonus.symbol)
    return signs


# -- checks -----------------------------------------------------------------------------------------------------------


def _dots(box: Box, file: ChipFile) -> list[int]:
    """MI-1: the colour of the dot at each place of the dial."""
    if len(file.dots) != RINGS:
        raise box.fault(CHIPS_FILE, "dots", f"{RINGS} rings, not {len(file.dots)}")
    dots = []
    for at, ring in enumerate(file.dots):
        names = ring.split()
        if len(names) != ARMS or set(names) - set(COLOURS):
            raise box.fault(CHIPS_FILE, f"dots[{at}]", f"{ARMS} times white | blue")
        dots += [COLOURS.index(name) for name in names]
    return dots


def _check_groups(box: Box, file: ChipFile, dots: list[int]) -> None:
    if file.chips != CHIPS:
        raise box.fault(CHIPS_FILE, "chips", f"{CHIPS}, not {file.chips}")
    seen = set()
    for at, group in enumerate(file.group):
        colour = COLOURS.index(group.colour)
        entry = f"group[{at}]"
        if (group.depth, colour) in seen:
            raise box.fault(CHIPS_FILE, entry, f"only one group for {group.depth} / {group.colour}")
        seen.add((group.depth, colour))
        for name in ("seals", "arrows", "stars", "anchors"):
            if not 0 <= getattr(group, name) <= CHIPS:
                raise box.fault(CHIPS_FILE, f"{entry}.{name}", f"0 to {CHIPS}")
        if (colour == BLUE and group.arrows) or (colour == WHITE and group.stars):
            raise box.fault(CHIPS_FILE, entry, "arrows on white chips only, stars on blue ones only (MI-2)")
        for number, pictured in enumerate(group.pictures):
            if len(set(pictured.symbols)) != len(pictured.symbols) or len(pictured.symbols) != colour + 1:
                raise box.fault(
                    CHIPS_FILE, f"{entry}.pictures[{number}].symbols", "one symbol (white), two different ones (blue)"
                )
        needed = dots[-group.depth * ARMS : (1 - group.depth) * ARMS].count(colour)
        if len(_faces(group)) < needed:
            raise box.fault(CHIPS_FILE, entry, f"at least {needed} chips, one for each dot")
    if len(seen) != RINGS * 2:
        raise box.fault(CHIPS_FILE, "group", f"{RINGS * 2} groups: each depth in white and in blue")


def _cards(box: Box) -> tuple[tuple[int, ...], tuple[int, ...]]:
    file = box.toml(CARDS_FILE, CardFile)
    numbers = [str(number) for number in range(1, CARDS + 1)]
    if sorted(file.hand) != sorted(numbers):
        raise box.fault(CARDS_FILE, "hand", f"the numbers 1 to {CARDS}, each once")
    if sorted(file.special) != sorted(SPECIALS):
        raise box.fault(CARDS_FILE, "special", "each once: " + ", ".join(SPECIALS))
    return tuple(ACTIONS[file.hand[number]] for number in numbers), tuple(sorted(map(SPECIALS.index, file.special)))


def _check_board(box: Box, file: BoardFile) -> None:
    if len(file.row) != ROWS:
        raise box.fault(BOARD_FILE, "row", f"{ROWS} rows, not {len(file.row)}")
    if len(file.column) != COLUMNS:
        raise box.fault(BOARD_FILE, "column", f"{COLUMNS} columns, not {len(file.column)}")
    for at, row in enumerate(file.row):
        if len(set(row.wanted)) != len(row.wanted):
            raise box.fault(BOARD_FILE, f"row[{at}].wanted", "three different pictures")
        if len(row.named) > COLUMNS:
            raise box.fault(BOARD_FILE, f"row[{at}].named", f"at most {COLUMNS} names")
    tables: list[tuple[str, tuple[int, ...]]] = [(f"row[{at}].points", row.points) for at, row in enumerate(file.row)]
    tables += [(f"column[{at}].points", column.points) for at, column in enumerate(file.column)]
    for entry, points in tables:
        if points[0] < 0 or list(points) != sorted(points):
            raise box.fault(BOARD_FILE, entry, "points that never fall, from 0 up")
    if min(file.number_bonus) < 0 or list(file.number_bonus) != sorted(file.number_bonus, reverse=True):
        raise box.fault(BOARD_FILE, "number_bonus", "points that never rise, down to 0")
