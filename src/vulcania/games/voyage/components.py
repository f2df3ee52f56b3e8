"""Everything in the box, read and checked: the sea chart, the dashboard and the league counter, the cards, the preys.

A square is a number, row by row from the north-west corner. People call squares by the letter of the column and the
number of the row: ``a1`` is the north-west corner, ``m10`` Vulcania.

A face is what a card shows: a kind and a number, or a joker. Cards with the same face cannot be told apart, so a hand
is a list of faces.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import NoReturn

import msgspec

from vulcania.core.components import Box, Source

NONE = -1

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise, so that turning is adding."""
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Column and row that each direction adds; row 0 is the northernmost."""
DEPTHS = ("medium", "great", "surface")
MEDIUM, GREAT, SURFACE = range(3)

HAND = 5
"""VO-18: cards dealt to each; a hand is never larger."""

ZONES = ("forests", "sharks", "cannibals", "icebergs", "galleon", "whales", "corridor")
FORESTS, SHARKS, CANNIBALS, ICEBERGS, GALLEON, WHALES, CORRIDOR = range(7)
"""VO-1. The first six are the zones with a destination each."""
DESTINATIONS = 6

HUNTS = ("underwater", "surface", "none")
UNDERWATER, ON_SURFACE, NO_HUNT = range(3)

LIGHT, DARK, HALF = range(3)

LETTERS, DIGITS = "fscigwn", "6541320"
"""How the chart's file writes each zone: a letter, or a digit where a square is half and half."""
_MARKS = ".*otwVx"
_MOST_COLUMNS, _MOST_ROWS = 26, 99
_REACH = 2
"""VO-17: preys lie one or two steps from the Nautilus, and must lie in the zone of the destination."""

LAMPS = ("blue", "yellow", "red")
BLUE, YELLOW, RED = range(3)
GOAL = 20_000
"""VO-37"""
REGISTERS = 100
"""VO-5: the counter's last two digits are fixed."""
_MOST_ROUTE = 9

CARDS = 42
"""VO-18"""
KINDS = ("harpoon", "machine-gun", "knife", "spur", "pickaxe", "seal", "flag")
HARPOON, MACHINE_GUN, KNIFE, SPUR, PICKAXE, SEAL, FLAG = range(7)
WEAPONS = 4
"""VO-19: the first four kinds are weapons, and coloured; pickaxes are tools; seals and flags are jokers."""
JOKERS = SEAL
COLOURS = ("blue", "red", "green")
"""VO-19: by the number modulo 3."""
HULL = (2, 3, 4, 5)
"""VO-29: the numbers on the warship's hull: these spurs ram it."""

VARIED = -1
"""Instead of a kind: weapons of different kinds, all of one colour (VO-20)."""
_MOST_POINTS = 99

CHART, DASHBOARD, COUNTER, DECK, PREYS = "chart.txt", "dashboard.toml", "counter.toml", "deck.toml", "preys.toml"
_SOURCE = re.compile(r"source:\s*(printed|reconstructed)$")
_HUNT = re.compile(r"hunt\s+(\S):\s*(\S+)$")
_NAME = re.compile(r"[a-z][a-z0-9-]*$")


@dataclass(frozen=True, slots=True)
class Chart:
    columns: int
    rows: int
    zone: tuple[int, ...]
    water: tuple[int, ...]
    """Light, dark or half, by square."""
    octopus: tuple[str, ...]
    """``o`` for its body, ``t`` for a tentacle, nothing elsewhere."""
    hunts: tuple[int, ...]
    """Which hunt each zone's destination calls (VO-3)."""
    destinations: tuple[int, ...]
    warship: int
    vulcania: int
    whirlpool: int
    """Where the whirlpool throws the Nautilus: the south-west corner (VO-32)."""
    near: tuple[tuple[int, ...], ...]
    """The square that lies in each of the eight directions, -1 beyond the edge."""
    names: tuple[str, ...]
    water_rows: tuple[str, ...]
    mark_rows: tuple[str, ...]
    """The two pictures as the file has them."""

    def name(self, square: int) -> str:
        return self.names[square]

    def distance(self, one: int, other: int) -> int:
        """King's steps (VO-8)."""
        (row, column), (to_row, to_column) = divmod(one, self.columns), divmod(other, self.columns)
        return max(abs(row - to_row), abs(column - to_column))


@dataclass(frozen=True, slots=True)
class Instruments:
    """The Nautilus' dashboard and the league counter on Vulcania."""

    routes: tuple[int, ...]
    """VO-4: the number in the window ROUTE, by direction and depth: as moves of sailing are numbered."""
    navigation: tuple[int, ...]
    events: tuple[int, ...]
    """VO-5: the two lamps' colours for each hundred leagues below the goal."""

    @property
    def most_registrations(self) -> int:
        """However slowly they sail, after so many moves the counter shows the goal."""
        return -(-GOAL // (REGISTERS * min(self.routes)))


@dataclass(frozen=True, slots=True)
class Deck:
    kind: tuple[int, ...]
    """By face, as all that follows."""
    number: tuple[int, ...]
    """Jokers count 0 (VO-23)."""
    colour: tuple[int, ...]
    cards: tuple[int, ...]
    """The face of each of the 42 cards, in order."""

    def name(self, face: int) -> str:
        """``harpoon-7`` or ``seal``."""
        kind = KINDS[self.kind[face]]
        return f"{kind}-{self.number[face]}" if self.number[face] else kind


@dataclass(frozen=True, slots=True)
class Takes:
    """One of the sets that take a prey: so many cards of a kind, or so many varied ones of a colour."""

    kind: int
    colour: int
    count: int

    @property
    def rank(self) -> int:
        """VO-23: machine-guns beat harpoons, which beat the rest."""
        return 2 if self.kind == MACHINE_GUN else 1 if self.kind == HARPOON else 0


@dataclass(frozen=True, slots=True)
class Prey:
    name: str
    series: int
    """The hunt that it belongs to: underwater (blue) or on the surface (yellow)."""
    at: tuple[int, ...]
    """One or two directions from the Nautilus (VO-17)."""
    takes: tuple[Takes, ...]
    points: int
    source: Source

    @property
    def least(self) -> int:
        """No set for it is smaller (VO-25)."""
        return min(takes.count for takes in self.takes)


@dataclass(frozen=True, slots=True)
class Parts:
    chart: Chart
    instruments: Instruments
    deck: Deck
    preys: tuple[Prey, ...]

    def __hash__(self) -> int:
        """Quick, as what follows from a box is worked out once and looked up by it."""
        return hash(self.chart.water_rows)


def read(box: Box) -> Parts:
    return Parts(read_chart(box), _read_instruments(box), _read_deck(box), _read_preys(box))


# -- the chart --------------------------------------------------------------------------------------------------------


class _Picture:
    """One of the file's two pictures: its rows, and on which line each stands."""

    def __init__(self, box: Box, title: str) -> None:
        self.box = box
        self.title = title
        self.rows: list[str] = []
        self.lines: list[int] = []

    @property
    def columns(self) -> int:
        return len(self.rows[0])

    def fault(self, square: int, expected: str) -> NoReturn:
        row, column = divmod(square, self.columns)
        raise self.box.fault(CHART, f"line {self.lines[row]}, column {column + 1}", expected)

    def check_shape(self) -> None:
        if not self.rows:
            raise self.box.fault(CHART, f"{self.title}:", "a picture, one character a square")
        if len(self.rows) > _MOST_ROWS:
            raise self.box.fault(CHART, f"line {self.lines[_MOST_ROWS]}", f"at most {_MOST_ROWS} rows")
        if self.columns > _MOST_COLUMNS:
            raise self.box.fault(CHART, f"line {self.lines[0]}, column {_MOST_COLUMNS + 1}", "at most 26 squares a row")
        for line, row in zip(self.lines, self.rows, strict=True):
            if len(row) != self.columns:
                column = min(len(row), self.columns) + 1
                expected = f"{self.columns} squares a row as in line {self.lines[0]}, not {len(row)}"
                raise self.box.fault(CHART, f"line {line}, column {column}", expected)


def read_chart(box: Box) -> Chart:
    """VO-1 to VO-3: the map as the file has it; a contradiction is named by line and column."""
    water, marks, hunts = _parse(box)
    for picture in (water, marks):
        picture.check_shape()
    columns, rows = water.columns, len(water.rows)
    if (columns, rows) != (marks.columns, len(marks.rows)):
        expected = f"{columns} × {rows} squares as under water:"
        raise box.fault(CHART, f"line {marks.lines[0]}, column 1", expected)
    zone, depth = _zones(water)
    flat = "".join(marks.rows)
    for square, mark in enumerate(flat):
        if mark not in _MARKS:
            marks.fault(square, f"one of {_MARKS}, not {mark}")
    destinations = _destinations(marks, flat, zone)
    warship = _only(marks, flat, "w", "the warship")
    vulcania = _only(marks, flat, "V", "Vulcania")
    whirlpool = _only(marks, flat, "x", "the whirlpool's end")
    if zone[warship] != SHARKS:
        marks.fault(warship, "the warship in the Sea of Sharks")
    if vulcania != (rows // 2) * columns + columns // 2 or zone[vulcania] != CORRIDOR:
        marks.fault(vulcania, "Vulcania in the centre of the chart, in a corridor")
    if whirlpool != (rows - 1) * columns:
        marks.fault(whirlpool, "the whirlpool's end in the south-west corner")
    if zone[whirlpool] != CORRIDOR:
        water.fault(whirlpool, "a corridor square at the whirlpool's end")
    _check_octopus(marks, flat, zone)
    return Chart(
        columns=columns,
        rows=rows,
        zone=zone,
        water=depth,
        octopus=tuple(mark if mark in "ot" else "" for mark in flat),
        hunts=hunts,
        destinations=destinations,
        warship=warship,
        vulcania=vulcania,
        whirlpool=whirlpool,
        near=tuple(
            tuple(
                (y + dy) * columns + x + dx if 0 <= y + dy < rows and 0 <= x + dx < columns else NONE
                for dx, dy in STEPS
            )
            for y in range(rows)
            for x in range(columns)
        ),
        names=tuple(f"{chr(ord('a') + x)}{y + 1}" for y in range(rows) for x in range(columns)),
        water_rows=tuple(water.rows),
        mark_rows=tuple(marks.rows),
    )


def _parse(box: Box) -> tuple[_Picture, _Picture, tuple[int, ...]]:
    """The file's entries, without looking at what they mean."""
    pictures = {title: _Picture(box, title) for title in ("water", "marks")}
    hunts: dict[int, int] = {}
    source = False
    current: _Picture | None = None
    for number, line in enumerate(box.text(CHART).splitlines(), 1):
        text = line.partition("#")[0].rstrip()
        if not text:
            continue
        if text.removesuffix(":") in pictures and text.endswith(":"):
            current = pictures[text[:-1]]
        elif _SOURCE.match(text):
            source = True
        elif found := _HUNT.match(text):
            if found[1] not in LETTERS[:DESTINATIONS]:
                raise box.fault(CHART, f"line {number}, column {found.start(1) + 1}", "one of f s c i g w")
            if found[2] not in HUNTS:
                raise box.fault(CHART, f"line {number}, column {found.start(2) + 1}", " | ".join(HUNTS))
            hunts[LETTERS.index(found[1])] = HUNTS.index(found[2])
        elif current is not None:
            current.rows.append(text)
            current.lines.append(number)
        else:
            raise box.fault(CHART, f"line {number}, column 1", "source:, hunt …:, water: or marks:")
    if not source:
        raise box.fault(CHART, "source:", "printed | reconstructed")
    for which in range(DESTINATIONS):
        if which not in hunts:
            raise box.fault(CHART, f"hunt {LETTERS[which]}:", " | ".join(HUNTS))
    return pictures["water"], pictures["marks"], tuple(hunts[z] for z in range(DESTINATIONS))


def _zones(water: _Picture) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Zone and depth of every square."""
    zone, depth = [], []
    for square, letter in enumerate("".join(water.rows)):
        if letter in DIGITS:
            zone.append(DIGITS.index(letter))
            depth.append(HALF)
        elif letter.lower() in LETTERS:
            zone.append(LETTERS.index(letter.lower()))
            depth.append(DARK if letter.isupper() else LIGHT)
        else:
            water.fault(square, f"a letter of {LETTERS}, small or capital, or a digit from 0 to 6, not {letter}")
    return tuple(zone), tuple(depth)


def _only(marks: _Picture, flat: str, mark: str, what: str) -> int:
    found = [square for square, other in enumerate(flat) if other == mark]
    if not found:
        raise marks.box.fault(CHART, "marks:", f"{what} ({mark})")
    if len(found) > 1:
        marks.fault(found[1], f"{what} ({mark}) only once")
    return found[0]


def _destinations(marks: _Picture, flat: str, zone: tuple[int, ...]) -> tuple[int, ...]:
    """VO-1: one for each zone, in its centre, with room around it for the preys (VO-17)."""
    found: dict[int, int] = {}
    columns, rows = marks.columns, len(marks.rows)
    for square, mark in enumerate(flat):
        if mark != "*":
            continue
        here = zone[square]
        if here == CORRIDOR:
            marks.fault(square, "a destination in a zone, not in a corridor")
        if here in found:
            marks.fault(square, "one destination a zone")
        found[here] = square
    for which in range(DESTINATIONS):
        if which not in found:
            raise marks.box.fault(CHART, "marks:", f"a destination (*) in the zone {LETTERS[which]}")
        row, column = divmod(found[which], columns)
        at_rows = [square // columns for square, here in enumerate(zone) if here == which]
        at_columns = [square % columns for square, here in enumerate(zone) if here == which]
        if min(at_rows) + max(at_rows) != 2 * row or min(at_columns) + max(at_columns) != 2 * column:
            marks.fault(found[which], "the destination in the centre of its zone")
        around = [(row + dy, column + dx) for dx in range(-_REACH, _REACH + 1) for dy in range(-_REACH, _REACH + 1)]
        if any(not (0 <= y < rows and 0 <= x < columns) or zone[y * columns + x] != which for y, x in around):
            marks.fault(found[which], f"{_REACH} squares of its zone on every side of a destination")
    return tuple(found[which] for which in range(DESTINATIONS))


def _check_octopus(marks: _Picture, flat: str, zone: tuple[int, ...]) -> None:
    """VO-2: a third to a half of the Forests."""
    octopus = [square for square, mark in enumerate(flat) if mark in "ot"]
    for square in octopus:
        if zone[square] != FORESTS:
            marks.fault(square, "the octopus in the Underwater Forests")
    forests = zone.count(FORESTS)
    if not forests <= 3 * len(octopus) or not 2 * len(octopus) <= forests:
        expected = f"an octopus (o, t) on a third to a half of the {forests} squares of the Forests"
        raise marks.box.fault(CHART, "marks:", f"{expected}, not on {len(octopus)}")


# -- dashboard and counter --------------------------------------------------------------------------------------------


class _DashboardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    route: dict[str, dict[str, int]]


class _CounterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    navigation: str
    events: str


def _read_instruments(box: Box) -> Instruments:
    wheels, counter = box.toml(DASHBOARD, _DashboardFile).route, box.toml(COUNTER, _CounterFile)
    _check_names(box, DASHBOARD, "route", wheels, DEPTHS)
    for depth, wheel in wheels.items():
        _check_names(box, DASHBOARD, f"route.{depth}", wheel, COMPASS)
        for direction, route in wheel.items():
            if not 1 <= route <= _MOST_ROUTE:
                raise box.fault(DASHBOARD, f"route.{depth}.{direction}", f"1 to {_MOST_ROUTE}, not {route}")
    hundreds = _colours(box, "navigation", counter.navigation)
    thousands = _colours(box, "events", counter.events)
    shown = range(GOAL // REGISTERS)
    return Instruments(
        routes=tuple(wheels[depth][direction] for direction in COMPASS for depth in DEPTHS),
        navigation=tuple(hundreds[at % 10] for at in shown),
        events=tuple(thousands[at // 10 % 10] for at in shown),
    )


def _check_names(box: Box, file: str, entry: str, found: Collection[str], names: tuple[str, ...]) -> None:
    if set(found) != set(names):
        raise box.fault(file, entry, f"{' '.join(names)}, not {' '.join(found)}")


def _colours(box: Box, entry: str, letters: str) -> list[int]:
    if len(letters) != 10 or not set(letters) <= set("byr"):
        raise box.fault(COUNTER, entry, "ten letters out of b, y and r, one for each digit")
    return ["byr".index(letter) for letter in letters]


# -- cards and preys --------------------------------------------------------------------------------------------------


class _DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    source: Source
    numbered: dict[str, int]
    jokers: dict[str, int]


def _read_deck(box: Box) -> Deck:
    file = box.toml(DECK, _DeckFile)
    _check_names(box, DECK, "numbered", file.numbered, KINDS[:JOKERS])
    _check_names(box, DECK, "jokers", file.jokers, KINDS[JOKERS:])
    kind: list[int] = []
    number: list[int] = []
    cards: list[int] = []
    for which, name in enumerate(KINDS):
        joker = which >= JOKERS
        count = (file.jokers if joker else file.numbered)[name]
        least = 1 if which == SPUR else 0  # VO-29 turns cards until a spur comes
        if not least <= count <= CARDS:
            section = "jokers" if joker else "numbered"
            raise box.fault(DECK, f"{section}.{name}", f"{least} to {CARDS}, not {count}")
        for at in range(count):
            if not joker or at == 0:
                kind.append(which)
                number.append(0 if joker else at + 1)
            cards.append(len(kind) - 1)
    if file.cards != CARDS:
        raise box.fault(DECK, "cards", f"{CARDS}, not {file.cards}")
    if len(cards) != CARDS:
        raise box.fault(DECK, "numbered", f"{CARDS} cards in all, not {len(cards)}")
    colour = tuple(n % 3 if k < WEAPONS else NONE for k, n in zip(kind, number, strict=True))
    return Deck(tuple(kind), tuple(number), colour, tuple(cards))


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    at: str
    takes: tuple[dict[str, int], ...]
    points: int
    source: Source = "reconstructed"


class _PreysFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    underwater: tuple[_Entry, ...]
    surface: tuple[_Entry, ...]


def _read_preys(box: Box) -> tuple[Prey, ...]:
    """Both series, the blue one first."""
    file = box.toml(PREYS, _PreysFile)
    preys: list[Prey] = []
    for series, (title, entries) in enumerate((("underwater", file.underwater), ("surface", file.surface))):
        for at, entry in enumerate(entries):
            if any(other.name == entry.name for other in preys):
                raise box.fault(PREYS, f"{title}[{at}].name", f"another name than {entry.name}, which is taken")
            preys.append(_prey(box, f"{title}[{at}]", series, entry))
    return tuple(preys)


def _prey(box: Box, place: str, series: int, entry: _Entry) -> Prey:
    if not _NAME.match(entry.name):
        raise box.fault(PREYS, f"{place}.name", "small letters, digits and hyphens")
    words = entry.at.split("+")
    if not 1 <= len(words) <= 2 or any(word not in COMPASS for word in words):
        raise box.fault(PREYS, f"{place}.at", f"one or two of {' '.join(COMPASS)}, as in N or S+SE, not {entry.at}")
    directions = tuple(COMPASS.index(word) for word in words)
    if all(sum(STEPS[d][axis] for d in directions) == 0 for axis in (0, 1)):
        raise box.fault(PREYS, f"{place}.at", "a way that does not lead back to the Nautilus")
    if not 1 <= entry.points <= _MOST_POINTS:
        raise box.fault(PREYS, f"{place}.points", f"1 to {_MOST_POINTS}, not {entry.points}")
    takes = tuple(_takes(box, f"{place}.takes[{n}]", alternative) for n, alternative in enumerate(entry.takes))
    if not takes:
        raise box.fault(PREYS, f"{place}.takes", "at least one set")
    if len({(t.kind, t.colour) for t in takes}) < len(takes):
        raise box.fault(PREYS, f"{place}.takes", "each kind or colour once")
    return Prey(entry.name, series, directions, takes, entry.points, entry.source)


def _takes(box: Box, place: str, alternative: dict[str, int]) -> Takes:
    kinds = KINDS[:JOKERS]
    known = (*kinds, *COLOURS)
    if len(alternative) != 1 or not set(alternative) <= set(known):
        raise box.fault(PREYS, place, "one of " + " | ".join(known))
    (word, count), *_ = alternative.items()
    most = HAND if word in kinds else WEAPONS
    if not 1 <= count <= most:
        raise box.fault(PREYS, f"{place}.{word}", f"1 to {most}, not {count}")
    return Takes(KINDS.index(word), NONE, count) if word in kinds else Takes(VARIED, COLOURS.index(word), count)
