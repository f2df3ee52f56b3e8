"""What a person has played: their matches and what they come to; their name; taking all of it along, or away."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vulcania.core.registry import slugs
from vulcania.server import clock, keys, rating, seating, spelling
from vulcania.server.avatar import avatar
from vulcania.server.errors import Forbidden
from vulcania.server.linking import accept, offer
from vulcania.server.routes.tables import address, qr
from vulcania.server.settings import NAME_LENGTH
from vulcania.server.statistics import Sums, counted, most
from vulcania.server.store.rows import Played
from vulcania.server.templates import Preferences, page, preferences_of
from vulcania.server.visits import (
    PERSON,
    keep,
    known_person,
    own_name,
    own_tables,
    person,
    rename,
    services_of,
    tables_of,
)
from vulcania.server.yours import lasting
from vulcania.words import Words

router = APIRouter(include_in_schema=False)

MATCHES_SHOWN = 50
OPPONENTS_SHOWN = 20


@router.get("/me/matches")
async def my_matches(request: Request, before: float | None = None) -> HTMLResponse:
    """Every match that is over, on this device or those linked with it: the newest, or those before some
    moment."""
    services, prefs, who = services_of(request), preferences_of(request), person(request)
    call, memory = services.call, services.memory
    sums, found, rated = Sums(), [], []
    if who is not None:
        await call(services.ratings.count, rating.rivals, rating.AT_ONCE)
        sums = await call(counted, memory, who, tuple(slugs()), clock.now())
        found = await call(lambda: memory.played(who, before=before, most=MATCHES_SHOWN + 1))
        rated = await call(services.ratings.of, who)
    return page(
        request,
        "matches.html",
        avatar=avatar(who or ""),
        name=own_name(request),
        all=sums.all,
        streaks=sums.streaks,
        games=[(prefs.words(game).say("title"), one) for game, one in most(sums.games)],
        opponents=[(_called(name, prefs), one) for name, one in most(sums.opponents)[:OPPONENTS_SHOWN]],
        seats=sorted(sums.seats.items()),
        points=[(said.say("title"), [(kind_of(kind, said), one) for kind, one in kinds.items()])
                for said, kinds in ((prefs.words(game), kinds) for game, kinds in sums.points.items())],
        ratings=[(prefs.words(one.game).say("title"), one) for one in rated if one.game in slugs()],
        matches=[_told(one, prefs) for one in found[:MATCHES_SHOWN] if one.game in slugs()],
        older=found[MATCHES_SHOWN - 1].at if len(found) > MATCHES_SHOWN else None,
        newest=before is None,
    )  # fmt: skip


def kind_of(kind: str, said: Words) -> str:
    """What a kind of points is called; a game may leave that out."""
    return said.say(f"points-{kind}" if said.has(f"points-{kind}") else "web-points-other")


def _called(name: str, prefs: Preferences) -> str:
    kind, _, level = name.partition(" ")
    return prefs.words().say("web-chair-bot", level=level) if kind == "bot" and level else name


def _told(one: Played, prefs: Preferences) -> dict[str, Any]:
    others = ", ".join(_called(name, prefs) for name in one.others)
    return {"match": one.match, "title": prefs.words(one.game).say("title"), "won": one.won,
            "score": one.score if one.scores else None, "others": others,
            "when": lasting(clock.now() - one.at)}  # fmt: skip


@router.post("/me/name")
async def name(request: Request, called: Annotated[str, Form(alias="name", max_length=NAME_LENGTH)]) -> Response:
    response = RedirectResponse("/me", 303)
    rename(request, response, called)
    services, who, kept = services_of(request), person(request), spelling.name(called)
    if who is not None and kept:
        await services.call(services.ratings.rename, who, kept)
    return response


# -- several devices of one person ------------------------------------------------------------------------------------


@router.post("/me/link")
async def link(request: Request) -> HTMLResponse:
    """A link that makes another device this person's too: good for once, and for ten minutes."""
    kept = request.cookies.get(PERSON, "")
    if person(request) is None:
        raise Forbidden("error-nobody")
    services = services_of(request)
    code = await services.call(offer, services.people, kept, own_name(request), clock.now())
    found, only_here = address(request, "linking", code=code)
    host = request.app.state.lan.is_host(request)
    return page(request, "link.html", address=found, qr=qr(found), only_here=only_here, host=host, code="")


@router.get("/me/link/{code}")
async def linking(request: Request, code: str) -> HTMLResponse:
    """Asks first: to look at a link is not to use it."""
    return page(request, "link.html", address="", qr="", only_here=False, host=False, code=code[:40])


@router.post("/me/link/{code}")
async def linked(request: Request, code: str) -> Response:
    services = services_of(request)
    found = await services.call(accept, services.people, code, clock.now())
    if found is None:
        raise Forbidden("error-wrong-link")
    secret, called = found
    was, becomes = person(request), keys.hashed(secret)
    if was is not None and was != becomes:
        await services.call(services.memory.join, was, becomes)
    response = RedirectResponse("/me", 303)
    keep(request, response, PERSON, secret)
    rename(request, response, called)
    return response


# -- taking it along, or away -----------------------------------------------------------------------------------------


@router.get("/me/everything.json")
async def everything(request: Request) -> Response:
    services, who = services_of(request), person(request)
    told = {"name": own_name(request), **(await services.call(services.memory.everything, who) if who else {})}
    headers = {"content-disposition": 'attachment; filename="vulcania.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(told)), media_type="application/json", headers=headers)


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Take a person out of the house. Where a match goes on, a bot plays for them."""
    services, tables, who = services_of(request), tables_of(request), person(request)
    response = RedirectResponse("/", 303)
    if who is not None:
        services.replays.clear()
        for table, seat, goes_on in await services.call(services.memory.forget, who):
            found = await tables.known(table) if goes_on else tables.in_use(table)
            if found is not None:
                await found.refresh()
                await seating.gone_for_good(found, seat)
    for cookie in (PERSON, "name", *map(keys.cookie_name, own_tables(request))):
        response.delete_cookie(cookie)
    return response


@router.get("/me/forget")
async def forget_asked(request: Request) -> HTMLResponse:
    response = page(request, "forget.html")
    known_person(request, response)
    return response
