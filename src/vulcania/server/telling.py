"""What happened at a table since someone last looked, one thing at a time: a sentence, a board, perhaps a card."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from vulcania.core.match import Match
from vulcania.core.story import Moment, moments
from vulcania.server import pages
from vulcania.server.table import Table
from vulcania.server.templates import Preferences

MOST = 24
"""So many things are told at most, the last ones: who was away for long reads the rest."""
KEPT = 32
"""So many stories are kept, of all tables: one may be millions of characters long."""


def last_turn(match: Match) -> int:
    """How many moves had been made before the last mover began."""
    number = len(match.plies)
    while number and match.plies[number - 1].seat == match.plies[-1].seat:
        number -= 1
    return number


async def tale(table: Table, seat: int | None, since: int, upto: int, prefs: Preferences) -> list[dict[str, Any]]:
    """The moves after ``since`` as a seat saw them, begun with the board as it was. Made once for all who see the same.

    Others are served between one picture and the next: a long story keeps nobody waiting.
    """
    match = table.match.at(upto)
    name = (table.id, table.tick, seat, since, upto, prefs.lang, prefs.shape)
    told = table.services.tales
    if name not in told:
        told[name] = await _frames(match, seat, since, prefs)
        while len(told) > KEPT:
            del told[next(iter(told))]
    return told[name]


async def _frames(match: Match, seat: int | None, since: int, prefs: Preferences) -> list[dict[str, Any]]:
    said = prefs.words(match.game.slug)
    found: list[Moment] = []
    for ply in range(len(match.plies), since, -1):
        found[:0] = moments(match, ply, seat)
        if len(found) >= MOST:
            break
    found = found[-MOST:]
    first = Moment(found[0].ply - 1, None, match.at(found[0].ply - 1).view(seat)) if found else None
    frames: list[dict[str, Any]] = []
    before = None
    for moment in ([first] if first else []) + found:
        view = moment.view and msgspec.structs.replace(moment.view, legal=(), recent=())
        changed = moment.view is not None and view != before
        drawn = "".join(pages.board(match, moment.view, said, prefs)) if changed and moment.view else None
        before = view or before
        message = moment.event and moment.event.message
        large = moment.event and match.game.moment(moment.event, moment.view)
        frame = {
            "ply": moment.ply,
            "kind": moment.event.kind if moment.event else "",
            "told": said.say(message, match.players) if message and said.has(message.key) else "",
            "board": drawn,
            "card": moment.event and match.game.card(moment.event, said),
            "moment": said.say(large, match.players) if large else "",
            "sound": moment.event and match.game.sound(moment.event),
        }
        if drawn or frame["told"]:
            frames.append(frame)
        await asyncio.sleep(0)
    return frames
