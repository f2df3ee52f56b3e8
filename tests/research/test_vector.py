"""The rules on arrays against the rules: two readings of the same rulebook, compared move for move."""

from __future__ import annotations

from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.registry import game, meta, slugs

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)
np = pytest.importorskip("numpy", reason=NEEDED)

from vulcania.research.encoding import encode  # noqa: E402
from vulcania.research.vector import engine, pick  # noqa: E402

MATCHES = 60


def cases() -> list[tuple[str, int, dict[str, object]]]:
    """Every game that has arrays: all numbers of seats, and each option with the most."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for slug in slugs():
        if game(slug).optional_part("vector") is None:
            continue
        low, high = meta(slug).seats
        found += [(slug, seats, {}) for seats in range(low, high + 1)]
        found += [(slug, high, {option.name: True}) for option in meta(slug).options if option.kind == "flag"]
    return found


def told(rules: Game, seats: int, options: dict[str, object], seed: int) -> tuple[Any, list[Any], Any]:
    """A match of random moves by the rules: where it begins, each decision, and how it ends."""
    state = rules.start(rules.setup(seats, seed, options))
    first, chance, steps = state.clone(), Chance(seed, "arrays"), []
    while state.to_act:
        seat = state.to_act[0]
        legal = state.legal(seat)
        move = chance.pick(legal)
        steps.append((seat, legal, move, encode(rules, rules.view(state, seat)) if seed == 0 else None))
        state.play(move, seat)
    return first, steps, state.outcome()


@pytest.mark.parametrize(("slug", "seats", "options"), cases(), ids=str)
def test_the_arrays_play_by_the_rules(slug: str, seats: int, options: dict[str, object]) -> None:
    rules, arrays = game(slug), engine(slug, seats, options)
    matches = [told(rules, seats, options, seed) for seed in range(MATCHES)]
    longest = max(len(steps) for _, steps, _ in matches)
    moves = np.zeros((longest, MATCHES), np.int32)
    masks = np.zeros((longest, MATCHES, arrays.moves), bool)
    actors = np.full((longest, MATCHES), -1)
    for at, (_, steps, _) in enumerate(matches):
        for ply, (seat, legal, move, _) in enumerate(steps):
            moves[ply, at], actors[ply, at] = move, seat
            masks[ply, at, legal] = True

    def step(states: Any, move: Any) -> Any:
        actor = jax.vmap(arrays.actor)(states)
        seen = jax.vmap(arrays.encode)(states, jax.numpy.maximum(actor, 0))
        first = jax.tree.map(lambda array: array[0], seen)
        return jax.vmap(arrays.step)(states, move), (actor, jax.vmap(arrays.mask)(states), first)

    begun = jax.tree.map(lambda *parts: jax.numpy.stack(parts), *(arrays.of(first) for first, _, _ in matches))
    ended, (found_actors, found_masks, seen) = jax.jit(lambda states: jax.lax.scan(step, states, moves))(begun)
    assert (found_actors == actors).all()
    assert (found_masks == masks).all()
    scores, shares = jax.vmap(arrays.scores)(ended), jax.vmap(arrays.shares)(ended)
    for at, (_, _, outcome) in enumerate(matches):
        assert tuple(scores[at].tolist()) == outcome.scores
        assert tuple(shares[at].tolist()) == outcome.success
    for ply, (_, _, _, known) in enumerate(matches[0][1]):
        assert np.allclose(seen.places[ply], known.places)
        assert np.allclose(seen.rest[ply], known.rest)


def test_a_pick_takes_each_move_that_is_allowed_and_no_other() -> None:
    mask = jax.numpy.asarray([False, True, False, True, True, False])
    picked = jax.vmap(lambda key: pick(key, mask))(jax.random.split(jax.random.key(1), 3000))
    counts = np.bincount(np.asarray(picked), minlength=6)
    assert counts[[0, 2, 5]].sum() == 0
    assert counts[[1, 3, 4]].min() > 900, "each one time in three"
