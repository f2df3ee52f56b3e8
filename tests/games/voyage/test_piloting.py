"""VO-6 to VO-14 and VO-39: setting out, sailing, registering, watches, surfacing and arriving."""

from __future__ import annotations

import pytest

from tests.games.voyage.build import at_sea, match, position, refusal, sq, told
from vulcania.core.match import Match, new
from vulcania.games.voyage.components import ZONES
from vulcania.games.voyage.rules import hunting, stops, watch


@pytest.mark.rule("VO-6")
def test_the_captains_right_neighbour_is_the_first_pilot() -> None:
    of = match(4, captain="p3")
    state = position(of)
    assert state.captain == 2
    assert of.to_act == (1,), "seats are numbered clockwise, so the right neighbour has the next lower number"
    assert position(match(4, captain="p1")).pilot == 3
    assert (state.ship, state.leagues) == (sq("m10"), 0)
    assert sorted(state.order) == list(range(6))
    assert state.target == state.order[0]


@pytest.mark.rule("VO-6")
def test_the_captain_is_drawn_unless_the_table_says_who_it_is() -> None:
    captains = {position(new("voyage", 4, seed)).captain for seed in range(40)}
    assert captains == {0, 1, 2, 3}
    firsts = {position(new("voyage", 2, seed)).target for seed in range(60)}
    assert firsts == set(range(6))


@pytest.mark.rule("VO-7")
def test_nobody_has_a_guinea_at_the_start() -> None:
    assert position(match(6)).guineas == [0] * 6


@pytest.mark.rule("VO-8")
def test_a_move_brings_the_nautilus_one_kings_step_nearer() -> None:
    assert [move.split()[1] for move in at_sea("m10", "whales").legal()] == ["N", "NE", "NW"]
    assert {move.split()[1] for move in at_sea("m10", "icebergs").legal()} == {"SW", "W", "NW"}
    diagonal = at_sea("q9", "galleon")
    assert {move.split()[1] for move in diagonal.legal()} == {"NE"}, "four steps either way: only the diagonal helps"
    assert refusal(diagonal, "sail N great") == ("VO-8", "refuse-away")
    assert refusal(at_sea("a1", "galleon"), "sail N medium") == ("VO-1", "refuse-edge")


@pytest.mark.rule("VO-9")
def test_route_4_on_an_empty_counter_makes_400_and_route_5_then_900() -> None:
    of = at_sea("m10", "icebergs")
    of.play("sail SW medium")
    assert position(of).leagues == 400
    of.play("sail NW medium")
    assert position(of).leagues == 900


@pytest.mark.rule("VO-9")
def test_the_square_reached_sets_the_lever_and_on_a_half_square_the_pilot() -> None:
    of = at_sea("l14", "forests")
    assert set(of.legal()) == {"sail NE medium", "sail E medium", "sail E great", "sail SE great"}
    assert refusal(of, "sail NE great") == ("VO-9", "refuse-depth")
    assert refusal(of, "sail SE medium") == ("VO-9", "refuse-depth")
    of.play("sail E great")
    assert position(of).leagues == 300
    assert position(of).heading == 2


@pytest.mark.rule("VO-10")
@pytest.mark.parametrize(
    ("before", "after", "gain"),
    [
        (0, 200, "token"),  # yellow, red: different
        (1200, 1400, "token"),  # both red
        (3600, 3800, "guinea"),  # both blue
        (4000, 4200, "guinea"),  # both yellow
        (3000, 3200, "token"),  # yellow, blue
    ],
)
def test_token_or_guinea(before: int, after: int, gain: str) -> None:
    of = at_sea("m10", "whales", before)
    of.play("sail N medium")
    state = position(of)
    assert state.leagues == after
    assert (state.guineas[0], "token" in told(of)) == ((1, False) if gain == "guinea" else (0, True))


@pytest.mark.rule("VO-11")
def test_the_fourth_token_ends_the_watch() -> None:
    of = at_sea("m10", "whales", 3000, seats=3, tokens=3)
    of.play("sail N medium")
    state = position(of)
    assert (state.pilot, state.tokens) == (2, 0), "to the right of player 1 sits player 3"
    assert state.target == ZONES.index("whales"), "the destination card passes on"
    assert told(of)[-1] == "watch"


@pytest.mark.rule("VO-11")
def test_a_guinea_does_not_shorten_the_watch_and_the_captain_takes_watches() -> None:
    of = at_sea("m10", "whales", 3600, seats=3, tokens=3)
    of.play("sail N medium")
    assert (position(of).pilot, position(of).tokens) == (0, 3), "player 1 is the captain and pilots"


@pytest.mark.rule("VO-12")
def test_yellow_navigation_surfaces_the_nautilus_as_long_as_it_shows() -> None:
    of = at_sea("m10", "whales", 3000)
    of.play("sail N medium")  # 3200: yellow
    assert position(of).surfaced
    assert "surface" in told(of)
    assert set(of.legal()) == {"sail N surface", "sail NE surface", "sail NW surface"}, "depths are ignored"
    assert refusal(of, "sail N medium") == ("VO-12", "refuse-surfaced")
    of.play("sail N surface")  # route 3: 3500, red
    assert position(of).leagues == 3500
    assert not position(of).surfaced
    assert "dive" in told(of)
    assert refusal(of, "sail N surface") == ("VO-12", "refuse-dived")


@pytest.mark.rule("VO-12")
def test_as_a_variant_each_yellow_switches_between_surface_and_dive() -> None:
    of = at_sea("m10", "whales", 3000, surface_until_next_yellow=True)
    of.play("sail N medium")  # 3200: yellow, up
    of.play("sail N surface")  # 3500: red
    assert position(of).surfaced, "it stays up until the next yellow"
    state = position(of)
    state.leagues, state.ship = 3900, sq("m9")
    of.play("sail N surface")  # 4200: yellow, down again
    assert not position(of).surfaced


def arrived(target: str, ship: str, move: str, leagues: int = 5000, **more: object) -> Match:
    of = at_sea(ship, target, leagues, **more)  # type: ignore[arg-type]
    of.play(move)
    return of


@pytest.mark.rule("VO-13")
def test_reaching_the_destination_ends_the_leg_with_a_hunt() -> None:
    of = arrived("whales", "m6", "sail N great", 3100)
    state = position(of)
    assert state.hunt is not None
    assert state.target == -1, "the card went back"
    assert told(of)[:4] == ["sail", "token", "surface", "arrive"]
    assert refusal(of, "sail N great") == ("VO-13", "refuse-hunting")
    assert refusal(at_sea("m6", "whales"), "pass") == ("VO-13", "refuse-no-hunt")


@pytest.mark.rule("VO-13")
def test_the_same_pilot_goes_on_with_a_new_card_after_the_hunt() -> None:
    of = arrived("whales", "m6", "sail N great", seats=2)
    state = position(of)
    assert state.hunt is not None
    state.hunt.preys.clear()
    hunting._begin(state.hunt, state.hunt.turn, None)
    stops.end_hunt(state, state.hunt, None)
    assert (state.pilot, state.tokens, state.to_act) == (0, 1, (0,))
    assert state.target == state.order[1]


@pytest.mark.rule("VO-13")
def test_after_all_six_the_cards_come_again_in_the_same_order() -> None:
    of = match()
    state = position(of)
    drawn = [state.target]
    for _ in range(12):
        watch.new_card(state, None)
        drawn.append(state.target)
    assert drawn == state.order * 2 + state.order[:1]
    assert of.view(None).to_data()["destinations"] == tuple(ZONES[zone] for zone in state.order)


@pytest.mark.rule("VO-14")
def test_at_the_icebergs_the_ship_does_not_stop() -> None:
    of = arrived("icebergs", "e6", "sail N medium", tokens=1)
    state = position(of)
    assert state.hunt is None
    assert (state.pilot, state.target) == (0, state.order[1])
    assert told(of)[-2:] == ["arrive", "destination"]


@pytest.mark.rule("VO-39")
def test_the_pilot_who_arrives_deals_the_hunt_even_with_the_fourth_token() -> None:
    of = arrived("whales", "m6", "sail N great", seats=3, tokens=3)
    state = position(of)
    assert state.hunt is not None
    assert (state.pilot, state.tokens) == (0, 4), "the watch changes only after the hunt"
    assert state.hunt.order == [2, 1, 0], "from the pilot's right"
    state.hunt.preys.clear()
    stops.end_hunt(state, state.hunt, None)
    assert (state.pilot, state.tokens) == (2, 0)


@pytest.mark.rule("VO-39")
def test_the_watch_changes_once_however_many_reasons_there_are() -> None:
    """The fourth token, and an engine failure in a corridor with it."""
    of = at_sea("m10", "whales", 1200, seats=4, tokens=3)
    of.play("sail N medium")  # 1400: both red
    state = position(of)
    assert told(of) == ["sail", "token", "alert", "engine", "watch"]
    assert (state.pilot, state.tokens) == (3, 0)


@pytest.mark.rule("VO-5")
def test_what_a_move_would_register_is_known_before_it_is_made() -> None:
    """The forecast of every legal move agrees with what the move then does."""
    for seed in range(6):
        of = new("voyage", 3, seed)
        while position(of).hunt is None and not of.over:
            state = position(of)
            view = of.view(None).to_data()
            assert [seen["move"] for seen in view["forecasts"]] == of.legal()
            seen = view["forecasts"][len(of.plies) % len(view["forecasts"])]
            before = state.guineas[state.pilot]
            pilot = state.pilot
            of.play(seen["move"])
            after = of.view(None).to_data()
            assert after["leagues"] == seen["leagues"]
            kinds = told(of)
            assert ("arrive" in kinds) == seen["arrives"]
            assert ("alert" in kinds) == bool(seen["alert"]) or seen["arrives"], "a hunt comes first (VO-40)"
            assert ("token" in kinds) == (seen["gain"] in ("token", "watch", "fourth"))
            if seen["gain"] == "guinea" and not seen["settles"]:
                assert position(of).guineas[pilot] == before + 1
            if of.outcome is None and after["hunt"] is None:
                assert (after["navigation"], after["events"]) == (seen["navigation"], seen["events"])
                assert after["surfaced"] == seen["surfaces"]


@pytest.mark.rule("VO-5", "VO-29")
@pytest.mark.parametrize(
    ("ship", "move", "leagues", "target", "adventure", "gain"),
    [
        ("m10", "sail N medium", 3000, "whales", "", "watch"),
        ("l13", "sail S medium", 1100, "sharks", "", "fourth"),  # 1400: both red, and the warship is far
        ("n13", "sail E medium", 1200, "forests", "", "watch"),  # 1600 on the warship's own square
        ("l16", "sail NE great", 1600, "sharks", "sharks", "fourth"),
        ("n14", "sail NE medium", 1700, "sharks", "sharks", "watch"),  # the warship is reached
    ],
)
def test_the_forecast_promises_the_end_of_the_watch_only_where_it_comes(
    ship: str, move: str, leagues: int, target: str, adventure: str, gain: str
) -> None:
    of = at_sea(ship, target, leagues, seats=3, guineas=5, tokens=3, adventure=adventure)
    seen = next(one for one in of.view(0).to_data()["forecasts"] if one["move"] == move)
    assert seen["gain"] == gain
    of.play(move)
    assert ("watch" in told(of)) == (gain == "watch")


def foreseen(of: Match, move: str) -> dict[str, object]:
    """The forecast of one move."""
    found: dict[str, object] = next(one for one in of.view(0).to_data()["forecasts"] if one["move"] == move)
    return found


@pytest.mark.rule("VO-29", "VO-30")
@pytest.mark.parametrize(
    ("ship", "move", "leagues", "adventure", "settles", "reason"),
    [
        ("b15", "sail W great", 1300, "cannibals", "escaped", "escaped"),
        ("b15", "sail W great", 1100, "cannibals", "escaped", "escaped"),  # 1200 is yellow, but outside
        ("c14", "sail W great", 1100, "cannibals", "boarded", "boarded"),  # the same yellow, inside
        ("c14", "sail W great", 1300, "cannibals", "", ""),
        ("l16", "sail NE great", 1600, "sharks", "", ""),
        ("m10", "sail NE medium", 3300, "", "", ""),
    ],
)
def test_the_forecast_says_what_becomes_of_an_adventure_under_way(
    ship: str, move: str, leagues: int, adventure: str, settles: str, reason: str
) -> None:
    of = at_sea(ship, adventure or "whales", leagues, guineas=5, adventure=adventure)
    assert foreseen(of, move)["settles"] == settles
    of.play(move)
    reasons = [event.data["reason"] for event in of.plies[-1].events if "reason" in event.data]
    assert reasons == [reason] * bool(reason)
    assert (position(of).adventure != -1) == (bool(adventure) and not settles)


@pytest.mark.rule("VO-30")
def test_the_forecast_knows_that_cannibals_board_a_surfaced_nautilus_at_once() -> None:
    of = at_sea("c14", "cannibals", 1100, guineas=5, tokens=3, surfaced=True, surface_until_next_yellow=True)
    assert foreseen(of, "sail SE surface")["gain"] == "watch", "nothing goes on that the watch would wait for"
    of.play("sail SE surface")
    assert told(of)[-2:] == ["fine", "watch"]


@pytest.mark.rule("VO-37")
def test_the_forecast_of_the_last_move_is_the_end_and_nothing_else() -> None:
    of = at_sea("n14", "sharks", 19_900, adventure="sharks", surfaced=True, surface_until_next_yellow=True)
    seen = foreseen(of, "sail NE surface")
    assert seen["gain"] == "end"
    assert [seen[key] for key in ("navigation", "events", "alert", "settles")] == [""] * 4
    assert (seen["arrives"], seen["surfaces"]) == (False, False)


@pytest.mark.rule("VO-12")
def test_the_window_shows_the_route_of_the_surface_as_soon_as_the_lever_stands_there() -> None:
    of = at_sea("m10", "whales", 3000)
    of.play("sail N medium")  # route 2 to 3200: yellow, the lever goes to surface
    assert of.view(0).to_data()["route"] == 3
    of.play("sail N surface")  # route 3 to 3500: red, but the lever stays until the next move
    assert of.view(0).to_data()["route"] == 3
