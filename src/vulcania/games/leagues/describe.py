"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games._ocean.describe import chip_on, ocean_in_words
from vulcania.games.leagues.moves import SQUARES
from vulcania.games.leagues.view import Biscuit, LeaguesView
from vulcania.words import Words
from vulcania.words.message import Message


def describe(view: LeaguesView, words: Words, names: Sequence[str]) -> str:
    """Everything that the view holds, in the order in which a player would ask for it."""
    told = [words.say(view.prompt, names), round_in_words(view, words) + "."]
    told += ocean_in_words(view.ocean, words)
    told.append(words.say("tell-pile", count=view.pile, extra=view.pile_top or "none"))
    told += [biscuit_in_words(biscuit, words) for biscuit in view.biscuits]
    told += [player_in_words(view, seat, words, names) for seat in range(view.seats)]
    return " ".join(told)


def biscuit_in_words(biscuit: Biscuit, words: Words) -> str:
    one, other = biscuit.symbols
    args: dict[str, str | int] = {"number": biscuit.number, "story": str(biscuit.number), "scorer": biscuit.scorer}
    return words.say(Message("tell-event", args | {"one-symbol": one, "other-symbol": other}))


def round_in_words(view: LeaguesView, words: Words) -> str:
    return words.say("label-round", round=str(view.round), turn=view.turn)


def player_in_words(view: LeaguesView, seat: int, words: Words, names: Sequence[str]) -> str:
    """A player's points and token, cards and grid."""
    player = view.players[seat]
    told = [words.say("tell-player", names, seat=seat, points=player.points, token=player.token)]
    if player.laid is not None:
        told.append(words.say("tell-laid", card=player.laid, steering=view.steering[player.laid - 1]))
    told.append(words.say("tell-hand", list=", ".join(str(card) for card in player.hand) or "–", count=player.sailors))
    if player.actions or player.fresh:
        held = ", ".join(words.say(f"extra-{name}") for name in (*player.actions, *player.fresh))
        told.append(words.say("tell-actions", list=held))
    squares = [square_in_words(view, seat, square, words) for square in range(9) if player.grid[square] is not None]
    return " ".join([*told, *(f"{one}." for one in squares)])


def square_in_words(view: LeaguesView, seat: int, square: int, words: Words) -> str:
    chip = view.players[seat].grid[square]
    name = SQUARES.text(square)
    if chip is not None:
        return chip_on(name, chip, words)
    return words.say("tell-wanted", square=name, chip=view.wanted[square // 3][square % 3])
