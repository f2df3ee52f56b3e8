"""How long a player may think."""

from __future__ import annotations

from vulcania.players.budget import Budget


def test_what_ends_sooner_by_either_measure_is_less() -> None:
    assert Budget(seconds=0.9).is_less(1.0, 4000)
    assert Budget(iterations=3999).is_less(1.0, 4000)
    assert Budget(seconds=2.0, iterations=100).is_less(1.0, 4000)
    assert not Budget(seconds=1.0).is_less(1.0, 4000)
    assert not Budget(iterations=4000).is_less(1.0, 4000)
    assert not Budget().is_less(1.0, 4000), "who may think for ever"
