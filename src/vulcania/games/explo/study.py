"""Whether the reconstructed numbers make a good game: many matches of a sensible team, counted.

python -m vulcania.games.explo.study --matches 1000 --seed 1 --jobs 8 --out docs/explo-balance.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import fsum, sqrt

from vulcania.core.event import Log
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game
from vulcania.core.state import State
from vulcania.games.explo.components import DIFFICULTIES, MOST, SCALES, Contents
from vulcania.games.explo.moves import DEPART, TAKE
from vulcania.games.explo.rules.ending import VALIDATED, goal_met
from vulcania.games.explo.state import ExploState
from vulcania.study.experiment import Experiment, Result
from vulcania.study.plan import Simulation
from vulcania.study.ratings import wilson
from vulcania.study.tally import Spread, Tally
from vulcania.terminal.study import asking, study

TEAMS = {"mate": "sensible", "random": "random"}
"""Who plays, and what the table calls them."""
OUT = "out"
PACKING = 4
"""How many cavers there are in the matches that leave something at home."""
REMEMBERED = (3, 4)
"""How often a forgetful team thinks of a thing: three times of four."""
SCIENCE_MATCHES, FORGETFUL_MATCHES = 2, 6
"""As many times more matches than for the goal: not all reach science, and few forget any one thing."""


class Expeditions(Simulation, frozen=True):
    """One row of the study. Goals are counted without science, as they are decided when all are out."""

    left: tuple[str, ...] = ()
    """What stays at home besides the standard kit, which does nothing; where this is empty, the team packs itself."""
    forgetful: bool = False
    """Whether the team does not think of everything that does something: a lot decides, for each thing."""

    told = True

    def ending(self, outcome: Outcome) -> str:
        assert outcome.verdict is not None, "a team is always told how it did"
        return OUT if outcome.winners else str(outcome.verdict.args["scale"])

    def opening(self, state: State) -> list[tuple[int, int]]:
        if not self.left and not self.forgetful:
            return []
        assert isinstance(state, ExploState)
        packed = [at for at, item in enumerate(state.box.items) if item.effect != "kit" and item.id not in self.left]
        if self.forgetful:
            lots, (times, of) = state.chance.fork(), REMEMBERED
            packed = [at for at in packed if lots.below(of) < times]
        return [(0, move) for move in (*(TAKE + at for at in packed), DEPART)]

    def notes(self, state: State, log: Log) -> dict[str, int]:
        """What happened until all were out, and how each objective of phase 3 fared."""
        assert isinstance(state, ExploState)
        again = next((at for at, event in enumerate(log) if event.kind == "set-out-again"), len(log))
        counts = Counter(event.kind for event in log[:again])
        rises = [event.data["scale"] for event in log[:again] if event.kind == "rise"]
        found = {
            "goal": int(bool(goal_met(state))),
            "crossed": counts["crossed"],
            "digs": sum(times for kind, times in counts.items() if kind.startswith("dug-")),
            "networks": int(counts["parallel-laid"] > 0),
            "management": rises.count("management"),
        }
        if self.forgetful:
            for at, item in enumerate(state.box.items):
                where = "packed" if state.taken >> at & 1 else "forgot"
                found[f"{where} {item.id}: goal"] = found["goal"]
                found[f"{where} {item.id}: management"] = found["management"]
        if state.phase == 3:
            later = Counter(event.kind for event in log[again:])
            found["science"] = int(state.ended == VALIDATED)
            found["crossed again"] = later["crossed"]
            found["digs again"] = sum(times for kind, times in later.items() if kind.startswith("dug-"))
            for one in state.objectives:
                if one >= 0:
                    found[f"objective {one}"] = int(not state.box.objective_finds[one] & ~state.found)
        return found


def questions(matches: int, difficulties: Sequence[str], cavers: Sequence[int]) -> list[Expeditions]:
    rows = [("mate", level, count) for level in difficulties for count in cavers]
    rows += [("random", "normal", count) for count in cavers]
    return [_asked(matches, team, level, count) for team, level, count in rows]


def packings(matches: int, cavers: int = PACKING) -> list[Expeditions]:
    """A team that forgets nothing, one that forgets each thing that does something, and what it could make up for."""
    box: Contents = game("explo").standard[1]
    told = [item for item in box.items if item.effect != "kit"]
    both = [
        (box.items[box.supplies[resource]].id, *(box.items[item].id for item in items))
        for resource, items in enumerate(box.stand_ins)
        if items
    ]
    stand_ins = tuple(item.id for item in told if item.effect == "stand-in")
    kinds = [(), *((item.id,) for item in told), *both, stand_ins]
    return [_asked(matches, "mate", "normal", cavers, left=left) for left in kinds]


def lapses(matches: int, cavers: int = PACKING) -> list[Expeditions]:
    """A team that packs from memory: what each thing is worth to those who cannot be sure of the others."""
    return [_asked(FORGETFUL_MATCHES * matches, "mate", "normal", cavers, forgetful=True)]


def returns(matches: int, cavers: Sequence[int]) -> list[Expeditions]:
    return [_asked(SCIENCE_MATCHES * matches, "mate", "normal", count, science="on") for count in cavers]


def _asked(
    matches: int,
    team: str,
    level: str,
    cavers: int,
    *,
    left: tuple[str, ...] = (),
    forgetful: bool = False,
    science: str = "off",
) -> Expeditions:
    options = {"difficulty": level, "science": science}
    return Expeditions("explo", (team,) * cavers, cavers, matches, 0, options, left=left, forgetful=forgetful)


# -- tables -----------------------------------------------------------------------------------------------------------


def _markdown(head: Sequence[str], rows: Iterable[Sequence[str]], words: int) -> str:
    """A table whose first columns are words and the others numbers."""
    first, *others = ["| " + " | ".join(row) + " |" for row in (head, *rows)]
    return "\n".join([first, "|" + "---|" * words + "---:|" * (len(head) - words), *others])


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _span(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f} %"


def _noted(tally: Tally, name: str) -> Spread:
    return tally.notes.get(name, Spread())


def table(results: Sequence[Result]) -> str:
    """How the goal is met, and what a team meets on the way."""
    lost = [f"lost: {scale}" for scale in SCALES]
    head = ["team", "difficulty", "cavers", "goal met", "19 of 20 times", "all out", "mean score", "moves", *lost]
    head += ["obstacles crossed (median)", "none crossed", "digs", "a parallel network"]
    rows = []
    for result in results:
        plan, tally = result.plan, result.tally
        (team,) = tally.players
        ended = [tally.endings.get(ending, 0) for ending in (OUT, *SCALES)]
        out, *lost = [_percent(times / tally.matches) for times in ended]
        mean = f"{team.scores.mean * tally.matches / ended[0]:.1f}" if ended[0] else "–"
        crossed = _noted(tally, "crossed")
        rows.append([
            TEAMS[team.name], plan.options["difficulty"], str(plan.seats), _percent(team.rate), _span(*team.interval()),
            out, mean, f"{tally.moves.mean:.0f}", *lost, str(crossed.quantile(0.5)),
            _percent(crossed.counts.get(0, 0) / tally.matches), f"{_noted(tally, 'digs').mean:.2f}",
            _percent(_noted(tally, "networks").mean),
        ])  # fmt: skip
    return _markdown(head, rows, 2)


def _change(before: Spread, after: Spread, parts: int = 1) -> list[str]:
    """How far two means lie apart, and how much of that may be luck, 19 times of 20; in hundredths, or as they are."""
    error = 1.96 * sqrt(fsum(one.deviation**2 / max(one.count, 1) for one in (before, after)))
    digits = 1 if parts > 1 else 2
    return [f"{parts * (after.mean - before.mean):+.{digits}f}", f"{parts * error:.{digits}f}"]


LOSSES = ["goal met", "change", "± (19 of 20)", "management points lost", "change", "± (19 of 20)"]


def _losses(goal: Spread, met: Spread, points: Spread, lost: Spread) -> list[str]:
    """What a row says of one thing that was left at home: first how it goes with it, then without."""
    return [_percent(met.mean), *_change(goal, met, 100), f"{lost.mean:.2f}", *_change(points, lost)]


def packing_table(results: Sequence[Result]) -> str:
    """What each thing that is left at home costs, by the same luck throughout."""
    goal, points = (_noted(results[0].tally, name) for name in ("goal", "management"))
    rows = []
    for result in results:
        assert isinstance(result.plan, Expeditions)
        met, lost = (_noted(result.tally, name) for name in ("goal", "management"))
        rows.append([", ".join(result.plan.left) or "nothing", *_losses(goal, met, points, lost)])
    return _markdown(["left at home", *LOSSES], rows, 1)


def lapse_table(result: Result) -> str:
    """The matches of a forgetful team, with each thing and without."""
    box: Contents = game("explo").standard[1]
    rows = []
    for item in box.items:
        if item.effect != "kit":
            goal, met, points, lost = (
                _noted(result.tally, f"{where} {item.id}: {what}")
                for what in ("goal", "management")
                for where in ("packed", "forgot")
            )
            rows.append([item.id, str(met.count), *_losses(goal, met, points, lost)])
    return _markdown(["forgotten", "matches", *LOSSES], rows, 1)


def science_table(results: Sequence[Result]) -> str:
    head = ["cavers", "matches that reach science", "validated", "19 of 20 times", "obstacles crossed", "digs"]
    rows = []
    for result in results:
        tally = result.tally
        science = _noted(tally, "science")
        low, high = wilson(science.counts.get(1, 0), science.count)
        rows.append([
            str(result.plan.seats), str(science.count), _percent(science.mean), _span(low, high),
            f"{_noted(tally, 'crossed again').mean:.1f}", f"{_noted(tally, 'digs again').mean:.2f}",
        ])  # fmt: skip
    return _markdown(head, rows, 1)


def objective_table(results: Sequence[Result]) -> str:
    """For all numbers of cavers together: how often an objective that was kept was fulfilled."""
    box: Contents = game("explo").standard[1]
    head = ["objective", "difficulty", "asks for", "kept", "fulfilled", "19 of 20 times"]
    rows = []
    for at, objective in enumerate(box.objectives):
        spread = Spread()
        for result in results:
            spread.join(_noted(result.tally, f"objective {at}"))
        low, high = wilson(spread.counts.get(1, 0), spread.count)
        level = ("easy", "medium", "hard")[objective.difficulty - 1]
        asked = ", ".join(objective.finds)
        rows.append([objective.id, level, asked, str(spread.count), _percent(spread.mean), _span(low, high)])
    return _markdown(head, rows, 3)


def report(goals: str, packed: str, lapsed: str, science: str, objectives: str, matches: int, seed: int) -> str:
    times, of = REMEMBERED
    return f"""# Explo: do the reconstructed numbers make a good game?

The counts of tiles, cards and cubes are printed; how many of each kind there are, what the objectives ask for, and
where the scales end, is reconstructed. This page shows what those numbers do: {matches} simulated matches in each row,
where nothing else is said. The sensible team plays by the game's heuristics (`src/vulcania/games/explo/heuristics/`),
always the move they like best; the goal is that of rule EX-43 (farthest marker at 11 or more, every marker at 6 or
more, all out). All of it is made with

    python -m vulcania.games.explo.study --matches {matches} --seed {seed} --out docs/explo-balance.md

## The goal, and the way to it

A crossing counts once, however many cavers go together, and again on the way home.

{goals}

What was wanted: on normal, for each of 1 to 6 cavers, the sensible team meets the goal in 40 to 65 % of its matches;
clearly more on easy, clearly less on hard; random play in under 2 %. Half of the expeditions cross three obstacles or
more; digging and parallel networks happen.

## What is left at home

{PACKING} cavers on normal, dealt alike in all rows. The nine cards of the standard kit do nothing (EX-2).

{packed}

What was wanted: that every thing left at home costs something. Batteries, blanket, food and survey kit cost nothing
where they alone are forgotten: a team that has the means to make up for what it forgot loses no point, says the
rulebook with the spare headlamp as its example, and so a stand-in then answers every need (EX-18). They are missed by
a team that forgot the stand-in too, and nobody who packs against the clock can be sure of that. So this is what each
thing costs a team that thinks of it with a chance of {times} in {of}, and of all others likewise: the matches, out of
{FORGETFUL_MATCHES * matches}, in which it was forgotten, and how they differ from those in which it was packed.

{lapsed}

## Science

On normal, {SCIENCE_MATCHES * matches} matches in each row. What was wanted: validated in 25 to 60 % of the matches that
reach it, for each number of cavers.

{science}

Each objective that was kept, all numbers of cavers together:

{objectives}
"""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = asking("vulcania.games.explo.study", __doc__)
    parser.add_argument("--difficulty", choices=DIFFICULTIES, action="append")
    parser.add_argument("--cavers", type=int, choices=range(1, MOST + 1), action="append")
    chosen = parser.parse_args(arguments)
    cavers = chosen.cavers or range(1, MOST + 1)
    parts = [
        questions(chosen.matches, chosen.difficulty or DIFFICULTIES, cavers),
        packings(chosen.matches),
        lapses(chosen.matches),
        returns(chosen.matches, cavers),
    ]

    def tell(found: Experiment) -> tuple[str, str]:
        results = iter(found.results)
        goals, packed, lapsed, science = ([next(results) for _ in part] for part in parts)
        tables = (
            table(goals),
            packing_table(packed),
            lapse_table(*lapsed),
            science_table(science),
            objective_table(science),
        )
        return "\n\n".join(tables), report(*tables, chosen.matches, chosen.seed)

    study(chosen, [plan for part in parts for plan in part], tell)


if __name__ == "__main__":
    main()
