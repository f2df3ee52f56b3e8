"""What every request passes before it is looked at, and every answer on its way back."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Generator
from time import monotonic, thread_time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vulcania.core.errors import VulcaniaError
from vulcania.server import busy, errors
from vulcania.server.buckets import Buckets
from vulcania.server.carried import RAW_HEADERS
from vulcania.server.errors import Forbidden, TooMuch
from vulcania.server.settings import BODY_BYTES, RECORD_BYTES, Settings
from vulcania.server.templates import preferences_of
from vulcania.server.whence import whence

_SAFE = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"[\w.:%\[\]-]{0,300}", re.ASCII)
"""What a house may be called by who asks: links are made of that."""


class SafetyMiddleware:
    """Bounds, rates, origins and headers, for every route alike."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._asking = Buckets(settings.asking)
        self._acting = Buckets(settings.acting)
        self._founding = Buckets(settings.founding)
        self._keeping = Buckets(settings.keeping)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # what GET would answer; the body is left out on the way
            scope = {**scope, "method": "GET", "head": True}
        headers = Headers(scope=scope)
        guarded = _Body(receive, RECORD_BYTES if scope["path"] == "/replay" else BODY_BYTES)

        begun = False

        async def decorated(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                found = {name for name, _ in message["headers"]}
                message["headers"] += [one for one in RAW_HEADERS if one[0] not in found]
            await send(message)

        try:
            self._check(scope, headers)
            guarded.check(headers)
        except VulcaniaError as error:
            request = Request(scope)
            body = errors.body_of(error, preferences_of(request).lang)
            response = errors.answer(request, errors.status_of(error), body)
            await response(scope, receive, decorated)
            return
        try:
            await self._counted(scope, self.app(scope, guarded, decorated))
        except ClientDisconnect:
            return  # gone before the request was here as a whole: nobody is left to be told anything
        except Exception as error:
            if begun:
                raise
            request = Request(scope)
            await errors.fault(request, error)(scope, receive, decorated)

    async def _counted(self, scope: Scope, work: Awaitable[None]) -> None:
        """See it done, at the cost of who asked for it. A stream shows everyone what others did: that is no one's."""
        address = _whence(scope)
        busy.account.set(lambda seconds: self._keeping.spend(address, seconds, monotonic()))
        if scope["path"].endswith("/events"):
            await work
            return
        timed = _Timed(work)
        try:
            await timed
        finally:
            self._keeping.spend(address, timed.seconds, monotonic())

    def _check(self, scope: Scope, headers: Headers) -> None:
        method, path = scope["method"], scope["path"]
        address = _whence(scope)
        now = monotonic()
        if not _HOST.fullmatch(headers.get("host", "")):
            raise VulcaniaError("error-host")
        if path.startswith(("/static/", "/vendor/")):
            return
        if self._keeping.left(address, now) <= 0:
            raise TooMuch("error-too-often", 429)
        if method in _SAFE:
            if not self._asking.take(address, now):
                raise TooMuch("error-too-often", 429)
            return
        if not _same_origin(headers):
            raise Forbidden("error-origin")
        if not (self._founding if _founds(path) else self._acting).take(address, now):
            raise TooMuch("error-too-often", 429)


def _founds(path: str) -> bool:
    """Whether something is asked for that stays, and costs more than a move."""
    return (
        path in ("/api/v1/tables", "/replay", "/me/mail", "/me/hook", "/me/push", "/me/link")
        or path.startswith(("/new/", "/now/", "/learn/"))
        or path.endswith("/play-on")
    )


def _same_origin(headers: Headers) -> bool:
    """Whether a request that changes something came from our own pages, or from no browser at all."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:  # an address that is none
            return False
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _whence(scope: Scope) -> str:
    return whence((scope.get("client") or ("", 0))[0])


class _Timed:
    """Work, and for how many seconds of the processor nothing else could be done because of it: on a busy machine the
    clock would blame visitors for what others do."""

    def __init__(self, work: Awaitable[None]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._work.__await__()
        error: BaseException | None = None
        while True:
            began = thread_time()
            try:
                waits_for = next(steps) if error is None else steps.throw(error)
            except StopIteration:
                return
            finally:
                self.seconds += thread_time() - began
            try:
                yield waits_for
                error = None
            except BaseException as raised:  # whoever waits may be called off
                error = raised


class _Body:
    """Lets no more of a request's body through than is reasonable."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._seen = 0

    def check(self, headers: Headers) -> None:
        if "content-length" in headers and "transfer-encoding" in headers:
            raise VulcaniaError("error-two-lengths")  # two servers might not agree on where the next request begins
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._most:
            raise TooMuch("error-too-large", 413, most=self._most)

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._seen += len(message.get("body", b""))
            if self._seen > self._most:
                raise TooMuch("error-too-large", 413, most=self._most)
        return message
