"""``python -m tests.torture.nursery``: starts servers in no time, as everything they need is read already.

Each line it is told is ``DATABASE PORT``; each line it answers is the process that serves there from now on.
"""

from __future__ import annotations

import os
import signal
import sys

from tests.server import own
from vulcania.core.registry import game, slugs
from vulcania.server import app


def main() -> None:
    for slug in slugs():
        game(slug)
    app._warm_up = lambda *_: None  # who lives for a second needs no words
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        database, port = line.split()
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(2, 1)
            own.main(database, port)
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
