"""What stands before the server: a connection that takes too long over its request, or is one too many, is closed.

The server itself waits for a request for as long as it takes. A thousand that never end would shut everybody out.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any, Protocol, cast

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from vulcania.server.carried import RAW_HEADERS
from vulcania.server.settings import Settings
from vulcania.server.whence import whence

log = logging.getLogger(__name__)

BACKLOG = 100
"""So many connections at most are taken at a time, before any of them is looked at."""
SPARE = BACKLOG + 100
"""So many files besides connections may be open."""
QUIET = 10.0
"""The same complaint is not logged again within so many seconds,"""
COMPLAINING = ("uvicorn.error", "vulcania.server.guard", "vulcania.server.services")
"""by those who complain of requests that are none, connections that cannot be taken, a database that is away."""
_CARRIED = b"".join(b"%b: %b\r\n" % one for one in RAW_HEADERS)
_CLOSED = b"\r\nconnection: close\r\ncontent-length: 0\r\n" + _CARRIED + b"\r\n"
NONE = b"HTTP/1.1 400 Bad Request" + _CLOSED
"""To what is no request."""
LATE = b"HTTP/1.1 408 Request Timeout" + _CLOSED
LARGE = b"HTTP/1.1 431 Request Header Fields Too Large" + _CLOSED
HEAD_BYTES = 64 * 1024
"""So long the headers of a request may be."""
REST_BYTES = 8 * 1024 * 1024
"""So much of a body may still come after it was refused; the next request's headers are told from it by nobody here."""
AHEAD = 16
"""So many requests may be sent before they are answered. No browser sends any; thousands at once would each be kept."""
TAKEN_BYTES = 16 * 1024
"""So much of an answer has to be taken, whenever it is looked at, by who does not take all of it."""


class Guard:
    """Knows all connections of a server, on every listener."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._most = min(settings.connections, _files() - SPARE)
        self._open: dict[Connection, str] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: Connection, address: str, counted: bool) -> bool:
        """Let a connection in. When there are too many, whoever has dawdled longest over a request makes room."""
        if counted and self._by_address[address] >= self.settings.connections_an_address:
            return False
        if len(self._open) >= self._most:
            slow = min((one for one in self._open if not one.answering), key=lambda one: one.since, default=None)
            if slow is None:
                return False
            slow.drop()
            self.leave(slow)
        self._open[connection] = address
        self._by_address[address] += 1
        return True

    def leave(self, connection: Connection) -> None:
        address = self._open.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class _Protocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's own, but for what it answers to nonsense."""

    def send_400_response(self, _: str) -> None:
        self.transport.write(NONE)
        self.transport.close()


class _Cycle(Protocol):
    """A request that has begun, as uvicorn keeps it."""

    more_body: bool
    response_complete: bool


class Connection(asyncio.Protocol):
    """One connection: passes everything on to uvicorn's own protocol, and watches the time.

    For ``uvicorn.Config(app, http=Connection)``, where the app's state has a guard.
    """

    def __init__(self, config: uvicorn.Config, *args: Any, **named: Any) -> None:
        self._inner: Any = _Protocol(config, *args, **named)
        self._guard: Guard = config.app.state.guard  # type: ignore[union-attr]
        self._proxies = _listed(config.forwarded_allow_ips) if config.proxy_headers else ()
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._unfinished = True
        """Whether a request has begun that is not here yet as a whole; it should have, from the first moment."""
        self._heading = 0
        """How much of a request has come before its headers were over."""
        self.since = self._loop.time()
        """When the last request began."""
        self._left, self._took = 0, self.since
        """How much of an answer was not taken when some of it last was, and when that was."""

    @property
    def _cycle(self) -> _Cycle | None:
        cycle: _Cycle | None = self._inner.cycle
        return cycle

    @property
    def answering(self) -> bool:
        """Whether a request is here as a whole, and its answer is not yet over; a stream may last for hours."""
        cycle = self._cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are none of asyncio's
        address = str((transport.get_extra_info("peername") or ("",))[0])
        if self._guard.admit(self, whence(address), counted=not _is_proxy(address, self._proxies)):
            self._inner.connection_made(transport)
            self._watch(self._guard.settings.head_within)
        else:
            self._inner = None
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._inner is None:
            return
        if not self._unfinished:
            self._unfinished, self.since, self._heading = True, self._loop.time(), 0
        if data.count(b" HTTP/") > AHEAD:
            self.drop(NONE)
            return
        self._inner.data_received(data)
        self._unfinished = self._cycle is None or self._cycle.more_body
        self._heading = self._heading + len(data) if self._unfinished and self._awaits_head else 0
        if self._heading > (REST_BYTES if self._refused else HEAD_BYTES):
            self.drop(LARGE)

    @property
    def _awaits_head(self) -> bool:
        cycle = self._cycle
        return cycle is None or cycle.response_complete

    @property
    def _refused(self) -> bool:
        """Whether a request was answered before it was here as a whole: what comes first is the rest of it."""
        cycle = self._cycle
        return cycle is not None and cycle.response_complete and cycle.more_body

    def _watch(self, seconds: float) -> None:
        self._timer = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        limits = self._guard.settings
        left = self.since + limits.head_within + (0 if self._awaits_head else limits.body_within) - self._loop.time()
        if self._stalls():
            cast(asyncio.Transport, self._transport).abort()
        elif self._unfinished and left <= 0:
            self.drop()
        else:
            self._watch(left if self._unfinished else limits.head_within)

    def _stalls(self) -> bool:
        """Whether somebody asked for something and does not take it: it would be kept for them for good."""
        left, now = cast(asyncio.Transport, self._transport).get_write_buffer_size(), self._loop.time()
        if not left or left <= self._left - TAKEN_BYTES:
            self._took = now
        self._left = left
        return now - self._took >= self._guard.settings.body_within

    def drop(self, why: bytes = LATE) -> None:
        """Close it, with a word about why."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(why)
            self._transport.close()

    def eof_received(self) -> bool | None:
        return None if self._inner is None else bool(self._inner.eof_received())

    def connection_lost(self, exc: Exception | None) -> None:
        self._guard.leave(self)
        if self._timer is not None:
            self._timer.cancel()
        if self._inner is not None:
            self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()


def _listed(given: list[str] | str) -> tuple[str, ...]:
    return tuple(part.strip() for part in given.split(",")) if isinstance(given, str) else tuple(given)


@lru_cache(1024)
def _is_proxy(address: str, proxies: tuple[str, ...]) -> bool:
    """Proxies speak for many visitors, so their connections are not counted as one visitor's."""
    if "*" in proxies or address in proxies:
        return True
    for one in proxies:
        with suppress(ValueError):  # a name
            if ip_address(address) in ip_network(one, strict=False):
                return True
    return False


def _files() -> int:
    """How many files this process may have open: as many as it is let have, and no more than anybody needs."""
    if sys.platform == "win32":
        return 8192
    import resource  # not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 16384 if hard == resource.RLIM_INFINITY else min(hard, 16384)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class Quiet(logging.Filter):
    """Lets the same complaint pass once in a while, and not a thousand times a second."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, complaint = time.monotonic(), record.getMessage()
        self._said = {one: at for one, at in self._said.items() if now - at < QUIET}
        news = self._said.setdefault(complaint, now) == now
        return news or record.levelno > logging.WARNING


_QUIET = Quiet()


def hush(loop: asyncio.AbstractEventLoop) -> None:
    """How often strangers give cause for complaint is theirs to say: that does not fill the disk."""

    def complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if "socket.accept()" in context.get("message", ""):
            log.warning("no connection can be taken: %s", context.get("exception"))
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(complain)
    for name in COMPLAINING:
        logging.getLogger(name).addFilter(_QUIET)
    logging.getLogger("python_multipart").setLevel(logging.ERROR)  # whoever sends a form that is none is told so
