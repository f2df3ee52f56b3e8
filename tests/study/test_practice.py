"""Making puzzles goes on where it was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from vulcania.study import practice


def test_a_match_that_was_looked_through_is_not_looked_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, look, seeds = tmp_path / "kept", practice._looked, list[int]()

    def counted(task: practice.Task) -> practice.Looked:
        seeds.append(task.seed)
        return look(task)

    monkeypatch.setattr(practice, "_looked", counted)
    whole = practice.make("pearls", 3, 3, 60, 2, keep=file)
    assert seeds == [3, 4, 5]
    file.write_bytes(file.read_bytes()[:-9])  # as if the power had failed
    assert practice.make("pearls", 3, 3, 60, 2, keep=file) == whole
    assert practice.make("pearls", 3, 3, 60, 2, keep=file) == whole
    assert seeds == [3, 4, 5, 5]
    practice.make("pearls", 3, 1, 66, 2, keep=file)
    assert seeds == [3, 4, 5, 5, 3]
