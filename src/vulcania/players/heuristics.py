"""What a game may know about playing it well: a module ``heuristics`` with any of these functions.

All are given positions that a player imagined (see ``State.redeal``), so they may read all of it: what the seat cannot
know is dealt at random there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from vulcania.core.game import Game
from vulcania.core.part import Part
from vulcania.core.state import State


def alike(_state: State, _seat: int, moves: Sequence[int]) -> list[float]:
    """The policy of who has none: every move looks alike."""
    return [1.0] * len(moves)


def nameless(_state: State, _seat: int) -> Sequence[Part]:
    """The parts of who names none: advice then goes without reasons."""
    return ()


def even(state: State) -> list[float]:
    """The value of who has none: the match is open."""
    return [1 / state.seats] * state.seats


Policy = Callable[[Any, int, Sequence[int]], list[float]]
"""How good each move of a seat looks in a position: one number of at least 0 for each, the greatest for the best."""


@dataclass(frozen=True)
class Heuristics:
    """A game's own functions, typed for its own state, or what stands in for those that it leaves out."""

    policy: Policy = alike
    """What a sensible player likes."""
    value: Callable[[Any], list[float]] = even
    """For each seat, an estimate between 0 and 1 of how the match will end for it: 1 a sure win, 0 a sure loss.

    In a game of teams it is asked after the end as well: winning may be done well or badly."""
    parts: Callable[[Any, int], Sequence[Part]] = nameless
    """What the value is made of, for one seat: named parts, all of which together are what it goes by. At the end of a
    match among rivals they come to the seat's score."""
    expert: Policy | None = None
    """That of who knows the game well, where that is much more than a sensible player's: what searches think with, also
    where a net was taught the game. Captains search for a moment whether something is better, and in a hurry play it at
    once."""
    solve: Policy | None = None
    """Where it can be worked out what moves lead to, the seat's chance to win with each, on the scale of ``value``; and
    nothing where it cannot. Captains and Nemo go by it, by what a search finds and by what a net thinks. It may take
    some milliseconds, so that searches do not think with it."""
    beside: float = 0.0
    """How much of Nemo's opinion is what a search by these heuristics finds, where a net was taught the game
    (``BESIDE``): nothing where the net knows better, at most 1."""
    several: float = 0.0
    """The same among several rivals, and of the captain's opinion too (``SEVERAL``); left out, as with one."""
    wide: int = 0
    """How many moves Nemo rehearses however little the net likes them (``WIDE``), where it is surer of itself than it
    should be; else he rehearses those that looking ahead with it leaves in question."""
    turns: int | None = None
    """After how many changes of the acting seat a search values what it tried (``TURNS``), if the game has a say."""


@cache
def heuristics(game: Game) -> Heuristics:
    """What the game's module says, and ignorance of the rest."""
    module = game.optional_part("heuristics")
    return Heuristics(
        getattr(module, "policy", alike),
        getattr(module, "value", even),
        getattr(module, "parts", nameless),
        getattr(module, "expert", None),
        getattr(module, "solve", None),
        getattr(module, "BESIDE", 0.0),
        getattr(module, "SEVERAL", 0.0),
        getattr(module, "WIDE", 0),
        getattr(module, "TURNS", None),
    )
