"""The board in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.games.soum_soum.components import CENTRE
from vulcania.games.soum_soum.view import Place, SoumSoumView
from vulcania.words import Words


def describe(view: SoumSoumView, words: Words, names: Sequence[str]) -> str:
    """Everything that the view holds, in the order in which a player would ask for it."""
    sentences = [words.say(view.prompt, names), words.say("label-turn", turn=view.turn, turns=view.turns) + "."]
    sentences.append(words.say("sea-submarine", cell=view.sea[CENTRE].name))
    sentences += [place_in_words(place, words, names) + "." for place in view.sea if place.card is not None]
    empty = [place.name for at, place in enumerate(view.sea) if place.card is None and at != CENTRE]
    if empty:
        sentences.append(words.say("sea-empty", cells=", ".join(empty)))
    for number, card in enumerate(view.hand, 1):
        sentences.append(words.say("hand-card", number=number, animal=card.animal, pattern=card.scores))
    for number, card in enumerate(view.market, 1):
        sentences.append(words.say("market-card", number=number, animal=card.animal, pattern=card.scores))
    sentences.append(words.say("pile-left", count=view.pile))
    sentences += [player_in_words(view, seat, words, names) for seat in range(view.seats)]
    return " ".join(sentences)


def place_in_words(place: Place, words: Words, names: Sequence[str]) -> str:
    """A card of the sea, with the diver on it and what it is worth."""
    return _place_in_words(place, words, "" if place.diver is None else words.say("sea-diver", names, seat=place.diver))


@lru_cache(2000)
def _place_in_words(place: Place, words: Words, diver: str) -> str:
    assert place.card is not None
    told = [words.say("sea-card", cell=place.name, animal=place.card.animal, pattern=place.card.scores)]
    if diver:
        told.append(diver)
    return ", ".join([*told, words.say("sea-worth", points=place.worth)])


def player_in_words(view: SoumSoumView, seat: int, words: Words, names: Sequence[str]) -> str:
    left, cards = view.divers_left[seat], view.hand_sizes[seat]
    return words.say("sea-player", names, seat=seat, points=view.worth[seat], left=left, cards=cards)
