"""The fuzzer finds what it is meant to find: each promise is broken on purpose, and the record reproduces it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vulcania.cli import run
from vulcania.core.record import parse
from vulcania.core.registry import game
from vulcania.study.fuzz import Fault, Fuzzed, _Part, again, fuzz
from vulcania.words.message import message

STATE: Any = type(game("pearls").start(game("pearls").setup(2, 1)))
REFUSALS = game("pearls").part("refusals")
Break = Callable[[pytest.MonkeyPatch], None]


def patched(name: str, make: Callable[[Any], Any], owner: Any = STATE) -> Break:
    """Replace a method of the state, or a function of one of the game's modules, by one that is made from it."""
    return lambda monkeypatch: monkeypatch.setattr(owner, name, make(getattr(owner, name)))


def crash_late(play: Any) -> Any:
    def broken(self: Any, move: int, seat: int, log: Any = None) -> None:
        if len(self.lost) > 3:
            raise ZeroDivisionError("by design")
        play(self, move, seat, log)

    return broken


def lose_a_shell(play: Any) -> Any:
    def broken(self: Any, move: int, seat: int, log: Any = None) -> None:
        play(self, move, seat, log)
        if len(self.chests[0]) > 2:
            self.chests[0].pop()

    return broken


def share_the_basket(clone: Any) -> Any:
    def broken(self: Any) -> Any:
        twin = clone(self)
        twin.basket = self.basket
        return twin

    return broken


def forget_peeks(clone: Any) -> Any:
    def broken(self: Any) -> Any:
        twin = clone(self)
        twin.peeks = [1] * self.seats
        return twin

    return broken


def show_the_top(make: Any) -> Any:
    import msgspec

    def broken(state: Any, seat: int | None, shared: Any) -> Any:
        tops = tuple(str(pile[-1]) if pile else None for pile in state.piles)
        return msgspec.structs.replace(make(state, seat, shared), known=tops)

    return broken


FAULTS: dict[str, tuple[Break, str]] = {
    "a crash": (patched("play", crash_late), "ZeroDivisionError: by design"),
    "a lost component": (patched("play", lose_a_shell), "components vanished"),
    "a shared list": (patched("clone", share_the_basket), "changed a clone"),
    "an unequal clone": (patched("clone", forget_peeks), "a clone is not equal"),
    "a dead end": (patched("legal", lambda legal: lambda self, seat: []), "no legal move"),
    "a move twice": (patched("legal", lambda legal: lambda self, seat: legal(self, seat) * 2), "twice"),
    "a secret shown": (patched("make", show_the_top, game("pearls").part("view")), "changes their view"),
    "a refusal without a rule": (
        patched("why_not", lambda _: lambda state, move, seat: ("PL-99", message("refuse-surface")), REFUSALS),
        "which is no rule",
    ),
    "a refusal without words": (
        patched("why_not", lambda _: lambda state, move, seat: ("PL-7", message("refuse-nothing")), REFUSALS),
        "no words for",
    ),
    "an uncounted component": (patched("census", lambda _: lambda self: Counter(basket=len(self.basket))), "appeared"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_promise_is_found_and_can_be_reproduced(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    assert fuzz("pearls", games=3).fault is None
    breaks, what = FAULTS[fault]
    breaks(monkeypatch)
    found = fuzz("pearls", games=40, seed=1).fault
    assert found is not None
    assert what in found.what
    record = parse(found.record)
    assert record.game == "pearls"
    if not fault.startswith("a refusal"):  # which move is tried to be refused is left to chance
        repeated = again(record).fault
        assert repeated is not None
        assert what in repeated.what
    monkeypatch.undo()
    assert again(record).fault is None, "mended, the same record is sound"


def test_the_bound_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("pearls")), "bound", lambda self, setup: 10)
    found = fuzz("pearls", games=1).fault
    assert found is not None
    assert "11 moves, though no match should have more than 10" in found.what


def test_the_same_seed_fuzzes_the_same() -> None:
    assert fuzz("pearls", games=3, seed=5) == fuzz("pearls", games=3, seed=5)
    assert fuzz("pearls", games=3, seed=5).moves != fuzz("pearls", games=3, seed=6).moves


def test_processes_that_share_the_work_find_the_same() -> None:
    alone = fuzz("pearls", games=20, seed=5)
    assert fuzz("pearls", games=20, seed=5, jobs=2) == alone
    assert alone.games == 20


def test_of_several_faults_the_first_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of matches may be done in any order."""
    faults = {3: "early", 9: "late"}

    def some(task: tuple[str, int, range]) -> _Part:
        hit = next((number for number in task[2] if number in faults), None)
        fault = None if hit is None else Fault(faults[hit], "", hit)
        return _Part(task[2].start, len(task[2]), 10, fault)

    def backwards(_: object, tasks: Iterable[Any], jobs: int, until: float) -> Generator[_Part, None, None]:
        return (some(task) for task in reversed(list(tasks)))

    monkeypatch.setattr("vulcania.study.fuzz.share_out", backwards)
    assert fuzz("pearls", games=16, jobs=2) == Fuzzed(4, 10, Fault("early", "", 3))


def test_the_command_leaves_the_record_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with monkeypatch.context() as broken:
        FAULTS["a crash"][0](broken)
        assert run(["fuzz", "pearls", "--into", str(tmp_path), "--lang", "en"]) == 1
        (file,) = tmp_path.iterdir()
        assert f"vulcania fuzz --again {file}" in capsys.readouterr().out
        assert "# fault: ZeroDivisionError: by design" in file.read_text("utf-8")
        assert run(["fuzz", "--again", str(file), "--lang", "en"]) == 1
    capsys.readouterr()
    assert run(["fuzz", "--again", str(file), "--lang", "en"]) == 0
    assert "no fault" in capsys.readouterr().out


def test_the_time_is_over_in_the_middle_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which each look takes a second."""
    seconds = count()
    monkeypatch.setattr("vulcania.study.fuzz.time", SimpleNamespace(monotonic=lambda: next(seconds)))
    assert fuzz("explo", seconds=9) == Fuzzed(0, 7, None)


def test_ctrl_c_leaves_what_was_found_until_then() -> None:
    def press(_: int) -> None:
        raise KeyboardInterrupt

    found = fuzz("pearls", games=5, done=press)
    assert (found.games, found.complete) == (1, False)
