"""Nothing hidden is ever told: neither by views, nor by events, previews, prompts or pictures.

What a seat cannot know is dealt anew (``State.redeal``); whatever then changes for the seat was told to it wrongly.
"""

from __future__ import annotations

import msgspec
import pytest

from tests.conformance.cases import SEED, Case, cases, positions, random_play
from vulcania.core.chance import Chance
from vulcania.core.contents import contents
from vulcania.core.event import Event
from vulcania.core.state import State

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def onlookers(case: Case) -> list[int | None]:
    return [None, *range(case.seats)]


@every_case
def test_a_view_does_not_change_with_what_its_seat_cannot_know(case: Case) -> None:
    for number, (state, _, _) in enumerate(positions(case, 6)):
        for seat in onlookers(case):
            other = state.redeal(seat, Chance(number, "redeal"))
            assert case.game.view(other, seat) == case.game.view(state, seat)
            assert other.census() == state.census()
            assert other.to_act == state.to_act
            if seat is not None and seat in state.to_act:
                assert other.legal(seat) == state.legal(seat), "the same moves in the same order"
                for move in state.legal(seat)[:40]:
                    assert case.game.preview(other, move, seat) == case.game.preview(state, move, seat)


@every_case
def test_a_redeal_depends_on_nothing_but_what_the_seat_knows(case: Case) -> None:
    for number, (state, _, _) in enumerate(positions(case, 6)):
        before = contents(state)
        for seat in onlookers(case):
            other = state.redeal(seat, Chance(number, "one"))
            assert contents(other.redeal(seat, Chance(number, "two"))) == contents(
                state.redeal(seat, Chance(number, "two"))
            )
            assert other.chance != state.chance, "the generator is a secret too"
        assert contents(state) == before


@every_case
def test_redealt_positions_can_be_played_to_the_end(case: Case) -> None:
    for number, (state, seat, _) in enumerate(positions(case, 2)):
        chance = Chance(number, "onwards")
        other = state.redeal(seat, chance)
        moves = 0
        while other.to_act:
            actor = chance.pick(other.to_act)
            other.play(chance.pick(other.legal(actor)), actor)
            moves += 1
        assert other.outcome() is not None
        assert moves <= case.match().game.bound(case.match().setup)


@every_case
def test_events_tell_an_onlooker_no_more_than_the_view_does(case: Case) -> None:
    """Where two worlds look the same to an onlooker after a move, what they were told of it must be the same."""
    for number, (state, mover, move) in enumerate(positions(case, 12)):
        for onlooker in onlookers(case):
            other = state.redeal(onlooker, Chance(number, "events"))
            if move not in other.legal(mover):
                continue
            told, after = played(state, mover, move)
            told_there, after_there = played(other, mover, move)
            if case.game.view(after, onlooker) == case.game.view(after_there, onlooker):
                assert [e.seen_by(onlooker) for e in told] == [e.seen_by(onlooker) for e in told_there]


@every_case
def test_a_move_that_reveals_nothing_looks_the_same_in_every_possible_world(case: Case) -> None:
    """Undo trusts ``reveals``: a move that may be taken back must not have taught its player anything."""
    for number, (state, mover, move) in enumerate(positions(case, 16)):
        told, after = played(state, mover, move)
        if any(event.reveals for event in told) or after.chance != state.chance:
            continue
        other = state.redeal(mover, Chance(number, "reveals"))
        _, after_there = played(other, mover, move)
        assert case.game.view(after_there, mover) == case.game.view(after, mover), (
            f"{move} taught p{mover + 1} something"
        )


def played(state: State, seat: int, move: int) -> tuple[list[Event], State]:
    after = state.clone()
    told: list[Event] = []
    after.play(move, seat, told)
    return told, after


@every_case
def test_the_seed_is_nowhere_to_be_read(case: Case) -> None:
    match = random_play(case)
    for at in {0, len(match.plies) // 2, len(match.plies)}:
        past = match.at(at)
        for seat in onlookers(case):
            told = past.view(seat).to_json() + repr(past.events(seat))
            assert str(SEED) not in told
            assert str(SEED) not in msgspec.json.encode(past.events(seat)).decode()
            imagined = repr(contents(past.imagine(seat, Chance("seed"))))
            assert str(SEED) not in imagined, "a state may keep setup.unseeded(), not the setup itself"


@every_case
def test_a_view_survives_json(case: Case) -> None:
    match = random_play(case)
    for at in {0, len(match.plies) // 3, len(match.plies)}:
        for seat in onlookers(case):
            view = match.at(at).view(seat)
            assert type(view) is match.game.view_type
            assert type(view).from_json(view.to_json()) == view
