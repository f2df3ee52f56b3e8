"""One run: so many kills, with other faults between them, and then the reckoning."""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.server.live import wait_for
from tests.torture.house import House, opened
from tests.torture.players import Player, Seen
from vulcania.server.store.database import open_engine
from vulcania.server.store.store import Store

EVERY, FIRST = 10, 1
"""After so many kills the disk is full for a while, or the database stops; for the first time after so many."""
STUCK = 60.0
"""Seconds after which a match that does not go on counts as stuck, though all is well."""


@dataclass
class Report:
    """What was tried, and what was lost."""

    seed: str
    database: str
    servers: int = 0
    kills: int = 0
    cuts: int = 0
    fills: int = 0
    stops: int = 0
    races: int = 0
    seconds: float = 0
    tables: int = 0
    moves: int = 0
    """Acknowledged ones."""
    unknown: int = 0
    """Moves of which nobody heard whether they were kept."""
    answers: dict[int, int] = field(default_factory=dict)
    """How many answers of each status people got."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.answers.get(500))

    def lines(self) -> list[str]:
        return [f"{name:9} {len(value) if isinstance(value, list) else value}" for name, value in asdict(self).items()]


def torture(folder: Path, kind: str, kills: int, seed: str, people: int = 4, seconds: float = float("inf")) -> Report:
    """Let people play while the servers are killed so often, or until so many seconds have passed."""
    luck, began = random.Random(seed), time.monotonic()
    report = Report(seed, kind)
    with opened(folder, kind) as house:
        report.servers = len(house.ports)
        players = [Player(house.addresses, f"{seed} {number}") for number in range(people)]
        for player in players:
            player.start()
        while report.kills < kills and time.monotonic() - began < seconds:
            _harm(house, players, luck, report)
        for number in range(report.servers):
            house.up(number)
        for player in players:
            player.stop()
        _reckon(house, players, report)
    report.seconds = round(time.monotonic() - began, 1)
    return report


def _harm(house: House, players: list[Player], luck: random.Random, report: Report) -> None:
    """One kill, at any moment after people have got somewhere, or while a server is just starting."""
    number = luck.randrange(report.servers)
    if luck.random() < 0.8:
        house.up(number)
        told = sum(player.acknowledged for player in players)
        wait_for(lambda: sum(player.acknowledged for player in players) > told)
    time.sleep(luck.uniform(0, 0.3))
    if not house.kill(number):
        return
    report.kills += 1
    if any(player.failure for player in players):
        raise AssertionError("a player gave up") from next(player.failure for player in players if player.failure)
    if report.kills % EVERY == FIRST:
        _starve(house, luck, report)


def _starve(house: House, luck: random.Random, report: Report) -> None:
    if house.cluster is None:
        house.up(0)
        with house.full(0):
            time.sleep(luck.uniform(0.2, 1))
        report.fills += 1
    elif luck.random() < 0.5:
        with house.stopped():
            time.sleep(luck.uniform(0, 2))
        report.stops += 1
    else:
        house.cut()
        report.cuts += 1


def _reckon(house: House, players: list[Player], report: Report) -> None:
    tables = [(player, table) for player in players for table in player.tables]
    report.stuck = [table.id for player, table in tables if not player.moved_on(table, STUCK)]
    store = Store(open_engine(house.database, 1)) if house.cluster is not None else None
    if store is None:
        house.close()  # the file is one server's alone
        store = Store(open_engine(house.database, 1))
    try:
        for _, table in tables:
            lost, doubled = audit(table, [(one.seat, one.text) for one in store.load(table.id).moves])
            report.lost += lost
            report.doubled += doubled
    finally:
        store.engine.dispose()
    for player in players:
        player.close()
    report.tables, report.races = len(tables), sum(player.races for player in players)
    intents = [one for _, table in tables for one in table.intents]
    report.moves = sum(one.landed is not None for one in intents)
    report.unknown = sum(one.unknown for one in intents)
    report.answers = dict(sorted(sum((player.answers for player in players), Counter()).items()))


def audit(table: Seen, kept: list[tuple[int, str]]) -> tuple[list[str], list[str]]:
    """What was acknowledged and is not kept; and what is kept though nobody wanted it, or wanted it once only."""
    lost, doubled = [], []
    told: dict[int, tuple[int, str]] = {}
    for one in table.intents:
        if one.landed is None:
            continue
        move = (one.seat, one.text)
        if told.setdefault(one.landed, move) != move:
            doubled.append(f"{table.id} {one.landed}: {move} and {told[one.landed]} were both acknowledged")
        if one.landed >= len(kept) or kept[one.landed] != move:
            lost.append(f"{table.id} {one.landed}: {move}")
    open_ = [one for one in table.intents if one.unknown]
    for ply, (seat, text) in enumerate(kept):
        if seat not in table.seats or ply in told:
            continue
        meant = next((one for one in open_ if (one.seat, one.text) == (seat, text) and one.ply <= ply), None)
        if meant is None:
            doubled.append(f"{table.id} {ply}: {(seat, text)}")
        else:
            open_.remove(meant)
    return lost, doubled


def tell(report: Report) -> None:
    sys.stdout.write("\n".join([*report.lines(), *report.lost, *report.doubled, *report.stuck, ""]))
