"""What is held up when it happens: the action card that was drawn or played."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.drawing.card import held_up
from vulcania.games.explo.components import RED
from vulcania.games.explo.picture.drawings import ART, DANGER, INK
from vulcania.words import Words

SOUNDS = {"card-drawn": "card", "play": "card", "rise": "alarm", "danger": "alarm", "unmet": "alarm",
          "found": "catch", "fulfilled": "catch"}  # fmt: skip
MOMENTS = ("depart", "explored", "set-out-again", "lost", "validated", "not-validated", "science-lost")


def card(event: Event, words: Words) -> str | None:
    if event.kind not in ("card-drawn", "play"):
        return None
    name = event.data["card"]
    edge = DANGER if name in RED else INK
    said, about = words.say(f"card-{name}"), words.say(f"card-{name}.about")
    return held_up(said, ART[f"card-{name}"], about, paper="#fffaf0", ink=INK, colour=edge, edge=edge)
