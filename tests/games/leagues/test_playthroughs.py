"""The golden playthroughs of leagues visit every special chip, every biscuit's event and every extra card."""

from __future__ import annotations

from pathlib import Path

from vulcania.core.match import load

FOLDER = Path(__file__).parents[2] / "playthroughs"


def test_they_visit_everything() -> None:
    visited = set()
    for file in FOLDER.glob("leagues-*.txt"):
        for event in load(file.read_text("utf-8")).events():
            visited.add(event.kind)
            if event.kind == "biscuit":
                visited.add(f"biscuit {event.data['number']}")
            if event.kind == "play":
                visited.add(f"play {event.data['extra']}")
            if event.kind == "take":
                visited.add(f"take {event.data['chip']}")
    assert {f"biscuit {number}" for number in range(1, 10)} <= visited
    assert {f"play {name}" for name in ("sailor", "super-sailor", "diver", "number-chips")} <= visited
    assert {"take anchor", "take biscuit", "found-submarine", "fetch", "fetch-submarine"} <= visited
    assert {"decline", "deal", "move", "swap", "action", "turn-up", "take-back", "full", "nothing"} <= visited
