"""A page for each game: what is being played, what was played, and who leads in this house."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from vulcania.core.lesson import lessons
from vulcania.core.registry import game as find_game
from vulcania.server import clock, pages, rating
from vulcania.server.avatar import avatar
from vulcania.server.store.ratings import Rating
from vulcania.server.store.rows import ResultRow
from vulcania.server.templates import Preferences, page, preferences_of
from vulcania.server.visits import person, services_of
from vulcania.server.yours import lasting

router = APIRouter(include_in_schema=False)

TABLES_SHOWN, LEADERS_SHOWN, RESULTS_SHOWN = 20, 20, 10


@router.get("/games/{slug}")
async def game_page(request: Request, slug: str) -> HTMLResponse:
    """Nothing that is hidden: of a match that runs only who plays and how far it is, as on the shelf."""
    prefs, services, game = preferences_of(request), services_of(request), find_game(slug)
    call, store = services.call, services.store
    await call(services.ratings.count, rating.rivals, rating.AT_ONCE)
    rows = await call(store.listed, TABLES_SHOWN, (), slug)
    sat = await call(store.seats_of, [row.id for row in rows])
    leaders = [] if game.meta.team else await call(services.ratings.leaders, slug, LEADERS_SHOWN)
    records = await call(store.records, slug, RESULTS_SHOWN) if game.meta.team else []
    newest = await call(store.newest, slug, RESULTS_SHOWN)
    me = person(request)
    return page(
        request,
        "game.html",
        slug,
        meta=game.meta, cover=pages.cover(game, prefs), lessons=lessons(slug),
        tables=[pages.listed(row, sat[row.id]) for row in rows],
        leaders=[_leader(one, me, prefs) for one in leaders],
        records=[_result(match, one, prefs) for match, one in records],
        newest=[_result(match, one, prefs) for match, one in newest],
    )  # fmt: skip


def _leader(one: Rating, me: str | None, prefs: Preferences) -> dict[str, Any]:
    said = prefs.words()
    name = said.say("web-chair-bot", level=one.bot) if one.bot else one.name
    face = "" if one.bot else avatar(one.who)
    return {"name": name, "avatar": face, "skill": one.skill, "played": one.played, "me": one.who == me}


def _result(match: str, one: ResultRow, prefs: Preferences) -> dict[str, Any]:
    said = prefs.words(one.game)
    names = [said.player(seat, one.names) for seat in range(one.seats)]
    return {"match": match, "names": names, "scores": one.scores, "winners": one.winners, "best": one.best,
            "when": lasting(clock.now() - one.at)}  # fmt: skip
