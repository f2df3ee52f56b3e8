"""What a player is given, and what it must answer. No player ever gets a state that holds what its seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.state import State
from vulcania.core.view import View


@dataclass(frozen=True, slots=True)
class Seen:
    """A decision as one seat sees it."""

    game: Game
    seat: int
    moves: tuple[int, ...]
    """The legal moves; there is at least one."""
    view: Callable[[], View]
    """What the seat may know, made when it is asked for."""
    imagine: Callable[[Chance], State]
    """A position that could be the true one, for all the seat knows: everything hidden is dealt anew."""


def seen(game: Game, state: State, seat: int) -> Seen:
    """The decision that a seat faces in a position."""
    return Seen(
        game=game,
        seat=seat,
        moves=tuple(state.legal(seat)),
        view=lambda: game.view(state, seat),
        imagine=lambda chance: state.redeal(seat, chance),
    )


class Player(Protocol):
    """Anything that can sit in a seat."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        """One of ``seen.moves``. The same decision with the same chance gives the same answer."""
        ...
