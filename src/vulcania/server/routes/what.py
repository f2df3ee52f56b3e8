"""What is this? Somebody points at something on a board, and is told from what their seat may know."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from vulcania.core.explain import UnknownThing
from vulcania.core.match import Match
from vulcania.server import pages
from vulcania.server.routes import replays, state
from vulcania.server.templates import Preferences, preferences_of
from vulcania.server.visits import visit

router = APIRouter(include_in_schema=False)

Thing = Annotated[str, Query(max_length=60)]


@router.get("/t/{name}/what")
async def at_table(
    request: Request, name: str, thing: Thing, as_: int | None = state.AS, ply: int | None = state.WHEN
) -> Response:
    at = await visit(request, name)
    seat, _ = pages.shown(at.table, at.held, pages.Asked(as_, ply))
    try:
        return told(at.table.match, seat, thing, at.prefs)
    except UnknownThing:
        if ply is None:
            raise
        return Response(status_code=204)  # a page may still tell of a move that took away what was pointed at


@router.get("/t/{name}/replay/what")
async def looking_back(
    request: Request, name: str, thing: Thing, ply: int | None = replays.PLY, as_: int | None = state.AS
) -> JSONResponse:
    at = await visit(request, name)
    seat, _ = replays.onlooker(at, as_)
    return told(replays.past(at.table.match, ply), seat, thing, at.prefs)


@router.get("/replay/{name}/what")
async def of_record(
    request: Request, name: str, thing: Thing, ply: int | None = replays.PLY, as_: int | None = state.AS
) -> JSONResponse:
    match = await replays.kept(request, name)
    seat = as_ if as_ in range(match.seats) else None
    return told(replays.past(match, ply), seat, thing, preferences_of(request))


def told(match: Match, seat: int | None, thing: str, prefs: Preferences) -> JSONResponse:
    found = match.game.explain(match.view(seat), thing)
    if found is None:
        raise UnknownThing("error-thing", thing=thing)
    said, slug = prefs.words(match.game.slug), match.game.slug
    answer = {
        "said": found.sentences(said, match.players),
        "rule": found.rule,
        "name": said.say(f"rule-{found.rule}.name"),
        "help": f"/rules/{slug}#{found.rule}",
        "where": found.where,
        "seat": found.seat,
    }
    return JSONResponse(answer, headers={"cache-control": "no-store"})
