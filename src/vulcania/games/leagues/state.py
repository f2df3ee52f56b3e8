"""`leagues` as the contract wants it: what may be done at each step, and which chapter carries it out."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games._ocean.components import ANY, PLACES
from vulcania.games._ocean.moves import AFTERWARDS, FETCHING, LAYING, MOVING, OFFERING, SAILING, STEERING, SWAPPING
from vulcania.games._ocean.rules import turns
from vulcania.games._ocean.rules.helm import CHOICES, PLACE_SEEN, TURN_OF
from vulcania.games.leagues.components import SQUARES
from vulcania.games.leagues.moves import DEAL, DEALS, FETCH, LAY, LAYS, MOVE, OFFER, PASS, PLAY, SWAPS
from vulcania.games.leagues.rules import extras, finding, rounds
from vulcania.games.leagues.rules.position import LeaguesPosition


class LeaguesState(LeaguesPosition):
    __slots__ = ()

    def choices(self, seat: int) -> tuple[int, ...]:
        step = self.step
        if step == LAYING:
            return LAYS[self.hands[seat]]
        if step == SAILING:
            return CHOICES[self.position][self.contents.actions[self.laid[seat] - 1]] + extras.playable(self, seat)
        if step == AFTERWARDS:
            return (*extras.playable(self, seat), PASS)
        if step == STEERING:
            return (*CHOICES[self.position][ANY], PASS)
        if step == SWAPPING:
            return self.swaps(seat, SWAPS)
        if step == MOVING:
            return self.shifts(seat, MOVE, extras.free_squares(self, seat))
        if step == OFFERING:
            return self.offers(seat, OFFER)
        if step == FETCHING:
            names = PLACE_SEEN[TURN_OF[self.position]]
            return tuple([FETCH + name for name in range(PLACES) if self.ocean[names[name]] >= 0])
        return DEALS[self.seats]

    def carry_out(self, move: int, seat: int, log: Log | None = None) -> None:
        if move < LAY:
            finding.find(self, seat, turns.steer(self, seat, move, log), log)
        elif move < PLAY:
            turns.lay(self, seat, move - LAY + 1, log)
        elif move < PASS:
            extras.play_extra(self, seat, move - PLAY, log)
        elif move == PASS:
            self._decline(seat, log)
        elif move < MOVE:
            extras.swap(self, seat, *SWAPS.decode(move), log)
        elif move < OFFER:
            extras.shift(self, seat, *divmod(move - MOVE, SQUARES), log)
        elif move < FETCH:
            self.chosen = move - OFFER
            self.step = FETCHING
        elif move < DEAL:
            extras.fetch(self, seat, PLACE_SEEN[TURN_OF[self.position]][move - FETCH], log)
        else:
            turns.deal(self, seat, move - DEAL, log)

    def _decline(self, seat: int, log: Log | None) -> None:
        """No extra steering (LG-27), or no extra card (LG-21)."""
        if self.step == AFTERWARDS:
            turns.sail_next(self, log)
            return
        if log is not None:
            log.append(Event("decline", {"seat": seat}))
        turns.done(self, seat, log)

    def end_turn(self, log: Log | None) -> None:
        rounds.end_turn(self, log)
