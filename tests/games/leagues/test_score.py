"""Rows and columns (LG-28, LG-29, LG-32 to LG-34, LG-38): the printed examples, and the best reading by brute force."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.leagues.build import Table, biscuit, box, chip
from vulcania.games._ocean.components import SYMBOLS
from vulcania.games.leagues.components import AS_A as A
from vulcania.games.leagues.components import AS_ANCHOR as ANCHOR
from vulcania.games.leagues.components import AS_B as B
from vulcania.games.leagues.components import AS_C as C
from vulcania.games.leagues.components import AS_FREE as NONE
from vulcania.games.leagues.components import AS_NOTHING as NOTHING
from vulcania.games.leagues.components import AS_WILD as WILD
from vulcania.games.leagues.components import WILD_SYMBOL, symbol_code
from vulcania.games.leagues.rules.counting import (
    code_points,
    read_column,
    read_row,
    row_points,
    row_table,
    symbol_counts,
)

VALUES = ((3, 8, 15), (4, 10, 20), (5, 12, 25))


def row(round_: int, **squares: int) -> int:
    """What a row is worth with these chips on its squares a, b and c."""
    table = Table().grid(0, **{f"{name}{round_}": which for name, which in squares.items()})
    return row_points(box(), table.state.boards[0], round_ - 1)


@pytest.mark.rule("LG-34")
def test_the_printed_examples() -> None:
    assert row(1, a=chip("wreck")) == 3
    assert row(1, a=chip("shark"), b=chip("wreck"), c=chip("shark", nth=1)) == 8 + 3 == 11
    assert row(2, a=chip("seaweed", 2), b=chip("island", 2)) == 10
    assert row(3, a=chip("shoal", 3), b=chip("octopus", 3), c=chip("vulcania", 3)) == 25


@pytest.mark.rule("LG-32", "LG-33")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_triple_pair_and_singles(round_: int) -> None:
    a, b, c = box().wanted[round_ - 1]
    single, pair, triple = VALUES[round_ - 1]
    chips = [chip(face, round_) for face in (a, b, c)]
    again = [chip(face, round_, nth=1) for face in (a, b, c)]
    assert row(round_) == 0
    assert row(round_, b=chips[2]) == single
    assert row(round_, a=chips[0], b=chips[1]) == pair
    assert row(round_, b=chips[0], c=chips[1]) == pair  # on neighbouring squares, wherever they are
    assert row(round_, b=chips[1], c=chips[2]) == pair
    assert row(round_, a=chips[0], c=chips[1]) == 2 * single  # not neighbours
    assert row(round_, a=chips[0], b=chips[2]) == 2 * single  # A and C do not follow each other
    assert row(round_, a=chips[1], b=chips[0]) == 2 * single  # the wrong way round
    assert row(round_, a=chips[0], b=chips[1], c=chips[2]) == triple
    assert row(round_, a=chips[2], b=chips[1], c=chips[0]) == 3 * single  # three in no order
    assert row(round_, a=chips[0], b=again[0], c=chips[1]) == single + pair
    assert row(round_, a=chips[1], b=chips[2], c=again[2]) == pair + single


@pytest.mark.rule("LG-32")
def test_a_picture_of_another_round_scores_nothing_but_an_anchor_or_biscuit_does() -> None:
    assert row(2, a=chip("shark")) == 0
    assert row(1, a=chip("shark"), b=chip("seaweed", 2), c=chip("wreck")) == 6
    assert row(2, a=chip("anchor", 1)) == 4
    assert row(3, a=chip("shoal", 3), b=biscuit(1)) == 12


@pytest.mark.rule("LG-28")
def test_an_anchor_is_one_single_and_never_part_of_a_sequence() -> None:
    assert row(1, a=chip("anchor")) == 3
    assert row(1, a=chip("anchor"), b=chip("wreck")) == 6
    assert row(1, a=chip("shark"), b=chip("anchor"), c=chip("reef")) == 9
    assert row(1, a=chip("anchor"), b=chip("wreck"), c=chip("reef")) == 3 + 8


@pytest.mark.rule("LG-29")
def test_a_biscuit_is_whatever_picture_serves_best() -> None:
    assert row(1, a=biscuit(1)) == 3
    assert row(1, a=biscuit(1), b=chip("wreck")) == 8
    assert row(1, a=chip("shark"), b=biscuit(1), c=chip("reef")) == 15
    assert row(1, a=biscuit(1), b=biscuit(2), c=biscuit(3)) == 15
    assert (
        row(1, a=chip("reef"), b=biscuit(1), c=chip("shark")) == 9
    )  # nothing follows a reef, nothing leads to a shark
    assert row(1, a=chip("anchor"), b=biscuit(1), c=chip("reef")) == 3 + 8


def brute_row(squares: tuple[int, ...], values: tuple[int, int, int]) -> int:
    """LG-32 once more, from the other side: every way to tell the squares off to triple, pair and singles."""
    best = 0
    for pictures in product((A, B, C), repeat=3):
        for parts in product(("none", "single", "pair", "triple"), repeat=3):
            if "triple" in parts and parts != ("triple",) * 3:
                continue
            paired = [at for at in range(3) if parts[at] == "pair"]
            if paired not in ([], [0, 1], [1, 2]):
                continue
            read = [pictures[at] if squares[at] == WILD else squares[at] for at in range(3)]
            if any(read[at] == NOTHING and parts[at] != "none" for at in range(3)):
                continue
            if any(read[at] == ANCHOR and parts[at] in ("pair", "triple") for at in range(3)):
                continue
            if "triple" in parts and read != [A, B, C]:
                continue
            if paired and read[paired[1]] - read[paired[0]] != 1:
                continue
            points = values[0] * parts.count("single") + values[1] * bool(paired) + values[2] * ("triple" in parts)
            best = max(best, points)
    return best


@pytest.mark.rule("LG-32")
@settings(max_examples=60)
@given(
    st.tuples(*[st.sampled_from((NOTHING, A, B, C, ANCHOR, WILD))] * 3),
    st.tuples(st.integers(0, 9), st.integers(0, 30), st.integers(0, 60)),
)
def test_the_best_reading_of_a_row_is_found_whatever_the_values(
    squares: tuple[int, int, int], values: tuple[int, int, int]
) -> None:
    points, parts = read_row(squares, values)
    assert points == brute_row(squares, values)
    assert points == sum(values[kind] for kind, _ in parts)
    used = [square for _, where in parts for square in where]
    assert len(set(used)) == len(used)
    assert all(squares[square] != NOTHING for square in used)


@pytest.mark.parametrize("values", VALUES)
def test_every_row_of_the_table_by_brute_force(values: tuple[int, int, int]) -> None:
    table = row_table(values)
    for index, squares in enumerate(product(range(7), repeat=3)):
        lying = tuple(NOTHING if square == NONE else square for square in squares)
        assert table[index] == brute_row(lying, values)


@pytest.mark.rule("LG-38")
def test_the_printed_example_of_a_column() -> None:
    chest, boat, helm = (SYMBOLS.index(name) for name in ("chest", "boat", "helm"))
    column = symbol_code([chest, helm]) + symbol_code([boat, helm]) + symbol_code([boat, helm])
    assert symbol_counts(column) == [0, 3, 1, 0, 0, 2]
    assert code_points(column, (0, 2, 5)) == 0 + 2 + 5 == 7


@pytest.mark.rule("LG-38", "LG-29")
def test_a_biscuit_is_whatever_symbol_serves_best() -> None:
    spear, helm = symbol_code([0]), symbol_code([1])
    assert code_points(spear + helm, (0, 2, 5)) == 0
    assert code_points(spear + WILD_SYMBOL, (0, 2, 5)) == 2
    assert code_points(2 * spear + WILD_SYMBOL, (0, 2, 5)) == 5
    assert code_points(spear + helm + WILD_SYMBOL, (0, 2, 5)) == 2
    assert code_points(3 * WILD_SYMBOL, (0, 2, 5)) == 5


def brute_column(chips: list[tuple[int, ...] | None], values: tuple[int, int, int]) -> int:
    best = 0
    wild = chips.count(None)
    for chosen in product(range(6), repeat=wild):
        have = [symbol for one in chips if one is not None for symbol in one] + list(chosen)
        best = max(best, sum(values[have.count(symbol) - 1] for symbol in set(have)))
    return best


CHIP = st.one_of(
    st.none(),
    st.tuples(st.integers(0, 5)),
    st.lists(st.integers(0, 5), min_size=2, max_size=2, unique=True).map(tuple),
)


@pytest.mark.rule("LG-38")
@settings(max_examples=120)
@given(
    st.lists(CHIP, min_size=0, max_size=3),
    st.tuples(st.integers(0, 5), st.integers(0, 12), st.integers(0, 30)),
)
def test_the_best_reading_of_a_column_is_found_whatever_the_values(
    chips: list[tuple[int, ...] | None], values: tuple[int, int, int]
) -> None:
    code = sum(WILD_SYMBOL if one is None else symbol_code(one) for one in chips)
    points, have = read_column(code, values)
    assert points == code_points(code, values) == brute_column(chips, values)
    assert sum(have) == sum(1 if one is None else len(one) for one in chips)
