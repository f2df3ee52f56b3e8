"""Killing the server at any point loses no move that it acknowledged."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2 as httpx

import vulcania
from vulcania.server.store import Store, open_engine


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen([sys.executable, "-m", "tests.server.own", database], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def wait_until_up(address: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(f"{address}/api/v1/tables", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


class Hurry(threading.Thread):
    """Plays at random as fast as it can, and remembers what was acknowledged."""

    def __init__(self, address: str, luck: int) -> None:
        super().__init__()
        self.address, self.luck = address, random.Random(luck)
        self.table, self.acknowledged = "", list[str]()

    def run(self) -> None:
        try:
            while True:
                self.play_one()
        except httpx.TransportError:
            return

    def play_one(self) -> None:
        with httpx.Client(base_url=self.address, timeout=10) as client:
            opened = client.post("/api/v1/tables", json={
                "game": "soum-soum", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"first": "p1"},
            }).json()  # fmt: skip
            self.table, self.acknowledged = opened["id"], []
            match = vulcania.new("soum-soum", 2, 0, {"first": "p1"})
            while not match.over:
                # The hands are unlike those of the table, but slots and places are alike for any hands.
                move = self.luck.choice(match.legal())
                token = opened["tokens"][str(match.to_act[0])]
                answer = client.post(f"/api/v1/tables/{self.table}/moves", json={"move": move},
                                     headers={"authorization": f"Bearer {token}"})  # fmt: skip
                if answer.status_code != 201:
                    return
                match.play(move)
                self.acknowledged.append(move)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    process, address = start(database)
    try:
        wait_until_up(address)
        players = [Hurry(address, luck) for luck in range(3)]
        for player in players:
            player.start()
        time.sleep(1)
        process.send_signal(signal.SIGKILL)
        process.wait(10)
        for player in players:
            player.join(10)
    finally:
        process.kill()
        process.communicate()
    assert all(player.acknowledged for player in players)
    store = Store(open_engine(database, 1))
    for player in players:
        kept = [move.text for move in store.load(player.table).moves]
        # A move may be kept that nobody was told of; none that was told of may be missing.
        assert kept[: len(player.acknowledged)] == player.acknowledged
        assert len(kept) <= len(player.acknowledged) + 1
    store.engine.dispose()
    process, address = start(database)
    try:
        wait_until_up(address)
        for player in players:
            state = httpx.get(f"{address}/api/v1/tables/{player.table}").json()
            assert state["ply"] >= len(player.acknowledged)
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=10)


def test_the_command_says_where_it_serves_and_ends_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from vulcania.cli import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "t.sqlite3"), "--lang", "en"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = next(word for word in words if word.startswith("http://")).rstrip("/")
        wait_until_up(address)
        assert "Vulcania" in httpx.get(address).text
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=10)
    assert process.returncode == 0
