"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.games._ocean import describe as ocean
from vulcania.games.miles.view import MilesView, Stack
from vulcania.words import Words


def describe(view: MilesView, words: Words, names: Sequence[str]) -> str:
    table = [stack_in_words(stack, words) + "." for stack in view.stacks]
    below = view.pile + len(view.under)
    table.append(words.say("tell-pile", count=below, special=view.top) if view.top else words.say("tell-pile-empty"))
    hands = [words.say("tell-hand", list=", ".join(map(str, player.hand)) or "–") for player in view.players]
    return ocean.describe(view, words, names, table, hands)


@lru_cache(1000)
def stack_in_words(stack: Stack, words: Words) -> str:
    return words.say("tell-stack", depth=stack.depth, colour=stack.colour, count=stack.count)
