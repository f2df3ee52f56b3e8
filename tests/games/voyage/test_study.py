"""The study of the counter: what it counts in a voyage."""

from __future__ import annotations

from pathlib import Path

import pytest

from vulcania.games.voyage.study import main, questions, report
from vulcania.study.experiment import carry_out


def test_a_voyage_is_counted() -> None:
    (result,) = carry_out(questions(2, [2])).results
    totals = {name: spread.total for name, spread in result.tally.notes.items()}
    assert totals["alert"] == sum(times for name, times in totals.items() if name.startswith("alert at "))
    assert totals.get("empty purse", 0) <= totals.get("fine-short", 0)
    assert "--matches 2 --seed 7 " in report(2, 7, [result.tally])


def test_it_prints_its_tables_and_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    main(["--matches", "1", "--seats", "2", "--out", str(page), "--keep", str(tmp_path / "kept.jsonl")])
    assert "| from 10 |" in capsys.readouterr().out
    assert "| from 10 |" in page.read_text("utf-8")
