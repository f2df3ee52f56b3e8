"""The preys: two series of cards, each with the place where it lies, what takes it, and its points."""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from vulcania.core.components import Box, Source
from vulcania.games.voyage.deck import COLOURS, HARPOON, KINDS, MACHINE_GUN, NO_COLOUR, PICKAXE, WEAPONS
from vulcania.games.voyage.moves import COMPASS, HAND, STEPS

FILE = "preys.toml"
_NAME = re.compile(r"[a-z][a-z0-9-]*$")
_MOST_POINTS = 99

VARIED = -1
"""Instead of a kind: weapons of different kinds, all of one colour (VO-20)."""


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


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    at: str
    takes: tuple[dict[str, int], ...]
    points: int
    source: Source = "reconstructed"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    underwater: tuple[_Entry, ...]
    surface: tuple[_Entry, ...]


def read_preys(box: Box) -> tuple[Prey, ...]:
    """Both series, the blue one first."""
    file = box.toml(FILE, _File)
    preys: list[Prey] = []
    for series, (title, entries) in enumerate((("underwater", file.underwater), ("surface", file.surface))):
        for at, entry in enumerate(entries):
            preys.append(_prey(box, f"{title}[{at}]", series, entry))
            if any(other.name == entry.name for other in preys[:-1]):
                raise box.fault(FILE, f"{title}[{at}].name", f"another name than {entry.name}, which is taken")
    return tuple(preys)


def _prey(box: Box, place: str, series: int, entry: _Entry) -> Prey:
    if not _NAME.match(entry.name):
        raise box.fault(FILE, f"{place}.name", "small letters, digits and hyphens")
    words = entry.at.split("+")
    if not 1 <= len(words) <= 2 or any(word not in COMPASS for word in words):
        raise box.fault(FILE, f"{place}.at", f"one or two of {' '.join(COMPASS)}, as in N or S+SE, not {entry.at}")
    directions = tuple(COMPASS.index(word) for word in words)
    if all(sum(STEPS[d][axis] for d in directions) == 0 for axis in (0, 1)):
        raise box.fault(FILE, f"{place}.at", "a way that does not lead back to the Nautilus")
    if not 1 <= entry.points <= _MOST_POINTS:
        raise box.fault(FILE, f"{place}.points", f"1 to {_MOST_POINTS}, not {entry.points}")
    takes = tuple(_takes(box, f"{place}.takes[{n}]", alternative) for n, alternative in enumerate(entry.takes))
    if not takes:
        raise box.fault(FILE, f"{place}.takes", "at least one set")
    if len({(t.kind, t.colour) for t in takes}) < len(takes):
        raise box.fault(FILE, f"{place}.takes", "each kind or colour once")
    return Prey(entry.name, series, directions, takes, entry.points, entry.source)


def _takes(box: Box, place: str, alternative: dict[str, int]) -> Takes:
    kinds = KINDS[: PICKAXE + 1]
    known = (*kinds, *COLOURS)
    if len(alternative) != 1 or not set(alternative) <= set(known):
        raise box.fault(FILE, place, "one of " + " | ".join(known))
    (word, count), *_ = alternative.items()
    most = HAND if word in kinds else WEAPONS
    if not 1 <= count <= most:
        raise box.fault(FILE, f"{place}.{word}", f"1 to {most}, not {count}")
    if word in kinds:
        return Takes(KINDS.index(word), NO_COLOUR, count)
    return Takes(VARIED, COLOURS.index(word), count)
