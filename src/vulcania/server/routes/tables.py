"""A table's pages, and what its people do besides moving: forms that send one back to the table."""

from __future__ import annotations

from typing import Annotated

import segno
from fastapi import APIRouter, Form, Query, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from vulcania.server import bots, keys, pages, ready, seating, telling, undoing
from vulcania.server.errors import Forbidden, wants_json
from vulcania.server.lan import THIS_MACHINE
from vulcania.server.routes import state
from vulcania.server.settings import NAME_LENGTH, TALK_LENGTH
from vulcania.server.table import TableError
from vulcania.server.templates import page, safe
from vulcania.server.visits import (
    Visit,
    address_of,
    known_person,
    own_name,
    person,
    remember,
    remember_name,
    services_of,
    tables_of,
    visit,
)

router = APIRouter(include_in_schema=False)


def done(request: Request, name: str, more: str = "") -> Response:
    """Back to the table; a script that asked stays where it is."""
    if wants_json(request):
        return Response(status_code=204)
    return RedirectResponse(f"/t/{name}{more}", 303)


def qr(address: str) -> str:
    return safe(segno.make(address, micro=False).svg_inline(border=2, scale=4, omitsize=True))


def address(request: Request, page: str, **where: str) -> tuple[str, bool]:
    """Where others find a page, and whether that is only on this very machine."""
    url = request.url_for(page, **where)
    if url.hostname not in THIS_MACHINE:
        return str(url), False
    if found := request.app.state.lan.reached(str(url)):
        return str(found), False
    reached_at = services_of(request).settings.reached_at
    return str(url.replace(hostname=reached_at) if reached_at else url), not reached_at


@router.get("/t/{name}")
async def table_page(
    request: Request,
    name: str,
    as_: int | None = state.AS,
    ply: int | None = state.WHEN,
    invited: Annotated[str, Query(max_length=60)] = "",
) -> HTMLResponse:
    at = await visit(request, name)
    link, only_here = address(request, "table_page", name=at.table.id)
    meant = seating.invited(at.table, invited)
    asked = pages.Asked(as_, ply)
    takeable = seating.takeable(at.table, invited)
    kept = [{"row": row, "link": f"{link}?invited={seating.invitation(at.table, row)}"}
            for row in at.table.seats if row.kind == "open" and row.name]  # fmt: skip
    keeps = seating.keeps(at.table, at.held)
    response = page(
        request,
        "table.html",
        at.table.game.slug,
        table=at.table,
        held=at.held,
        asked=asked,
        main=safe(pages.fragment(at.table, at.held, asked, at.prefs).text),
        link=link,
        only_here=only_here,
        host=request.app.state.lan.is_host(request),
        # Where every free seat is kept for somebody, the table's own link leads to none.
        qr=qr(str(link if takeable or not (kept and keeps) else kept[0]["link"])) if at.table.status == "open" else "",
        free=[row.seat for row in at.table.seats if row.kind == "open"],
        takeable=takeable,
        kept=kept,
        keeps=keeps,
        can_begin=seating.can_begin(at.table, at.held),
        invited=invited if meant is not None else "",
        meant="" if meant is None else at.table.seats[meant].name,
        heard=[row.text for row in at.table.talk if row.kind == "say"][-3:],
        inviting=[row.name for row in at.table.seats if row.kind == "person" and row.name],
        name_length=NAME_LENGTH,
        own_name=own_name(request),
        talk_length=TALK_LENGTH,
    )  # fmt: skip
    if at.held:
        await remember(request, response, at.table.id, at.keys)
    return response


@router.get("/t/{name}/tale")
async def tale(
    request: Request,
    name: str,
    as_: int | None = state.AS,
    ply: int | None = state.WHEN,
    since: state.Plies = None,
    upto: state.Plies = None,
) -> JSONResponse:
    """What happened since a page last looked, or in the last turn, to be shown one thing after the other."""
    at = await visit(request, name)
    match = at.table.match
    last = min(len(match.plies), len(match.plies) if upto is None else upto)
    seat, _ = pages.shown(at.table, at.held, pages.Asked(as_, ply))
    first = telling.last_turn(match.at(last)) if since is None else since
    told = await telling.tale(at.table, seat, first, last, at.prefs)
    return JSONResponse({"ply": last, "frames": told}, headers={"cache-control": "no-store"})


@router.post("/t/{name}/join")
async def join(
    request: Request,
    name: str,
    called: Annotated[str, Form(alias="name", max_length=NAME_LENGTH)],
    seat: Annotated[int | None, Form()] = None,
    invited: Annotated[str, Form(max_length=60)] = "",
) -> Response:
    at = await visit(request, name)
    response = RedirectResponse(f"/t/{at.table.id}", 303)
    me = known_person(request, response)
    number, secret = await seating.join(at.table, called, seat, address_of(request), me, invited)
    await remember(request, response, at.table.id, {**at.keys, number: secret})
    remember_name(request, response, called)
    return response


@router.post("/t/{name}/fill")
async def fill(request: Request, name: str, level: Annotated[str, Form(max_length=40)] = bots.USUAL) -> Response:
    """Begin with bots in the free seats."""
    at = await visit(request, name)
    at.acting_seat()
    if level not in bots.levels():
        raise TableError("error-level", level=level, expected=", ".join(bots.levels()))
    await seating.fill(at.table, at.held, level)
    return done(request, name)


@router.post("/t/{name}/ready")
async def say_ready(request: Request, name: str) -> Response:
    """Whoever sits at this screen has seen enough: the game's clock may start."""
    at = await visit(request, name)
    at.acting_seat()
    await ready.ready(at.table, at.held)
    return done(request, name)


@router.post("/t/{name}/talk")
async def talk(request: Request, name: str, text: Annotated[str, Form(max_length=4 * TALK_LENGTH)],
               seat: Annotated[int | None, Form()] = None) -> Response:  # fmt: skip
    at = await visit(request, name)
    await at.table.say(at.acting_seat(seat), text)
    return done(request, name)


@router.post("/t/{name}/undo")
async def undo(request: Request, name: str, seat: Annotated[int | None, Form()] = None) -> Response:
    at = await visit(request, name)
    await undoing.undo(at.table, at.acting_seat(seat))
    return done(request, name)


@router.post("/t/{name}/answer")
async def answer(request: Request, name: str, yes: Annotated[bool, Form()], ply: Annotated[int | None, Form()] = None,
                 kind: Annotated[str | None, Form(max_length=20)] = None,
                 seat: Annotated[int | None, Form()] = None) -> Response:  # fmt: skip
    at = await visit(request, name)
    await undoing.answer(at.table, at.acting_seat(seat), yes, ply, kind)
    return done(request, name)


@router.post("/t/{name}/count-out")
async def count_out(request: Request, name: str, seat: Annotated[int, Form()]) -> Response:
    """What was asked does not wait for somebody who is away."""
    at = await visit(request, name)
    at.acting_seat()
    await undoing.count_out(at.table, at.held, seat)
    return done(request, name)


@router.post("/t/{name}/hand-over")
async def hand_over(request: Request, name: str, seat: Annotated[int, Form()]) -> Response:
    """Let a bot play for someone: for oneself, or for who has been gone for a while."""
    at = await visit(request, name)
    by = seat if seat in at.held else at.acting_seat()
    await seating.hand_over(at.table, by, seat)
    return done(request, name)


@router.post("/t/{name}/back")
async def back(request: Request, name: str, seat: Annotated[int, Form()]) -> Response:
    at = await visit(request, name)
    await seating.come_back(at.table, at.acting_seat(seat))
    return done(request, name)


@router.post("/t/{name}/rematch")
async def rematch(request: Request, name: str, order: Annotated[str, Form(max_length=20)] = "same") -> Response:
    at = await visit(request, name)
    at.acting_seat()
    new = await tables_of(request).table(await tables_of(request).rematch(at.table, order))
    response = RedirectResponse(f"/t/{new.id}", 303)
    await remember(request, response, new.id, keys.moved(at.keys, new.seats))
    return response


@router.get("/t/{name}/device")
async def device(request: Request, name: str) -> HTMLResponse:
    """The personal links that open seats on other devices too."""
    at = await visit(request, name)
    if not at.held:
        raise Forbidden("error-no-seat")
    links = [_personal(request, at, seat) for seat in at.held]
    slug, only_here = at.table.game.slug, links[0]["only_here"]
    return page(request, "device.html", slug, table=at.table, links=links, only_here=only_here,
                host=request.app.state.lan.is_host(request))  # fmt: skip


def _personal(request: Request, at: Visit, seat: int) -> dict[str, object]:
    link, only_here = address(request, "seat_link", name=at.table.id, key=keys.write(seat, at.keys[seat]))
    return {"seat": seat, "name": at.table.names[seat], "address": link, "qr": qr(link), "only_here": only_here}


@router.post("/t/{name}/let-go")
async def let_go(request: Request, name: str, seat: Annotated[int, Form()]) -> Response:
    """This browser holds a seat no longer."""
    at = await visit(request, name)
    seat = at.acting_seat(seat)
    await seating.let_go(at.table, seat, at.keys[seat], person(request))
    return await _holding(request, at, {held: at.keys[held] for held in at.held if held != seat})


@router.post("/t/{name}/alone")
async def alone(request: Request, name: str, seat: Annotated[int, Form()]) -> Response:
    """Only this browser holds the seat from now on."""
    at = await visit(request, name)
    seat = at.acting_seat(seat)
    _, secret = await seating.sit_alone(at.table, keys.write(seat, at.keys[seat]), person(request))
    return await _holding(request, at, {**at.keys, seat: secret})


@router.get("/t/{name}/seat/{key}")
async def seat_link(request: Request, name: str, key: str) -> Response:
    """A personal link was opened. That alone gives nobody anything: programs that look after mail, or show what a link
    leads to, open it too, and whoever sent it would still see the hand of who thinks it theirs."""
    at = await visit(request, name)
    if _sits(at, key):
        return await _holding(request, at, at.keys)
    seat = seating.meant(at.table, key).seat
    response = page(request, "seat-link.html", at.table.game.slug, table=at.table, seat=seat)
    known_person(request, response)  # who is known keeps the seat, should the answer that brings its key be lost
    return response


@router.post("/t/{name}/seat/{key}")
async def take_seat(request: Request, name: str, key: str, too: Annotated[bool, Form()] = False) -> Response:
    """Sit down by a personal link: alone, or with this screen too."""
    at = await visit(request, name)
    if _sits(at, key):
        return await _holding(request, at, at.keys)
    me = person(request)
    if me is None:
        raise Forbidden("web-no-cookies")  # or nobody would hold the seat
    seat, secret = await (seating.open_elsewhere(at.table, key) if too else seating.sit_down(at.table, key, me))
    return await _holding(request, at, {**at.keys, seat: secret})


def _sits(at: Visit, key: str) -> bool:
    """Whether the visitor holds the seat of a personal link already, be its key an old one."""
    wanted = keys.read(key)
    return bool(wanted) and wanted.keys() <= set(at.held)


async def _holding(request: Request, at: Visit, known: dict[int, str]) -> Response:
    """Back to the table, with these keys."""
    response = RedirectResponse(f"/t/{at.table.id}", 303)
    await remember(request, response, at.table.id, known)
    return response
