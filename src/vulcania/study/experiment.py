"""Plans carried out, by one process, several, or a cluster: simulations, tournaments, studies of all kinds."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass

import msgspec

from vulcania.study.crew import On, at_once, gather, share_out
from vulcania.study.plan import Plan
from vulcania.study.playout import Hall
from vulcania.study.resume import Kept, Notebook
from vulcania.study.tally import Tally
from vulcania.words import words

CHUNK_SECONDS = 0.5
"""How long a process should be busy between two reports: worth its message, and short enough to show progress."""


@dataclass
class Result:
    """What a plan came to."""

    plan: Plan
    tally: Tally

    @property
    def team(self) -> bool:
        return self.plan.rules.meta.team

    def to_data(self) -> dict[str, object]:
        """As it is written to JSON; the shape is told in ``docs/bots.md``."""
        tally = self.tally
        return {
            **msgspec.to_builtins(self.plan),
            "asked": self.plan.total,
            "matches": tally.matches,
            "by_seat": [share.to_data() for share in tally.seats],
            "by_player": [share.to_data() for share in tally.players],
            "moves": tally.moves.to_data(),
            "replaced": tally.replaced,
            "fault": None if tally.fault is None else words("en", self.plan.game).say(tally.fault[1]),
        }


@dataclass
class Experiment:
    """What all plans came to, in their order."""

    results: Sequence[Result]
    complete: bool
    seconds: float

    @property
    def matches(self) -> int:
        return sum(result.tally.matches for result in self.results)


def carry_out(
    plans: Sequence[Plan],
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
    notebook: Notebook | None = None,
    on: On = "here",
) -> Experiment:
    """Play what is missing. ``done`` is told how many matches there were since the last call; those kept count at once.
    Ctrl-C ends it early, with all that has been played until then. Nothing that players print is our output."""
    book = notebook or Notebook()
    begun = time.perf_counter()
    for plan in plans:
        plan.check()
    _halls.clear()
    found = Experiment([Result(plan, Hall(plan).empty()) for plan in plans], False, 0.0)
    abouts, sizes = [plan.about() for plan in plans], [1] * len(plans)
    gaps: list[list[range]] = []
    for result, about in zip(found.results, abouts, strict=True):
        kept, missing = book.parts(about, result.plan.blocks)
        gaps.append(missing)
        for part in kept:
            result.tally.join(part.tally)
    done(found.matches)

    def take(played: tuple[Job, Tally, float]) -> None:
        job, tally, seconds = played
        found.results[job.at].tally.join(tally)
        book.add(Kept(abouts[job.at], job.blocks.start, len(job.blocks), tally))
        sizes[job.at] = int(min(max(CHUNK_SECONDS * len(job.blocks) / max(seconds, 1e-6), 1), 2000))
        done(tally.matches)

    with redirect_stdout(sys.stderr):
        found.complete = gather(share_out(play, _jobs(plans, gaps, sizes, at_once(jobs)), jobs, on), take)
    found.seconds = time.perf_counter() - begun
    return found


class Job(msgspec.Struct, frozen=True):
    """Some blocks in a row, for a process to play."""

    plan: Plan
    at: int
    """The plan's place among all."""
    blocks: range


def _jobs(plans: Sequence[Plan], gaps: list[list[range]], sizes: Sequence[int], many: int) -> Iterator[Job]:
    """All that is to be played, in pieces of the size that the pace so far suggests; each plan in turn, so that all
    grow together and an early end is a fair one. Towards the end pieces grow smaller, so that all who work, as ``many``
    as that, are done at the same time."""
    while any(gaps):
        for at, plan in enumerate(plans):
            if gaps[at]:
                first, *others = gaps[at]
                left = sum(map(len, gaps[at]))
                rest = first[min(sizes[at], max(left // (2 * many), 1)) if many > 1 else sizes[at] :]
                gaps[at] = [rest, *others] if rest else others
                yield Job(plan, at, range(first.start, first.stop - len(rest)))


_halls: dict[str, Hall] = {}


def play(job: Job) -> tuple[Job, Tally, float]:
    """In whatever process: the hall is made ready once."""
    key = repr(job.plan)
    if key not in _halls:
        _halls[key] = Hall(job.plan)
    begun = time.perf_counter()
    return job, _halls[key].play(job.blocks), time.perf_counter() - begun
