"""What rehearsing moves with a net could win: how much more than its favourite comes of those that it would choose.

    python -m benchmarks.rehearsals GAME [--seats 2] [--positions 100] [--moves 16] [--deals 64] [--seed 0] [--jobs 0]

One decision by lot of each of so many matches of captains. The moves that the net likes best are played on in the same
imagined deals, all doing what it likes best. Half of the deals choose a move, by what is heard of it on a course of
``players/course.py``; how the others end tells what that was worth, in points of a hundred.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.players.course import FAR, NEAR, Course, played_on
from vulcania.players.foresight import SENSIBLE
from vulcania.players.judge import Judge, judge
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.study.crew import gather, share_out

COURSES: dict[str, Course | None] = {"near": NEAR, "far": FAR, "to the end": None}
AMONG = (2, 4, 8, 16)
"""Of so many moves one is chosen."""


class Place(NamedTuple):
    """Where a decision is taken from, and how much is tried there."""

    slug: str
    seats: int
    seed: int
    moves: int
    deals: int


class Found(NamedTuple):
    """What was found out about a decision."""

    sure: bool
    """The net would not look at more than one move."""
    gains: dict[tuple[str, int], float]
    """By course and number of moves."""


def try_out(place: Place) -> Found:
    match = _decision(place)
    net = judge(match.game, match.setup)
    assert net is not None, "asked before"
    sight = seen(match.game, match.state, match.to_act[0])
    liked, sure = _favourites(net, match, place.moves)
    luck = Chance(place.seed, "deals")
    deals = [sight.imagine(luck) for _ in range(place.deals)]
    came = {name: played_on(net, sight.seat, liked, deals, course) for name, course in COURSES.items()}
    half = place.deals // 2
    worth = [fmean(ends[half:]) for ends in came["to the end"]]
    gains = {}
    for name, told in came.items():
        heard = [fmean(each[:half]) for each in told]
        for among in AMONG:
            gains[name, among] = worth[heard.index(max(heard[:among]))] - worth[0]
    return Found(sure, gains)


def _favourites(net: Judge, match: Match, most: int) -> tuple[list[int], bool]:
    """The moves that the net likes best, and whether it likes the second hardly at all."""
    seat = match.to_act[0]
    (likes,), _ = net.opinions([(match.state, seat)])
    liked = sorted(match.state.legal(seat), key=lambda move: -likes[move])[:most]
    chances = net.chances(likes, liked)
    return liked, chances[1] < SENSIBLE * chances[0]


def _decision(place: Place) -> Match:
    """A match of captains, at one of its decisions."""
    match, captain, luck = new(place.slug, place.seats, place.seed), sitting("captain").player(), Chance(place.seed)
    found, met = match.clone(), 0
    while not match.over:
        sight = seen(match.game, match.state, match.to_act[0])
        if len(sight.moves) > 1:
            met += 1
            if not luck.below(met):  # each as likely, however many there will be
                found = match.clone()
        match.play(captain.choose(sight, luck), sight.seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--moves", type=int, default=16)
    parser.add_argument("--deals", type=int, default=64)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=0)
    asked = parser.parse_args()
    begun = new(asked.game, asked.seats, 0)
    if judge(begun.game, begun.setup) is None:
        parser.error(f"no net was taught {asked.game} with {asked.seats} seats")
    numbers = range(asked.seed, asked.seed + asked.positions)
    found: list[Found] = []
    places = (Place(asked.game, asked.seats, seed, asked.moves, asked.deals) for seed in numbers)
    gather(share_out(try_out, places, asked.jobs), found.append)
    print(f"{asked.game}, {asked.seats} seats: {len(found)} decisions, the net sure of {_percent(found)} % of them")
    print("points won by choosing".ljust(24), *(f"of {among}".rjust(14) for among in AMONG))
    for name in COURSES:
        print(name.ljust(24), *(_told([one.gains[name, among] for one in found]).rjust(14) for among in AMONG))


def _percent(found: list[Found]) -> int:
    return round(100 * fmean(one.sure for one in found))


def _told(gains: list[float]) -> str:
    return f"{100 * fmean(gains):+.2f} ± {196 * stdev(gains) / sqrt(len(gains)):.2f}"


if __name__ == "__main__":
    main()
