"""Letting others in the same network join: a second listener, opened without a restart, by the host alone.

The host is who sits at the very machine: their request came in by its loopback, under its loopback's name, and through
nobody's hands. So neither a neighbour in the network nor a page from elsewhere can open the house.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI
from starlette.requests import Request

from vulcania.core.errors import BadSetup
from vulcania.server.guard import Connection
from vulcania.server.listening import listen, own_address

THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
_PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class _Second(uvicorn.Server):
    """Signals are the first server's business."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Lan:
    """The listener in the network, if it is open."""

    def __init__(self, app: FastAPI, offered: bool, announce: Callable[[str], None] | None) -> None:
        self._app = app
        self._offered = offered
        self._announce = announce
        self._server: _Second | None = None
        self._task: asyncio.Task[None] | None = None
        self.address = ""
        """Where devices in the network find the house; empty while it is closed."""

    def is_host(self, request: Request) -> bool:
        ends = (request.client.host if request.client else "", (request.scope.get("server") or ("",))[0])
        return (
            self._offered
            and all(_loopback(str(end)) for end in ends)
            and request.url.hostname in THIS_MACHINE
            and not any(name in request.headers for name in _PASSED_ON)
        )

    async def open(self, port: int) -> None:
        """Listen at this machine's own number in its network, at the same port where that is free."""
        if self.address:
            return
        number = own_address()
        if not number:
            raise BadSetup("error-lan-none")
        try:
            listener = listen(number, port)
        except BadSetup:
            listener = listen(number, 0)
        config = uvicorn.Config(self._app, http=Connection, lifespan="off", log_level="warning", access_log=False,
                                proxy_headers=False, timeout_graceful_shutdown=1)  # fmt: skip
        self._server = _Second(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[listener]))
        self.address = f"http://{number}:{listener.getsockname()[1]}/"
        if self._announce is not None:
            self._announce(self.address)

    async def close(self) -> None:
        if self._server is not None and self._task is not None:
            self._server.should_exit = True
            await self._task
        self._server = self._task = None
        self.address = ""

    def reached(self, url: str) -> str:
        """The same page as devices in the network find it; nothing while the house is closed to them."""
        return self.address.rstrip("/") + urlsplit(url).path if self.address else ""


def _loopback(number: str) -> bool:
    try:
        return ip_address(number).is_loopback
    except ValueError:
        return False
