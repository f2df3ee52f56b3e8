"""People who play whatever happens, and remember what they were told."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx2 as httpx

from tests.server.live import PATIENCE, UNENCRYPTED

LONGEST = 40
"""So many moves are made at a table before people go to the next one."""
RACES = 0.1
"""So often two moves are sent at once."""
GAMES = {"soum-soum": 2, "leagues": 2, "miles": 2, "voyage": 3, "explo": 2}


@dataclass
class Intent:
    """A move that somebody wanted to make when so many stood."""

    ply: int
    seat: int
    text: str
    landed: int | None = None
    """As the how-manieth it was acknowledged; ``None``: it was refused, or nobody knows."""
    unknown: bool = False


@dataclass
class Seen:
    """A table as one player knows it."""

    id: str
    token: str
    seats: frozenset[int]
    intents: list[Intent] = field(default_factory=list)


class Player(threading.Thread):
    """Opens tables, with a second person or a bot, and plays at random at any of the servers."""

    def __init__(self, addresses: list[str], seed: str) -> None:
        super().__init__(daemon=True)
        self.luck = random.Random(seed)
        self.tables: list[Seen] = []
        self.answers: Counter[int] = Counter()
        self.races = 0
        self.failure: BaseException | None = None
        self._addresses = addresses
        self._enough = threading.Event()
        self._client = httpx.Client(timeout=30, verify=UNENCRYPTED)

    def run(self) -> None:
        try:
            while not self._enough.is_set():
                table = self._open()
                if table is not None:
                    self.tables.append(table)
                    self._play(table)
        except BaseException as failure:
            self.failure = failure
            raise

    def stop(self) -> None:
        self._enough.set()
        self.join(PATIENCE)

    def close(self) -> None:
        self._client.close()

    @property
    def acknowledged(self) -> int:
        return sum(one.landed is not None for table in self.tables for one in table.intents)

    def ask(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response | None:
        """An answer from one of the servers; nothing, if none came."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        try:
            address = self.luck.choice(self._addresses)
            answer = self._client.request(method, f"{address}/api/v1{path}", headers=headers, **more)
        except httpx.TransportError:
            time.sleep(0.02)
            return None
        self.answers[answer.status_code] += 1
        return answer

    def _open(self) -> Seen | None:
        game = self.luck.choice(list(GAMES))
        mine = [{"kind": "me"}] * self.luck.choice((1, GAMES[game]))
        bots = [{"kind": "bot", "level": "random"}] * (GAMES[game] - len(mine))
        answer = self.ask("POST", "/tables", json={"game": game, "seats": mine + bots})
        if answer is None or answer.status_code != 201:
            return None
        tokens = answer.json()["tokens"]
        return Seen(answer.json()["id"], "~".join(tokens.values()), frozenset(map(int, tokens)))

    def _play(self, table: Seen) -> None:
        while not self._enough.is_set() and len(table.intents) < LONGEST:
            if not self.step(table):
                return

    def step(self, table: Seen) -> bool:
        """Make a move, if it is one's turn; says whether the match goes on."""
        now = self.ask("GET", f"/tables/{table.id}")
        if now is None or now.status_code != 200:
            return True
        found = now.json()
        seat = next((one for one in found["to_act"] if one in table.seats), None)
        if seat is None:
            time.sleep(0.01)
            return bool(found["status"] != "over")
        legal = self.ask("GET", f"/tables/{table.id}/legal", table.token, params={"seat": seat})
        if legal is not None and legal.status_code == 200 and legal.json()["moves"]:
            at, moves = legal.json()["ply"], legal.json()["moves"]
            both = len(moves) > 1 and self.luck.random() < RACES
            chosen = self.luck.sample(moves, 2 if both else 1)
            self._make(table, [Intent(at, seat, text) for text in chosen])
        return True

    def _make(self, table: Seen, wanted: list[Intent]) -> None:
        """One move; or two at once, of which one may land."""
        table.intents += wanted
        self.races += len(wanted) > 1
        sending = [threading.Thread(target=self._send, args=(table, one)) for one in wanted[1:]]
        for thread in sending:
            thread.start()
        self._send(table, wanted[0])
        for thread in sending:
            thread.join()

    def _send(self, table: Seen, one: Intent) -> None:
        asked = {"move": one.text, "ply": one.ply, "seat": one.seat}
        answer = self.ask("POST", f"/tables/{table.id}/moves", table.token, json=asked)
        # Who hears of a fault of the server's does not know more than who hears nothing.
        one.unknown = answer is None or answer.status_code >= 500
        if answer is not None and answer.status_code == 201:
            one.landed = answer.json()["ply"]

    def moved_on(self, table: Seen, patience: float) -> bool:
        """Whether a match goes on now that all is well: a move is made, by its people or its bots, or it is over."""
        end, before = time.monotonic() + patience, None
        while time.monotonic() < end:
            with contextlib.suppress(KeyError, ValueError):
                answer = self.ask("GET", f"/tables/{table.id}")
                found = {} if answer is None or answer.status_code != 200 else answer.json()
                before = before if before is not None else found["ply"]
                if found["status"] == "over" or found["ply"] > before:
                    return True
                self.step(table)
        return False
