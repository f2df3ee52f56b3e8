"""What is this? Everything that the picture of Pearls names, from the view alone."""

from __future__ import annotations

from vulcania.games.pearls.view import PearlsView

from vulcania.core.explain import Explained, explained
from vulcania.words.message import message


def explain(view: PearlsView, thing: str) -> Explained | None:
    kind, *rest = thing.split()
    match kind, rest:
        case "place", [place] if place in view.places:
            at = view.places.index(place)
            seen = message("what-seen", shell=view.known[at] or "") if view.known[at] else None
            return explained("PL-5", message("what-place", place=place, count=view.shells[at]), seen, where=[place])
        case "closed", []:
            return explained("PL-1", message("what-closed", morays=view.closed["moray"], count=sum(view.shells)))
        case "basket", []:
            return explained("PL-7", message("what-basket", count=len(view.basket)))
        case "diver", [who] if who in (f"p{seat + 1}" for seat in range(view.seats)):
            seat = int(who[1:]) - 1
            buyer = message("what-buyer", shell=view.buyers[seat] or "") if view.buyers[seat] else None
            return explained("PL-10", message("what-diver", seat=seat, count=len(view.chests[seat])), buyer)
    return None
