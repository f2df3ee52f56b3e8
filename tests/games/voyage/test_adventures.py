"""VO-27 to VO-36 and VO-40: what an alert means in each zone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.voyage.build import at_sea, first_box, parts, position, refusal, sq, told
from vulcania.core.match import Match, new
from vulcania.games.voyage.components import ZONES
from vulcania.games.voyage.describe import Voice
from vulcania.games.voyage.rules import stops
from vulcania.games.voyage.view import VoyageView
from vulcania.words import LANGUAGES, words


def alert(ship: str, move: str, leagues: int, target: str, **more: object) -> Match:
    """The match after a move that lights both lamps red."""
    of = at_sea(ship, target, leagues, **more)  # type: ignore[arg-type]
    of.play(move)
    assert "alert" in told(of), told(of)
    return of


@pytest.mark.rule("VO-27")
def test_both_lamps_red_is_an_alert_and_a_token_is_still_given() -> None:
    of = alert("o3", "sail W great", 1300, "icebergs", guineas=5)
    assert told(of) == ["sail", "token", "alert", "fine"]
    assert position(of).tokens == 1


@pytest.mark.rule("VO-27")
def test_every_registration_counts_anew() -> None:
    """1400 and 1500 are both red; the second one is an alert like the first."""
    of = alert("o3", "sail W great", 1300, "icebergs", guineas=5)
    of.play("sail W great")
    assert position(of).leagues == 1500
    assert "alert" in told(of)
    assert position(of).guineas[0] == 3


@pytest.mark.rule("VO-28")
@pytest.mark.parametrize(("ship", "move", "leagues", "mark", "guineas"), [
    ("u17", "sail N medium", 2400, "", 7),
    ("u18", "sail N medium", 2400, "t", 3),
    ("w16", "sail NW medium", 2100, "o", 3),
])  # fmt: skip
def test_the_octopus_pays_or_costs_two(ship: str, move: str, leagues: int, mark: str, guineas: int) -> None:
    of = at_sea(ship, "galleon", leagues, guineas=5)
    of.play(move)  # 2600: both red
    assert parts().chart.octopus[position(of).ship] == mark, "clear of it, on a tentacle, on its body"
    assert position(of).guineas[0] == guineas


@pytest.mark.rule("VO-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preview_tells_the_octopus_from_a_prize(language: str) -> None:
    say = words(language, "voyage")
    shown = []
    for ship in ("u17", "u18"):
        of = at_sea(ship, "galleon", 2400, guineas=5)
        view, preview = of.view(0), of.preview("sail N medium", 0)
        assert isinstance(view, VoyageView)
        assert preview is not None
        [seen] = [one for one in view.forecasts if one.move == "sail N medium"]
        shown.append((seen.alert, Voice(view, say, []).note(seen)[-2:], say.say(preview, [])))
    (clear, prize, told), (caught, fine, warned) = shown
    assert (clear, prize, caught, fine) == ("forests", "+2", "octopus", "−2")
    assert told != warned


def at_warship(**more: object) -> Match:
    """An alert in the Sea of Sharks, three squares from the warship on o13."""
    return alert("l13", "sail S medium", 1100, "sharks", **more)


@pytest.mark.rule("VO-29")
def test_the_pilot_must_sail_to_the_warship() -> None:
    of = at_warship(guineas=5)
    state = position(of)
    assert state.adventure == ZONES.index("sharks")
    assert of.view(0).to_data()["aim"] == "o13"
    assert {move.split()[1] for move in of.legal()} == {"NE", "E", "SE"}
    assert refusal(of, "sail W medium") == ("VO-29", "refuse-not-warship")
    assert told(of)[-1] == "warship"


@pytest.mark.rule("VO-29")
def test_crossing_the_destination_is_no_arrival_and_no_other_adventure_begins() -> None:
    of = at_sea("l16", "sharks", 1600, guineas=5, adventure="sharks", tokens=3)
    of.play("sail NE great")  # m15, the destination; 1800: blue, red
    state = position(of)
    assert state.ship == parts().chart.destinations[ZONES.index("sharks")]
    assert state.hunt is None
    assert state.tokens == 4
    assert state.pilot == 0, "the watch ends with the adventure"
    of.play("sail NE great")  # n14; 2000: both red
    assert position(of).tokens == 4, "no fifth token"
    of.play("sail NE medium")  # o13 is light: 2300, yellow and red
    kinds = told(of)
    assert "ram" in kinds
    assert kinds[-1] == "watch"
    assert position(of).pilot == 1


@pytest.mark.rule("VO-29")
def test_no_alert_counts_on_the_move_that_reaches_the_warship() -> None:
    of = at_sea("n14", "sharks", 1300, guineas=5, adventure="sharks")
    of.play("sail NE medium")  # 1600: both red
    assert position(of).leagues == 1600
    assert "alert" not in told(of)
    assert "ram" in told(of)


@pytest.mark.rule("VO-29")
def test_spurs_from_2_to_5_ram_the_warship_and_1_and_6_miss() -> None:
    found: dict[int, int] = {}
    for seed in range(60):
        of = at_sea("n14", "sharks", 1700, guineas=5, adventure="sharks", seed=seed)
        of.play("sail NE medium")
        ram = next(event for event in of.plies[-1].events if event.kind == "ram")
        assert ram.reveals
        number = int(ram.data["number"])
        assert ram.data["cards"][-1] == f"spur-{number}"
        assert not any(card.startswith("spur") for card in ram.data["cards"][:-1]), "until a spur comes"
        assert len(ram.data["cards"]) == ram.data["turned"]
        found[number] = position(of).guineas[0]
    assert found == {1: 3, 2: 7, 3: 7, 4: 7, 5: 7, 6: 3}


@pytest.mark.rule("VO-29")
def test_an_alert_on_the_warships_own_square_rams_at_once() -> None:
    of = alert("n13", "sail E medium", 1200, "forests", guineas=5)
    assert position(of).ship == parts().chart.warship
    assert "ram" in told(of)
    assert position(of).adventure == -1


@pytest.mark.rule("VO-30")
def test_out_of_the_archipelago_before_yellow() -> None:
    of = alert("b14", "sail E great", 800, "cannibals", guineas=5)
    assert position(of).adventure == ZONES.index("cannibals")
    assert of.view(0).to_data()["aim"] == ""
    assert {move.split()[1] for move in of.legal()} == {"SW", "W", "NW"}
    assert refusal(of, "sail E great") == ("VO-30", "refuse-not-out")
    of.play("sail W great")  # b14, 1200: yellow inside
    assert position(of).guineas[0] == 3
    assert position(of).adventure == -1


@pytest.mark.rule("VO-30")
@pytest.mark.parametrize(("leagues", "lamp"), [(1300, "red"), (1100, "yellow")])
def test_on_the_move_that_leaves_the_square_is_looked_at_first(leagues: int, lamp: str) -> None:
    of = at_sea("b15", "cannibals", leagues, guineas=5, adventure="cannibals")
    of.play("sail W great")
    view = of.view(0).to_data()
    assert view["navigation"] == lamp
    assert position(of).guineas[0] == 7
    assert view["target"] == "cannibals", "the destination inside is sailed for again"


@pytest.mark.rule("VO-30")
def test_with_the_variant_an_alert_while_surfaced_costs_two_at_once() -> None:
    of = at_sea("c14", "cannibals", 900, guineas=5, surfaced=True, surface_until_next_yellow=True)
    of.play("sail SE surface")  # 1200: yellow, dives
    state = position(of)
    assert not state.surfaced
    state.surfaced, state.ship, state.leagues = True, sq("c14"), 1100
    of.play("sail SE surface")  # 1400: both red, still up
    assert "alert" in told(of)
    assert position(of).guineas[0] == 3
    assert position(of).adventure == -1


@pytest.mark.rule("VO-31", "VO-33")
@pytest.mark.parametrize(("ship", "move", "leagues", "target"), [
    ("g4", "sail W medium", 1200, "icebergs"),
    ("o3", "sail W great", 1300, "icebergs"),
])  # fmt: skip
def test_an_iceberg_and_a_reef_cost_one(ship: str, move: str, leagues: int, target: str) -> None:
    of = at_sea(ship, target, leagues, guineas=5)
    of.play(move)
    assert position(of).leagues == 1400
    assert position(of).guineas[0] == 4
    assert position(of).pilot == 0


@pytest.mark.rule("VO-32", "VO-36")
def test_the_whirlpool_throws_the_nautilus_to_the_south_west_corner() -> None:
    of = alert("x4", "sail W great", 1300, "galleon", guineas=5)
    state = position(of)
    assert state.ship == sq("a19")
    assert state.leagues == 1400, "the jump registers nothing"
    assert [entry.square for entry in state.ledger[0]] == [sq("w4")], "the fine is booked where the ship was caught"
    assert state.guineas[0] == 4
    assert state.target == ZONES.index("galleon"), "sailed for again, from where the Nautilus is"
    assert {move.split()[1] for move in of.legal()} <= {"NE", "E", "SE"}


@pytest.mark.rule("VO-34")
def test_in_a_corridor_the_engine_fails_without_a_fine() -> None:
    of = alert("m10", "sail N medium", 1200, "whales", guineas=5, tokens=2, seats=3)
    state = position(of)
    assert (state.guineas[0], state.pilot, state.tokens) == (5, 2, 0)


@pytest.mark.rule("VO-35")
def test_who_cannot_pay_in_full_pays_what_there_is_and_is_relieved() -> None:
    of = at_sea("u18", "galleon", 2400, guineas=1, tokens=1, seats=3)
    of.play("sail N medium")
    state = position(of)
    assert told(of)[-2:] == ["fine-short", "watch"]
    assert (state.guineas[0], state.pilot, state.tokens) == (0, 2, 0)


@pytest.mark.rule("VO-35")
def test_who_can_just_pay_keeps_the_watch() -> None:
    of = at_sea("u18", "galleon", 2400, guineas=2, tokens=1, seats=3)
    of.play("sail N medium")
    assert (position(of).guineas[0], position(of).pilot, position(of).tokens) == (0, 0, 2)


@pytest.mark.rule("VO-34", "VO-35")
@pytest.mark.parametrize(("ship", "target", "leagues"), [("m10", "whales", 1200), ("u18", "galleon", 2400)])
def test_who_takes_the_watch_over_has_a_whole_one(ship: str, target: str, leagues: int) -> None:
    """After an engine failure, and after a fine that could not be paid."""
    of = at_sea(ship, target, leagues, tokens=2, seats=3)
    of.play("sail N medium")
    assert told(of)[-1] == "watch"
    state = position(of)
    state.ship, state.leagues, state.target = sq("m10"), 3000, ZONES.index("whales")
    of.play("sail N medium")  # 3200: yellow and blue
    assert told(of) == ["sail", "token", "surface"]
    assert (position(of).pilot, position(of).tokens) == (2, 1)


def roomy_archipelago(folder: Path) -> None:
    """A chart whose archipelago reaches two rows higher, with only a tail in its last two: the way out from the middle
    of its square part leads over its destination, e14."""
    chart = parts().chart
    water, marks = [list(row) for row in chart.water_rows], [list(row) for row in chart.mark_rows]
    for row in range(9, 18):
        for column in range(1, 8):
            water[row][column] = "C" if row < 16 or column == 4 else "N"
    marks[13][4], marks[14][4] = "*", "."
    text = first_box().text("chart.txt")
    lines = [text[: text.rindex("\nwater:")], "water:", *map("".join, water), "marks:", *map("".join, marks)]
    (folder / "chart.txt").write_text("\n".join(lines), "utf-8")


@pytest.mark.rule("VO-30", "VO-39")
@pytest.mark.parametrize(("leagues", "lamp"), [(3000, "yellow"), (2200, "red")])
def test_an_adventure_that_ends_on_the_destination_is_followed_by_the_arrival(
    tmp_path: Path, leagues: int, lamp: str
) -> None:
    roomy_archipelago(tmp_path)
    (tmp_path / "counter.toml").write_text(first_box().text("counter.toml"), "utf-8")
    of = new("voyage", 3, 1, {"captain": "p1"}, tmp_path)
    state = position(of)
    state.ship, state.leagues = sq("e13"), leagues
    state.adventure = state.target = ZONES.index("cannibals")
    state.pilot, state.to_act, state.guineas[0] = 0, (0,), 5
    [seen] = [one for one in of.view(0).to_data()["forecasts"] if one["move"] == "sail S great"]
    assert (seen["navigation"], seen["arrives"]) == (lamp, lamp == "yellow")
    of.play("sail S great")
    assert of.view(0).to_data()["ship"] == "e14"
    if lamp == "yellow":
        assert told(of)[:5] == ["sail", "token", "surface", "fine", "arrive"]
        assert position(of).hunt is not None
    else:
        assert position(of).adventure == ZONES.index("cannibals"), "crossed on the way out: no arrival"
        assert position(of).hunt is None
        assert of.legal()


@pytest.mark.rule("VO-40")
def test_an_alert_on_the_destination_comes_after_the_hunt_and_before_the_new_card() -> None:
    of = at_sea("m6", "whales", 1300, guineas=5, seats=3)
    of.play("sail N great")  # 1400: both red on m5
    state = position(of)
    assert state.hunt is not None
    assert state.alert
    assert "alert" not in told(of)
    state.hunt.preys.clear()
    log: list[object] = []
    stops.end_hunt(state, state.hunt, log)  # type: ignore[arg-type]
    assert [event.kind for event in log] == ["alert", "fine", "destination"]  # type: ignore[attr-defined]
    assert state.guineas[0] == 4


@pytest.mark.rule("VO-14", "VO-40")
def test_an_alert_on_arrival_at_the_icebergs_comes_before_the_new_card() -> None:
    of = at_sea("e6", "icebergs", 1200, guineas=1, tokens=3, seats=3)
    of.play("sail N medium")  # 1400: both red on e5
    assert told(of) == ["sail", "token", "arrive", "alert", "fine", "watch", "destination"]
    assert position(of).guineas[0] == 0


@pytest.mark.rule("VO-32", "VO-40")
def test_after_a_whirlpool_on_arrival_the_new_leg_begins_in_the_corner() -> None:
    of = at_sea("u6", "galleon", 1200, guineas=1)
    of.play("sail N medium")  # 1400: both red on u5
    state = position(of)
    assert state.hunt is not None
    assert state.ship == sq("u5"), "the hunt comes first, where the Nautilus has arrived"
    state.hunt.preys.clear()
    stops.end_hunt(state, state.hunt, None)
    assert (state.ship, state.guineas[0], state.pilot) == (sq("a19"), 0, 0)
    assert state.target == state.order[1]


@pytest.mark.rule("VO-40")
def test_a_long_adventure_on_arrival_keeps_the_new_card_waiting() -> None:
    of = at_sea("m14", "sharks", 1400, guineas=5, seats=3, tokens=3)
    of.play("sail S great")
    state = position(of)
    assert state.hunt is not None
    state.hunt.preys.clear()
    stops.end_hunt(state, state.hunt, None)
    assert (state.adventure, state.target, state.pilot) == (ZONES.index("sharks"), -1, 0)
    assert of.view(0).to_data()["target"] == ""
    of.play("sail NE great")
    of.play("sail NE medium")
    state = position(of)
    assert (state.adventure, state.pilot, state.target) == (-1, 2, state.order[1])
