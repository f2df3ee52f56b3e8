"""The box: what the data files say, checked, and turned into the tables that the rules work with."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from vulcania.core.components import Box, Source
from vulcania.games.explo.cave import CHAMBER, CHOKE, CO2, DUCK, SQUEEZE, mask_of
from vulcania.games.explo.vocabulary import CARDS, ITEMS, KEPT, MOST, RED, RESOURCES, SCALES

TILES, ITEM_CARDS, CUBES, ACTION_CARDS, OBJECTIVES = 73, 20, 34, 80, 26
"""What the rulebook prints (EX-1 to EX-6)."""
GLYPHS, FAMILIES = 35, 9

TILE_FILE, ITEM_FILE, CARD_FILE, OBJECTIVE_FILE = "tiles.toml", "equipment.toml", "cards.toml", "objectives.toml"

SUMP_FIND = "sump"
"""What an objective calls the sump; it counts as a place though it carries no glyph (EX-7)."""
DIFFICULTIES = ("easy", "normal", "hard")
LANGUAGES = ("en", "fr", "nl")

GROUND = {"chamber": CHAMBER, "choke": CHOKE, "duck": DUCK, "squeeze": SQUEEZE}

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
    typed: dict[str, tuple[str, ...]]
    resource: str = ""
    cubes: int = 0


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
    stand_ins: tuple[tuple[int, ...], ...]
    """For each resource, the items that stand in for it."""


def _contents(tiles: TileFile, items: ItemFile, cards: CardFile, objectives: ObjectiveFile) -> Contents:
    shapes = [str(tile.shape) for tile in tiles.tile]
    apart = ("entrance", "sump", "digging")
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
        pile=tuple(at for at, shape in enumerate(shapes) if shape not in apart),
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
        stand_ins=tuple(
            tuple(at for at, item in enumerate(packed) if item.effect == "stand-in" and item.resource == resource)
            for resource in RESOURCES
        ),
    )


def _finds_on(tile: Tile, bit: dict[str, int]) -> int:
    return sum(bit[glyph] for glyph in set(tile.glyphs)) | (bit[SUMP_FIND] if tile.shape == "sump" else 0)


def read(box: Box) -> Contents:
    tiles = box.toml(TILE_FILE, TileFile)
    items = box.toml(ITEM_FILE, ItemFile)
    cards = box.toml(CARD_FILE, CardFile)
    objectives = box.toml(OBJECTIVE_FILE, ObjectiveFile)
    _check_tiles(box, tiles)
    _check_glyphs(box, tiles)
    _check_items(box, items)
    _check_cards(box, cards)
    _check_objectives(box, objectives, {glyph.id for glyph in tiles.glyph} | {SUMP_FIND})
    return _contents(tiles, items, cards, objectives)


def _check_tiles(box: Box, file: TileFile) -> None:
    """EX-1"""
    if (file.tiles, len(file.tile)) != (TILES, TILES):
        raise box.fault(TILE_FILE, "tile", f"{TILES} tiles, not {len(file.tile)}")
    shapes = Counter(str(tile.shape) for tile in file.tile)
    for shape, count in (("entrance", 1), ("sump", 1), ("digging", 2)):
        if shapes[shape] != count:
            raise box.fault(TILE_FILE, "tile", f"{count} of shape {shape}, not {shapes[shape]}")
    seen: set[str] = set()
    for at, tile in enumerate(file.tile):
        entry = f"tile[{at}]"
        if tile.id in seen:
            raise box.fault(TILE_FILE, f"{entry}.id", f"an id of its own, not {tile.id} again")
        seen.add(tile.id)
        if "".join(side for side in "NESW" if side in tile.openings) != tile.openings:
            raise box.fault(TILE_FILE, f"{entry}.openings", "sides out of NESW, in that order")
        if bool(tile.openings) == (tile.shape == "digging"):
            raise box.fault(TILE_FILE, f"{entry}.openings", "openings, except for a digging tile")
        if tile.shape in ("choke", "duck", "squeeze") and tile.openings not in ("NS", "EW"):
            raise box.fault(TILE_FILE, f"{entry}.openings", "two opposite ones for an obstacle")
        if tile.co2 and tile.shape in ("entrance", "sump", "digging", "choke", "duck", "squeeze"):
            raise box.fault(TILE_FILE, f"{entry}.co2", f"no CO2 on a tile of shape {tile.shape}")


def _check_glyphs(box: Box, file: TileFile) -> None:
    """EX-7, EX-40"""
    names = [glyph.id for glyph in file.glyph]
    if len(set(names)) != GLYPHS or len(names) != GLYPHS:
        raise box.fault(TILE_FILE, "glyph", f"{GLYPHS} different glyphs, not {len(set(names))}")
    if len({glyph.family for glyph in file.glyph}) != FAMILIES:
        raise box.fault(TILE_FILE, "glyph", f"{FAMILIES} families")
    drawn = Counter(glyph for tile in file.tile for glyph in tile.glyphs)
    for unknown in sorted(set(drawn) - set(names)):
        raise box.fault(TILE_FILE, "tile.glyphs", f"one of the glyphs, not {unknown}")
    for glyph in file.glyph:
        if drawn[glyph.id] != glyph.copies:
            raise box.fault(TILE_FILE, f"glyph {glyph.id}", f"copies = {drawn[glyph.id]}, as on the tiles")


def _check_items(box: Box, file: ItemFile) -> None:
    """EX-2, EX-3"""
    ids = sorted(item.id for item in file.item)
    if ids != sorted(ITEMS) or file.cards != ITEM_CARDS:
        raise box.fault(ITEM_FILE, "item", "the 20 cards " + ", ".join(sorted(ITEMS)))
    if sum(item.cubes for item in file.item) != CUBES or file.cubes != CUBES:
        raise box.fault(ITEM_FILE, "item.cubes", f"{CUBES} in all, not {sum(item.cubes for item in file.item)}")
    brought = [item.resource for item in file.item if item.effect == "resource"]
    if sorted(brought) != sorted(RESOURCES):
        raise box.fault(ITEM_FILE, "item.resource", "one card for each of " + ", ".join(RESOURCES))
    for item in file.item:
        entry = f"item {item.id}"
        if (item.effect == "kit") != (item.resource == "") or item.resource not in ("", *RESOURCES):
            raise box.fault(ITEM_FILE, f"{entry}.resource", "a resource, or none for the standard kit")
        if (item.effect == "resource") != (item.cubes > 0):
            raise box.fault(ITEM_FILE, f"{entry}.cubes", "cubes for a card that brings a resource, else none")
        if set(item.typed) != set(LANGUAGES) or not all(item.typed.values()):
            raise box.fault(ITEM_FILE, f"{entry}.typed", "at least the name in " + ", ".join(LANGUAGES))


def _check_cards(box: Box, file: CardFile) -> None:
    """EX-4, EX-6"""
    for part, found, known in (("red", file.red, RED), ("kept", file.kept, KEPT)):
        if set(found) != set(known) or min(found.values()) < 0:
            raise box.fault(CARD_FILE, part, "a count from 0 on for each of " + ", ".join(known))
    total = sum(file.red.values()) + sum(file.kept.values())
    if (total, file.cards) != (ACTION_CARDS, ACTION_CARDS):
        raise box.fault(CARD_FILE, "cards", f"{ACTION_CARDS} in all, not {total}")
    if file.red["rising-water"] <= file.kept["falling-water"]:
        # Every pass through the pile must bring the red end nearer, or a team could stay below for ever.
        raise box.fault(CARD_FILE, "red.rising-water", "more than falling-water")
    if set(file.scales) != set(DIFFICULTIES):
        raise box.fault(CARD_FILE, "scales", "one table for each of " + ", ".join(DIFFICULTIES))
    for level, scales in file.scales.items():
        if set(scales) != set(SCALES) or min(min(ends) for ends in scales.values()) < 1:
            raise box.fault(CARD_FILE, f"scales.{level}", "ends from 1 on for " + ", ".join(SCALES))


def _check_objectives(box: Box, file: ObjectiveFile, finds: set[str]) -> None:
    """EX-32"""
    if (file.objectives, len(file.objective)) != (OBJECTIVES, OBJECTIVES):
        raise box.fault(OBJECTIVE_FILE, "objective", f"{OBJECTIVES} cards, not {len(file.objective)}")
    for at, objective in enumerate(file.objective):
        if not 1 <= len(set(objective.finds)) <= 3 or set(objective.finds) - finds:
            raise box.fault(OBJECTIVE_FILE, f"objective[{at}].finds", "one to three glyphs, or sump")
        if any(other.id == objective.id for other in file.objective[:at]):
            raise box.fault(OBJECTIVE_FILE, f"objective[{at}].id", f"an id of its own, not {objective.id} again")
