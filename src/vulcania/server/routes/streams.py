"""Server-sent events: whenever a table changes, each open page gets it anew, as its seat may see it."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import contextmanager

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from vulcania.server import keys, pages
from vulcania.server.changes import Blocks, changes, cut
from vulcania.server.errors import REFUSALS, TooMuch
from vulcania.server.routes import state
from vulcania.server.settings import Settings
from vulcania.server.visits import Visit, address_of, own_name, services_of, visit
from vulcania.server.watching import Watcher

router = APIRouter(responses=REFUSALS)

HEARTBEAT = 15.0
"""A sign of life when nothing happens: dead connections are found out, and proxies do not lose patience."""

PACKING = 3
"""How hard, of 9: what more would save in bytes costs three times as much of the processor."""

GZIP = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""What a gzip stream begins with."""

_LASTING = "vulcania.lasting"
"""Where a request keeps the stream that it asked for."""

KEPT = Query(0, ge=0, le=2)
"""How many of the last messages a reader keeps."""


class Streams:
    """Counts open streams, so that nobody can take them all."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_address: Counter[str] = Counter()

    @property
    def open_now(self) -> int:
        return self._by_address.total()

    def check(self, address: str) -> None:
        here = self._settings.streams_an_address
        if self._by_address.total() >= self._settings.streams or self._by_address[address] >= here:
            raise TooMuch("error-too-many-streams", 429, here)

    @contextmanager
    def open(self, address: str) -> Iterator[None]:
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Reader:
    """Who reads a stream."""

    def __init__(self) -> None:
        self.watcher: Watcher | None = None
        self.gone = False

    def leave(self) -> None:
        self.gone = True
        if self.watcher is not None:
            self.watcher.tell()


class Live(StreamingResponse):
    """A stream that comes to its end when its reader has gone. To be cut off in the middle, as others are, would leave
    behind a hundred things that only a search for garbage finds: of a crowd that leaves at once, a search that all
    others wait for."""

    def __init__(self, messages: AsyncIterator[bytes], reader: Reader, headers: dict[str, str]) -> None:
        super().__init__(messages, media_type="text/event-stream", headers=headers)
        self._reader = reader

    async def __call__(self, scope: Scope, _: Receive, __: Send) -> None:
        scope[_LASTING].append(self)

    async def last(self, receive: Receive, send: Send) -> None:
        listening = asyncio.create_task(self._listen(receive))
        try:
            await self.stream_response(send)
        finally:
            listening.cancel()

    async def _listen(self, receive: Receive) -> None:
        await self.listen_for_disconnect(receive)
        self._reader.leave()


class Lasting:
    """Takes streams out of all layers in which they were made: each of their messages would pass through those again,
    on its way to each of a thousand."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        found: list[Live] = []
        scope[_LASTING] = found
        await self.app(scope, receive, send)
        if found:
            await found.pop().last(receive, send)


def sse(data: bytes, event: bytes = b"") -> bytes:
    """A message of a stream."""
    head = b"event: %b\n" % event if event else b""
    return b"%bdata: %b\n\n" % (head, data.replace(b"\n", b"\ndata: "))


def pack(message: bytes) -> bytes:
    """A message as a part of a gzip stream that depends on nothing before it: packed once, it goes to every reader."""
    packer = zlib.compressobj(PACKING, zlib.DEFLATED, -15)
    return packer.compress(message) + packer.flush(zlib.Z_FULL_FLUSH)


def stream(
    request: Request, at: Visit, key: Callable[[], Hashable], face: Callable[[], Blocks], *, kept: int = 0
) -> StreamingResponse:
    """Send what ``face`` gives, now and after every change. All readers with the same ``key`` see the same; those who
    keep the last of what they were sent get, after the first time, what changed."""
    streams: Streams = request.app.state.streams
    address = address_of(request)
    streams.check(address)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    shape = pack if packed else bytes
    faces, made, seal = at.table.rendered.faces, at.table.rendered.messages, services_of(request).seal

    reader = Reader()

    async def messages() -> AsyncIterator[bytes]:
        shown: tuple[Blocks, ...] = ()
        with streams.open(address), at.table.watching.watch(at.held, own_name(request)) as watcher:
            reader.watcher = watcher
            yield (GZIP if packed else b"") + shape(sse(b"%d" % pages.server_time(), b"time"))
            while True:
                news = await watcher.news(HEARTBEAT)
                if reader.gone:
                    return
                if not news:
                    yield shape(b": still here\n\n")
                    continue
                if keys.held(at.keys, at.table.id, at.table.seats, seal) != at.held:
                    return  # shut out: who asks again is told as what
                looks = key()
                now = faces[looks] = faces.get(looks) or face()
                if shown and now.blocks == shown[0].blocks:
                    continue
                base = shown[:kept]
                name = (packed, looks, base)
                if name not in made:
                    made[name] = shape(sse(changes(now, *base), b"changed") if base else sse(now.text.encode()))
                shown = (now, *base)[: max(kept, 1)]
                yield made[name]

    if "head" in request.scope:
        return StreamingResponse(iter(()), media_type="text/event-stream")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Live(messages(), reader, headers)


@router.get("/t/{name}/events", include_in_schema=False)
async def page_events(
    request: Request, name: str, as_: int | None = state.AS, ply: int | None = state.WHEN, changed: int = KEPT
) -> StreamingResponse:
    """The page's stream: its main part, and then the same made anew or, to who says how many of the last they keep,
    what changed in it."""
    at = await visit(request, name)
    who = (at.held, pages.Asked(as_, ply), at.prefs)
    return stream(request, at, lambda: pages.key(at.table, *who), lambda: pages.fragment(at.table, *who), kept=changed)


@router.get("/api/v1/tables/{name}/events", tags=["tables"], response_class=StreamingResponse)
async def api_events(request: Request, name: str, seat: state.Seat = None) -> StreamingResponse:
    """A stream of server-sent events. Each message is the table as JSON with the view of your seat (a spectator's
    without a token): one at once, and one after every change. Only the newest is sent to a slow reader."""
    at = await visit(request, name)
    who = at.acting_seat(seat) if at.held else None

    def face() -> Blocks:
        told = {**state.table_state(at.table), "view": at.view(who).to_data()}
        return cut([msgspec.json.encode(told).decode()])

    return stream(request, at, lambda: ("api", who, at.program), face)
