"""The rules of `leagues` on arrays (see :mod:`vulcania.games._ocean.vector`)."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from jax import random as chances

from vulcania.core.setup import Setup
from vulcania.games._ocean.components import ANY, ARMS, FREE, NONE, PLACES, RINGS, SYMBOLS, WHITE_DOT
from vulcania.games._ocean.moves import (
    AFTERWARDS,
    DEALING,
    FETCHING,
    LAYING,
    MOVING,
    OFFERING,
    OVER,
    SAILING,
    STEERING,
    SWAPPING,
)
from vulcania.games._ocean.vector import OceanEngine
from vulcania.games._ocean.vector.position import Ocean, Task, at, best, hot, only, put
from vulcania.games.leagues.components import (
    ANCHOR,
    BISCUIT,
    READS,
    ROUNDS,
    SPECIALS,
    SQUARES,
    SUBMARINE,
    SYMBOL_BITS,
    WILD_SHIFT,
    Contents,
)
from vulcania.games.leagues.encoding import BISCUIT as BISCUIT_SIZE
from vulcania.games.leagues.encoding import LOOK, SCORERS, biscuit
from vulcania.games.leagues.moves import DEAL, EXTRAS, FETCH, LAY, MOVE, OFFER, PASS, PLAY, SWAPS, VOCABULARY
from vulcania.games.leagues.rules.counting import row_table
from vulcania.games.leagues.rules.position import LeaguesPosition

STEPS = (SWAPPING, MOVING, OFFERING, DEALING)
"""What each extra card asks for."""
SAILOR, SUPER_SAILOR, DIVER, NUMBER_CHIPS = range(len(EXTRAS))


class Own(NamedTuple):
    sailors: Array
    deals: Array
    """3 × 24: the chips of the rounds to come, as they will be laid out."""


def _groups() -> Any:
    """6 × 4: the places of each depth and colour: white, then green, ring by ring (LG-4)."""
    return np.array([
        [place for place in range(PLACES) if place // ARMS == ring and WHITE_DOT[place] == white]
        for ring in range(RINGS) for white in (True, False)
    ])  # fmt: skip


class LeaguesEngine(OceanEngine):
    moves = VOCABULARY.size
    look = LOOK
    kinds = len(SPECIALS)
    swaps = SWAPS
    contents: Contents

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, ROUNDS, LeaguesPosition.TURNS)
        contents = self.contents
        self.expert = bool(setup.options["expert"])
        self.open_dots = jnp.asarray([white or self.expert for white in WHITE_DOT])  # LG-3, LG-41
        self.submarine_fires = setup.rules > 1
        self.role = jnp.asarray([*contents.role, NONE], jnp.int8)
        self.stock = jnp.asarray(contents.stock, jnp.int8)
        self.groups = _groups().reshape(-1)
        self.codes = jnp.asarray(contents.symbols, jnp.int32)
        self.reads = jnp.asarray(contents.reads, jnp.int16)
        self.row_worth = jnp.asarray([row_table(values) for values in contents.row_values], jnp.int16)
        self.column_worth = jnp.asarray([0, *contents.column_values], jnp.int16)
        events = [contents.events[(chip.number or 1) - 1] for chip in (*contents.chips, contents.chips[0])]
        self.scorer = jnp.asarray([SCORERS.index(event.scorer) for event in events], jnp.int8)
        self.scoring = jnp.asarray(
            [[SYMBOL_BITS * SYMBOLS.index(name) for name in event.symbols] for event in events], jnp.int32
        )

    def init(self, key: Array) -> Ocean:
        """LG-4: each chip on a dot of its depth and colour."""
        dealing, beginning = chances.split(key)
        order = jnp.argsort(chances.bits(dealing, self.stock.shape, jnp.uint32), -1)
        laid = jnp.take_along_axis(self.stock, order, -1).reshape(ROUNDS, PLACES)
        deals = jnp.zeros((ROUNDS, PLACES), jnp.int8).at[:, self.groups].set(laid)
        sailors = jnp.full(self.seats, self.contents.sailors, jnp.int8)
        return self.begun(beginning, deals[0], self.open_dots, Own(sailors, deals))

    def own_of(self, state: LeaguesPosition) -> Own:
        deals, twin = np.zeros((ROUNDS, PLACES), np.int8), state.clone()
        for round_ in range(state.round + 1, ROUNDS):
            twin.round = round_
            twin.place_chips()
            deals[round_] = twin.ocean
        return Own(np.asarray(state.sailors, np.int8), deals)

    # -- what may be chosen -------------------------------------------------------------------------------------------

    def playable(self, state: Ocean) -> Array:
        """LG-21"""
        me = self.me(state)
        chips = self.board(state) != FREE
        count = jnp.sum(chips, dtype=jnp.int8)
        cards = at(state.held - state.fresh, me) > 0
        useful = jnp.stack([
            (count > 1) & (at(state.own.sailors, me) > 0),
            (count > 0) & cards[0] & jnp.any(self.free_squares(state)),
            (count > 0) & cards[1] & jnp.any(state.ocean != FREE),
            cards[2],
        ])  # fmt: skip
        return useful & ~jnp.any(state.spent & me)

    def free_squares(self, state: Ocean) -> Array:
        """LG-23"""
        squares = np.arange(SQUARES, dtype=np.int8)
        return (self.board(state) == FREE) & ((squares // 3 <= state.round) | (squares % 3 != 2))

    def sails(self, state: Ocean) -> tuple[Array, Array]:
        """LG-27: who steers once more may as well not."""
        steering = state.step == STEERING
        ways, _ = self.ways(state, jnp.where(steering, ANY, self.action(state)))
        return ways, steering | jnp.any(self.playable(state))

    def mask(self, state: Ocean) -> Array:
        step = state.step
        sailing, after, steering = step == SAILING, step == AFTERWARDS, step == STEERING
        chips, free = self.board(state) != FREE, self.free_squares(state)
        return jnp.concatenate([
            self.sails(state)[0] & (sailing | steering),
            self.lay_mask(state) & (step == LAYING),
            self.playable(state) & (sailing | after),
            (after | steering)[None],
            self.swap_mask(chips) & (step == SWAPPING),
            (chips[:, None] & free & (step == MOVING)).reshape(-1),
            chips & (step == OFFERING),
            self.seen(state.ocean != FREE, state) & (step == FETCHING),
            self.may_deal & (step == DEALING),
        ])  # fmt: skip

    # -- what is done -------------------------------------------------------------------------------------------------

    def carry_out(self, state: Ocean, move: Array) -> tuple[Ocean, Task]:
        def among(low: int, high: int) -> Array:
            return (move >= low) & (move < high)

        me, chips, before = self.me(state), self.board(state) != FREE, state.step
        state, laid = self.lay(state, move - LAY, among(LAY, PLAY))
        state = self._play(state, move - PLAY, among(PLAY, PASS))
        # LG-22: two chips can be swapped in one way only.
        sailor = (move == PLAY + SAILOR) & (jnp.sum(chips, dtype=jnp.int8) == 2)
        swaps = among(SWAPS.base, MOVE) | sailor
        state = self.swap(state, jnp.where(sailor, chips, self.pair(move - SWAPS.base)), swaps)
        # LG-23
        shifts = among(MOVE, OFFER)
        origin, to = hot(SQUARES, (move - MOVE) // SQUARES), hot(SQUARES, (move - MOVE) % SQUARES)
        state = self.shift(state, at(self.board(state), origin), me[:, None] & origin, to, shifts)
        # LG-24: a single chip is the one to offer, the last of the ocean the one to fetch.
        offer = jnp.where(move == PLAY + DIVER, only(chips), jnp.where(among(OFFER, FETCH), move - OFFER, NONE))
        offers = offer != NONE
        state = state._replace(
            chosen=put(state.chosen, offers, offer), step=jnp.where(offers, FETCHING, state.step).astype(jnp.int8)
        )
        place = self.place_named(state, move - FETCH)
        fetch = jnp.where(among(FETCH, DEAL), place, jnp.where(offers, only(state.ocean != FREE), NONE))
        state = self.deal(state, move - DEAL, move >= DEAL)
        state = self.done(state, swaps | shifts | (move == PASS) & (before == STEERING))
        advance = laid | (move >= DEAL) | (move == PASS) & (before == AFTERWARDS)
        steer = jnp.where(move < LAY, move, NONE)
        return state, Task(steer.astype(jnp.int8), fetch.astype(jnp.int8), jnp.bool_(False), advance)

    def _play(self, state: Ocean, extra: Array, when: Array) -> Ocean:
        """LG-21, LG-22"""
        mine, special = self.me(state) & when, (extra != SAILOR) & when
        sailors = state.own.sailors - (mine & (extra == SAILOR))
        return state._replace(
            spent=state.spent | mine,
            special=put(state.special, special, extra - 1),
            held=state.held - (mine[:, None] & hot(self.kinds, extra - 1)),
            step=put(state.step, when, jnp.asarray(STEPS, jnp.int8)[jnp.clip(extra, 0, len(STEPS) - 1)]),
            own=state.own._replace(sailors=sailors.astype(jnp.int8)),
        )

    def find(self, state: Ocean, place: Array, fetched: Array) -> Ocean:
        """LG-19, LG-24, LG-30"""
        seeks, here, offered = place != NONE, hot(PLACES, place), hot(SQUARES, state.chosen)
        chip = jnp.where(seeks, at(state.ocean, here), FREE)
        square = jnp.where(fetched, offered, self.room(state))
        role = self.role[chip]
        submarine = (chip != FREE) & (role == SUBMARINE)
        takes = (chip != FREE) & (jnp.any(square) | submarine & self.submarine_fires)
        submarine &= takes
        lands = takes & ~submarine
        old = jnp.where(fetched, at(self.board(state), offered), FREE)
        mine = self.me(state)[:, None] & (square & takes)
        state = state._replace(
            ocean=put(state.ocean, here & takes, old),
            opened=jnp.where(here & takes, fetched, state.opened),
            boards=put(state.boards, mine, jnp.where(submarine, FREE, chip)),
            ending=state.ending | lands & self.ends_row(state, square),
        )
        state = self.take_card(state, lands & (role == ANCHOR))  # LG-28
        state = self._biscuit(state, chip, lands & (role == BISCUIT))
        state = self.done(state, seeks & ~submarine)
        # LG-27; a diver that brought it has done its work
        state = self.put_under(state, submarine)
        return state._replace(step=put(state.step, submarine, STEERING), chosen=put(state.chosen, submarine, NONE))

    def _biscuit(self, state: Ocean, chip: Array, when: Array) -> Ocean:
        """LG-29"""
        codes = jnp.sum(self.codes[state.boards], 1)
        one, other = self.scoring[chip]
        have = (codes >> one & 15) + (codes >> other & 15)
        scorer = self.scorer[chip]
        scores = jnp.where(scorer == SCORERS.index("finder"), self.me(state), True)
        scores &= jnp.where(scorer == SCORERS.index("most"), have == jnp.max(have), True)
        return state._replace(points=(state.points + jnp.where(scores & when, have, 0)).astype(jnp.int16))

    def end_turn(self, state: Ocean, when: Array) -> Ocean:
        """LG-20, LG-31, LG-36, LG-37"""
        back = when & (state.hands == 0)
        ends = state.ending | (state.turn == self.turns)
        sailors = put(state.own.sailors, back, self.contents.sailors)
        state = state._replace(
            hands=put(state.hands, back, (1 << self.cards) - 1), own=state.own._replace(sailors=sailors)
        )
        old = state.round
        state = self.begin_turn(state, when, ends)
        anew = state.round != old
        return state._replace(
            ocean=jnp.where(anew, at(state.own.deals, hot(ROUNDS, state.round)), state.ocean),
            opened=jnp.where(anew, self.open_dots, state.opened),
        )

    # -- points -------------------------------------------------------------------------------------------------------

    def row_points(self, boards: Array) -> Array:
        """LG-32, LG-33"""
        worth = []
        for row in range(ROUNDS):
            one, two, three = (self.reads[row][boards[:, 3 * row + square]] for square in range(3))
            worth.append(self.row_worth[row][(one * READS + two) * READS + three])
        return jnp.stack(worth, 1)

    def account(self, before: Ocean, after: Ocean) -> Array:
        rows = jnp.arange(ROUNDS)
        counted = (rows >= before.round) & (rows < after.round + (after.step == OVER))
        return jnp.sum(jnp.where(counted, self.row_points(after.boards), 0), 1, dtype=jnp.int16)

    def columns_points(self, state: Ocean) -> Array:
        """LG-38"""
        codes = jnp.sum(self.codes[state.boards].reshape(self.seats, 3, 3), 1)
        counts = [codes >> SYMBOL_BITS * symbol & 15 for symbol in range(len(SYMBOLS))]

        def worth(count: Array) -> Array:
            return self.column_worth[jnp.minimum(count, 3)]

        return jnp.sum(best(counts, codes >> WILD_SHIFT, worth, 3, spare=False), 1)

    def scores(self, state: Ocean) -> Array:
        columns = jnp.where(state.step == OVER, self.columns_points(state), 0)
        return (state.points + columns).astype(jnp.int32)

    # -- what is seen -------------------------------------------------------------------------------------------------

    def own_known(self, state: Ocean, seat: Array) -> tuple[Array, Array]:
        contents = self.contents
        table = np.zeros((ROUNDS, len(contents.chips) + 1, BISCUIT_SIZE), np.float32)
        for at_, chip in enumerate(contents.chips):
            if chip.number:
                event = contents.events[chip.number - 1]
                table[contents.round_of[at_], at_] = biscuit(event.scorer, event.symbols)
        lying = self.seen(jnp.where(state.opened, state.ocean, FREE), state)
        at_place = jnp.zeros((LOOK.places, BISCUIT_SIZE)).at[:PLACES].set(jnp.asarray(table)[state.round, lying])
        sailors = self.relative(state.own.sailors, seat) / 2
        return at_place, jnp.append(sailors, self.expert)


def engine(setup: Setup) -> LeaguesEngine:
    return LeaguesEngine(setup)
