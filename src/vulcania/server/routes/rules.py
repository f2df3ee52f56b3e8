"""A game's rules as a player reads them, with an anchor for each: where refusals and prompts lead."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from vulcania.core.registry import game as find_game
from vulcania.core.rulebook import rulebook
from vulcania.server.pages import cover
from vulcania.server.templates import page, preferences_of
from vulcania.words import Words

router = APIRouter(include_in_schema=False)


@router.get("/rules/{slug}")
async def rules(request: Request, slug: str) -> HTMLResponse:
    prefs, game = preferences_of(request), find_game(slug)
    said = prefs.words(slug)
    book = rulebook(slug)
    sections = [
        {
            "id": section.id,
            "title": said.say(f"rules-{section.id}"),
            "rules": [_rule(rule, book.marks_of(rule), said) for rule in section.rules],
        }
        for section in book.section
    ]
    return page(request, "rules.html", slug, meta=game.meta, sections=sections, cover=cover(game, prefs))


def _rule(rule: str, marks: tuple[str, ...], said: Words) -> dict[str, Any]:
    return {"id": rule, "name": said.say(f"rule-{rule}.name"), "text": said.say(f"rule-{rule}"), "marks": marks}
