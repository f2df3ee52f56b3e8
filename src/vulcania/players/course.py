"""Matches played on with a net, everybody doing what it likes best: later it shows what a move was good for."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan
from statistics import fmean
from typing import NamedTuple

from vulcania.core.chance import Chance
from vulcania.core.state import State
from vulcania.players.judge import Judge
from vulcania.players.player import Seen
from vulcania.players.search import Clock, Findings, Try
from vulcania.players.tree import next_choice

LIKED = 2
"""Besides the moves that are asked about, so many are played on of those that the net likes best."""


class Course(NamedTuple):
    """How far a match is played on, and how it is judged. To the end of long ones would take several times as long, and
    how they end is far more a matter of luck than what the net thinks of them before."""

    ahead: int
    """So many decisions."""
    heard: int = 1
    """So many of the last opinions on the way count, all alike: they cost nothing, and luck has less of a say."""


FAR, NEAR = Course(20), Course(11, heard=7)
ROUND = Course(6)
"""Among several rivals, until about all of them have moved: on the way one would hardly be heard."""


class _Played:
    """A match that is played on, and what the net thinks of it, seen from each seat that was asked."""

    __slots__ = ("heard", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: list[list[float]] = [[] for _ in range(state.seats)]

    def hear(self, seat: int, worth: float, team: bool) -> None:
        """What it is worth to one tells what it is worth to a mate, or to the only rival."""
        for other, heard in enumerate(self.heard):
            if team or other == seat:
                heard.append(worth)
            elif len(self.heard) == 2:
                heard.append(1 - worth)

    def came(self, net: Judge) -> list[float]:
        """What it has come to for each seat; not a number to those who were not asked."""
        if not self.state.to_act:
            return net.endings(self.state)
        return [fmean(heard) if heard else nan for heard in self.heard]


def played_on(
    net: Judge,
    seat: int,
    moves: Sequence[int],
    deals: Sequence[State],
    course: Course | None = None,
    clock: Clock | None = None,
) -> list[list[float]]:
    """What each move comes to for its player in each of the deals when everybody plays on as the net likes best: to the
    end, or for a while, after which the net says what it has come to."""
    tables = _tables(net, seat, moves, deals, course, clock)
    return [[one.came(net)[seat] for one in matches] for matches in tables]


def rehearsed(net: Judge, seen: Seen, chance: Chance, deals: int, also: Sequence[int]) -> Findings:
    """What is found out about some moves, and about those that the net likes best, by playing them on in the same
    deals; of ``also`` for everyone."""
    best = list(net.liked(seen.imagine(chance.fork()), seen.seat, seen.moves))[:LIKED]
    moves = [*also, *(move for move in best if move not in also)]
    luck = chance.fork()
    tables = _tables(net, seen.seat, moves, [seen.imagine(luck) for _ in range(deals)], NEAR, None, also)
    found = []
    for move, matches in zip(moves, tables, strict=True):
        came = [one.came(net) for one in matches]
        values = tuple(map(fmean, zip(*came, strict=True)))
        found.append(Try(move, deals, values, 0.0, tuple(one[seen.seat] for one in came)))
    found.sort(key=lambda one: -one.values[seen.seat])
    return Findings(seen.seat, tuple(found), deals * len(moves))


def _tables(
    net: Judge,
    seat: int,
    moves: Sequence[int],
    deals: Sequence[State],
    course: Course | None,
    clock: Clock | None,
    also: Sequence[int] = (),
) -> list[list[_Played]]:
    """For each move a match of every deal, all of them played on side by side. In the end the player is asked what it
    has come to, and after the moves in ``also`` everyone is."""
    team = net.game.meta.team
    tables = [[_Played(deal.clone()) for deal in deals] for _ in moves]
    whom: dict[_Played, Sequence[int]] = {}
    for move, matches in zip(moves, tables, strict=True):
        for one in matches:
            one.state.play(move, seat)
            alone = team or one.state.seats == 2 or move not in also
            whom[one] = (seat,) if alone else range(one.state.seats)
    going = list(whom)
    steps, heard = course or (None, 0)
    while going and steps != 0:
        if clock is not None:
            clock.rounds += len(going)
        asked = [(one, *choice) for one in going if (choice := next_choice(one.state))[1]]
        likes, worth = net.opinions([(one.state, acting) for one, acting, _ in asked]) if asked else ((), ())
        for (one, acting, open_), liked, value in zip(asked, likes, worth, strict=True):
            if steps is not None and steps < heard:
                one.hear(acting, float(value), team)
            one.state.play(open_[int(liked[open_].argmax())], acting)
        going = [one for one, _, _ in asked]
        steps = steps and steps - 1
    last = [(one, other) for one in going if next_choice(one.state)[1] for other in whom[one]]
    worth = net.opinions([(one.state, other) for one, other in last])[1] if last else ()
    for (one, other), value in zip(last, worth, strict=True):
        one.hear(other, float(value), team)
    return tables
