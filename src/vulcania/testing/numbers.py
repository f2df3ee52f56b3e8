"""What a learner sees of every game that has an ``encoding``: numbers of fixed shape, each named, and no secrets."""

from __future__ import annotations

from typing import Any

import pytest

from vulcania.core.chance import Chance
from vulcania.core.view import View
from vulcania.testing.cases import Case, positions


def room(case: Case) -> Any:
    """The game's encoding, and the research package's."""
    pytest.importorskip("numpy", reason="encodings need NumPy: install vulcania[research]")
    found = case.game.optional_part("encoding")
    if found is None:
        pytest.skip(f"{case.slug} has no encoding")
    return found


def seen(case: Case, most: int) -> list[tuple[int | None, View, View]]:
    """What onlookers see of positions of a match to its end, with what they see when all hidden things are redealt."""
    states = [state for state, _, _ in positions(case, most)]
    last, seat, move = list(positions(case, most))[-1]
    last.play(move, seat)
    game = case.game
    return [
        (seat, game.view(state, seat), game.view(state.redeal(seat, Chance(number, "numbers")), seat))
        for number, state in enumerate([*states, last])
        for seat in case.onlookers
    ]


def test_an_encoding_tells_nothing_hidden_and_keeps_its_shape(case: Case) -> None:
    part = room(case)
    import numpy as np

    from vulcania.research.encoding import BOUND

    shape = part.layout(case.match().setup).shape
    for seat, view, elsewhere in seen(case, 5):
        places, rest = part.encode(view)
        assert (places.shape, rest.shape) == (shape[0], (shape[1],))
        assert places.dtype == rest.dtype == np.float32
        for numbers in (places, rest):
            assert np.isfinite(numbers).all()
            assert abs(numbers).max(initial=0) <= BOUND
        others = part.encode(elsewhere)
        assert (places == others[0]).all(), f"hidden from {seat}, and yet among the numbers of the places"
        assert (rest == others[1]).all(), f"hidden from {seat}, and yet among the numbers of the rest"


def test_every_number_is_named_and_every_move_has_an_output_of_its_own(plain: Case) -> None:
    part = room(plain)
    import numpy as np

    layout = part.layout(plain.match().setup)
    for features in (layout.at_place, layout.rest):
        assert all(feature.name and feature.text and feature.size > 0 for feature in features)
        assert len({feature.name for feature in features}) == len(features)
    assert all(feature.name in layout.spec() for feature in (*layout.at_place, *layout.rest))
    count = len(layout.places)
    assert len(set(layout.places)) == count
    assert layout.mixing.shape[1:] == (count, count)
    assert np.allclose(layout.mixing.sum(2), 1)
    size = plain.game.vocabulary.size
    assert layout.move_place.shape == layout.move_head.shape == (size,)
    assert 0 <= layout.move_place.min() <= layout.move_place.max() <= count
    assert len(set(zip(layout.move_place.tolist(), layout.move_head.tolist(), strict=True))) == size


def test_another_position_is_another_encoding(plain: Case) -> None:
    """Not a proof that enough is told, but that something is: hardly any two decisions of a match look the same."""
    part = room(plain)
    looks = {
        b"".join(numbers.tobytes() for numbers in part.encode(plain.game.view(state, seat)))
        for state, seat, _ in positions(plain, 30)
    }
    assert len(looks) > 0.9 * len(list(positions(plain, 30)))
