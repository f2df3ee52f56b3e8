"""Golden playthroughs: whole matches told line by line. Whatever changes in rules, chance or words shows up here.

A change that is meant is written into the files with ``python -m tests.playthroughs.renew``; the difference that git
then shows is what to review.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from vulcania.core.errors import BadRecord
from vulcania.core.match import load
from vulcania.core.registry import slugs
from vulcania.core.transcript import transcript

FILES = sorted(Path(__file__).parent.glob("*.txt"))
SHOWN = 60


def difference(file: Path, told: str) -> str:
    """Where the file and the story part, ready to be read; empty where they do not."""
    written = file.read_text("utf-8")
    lines = list(
        unified_diff(written.splitlines(), told.splitlines(), file.name, "as it replays now", lineterm="", n=2)
    )
    more = [f"… and {len(lines) - SHOWN} lines more"] if len(lines) > SHOWN else []
    return "\n".join([*lines[:SHOWN], *more])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_line_by_line(file: Path) -> None:
    try:
        match = load(file.read_text("utf-8"))
    except BadRecord as error:
        pytest.fail(f"{file.name} no longer replays: {error}")
    assert match.outcome is not None, f"{file.name} stops before the end"
    assert match.game.slug == file.stem.removesuffix(file.stem.removeprefix(match.game.slug))
    changed = difference(file, transcript(match))
    assert not changed, f"{file.name} is told differently now:\n{changed}"


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_one(slug: str) -> None:
    assert [file for file in FILES if file.name.startswith(f"{slug}-")], f"tests/playthroughs/{slug}-….txt is missing"


def test_a_difference_names_the_line(tmp_path: Path) -> None:
    text = FILES[0].read_text("utf-8")
    story = next(line for line in text.splitlines() if line.startswith("#    > "))
    edited = tmp_path / "edited.txt"
    edited.write_text(text.replace(story, "#    > Something else happens.", 1), "utf-8")
    told = transcript(load(edited.read_text("utf-8")))
    changed = difference(edited, told)
    assert "-#    > Something else happens." in changed
    assert f"+{story}" in changed


def test_remarks_of_a_reader_are_no_part_of_a_record() -> None:
    text = FILES[0].read_text("utf-8")
    remarked = text.replace("\n1. ", "\n# what an opening!\n1. ", 1).replace("\n2. ", "  # hm\n\n2. ", 1)
    assert remarked != text
    assert transcript(load(remarked)) == text
