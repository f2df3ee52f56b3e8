from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vulcania.core.errors import NotAMove
from vulcania.core.vocabulary import Coordinates, Family, Names, Pairs, Subsets, Vocabulary, numbers, players, squares

VOCABULARY = Vocabulary(
    Family("place", numbers(1, 3), squares(5, 5)),
    Family("stay"),
    Family("tile", Coordinates(3), Names("r0", "r90", "r180", "r270")),
    Family("give", Names("water", "food"), players(4)),
    Family("lay", Subsets(4)),
    Pairs("swap", squares(3, 3)),
)


def test_families_are_numbered_one_after_the_other() -> None:
    assert VOCABULARY.size == 3 * 25 + 1 + 49 * 4 + 2 * 4 + 16 + 45
    assert VOCABULARY.parse("place 1 a1") == 0
    assert VOCABULARY.parse("place 2 c4") == 25 + 3 * 5 + 2
    assert VOCABULARY.parse("stay") == 75
    assert VOCABULARY.parse("tile -3,-3 r0") == 76


@given(st.integers(0, VOCABULARY.size - 1))
def test_every_move_has_a_name_that_means_it(move: int) -> None:
    assert VOCABULARY.parse(VOCABULARY.notation(move)) == move
    word, indices = VOCABULARY.decode(move)
    family = next(family for family in VOCABULARY.families if family.word == word)
    assert family.code(*indices) == move


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("PLACE 2  C4 ", "place 2 c4"),
        ("give Water P3", "give water p3"),
        ("lay 4+1+4", "lay 1+4"),
        ("lay NONE", "lay none"),
        ("swap b1 a1", "swap a1 b1"),
        ("swap C2 a3", "swap c2 a3"),
    ],
)
def test_writing_is_forgiving(text: str, same: str) -> None:
    assert VOCABULARY.notation(VOCABULARY.parse(text)) == same


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "stay"),
        ("   ", "place <1-3> <a1-e5>"),
        ("plaec 2 c4", "Did you mean “place”"),
        ("sing a song", "place <1-3> <a1-e5>"),
        ("place 2", "place <1-3> <a1-e5>"),
        ("place 2 c4 c5", "too few or too many"),
        ("place 4 c4", "“4”"),
        ("place 2 f9", "a1-e5"),
        ("place ² c4", "“²”"),
        ("tile 4,0 r0", "x,y"),
        ("tile 1 r0", "“1”"),
        ("tile a,b r0", "“a,b”"),
        ("lay 5", "“5”"),
        ("lay 1++2", "“1++2”"),
        ("x" * 100_000, "is not a move"),
    ],
)
def test_what_is_not_a_move_is_answered_with_what_is(text: str, told: str) -> None:
    with pytest.raises(NotAMove) as caught:
        VOCABULARY.parse(text)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 400


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_a_clear_error(text: str) -> None:
    with contextlib.suppress(NotAMove):
        VOCABULARY.parse(text)


@pytest.mark.parametrize("number", [-1, VOCABULARY.size, 10**30])
def test_numbers_out_of_range_are_no_moves(number: int) -> None:
    with pytest.raises(NotAMove):
        VOCABULARY.notation(number)


def test_two_families_need_two_words() -> None:
    with pytest.raises(ValueError, match="same word"):
        Vocabulary(Family("go"), Family("go", numbers(1, 2)))
