"""Other people's bots as a package that is installed: found by their entry points, in whatever process."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from vulcania.players import guests, worker

CODE = """
import os, time

print("imported")

class Bot:
    def __init__(self):
        self.asked = 0

    def choose(self, seen, chance):
        self.asked += 1
        return self.answer(seen)

class Good(Bot):
    def answer(self, seen):
        return seen.moves[self.asked % len(seen.moves)]

class Sleeper(Bot):
    def answer(self, seen):
        while self.asked > 2:
            time.sleep(60)
        return seen.moves[0]

class Burner(Bot):
    def answer(self, seen):
        while True:
            pass

class Raiser(Bot):
    def answer(self, seen):
        raise RuntimeError("out of luck")

class Cheat(Bot):
    def answer(self, seen):
        return "dive c4"

class Quitter(Bot):
    def answer(self, seen):
        os._exit(3)

class Loud(Bot):
    def __init__(self):
        super().__init__()
        print("made")

    def answer(self, seen):
        print("thinking aloud")
        os.write(1, b"and past Python\\n")
        return seen.moves[0]

class Stillborn:
    def __init__(self):
        while True:
            pass
"""
NAMES = ("good", "sleeper", "burner", "raiser", "cheat", "quitter", "stillborn", "loud", "missing")
OTHERS = {"latecomer": "while True: pass", "leaver": "import os; os._exit(3)"}
"""Bots in modules of their own, which never get through an import."""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the package where Python looks for packages; processes that are started look there as well."""
    (folder / "strangers.py").write_text(CODE, "utf-8")
    info = folder / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", "utf-8")
    points = "".join(f"{name} = strangers:{name.capitalize()}\n" for name in NAMES)
    for name, code in OTHERS.items():
        (folder / f"{name}_bot.py").write_text(code, "utf-8")
        points += f"{name} = {name}_bot:Bot\n"
    (info / "entry_points.txt").write_text(f"[vulcania.players]\n{points}", "utf-8")
    monkeypatch.syspath_prepend(folder)
    guests._rooms.clear()


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait a second only, for who never answers; whoever does has all the time that a busy machine takes."""
    monkeypatch.setattr(worker, "LIMIT", 0.5)
    monkeypatch.setattr(worker, "GRACE", 0.5)


def hang(_: bytes) -> bytes:
    """Work that never ends."""
    os.write(2, b"hanging\n")
    while True:
        pass
