"""What is held up when it happens: the zone that sounds the alarm, and what was caught."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.drawing.card import held_up
from vulcania.games.voyage.picture.page import ART, CREAM, INK, RED
from vulcania.games.voyage.view import VoyageView
from vulcania.words import Words
from vulcania.words.message import Message, message

SOUNDS = {"alert": "alarm", "fine": "alarm", "fine-short": "alarm", "catch": "catch", "take-open": "card",
          "draw": "card", "lay": "card"}  # fmt: skip
MOMENTS = ("hunt", "final-round", "final-round-discards", "hunt-over-caught", "hunt-over-final", "hunt-over-last",
           "hunt-over-nobody", "captain")  # fmt: skip


def moment(event: Event, _: VoyageView) -> Message | None:
    """The last stretch is told by what it came to."""
    return message("moment-home", leagues=event.data["leagues"]) if event.kind == "sail-home" else None


def card(event: Event, words: Words) -> str | None:
    if event.kind == "alert":
        zone = event.data["zone"]
        emblem = ART["nautilus" if zone == "corridor" else f"emblem-{zone}"]
        told = words.say(f"card-alert-{zone}")
        return held_up(words.say("label-alert"), emblem, told, paper="#fbe3dd", ink=INK, edge=RED)
    if event.kind == "catch":
        prey = event.data["prey"]
        drawn = ART[f"prey-{prey}" if f"prey-{prey}" in ART else "prey-unknown"]
        worth = words.say("card-catch", points=event.data["points"])
        return held_up(words.say(f"prey-{prey}"), drawn, worth, paper=CREAM, ink=INK)
    return None
