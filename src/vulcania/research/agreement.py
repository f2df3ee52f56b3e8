"""The rules on arrays against the rules: two readings of the same rulebook, compared move for move.

python -m benchmarks.arrays leagues miles --check 3000
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple

import jax
import numpy as np

from vulcania.core.chance import Chance
from vulcania.core.event import Log
from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.registry import game as find_game
from vulcania.core.registry import meta, slugs
from vulcania.core.state import State
from vulcania.research.encoding import Encoding, encode
from vulcania.research.vector import Engine, engine

FUSED = "xla_cpu_use_fusion_emitters"
COMPILED = {FUSED: False}
"""How to compile: without these, most games take a processor half the time, and are faster."""
QUICK = COMPILED | {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
"""How to compile what runs a few times only: in half of that again."""
BATCH = 64
"""So many matches are played side by side."""
SEEN = 2
"""Up to this seed what seats see is compared."""


def vectored() -> list[str]:
    """Every game that has arrays."""
    return [slug for slug in slugs() if find_game(slug).optional_part("vector") is not None]


def variants(slug: str) -> dict[str, object]:
    """Every option, other than usual."""
    found: dict[str, object] = {}
    for option in meta(slug).options:
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
    """What the seat knew, in the first matches only."""


def chosen(rules: Game, state: State, seat: int, legal: list[int], chance: Chance) -> int:
    """What the game's heuristics like best, seven times out of eight."""
    part = rules.optional_part("heuristics")
    if part is None or not chance.below(8):
        return chance.pick(legal)
    weights: list[float] = part.policy(state, seat, legal)
    return legal[weights.index(max(weights))]


class Told(NamedTuple):
    """A match by the rules."""

    seed: int
    first: State
    steps: list[Step]
    outcome: Outcome


def told(rules: Game, arrays: Engine[Any], seed: int) -> Told:
    """Every second match is played at random, the others with some sense, so that they get to what random moves do not
    reach."""
    state = rules.start(rules.setup(arrays.seats, seed, arrays.setup.options))
    first, chance, steps = state.clone(), Chance(seed, "arrays"), []
    while state.to_act:
        seat = state.to_act[0]
        legal = state.legal(seat)
        move = chosen(rules, state, seat, legal, chance) if seed % 2 else chance.pick(legal)
        seen = encode(rules, rules.view(state, seat)) if seed < SEEN else None
        before = state.clone()
        log: Log = []
        state.play(move, seat, log)
        steps.append(Step(seat, legal, move, arrays.lots(before, state, log), seen))
    outcome = state.outcome()
    assert outcome is not None
    return Told(seed, first, steps, outcome)


class Comparison:
    """A game as it was set up, by the rules and by the arrays. An AssertionError says where they part."""

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, object], how: Mapping[str, object] = COMPILED
    ) -> None:
        self.name = f"{slug}, {seats} seats, {dict(options)}"
        self.rules = find_game(slug)
        self.arrays = arrays = engine(slug, seats, options)
        compiled = partial(jax.jit, compiler_options=dict(how))
        self.play = compiled(jax.vmap(arrays.follow))
        self.look = compiled(lambda states: (jax.vmap(arrays.actor)(states), jax.vmap(arrays.mask)(states)))
        self.see = compiled(lambda states, at, seat: arrays.encode(jax.tree.map(lambda part: part[at], states), seat))
        self.end = compiled(lambda states: (jax.vmap(arrays.scores)(states), jax.vmap(arrays.shares)(states)))

    def run(self, seeds: range) -> int:
        """Play these matches both ways; how many moves there were. Those of like length go side by side."""
        matches = sorted((told(self.rules, self.arrays, seed) for seed in seeds), key=lambda one: len(one.steps))
        batch = min(BATCH, len(matches))
        for first in range(0, len(matches), batch):
            group = matches[first : first + batch]
            self._follow(group + matches[: batch - len(group)])
        return sum(len(match.steps) for match in matches)

    def _follow(self, matches: list[Told]) -> None:
        states = _stacked(self.arrays.of(match.first) for match in matches)
        for ply in range(max(len(match.steps) for match in matches) + 1):
            self._check(states, matches, ply)
            nows = [match.steps[min(ply, len(match.steps) - 1)] for match in matches]
            states = self.play(states, np.array([now.move for now in nows]), _stacked(now.lots for now in nows))
        scores, shares = (np.asarray(one) for one in self.end(states))
        for at, (seed, _, _, outcome) in enumerate(matches):
            assert tuple(scores[at].tolist()) == outcome.scores, f"{self.name}, seed {seed}: other scores"
            assert np.allclose(shares[at], outcome.success), f"{self.name}, seed {seed}: others win"

    def _check(self, states: Any, matches: list[Told], ply: int) -> None:
        """Who may do what, and in the first matches of all what they see."""
        found_actors, found_masks = (np.asarray(one) for one in self.look(states))
        for at, (seed, _, steps, _) in enumerate(matches):
            now = steps[ply] if ply < len(steps) else None
            actor, legal = (now.seat, sorted(now.legal)) if now else (-1, [])
            found = np.flatnonzero(found_masks[at]).tolist()
            if found_actors[at] != actor or found != legal:
                others = self.rules.vocabulary.notations(sorted(set(found) ^ set(legal)))
                raise AssertionError(
                    f"{self.name}, seed {seed}, move {ply + 1}: seat {found_actors[at]} acts and not {actor}, "
                    f"or these are legal only by one of the two: {others}"
                )
            if now and now.seen:
                _same(self.see(states, at, actor), now.seen)


def _stacked(parts: Iterable[Any]) -> Any:
    return jax.tree.map(lambda *arrays: np.stack(arrays), *parts)


def _same(found: Any, known: Any) -> None:
    for kind in ("places", "rest"):
        ours, theirs = np.asarray(getattr(found, kind)), getattr(known, kind)
        assert np.allclose(ours, theirs, atol=1e-6), f"other numbers: {kind} {np.argwhere(abs(ours - theirs) > 1e-6)}"
