"""Why a move is not allowed now, where both games say it alike."""

from __future__ import annotations

from collections.abc import Mapping

from vulcania.games._ocean.rules.position import Position
from vulcania.words.message import Message, message

Refusal = tuple[str, Message]
Plays = Mapping[str, tuple[int, str]]
"""For each card that can be played with the numbered one, the move that plays it and its rule."""


def play_first(state: Position, card: str, plays: Plays) -> Refusal | None:
    """LG-21, MI-13: what was tried belongs to a card that can be played now."""
    move, rule = plays[card]
    return (rule, message("refuse-play-first", **{state.SPECIAL: card})) if move in state.moves else None
