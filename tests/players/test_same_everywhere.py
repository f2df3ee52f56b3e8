"""The same seed gives the same bots' match on every Python: from 3.12 on `sum` rounds floats otherwise than before."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.core.registry import slugs
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.players.search import search
from vulcania.study.experiment import carry_out
from vulcania.study.tournament import Tournament, standings


@pytest.fixture(autouse=True)
def exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """A `sum` that refuses floats (`math.fsum` is for those), with nothing remembered from before."""
    plain = builtins.sum

    def strict(items: Iterable[Any], start: Any = 0) -> Any:
        items = list(items)
        assert not any(isinstance(item, float) for item in items), "floats are added by math.fsum"
        return plain(items, start)

    for name, module in list(sys.modules.items()):
        if ".heuristics" in name:
            for found in vars(module).values():
                if hasattr(found, "cache_clear"):
                    found.cache_clear()
    monkeypatch.setattr(builtins, "sum", strict)


@pytest.mark.parametrize("slug", slugs())
def test_no_bot_adds_floats_as_this_python_happens_to(slug: str) -> None:
    match = new(slug, max(2, new(slug, seed=1).game.meta.seats[0]), seed=1)
    greedy, chance = sitting("greedy").player(), Chance("greedy")
    while not match.over:
        sight = seen(match.game, match.state, match.to_act[0])
        if len(match.plies) % 25 == 0:
            search(sight, Chance(1), iterations=4)
        match.play(greedy.choose(sight, chance), sight.seat)


def test_no_study_adds_floats_as_this_python_happens_to() -> None:
    plan = Tournament("soum-soum", ("random", "greedy"), 2, 2, seed=3)
    assert standings(carry_out([plan], 1).results[0]).ranked
