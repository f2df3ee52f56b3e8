"""Other people's bots that are not what they say: refused before the match, by name and with the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plugins.newcomers import points
from vulcania.cli import run
from vulcania.core.errors import BadSetup
from vulcania.players import guests
from vulcania.players.guests import welcome
from vulcania.players.levels import Mate
from vulcania.players.registry import left_out, names, sitting
from vulcania.words import LANGUAGES

CODE = """
print("ahoy")

class Good:
    def choose(self, seen, chance):
        return seen.moves[0]

class Mute:
    pass

class Choosy:
    choose = "reef"

class Needy:
    def __init__(self, budget):
        pass

class Unlucky:
    def __init__(self):
        raise RuntimeError("out of luck")

number = 7
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots.py").write_text(CODE, "utf-8")
    (tmp_path / "spoilt.py").write_text("raise RuntimeError('out of luck')", "utf-8")
    kinds = ("Good", "Mute", "Choosy", "Needy", "Unlucky", "Missing", "number")
    lines = [f"{kind.lower()} = bots:{kind}" for kind in kinds]
    points(tmp_path, "bots", "\n".join(["[vulcania.players]", *lines, "spoilt = spoilt:Bot", "Mate = bots:Good"]))
    monkeypatch.syspath_prepend(tmp_path)
    guests._rooms.clear()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("mute", "no choose"),
        ("choosy", "no choose"),
        ("needy", "TypeError"),
        ("unlucky", "RuntimeError: out of luck"),
        ("missing", "AttributeError"),
        ("number", "int"),
        ("spoilt", "RuntimeError: out of luck"),
    ],
)
def test_a_bot_that_lacks_something_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        welcome([sitting(name)])
    assert all(name in caught.value.say(lang) and reason in caught.value.say(lang) for lang in LANGUAGES)


def test_a_whole_one_is_welcome_whatever_it_prints(capfd: pytest.CaptureFixture[str]) -> None:
    welcome([sitting("good")])
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "ahoy" in printed.err


def test_a_name_of_ours_stays_ours() -> None:
    assert isinstance(sitting("mate").player(), Mate)
    assert isinstance(sitting("Mate").player(), Mate)
    assert "Mate" not in names()
    assert [fault.message.args["name"] for fault in left_out()] == ["Mate"]


def test_the_recipe_in_the_docs_can_be_followed(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    (recipe,) = re.findall(r'```toml\n\[project.entry-points."vulcania.players"\]\n(.*?)```', page, re.S)
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    (tmp_path / "kraken.py").write_text(code, "utf-8")
    points(tmp_path, "kraken", "[vulcania.players]\n" + recipe.replace('"', ""))
    played = run(["simulate", "pearls", "-n", "1", "--seats", "kraken,hydra:20"])
    assert played == 0
    welcome([sitting("kraken"), sitting("hydra"), sitting("hydra:5s")])
    with pytest.raises(BadSetup, match="kraken plays at once and takes no budget"):
        welcome([sitting("kraken:5s")])
