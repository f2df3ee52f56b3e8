"""Matches whose own rules or components are nowhere to be found any more: they go on under today's.

Our games keep both (``components/older``, ``Setup.rules``), so that matches go on as they began. Somebody else's game
may not: then as many of the moves stand as today's rules take, the table is told, and nobody loses their seat.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from vulcania.core.errors import BadSetup, VulcaniaError
from vulcania.core.match import Match
from vulcania.core.record import RecordedMove
from vulcania.core.registry import game as find_game
from vulcania.server.services import Services
from vulcania.server.store.rows import Everything, MatchRow
from vulcania.server.store.store import Outrun
from vulcania.words.message import message


def can_be_refitted(row: MatchRow) -> bool:
    """What is over stays as it was; and a match of newer rules waits for the release that has them."""
    return row.ended is None and row.rules <= find_game(row.game).meta.rules_version


async def refit(services: Services, kept: Everything) -> Everything:
    """The match as it goes on; raises what is wrong where it cannot even be set up any more."""
    row, call, store = kept.match, services.call, services.store
    match = _set_up(kept)
    stand = _standing(match, kept)
    now = {"rules": match.setup.rules, "components": match.box.digest, "options": match.setup.options, "branch": None}
    said = message("note-refitted", rules=row.rules, current=match.setup.rules, lost=row.plies - stand)
    with suppress(Outrun):  # another server was asked too, and has done it
        await call(lambda: store.refit(row, stand, **now))
        await call(store.say, row, None, "note", msgspec.json.encode(said).decode())
    return await call(store.load, row.id)


def _set_up(kept: Everything) -> Match:
    row, game = kept.match, find_game(kept.match.game)
    known = {option.name for option in game.meta.options}
    try:
        setup = game.setup(row.seats, row.seed, {name: value for name, value in row.options.items() if name in known})
    except BadSetup:  # a value that is none any more
        setup = game.setup(row.seats, row.seed, {})
    return Match(game, setup, game.standard[0])


def _standing(match: Match, kept: Everything) -> int:
    """How many of the moves lead on; one that would end the match is not among them."""
    for number, move in enumerate(kept.moves):
        try:
            match.enter(RecordedMove(move.seat, move.text))
        except VulcaniaError:
            return number
        if match.over:
            return number
    return len(kept.moves)
