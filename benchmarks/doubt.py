"""How far looking back on a match is off: what it says of a move, held against what comes of it.

    python -m benchmarks.doubt GAME [--seats 2] [--positions 24] [--often 60] [--by pupil] [--seed 0] [--jobs 0]

A match is played for each position, but for one decision by lot, at which any other move is made. It is looked back
upon, twice where much seems to have been lost; and from that decision it is played on so often, everything hidden dealt
anew, after that move and after the one that is called the best. Standard errors of a chance and of a cost, less what
luck makes of so few matches.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.learning.doubt import off
from vulcania.players.player import Player, seen
from vulcania.players.playing import play_out
from vulcania.players.registry import sitting
from vulcania.study.analysis import Judges, analyse
from vulcania.study.crew import gather, share_out
from vulcania.study.second_look import look_again


class Place(NamedTuple):
    """A match to look back upon, and how often it is played on from one of its decisions."""

    slug: str
    seats: int
    seed: int
    often: int
    by: str


class Found(NamedTuple):
    """What was said of a move, held against what came of it."""

    judges: Judges
    chance: float
    """How far that was off, squared …"""
    cost: float
    """… and this likewise."""
    hopeful: float
    """By how much the chance was too high."""


def look(place: Place) -> Found:
    player, luck = sitting(place.by).player(), Chance(place.seed, "doubt")
    first = new(place.slug, place.seats, place.seed)
    players = [player] * place.seats
    ply = luck.pick(to_its_end(first, players, luck))
    match = first.at(ply)
    sight, made = seen(match.game, match.state, first.plies[ply].seat), first.plies[ply].move
    deals = [sight.imagine(luck) for _ in range(place.often)]
    match.play(luck.pick([move for move in sight.moves if move != made]), sight.seat)
    to_its_end(match, players, luck)
    told = look_again(match, analyse(match))
    judged = told.moves[ply]

    def came(move: int) -> list[float]:
        """To who made the move, in each of the deals."""
        ends = []
        for deal in deals:
            state = deal.clone()
            state.play(move, sight.seat)
            outcome, _ = play_out(match.game, state, players, [luck] * place.seats)
            ends.append(outcome.success[sight.seat])
        return ends

    ends, better = came(match.plies[ply].move), came(match.game.vocabulary.parse(judged.best))
    chance = judged.chances[sight.seat]
    costs = [more - less for more, less in zip(better, ends, strict=True)]
    return Found(told.by, off(chance, ends), off(judged.cost, costs), chance - fmean(ends))


def to_its_end(match: Match, players: Sequence[Player], luck: Chance) -> list[int]:
    """Play it to its end; the plies at which there was a choice."""
    found = []
    while not match.over:
        sight = seen(match.game, match.state, match.to_act[0])
        if len(sight.moves) > 1:
            found.append(len(match.plies))
        match.play(players[sight.seat].choose(sight, luck), sight.seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--often", type=int, default=60)
    parser.add_argument("--by", default="pupil", help="who plays")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=0)
    asked = parser.parse_args()
    sitting(asked.by).player()  # what is wrong with it is said before anything is played
    numbers = range(asked.seed, asked.seed + asked.positions)
    found: list[Found] = []
    places = (Place(asked.game, asked.seats, seed, asked.often, asked.by) for seed in numbers)
    gather(share_out(look, places, asked.jobs), found.append)
    print(f"{asked.game}, {asked.seats} seats, {len(found)} positions, judged by {found[0].judges}")
    print(f"a chance is off by {_root([one.chance for one in found])} %,", end=" ")
    print(f"too high by {round(100 * fmean(one.hopeful for one in found))};", end=" ")
    print(f"a cost by {_root([one.cost for one in found])} %")


def _root(squares: list[float]) -> int:
    return round(100 * sqrt(max(fmean(squares), 0.0)))


if __name__ == "__main__":
    main()
