"""What goes wrong, told to people as a page and to programs as JSON: what, where, and which rule."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Match

from vulcania.core.errors import (
    BadGame,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalMove,
    MoveError,
    NotAMove,
    UnknownGame,
    VulcaniaError,
)
from vulcania.core.explain import UnknownThing
from vulcania.core.registry import game
from vulcania.server.notices.outside import BadAddress
from vulcania.server.rebuilding import OnlyRemains, StaleTable
from vulcania.server.store.store import NoTable, Outrun, Unavailable
from vulcania.server.table import TableError
from vulcania.server.templates import page, preferences_of
from vulcania.words import words

log = logging.getLogger(__name__)
_AT_TABLE = re.compile(r"(/t/[a-z0-9]+)/")
"""What was asked at a table, and not for the table itself: one may go back there."""
_KEY = re.compile(r"/seat/[^/]+")


class Forbidden(VulcaniaError):
    """Only who sits there may do that."""


class TooMuch(VulcaniaError):
    """More than the server takes: too often, or too large."""

    def __init__(self, key: str, status: int, most: int = 0) -> None:
        super().__init__(key, most=most)
        self.status = status


_STATUS: tuple[tuple[type[VulcaniaError], int], ...] = (
    (Unavailable, 503),
    (NoTable, 404),
    (UnknownGame, 404),
    (UnknownThing, 404),
    (BadGame, 404),
    (Forbidden, 403),
    (BadAddress, 422),
    (NotAMove, 422),
    (BadSetup, 422),
    (BadRecord, 422),
    (Outrun, 409),
    (MoveError, 409),
    (CannotUndo, 409),
    (TableError, 409),
    (StaleTable, 409),
)


class Fault(BaseModel):
    """What is wrong, where, and which rule says so."""

    model_config = ConfigDict(extra="allow")

    code: str
    message: str = Field(description="In the language of the request.")


class Refusal(BaseModel):
    error: Fault


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": why}
    for status, why in (
        (400, "The request cannot be read."),
        (403, "Only who sits there may do that, or it came from another site."),
        (404, "There is no such table or game."),
        (405, "The address does not take that."),
        (409, "It does not go now: the table moved on, or a rule forbids it."),
        (413, "More than the server takes."),
        (422, "Something in the request does not fit."),
        (429, "Too often."),
        (500, "A fault of the server's."),
        (503, "The database does not answer: try again."),
    )
}
"""What any address of the API may answer besides."""


def status_of(error: VulcaniaError) -> int:
    if isinstance(error, TooMuch):
        return error.status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def body_of(error: VulcaniaError, lang: str, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """An error as programs get it."""
    told: dict[str, Any] = {"code": _kebab(type(error).__name__), "message": error.say(lang, names)}
    if isinstance(error, IllegalMove):
        told["rule"] = error.rule
        told["help"] = f"/rules/{error.game}#{error.rule}"
    if isinstance(error, BadRecord):
        told["where"] = f"line {error.line}"
    if isinstance(error, NotAMove) and error.offers and error.game is not None:
        said, vocabulary = words(lang, error.game), game(error.game).vocabulary
        told["offers"] = {move: said.move(vocabulary, move, names) for move in error.offers}
    expected = error.message.args.get("expected") or error.message.args.get("usage")
    if expected is not None:
        told["expected"] = expected
    return {"error": told}


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def wants_json(request: Request) -> bool:
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


class _Told(JSONResponse):
    """What is wrong may be named in it, and need not be text that can be sent: JSON can write half a character."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")


def answer(request: Request, status: int, body: dict[str, Any]) -> Response:
    if wants_json(request):
        return _Told(body, status)
    at_table = _AT_TABLE.match(request.url.path) if status != 404 else None
    return page(request, "error.html", None, status, error=body["error"], back=at_table and at_table[1])


def refusal(request: Request, error: VulcaniaError) -> Response:
    """What is answered to who asked for something that does not go."""
    if isinstance(error, OnlyRemains) and not wants_json(request):
        return RedirectResponse(f"/t/{error.message.args['table']}/remains", 303)
    names = getattr(request.state, "names", ())
    response = answer(request, status_of(error), body_of(error, preferences_of(request).lang, names))
    if isinstance(error, Unavailable):
        response.headers["retry-after"] = "5"
    return response


def install(app: FastAPI) -> None:
    @app.exception_handler(VulcaniaError)
    async def known(request: Request, error: VulcaniaError) -> Response:
        return refusal(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:200]
        said = preferences_of(request).words()
        message, expected = said.say("error-malformed", where=where), str(first["msg"])[:200]
        told = {"code": "malformed", "message": message, "where": where, "expected": expected}
        return answer(request, 422, {"error": told})

    @app.exception_handler(HTTPException)
    async def by_status(request: Request, error: HTTPException) -> Response:
        said = preferences_of(request).words()
        key = f"error-http-{error.status_code}"
        told = said.say(key if said.has(key) else "error-http")
        body = {"error": {"code": f"http-{error.status_code}", "message": told}}
        response = answer(request, error.status_code, body)
        if error.status_code == 405:
            response.headers["allow"] = ", ".join(_allowed(request))
        return response


def _allowed(request: Request) -> list[str]:
    """What may be asked of an address."""
    found: set[str] = set()
    for method in ("GET", "POST"):
        scope = {**request.scope, "method": method}
        if any(route.matches(scope)[0] is Match.FULL for route in request.app.routes):
            found |= {"GET", "HEAD"} if method == "GET" else {method}
    return sorted(found)


def fault(request: Request, error: Exception) -> Response:
    """An error of ours: noted here, without the key that a personal link holds, and told without any detail."""
    path = _KEY.sub("/seat/…", request.url.path)
    log.error("%s %s failed", request.method, path, exc_info=error)
    told = preferences_of(request).words().say("error-http")
    return answer(request, 500, {"error": {"code": "http-500", "message": told}})
