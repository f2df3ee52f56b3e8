"""What people see: the picture follows the position, and the terminal tells the same."""

from __future__ import annotations

from io import StringIO
from xml.etree import ElementTree

from rich.console import Console

from tests.games.leagues.build import Table, biscuit, chip
from vulcania.games.leagues.picture import draw
from vulcania.games.leagues.terminal import show
from vulcania.terminal import Look
from vulcania.words import words


def drawn(table: Table, seat: int | None = 0, narrow: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(draw(table.view(seat), words("en", "leagues"), (), narrow=narrow))


def node(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(one for one in root.iter() if one.get("id") == name)


def shown(table: Table, seat: int | None = 0) -> str:
    paper = StringIO()
    console = Console(width=80, color_system=None, file=paper)
    console.print(show(table.view(seat), words("en", "leagues"), (), Look()))
    return paper.getvalue()


def test_the_dial_turns_by_its_transform_and_the_submarine_does_not() -> None:
    table = Table().clear_sea().sea(s_2=chip("reef"))
    before = drawn(table)
    table.play("lay 7", "lay 2", "current right")
    after = drawn(table)
    assert node(before, "dial").get("transform") != node(after, "dial").get("transform")
    assert node(before, "submarine").get("transform") == node(after, "submarine").get("transform")
    table.play("heading right")
    assert node(drawn(table), "submarine").get("transform") != node(after, "submarine").get("transform")


def test_places_that_can_be_reached_glow_and_can_be_picked() -> None:
    table = Table().clear_sea().sea(e0=chip("shark"), s_2=chip("reef"))
    table.play("lay 8", "lay 4")
    place = node(drawn(table), "place-0-2")
    assert "can" in (place.get("class") or "").split()
    assert "heading right" in (place.get("data-pick") or "").split("|")
    assert "can" not in (node(drawn(table), "place-0-4").get("class") or "").split()
    assert "can" not in (node(drawn(table, seat=1), "place-0-2").get("class") or "").split()


def test_the_float_of_the_gauge_follows_the_depth() -> None:
    table = Table().clear_sea().sea(s_2=chip("reef"))
    before = node(drawn(table), "depth-float").get("transform")
    table.play("lay 9", "lay 4")
    assert node(drawn(table), "depth-float").get("transform") != before


def test_only_the_own_grid_can_be_picked() -> None:
    table = Table().grid(0, a1=chip("shark")).grid(1, a1=chip("wreck"))
    root = drawn(table, seat=0)
    assert node(root, "square-0-a1").get("data-pick")
    assert node(root, "square-1-a1").get("data-pick") is None


def test_a_hidden_chip_is_in_no_picture() -> None:
    table = Table().clear_sea().sea(hidden=True, e0=biscuit(1), w0=chip("wreck", colour="green"))
    for narrow in (False, True):
        place = node(drawn(table, narrow=narrow), "place-0-2")
        assert not [use for use in place.iter() if use.tag.endswith("use")]


def test_the_description_tells_the_board() -> None:
    table = Table().clear_sea().sea(e0=chip("shark", depth=0), hidden=False).grid(1, b2=biscuit(4))
    text = drawn(table).findtext("{*}desc") or ""
    assert "The Nautilus is heading north at depth 0 and points at N\xa00." in text
    assert "E\xa00: a shark (spear, helm)." in text
    assert "sea-biscuit 4" in text


def test_the_terminal_shows_the_ocean_and_what_each_steering_would_point_at() -> None:
    table = Table().clear_sea().sea(e0=chip("shark", depth=0), s_2=chip("reef"))
    table.play("lay 8", "lay 4")
    text = shown(table)
    assert "heading right → E\xa00    shark" in text
    assert "heading left  → W\xa00" in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_everything_fits_eighty_columns_at_four_seats() -> None:
    table = Table(4)
    for seat in range(4):
        table.grid(seat, a1=chip("island", 2), b1=chip("shoal", 3), c1=biscuit(seat + 1))
    assert all(len(line.rstrip()) <= 80 for line in shown(table).splitlines())
