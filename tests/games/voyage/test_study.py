"""The study of the counter: what it counts in a voyage."""

from __future__ import annotations

from vulcania.games.voyage.study import report, sail


def test_a_voyage_is_counted() -> None:
    found = sail((2, 1))
    assert found["alert"] == sum(times for name, times in found.items() if name.startswith("alert at "))
    assert found["empty purse"] <= found["fine-short"]
    assert sum(times for name, times in found.items() if name.startswith("win ")) == 1
    assert "--matches 1 " in report(1, {2: found})
