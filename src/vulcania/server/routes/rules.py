"""A game's rules as a player reads them, with an anchor and perhaps a picture for each; and a sheet for the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import HTMLResponse, Response

from vulcania.core.pictures import Scene, scenes
from vulcania.core.registry import game as find_game
from vulcania.core.rulebook import rulebook
from vulcania.server.pages import cover
from vulcania.server.templates import page, preferences_of
from vulcania.words import LANGUAGES, Words, words

router = APIRouter(include_in_schema=False)

SHOWN = 220
"""The least width or height of a picture on the page."""
A_DAY = "public, max-age=86400"
SUMMARY = ("turn", "points")
"""The parts of a summary that are lists, between the aim and the end."""


@router.get("/rules/{slug}")
async def rules(request: Request, slug: str) -> HTMLResponse:
    prefs, game = preferences_of(request), find_game(slug)
    said = prefs.words(slug)
    book = rulebook(slug)
    sections = [
        {
            "id": section.id,
            "title": said.say(f"rules-{section.id}"),
            "rules": [_rule(slug, rule, book.marks_of(rule), said) for rule in section.rules],
        }
        for section in book.section
    ]
    has_summary = said.has("summary-aim")
    return page(
        request, "rules.html", slug, meta=game.meta, sections=sections, cover=cover(game, prefs), summary=has_summary
    )


def _rule(slug: str, rule: str, marks: tuple[str, ...], said: Words) -> dict[str, Any]:
    told = {"id": rule, "name": said.say(f"rule-{rule}.name"), "text": said.say(f"rule-{rule}"), "marks": marks}
    scene = scenes(slug).get(rule)
    if scene is None:
        return {**told, "picture": ""}
    return {**told, "picture": _address(slug, rule, said), "size": _size(scene)}


def _size(scene: Scene) -> tuple[int, int]:
    """How large it is shown: what is only a small part of the board, larger than there."""
    *_, wide, high = scene.picture.crop
    larger = max(1.0, SHOWN / max(wide, high))
    return round(wide * larger), round(high * larger)


def _address(slug: str, rule: str, said: Words) -> str:
    return f"/rules/{slug}/{rule}.{said.lang}.svg"


@router.get("/rules/{slug}/summary")
async def summary(request: Request, slug: str) -> HTMLResponse:
    """All that one has to look up while playing, on one sheet of paper."""
    game = find_game(slug)
    said = preferences_of(request).words(slug)
    if not said.has("summary-aim"):
        raise HTTPException(404)
    parts = {part: _lines(said, f"summary-{part}") for part in SUMMARY}
    drawn = [
        {"address": _address(slug, rule, said), "size": _size(scene), "name": said.say(f"rule-{rule}.name")}
        for rule, scene in scenes(slug).items()
        if scene.picture.summary
    ]
    return page(request, "summary.html", slug, meta=game.meta, parts=parts, pictures=drawn)


def _lines(said: Words, key: str) -> list[str]:
    """``key-1``, ``key-2`` … as many as there are."""
    found: list[str] = []
    while said.has(f"{key}-{len(found) + 1}"):
        found.append(said.say(f"{key}-{len(found) + 1}"))
    return found


@router.get("/rules/{slug}/{rule}.{lang}.svg")
async def picture(slug: str, rule: str, lang: str) -> Response:
    find_game(slug)
    if rule not in scenes(slug) or lang not in LANGUAGES:
        raise HTTPException(404)
    return Response(_picture(slug, rule, lang), media_type="image/svg+xml", headers={"cache-control": A_DAY})


@lru_cache(512)
def _picture(slug: str, rule: str, lang: str) -> str:
    return scenes(slug)[rule].draw(words(lang, slug))
