"""The visitor's own tables, those that wait for them on top."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from vulcania.core.registry import slugs
from vulcania.server import clock, keys
from vulcania.server.store.rows import MatchRow, SeatRow
from vulcania.server.templates import preferences_of
from vulcania.server.visits import own_passes, own_tables, person, services_of
from vulcania.words import Words
from vulcania.words.message import Message, message

SHOWN = 60
OVER_SHOWN = 4
"""Of the matches that are over, so many are shown on the shelf."""
_MINUTE, _HOUR, _DAY = 60, 3600, 24 * 3600


async def tables(request: Request) -> list[dict[str, Any]]:
    """The tables where the visitor has a seat: first those where it is their turn, who waits longest on top."""
    services, prefs = services_of(request), preferences_of(request)
    own = set(own_tables(request)) | set(await services.call(services.store.sat, person(request), SHOWN, OVER_SHOWN))
    rows = [row for row in await services.call(services.store.named, sorted(own)) if row.game in slugs()]
    sat = await services.call(services.store.seats_of, [row.id for row in rows])
    now = clock.now()
    found = []
    for row in rows:
        known = keys.read(request.cookies.get(keys.cookie_name(row.id)))
        held = {*own_passes(request, row.id, sat[row.id]), *keys.held(known, row.id, sat[row.id], services.seal)}
        if held:
            said = prefs.words(row.game)
            found.append({"title": said.say("title"), **_standing(row, sat[row.id], held, now, said)})
    found.sort(key=lambda one: one["order"])
    going = [one for one in found if one["row"].ended is None]
    return going + [one for one in found if one["row"].ended is not None][:OVER_SHOWN]


def _standing(row: MatchRow, sat: list[SeatRow], held: set[int], now: float, said: Words) -> dict[str, Any]:
    """How a table stands for those who hold these seats; ``order`` says how urgent it is."""
    waits = {int(seat): since for seat, since in (row.waits or {}).items()}
    mine = [since for seat, since in waits.items() if seat in held and sat[seat].bot is None]
    since = min(mine or waits.values(), default=row.created)
    if row.ended is not None:
        order, since = (3, -row.ended), row.ended
    elif row.pause is not None:
        order, since, mine = (1, -row.pause.since), row.pause.since, []
    elif mine:
        order = (0, since)
    else:
        order = (1 if row.started is not None else 2, -since)
    return {
        "row": row,
        "names": [seat.name for seat in sat if seat.name and seat.seat not in held and seat.kind != "open"],
        "free": sum(seat.kind == "open" for seat in sat),
        "turn": bool(mine),
        "awaited": [said.player(seat, [row.name for row in sat]) for seat in sorted(waits)],
        "for_long": lasting(now - since),
        "order": order,
    }


def lasting(seconds: float) -> Message:
    """For how long something has been so, as people say it."""
    for unit, name in ((_DAY, "days"), (_HOUR, "hours"), (_MINUTE, "minutes")):
        if seconds >= unit:
            return message(f"web-for-{name}", count=int(seconds // unit))
    return message("web-for-a-moment")
