"""Why a move is the better one: what the search and the heuristics really weighed, part by part, ready to be said.

Two things are compared. *At once*: the position after the move against the one before it, in a few imagined positions.
*Ahead*: what the search's tries of two moves came to, on average over the same imagined positions. Either is a
difference of the game's own named parts (``heuristics.parts``); nothing is said that is not such a difference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from typing import Literal

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.state import State
from vulcania.players.heuristics import heuristics
from vulcania.players.player import Seen
from vulcania.players.search import Key, Try
from vulcania.words.message import Message, message

DEALS = 6
"""In so many imagined positions a move is looked at."""
SLIGHT = 0.25
"""What comes to less than this, in the game's own measure, is no reason."""
BESIDE = 0.15
"""Nor is what comes to less than this part of the greatest reason."""
MOST = 3
"""So many reasons are enough."""
DOUBTFUL, SURE = 1.5, 3.0
"""How many standard errors two moves must lie apart to be told apart, and to be told apart for sure."""
CLOSE = 0.005
"""Two chances that are nearer than this are the same to everybody."""

Kind = Literal["gain", "keep", "deny", "cost", "risk", "grant"]
Sureness = Literal["only", "clear", "likely", "tie"]


class Reason(msgspec.Struct, frozen=True):
    """One part that differs, and by how much."""

    kind: Kind
    """For oneself more that is sure (``gain``) or to come (``keep``), or less of it (``cost``, ``risk``); for another
    less (``deny``) or more (``grant``)."""
    part: str
    seat: int
    """Whose part it is."""
    points: float
    """How much it differs; always above 0."""
    where: tuple[str, ...] = ()

    def worded(self, form: Literal["", "ahead", "instead"] = "") -> Message:
        """The reason to be said: of a move, of what its tries came to, or of what it would have done instead."""
        key = f"reason-{self.kind}" + (f".{form}" if form else "")
        return message(key, part=self.part, seat=self.seat, points=rounded(self.points))


def rounded(points: float) -> int:
    """As one says it: whole numbers, and 0 for about half of one."""
    return 0 if points < 0.75 else round(points)


def reasons(
    differences: Mapping[Key, float], seat: int, team: bool, where: Mapping[Key, Sequence[str]] | None = None
) -> list[Reason]:
    """The differences worth naming, the greatest first; in a team what holds for one holds for all.

    Of one's own parts what is sure is told from what may come; where the one grew out of the other, only what was lost
    on the way counts as let go. Of others' parts the sum is told.
    """
    found: list[Reason] = []
    places = where or {}
    for whose, name in dict.fromkeys((whose, name) for whose, name, _ in differences):
        if team and whose != seat:
            continue
        sure, hope = (differences.get((whose, name, hoped), 0.0) for hoped in (False, True))
        told: list[tuple[Kind, float]]
        if whose != seat:
            told = [("grant" if sure + hope > 0 else "deny", abs(sure + hope))]
        elif sure > 0:
            told = [("gain", sure), ("keep", hope) if hope > 0 else ("risk", -hope - sure)]
        else:
            told = [("cost", -sure), ("keep" if hope > 0 else "risk", abs(hope))]
        for kind, points in told:
            hoped = kind in ("keep", "risk")
            own = places.get((whose, name, hoped)) or places.get((whose, name, not hoped)) or ()
            found.append(Reason(kind, name, whose, points, tuple(own)))
    found.sort(key=lambda one: -one.points)
    least = max(SLIGHT, BESIDE * found[0].points) if found else SLIGHT
    return [one for one in found[:MOST] if one.points >= least]


def at_once(seen: Seen, move: int, others: Sequence[int], chance: Chance) -> list[Reason]:
    """What a move changes by itself: for its seat against the position before it, for everyone else against the mean
    of the other moves that come into question, as many a change to them comes with any move."""
    differences: dict[Key, float] = {}
    where: dict[Key, dict[str, None]] = {}
    for _ in range(DEALS):
        state = seen.imagine(chance)
        before, after = weighed(seen, state), _after(seen, state, move)
        instead = [_after(seen, state, other) for other in others]
        for key in sorted(before.keys() | after.keys()):
            (was, places), (becomes, new) = before.get(key, NOTHING), after.get(key, NOTHING)
            if key[0] != seen.seat:
                was = fsum(one.get(key, NOTHING)[0] for one in instead) / len(instead) if instead else becomes
            differences[key] = differences.get(key, 0.0) + (becomes - was) / DEALS
            changed = [one for one in new if one not in places] or [one for one in places if one not in new]
            where.setdefault(key, {}).update(dict.fromkeys(changed))
    return reasons(differences, seen.seat, seen.game.meta.team, {key: tuple(found) for key, found in where.items()})


def instead(seen: Seen, move: int, other: int, chance: Chance) -> list[Reason]:
    """What one move would do at once that another does not."""
    differences: dict[Key, float] = {}
    where: dict[Key, tuple[str, ...]] = {}
    for _ in range(DEALS):
        state = seen.imagine(chance)
        mine, theirs = _after(seen, state, move), _after(seen, state, other)
        for key in sorted(mine.keys() | theirs.keys()):
            (points, places), (others, there) = mine.get(key, NOTHING), theirs.get(key, NOTHING)
            differences[key] = differences.get(key, 0.0) + (points - others) / DEALS
            where[key] = tuple(place for place in places if place not in there)
    return reasons(differences, seen.seat, seen.game.meta.team, where)


def _after(seen: Seen, state: State, move: int) -> Weighed:
    after = state.clone()
    after.play(move, seen.seat)
    return weighed(seen, after)


Weighed = dict[Key, tuple[float, tuple[str, ...]]]
NOTHING: tuple[float, tuple[str, ...]] = (0.0, ())


def weighed(seen: Seen, state: State) -> Weighed:
    """Everybody's parts in a position: how much, and the places they rest on."""
    found: Weighed = {}
    parts = heuristics(seen.game).parts
    for seat in range(state.seats):
        for part in parts(state, seat):
            points, where = found.get((seat, part.name, part.hope), NOTHING)
            found[seat, part.name, part.hope] = (points + part.points, (*where, *part.where))
    return found


def ahead(one: Try, other: Try, seat: int, team: bool) -> list[Reason]:
    """What the tries of one move came to beyond those of another."""
    mine, theirs = dict(one.parts), dict(other.parts)
    if not mine or not theirs:
        return []
    keys = sorted(mine.keys() | theirs.keys())
    return reasons({key: mine.get(key, 0.0) - theirs.get(key, 0.0) for key in keys}, seat, team)


def doubt(one: Try, other: Try) -> float:
    """The standard error of the difference between two moves, from the positions in which both were tried."""
    return standard_error([mine - theirs for mine, theirs in zip(one.each, other.each, strict=False)])


def error(one: Try) -> float:
    """The standard error of a move's own chance."""
    return standard_error(one.each)


def standard_error(each: Sequence[float]) -> float:
    """That of a mean; of a single try nothing is known."""
    n = len(each)
    if n < 2:
        return 0.5
    mean = fsum(each) / n
    return sqrt(fsum((value - mean) ** 2 for value in each) / (n - 1) / n)


def sureness(best: Try, second: Try, seat: int) -> Sureness:
    """Whether the search can tell two moves apart."""
    apart = best.values[seat] - second.values[seat]
    doubtful = doubt(best, second)
    if apart < max(CLOSE, DOUBTFUL * doubtful):
        return "tie"
    return "clear" if apart >= SURE * doubtful else "likely"


def same(one: Try, other: Try) -> bool:
    """Whether two moves come to the very same in every try: two names for one thing."""
    return len(one.each) > 2 and len(other.each) > 2 and all(
        mine == theirs for mine, theirs in zip(one.each, other.each, strict=False)
    )  # fmt: skip


def undoes(seen: Seen, one: int, other: int, chance: Chance) -> bool:
    """Whether one move after the other puts back what the first has moved: all that the seat's worth rests on lies
    again where it lay. Between the two, others do what they like best."""
    seat, policy = seen.seat, heuristics(seen.game).policy
    state = seen.imagine(chance)
    start = _rests(seen, state)
    state.play(one, seat)
    if _rests(seen, state) == start:
        return False
    for _ in range(4 * state.seats):
        if not state.to_act:
            return False
        acting = seat if seat in state.to_act else state.to_act[0]
        moves = state.legal(acting)
        if acting == seat and other in moves:
            state.play(other, seat)
            return _rests(seen, state) == start
        weights = policy(state, acting, moves)
        state.play(moves[weights.index(max(weights))], acting)
    return False


def _rests(seen: Seen, state: State) -> set[str]:
    return {place for part in heuristics(seen.game).parts(state, seen.seat) for place in part.where}
