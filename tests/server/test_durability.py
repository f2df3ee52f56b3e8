"""Killing the server at any point loses no move that it acknowledged."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx2 as httpx

import vulcania
from tests.server.live import PATIENCE, ROOT, answers, wait_for
from vulcania.server.store.database import open_engine
from vulcania.server.store.store import Store


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "tests.server.own", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


class Hurry(threading.Thread):
    """Plays at random as fast as it can, and remembers what was acknowledged."""

    def __init__(self, address: str, luck: int) -> None:
        super().__init__()
        self.address, self.luck = address, random.Random(luck)
        self.acknowledged: dict[str, list[str]] = {}

    def run(self) -> None:
        try:
            while True:
                self.play_one()
        except httpx.TransportError:
            return

    def count(self) -> int:
        return sum(len(told) for told in list(self.acknowledged.values()))

    def play_one(self) -> None:
        with httpx.Client(base_url=self.address, timeout=PATIENCE) as client:
            opened = client.post("/api/v1/tables", json={
                "game": "soum-soum", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"first": "p1"},
            }).json()  # fmt: skip
            table = opened["id"]
            told = self.acknowledged[table] = []
            match = vulcania.new("soum-soum", 2, 0, {"first": "p1"})
            while not match.over:
                # The hands are unlike those of the table, but slots and places are alike for any hands.
                move = self.luck.choice(match.legal())
                token = opened["tokens"][str(match.to_act[0])]
                answer = client.post(f"/api/v1/tables/{table}/moves", json={"move": move},
                                     headers={"authorization": f"Bearer {token}"})  # fmt: skip
                if answer.status_code != 201:
                    return
                match.play(move)
                told.append(move)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    process, address = start(database)
    try:
        wait_for(lambda: answers(address))
        players = [Hurry(address, luck) for luck in range(3)]
        for player in players:
            player.start()
        wait_for(lambda: all(player.count() >= 10 for player in players))
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        for player in players:
            player.join(PATIENCE)
    finally:
        process.kill()
        process.communicate()
    acknowledged = {table: told for player in players for table, told in player.acknowledged.items()}
    store = Store(open_engine(database, 1))
    for table, told in acknowledged.items():
        kept = [move.text for move in store.load(table).moves]
        # A move may be kept that nobody was told of; none that was told of may be missing.
        assert kept[: len(told)] == told
        assert len(kept) <= len(told) + 1
    store.engine.dispose()
    process, address = start(database)
    try:
        wait_for(lambda: answers(address))
        for table, told in acknowledged.items():
            assert httpx.get(f"{address}/api/v1/tables/{table}").json()["ply"] >= len(told)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


def test_the_command_says_where_it_serves_and_ends_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from vulcania.cli import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "t.sqlite3"), "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = next(word for word in words if word.startswith("http://")).rstrip("/")
        wait_for(lambda: answers(address))
        assert "Vulcania" in httpx.get(address).text
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
