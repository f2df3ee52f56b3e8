"""Work shared out to several processes, its results taken as they come until there are no more, or until Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Any, TypeVar

from vulcania.players.process import settle_in

Task = TypeVar("Task")
Result = TypeVar("Result")

_CONTEXT = get_context("spawn")


def gather(results: Generator[Result, None, None], take: Callable[[Result], None]) -> bool:
    """Take every result; whether there are no more to come. Ctrl-C stops it, and each was taken whole or not at all."""
    pressed: list[object] = []
    try:
        with closing(results):
            for result in results:
                with _answered(lambda *keys: pressed.extend(keys)):
                    take(result)
                if pressed:
                    return False
    except KeyboardInterrupt:
        return False
    return True


def share_out(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result, None, None]:
    """The results, in whatever order they are done. ``work`` must be a module's function, to be found elsewhere."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    crew: dict[Any, SpawnProcess] = {}
    try:
        for task in islice(waiting, jobs):
            _hire(work, crew).send(task)
        busy = set(crew)
        while busy:
            line: Any
            for line in wait(busy):
                done, result = _received(line)
                if not done:
                    raise result
                following = next(waiting, None)
                if following is None:
                    busy.remove(line)
                else:
                    line.send(following)
                yield result
    finally:
        with _answered(signal.SIG_IGN):
            for process in crew.values():
                process.kill()
                process.join()


def _hire(work: Callable[[Task], Result], crew: dict[Any, SpawnProcess]) -> Connection:
    """A process that does not hear Ctrl-C, not even while it starts and could only complain about it."""
    ours, theirs = _CONTEXT.Pipe()
    with _answered(signal.SIG_IGN):
        crew[ours] = _CONTEXT.Process(target=_serve, args=(theirs, work), name="vulcania")
        crew[ours].start()
    theirs.close()
    return ours


def _received(line: Any) -> Any:
    try:
        return line.recv()
    except (EOFError, OSError):
        raise ChildProcessError("a process that took part in the work has ended") from None


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
def _answered(how: Callable[..., Any] | signal.Handlers) -> Iterator[None]:
    """Ctrl-C is answered so. Where signals cannot be set, nobody presses keys either."""
    here = current_thread() is main_thread()
    usual = signal.signal(signal.SIGINT, how) if here else None
    try:
        yield
    finally:
        if here:
            signal.signal(signal.SIGINT, usual)
