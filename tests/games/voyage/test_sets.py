"""VO-20 and VO-23: which cards take a prey, found completely, and which set is the stronger."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.voyage.build import face, faces, parts, prey
from vulcania.games.voyage.components import COLOURS, KINDS, VARIED, Takes
from vulcania.games.voyage.rules.sets import sets, strength

MACHINE_GUNS, HARPOONS, KNIVES = Takes(1, -1, 2), Takes(0, -1, 2), Takes(2, -1, 2)


def found(hand: str, name: str) -> set[str]:
    """The sets of a hand, each as its cards' names."""
    cards = faces(hand)
    deck = parts().deck
    return {
        " ".join(deck.name(cards[slot]) for slot in range(len(cards)) if bits >> slot & 1)
        for bits in sets(deck, cards, parts().preys[prey(name)])
    }


@pytest.mark.rule("VO-20")
def test_a_treasure_takes_three_pickaxes() -> None:
    assert found("pickaxe-1 pickaxe-4 pickaxe-8 knife-1 harpoon-2", "treasure") == {"pickaxe-1 pickaxe-4 pickaxe-8"}
    assert not found("pickaxe-1 pickaxe-4 knife-8 knife-1 harpoon-2".replace("knife-8", "knife-6"), "treasure")


@pytest.mark.rule("VO-20")
def test_a_shark_takes_one_machine_gun_or_three_harpoons() -> None:
    hand = "harpoon-1 harpoon-2 harpoon-3 machine-gun-4 knife-1"
    assert found(hand, "shark") == {"machine-gun-4", "harpoon-1 harpoon-2 harpoon-3"}
    assert not found("harpoon-1 harpoon-2 knife-1 spur-2 pickaxe-3", "shark")


@pytest.mark.rule("VO-20")
def test_a_jellyfish_takes_different_weapons_of_its_colour() -> None:
    assert found("harpoon-1 knife-4 spur-1 harpoon-7 pickaxe-1", "jellyfish-2") == {
        "harpoon-1 knife-4",
        "harpoon-1 spur-1",
        "knife-4 spur-1",
        "knife-4 harpoon-7",
        "spur-1 harpoon-7",
    }, "two red ones, but never two harpoons, and no tool"
    assert found("harpoon-3 knife-6 machine-gun-3 spur-2 knife-2", "jellyfish-3") == {"harpoon-3 knife-6 machine-gun-3"}


@pytest.mark.rule("VO-23")
def test_jokers_stand_for_any_card_but_not_alone() -> None:
    assert found("pickaxe-1 seal flag knife-1 knife-2", "treasure") == {"pickaxe-1 seal flag"}
    assert not found("seal seal flag flag knife-1", "treasure")
    assert found("seal flag machine-gun-1", "shark") == {"machine-gun-1"}, "one joker alone is no set"
    assert found("seal spur-1", "jellyfish-2") == {"seal spur-1"}, "the joker stands for a missing kind"


@pytest.mark.rule("VO-23")
def test_a_set_is_exactly_one_printed_alternative() -> None:
    assert found("machine-gun-1 machine-gun-2", "shark") == {"machine-gun-1", "machine-gun-2"}
    assert not found("harpoon-1 knife-1", "giant-crab"), "two harpoons or two knives, not one of each"


@pytest.mark.rule("VO-23")
@pytest.mark.parametrize(
    ("strong", "weak"),
    [
        ((MACHINE_GUNS, "machine-gun-1 seal"), (HARPOONS, "harpoon-8 harpoon-9")),
        ((HARPOONS, "harpoon-1 seal"), (KNIVES, "knife-5 knife-6")),
        ((HARPOONS, "harpoon-1 harpoon-2"), (HARPOONS, "harpoon-9 flag")),
        ((HARPOONS, "harpoon-4 harpoon-5"), (HARPOONS, "harpoon-1 harpoon-7")),
        ((KNIVES, "knife-2 knife-3"), (KNIVES, "knife-6 seal")),
    ],
)
def test_the_order_of_strength(strong: tuple[Takes, str], weak: tuple[Takes, str]) -> None:
    deck = parts().deck
    assert strength(deck, strong[0], faces(strong[1])) > strength(deck, weak[0], faces(weak[1]))


@pytest.mark.rule("VO-23")
def test_jokers_count_nothing_and_several_count_as_one() -> None:
    deck = parts().deck
    three = Takes(0, -1, 3)
    one = strength(deck, three, faces("harpoon-1 harpoon-4 seal"))
    two = strength(deck, three, faces("harpoon-5 seal flag"))
    assert one == two, "the sum is five either way"


@pytest.mark.rule("VO-23")
@pytest.mark.parametrize("backwards", [False, True])
def test_where_cards_fit_two_ways_the_stronger_way_counts(backwards: bool) -> None:
    """A red harpoon and a seal are two varied red weapons, or two harpoons: as harpoons they beat the rest."""
    deck = parts().deck
    varied = Takes(VARIED, COLOURS.index("red"), 2)
    ways = (HARPOONS, varied) if backwards else (varied, HARPOONS)
    either = replace(parts().preys[prey("shark")], takes=ways)
    [strong] = sets(deck, faces("harpoon-1 seal"), either).values()
    assert strong == strength(deck, HARPOONS, faces("harpoon-1 seal"))
    assert strong > strength(deck, varied, faces("knife-4 spur-4"))


def plainly(hand: list[int], name: str) -> set[int]:
    """Every set of a hand, told the long way: each subset is held against each alternative."""
    deck, one = parts().deck, parts().preys[prey(name)]
    good = set()
    for size in range(1, len(hand) + 1):
        for slots in combinations(range(len(hand)), size):
            kinds = [KINDS[deck.kind[hand[slot]]] for slot in slots]
            real = [slot for slot, kind in zip(slots, kinds, strict=True) if kind not in ("seal", "flag")]
            real_kinds = [KINDS[deck.kind[hand[slot]]] for slot in real]
            for takes in one.takes:
                if takes.count != size or not real:
                    continue
                if takes.kind >= 0:
                    fits = all(kind == KINDS[takes.kind] for kind in real_kinds)
                else:
                    colours = {deck.colour[hand[slot]] for slot in real}
                    fits = colours == {takes.colour} and len(set(real_kinds)) == len(real)
                    fits = fits and "pickaxe" not in real_kinds
                if fits:
                    good.add(sum(1 << slot for slot in slots))
    return good


@pytest.mark.rule("VO-20", "VO-23")
@settings(max_examples=300)
@given(cards=st.permutations(range(42)), size=st.integers(0, 5), which=st.integers(0, 23))
def test_sets_are_found_completely(cards: list[int], size: int, which: int) -> None:
    """Against brute force: every valid set, no other, and each once."""
    box = parts()
    hand = sorted(box.deck.cards[card] for card in cards[:size])
    one = box.preys[which]
    assert set(sets(box.deck, hand, one)) == plainly(hand, one.name)


@settings(max_examples=150)
@given(cards=st.permutations(range(42)), which=st.integers(0, 23))
def test_every_set_is_minimal_and_the_sparing_ones_come_first(cards: list[int], which: int) -> None:
    box = parts()
    hand = sorted(box.deck.cards[card] for card in cards[:5])
    offered = list(sets(box.deck, hand, box.preys[which]))
    assert not any(a != b and a & b == a for a in offered for b in offered), "no set holds another"
    jokers = sum(1 << slot for slot, card in enumerate(hand) if KINDS[box.deck.kind[card]] in ("seal", "flag"))
    assert [(bits & jokers).bit_count() for bits in offered] == sorted((bits & jokers).bit_count() for bits in offered)


def test_the_colours_of_the_deck_are_those_of_the_preys() -> None:
    assert {COLOURS[t.colour] for one in parts().preys for t in one.takes if t.colour >= 0} <= set(COLOURS)
    assert face("harpoon-1") != face("harpoon-2")
