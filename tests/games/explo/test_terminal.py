"""Explo in the terminal: what a caver has to see before deciding."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from rich.console import Console

from vulcania.core.match import Match, load
from vulcania.games.explo.terminal import show
from vulcania.games.explo.terminal.map import CaveMap, letter, where
from vulcania.games.explo.view import ExploView, Wall
from vulcania.terminal import Look
from vulcania.words import words

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


@cache
def golden() -> Match:
    """A match with all three phases."""
    return load((PLAYTHROUGHS / "explo-science-validated-three-cavers.txt").read_text("utf-8"))


def views(wanted: str) -> list[ExploView]:
    """Positions of the match in which somebody is at such a step."""
    found = []
    for at in range(len(golden().plies) + 1):
        past = golden().at(at)
        view = past.view(past.to_act[0] if past.to_act else None)
        assert isinstance(view, ExploView)
        if view.step == wanted:
            found.append(view)
    return found


def shown(view: ExploView, look: Look | None = None) -> list[str]:
    look = look or Look()
    console = Console(width=look.width, color_system=None)
    with console.capture() as told:
        console.print(show(view, words("en", "explo"), golden().players, look))
    return [line.rstrip() for line in told.get().splitlines()]


def test_whoever_packs_against_the_clock_has_little_to_read() -> None:
    view = views("preparing")[-1]
    lines = shown(view)
    assert len(lines) < 6
    assert "“depart”" in " ".join(lines)
    assert all(words("en", "explo").say(f"item-{item}") in " ".join(lines) for item in view.taken)


def test_places_for_a_tile_are_lettered_and_the_tile_is_drawn() -> None:
    """Numbers would be taken for those in the list of moves, which come in another order."""
    view = next(view for view in views("tile") if len({move.split()[1] for move in view.legal}) > 2)
    text = "\n".join(shown(view))
    for number, cell in enumerate(sorted({move.split()[1] for move in view.legal}, key=_xy)):
        assert f"({letter(number)}) {cell}" in text.replace("\u00a0", " ")
        assert text.count(f"({letter(number)})") == 2, "once on the map and once beside it"
    assert view.drawn is not None
    assert words("en", "explo").say(f"shape-{view.drawn.shape}") in text
    assert [letter(number) for number in (0, 25, 26, 52)] == ["a", "z", "aa", "ba"]


def _xy(cell: str) -> tuple[int, ...]:
    return tuple(map(int, cell.split(",")))


def test_what_is_sought_is_told_with_where_it_lies() -> None:
    view = next(view for view in views("card") if view.phase == 3)
    sought = where(view)
    assert any(sought.values())
    text = " ".join(" ".join(shown(view)).split())
    for find, cells in sought.items():
        if cells:
            assert f"{words('en', 'explo').say(f'find-{find}')} ({'; '.join(cells)})" in text
    assert "? something sought" in text.replace("\u00a0", " ")


def test_a_wall_that_was_dug_through_is_seen() -> None:
    view = next(view for view in views("card") if len(view.tiles) > 4)
    tile = next(tile for tile in view.tiles if "N" not in tile.face.openings)
    assert "┊" not in "\n".join(shown(view))
    assert "\n".join(shown(msgspec.structs.replace(view, walls=(Wall(tile.cell, "N"),)))).count("┊") >= 1


def test_a_cave_too_large_for_the_window_says_so() -> None:
    view = max(views("card"), key=lambda view: len(view.tiles))
    assert any(line.startswith("The cave goes on: ") for line in shown(view))
    tall = shown(view, Look(width=200, height=200))
    assert not any(line.startswith("The cave goes on: ") for line in tall)


def test_no_line_of_the_window_is_wasted() -> None:
    for view in (
        min(views("card"), key=lambda view: len(view.tiles)),
        max(views("card"), key=lambda view: len(view.tiles)),
    ):
        chart = CaveMap(view, Look(), 9, 6)
        rows = {tile.y for tile in view.tiles}
        assert len(chart.ys) == 4 or set(chart.ys) <= set(range(min(rows), max(rows) + 1))


def test_in_the_end_the_whole_route_is_shown() -> None:
    view = golden().view(None)
    assert isinstance(view, ExploView)
    rows = {line[:4].strip() for line in shown(view)}
    assert {cell.split(",")[1] for cell in view.route} <= rows


def test_ascii_is_ascii() -> None:
    for step in ("preparing", "tile", "card"):
        text = "\n".join(shown(views(step)[-1], Look(unicode=False)))
        assert text.isascii(), [sign for sign in text if not sign.isascii()]


def test_rock_is_not_drawn_in_the_faint_ink_of_the_numbers_around_it() -> None:
    console = Console(width=80, color_system="standard", force_terminal=True)
    with console.capture() as told:
        console.print(show(views("card")[-1], words("en", "explo"), golden().players, Look()))
    assert "\x1b[33m" in told.get()
    assert "\x1b[2;33m" not in told.get()
