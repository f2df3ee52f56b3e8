"""A match told move by move: a record with a sentence under each move for everything it led to.

The lines that begin with ``>`` are comments to a reader and a test to us: golden playthroughs are transcripts.
"""

from __future__ import annotations

from vulcania.core.match import Match
from vulcania.words import words


def transcript(match: Match, lang: str = "en") -> str:
    """The record of a match, then its story as someone who sees everything would tell it, with the final account."""
    said = words(lang, match.game.slug)
    lines = [match.record(), "# The story", ""]
    for number, ply in enumerate(match.plies, 1):
        lines.append(f"# {number}. p{ply.seat + 1} {ply.text}")
        lines += [f"#    > {said.say(event.message, match.players)}" for event in ply.events]
    outcome = match.outcome
    if outcome is not None:
        lines += ["", "# The account", ""]
        if outcome.verdict is not None:
            lines.append("# " + said.say(outcome.verdict, match.players))
        for line in outcome.breakdown:
            who = said.player(line.seat, match.players) + ": " if line.seat is not None else ""
            lines.append(f"# {who}{line.points:+d} {said.say(line.text, match.players)}")
    return "\n".join(lines) + "\n"
