"""What is in the box, by the rulebook's numbers, and what happens to a box that contradicts them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.explo.build import BOX, EXPLO
from vulcania.core.components import Box
from vulcania.core.errors import BadComponents
from vulcania.games.explo.components import CARDS, FIRST_KEPT, RED, RESOURCES, read


@pytest.mark.rule("EX-1")
def test_seventy_three_tiles_of_the_shapes_that_the_page_gives() -> None:
    shapes = Counter(tile.shape for tile in BOX.tiles)
    assert shapes == {
        "entrance": 1, "sump": 1, "digging": 2, "straight": 11, "bend": 11, "tee": 5, "crossroads": 1, "chamber": 9,
        "deadend": 5, "choke": 9, "duck": 9, "squeeze": 9,
    }  # fmt: skip
    assert sum(shapes.values()) == 73
    assert len(BOX.pile) == 69
    chambers = Counter(len(tile.openings) for tile in BOX.tiles if tile.shape == "chamber")
    assert chambers == {4: 1, 3: 2, 2: 6}
    gas = [tile.shape for tile in BOX.tiles if tile.co2]
    assert len(gas) == 6
    assert set(gas) <= {"straight", "bend"}
    assert len(BOX.tiles[BOX.entrance].openings) == 3
    assert len(BOX.tiles[BOX.sump].openings) == 1
    assert {tile.openings for tile in BOX.tiles if tile.shape in ("choke", "duck", "squeeze")} == {"NS"}


@pytest.mark.rule("EX-2")
def test_twenty_equipment_cards() -> None:
    effects = Counter(item.effect for item in BOX.items)
    assert effects == {"resource": 7, "stand-in": 4, "kit": 9}
    stand_ins = {item.id: item.resource for item in BOX.items if item.effect == "stand-in"}
    assert stand_ins == {
        "spare-headlamp": "light", "group-shelter": "warmth", "sketch-map": "survey", "energy-bars": "food",
    }  # fmt: skip


@pytest.mark.rule("EX-3")
def test_thirty_four_cubes() -> None:
    cubes = {item.resource: item.cubes for item in BOX.items if item.effect == "resource"}
    assert cubes == {"light": 6, "bin-bag": 2, "first-aid": 4, "food": 4, "survey": 4, "warmth": 6, "water": 8}
    assert sum(cubes.values()) == 34
    assert set(cubes) == set(RESOURCES)


@pytest.mark.rule("EX-4", "EX-5")
def test_eighty_action_cards_of_which_the_red_ones_act_at_once() -> None:
    counts = Counter(CARDS[card] for card in BOX.cards)
    assert sum(counts.values()) == 80
    assert counts == {
        "cold": 5, "thirst": 5, "batteries": 5, "hunger": 4, "slipped": 3, "lost": 4, "litter": 3, "rockfall": 4,
        "rising-water": 5, "rising-co2": 5, "rest": 2, "falling-water": 2, "falling-co2": 2, "pass-choke": 8,
        "pass-duck": 8, "pass-squeeze": 7, "dig": 5, "easy-stretch": 3,
    }  # fmt: skip
    assert set(RED) == set(CARDS[:FIRST_KEPT])


@pytest.mark.rule("EX-6")
def test_every_scale_ends_later_the_easier_the_match() -> None:
    for cavers in range(6):
        easy, normal, hard = (BOX.scales[level][cavers] for level in ("easy", "normal", "hard"))
        for scale in range(3):
            assert easy[scale] > normal[scale] > hard[scale] >= 1
    for level in BOX.scales.values():
        for scale in range(3):
            ends = [level[cavers][scale] for cavers in range(6)]
            assert ends == sorted(ends), "more cavers are given more"


@pytest.mark.rule("EX-7", "EX-40")
def test_thirty_five_glyphs_in_nine_families() -> None:
    assert len(BOX.glyphs) == 35
    families = Counter(glyph.family for glyph in BOX.glyphs)
    assert families == {
        "hydrology": 3, "erosion": 5, "gravity": 2, "human": 1, "palaeontology": 3, "structure": 2, "carbonates": 16,
        "cave-life": 2, "stream-deposits": 1,
    }  # fmt: skip
    assert Counter(glyph.copies for glyph in BOX.glyphs) == {3: 4, 2: 16, 1: 15}
    assert sum(len(tile.glyphs) for tile in BOX.tiles) == 59
    assert BOX.tiles[BOX.sump].glyphs == ()
    assert BOX.finds[-1] == "sump"


@pytest.mark.rule("EX-32")
def test_twenty_six_objectives_ask_for_everything() -> None:
    assert Counter(one.difficulty for one in BOX.objectives) == {1: 9, 2: 11, 3: 6}
    assert {name for one in BOX.objectives for name in one.finds} == {glyph.id for glyph in BOX.glyphs} | {"sump"}
    assert all(1 <= len(one.finds) <= 3 for one in BOX.objectives)


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("tiles.toml", "tiles = 73", "tiles = 72", "tile"),
        ("tiles.toml", 'shape = "sump"', 'shape = "deadend"', "tile"),
        ("tiles.toml", 'id = "bend-02"', 'id = "bend-01"', "tile[16].id"),
        ("tiles.toml", 'openings = "NES"', 'openings = "SEN"', "tile[0].openings"),
        ("tiles.toml", 'openings = ""', 'openings = "N"', "tile[2].openings"),
        ("tiles.toml", 'glyphs = ["sink"]', 'glyphs = ["gold"]', "tile.glyphs"),
        ("tiles.toml", "copies = 2", "copies = 3", "glyph pool"),
        ("tiles.toml", 'family = "human"', 'family = "erosion"', "glyph"),
        ("equipment.toml", 'id = "helmet"', 'id = "hat"', "item"),
        ("equipment.toml", "cubes = 8", "cubes = 9", "item.cubes"),
        ("equipment.toml", 'effect = "kit"', 'effect = "stand-in"', "item helmet.resource"),
        ("cards.toml", "rest = 2", "rest = 3", "cards"),
        ("cards.toml", "dig = 5", "digging = 5", "kept"),
        ("cards.toml", "[scales.hard]", "[scales.harder]", "scales"),
        ("cards.toml", "rising-water = 5\nrising-co2 = 5", "rising-water = 2\nrising-co2 = 8", "red.rising-water"),
        ("objectives.toml", 'finds = ["sump"]', 'finds = ["treasure"]', "objective[20].finds"),
        ("objectives.toml", 'id = "sand"', 'id = "pool"', "objective[4].id"),
        ("objectives.toml", 'id = "sand"', 'id = "dragon"', "objective[4].id"),
    ],
)
def test_a_box_that_contradicts_itself_is_named(file: str, old: str, new: str, entry: str) -> None:
    files = dict(EXPLO.standard[0].files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    with pytest.raises(BadComponents) as caught:
        read(Box("explo", files))
    assert (caught.value.file, caught.value.entry) == (file, entry)
