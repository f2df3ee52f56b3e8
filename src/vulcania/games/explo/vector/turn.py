"""The course of a turn on arrays (EX-12). A move is played; then a turn goes on, stage by stage, until something is to
be decided. A pass through all stages is a turn at most, so that only turns without a decision ask for another one."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import jax
import jax.numpy as jnp
from jax import Array

from vulcania.games.explo import moves
from vulcania.games.explo.components import DUG, FIRST_KEPT, KEPT, OPEN, Card
from vulcania.games.explo.rules import steps
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.position import TURN_HANDOVERS
from vulcania.games.explo.vector import hand, moving, preparing
from vulcania.games.explo.vector.cave import Around, Works, around, build, dug, fits
from vulcania.games.explo.vector.position import (
    HOME,
    NONE,
    SIDE,
    Expedition,
    Tables,
    first_of,
    go_out,
    hot,
    leaving,
    look,
    may_mark,
    put,
    to_act,
)

FINISH, START, LAY, CARD, DRAW, ACT, MOVE, AFTER, DECIDED = range(9)
"""What comes next: the end of a turn, its tile, laying it, its card, drawing that, what may be done, a decision."""


class Chance(Protocol):
    """Who decides what nobody decides; ``number`` counts the draws of a move."""

    def tile(self, left: Array, number: Array) -> Array: ...

    def card(self, pile: Array, number: Array) -> Array: ...

    def objectives(self) -> Array:
        """seats × 2"""


class Course(NamedTuple):
    """A turn that goes on."""

    state: Expedition
    stage: Array
    works: Works
    """What is to be laid or dug at ``LAY``."""
    then: Array
    """The stage after that."""
    tiles: Array
    cards: Array
    """How many were drawn."""


# -- what may be done --------------------------------------------------------------------------------------------------


class Offer(NamedTuple):
    """What may be done after the card."""

    plays: hand.Plays
    walks: Array
    stay: Array
    mark: Array
    leave: Array
    give: Array
    """resources × givers × takers"""
    end: Array


def offer(state: Expedition, here: Around, step: Array) -> Offer:
    """EX-12, steps 3 and 4, with what may be done besides: put the marker down (EX-26), leave (EX-33), hand cubes over
    (EX-10)."""
    acts, after = step == steps.ACT, step == steps.AFTER
    free = state.must == NONE
    goes = (free | ~acts) & ~after
    back = (state.phase == 3) & (state.positions[state.active] == HOME)
    leaves = after & leaving(state)[state.active]
    gives = (state.handovers > 0) & (~after | back | state.rests)
    plays = jax.tree.map(lambda one: one & acts, hand.plays(state, here))
    return Offer(
        plays=plays,
        walks=here.walks & goes,
        stay=goes,
        mark=may_mark(state),
        leave=back & (after | free),
        give=preparing.handovers(state, ~leaves) & (leaves | gives),
        end=after,
    )


def is_choice(found: Offer) -> Array:
    """Whether there is anything but to stay, or to end the turn."""
    plays, walks, _, mark, leave, give, _ = found
    return mark | leave | jnp.any(walks) | jnp.any(give) | jnp.any(jnp.concatenate(plays))


# -- the move ----------------------------------------------------------------------------------------------------------


def played(box: Tables, state: Expedition, move: Array) -> Course:
    """A move, and the stage that comes after it; a match that is over has no more."""
    seat, step, on = first_of(to_act(state)), state.step, state.step != steps.OVER
    move = jnp.where(on, move, moves.END)

    def is_in(low: int, high: int) -> Array:
        return (move >= low) & (move < high)

    here = around(box, state)
    gives, lays = is_in(moves.GIVE, moves.BEGIN), is_in(moves.TILE, moves.DRAW)
    plays, digs, walks = is_in(moves.PLAY, moves.CROSS), is_in(moves.DIG, moves.MARK), is_in(moves.MOVE, moves.STAY)
    asks, joins, marks = is_in(moves.CROSS, moves.JOIN), is_in(moves.JOIN, moves.DIG), move == moves.MARK
    works = _works(box, state, move, lays)
    state, begins = preparing.prepare(box, state, move)
    state = preparing.hand_over(state, move, gives)
    state = hand.propose(state, move, is_in(moves.EXCHANGE, moves.AGREE))
    state = hand.answer(state, move == moves.AGREE, is_in(moves.AGREE, moves.PLAY))
    spent = jnp.select(
        [is_in(moves.DISCARD, moves.EXCHANGE), plays, digs], [move - moves.DISCARD, move - moves.PLAY, hand.DIG], NONE
    )
    state = hand.falls(hand.spend(state, hot(len(KEPT), spent)), move - moves.PLAY, plays)
    me = hot(box.seats, state.active)
    state = state._replace(
        digs=put(state.digs, digs, state.digs - 1), markers=put(state.markers, me & marks, state.positions)
    )
    state = moving.ask(state, move - moves.CROSS, asks)
    told = hot(box.seats, seat) & joins
    state = state._replace(waiting=state.waiting & ~told, answers=state.answers | told & (move == moves.JOIN))
    through = (asks | joins) & ~jnp.any(state.waiting)
    state = moving.cross(box, state, here, through)
    state = moving.walk(box, state, here, jnp.clip(move - moves.MOVE, 0, 7), walks)
    state = go_out(state, me & (move == moves.LEAVE))
    walks_on = walks & (state.steps_left > 0) & ~leaving(state)[state.active]
    # what takes no time: the same step once more
    again = jnp.asarray([*[DECIDED] * steps.ACT, ACT, MOVE, AFTER])[jnp.clip(step, 0, steps.AFTER)]
    stage = jnp.select(
        [
            ~on, begins, lays | digs, is_in(moves.DRAW, moves.EXCHANGE), move == moves.AGREE, move == moves.DECLINE,
            plays | walks_on, through | walks, gives | marks, move >= moves.STAY,
        ],
        [DECIDED, START, LAY, DRAW, ACT, CARD, MOVE, AFTER, again, FINISH],
        DECIDED,
    )  # fmt: skip
    nothing = jnp.int32(0)
    state = state._replace(drawn=put(state.drawn, lays, NONE))
    return Course(state, stage, works, jnp.where(digs, MOVE, CARD), nothing, nothing)


def _works(box: Tables, state: Expedition, move: Array, lays: Array) -> Works:
    """What a move lays or digs."""
    index, turn = jnp.divmod(jnp.clip(move, moves.TILE, moves.DRAW - 1) - moves.TILE, len(moves.TURNS))
    row, column = jnp.divmod(index, SIDE - 2)
    tile = laid_tile(box, jnp.clip(state.drawn, 0), (row + 1) * SIDE + column + 1, turn)
    digging = dug(box, state, jnp.clip(move - moves.DIG, 0, 3))
    made: Works = jax.tree.map(lambda one, other: jnp.where(lays, one, other).astype(jnp.int32), tile, digging)
    return made


def laid_tile(box: Tables, tile: Array, square: Array, turn: Array) -> Works:
    value = tile.astype(jnp.int32) << TILE_SHIFT | box.grounds[tile] | box.turned[box.masks[tile], turn]
    return Works(square, value, square, value)


# -- what follows ------------------------------------------------------------------------------------------------------


def settled(box: Tables, course: Course, chance: Chance) -> Expedition:
    def go_on(course: Course) -> Course:
        begun = _started(box, _finished(box, course, chance), chance)
        here = around(box, begun.state)
        after = _offered(_drawn(box, begun, here, chance), here)
        made: Course = jax.tree.map(lambda old, new: new.astype(old.dtype), course, after)
        return made

    done: Course = jax.lax.while_loop(lambda course: course.stage != DECIDED, go_on, course)
    return done.state


def _finished(box: Tables, course: Course, chance: Chance) -> Course:
    """The turn is over; clockwise to the next caver inside (EX-11), or all are out (EX-28, EX-30, EX-34)."""
    state, when = course.state, course.stage == FINISH
    me = hot(box.seats, state.active)
    state = go_out(state, me & when & leaving(state))
    all_out = when & jnp.all(state.out)
    explored = all_out & (state.phase == 2)
    over = all_out & ~(explored & box.science)
    again = all_out & ~over
    later = jnp.where(state.out, box.seats, (jnp.arange(box.seats) - state.active - 1) % box.seats)
    lying = jnp.where(state.squares != NONE, look(state.laid, state.squares) & (OPEN | DUG), 0)
    state = state._replace(
        played=state.played | me & when,
        active=put(state.active, when & ~all_out, jnp.argmin(later)),
        explored=state.explored | explored,
        survey=put(state.survey, explored, lying),
        step=put(put(state.step, over, steps.OVER), again, steps.CHOOSING),
    )
    stage = jnp.where(when, jnp.where(all_out, DECIDED, START), course.stage)
    return course._replace(state=_set_out_again(box, state, chance.objectives(), again), stage=stage)


def _set_out_again(box: Tables, state: Expedition, offered: Array, when: Array) -> Expedition:
    """EX-30: the cave stays; each caver is offered two objectives (EX-31)."""
    return state._replace(
        phase=put(state.phase, when, 3),
        levels=put(state.levels, when, 0),
        pile=put(state.pile, when, box.cards),
        discards=put(state.discards, when, 0),
        hands=put(state.hands, when, 0),
        cubes=put(state.cubes, when, 0),
        spent=state.spent & ~when,
        positions=put(state.positions, when, HOME),
        out=state.out & ~when,
        played=state.played & ~when,
        offered=put(state.offered, when, offered),
    )


def _started(box: Tables, course: Course, chance: Chance) -> Course:
    """EX-12, step 1; where the tile can go to one place only it is laid at once, where to none it is discarded."""
    state, when = course.state, course.stage == START
    draws = when & jnp.any(state.unlaid)
    tile = jnp.where(draws, chance.tile(state.unlaid, course.tiles), 0)
    places = fits(box, state, tile)
    count = jnp.sum(places)
    chooses, forced = draws & (count > 1), draws & (count == 1)
    state = state._replace(
        handovers=put(state.handovers, when, TURN_HANDOVERS),
        proposed=state.proposed & ~when,
        rests=state.rests & ~when,
        must=put(state.must, when, NONE),
        steps_left=put(state.steps_left, when, 1),
        unlaid=state.unlaid & ~(hot(box.tiles, tile) & draws),
        drawn=put(state.drawn, chooses, tile),
        step=put(state.step, chooses, steps.TILE),
    )
    square, turn = jnp.divmod(jnp.argmax(places), places.shape[1])
    only = laid_tile(box, tile, square + SIDE, turn)
    works = jax.tree.map(lambda one, other: jnp.where(forced, one, other), only, course.works)
    stage = jnp.where(when, jnp.where(chooses, DECIDED, jnp.where(forced, LAY, CARD)), course.stage)
    then = jnp.where(forced, CARD, course.then)
    state = build(state, works, stage == LAY)
    stage = jnp.where(stage == LAY, then, stage)
    return course._replace(state=state, stage=stage, works=works, then=then, tiles=course.tiles + draws)


def _drawn(box: Tables, course: Course, here: Around, chance: Chance) -> Course:
    """EX-12, step 2: draw, or exchange where that is possible; with a full hand, discard first (EX-17)."""
    state, when = course.state, course.stage == CARD
    full, kinds = hand.full(state), state.hands[state.active] > 0
    exchanges = jnp.any(hand.swaps(state, here))
    chooses = when & (exchanges | full & (jnp.sum(kinds) > 1))
    state = state._replace(step=put(state.step, chooses, steps.CARD))
    state = hand.spend(state, kinds & (when & ~chooses & full))
    draws = when & ~chooses | (course.stage == DRAW)
    state = hand.renewed(state, draws)
    draws_card = draws & jnp.any(state.pile > 0)
    card = jnp.where(draws_card, chance.card(state.pile, course.cards), NONE)
    state = hand.act_at_once(box, hand.take(state, card), card)
    over = draws_card & (state.step == steps.OVER)
    drawn = jnp.select([over, (card == NONE) | (card >= FIRST_KEPT), card == Card.REST], [DECIDED, ACT, AFTER], MOVE)
    stage = jnp.where(draws, drawn, jnp.where(chooses, DECIDED, course.stage))
    return course._replace(state=state, stage=stage, cards=course.cards + draws_card)


def _offered(course: Course, here: Around) -> Course:
    """EX-12, steps 3 and 4, and what may follow: who can only stay has no choice."""
    state, stage = course.state, course.stage
    when = (stage == ACT) | (stage == MOVE) | (stage == AFTER)
    step = jnp.select([stage == ACT, stage == MOVE], [steps.ACT, steps.MOVE], steps.AFTER)
    choice = is_choice(offer(state, here, step))
    state = state._replace(step=put(state.step, when & choice, step))
    stage = jnp.where(when, jnp.where(choice, DECIDED, FINISH), stage)
    return course._replace(state=state, stage=stage)
