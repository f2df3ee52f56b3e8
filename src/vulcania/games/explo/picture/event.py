"""What is held up when it happens: the action card that was drawn or played."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.drawing.card import held_up
from vulcania.games.explo.picture.drawings import ART, DANGER, INK
from vulcania.words import Words

SOUNDS = {"card-drawn": "card", "play": "card", "rise": "alarm", "danger": "alarm", "unmet": "alarm",
          "found": "catch", "fulfilled": "catch"}  # fmt: skip
MOMENTS = ("depart", "explored", "set-out-again", "lost", "validated", "not-validated", "science-lost")

_DRAWN = {
    "cold": "resource-warmth", "thirst": "resource-water", "batteries": "resource-light", "hunger": "resource-food",
    "slipped": "resource-first-aid", "lost": "resource-survey", "litter": "resource-bin-bag", "rockfall": "tile-choke",
    "rising-water": "tile-sump", "falling-water": "tile-sump", "rising-co2": "gas", "falling-co2": "gas",
    "pass-choke": "tile-choke", "pass-duck": "tile-duck", "pass-squeeze": "tile-squeeze", "dig": "tile-digging",
}  # fmt: skip
"""What a card shows; the others show a caver."""


def card(event: Event, words: Words) -> str | None:
    if event.kind not in ("card-drawn", "play"):
        return None
    name = event.data["card"]
    red = name in ("rising-water", "rising-co2", "rockfall")
    drawing = ART[_DRAWN.get(name, "caver")]
    about = words.say(f"card-{name}.about")
    return held_up(words.say(f"card-{name}"), drawing, about, paper="#fffaf0", ink=DANGER if red else INK)
