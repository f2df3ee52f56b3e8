"""The order of turns (LG-12 to LG-14, LG-25), which both editions share."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vulcania.games._ocean.moves import Orders
from vulcania.games._ocean.rules.tokens import by_cards, next_to_sail


@pytest.mark.rule("LG-13")
def test_the_highest_card_gets_token_one() -> None:
    assert by_cards([0, 1, 2], [3, 9, 5]) == (1, 2, 0)


@pytest.mark.rule("LG-13")
def test_of_equal_cards_who_laid_first_goes_first() -> None:
    assert by_cards([2, 0, 3, 1], [7, 2, 7, 7]) == (2, 0, 3, 1)
    assert by_cards([2, 0, 3, 1], [7, 2, 7, 7], reverse=True) == (1, 2, 0, 3)


@given(st.permutations(range(4)), st.lists(st.integers(1, 12), min_size=4, max_size=4), st.booleans())
def test_tokens_follow_the_cards_then_the_order_of_laying(order: list[int], cards: list[int], reverse: bool) -> None:
    dealt = by_cards(order, cards, reverse)
    assert sorted(dealt) == sorted(order)
    for before, after in pairwise(dealt):
        if cards[before] == cards[after]:
            assert order.index(before) < order.index(after)
        else:
            assert (cards[before] < cards[after]) == reverse


@pytest.mark.rule("LG-25")
def test_sailing_goes_on_with_the_lowest_token_that_has_not_sailed() -> None:
    assert next_to_sail([2, 0, 1], 0) == 2
    assert next_to_sail([2, 0, 1], 0b100) == 0
    assert next_to_sail([2, 0, 1], 0b101) == 1
    assert next_to_sail([2, 0, 1], 0b111) == -1


def test_orders_are_written_by_who_gets_one_two_and_so_on() -> None:
    orders = Orders()
    assert orders.size == 2 + 6 + 24
    assert [len(orders.of_seats[seats]) for seats in (2, 3, 4)] == [2, 6, 24]
    for at in range(orders.size):
        assert orders.index(orders.text(at)) == at
    found = orders.index("P3-p1-p2")
    assert found is not None
    assert orders.orders[found] == (2, 0, 1)
    assert orders.index("p1-p1") is None
