"""How the house is doing, for programs that look after it."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse

from vulcania.server import clock
from vulcania.server.visits import services_of, tables_of

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz(request: Request) -> PlainTextResponse:
    """Whether the house can play: it answers, and so does its database; else the error says what is wrong."""
    services = services_of(request)
    await services.call(services.store.running, [])
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def metrics(request: Request) -> PlainTextResponse:
    """In the text format of Prometheus. Only numbers: nothing of anybody's, nothing of a match."""
    services, tables = services_of(request), tables_of(request)
    if not services.settings.metrics:
        raise HTTPException(404)
    courier = tables.courier
    matches = await services.call(services.memory.count)

    def lines() -> Iterator[str]:
        yield from _family("matches", "gauge", "Matches that are kept.", "status", matches)
        yield from _family("tables_in_memory", "gauge", "Tables in use.", "", {"": len(tables)})
        yield from _family("streams", "gauge", "Pages that look on.", "", {"": request.app.state.streams.open_now})
        sent = {"sent": courier.sent, "failed": courier.failed, "dropped": courier.dropped}
        yield from _family("notices_total", "counter", "Notices to people.", "outcome", sent)
        yield from _family("uptime_seconds", "gauge", "Since the house opened.", "", {"": clock.now() - clock.OPENED})

    return PlainTextResponse("".join(lines()), media_type="text/plain; version=0.0.4")


def _family(name: str, kind: str, told: str, label: str, values: dict[str, float] | dict[str, int]) -> Iterator[str]:
    yield f"# HELP vulcania_{name} {told}\n# TYPE vulcania_{name} {kind}\n"
    for key, value in values.items():
        yield f'vulcania_{name}{{{label}="{key}"}} {value}\n' if label else f"vulcania_{name} {value}\n"
