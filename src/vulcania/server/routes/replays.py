"""Going through a match again: of a table as the visitor may see it, or of a record that someone brought."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from typing import Annotated, Any
from zlib import adler32

from fastapi import APIRouter, Form, Query, Request, UploadFile
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from vulcania.core.errors import BadRecord, VulcaniaError
from vulcania.core.match import Match, load
from vulcania.core.record import MAX_LENGTH, parse
from vulcania.drawing.players import MOST_SEATS
from vulcania.server import bots, busy, looking_back, pages, remains
from vulcania.server.changes import changes, cut
from vulcania.server.errors import Forbidden, body_of, status_of
from vulcania.server.fair import Asker
from vulcania.server.routes import state
from vulcania.server.routes.shelf import founded
from vulcania.server.signing import verdict
from vulcania.server.store.rows import Branch
from vulcania.server.table import TableError
from vulcania.server.tables import Chair, Plan
from vulcania.server.templates import Preferences, chunks, page, preferences_of, safe
from vulcania.server.visits import Visit, address_of, own_name, services_of, visit
from vulcania.words import Words
from vulcania.words.message import Message, message

router = APIRouter(include_in_schema=False)

Ply = Annotated[int, Form(ge=0, le=100_000)]
Seat = Annotated[int, Form(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, Form(max_length=40)]
_STEP = re.compile(r"(\d{1,6}) (\d{1,10})")
"""A step that a page shows, and the sum (Adler-32) of what it was sent of it."""
PLY = Query(None, ge=0, le=100_000, description="After how many moves.")


def past(match: Match, ply: int | None) -> Match:
    """A match after so many moves, or as it is."""
    last = len(match.plies)
    return match.at(last if ply is None else min(ply, last))


def replay_page(
    request: Request,
    match: Match,
    seat: int | None,
    ply: int | None,
    *,
    base: str,
    points: list[int | None],
    proof: Message | None = None,
) -> Response:
    """A match after so many moves, as a seat may see it. ``points`` are the points of view to choose among.

    A page that is there already is sent the part that a step changes, and, once it has that of another step, only what
    is different from it.
    """
    prefs, path = preferences_of(request), request.url.path
    said = prefs.words(match.game.slug)
    headers = {"vary": "hx-request, replay-shown"}

    def context(ply: int | None) -> dict[str, Any]:
        then = past(match, ply)
        link = f"{str(request.base_url).rstrip('/')}{path}?ply={len(then.plies)}"
        going_on = seat if seat is not None else next(iter(then.to_act), None)
        beyond = match.over or not base.startswith("/t/")
        return {
            **_replayed(then, seat, said, prefs), "last": len(match.plies), "seat": seat, "points": points,
            "base": base, "over": match.over, "link": link, "play_on": going_on if beyond and not then.over else None,
        }  # fmt: skip

    if "hx-request" not in request.headers:
        remarks = [said.say(remark) for remark in (*match.remarks, *([proof] if proof else ()))]
        return page(request, "replay.html", match.game.slug, headers=headers, remarks=remarks, **context(ply))
    text = cut(chunks("replayed.html", said, path=path, **context(ply)))
    shown = _STEP.fullmatch(request.headers.get("replay-shown", ""))
    before = cut(chunks("replayed.html", said, path=path, **context(int(shown[1])))) if shown else None
    if shown and before and adler32(before.text.encode()) == int(shown[2]):
        changed = {**headers, "replay-changed": "1"}
        return Response(changes(text, before), media_type="application/json", headers=changed)
    return HTMLResponse(text.text, headers=headers)


def _replayed(then: Match, seat: int | None, said: Words, prefs: Preferences) -> dict[str, Any]:
    """What a replay shows of a match that has come so far."""
    view, names = then.view(seat), then.players
    drawn = pages.board(then, view, said, prefs)
    story = [(number, pages.sentences(ply.events, seat, said, names)) for number, ply in enumerate(then.plies, 1)]
    story = [one for one in reversed(story) if one[1]]
    return {
        "view": view, "names": names, "board": drawn, "progress": pages.progress(drawn, said), "ply": len(then.plies),
        "told": story[0][1] if story else [], "story": story,
        "account": pages.account(then.outcome, said, names), "railed": pages.railed(then.game, prefs),
    }  # fmt: skip


@router.get("/t/{name}/replay")
async def replay_table(request: Request, name: str, ply: int | None = PLY, as_: int | None = state.AS) -> Response:
    """While the match goes on, everyone sees what their seat saw; once it is over, every point of view is open."""
    at = await visit(request, name)
    seat, points = onlooker(at, as_)
    return replay_page(request, at.table.match, seat, ply, base=f"/t/{at.table.id}", points=points)


def onlooker(at: Visit, as_: int | None) -> tuple[int | None, list[int | None]]:
    """Through whose eyes a table is looked back at, and through whose it could be."""
    match = at.table.match
    if match.over:
        points: list[int | None] = [None, *range(match.seats)]
        return as_ if as_ in points else at.held[0] if at.held and as_ is None else None, points
    seat, covered = pages.shown(at.table, at.held, pages.Asked(as_))
    return seat, [None] if covered or seat is None else [seat]


@router.get("/t/{name}/record")
async def table_record(request: Request, name: str) -> Response:
    record = await remains.record_of(request, name)
    return _download(record, f"{parse(record).game}-{name[:16]}.txt")


@router.get("/t/{name}/remains")
async def remains_page(request: Request, name: str) -> HTMLResponse:
    """A match that is over, and whose board cannot be drawn any more."""
    services = services_of(request)
    row = (await services.call(services.store.load, name[:16])).match
    if row.ended is None:
        raise TableError("error-not-over")
    result = await services.call(services.store.result, row.id)
    said = preferences_of(request).words(row.game)
    names = [said.player(seat, result.names) for seat in range(row.seats)] if result is not None else []
    return page(request, "remains.html", row.game, table=row.id, names=names, result=result)


async def analysis_page(request: Request, match: Match, base: str) -> HTMLResponse:
    """What every move did to everyone's chances. While more is being found out, the page asks again by itself."""
    later = {"refresh": "2"}
    found = await looking_back.judged(services_of(request), match, address_of(request))
    if found is None:
        return page(request, "analysis.html", match.game.slug, 200, later, base=base, plot=None)
    prefs = preferences_of(request)
    said = prefs.words(match.game.slug)
    return page(request, "analysis.html", match.game.slug, 200, None if found.twice else later, base=base,
                plot=safe(found.plot(said, narrow=prefs.narrow)), moves=len(match.plies),
                **looking_back.told(found, match, said))  # fmt: skip


@router.get("/t/{name}/analysis")
async def table_analysis(request: Request, name: str) -> HTMLResponse:
    at = await visit(request, name)
    if not at.table.match.over:
        raise TableError("error-not-over")
    return await analysis_page(request, at.table.match, f"/t/{at.table.id}")


@router.get("/replay/{name}/analysis")
async def record_analysis(request: Request, name: str) -> HTMLResponse:
    return await analysis_page(request, await kept(request, name), f"/replay/{name}")


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
        async with _turn(request):
            match = await busy.in_thread(load, text)
    except VulcaniaError as error:
        return _bring(request, text, error)
    record = match.record()
    name = sha256(record.encode()).hexdigest()[:20]
    services = services_of(request)
    await services.call(services.store.keep_record, name, record)
    return RedirectResponse(f"/replay/{name}", 303)


def _turn(request: Request) -> AbstractAsyncContextManager[None]:
    """To play a record again takes long, so visitors take turns at it."""
    return services_of(request).reading.turn(Asker(address_of(request)))


async def kept(request: Request, name: str) -> Match:
    services = services_of(request)
    record = await services.call(services.store.record, name[:64])
    cache = services.replays
    if name not in cache:
        try:
            async with _turn(request):
                if name not in cache:
                    cache[name] = await busy.in_thread(load, record)
        except BadRecord as error:
            raise Forbidden("error-record-kept") from error
        while len(cache) > 32:
            del cache[next(iter(cache))]
    return cache[name]


@router.get("/replay/{name}")
async def replay_record(request: Request, name: str, ply: int | None = PLY, as_: int | None = state.AS) -> Response:
    """A record is open to whoever has it: every point of view."""
    match = await kept(request, name)
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
    match = await kept(request, name)
    return _download(match.record(), f"{match.game.slug}-{name}.txt")


# -- playing on from a position ---------------------------------------------------------------------------------------


@router.post("/t/{name}/play-on")
async def play_on_table(request: Request, name: str, ply: Ply, seat: Seat, level: Level = bots.USUAL) -> Response:
    match = (await visit(request, name)).table.match
    if not match.over:
        raise TableError("error-play-on-early")
    return await play_on(request, match, ply, seat, level)


@router.post("/replay/{name}/play-on")
async def play_on_record(request: Request, name: str, ply: Ply, seat: Seat, level: Level = bots.USUAL) -> Response:
    return await play_on(request, await kept(request, name), ply, seat, level)


async def play_on(request: Request, match: Match, ply: int, seat: int, level: str) -> Response:
    """A new table against bots whose moves so far are those. Its chance is its own: that of the match is known."""
    then = past(match, ply)
    if then.over or seat not in range(match.seats):
        raise TableError("error-play-on-over")
    me = own_name(request) or preferences_of(request).words().say("web-someone")
    chairs = tuple(Chair("me", me) if one == seat else Chair("bot", level=level) for one in range(match.seats))
    then.players = ("",) * match.seats  # who played there is kept there alone, for as long as they want
    branch = Branch(then.record(), seat, len(then.plies))
    return await founded(request, Plan(match.game.slug, chairs, dict(match.setup.options), listed=False, branch=branch))
