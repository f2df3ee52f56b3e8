"""``python -m tests.server.own DATABASE [PORT]``: a server of its own process, without bounds on how often one asks."""

from __future__ import annotations

import sys

import uvicorn

from tests.server.live import quick
from vulcania.server.app import create_app
from vulcania.server.guard import Connection
from vulcania.server.listening import listen


def main(database: str, port: str = "0") -> None:
    listener = listen("127.0.0.1", int(port))
    sys.stdout.write(f"http://127.0.0.1:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    app = create_app(quick(database))
    config = uvicorn.Config(app, http=Connection, log_level="error", timeout_graceful_shutdown=1)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
