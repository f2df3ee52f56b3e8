"""What is heard when it happens, and what is told large: the last round, and a player's last diver."""

from __future__ import annotations

from vulcania.core.event import Event
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.words.message import Message, message

SOUNDS = {"place": "card", "draw": "card", "take": "card", "dive": "catch"}


def moment(event: Event, view: SoumSoumView) -> Message | None:
    if event.kind == "dive" and not view.divers_left[event.data["seat"]]:
        return message("moment-last-diver", seat=event.data["seat"])
    # A turn ends with a card for the hand; everyone has had as many turns (SS-6, SS-10).
    begins = event.kind in ("draw", "take", "turn-up") and view.prompt.key == "prompt-place"
    if begins and view.turn == view.turns - len(view.hand_sizes) + 1:
        return message("moment-last-round")
    return None
