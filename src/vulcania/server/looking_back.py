"""Looking back on a match: what was found is kept, and told in words."""

from __future__ import annotations

from typing import Any

import msgspec

from vulcania.core.match import Match
from vulcania.core.typed import typed_json
from vulcania.server import parts
from vulcania.server.services import Services
from vulcania.study.analysis import Analysis, Judged, name
from vulcania.words import Words


async def judged(services: Services, match: Match, visitor: str) -> Analysis | None:
    """The analysis, from the shelf where there is one; ``None`` while it is being made. It may be read before a second
    look was taken, and is kept after that."""
    kept = await services.call(services.lookbacks.find, name(match))
    if kept is not None:
        return msgspec.structs.replace(typed_json(kept, Analysis), players=match.players)
    found = services.analyses.of(match, visitor)
    if found is not None and found.twice:
        nameless = msgspec.structs.replace(found, players=("",) * match.seats)  # names are kept with seats alone
        await services.call(services.lookbacks.keep, name(match), msgspec.json.encode(nameless).decode())
    return found


def told(found: Analysis, match: Match, said: Words) -> dict[str, Any]:
    """What the page says: where the match turned and why, which moves cost most, and how sure all that is."""
    names = match.players

    def called(move: str) -> str:
        return said.move(match.game.vocabulary, move, names)

    def entry(move: Judged) -> dict[str, Any]:
        return {
            "ply": move.ply, "mark": parts.seat_mark(move.seat), "name": said.player(move.seat, names),
            "played": called(move.move), "better": called(move.best), "percent": round(100 * move.cost),
            "doubt": max(1, round(100 * move.doubt)),
            "why": [said.say(one.worded("instead"), names) for one in move.reasons],
        }  # fmt: skip

    return {
        "by": found.by, "twice": found.twice,
        "costly": [entry(move) for move in found.costliest()],
        "turns": [
            {**told, "told": said.say(turn.message(told["played"], told["better"], found.team), names)}
            for turn in found.turns()
            for told in (entry(turn.move),)
        ],
    }  # fmt: skip
