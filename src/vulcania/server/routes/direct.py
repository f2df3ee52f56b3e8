"""Moves go straight to where they are played: nothing else is asked for as often.

To find an address, read the request and word the answer takes FastAPI longer than a move takes all of us. What is not
written as documented goes on to it all the same, and is answered there.
"""

from __future__ import annotations

import re

from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vulcania.core.errors import VulcaniaError
from vulcania.server.errors import refusal
from vulcania.server.routes.api import Move, play

_MOVES = re.compile(r"/api/v1/tables/([^/]+)/moves")


class DirectMoves:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _MOVES.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            body = await request.body()
            asked = _read(body) if request.headers.get("content-type") == "application/json" else None
            if asked is None:
                await self.app(scope, _again(body, receive), send)
                return
            response = await play(request, found[1], asked)
        except VulcaniaError as error:
            response = refusal(request, error)
        await response(scope, receive, send)


def _read(body: bytes) -> Move | None:
    try:
        return Move.model_validate_json(body)
    except ValidationError:
        return None


def _again(body: bytes, receive: Receive) -> Receive:
    """The same body for who reads after us."""
    first = True

    async def again() -> Message:
        nonlocal first
        if first:
            first = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again
