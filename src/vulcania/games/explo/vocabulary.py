"""The names of things in Explo, and every move there can be.

Resources, cards, items and directions are small numbers everywhere in the rules; the tuples here give them names.
"""

from __future__ import annotations

from vulcania.core.vocabulary import Coordinates, Family, Names, Vocabulary, numbers, players

MOST = 6
"""EX-6: six pawns."""
REACH = 72
"""EX-1: of 73 tiles, none lies farther from the first."""

RESOURCES = ("light", "bin-bag", "first-aid", "food", "survey", "warmth", "water")
NEEDS = ("batteries", "litter", "slipped", "hunger", "lost", "cold", "thirst")
"""EX-18: each card asks for the resource of the same place in ``RESOURCES``."""
RED = (*NEEDS, "rockfall", "rising-water", "rising-co2", "rest")
KEPT = ("falling-water", "falling-co2", "easy-stretch", "dig", "pass-choke", "pass-duck", "pass-squeeze")
CARDS = (*RED, *KEPT)

ROCKFALL, RISING_WATER, RISING_CO2, REST = range(len(NEEDS), len(RED))
FALLING_WATER, FALLING_CO2, EASY_STRETCH, DIG_CARD, PASS_CHOKE, PASS_DUCK, PASS_SQUEEZE = range(len(RED), len(CARDS))
FIRST_KEPT = len(RED)

ITEMS = (
    "spare-batteries", "survival-blanket", "water", "food", "first-aid-kit", "survey-kit", "bin-bag",
    "spare-headlamp", "group-shelter", "sketch-map", "energy-bars",
    "helmet", "headlamp", "caving-suit", "boots", "gloves", "harness", "rope", "lanyards", "kit-bag",
)  # fmt: skip

SCALES = ("management", "water", "co2")
MANAGEMENT, WATER, CO2_LEVEL = range(3)

DIRECTIONS = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
TURNS = ("r0", "r90", "r180", "r270")

SQUARES = Coordinates(REACH)
SIDE = SQUARES.side
ENTRANCE = SQUARES.at(0, 0)

VOCABULARY = Vocabulary(
    # preparing
    Family("take", Names(*ITEMS, hint="item", kind="item")),
    Family("depart"),
    Family("give", Names(*RESOURCES, kind="resource"), players(MOST), players(MOST)),
    Family("begin"),
    Family("keep", numbers(1, 2)),
    # a turn
    Family("tile", SQUARES, Names(*TURNS, kind="turn")),
    Family("draw"),
    Family("discard", Names(*KEPT, kind="card")),
    Family("exchange", Names(*KEPT, kind="card"), players(MOST), Names(*KEPT, kind="card")),
    Family("agree"),
    Family("decline"),
    Family("play", Names(*KEPT[:3], kind="card")),
    Family("cross", Names(*DIRECTIONS[:4], kind="direction")),
    Family("join"),
    Family("remain"),
    Family("dig", Names(*DIRECTIONS[:4], kind="direction")),
    Family("mark"),
    Family("move", Names(*DIRECTIONS, kind="direction")),
    Family("stay"),
    Family("leave"),
    Family("end"),
)
(
    TAKE, DEPART, GIVE, BEGIN, KEEP, TILE, DRAW, DISCARD, EXCHANGE, AGREE, DECLINE, PLAY, CROSS, JOIN, REMAIN, DIG,
    MARK, MOVE, STAY, LEAVE, END,
) = (family.base for family in VOCABULARY.families)  # fmt: skip


def give(resource: int, giver: int, taker: int) -> int:
    return GIVE + (resource * MOST + giver) * MOST + taker


def exchange(mine: int, other: int, theirs: int) -> int:
    """Both cards by their number in ``CARDS``."""
    return EXCHANGE + ((mine - FIRST_KEPT) * MOST + other) * len(KEPT) + theirs - FIRST_KEPT
