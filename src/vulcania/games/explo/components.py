"""The box: the names of things, and what the data files say, checked and turned into the tables of the rules.

Resources, cards, items and scales are small numbers everywhere in the rules; the tuples here give them names.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple

import msgspec

from vulcania.core.components import Box, Source

MOST = 6
"""EX-6: six pawns."""
EVERYONE_IN = 6
"""EX-43: how deep every marker has to lie."""
DIFFICULTIES = ("easy", "normal", "hard")
LANGUAGES = ("en", "fr", "nl")

RESOURCES = ("light", "bin-bag", "first-aid", "food", "survey", "warmth", "water")
NEEDS = ("batteries", "litter", "slipped", "hunger", "lost", "cold", "thirst")
"""EX-18: each card asks for the resource of the same place in ``RESOURCES``."""
RED = (*NEEDS, "rockfall", "rising-water", "rising-co2", "rest")
KEPT = ("falling-water", "falling-co2", "easy-stretch", "dig", "pass-choke", "pass-duck", "pass-squeeze")
CARDS = (*RED, *KEPT)
FIRST_KEPT = len(RED)


class Card:
    """The action cards besides needs, by their numbers in ``CARDS``."""

    ROCKFALL, RISING_WATER, RISING_CO2, REST = range(len(NEEDS), len(RED))
    FALLING_WATER, FALLING_CO2, EASY_STRETCH, DIG, PASS_CHOKE, PASS_DUCK, PASS_SQUEEZE = range(len(RED), len(CARDS))


ITEMS = (
    "spare-batteries", "survival-blanket", "water", "food", "first-aid-kit", "survey-kit", "bin-bag",
    "spare-headlamp", "group-shelter", "sketch-map", "energy-bars",
    "helmet", "headlamp", "caving-suit", "boots", "gloves", "harness", "rope", "lanyards", "kit-bag",
)  # fmt: skip

SCALES = ("management", "water", "co2")
MANAGEMENT, WATER, CO2_LEVEL = range(3)

SIDES = "NESW"
OPEN = 15
"""A tile in bits. The four lowest: the sides that are open, north first."""
CHAMBER, CO2, CHOKE, DUCK, SQUEEZE, DUG = (1 << bit for bit in range(4, 10))
OBSTACLE = CHOKE | DUCK | SQUEEZE
APART = ("entrance", "sump", "digging")
"""The tiles that are not shuffled into the pile (EX-15)."""
GROUND = {"chamber": CHAMBER, "choke": CHOKE, "duck": DUCK, "squeeze": SQUEEZE}

TILES, ITEM_CARDS, CUBES, ACTION_CARDS, OBJECTIVES = 73, 20, 34, 80, 26
"""What the rulebook prints (EX-1 to EX-6)."""
GLYPHS, FAMILIES = 35, 9

TILE_FILE, ITEM_FILE, CARD_FILE, OBJECTIVE_FILE = "tiles.toml", "equipment.toml", "cards.toml", "objectives.toml"

KNOWN_OBJECTIVES = frozenset((
    "pool", "speleothems", "flowstone", "gravity", "sand", "cupolas", "drips", "runnel", "fossil", "spring", "sink",
    "geology", "bats", "breakage", "erosion", "people", "niphargus", "bones", "gours", "drain", "sump", "bear",
    "treasures", "quake", "fractures", "corrosion",
))  # fmt: skip
"""Those that there are words for, in three languages."""
SUMP_FIND = "sump"
"""What an objective calls the sump; it counts as a place though it carries no glyph (EX-7)."""

Shape = Literal[
    "entrance", "sump", "digging", "straight", "bend", "tee", "crossroads", "chamber", "deadend", "choke", "duck",
    "squeeze",
]  # fmt: skip


class Glyph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    family: str
    copies: int


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    shape: Shape
    openings: str
    co2: bool = False
    glyphs: tuple[str, ...] = ()


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: int
    source: Source
    glyph: tuple[Glyph, ...]
    tile: tuple[Tile, ...]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    source: Source
    scope: Literal["collective", "individual"]
    effect: Literal["resource", "stand-in", "kit"]
    resource: str = ""
    cubes: int = 0
    typed: dict[str, tuple[str, ...]] = {}
    """What boxes of rules 1 and 2 had people type; now those words are said in ``words/LANG/packing.toml``."""


class ItemFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    cubes: int
    item: tuple[Item, ...]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    source: Source
    red: dict[str, int]
    kept: dict[str, int]
    scales: dict[str, dict[str, tuple[int, int, int, int, int, int]]]


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    difficulty: Literal[1, 2, 3]
    finds: tuple[str, ...]


class ObjectiveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    objectives: int
    source: Source
    objective: tuple[Objective, ...]


class Contents(msgspec.Struct, frozen=True):
    """Everything in the box, ready for play. Tiles, cards, items, objectives and finds are numbers into its tuples."""

    tiles: tuple[Tile, ...]
    glyphs: tuple[Glyph, ...]
    items: tuple[Item, ...]
    objectives: tuple[Objective, ...]
    entrance: int
    sump: int
    digging: tuple[int, ...]
    pile: tuple[int, ...]
    """EX-15: what is shuffled; the sump goes underneath."""
    masks: tuple[int, ...]
    """Each tile's open sides before turning."""
    grounds: tuple[int, ...]
    """What each tile is, in the bits of a laid tile."""
    finds: tuple[str, ...]
    """The glyphs, then the sump: what an objective can ask for."""
    tile_finds: tuple[int, ...]
    objective_finds: tuple[int, ...]
    cards: tuple[int, ...]
    scales: dict[str, tuple[tuple[int, ...], ...]]
    """For each difficulty and number of cavers less one, where the three scales end."""
    cubes_of: tuple[int, ...]
    resource_of: tuple[int, ...]
    """For each item, the cubes it brings, and its resource."""
    supplies: tuple[int, ...]
    """For each resource, the item that brings it."""
    stand_ins: tuple[tuple[int, ...], ...]
    """For each resource, the items that stand in for it."""


def _contents(tiles: TileFile, items: ItemFile, cards: CardFile, objectives: ObjectiveFile) -> Contents:
    shapes = [str(tile.shape) for tile in tiles.tile]
    finds = (*(glyph.id for glyph in tiles.glyph), SUMP_FIND)
    bit = {name: 1 << at for at, name in enumerate(finds)}
    counts = {**cards.red, **cards.kept}
    by_id = {item.id: item for item in items.item}
    packed = [by_id[name] for name in ITEMS]
    return Contents(
        tiles=tiles.tile,
        glyphs=tiles.glyph,
        items=tuple(packed),
        objectives=objectives.objective,
        entrance=shapes.index("entrance"),
        sump=shapes.index("sump"),
        digging=tuple(at for at, shape in enumerate(shapes) if shape == "digging"),
        pile=tuple(at for at, shape in enumerate(shapes) if shape not in APART),
        masks=tuple(mask_of(tile.openings) for tile in tiles.tile),
        grounds=tuple(GROUND.get(tile.shape, 0) | (CO2 if tile.co2 else 0) for tile in tiles.tile),
        finds=finds,
        tile_finds=tuple(_finds_on(tile, bit) for tile in tiles.tile),
        objective_finds=tuple(sum(bit[name] for name in one.finds) for one in objectives.objective),
        cards=tuple(at for at, name in enumerate(CARDS) for _ in range(counts[name])),
        scales={
            level: tuple(tuple(scales[name][n] for name in SCALES) for n in range(MOST))
            for level, scales in cards.scales.items()
        },
        cubes_of=tuple(item.cubes for item in packed),
        resource_of=tuple(RESOURCES.index(item.resource) if item.resource else -1 for item in packed),
        supplies=tuple(
            next(at for at, item in enumerate(packed) if item.effect == "resource" and item.resource == resource)
            for resource in RESOURCES
        ),
        stand_ins=tuple(
            tuple(at for at, item in enumerate(packed) if item.effect == "stand-in" and item.resource == resource)
            for resource in RESOURCES
        ),
    )


def mask_of(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def _finds_on(tile: Tile, bit: dict[str, int]) -> int:
    return sum(bit[glyph] for glyph in set(tile.glyphs)) | (bit[SUMP_FIND] if tile.shape == "sump" else 0)


def read(box: Box) -> Contents:
    tiles = box.toml(TILE_FILE, TileFile)
    items = box.toml(ITEM_FILE, ItemFile)
    cards = box.toml(CARD_FILE, CardFile)
    objectives = box.toml(OBJECTIVE_FILE, ObjectiveFile)
    _check_tiles(_Checks(box, TILE_FILE), tiles)
    _check_glyphs(_Checks(box, TILE_FILE), tiles)
    _check_items(_Checks(box, ITEM_FILE), items)
    _check_cards(_Checks(box, CARD_FILE), cards)
    _check_objectives(_Checks(box, OBJECTIVE_FILE), objectives, {*(glyph.id for glyph in tiles.glyph), SUMP_FIND})
    return _contents(tiles, items, cards, objectives)


class _Checks(NamedTuple):
    box: Box
    file: str

    def that(self, right: bool, entry: str, expected: str) -> None:
        if not right:
            raise self.box.fault(self.file, entry, expected)


def _check_tiles(check: _Checks, file: TileFile) -> None:
    """EX-1"""
    check.that((file.tiles, len(file.tile)) == (TILES, TILES), "tile", f"{TILES} tiles, not {len(file.tile)}")
    shapes = Counter(str(tile.shape) for tile in file.tile)
    for shape, count in (("entrance", 1), ("sump", 1), ("digging", 2)):
        check.that(shapes[shape] == count, "tile", f"{count} of shape {shape}, not {shapes[shape]}")
    seen: set[str] = set()
    for at, tile in enumerate(file.tile):
        entry, openings = f"tile[{at}]", f"tile[{at}].openings"
        check.that(tile.id not in seen, f"{entry}.id", f"an id of its own, not {tile.id} again")
        seen.add(tile.id)
        ordered = "".join(side for side in SIDES if side in tile.openings)
        check.that(tile.openings == ordered, openings, "sides out of NESW, in that order")
        closed = tile.shape == "digging"
        check.that(bool(tile.openings) != closed, openings, "openings, except for a digging tile")
        obstacle = tile.shape in ("choke", "duck", "squeeze")
        check.that(not obstacle or ordered in ("NS", "EW"), openings, "two opposite ones for an obstacle")
        airy = not obstacle and tile.shape not in APART
        check.that(airy or not tile.co2, f"{entry}.co2", f"no CO2 on a tile of shape {tile.shape}")


def _check_glyphs(check: _Checks, file: TileFile) -> None:
    """EX-7, EX-40"""
    names = [glyph.id for glyph in file.glyph]
    different = len(set(names))
    check.that(different == len(names) == GLYPHS, "glyph", f"{GLYPHS} different glyphs, not {different}")
    check.that(len({glyph.family for glyph in file.glyph}) == FAMILIES, "glyph", f"{FAMILIES} families")
    drawn = Counter(glyph for tile in file.tile for glyph in tile.glyphs)
    for name in sorted(drawn):
        check.that(name in names, "tile.glyphs", f"one of the glyphs, not {name}")
    for glyph in file.glyph:
        copies = drawn[glyph.id]
        check.that(copies == glyph.copies, f"glyph {glyph.id}", f"copies = {copies}, as on the tiles")


def _check_items(check: _Checks, file: ItemFile) -> None:
    """EX-2, EX-3"""
    known = sorted(item.id for item in file.item) == sorted(ITEMS) and file.cards == ITEM_CARDS
    check.that(known, "item", "the 20 cards " + ", ".join(sorted(ITEMS)))
    cubes = sum(item.cubes for item in file.item)
    check.that((cubes, file.cubes) == (CUBES, CUBES), "item.cubes", f"{CUBES} in all, not {cubes}")
    brought = sorted(item.resource for item in file.item if item.effect == "resource")
    check.that(brought == sorted(RESOURCES), "item.resource", "one card for each of " + ", ".join(RESOURCES))
    for item in file.item:
        entry = f"item {item.id}"
        fitting = ("",) if item.effect == "kit" else RESOURCES
        check.that(item.resource in fitting, f"{entry}.resource", "a resource, or none for the standard kit")
        brings = item.effect == "resource"
        check.that(brings == (item.cubes > 0), f"{entry}.cubes", "cubes for a card that brings a resource, else none")


def _check_cards(check: _Checks, file: CardFile) -> None:
    """EX-4, EX-6"""
    for part, found, known in (("red", file.red, RED), ("kept", file.kept, KEPT)):
        right = set(found) == set(known) and min(found.values()) >= 0
        check.that(right, part, "a count from 0 on for each of " + ", ".join(known))
    total = sum(file.red.values()) + sum(file.kept.values())
    check.that((total, file.cards) == (ACTION_CARDS, ACTION_CARDS), "cards", f"{ACTION_CARDS} in all, not {total}")
    # Every pass through the pile must bring the red end nearer, or a team could stay below for ever.
    check.that(file.red["rising-water"] > file.kept["falling-water"], "red.rising-water", "more than falling-water")
    check.that(set(file.scales) == set(DIFFICULTIES), "scales", "one table for each of " + ", ".join(DIFFICULTIES))
    for level, scales in file.scales.items():
        right = set(scales) == set(SCALES) and min(min(ends) for ends in scales.values()) >= 1
        check.that(right, f"scales.{level}", "ends from 1 on for " + ", ".join(SCALES))


def _check_objectives(check: _Checks, file: ObjectiveFile, finds: set[str]) -> None:
    """EX-32"""
    count = len(file.objective)
    check.that((file.objectives, count) == (OBJECTIVES, OBJECTIVES), "objective", f"{OBJECTIVES} cards, not {count}")
    seen: set[str] = set()
    for at, one in enumerate(file.objective):
        asked = set(one.finds)
        right = 1 <= len(asked) <= 3 and asked <= finds
        check.that(right, f"objective[{at}].finds", "one to three glyphs, or sump")
        check.that(one.id in KNOWN_OBJECTIVES, f"objective[{at}].id", "one of " + ", ".join(sorted(KNOWN_OBJECTIVES)))
        check.that(one.id not in seen, f"objective[{at}].id", f"an id of its own, not {one.id} again")
        seen.add(one.id)
