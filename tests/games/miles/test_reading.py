"""Whole matches against a second reading of the rules: the same choices, and the same things in the same places."""

from __future__ import annotations

import pytest

from tests.games.miles.reading import SPECIALS, Reading
from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.games._ocean.components import FREE, NONE, held, replaced, special
from vulcania.games.miles.components import COLOURS, FACES, SIGNS
from vulcania.games.miles.moves import SQUARE_NAMES, VOCABULARY
from vulcania.games.miles.state import MilesState

FIELDS = ("sea", "open", "points", "order", "boards", "held", "pile", "over")


def seen(state: MilesState) -> dict[str, object]:
    """The position in the terms of the reading."""
    sea = {(place % 8, place // 8): chip for place, chip in enumerate(state.ocean) if chip != FREE}
    boards = [zip(SQUARE_NAMES.names, board, strict=True) for board in state.boards]
    below = [SPECIALS[card] for card in (*reversed(state.pile), *state.under)]
    return {
        "sea": sea,
        "open": {place for place in sea if state.opened >> place[1] * 8 + place[0] & 1},
        "points": state.points,
        "order": list(state.order),
        "boards": [{square: chip for square, chip in board if chip != FREE} for board in boards],
        "held": [{name for card, name in enumerate(SPECIALS) if held(cards, card)} for cards in state.held],
        "pile": [SPECIALS[state.top], *below] if state.top != NONE else [],
        "over": state.to_act == (),
    }


def read(state: MilesState) -> Reading:
    """A reading that begins where the state stands: at the first card of the first turn."""
    contents = state.contents
    chips = [
        (FACES[face], tuple(SIGNS[sign] for sign in signs), COLOURS[colour])
        for face, signs, colour in zip(contents.role, contents.signs, contents.colour, strict=True)
    ]
    reading = Reading(chips, list(state.order), state.rounds, bool(state.setup.options["optional-taking"]))
    for name in ("sea", "open", "held", "pile"):
        setattr(reading, name, seen(state)[name])
    reading.stacks = {
        (ring, colour): state.stacks[2 * ring + at][:] for ring in range(3) for at, colour in enumerate(COLOURS)
    }
    return reading


def agree(state: MilesState, reading: Reading) -> None:
    found = seen(state)
    reading.open &= set(reading.sea)
    for name in FIELDS:
        assert getattr(reading, name) == found[name], name
    if not reading.over:
        assert state.to_act == (reading.actor,)
        assert set(VOCABULARY.notations(state.moves)) == reading.legal()
        assert (reading.round, reading.turn, reading.ending) == (state.round, state.turn, state.ending)


@pytest.mark.rule("MI-9", "MI-10", "MI-13", "MI-14", "MI-15", "MI-18", "MI-20", "MI-22", "MI-23", "MI-24", "MI-25")
@pytest.mark.rule("MI-26", "MI-28", "MI-29", "MI-30", "MI-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_does_what_a_second_reading_of_its_rules_does(seats: int) -> None:
    for seed in range(16):
        chance = Chance(seed, f"reading {seats}")
        options = {"length": ("short", "full")[seed % 2], "optional-taking": seed % 8 > 4}
        state = new("miles", seats, seed, options).state
        assert isinstance(state, MilesState)
        for _ in range(seed % 7):  # some hold special cards from the start, so that these are met often
            seat = chance.below(seats)
            state.held = replaced(state.held, seat, state.held[seat] + special(state.top))
            state.top = state.pile.pop()
        state.moves = state.choices(state.to_act[0])
        if seed % 3 == 0:  # stacks that soon run dry
            state.stacks = [stack[:2] for stack in state.stacks]
        reading = read(state)
        agree(state, reading)
        while state.to_act:
            moves = VOCABULARY.notations(state.moves)
            specials = [move for move in moves if move.startswith("play")]
            move = chance.pick(specials if specials and chance.below(6) < seed % 7 else moves)
            state.play(VOCABULARY.parse(move), state.to_act[0])
            reading.play(move)
            agree(state, reading)
