"""What is told and what is not: views, prompts, previews, refusals, and dealing anew what nobody knows."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table, biscuit, box, chip
from vulcania.core.chance import Chance
from vulcania.games.leagues.rules.counting import row_points


def quiet(seats: int = 2) -> Table:
    return Table(seats).clear_sea().sea(s_2=chip("reef"))


def told(table: Table, notation: str) -> tuple[str, dict[str, str | int]]:
    found = table.preview(notation)
    assert found is not None
    return found.key, found.args


# -- previews ---------------------------------------------------------------------------------------------------------


def test_a_preview_of_steering_says_what_lies_there_and_what_it_would_be_worth() -> None:
    table = quiet().sea(e0=chip("wreck"), w0=chip("reef", nth=1)).grid(0, a1=chip("shark"))
    table.play("lay 8", "lay 4")
    key, args = told(table, "heading right")
    assert (key, args["place"], args["square"]) == ("preview-take", "e0", "b1")
    assert (args["now"], args["worth"]) == (3, 8)
    assert told(table, "heading left")[1]["worth"] == 6
    table.grid(0, b1=chip("wreck", nth=1))
    key, args = told(table, "heading left")
    assert (key, args["square"], args["worth"]) == ("preview-take", "c1", 15)
    table.grid(0, c1=chip("anchor"))
    assert told(table, "heading left") == ("preview-full", {"place": "w0"})


def test_a_preview_of_the_current_names_places_as_they_lie_now() -> None:
    table = quiet().sea(ne0=chip("wreck"))
    table.play("lay 7", "lay 2")
    assert told(table, "current left")[1]["place"] == "ne0"
    assert told(table, "current right") == ("preview-nothing", {"place": "nw0"})


def test_previews_of_special_chips() -> None:
    table = quiet().sea(e0=chip("anchor"), w0=chip("submarine"), n_1=biscuit(1)).grid(0, a2=chip("shark", depth=0))
    table.lay_pile(0, 0, 1, 1, 2, 2)
    table.play("lay 10", "lay 4")
    key, args = told(table, "heading right")
    assert (key, args["extra"]) == ("preview-anchor", "number-chips")
    assert told(table, "heading left")[0] == "preview-submarine"
    key, args = told(table, "depth down")
    assert (key, args["number"], args["mine"], args["theirs"]) == ("preview-biscuit", 1, 2, 0)


def test_a_preview_tells_nothing_of_a_hidden_chip() -> None:
    table = quiet().sea(hidden=True, e0=chip("wreck", colour="green"))
    table.play("lay 8", "lay 4")
    assert told(table, "heading right") == ("preview-hidden", {"place": "e0", "square": "a1"})


def test_a_preview_of_a_swap_says_what_row_and_columns_would_be_worth() -> None:
    table = quiet().grid(0, a1=chip("wreck"), b1=chip("shark"))
    table.play("lay 8", "lay 4", "heading left", "play sailor")  # the only swap there is is made at once
    assert row_points(box(), table.state.boards[0], 0) == 8
    table = quiet().grid(0, a1=chip("wreck"), b1=chip("shark"), a2=chip("island", 2))
    table.play("lay 8", "lay 4", "play sailor")
    assert (told(table, "swap a1 b1")[1]["now"], told(table, "swap a1 b1")[1]["worth"]) == (6, 8)


def test_a_preview_of_a_swap_tells_nothing_of_what_a_forced_dive_would_then_find() -> None:
    told_of = set()
    for hidden in (chip("wreck", colour="green"), chip("shark", colour="green")):
        table = quiet().sea(hidden=True, n_1=hidden).grid(0, a1=chip("shark"), a2=chip("island", 2), b3=chip("reef"))
        table.hand(0, 9, 8, 7)
        table.play("lay 9", "lay 4", "play sailor")  # after the swap there is only one way to go: down
        told_of.add(tuple(sorted(told(table, "swap a1 a2")[1].items())))
    assert len(told_of) == 1


def test_a_preview_of_a_card_says_which_number_it_would_get() -> None:
    table = Table(3)
    table.play("lay 8", "lay 4")
    assert told(table, "lay 9")[1]["token"] == 1
    assert told(table, "lay 8")[1]["token"] == 2  # of equals, who laid first
    assert told(table, "lay 1") == ("preview-lay", {"steering": "current", "token": 3})


# -- prompts ----------------------------------------------------------------------------------------------------------


def test_prompts_say_whose_step_it_is_and_what_it_is_about() -> None:
    table = quiet().sea(e0=chip("submarine"), ne0=chip("wreck")).grid(0, a1=chip("shark"), b2=chip("wreck", nth=1))
    table.holds(0, "diver")
    seen = [table.view(0).prompt.key]
    for move in ("lay 8", "lay 4", "heading right", "pass", "play diver", "offer a1"):
        table.play(move)
        seen.append(table.view(1).prompt.key)
    assert seen == [
        "prompt-lay", "prompt-lay", "prompt-sail-extra", "prompt-steer", "prompt-after", "prompt-offer",
        "prompt-fetch",
    ]  # fmt: skip
    assert table.view(0).prompt.args["chip"] == "shark"


# -- refusals ---------------------------------------------------------------------------------------------------------


CARD_RULES = {"swap": "LG-22", "move": "LG-23", "offer": "LG-24", "fetch": "LG-24", "deal": "LG-25"}


@pytest.mark.parametrize(
    ("moves", "step", "step_rule"),
    [
        ((), "lay", "LG-12"),
        (("lay 8", "lay 4"), "sail", "LG-14"),
        (("lay 8", "lay 4", "heading left"), "after", "LG-21"),
        (("lay 8", "lay 4", "heading right"), "steer", "LG-27"),
        (("lay 8", "lay 4", "play sailor"), "swap", "LG-22"),
        (("lay 8", "lay 4", "play super-sailor"), "move", "LG-23"),
        (("lay 8", "lay 4", "play diver"), "offer", "LG-24"),
        (("lay 8", "lay 4", "play diver", "offer a1"), "fetch", "LG-24"),
        (("lay 8", "lay 4", "play number-chips"), "deal", "LG-25"),
    ],
)
def test_at_every_step_moves_of_other_steps_are_refused_with_its_rule(
    moves: tuple[str, ...], step: str, step_rule: str
) -> None:
    table = quiet().sea(e0=chip("submarine"), ne0=chip("wreck"))
    table.grid(0, a1=chip("shark"), b1=chip("wreck", nth=1), a2=chip("reef", nth=1))
    table.holds(0, "diver", "super-sailor", "number-chips")
    table.play(*moves)
    assert table.view(0).step == step
    for notation in ("lay 9", "swap a1 b1", "move a1 c1", "offer a1", "fetch ne0", "deal p1-p2"):
        if notation.split()[0] != step:
            rule, why = table.refused(notation)
            if step in ("sail", "after") and notation != "lay 9":  # a card that does this can be played now
                due, key = CARD_RULES[notation.split()[0]], "refuse-play-first"
            else:
                due, key = step_rule, f"refuse-now-{step}"
            assert (rule, why.key) == (due, key)


def test_steering_twice_is_refused() -> None:
    table = quiet().grid(0, a1=chip("shark"), b1=chip("wreck"))
    table.play("lay 8", "lay 4", "heading left")
    assert table.refused("heading left")[1].key == "refuse-steered"


# -- what nobody knows ------------------------------------------------------------------------------------------------


def test_a_redeal_keeps_depths_and_open_chips_and_moves_the_hidden_ones() -> None:
    table = Table(2, 3)
    moved = set()
    for number in range(30):
        twin = table.state.redeal(0, Chance(number))
        for place, which in enumerate(twin.ocean):
            assert box().ring_of[which] == place // 8
            if table.state.opened >> place & 1:
                assert which == table.state.ocean[place]
            elif which != table.state.ocean[place]:
                moved.add(place)
    assert len(moved) == 12  # every hidden place


def test_a_chip_put_back_stays_known_to_all() -> None:
    table = Table(2, 3).grid(0, a1=chip("seaweed", 2)).holds(0, "diver")
    table.play("lay 8", "lay 4", "play diver")
    green = next(move for move in table.legal() if not table.state.opened >> table.place(move.split()[1]) & 1)
    place = table.place(green.split()[1])
    table.play(green)
    for number in range(10):
        assert table.state.redeal(1, Chance(number)).ocean[place] == chip("seaweed", 2)


def test_the_top_action_card_is_known_and_the_order_below_it_is_not() -> None:
    table = Table(2, 3)
    orders = {tuple(table.state.redeal(0, Chance(number)).pile) for number in range(60)}
    assert {table.state.redeal(0, Chance(number)).top for number in range(9)} == {table.state.top}
    assert len(orders) > 10
