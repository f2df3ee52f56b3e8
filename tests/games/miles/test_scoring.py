"""MI-21, MI-26, MI-30: rows and columns, with the best reading of every seal proven against trying them all."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vulcania.core.registry import game
from vulcania.games._ocean.components import FREE
from vulcania.games.miles.components import COLUMNS, FACES, ROWS, SEAL, SIGNS, SQUARES, Contents
from vulcania.games.miles.moves import SQUARE_NAMES
from vulcania.games.miles.rules.counting import (
    best_points,
    best_reading,
    column_points,
    columns_points,
    row_points,
    standing,
    worth,
)

CONTENTS: Contents = game("miles").standard[1]
PICTURES = SEAL


def chip(face: str, *signs: str) -> int:
    """Any chip that shows that, whatever its depth; the symbols may be left out."""
    for number, shown in enumerate(CONTENTS.role):
        if FACES[shown] == face and (not signs or tuple(SIGNS[sign] for sign in CONTENTS.signs[number]) == signs):
            return number
    raise AssertionError(f"there is no {face} with {signs}")


def board(**squares: str) -> list[int]:
    """A scoreboard: ``a1="shark"``, ``b2="reef spear"``."""
    filled = [FREE] * SQUARES
    for name, text in squares.items():
        filled[SQUARE_NAMES.names.index(name)] = chip(*text.split())
    return filled


@pytest.mark.rule("MI-26")
@pytest.mark.parametrize(
    ("squares", "row", "points"),
    [
        ({}, 0, 0),
        ({"a1": "wreck"}, 0, 10),
        ({"a1": "reef", "c1": "shark"}, 0, 25),
        ({"a1": "reef", "b1": "shark", "c1": "wreck"}, 0, 45),
        ({"a1": "shark", "b1": "shark", "c1": "shark"}, 0, 10),
        ({"a1": "octopus", "b1": "seaweed"}, 0, 0),
        ({"a2": "nautilus", "b2": "nautilus", "c2": "island", "d2": "seaweed"}, 1, 50),
        ({"a3": "vulcania"}, 2, 15),
        ({"a4": "shoal", "d4": "shark"}, 3, 35),
        ({"a5": "vulcania", "b5": "reef", "c5": "nautilus"}, 4, 80),
    ],
)
def test_a_row_pays_for_its_wanted_pictures_in_any_order(squares: dict[str, str], row: int, points: int) -> None:
    assert row_points(CONTENTS, board(**squares), row) == points


@pytest.mark.rule("MI-21", "MI-26")
@pytest.mark.parametrize(
    ("squares", "points"),
    [
        ({"a1": "seal"}, 10),
        ({"a1": "seal", "b1": "shark"}, 25),
        ({"a1": "seal", "b1": "seal", "c1": "reef"}, 45),
        ({"a1": "seal", "b1": "shark", "c1": "shark"}, 25),
        ({"a1": "seal", "b1": "anchor", "c1": "octopus"}, 10),
    ],
)
def test_a_seal_is_the_picture_that_is_missing(squares: dict[str, str], points: int) -> None:
    assert row_points(CONTENTS, board(**squares), 0) == points


@pytest.mark.rule("MI-30")
@pytest.mark.parametrize(
    ("column", "count", "points"),
    [(0, 1, 0), (0, 2, 5), (0, 3, 15), (0, 5, 50), (1, 1, 5), (2, 4, 35), (3, 2, 20), (3, 4, 60), (3, 6, 60)],
)
def test_equal_symbols_pay_by_column(column: int, count: int, points: int) -> None:
    assert worth(CONTENTS.column_values[column], count) == points


@pytest.mark.rule("MI-30", "MI-6")
def test_printed_symbols_count_in_column_4() -> None:
    empty = board()
    assert column_points(CONTENTS, empty, 3, 5) == 0  # chest, helm and mask are loose: nothing
    with_chest = board(d2="shark chest")
    assert column_points(CONTENTS, with_chest, 3, 3) == 20
    assert column_points(CONTENTS, board(d2="seal"), 3, 3) == 20
    assert column_points(CONTENTS, board(d2="seal", d4="seal"), 3, 5) == 40  # two pairs, or three of a kind: the same


@pytest.mark.rule("MI-30", "MI-24")
def test_anchors_count_like_any_symbol() -> None:
    assert column_points(CONTENTS, board(a1="anchor", a2="anchor", a3="anchor"), 0, 3) == 15
    assert column_points(CONTENTS, board(b1="anchor"), 1, 3) == 5


@pytest.mark.rule("MI-30")
def test_both_symbols_of_a_blue_chip_count() -> None:
    two = next(number for number, signs in enumerate(CONTENTS.signs) if len(signs) == 2)
    filled = [FREE] * SQUARES
    filled[1] = two
    assert column_points(CONTENTS, filled, 1, 3) == 10  # two loose symbols in a column that pays them


@pytest.mark.rule("MI-21", "MI-30")
def test_a_seal_is_one_symbol_and_may_be_an_anchor() -> None:
    assert column_points(CONTENTS, board(a1="anchor", a2="seal"), 0, 3) == 5
    assert column_points(CONTENTS, board(a1="seal", a2="seal", a3="seal"), 0, 3) == 15
    assert column_points(CONTENTS, board(b1="seal"), 1, 3) == 5


@pytest.mark.rule("MI-29")
def test_only_the_rows_of_the_count_matter() -> None:
    ahead = board(a1="anchor", a4="anchor")
    assert columns_points(CONTENTS, ahead, 3) == 0
    assert columns_points(CONTENTS, ahead, 5) == 5


# -- against brute force ----------------------------------------------------------------------------------------------

rising = st.lists(st.integers(0, 30), min_size=5, max_size=5).map(lambda steps: (0, *sorted(steps)))
tables = st.one_of(st.sampled_from(CONTENTS.column_values), rising)


@pytest.mark.rule("MI-21", "MI-30")
@settings(max_examples=150)
@given(tables, st.lists(st.integers(0, 5), min_size=1, max_size=7), st.integers(0, 4))
def test_no_assignment_of_seals_beats_the_reading(table: tuple[int, ...], counts: list[int], seals: int) -> None:
    def total(choice: tuple[int, ...]) -> int:
        return sum(worth(table, count + choice.count(sign)) for sign, count in enumerate(counts))

    most = max(total(choice) for choice in product(range(len(counts)), repeat=seals))
    assert best_points(table, tuple(sorted(counts)), seals) == most
    given_out = best_reading(table, counts, seals)
    assert sum(given_out) <= seals
    assert sum(worth(table, count + more) for count, more in zip(counts, given_out, strict=True)) == most


@pytest.mark.rule("MI-21", "MI-26")
@settings(max_examples=150)
@given(st.integers(0, ROWS - 1), st.lists(st.integers(0, SEAL), min_size=0, max_size=4))
def test_no_reading_of_a_row_beats_its_score(row: int, faces: list[int]) -> None:
    squares = CONTENTS.row_squares[row]
    faces = faces[: len(squares)]
    filled = [FREE] * SQUARES
    for square, face in zip(squares, faces, strict=False):
        filled[square] = CONTENTS.role.index(face)
    wanted = set(CONTENTS.row_roles[row])
    readings = product(*(range(PICTURES) if face == SEAL else (face,) for face in faces))
    most = max(CONTENTS.row_values[row][len(wanted & set(reading))] for reading in readings)
    assert row_points(CONTENTS, filled, row) == most


@settings(max_examples=60)
@given(st.permutations(range(84)), st.sampled_from([3, 5]))
def test_columns_of_full_boards_against_every_assignment(deal: list[int], rows: int) -> None:
    squares = [square for row in CONTENTS.row_squares for square in row]
    filled = [FREE] * SQUARES
    for square, number in zip(squares, (one for one in deal if CONTENTS.role[one] <= SEAL + 1), strict=False):
        filled[square] = number
    for column in range(COLUMNS):
        lying = [filled[square] for square in range(column, rows * COLUMNS, COLUMNS) if filled[square] != FREE]
        printed = [CONTENTS.printed[square] for square in range(column, rows * COLUMNS, COLUMNS)]
        signs = [sign for one in lying for sign in CONTENTS.signs[one]] + [sign for sign in printed if sign >= 0]
        wild = sum(CONTENTS.role[one] == SEAL for one in lying)
        table = CONTENTS.column_values[column]
        most = max(
            sum(table[min(5, (signs + list(choice)).count(sign))] for sign in range(len(SIGNS)))
            for choice in product(range(len(SIGNS)), repeat=wild)
        )
        assert column_points(CONTENTS, filled, column, rows) == most


def test_what_a_board_stands_at() -> None:
    filled = board(a1="shark chest", b1="anchor")
    assert standing(CONTENTS, filled, 0, 5) == 10 + 5
    assert standing(CONTENTS, filled, 1, 5) == 5, "a row that was counted does not count again"
