"""A net on a large board looks only at places where there is something, in each position at others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs NumPy: install vulcania[research]")

from vulcania.core.registry import game  # noqa: E402
from vulcania.games.explo.moves import DRAW, TILE, TURNS  # noqa: E402
from vulcania.games.explo.state import ExploState  # noqa: E402
from vulcania.players.net import Board, Shape, Sight, board, choices, fresh, opinion, sight  # noqa: E402
from vulcania.research.encoding import Encoding, encode, layout  # noqa: E402

EXPLO = game("explo")
LAYOUT = layout(EXPLO, EXPLO.setup(2, 0))
OVER = board(LAYOUT)
SHAPE = Shape(8, 16, 2)
WEIGHTS = fresh(LAYOUT, SHAPE, 1)


def lost(seed: int, moves: int) -> ExploState:
    """A team that plays by chance, and whose turn it is to lay a tile."""
    luck, state = Random(seed), EXPLO.start(EXPLO.setup(2, seed))
    assert isinstance(state, ExploState)
    while moves > 0 or not any(TILE <= move < DRAW for move in state.legal(state.to_act[0])):
        seat = state.to_act[0]
        state.play(luck.choice(state.legal(seat)), seat)
        moves -= 1
    return state


CAVES = [lost(1, 30), lost(2, 45), lost(5, 60)]


def seen(*states: ExploState) -> Encoding:
    made = [encode(EXPLO, EXPLO.view(state, state.to_act[0])) for state in states]
    return Encoding(np.stack([one.places for one in made]), np.stack([one.rest for one in made]))


def judged(looked_at: Sight) -> tuple[Any, Any]:
    return opinion(WEIGHTS, looked_at, OVER, SHAPE, np)


def test_it_looks_at_every_tile_and_wherever_one_may_be_laid() -> None:
    for state in CAVES:
        looked_at = sight(seen(state), OVER, np)
        assert looked_at.places.shape[1] < len(LAYOUT.places) / 10
        tiles = looked_at.places[0][:, 0].sum()
        assert tiles == len(state.cave.laid)
        offered = [move for move in state.legal(state.to_act[0]) if TILE <= move < DRAW]
        places = {(move - TILE) // len(TURNS) for move in offered}
        assert places
        assert places <= set(looked_at.at[0].tolist())
        assert set(offered) <= set(choices(OVER, looked_at.at, np)[0].tolist())


def test_company_changes_no_opinion() -> None:
    """Beside a larger cave, a small one is filled up with nothing."""
    outputs, worth = judged(sight(seen(*CAVES), OVER, np))
    for at, state in enumerate(CAVES):
        alone = sight(seen(state), OVER, np)
        (own,), (value,) = judged(alone)
        tiles = alone.at.shape[1] * len(TURNS)
        np.testing.assert_allclose(outputs[at][:tiles], own[:tiles], atol=1e-5)
        np.testing.assert_allclose(outputs[at][-len(OVER.loose) :], own[tiles:], atol=1e-5)
        assert worth[at] == pytest.approx(value, abs=1e-6)


def test_what_learns_sees_what_plays_sees() -> None:
    """JAX fills up as far as there could ever be something."""
    jax = pytest.importorskip("jax")

    over = Board(*(one if isinstance(one, int) else jax.numpy.asarray(one) for one in OVER))

    def learn(places: Any, rest: Any) -> tuple[Any, ...]:
        looked_at = sight(Encoding(places, rest), over, jax.numpy)
        return looked_at.at, *opinion(WEIGHTS, looked_at, over, SHAPE, jax.numpy)

    at, more, value = jax.jit(learn)(*seen(*CAVES))
    playing = sight(seen(*CAVES), OVER, np)
    assert at.shape[1] == LAYOUT.most > playing.at.shape[1]
    fewer, other = judged(playing)
    tiles = playing.at.shape[1] * len(TURNS)
    np.testing.assert_allclose(more[:, :tiles], fewer[:, :tiles], atol=1e-4)
    np.testing.assert_allclose(value, other, atol=1e-5)
