"""Phase 1: naming equipment, and sharing out the cubes."""

from __future__ import annotations

import pytest

from tests.games.explo.build import EXPLO, kinds, legal, play, refusal
from vulcania.core.match import new
from vulcania.games.explo import table
from vulcania.games.explo.components import ITEMS, RESOURCES
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.state import ExploState

LIGHT, WATER = RESOURCES.index("light"), RESOURCES.index("water")


def packing(seats: int = 3, **options: object) -> ExploState:
    state = EXPLO.start(EXPLO.setup(seats, 11, {"first": "p1", **options}))
    assert isinstance(state, ExploState)
    return state


@pytest.mark.rule("EX-8")
def test_what_is_not_named_stays_at_home() -> None:
    state = packing()
    assert state.to_act == (0, 1, 2), "the whole team packs at once"
    play(state, "take water", seat=1)
    play(state, "take helmet", seat=2)
    assert refusal(state, "take water", 0) == ("EX-8", "refuse-taken")
    play(state, "depart", seat=0)
    assert sum(held[WATER] for held in state.cubes) == 8
    assert sum(map(sum, state.cubes)) == 8
    assert refusal(state, "take food", 0) == ("EX-8", "refuse-left-home")


@pytest.mark.rule("EX-8")
def test_when_everything_is_named_the_team_leaves() -> None:
    state = packing()
    log = play(state, *(f"take {item}" for item in ITEMS))
    assert "depart" in kinds(log)
    assert sum(map(sum, state.cubes)) == 34


@pytest.mark.rule("EX-9")
def test_the_clock_is_the_tables() -> None:
    view = new("explo", 2, 5).view(0)
    assert table.clock(view) == 90
    assert table.on_timeout(view) == "depart"
    assert table.typing(view)
    assert table.bots_wait(view)
    assert table.clock(new("explo", 2, 5, {"preparation-seconds": 0}).view(0)) is None
    sharing = new("explo", 2, 5)
    sharing.play("take water")
    sharing.play("depart")
    assert table.bots_wait(sharing.view(0)), "people share out their cubes"
    sharing.play("begin")
    assert not table.bots_wait(sharing.view(0))
    match = new("explo", 1, 5)
    match.play("depart")
    assert table.clock(match.view(0)) is None
    assert table.typed(match.view(0), "water", "en") is None


@pytest.mark.rule("EX-10")
def test_cubes_are_dealt_round_and_moved_freely_before_the_first_turn() -> None:
    state = packing()
    play(state, "take spare-batteries", "take water", "depart")
    assert [held[LIGHT] for held in state.cubes] == [2, 2, 2]
    assert sorted(held[WATER] for held in state.cubes) == [2, 3, 3]
    play(state, "give light p1 p3", "give light p1 p3", seat=1)
    assert [held[LIGHT] for held in state.cubes] == [0, 2, 4]
    assert refusal(state, "give light p1 p2") == ("EX-10", "refuse-give-none")
    play(state, "begin", seat=2)
    assert state.to_act == (0,)


@pytest.mark.rule("EX-10")
def test_dealing_goes_round_from_the_first_caver_and_on_where_the_last_resource_stopped() -> None:
    state = packing(first="p2")
    play(state, "take bin-bag", "take first-aid-kit", "depart")
    held = {name: [cubes[RESOURCES.index(name)] for cubes in state.cubes] for name in ("bin-bag", "first-aid")}
    assert held == {"first-aid": [1, 2, 1], "bin-bag": [1, 0, 1]}, "p2, p3, p1, p2; then p3, p1"


@pytest.mark.rule("EX-8", "EX-10")
def test_what_the_team_has_to_do_first_is_told_with_its_rule() -> None:
    state = packing()
    for text in ("draw", "begin", "keep 1", "give water p1 p2", "mark"):
        assert refusal(state, text) == ("EX-8", "refuse-now-preparing")
    play(state, "take water", "depart")
    for text in ("draw", "keep 1", "move e", "mark"):
        assert refusal(state, text) == ("EX-10", "refuse-now-sharing")
    assert refusal(state, "depart") == ("EX-8", "refuse-left-home")


@pytest.mark.rule("EX-10")
def test_sharing_comes_to_an_end() -> None:
    state = packing(2)
    play(state, "take water", "depart")
    for _ in range(20):
        play(state, "give water p1 p2", "give water p2 p1")
    assert legal(state) == ["begin"]
    assert refusal(state, "give water p1 p2") == ("EX-10", "refuse-give-often")


@pytest.mark.rule("EX-11")
def test_everybody_starts_on_the_entrance_and_the_chosen_one_begins() -> None:
    state = packing(4, first="p3")
    play(state, "depart")
    assert state.positions == [ENTRANCE] * 4
    assert state.to_act == (2,)
    drawn = {EXPLO.start(EXPLO.setup(4, seed)).first for seed in range(40)}  # type: ignore[attr-defined]
    assert drawn == {0, 1, 2, 3}, "or it is drawn"


@pytest.mark.rule("EX-41")
def test_help_cards_have_no_effect() -> None:
    assert not any("help" in name for name in packing().census())
