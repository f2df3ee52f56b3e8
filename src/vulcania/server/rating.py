"""Counting what was played, so that the house knows how strong its people and bots are."""

from __future__ import annotations

import asyncio
import logging

from vulcania.core.registry import meta, slugs
from vulcania.server.services import Services
from vulcania.server.store.store import Unavailable

log = logging.getLogger(__name__)

AT_ONCE = 100
"""So many results are counted in one go: moves need not wait longer for the disk."""


def rivals(game: str) -> bool:
    """Whether the players of a game can be compared: they play against one another."""
    return game in slugs() and not meta(game).team


async def keep_counting(services: Services) -> None:
    """Count whatever ends, now and then; after a start, all that was never counted."""
    while True:
        try:
            counted = await services.call(services.ratings.count, rivals, AT_ONCE)
        except Unavailable:
            counted = 0
        await asyncio.sleep(0.01 if counted == AT_ONCE else services.settings.look_after)
