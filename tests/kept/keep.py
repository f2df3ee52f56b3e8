"""Keep what a release stores, for all later ones to be held to: ``python -m tests.kept.keep``."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tests.kept.test_kept import FOLDER
from tests.server.live import Running, quick, serving
from vulcania import __version__
from vulcania.core.registry import game, slugs

EARLY = 5
"""So many moves into the match that was left soonest."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "kept.sqlite3")
        with serving(quick(str(database))) as running:
            matches = {table: about for slug in slugs() for table, about in _played(running, slug)}
        with sqlite3.connect(database) as kept:
            script = "\n".join(kept.iterdump())
        kept.close()
    for suffix, text in (("json", json.dumps(matches)), ("sql", script)):
        with (FOLDER / f"{__version__}.{suffix}.gz").open("xb") as file:  # what was kept before stays as it is
            file.write(gzip.compress(text.encode(), mtime=0))


def _played(running: Running, slug: str) -> list[tuple[str, dict[str, Any]]]:
    """A match that is over and one left half-way for the fewest, some and the most players; and one that just began."""
    low, high = game(slug).meta.seats
    found, luck = [], random.Random(slug)
    for seats in sorted({low, (low + high) // 2, high}):
        over = _match(running, slug, seats, luck, 100_000)
        found += [over, _match(running, slug, seats, luck, over[1]["plies"] // 2)]
    return [*found, _match(running, slug, low, luck, EARLY)]


def _match(running: Running, slug: str, seats: int, luck: random.Random, moves: int) -> tuple[str, dict[str, Any]]:
    name, tokens = running.open_table(slug, *["me"] * seats)
    running.play(name, luck, moves)
    table = running.table(name)
    about = {
        "game": slug, "seats": seats, "options": {}, "status": table.status, "plies": len(table.match.plies),
        "tokens": dict(tokens), "record": table.match.record(),
    }  # fmt: skip
    return name, about


if __name__ == "__main__":
    main()
