"""Who is asking: the table, the seats that the visitor holds there, and how they like their pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, unquote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vulcania.core.errors import NotYourTurn
from vulcania.core.hooks import hooks
from vulcania.core.view import View
from vulcania.server import keys, spelling
from vulcania.server.errors import Forbidden
from vulcania.server.services import Services
from vulcania.server.store.rows import SeatRow
from vulcania.server.table import Table
from vulcania.server.tables import Tables
from vulcania.server.templates import YEAR, Preferences, preferences_of
from vulcania.server.whence import whence

COOKIE_AGE = 180 * 24 * 3600
PERSON = "person"
_PERSON = re.compile(r"[\w-]{24}", re.ASCII)
_SEAT = re.compile(r"seat_(\w{1,16})", re.ASCII)
COOKIES_KEPT = 40
"""A browser sends all of them with every request; the oldest tables that are over are forgotten."""


@dataclass(frozen=True)
class Visit:
    """One request to a table."""

    table: Table
    keys: dict[int, str]
    held: tuple[int, ...]
    prefs: Preferences
    program: bool = False
    """Whether it came with a token."""

    def acting_seat(self, wanted: int | None = None) -> int:
        """The seat that the visitor acts for: the one they name, or the one of theirs whose turn it is."""
        if not self.held:
            raise Forbidden("error-no-seat")
        if wanted is not None:
            if wanted not in self.held:
                raise Forbidden("error-not-your-seat")
            return wanted
        acting = [seat for seat in self.table.acting if seat in self.held]
        return (acting or list(self.held))[0]

    def view(self, seat: int | None) -> View:
        """What the seat may know. A program chooses from the moves in it; whoever sat down in a browser is told no more
        of them than the page shows, be it asked in what way it will: a shelf that is secret stays so (EX-8)."""
        view = self.table.view(seat)
        if seat is None or (self.program and self.table.seats[seat].person is None):
            return view
        return msgspec.structs.replace(view, legal=hooks(self.table.game).listed(view))

    def deciding_seat(self, wanted: int | None = None) -> int:
        """The same for a move: the seat must have something to decide."""
        seat = self.acting_seat(wanted)
        if self.table.acting and seat not in self.table.acting:
            raise NotYourTurn(seat, self.table.acting[0])
        return seat


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def address_of(request: Request) -> str:
    """Where the visitor asks from; behind a proxy, what the proxy says."""
    return whence(request.client.host) if request.client else ""


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def visit(request: Request, name: str) -> Visit:
    """Find the table, and see which of its seats the visitor's cookie or token opens."""
    table = await tables_of(request).table(name[:16])
    seal = services_of(request).seal
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        known = keys.read(token)
        held = keys.held(known, table.id, table.seats, seal)
        if not held:
            raise Forbidden("error-wrong-token")
    else:
        kept = request.cookies.get(keys.cookie_name(table.id))
        known = keys.read(kept)
        if kept is None and table.row.rematch_of is not None:
            # The seats of a rematch are opened by the same keys as those of the match before.
            known = keys.moved(keys.read(request.cookies.get(keys.cookie_name(table.row.rematch_of))), table.seats)
        opened = keys.held(known, table.id, table.seats, seal)  # a key that was renewed must not hide a pass
        passes = own_passes(request, table.id, table.seats)
        table.opened_by_pass(set(passes) - set(opened))
        known = {**passes, **{seat: known[seat] for seat in opened}}
        held = tuple(sorted(known))
    request.state.names = table.names
    table.watching.saw(held)
    return Visit(table, known, held, preferences_of(request), kind.lower() == "bearer")


def own_passes(request: Request, table: str, seats: Sequence[SeatRow]) -> dict[int, str]:
    """What opens the seats that are the visitor's on all their devices."""
    me, seal = person(request), services_of(request).seal
    mine = [row for row in seats if me is not None and row.person == me and row.devices and not row.alone]
    return {row.seat: seal.pass_for(table, row) for row in mine}


def person(request: Request) -> str | None:
    """Who is asking, if their browser is known: nobody has an account, a person is what their browsers keep."""
    kept = request.cookies.get(PERSON, "")
    return keys.hashed(kept) if _PERSON.fullmatch(kept) else None


def known_person(request: Request, response: Response) -> str:
    """The same; a browser that is not known yet will be from now on. The cookie lives a year from the last use."""
    kept = request.cookies.get(PERSON, "")
    if not _PERSON.fullmatch(kept):
        kept = keys.new_secret()
    keep(request, response, PERSON, kept)
    return keys.hashed(kept)


def keep(request: Request, response: Response, name: str, value: str, seconds: int = YEAR) -> None:
    """Set a cookie that no script can read."""
    secure = services_of(request).settings.https
    response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


async def remember(request: Request, response: Response, table: str, known: dict[int, str]) -> None:
    """Keep the keys of a table's seats in the visitor's browser."""
    keep(request, response, keys.cookie_name(table), keys.cookie(known), COOKIE_AGE)
    old = [one for one in own_tables(request) if one != table]
    if len(old) > COOKIES_KEPT:
        services = services_of(request)
        running = await services.call(services.store.running, old)
        over = [one for one in old if one not in running]
        for one in over[: len(old) - COOKIES_KEPT]:
            response.delete_cookie(keys.cookie_name(one))


def own_name(request: Request) -> str:
    """What the visitor called themselves last time; nothing if they never did."""
    return spelling.name(unquote(request.cookies.get("name", ""))[:200])


def remember_name(request: Request, response: Response, name: str) -> None:
    """The first name a browser's person gives stays theirs: someone else who sits down here does not replace it."""
    if not own_name(request):
        rename(request, response, name)


def rename(request: Request, response: Response, name: str) -> None:
    called = quote(spelling.name(name))
    if called:
        keep(request, response, "name", called)


def own_tables(request: Request) -> list[str]:
    """The tables at which the visitor's browser keeps a seat."""
    return [found[1] for name, kept in request.cookies.items() if kept and (found := _SEAT.fullmatch(name))]
