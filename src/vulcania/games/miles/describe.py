"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.games._ocean import describe as ocean
from vulcania.games._ocean.view import Player
from vulcania.games.miles.view import MilesView, Stack
from vulcania.words import Words


def describe(view: MilesView, words: Words, names: Sequence[str]) -> str:
    below = view.pile + len(view.under)
    pile = words.say("tell-pile", count=below, special=view.top) if view.top else words.say("tell-pile-empty")
    return ocean.describe(view, words, names, [_stacks_in_words(view.stacks, words), pile], _hand_in_words)


@lru_cache(500)
def _stacks_in_words(stacks: tuple[Stack, ...], words: Words) -> str:
    return " ".join(f"{stack_in_words(stack, words)}." for stack in stacks)


@lru_cache(1000)
def stack_in_words(stack: Stack, words: Words) -> str:
    return words.say("tell-stack", depth=stack.depth, colour=stack.colour, count=stack.count)


def _hand_in_words(player: Player, words: Words) -> str:
    return words.say("tell-hand", list=", ".join(map(str, player.hand)) or "–")
