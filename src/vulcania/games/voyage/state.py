"""The voyage as the contract knows it: whose moves belong to which chapter of the rules, and who has won."""

from __future__ import annotations

from vulcania.core.event import Log
from vulcania.core.outcome import Outcome, ranked
from vulcania.games.voyage.moves import CALL, DISCARD
from vulcania.games.voyage.rules import hunting, piloting, stops
from vulcania.games.voyage.rules.position import Position
from vulcania.words.message import Message, message


class VoyageState(Position):
    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        return piloting.legal(self) if self.hunt is None else hunting.legal(self.hunt, seat)

    def play(self, move: int, seat: int, log: Log | None = None) -> None:
        if move < DISCARD:
            piloting.sail(self, move, log)
        elif move >= CALL:
            stops.call(self, seat, move - CALL, log)
        else:
            stops.hunt_on(self, move, seat, log)

    def outcome(self) -> Outcome | None:
        if self.to_act:
            return None
        points = self.points()
        # VO-38: of equals, who has more guineas. VO-42: who was sent out is last.
        keys = [(not self.out[seat], points[seat], self.guineas[seat]) for seat in range(self.seats)]
        return ranked(points, keys, self._verdict(points))

    def _verdict(self, points: list[int]) -> Message | None:
        """What the scores alone do not tell: a last player left, or a tie that guineas decided."""
        left = [seat for seat in range(self.seats) if not self.out[seat]]
        if len(left) == 1:
            return message("verdict-alone", seat=left[0])
        best = max(points[seat] for seat in left)
        tied = [seat for seat in left if points[seat] == best]
        most = max(self.guineas[seat] for seat in tied)
        first = [seat for seat in tied if self.guineas[seat] == most]
        if len(tied) > len(first) == 1:
            return message("verdict-guineas", seat=first[0], points=best, guineas=most)
        return None
