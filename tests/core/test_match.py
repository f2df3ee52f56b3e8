from __future__ import annotations

import copy
import pickle
import time
from typing import Any

import pytest

import vulcania
from vulcania import BadSetup, CannotUndo, IllegalMove, MatchOver, NotAMove, NotYourTurn, UnknownGame, load
from vulcania.core.chance import Chance
from vulcania.core.contents import contents
from vulcania.core.match import MOST_UNDONE


def new(**setup: Any) -> vulcania.Match:
    return vulcania.new("soum-soum", **{"seats": 2, "seed": 7, "options": {"first": "p1"}, **setup})


def test_the_public_interface_of_the_readme() -> None:
    match = vulcania.new("soum-soum", seats=3, seed=7, options={"open-market": True})
    assert len(match.to_act) == 1
    assert "place 2 c4" in match.legal()
    match.play("place 2 c4")
    assert match.view(1).seat == 1
    assert match.view(None).hand == ()  # type: ignore[attr-defined]
    assert match.outcome is None
    assert vulcania.load(match.record()).legal() == match.legal()
    assert "vulcania" in repr(match).lower() or "soum-soum" in repr(match)


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"seats": 1}, "2 to 4"),
        ({"seats": 5}, "2 to 4"),
        ({"seats": "two"}, "two"),
        ({"seed": -1}, "-1"),
        ({"seed": 1.5}, "1.5"),
        ({"seed": "7"}, "seed"),
        ({"options": {"open-markt": True}}, "open-market"),
        ({"options": {"open-market": "perhaps"}}, "on | off"),
        ({"options": {"first": "p3"}}, "p1"),
        ({"players": ("Anna",)}, "One name was given for 2 seats"),
    ],
)
def test_a_wrong_setup_says_what_was_expected(setup: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup) as caught:
        new(**setup)
    assert told in str(caught.value)


def test_a_wrong_game_is_answered_with_the_shelf() -> None:
    with pytest.raises(UnknownGame, match="soum-soum"):
        vulcania.new("soum-sum")
    with pytest.raises(UnknownGame, match="soum-soum"):
        vulcania.new("../../etc")


def test_refusals_change_nothing() -> None:
    match = new()
    before = match.record()
    for move, seat, kind in [
        ("place 1 c3", 0, IllegalMove),
        ("dive a1", 0, IllegalMove),
        ("place 1 a1", 1, NotYourTurn),
        ("sing", 0, NotAMove),
        (10**9, 0, NotAMove),
        ("place 1 a1", 7, BadSetup),
    ]:
        with pytest.raises(kind):
            match.play(move, seat)  # type: ignore[arg-type]
        assert match.record() == before


def test_an_illegal_move_names_its_rule_and_says_why_in_every_language() -> None:
    with pytest.raises(IllegalMove) as caught:
        new().play("place 1 c3")
    error = caught.value
    assert error.rule == "SS-1"
    assert "submarine" in error.reason
    assert len({error.say(lang) for lang in ("en", "fr", "nl")}) == 3
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_nothing_can_be_played_once_it_is_over() -> None:
    match = new()
    while not match.over:
        match.play(match.legal()[-1])
    with pytest.raises(MatchOver):
        match.play("stay")
    assert match.legal() == []


def test_undo_takes_back_the_own_move_until_something_hidden_is_told() -> None:
    match = new()
    start = match.legal()
    match.play("place 1 a1")
    match.undo(0)
    assert match.legal() == start
    assert match.record().endswith("1. p1 place 1 a1\nundo: 1 by p1\n")
    match.play("place 1 a1")
    match.play("stay")  # draws a card from the pile
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(0, free=True)
    assert match.legal() == [*["dive a1"], "stay"]


def test_undo_does_not_cross_another_players_move() -> None:
    match = new()
    match.play("place 1 a1")
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo):
        match.undo(1)
    assert match.can_undo(0)


def test_a_match_that_is_over_is_never_taken_back() -> None:
    match = new()
    while not match.over:
        match.play(match.legal()[-1])
    record = match.record()
    assert not match.can_undo(free=True)
    for _ in range(20):
        with pytest.raises(CannotUndo):
            match.undo(free=True)
        with pytest.raises(CannotUndo):
            match.take_back(1)
    assert match.record() == record


def test_what_was_seen_once_is_not_found_again_further_back() -> None:
    """An undo past chance, then a harmless one: the position before both must not bring the old order back."""
    match = new()
    start = contents(match.state)
    match.play("place 1 a1")
    match.play("stay")
    match.take_back(1, 0)
    assert match.can_undo(0), "she has only laid a card"
    match.undo(0)
    assert contents(match.state) != start
    assert match.view(0) == new().view(0)
    assert contents(load(match.record()).state) == contents(match.state)


def test_each_undo_is_chance_of_its_own() -> None:
    match, piles = new(), set()
    for _ in range(5):
        match.play("place 1 a1")
        match.play("stay")
        match.take_back(2, 0)
        piles.add(repr(contents(match.state)))
    assert len(piles) == 5


def test_a_match_as_it_stood_tells_what_had_been_taken_back_by_then() -> None:
    match = new()
    match.play("place 1 a1")
    match.play("stay")
    match.take_back(1, 1)
    match.play("dive a1")
    match.play(match.legal()[0])
    for ply in range(len(match.plies) + 1):
        past = match.at(ply)
        assert contents(load(past.record()).state) == contents(past.state)
    assert "undo" not in match.at(0).record()
    assert match.at(1).record().endswith("undo: 1 by p2\n")


def test_a_match_does_not_go_on_for_ever() -> None:
    match = new()
    for _ in range(MOST_UNDONE):
        match.play("place 1 a1")
        match.undo(0)
    match.play("place 1 a1")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_undo_needs_a_move() -> None:
    with pytest.raises(CannotUndo):
        new().undo(free=True)


def test_a_match_can_be_seen_as_it_stood() -> None:
    match = new()
    records = [match.record()]
    chance = Chance(1)
    for _ in range(10):
        match.play(chance.pick(match.legal()))
        records.append(match.record())
    for at, record in enumerate(records):
        assert match.at(at).record() == record
    past = match.at(3)
    past.play(past.legal()[0])
    assert match.record() == records[-1], "playing on in the past leaves the present alone"


def test_what_happened_last_is_in_the_view_as_the_seat_may_know_it() -> None:
    match = new()
    match.play("place 1 a1")
    match.play("stay")
    mine = [event.kind for event in match.view(0).recent]
    assert mine == ["place", "stay", "draw"]
    assert match.view(0).recent[-1].secret
    assert not match.view(1).recent[-1].secret
    assert not match.view(None).recent[-1].secret


class Whole:
    """A whole number of somebody else's kind, as NumPy's are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_moves_are_numbers_too() -> None:
    match = new()
    numbers = match.actions()
    assert match.game.vocabulary.notations(numbers) == match.legal()
    assert match.actions(0) == numbers
    assert match.actions(1) == []
    mask = match.mask(0)
    assert len(mask) == match.game.vocabulary.size
    assert [at for at, one in enumerate(mask) if one] == sorted(numbers)
    assert not any(match.mask(1))
    match.play(Whole(numbers[0]))
    assert match.plies[0].move == numbers[0]
    assert type(match.plies[0].move) is int


@pytest.mark.parametrize("move", [None, 1.5, [1], b"place 1 a1"])
def test_what_is_neither_text_nor_number_is_no_move(move: Any) -> None:
    match = new()
    with pytest.raises(NotAMove, match=type(move).__name__):
        match.play(move)
    with pytest.raises(NotAMove, match="whole number"):
        match.preview(move, 0)


def test_a_clone_goes_its_own_way() -> None:
    match = new()
    match.play(match.actions()[0])
    record = match.record()
    for twin in (match.clone(), copy.copy(match), copy.deepcopy(match)):
        assert twin == match
        assert twin.record() == record
        twin.undo(free=True)
        twin.play(twin.actions()[-1])
        assert twin != match
        assert match.record() == record
        assert match.at(0) == new()
    match.undo(free=True)
    assert match == new()
    state = copy.deepcopy(match.state)
    state.play(state.legal(0)[0], 0)
    assert match == new()


def test_matches_are_equal_when_their_positions_are_however_they_came_about() -> None:
    one, other = (vulcania.new("soum-soum", seats=2, seed=seed) for seed in (7, 8))
    assert one != other, "the cards lie otherwise"
    assert one != vulcania.new("leagues", seats=2, seed=7)
    assert one != one.record()
    straight, crooked = one.clone(), one.clone()
    straight.play(one.actions()[0])
    crooked.play(one.actions()[-1])
    crooked.take_back(1)
    crooked.play(one.actions()[0])
    assert crooked == straight
    assert crooked.record() != straight.record()
    with pytest.raises(TypeError):
        hash(one)


def test_copies_are_made_in_no_time() -> None:
    """A tenth of a millisecond at the very most, where taking a voyage apart took 18."""
    match = vulcania.new("voyage", seats=6, seed=1)
    for _ in range(40):
        match.play(match.actions()[0])
    begun = time.thread_time()  # what others do on this machine does not count
    for _ in range(200):
        copy.deepcopy(match)
        copy.copy(match.state)
    assert time.thread_time() - begun < 200 * 2 * 100e-6 * 5, "with room for a slow machine"


def test_a_match_can_be_resampled_from_what_a_seat_knows() -> None:
    match = new()
    match.play(match.actions()[0])
    one, again, other = match.resample(0, 1), match.resample(0, 1), match.resample(0, 2)
    assert one == again
    assert one != other
    assert one.view(0).hand == match.view(0).hand  # type: ignore[attr-defined]
    assert one.setup.seed == 0, "the seed is a secret"
    assert not one.can_undo(free=True)
    with pytest.raises(vulcania.BadRecord, match="no record"):
        one.record()
    while not one.over:
        one.play(one.actions()[0])
    assert one.outcome is not None
    assert not match.over


@pytest.mark.parametrize("game", ["voyage", "leagues"])
def test_every_position_that_was_comes_again(game: str) -> None:
    """Also those that are not kept, and those that were dealt anew by an undo."""
    match, luck = vulcania.new(game, seed=3), Chance(5)
    stood = [contents(match.state)]
    for step in range(60):
        if step in (21, 22, 40, 41):
            back = 3 + luck.below(6)
            match.take_back(back)
            del stood[-back - 1 :]
        else:
            match.play(luck.pick(match.actions(match.to_act[0])), match.to_act[0])
        stood.append(contents(match.state))
    assert [contents(match.at(ply).state) for ply in range(len(stood))] == stood
    copy = match.at(20)
    copy.take_back(5)
    copy.play(luck.pick(copy.actions(copy.to_act[0])), copy.to_act[0])
    assert contents(match.state) == stood[-1]
