"""On whose account the server is busy: whoever asked for something pays for it, also where it is done elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import thread_time
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

account: ContextVar[Callable[[float], None] | None] = ContextVar("account", default=None)
"""Takes seconds of the processor from whoever asked; nobody did where it is not set."""


@contextmanager
def counted() -> Iterator[None]:
    """For what a task of its own does, which others may wait for as well."""
    began = thread_time()
    try:
        yield
    finally:
        _spend(thread_time() - began)


async def in_thread(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Let a thread do what takes long."""
    spent = 0.0

    def timed() -> R:
        nonlocal spent
        began = thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            spent = thread_time() - began

    try:
        return await asyncio.to_thread(timed)
    finally:
        _spend(spent)


def _spend(seconds: float) -> None:
    spend = account.get()
    if spend is not None:
        spend(seconds)
