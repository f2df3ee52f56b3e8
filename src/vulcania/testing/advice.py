"""What advice is explained by: the named parts of what the heuristics think a position is worth."""

from __future__ import annotations

from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.core.registry import game
from vulcania.words import LANGUAGES, words

EVERY = 6
"""Of so many positions one is looked at."""


def test_the_parts_are_all_that_the_value_goes_by(slug: str) -> None:
    """They add up to what each seat stands at, which is what ``value`` is made from; in the end, to its score."""
    lore: Any = game(slug).optional_part("heuristics")
    if not hasattr(lore, "parts"):
        pytest.skip("this game names no parts: advice goes without reasons")
    match, chance, names = new(slug, seed=11), Chance("parts"), set()
    while not match.over:
        if len(match.plies) % EVERY == 0:
            parts = [lore.parts(match.state, seat) for seat in range(match.seats)]
            points = [sum(part.points for part in own) for own in parts]
            assert points == pytest.approx(lore.standing(match.state))
            names |= {part.name for own in parts for part in own}
            values = lore.value(match.state)
            ranked = sorted(range(match.seats), key=lambda seat: points[seat])
            assert sorted(values[seat] for seat in ranked) == [values[seat] for seat in ranked], "more is worth more"
        match.play(chance.pick(match.legal()))
    outcome = match.outcome
    assert outcome is not None
    if not match.game.meta.team:
        ended = [sum(part.points for part in lore.parts(match.state, seat)) for seat in range(match.seats)]
        assert ended == pytest.approx(outcome.scores, abs=0.5), "all but what breaks a tie"
    for lang in LANGUAGES:
        for name in sorted(names):
            assert words(lang, slug).has(f"part-{name}"), f"part-{name} is not said in {lang}"
