"""The table in words: what a picture tells to who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vulcania.games._ocean import describe as ocean
from vulcania.games.leagues.view import Biscuit, LeaguesPlayer, LeaguesView
from vulcania.words import Words
from vulcania.words.message import Message


def describe(view: LeaguesView, words: Words, names: Sequence[str]) -> str:
    pile = words.say("tell-pile", count=in_pile(view), extra=view.top or "none")
    return ocean.describe(view, words, names, [pile, *_biscuits_in_words(view.biscuits, words)], _hand_in_words)


def in_pile(view: LeaguesView) -> int:
    """How many action cards lie there, the open one included."""
    return view.pile + len(view.under) + (view.top is not None)


@lru_cache(500)
def _biscuits_in_words(biscuits: tuple[Biscuit, ...], words: Words) -> list[str]:
    return [_biscuit_in_words(biscuit, words) for biscuit in biscuits]


def _biscuit_in_words(biscuit: Biscuit, words: Words) -> str:
    one, other = biscuit.symbols
    args: dict[str, str | int] = {"number": biscuit.number, "story": str(biscuit.number), "scorer": biscuit.scorer}
    return words.say(Message("tell-event", args | {"one-symbol": one, "other-symbol": other}))


def _hand_in_words(player: LeaguesPlayer, words: Words) -> str:
    cards = ", ".join(str(card) for card in player.hand) or "–"
    return words.say("tell-hand", list=cards, count=player.sailors)
