"""The host's own page: letting others in this network join."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from vulcania.server.errors import Forbidden
from vulcania.server.lan import Lan
from vulcania.server.routes.tables import qr
from vulcania.server.templates import page

router = APIRouter(include_in_schema=False)


def _lan(request: Request) -> Lan:
    lan: Lan = request.app.state.lan
    if not lan.is_host(request):
        raise Forbidden("error-not-host")
    return lan


@router.get("/lan")
async def lan_page(request: Request) -> HTMLResponse:
    address = _lan(request).address
    return page(request, "lan.html", address=address, qr=qr(address) if address else "")


@router.post("/lan/open")
async def let_in(request: Request) -> Response:
    await _lan(request).open(request.url.port or 80)
    return RedirectResponse("/lan", 303)


@router.post("/lan/close")
async def shut(request: Request) -> Response:
    await _lan(request).close()
    return RedirectResponse("/lan", 303)
