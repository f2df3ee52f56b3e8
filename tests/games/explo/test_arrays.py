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
from vulcania.games.explo.vector.position import HOME  # noqa: E402

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
    """One of two cavers is five tiles in, of eleven to the goal; who is not back has three tenths of that."""
    setup = game("explo").setup(2, 1)
    arrays, tile, square = ExploEngine(setup), setup.components.pile[0], HOME + 5
    begun, margin = arrays.of(game("explo").start(setup)), jax.jit(arrays.margin)
    assert margin(begun).tolist() == [0, 0]
    begun.laid[square], begun.squares[tile] = tile << TILE_SHIFT | setup.components.masks[tile], square
    begun.far[setup.components.entrance, tile], begun.positions[0] = 5, square
    assert margin(begun).tolist() == pytest.approx([0.3 * 5 / 11 / 2] * 2)
    assert not arrays.settled(begun)
    assert arrays.settled(begun._replace(explored=jax.numpy.bool_(True))), "phase 3 changes nothing of the goal (EX-34)"
