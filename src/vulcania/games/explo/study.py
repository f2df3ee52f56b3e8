"""Whether the reconstructed numbers make a good game: many matches of a sensible team, counted.

python -m vulcania.games.explo.study --matches 1000 --out docs/explo-balance.md
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from vulcania.core.outcome import Outcome
from vulcania.games.explo.components import DIFFICULTIES, MOST, SCALES
from vulcania.study.experiment import Result, carry_out
from vulcania.study.plan import Simulation

TEAMS = {"mate": "sensible", "random": "random"}
"""Who plays, and what the table calls them."""
OUT = "out"


class Expeditions(Simulation, frozen=True):
    """One row of the study: a team, without science, as the goal is decided when all are out."""

    def luck(self, number: int) -> int:
        return number + 1

    def ending(self, outcome: Outcome) -> str:
        assert outcome.verdict is not None, "a team is always told how it did"
        return OUT if outcome.winners else str(outcome.verdict.args["scale"])


def questions(matches: int, difficulties: Sequence[str], cavers: Sequence[int]) -> list[Expeditions]:
    rows = [("mate", level, count) for level in difficulties for count in cavers]
    rows += [("random", "normal", count) for count in cavers]
    return [
        Expeditions("explo", (team,) * count, count, matches, 0, {"difficulty": level, "science": "off"})
        for team, level, count in rows
    ]


def table(results: Sequence[Result]) -> str:
    """The result as Markdown."""
    lost = [f"lost: {scale}" for scale in SCALES]
    head = ["team", "difficulty", "cavers", "goal met", "all out", "mean score", "moves", *lost]
    rows = []
    for result in results:
        plan, tally = result.plan, result.tally
        (team,) = tally.players
        ended = [tally.endings.get(ending, 0) for ending in (OUT, *SCALES)]
        out, *lost = [f"{100 * times / tally.matches:.1f} %" for times in ended]
        mean = f"{team.scores.mean * tally.matches / ended[0]:.1f}" if ended[0] else "–"
        about = [TEAMS[team.name], plan.options["difficulty"], str(plan.seats)]
        rows.append([*about, f"{100 * team.rate:.1f} %", out, mean, f"{tally.moves.mean:.0f}", *lost])
    first, *others = ["| " + " | ".join(row) + " |" for row in (head, *rows)]
    return "\n".join([first, "|---|---|" + "---:|" * (len(head) - 2), *others])


def report(results: Sequence[Result], matches: int) -> str:
    return f"""# Explo: do the reconstructed numbers make a good game?

The counts of tiles, cards and cubes are printed; how many of each kind there are, and where the scales end, is
reconstructed. This page shows what those numbers do: {matches} simulated matches in each row. The sensible team plays
by the game's heuristics (`src/vulcania/games/explo/heuristics.py`), always the move they like best; the goal is that
of rule EX-43 (farthest marker at 11 or more, every marker at 6 or more, all out). Made with

    python -m vulcania.games.explo.study --matches {matches} --out docs/explo-balance.md

{table(results)}

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
    found = carry_out(asked, chosen.jobs)
    played = [result for result in found.results if result.tally.matches]
    sys.stdout.write(table(played) + "\n")
    if chosen.out and found.complete:
        chosen.out.write_text(report(played, chosen.matches), "utf-8")


if __name__ == "__main__":
    main()
