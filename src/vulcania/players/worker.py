"""Players that think in processes of their own, so that they never hold anything else up.

A task is plain data: a position as the seat can imagine it, the seat, who plays it. Nothing in it is hidden from the
seat, and its size does not grow with the match. When a worker crashes or does not answer in time it is ended, another
takes its place, and the seat is played by a mate.

    with Workers(2) as workers:
        sight = seen(match.game, match.state, seat)
        answer = workers.choose(task(sight, "captain", Chance(7))).result()
        match.play(answer.move, seat)

The futures are those of ``concurrent.futures``; a server awaits them with ``asyncio.wrap_future``.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Self

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.registry import game as find_game
from vulcania.players import replacement
from vulcania.players.advice import Advice, advise
from vulcania.players.budget import Budget
from vulcania.players.parcel import pack, unpack
from vulcania.players.player import Seen, seen
from vulcania.players.process import Process
from vulcania.players.registry import Sitting, loaded, sitting
from vulcania.words.message import Message

LIMIT = 30.0
"""No decision takes longer, whatever budget was asked for."""
GRACE = 10.0
"""How much longer than its budget a player may take before it counts as hung: a busy machine is slow."""


class Task(msgspec.Struct, frozen=True):
    """A decision to be made; :func:`task` writes it."""

    game: str
    position: bytes
    """A position imagined by the seat. Whatever else is imagined from it could have been imagined from the true one."""
    seat: int
    player: str = "captain"
    """Who decides, as a table names it: ``mate``, ``captain:2s``."""
    seed: int = 0
    """The player's luck: the same task with the same seed and a budget of iterations gives the same answer."""
    limit: float = LIMIT
    share: float = LIMIT
    """What is left for this player where many think at once: a budget is cut to it, patience is not."""

    def patience(self) -> float:
        """After how many seconds the player counts as hung."""
        try:
            budget = sitting(self.player).budget
        except BadSetup:
            budget = None
        asked = budget.seconds if budget is not None and budget.seconds is not None else self.limit
        return min(asked, self.limit) + GRACE

    def seen(self) -> Seen:
        game = find_game(self.game)
        return seen(game, unpack(self.position), self.seat)


def task(sight: Seen, player: str, chance: Chance, limit: float = LIMIT) -> Task:
    """A decision as it can be sent elsewhere: with a position that the seat imagined, so that no secret goes along."""
    position = pack(sight.game, sight.imagine(chance))
    return Task(sight.game.slug, position, sight.seat, player, chance.below(1 << 62), limit)


class Answer(msgspec.Struct, frozen=True):
    """A move, by its notation, and what the table should be told, if anything."""

    move: str
    note: Message | None = None


class Workers:
    """A few processes that think, each about one task at a time. Tasks beyond that wait their turn."""

    def __init__(self, count: int = 1) -> None:
        self._threads = ThreadPoolExecutor(max(count, 1), "vulcania-worker")
        self._own = threading.local()
        self._all: list[Process] = []
        self._lock = threading.Lock()

    def choose(self, task: Task) -> Future[Answer]:
        """The player's move. It always comes: who crashes or hangs is replaced."""
        return self._threads.submit(self._choose, task)

    def advise(self, task: Task) -> Future[Advice]:
        """The best moves with their estimated outcome, for the budget that the task's player brings."""
        return self._threads.submit(self._advise, task)

    def close(self) -> None:
        """End all processes; tasks not begun are cancelled."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            for process in self._all:
                process.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _process(self) -> Process:
        process: Process | None = getattr(self._own, "process", None)
        if process is None:
            process = self._own.process = Process(_work)
            with self._lock:
                self._all.append(process)
        return process

    def _choose(self, task: Task) -> Answer:
        patience = task.patience()
        try:
            answer = self._process().ask(msgspec.msgpack.encode(task), patience)
            return _ANSWERS.decode(answer)
        except TimeoutError:
            note = replacement.late(task.seat, task.player, patience)
        except EOFError as error:
            note = replacement.crashed(task.seat, task.player, error)
        sight = task.seen()
        return _answer(sight, replacement.stand_in(sight, Chance(task.seed, "stand-in")), note)

    def _advise(self, task: Task) -> Advice:
        try:
            answer = self._process().ask(msgspec.msgpack.encode((task,)), task.patience())
            return _ADVICE.decode(answer)
        except (TimeoutError, EOFError):
            return Advice(task.seat, ())


# Made before there are threads that could meet these types at the same time (see core/typed.py).
_QUESTIONS = msgspec.msgpack.Decoder(Task | tuple[Task])
_ANSWERS = msgspec.msgpack.Decoder(Answer)
_ADVICE = msgspec.msgpack.Decoder(Advice)


def _work(question: bytes) -> bytes:
    """In the process: a task to be done, or, as a tuple, one to be advised on."""
    asked = _QUESTIONS.decode(question)
    return msgspec.msgpack.encode(play(asked) if isinstance(asked, Task) else counsel(asked[0]))


def play(task: Task) -> Answer:
    """Make the decision in this very process."""
    notes: list[Message] = []
    player = replacement.Replaceable(who(task, notes), task.seat, notes.append)
    sight = task.seen()
    move = player.choose(sight, Chance(task.seed, "player"))
    return _answer(sight, move, notes[0] if notes else None)


def counsel(task: Task) -> Advice:
    """Advise in this very process."""
    budget = who(task, []).budget
    return advise(task.seen(), budget or Budget(seconds=1.0), Chance(task.seed, "advice"))


def who(task: Task, notes: list[Message]) -> Sitting:
    """Who is to play; an unknown name is played by a mate, and no budget goes beyond the limit."""
    try:
        found = loaded(sitting(task.player))
    except BadSetup as error:
        notes.append(replacement.crashed(task.seat, task.player, error))
        return sitting(replacement.STAND_IN)
    if found.human:
        return sitting(replacement.STAND_IN)
    budget = found.budget and found.budget.within(min(task.limit, task.share))
    return Sitting(found.entry, budget, found.name)


def _answer(sight: Seen, move: int, note: Message | None) -> Answer:
    return Answer(sight.game.vocabulary.notation(move), note)
