"""The voyage in words, for those who cannot see the picture; the picture and the terminal use the same phrases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.games.voyage.view import HuntView, VoyageView
from vulcania.games.voyage.view.box import Card, Prey
from vulcania.games.voyage.view.forecast import Forecast
from vulcania.words import Words
from vulcania.words.message import Message


class Voice:
    """A view, and the words that it is told in."""

    def __init__(self, view: VoyageView, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = names

    def say(self, key: str, **args: object) -> str:
        return self.words.say(key, self.names, **args)

    def told(self, message: Message) -> str:
        return self.words.say(message, self.names)

    def name(self, seat: int) -> str:
        return self.words.player(seat, self.names)

    def foretold(self, seen: Forecast) -> str:
        """What a move would do, in a sentence."""
        return _foretold(seen, self.words)

    def note(self, seen: Forecast) -> str:
        """The one thing about a move that matters most, in a word or two."""
        if seen.settles:
            return self.say(f"note-{seen.settles}")
        if seen.alert:
            return self.say(f"note-alert-{seen.alert}")
        return self.say("note-arrives") if seen.arrives else ""

    def prey_name(self, prey: Prey) -> str:
        """A prey that our words do not know goes by the name that it bears in its box."""
        key = f"prey-{prey.name}"
        return self.say(key) if self.words.has(key) else prey.name

    def takes(self, prey: Prey) -> str:
        """Which sets take it."""
        return _takes(prey, self.words)

    def prey(self, prey: Prey) -> str:
        return _prey(prey, self.words)

    def card(self, face: Card) -> str:
        return card_in_words(face, self.words)

    def player(self, seat: int) -> str:
        view = self.view
        if view.out[seat]:
            return self.say("player-out", seat=seat)
        preys = len(view.trophies[seat])
        return self.say("player-in-words", seat=seat, points=view.points[seat], guineas=view.guineas[seat], preys=preys)

    def counter(self) -> str:
        view = self.view
        return self.say("counter-in-words", leagues=view.leagues, navigation=view.navigation, events=view.events)


@lru_cache(1000)
def _foretold(seen: Forecast, words: Words) -> str:
    return words.say(seen.told())


@lru_cache(1000)
def card_in_words(face: Card, words: Words) -> str:
    name = words.say(f"card-{face.kind}")
    if not face.number:
        return name
    shown = f"{name} {face.number}"
    return f"{shown}, {words.say(f'colour-{face.colour}')}" if face.colour else shown


@lru_cache(1000)
def _takes(prey: Prey, words: Words) -> str:
    return words.say("word-or").join(
        words.say("takes-varied", count=t.count, colour=t.colour)
        if t.kind == "varied"
        else words.say("takes-kind", count=t.count, weapon=t.kind)
        for t in prey.takes
    )


@lru_cache(1000)
def _prey(prey: Prey, words: Words) -> str:
    takes = _takes(prey, words)
    return words.say("prey-in-words", prey=prey.name, square=prey.square, points=prey.points, takes=takes)


def describe(view: VoyageView, words: Words, names: Sequence[str]) -> str:
    voice = Voice(view, words, names)
    told = [voice.told(view.prompt), voice.say("nautilus-at", square=view.ship), voice.counter()]
    if view.target and not view.hunt:
        square = view.aim or voice.say(f"zone-{view.target}")
        told.append(voice.say("aim-in-words", zone=view.target, square=square))
    if view.hunt is None:
        told += [f"{seen.move}: {voice.foretold(seen)}" for seen in view.forecasts]
    else:
        told += _hunt(voice, view.hunt)
    told += [voice.player(seat) for seat in range(view.seats)]
    return " ".join(told)


def _hunt(voice: Voice, hunt: HuntView) -> list[str]:
    told = [voice.say("hunt-in-words", zone=hunt.zone, hunt=hunt.kind)]
    told += [voice.prey(prey) for prey in hunt.preys]
    told += [
        voice.say("figure-in-words", seat=seat, square=square, cards=hunt.hand_sizes[seat])
        for seat, square in enumerate(hunt.figures)
        if square
    ]
    if hunt.hand:
        cards = "; ".join(f"{n}: {voice.card(face)}" for n, face in enumerate(hunt.hand, 1))
        told.append(f"{voice.say('label-hand')}{voice.say('colon')} {cards}.")
    told.append(voice.say("stock-in-words", count=hunt.stock))
    if hunt.open is not None:
        told.append(f"{voice.say('label-open')}{voice.say('colon')} {voice.card(hunt.open)}.")
    return told
