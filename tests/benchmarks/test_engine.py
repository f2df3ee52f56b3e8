"""The benchmarks measure what they say: our rules and OpenSpiel's copy of them are the same game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as command
from benchmarks.engine import Engine, Peer, measure, random_game
from vulcania.core.chance import Chance
from vulcania.core.registry import game


def test_a_measurement_of_any_game() -> None:
    found = measure("pearls", 2, 0.05)
    assert found.games_per_second > 0
    assert found.moves_per_second > found.games_per_second
    assert found.clone_microseconds > 0


def test_a_random_game_is_a_whole_one() -> None:
    assert 24 <= random_game(game("soum-soum"), 2, 1, Chance(1)) <= 48


def test_the_tables_are_put_into_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{command.BEGIN}\nold\n{command.END}\nafter\n", "utf-8")
    monkeypatch.setattr(command, "README", readme)
    table = command.tables([Engine("x", 2, 1234.5, 99.0, 1.5)], Peer("theirs", 2, 50.0, 10.0, 5.0))
    command.write(table)
    command.write(table)
    text = readme.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "| `x` | 2 | 1,234 | 99 | 1.5 µs |" in text
    assert text.count("5.0 ×") == 1
    assert "old" not in text


def test_openspiels_copy_plays_the_same_rules() -> None:
    """The same cards and moves give the same legal moves, points and winner."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; make bench installs it")
    from benchmarks import openspiel_soum_soum as theirs

    for seed in range(20):
        ours: Any = game("soum-soum").start(game("soum-soum").setup(2, seed))
        other = pyspiel.load_game(theirs.NAME).new_initial_state()
        for card in [card for hand in ours.hands for card in hand]:
            other.apply_action(card)
        other.apply_action(ours.first)
        chance = Chance("both", seed)
        while ours.to_act:
            seat = ours.to_act[0]
            assert other.current_player() == seat
            moves = ours.legal(seat)
            assert sorted(other.legal_actions()) == sorted(moves)
            move = chance.pick(moves)
            drawn = ours.pile[-1]
            ours.play(move, seat)
            other.apply_action(move)
            if other.is_chance_node():
                other.apply_action(drawn)
        assert other.is_terminal()
        assert other.points() == ours.points()
        assert [seat for seat, won in enumerate(other.returns()) if won] == list(ours.outcome().winners)
