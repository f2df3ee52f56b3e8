"""The ocean in words: what the dial tells to who cannot see it."""

from __future__ import annotations

from vulcania.games._ocean.chips import Chip, Ocean, Place
from vulcania.words import Words


def symbols_in_words(chip: Chip, words: Words) -> str:
    return ", ".join(words.say(f"symbol-{name}") for name in chip.symbols)


def chip_on(place: str, chip: Chip, words: Words) -> str:
    """A chip whose face can be seen, and where it lies."""
    if chip.number is not None:
        return words.say("tell-biscuit", place=place, number=chip.number)
    if not chip.symbols:
        return words.say("tell-chip-plain", place=place, chip=chip.face)
    return words.say("tell-chip", place=place, chip=chip.face, list=symbols_in_words(chip, words))


def place_in_words(place: Place, words: Words) -> str:
    if place.chip is not None:
        return chip_on(place.name, place.chip, words)
    if place.hidden:
        return words.say("tell-hidden", place=place.name, colour=place.dot)
    return words.say("tell-empty", place=place.name)


def ocean_in_words(ocean: Ocean, words: Words) -> list[str]:
    """Where the Nautilus points, then every place from the surface down, clockwise from the north as it lies now."""
    told = [words.say("tell-ocean", direction=ocean.heading, depth=ocean.depth, place=ocean.pointed)]
    told += [place_in_words(place, words) + "." for place in as_seen(ocean)]
    return told


def as_seen(ocean: Ocean) -> list[Place]:
    """The places in the order of the compass, ring by ring."""
    return sorted(ocean.places, key=lambda place: (place.ring, (place.arm + ocean.turn) % 8))
