"""Bots by name, for the terminal, the web and simulations.

Those that come with Vulcania are in :data:`ENTRIES`. A package of someone else's adds its own by an entry point of the
group ``vulcania.players``, which names an :class:`Entry`, or anything that makes a :class:`Player` when called without
arguments. Entry points are looked up when a name is asked for that is not built in. Nothing of theirs is imported to
know them by name: nobody knows what that would do, or whether it would end. :func:`loaded` does that, in processes
that can be ended.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from vulcania.core.errors import BadSetup
from vulcania.players.basic import GreedyPlayer, RandomPlayer
from vulcania.players.budget import Budget, budget
from vulcania.players.levels import CAPTAIN, NEMO, Deckhand, Mate, Pupil, captain, nemo
from vulcania.players.player import Player
from vulcania.shelf import quietly

GROUP = "vulcania.players"
HUMAN = "human"

_NUMBERED = re.compile(r"(.+?)(?: \d+)?\Z")


@dataclass(frozen=True)
class Entry:
    """A kind of player. ``make`` is called for each seat of each match, with the budget that was asked for."""

    name: str
    make: Callable[[Budget | None], Player]
    budget: Budget | None = None
    """What it thinks with unless told otherwise; ``None``: it takes no budget."""


@dataclass(frozen=True)
class Sitting:
    """What a table asked for one seat: a person, or a kind of player with what it may think with."""

    entry: Entry | None
    """``None``: a person."""
    budget: Budget | None = None
    name: str = ""
    """What the player is called; a person may be nameless."""

    @property
    def human(self) -> bool:
        return self.entry is None

    def player(self) -> Player:
        """A fresh player for one seat of one match."""
        assert self.entry is not None, "a person is not made"
        return self.entry.make(self.budget)


RANDOM = Entry("random", lambda _: RandomPlayer())

ENTRIES = {
    entry.name: entry
    for entry in (
        RANDOM,
        Entry("greedy", lambda _: GreedyPlayer()),
        Entry("pupil", lambda _: Pupil()),
        Entry("deckhand", lambda _: Deckhand()),
        Entry("mate", lambda _: Mate()),
        Entry("captain", captain, CAPTAIN),
        Entry("nemo", nemo, NEMO),
    )
}


def _found() -> tuple[dict[str, EntryPoint], list[EntryPoint]]:
    """Other people's bots by name; and those that claim a name which another had first."""
    return _found_on(tuple(sys.path))


@cache  # looking through all packages takes longer than making most pages
def _found_on(_: tuple[str, ...]) -> tuple[dict[str, EntryPoint], list[EntryPoint]]:
    held: dict[str, EntryPoint] = {}
    points = sorted(set(entry_points(group=GROUP)), key=lambda point: point.value)
    ours = (HUMAN, *ENTRIES)
    late = [one for one in points if one.name.casefold() in ours or held.setdefault(one.name, one) is not one]
    return held, late


def left_out() -> tuple[BadSetup, ...]:
    """Why bots that were found by their entry points cannot be seated. More about them is known once they are."""
    return tuple(BadSetup("error-player-taken", name=point.name, package=point.value) for point in _found()[1])


def names() -> tuple[str, ...]:
    """Every bot there is, the built-in ones first."""
    return (*ENTRIES, *sorted(_found()[0]))


def entry(name: str) -> Entry:
    """The bot of that name; :class:`BadSetup` suggests a near one. Someone else's is known by its name only."""
    if name in ENTRIES:
        return ENTRIES[name]
    point = _found()[0].get(name)
    if point is not None:
        return Entry(name, lambda given: _imported(point).make(given))
    known = (HUMAN, *names())
    near = get_close_matches(name.casefold(), known, 1)
    key = "error-player-near" if near else "error-player"
    raise BadSetup(key, name=name[:60], near="".join(near), known=", ".join(known))


def built_in(one: Entry) -> bool:
    """Whether the bot came with Vulcania."""
    return ENTRIES.get(one.name) is one


def _imported(point: EntryPoint) -> Entry:
    try:
        with quietly():
            thing = point.load()
    except Exception as error:
        raise BadSetup("error-player-broken", name=point.name, why=f"{type(error).__name__}: {error}"[:200]) from error
    if isinstance(thing, Entry):
        return replace(thing, name=point.name)
    if not callable(thing):
        raise BadSetup("error-player-broken", name=point.name, why=f"{point.value}: {type(thing).__name__}")
    make: Callable[[], Player] = thing
    return Entry(point.name, lambda _: make())


def sitting(text: str) -> Sitting:
    """One seat as people write it: ``greedy``, ``captain:2s``, ``captain:500``, ``human``, ``human:Anna``."""
    name, _, rest = (part.strip() for part in text.partition(":"))
    if name.casefold() == HUMAN:
        if not known_by_name(rest).human:  # a record holds names only: the bot would come back for the person
            raise BadSetup("error-human-name", name=rest)
        return Sitting(None, None, rest)
    found = entry(name.casefold() if name.casefold() in ENTRIES else name)
    if not rest:
        return Sitting(found, found.budget, found.name)
    if found.budget is None and built_in(found):
        raise BadSetup("error-player-no-budget", name=found.name)
    return Sitting(found, budget(rest), f"{found.name}:{rest}")


def loaded(one: Sitting) -> Sitting:
    """The same with someone else's bot imported into this process; :class:`BadSetup` if it cannot be had like that."""
    if one.entry is None or built_in(one.entry):
        return one
    found = _imported(_found()[0][one.entry.name])
    if one.budget is not None and found.budget is None:
        raise BadSetup("error-player-no-budget", name=found.name)
    return Sitting(found, one.budget or found.budget, one.name)


def sittings(text: str) -> tuple[Sitting, ...]:
    """All seats of a table, parted by commas: ``human,greedy,random``. Bots of one kind are numbered."""
    found = [sitting(part) for part in text.split(",")] if text.strip() else []
    return tuple(
        Sitting(one.entry, one.budget, _numbered(one.name, [other.name for other in found], at))
        for at, one in enumerate(found)
    )


def _numbered(name: str, all_names: Sequence[str], at: int) -> str:
    if not name or all_names.count(name) == 1:
        return name
    return f"{name} {all_names[: at + 1].count(name)}"


def known_by_name(name: str) -> Sitting:
    """Who sat in the seat of a recorded match: the bot that bears the name, or else a person called so."""
    plain = _NUMBERED.match(name)
    try:
        bot = sitting(plain[1]) if plain else None
    except BadSetup:
        bot = None
    if bot is None or bot.human:
        return Sitting(None, None, name)
    return Sitting(bot.entry, bot.budget, name)
