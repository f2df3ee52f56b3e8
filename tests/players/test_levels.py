"""Every level in every game: fair to hidden things, reproducible, always a legal move."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import slugs
from vulcania.players.player import seen
from vulcania.players.registry import sitting

LEVELS = ("deckhand", "mate", "captain:12", "nemo:20")


def _positions(slug: str, count: int = 3) -> list[Match]:
    """Positions along a match of mates."""
    match = new(slug, seed=11)
    chance = Chance("opponents")
    mate = sitting("mate").player()
    found = []
    for ply in range(9 * count):
        if match.over:
            break
        seat = match.to_act[-1]
        if ply % 9 == 4 and len(match.state.legal(seat)) > 1:
            found.append(match.at(ply))
        match.play(mate.choose(seen(match.game, match.state, seat), chance), seat)
    return found


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_sees_no_more_than_its_seat(slug: str, level: str) -> None:
    for match in _positions(slug):
        seat = match.to_act[-1]
        choices = set()
        for other in range(3):
            swapped = match.state.redeal(seat, Chance("what might be", other)) if other else match.state
            choices.add(sitting(level).player().choose(seen(match.game, swapped, seat), Chance("same luck")))
        assert len(choices) == 1
        assert choices <= set(match.state.legal(seat))
