"""What the heuristics of Soum Soum know, and that they play well."""

from __future__ import annotations

from tests.games.soum_soum.build import at, lay, match, position
from vulcania.core.chance import Chance
from vulcania.core.match import Match
from vulcania.games.soum_soum.components import kind
from vulcania.games.soum_soum.heuristics import policy, value
from vulcania.games.soum_soum.moves import VOCABULARY
from vulcania.players.basic import GreedyPlayer, RandomPlayer
from vulcania.players.player import Player, seen


def liked(of: Match) -> str:
    """The notation of the move that looks best to the player to act."""
    seat = of.to_act[0]
    moves = of.state.legal(seat)
    weights = policy(of.state, seat, moves)
    return VOCABULARY.notation(moves[weights.index(max(weights))])


NEARLY_FULL = """
    Sr Sa  Or  Sc Tc
    Oa Oc  Oa  Ta Tr
    Tc Oc  ##  Sa Tc
    Ta Or  Oa  Oc Sa
    Tr Sr  Sc  Ta ..
"""


def test_in_the_last_turn_a_diver_goes_where_it_scores_most() -> None:
    game = match()
    state = lay(game, NEARLY_FULL)
    state.hands[1] = [kind("turtle", "around")] * 3
    game.play("place 1 e5")
    # e3 looks down column e: turtles on e1, e2, e3 and e5
    best = max(position(game).standable, key=position(game).worth)
    assert position(game).worth(best) == position(game).worth(at("e3")) == 4
    move = liked(game)
    assert move.startswith("dive")
    assert position(game).worth(at(move.split()[1])) == 4


def test_a_card_is_laid_where_it_helps_the_own_diver() -> None:
    game = match()
    state = lay(
        game,
        """
        Sr1 Sa  ..  Sa Sa
        Oa  Oc  Oa  Ta Tr
        Tc  Oc  ##  Sa Tc
        Ta  Or  Oa  Oc Sa
        ..  Tr  Oc  Ta Oc
    """,
    )
    state.divers_left = [0, 0]
    assert game.to_act == (0,)
    state.hands[0] = [kind("turtle", "around"), kind("octopus", "around"), kind("shark", "column")]
    assert liked(game) == "place 3 c1"


def test_a_card_is_laid_where_it_keeps_the_other_from_scoring() -> None:
    game = match()
    state = lay(
        game,
        """
        Sr2 Sa  ..  Sa Sa
        Oa  Oc  Oa  Ta Tr
        Tc  Oc  ##  Sa Tc
        Ta  Or  Oa  Oc Sa
        ..  Tr  Oc  Ta Oc
    """,
    )
    state.divers_left = [0, 0]
    state.hands[0] = [kind("turtle", "around"), kind("shark", "around"), kind("shark", "column")]
    assert liked(game) == "place 1 c1", "no shark may come into player 2's row"


def test_the_value_leans_to_who_is_ahead_and_sums_to_one() -> None:
    game = match()
    state = lay(game, NEARLY_FULL.replace("Tc Oc  ##", "Tc1 Oc ##").replace("Sr Sa", "Sr1 Sa"))
    first, second = value(state)
    assert first > 0.8
    assert abs(first + second - 1) < 1e-9


def test_greedy_beats_random_nine_times_out_of_ten() -> None:
    won = 0
    for seed in range(60):
        game = match(2, seed)
        bots: list[Player] = [GreedyPlayer(), RandomPlayer()] if seed % 2 else [RandomPlayer(), GreedyPlayer()]
        chance = Chance(seed, "bots")
        while not game.over:
            seat = game.to_act[0]
            game.state.play(bots[seat].choose(seen(game.game, game.state, seat), chance), seat)
        outcome = game.state.outcome()
        assert outcome is not None
        won += isinstance(bots[outcome.winners[0]], GreedyPlayer)
    assert won >= 54
