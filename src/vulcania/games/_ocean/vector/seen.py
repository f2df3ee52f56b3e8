"""What a seat knows of the turning ocean, on arrays: the numbers that an edition's ``encoding`` makes of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from vulcania.games._ocean.components import ARMS, DEPTHS, HEADING_NAMES, PICTURES, PLACES, RINGS, Contents
from vulcania.games._ocean.encoding import SEATS, Look
from vulcania.games._ocean.moves import STEPS
from vulcania.research.encoding import Columns, Encoding, Feature, Floats


class Known(NamedTuple):
    """What is known. Places as in the layout; seats counted from oneself, empty ones zeros."""

    chips: Any
    """places × what a chip shows (``Look.chip``), zeros where no face can be seen"""
    hidden: Any
    """24: a chip lies face down."""
    dots: Any
    """24: the place has the dots' second colour."""
    pointed: Any
    """24"""
    reach: Any
    """24 × 6: where each way to steer leads to."""
    wanted: Any
    """squares × pictures, as the rows want them"""
    now: Any
    """squares: in the row of this round"""
    next: Any
    """seats × squares: where a chip that is taken goes to"""
    chosen: Any
    """seats × squares: what was pointed out in the first half of a move"""
    at_place: Any
    """places × what is the edition's own"""
    heading: Any
    depth: Any
    seat: Any
    actor: Any
    """Counted from oneself; -1 when it is over."""
    tokens: Any
    """From 0; -1 for nobody."""
    points: Any
    row: Any
    """What the row of this round would score as it is."""
    columns: Any
    hands: Any
    """seats × cards"""
    laid: Any
    """0 for none"""
    sailed: Any
    spent: Any
    specials: Any
    """seats × kinds"""
    fresh: Any
    top: Any
    pile: Any
    under: Any
    """kinds"""
    special: Any
    step: Any
    round: Any
    turn: Any
    ending: Any
    rest: Any
    """What is the edition's own."""


def numbers(look: Look, known: Known, seats: int) -> Encoding:
    """The same numbers as a view's."""
    there = jnp.arange(SEATS)

    def hot(size: int, one: Any) -> Any:
        return jnp.arange(size) == one

    def both(ocean: Any, squares: Any) -> Any:
        """What is told of the places of the ocean, and of the squares."""
        return jnp.concatenate([ocean.reshape(PLACES, -1), squares.reshape(SEATS * look.squares, -1)])

    def of_ocean(numbers: Any) -> Any:
        wide = numbers.reshape(PLACES, -1)
        return both(wide, jnp.zeros((SEATS * look.squares, wide.shape[1]), wide.dtype))

    def of_squares(numbers: Any) -> Any:
        wide = numbers.reshape(SEATS * look.squares, -1)
        return both(jnp.zeros((PLACES, wide.shape[1]), wide.dtype), wide)

    faces = known.chips[:, 1 : 1 + len(PICTURES)]
    asked = jnp.any(known.wanted * known.now[:, None] > 0, 0)
    places = {
        **_printed(look),
        "dot": of_ocean(known.dots),
        "pointed": of_ocean(known.pointed),
        "reach": of_ocean(known.reach),
        "hidden": of_ocean(known.hidden),
        "chip": known.chips,
        "useful": jnp.any((faces > 0) & asked, 1)[:, None],
        "now": of_squares(jnp.tile(known.now, SEATS)),
        "next": of_squares(known.next),
        "wanted": of_squares(jnp.tile(known.wanted, (SEATS, 1))),
        "chosen": of_squares(known.chosen),
    }
    rest = {
        "seats": hot(SEATS, seats - 1),
        "seat": hot(SEATS, known.seat),
        "actor": hot(SEATS, known.actor),
        "tokens": (known.tokens[:, None] == there).reshape(-1),
        "points": known.points / 100,
        "lead": jnp.where(there < seats, known.points[0] - known.points, 0) / 50,
        "row points": known.row / 25,
        "column points": known.columns / 25,
        "hands": known.hands.reshape(-1),
        "laid": (known.laid[:, None] == jnp.arange(1, look.cards + 1)).reshape(-1),
        "sailed": known.sailed,
        "spent": known.spent,
        "specials": known.specials.reshape(-1) / 2,
        "fresh": known.fresh.reshape(-1) / 2,
        "top": hot(len(look.specials), known.top),
        "pile": jnp.asarray(known.pile)[None] / 6,
        "under": known.under / 2,
        "special": hot(len(look.specials), known.special),
        "heading": hot(len(HEADING_NAMES), known.heading),
        "depth": hot(len(DEPTHS), known.depth),
        "step": hot(len(STEPS), known.step),
        "round": hot(look.rows, known.round),
        "turn": jnp.asarray(known.turn)[None] / look.turns,
        "ending": jnp.asarray(known.ending)[None],
    }
    places |= _cut(look.own_at_place, known.at_place)
    rest |= _cut(look.own, known.rest)
    at_place, others = Columns(look.at_place()), Columns(look.rest())
    return Encoding(at_place.joined(places, jnp), others.joined(rest, jnp))


def _printed(look: Look) -> dict[str, Floats]:
    """What is the same in every position: where each place is."""
    places, square = np.arange(look.places), np.arange(look.places) - PLACES
    ring, owner, row = places // ARMS, square // look.squares, square // look.width % look.rows
    ocean = (places < PLACES)[:, None]
    found = {
        "ocean": ocean,
        "ring": ocean & (ring[:, None] == np.arange(RINGS)),
        "owner": ~ocean & (owner[:, None] == np.arange(SEATS)),
        "row": ~ocean & (row[:, None] == np.arange(look.rows)),
        "column": ~ocean & ((square % look.width)[:, None] == np.arange(look.width)),
    }
    return {name: numbers.astype(np.float32) for name, numbers in found.items()}


def _cut(features: Sequence[Feature], numbers: Any) -> dict[str, Any]:
    """The features of an edition's own numbers."""
    columns = Columns(features)
    return {feature.name: numbers[..., columns.at[feature.name]] for feature in features}


def chip_table(look: Look, contents: Contents) -> Floats:
    """What each chip shows, and behind the last what no chip shows."""
    return np.array([look.chip(chip) for chip in (*contents.chips, None)], np.float32)
