"""Going through a match again: of a table as the visitor may see it, or of a record that someone brought."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request, UploadFile
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from vulcania.core.errors import BadRecord, VulcaniaError
from vulcania.core.match import Match, load
from vulcania.core.record import MAX_LENGTH
from vulcania.server import pages
from vulcania.server.errors import Forbidden, body_of, status_of
from vulcania.server.routes import state
from vulcania.server.signing import verdict
from vulcania.server.table import TableError
from vulcania.server.templates import page, preferences_of, safe
from vulcania.server.visits import services_of, visit
from vulcania.words.message import Message, message

router = APIRouter(include_in_schema=False)

PLY = Query(None, ge=0, le=100_000, description="After how many moves.")


def replay_page(
    request: Request,
    match: Match,
    seat: int | None,
    ply: int | None,
    *,
    base: str,
    points: list[int | None],
    proof: Message | None = None,
) -> HTMLResponse:
    """A match after so many moves, as a seat may see it. ``points`` are the points of view to choose among."""
    last = len(match.plies)
    at = last if ply is None else min(ply, last)
    past = match.at(at)
    view = past.view(seat)
    prefs = preferences_of(request)
    said = prefs.words(match.game.slug)
    told = pages.sentences(past.plies[-1].events, seat, said, match.players) if past.plies else []
    drawn = pages.board(past, view, said, prefs)
    return page(
        request,
        "replay.html",
        match.game.slug,
        names=match.players,
        board=drawn,
        progress=pages.progress(drawn, said),
        story=[
            (number, lines)
            for number, ply in enumerate(past.plies, 1)
            if (lines := pages.sentences(ply.events, seat, said, match.players))
        ][::-1],
        link=str(request.base_url).rstrip("/") + request.url.path,
        view=view, ply=at, last=last, told=told, seat=seat, points=points, base=base, over=match.over,
        account=pages.account(past.outcome, said, match.players),
        remarks=[said.say(remark) for remark in (*match.remarks, *([proof] if proof else ()))],
    )  # fmt: skip


@router.get("/t/{name}/replay")
async def replay_table(request: Request, name: str, ply: int | None = PLY, as_: int | None = state.AS) -> HTMLResponse:
    """While the match goes on, everyone sees what their seat saw; once it is over, every point of view is open."""
    at = await visit(request, name)
    match = at.table.match
    if match.over:
        points: list[int | None] = [None, *range(match.seats)]
        seat = as_ if as_ in points else at.held[0] if at.held and as_ is None else None
    else:
        seat, covered = pages.shown(at.table, at.held, pages.Asked(as_))
        points = [None] if covered or seat is None else [seat]
    return replay_page(request, match, seat, ply, base=f"/t/{at.table.id}", points=points)


@router.get("/t/{name}/record")
async def table_record(request: Request, name: str) -> Response:
    at = await visit(request, name)
    return _download(at.table.record(), f"{at.table.game.slug}-{at.table.id}.txt")


def analysis_page(request: Request, match: Match, base: str) -> HTMLResponse:
    """What every move did to everyone's chances. While that is being found out, the page asks again by itself."""
    found = services_of(request).analyses.of(match)
    said = preferences_of(request).words(match.game.slug)
    costly = [] if found is None else [
        {"ply": move.ply, "mark": pages.seat_mark(move.seat), "name": said.player(move.seat, match.players),
         "played": said.move(match.game.vocabulary, move.move, match.players),
         "better": said.move(match.game.vocabulary, move.best, match.players), "percent": round(100 * move.cost)}
        for move in found.costliest()
    ]  # fmt: skip
    plot = None if found is None else safe(found.plot(said))
    again = {} if found is not None else {"refresh": "2"}
    return page(request, "analysis.html", match.game.slug, 200, again, base=base, costly=costly,
                moves=len(match.plies), plot=plot)  # fmt: skip


@router.get("/t/{name}/analysis")
async def table_analysis(request: Request, name: str) -> HTMLResponse:
    at = await visit(request, name)
    if not at.table.match.over:
        raise TableError("error-not-over")
    return analysis_page(request, at.table.match, f"/t/{at.table.id}")


@router.get("/replay/{name}/analysis")
async def record_analysis(request: Request, name: str) -> HTMLResponse:
    return analysis_page(request, await _kept(request, name), f"/replay/{name}")


def _download(text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/replay")
async def bring(request: Request) -> HTMLResponse:
    return _bring(request)


def _bring(request: Request, text: str = "", error: VulcaniaError | None = None) -> HTMLResponse:
    """The page that takes a record; with the one that did not hold, and why."""
    told = "" if error is None else body_of(error, preferences_of(request).lang)["error"]["message"]
    return page(request, "bring.html", None, 200 if error is None else status_of(error), text=text, fault=told)


@router.post("/replay")
async def brought(
    request: Request, file: UploadFile | None = None, text: Annotated[str, Form(max_length=MAX_LENGTH)] = ""
) -> Response:
    """Replay a record; if it holds, keep it under a link that can be shared."""
    if file is not None and file.filename:
        text = (await file.read()).decode("utf-8", "replace")
    try:
        match = await asyncio.to_thread(load, text)
    except VulcaniaError as error:
        return _bring(request, text, error)
    record = match.record()
    name = sha256(record.encode()).hexdigest()[:20]
    services = services_of(request)
    await services.call(services.store.keep_record, name, record)
    return RedirectResponse(f"/replay/{name}", 303)


async def _kept(request: Request, name: str) -> Match:
    services = services_of(request)
    record = await services.call(services.store.record, name[:64])
    cache = services.replays
    if name not in cache:
        try:
            cache[name] = await asyncio.to_thread(load, record)
        except BadRecord as error:
            raise Forbidden("error-record-kept") from error
        while len(cache) > 32:
            del cache[next(iter(cache))]
    return cache[name]


@router.get("/replay/{name}")
async def replay_record(request: Request, name: str, ply: int | None = PLY, as_: int | None = state.AS) -> HTMLResponse:
    """A record is open to whoever has it: every point of view."""
    match = await _kept(request, name)
    points: list[int | None] = [None, *range(match.seats)]
    seat = as_ if as_ in points else None
    proof = _proof(match, services_of(request).signer.public)
    return replay_page(request, match, seat, ply, base=f"/replay/{name}", points=points, proof=proof)


def _proof(match: Match, own: str) -> Message:
    """Whether the record is as a server signed it."""
    found, key = verdict(match)
    if found != "signed":
        return message(f"record-{found}")
    return message("record-signed-here" if key == own else "record-signed", public=key)


@router.get("/replay/{name}/record")
async def replay_text(request: Request, name: str) -> Response:
    match = await _kept(request, name)
    return _download(match.record(), f"{match.game.slug}-{name}.txt")
