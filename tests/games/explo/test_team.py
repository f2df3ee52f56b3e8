"""How the team plays and what it is worth, and what the faces of the game show."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.games.explo.build import BOX, at, expedition, legal, play, stack_cards, view_of
from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.games.explo import heuristics, picture, study
from vulcania.games.explo.components import CARDS
from vulcania.games.explo.moves import VOCABULARY
from vulcania.games.explo.rules import steps, turn
from vulcania.games.explo.study import OUT, lapses, main, packing_table, packings, questions, table
from vulcania.games.explo.view import ExploView
from vulcania.study.experiment import carry_out
from vulcania.words import words

LONG = " E--+--+--+--+--+--+--+--+--+--+--+--+-"


def team_match(seats: int, seed: int, plies: int = 10_000, **options: object) -> Match:
    match = new("explo", seats, seed, options)
    while not match.over and len(match.plies) < plies:
        seat = match.to_act[0]
        moves = match.state.legal(seat)
        weights = heuristics.policy(match.state, seat, moves)
        match.play(moves[weights.index(max(weights))], seat)
    return match


def seen(match: Match) -> ExploView:
    view = match.view(0)
    assert isinstance(view, ExploView)
    return view


def liked(state: object, seat: int = 0) -> str:
    moves = state.legal(seat)  # type: ignore[attr-defined]
    weights = heuristics.policy(state, seat, moves)  # type: ignore[arg-type]
    return VOCABULARY.notation(moves[weights.index(max(weights))])


def test_a_caver_goes_in_marks_deep_enough_and_comes_home() -> None:
    assert liked(expedition(LONG, places=[(3, 0)], cards=["cold"])) == "move e"
    assert liked(expedition(LONG, places=[(11, 0)], cards=["cold"])) == "mark"
    state = expedition(LONG, places=[(11, 0)], cards=["cold"])
    play(state, "mark")
    assert liked(state) == "move w"


def test_only_one_caver_goes_on_to_the_goal() -> None:
    state = expedition(LONG, places=[(6, 0), (7, 0)], cards=["cold"])
    assert liked(state) == "mark", "six is enough for the others"


def test_water_is_let_down_before_moving_on() -> None:
    state = expedition(LONG, places=[(3, 0)], cards=["falling-water"], start=True)
    state.levels[1] = 2
    assert liked(state) == "play falling-water"


def test_an_obstacle_is_laid_where_it_is_not_in_the_way() -> None:
    cave = """
    |
 E--+--+--+-
"""
    state = expedition(cave, places=[(2, 0)], tiles=["choke-04"])
    assert state.step == steps.TILE
    assert liked(state).startswith("tile 1,-1"), "not on the deep end"


def test_the_policy_reads_nothing_that_is_hidden() -> None:
    match = team_match(3, 9, 60)
    seat = match.to_act[0]
    moves = match.state.legal(seat)
    seen = {tuple(heuristics.policy(match.imagine(seat, Chance(n)), seat, moves)) for n in range(4)}
    assert len(seen) == 1


def test_a_position_is_worth_more_the_better_it_stands() -> None:
    def worth(place: int, marked: bool, water: int) -> float:
        state = expedition(LONG, places=[(place, 0)], cards=["cold"])
        state.markers = [at(11, 0) if marked else -1]
        state.levels[1] = water
        state.pile = list(BOX.cards)
        return heuristics.value(state)[0]

    assert worth(3, True, 0) > worth(10, True, 0) > worth(10, True, 3)
    assert worth(5, True, 0) > worth(5, False, 0) > worth(5, False, 4)


def test_a_goal_that_is_lost_is_not_hoped_for() -> None:
    """A search that hopes on puts markers down too early: what is left to do then takes less time."""

    def worth(*markers: int) -> float:
        state = expedition(LONG, places=[(7, 0), (7, 0)], cards=["cold"])
        state.markers = [at(marker, 0) if marker else -1 for marker in markers]
        state.pile = list(BOX.cards)
        return heuristics.value(state)[0]

    assert worth(7, 0) == worth(0, 0) > worth(3, 0), "one marker too near the entrance"
    assert worth(11, 7) > worth(0, 0) > worth(7, 7), "all down, and none deep enough"


def test_turns_without_a_decision_are_played_in_a_row_however_many() -> None:
    """A caver shut in at the entrance has nothing to decide until the water has risen; no stack of calls may tell."""
    state = expedition(" E--A-", start=False)
    state.pile = [CARDS.index("rising-water")] + [CARDS.index("rest")] * 3000
    state.levels[1] = state.ends[1] - 1
    state.step = steps.MOVE
    state.play(VOCABULARY.parse("stay"), 0)
    assert state.ended == "water"


@pytest.mark.parametrize("narrow", [False, True])
def test_the_tile_in_hand_is_laid_by_choosing_a_place_and_a_turn(narrow: bool) -> None:
    match = new("explo", 2, 3, {"first": "p1"})
    match.play("depart")
    assert seen(match).step == "tile"
    drawn = picture.draw(seen(match), words("en", "explo"), (), narrow=narrow)
    places = set(re.findall(r'data-pick="(tile \S+ \*)"', drawn))
    turns = set(re.findall(r'data-pick="(tile \* r\d+)"', drawn))
    free = {f"tile {move.split()[1]} *" for move in match.legal(0) if move.startswith("tile")}
    assert places == free | {"tile 0,0 *"}, "who points at the entrance is told that a tile lies there"
    assert turns == {f"tile * {move.split()[2]}" for move in match.legal(0) if move.startswith("tile")}


def test_the_route_that_counted_is_drawn_at_the_end() -> None:
    state = expedition(LONG, places=[(1, 0)], cards=["rockfall", "rockfall"])
    play(state, "mark", "move w")
    assert 'class="route"' not in picture.draw(view_of(state), words("en", "explo"), ()), (
        "the match fills the outcome in"
    )
    match = team_match(2, 5, science=False)
    assert match.outcome is not None
    if match.outcome.winners:
        assert 'class="route"' in match.svg(0)


@pytest.mark.rule("EX-8")
def test_with_a_clock_the_shelf_is_not_shown_without_one_it_is() -> None:
    said = words("en", "explo")
    timed = picture.draw(seen(new("explo", 1, 3)), said, ())
    relaxed = picture.draw(seen(new("explo", 1, 3, {"preparation-seconds": 0})), said, ())
    assert ">lanyards<" not in timed
    assert ">lanyards<" in relaxed


BLOCKED = " E--+--X--+--+--+--+--+--+--+--+--+--+-"


@pytest.mark.rule("EX-23", "EX-24", "EX-16")
@pytest.mark.parametrize(
    ("mine", "theirs", "move"),
    [
        ("pass-choke", "pass-duck", "stay"),
        ("pass-squeeze", "pass-duck", "cross e"),
        ("dig", "pass-duck", "dig e"),
        ("pass-duck", "pass-squeeze", "exchange pass-duck p2 pass-squeeze"),
    ],
)
def test_an_obstacle_on_the_way_is_waited_at_crossed_or_dug(mine: str, theirs: str, move: str) -> None:
    state = expedition(BLOCKED, places=[(1, 0), (1, 0)], hands=[[mine], [theirs]], cards=["pass-choke"])
    if state.step == steps.CARD and not move.startswith("exchange"):
        play(state, "draw")
    assert liked(state) == move
    if move == "cross e":
        play(state, "cross e")
        assert liked(state, 1) == "join", "the other wants to go on too"


@pytest.mark.rule("EX-14", "EX-24")
def test_a_parallel_network_is_dug_into() -> None:
    network = " E--+--+\n\n\n       +--+-"
    state = expedition(network, places=[(2, 0)], hands=[["dig"]], cards=["pass-choke"], options={"goal": 6})
    assert state.cave.apart
    assert liked(state) == "dig s"


@pytest.mark.rule("EX-24", "EX-28", "EX-43")
def test_no_squeeze_is_dug_that_a_marker_needs() -> None:
    """A squeeze that was widened counts no more."""
    for marker, move in ((11, "stay"), (12, "dig w")):
        state = expedition(BLOCKED, places=[(3, 0)], hands=[["dig"]], cards=["rest"], start=False)
        state.markers[0] = at(marker, 0)
        stack_cards(state, "falling-water")
        turn.start(state, None)
        assert liked(state) == move


def test_the_study_counts_every_match() -> None:
    results = carry_out(questions(6, ("normal",), (2,))).results
    sensible, random = (result.tally for result in results)
    assert sensible.matches == 6 == sum(sensible.endings.values())
    assert sensible.players[0].wins <= sensible.endings[OUT]
    assert "| sensible | normal | 2 |" in table(results)
    assert random.players[0].wins == 0
    assert sensible.notes["crossed"].count == 6
    assert sensible.notes["crossed"].mean > random.notes["crossed"].mean


@pytest.mark.rule("EX-18", "EX-2")
def test_the_study_plays_the_same_deals_with_each_thing_and_without() -> None:
    (plan,) = packings(1)
    assert [left[0] for left in plan.left if len(left) == 1] == [item.id for item in BOX.items if item.effect != "kit"]
    asked = msgspec.structs.replace(plan, seed=3, matches=2, left=(("water",), ("food", "energy-bars")))
    (result,) = carry_out([asked]).results
    noted = result.tally.notes
    assert noted["without water: score"] == noted["without food, energy-bars: score"], "it packs all the rest"
    dealt = [asked.again(number, asked.packed(number))["score"] for number in range(2)]
    assert Counter(dealt) == noted["without water: score"].counts, "the same deals"
    assert "| water | 2 |" in packing_table(result)


@pytest.mark.rule("EX-8", "EX-18")
def test_a_forgetful_team_thinks_of_the_same_things_in_the_same_deal() -> None:
    (plan,) = lapses(1)
    thought_of = Counter(item for number in range(400) for item in plan.packed(number))
    assert set(thought_of) == {left for (left,) in plan.left}
    assert all(260 < times < 340 for times in thought_of.values()), "three times of four"
    assert plan.packed(7) == plan.packed(7) != plan.packed(8)


def test_the_study_prints_all_of_it_and_writes_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for many in ("FORGETFUL_MATCHES", "SCIENCE_MATCHES"):
        monkeypatch.setattr(study, many, 1)
    page = tmp_path / "page.md"
    main(["--matches", "1", "--cavers", "2", "--difficulty", "normal", "--out", str(page)])
    said = capsys.readouterr().out
    for row in ("| sensible | normal | 2 |", "| bin-bag | 1 |", "| 2 |", "| sump | hard |"):
        assert row in said
        assert row in page.read_text("utf-8")
    assert "EX-43" in page.read_text("utf-8")


def test_every_card_has_a_use_for_the_hand() -> None:
    state = expedition(LONG, places=[(2, 0)], hands=[["dig", "easy-stretch", "falling-co2", "pass-duck"]])
    assert liked(state) in ("discard dig", "discard pass-duck")
    assert len(legal(state)) == 5
