"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from vulcania.games._ocean.components import ARMS, Chip
from vulcania.games._ocean.view import OceanView, P, Place, Row, Square
from vulcania.words import Words


def describe(
    view: OceanView, words: Words, names: Sequence[str], table: Iterable[str], hand: Callable[[P, Words], str]
) -> str:
    """Everything that the view holds, in the order in which a player would ask for it.

    ``table`` tells what lies beside the ocean, ``hand`` a player's numbered cards.
    """
    ocean, called = view.ocean, tuple(names)
    told = [
        words.say(view.prompt, names),
        turn_in_words(view, words) + ".",
        words.say("tell-ocean", direction=ocean.heading, depth=ocean.depth, place=ocean.pointed),
        _places_in_words(ocean.places, ocean.turn, words),
        *table,
        *[
            _player_in_words(player, seat, view.ACTION, view.SPECIAL, view.cards, words, called, hand)
            for seat, player in enumerate(view.players)
        ],
    ]
    return " ".join(told)


@lru_cache(500)
def _player_in_words(
    player: P, seat: int, action: str, special: str, cards: tuple[str, ...], words: Words, names: tuple[str, ...],
    hand: Callable[[P, Words], str],
) -> str:  # fmt: skip
    told = [words.say("tell-player", names, seat=seat, points=player.points, token=player.token)]
    if player.laid is not None:
        told.append(words.say("tell-laid", card=player.laid, **{action: cards[player.laid - 1]}))
    told.append(hand(player, words))
    if player.specials or player.fresh:
        held = ", ".join(words.say(f"{special}-{name}") for name in (*player.specials, *player.fresh))
        told.append(words.say("tell-specials", list=held))
    return " ".join([*told, *_squares_in_words(player.rows, words)])


def round_in_words(view: OceanView, words: Words) -> str:
    return words.say("label-round", round=str(view.round), rounds=view.rounds, turn=view.turn)


def ending_in_words(view: OceanView, words: Words) -> str:
    """That the round ends with this turn, where it does."""
    return words.say("label-ending") if view.ending and view.outcome is None else ""


def turn_in_words(view: OceanView, words: Words) -> str:
    """How far the match is."""
    return " – ".join(filter(None, (round_in_words(view, words), ending_in_words(view, words))))


def symbols_in_words(chip: Chip, words: Words) -> str:
    """A sea-biscuit in the circle of a picture has its number."""
    number = [str(chip.number)] if chip.number is not None else []
    return ", ".join([words.say(f"symbol-{name}") for name in chip.symbols] + number)


@lru_cache(2000)
def chip_in_words(place: str, chip: Chip, words: Words) -> str:
    """A chip whose face can be seen, and where it lies."""
    if chip.number is not None and not chip.symbols:
        return words.say("tell-biscuit", place=place, number=chip.number)
    if not chip.symbols:
        return words.say("tell-chip-plain", place=place, chip=chip.face)
    return words.say("tell-chip", place=place, chip=chip.face, list=symbols_in_words(chip, words))


@lru_cache(2000)
def place_in_words(place: Place, words: Words) -> str:
    if place.chip is not None:
        return chip_in_words(place.name, place.chip, words)
    if place.hidden:
        return words.say("tell-hidden", place=place.name, colour=place.dot)
    return words.say("tell-empty", place=place.name)


@lru_cache(1000)
def _places_in_words(places: tuple[Place, ...], turn: int, words: Words) -> str:
    """Every place from the surface down, clockwise from the north as it lies now."""
    return " ".join([f"{place_in_words(place, words)}." for place in as_seen(places, turn)])


def as_seen(places: tuple[Place, ...], turn: int) -> list[Place]:
    """The places, which lie ring by ring and arm by arm, as the compass has them."""
    north = -turn % ARMS
    rings = [places[at : at + ARMS] for at in range(0, len(places), ARMS)]
    return [place for ring in rings for place in (*ring[north:], *ring[:north])]


@lru_cache(1000)
def _squares_in_words(rows: tuple[Row, ...], words: Words) -> list[str]:
    squares = [square for row in rows for square in row.squares if square.chip is not None]
    return [f"{square_in_words(square, '', words)}." for square in squares]


def square_in_words(square: Square, wanted: str, words: Words) -> str:
    """What lies there, or else what is wanted there."""
    if square.chip is not None:
        return chip_in_words(square.name, square.chip, words)
    if square.symbol is not None:
        return words.say("tell-bonus", square=square.name, symbol=square.symbol)
    return words.say("tell-free", square=square.name, chip=wanted)
