"""Does a seat have it easier? Many matches with the same player in every seat, for each game and number of seats.

Where a game lets the table choose who begins, the first seat begins, so that seats stand for the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.errors import BadSetup
from vulcania.core.registry import game as find_game
from vulcania.core.registry import slugs
from vulcania.study.plan import Simulation
from vulcania.study.tally import Share

MATCHES = 2000


def questions(
    games: Sequence[str] = (), seats: Sequence[int] = (), matches: int = MATCHES, *, player: str = "mate", seed: int = 0
) -> list[Simulation]:
    """Every game asked for, with every number of seats it allows."""
    found = []
    for slug in games or slugs():
        meta = find_game(slug).meta
        first = {option.name: "p1" for option in meta.options if option.kind == "seat"}
        counts = [count for count in range(meta.seats[0], meta.seats[1] + 1) if not seats or count in seats]
        found += [Simulation(slug, (player,) * count, count, matches, seed, first) for count in counts]
    if not found:
        raise BadSetup("error-fairness-nothing")
    return found


def advantage(share: Share, seats: int) -> tuple[float, float, float]:
    """By how many percentage points the seat wins more than its fair share: low, middle, high."""
    low, high = share.interval()
    return 100 * (low - 1 / seats), 100 * (share.rate - 1 / seats), 100 * (high - 1 / seats)
