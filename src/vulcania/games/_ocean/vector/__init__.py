"""The turning ocean on arrays, as far as both editions agree (see :mod:`vulcania.research.vector`).

One-hot rows instead of look-ups and scatters, and one loop: a move is carried out with the halves of it that leave no
choice, then the ocean sails on until someone has one. In that loop a card is steered, what was found is taken, turns
and rounds end and last cards are laid; so it runs as often as seats sail without being asked, mostly once.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax import random as chances

from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.core.vocabulary import Pairs
from vulcania.games._ocean.components import (
    ANY,
    ARMS,
    DEPTH,
    FREE,
    HEADING,
    HEADINGS,
    NONE,
    PLACES,
    RINGS,
    Contents,
    held,
)
from vulcania.games._ocean.encoding import SEATS, Look
from vulcania.games._ocean.moves import AFTERWARDS, LAYING, ORDERS, OVER, SAILING, STEERING, STEERS
from vulcania.games._ocean.rules.helm import DEPTH_OF, HEADING_OF, TURN_OF
from vulcania.games._ocean.rules.position import Position
from vulcania.games._ocean.vector.position import Ocean, Task, at, first, hot, only, put, tokens_of
from vulcania.games._ocean.vector.seen import Known, chip_table, numbers
from vulcania.research.encoding import Encoding
from vulcania.research.vector import Engine, shuffled


class OceanEngine(Engine[Ocean]):
    spread = 15.0
    look: Look
    kinds: int
    """of special cards"""
    swaps: Pairs

    def __init__(self, setup: Setup, rounds: int, turns: int) -> None:
        super().__init__(setup)
        self.contents: Contents = setup.components
        self.rounds, self.turns = rounds, turns
        self.squares = self.look.squares
        contents = self.contents
        self.cards = len(contents.actions)
        self.actions = jnp.asarray([NONE, *contents.actions], jnp.int8)
        self.bonus = jnp.asarray(contents.bonus, jnp.int16)
        self.takes = np.isin(np.arange(self.squares), np.concatenate(contents.row_squares))
        self.row_of = np.arange(self.squares) // self.look.width
        self.last_of_row = jnp.asarray([squares[-1] for squares in contents.row_squares], jnp.int8)
        self.deals = jnp.asarray([tokens_of(order, self.seats) for order in ORDERS.orders], jnp.int8)
        self.may_deal = np.isin(np.arange(ORDERS.size), ORDERS.of_seats[self.seats])
        self.pairs = np.zeros((len(self.swaps.pairs), self.squares), bool)
        for number, pair in enumerate(self.swaps.pairs):
            self.pairs[number, list(pair)] = True
        self.shown = chip_table(self.look, contents)
        self.dots = np.array([dot != "white" for dot in contents.dots])
        self.wanted = self.look.wanted(contents.wanted[:rounds])
        self.printed = np.zeros((self.squares, self.look.chip_size), np.float32)
        """What squares show that take no chip."""

    # -- what an edition brings ---------------------------------------------------------------------------------------

    @abstractmethod
    def playable(self, state: Ocean) -> Array:
        """The other cards that the actor may play now."""

    @abstractmethod
    def sails(self, state: Ocean) -> tuple[Array, Array]:
        """Where the actor sails or steers on: 6, the ways to steer, and whether there is anything else to choose."""

    @abstractmethod
    def carry_out(self, state: Ocean, move: Array) -> tuple[Ocean, Task]:
        """The chosen move, and halves of it that leave no choice."""

    @abstractmethod
    def find(self, state: Ocean, place: Array, fetched: Array) -> Ocean:
        """What lies at a place is found, or was fetched from there by a card; nothing where the place is NONE."""

    @abstractmethod
    def end_turn(self, state: Ocean, when: Array) -> Ocean:
        """Everyone has sailed: cards come back, and a round may end."""

    @abstractmethod
    def account(self, before: Ocean, after: Ocean) -> Array:
        """What each seat scored for the rounds that were counted in between, besides what was added at once."""

    @abstractmethod
    def row_points(self, boards: Array) -> Array:
        """seats × rows, as they lie"""

    @abstractmethod
    def columns_points(self, state: Ocean) -> Array:
        """For each seat, as they lie, over the rows of the next count."""

    @abstractmethod
    def own_known(self, state: Ocean, seat: Array) -> tuple[Array, Array]:
        """What is the edition's own in an encoding: at places, and the rest."""

    # -- beginning ----------------------------------------------------------------------------------------------------

    def begun(self, key: Array, ocean: Array, opened: Array, own: Any) -> Ocean:
        """LG-8 to LG-11: the chips lie; special cards and number tokens are dealt."""
        dealing, drawing = chances.split(key)
        seats, specials = self.seats, self.contents.specials
        queue = shuffled(dealing, jnp.asarray(specials, jnp.int8)) if specials else jnp.full(1, NONE, jnp.int8)
        token = shuffled(drawing, jnp.arange(seats, dtype=jnp.int8))
        no_cards = jnp.zeros((seats, self.kinds), jnp.int8)
        nobody, zero, none = jnp.zeros(seats, bool), jnp.int8(0), jnp.int8(NONE)
        return Ocean(
            dial=zero, heading=zero, depth=zero, ocean=ocean, opened=opened,
            boards=jnp.full((seats, self.squares), FREE, jnp.int8), points=jnp.zeros(seats, jnp.int16),
            hands=jnp.full(seats, (1 << self.cards) - 1, jnp.int16), laid=jnp.zeros(seats, jnp.int8),
            queue=queue, pile=jnp.int8(max(len(specials) - 1, 0)), held=no_cards, fresh=no_cards, special=none,
            token=token, sailed=nobody, spent=nobody, hand_done=jnp.bool_(False), chosen=none, round=zero,
            turn=jnp.int8(1), ending=jnp.bool_(False), step=jnp.int8(LAYING),
            actor=jnp.argmin(token).astype(jnp.int8), own=own,
        )  # fmt: skip

    def taken_over(self, state: Position, own: Any) -> Ocean:
        """The same position as arrays."""
        kinds = range(self.kinds)
        queue = [] if state.top == NONE else [state.top, *reversed(state.pile), *state.under]
        room = max(len(self.contents.specials), 1)

        def small(numbers: Any, kind: Any = np.int8) -> Any:
            return np.asarray(numbers, kind)

        def bits(number: int, size: int) -> Any:
            return np.array([number >> at & 1 for at in range(size)], bool)

        return Ocean(
            dial=small(TURN_OF[state.position]), heading=small(HEADING_OF[state.position]),
            depth=small(DEPTH_OF[state.position]), ocean=small(state.ocean), opened=bits(state.opened, PLACES),
            boards=small(state.boards), points=small(state.points, np.int16), hands=small(state.hands, np.int16),
            laid=small(state.laid), queue=small((queue + [NONE] * room)[:room]), pile=small(len(state.pile)),
            held=small([[held(cards, kind) for kind in kinds] for cards in state.held]),
            fresh=small([[held(cards, kind) for kind in kinds] for cards in state.fresh]),
            special=small(state.special), token=small(tokens_of(state.order, self.seats)),
            sailed=bits(state.sailed, self.seats), spent=bits(state.spent, self.seats),
            hand_done=np.bool_(state.hand_done), chosen=small(state.chosen), round=small(state.round),
            turn=small(state.turn), ending=np.bool_(state.ending), step=small(state.step),
            actor=small(state.to_act[0] if state.to_act else NONE), own=own,
        )  # fmt: skip

    # -- looking ------------------------------------------------------------------------------------------------------

    def actor(self, state: Ocean) -> Array:
        return state.actor.astype(jnp.int32)

    def me(self, state: Ocean) -> Array:
        return hot(self.seats, state.actor)

    def board(self, state: Ocean) -> Array:
        return at(state.boards, self.me(state))

    def row(self, state: Ocean) -> Array:
        """The squares of this round's row that take a chip."""
        return (jnp.asarray(self.row_of) == state.round) & self.takes

    def room(self, state: Ocean) -> Array:
        """One-hot: where a chip goes that the actor takes."""
        return first((self.board(state) == FREE) & self.row(state))

    def pointed(self, state: Ocean) -> Array:
        """LG-2"""
        return state.depth * ARMS + (2 * state.heading - state.dial) % ARMS

    def steered(self, state: Ocean, steer: Array) -> tuple[Array, Array, Array]:
        """LG-15 to LG-17: dial, heading and depth after that; as they are for NONE. The depth may be none."""
        kind, way = steer // 2, steer % 2 * 2 - 1
        dial = jnp.where(kind == 0, state.dial + way, state.dial) % ARMS
        heading = jnp.where(kind == HEADING, state.heading + way, state.heading) % HEADINGS
        return dial, heading, jnp.where(kind == DEPTH, state.depth + way, state.depth)

    def ways(self, state: Ocean, kind: Array) -> tuple[Array, Array]:
        """6: whether a card of that kind can steer so, and which place the Nautilus would point at."""
        steers = jnp.arange(STEERS, dtype=jnp.int8)
        dial, heading, depth = self.steered(state, steers)
        can = ((kind == ANY) | (steers // 2 == kind)) & (depth >= 0) & (depth < RINGS)
        return can, depth * ARMS + (2 * heading - dial) % ARMS

    def action(self, state: Ocean) -> Array:
        """What the actor's numbered card does."""
        return self.actions[at(state.laid, self.me(state))]

    def swap_mask(self, chips: Array) -> Array:
        one, other = np.array(self.swaps.pairs).T
        return chips[one] & chips[other] & (one != other)

    def lay_mask(self, state: Ocean) -> Array:
        hand = at(state.hands, self.me(state))
        return (hand >> jnp.arange(self.cards, dtype=jnp.int16) & 1) > 0

    # -- playing ------------------------------------------------------------------------------------------------------

    def step(self, state: Ocean, move: Array) -> Ocean:
        after, task = self.carry_out(state, move)

        def sail_on(carry: tuple[Ocean, Task, Array]) -> tuple[Ocean, Task, Array]:
            found = self._settle(carry[0], carry[1])
            task = self.forced(found)
            return found, task, (task.steer != NONE) | task.idle

        after, _, _ = jax.lax.while_loop(lambda carry: carry[2], sail_on, (after, task, jnp.bool_(True)))
        after = after._replace(points=(after.points + self.account(state, after)).astype(jnp.int16))
        over = state.step == OVER
        ended: Ocean = jax.tree.map(lambda old, new: jnp.where(over, old, new).astype(old.dtype), state, after)
        return ended

    def _settle(self, state: Ocean, task: Task) -> Ocean:
        """Steer and find, then go on to whoever is next."""
        steers = task.steer != NONE
        dial, heading, depth = self.steered(state, task.steer)
        state = state._replace(
            dial=jnp.where(steers, dial, state.dial),
            heading=jnp.where(steers, heading, state.heading),
            depth=jnp.where(steers, depth, state.depth),
            hand_done=state.hand_done | task.idle | steers & (state.step == SAILING),
        )
        fetched = task.fetch != NONE
        place = jnp.where(steers, self.pointed(state), task.fetch)
        state = self.done(self.find(state, place, fetched), task.idle)
        advance = task.advance | (state.step == AFTERWARDS) & ~jnp.any(self.playable(state))
        home = advance & jnp.all(state.sailed)
        state = self.end_turn(state, home)
        state, laid = self.laying(state, jnp.int8(0), home & (state.step != OVER))
        return self.sail_next(state, advance & ~home | laid)

    def forced(self, state: Ocean) -> Task:
        """A single way to steer, or none, and no other card to play."""
        ways, more = self.sails(state)
        sailing = state.step == SAILING
        alone = (sailing | (state.step == STEERING)) & ~more
        steer = jnp.where(alone, only(ways), NONE).astype(jnp.int8)
        return Task(steer, jnp.int8(NONE), sailing & ~more & ~jnp.any(ways), jnp.bool_(False))

    def laying(self, state: Ocean, token: Array, when: Array) -> tuple[Ocean, Array]:
        """LG-12: from that token on, whoever has a choice lays; last cards lay themselves. Also whether all have laid
        now, which decides on the tokens (LG-13)."""
        due = when & (state.token >= token)
        stop = jnp.min(jnp.where(due & ~self.lays_itself(state), state.token, self.seats)).astype(jnp.int8)
        lays = due & (state.token < stop)
        card = jax.lax.population_count(state.hands - 1) + 1
        everyone = when & (stop == self.seats)
        state = state._replace(
            laid=put(state.laid, lays, card),
            hands=put(state.hands, lays, 0),
            actor=jnp.where(when, at(jnp.arange(self.seats, dtype=jnp.int8), state.token == stop), state.actor),
        )
        state = state._replace(token=jnp.where(everyone, self.by_cards(state), state.token))
        return self.put_under(state, everyone), everyone

    def lays_itself(self, state: Ocean) -> Array:
        """The seats that have no choice but to lay their last card."""
        return jax.lax.population_count(state.hands) == 1

    def ranks(self, state: Ocean) -> Array:
        """By what the laid cards are compared: the highest gets the first token."""
        return state.laid

    def by_cards(self, state: Ocean) -> Array:
        """LG-13; of equals, who laid first."""
        cards = self.ranks(state)
        mine, theirs = cards[:, None], cards[None, :]
        earlier = state.token[None, :] < state.token[:, None]
        return jnp.sum((theirs > mine) | (theirs == mine) & earlier, 1, dtype=jnp.int8)

    def sail_next(self, state: Ocean, when: Array) -> Ocean:
        """LG-14: the lowest token among those who have not sailed."""
        lowest = jnp.min(jnp.where(state.sailed, self.seats, state.token))
        seat = at(jnp.arange(self.seats, dtype=jnp.int8), state.token == lowest)
        return state._replace(
            actor=jnp.where(when, seat, state.actor),
            step=jnp.where(when, SAILING, state.step).astype(jnp.int8),
            hand_done=state.hand_done & ~when,
        )

    def done(self, state: Ocean, when: Array) -> Ocean:
        """LG-21, MI-13"""
        state = self.put_under(state, when)
        step = jnp.where(state.hand_done, AFTERWARDS, SAILING)
        return state._replace(
            chosen=jnp.where(when, NONE, state.chosen).astype(jnp.int8),
            sailed=state.sailed | self.me(state) & (when & state.hand_done),
            step=jnp.where(when, step, state.step).astype(jnp.int8),
        )

    def put_under(self, state: Ocean, when: Array) -> Ocean:
        """LG-26"""
        here = first(state.queue == NONE) & (when & (state.special != NONE))
        return state._replace(
            queue=put(state.queue, here, state.special), special=jnp.where(when, NONE, state.special).astype(jnp.int8)
        )

    def take_card(self, state: Ocean, when: Array) -> Ocean:
        """LG-28, MI-24; not in this turn (LG-21, MI-13)."""
        when = when & (state.queue[0] != NONE)
        got = (self.me(state)[:, None] & hot(self.kinds, state.queue[0]) & when).astype(jnp.int8)
        return state._replace(
            held=state.held + got,
            fresh=state.fresh + got,
            queue=jnp.where(when, jnp.append(state.queue[1:], jnp.int8(NONE)), state.queue),
            pile=jnp.where(when, jnp.maximum(state.pile - 1, 0), state.pile).astype(jnp.int8),
        )

    def begin_turn(self, state: Ocean, when: Array, ends: Array) -> Ocean:
        """LG-12; LG-35, MI-27: and where a round ends, the bonus for each token."""
        over = when & ends & (state.round + 1 == self.rounds)
        bonus = jnp.where(when & ends, self.bonus[state.token], 0)
        return state._replace(
            laid=put(state.laid, when, 0),
            fresh=put(state.fresh, when, 0),
            sailed=state.sailed & ~when,
            spent=state.spent & ~when,
            points=state.points + bonus,
            turn=put(state.turn, when, jnp.where(ends, jnp.where(over, state.turn, 1), state.turn + 1)),
            round=state.round + (when & ends & ~over),
            ending=state.ending & ~(when & ends & ~over),
            step=put(state.step, when, jnp.where(over, OVER, LAYING)),
            actor=jnp.where(over, NONE, state.actor),
        )

    # -- chosen moves that both editions have -------------------------------------------------------------------------

    def lay(self, state: Ocean, card: Array, when: Array) -> tuple[Ocean, Array]:
        mine = self.me(state) & when
        bit = jnp.left_shift(jnp.int16(1), card.astype(jnp.int16))
        state = state._replace(
            hands=jnp.where(mine, state.hands & ~bit, state.hands), laid=put(state.laid, mine, card + 1)
        )
        return self.laying(state, at(state.token, self.me(state)) + 1, when)

    def place_named(self, state: Ocean, name: Array) -> Array:
        """The place of the ocean that people see there now."""
        return name // ARMS * ARMS + (name - state.dial) % ARMS

    def pair(self, number: Array) -> Array:
        """The two squares of a swap."""
        return jnp.asarray(self.pairs)[jnp.clip(number, 0, len(self.pairs) - 1)]

    def swap(self, state: Ocean, pair: Array, when: Array) -> Ocean:
        """LG-22, MI-11: the chips of two squares change places."""
        board = self.board(state)
        other = jnp.sum(jnp.where(pair, board, 0), dtype=jnp.int8) - board
        return state._replace(boards=put(state.boards, self.me(state)[:, None] & (pair & when), other))

    def shift(self, state: Ocean, chip: Array, gone: Array, here: Array, when: Array) -> Ocean:
        """A chip goes from where ``gone`` is (seats × squares) to a square of the actor's. On the last one it ends the
        round (LG-31, MI-25)."""
        boards = put(put(state.boards, gone & when, FREE), self.me(state)[:, None] & (here & when), chip)
        return state._replace(boards=boards, ending=state.ending | when & self.ends_row(state, here))

    def ends_row(self, state: Ocean, here: Array) -> Array:
        return jnp.any(here & (jnp.arange(self.squares, dtype=jnp.int8) == self.last_of_row[state.round]))

    def deal(self, state: Ocean, order: Array, when: Array) -> Ocean:
        """LG-25"""
        tokens = self.deals[jnp.clip(order, 0, ORDERS.size - 1)]
        return self.put_under(state._replace(token=jnp.where(when, tokens, state.token)), when)

    # -- the end, and what is seen ------------------------------------------------------------------------------------

    def scores(self, state: Ocean) -> Array:
        return state.points.astype(jnp.int32)

    def shares(self, state: Ocean) -> Array:
        """LG-40, MI-31: of equals, the lower token wins."""
        keys = self.scores(state) * self.seats - state.token
        return (keys == jnp.max(keys)).astype(jnp.float32)

    def relative(self, array: Array, seat: Array, nobody: int = 0) -> Array:
        """What each seat has, counted from one of them."""
        there = jnp.arange(SEATS)
        rows = array[(seat + there) % self.seats]
        return jnp.where((there < self.seats).reshape(-1, *(1,) * (array.ndim - 1)), rows, nobody)

    def seen(self, array: Array, state: Ocean) -> Array:
        """What is at each place of the ocean, in the order in which people see them."""
        return jnp.roll(array.reshape(RINGS, ARMS), state.dial, 1).reshape(PLACES)

    def encode(self, state: Ocean, seat: Array) -> Encoding:
        ocean = self.seen(jnp.where(state.opened, state.ocean, FREE), state)
        boards = self.relative(state.boards, seat, FREE)
        can, reached = self.ways(state, jnp.int8(ANY))
        turned = reached // ARMS * ARMS + (reached + state.dial) % ARMS
        at_place, rest = self.own_known(state, seat)
        actor = jnp.where(state.actor < 0, NONE, (state.actor - seat) % self.seats)
        free = first((boards == FREE) & self.row(state)) & (jnp.arange(SEATS) < self.seats)[:, None]
        used = (jnp.arange(state.queue.size) > state.pile) & (state.queue != NONE)
        cards = jnp.arange(self.cards, dtype=jnp.int16)
        kinds = jnp.arange(self.kinds)
        squares = jnp.asarray(self.shown)[boards] + self.relative(jnp.tile(self.printed, (self.seats, 1, 1)), seat)
        known = Known(
            chips=jnp.concatenate([jnp.asarray(self.shown)[ocean], squares.reshape(-1, self.look.chip_size)]),
            hidden=self.seen((state.ocean != FREE) & ~state.opened, state),
            dots=self.seen(jnp.asarray(self.dots), state),
            pointed=jnp.arange(PLACES) == state.depth * ARMS + 2 * state.heading,
            reach=(jnp.arange(PLACES)[:, None] == turned) & can,
            wanted=jnp.asarray(self.wanted),
            now=jnp.asarray(self.row_of) == state.round,
            next=free,
            chosen=self.pointed_out(state, seat),
            at_place=at_place,
            heading=state.heading,
            depth=state.depth,
            seat=seat,
            actor=actor,
            tokens=self.relative(state.token, seat, NONE),
            points=self.relative(self.scores(state), seat),
            row=self.relative(self.row_points(state.boards)[:, state.round], seat),
            columns=self.relative(self.columns_points(state), seat),
            hands=self.relative(state.hands, seat)[:, None] >> cards & 1,
            laid=self.relative(state.laid, seat),
            sailed=self.relative(state.sailed, seat),
            spent=self.relative(state.spent, seat),
            specials=self.relative(state.held, seat),
            fresh=self.relative(state.fresh, seat),
            top=state.queue[0],
            pile=state.pile,
            under=jnp.sum((state.queue[:, None] == kinds) & used[:, None], 0),
            special=state.special,
            step=state.step,
            round=state.round,
            turn=state.turn,
            ending=state.ending,
            rest=rest,
        )
        return numbers(self.look, known, self.seats)

    def pointed_out(self, state: Ocean, seat: Array) -> Array:
        """seats × squares: the ``chosen`` chip of the actor."""
        return self.relative(self.me(state), seat)[:, None] & hot(self.squares, state.chosen)

    def of(self, state: State) -> Ocean:
        assert isinstance(state, Position)
        return self.taken_over(state, self.own_of(state))

    @abstractmethod
    def own_of(self, state: Any) -> Any:
        """What an edition adds, as arrays."""
