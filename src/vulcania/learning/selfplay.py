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

from vulcania.learning.descent import Memory, descended, nothing
from vulcania.learning.plan import ONLOOKERS, Plan
from vulcania.players.judge import win_of
from vulcania.players.net import Board, Shape, Sight, Weights, board, choices, opinion, sight
from vulcania.research.encoding import Layout
from vulcania.research.vector import Engine, pick

PRECISION = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
"""A graphics card is twice as fast with half as many digits, and the noise of play is greater anyway."""

APART = 64
"""Matches begin up to so many random moves from one another, so that every round sees all parts of a match."""

VARIED = 0.05
"""Where what matches are worth varies by less than this, as it does while little is foreseen yet or no team reaches its
goal, foreseeing it counts for as much more: beside what choosing teaches, so little would not be heard."""


class Learner(NamedTuple):
    """Everything that an interrupted training needs to go on, but for the matches on the tables."""

    weights: Weights
    playing: Weights
    """The running average."""
    memory: Memory
    round: Array


class Decision(NamedTuple):
    """One step of many matches."""

    seen: Sight
    mask: Array
    seat: Array
    output: Array
    liked: Array
    value: Array
    ended: Array
    returns: Array
    waiting: Array
    """In some of the matches, a seat that looks on."""
    waiting_seen: Sight


class Lesson(NamedTuple):
    """What a round of play has to teach, decision by decision."""

    seen: Sight
    mask: Array
    output: Array
    liked: Array
    gain: Array
    """How much better the decision turned out than expected."""
    target: Array
    """What the match was worth to who decided."""


class Looking(NamedTuple):
    """What those who wait can learn."""

    seen: Sight
    target: Array


def begin(given: Weights) -> Learner:
    """Before the first round, with those weights."""
    weights = {name: jnp.asarray(array) for name, array in given.items()}
    return Learner(weights, jax.tree.map(jnp.copy, weights), nothing(weights), jnp.int32(0))


def deal_of(engine: Engine[Any], plan: Plan) -> Any:
    """The function that deals matches in all parts of their course, compiled."""

    def go(key: Array) -> Any:
        dealing, lagging, playing = jax.random.split(key, 3)
        matches = jax.vmap(engine.init)(jax.random.split(dealing, plan.matches))
        far = jax.random.randint(lagging, (plan.matches,), 0, APART)

        def step(matches: Any, at: tuple[Array, Array]) -> tuple[Any, None]:
            number, key = at
            moves = jax.vmap(pick)(jax.random.split(key, plan.matches), jax.vmap(engine.mask)(matches))
            after = jax.vmap(engine.step)(matches, moves)
            ready = (number < far) & ~jax.vmap(engine.settled)(after)
            return where(ready, after, matches), None

        return jax.lax.scan(step, matches, (jnp.arange(APART), jax.random.split(playing, APART)))[0]

    return jax.jit(go)


def where(which: Array, those: Any, others: Any) -> Any:
    """Those matches here, the others there."""
    return jax.tree.map(
        lambda one, other: jnp.where(which.reshape(-1, *[1] * (one.ndim - 1)), one, other), those, others
    )


def returns(engine: Engine[Any], state: Any) -> Array:
    """What each seat gets for an ending: winning above all, then by how much."""
    win = win_of(engine.team)
    return win * engine.shares(state) + (1 - win) * engine.margin(state)


def play_of(engine: Engine[Any], layout: Layout, shape: Shape, plan: Plan) -> Any:
    """The function that plays some decisions of every match and finds out what they teach, compiled."""
    over = _board(layout)
    play = partial(_play, engine, over, shape, plan)

    @partial(jax.jit, donate_argnums=1)
    def go(weights: Weights, matches: Any, key: Array) -> tuple[Any, Lesson, Looking]:
        matches, told = play(weights, matches, key)
        gains, worth = _judge(engine, plan, told, _value_now(engine, over, shape, weights, matches))
        lesson = Lesson(told.seen, told.mask, told.output, told.liked, gains, gains + told.value)
        looking = Looking(told.waiting_seen, _at(_onlookers(worth, jnp.arange(plan.steps)), told.waiting))
        flat = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), (lesson, looking))
        return matches, *flat

    return go


def mend_of(layout: Layout, shape: Shape, plan: Plan) -> Any:
    """The function that mends the net by what a round taught, compiled; the same for every number of seats."""
    mend = partial(_mend, _board(layout), shape, plan)

    @partial(jax.jit, donate_argnums=0)
    def go(learner: Learner, lesson: Lesson, looking: Looking, key: Array) -> tuple[Learner, dict[str, Array]]:
        learner, figures = mend(learner._replace(round=learner.round + 1), lesson, looking, key)
        kept = plan.average
        playing = jax.tree.map(lambda old, new: kept * old + (1 - kept) * new, learner.playing, learner.weights)
        return learner._replace(playing=playing), figures

    return go


def _board(layout: Layout) -> Board:
    found = board(layout)
    return Board(*(one if isinstance(one, int) else jnp.asarray(one) for one in found))


def _forth(outputs: Array, moves: Array) -> Array:
    """How each move is liked. No output judges two moves, so that the way back is looking up as well: left to itself,
    JAX would add up, which takes a graphics card longer than the net."""
    return outputs[:, moves]


def _forth_kept(outputs: Array, moves: Array) -> tuple[Array, Array]:
    nowhere = jnp.full(outputs.shape[1], moves.size)
    return outputs[:, moves], nowhere.at[moves].set(jnp.arange(moves.size))


def _back(judged: Array, slope: Array) -> tuple[Array, None]:
    """``judged``: for each output the move that it judges, or one more than there are."""
    return jnp.pad(slope, ((0, 0), (0, 1)))[:, judged], None


_likes = jax.custom_vjp(_forth)
_likes.defvjp(_forth_kept, _back)


def _look(engine: Engine[Any], over: Board, matches: Any) -> tuple[Sight, Array, Array | None, Array]:
    """What those who act see, which outputs the net may choose among, for which moves they stand (``None``: they are in
    the order of the moves), and who acts."""
    seat = jax.vmap(engine.actor)(matches)
    seen, mask = _seen(engine, over, matches, jnp.maximum(seat, 0)), jax.vmap(engine.mask)(matches)
    if seen.at is None:
        return seen, mask, None, seat
    moves = choices(over, seen.at, jnp)
    return seen, jnp.take_along_axis(jnp.pad(mask, ((0, 0), (0, 1))), moves, 1), moves, seat


def _seen(engine: Engine[Any], over: Board, matches: Any, seats: Array) -> Sight:
    return sight(jax.vmap(engine.encode)(matches, seats), over, jnp)


def _small(seen: Sight) -> Sight:
    return seen._replace(places=seen.places.astype(PRECISION), rest=seen.rest.astype(PRECISION))


def _opine(weights: Weights, seen: Sight, over: Board, shape: Shape) -> tuple[Array, Array]:
    weights, mixing = jax.tree.map(lambda array: array.astype(PRECISION), (weights, over.mixing))
    outputs, value = opinion(weights, _small(seen), over._replace(mixing=mixing), shape, jnp)
    likes = _likes(outputs, over.moves) if seen.at is None else outputs
    return likes.astype(jnp.float32), value.astype(jnp.float32)


def _part(array: Array, step: Array) -> Array:
    """Of what belongs to every match, that of those whose onlookers learn at this step."""
    size = array.shape[0] // ONLOOKERS
    return jax.lax.dynamic_slice_in_dim(array, step % ONLOOKERS * size, size)


def _onlookers(told: Array, steps: Array) -> Array:
    return jax.vmap(_part)(told, steps)


def _at(numbers: Array, which: Array) -> Array:
    """One number of each row, without gathering, whose way back is slow."""
    return jnp.sum(jnp.where(jnp.arange(numbers.shape[-1]) == which[..., None], numbers, 0), -1)


def _play(
    engine: Engine[Any], over: Board, shape: Shape, plan: Plan, weights: Weights, matches: Any, key: Array
) -> tuple[Any, Decision]:
    dealing, playing = jax.random.split(key)
    anew = jax.vmap(engine.init)(jax.random.split(dealing, plan.matches))  # for who finishes; hardly one does so twice

    def step(matches: Any, at: tuple[Array, Array]) -> tuple[Any, Decision]:
        number, key = at
        drawing, choosing = jax.random.split(key)
        seen, mask, moves, seat = _look(engine, over, matches)
        looked_at = jax.tree.map(lambda array: _part(array, number), (matches, seat))
        further = jax.random.randint(choosing, looked_at[1].shape, 1, max(engine.seats, 2))
        waiting = (looked_at[1] + further) % engine.seats
        waiting_seen = _seen(engine, over, looked_at[0], waiting)
        logits, value = _opine(weights, seen, over, shape)
        logits = jnp.where(mask, logits, -1e9)
        output = jax.random.categorical(drawing, logits)
        liked = _at(jax.nn.log_softmax(logits), output)
        after = jax.vmap(engine.step)(matches, output if moves is None else _at(moves, output))
        ended = jax.vmap(engine.settled)(after)
        got = jax.vmap(partial(returns, engine))(after)
        told = Decision(_small(seen), mask, seat, output, liked, value, ended, got, waiting, _small(waiting_seen))
        return where(ended, anew, after), told

    after, told = jax.lax.scan(step, matches, (jnp.arange(plan.steps), jax.random.split(playing, plan.steps)))
    return after, told


def _value_now(engine: Engine[Any], over: Board, shape: Shape, weights: Weights, matches: Any) -> Array:
    """What each match is worth to each of its seats where the round stops."""

    def worth(seat: Array) -> Array:
        seats = jnp.full(jax.tree.leaves(matches)[0].shape[0], seat)
        return _opine(weights, _seen(engine, over, matches, seats), over, shape)[1]

    return jax.lax.map(worth, jnp.arange(engine.seats)).T


def _judge(engine: Engine[Any], plan: Plan, told: Decision, later: Array) -> tuple[Array, Array]:
    """How much better each decision turned out than expected, walking back through the decisions of each seat; and what
    the match was worth to every seat, as its own next decision tells."""

    def back(carried: tuple[Array, Array], one: Decision) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
        value, gain = carried
        value = jnp.where(one.ended[:, None], one.returns, value)
        gain = jnp.where(one.ended[:, None], 0.0, gain)
        me = jnp.arange(engine.seats) == one.seat[:, None]
        worth = value + plan.discount * gain
        here = _at(worth, one.seat) - one.value
        value = jnp.where(me, one.value[:, None], value)
        return (value, jnp.where(me, here[:, None], gain)), (here, worth)

    _, (gains, worth) = jax.lax.scan(back, (later, jnp.zeros_like(later)), told, reverse=True)
    return gains, worth


def _mend(
    over: Board, shape: Shape, plan: Plan, learner: Learner, lesson: Lesson, looking: Looking, key: Array
) -> tuple[Learner, dict[str, Array]]:
    done = jnp.minimum(learner.round / plan.rounds, 1)
    rate = plan.last_rate + (plan.rate - plan.last_rate) * 0.5 * (1 + jnp.cos(jnp.pi * done))
    entropy = plan.entropy + (plan.last_entropy - plan.entropy) * done
    lesson = lesson._replace(gain=(lesson.gain - lesson.gain.mean()) / (lesson.gain.std() + 1e-6))
    foreseeing = jnp.maximum(1, VARIED / (lesson.target.var() + 1e-6))

    def loss(weights: Weights, one: Lesson, other: Looking) -> tuple[Array, dict[str, Array]]:
        seen = jax.tree.map(lambda *arrays: jnp.concatenate(arrays), one.seen, other.seen)
        logits, values = _opine(weights, seen, over, shape)
        count = one.output.shape[0]
        logits, value, waiting = jnp.where(one.mask, logits[:count], -1e9), values[:count], values[count:]
        likes = jax.nn.log_softmax(logits)
        ratio = jnp.exp(_at(likes, one.output) - one.liked)
        policy = -jnp.minimum(ratio * one.gain, jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip) * one.gain).mean()
        wrong = jnp.square(value - one.target).mean() + 0.5 * jnp.square(waiting - other.target).mean()
        curious = -jnp.sum(jnp.where(one.mask, jnp.exp(likes) * likes, 0), 1).mean()
        return policy + foreseeing * wrong - entropy * curious, {"value": wrong, "entropy": curious, "policy": policy}

    def piece(learner: Learner, at: tuple[Array, Array]) -> tuple[Learner, dict[str, Array]]:
        one = jax.tree.map(lambda array: array[at[0]], lesson)
        other = jax.tree.map(lambda array: array[at[1]], looking)
        (_, figures), slope = jax.value_and_grad(loss, has_aux=True)(learner.weights, one, other)
        weights, memory = descended(learner.weights, learner.memory, slope, rate)
        return learner._replace(weights=weights, memory=memory), figures

    def epoch(learner: Learner, key: Array) -> tuple[Learner, dict[str, Array]]:
        sizes = lesson.output.shape[0], looking.target.shape[0]
        orders = (pieces(jax.random.permutation(key, size), plan.pieces) for size in sizes)
        learner, figures = jax.lax.scan(piece, learner, tuple(orders))
        return learner, figures

    learner, figures = jax.lax.scan(epoch, learner, jax.random.split(key, plan.epochs))
    return learner, jax.tree.map(jnp.mean, figures)


def pieces(order: Array, count: int) -> Array:
    """As many of equal size; what does not fit into them, by lot, is left out."""
    return order[: order.size // count * count].reshape(count, -1)
