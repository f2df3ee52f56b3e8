"""The house on a phone's home screen: what it is called there, and what it does without a connection."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from vulcania.server.templates import page, preferences_of, static

router = APIRouter(include_in_schema=False)

OFFLINE = "/offline"
KEPT = ("static/house.css", "static/shape.js", "static/install.js", "static/icon.svg")
FONTS = ("alegreya-sans-400", "alegreya-sans-700", "fraunces-600")
ICONS = (
    ("static/icon.svg", "any", "image/svg+xml", "any"),
    ("static/icon-192.png", "192x192", "image/png", "any"),
    ("static/icon-512.png", "512x512", "image/png", "any"),
    ("static/icon-maskable.png", "512x512", "image/png", "maskable"),
)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    prefs = preferences_of(request)
    said = prefs.words()
    told = {
        "id": "/", "start_url": "/", "scope": "/", "display": "standalone", "lang": prefs.lang,
        "name": "Vulcania", "short_name": "Vulcania", "description": said.say("web-shelf"),
        "background_color": "#eef5f6", "theme_color": "#0b6b7c",
        "icons": [
            {"src": static(file), "sizes": sizes, "type": kind, "purpose": purpose}
            for file, sizes, kind, purpose in ICONS
        ],
    }  # fmt: skip
    return Response(msgspec.json.encode(told), media_type="application/manifest+json")


@router.get(OFFLINE)
async def offline(request: Request) -> HTMLResponse:
    """Kept by the service worker, and shown when the house cannot be reached."""
    return page(request, "offline.html")


@router.get("/sw.js")
async def service_worker() -> Response:
    """Not among the other files: a service worker looks after what lies beside and below it."""
    return Response(_worker(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@cache
def _worker() -> bytes:
    script = (files("vulcania.web") / "static" / "sw.js").read_bytes()
    kept = [OFFLINE, *(static(file) for file in KEPT), *(static(f"static/fonts/{font}.woff2") for font in FONTS)]
    name = sha256(script + "".join(kept).encode()).hexdigest()[:12]
    return b"const HOUSE = " + msgspec.json.encode({"name": name, "offline": OFFLINE, "files": kept}) + b";\n" + script
