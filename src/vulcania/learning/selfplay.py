"""Learning by self-play: proximal policy optimisation on thousands of matches at once.

All seats are played by the same net. What a seat gets at the end is its share of the win and, a little, its margin; the
seats of a match learn apart from one another, each from its own decisions.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from vulcania.players.net import Board, Shape, Weights, board, fresh, opinion
from vulcania.research.encoding import Encoding, Layout
from vulcania.research.vector import Engine

PRECISION = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
"""A graphics card is twice as fast with half as many digits, and the noise of play is greater anyway."""


class Plan(NamedTuple):
    """How to learn. The figures are those of the first trial and have not been tuned much."""

    matches: int = 8192
    steps: int = 64
    """Decisions in every match before the net is mended."""
    rounds: int = 400
    epochs: int = 2
    pieces: int = 16
    discount: float = 0.9
    """λ: how far a later judgement mends an earlier one."""
    clip: float = 0.2
    rate: float = 1e-3
    last_rate: float = 5e-5
    entropy: float = 0.02
    last_entropy: float = 0.001
    average: float = 0.98
    """How much of the running average of the weights, which is what plays, stays at each round."""


class Learner(NamedTuple):
    """Everything that an interrupted training needs to go on."""

    weights: Weights
    playing: Weights
    """The running average."""
    first: Weights
    second: Weights
    """Adam's memory of the gradient and of its square."""
    updates: Array
    round: Array
    key: Array
    matches: Any


class Decision(NamedTuple):
    """One step of many matches."""

    seen: Encoding
    mask: Array
    seat: Array
    move: Array
    liked: Array
    value: Array
    waiting: Array
    """A seat that looks on, so that the net learns what a match is worth to those who wait as well."""
    waiting_seen: Encoding
    ended: Array
    returns: Array


def begin(engine: Engine[Any], layout: Layout, shape: Shape, plan: Plan, seed: int) -> Learner:
    key = jax.random.key(seed)
    key, dealing = jax.random.split(key)
    weights = {name: jnp.asarray(array) for name, array in fresh(layout, shape, seed).items()}
    nothing = {name: jnp.zeros_like(array) for name, array in weights.items()}
    matches = jax.vmap(engine.init)(jax.random.split(dealing, plan.matches))
    playing, first, second = (jax.tree.map(jnp.copy, one) for one in (weights, nothing, nothing))
    return Learner(weights, playing, first, second, jnp.int32(0), jnp.int32(0), key, matches)


def returns(engine: Engine[Any], state: Any) -> Array:
    """What each seat gets for an ending: winning above all, then by how much."""
    scores = engine.scores(state).astype(jnp.float32)
    if engine.seats > 1 and not engine.team:
        others = jnp.where(jnp.eye(engine.seats, dtype=bool), -jnp.inf, scores[None, :]).max(1)
        margin = jax.nn.sigmoid((scores - others) / engine.spread)
    else:
        margin = jax.nn.sigmoid(scores / engine.spread)
    return 0.85 * engine.shares(state) + 0.15 * margin


def round_of(engine: Engine[Any], layout: Layout, shape: Shape, plan: Plan) -> Any:
    """The function that plays and mends once, compiled."""
    over = board(layout)
    over = Board(jnp.asarray(over.mixing), jnp.asarray(over.moves))
    play = partial(_play, engine, over, shape, plan)
    mend = partial(_mend, over, shape, plan)

    @partial(jax.jit, donate_argnums=0)
    def go(learner: Learner) -> tuple[Learner, dict[str, Array]]:
        key, playing, mending = jax.random.split(learner.key, 3)
        matches, told = play(learner.weights, learner.matches, playing)
        gains, targets, hoped = _judge(engine, plan, told, _value_now(engine, over, shape, learner.weights, matches))
        learner = learner._replace(matches=matches, key=key, round=learner.round + 1)
        learner, figures = mend(learner, told, gains, targets, hoped, mending)
        kept = plan.average
        playing_now = jax.tree.map(lambda old, new: kept * old + (1 - kept) * new, learner.playing, learner.weights)
        figures["ended"] = told.ended.sum()
        return learner._replace(playing=playing_now), figures

    return go


def _look(engine: Engine[Any], matches: Any) -> tuple[Encoding, Array, Array]:
    seat = jax.vmap(engine.actor)(matches)
    return jax.vmap(engine.encode)(matches, jnp.maximum(seat, 0)), jax.vmap(engine.mask)(matches), seat


def _opine(weights: Weights, seen: Encoding, over: Board, shape: Shape) -> tuple[Array, Array]:
    half = jax.tree.map(lambda array: array.astype(PRECISION), (weights, seen, over.mixing))
    logits, value = opinion(half[0], half[1], Board(half[2], over.moves), shape, jnp)
    return logits.astype(jnp.float32), value.astype(jnp.float32)


def _play(
    engine: Engine[Any], over: Board, shape: Shape, plan: Plan, weights: Weights, matches: Any, key: Array
) -> tuple[Any, Decision]:
    def step(matches: Any, key: Array) -> tuple[Any, Decision]:
        drawing, dealing, choosing = jax.random.split(key, 3)
        seen, mask, seat = _look(engine, matches)
        further = jax.random.randint(choosing, seat.shape, 1, max(engine.seats, 2))
        waiting = (seat + further) % engine.seats
        waiting_seen = jax.vmap(engine.encode)(matches, waiting)
        logits, value = _opine(weights, seen, over, shape)
        logits = jnp.where(mask, logits, -1e9)
        move = jax.random.categorical(drawing, logits)
        liked = jnp.take_along_axis(jax.nn.log_softmax(logits), move[:, None], 1)[:, 0]
        after = jax.vmap(engine.step)(matches, move)
        ended = jax.vmap(engine.actor)(after) < 0
        got = jax.vmap(partial(returns, engine))(after)
        anew = jax.vmap(engine.init)(jax.random.split(dealing, plan.matches))
        after = jax.tree.map(
            lambda old, new: jnp.where(ended.reshape(-1, *[1] * (old.ndim - 1)), new, old), after, anew
        )
        small, small_waiting = jax.tree.map(lambda array: array.astype(PRECISION), (seen, waiting_seen))
        return after, Decision(small, mask, seat, move, liked, value, waiting, small_waiting, ended, got)

    after, told = jax.lax.scan(step, matches, jax.random.split(key, plan.steps))
    return after, told


def _value_now(engine: Engine[Any], over: Board, shape: Shape, weights: Weights, matches: Any) -> Array:
    """What each match is worth to each of its seats where the round stops."""

    def worth(seat: Array) -> Array:
        seats = jnp.full(plan_size(matches), seat)
        return _opine(weights, jax.vmap(engine.encode)(matches, seats), over, shape)[1]

    return jnp.stack([worth(jnp.int32(seat)) for seat in range(engine.seats)], 1)


def plan_size(matches: Any) -> int:
    return int(jax.tree.leaves(matches)[0].shape[0])


def _judge(engine: Engine[Any], plan: Plan, told: Decision, later: Array) -> tuple[Array, Array, Array]:
    """How much better each decision turned out than expected, walking back through the decisions of each seat; what
    the match was worth to who decided; and to who waited."""

    def back(carried: tuple[Array, Array], one: Decision) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
        value, gain = carried
        value = jnp.where(one.ended[:, None], one.returns, value)
        gain = jnp.where(one.ended[:, None], 0.0, gain)
        me = jnp.arange(engine.seats) == one.seat[:, None]
        here = jnp.sum(jnp.where(me, value, 0), 1) - one.value
        here = here + plan.discount * jnp.sum(jnp.where(me, gain, 0), 1)
        onlooker = jnp.arange(engine.seats) == one.waiting[:, None]
        hoped = jnp.sum(jnp.where(onlooker, value + plan.discount * gain, 0), 1)
        value = jnp.where(me, one.value[:, None], value)
        return (value, jnp.where(me, here[:, None], gain)), (here, hoped)

    _, (gains, hoped) = jax.lax.scan(back, (later, jnp.zeros_like(later)), told, reverse=True)
    return gains, gains + told.value, hoped


def _mend(
    over: Board,
    shape: Shape,
    plan: Plan,
    learner: Learner,
    told: Decision,
    gains: Array,
    targets: Array,
    hoped: Array,
    key: Array,
) -> tuple[Learner, dict[str, Array]]:
    flat = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), (told, gains, targets, hoped))
    count = flat[1].shape[0]
    done = learner.round / plan.rounds
    rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + jnp.cos(jnp.pi * jnp.minimum(done, 1)))
    entropy = plan.entropy + (plan.last_entropy - plan.entropy) * jnp.minimum(done, 1)
    mean, spread = flat[1].mean(), flat[1].std() + 1e-6

    def loss(
        weights: Weights, one: Decision, gain: Array, target: Array, hoped: Array
    ) -> tuple[Array, dict[str, Array]]:
        logits, value = _opine(weights, one.seen, over, shape)
        logits = jnp.where(one.mask, logits, -1e9)
        likes = jax.nn.log_softmax(logits)
        liked = jnp.take_along_axis(likes, one.move[:, None], 1)[:, 0]
        ratio = jnp.exp(liked - one.liked)
        gain = (gain - mean) / spread
        policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip) * gain).mean()
        waiting = _opine(weights, one.waiting_seen, over, shape)[1]
        wrong = jnp.square(value - target).mean() + 0.5 * jnp.square(waiting - hoped).mean()
        curious = -jnp.sum(jnp.where(one.mask, jnp.exp(likes) * likes, 0), 1).mean()
        return policy + wrong - entropy * curious, {"value": wrong, "entropy": curious, "policy": policy}

    def piece(learner: Learner, at: Array) -> tuple[Learner, dict[str, Array]]:
        part = jax.tree.map(lambda array: array[at], flat)
        (_, figures), slope = jax.value_and_grad(loss, has_aux=True)(learner.weights, *part)
        size = jnp.sqrt(sum(jnp.sum(jnp.square(array)) for array in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda array: array * jnp.minimum(1, 0.5 / (size + 1e-9)), slope)
        return adam(learner, slope, rate), figures

    def epoch(learner: Learner, key: Array) -> tuple[Learner, dict[str, Array]]:
        order = jax.random.permutation(key, count).reshape(plan.pieces, -1)
        learner, figures = jax.lax.scan(piece, learner, order)
        return learner, figures

    learner, figures = jax.lax.scan(epoch, learner, jax.random.split(key, plan.epochs))
    return learner, jax.tree.map(jnp.mean, figures)


def adam(learner: Learner, slope: Weights, rate: Array) -> Learner:
    updates = learner.updates + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, learner.first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, learner.second, slope)
    fair = jnp.sqrt(1 - 0.999**updates) / (1 - 0.9**updates)
    weights = jax.tree.map(
        lambda old, m, v: old - rate * fair * m / (jnp.sqrt(v) + 1e-7), learner.weights, first, second
    )
    return learner._replace(weights=weights, first=first, second=second, updates=updates)
