"""The drawings both editions share: all there, all different, and in place on the dial."""

from __future__ import annotations

import math
import re

from vulcania.games._ocean.components import KIND_NAMES, PICTURES, SYMBOLS, Chip
from vulcania.games._ocean.picture import dial, pieces
from vulcania.games._ocean.picture.dial import polar, turned
from vulcania.games._ocean.picture.page import ART


def test_everything_that_lies_in_the_ocean_has_a_drawing_of_its_own() -> None:
    wanted = {*PICTURES, *SYMBOLS, "anchor", "submarine", "biscuit", "seal", "star", "arrow"}
    chips = {name for name in ART if not name.startswith("dial-")}
    assert chips == wanted | {f"steer-{name}" for name in KIND_NAMES}
    assert len({ART[name].markup for name in wanted}) == len(wanted) == 21


def test_drawings_use_attributes_only() -> None:
    for part in dial.defs():
        assert "style=" not in part


def test_compass_points_lie_where_a_compass_has_them() -> None:
    x, y = polar(10, 0)
    assert (round(x, 9), round(y, 9)) == (0, -10)
    x, y = polar(10, 2)
    assert (round(x, 9), round(y, 9)) == (10, 0)


def test_a_turn_is_a_matrix_so_that_pages_take_the_shorter_way() -> None:
    for eighths in range(8):
        found = re.fullmatch(r"matrix\((.*)\)", turned(45 * eighths, 3, 4, 2))
        assert found is not None
        a, b, c, d, x, y = (float(number) for number in found[1].split())
        assert (x, y) == (3, 4)
        assert math.isclose(a, 2 * math.cos(math.radians(45 * eighths)), abs_tol=1e-4)
        assert math.isclose(b, 2 * math.sin(math.radians(45 * eighths)), abs_tol=1e-4)
        assert math.isclose(a, d)
        assert math.isclose(b, -c, abs_tol=1e-9)


def test_a_chip_shows_its_picture_and_every_symbol() -> None:
    drawn = pieces.chip(Chip("shark", ("spear", "boat")))
    assert all(f"#ocean-{name}" in drawn for name in ("shark", "spear", "boat"))
    assert ">7<" in pieces.chip(Chip("biscuit", (), "green", 7))


def test_a_chip_face_down_shows_nothing_but_its_colour_and_depth() -> None:
    back = pieces.chip_back("green", "−1")
    assert "#ocean-" not in back
    assert "−1" in back
