"""A second look at the moves that seem to have cost most, and a closer one: each of them and the better move are played
on, time and again, in the same imagined deals, and what comes of them is compared.

Looking back on a whole match leaves little time for each move, and what few tries say of it may be off by more than the
move cost. Among many moves the costliest are also those of which too much was thought: so what they cost is found anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from statistics import fmean

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.match import Match
from vulcania.core.state import State
from vulcania.players.course import FAR, Course, played_on
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import Judge, adviser
from vulcania.players.player import Seen
from vulcania.players.reasons import standard_error
from vulcania.players.search import drawn
from vulcania.players.tree import next_choice
from vulcania.study.analysis import SLIGHT, WITHIN, Analysis, Judged, decision, explained
from vulcania.study.crew import gather, share_out

SUSPECTS = 6
"""So many moves are looked at again."""
DECISIONS, BY_HEURISTICS = 6000, 12_000
"""So many decisions are made for each of them, about, by a net or without one, which is quicker."""
FEWEST, MOST = 24, 64
"""In so many deals a move is played on to the end."""
ENOUGH, DEALS = 48, 32
"""Where that would be fewer, it is played on for a while in so many, if it is known how far a net is off then."""
UNKNOWN = 1000
"""The end of a match that is not over is taken to be so many decisions away."""


class _Part(msgspec.Struct, frozen=True):
    record: str
    components: str | None
    judged: Judged


class _Way(msgspec.Struct, frozen=True):
    """How far a move is played on, in how many deals, and how far what the net thinks then is off."""

    course: Course | None
    deals: int
    off: float


def look_again(
    match: Match,
    found: Analysis,
    *,
    components: str | None = None,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> Analysis:
    """The same with what the costliest moves really cost; after Ctrl-C, as it was. ``done`` is called after each."""
    record = match.record()
    again: dict[int, Judged] = {}

    def take(one: Judged) -> None:
        again[one.ply] = one
        done(1)

    parts = [_Part(record, components, one) for one in suspects(found)]
    if not gather(share_out(_look, parts, jobs), take):
        return found
    moves = tuple(again.get(one.ply, one) for one in found.moves)
    return msgspec.structs.replace(found, moves=moves, twice=True)


def suspects(found: Analysis) -> list[Judged]:
    """The moves that seem to have cost most."""
    costly = [one for one in found.moves if one.cost >= SLIGHT]
    return sorted(costly, key=lambda one: (-one.cost, one.ply))[:SUSPECTS]


def _look(part: _Part) -> Judged:
    judged = part.judged
    match, sight, played, chance = decision(part.record, part.components, judged.ply - 1, "second look")
    moves = (match.game.vocabulary.parse(judged.best), played)
    net = adviser(match.game, match.setup)
    way = _way(net, len(match.plies) - judged.ply if match.over else UNKNOWN)
    deals = [sight.imagine(chance) for _ in range(way.deals)]
    if net is None:
        came = _played_out(sight, moves, deals, chance)
    else:
        came = played_on(net, sight.seat, moves, deals, way.course)
    costs = [better - worse for better, worse in zip(*came, strict=True)]
    doubt = WITHIN * hypot(standard_error(costs), way.off)
    found = msgspec.structs.replace(judged, cost=max(fmean(costs), 0.0), doubt=doubt, reasons=())
    return explained(found, sight, moves[0], played, chance)


def _way(net: Judge | None, left: int) -> _Way:
    """To the end, if that is not too far: then nothing is off but by luck."""
    deals = min((BY_HEURISTICS if net is None else DECISIONS) // (2 * max(left, 1)), MOST)
    off = None if net is None else net.about.off_costs_played_on
    if deals < ENOUGH and off is not None:
        return _Way(FAR, DEALS, off)
    return _Way(None, max(deals, FEWEST), 0.0)


def _played_out(sight: Seen, moves: Sequence[int], deals: Sequence[State], chance: Chance) -> list[list[float]]:
    """What each move comes to in each of the deals when all play on as the game's heuristics like best, now and then
    otherwise: the same luck, and the same slips, after either move."""
    slips = [chance.fork() for _ in deals]
    return [
        [_ended(sight, move, deal.clone(), luck.clone()) for deal, luck in zip(deals, slips, strict=True)]
        for move in moves
    ]


def _ended(sight: Seen, move: int, state: State, slips: Chance) -> float:
    lore = heuristics(sight.game)
    policy = lore.expert or lore.policy
    state.play(move, sight.seat)
    while (choice := next_choice(state))[1]:
        seat, moves = choice
        state.play(drawn(moves, policy(state, seat, moves), slips), seat)
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so the match is over"
    return outcome.success[sight.seat]
