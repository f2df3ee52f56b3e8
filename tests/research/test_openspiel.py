"""Every game and every number of seats as OpenSpiel knows them."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

from vulcania.core.registry import meta, slugs

np = pytest.importorskip("numpy", reason="needs NumPy: install vulcania[research]")
pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: install vulcania[bench]")

TABLES = [(slug, seats) for slug in slugs() for seats in range(meta(slug).seats[0], meta(slug).seats[1] + 1)]


def game(slug: str, **params: Any) -> Any:
    from vulcania.research import openspiel

    return pyspiel.load_game(openspiel.name(slug), params)


def somewhere(slug: str, moves: int, seed: int = 1, **params: Any) -> Any:
    """A position in the middle of a random match."""
    chance, state = Random(seed), game(slug, **params).new_initial_state()
    while moves and not state.is_terminal():
        moves -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_it_passes_openspiels_own_test(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(game(slug, players=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", slugs())
def test_a_match_is_worth_what_it_came_to(slug: str) -> None:
    state = somewhere(slug, 10**6)
    assert state.is_terminal()
    worth = state.returns()
    assert sum(worth) == pytest.approx(0) or meta(slug).team
    assert somewhere(slug, 3).returns() == [0.0] * len(worth)


def test_the_deal_is_told_digit_by_digit() -> None:
    state = game("soum-soum", digits=2).new_initial_state()
    for digit in (3, 5):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(digit)
    assert not state.is_chance_node()
    assert state.state.legal(state.current_player())
    assert state.action_to_string(state.legal_actions()[0]).startswith("place")


def test_an_observer_sees_what_the_seat_may_know() -> None:
    from open_spiel.python.observation import make_observation

    state = somewhere("voyage", 30)
    player = state.current_player()
    seen = make_observation(state.get_game())
    seen.set_from(state, player)
    expected = state.get_game().observer.numbers(state.state, player)
    assert (seen.tensor == expected).all()
    assert seen.dict["places"].size + seen.dict["rest"].size == expected.size
    resampled = state.resample_from_infostate(player, Random(1).random)
    again = make_observation(state.get_game())
    again.set_from(resampled, player)
    assert (again.tensor == seen.tensor).all()
    assert again.string_from(resampled, player) == seen.string_from(state, player)
    public = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert '"seat":null' in public.string_from(state, player)


def test_clones_go_their_own_way() -> None:
    state = somewhere("explo", 25)
    told = str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == told
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == told


def test_options_of_the_game_are_given_as_text() -> None:
    state = somewhere("soum-soum", 1, options="open-market=on")
    assert state.state.setup.options["open-market"] is True
