"""Puzzles out of simulated matches: decisions of the first seat in which one move is clearly best.

Where a net has learnt the game, the matches are also played on by it: more has to come of the best move than of others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.hooks import hooks
from vulcania.core.lesson import LEARNER
from vulcania.core.match import Match, new
from vulcania.core.puzzle import Position, Practice, Why
from vulcania.core.registry import meta
from vulcania.players import reasons
from vulcania.players.advice import WITHIN, Advice, advice
from vulcania.players.course import played_on
from vulcania.players.judge import adviser
from vulcania.players.levels import Mate
from vulcania.players.player import Seen, seen
from vulcania.players.reasons import Reason, Sureness, rounded
from vulcania.players.search import search
from vulcania.study.crew import On, gather, share_out
from vulcania.study.resume import Lines

LOOK = 6
"""A first look takes so many times less thought than the second."""
PLAYED_ON = 100
"""In so many deals a net plays on."""
APART = 0.06
"""So much of the chance to win the second choice must give away, usually."""
WITHIN_REACH = (0.15, 0.97)
"""A match that is lost or won anyway teaches nothing."""
REASONS = 2


class Task(msgspec.Struct, frozen=True):
    """A match to be looked through."""

    game: str
    rules: int
    seed: int
    rounds: int
    apart: float


class Looked(msgspec.Struct, frozen=True):
    """The puzzles that a match has."""

    task: Task
    puzzles: tuple[Position, ...]


def make(
    slug: str,
    seed: int,
    matches: int,
    rounds: int,
    count: int,
    apart: float = APART,
    done: Callable[[int], None] = lambda _: None,
    jobs: int = 1,
    on: On = "here",
    keep: Path | None = None,
) -> Practice | None:
    """The clearest decisions of so many matches between mates, of as many kinds as there are; ``None`` after Ctrl-C, as
    a part of the matches does not have the clearest. What was looked through is kept in a file, if there is to be one,
    and not looked through again."""
    tasks = [Task(slug, meta(slug).rules_version, seed + number, rounds, apart) for number in range(matches)]
    book = Lines(keep, Looked)
    parts = {one.task: one.puzzles for one in book.kept if one.task in tasks}
    done(len(parts))

    def take(looked: Looked) -> None:
        parts[looked.task] = looked.puzzles
        book.add(looked)
        done(1)

    if not gather(share_out(_looked, [task for task in tasks if task not in parts], jobs, on), take):
        return None
    found = [(position.less, position) for task in tasks for position in parts[task]]
    made = f"vulcania puzzles {slug} --seed {seed} --matches {matches} --rounds {rounds} --count {count}"
    if apart != APART:
        made += f" --apart {apart:g}"
    return Practice(made, tuple(_varied(found, count)))


def _looked(task: Task) -> Looked:
    puzzles = (_puzzle(match, task.rounds, task.apart) for match in _decisions(task.game, task.seed))
    return Looked(task, tuple(puzzle for puzzle in puzzles if puzzle is not None))


def _decisions(slug: str, seed: int) -> Iterator[Match]:
    """The positions in which the first seat alone decides, among moves that may be shown."""
    match = new(slug, max(2, new(slug, seed=seed).game.meta.seats[0]), seed)
    mate = Mate()
    while not match.over:
        seat = match.to_act[0]
        if match.to_act == (LEARNER,) and len(match.legal(LEARNER)) > 2:
            view = match.view(LEARNER)
            if hooks(match.game).listed(view) == view.legal and not hooks(match.game).typing(view):
                yield match.clone()
        match.play(mate.choose(seen(match.game, match.state, seat), Chance(seed, len(match.plies))), seat)


def _puzzle(match: Match, rounds: int, apart: float) -> Position | None:
    sight = seen(match.game, match.state, LEARNER)
    chance = Chance(match.setup.seed, "puzzle", len(match.plies))
    if _clear(sight, rounds // LOOK, apart, chance, ("clear", "likely")) is None:
        return None
    found = _clear(sight, rounds, apart, chance, ("clear",))
    if found is None or not _holds(sight, found[0], apart, chance):
        return None
    given, less, doubt = found
    best, second = given.moves[:2]
    why = [_why(one, "") for one in best.reasons if one.kind in ("gain", "keep", "deny")]
    why += [_why(one, ".ahead") for one in given.ahead if one.kind in ("gain", "keep", "deny")]
    if not why:
        return None
    return Position(
        match.seats, match.setup.seed, tuple(f"p{ply.seat + 1} {ply.text}" for ply in match.plies), best.move,
        second.move, best.chance, less, doubt, tuple(why[:REASONS]),
    )  # fmt: skip


def _why(reason: Reason, form: str) -> Why:
    return Why(f"reason-{reason.kind}{form}", reason.part, reason.seat, rounded(reason.points), reason.where)


def _holds(sight: Seen, given: Advice, apart: float, chance: Chance) -> bool:
    """Whether the best move stays the best when a net plays on, where there is one."""
    net = adviser(sight.game, sight.setup)
    if net is None:
        return True
    moves = [sight.game.vocabulary.parse(one.move) for one in given.moves]
    deals = [sight.imagine(chance) for _ in range(PLAYED_ON)]
    best, *others = map(fmean, played_on(net, sight.seat, moves, deals))
    return best - max(others) >= apart


def _clear(
    sight: Seen, rounds: int, apart: float, chance: Chance, sure: Sequence[Sureness]
) -> tuple[Advice, float, float] | None:
    """The advice, where the best move is surely and by far the best; with how far, give or take how much."""
    findings = search(sight, chance, iterations=rounds, finalists=3, explain=True)
    given = advice(sight, findings.tries[:3], findings.rounds, chance)
    if len(given.moves) < 2 or given.sure not in sure or not WITHIN_REACH[0] < given.moves[0].chance < WITHIN_REACH[1]:
        return None
    less = given.moves[0].chance - given.moves[1].chance
    tries = {sight.game.vocabulary.notation(one.move): one for one in findings.tries}
    doubt = WITHIN * reasons.doubt(*(tries[one.move] for one in given.moves[:2]))
    return (given, less, doubt) if less >= max(apart, doubt) else None


def _varied(found: list[tuple[float, Position]], count: int) -> list[Position]:
    """The clearest of each kind of move, then the clearest of what is left; in the order of how much was played."""
    found.sort(key=lambda one: -one[0])
    kinds: dict[str, Position] = {}
    for _, position in found:
        kinds.setdefault(position.best.split()[0], position)
    chosen = list(kinds.values())[:count]
    chosen += [position for _, position in found if position not in chosen][: count - len(chosen)]
    return sorted(chosen, key=lambda position: len(position.before))
