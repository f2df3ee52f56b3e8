"""The shelf, opening a table, and how visitors like their pages."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vulcania.core.errors import BadSetup
from vulcania.core.registry import game as find_game
from vulcania.server import bots, faces
from vulcania.server.house import Chair, Plan
from vulcania.server.look import FOR_GOOD, THEMES, YEAR, Look, look_of, page_words, render, room_sheet
from vulcania.server.settings import CLOCK_SECONDS, NAME_LENGTH
from vulcania.server.store import Clock
from vulcania.server.visits import house_of, own_name, remember, remember_name, tables_of
from vulcania.shelf import slugs
from vulcania.words import LANGUAGES

router = APIRouter(include_in_schema=False)

TABLES_SHOWN = 30
CLOCKS = (("move", 30), ("move", 60), ("move", 180), ("player", 300), ("player", 600), ("player", 1800))


@router.get("/")
async def shelf(request: Request) -> HTMLResponse:
    look, house = look_of(request), house_of(request)
    mine = tables_of(request)
    rows = await house.call(house.store.listed, TABLES_SHOWN, mine)
    sat = await house.call(house.store.seats_of, [row.id for row in rows])
    page = render(
        "shelf.html",
        look,
        page_words(look),
        games=sorted((_box(slug, look) for slug in slugs()), key=lambda box: box["minutes"]),
        tables=[{
            "row": row,
            "title": page_words(look, row.game).say("title"),
            "mine": row.id in mine,
            "names": [seat.name for seat in sat[row.id] if seat.name],
            "free": sum(seat.kind == "open" for seat in sat[row.id]),
        } for row in rows],
        path=request.url.path,
    )  # fmt: skip
    return HTMLResponse(page)


def _box(slug: str, look: Look) -> dict[str, Any]:
    game = find_game(slug)
    said = page_words(look, slug)
    return {
        "slug": slug,
        "title": said.say("title"),
        "tagline": said.say("tagline"),
        "seats": game.meta.seats,
        "minutes": game.meta.minutes,
        "team": game.meta.team,
        "cover": faces.cover(game, look),
    }


@router.get("/rooms/{slug}.css")
async def room(slug: str) -> Response:
    """A game's colours. The address changes with the file, so that browsers may keep it for good."""
    sheet = room_sheet(slug)
    if sheet is None:
        raise HTTPException(404)
    return Response(sheet, media_type="text/css", headers={"cache-control": FOR_GOOD})


@router.post("/now/{slug}")
async def now(request: Request, slug: str) -> Response:
    """Play against bots at once."""
    low, high = find_game(slug).meta.seats
    count = min(max(low, 2), high)
    me = own_name(request) or page_words(look_of(request)).say("web-someone")
    chairs = (Chair("me", me), *(Chair("bot", level=bots.USUAL) for _ in range(count - 1)))
    return await _founded(request, Plan(slug, chairs, listed=False))


@router.get("/new/{slug}")
async def new_table(request: Request, slug: str) -> HTMLResponse:
    look = look_of(request)
    game = find_game(slug)
    low, high = game.meta.seats
    page = render(
        "new.html",
        look,
        page_words(look, slug),
        game=slug,
        meta=game.meta,
        cover=faces.cover(game, look),
        low=low,
        high=high,
        marks=[faces.seat_mark(seat) for seat in range(high)],
        levels=bots.levels(),
        usual=bots.USUAL,
        clocks=CLOCKS,
        name_length=NAME_LENGTH,
        own_name=own_name(request),
        path=request.url.path,
    )
    return HTMLResponse(page)


@router.post("/new/{slug}")
async def found(request: Request, slug: str) -> Response:
    form = await request.form()
    game = find_game(slug)
    chairs = tuple(_chairs(form, game.meta.seats[1]))
    options = {
        option.name: form.get(f"option-{option.name}", "off" if option.kind == "flag" else option.default)
        for option in game.meta.options
    }
    clock = _clock(str(form.get("clock", "none")))
    response = await _founded(request, Plan(slug, chairs, options, clock, form.get("listed") == "on"))
    remember_name(request, response, _called(chairs))
    return response


def _clock(text: str) -> Clock:
    """The clock of the form: ``none``, ``move 30``, ``player 600``."""
    kind, _, seconds = text.partition(" ")
    if kind == "none":
        return Clock()
    if not (seconds.isdecimal() and len(seconds) < 9):
        raise BadSetup("error-clock", low=CLOCK_SECONDS[0], high=CLOCK_SECONDS[1], seconds=seconds[:20])
    return Clock("move" if kind == "move" else "player", int(seconds))


def _chairs(form: FormData, most: int) -> list[Chair]:
    """The seats of the form; what is left empty is no seat."""
    chairs = []
    for seat in range(most):
        kind, _, level = str(form.get(f"seat-{seat}", "none")).partition(" ")
        if kind != "none":
            chairs.append(Chair(kind[:20], str(form.get(f"name-{seat}", ""))[:NAME_LENGTH], level[:40]))
    return chairs


async def _founded(request: Request, plan: Plan) -> Response:
    table, known = await house_of(request).found(plan)
    response = RedirectResponse(f"/t/{table.id}", 303)
    if known:
        remember(request, response, table.id, known)
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
    secure = house_of(request).settings.https
    if lang in LANGUAGES:
        response.set_cookie("lang", lang, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    if theme in THEMES:
        response.set_cookie("theme", theme, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response
