"""VO-1 to VO-3: the sea chart as it is read, and how its faults are named."""

from __future__ import annotations

import pytest

from tests.games.voyage.build import at_sea, first_box, sq, standard
from vulcania.core.components import Box
from vulcania.core.errors import BadComponents
from vulcania.core.match import new
from vulcania.games.voyage.components import (
    CANNIBALS,
    CORRIDOR,
    DARK,
    FORESTS,
    HALF,
    HUNTS,
    LIGHT,
    SHARKS,
    ZONES,
    read_chart,
)
from vulcania.games.voyage.rules.courses import courses


def edited(old: str, new_text: str) -> Box:
    """The box with one piece of the chart changed, the last one like it."""
    text = first_box().text("chart.txt")
    assert old in text
    at = text.rindex(old)
    return Box("voyage", first_box().files | {"chart.txt": text[:at] + new_text + text[at + len(old) :]})


def line_of(piece: str) -> int:
    """On which line, from 1, the last such piece of the chart stands."""
    text = first_box().text("chart.txt")
    return text[: text.rindex(piece)].count("\n") + 1


@pytest.mark.rule("VO-1")
def test_six_zones_have_a_destination_each_and_three_kinds_of_water() -> None:
    chart = standard().chart
    assert ZONES == ("forests", "sharks", "cannibals", "icebergs", "galleon", "whales", "corridor")
    assert [chart.zone[square] for square in chart.destinations] == list(range(6))
    assert set(chart.water) == {LIGHT, DARK, HALF}
    assert chart.zone[sq("a1")] == CORRIDOR


@pytest.mark.rule("VO-2")
def test_the_board_is_25_by_19_with_zones_of_7_by_7() -> None:
    chart = standard().chart
    assert (chart.columns, chart.rows) == (25, 19)
    assert [chart.zone.count(zone) for zone in range(6)] == [49] * 6
    assert chart.vulcania == sq("m10"), "column 13, row 10"
    assert (chart.zone[chart.vulcania], chart.water[chart.vulcania]) == (CORRIDOR, HALF)
    names = {ZONES[zone]: chart.name(square) for zone, square in enumerate(chart.destinations)}
    assert names == {
        "icebergs": "e5",
        "whales": "m5",
        "galleon": "u5",
        "cannibals": "e15",
        "sharks": "m15",
        "forests": "u15",
    }
    assert chart.zone[chart.warship] == SHARKS
    assert chart.warship not in chart.destinations
    assert chart.whirlpool == sq("a19")


@pytest.mark.rule("VO-2")
def test_the_octopus_covers_a_third_to_a_half_of_the_forests() -> None:
    chart = standard().chart
    arms = [square for square, mark in enumerate(chart.octopus) if mark]
    assert all(chart.zone[square] == FORESTS for square in arms)
    assert 49 / 3 <= len(arms) <= 49 / 2


@pytest.mark.rule("VO-2")
def test_vulcania_may_be_sailed_through() -> None:
    of = at_sea("m11", "whales")
    assert "sail N medium" in of.legal()
    assert "sail N great" in of.legal(), "it is a half square"
    of.play("sail N great")
    assert of.view(0).to_data()["ship"] == "m10"


@pytest.mark.rule("VO-3")
def test_destinations_say_which_hunt_they_call() -> None:
    chart = standard().chart
    assert {ZONES[zone]: HUNTS[hunt] for zone, hunt in enumerate(chart.hunts)} == {
        "forests": "underwater",
        "sharks": "underwater",
        "galleon": "underwater",
        "whales": "surface",
        "cannibals": "surface",
        "icebergs": "none",
    }


def test_the_way_out_of_the_archipelago_is_the_shortest() -> None:
    chart, out = standard().chart, courses(standard()).out_of_archipelago
    for square in range(len(chart.zone)):
        moves = out.dived[square]
        assert bool(moves) == (chart.zone[square] == CANNIBALS)
    assert out.surfaced[sq("c14")] == (17, 20, 23), "SW, W, NW: the west edge is two squares off"


FAULTS = {
    "a letter that means nothing": ("0NN00nnnn0NNN", "0NNq0nnnn0NNN", "line {}, column 4"),
    "a row too short": ("0NN00nnnn0NNNNNNNnnnnnnNN", "0NN00nnnn0NNNNNNNnnnnnnN", "line {}, column 25"),
    "a row too long": ("0NN00nnnn0NNNNNNNnnnnnnNN", "0NN00nnnn0NNNNNNNnnnnnnNNN", "line {}, column 26"),
    "an unknown mark": ("x........................", "x......?.................", "line {}, column 8"),
    "a second Vulcania": ("x........................", "x...V....................", "line {}, column 5"),
    "Vulcania off the centre": ("............V............", "...........V.............", "line {}, column 12"),
    "a warship outside its sea": ("..............w....t..t..", "w..................t..t..", "line {}, column 1"),
    "the whirlpool's end elsewhere": ("x........................", ".x.......................", "line {}, column 2"),
    "an octopus outside the Forests": ("..............w....t..t..", "t.............w....t..t..", "line {}, column 1"),
    "a destination in a corridor": ("x........................", "x.*......................", "line {}, column 3"),
    "two destinations in a zone": ("..................t.t..t.", "..*...............t.t..t.", "line {}, column 3"),
    "a destination off its centre": ("....*.......*......t*oo..", "...*........*......t*oo..", "line {}, column 4"),
}  # fmt: skip


@pytest.mark.rule("VO-2")
@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_is_named_by_line_and_column(case: str) -> None:
    old, changed, where = FAULTS[case]
    with pytest.raises(BadComponents) as caught:
        read_chart(edited(old, changed))
    assert caught.value.file == "chart.txt"
    assert caught.value.entry == where.format(line_of(old)), str(caught.value)


@pytest.mark.parametrize(
    ("old", "changed", "entry"),
    [
        ("....................too..", ".........................", "marks:"),
        ("..............w....t..t..", "...................t..t..", "marks:"),
        ("....*.......*......t*oo..", "............*......t*oo..", "marks:"),
        ("hunt i: none\n", "", "hunt i:"),
        ("source: reconstructed\n", "", "source:"),
    ],
)
def test_what_is_missing_is_named(old: str, changed: str, entry: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read_chart(edited(old, changed))
    assert caught.value.entry == entry


def test_an_entry_that_means_nothing_is_named_by_line_and_column() -> None:
    for old, changed, column in (
        ("hunt i: none", "hunt q: none", 6),
        ("hunt i: none", "hunt i: maybe", 9),
        ("source: reconstructed", "sauce: reconstructed", 1),
    ):
        with pytest.raises(BadComponents) as caught:
            read_chart(edited(old, changed))
        assert caught.value.entry == f"line {line_of(old)}, column {column}"


def test_a_chart_of_ones_own_is_sailed(tmp_path: object) -> None:
    """The owner of a box edits one square: the new depth is there to be sailed."""
    from pathlib import Path

    file = Path(str(tmp_path)) / "chart.txt"
    file.write_text(edited("nNNNNNNNNnnnnnnnNNNNNnnnn", "nNNNNNNNNnnnNnnnNNNNNnnnn").text("chart.txt"), "utf-8")
    of = new("voyage", 2, 1, components=file)
    assert of.game.box(file)[1].chart.water[sq("m9")] == DARK
    assert standard().chart.water[sq("m9")] == LIGHT
