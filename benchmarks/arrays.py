"""How fast the rules on arrays are, and whether they are the rules.

    python -m benchmarks.arrays                              # random steps a second, on whatever device JAX finds
    python -m benchmarks.arrays leagues --seats 4 --batch 20 # one game, 2 ** 20 matches at once
    python -m benchmarks.arrays --check 3000                 # so many matches against the rules, move for move

A step is one decision: the mask of legal moves, a random one of them, and all that follows from it. Matches that end
begin anew at once from a store of deals, so that every step is one of a match that goes on.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import jax
import jax.numpy as jnp

from vulcania.core.registry import meta
from vulcania.research.agreement import Comparison, variants, vectored
from vulcania.research.vector import Engine, engine, pick

CHUNK = 500
"""So many matches are kept in memory at once."""


def steps_a_second(arrays: Engine[Any], matches: int, steps: int, turns: int = 3) -> tuple[float, float]:
    """The best of some turns of random play, and how long it took to compile."""

    def step(carry: tuple[Any, Any], key: Any) -> tuple[tuple[Any, Any], Any]:
        states, deals = carry
        moves = jax.vmap(pick)(jax.random.split(key, matches), jax.vmap(arrays.mask)(states))
        states = jax.vmap(arrays.step)(states, moves)
        over = jax.vmap(arrays.actor)(states) < 0

        def renewed(old: Any, new: Any) -> Any:
            return jnp.where(over.reshape(-1, *(1,) * (old.ndim - 1)), new, old)

        return (jax.tree.map(renewed, states, deals), deals), jnp.sum(over)

    def play(states: Any, deals: Any, key: Any) -> tuple[Any, Any]:
        (states, _), ended = jax.lax.scan(step, (states, deals), jax.random.split(key, steps))
        return states, jnp.sum(ended)

    deals = jax.jit(jax.vmap(arrays.init))(jax.random.split(jax.random.key(1), matches))
    begun = time.perf_counter()
    ready = jax.jit(play).lower(deals, deals, jax.random.key(2)).compile()
    compiled = time.perf_counter() - begun
    states, _ = ready(deals, deals, jax.random.key(2))
    best = 0.0
    for turn in range(turns):
        jax.block_until_ready(states)
        begun = time.perf_counter()
        states, ended = ready(states, deals, jax.random.key(3 + turn))
        jax.block_until_ready((states, ended))
        best = max(best, matches * steps / (time.perf_counter() - begun))
    return best, compiled


def check(slug: str, matches: int) -> None:
    """All numbers of seats as usual, and the most with every option."""
    low, high = meta(slug).seats
    usual: list[tuple[int, dict[str, object]]] = [(seats, {}) for seats in range(low, high + 1)]
    for seats, options in [*usual, (high, variants(slug))]:
        begun, moves, comparison = time.perf_counter(), 0, Comparison(slug, seats, options)
        for first in range(0, matches, CHUNK):
            moves += comparison.run(range(first, min(first + CHUNK, matches)))
        took = time.perf_counter() - begun
        print(f"{slug} {seats} {options or ''}: {matches} matches, {moves} moves, all alike; {took:.0f} s", flush=True)


def main() -> int:
    device = jax.devices()[0]
    small = device.platform == "cpu"
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arrays", description="Measure the rules on arrays.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--seats", type=int, help="the fewest, if not given")
    parser.add_argument("--batch", type=int, default=11 if small else 20, help="2 ** so many matches at once")
    parser.add_argument("--steps", type=int, default=20 if small else 200, help="steps in each turn")
    parser.add_argument("--check", type=int, metavar="MATCHES", help="compare with the rules instead")
    given = parser.parse_args()
    for slug in given.games or vectored():
        if given.check:
            check(slug, given.check)
            continue
        seats = given.seats or meta(slug).seats[0]
        speed, compiled = steps_a_second(engine(slug, seats), 2**given.batch, given.steps)
        row = {"game": slug, "seats": seats, "device": device.device_kind, "matches": 2**given.batch}
        print(json.dumps({**row, "steps/s": round(speed), "compiled in s": round(compiled, 1)}), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
