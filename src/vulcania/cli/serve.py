"""``vulcania serve``: tables in the browser."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace
from typing import Annotated

import typer

from vulcania.cli.options import Lang
from vulcania.core.errors import BadSetup
from vulcania.terminal.screen import open_screen

Host = Annotated[str, typer.Option(metavar="ADDRESS")]
Port = Annotated[int, typer.Option(metavar="N", min=0, max=65535)]
Database = Annotated[str | None, typer.Option(metavar="PATH|ADDRESS")]
Https = Annotated[bool, typer.Option("--https")]
Proxy = Annotated[str | None, typer.Option(metavar="ADDRESS")]


def command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    https: Https = False,
    proxy: Proxy = None,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers: play with friends and bots, on this screen or on theirs."""
    screen = open_screen(lang)
    try:
        import uvicorn

        from vulcania.server.app import create_app
        from vulcania.server.garbage import settle
        from vulcania.server.guard import BACKLOG, Connection
        from vulcania.server.listening import EVERYWHERE, listen, own_address
        from vulcania.server.settings import Settings
        from vulcania.server.store.database import claim, open_engine
    except ModuleNotFoundError as error:
        raise BadSetup("error-no-server", module=str(error.name)) from None
    settings = Settings.from_environment()
    settings = replace(settings, database=database or settings.database, https=https or settings.https)
    claim(settings.database).close()
    open_engine(settings.database, 1).dispose()
    listener = listen(host, port)
    shown = "localhost" if host in ("127.0.0.1", "::1", *EVERYWHERE) else host
    number = listener.getsockname()[1]
    screen.tell("web-serving", address=f"http://{shown}:{number}/")
    reached_at = own_address() if host in EVERYWHERE else ""
    if reached_at:
        screen.tell("web-serving-house", address=f"http://{reached_at}:{number}/")
    lan = host in ("127.0.0.1", "::1", "localhost") and not (settings.https or settings.public_url)
    app = create_app(
        replace(settings, reached_at=reached_at, lan=lan),
        lambda address: screen.tell("web-serving-house", address=address),
        settle,
    )
    logging.basicConfig(level="WARNING", format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        app,
        http=Connection,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=1,
    )
    with contextlib.suppress(KeyboardInterrupt):  # ending it by Ctrl+C is the usual way, no fault
        uvicorn.Server(config).run(sockets=[listener])
