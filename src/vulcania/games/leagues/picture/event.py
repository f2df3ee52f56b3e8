"""What is held up when it happens: an action card taken, an extra card played, a sea-biscuit that counts."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.drawing.art import art
from vulcania.drawing.card import held_up
from vulcania.games._ocean.picture.page import ART, INK, PAPER
from vulcania.games.leagues.view import LeaguesView
from vulcania.words import Words
from vulcania.words.message import Message, message

SOUNDS = {"lay": "card", "action": "card", "play": "card", "take": "catch", "fetch": "catch", "biscuit": "catch",
          "round-end": "alarm", "round-cut": "alarm"}  # fmt: skip
MOMENTS = ("round", "round-end", "round-cut")


def moment(event: Event, view: LeaguesView) -> Message | None:
    """The last round is told as such."""
    return message("moment-last-round") if event.kind == "round" and view.round == view.rounds else None


def card(event: Event, words: Words) -> str | None:
    extra = event.data.get("extra", "none")
    if event.kind in ("action", "play") and extra != "none":
        drawing = art("vulcania.games.leagues.picture")[f"card-{extra}"]
        ground = PAPER if extra == "sailor" else "#dccdea"
        about = words.say(f"extra-{extra}.does") + "."
        return held_up(words.say(f"label-extra-{extra}"), drawing, about, paper=ground, ink=INK)
    if event.kind == "biscuit":
        told = {key: event.data[key] for key in ("one-symbol", "other-symbol", "mine", "theirs")}
        about = words.say("card-biscuit", **told)
        return held_up(words.say(f"story-{event.data['story']}"), ART["biscuit"], about, paper=PAPER, ink=INK)
    return None
