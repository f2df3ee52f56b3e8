"""Server-sent events: whenever a table changes, each open page gets it anew, as its seat may see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import StreamingResponse

from vulcania.server import faces
from vulcania.server.problems import TooMuch
from vulcania.server.routes import state
from vulcania.server.settings import Settings
from vulcania.server.table import Table
from vulcania.server.visits import Visit, visit

router = APIRouter()

HEARTBEAT = 15.0
"""A sign of life when nothing happens: dead connections are found out, and proxies do not lose patience."""


class Streams:
    """Counts open streams, so that nobody can take them all."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        here = self._settings.streams_an_address
        if self._by_address.total() >= self._settings.streams or self._by_address[address] >= here:
            raise TooMuch("error-too-many-streams", 429, here)
        self._by_address[address] += 1

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


def sse(text: str, event: str = "") -> bytes:
    """A message of a stream."""
    head = f"event: {event}\n" if event else ""
    return (head + "".join(f"data: {line}\n" for line in text.split("\n")) + "\n").encode()


def stream(request: Request, at: Visit, face: Callable[[], bytes]) -> StreamingResponse:
    """Send what ``face`` gives, now and after every change."""
    streams: Streams = request.app.state.streams
    address = request.client.host if request.client else ""
    streams.enter(address)

    async def messages() -> AsyncIterator[bytes]:
        sent = b""
        try:
            with at.table.watching.watch(at.held) as watcher:
                yield sse(str(faces.server_time()), "time")
                while True:
                    if not await watcher.news(HEARTBEAT):
                        yield b": still here\n\n"
                        continue
                    now = face()
                    if now is not sent:
                        sent = now
                        yield now
        finally:
            streams.leave(address)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(messages(), media_type="text/event-stream", headers=headers)


@router.get("/t/{name}/events", include_in_schema=False)
async def page_events(request: Request, name: str, as_: int | None = state.AS) -> StreamingResponse:
    """The page's stream: its main part, made anew."""
    at = await visit(request, name)

    def face() -> bytes:
        return _shared(at.table, ("page", *faces.key(at.table, at.held, as_, at.look)), lambda: sse(
            faces.fragment(at.table, at.held, as_, at.look)
        ))  # fmt: skip

    return stream(request, at, face)


@router.get("/api/v1/tables/{name}/events", tags=["tables"], response_class=StreamingResponse)
async def api_events(request: Request, name: str, seat: int | None = None) -> StreamingResponse:
    """A stream of server-sent events. Each message is the table as JSON with the view of your seat (a spectator's
    without a token): one at once, and one after every change. Only the newest is sent to a slow reader."""
    at = await visit(request, name)
    who = at.acting_seat(seat) if at.held else None

    def face() -> bytes:
        return _shared(at.table, ("api", who), lambda: sse(
            msgspec.json.encode({**state.table_state(at.table), "view": at.table.match.view(who).to_data()}).decode()
        ))  # fmt: skip

    return stream(request, at, face)


def _shared(table: Table, key: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
    """All who see the same get the very same bytes."""
    if key not in table.faces:
        table.faces[key] = make()
    made: bytes = table.faces[key]
    return made
