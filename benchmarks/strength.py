"""How strong a player is beside others: one seat in turn is theirs, all seats of a deal are played.

    python -m benchmarks.strength GAME ME OTHERS [--seats 2] [--matches 100] [--seed 0] [--jobs 0] [--json]

ME and OTHERS are players as everywhere (``nemo``, ``captain:2000``), ``search:N`` for one who searches N rounds about
every move, also where something can be worked out, ``ahead:N`` for one who looks N rounds ahead with the game's net,
``net:FOLDER`` for who plays at once what a net in that folder likes best, or ``seeing:PLAYER`` for one of them who
knows all that is hidden: luck lets nobody win more. The learned players of ``docs/learning.md`` are measured so.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.core.state import State
from vulcania.players.budget import Budget
from vulcania.players.foresight import Foresight
from vulcania.players.judge import Judge, judge_in
from vulcania.players.levels import Learned, Mate, Pupil
from vulcania.players.player import Player, Seen
from vulcania.players.playing import play_out
from vulcania.players.registry import sitting
from vulcania.players.search import Clock, search
from vulcania.study.crew import gather, share_out
from vulcania.study.playout import Timed


class Plain:
    """Searches about every move."""

    def __init__(self, rounds: int) -> None:
        self._rounds = rounds

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        return search(seen, chance, iterations=self._rounds, hasty=True).best


def ahead(net: Judge, seen: Seen, chance: Chance, budget: Budget) -> int:
    """Looks as many rounds ahead; where only one move is worth a look it is played at once."""
    return Foresight(net, seen, chance).think(Clock(budget.seconds, budget.iterations))[0].move


class Bare(Seen, frozen=True, eq=False, gc=False):
    """A decision with nothing hidden: only the true position can be imagined."""

    def imagine(self, _chance: Chance) -> State:
        return self._state.clone()


class Seeing:
    """Plays as another who knows everything."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def choose(self, seen: Seen, chance: Chance) -> int:
        return self._player.choose(Bare(seen.game, seen._state, seen.seat, seen.moves), chance)


class Contest(NamedTuple):
    """One match: who has which seat."""

    slug: str
    seats: int
    seed: int
    seat: int
    me: str
    others: str


def player(text: str, slug: str, seats: int) -> Player:
    kind, _, rest = text.partition(":")
    if kind == "seeing":
        return Seeing(player(rest, slug, seats))
    if kind == "search":
        return Plain(int(rest))
    if kind == "ahead":
        return Learned(ahead, Budget(iterations=int(rest)), Mate())
    if kind == "net":
        return Pupil(judge_in(Path(rest), game(slug), seats))
    return sitting(text).player()


def contests(slug: str, seats: int, matches: int, seed: int, me: str, others: str) -> Iterator[Contest]:
    for number in range(matches):
        yield Contest(slug, seats, seed + number // seats, number % seats, me, others)


def play(one: Contest) -> tuple[float, float, int]:
    """What was won, and how long that player thought about how many decisions."""
    rules = game(one.slug)
    state = rules.start(rules.setup(one.seats, one.seed))
    mine = Timed(player(one.me, one.slug, one.seats))
    theirs = player(one.others, one.slug, one.seats)
    players = [mine if seat == one.seat else theirs for seat in range(one.seats)]
    outcome, _ = play_out(rules, state, players, [Chance(one.seed, seat) for seat in range(one.seats)])
    return outcome.success[one.seat], mine.seconds, mine.decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("me")
    parser.add_argument("others")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for text in (asked.me, asked.others):
        player(text, asked.game, asked.seats)  # what is wrong with it is said before anything is played
    tasks = contests(asked.game, asked.seats, asked.matches, asked.seed, asked.me, asked.others)
    found: list[tuple[float, float, int]] = []
    gather(share_out(play, tasks, asked.jobs), found.append)
    won, seconds, decisions = (sum(column) for column in zip(*found, strict=True)) if found else (0.0, 0.0, 0)
    share = won / max(len(found), 1)
    row = {
        "game": asked.game,
        "seats": asked.seats,
        "me": asked.me,
        "others": asked.others,
        "matches": len(found),
        "won_percent": round(100 * share, 1),
        "give_or_take": round(196 * sqrt(share * (1 - share) / max(len(found), 1)), 1),
        "ms_a_decision": round(1000 * seconds / max(decisions, 1), 1),
    }
    print(json.dumps(row) if asked.json else "  ".join(f"{name} {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
