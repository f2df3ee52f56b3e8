"""What people at a table settle among themselves: a pause, the bots' pace, whom a seat is kept for; and their notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, Response

from vulcania.server import resting, seating
from vulcania.server.parts import PACES
from vulcania.server.routes.tables import done
from vulcania.server.settings import NOTE_LENGTH
from vulcania.server.table import TableError
from vulcania.server.templates import page
from vulcania.server.visits import Visit, services_of, visit

router = APIRouter(include_in_schema=False)


@router.post("/t/{name}/pause")
async def pause(request: Request, name: str, days: Annotated[int, Form()] = 0,
                seat: Annotated[int | None, Form()] = None) -> Response:  # fmt: skip
    at = await visit(request, name)
    await resting.ask(at.table, at.acting_seat(seat), days)
    return done(request, name)


@router.post("/t/{name}/go-on")
async def go_on(request: Request, name: str, seat: Annotated[int | None, Form()] = None) -> Response:
    at = await visit(request, name)
    await resting.go_on(at.table, at.acting_seat(seat))
    return done(request, name)


@router.post("/t/{name}/pace")
async def pace(request: Request, name: str, pace: Annotated[str, Form(max_length=20)]) -> Response:
    """How long bots take over a move: for whoever sits here to say, as it changes nothing but the time."""
    at = await visit(request, name)
    at.acting_seat()
    if pace not in PACES:
        raise TableError("error-pace", pace=pace, expected=", ".join(PACES))
    async with at.table.lock:
        await at.table.change(pace=PACES[pace])
    return done(request, name)


@router.post("/t/{name}/free")
async def free(request: Request, name: str, seat: Annotated[int, Form()]) -> Response:
    """A seat that was kept for somebody is anybody's."""
    at = await visit(request, name)
    at.acting_seat()
    await seating.free(at.table, at.held, seat)
    return done(request, name)


@router.get("/t/{name}/notes/{seat}")
async def notes(request: Request, name: str, seat: int) -> HTMLResponse:
    """What a seat's person noted for themselves: asked for by them alone, and no part of what streams carry."""
    at = await visit(request, name)
    seat, services = at.acting_seat(seat), services_of(request)
    return _notes(request, at, seat, await services.call(services.memory.note, at.table.id, seat))


@router.post("/t/{name}/notes/{seat}")
async def keep_notes(request: Request, name: str, seat: int, text: Annotated[str, Form()] = "") -> Response:
    at = await visit(request, name)
    if len(text) > NOTE_LENGTH:
        raise TableError("error-note-long", most=NOTE_LENGTH)
    seat, services = at.acting_seat(seat), services_of(request)
    await services.call(services.memory.keep_note, at.table.id, seat, text.replace("\0", ""))
    if "hx-request" in request.headers:
        return _notes(request, at, seat, text, kept=True)
    return done(request, name)


def _notes(request: Request, at: Visit, seat: int, text: str, *, kept: bool = False) -> HTMLResponse:
    headers, slug = {"cache-control": "no-store"}, at.table.game.slug
    return page(request, "notes.html", slug, headers=headers, table=at.table, seat=seat, text=text, kept=kept,
                note_length=NOTE_LENGTH)  # fmt: skip
