"""The board of Pearls in words, for who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games.pearls.view import PearlsView

from vulcania.words import Words


def describe(view: PearlsView, words: Words, names: Sequence[str]) -> str:
    parts = [words.say(view.prompt, names)]
    for place, count in zip(view.places, view.shells, strict=True):
        parts.append(f"{words.say(f'place-{place}')}: {words.say('shells', count=count)}.")
    for seat, chest in enumerate(view.chests):
        parts.append(words.say("describe-chest", names, seat=seat, count=len(chest)))
    return " ".join(parts)
