"""Whole matches against a second reading of the rules: the same choices, and the same things in the same places."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import GAME
from tests.games.leagues.reading import ACTIONS, ALL_SQUARES, Reading
from vulcania.core.chance import Chance
from vulcania.games._ocean.components import NONE, held, replaced, special
from vulcania.games.leagues.moves import VOCABULARY
from vulcania.games.leagues.state import LeaguesState

KINDS = range(len(ACTIONS))


def pile_of(state: LeaguesState) -> list[str]:
    """The open card first."""
    cards = (state.top, *reversed(state.pile), *state.under)
    return [ACTIONS[kind] for kind in cards if kind != NONE]


def held_by(state: LeaguesState, seat: int) -> list[str]:
    return [ACTIONS[kind] for kind in KINDS for _ in range(held(state.held[seat], kind))]


def agree(state: LeaguesState, reading: Reading) -> None:
    assert reading.points == state.points
    assert reading.order == list(state.order)
    assert reading.sea == {(place % 8, place // 8): chip for place, chip in enumerate(state.ocean) if chip >= 0}
    assert reading.pile == pile_of(state)
    for seat in reading.seats:
        grid = zip(ALL_SQUARES, state.boards[seat], strict=True)
        assert reading.grids[seat] == {square: chip for square, chip in grid if chip >= 0}
        assert sorted(reading.held[seat]) == sorted(held_by(state, seat))
        assert reading.sailors[seat] == state.sailors[seat]
    assert reading.over == (state.to_act == ())
    if not reading.over:
        assert state.to_act == (reading.actor,)
        assert set(VOCABULARY.notations(state.moves)) == reading.legal()
        assert (reading.round, reading.turn, reading.ending) == (state.round, state.turn, state.ending)


@pytest.mark.rule("LG-13", "LG-14", "LG-19", "LG-21", "LG-24", "LG-25", "LG-29", "LG-31", "LG-32", "LG-37", "LG-38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_does_what_a_second_reading_of_its_rules_does(seats: int) -> None:
    deals: list[list[int]] = []

    class Noted(LeaguesState):
        def place_chips(self) -> None:
            super().place_chips()
            deals.append(self.ocean[:])

    for seed in range(30):
        chance = Chance(seed, f"reading {seats}")
        deals.clear()
        state = Noted(GAME.setup(seats, seed, {"expert": seed % 2 == 1}))
        for _ in range(seed % 6):  # some hold action cards from the start, so that these are met often
            seat = chance.below(seats)
            state.held = replaced(state.held, seat, state.held[seat] + special(state.top))
            state.top = state.pile.pop()
        reading = Reading(
            state.contents, list(state.order), pile_of(state), [held_by(state, seat) for seat in range(seats)]
        )
        reading.deals = deals
        reading.lay_out()
        if seed % 6 == 5:  # nobody has room in the first row, so that what needs none is met
            later = [chip for group in state.contents.stock[2] for chip in group]
            for seat in range(seats):
                state.boards[seat][:3] = later[3 * seat : 3 * seat + 3]
                reading.grids[seat] = dict(zip(ALL_SQUARES, state.boards[seat][:3], strict=False))
        agree(state, reading)
        while state.to_act:
            moves = VOCABULARY.notations(state.moves)
            extras = [move for move in moves if move.startswith("play")]
            move = chance.pick(extras if extras and chance.below(6) < seed % 7 else moves)
            state.play(VOCABULARY.parse(move), state.to_act[0])
            reading.play(move)
            agree(state, reading)
