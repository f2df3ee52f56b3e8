"""Nobody's bot can spoil a match: what fails is replaced by a mate, and whoever watches is told.

A player fails by raising an error, by answering what is no legal move, or (in :mod:`vulcania.players.worker`, where it
has a process of its own) by not answering in time.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index

from vulcania.core.chance import Chance
from vulcania.players.levels import Mate
from vulcania.players.player import Player, Seen
from vulcania.players.registry import Sitting
from vulcania.words.message import Message, message

STAND_IN = "mate"

Note = Callable[[Message], None]
"""Where it is said that a player has been replaced."""


class Replaceable:
    """A player that is replaced by a mate, for the rest of the match, as soon as it fails."""

    def __init__(self, sitting: Sitting, seat: int, note: Note) -> None:
        self._name = sitting.name
        self._seat = seat
        self._note = note
        self._player: Player | None = None
        try:
            self._player = sitting.player()
        except Exception as error:
            self._note(crashed(self._seat, self._name, error))

    def choose(self, seen: Seen, chance: Chance) -> int:
        if self._player is not None:
            try:
                answer = self._player.choose(seen, chance)
                if type(answer) is int and answer in seen.moves:  # as almost always: the quickest look there is
                    return answer
            except Exception as error:
                self._note(crashed(self._seat, self._name, error))
            else:
                move = legal(answer, seen)
                if move is not None:
                    return move
                self._note(message("player-illegal", seat=self._seat, name=self._name, answer=shown(answer)))
            self._player = None
        return stand_in(seen, chance)


def legal(answer: object, seen: Seen) -> int | None:
    """The answer as a legal move, if it is one: a number of whatever kind."""
    try:
        move = index(answer)  # type: ignore[arg-type]
    except Exception:
        return None
    return move if move in seen.moves else None


def stand_in(seen: Seen, chance: Chance) -> int:
    """A mate's move; should even that fail, any."""
    try:
        return Mate().choose(seen, chance)
    except Exception:
        return chance.pick(seen.moves)


def crashed(seat: int, name: str, error: BaseException) -> Message:
    return message("player-crashed", seat=seat, name=name, why=shown(f"{type(error).__name__}: {error}"))


def late(seat: int, name: str, seconds: float) -> Message:
    return message("player-late", seat=seat, name=name, seconds=round(seconds))


def shown(thing: object) -> str:
    """Something of someone else's, as it can be put into a sentence."""
    try:
        text = str(thing)
    except Exception:
        text = type(thing).__name__
    return " ".join(text.split())[:200]
