"""Players that think in processes of their own, so that they never hold anything else up.

A task is plain data: the record of a match, a seat, who plays it. A worker keeps nothing between tasks; when one
crashes or does not answer in time it is ended, another takes its place, and the seat is played by a mate.

    with Workers(2) as workers:
        answer = workers.choose(Task(match.record(), seat=1, player="captain", seed=7)).result()
        match.play(answer.move, 1)

The futures are those of ``concurrent.futures``; a server awaits them with ``asyncio.wrap_future``.
"""

from __future__ import annotations

import signal
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Self, TypeVar

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.match import Match, load
from vulcania.core.message import Message
from vulcania.players import guard
from vulcania.players.advice import Advice, advise
from vulcania.players.budget import Budget
from vulcania.players.player import Seen, seen
from vulcania.players.registry import Sitting, sitting

LIMIT = 30.0
"""No decision takes longer, whatever budget was asked for."""
GRACE = 10.0
"""How much longer than its budget a player may take before it counts as hung: a busy machine is slow."""

START = 60.0
"""How long a process may take to start: that is not its player's fault, and not counted as thinking."""

_CONTEXT = get_context("spawn")
_READY = b"ready"

T = TypeVar("T")


class Task(msgspec.Struct, frozen=True):
    """A decision to be made."""

    record: str
    """The match so far, as :meth:`~vulcania.core.match.Match.record` writes it."""
    seat: int
    player: str = "captain"
    """Who decides, as a table names it: ``mate``, ``captain:2s``."""
    seed: int = 0
    """The player's luck: the same task with the same seed and a budget of iterations gives the same answer."""
    components: str | None = None
    limit: float = LIMIT

    def patience(self) -> float:
        """After how many seconds the player counts as hung."""
        try:
            budget = sitting(self.player).budget
        except BadSetup:
            budget = None
        asked = budget.seconds if budget is not None and budget.seconds is not None else self.limit
        return min(asked, self.limit) + GRACE


class Answer(msgspec.Struct, frozen=True):
    """A move, by its notation, and what the table should be told, if anything."""

    move: str
    note: Message | None = None


class Workers:
    """A few processes that think, each about one task at a time. Tasks beyond that wait their turn."""

    def __init__(self, count: int = 1) -> None:
        self._threads = ThreadPoolExecutor(max(count, 1), "vulcania-worker")
        self._own = threading.local()
        self._all: list[_Process] = []
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

    def _process(self) -> _Process:
        process: _Process | None = getattr(self._own, "process", None)
        if process is None:
            process = self._own.process = _Process()
            with self._lock:
                self._all.append(process)
        return process

    def _choose(self, task: Task) -> Answer:
        patience = task.patience()
        try:
            return self._process().ask(task, Answer, patience)
        except TimeoutError:
            note = guard.late(task.seat, task.player, patience)
        except EOFError as error:
            note = guard.crashed(task.seat, task.player, error)
        chance = Chance(task.seed, "stand-in")
        return _answer(_match(task), guard.stand_in(_seen(task), chance), note)

    def _advise(self, task: Task) -> Advice:
        try:
            return self._process().ask((task,), Advice, task.patience())
        except (TimeoutError, EOFError):
            return Advice(task.seat, ())


class _Process:
    """One process, started when it is first asked and again after it had to be ended."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    def ask(self, question: object, kind: type[T], patience: float) -> T:
        try:
            line = self._ready()
            line.send_bytes(msgspec.msgpack.encode(question))
            if not line.poll(patience):
                raise TimeoutError
            reply = line.recv_bytes()
        except BaseException as error:
            self._drop()
            if isinstance(error, OSError) and not isinstance(error, TimeoutError):
                raise EOFError("the process ended") from error
            raise
        return msgspec.msgpack.decode(reply, type=kind)

    def _ready(self) -> Connection:
        if self._closed:
            raise EOFError("the workers are closed")
        if self._line is None or self._process is None or not self._process.is_alive():
            self._drop()
            self._line, theirs = _CONTEXT.Pipe()
            self._process = _CONTEXT.Process(target=_serve, args=(theirs,), daemon=True, name="vulcania-worker")
            self._process.start()
            theirs.close()
            if not self._line.poll(START) or self._line.recv_bytes() != _READY:
                raise EOFError("the process did not start")
        return self._line

    def _drop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._line is not None:
            self._line.close()
            self._line = None

    def end(self) -> None:
        self._closed = True
        if self._process is not None:
            self._process.kill()


def _serve(line: Connection) -> None:
    """In the process: answer one task after the other until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions = msgspec.msgpack.Decoder(Task | tuple[Task])
    line.send_bytes(_READY)
    while True:
        try:
            question = questions.decode(line.recv_bytes())
        except EOFError:
            return
        answer = play(question) if isinstance(question, Task) else counsel(question[0])
        line.send_bytes(msgspec.msgpack.encode(answer))


def play(task: Task) -> Answer:
    """Make the decision in this very process."""
    notes: list[Message] = []
    match = _match(task)
    who = _sitting(task, notes)
    player = guard.Guarded(who, task.seat, notes.append)
    chance = Chance(task.seed, "player", task.seat, len(match.plies))
    move = player.choose(seen(match.game, match.state, task.seat), chance)
    return _answer(match, move, notes[0] if notes else None)


def counsel(task: Task) -> Advice:
    """Advise in this very process."""
    who = _sitting(task, [])
    return advise(_seen(task), who.budget or Budget(seconds=1.0), Chance(task.seed, "advice"))


def _sitting(task: Task, notes: list[Message]) -> Sitting:
    """Who is to play; an unknown name is played by a mate, and no budget goes beyond the limit."""
    try:
        who = sitting(task.player)
    except BadSetup as error:
        notes.append(guard.crashed(task.seat, task.player, error))
        return sitting(guard.STAND_IN)
    if who.human:
        return sitting(guard.STAND_IN)
    budget = who.budget and who.budget.within(task.limit)
    return Sitting(who.entry, budget, who.name)


def _match(task: Task) -> Match:
    return load(task.record, task.components)


def _seen(task: Task) -> Seen:
    match = _match(task)
    return seen(match.game, match.state, task.seat)


def _answer(match: Match, move: int, note: Message | None) -> Answer:
    return Answer(match.game.vocabulary.notation(move), note)
