"""Phase 3: EX-30 to EX-34."""

from __future__ import annotations

import pytest

from tests.games.explo.build import (
    BOX,
    TILE_IDS,
    at,
    draw_cave,
    expedition,
    kinds,
    legal,
    play,
    refusal,
    stack_cards,
    view_of,
    xy,
)
from vulcania.core.chance import Chance
from vulcania.core.event import Event
from vulcania.games.explo.components import CARDS
from vulcania.games.explo.moves import ENTRANCE
from vulcania.games.explo.rules import turn
from vulcania.games.explo.rules.cave import TILE_SHIFT
from vulcania.games.explo.rules.ending import goal_met
from vulcania.games.explo.rules.routes import depth
from vulcania.games.explo.rules.science import within_reach
from vulcania.games.explo.scoring import breakdown
from vulcania.games.explo.state import ExploState

LONG = " E--+--+--~--+-"
OBJECTIVES = [one.id for one in BOX.objectives]


def back_in(seats: int = 2, taken: tuple[str, ...] = ("water", "spare-headlamp")) -> tuple[ExploState, list[Event]]:
    """A team that has just come out and chooses its objectives."""
    state = expedition(LONG, places=[(2, 0)] * seats, taken=taken, options={"science": True}, start=False)
    state.markers = [at(2, 0)] * seats
    state.positions = [at(1, 0)] * seats
    state.levels = [1, 2, 1]
    state.spent = 1 << 7
    stack_cards(state)
    state.pile = [CARDS.index("rockfall")] * 20
    turn.start(state, None)
    log: list[Event] = []
    for _ in range(seats):
        log += play(state, "move w")
        if any(move == "end" for move in legal(state)) and state.phase == 2:
            log += play(state, "end")
    return state, log


def found_before(state: ExploState, find: str) -> None:
    state.found |= 1 << BOX.finds.index(find)


def searching(*objectives: str) -> ExploState:
    """A team in phase 3 with these objectives, one each, p1 to act."""
    state, _ = back_in(len(objectives))
    state.offered = [(OBJECTIVES.index(one), OBJECTIVES.index("sump")) for one in objectives]
    for seat in range(len(objectives)):
        play(state, "keep 1", seat=seat)
    if state.step == 1:
        play(state, "begin")
    return state


def lay_glyph(state: ExploState, x: int, glyph: str) -> None:
    """Make the tile at x,0 one that carries the glyph."""
    tile = next(i for i, tile in enumerate(BOX.tiles) if glyph in tile.glyphs)
    square = at(x, 0)
    state.cave.laid[square] = state.cave.laid[square] & ((1 << TILE_SHIFT) - 1) | tile << TILE_SHIFT


@pytest.mark.rule("EX-30")
def test_cards_cubes_and_scales_are_set_back_and_the_cave_stays() -> None:
    state, log = back_in()
    assert "set-out-again" in kinds(log)
    assert state.phase == 3
    assert state.levels == [0, 0, 0]
    assert (len(state.pile), state.discards, state.hands) == (80, [], [[], []])
    assert state.spent == 0, "stand-ins are fresh"
    assert state.markers == [-1, -1]
    assert state.positions == [ENTRANCE, ENTRANCE]
    assert len(state.cave.laid) == 5
    play(state, "keep 1", seat=0)
    play(state, "keep 1", seat=1)
    assert sum(map(sum, state.cubes)) == 8, "forgotten stays forgotten"


@pytest.mark.rule("EX-30", "EX-16", "EX-24")
def test_the_second_trip_begins_with_a_first_turn_and_the_digging_tiles_that_are_left() -> None:
    state = expedition(LONG, places=[(1, 0)], cards=["rockfall"], options={"science": True})
    state.digs = 1
    play(state, "mark", "move w")
    assert state.phase == 3
    assert state.turns == [0], "so that nobody exchanges at once"
    assert state.digs == 1, "dug tiles stay in the cave"


@pytest.mark.rule("EX-30", "EX-31")
def test_cards_and_objectives_are_shuffled_for_the_second_trip() -> None:
    piles, offers = set(), set()
    for seed in range(8):
        state = expedition(LONG, places=[(1, 0)], cards=["rockfall"], options={"science": True})
        state.chance = Chance(seed)
        play(state, "mark", "move w")
        piles.add(tuple(state.pile))
        offers.add(state.offered[0])
        assert sorted(state.pile) == sorted(BOX.cards)
    assert len(piles) == 8
    assert len(offers) > 4


@pytest.mark.rule("EX-30")
def test_without_the_variant_the_match_ends_with_phase_two() -> None:
    state = expedition(LONG, places=[(1, 0)], cards=["rockfall", "rockfall"])
    play(state, "mark", "move w")
    assert state.to_act == ()


@pytest.mark.rule("EX-31")
def test_each_caver_keeps_one_of_two_objectives() -> None:
    state, _ = back_in(3)
    assert list(state.to_act) == [0, 1, 2]
    offered = [one for pair in state.offered for one in pair]
    assert len(set(offered)) == 6
    assert len(state.objective_pile) == 20
    play(state, "keep 2", seat=1)
    assert state.objectives[1] == offered[3]
    assert state.aside == [offered[2]], "the other is out of play"
    assert list(state.to_act) == [0, 2]
    assert refusal(state, "keep 1", 1) == ("EX-31", "refuse-kept")
    assert refusal(state, "draw", 0) == ("EX-31", "refuse-now-choosing")


@pytest.mark.rule("EX-32", "EX-31")
def test_a_glyph_is_found_by_standing_on_its_tile_by_anyone() -> None:
    state = searching("sand", "fossil")
    found_before(state, "block")
    lay_glyph(state, 1, "fossil")
    stack_cards(state, "rockfall")
    turn.start(state, None)
    log = play(state, "move e")
    assert [event.data for event in log if event.kind == "found"] == [{"seat": 0, "find": "fossil"}]
    assert "fulfilled" in kinds(log), "p1 may fulfil what p2 kept"


@pytest.mark.rule("EX-32")
def test_what_was_passed_while_exploring_has_yet_to_be_found() -> None:
    state = expedition(LONG, cards=["rockfall"] * 4, options={"science": True})
    for x in (1, 2):
        lay_glyph(state, x, "fossil")
    play(state, "move e", "end", "move e", "mark", "move w", "move w")
    assert state.phase == 3
    assert state.found == 0


@pytest.mark.rule("EX-32")
def test_only_what_is_asked_for_is_told_and_only_once() -> None:
    state = searching("gravity", "fossil")
    found_before(state, "block")
    for x, glyph in ((1, "fossil"), (2, "sand")):
        lay_glyph(state, x, glyph)
    state.positions[1] = at(1, 0)
    state.tile_pile = []
    stack_cards(state, *["rockfall"] * 4)
    turn.start(state, None)
    assert kinds(play(state, "move e")).count("fulfilled") == 1
    log = play(state, "move e") + play(state, "move e")
    assert not {"found", "fulfilled"} & set(kinds(log)), "sand, which nobody asked for, twice"
    assert state.found & BOX.objective_finds[OBJECTIVES.index("sand")], "found it is all the same"


@pytest.mark.rule("EX-32")
def test_an_obstacles_glyph_is_found_by_crossing_it() -> None:
    state = searching("pool")
    found_before(state, "drip-pit")
    state.positions[0] = at(2, 0)
    lay_glyph(state, 3, "pool")
    state.hands[0] = [CARDS.index("pass-duck")]
    stack_cards(state, "falling-water")
    turn.start(state, None)
    log = play(state, "cross e")
    assert "fulfilled" in kinds(log)
    assert xy(state.positions[0]) == (4, 0)


@pytest.mark.rule("EX-32")
def test_what_is_neither_in_the_cave_nor_in_the_pile_is_said_to_be_lost() -> None:
    state, _ = back_in(1)
    state.offered = [(OBJECTIVES.index("bear"), OBJECTIVES.index("sand"))]
    state.tile_pile = []
    log = play(state, "keep 1")
    assert "objective-lost" in kinds(log)
    assert view_of(state).objectives[0].lost
    state, _ = back_in(1)
    state.offered = [(OBJECTIVES.index("bear"), OBJECTIVES.index("sand"))]
    asked = set(BOX.objectives[OBJECTIVES.index("bear")].finds)
    state.tile_pile = [i for i, tile in enumerate(BOX.tiles) if asked & set(tile.glyphs)]
    assert "objective-lost" not in kinds(play(state, "keep 1"))
    state, _ = back_in(1)
    state.offered = [(OBJECTIVES.index("bones"), OBJECTIVES.index("sand"))]
    state.tile_pile = []
    found_before(state, "sand")
    lay_glyph(state, 4, "bones")
    assert "objective-lost" not in kinds(play(state, "keep 1")), "it lies in the cave"


@pytest.mark.rule("EX-32")
def test_a_discard_can_lose_an_objective() -> None:
    state = searching("sump")
    state.cave.laid[at(4, 0)] &= ~0b0010
    state.cave.rim.clear()
    state.cave.ends = 0
    state.tile_pile = [TILE_IDS.index("sump")]
    log: list[Event] = []
    turn.start(state, log)
    assert kinds(log)[:3] == ["tile-drawn", "tile-discarded", "objective-lost"]


@pytest.mark.rule("EX-32")
def test_a_tile_in_the_hand_can_still_be_laid_so_what_it_carries_is_not_lost() -> None:
    state = searching("niphargus")
    carries = [tile for tile in range(len(BOX.tiles)) if "niphargus" in BOX.tiles[tile].glyphs]
    state.tile_pile = []
    assert not within_reach(state) & BOX.objective_finds[state.objectives[0]]
    state.drawn = carries[0]
    assert within_reach(state) & BOX.objective_finds[state.objectives[0]]


@pytest.mark.rule("EX-32")
def test_a_lost_objective_is_told_once_and_not_with_every_tile_that_is_discarded() -> None:
    state, _ = back_in(1)
    state.offered = [(OBJECTIVES.index("bear"), OBJECTIVES.index("sand"))]
    state.tile_pile = []
    assert kinds(play(state, "keep 1")).count("objective-lost") == 1
    state.cave = draw_cave(" E--+")
    for tile in ("choke-04", "crossroads-01"):  # nothing to be found on the one, something else on the other
        state.cave.rim.clear()
        state.tile_pile = [TILE_IDS.index(tile)]
        stack_cards(state, "rockfall")
        log: list[Event] = []
        turn.start(state, log)
        assert kinds(log)[:3] == ["tile-drawn", "tile-discarded", "card-drawn"]


@pytest.mark.rule("EX-33", "EX-16")
def test_who_has_a_card_to_play_after_an_exchange_cannot_leave_first() -> None:
    state = searching("pool", "sand")
    state.tile_pile = []
    state.turns = [1, 1]
    state.hands = [[CARDS.index("pass-duck")], [CARDS.index("easy-stretch")]]
    turn.start(state, None)
    play(state, "exchange pass-duck p2 easy-stretch", "agree")
    assert "leave" not in legal(state)
    assert refusal(state, "leave") == ("EX-16", "refuse-must")
    play(state, "play easy-stretch")
    assert "leave" in legal(state)


@pytest.mark.rule("EX-15")
def test_dealing_anew_what_nobody_knows_leaves_the_sump_underneath() -> None:
    state = expedition(LONG, places=[(0, 0)], tiles=["straight-05", "tee-01", "bend-05", "sump"], start=False)
    orders = set()
    for seed in range(20):
        pile = state.redeal(0, Chance(seed)).tile_pile
        assert pile[0] == BOX.sump
        orders.add(tuple(pile))
    assert len(orders) == 6, "the other three may lie in any order"


@pytest.mark.rule("EX-32")
def test_the_sump_is_a_place_to_be_found() -> None:
    state = searching("sump")
    square = at(1, 0)
    state.cave.laid[square] = state.cave.laid[square] & ((1 << TILE_SHIFT) - 1) | BOX.sump << TILE_SHIFT
    stack_cards(state, "rockfall")
    turn.start(state, None)
    assert "fulfilled" in kinds(play(state, "move e"))


@pytest.mark.rule("EX-33")
def test_on_the_entrance_a_caver_may_leave_by_saying_so() -> None:
    state = searching("sand", "fossil")
    stack_cards(state, "rockfall", "rockfall", "rockfall")
    turn.start(state, None)
    assert "leave" in legal(state)
    assert refusal(state, "mark") == ("EX-33", "refuse-mark-science")
    play(state, "move e")
    play(state, "leave")
    assert state.out == [False, True]
    assert refusal(state, "leave") == ("EX-33", "refuse-leave-inside")
    play(state, "move w")
    assert legal(state) == ["leave", "end"], "also on coming back"


@pytest.mark.rule("EX-10", "EX-33")
def test_who_comes_back_to_the_entrance_can_hand_cubes_over_before_leaving() -> None:
    state = searching("sand", "fossil")
    state.cubes = [[0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0, 0]]
    state.positions[0] = at(1, 0)
    state.tile_pile = []
    stack_cards(state, "rockfall")
    turn.start(state, None)
    play(state, "move w")
    assert legal(state) == ["leave", "give light p2 p1", "give water p1 p2", "end"]


@pytest.mark.rule("EX-33", "EX-15")
def test_with_all_tiles_laid_no_tile_is_drawn() -> None:
    state = searching("sand")
    state.tile_pile = []
    log: list[Event] = []
    turn.start(state, log)
    assert "tile-drawn" not in kinds(log)


@pytest.mark.rule("EX-34")
def test_out_with_everything_found_is_won_in_full() -> None:
    state = searching("sand")
    state.found = BOX.objective_finds[OBJECTIVES.index("sand")]
    stack_cards(state, "rockfall")
    turn.start(state, None)
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.verdict is not None
    assert outcome.verdict.args["science"] == "validated"


@pytest.mark.rule("EX-34", "EX-28")
def test_the_account_names_every_marker_and_every_objective() -> None:
    state = searching("sand", "fossil")
    state.found = BOX.objective_finds[OBJECTIVES.index("fossil")]
    stack_cards(state, "rockfall", "rockfall")
    turn.start(state, None)
    play(state, "leave", "leave")
    assert state.ended == "not-validated", "one of two is not every objective"
    told = [(line.seat, line.points, line.text.key) for line in breakdown(state)]
    assert told == [
        (None, 2, "line-direct"),
        (0, 0, "line-marker"),
        (1, 0, "line-marker"),
        (None, 0, "line-objective-open"),
        (None, 0, "line-objective-done"),
    ]


@pytest.mark.rule("EX-34")
def test_out_with_objectives_open_the_score_stands() -> None:
    state = searching("sand")
    stack_cards(state, "rockfall")
    turn.start(state, None)
    play(state, "leave")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (2,)
    assert outcome.verdict is not None
    assert outcome.verdict.args["science"] == "open"


@pytest.mark.rule("EX-34")
def test_a_red_end_loses_phase_three_but_not_the_score() -> None:
    state = searching("sand")
    state.levels[1] = state.ends[1] - 1
    stack_cards(state, "rising-water")
    log: list[Event] = []
    turn.start(state, log)
    assert kinds(log)[-1] == "science-lost"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2,), (0,))
    assert outcome.verdict is not None
    assert outcome.verdict.args["science"] == "lost"


@pytest.mark.rule("EX-34", "EX-43", "EX-28")
def test_what_is_dug_for_science_changes_nothing_in_what_was_explored() -> None:
    cave = " E--+--X--+--+--+--+"
    state = expedition(cave, places=[(6, 0)], options={"science": True, "goal": 6}, start=False)
    state.markers = [at(6, 0)]
    state.positions = [at(1, 0)]
    stack_cards(state, "rockfall")
    turn.start(state, None)
    play(state, "move w")
    assert (state.phase, goal_met(state)) == (3, True)
    play(state, "keep 1")
    state.positions = [at(1, 0)]
    stack_cards(state, "dig")
    turn.start(state, None)
    play(state, "dig e")
    assert depth(state.cave, at(6, 0)) == 5, "the widened squeeze counts no more"
    assert goal_met(state) is True
    assert view_of(state).cavers[0].depth == 6
    direct, marker = breakdown(state)[:2]
    assert (direct.points, marker.text.args["count"]) == (6, 6)
