"""How far a net's opinion of a move is off, held against what comes of the move when the match is played on."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.state import State
from vulcania.learning.habits import decisions
from vulcania.learning.measure import DEALS
from vulcania.players.course import FAR, played_on, rehearsed
from vulcania.players.foresight import foreseen
from vulcania.players.judge import Judge
from vulcania.players.player import seen
from vulcania.study.analysis import DEALT, FORESEEN
from vulcania.study.second_look import DEALS as DEALT_AGAIN

PLAYED_ON = 5
"""So many times as there are positions, everything hidden is dealt anew and the match played on from each."""
NEXT = 4
"""Besides the move that the net likes best, one of the next so many is judged."""


class Doubt(NamedTuple):
    """The standard errors of what a net thinks a move leads to, and of what it thinks one costs against another; of
    what it comes to think of them when they are rehearsed; and of the cost when they are played on as for a second
    look."""

    chances: float
    costs: float
    chances_rehearsed: float
    costs_rehearsed: float
    costs_played_on: float


def doubt(game: Game, net: Judge, seats: int, positions: int = DEALS) -> Doubt:
    """Positions are those of its own matches, one of each; what chance alone makes of so few matches is taken off."""
    thinking, rehearsing, again = (_Errors([], []) for _ in range(3))
    for number in range(positions):
        luck = Chance(number, "doubt")
        state, seat, moves = _position(game, net, seats, number, luck)
        sight = seen(game, state, seat)
        deals = [sight.imagine(luck) for _ in range(PLAYED_ON * positions)]
        came = played_on(net, seat, moves, deals)
        for errors, found in (
            (thinking, foreseen(net, sight, luck, FORESEEN, also=moves)),
            (rehearsing, rehearsed(net, sight, luck, DEALT, also=moves)),
        ):
            tries = {one.move: one.values[seat] for one in found.tries}
            errors.note([tries[move] for move in moves], came)
        far = played_on(net, seat, moves, [sight.imagine(luck) for _ in range(DEALT_AGAIN)], FAR)
        again.note([fmean(one) for one in far], came)
    known = (*thinking, *rehearsing, again.costs)
    return Doubt(*map(_root, known))


class _Errors(NamedTuple):
    """Squares of how far opinions were off."""

    chances: list[float]
    costs: list[float]

    def note(self, thought: Sequence[float], came: Sequence[Sequence[float]]) -> None:
        """About two moves, what was thought of them and what came of them in the same deals."""
        self.chances.extend(off(told, found) for told, found in zip(thought, came, strict=True))
        self.costs.append(off(thought[0] - thought[1], [one - other for one, other in zip(*came, strict=True)]))


def _root(squares: Sequence[float]) -> float:
    return round(sqrt(max(fmean(squares), 0.0)), 3)


def _position(game: Game, net: Judge, seats: int, number: int, luck: Chance) -> tuple[State, int, tuple[int, int]]:
    """A decision by lot of a match of the net against itself, with its favourite move and another."""
    found = [(one.state.clone(), one.seat, one.liked()[: NEXT + 1]) for one in decisions(game, net, seats, number)]
    state, seat, liked = luck.pick(found)
    return state, seat, (liked[0], luck.pick(liked[1:]))


def off(told: float, found: Sequence[float]) -> float:
    """The square of how far an expectation is off, without what chance makes of so few matches."""
    return (told - fmean(found)) ** 2 - variance(found) / len(found)
