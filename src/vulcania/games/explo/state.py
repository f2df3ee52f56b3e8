"""The rules of Explo, bound to the contract."""

from __future__ import annotations

from vulcania.core.event import Log
from vulcania.core.outcome import Outcome
from vulcania.games.explo.rules import ending, preparing, steps, turn
from vulcania.games.explo.rules.position import Position


class ExploState(Position):
    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        return preparing.legal(self, seat) if self.step <= steps.CHOOSING else list(self.moves)

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        if self.step <= steps.CHOOSING:
            preparing.play(self, move, seat, log)
        else:
            turn.play(self, move, seat, log)
        while self.step == steps.BETWEEN:  # not from within: a row of turns without a decision may be long
            turn.start(self, log)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.ended else None
