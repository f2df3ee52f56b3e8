"""The shelf, opening a table, and how visitors like their pages."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vulcania.core.errors import BadSetup
from vulcania.core.lesson import lessons
from vulcania.core.puzzle import puzzles
from vulcania.core.registry import game as find_game
from vulcania.core.registry import left_out, slugs
from vulcania.players.registry import ENTRIES
from vulcania.server import bots, pages, parts, yours
from vulcania.server.settings import CLOCK_SECONDS, NAME_LENGTH, TALK_LENGTH
from vulcania.server.store.rows import Clock
from vulcania.server.tables import Chair, Plan
from vulcania.server.templates import FOR_GOOD, THEMES, Preferences, page, preferences_of, room_sheet
from vulcania.server.visits import (
    address_of,
    keep,
    known_person,
    own_name,
    remember,
    remember_name,
    services_of,
    tables_of,
)
from vulcania.words import LANGUAGES, Words

router = APIRouter(include_in_schema=False)

TABLES_SHOWN = 30
CLOCKS = (("move", 30), ("move", 60), ("move", 180), ("player", 300), ("player", 600), ("player", 1800),
          ("days", 3 * 3600), ("days", 12 * 3600), ("days", 24 * 3600), ("days", 3 * 24 * 3600),
          ("days", 7 * 24 * 3600))  # fmt: skip
RESERVES = (0, 1, 3, 7, 14)
"""Days that one may think beyond those of each move, in a whole match."""


@router.get("/")
async def shelf(request: Request) -> HTMLResponse:
    prefs, services = preferences_of(request), services_of(request)
    mine = await yours.tables(request)
    known = slugs()
    rows = await services.call(services.store.listed, TABLES_SHOWN, [one["row"].id for one in mine])
    rows = [row for row in rows if row.game in known]
    sat = await services.call(services.store.seats_of, [row.id for row in rows])
    return page(
        request,
        "shelf.html",
        newcomer=not mine,
        games=sorted((_box(slug, prefs) for slug in known), key=lambda box: box["minutes"]),
        tables=[{"title": prefs.words(row.game).say("title"), **pages.listed(row, sat[row.id])} for row in rows],
        yours=mine,
        host=request.app.state.lan.is_host(request),
        left_out=[fault.say(prefs.lang) for fault in left_out()],
    )  # fmt: skip


def _box(slug: str, prefs: Preferences) -> dict[str, Any]:
    game = find_game(slug)
    said = prefs.words(slug)
    return {
        "slug": slug, "title": said.say("title"), "tagline": said.say("tagline"), "cover": pages.cover(game, prefs),
        "lessons": lessons(slug), "seats": game.meta.seats, "minutes": game.meta.minutes, "team": game.meta.team,
    }  # fmt: skip


@router.get("/rooms/{slug}.css")
async def room(slug: str) -> Response:
    """A game's colours. The address changes with the file, so that browsers may keep it for good."""
    sheet = room_sheet(slug)
    if sheet is None:
        raise HTTPException(404)
    return Response(sheet, media_type="text/css", headers={"cache-control": FOR_GOOD})


@router.post("/now/{slug}")
async def now(request: Request, slug: str, level: Annotated[str, Form(max_length=40)] = bots.USUAL) -> Response:
    """Play against bots at once."""
    return await against_bots(request, slug, level)


async def against_bots(
    request: Request, slug: str, level: str, options: dict[str, bool | int | str] | None = None
) -> Response:
    low, high = find_game(slug).meta.seats
    count = min(max(low, 2), high)
    me = own_name(request) or preferences_of(request).words().say("web-someone")
    chairs = (Chair("me", me), *(Chair("bot", level=level) for _ in range(count - 1)))
    return await founded(request, Plan(slug, chairs, options or {}, listed=False))


@router.get("/new/{slug}")
async def new_table(request: Request, slug: str) -> HTMLResponse:
    prefs = preferences_of(request)
    game = find_game(slug)
    low, high = game.meta.seats
    return page(
        request,
        "new.html",
        slug,
        meta=game.meta, lessons=lessons(slug), puzzles=puzzles(slug),
        cover=pages.cover(game, prefs), low=low, high=high,
        marks=[parts.seat_mark(seat) for seat in range(high)],
        levels=bots.levels(), clocks=CLOCKS, reserves=RESERVES,
        about_level=partial(_about, prefs.words(slug)), paces=parts.PACES, talk_length=TALK_LENGTH,
        name_length=NAME_LENGTH, own_name=own_name(request),
    )  # fmt: skip


def _about(said: Words, level: str) -> str:
    """What a bot does; of someone else's nothing is known but its name."""
    return said.say(f"about-{level}" if level in ENTRIES else "about-guest")


@router.post("/new/{slug}")
async def found(request: Request, slug: str) -> Response:
    form = await request.form()
    game = find_game(slug)
    chairs = tuple(_chairs(form, game.meta.seats[1]))
    options = {
        option.name: form.get(f"option-{option.name}", "off" if option.kind == "flag" else option.default)
        for option in game.meta.options
    }
    clock = _clock(str(form.get("clock", "none")), str(form.get("reserve", "0")), str(form.get("late", "")))
    advice = {"on": True, "off": False}.get(str(form.get("advice", "")))
    pace, word = parts.PACES.get(str(form.get("pace", ""))), str(form.get("word", ""))
    listed = form.get("listed") == "on"
    response = await founded(request, Plan(slug, chairs, options, clock, listed, advice, pace=pace, word=word))
    remember_name(request, response, _called(chairs))
    return response


def _clock(text: str, reserve: str, late: str) -> Clock:
    """The clock of the form: ``none``, ``move 30``, ``player 600``, ``days 86400``; a reserve counts with days only."""
    kind, _, seconds = text.partition(" ")
    if kind == "none":
        return Clock()
    if not (seconds.isdecimal() and len(seconds) < 9):
        raise BadSetup("error-clock", low=CLOCK_SECONDS[0], high=CLOCK_SECONDS[1], seconds=seconds[:20])
    ends: Literal["bot", "end"] = "end" if late == "end" else "bot"
    if kind == "days":
        spare = int(reserve) if reserve.isdecimal() and len(reserve) < 4 else 0
        return Clock("days", int(seconds), spare * 24 * 3600, ends)
    return Clock("move" if kind == "move" else "player", int(seconds), 0, ends)


def _chairs(form: FormData, most: int) -> list[Chair]:
    """The seats of the form; what is left empty is no seat."""
    chairs = []
    for seat in range(most):
        kind, _, level = str(form.get(f"seat-{seat}", "none")).partition(" ")
        if kind != "none":
            chairs.append(Chair(kind[:20], str(form.get(f"name-{seat}", ""))[:NAME_LENGTH], level[:40]))
    return chairs


async def founded(request: Request, plan: Plan) -> Response:
    response = RedirectResponse("/", 303)
    me = known_person(request, response)
    table, known = await tables_of(request).found(msgspec.structs.replace(plan, person=me, visitor=address_of(request)))
    response.headers["location"] = f"/t/{table.id}"
    if known:
        await remember(request, response, table.id, known)
    return response


def _called(chairs: tuple[Chair, ...]) -> str:
    """The name of whoever opens a table, if they gave one."""
    return next((chair.name for chair in chairs if chair.kind == "me"), "")


@router.post("/settings")
async def settings(
    request: Request,
    lang: Annotated[str, Form(max_length=8)] = "",
    theme: Annotated[str, Form(max_length=8)] = "",
    back: Annotated[str, Form(max_length=300)] = "/",
) -> Response:
    """Language, light or dark: kept in the browser."""
    response = RedirectResponse(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/", 303)
    if lang in LANGUAGES:
        keep(request, response, "lang", lang)
    if theme in THEMES:
        keep(request, response, "theme", theme)
    return response
