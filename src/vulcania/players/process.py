"""A process that answers questions, and that nobody has to wait for: one that hangs is ended and replaced."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

START = 60.0
"""How long a process may take to start: that is not the fault of whoever thinks in it, and not counted as thinking."""

_CONTEXT = get_context("spawn")
_READY = b"ready"

Work = Callable[[bytes], bytes]


class Process:
    """One process, started when it is first asked and again after it had to be ended.

    ``work`` turns a question into its answer; it must be a module's function, to be found elsewhere.
    """

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    def ask(self, question: bytes, patience: float) -> bytes:
        """The answer; ``TimeoutError`` if none came in so many seconds, ``EOFError`` if the process died."""
        try:
            line = self._ready()
            line.send_bytes(question)
            if not line.poll(patience):
                raise TimeoutError
            return line.recv_bytes()
        except BaseException as error:
            self._drop()
            if isinstance(error, OSError) and not isinstance(error, TimeoutError):
                raise EOFError("the process ended") from error
            raise

    def _ready(self) -> Connection:
        if self._closed:
            raise EOFError("the process is closed")
        if self._line is None or self._process is None or not self._process.is_alive():
            self._drop()
            self._line, theirs = _CONTEXT.Pipe()
            process = _CONTEXT.Process(target=_serve, args=(theirs, self._work), daemon=True, name="vulcania")
            process.start()
            self._process = process
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
        """End it for good."""
        self._closed = True
        if self._process is not None:
            self._process.kill()


def _serve(line: Connection, work: Work) -> None:
    """In the process: answer one question after the other until the other side is gone."""
    settle_in()
    line.send_bytes(_READY)
    while True:
        try:
            question = line.recv_bytes()
        except EOFError:
            return
        line.send_bytes(work(question))


def settle_in() -> None:
    """In a process that works for another: Ctrl-C is the other's to answer, what is printed here is not its output, and
    without it there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):  # who has no standard error either has nowhere to print to
        os.dup2(2, 1)
    sys.stdout = sys.stderr
    parent = parent_process()
    assert parent is not None

    def outlive() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()
