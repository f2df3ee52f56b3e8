"""Advice as it is told to people: the same words in the browser, the terminal and the API."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from vulcania.core.vocabulary import Vocabulary
from vulcania.players.advice import Advice, Advised
from vulcania.players.reasons import Reason
from vulcania.words import Words


def counsel(
    advice: Advice, shown: Collection[str], vocabulary: Vocabulary, said: Words, names: Sequence[str]
) -> list[dict[str, Any]]:
    """The moves that may be shown, each with its chance and its reasons; the first one with all that speaks for it."""
    moves = [one for one in advice.moves if one.move in shown]
    whole = len(moves) == len(advice.moves)  # what is not to be seen is not to be compared with either
    return [
        {
            "move": one.move,
            "label": said.move(vocabulary, one.move, names),
            "percent": round(100 * one.chance),
            "within": max(1, round(100 * one.within)),
            "tie": one.tie,
            "told": _told(one, number, vocabulary, said, names),
            "reasons": _all(advice, said, names)
            if whole and not number
            else [_why(why, said, names) for why in one.reasons],
        }
        for number, one in enumerate(moves)
    ]


def _told(one: Advised, number: int, vocabulary: Vocabulary, said: Words, names: Sequence[str]) -> str:
    key = "hint-tie" if one.tie else "hint-second" if number == 1 else "hint-move"
    move = said.move(vocabulary, one.move, names)
    return said.say(key, move=move, percent=round(100 * one.chance), within=max(1, round(100 * one.within)))


def _why(why: Reason, said: Words, names: Sequence[str], form: Literal["", "ahead"] = "") -> dict[str, Any]:
    return {"text": said.say(why.worded(form), names), "seat": why.seat, "where": list(why.where)}


def _all(advice: Advice, said: Words, names: Sequence[str]) -> list[dict[str, Any]]:
    """What it does at once, what that comes to beyond the second choice, and how sure the captain is: what speaks for
    the move before what it costs. Of two that he cannot tell apart he says so first, and does not compare them: what
    lies within his doubt is no reason."""
    sure: dict[str, Any] = {"text": said.say(f"sure-{advice.sure}"), "seat": None, "where": []}
    at_once = [_why(why, said, names) for why in _for_first(advice.moves[0].reasons)]
    if advice.sure == "tie":
        return [sure, *at_once]
    return [*at_once, *(_why(why, said, names, "ahead") for why in _for_first(advice.ahead)), sure]


def _for_first(reasons: Sequence[Reason]) -> list[Reason]:
    return sorted(reasons, key=lambda one: one.kind not in ("gain", "keep", "deny"))
