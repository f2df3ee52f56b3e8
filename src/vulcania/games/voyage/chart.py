"""The sea chart: a text map, read and checked, with everything that sailing needs worked out beforehand.

A square is a number, row by row from the north-west corner. People call squares by the letter of the column and the
number of the row: ``a1`` is the north-west corner, ``m10`` Vulcania.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from typing import NamedTuple, NoReturn

from vulcania.core.components import Box
from vulcania.games.voyage.moves import GREAT, MEDIUM, STEP, STEPS, SURFACE, sail

FILE = "chart.txt"

ZONES = ("forests", "sharks", "cannibals", "icebergs", "galleon", "whales", "corridor")
FORESTS, SHARKS, CANNIBALS, ICEBERGS, GALLEON, WHALES, CORRIDOR = range(7)
"""VO-1. The first six are the zones with a destination each."""
DESTINATIONS = 6

HUNTS = ("underwater", "surface", "none")
UNDERWATER, ON_SURFACE, NO_HUNT = range(3)

LIGHT, DARK, HALF = range(3)

_LETTERS = "fscigwn"
_DIGITS = "6541320"
_MARKS = ".*otwVx"
_MOST_COLUMNS, _MOST_ROWS = 26, 99
_REACH = 2
"""VO-17: preys lie one or two steps from the Nautilus, and must lie in the zone of the destination."""

_SOURCE = re.compile(r"source:\s*(printed|reconstructed)$")
_HUNT = re.compile(r"hunt\s+(\S):\s*(\S+)$")


class Course(NamedTuple):
    """For each square, the moves that bring the Nautilus a step nearer to one aim (VO-8)."""

    dived: tuple[tuple[int, ...], ...]
    surfaced: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    columns: int
    rows: int
    source: str
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
    steps: tuple[tuple[int, ...], ...]
    """A hunter's moves from each square to those around it in the same zone (VO-21)."""
    to_destination: tuple[Course, ...]
    to_warship: Course
    out_of_archipelago: Course
    names: tuple[str, ...]
    water_rows: tuple[str, ...]
    mark_rows: tuple[str, ...]
    """The two pictures as the file has them."""
    shortest_leg: int
    """No destination is reached in fewer moves after the one before."""

    def name(self, square: int) -> str:
        return self.names[square]

    def distance(self, one: int, other: int) -> int:
        """King's steps (VO-8)."""
        (row, column), (to_row, to_column) = divmod(one, self.columns), divmod(other, self.columns)
        return max(abs(row - to_row), abs(column - to_column))


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
        raise self.box.fault(FILE, f"line {self.lines[row]}, column {column + 1}", expected)

    def check_shape(self) -> None:
        if not self.rows:
            raise self.box.fault(FILE, f"{self.title}:", "a picture, one character a square")
        if len(self.rows) > _MOST_ROWS:
            raise self.box.fault(FILE, f"line {self.lines[_MOST_ROWS]}", f"at most {_MOST_ROWS} rows")
        if self.columns > _MOST_COLUMNS:
            raise self.box.fault(FILE, f"line {self.lines[0]}, column {_MOST_COLUMNS + 1}", "at most 26 squares a row")
        for line, row in zip(self.lines, self.rows, strict=True):
            if len(row) != self.columns:
                column = min(len(row), self.columns) + 1
                expected = f"{self.columns} squares a row as in line {self.lines[0]}, not {len(row)}"
                raise self.box.fault(FILE, f"line {line}, column {column}", expected)


def read_chart(box: Box) -> Chart:
    """VO-1 to VO-3: the map as the file has it; a contradiction is named by line and column."""
    water, marks, hunts, source = _parse(box)
    for picture in (water, marks):
        picture.check_shape()
    if (len(water.rows), water.columns) != (len(marks.rows), marks.columns):
        expected = f"{water.columns} × {len(water.rows)} squares as under water:"
        raise box.fault(FILE, f"line {marks.lines[0]}, column 1", expected)
    zone, depth = _zones(water)
    flat = "".join(marks.rows)
    for square, mark in enumerate(flat):
        if mark not in _MARKS:
            marks.fault(square, f"one of {_MARKS}, not {mark}")
    columns, rows = water.columns, len(water.rows)
    near = _neighbours(columns, rows)
    destinations = _destinations(water, marks, flat, zone)
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
    out = _steps_out(near, zone)
    if len(out) < zone.count(CANNIBALS):
        stuck = next(s for s in range(len(zone)) if zone[s] == CANNIBALS and s not in out)
        water.fault(stuck, "a way out of the Cannibal Archipelago")
    starts = {SHARKS: [warship], GALLEON: [whirlpool], CANNIBALS: _just_outside(near, zone)}
    return Chart(
        columns=columns,
        rows=rows,
        source=source,
        zone=zone,
        water=depth,
        octopus=tuple(mark if mark in "ot" else "" for mark in flat),
        hunts=hunts,
        destinations=destinations,
        warship=warship,
        vulcania=vulcania,
        whirlpool=whirlpool,
        near=near,
        steps=tuple(
            tuple(STEP + d for d, other in enumerate(others) if other >= 0 and zone[other] == zone[square])
            for square, others in enumerate(near)
        ),
        to_destination=tuple(_course(near, depth, _king_steps(columns, rows, d)) for d in destinations),
        to_warship=_course(near, depth, _king_steps(columns, rows, warship)),
        out_of_archipelago=_course(near, depth, [out.get(square, 0) for square in range(len(zone))]),
        names=tuple(f"{chr(ord('a') + x)}{y + 1}" for y in range(rows) for x in range(columns)),
        water_rows=tuple(water.rows),
        mark_rows=tuple(marks.rows),
        shortest_leg=_shortest_leg(columns, rows, destinations, starts),
    )


def _parse(box: Box) -> tuple[_Picture, _Picture, tuple[int, ...], str]:
    """The file's entries, without looking at what they mean."""
    pictures = {title: _Picture(box, title) for title in ("water", "marks")}
    hunts: dict[int, int] = {}
    source = ""
    current: _Picture | None = None
    for number, line in enumerate(box.text(FILE).splitlines(), 1):
        text = line.partition("#")[0].rstrip()
        if not text:
            continue
        if text.removesuffix(":") in pictures and text.endswith(":"):
            current = pictures[text[:-1]]
        elif found := _SOURCE.match(text):
            source = found[1]
        elif found := _HUNT.match(text):
            if found[1] not in _LETTERS[:DESTINATIONS]:
                raise box.fault(FILE, f"line {number}, column {found.start(1) + 1}", "one of f s c i g w")
            if found[2] not in HUNTS:
                raise box.fault(FILE, f"line {number}, column {found.start(2) + 1}", " | ".join(HUNTS))
            hunts[_LETTERS.index(found[1])] = HUNTS.index(found[2])
        elif current is not None:
            current.rows.append(text)
            current.lines.append(number)
        else:
            raise box.fault(FILE, f"line {number}, column 1", "source:, hunt …:, water: or marks:")
    if not source:
        raise box.fault(FILE, "source:", "printed | reconstructed")
    for which in range(DESTINATIONS):
        if which not in hunts:
            raise box.fault(FILE, f"hunt {_LETTERS[which]}:", " | ".join(HUNTS))
    return pictures["water"], pictures["marks"], tuple(hunts[z] for z in range(DESTINATIONS)), source


def _zones(water: _Picture) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Zone and depth of every square."""
    zone, depth = [], []
    for square, letter in enumerate("".join(water.rows)):
        if letter in _DIGITS:
            zone.append(_DIGITS.index(letter))
            depth.append(HALF)
        elif letter.lower() in _LETTERS:
            zone.append(_LETTERS.index(letter.lower()))
            depth.append(DARK if letter.isupper() else LIGHT)
        else:
            water.fault(square, f"a letter of {_LETTERS}, small or capital, or a digit from 0 to 6, not {letter}")
    return tuple(zone), tuple(depth)


def _neighbours(columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    near = []
    for square in range(columns * rows):
        row, column = divmod(square, columns)
        near.append(
            tuple(
                (row + dy) * columns + column + dx if 0 <= row + dy < rows and 0 <= column + dx < columns else -1
                for dx, dy in STEPS
            )
        )
    return tuple(near)


def _only(marks: _Picture, flat: str, mark: str, what: str) -> int:
    found = [square for square, other in enumerate(flat) if other == mark]
    if not found:
        raise marks.box.fault(FILE, "marks:", f"{what} ({mark})")
    if len(found) > 1:
        marks.fault(found[1], f"{what} ({mark}) only once")
    return found[0]


def _destinations(water: _Picture, marks: _Picture, flat: str, zone: tuple[int, ...]) -> tuple[int, ...]:
    """VO-1: one for each zone, in its centre, with room around it for the preys (VO-17)."""
    found: dict[int, int] = {}
    columns, rows = water.columns, len(water.rows)
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
            raise marks.box.fault(FILE, "marks:", f"a destination (*) in the zone {_LETTERS[which]}")
        row, column = divmod(found[which], columns)
        at_rows = [square // columns for square, here in enumerate(zone) if here == which]
        at_columns = [square % columns for square, here in enumerate(zone) if here == which]
        if min(at_rows) + max(at_rows) != 2 * row or min(at_columns) + max(at_columns) != 2 * column:
            marks.fault(found[which], "the destination in the centre of its zone")
        for y in range(row - _REACH, row + _REACH + 1):
            for x in range(column - _REACH, column + _REACH + 1):
                if not (0 <= y < rows and 0 <= x < columns) or zone[y * columns + x] != which:
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
        raise marks.box.fault(FILE, "marks:", f"{expected}, not on {len(octopus)}")


def _king_steps(columns: int, rows: int, aim: int) -> list[int]:
    row, column = divmod(aim, columns)
    return [max(abs(y - row), abs(x - column)) for y in range(rows) for x in range(columns)]


def _steps_out(near: tuple[tuple[int, ...], ...], zone: tuple[int, ...]) -> dict[int, int]:
    """VO-30: how far each square of the archipelago is from the nearest one outside."""
    steps: dict[int, int] = {}
    queue = deque((square, 0) for square, here in enumerate(zone) if here != CANNIBALS)
    while queue:
        square, far = queue.popleft()
        for other in near[square]:
            if other >= 0 and zone[other] == CANNIBALS and other not in steps:
                steps[other] = far + 1
                queue.append((other, far + 1))
    return steps


def _just_outside(near: tuple[tuple[int, ...], ...], zone: tuple[int, ...]) -> list[int]:
    return [
        square
        for square, here in enumerate(zone)
        if here != CANNIBALS and any(other >= 0 and zone[other] == CANNIBALS for other in near[square])
    ]


def _course(near: tuple[tuple[int, ...], ...], depth: tuple[int, ...], steps: list[int]) -> Course:
    dived, surfaced = [], []
    for square, others in enumerate(near):
        nearer = [(d, other) for d, other in enumerate(others) if other >= 0 and steps[other] == steps[square] - 1]
        levers = ((MEDIUM,), (GREAT,), (MEDIUM, GREAT))
        dived.append(tuple(sail(d, lever) for d, other in nearer for lever in levers[depth[other]]))
        surfaced.append(tuple(sail(d, SURFACE) for d, _ in nearer))
    return Course(tuple(dived), tuple(surfaced))


def _shortest_leg(columns: int, rows: int, destinations: tuple[int, ...], starts: dict[int, list[int]]) -> int:
    """A leg begins on the destination before, or where an adventure there has taken the Nautilus (VO-40).

    The whirlpool can shorten any leg under way, too; other adventures only lengthen them.
    """
    thrown_to = starts[GALLEON][0]
    return min(
        _king_steps(columns, rows, to)[start]
        for before, square in enumerate(destinations)
        for start in [square, thrown_to, *starts.get(before, [])]
        for after, to in enumerate(destinations)
        if after != before
    )
