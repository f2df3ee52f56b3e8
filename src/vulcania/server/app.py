"""The web application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from threading import Event

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import vulcania
from vulcania.core.registry import slugs
from vulcania.server import errors, garbage
from vulcania.server.guard import Guard, hush
from vulcania.server.lan import Lan
from vulcania.server.middleware import SafetyMiddleware
from vulcania.server.routes import (
    agreeing,
    api,
    direct,
    games,
    health,
    install,
    lan,
    lessons,
    memory,
    people,
    replays,
    rules,
    shelf,
    streams,
    tables,
    what,
)
from vulcania.server.services import Services
from vulcania.server.settings import Settings
from vulcania.server.tables import Tables
from vulcania.server.templates import FOR_GOOD
from vulcania.words import LANGUAGES, words


class Files(StaticFiles):
    """Files of ours. Their addresses change with their contents, so a browser need not ask twice."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_GOOD
        return response


def _warm_up(closing: Event, warm: Callable[[], None]) -> None:
    """Read all words before the first visitor has to wait for them; who closes at once need not wait for that."""
    for slug in slugs():
        for lang in LANGUAGES:
            if not closing.is_set():
                words(lang, slug)
    if not closing.is_set():
        warm()


def create_app(
    settings: Settings | None = None,
    announce: Callable[[str], None] | None = None,
    warm: Callable[[], None] = lambda: None,
) -> FastAPI:
    """The application. It announces addresses at which it can be reached besides, and says when it is warm."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hush(asyncio.get_running_loop())
        services = Services(chosen)
        tables = Tables(services)
        app.state.services, app.state.tables = services, tables
        await tables.open()
        closing = Event()
        tables.do(asyncio.to_thread(_warm_up, closing, warm))
        tables.do(garbage.look_through())
        tables.do(garbage.sweep(lambda: app.state.streams.open_now))
        try:
            yield
        finally:
            closing.set()
            await app.state.lan.close()
            await tables.close()

    app = FastAPI(
        title="Vulcania",
        version=vulcania.__version__,
        summary="Board games of the deep at live tables.",
        description=api.__doc__ or "",
        lifespan=lifespan,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # else each request asks whether there is some
    )
    app.state.guard = Guard(chosen)
    app.state.lan = Lan(app, chosen.lan, announce)
    app.state.streams = streams.Streams(chosen)
    errors.install(app)
    parts = (  # looked through in this order: what is asked for most comes first
        api, streams, tables, what, shelf, games, people, memory, install, lan, health, agreeing, lessons, replays,
        rules,
    )  # fmt: skip
    for part in parts:
        app.include_router(part.router)
    web = files("vulcania.web")
    app.mount("/static", Files(directory=str(web / "static")))
    app.mount("/vendor", Files(directory=str(web / "vendor")))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=streams.PACKING)
    app.add_middleware(streams.Lasting)
    app.add_middleware(direct.DirectMoves)
    app.add_middleware(SafetyMiddleware, settings=chosen)
    return app
