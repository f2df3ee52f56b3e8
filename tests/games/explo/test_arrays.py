"""What the arrays draw by themselves; that they play by the rules is tested for all games at once."""

from __future__ import annotations

from typing import NamedTuple

import pytest

NEEDED = "needs JAX: install vulcania[learning]"
jax = pytest.importorskip("jax", reason=NEEDED)

from vulcania.core.registry import game  # noqa: E402
from vulcania.games.explo.components import CARDS  # noqa: E402
from vulcania.games.explo.rules.cave import TILE_SHIFT  # noqa: E402
from vulcania.games.explo.vector import ExploEngine  # noqa: E402
from vulcania.games.explo.vector.chance import Dice  # noqa: E402
from vulcania.games.explo.vector.position import HOME, STEPS  # noqa: E402

SEATS, DRAWS = 6, 90
PILE = [1 if card == 2 else 3 if card == 9 else 0 for card in range(len(CARDS))]


class Drawn(NamedTuple):
    """What a match's seed gives when this is left."""

    tiles: list[int]
    """Of the sump and three others."""
    last: int
    """Of the sump alone."""
    cards: list[int]
    """Of one and three cards."""
    offered: list[list[int]]


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    setup = game("explo").setup(SEATS, 1)
    arrays, box = ExploEngine(setup), setup.components
    dice = Dice(arrays.box, arrays.of(game("explo").start(setup)))
    numbers, tiles = jax.numpy.arange(DRAWS), jax.numpy.arange(len(box.tiles))
    left = jax.numpy.isin(tiles, jax.numpy.asarray([box.sump, *box.pile[:3]]))

    def draw() -> tuple[object, ...]:
        some = jax.vmap(lambda number: dice.tile(left, number))(numbers)
        cards = jax.vmap(lambda number: dice.card(jax.numpy.asarray(PILE), number))(numbers)
        return some, dice.tile(tiles == box.sump, 0), cards, dice.objectives()

    return Drawn(*(one.tolist() for one in jax.jit(draw)()))


def test_ex_15_the_sump_is_the_very_last_tile(drawn: Drawn) -> None:
    box = game("explo").setup(SEATS, 1).components
    assert set(drawn.tiles) == set(box.pile[:3])
    assert drawn.last == box.sump


def test_ex_17_cards_come_from_what_is_left_of_the_pile(drawn: Drawn) -> None:
    assert set(drawn.cards) == {2, 9}
    assert drawn.cards.count(9) > 2 * drawn.cards.count(2), "three to one"


def test_ex_31_every_caver_is_offered_two_objectives_of_their_own(drawn: Drawn) -> None:
    assert [len(pair) for pair in drawn.offered] == [2] * SEATS
    assert len({one for pair in drawn.offered for one in pair}) == 2 * SEATS


def test_ex_43_a_lost_team_has_learnt_more_the_deeper_it_came() -> None:
    """One of two cavers is five tiles in, of eleven to the goal: three tenths of that for being there, half for a
    marker, nine tenths for having all but come back, all for being out."""
    setup = game("explo").setup(2, 1)
    arrays, box = ExploEngine(setup), setup.components
    begun, margin = arrays.of(game("explo").start(setup)), jax.jit(arrays.margin)
    assert margin(begun).tolist() == [0, 0]
    for far, tile in enumerate(box.pile[:5], 1):  # straight tunnels, one after the other, north of the entrance
        square = HOME + far * STEPS[0]
        begun.laid[square], begun.squares[tile] = tile << TILE_SHIFT | box.masks[tile], square
        begun.far[box.entrance, tile] = far
    begun.positions[0] = square
    deep = 5 / 11 / 2
    assert margin(begun).tolist() == pytest.approx([0.3 * deep] * 2)
    begun.markers[0] = square
    assert margin(begun).tolist() == pytest.approx([0.5 * deep] * 2)
    begun.positions[0] = HOME
    assert margin(begun).tolist() == pytest.approx([0.9 * deep] * 2)
    begun.out[0] = True
    assert margin(begun).tolist() == pytest.approx([deep] * 2)
    assert not arrays.settled(begun)
    assert arrays.settled(begun._replace(explored=jax.numpy.bool_(True))), "phase 3 changes nothing of the goal (EX-34)"
