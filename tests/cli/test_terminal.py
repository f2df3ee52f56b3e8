"""Real terminals: one that closes in mid-match, one that cannot show colours, and pipes that end early."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from vulcania.core.match import load

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

PLAY = ["play", "soum-soum", "--seed", "3", "--option", "first=p1", "--record", "match.txt"]
START = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background inherit a deaf ear
from vulcania.cli import main
main()
"""
COMMAND = [sys.executable, "-c", START]
PATIENCE = 240
"""Seconds; a busy machine may be slow, and nothing here waits in vain."""


class Terminal:
    """A pseudo-terminal with the command line running in it."""

    def __init__(self, folder: Path, *args: str, first: str = "", **environment: str) -> None:
        import pty

        self.screen = b""
        self.seen = 0
        """How much of the screen earlier waits have read."""
        self.master, slave = pty.openpty()
        env = {**os.environ, "COLUMNS": "100", **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-c", first + START, *args], cwd=folder, env=env, stdin=slave, stdout=slave, stderr=slave,
            start_new_session=True,
        )  # fmt: skip
        os.close(slave)

    def read_until(self, text: str, seconds: float = PATIENCE) -> bytes:
        """Wait for some text to appear after what was read before; everything up to then."""
        import select

        start, end = self.seen, time.monotonic() + seconds
        while text.encode() not in self.screen[start:]:
            ready, _, _ = select.select([self.master], [], [], max(end - time.monotonic(), 0))
            assert ready, f"{text!r} did not appear in {self.screen[start:].decode(errors='replace')}"
            self.screen += os.read(self.master, 65536)
        self.seen = self.screen.index(text.encode(), start) + len(text.encode())
        return self.screen[start : self.seen]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def signal(self, number: signal.Signals, heard: str) -> None:
        """One that comes just before Python waits for input is only noticed at the next key or signal."""
        for _ in range(PATIENCE // 10):
            self.process.send_signal(number)
            with suppress(AssertionError):
                self.read_until(heard, 10)
                return
        raise AssertionError(f"{heard!r} did not appear")

    def ended(self) -> int:
        """The exit code. Until there is one the screen is read: who writes to a full one waits."""
        import select

        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.screen[self.seen :].decode(errors="replace")
            with suppress(OSError):  # the terminal ends when all who held it are gone
                if select.select([self.master], [], [], 0.05)[0]:
                    self.screen += os.read(self.master, 65536)
        return self.process.returncode

    def close(self) -> None:
        """The window is closed: the program is told by the system, and its terminal is gone."""
        os.close(self.master)
        self.master = -1
        self.process.send_signal(signal.SIGHUP)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.master >= 0:
            os.close(self.master)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for one in opened:
        one.end()


def test_a_terminal_that_closes_loses_nothing(terminal: list[Terminal], tmp_path: Path) -> None:
    one = Terminal(tmp_path, *PLAY)
    terminal.append(one)
    one.read_until("> ")
    one.type("place 2 c4\n")
    one.read_until("Type a move or its number.")
    one.read_until("> ")
    one.type("half a mo")
    one.close()
    assert one.process.wait(PATIENCE) != 0
    text = (tmp_path / "match.txt").read_text("utf-8")
    assert [ply.text for ply in load(text).plies] == ["place 2 c4"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.txt"], "no half-written file is left"
    again = Terminal(tmp_path, "play", "--resume", "match.txt")
    terminal.append(again)
    again.read_until("> ")
    again.type("stay\n")
    again.read_until("moves are possible")
    again.read_until("> ")
    again.type("quit\n")
    again.read_until("--resume match.txt")
    assert again.ended() == 0


@pytest.mark.parametrize(("key", "code"), [("Ctrl-C", 130), ("Ctrl-D", 0)])
def test_leaving_by_a_key_says_how_to_go_on(terminal: list[Terminal], tmp_path: Path, key: str, code: int) -> None:
    one = Terminal(tmp_path, *PLAY)
    terminal.append(one)
    one.read_until("> ")
    if key == "Ctrl-C":
        one.signal(signal.SIGINT, "--resume match.txt")
    else:
        one.type("\x04")
        one.read_until("--resume match.txt")
    assert one.ended() == code
    assert b"Traceback" not in one.screen


@pytest.mark.parametrize(
    ("environment", "coloured", "unicode"),
    [
        ({}, True, True),
        ({"NO_COLOR": "1"}, False, True),
        ({"TERM": "dumb"}, False, False),
        ({"LANG": "C"}, True, False),
    ],
    ids=["able", "no colour", "dumb", "not UTF-8"],
)
def test_colour_and_signs_are_used_where_they_can_be(
    terminal: list[Terminal], tmp_path: Path, environment: dict[str, str], coloured: bool, unicode: bool
) -> None:
    if environment.get("LANG") == "C":
        environment = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    one = Terminal(tmp_path, *PLAY, **environment)
    terminal.append(one)
    shown = one.read_until("> ")
    assert any(code in shown for code in (b"\x1b[31", b"\x1b[1;3", b"\x1b[38;", b"\x1b[36m")) == coloured
    assert shown.isascii() != unicode


WOUND_BY_HAND = """
from pathlib import Path
from vulcania.terminal import clock
clock.monotonic = lambda: float(Path("seconds").read_text())
"""


def test_the_time_runs_out_by_itself(terminal: list[Terminal], tmp_path: Path) -> None:
    """Nobody has to press a key: with half a word typed, the house moves when the phase's clock is over.

    The clock is wound by hand, so that no machine is too slow; the alarm that ends the wait is the system's.
    """

    def wind(seconds: float) -> None:
        (tmp_path / "next").write_text(str(seconds))
        (tmp_path / "next").replace(tmp_path / "seconds")

    wind(0)
    start = ("play", "explo", "--seats", "human,human", "--seed", "1", "--record", "match.txt")
    one = Terminal(tmp_path, *start, "--option", "preparation-seconds=90", first=WOUND_BY_HAND)
    terminal.append(one)
    one.read_until("1:30 > ")
    one.type("\n")  # whoever does not look through the cards first starts the clock (EX-8)
    one.read_until("1:30 > ")
    one.type("wat")
    one.read_until("wat")
    wind(80)
    one.signal(signal.SIGALRM, "0:10 left.")
    one.read_until("> wat")
    wind(82)
    one.type("er\n")
    one.read_until("0:08 > ")
    one.type("half a wo")
    one.read_until("half a wo")
    wind(89.9)
    one.signal(signal.SIGALRM, "0:00 left.")
    wind(90)
    one.read_until("Time is up")
    one.read_until("> ")
    one.type("quit\n")
    one.read_until("--resume match.txt")
    plies = load((tmp_path / "match.txt").read_text("utf-8")).plies
    assert [ply.text for ply in plies] == ["take water", "depart"]


def test_long_work_ends_quietly_by_a_key(terminal: list[Terminal], tmp_path: Path) -> None:
    one = Terminal(tmp_path, "simulate", "soum-soum", "--games", "10000000", "--jobs", "2")
    terminal.append(one)
    one.read_until("Playing")
    time.sleep(0.7)
    os.killpg(one.process.pid, signal.SIGINT)
    os.killpg(one.process.pid, signal.SIGINT)  # by an impatient hand, which loses nothing
    one.read_until("Stopped")
    assert one.ended() == 130
    with suppress(AssertionError, OSError):
        one.read_until("never to be seen", 1)
    assert b"Traceback" not in one.screen


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    whole = subprocess.Popen(
        [*COMMAND, "rules", "soum-soum"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    )
    assert whole.stdout is not None
    assert whole.stderr is not None
    whole.stdout.close()
    assert b"Traceback" not in whole.stderr.read()
    whole.stderr.close()
    whole.wait(PATIENCE)


def test_output_that_cannot_take_accents(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "VULCANIA_LANG": "fr"}
    told = subprocess.run([*COMMAND, "rules", "chess"], capture_output=True, cwd=tmp_path, env=env, check=False)
    assert told.returncode == 2
    assert told.stderr.startswith(b'Il n\'y a pas de jeu "chess".')


NARROW_MINDED = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}


def test_a_dumb_terminal_is_covered_by_pushing_everything_off(terminal: list[Terminal], tmp_path: Path) -> None:
    one = Terminal(tmp_path, *PLAY, "--seats", "human:Anna,human:Ben", TERM="dumb", LINES="30")
    terminal.append(one)
    one.read_until("Anna")
    one.type("\n")
    one.read_until("> ")
    one.type("place 1 a1\n")
    one.read_until("> ")
    one.type("stay\n")
    between = one.read_until("press Enter.")
    assert b"\x1b" not in between
    assert between.replace(b"\r", b"").count(b"\n" * 30) == 1


def test_help_and_names_where_there_is_only_ascii(tmp_path: Path) -> None:
    env = {**os.environ, **NARROW_MINDED, "XDG_STATE_HOME": str(tmp_path)}
    told = subprocess.run([*COMMAND, "play", "--help"], capture_output=True, env=env, check=False)
    assert told.returncode == 0, told.stderr
    assert b"  - vulcania play soum-soum" in told.stdout
    seats = ("--seats", "human:Zoé,greedy".encode(), "--record", "match.txt")
    begun: list[str | bytes] = [*COMMAND, "play", "soum-soum", *seats]
    told = subprocess.run(begun, capture_output=True, env=env, cwd=tmp_path, input=b"", check=False)
    assert told.returncode == 0, told.stderr
    assert b"Zoe" in told.stdout
    assert "Zoé" in (tmp_path / "match.txt").read_text("utf-8")


def test_the_screen_is_covered_between_two_people(terminal: list[Terminal], tmp_path: Path) -> None:
    seats = ("--seats", "human:Anna,human:Ben")
    one = Terminal(tmp_path, *PLAY, *seats)
    terminal.append(one)
    one.read_until("Anna")
    one.type("\n")
    one.read_until("> ")
    one.type("place 1 a1\n")
    one.read_until("> ")
    one.type("stay\n")
    between = one.read_until("press Enter.")
    wiped = between.rindex(b"\x1b[3J")
    assert b"\x1b[2J" in between[:wiped], "some terminals keep what is cleared, so the scrollback goes last"
    assert b"hand" not in between[wiped:].lower(), "nothing of anyone's hand is left on the screen"
    one.type("\n")
    shown = one.read_until("> ")
    assert b"Anna draws a card." in shown
    one.type("quit\n")
    one.read_until("--resume match.txt")
