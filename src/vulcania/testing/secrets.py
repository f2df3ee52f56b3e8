"""Nothing hidden is ever told: neither by views, nor by events, previews, prompts or pictures.

What a seat cannot know is dealt anew (``State.redeal``); whatever then changes for the seat was told to it wrongly.
"""

from __future__ import annotations

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.contents import contents
from vulcania.core.event import Event
from vulcania.core.state import State
from vulcania.testing.cases import SEED, Case, differences, moments, positions, random_play


def test_a_view_does_not_change_with_what_its_seat_cannot_know(case: Case) -> None:
    for number, (state, _, _) in enumerate(positions(case, 6)):
        for seat in case.onlookers:
            other = state.redeal(seat, Chance(number, "redeal"))
            leak = differences(case.game.view(state, seat), case.game.view(other, seat))
            assert not leak, f"the view of {onlooker(seat)} hangs on what it cannot know. {leak}"
            assert other.census() == state.census()
            assert other.to_act == state.to_act
            if seat is not None and seat in state.to_act:
                assert other.legal(seat) == state.legal(seat), "the same moves in the same order"
                for move in state.legal(seat)[:40]:
                    assert case.game.preview(other, move, seat) == case.game.preview(state, move, seat)


def test_a_redeal_depends_on_nothing_but_what_the_seat_knows(case: Case) -> None:
    for number, (state, _, _) in enumerate(positions(case, 6)):
        before = contents(state)
        for seat in case.onlookers:
            other = state.redeal(seat, Chance(number, "one"))
            assert contents(other.redeal(seat, Chance(number, "two"))) == contents(
                state.redeal(seat, Chance(number, "two"))
            )
            assert other.chance != state.chance, "the generator is a secret too"
        assert contents(state) == before


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


def test_events_tell_an_onlooker_no_more_than_the_view_does(case: Case) -> None:
    """Where two worlds look the same to an onlooker after a move, what they were told of it must be the same."""
    for number, (state, mover, move) in enumerate(positions(case, 12)):
        for onlooker in case.onlookers:
            other = state.redeal(onlooker, Chance(number, "events"))
            if move not in other.legal(mover):
                continue
            told, after = played(state, mover, move)
            told_there, after_there = played(other, mover, move)
            if case.game.view(after, onlooker) == case.game.view(after_there, onlooker):
                assert [e.seen_by(onlooker) for e in told] == [e.seen_by(onlooker) for e in told_there]


def test_a_move_that_reveals_nothing_looks_the_same_in_every_possible_world(case: Case) -> None:
    """Undo trusts ``reveals``: a move that may be taken back must not have taught its player anything."""
    for number, (state, mover, move) in enumerate(positions(case, 16)):
        told, after = played(state, mover, move)
        if any(event.reveals for event in told) or after.chance != state.chance:
            continue
        _, after_there = played(state.redeal(mover, Chance(number, "reveals")), mover, move)
        leak = differences(case.game.view(after, mover), case.game.view(after_there, mover))
        assert not leak, (
            f"“{case.game.vocabulary.notation(move)}” taught {onlooker(mover)} something that it did not know before, "
            f"yet none of its events has reveals=True, so it could be taken back. What the view may show afterwards: "
            f"{leak}. If the rules turn that up here, give its event reveals=True; if not, keep it out of the view."
        )


def onlooker(seat: int | None) -> str:
    return "a spectator" if seat is None else f"p{seat + 1}"


def played(state: State, seat: int, move: int) -> tuple[list[Event], State]:
    after = state.clone()
    told: list[Event] = []
    after.play(move, seat, told)
    return told, after


def test_the_seed_is_nowhere_to_be_read(case: Case) -> None:
    for past in moments(random_play(case)):
        for seat in case.onlookers:
            told = past.view(seat).to_json() + repr(past.events(seat))
            assert str(SEED) not in told
            assert str(SEED) not in msgspec.json.encode(past.events(seat)).decode()
            imagined = repr(contents(past.imagine(seat, Chance("seed"))))
            assert str(SEED) not in imagined, "a state may keep setup.unseeded(), not the setup itself"


def test_a_view_survives_json(case: Case) -> None:
    for past in moments(random_play(case)):
        for seat in case.onlookers:
            view = past.view(seat)
            assert type(view) is case.game.view_type
            assert type(view).from_json(view.to_json()) == view
