"""Who is measured meets every deal from every seat, and what was won is theirs."""

from __future__ import annotations

import json
import sys

import pytest

from benchmarks import strength
from vulcania.core.chance import Chance
from vulcania.core.registry import game
from vulcania.core.state import State
from vulcania.players.player import Seen, seen


def test_every_seat_of_a_deal_is_played() -> None:
    found = [(one.seed, one.seat) for one in strength.contests("soum-soum", 3, 6, 5, "mate", "random")]
    assert found == [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2)]


def test_a_mate_beats_who_plays_at_random(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for me, others, expected in (("mate", "random", 100.0), ("random", "search:2", 0.0), ("ahead:2", "random", 100.0)):
        command = ["strength", "leagues", me, others, "--matches", "4", "--jobs", "1", "--json"]
        monkeypatch.setattr(sys, "argv", command)
        strength.main()
        told = json.loads(capsys.readouterr().out)
        assert (told["matches"], told["won_percent"]) == (4, expected)


def test_who_sees_everything_imagines_the_true_position() -> None:
    soum = game("soum-soum")
    state = soum.start(soum.setup(2, 1))
    told: list[State] = []

    class Curious:
        def choose(self, seen: Seen, chance: Chance) -> int:
            told.append(seen.imagine(chance))
            return seen.moves[0]

    strength.Seeing(Curious()).choose(seen(soum, state, state.to_act[0]), Chance(1))
    assert soum.view(told[0], 1 - state.to_act[0]) == soum.view(state, 1 - state.to_act[0]), "the rival's hand"
    assert told[0] is not state
