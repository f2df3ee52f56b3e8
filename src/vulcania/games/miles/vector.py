"""The rules of `miles` on arrays (see :mod:`vulcania.games._ocean.vector`)."""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax import random as chances

from vulcania.core.setup import Setup
from vulcania.games._ocean.components import ANY, FREE, NONE, PLACES
from vulcania.games._ocean.encoding import SEATS
from vulcania.games._ocean.moves import (
    AFTERWARDS,
    ANCHORING,
    DEALING,
    FETCHING,
    KEEPING,
    LAYING,
    MOVING,
    OFFERING,
    OVER,
    PUTTING,
    SAILING,
    STEERING,
    STEERS,
    TAKING,
    TRADING,
)
from vulcania.games._ocean.vector import OceanEngine
from vulcania.games._ocean.vector.position import Ocean, Task, at, best, first, hot, only, put
from vulcania.games.miles.components import (
    ANCHOR,
    ARROW,
    BLUE,
    COLUMNS,
    HELMET,
    ROWS,
    SAILOR,
    SEAL,
    SHORT_ROUNDS,
    SIGNS,
    SPECIAL_BELL,
    SPECIAL_GLOBE,
    SPECIAL_HELMET,
    SPECIAL_NUMBERS,
    SPECIAL_REVERSE,
    SPECIAL_SAILOR,
    SPECIAL_THERMOSTAT,
    SPECIALS,
    SQUARES,
    STAR,
    WHITE,
    Contents,
)
from vulcania.games.miles.encoding import LOOK
from vulcania.games.miles.moves import (
    CARD,
    DEAL,
    FETCH,
    KEEP,
    LAY,
    MOVE,
    OFFER,
    PASS,
    PLAY,
    PUT,
    SWAPS,
    TAKE,
    TRADE,
    VOCABULARY,
)
from vulcania.games.miles.rules.position import MilesPosition

STEPS = {
    SPECIAL_SAILOR: MOVING, SPECIAL_HELMET: OFFERING, SPECIAL_BELL: TAKING, SPECIAL_GLOBE: STEERING,
    SPECIAL_NUMBERS: DEALING,
}  # fmt: skip
"""What a special card asks for; after the others it is still the hand card."""
SIGN_BITS = 4
WILD_SHIFT = SIGN_BITS * len(SIGNS)
"""The symbols of a chip are counted in one number, four bits for each, the last for seals."""


PLACE_BITS = 1 << np.arange(PLACES)


def _counted(places: Array, among: Array) -> Array:
    """How many of the places are among each of some sets, which are bits."""
    bits = jnp.sum(jnp.where(places, PLACE_BITS.astype(np.uint32), 0), dtype=jnp.uint32)
    return jax.lax.population_count(bits & among).astype(jnp.int8)


class Own(NamedTuple):
    stars: Array
    """24: 0, or in which order the star that lies there was turned."""
    fired: Array
    """24"""
    stacks: Array
    """6 × the longest and one more: the chips as they will be drawn, then FREE."""
    drawn: Array
    """6: how many were."""


class MilesEngine(OceanEngine):
    moves = VOCABULARY.size
    look = LOOK
    kinds = len(SPECIALS)
    swaps = SWAPS
    contents: Contents

    def __init__(self, setup: Setup) -> None:
        self.short = setup.options["length"] == "short"
        super().__init__(setup, SHORT_ROUNDS if self.short else ROWS, MilesPosition.TURNS)
        contents = self.contents
        self.optional = bool(setup.options["optional-taking"])
        self.role = jnp.asarray([*contents.role, NONE], jnp.int8)
        self.white = jnp.asarray([colour == WHITE for colour in contents.colour] + [False])
        self.stack_of = np.array(contents.stack_of)
        same = self.stack_of[:, None] == self.stack_of
        self.before = jnp.asarray(np.tril(same, -1) @ PLACE_BITS, jnp.uint32)
        self.of_stack = jnp.asarray((self.stack_of == np.arange(6)[:, None]) @ PLACE_BITS, jnp.uint32)
        self.last = np.isin(np.arange(SQUARES), [squares[-1] for squares in contents.row_squares])
        signs = zip(contents.signs, contents.wild, strict=True)
        codes = [sum(1 << SIGN_BITS * sign for sign in some) + (wild << WILD_SHIFT) for some, wild in signs]
        self.codes = jnp.asarray([*codes, 0], jnp.uint32)
        self.printed_codes = jnp.asarray(
            [1 << SIGN_BITS * sign if sign >= 0 else 0 for sign in contents.printed], jnp.uint32
        )
        self.wanted_roles = jnp.asarray([sorted(roles) for roles in contents.row_roles], jnp.int8)
        self.row_worth = jnp.asarray(contents.row_values, jnp.int16)
        self.column_worth = jnp.asarray(contents.column_values, jnp.int16)
        played = self.row_of < self.rounds
        for square, sign in enumerate(contents.printed):
            if sign >= 0 and played[square]:
                self.printed[square] = LOOK.chip(None, SIGNS[sign])

    def init(self, key: Array) -> Ocean:
        dealing, beginning = chances.split(key)
        stacks = self.contents.stacks
        longest = max(map(len, stacks)) + 1
        chips = np.full((len(stacks), longest), FREE, np.int8)
        for number, stack in enumerate(stacks):
            chips[number, : len(stack)] = stack
        lots = jnp.where(chips == FREE, 1.0, chances.uniform(dealing, chips.shape))
        shuffled = jnp.take_along_axis(jnp.asarray(chips), jnp.argsort(lots, -1), -1)
        nothing = jnp.zeros(PLACES, bool)
        own = Own(jnp.zeros(PLACES, jnp.int8), nothing, shuffled, jnp.zeros(len(stacks), jnp.int8))
        return self._fill(self.begun(beginning, jnp.full(PLACES, FREE, jnp.int8), nothing, own), jnp.bool_(True))

    def own_of(self, state: MilesPosition) -> Own:
        longest = max(map(len, self.contents.stacks)) + 1
        stacks = [(stack[::-1] + [FREE] * longest)[:longest] for stack in state.stacks]
        stars = [state.stars.index(place) + 1 if place in state.stars else 0 for place in range(PLACES)]
        fired = [bool(state.fired >> place & 1) for place in range(PLACES)]
        return Own(np.array(stars, np.int8), np.array(fired), np.array(stacks, np.int8), np.zeros(6, np.int8))

    def _fill(self, state: Ocean, when: Array) -> Ocean:
        """MI-28: places in their order draw from the stack of their depth and colour."""
        own, empty = state.own, state.ocean == FREE
        rank = _counted(empty, self.before)
        which = jnp.minimum(own.drawn[self.stack_of] + rank, own.stacks.shape[1] - 1)
        drawn = own.stacks[self.stack_of, which]
        filled = empty & (drawn != FREE) & when
        return state._replace(
            ocean=put(state.ocean, filled, drawn),
            opened=jnp.where(filled, self.stack_of % 2 != BLUE, state.opened),
            own=own._replace(drawn=own.drawn + _counted(filled, self.of_stack)),
        )

    # -- what may be chosen -------------------------------------------------------------------------------------------

    def action(self, state: Ocean) -> Array:
        """MI-16, MI-19, MI-23"""
        any_ = (state.special == SPECIAL_THERMOSTAT) | (state.step == STEERING)
        return jnp.where(any_, ANY, super().action(state))

    def others(self, state: Ocean) -> Array:
        """seats × squares: the chips of other players."""
        return (state.boards != FREE) & ~self.me(state)[:, None]

    def open_squares(self, state: Ocean) -> Array:
        """MI-14, MI-18: the leftmost free square of each row that is played, not the last one of a later row."""
        free = (self.board(state) == FREE) & self.takes & (self.row_of < self.rounds)
        leftmost = first(free.reshape(ROWS, COLUMNS)).reshape(-1)
        return leftmost & ((jnp.asarray(self.row_of) <= state.round) | ~self.last)

    def fetchable(self, state: Ocean) -> Array:
        """MI-15"""
        return self.white[state.ocean] & (self.role[state.ocean] != ARROW)

    def has_reverse(self, state: Ocean) -> Array:
        """MI-17"""
        return (state.held[:, SPECIAL_REVERSE] > 0) & ~state.spent

    def playable(self, state: Ocean) -> Array:
        """MI-13 to MI-20; a reverse card is laid with the hand card."""
        me = self.me(state)
        own, room = jnp.any(self.board(state) != FREE), jnp.any(self.open_squares(state))
        useful = {
            SPECIAL_SAILOR: own & room,
            SPECIAL_HELMET: own & jnp.any(self.fetchable(state)),
            SPECIAL_THERMOSTAT: state.step == SAILING,
            SPECIAL_REVERSE: jnp.bool_(False),
            SPECIAL_BELL: jnp.any(self.others(state)) & room,
            SPECIAL_GLOBE: jnp.bool_(True),
            SPECIAL_NUMBERS: jnp.bool_(True),
        }
        cards = at(state.held - state.fresh, me) > 0
        return jnp.stack([useful[card] for card in range(self.kinds)]) & cards & ~jnp.any(state.spent & me)

    def sails(self, state: Ocean) -> tuple[Array, Array]:
        kind = self.action(state)
        can, place = self.ways(state, kind)
        # MI-22: not onto a turned star; where all ways lead to one, to that which was turned last
        turned = jnp.sum(jnp.where(place[:, None] == np.arange(PLACES), state.own.stars, 0), 1, dtype=jnp.int8)
        free = can & (turned == 0)
        last = can & (turned == jnp.max(jnp.where(can, turned, 0)))
        ways = jnp.where(jnp.any(free), free, last)
        chips = jnp.sum(self.board(state) != FREE, dtype=jnp.int8)
        swaps = (kind == SAILOR) & (chips > 1) | (kind == HELMET) & (chips > 0) & jnp.any(self.others(state))
        return ways, (state.step == SAILING) & (swaps | jnp.any(self.playable(state)))

    def mask(self, state: Ocean) -> Array:
        step, me, kind = state.step, self.me(state), self.action(state)
        sailing, after, anchoring, keeping = (step == one for one in (SAILING, AFTERWARDS, ANCHORING, KEEPING))
        chips, others, free = self.board(state) != FREE, self.others(state), self.open_squares(state)
        theirs = jnp.concatenate([others, jnp.zeros((SEATS - self.seats, SQUARES), bool)]).reshape(-1)
        at_sea = state.chosen == NONE
        reverse = hot(self.kinds, SPECIAL_REVERSE) & jnp.any(self.has_reverse(state) & me)
        keep = keeping | anchoring & (~at_sea | (not self.optional) | jnp.any(self.room(state)))
        leave = keeping | anchoring & at_sea & self.optional
        offers = (step == OFFERING) | sailing & (kind == HELMET) & jnp.any(others)
        return jnp.concatenate([
            self.sails(state)[0] & (sailing | (step == STEERING)),
            self.lay_mask(state) & (step == LAYING),
            jnp.where(step == LAYING, reverse, self.playable(state) & (sailing | after)),
            jnp.stack([after | sailing & (kind > ANY), keep, anchoring, leave]),
            self.swap_mask(chips) & (sailing & (kind == SAILOR)),
            chips & offers,
            theirs & (step == TRADING),
            self.seen(self.fetchable(state), state) & (step == FETCHING),
            (chips[:, None] & free & (step == MOVING)).reshape(-1),
            theirs & (step == TAKING),
            free & (step == PUTTING),
            self.may_deal & (step == DEALING),
        ])  # fmt: skip

    # -- what is done -------------------------------------------------------------------------------------------------

    def carry_out(self, state: Ocean, move: Array) -> tuple[Ocean, Task]:
        def among(low: int, high: int) -> Array:
            return (move >= low) & (move < high)

        before = state.step
        state, laid = self.lay(state, move - LAY, among(LAY, PLAY))
        state, reversed_ = self._play(state, move - PLAY, among(PLAY, PASS))
        swaps = among(SWAPS.base, OFFER)
        state = self.swap(state, self.pair(move - SWAPS.base), swaps)
        state = state._replace(hand_done=state.hand_done | swaps)
        state, asked = self._exchange(state, move, before)
        state, moved = self._shift(state, move)
        state = self._settle_chip(state, move)
        state = self.deal(state, move - DEAL, move >= DEAL)
        state = self.done(state, swaps | moved | among(KEEP, SWAPS.base))
        state = state._replace(step=put(state.step, asked, ANCHORING))
        advance = laid | reversed_ | (move >= DEAL) | (move == PASS) & (before == AFTERWARDS)
        steer = jnp.where(move < STEERS, move, NONE).astype(jnp.int8)
        return state, Task(steer, jnp.int8(NONE), (move == PASS) & (before == SAILING), advance)

    def _play(self, state: Ocean, card: Array, when: Array) -> tuple[Ocean, Array]:
        """MI-13; MI-17: after a reverse card a last hand card lays itself."""
        mine = self.me(state) & when
        asks = jnp.asarray([STEPS.get(one, NONE) for one in range(self.kinds)], jnp.int8)
        step = asks[jnp.clip(card, 0, self.kinds - 1)]
        state = state._replace(
            spent=state.spent | mine,
            special=put(state.special, when, card),
            held=state.held - (mine[:, None] & hot(self.kinds, card)),
            step=put(state.step, when & (step != NONE), step),
        )
        return self.laying(state, at(state.token, self.me(state)), when & (card == SPECIAL_REVERSE))

    def _exchange(self, state: Ocean, move: Array, before: Array) -> tuple[Ocean, Array]:
        """MI-12, MI-15: a chip for another player's, or for one of the ocean. A single chip is the one to offer, a
        single other chip the one to get. Also whether an anchor was got, which asks what to do with it."""
        me, board = self.me(state), self.board(state)
        chosen = (move >= OFFER) & (move < TRADE)
        alone = jnp.where(move == PLAY + SPECIAL_HELMET, only(board != FREE), NONE)
        offer = jnp.where(chosen, move - OFFER, alone)
        to_sea, to_hand = (alone != NONE) | chosen & (before == OFFERING), chosen & (before == SAILING)
        state = state._replace(
            chosen=put(state.chosen, offer != NONE, offer),
            hand_done=state.hand_done | to_hand,
            step=put(put(state.step, to_sea, FETCHING), to_hand, TRADING),
        )
        mine = hot(SQUARES, state.chosen)
        old = at(board, mine)
        others = self.others(state).reshape(-1)
        trade = jnp.where((move >= TRADE) & (move < FETCH), move - TRADE, jnp.where(to_hand, only(others), NONE))
        trades, theirs = trade != NONE, hot(others.size, trade).reshape(self.seats, SQUARES)
        fetches = (move >= FETCH) & (move < MOVE)
        lone = jnp.where(to_sea, only(self.fetchable(state)), NONE)
        place = jnp.where(fetches, self.place_named(state, move - FETCH), lone)
        here = hot(PLACES, place)
        fetches = place != NONE
        got = jnp.where(fetches, at(state.ocean, here), jnp.sum(jnp.where(theirs, state.boards, 0), dtype=jnp.int8))
        boards = put(state.boards, theirs, old)
        boards = put(boards, me[:, None] & (mine & (trades | fetches)), got)
        state = state._replace(boards=boards, ocean=put(state.ocean, here, old))
        asked = fetches & (self.role[got] == ANCHOR) & (state.queue[0] != NONE)
        square = state.chosen
        state = self.done(state, trades | fetches & ~asked)
        return state._replace(chosen=put(state.chosen, asked, square)), asked

    def _shift(self, state: Ocean, move: Array) -> tuple[Ocean, Array]:
        """MI-14: an own chip moves. MI-18: another player's chip is taken; a single one is the one to take, a single
        square the one to put it on. Also whether a chip was put down."""
        me, others = self.me(state), self.others(state).reshape(-1)
        bell = jnp.where(move == PLAY + SPECIAL_BELL, only(others), NONE)
        take = jnp.where((move >= TAKE) & (move < PUT), move - TAKE, bell)
        state = state._replace(
            chosen=put(state.chosen, take != NONE, take), step=put(state.step, take != NONE, PUTTING)
        )
        lone = jnp.where(take != NONE, only(self.open_squares(state)), NONE)
        lands = jnp.where((move >= PUT) & (move < DEAL), move - PUT, lone)
        moves = (move >= MOVE) & (move < TAKE)
        origin, to = hot(SQUARES, (move - MOVE) // SQUARES), hot(SQUARES, (move - MOVE) % SQUARES)
        taken = hot(others.size, state.chosen).reshape(self.seats, SQUARES)
        gone = jnp.where(moves, me[:, None] & origin, taken)
        chip = jnp.sum(jnp.where(gone, state.boards, 0), dtype=jnp.int8)
        when = moves | (lands != NONE)
        return self.shift(state, chip, gone, jnp.where(moves, to, hot(SQUARES, lands)), when), when

    def _settle_chip(self, state: Ocean, move: Array) -> Ocean:
        """MI-10, MI-24: what becomes of the chip that was found or, an anchor, fetched."""
        at_sea, here = state.chosen == NONE, hot(PLACES, self.pointed(state))
        card, takes = move == CARD, (move == KEEP) & at_sea
        room = self.room(state)
        takes &= jnp.any(room)
        lifted = here & (takes | card & at_sea)
        mine = self.me(state)[:, None]
        boards = put(state.boards, mine & (hot(SQUARES, state.chosen) & card), FREE)
        state = state._replace(
            ocean=put(state.ocean, lifted, FREE),
            opened=state.opened & ~lifted,
            boards=put(boards, mine & (room & takes), at(state.ocean, here)),
            ending=state.ending | takes & self.ends_row(state, room),
        )
        return self.take_card(state, card)

    def find(self, state: Ocean, place: Array, _fetched: Array) -> Ocean:
        """MI-10, MI-22 to MI-24"""
        here, own = hot(PLACES, place), state.own
        surrounded = here & (own.stars > 0)
        ocean = put(state.ocean, surrounded, FREE)
        chip = jnp.where(place == NONE, FREE, at(ocean, here))
        there, role, room = chip != FREE, self.role[chip], self.room(state)
        full = ~jnp.any(room)
        arrow, star = role == ARROW, role == STAR
        fires = arrow & ~jnp.any(here & own.fired)
        anchor = (role == ANCHOR) & (state.queue[0] != NONE)
        card = anchor & full & (not self.optional)
        plain = there & ~arrow & ~star & ~anchor & ~full
        keeps, takes = plain & self.optional, plain & (not self.optional)
        lifted = here & (card | takes)
        state = state._replace(
            ocean=put(ocean, lifted, FREE),
            opened=(state.opened | here & there) & ~lifted & ~surrounded,
            boards=put(state.boards, self.me(state)[:, None] & (room & takes), chip),
            ending=state.ending | takes & self.ends_row(state, room),
            own=own._replace(
                stars=put(put(own.stars, surrounded, 0), here & star, jnp.max(own.stars) + 1),
                fired=own.fired | here & arrow,
            ),
        )
        state = self.take_card(state, card)
        asks = anchor & ~card
        state = self.done(state, (place != NONE) & ~fires & ~asks & ~keeps)
        step = jnp.where(fires, STEERING, jnp.where(asks, ANCHORING, KEEPING))
        return state._replace(step=put(state.step, fires | asks | keeps, step))

    def lays_itself(self, state: Ocean) -> Array:
        return super().lays_itself(state) & ~self.has_reverse(state)

    def ranks(self, state: Ocean) -> Array:
        """MI-17"""
        return jnp.where(state.special == SPECIAL_REVERSE, -state.laid, state.laid)

    def sail_next(self, state: Ocean, when: Array) -> Ocean:
        """MI-23: for the next player every arrow fires again."""
        state = super().sail_next(state, when)
        return state._replace(own=state.own._replace(fired=state.own.fired & ~when))

    def end_turn(self, state: Ocean, when: Array) -> Ocean:
        """MI-9, MI-25, MI-32"""
        back = when & jnp.all(state.hands == 0)
        role = self.role[state.ocean]
        barren = jnp.all((state.ocean == FREE) | state.opened & ((role == ARROW) | (role == STAR)))
        ends = state.ending | (state.turn == self.turns) | barren
        state = state._replace(
            hands=put(state.hands, back, (1 << self.cards) - 1),
            own=state.own._replace(fired=state.own.fired & ~when),
        )
        old = state.round
        state = self.begin_turn(state, when, ends)
        return self._fill(state, state.round != old)

    # -- points -------------------------------------------------------------------------------------------------------

    def row_points(self, boards: Array) -> Array:
        """MI-26, MI-21"""
        roles = self.role[boards].reshape(self.seats, ROWS, COLUMNS)
        shown = [jnp.any(roles == self.wanted_roles[:, one, None], 2) for one in range(3)]
        count = jnp.minimum(sum(shown, jnp.sum(roles == SEAL, 2)), 3)
        return self.row_worth[jnp.arange(ROWS), count]

    def _columns(self, boards: Array, rows: Array) -> Array:
        """MI-29, MI-30: for each seat, over the first rows."""
        codes = jnp.where(self.row_of < rows, self.codes[boards] + self.printed_codes, 0)
        codes = jnp.sum(codes.reshape(self.seats, ROWS, COLUMNS), 1, dtype=jnp.uint32)
        counts = [codes >> SIGN_BITS * sign & 15 for sign in range(len(SIGNS))]

        def worth(count: Array) -> Array:
            return self.column_worth[np.arange(COLUMNS), jnp.minimum(count, ROWS)]

        return jnp.sum(best(counts, codes >> WILD_SHIFT, worth, ROWS, spare=True), 1)

    def columns_points(self, state: Ocean) -> Array:
        return self._columns(state.boards, jnp.where(state.round < SHORT_ROUNDS, SHORT_ROUNDS, self.rounds))

    def account(self, before: Ocean, after: Ocean) -> Array:
        """MI-26, MI-29. Whatever follows a round's end unasked fills the next row only: what was counted still lies."""
        rows = jnp.arange(ROWS)
        counted = (rows >= before.round) & (rows < after.round + (after.step == OVER))
        halfway = counted[SHORT_ROUNDS - 1]
        columns = self._columns(after.boards, jnp.where(halfway, SHORT_ROUNDS, self.rounds))
        points = jnp.sum(jnp.where(counted, self.row_points(after.boards), 0), 1)
        return points + jnp.where(halfway | counted[self.rounds - 1], columns, 0)

    # -- what is seen -------------------------------------------------------------------------------------------------

    def pointed_out(self, state: Ocean, seat: Array) -> Array:
        putting = state.step == PUTTING
        taken = hot(self.seats * SQUARES, jnp.where(putting, state.chosen, NONE)).reshape(self.seats, SQUARES)
        return jnp.where(putting, self.relative(taken, seat), super().pointed_out(state, seat))

    def own_known(self, state: Ocean, _seat: Array) -> tuple[Array, Array]:
        own = state.own
        marks = jnp.stack([self.seen(own.stars > 0, state), self.seen(own.fired, state)], 1)
        at_place = jnp.zeros((LOOK.places, 2)).at[:PLACES].set(marks)
        undrawn = (own.stacks != FREE) & (np.arange(own.stacks.shape[1]) >= own.drawn[:, None])
        reverse = state.special == SPECIAL_REVERSE
        rest = jnp.concatenate([reverse[None], jnp.sum(undrawn, 1) / 12, jnp.asarray([self.short, self.optional])])
        return at_place, rest


def engine(setup: Setup) -> MilesEngine:
    return MilesEngine(setup)
