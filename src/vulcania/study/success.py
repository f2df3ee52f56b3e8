"""When a match counts as won, for those who count."""

from __future__ import annotations

from vulcania.core.outcome import Outcome


def shares(outcome: Outcome, team: bool) -> list[float]:
    """Each seat's part of the win: those who win together share it, a team's members have all of it.

    A team that was set a goal (its verdict says ``goal``: met or missed) has won when it met it, not by coming home
    alone.
    """
    if team:
        goal = outcome.verdict.args.get("goal") if outcome.verdict is not None else None
        won = bool(outcome.winners) and goal != "missed"
        return [float(won)] * len(outcome.scores)
    part = 1 / len(outcome.winners) if outcome.winners else 0.0
    return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
