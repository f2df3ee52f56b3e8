"""The visitor's own page: how they are told that it is their turn, and how that ends."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vulcania.server import clock
from vulcania.server.avatar import avatar
from vulcania.server.errors import Forbidden, TooMuch
from vulcania.server.notices import mail, outside, push
from vulcania.server.notices.courier import Notice
from vulcania.server.settings import NAME_LENGTH
from vulcania.server.store.people import MOST_CHANNELS, Channel, Kind
from vulcania.server.templates import page, preferences_of
from vulcania.server.visits import known_person, own_name, person, services_of, tables_of

router = APIRouter(include_in_schema=False)


class Keys(BaseModel):
    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class Subscription(BaseModel):
    """What a browser says of itself; it may say more than is needed."""

    model_config = ConfigDict(extra="ignore")
    endpoint: str = Field(max_length=outside.LONGEST)
    keys: Keys


@router.get("/me")
async def me(request: Request) -> HTMLResponse:
    services = services_of(request)
    who = person(request)
    channels = await services.call(services.people.channels, who) if who else []
    response = page(
        request,
        "me.html",
        channels=channels,
        avatar=avatar(who or ""),
        own_name=own_name(request),
        name_length=NAME_LENGTH,
        mail=bool(services.settings.smtp),
        push_key=tables_of(request).courier.pusher.public,
        longest=outside.LONGEST,
    )
    known_person(request, response)
    return response


@router.post("/me/push", status_code=204)
async def by_browser(request: Request, asked: Subscription) -> Response:
    """The browser told us where it can be reached."""
    outside.checked(asked.endpoint)
    if not push.usable(asked.keys.p256dh, asked.keys.auth):
        raise outside.BadAddress("error-outside-address")
    response = Response(status_code=204)
    await _opened(request, response, "push", asked.endpoint, keys=asked.keys.model_dump())
    return response


@router.post("/me/mail")
async def by_mail(request: Request, address: Annotated[str, Form(max_length=300)]) -> Response:
    """A mailbox is asked first: who gave its address need not be its owner."""
    services, address = services_of(request), address.strip()
    if not services.settings.smtp or not mail.is_address(address):
        raise outside.BadAddress("error-mail-address")
    if not services.confirming.take(address.lower(), clock.now()):
        raise TooMuch("error-mail-often", 429)
    response = RedirectResponse("/me#told", 303)
    channel = await _opened(request, response, "mail", address, opens=True, confirmed=False)
    said = preferences_of(request).words()
    base, mark = channel.base.rstrip("/"), services.seal.of("confirm", str(channel.id), address)
    stop = f"{base}/stop/{channel.id}.{services.seal.of('stop', str(channel.id), address)}"
    link = f"{base}/confirm/{channel.id}.{mark}"
    asking = Notice(said.say("notice-confirm"), said.say("notice-confirm-why"), link, stop, "confirm")
    tables_of(request).courier.take(channel, asking)
    return response


@router.post("/me/hook")
async def by_hook(
    request: Request,
    address: Annotated[str, Form(max_length=outside.LONGEST)],
    kind: Annotated[str, Form(pattern="chat|ntfy")],
    mine: Annotated[str, Form(max_length=2)] = "",
) -> Response:
    outside.checked(address.strip())
    response = RedirectResponse("/me#told", 303)
    opened: Kind = "ntfy" if kind == "ntfy" else "chat"
    await _opened(request, response, opened, address.strip(), opens=mine == "on")
    return response


async def _opened(
    request: Request, response: Response, kind: Kind, address: str, *, keys: dict[str, str] | None = None,
    opens: bool = False, confirmed: bool = True,
) -> Channel:  # fmt: skip
    services = services_of(request)
    channel = Channel(
        person=known_person(request, response), kind=kind, address=address, keys=keys or {}, opens=opens,
        lang=preferences_of(request).lang, base=services.settings.public_url or str(request.base_url),
        confirmed=confirmed,
    )  # fmt: skip
    added = await services.call(services.people.add, channel)
    if added is None:
        raise TooMuch("error-channels", 409, MOST_CHANNELS)
    return added


@router.post("/me/end")
async def end(request: Request, channel: Annotated[int, Form(ge=0, lt=2**63)]) -> Response:
    services = services_of(request)
    await services.call(services.people.end, channel, person(request) or "")
    return RedirectResponse("/me#told", 303)


async def _marked(request: Request, purpose: str, name: str) -> Channel | None:
    """The channel that a link from a notice speaks of; nothing if it has ended already."""
    number, _, mark = name.partition(".")
    services = services_of(request)
    if not (number.isascii() and number.isdigit() and len(number) < 18):
        raise Forbidden("error-wrong-link")
    channel = await services.call(services.people.channel, int(number))
    if channel is not None and not services.seal.holds(mark, purpose, number, channel.address):
        raise Forbidden("error-wrong-link")
    return channel


@router.get("/stop/{name}")
async def asked_to_stop(request: Request, name: str) -> HTMLResponse:
    """To look at a link is not to use it: programs that look after mail open all that are in one."""
    if await _marked(request, "stop", name) is None:
        return _told(request, "web-told-ended")
    return _told(request, "web-told", "web-told-end")


@router.post("/stop/{name}")
async def stop(request: Request, name: str) -> HTMLResponse:
    """One click ends it, from a mail program's own button too."""
    channel = await _marked(request, "stop", name)
    services = services_of(request)
    if channel is not None:
        await services.call(services.people.end, channel.id)
    return _told(request, "web-told-ended")


@router.get("/confirm/{name}")
async def asked_to_confirm(request: Request, name: str) -> HTMLResponse:
    if await _marked(request, "confirm", name) is None:
        raise Forbidden("error-wrong-link")
    return _told(request, "web-told", "web-told-begin")


@router.post("/confirm/{name}")
async def confirm(request: Request, name: str) -> HTMLResponse:
    channel = await _marked(request, "confirm", name)
    services = services_of(request)
    if channel is None:
        raise Forbidden("error-wrong-link")
    await services.call(services.people.confirm, channel.id)
    return _told(request, "web-told-confirmed")


def _told(request: Request, what: str, button: str = "") -> HTMLResponse:
    return page(request, "told.html", what=what, button=button)
