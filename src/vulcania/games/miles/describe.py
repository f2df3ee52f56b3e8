"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games._ocean.describe import chip_on, ocean_in_words
from vulcania.games.miles.view import MilesView, Square
from vulcania.words import Words


def describe(view: MilesView, words: Words, names: Sequence[str]) -> str:
    """Everything that the view holds, in the order in which a player would ask for it."""
    told = [words.say(view.prompt, names), round_in_words(view, words) + "."]
    told += ocean_in_words(view.ocean, words)
    told += [
        words.say("tell-stack", depth=stack.depth, colour=stack.colour, count=stack.count) + "."
        for stack in view.stacks
    ]
    below = view.pile + len(view.under)
    told.append(words.say("tell-pile", count=below, special=view.top) if view.top else words.say("tell-pile-empty"))
    told += [player_in_words(view, seat, words, names) for seat in range(view.seats)]
    return " ".join(told)


def round_in_words(view: MilesView, words: Words) -> str:
    told = words.say("label-round", round=view.round, rounds=view.rounds, turn=view.turn)
    return f"{told} – {words.say('label-ending')}" if view.ending and view.outcome is None else told


def player_in_words(view: MilesView, seat: int, words: Words, names: Sequence[str]) -> str:
    """A player's points and number chip, cards and scoreboard."""
    board = view.boards[seat]
    told = [words.say("tell-player", names, seat=seat, points=board.score, number=board.number)]
    if board.laid is not None:
        told.append(words.say("tell-laid", card=board.laid, action=view.actions[board.laid - 1]))
    told.append(words.say("tell-hand", list=", ".join(str(card) for card in board.hand) or "–"))
    if board.specials:
        told.append(words.say("tell-specials", list=", ".join(words.say(f"special-{name}") for name in board.specials)))
    squares = [square for row in board.rows for square in row.squares if square.chip is not None]
    return " ".join([*told, *(f"{square_in_words(square, words)}." for square in squares)])


def square_in_words(square: Square, words: Words) -> str:
    if square.chip is not None:
        return chip_on(square.name, square.chip, words)
    if square.symbol is not None:
        return words.say("tell-bonus", square=square.name, symbol=square.symbol)
    return words.say("tell-free", square=square.name)
