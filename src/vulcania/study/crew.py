"""Work shared out to several processes of this machine, or to a cluster; its results are taken as they come until there
are no more, or until Ctrl-C. Whoever is lost in the middle is replaced, and the work they had begun is begun again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Any, Literal, TypeVar

from vulcania.core.errors import VulcaniaError
from vulcania.players.process import settle_in

Task = TypeVar("Task")
Result = TypeVar("Result")

On = Literal["here", "ray"]
"""Where work is done: on this machine, or on a Ray cluster."""

LOST = 3
"""So many processes may be lost over the same piece of work; the next one would be lost too."""

_CONTEXT = get_context("spawn")


def gather(results: Generator[Result, None, None], take: Callable[[Result], None]) -> bool:
    """Take every result; whether there are no more to come. Ctrl-C stops it, and each was taken whole or not at all."""
    pressed: list[object] = []
    try:
        with closing(results):
            for result in results:
                with answered(lambda *keys: pressed.extend(keys)):
                    take(result)
                if pressed:
                    signal.raise_signal(signal.SIGINT)
                    return False
    except KeyboardInterrupt:
        return False
    return True


def share_out(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, on: On = "here", until: float = inf
) -> Generator[Result, None, None]:
    """The results, in whatever order they are done. ``work`` must be a module's function, to be found elsewhere. As
    many as ``jobs`` are done at once; 0: one for each core there is. ``until``: other processes that are not done by
    then (``time.monotonic``) are not waited for."""
    if on == "ray":
        from vulcania.study.cluster import share_out as share_out_to_cluster

        return share_out_to_cluster(work, tasks, jobs)
    many = at_once(jobs)
    return _to_processes(work, tasks, many, until) if many > 1 else _alone(work, tasks)


def at_once(jobs: int) -> int:
    """How many pieces of work are done at once on this machine."""
    return jobs or os.cpu_count() or 1


def _alone(work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
    yield from map(work, tasks)


def _to_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, until: float
) -> Generator[Result, None, None]:
    waiting = iter(tasks)
    crew: dict[Any, SpawnProcess] = {}
    busy: dict[Any, tuple[Task, int]] = {}
    """What each is doing, and how many were lost over it."""

    def give(line: Any, task: Task, lost: int = 0) -> None:
        busy[line] = task, lost
        with suppress(OSError):  # one that is gone already is found out when it does not answer
            line.send(task)

    try:
        for task in islice(waiting, jobs):
            give(_hire(work, crew), task)
        while busy:
            line: Any
            ready = wait(list(busy), None if until == inf else max(until - time.monotonic(), 0))
            if not ready:
                return
            for line in ready:
                task, lost = busy.pop(line)
                answer = _received(line)
                if answer is None:
                    if lost == LOST:
                        raise VulcaniaError("error-worker-lost", times=LOST + 1)
                    crew.pop(line).join()
                    give(_hire(work, crew), task, lost + 1)
                    continue
                done, result = answer
                if not done:
                    raise result
                following = next(waiting, None)
                if following is not None:
                    give(line, following)
                yield result
    finally:
        with answered(signal.SIG_IGN):
            for process in crew.values():
                process.kill()
                process.join()


def _hire(work: Callable[[Task], Result], crew: dict[Any, SpawnProcess]) -> Connection:
    """A process that does not hear Ctrl-C, not even while it starts and could only complain about it."""
    ours, theirs = _CONTEXT.Pipe()
    with answered(signal.SIG_IGN):
        crew[ours] = _CONTEXT.Process(target=_serve, args=(theirs, work), name="vulcania")
        crew[ours].start()
    theirs.close()
    return ours


def _received(line: Any) -> Any:
    """What a process answered; ``None``: it has ended."""
    try:
        return line.recv()
    except (EOFError, OSError):
        line.close()
        return None


def _serve(line: Connection, work: Callable[[Any], Any]) -> None:
    """In a process: do one task after the other until it is ended."""
    settle_in()
    while True:
        task = line.recv()
        try:
            answer = (True, work(task))
        except Exception as error:
            answer = (False, error)
        line.send(answer)


@contextmanager
def answered(how: Callable[..., Any] | signal.Handlers) -> Iterator[None]:
    """Ctrl-C is answered so. Where signals cannot be set, nobody presses keys either."""
    here = current_thread() is main_thread()
    usual = signal.signal(signal.SIGINT, how) if here else None
    try:
        yield
    finally:
        if here:
            signal.signal(signal.SIGINT, usual)
