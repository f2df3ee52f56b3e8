"""SS-3: the cards are a file that the owner of a real box can replace; what is wrong with one is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from vulcania.core.errors import BadComponents
from vulcania.core.match import load, new
from vulcania.core.registry import game

pytestmark = pytest.mark.rule("SS-3")

STANDARD = (game("soum-soum").folder / "components" / "cards.toml").read_text("utf-8")
LAST = '\n[[card]]\nanimal = "turtle"\nscores = "column"\ncopies = 4\n'


def swap(old: str, new: str) -> Callable[[str], str]:
    """One change to the file that comes with the game."""

    def changed(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return changed


@pytest.mark.parametrize(
    ("change", "entry", "expected"),
    [
        (swap(LAST, ""), "card", "an entry for turtle / column"),
        (swap("cards = 36", ""), "", "missing required field cards"),
        (swap("copies = 4", ""), "card[0]", "missing required field copies"),
        (swap("copies = 4", "copies = 4\ncolour = 'red'"), "card[0]", "unknown field colour"),
        (swap("cards = 36", "cards = 36\nboxes = 1"), "", "unknown field boxes"),
        (swap(LAST, LAST + LAST), "card[9]", "only one entry for turtle / column"),
        (swap("copies = 4", "copies = 5"), "card", "36 copies in all, not 37"),
        (swap("copies = 4", "copies = -1"), "card[0].copies", "0 to 36, not -1"),
        (swap("copies = 4", "copies = 37"), "card[0].copies", "0 to 36, not 37"),
        (swap("cards = 36", "cards = 40"), "cards", "36, not 40"),
        (swap("copies = 4", "copies = 'four'"), "card[0].copies", "Expected int, got str"),
        (swap("copies = 4", "copies = 4.5"), "card[0].copies", "Expected int, got float"),
        (swap('"octopus"', '"squid"'), "card[0].animal", "Invalid enum value 'squid'"),
        (swap('"around"', '"diagonal"'), "card[0].scores", "Invalid enum value 'diagonal'"),
        (swap('"reconstructed"', '"guessed"'), "source", "Invalid enum value 'guessed'"),
        (swap("[[card]]", "[[card"), "", "TOML"),
    ],
)
def test_a_wrong_file_is_refused_by_file_entry_and_expectation(
    tmp_path: Path, change: Callable[[str], str], entry: str, expected: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(change(STANDARD), "utf-8")
    with pytest.raises(BadComponents) as caught:
        new("soum-soum", components=file)
    assert caught.value.file == "mine.toml"
    assert caught.value.entry == entry
    assert (f"mine.toml, at {entry}: " if entry else "mine.toml: ") in str(caught.value)
    assert expected.casefold() in caught.value.expected.casefold()
    for part in (caught.value.file, caught.value.entry, caught.value.expected):
        assert part in str(caught.value)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadComponents, match=r"nowhere\.toml"):
        new("soum-soum", components="nowhere.toml")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match="UTF-8"):
        new("soum-soum", components=file)


def test_another_box_is_played_with_its_own_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(STANDARD.replace("copies = 4", "copies = 0").replace("copies = 0", "copies = 36", 1), "utf-8")
    match = new("soum-soum", seed=1, components=file)
    cards = {name: count for name, count in match.state.census().items() if "/" in name}
    assert cards == {"octopus/around": 36}
    assert load(match.record(), file).state.census() == match.state.census()
    assert match.record() != new("soum-soum", seed=1).record()
