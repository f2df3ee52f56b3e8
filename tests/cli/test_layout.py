"""How things are set on the screen: where lines break, and what stands beside what."""

from __future__ import annotations

import io

import pytest

from tests.cli.conftest import Vulcania, played
from vulcania.cli.console import console
from vulcania.cli.desk import open_desk
from vulcania.cli.moves import move_list, numbers, span


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_french_sign_is_never_alone_on_a_line(space: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    file = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    paper = console(file)
    paper.width = 20
    paper.print(f"Que doit-il rapporter{space}?")
    file.seek(0)
    assert [line.rstrip() for line in file] == ["Que doit-il", f"rapporter{space}?"]


def test_numbers_that_lie_on_the_table_come_first() -> None:
    assert numbers(["lay 3", "pass", "lay 7", "play sailor"]) == {3: "lay 3", 8: "pass", 7: "lay 7", 9: "play sailor"}
    assert numbers(["take 1", "keep 1"]) == {1: "take 1", 2: "keep 1"}, "where they would clash, moves are counted"
    assert numbers(["dive reef", "surface"]) == {1: "dive reef", 2: "surface"}
    assert [span(known) for known in ([1, 2, 3], [3, 8, 7], [5])] == ["1–3", "3, 8, 7", "5"]


def test_long_notations_leave_room_for_what_they_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    match = played("explo", moves=0, seats=2)
    desk = open_desk("en")
    with desk.out.capture() as told:
        desk.show(move_list(match, 0, numbers(["exchange pass-duck p2 falling-water", "end"]), "", desk))
    first, second = told.get().splitlines()[:2]
    assert first.startswith("   1  exchange pass-duck p2 falling-water  Offer ")
    assert second.startswith("      "), "what does not fit stands below it, set in"


def test_the_account_keeps_its_columns(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = vulcania("replay", "-", "--all", typed=played().record()).out.splitlines()
    account = lines[next(at for at, line in enumerate(lines) if line.endswith("wins.")) + 5 :]
    wrapped = [line for line in account if line.startswith(" ")]
    assert all(line[:5].strip() or line.startswith("       ") for line in wrapped), wrapped
    assert any(not line[:5].strip() for line in wrapped), "some line is long enough to be broken"
