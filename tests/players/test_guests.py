"""Other people's bots at local tables: they think in processes of their own, and nobody waits for one that hangs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.players.strangers import OTHERS, hurry, install
from vulcania.core.chance import Chance
from vulcania.core.errors import BadSetup
from vulcania.core.match import new
from vulcania.players.guests import Guest, seated, welcome
from vulcania.players.levels import Mate
from vulcania.players.player import Seen, seen
from vulcania.players.process import Process
from vulcania.players.registry import known_by_name, names, sitting
from vulcania.players.replacement import Replaceable
from vulcania.players.worker import Workers, task
from vulcania.words.message import Message

PATIENCE = 240
"""Seconds; a busy machine may be slow, and nothing here waits in vain."""


@pytest.fixture(autouse=True)
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


def decision() -> Seen:
    match = new("soum-soum", seed=3)
    return seen(match.game, match.state, match.to_act[0])


def test_our_own_bots_think_here_and_others_elsewhere() -> None:
    def note(_: Message) -> None: ...

    assert isinstance(seated(sitting("captain:5"), 0, note), Replaceable)
    assert isinstance(seated(sitting("good"), 0, note), Guest)


def test_a_guest_remembers_its_own_match_alone() -> None:
    notes: list[Message] = []
    first, second = (seated(sitting("good"), seat, notes.append) for seat in range(2))
    sight = decision()
    assert [first.choose(sight, Chance(1)) for _ in range(3)] == list(sight.moves[1:4])
    assert second.choose(sight, Chance(1)) == sight.moves[1]
    assert first.choose(sight, Chance(1)) == sight.moves[4]
    assert not notes


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("burner", "player-late"),
        ("stillborn", "player-late"),
        ("latecomer", "player-late"),
        ("leaver", "player-crashed"),
        ("raiser", "player-crashed"),
        ("quitter", "player-crashed"),
        ("cheat", "player-illegal"),
    ],
)
def test_a_guest_that_fails_is_replaced_by_a_mate(name: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if key == "player-late":
        hurry(monkeypatch)
    notes: list[Message] = []
    player = seated(sitting(name), 1, notes.append)
    sight = decision()
    for _ in range(3):
        assert player.choose(sight, Chance(4)) == Mate().choose(sight, Chance(4))
    assert [note.key for note in notes] == [key], "said once, and not asked again"
    assert notes[0].args["name"] == name


def test_nobody_is_imported_to_be_known_by_name() -> None:
    """Whoever is listed, sits down or bears a bot's name in a record need not get through an import for that."""
    assert set(OTHERS) <= set(names())
    for name in OTHERS:
        assert sitting(f"{name}:5s").name == f"{name}:5s"
        assert not known_by_name(name).human
        with pytest.raises(BadSetup, match="is the name of a bot"):
            sitting(f"human:{name}")


def test_guests_who_cannot_play_are_refused_and_those_who_hang_are_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    welcome([sitting("good"), sitting("mate"), sitting("human")])
    for name, why in (("missing", "cannot be loaded"), ("good:5s", "takes no budget")):
        with pytest.raises(BadSetup, match=why):
            welcome([sitting(name)])
    hurry(monkeypatch)
    notes: list[Message] = []
    welcome([sitting("latecomer")])
    monkeypatch.delattr(Process, "ask")
    sight = decision()
    assert seated(sitting("latecomer"), 1, notes.append).choose(sight, Chance(1)) in sight.moves
    assert [note.key for note in notes] == ["player-late"]


def test_a_server_waits_for_no_import(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = decision()
    with Workers(1) as workers:
        with monkeypatch.context() as soon:
            hurry(soon)
            answer = workers.choose(task(sight, "latecomer", Chance(1), 0.5)).result(PATIENCE)
        assert answer.note is not None
        assert answer.note.key == "player-late"
        assert workers.choose(task(sight, "captain:5", Chance(1))).result(PATIENCE).note is None


def test_who_hung_in_one_match_is_not_waited_for_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    notes: list[Message] = []
    sight = decision()
    player = seated(sitting("sleeper"), 0, notes.append)
    for _ in range(3):
        player.choose(sight, Chance(1))
    assert [note.key for note in notes] == ["player-late"]
    monkeypatch.delattr(Process, "ask")
    assert seated(sitting("sleeper"), 1, notes.append).choose(sight, Chance(1)) in sight.moves
    assert [note.key for note in notes] == ["player-late", "player-late"]


ROOT = Path(__file__).parents[2]
ABANDONED = """
from tests.players.strangers import hang
from vulcania.players.process import Process

Process(hang).ask(b"", 600)
"""


def test_nothing_burns_on_when_whoever_asked_is_killed() -> None:
    asking = subprocess.Popen([sys.executable, "-c", ABANDONED], stderr=subprocess.PIPE, cwd=ROOT)
    assert asking.stderr is not None
    assert asking.stderr.readline() == b"hanging\n"
    asking.kill()
    assert asking.communicate(timeout=PATIENCE)[1] == b"", "its output ends only when no process holds it any more"
