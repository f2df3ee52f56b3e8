"""What pointing at the places of the ocean would bring: what a chip is worth on a grid, and what may lie face down."""

from __future__ import annotations

from math import fsum

from vulcania.games._ocean.components import ANY, ARMS, FREE, NONE
from vulcania.games._ocean.rules.helm import REACHED
from vulcania.games.leagues.components import ANCHOR, BISCUIT, SUBMARINE
from vulcania.games.leagues.heuristics.worth import Gap, row
from vulcania.games.leagues.rules.counting import event_points, row_points
from vulcania.games.leagues.state import LeaguesState

ACTION_WORTH = 2.5


class Finds:
    """Worked out once while a decision is judged, during which boards and chips stay as they are."""

    def __init__(self, state: LeaguesState) -> None:
        self.state = state
        self.gaps: dict[tuple[int, int], Gap] = {}
        """By seat and square."""
        self.means: dict[tuple[int, int, int, int], float] = {}
        """Of what lies face down, by seat, ring, square and, where a submarine may be followed up, position."""
        self.rings: dict[int, bool] = {}
        """Whether a submarine lies face down there."""
        self.steers: dict[tuple[int, int, int], float] = {}

    def at(self, seat: int, place: int, again: bool = True) -> float:
        """What pointing at a place brings a seat. ``again``: a submarine there is followed up."""
        state = self.state
        if state.ocean[place] < 0:
            return 0.0
        square = state.room(seat, state.round)
        return 0.0 if square == NONE else self.fetched(seat, place, square, again)

    def fetched(self, seat: int, place: int, square: int, again: bool = True) -> float:
        """What the chip of a place would be worth on a free square."""
        state = self.state
        if state.opened >> place & 1:
            return self.laid(seat, state.ocean[place], square, again)
        ring = place // ARMS
        key = (seat, ring, square, state.position if again and self._submarine(ring) else NONE)
        found = self.means.get(key)
        if found is None:
            chips = self._hidden(ring)
            found = self.means[key] = fsum([self.laid(seat, chip, square, again) for chip in chips]) / len(chips)
        return found

    def _hidden(self, ring: int) -> list[int]:
        state = self.state
        ocean, opened = state.ocean, state.opened
        return [ocean[at] for at in range(ring * ARMS, ring * ARMS + ARMS) if ocean[at] >= 0 and not opened >> at & 1]

    def _submarine(self, ring: int) -> bool:
        found = self.rings.get(ring)
        if found is None:
            role = self.state.contents.role
            found = self.rings[ring] = any(role[chip] == SUBMARINE for chip in self._hidden(ring))
        return found

    def laid(self, seat: int, chip: int, square: int, again: bool) -> float:
        """What a chip adds when it is laid on a square."""
        if self.state.contents.role[chip] == SUBMARINE:
            return max(0.0, self.best(seat, ANY, False)) if again else 1.0
        gap = self.gaps.get((seat, square))
        if gap is None:
            gap = self.gaps[seat, square] = self._gap(seat, square)
        found = gap.known.get(chip)
        if found is None:
            found = gap.known[chip] = self._gain(seat, chip, square, gap)
        return found

    def _gap(self, seat: int, square: int) -> Gap:
        state = self.state
        closes = square == 3 * state.round + 2 and not state.ending
        return Gap(state, state.boards[seat], square, closing(state, seat) if closes else 0.0)

    def _gain(self, seat: int, chip: int, square: int, gap: Gap) -> float:
        state = self.state
        contents, board = state.contents, state.boards[seat]
        gain = gap.filled(chip)
        role = contents.role[chip]
        if role == ANCHOR and state.top != NONE:
            gain += ACTION_WORTH
        elif role == BISCUIT:
            board[square] = chip
            points = event_points(contents, state.boards, contents.chips[chip].number or 0, seat)
            gain += points[seat] - (sum(points) - points[seat]) / (state.seats - 1)
            board[square] = FREE
        return gain + gap.closing

    def best(self, seat: int, kind: int, again: bool = True) -> float:
        """The best that can be steered to from where the Nautilus is."""
        position = self.state.position
        key = (seat, kind, position)
        if again and key in self.steers:
            return self.steers[key]
        found = max([self.at(seat, place, again) for place in REACHED[position][kind]])
        if again:
            self.steers[key] = found
        return found


def closing(state: LeaguesState, seat: int) -> float:
    """What it is worth to end the round now: the own bonus against the mean, and what the others can no longer do."""
    bonus = state.contents.bonus[: state.seats]
    gain = bonus[state.order.index(seat)] - sum(bonus) / state.seats
    for other, board in enumerate(state.boards):
        if other != seat:
            hope = row(state, board, state.round) - row_points(state.contents, board, state.round)
            gain += 0.5 * hope / (state.seats - 1)
    return gain
