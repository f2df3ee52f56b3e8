"""Tells every golden playthrough anew from its header and moves: ``python -m tests.playthroughs.renew``.

A match goes on by the rules and with the box that its header names. Take those two lines out by hand to have it told by
today's.
"""

from __future__ import annotations

from pathlib import Path

import tests.conftest  # noqa: F401 - the template game has a playthrough too
from vulcania.core.match import load
from vulcania.core.transcript import transcript

CLAIMS = ("result:", "trace:")


def renewed(text: str) -> str:
    """The transcript of the same moves, whatever the old one claimed of them."""
    return transcript(load("\n".join(line for line in text.splitlines() if not line.startswith(CLAIMS))))


if __name__ == "__main__":
    for file in sorted(Path(__file__).parent.glob("*.txt")):
        file.write_text(renewed(file.read_text("utf-8")), "utf-8")
