"""What is held up when it happens: an action card that an anchor bought, or a special card played."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.drawing.art import art
from vulcania.drawing.card import held_up
from vulcania.games._ocean.picture.page import ART, INK
from vulcania.games.miles.view import MilesView
from vulcania.words import Words
from vulcania.words.message import Message, message

SOUNDS = {"lay": "card", "card": "card", "special": "card", "take-plain": "catch", "take-one": "catch",
          "take-two": "catch", "fetch": "catch", "star": "alarm", "rob": "alarm"}  # fmt: skip
MOMENTS = ("round-filled", "round-late", "round-barren", "refill")


def moment(event: Event, view: MilesView) -> Message | None:
    """The last round is told as such."""
    return message("moment-last-round") if event.kind == "refill" and view.round == view.rounds else None


def card(event: Event, words: Words) -> str | None:
    if event.kind not in ("card", "special"):
        return None
    name = event.data["special"]
    drawing = ART["steer-any"] if name == "thermostat" else art("vulcania.games.miles.picture")[f"card-{name}"]
    about = words.say(f"special-{name}.does") + "."
    return held_up(words.say(f"label-special-{name}"), drawing, about, paper="#bfe0ea", ink=INK)
