"""Tells every golden playthrough anew from its header and moves: ``python -m tests.playthroughs.renew``."""

from __future__ import annotations

from pathlib import Path

import tests.conftest  # noqa: F401 - the template game has a playthrough too
from vulcania.core import record as records
from vulcania.core.match import new
from vulcania.core.transcript import transcript


def renewed(text: str) -> str:
    """The transcript of the same moves, whatever the old one claimed of them."""
    record = records.parse(text)
    match = new(record.game, len(record.players), record.seed, record.options, players=record.players)
    for move in record.moves:
        match.enter(move)
    return transcript(match)


if __name__ == "__main__":
    for file in sorted(Path(__file__).parent.glob("*.txt")):
        file.write_text(renewed(file.read_text("utf-8")), "utf-8")
