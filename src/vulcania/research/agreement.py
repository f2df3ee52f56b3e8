"""The rules on arrays against the rules: two readings of the same rulebook, compared move for move.

python -m vulcania.testing.arrays leagues miles --matches 3000
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import jax
import numpy as np

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.registry import game as find_game
from vulcania.core.registry import meta, slugs
from vulcania.research.encoding import Encoding, encode
from vulcania.research.vector import Engine, engine

QUICK = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
"""How to compile what runs a few times only."""


def vectored() -> list[str]:
    """Every game that has arrays."""
    return [slug for slug in slugs() if find_game(slug).optional_part("vector") is not None]


def variants(slug: str) -> dict[str, object]:
    """Every option that the arrays cover, other than usual."""
    found: dict[str, object] = {}
    uncovered = getattr(find_game(slug).part("vector"), "UNCOVERED", ())
    for option in meta(slug).options:
        if option.name in uncovered:
            continue
        if option.kind == "flag":
            found[option.name] = not option.default
        elif option.kind == "choice":
            found[option.name] = next(one for one in option.choices if one != option.default)
    return found


class Step(NamedTuple):
    """A decision by the rules."""

    seat: int
    legal: list[int]
    move: int
    lots: Any
    """What chance decided then."""
    seen: Encoding | None
    """What the seat knew, in the first match only."""


def told(rules: Game, arrays: Engine[Any], seed: int) -> tuple[Any, list[Step], Any]:
    """A match of random moves by the rules: where it begins, each decision, and how it ends."""
    state = rules.start(rules.setup(arrays.seats, seed, arrays.setup.options))
    first, chance, steps = state.clone(), Chance(seed, "arrays"), []
    while state.to_act:
        seat = state.to_act[0]
        legal = state.legal(seat)
        move = chance.pick(legal)
        seen = encode(rules, rules.view(state, seat)) if seed == 0 else None
        before = state.clone()
        state.play(move, seat)
        steps.append(Step(seat, legal, move, arrays.lots(before, state), seen))
    return first, steps, state.outcome()


def looked_at(arrays: Engine[Any], states: Any) -> tuple[Any, Any]:
    return jax.vmap(arrays.actor)(states), jax.vmap(arrays.mask)(states)


def compare(slug: str, seats: int, options: Mapping[str, object], seeds: range, quick: bool = True) -> int:
    """Play the same random matches by the rules and by the arrays; how many moves there were. An AssertionError says
    where they part. What seats see is compared as well in the match of seed 0."""
    rules, arrays = find_game(slug), engine(slug, seats, options)
    compiled = partial(jax.jit, compiler_options=QUICK if quick else None)
    matches = [told(rules, arrays, seed) for seed in seeds]
    states = jax.tree.map(lambda *parts: np.stack(parts), *(arrays.of(first) for first, _, _ in matches))
    look, play = compiled(partial(looked_at, arrays)), compiled(jax.vmap(arrays.follow))
    see = compiled(arrays.encode)
    for ply in range(max(len(steps) for _, steps, _ in matches) + 1):
        actors, masks = np.full(len(matches), -1), np.zeros((len(matches), arrays.moves), bool)
        nows = [steps[min(ply, len(steps) - 1)] for _, steps, _ in matches]
        for at, (_, steps, _) in enumerate(matches):
            if ply < len(steps):
                actors[at] = steps[ply].seat
                masks[at, steps[ply].legal] = True
        found_actors, found_masks = (np.asarray(one) for one in look(states))
        parted = np.flatnonzero((found_actors != actors) | (found_masks != masks).any(1))
        if parted.size:
            at = int(parted[0])
            others = rules.vocabulary.notations(np.flatnonzero(found_masks[at] != masks[at]).tolist())
            raise AssertionError(
                f"{slug}, {seats} seats, {dict(options)}, seed {seeds[at]}, move {ply + 1}: seat {found_actors[at]} "
                f"acts and not {actors[at]}, or these are legal only by one of the two: {others}"
            )
        if seeds[0] == 0 and ply < len(matches[0][1]):
            _same(see(jax.tree.map(lambda part: part[0], states), actors[0]), nows[0].seen)
        lots = jax.tree.map(lambda *parts: np.stack(parts), *(now.lots for now in nows))
        states = play(states, np.array([now.move for now in nows]), lots)
    scores, shares = jax.vmap(arrays.scores)(states), jax.vmap(arrays.shares)(states)
    for at, (_, _, outcome) in enumerate(matches):
        assert tuple(scores[at].tolist()) == outcome.scores, f"{slug}, {seats} seats, seed {seeds[at]}: other scores"
        assert np.allclose(shares[at], outcome.success), f"{slug}, {seats} seats, seed {seeds[at]}: others win"
    return sum(len(steps) for _, steps, _ in matches)


def _same(found: Any, known: Any) -> None:
    for kind in ("places", "rest"):
        ours, theirs = np.asarray(getattr(found, kind)), getattr(known, kind)
        assert np.allclose(ours, theirs, atol=1e-6), f"other numbers: {kind} {np.argwhere(abs(ours - theirs) > 1e-6)}"
