"""The drawing of caves in text, on which the other tests rely."""

from __future__ import annotations

from tests.games.explo.build import at, draw_cave, xy
from vulcania.games.explo.components import CHAMBER, OPEN


def test_a_cave_is_read_as_it_is_drawn() -> None:
    cave = draw_cave(
        """
 |
 E--+--O
    |  |
"""
    )
    assert sorted(xy(square) for square in cave.laid) == [(0, 0), (1, 0), (2, 0)]
    assert cave.laid[at(0, 0)] & OPEN == 0b0011
    assert cave.laid[at(1, 0)] & OPEN == 0b1110
    assert cave.laid[at(2, 0)] & CHAMBER
    assert cave.ends == 3
    assert not cave.apart


def test_a_part_without_connection_is_noticed() -> None:
    cave = draw_cave(
        """
 E--+
 |
 |
 +  +-
"""
    )
    assert cave.apart
