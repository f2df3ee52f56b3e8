"""Random play that looks for faults: everything a game promises is checked after every move.

What it promises to everyone who looks on is checked for one of them, drawn by chance. A fault leaves the record of the
match up to it; :func:`again` plays that record with the same checks, for all of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from math import inf

from msgspec import structs

from vulcania.core.chance import Chance
from vulcania.core.contents import contents
from vulcania.core.errors import BadRecord, BadSetup, MatchOver
from vulcania.core.game import Game
from vulcania.core.match import Match, new
from vulcania.core.record import Record, RecordedMove
from vulcania.core.registry import game as find_game
from vulcania.core.rulebook import rulebook
from vulcania.core.setup import DRAWN, Option
from vulcania.players.player import seen
from vulcania.study.crew import gather, share_out
from vulcania.words import LANGUAGES, words
from vulcania.words.message import Message


class Broken(Exception):
    """A promise that a game did not keep."""


@dataclass(frozen=True)
class Fault:
    """What went wrong, and the record that leads there."""

    what: str
    record: str
    number: int


@dataclass(frozen=True)
class Fuzzed:
    games: int
    moves: int
    fault: Fault | None = None
    complete: bool = True
    """False after Ctrl-C."""


_ROW = 8
"""So many matches are played in a row by a process of its own."""
_GRACE = 0.3
"""So many seconds a process has to tell how far it came."""
_sayable: set[object] = set()


def say_everywhere(what: Message, game: str) -> None:
    """Say a message in every language. Saying takes longer than playing, so what differs only in numbers that have no
    grammar of their own is said once."""
    shape = (game, what.key, tuple((name, min(v, 3) if isinstance(v, int) else v) for name, v in what.args.items()))
    if shape in _sayable:
        return
    for lang in LANGUAGES:
        words(lang, game).say(what)
    if len(_sayable) > 100_000:
        _sayable.clear()
    _sayable.add(shape)


class Watcher:
    """Follows one match and raises :class:`Broken` at the first promise that is not kept."""

    def __init__(self, match: Match, chance: Chance, *, every_view: bool = False) -> None:
        self.match = match
        self.chance = chance
        self.every_view = every_view
        self.census = match.state.census()
        self.bound = match.game.bound(match.setup)
        self.ids = frozenset(rulebook(match.game.slug).ids)
        self.twin = match.state.clone()
        self.kept: object = None
        """What the twin, a clone of the last position, was made of before the next move."""
        self.check()

    def play(self, move: str, seat: int) -> None:
        events = self.match.play(move, seat)
        if contents(self.twin) != self.kept:
            raise Broken("a move changed a clone that was made before it")
        for event in events:
            for hearer in self._everyone if event.secret else (None,):
                self._say(event.seen_by(hearer).message)
        self.check()

    def check(self) -> None:
        state = self.match.state
        if len(self.match.plies) > self.bound:
            raise Broken(f"{len(self.match.plies)} moves, though no match should have more than {self.bound}")
        census = state.census()
        if census != self.census:
            lost, found = self.census - census, census - self.census
            raise Broken(f"components vanished {dict(lost)} or appeared {dict(found)}")
        if bool(state.to_act) != (state.outcome() is None):
            raise Broken(f"to act {state.to_act}, but the outcome is {state.outcome()}")
        self.twin = state.clone()
        self.kept = contents(self.twin)
        if contents(state) != self.kept:
            raise Broken("a clone is not equal")
        for seat in state.to_act:
            self._check_legal(seat)
        for onlooker in self._everyone if self.every_view else (self.chance.pick(self._everyone),):
            self._check_view(onlooker)

    @property
    def _everyone(self) -> tuple[int | None, ...]:
        return *range(self.match.seats), None

    def _check_legal(self, seat: int) -> None:
        legal = self.match.state.legal(seat)
        if not legal:
            raise Broken(f"{_who(seat)} is to act and has no legal move")
        if len(set(legal)) != len(legal):
            raise Broken(f"{_who(seat)} has a legal move twice")
        self._check_refusal(seat, set(legal))

    def _check_view(self, seat: int | None) -> None:
        state, game = self.match.state, self.match.game
        view = self.match.view(seat)
        if game.view_type.from_json(view.to_json()) != view:
            raise Broken(f"the view of {_who(seat)} does not come back from JSON equal")
        dealt = state.redeal(seat, self.chance.fork())
        if structs.replace(game.view(dealt, seat), recent=view.recent, outcome=view.outcome) != view:
            raise Broken(f"dealing anew what {_who(seat)} cannot know changes their view")
        if seat in state.to_act and dealt.legal(seat) != state.legal(seat):
            raise Broken(f"the legal moves of {_who(seat)} depend on what they cannot know")
        self._say(view.prompt)

    def _check_refusal(self, seat: int, legal: set[int]) -> None:
        """Some move that is not legal is refused, by a rule that exists and in words."""
        move = self.chance.below(self.match.game.vocabulary.size)
        if move in legal:
            return
        rule, reason = self.match.game.why_not(self.match.state, move, seat)
        if rule not in self.ids:
            raise Broken(f"{self.match.game.vocabulary.notation(move)} is refused by {rule}, which is no rule")
        self._say(reason)

    def _say(self, what: Message) -> None:
        say_everywhere(what, self.match.game.slug)


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"p{seat + 1}"


@dataclass(frozen=True)
class _Part:
    """Some matches in a row: how far they came."""

    first: int
    games: int
    moves: int
    fault: Fault | None


def fuzz(
    slug: str,
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> Fuzzed:
    """Play until so many matches or seconds are over, or a fault is found. Seats and options change by chance.

    However many processes share the work, a fault that is told is the first there is.
    """
    find_game(slug)
    parts: list[_Part] = []
    end = inf if seconds is None else time.monotonic() + seconds
    tasks: Iterator[tuple[str, int, range, float]]
    tasks = ((slug, seed, numbers, end) for numbers in _rows(games, end, 1 if jobs == 1 else _ROW))

    def take(part: _Part) -> None:
        parts.append(part)
        done(part.games)

    tasks = takewhile(lambda _: not any(one.fault for one in parts), tasks)
    complete = gather(share_out(_some, tasks, jobs, until=end + _GRACE), take)
    faults = [part.fault for part in parts if part.fault is not None]
    if not faults:
        return Fuzzed(sum(part.games for part in parts), sum(part.moves for part in parts), None, complete)
    fault = min(faults, key=lambda one: one.number)
    return Fuzzed(fault.number + 1, sum(part.moves for part in parts if part.first <= fault.number), fault)


def _some(task: tuple[str, int, range, float]) -> _Part:
    """Play matches with these numbers, up to the first fault or until the time is over; a match that is broken off
    then does not count, its moves do."""
    slug, seed, numbers, end = task
    moves = 0
    for number in numbers:
        chance = Chance(seed, "fuzz", number)
        match = _started(find_game(slug), chance)
        fault = _played(match, chance, takewhile(lambda _: time.monotonic() < end, _random_moves(match, chance)))
        moves += len(match.plies)
        if fault is not None or not match.over:
            found = None if fault is None else Fault(*fault, number)
            return _Part(numbers.start, number - numbers.start, moves, found)
    return _Part(numbers.start, len(numbers), moves, None)


def _rows(games: int | None, end: float, size: int) -> Iterator[range]:
    """The numbers of the matches, so many at a time, until there are enough or the time is over."""
    first = 0
    while (games is None or first < games) and time.monotonic() < end:
        last = first + size if games is None else min(first + size, games)
        yield range(first, last)
        first = last


def _started(game: Game, chance: Chance) -> Match:
    """A match with options by chance; combinations that the game itself refuses are drawn anew."""
    while True:
        low, high = game.meta.seats
        seats = low + chance.below(high - low + 1)
        options = {option.name: _any(option, seats, chance) for option in game.meta.options}
        try:
            return new(game.slug, seats, chance.below(1 << 64), options)
        except BadSetup:
            continue


def _any(option: Option, seats: int, chance: Chance) -> str:
    match option.kind:
        case "flag":
            return chance.pick(("on", "off"))
        case "number":
            return str(option.low + chance.below(option.high - option.low + 1))
        case "choice":
            return chance.pick(option.choices)
        case "seat":
            return chance.pick((DRAWN, *(f"p{seat + 1}" for seat in range(seats))))


Moves = Iterator[tuple[str, int]]


def _random_moves(match: Match, chance: Chance) -> Moves:
    while not match.over:
        seat = chance.pick(match.to_act)
        yield match.game.vocabulary.notation(chance.pick(seen(match.game, match.state, seat).moves)), seat


def _played(match: Match, chance: Chance, moves: Moves, *, every_view: bool = False) -> tuple[str, str] | None:
    """Play the moves under watch; the fault and its record if there is one. Any exception is a fault here."""
    last: tuple[str, int] | None = None
    plies = 0
    try:
        watcher = Watcher(match, chance.fork(), every_view=every_view)
        for move, seat in moves:
            last, plies = (move, seat), len(match.plies)
            watcher.play(move, seat)
        last = None
        _end(match)
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        done = [RecordedMove(ply.seat, ply.text) for ply in match.plies[:plies]]
        if last is not None:
            done.append(RecordedMove(last[1], last[0]))
        return what, _record(match, done, what)
    return None


def _end(match: Match) -> None:
    """The account can be said, and the record tells the same match."""
    outcome = match.outcome
    if outcome is None:
        return
    for line in outcome.breakdown:
        say_everywhere(line.text, match.game.slug)
    if outcome.verdict is not None:
        say_everywhere(outcome.verdict, match.game.slug)
    twin = new(match.game.slug, match.seats, match.setup.seed, match.setup.options)
    for ply in match.plies:
        twin.play(ply.text, ply.seat)
    if twin.record() != match.record():
        raise Broken("the same seed and moves give another match")


def _record(match: Match, moves: list[RecordedMove], what: str) -> str:
    options = {option.name: option.write(match.setup.options[option.name]) for option in match.game.meta.options}
    record = Record(
        game=match.game.slug,
        rules=match.game.meta.rules_version,
        components=match.box.digest,
        players=match.players,
        options=options,
        seed=match.setup.seed,
        moves=tuple(moves),
    )
    return record.text() + f"# fault: {' '.join(what.split())}\n"


def _recorded_moves(match: Match, record: Record) -> Moves:
    for move in record.moves:
        if not isinstance(move, RecordedMove):
            raise BadRecord("error-record-undone", line=move.line)
        if match.over:
            raise MatchOver("error-match-over")
        yield move.text, match.to_act[0] if move.seat is None else move.seat


def again(record: Record) -> Fuzzed:
    """Play a fault's record with the same checks, for everyone; whether it is still there."""
    match = new(record.game, len(record.players), record.seed, record.options, None, record.players)
    fault = _played(match, Chance(record.seed, "again"), _recorded_moves(match, record), every_view=True)
    return Fuzzed(1, len(match.plies), None if fault is None else Fault(*fault, 0))
