"""What the voyage brings to the table besides its rules."""

from __future__ import annotations

from typing import Any

from vulcania.core.outcome import Outcome
from vulcania.core.setup import DRAWN
from vulcania.core.view import View


def awaited(view: View) -> tuple[int, ...]:
    """VO-16: who could call a bare hunter out need not; the hunt waits for whoever's turn it is."""
    return view.to_act[:1]


def rematch(options: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    """VO-38: the winner is Captain Nemo in the next voyage; who shared the win draw for it."""
    winners = outcome.winners
    return options | {"captain": f"p{winners[0] + 1}" if len(winners) == 1 else DRAWN}
