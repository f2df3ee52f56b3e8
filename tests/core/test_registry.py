"""Games that are only being written: what is wrong with them is told to whoever writes them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import vulcania.games
from tests.plugins.newcomers import forget
from vulcania.core.errors import BadGame
from vulcania.core.registry import meta
from vulcania.core.rulebook import rulebook

TEMPLATE = Path(__file__).parents[2] / "examples" / "template" / "pearls"
Break = Callable[[Path], object]


@pytest.fixture
def halfmade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game in a folder of its own, as CONTRIBUTING says how to begin."""
    folder = tmp_path / "halfmade"
    shutil.copytree(TEMPLATE, folder)
    monkeypatch.setattr(vulcania.games, "__path__", [*vulcania.games.__path__, str(tmp_path)])
    forget()
    yield folder
    sys.modules.pop("vulcania.games.halfmade", None)
    forget()


def changed(name: str, old: str, new: str) -> Break:
    def change(folder: Path) -> None:
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), "utf-8")

    return change


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (changed("meta.toml", "seats = ", "chairs = "), "because of meta.toml in its folder: Object contains unknown"),
        (changed("meta.toml", "seats = [2, 3]", 'seats = "two"'), "Expected array, got str - at $.seats."),
        (changed("meta.toml", "seats = [2, 3]", "seats = "), "at line"),
        (lambda folder: (folder / "meta.toml").unlink(), "No such file"),
        (changed("rules.toml", "[[section]]", "[[part]]"), "because of rules.toml in its folder"),
    ],
    ids=["unknown entry", "wrong type", "torn", "missing", "rules"],
)
def test_a_game_that_cannot_be_read_says_where_and_why(halfmade: Path, spoil: Break, told: str) -> None:
    assert meta("halfmade").seats == (2, 3)
    meta.cache_clear()
    spoil(halfmade)
    with pytest.raises(BadGame, match="The game “halfmade” cannot be used") as caught:
        _ = meta("halfmade"), rulebook("halfmade")
    assert told in str(caught.value)
