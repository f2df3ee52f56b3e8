"""Whether the reconstructed numbers make a good game: many matches of a sensible team, counted.

python -m vulcania.games.explo.study --matches 1000 --out docs/explo-balance.md
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.games.explo import heuristics
from vulcania.games.explo.components import DIFFICULTIES, MOST, SCALES
from vulcania.games.explo.rules.ending import goal_met
from vulcania.games.explo.state import ExploState
from vulcania.study.crew import share_out

TEAMS = ("sensible", "random")


class Question(msgspec.Struct, frozen=True):
    """One cell of the study: which team, how hard, how many cavers, which matches."""

    team: str
    difficulty: str
    cavers: int
    seeds: tuple[int, int]


class Tally(msgspec.Struct):
    question: Question
    matches: int = 0
    goals: int = 0
    out: int = 0
    depth: int = 0
    plies: int = 0
    lost: Counter[str] = msgspec.field(default_factory=Counter)


def ask(question: Question) -> Tally:
    """Play the matches of a question, without science: the goal is decided when all are out."""
    explo = game("explo")
    tally = Tally(question)
    for seed in range(*question.seeds):
        options = {"difficulty": question.difficulty, "science": False}
        state = explo.start(explo.setup(question.cavers, seed, options))
        assert isinstance(state, ExploState)
        tally.plies += _play(state, question.team, Chance("study", seed))
        tally.matches += 1
        tally.goals += goal_met(state) is True
        if state.result is not None:
            tally.out += 1
            tally.depth += state.result.score
        else:
            tally.lost[state.ended] += 1
    return tally


def _play(state: ExploState, team: str, chance: Chance) -> int:
    """The policy reads nothing hidden (the piles are looked at as sets), so it may be asked about the true position."""
    plies = 0
    while state.to_act:
        seat = state.to_act[0]
        moves = state.legal(seat)
        if team == "random":
            move = chance.pick(moves)
        else:
            weights = heuristics.policy(state, seat, moves)
            move = moves[weights.index(max(weights))]
        state.play(move, seat)
        plies += 1
    return plies


def questions(matches: int, difficulties: Sequence[str], cavers: Iterable[int]) -> list[Question]:
    seeds = (1, matches + 1)
    found = [Question(TEAMS[0], level, count, seeds) for level in difficulties for count in cavers]
    return found + [Question(TEAMS[1], "normal", count, seeds) for count in cavers]


def table(tallies: Sequence[Tally]) -> str:
    """The result as Markdown."""
    head = [
        "team",
        "difficulty",
        "cavers",
        "goal met",
        "all out",
        "mean score",
        "moves",
        *(f"lost: {s}" for s in SCALES),
    ]
    lines = ["| " + " | ".join(head) + " |", "|---|---|" + "---:|" * (len(head) - 2)]
    for tally in tallies:
        about = tally.question
        share = [f"{100 * n / tally.matches:.1f} %" for n in (tally.goals, tally.out)]
        mean = f"{tally.depth / tally.out:.1f}" if tally.out else "–"
        lost = [f"{100 * tally.lost[scale] / tally.matches:.1f} %" for scale in SCALES]
        row = [
            about.team,
            about.difficulty,
            str(about.cavers),
            *share,
            mean,
            f"{tally.plies / tally.matches:.0f}",
            *lost,
        ]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def report(tallies: Sequence[Tally], matches: int) -> str:
    return f"""# Explo: do the reconstructed numbers make a good game?

The counts of tiles, cards and cubes are printed; how many of each kind there are, and where the scales end, is
reconstructed. This page shows what those numbers do: {matches} simulated matches in each row. The sensible team plays
by the game's heuristics (`src/vulcania/games/explo/heuristics.py`), always the move they like best; the goal is that
of rule EX-43 (farthest marker at 11 or more, every marker at 6 or more, all out). Made with

    python -m vulcania.games.explo.study --matches {matches} --out docs/explo-balance.md

{table(tallies)}

What was wanted: on normal, for each of 1 to 6 cavers, the sensible team meets the goal in 40 to 65 % of its matches;
clearly more on easy, clearly less on hard; random play in under 2 %.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m vulcania.games.explo.study", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, action="append")
    parser.add_argument("--cavers", type=int, choices=range(1, MOST + 1), action="append")
    parser.add_argument("--out", type=Path, help="write the whole page to this file")
    chosen = parser.parse_args(arguments)
    asked = questions(chosen.matches, chosen.difficulty or DIFFICULTIES, chosen.cavers or range(1, MOST + 1))
    done = {tally.question: tally for tally in share_out(ask, asked, chosen.jobs)}
    tallies = [done[question] for question in asked]
    sys.stdout.write(table(tallies) + "\n")
    if chosen.out:
        chosen.out.write_text(report(tallies, chosen.matches), "utf-8")


if __name__ == "__main__":
    main()
