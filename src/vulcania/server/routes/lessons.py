"""Learning by playing: a game's chapters, and the guide at a table that is one."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vulcania.core.errors import VulcaniaError
from vulcania.core.lesson import LEARNER, Lesson, lesson, lessons
from vulcania.core.puzzle import puzzles
from vulcania.core.puzzle import taught as named
from vulcania.core.registry import game as find_game
from vulcania.players.begun import first_match
from vulcania.server import guide, pages
from vulcania.server.routes.replays import play_on
from vulcania.server.routes.shelf import against_bots
from vulcania.server.routes.tables import done
from vulcania.server.table import Table
from vulcania.server.tables import Chair, Plan, Tables
from vulcania.server.templates import page, preferences_of
from vulcania.server.visits import own_name, own_tables, remember, services_of, tables_of, visit

router = APIRouter(include_in_schema=False)

RIVALS = "deckhand"
"""Who plays against a learner once they are free."""


@router.get("/learn/{slug}")
async def chapters(request: Request, slug: str) -> HTMLResponse:
    game, begun = find_game(slug), await _begun(request, slug)
    lesson(slug)
    found = [_chapter(one, begun.get(one.name)) for one in lessons(slug)]
    practice = [_chapter(one, begun.get(one.name)) for one in puzzles(slug)]
    return page(
        request, "learn.html", slug, chapters=found, practice=practice, cover=pages.cover(game, preferences_of(request))
    )


def _chapter(taught: Lesson, table: Table | None) -> dict[str, Any]:
    progress = table.progress if table is not None else None
    ended = table is not None and (table.match.over or progress is None or progress.step is None)
    return {"lesson": taught, "state": "begin" if table is None else "again" if ended else "resume"}


async def _begun(request: Request, slug: str) -> dict[str, Table]:
    """The visitor's own lessons in a game, by chapter; of several the newest."""
    services, found = services_of(request), {}
    for row in await services.call(services.store.lessons_of, own_tables(request), slug):
        with contextlib.suppress(VulcaniaError):  # one of older rules cannot be gone on with
            table = await tables_of(request).table(row.id)
            assert row.lesson is not None
            found[row.lesson.chapter] = table
    return found


@router.post("/learn/{slug}/{chapter}")
async def learn(request: Request, slug: str, chapter: str) -> Response:
    """Begin a lesson, or go on with it."""
    find_game(slug)
    taught = named(slug, chapter)
    begun = (await _begun(request, slug)).get(chapter)
    if _chapter(taught, begun)["state"] == "resume" and begun is not None:
        return RedirectResponse(f"/t/{begun.id}", 303)
    name = own_name(request) or preferences_of(request).words().say("web-someone")
    table, known = await _teach(tables_of(request), taught, name)
    response = RedirectResponse(f"/t/{table.id}", 303)
    await remember(request, response, table.id, known)
    return response


@router.post("/learn/{slug}/{chapter}/match")
async def short_match(request: Request, slug: str, chapter: str) -> Response:
    """What comes after a lesson."""
    find_game(slug)
    taught = lesson(slug, chapter)
    if not taught.late:
        return await against_bots(request, slug, RIVALS, taught.then)
    match = await asyncio.to_thread(first_match, taught)
    return await play_on(request, match, len(match.plies), LEARNER, RIVALS)


async def _teach(tables: Tables, lesson: Lesson, name: str) -> tuple[Table, dict[int, str]]:
    """Open a table for a lesson; gives it and the learner's secret."""
    rivals = (Chair("bot", level=RIVALS) for _ in range(lesson.seats - 1))
    plan = Plan(lesson.game, (Chair("me", name), *rivals), dict(lesson.options), listed=False, lesson=lesson)
    return await tables.found(plan)


@router.post("/t/{name}/next")
async def go_on(request: Request, name: str, step: Annotated[int, Form()]) -> Response:
    at = await visit(request, name)
    at.acting_seat()
    await guide.go_on(at.table, step)
    return done(request, name)


@router.post("/t/{name}/show")
async def show(request: Request, name: str) -> Response:
    at = await visit(request, name)
    at.acting_seat()
    await guide.show(at.table)
    return done(request, name)
