"""VO-4, VO-5, VO-18 to VO-20: dashboard, counter, deck and preys, and how their faults are named."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.voyage.build import face, first_box, parts, standard
from vulcania.core.chance import Chance
from vulcania.core.components import Box
from vulcania.core.errors import BadComponents
from vulcania.core.match import new
from vulcania.core.registry import game
from vulcania.core.transcript import transcript
from vulcania.games.voyage.components import BLUE, COLOURS, COMPASS, DEPTHS, KINDS, LAMPS, RED, YELLOW, read
from vulcania.games.voyage.moves import sail
from vulcania.games.voyage.study import alerts, longest_calm
from vulcania.words import LANGUAGES, words


@pytest.mark.rule("VO-4")
def test_the_dashboard_shows_a_route_for_every_setting_of_wheel_and_lever() -> None:
    routes = standard().instruments.routes
    medium = {direction: routes[sail(n, 0)] for n, direction in enumerate(COMPASS)}
    assert medium == {"N": 2, "NE": 3, "E": 4, "SE": 2, "S": 3, "SW": 4, "W": 2, "NW": 5}
    for n in range(len(COMPASS)):
        at_medium, at_great, at_surface = (routes[sail(n, depth)] for depth in range(len(DEPTHS)))
        assert at_great == at_medium - 1
        assert at_surface == at_medium + 1
    assert {2, 4, 5} <= set(routes), "the rulebook prints these"


@pytest.mark.rule("VO-5")
@pytest.mark.parametrize(
    ("leagues", "navigation", "events"),
    [
        (0, "red", "red"),
        (200, "yellow", "red"),
        (900, "blue", "red"),
        (1400, "red", "red"),
        (3300, "yellow", "blue"),
        (5800, "blue", "blue"),
        (7300, "yellow", "yellow"),
        (9600, "red", "blue"),
        (10_000, "red", "red"),
        (14_900, "blue", "yellow"),
        (19_900, "blue", "blue"),
    ],
)
def test_the_counter_lights_its_lamps_by_hundreds_and_thousands(leagues: int, navigation: str, events: str) -> None:
    instruments = parts().instruments
    assert LAMPS[instruments.navigation[leagues // 100]] == navigation
    assert LAMPS[instruments.events[leagues // 100]] == events


@pytest.mark.rule("VO-5")
def test_no_4000_leagues_are_without_a_chance_of_an_alert() -> None:
    instruments = standard().instruments
    assert set(instruments.navigation) == set(instruments.events) == {BLUE, YELLOW, RED}
    assert longest_calm(instruments) < 4000
    assert alerts(parts().instruments)[-1] == 12_600, "the first counter was calm for the last 7,400 leagues"
    assert longest_calm(parts().instruments) == 7400


@pytest.mark.rule("VO-19")
def test_the_deck_has_42_cards() -> None:
    deck = standard().deck
    kinds = Counter(KINDS[deck.kind[card]] for card in deck.cards)
    assert kinds == {"spur": 6, "pickaxe": 8, "harpoon": 9, "machine-gun": 5, "knife": 6, "seal": 4, "flag": 4}
    assert kinds.total() == 42
    numbers = sorted(deck.number[card] for card in deck.cards if KINDS[deck.kind[card]] == "harpoon")
    assert numbers == list(range(1, 10))


@pytest.mark.rule("VO-19")
@pytest.mark.parametrize(
    ("card", "colour"),
    [("harpoon-1", "red"), ("knife-4", "red"), ("spur-2", "green"), ("machine-gun-5", "green"), ("harpoon-9", "blue"),
     ("pickaxe-1", ""), ("seal", ""), ("flag", "")],
)  # fmt: skip
def test_weapons_are_coloured_by_their_number(card: str, colour: str) -> None:
    found = standard().deck.colour[face(card)]
    assert (COLOURS[found] if found >= 0 else "") == colour


@pytest.mark.rule("VO-20")
def test_the_preys_that_the_rulebook_prints() -> None:
    preys = {one.name: one for one in standard().preys}

    def takes(name: str) -> list[tuple[str, str, int]]:
        return [
            ("varied" if t.kind < 0 else KINDS[t.kind], COLOURS[t.colour] if t.colour >= 0 else "", t.count)
            for t in preys[name].takes
        ]

    assert takes("treasure") == [("pickaxe", "", 3)]
    assert takes("shark") == [("machine-gun", "", 1), ("harpoon", "", 3)]
    assert takes("jellyfish-2") == [("varied", "red", 2)]
    assert takes("jellyfish-3") == [("varied", "blue", 3)]
    assert all(one.source == "printed" for one in (preys["treasure"], preys["shark"], preys["jellyfish-2"]))


@pytest.mark.rule("VO-20")
def test_two_series_of_twelve_dearer_ones_harder() -> None:
    preys = standard().preys
    assert [sum(one.series == series for one in preys) for series in (0, 1)] == [12, 12]
    assert all(4 <= one.points <= 20 for one in preys)
    cheap = [one.least for one in preys if one.points <= 6]
    dear = [one.least for one in preys if one.points >= 18]
    assert max(cheap) < min(dear)


@pytest.mark.rule("VO-17")
def test_no_two_preys_of_a_series_want_the_same_square() -> None:
    chart = standard().chart
    for series in (0, 1):
        squares = []
        for one in standard().preys:
            if one.series == series:
                square = chart.destinations[0]
                for direction in one.at:
                    square = chart.near[square][direction]
                squares.append(square)
        assert len(set(squares)) == 12


FAULTS = [
    ("dashboard.toml", "N = 2", "N = 0", "route.medium.N"),
    ("dashboard.toml", "NW = 6", "NNW = 6", "route.surface"),
    ("counter.toml", '"rryyrrrbbb"', '"rryyrrrbb"', "navigation"),
    ("counter.toml", '"rrrbybbyyb"', '"rrrbybbyyg"', "events"),
    ("deck.toml", "pickaxe = 8", "pickaxe = 9", "numbered"),
    ("deck.toml", "cards = 42", "cards = 40", "cards"),
    ("deck.toml", "spur = 6", "spur = 0", "numbered.spur"),
    ("preys.toml", 'at = "S+SE"', 'at = "S+X"', "underwater[0].at"),
    ("preys.toml", 'at = "S+SE"', 'at = "S+N"', "underwater[0].at"),
    ("preys.toml", "takes = [{ pickaxe = 3 }]\npoints = 20", "takes = []\npoints = 20", "underwater[0].takes"),
    ("preys.toml", "[{ red = 2 }]", "[{ red = 5 }]", "underwater[2].takes[0].red"),
    ("preys.toml", "[{ red = 2 }]", "[{ pink = 2 }]", "underwater[2].takes[0]"),
    ("preys.toml", "[{ harpoon = 2 }, { knife = 2 }]", "[{ knife = 2 }, { knife = 3 }]", "underwater[8].takes"),
    ("preys.toml", 'name = "shark"', 'name = "treasure"', "underwater[1].name"),
    ("preys.toml", 'name = "shark"', 'name = "Shark!"', "underwater[1].name"),
    ("preys.toml", "points = 20", "points = 0", "underwater[0].points"),
]


@pytest.mark.parametrize(("file", "old", "changed", "entry"), FAULTS)
def test_a_fault_is_named_by_file_and_entry(file: str, old: str, changed: str, entry: str) -> None:
    files = dict(first_box().files)
    assert old in files[file]
    files[file] = files[file].replace(old, changed, 1)
    with pytest.raises(BadComponents) as caught:
        read(Box("voyage", files))
    assert caught.value.file == file
    assert caught.value.entry.startswith(entry), str(caught.value)


def test_a_box_of_ones_own_is_played_shown_and_told(tmp_path: Path) -> None:
    """Preys that our words do not know go by the names that they bear in the box."""
    text = game("voyage").standard[0].text("preys.toml")
    own = re.sub(r'name = "([a-z0-9-]+)"', r'name = "my-\1"', text)
    (tmp_path / "preys.toml").write_text(own, "utf-8")
    of = new("voyage", 3, 5, components=tmp_path)
    chance = Chance(5)
    while not of.over:
        seat = of.to_act[0]
        of.play(chance.pick(of.state.legal(seat)), seat)
        for lang in LANGUAGES:
            said = words(lang, "voyage")
            assert all(said.say(event.message) for event in of.plies[-1].events)
            assert said.say(of.view(seat).prompt)
    middle = of.at(next(n for n, ply in enumerate(of.plies) if any(e.kind == "step-prey" for e in ply.events)) + 1)
    assert "my-" in middle.svg(0)
    assert "my-" in transcript(of)
