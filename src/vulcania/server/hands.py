"""Threads for calls that block. To let one of them do something wakes the event loop once, and not three times as
``run_in_executor`` does: at a table where somebody moves now and then, that was a tenth of a move's cost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

R = TypeVar("R")
_Job = tuple[Callable[[], Any], asyncio.AbstractEventLoop, asyncio.Future[Any]]


class Hands:
    def __init__(self, count: int, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads = [Thread(target=self._work, name=f"{name}-{one}", daemon=True) for one in range(count)]
        for thread in self._threads:
            thread.start()

    def do(self, call: Callable[[], R]) -> asyncio.Future[R]:
        """Once asked for, a call is made, even if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[R] = loop.create_future()
        self._jobs.put((call, loop, future))
        return future

    def close(self) -> None:
        """All that was asked for before is still done."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            call, loop, future = job
            result, error = None, None
            try:
                result = call()
            except BaseException as raised:
                error = raised
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(_settle, future, result, error)
            del job, call, future, result, error  # nothing is kept until the next one comes


def _settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if future.done():  # whoever waited has gone
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
