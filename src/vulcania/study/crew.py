"""Work shared out to several processes, its results taken as they come."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import TypeVar

from vulcania.players.process import end_with_parent

Task = TypeVar("Task")
Result = TypeVar("Result")


def share_out(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results, in whatever order they are done. ``work`` must be a module's function, to be found elsewhere."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin) as pool:
        under_way: set[Future[Result]] = set()
        try:
            while True:
                while len(under_way) < 2 * jobs and (task := next(waiting, None)) is not None:
                    with _deaf():
                        under_way.add(pool.submit(work, task))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _begin() -> None:
    """In a process: Ctrl-C is the parent's to answer, who takes no more results; and without a parent there is nothing
    to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are begun here do not hear Ctrl-C, not even while they start and could only complain about it."""
    if current_thread() is not main_thread():  # where signals cannot be set, nobody presses keys either
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
