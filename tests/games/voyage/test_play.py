"""How well the heuristics play, and what the golden playthroughs have seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.voyage.build import at_sea, faces, hunt, position
from vulcania.core.chance import Chance
from vulcania.core.match import load
from vulcania.core.registry import game
from vulcania.games.voyage.components import ZONES
from vulcania.games.voyage.heuristics import policy, value
from vulcania.games.voyage.heuristics.hunting import hunting_worths
from vulcania.games.voyage.moves import VOCABULARY
from vulcania.games.voyage.rules import hunting
from vulcania.players.basic import GreedyPlayer, RandomPlayer
from vulcania.players.player import Player, seen

STORIES = Path(__file__).parents[2] / "playthroughs"


def best(moves: list[int], weights: list[float]) -> str:
    return VOCABULARY.notation(moves[weights.index(max(weights))])


def test_a_pilot_takes_the_guinea() -> None:
    of = at_sea("l14", "forests", 7100)
    moves = position(of).legal(0)
    assert best(moves, policy(position(of), 0, moves)) == "sail SE great", "both lamps yellow at 7200"


def test_a_pilot_shuns_the_engine_failure() -> None:
    of = at_sea("m10", "whales", 2400)  # 2600 is both red; with the watch kept there are guineas to be had
    moves = position(of).legal(0)
    assert best(moves, policy(position(of), 0, moves)) != "sail N medium"


def test_a_hunter_lays_a_set_keeps_what_is_needed_and_walks_to_the_prey() -> None:
    one = hunt(["pickaxe-1 pickaxe-2 pickaxe-3 knife-1 spur-1", "harpoon-1 harpoon-2 harpoon-3 knife-2 spur-2"],
               "treasure", "shark", figures={0: "n17", 1: "j12"})  # fmt: skip
    moves = hunting.legal(one, 0)
    slots = "+".join(str(one.hands[0].index(card) + 1) for card in faces("pickaxe-1 pickaxe-2 pickaxe-3"))
    assert best(moves, hunting_worths(one, 0, moves)) == f"lay {slots}"
    one.figures[0] = one.parts.chart.near[one.figures[0]][0]
    moves = hunting.legal(one, 0)
    kept = best(moves, hunting_worths(one, 0, moves)).split()
    assert one.hands[0][int(kept[1]) - 1] in faces("knife-1 spur-1")
    hunting.play(one, VOCABULARY.parse(" ".join(kept)), 0)
    moves = hunting.legal(one, 0)
    assert best(moves, hunting_worths(one, 0, moves)) == "step S"


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    the_game = game("voyage")
    wins = 0.0
    rounds = 20
    for seed in range(rounds):
        state = the_game.start(the_game.setup(seats, seed))
        players: list[Player] = [RandomPlayer() for _ in range(seats)]
        players[seed % seats] = GreedyPlayer()
        chance = Chance(seed)
        while state.to_act:
            seat = state.to_act[0]
            state.play(players[seat].choose(seen(the_game, state, seat), chance), seat)
        outcome = state.outcome()
        assert outcome is not None
        wins += (seed % seats in outcome.winners) / len(outcome.winners)
    assert wins >= 0.9 * rounds


def test_whoever_is_ahead_is_thought_to_win_and_who_is_out_is_not() -> None:
    of = at_sea("m10", "whales", 15_000, seats=3, guineas=8)
    judged = value(position(of))
    assert judged[0] == max(judged)
    assert sum(judged) == pytest.approx(1)
    position(of).out[1] = True
    assert value(position(of))[1] == 0


def test_the_playthroughs_visit_every_adventure_and_every_end_of_a_hunt() -> None:
    alerts, reasons, kinds = set(), set(), set()
    for file in STORIES.glob("voyage-*.txt"):
        for ply in load(file.read_text("utf-8")).plies:
            for event in ply.events:
                kinds.add(event.kind)
                if event.kind == "alert":
                    alerts.add(event.data["zone"])
                reasons.add(event.data.get("reason"))
    assert alerts == set(ZONES)
    ends = {kind for kind in kinds if kind.startswith("hunt-over")}
    assert ends == {"hunt-over-caught", "hunt-over-final", "hunt-over-last", "hunt-over-nobody"}
    assert {"final-round", "final-round-discards", "call", "no-prey", "retire", "give-up", "sail-home"} <= kinds
    assert {"octopus", "octopus-missed", "rammed", "missed", "escaped", "boarded", "iceberg", "whirlpool", "reef",
            "both-blue", "both-yellow", "end"} <= reasons  # fmt: skip
