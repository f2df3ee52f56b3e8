"""The rules of the voyage on arrays (see :mod:`vulcania.research.vector`). A move has no loop in it: who is asked next
in a hunt is the nearest of those who can answer."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from vulcania.core.event import Log
from vulcania.core.setup import Setup
from vulcania.core.state import State
from vulcania.games.voyage.components import CARDS, DESTINATIONS, HAND, HULL, NO_HUNT, NONE, REGISTERS, SPUR
from vulcania.games.voyage.moves import DISCARD, VOCABULARY
from vulcania.games.voyage.rules.hunt import Hunt
from vulcania.games.voyage.rules.position import GUINEA
from vulcania.games.voyage.state import VoyageState
from vulcania.games.voyage.vector import hunting, sailing, seen
from vulcania.games.voyage.vector.position import EMPTY, NOWHERE, Lots, Tables, Voyage, bits_of, size_of
from vulcania.research.encoding import Encoding
from vulcania.research.vector import Engine, lots_of, shuffled


class VoyageEngine(Engine[Voyage]):
    moves = VOCABULARY.size
    spread = 30.0

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box = Tables(setup)
        spurs = [number for kind, number in zip(self.box.kind, self.box.number, strict=True) if kind == SPUR]
        self.rams = jnp.asarray([number in HULL for number in spurs])

    def init(self, key: Array) -> Voyage:
        """VO-6, VO-7"""
        seeding, drawing, shuffling = jax.random.split(key, 3)
        chosen = self.setup.first_seat("captain")
        captain = jax.random.randint(drawing, (), 0, self.seats) if chosen is None else chosen
        order = shuffled(shuffling, jnp.arange(DESTINATIONS, dtype=jnp.int8))
        seed = jax.random.bits(seeding, (2,), jnp.uint32)
        begun: Voyage = jax.tree.map(jnp.asarray, self._begun(seed, jnp.asarray(captain, jnp.int8), order))
        return begun

    def _begun(self, seed: Any, captain: Any, order: Any) -> Voyage:
        seats, box = self.seats, self.box
        zero, none, no = np.int8(0), np.int8(NONE), np.bool_(False)
        nobody, pilot = np.zeros(seats, bool), (captain - 1) % seats
        return Voyage(
            seed=seed, plies=np.uint32(0), ship=np.int16(box.parts.chart.vulcania), leagues=np.int16(0), heading=none,
            surfaced=no, captain=captain, order=order, drawn=np.int8(1), target=order[0],
            guineas=np.zeros(seats, np.int16), owner=np.full(box.prey_count, NONE, np.int8),
            fresh=np.zeros(box.prey_count, bool), tokens=zero, adventure=none, alert=no, relieved=no, pilot=pilot,
            actor=pilot, phase=np.int8(NOWHERE), hands=np.full((seats, HAND), EMPTY, np.int8),
            known=np.zeros((seats, HAND), bool), open_card=np.int8(EMPTY),
            stock=bits_of(()), discarder=none, open_run=zero, hunting=nobody, figures=np.full(seats, NONE, np.int16),
            preys=np.full(seats, NONE, np.int8), squares=np.full(seats, NONE, np.int16), turn=zero, starter=zero,
            best=np.int16(NONE), best_seat=zero, best_set=np.zeros(3, np.int8),
            answering=nobody, final_round=no, final=nobody, final_from=zero, bare=nobody, acted=nobody, out=nobody,
        )  # fmt: skip

    def of(self, state: State) -> Voyage:
        assert isinstance(state, VoyageState)
        box = self.box
        owner = np.full(box.prey_count, NONE, np.int8)
        for seat, trophies in enumerate(state.trophies):
            owner[[trophy.prey for trophy in trophies]] = seat
        made = self._begun(np.zeros(2, np.uint32), np.int8(state.captain), np.asarray(state.order, np.int8))._replace(
            ship=np.int16(state.ship), leagues=np.int16(state.leagues // REGISTERS), heading=np.int8(state.heading),
            surfaced=np.bool_(state.surfaced), drawn=np.int8(state.drawn), target=np.int8(state.target),
            guineas=np.asarray(state.guineas, np.int16), owner=owner, tokens=np.int8(state.tokens),
            adventure=np.int8(state.adventure), alert=np.bool_(state.alert), relieved=np.bool_(state.relieved),
            pilot=np.int8(state.pilot), actor=np.int8(state.to_act[0] if state.to_act else NONE),
            out=np.array(state.out),
        )  # fmt: skip
        return made if state.hunt is None else self._of_hunt(made, state.hunt)

    def _of_hunt(self, made: Voyage, hunt: Hunt) -> Voyage:
        seats, left = self.seats, list(self.box.faces)
        hands, known = np.full((seats, HAND), EMPTY, np.int8), np.zeros((seats, HAND), bool)

        def card(face: int) -> int:
            """One that shows the face and was not placed yet."""
            one = left.index(face)
            left[one] = NONE
            return one

        for seat, hand in enumerate(hunt.hands):
            seen_taken = list(hunt.known[seat])
            for slot, face in enumerate(hand):
                hands[seat, slot] = card(face)
                if face in seen_taken:
                    seen_taken.remove(face)
                    known[seat, slot] = True
        stock = bits_of([card(face) for face in hunt.stock])
        open_card = EMPTY if hunt.open_card == NONE else card(hunt.open_card)
        owner, fresh = made.owner.copy(), made.fresh.copy()
        for catch in hunt.catches:
            owner[catch.prey], fresh[catch.prey] = catch.seat, True
        preys, squares = [*hunt.preys.values()], [*hunt.preys]
        gap = [NONE] * (seats - len(preys))
        last = hunt.laid[-1] if hunt.laid else None
        deck = self.box.parts.deck
        told = [0, 0, 0]
        if last is not None:
            jokers = any(self.box.joker[self.box.faces.index(face)] for face in last.faces)
            told = [len(last.faces), sum(deck.number[face] for face in last.faces), int(jokers)]
        waiting = [seat in hunt.answering for seat in range(seats)]
        final = [seat in (hunt.final or ()) for seat in range(seats)]
        return made._replace(
            phase=np.int8(hunt.phase), hands=hands, known=known, open_card=np.int8(open_card),
            stock=stock, discarder=np.int8(hunt.discarder), open_run=np.int8(hunt.open_run),
            hunting=np.array(hunt.hunting),
            figures=np.asarray(hunt.figures, np.int16), preys=np.asarray(preys + gap, np.int8),
            squares=np.asarray(squares + gap, np.int16), turn=np.int8(hunt.turn), owner=owner, fresh=fresh,
            starter=np.int8(hunt.laid[0].seat if hunt.laid else 0), best=np.int16(last.strength if last else NONE),
            best_seat=np.int8(last.seat if last else 0), best_set=np.asarray(told, np.int8),
            answering=np.array(waiting), final_round=np.bool_(hunt.final is not None), final=np.array(final),
            final_from=np.int8((hunt.final[0] + 1) % seats if hunt.final else 0),
            bare=np.array(hunt.bare), acted=np.array(hunt.acted),
        )  # fmt: skip

    def actor(self, state: Voyage) -> Array:
        return state.actor.astype(jnp.int32)

    def mask(self, state: Voyage) -> Array:
        on, at_sea = state.actor != NONE, state.phase == NOWHERE
        sails = sailing.legal(self.box, state) & (on & at_sea)
        hunts = hunting.legal(self.box, state) & (on & ~at_sea)
        return jnp.concatenate([sails, hunts])

    def drawn(self, state: Voyage) -> Lots:
        """What chance would decide now."""
        box = self.box
        dealt = HAND * self.seats
        numbers = lots_of(state.seed, state.plies, dealt + box.prey_count + 1)
        # VO-18, VO-21: the whole deck is dealt when no hunt goes on, and a single card is drawn in one
        left = CARDS - np.arange(dealt, dtype=np.uint32)
        left = jnp.where(state.phase == NOWHERE, left, size_of(state.stock).astype(jnp.uint32))
        low = (dealt + box.prey_count - 1).bit_length()
        preys = numbers[dealt:-1] >> low << low | np.arange(box.prey_count, dtype=np.uint32)
        return Lots((numbers[:dealt] >> 8) * left >> 24, preys, self.rams[numbers[-1] % self.rams.size])

    def step(self, state: Voyage, move: Array) -> Voyage:
        return self.follow(state, move, self.drawn(state))

    def follow(self, state: Voyage, move: Array, lots: Lots) -> Voyage:
        box = self.box
        on, at_sea = state.actor != NONE, state.phase == NOWHERE
        sails, hunts = on & at_sea & (move < DISCARD), on & ~at_sea
        after = hunting.play(box, state, move, lots, hunts)
        hunted = hunts & (after.phase == NOWHERE) & (after.actor != NONE)
        if box.helmets:  # VO-42: the alert lapses with the pilot it was meant for
            lapses = hunted & jnp.any(after.out & (jnp.arange(self.seats) == after.pilot))
            after = after._replace(alert=after.alert & ~lapses, relieved=after.relieved | lapses)
        after, arrives = sailing.sail(box, after, move, lots, sails)
        # VO-13, VO-14, VO-17
        zone = jnp.maximum(after.target, 0)
        kind = box.hunts[zone]
        calls = arrives & (kind != NO_HUNT) & jnp.any((after.owner == NONE) & (box.series == kind))
        after = after._replace(target=jnp.where(arrives, NONE, after.target).astype(jnp.int8))
        after = hunting.begin(box, after, kind, zone, lots, calls)
        settles = hunted | sails & ~calls & (after.actor != NONE)
        after = sailing.settle(box, sailing.meet(box, after, lots, settles), settles)
        after = after._replace(plies=after.plies + on)
        made: Voyage = jax.tree.map(lambda old, new: new.astype(old.dtype), state, after)
        return made

    def lots(self, before: State, after: State, log: Log) -> Lots:  # noqa: ARG002
        assert isinstance(before, VoyageState)
        assert isinstance(after, VoyageState)
        box, chance = self.box, before.chance.clone()
        draws, preys, rams = np.zeros(HAND * self.seats, np.uint32), np.zeros(box.prey_count, np.uint32), False
        if after.turned and after.turned is not before.turned:
            chance.shuffle(list(box.parts.deck.cards))
            rams = box.parts.deck.number[after.turned[-1]] in HULL
        if after.hunt is not None and before.hunt is None:
            series = before.preys_left[after.hunt.kind][:]
            chance.shuffle(series)
            for number, prey in enumerate(series):
                preys[prey] = number
            deck, left = list(box.parts.deck.cards), list(box.faces)
            chance.shuffle(deck)
            for number in range(draws.size):
                draws[number] = left.index(deck.pop())
                del left[draws[number]]
        elif before.hunt is not None and before.hunt.stock:
            draws[0] = sorted(before.hunt.stock).index(before.hunt.stock[-1])
        return Lots(draws, preys, np.bool_(rams))

    def scores(self, state: Voyage) -> Array:
        """VO-38"""
        seats = jnp.arange(self.seats)[:, None]
        preys = jnp.sum(jnp.where(state.owner == seats, self.box.points, 0), 1, dtype=jnp.int32)
        return GUINEA * state.guineas.astype(jnp.int32) + preys

    def shares(self, state: Voyage) -> Array:
        """VO-38: of equals, who has more guineas, then shared. VO-42: who was sent out is last."""
        keys = jnp.where(state.out, NONE, self.scores(state) * 1000 + state.guineas)
        first = keys == jnp.max(keys)
        return first / jnp.sum(first)

    def encode(self, state: Voyage, seat: Array) -> Encoding:
        return seen.encode(self.box, state, seat)


def engine(setup: Setup) -> VoyageEngine:
    return VoyageEngine(setup)
