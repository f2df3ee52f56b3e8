"""What people have keeps working: everything that an earlier release stored loads, tells the same, and goes on.

``VERSION.json.gz`` holds matches by table, with their seats' keys and their records as that release wrote them;
``VERSION.sql.gz`` is that release's whole database.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import vulcania
from tests.server.live import Running, quick, serving
from vulcania.core.chance import Chance

FOLDER = Path(__file__).parent
RELEASES = sorted(file.name.removesuffix(".json.gz") for file in FOLDER.glob("*.json.gz"))


@cache
def matches(release: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(gzip.decompress((FOLDER / f"{release}.json.gz").read_bytes()))
    return found


TABLES = [(release, table) for release in RELEASES for table in matches(release)]


def named(value: object) -> str:
    return str(value)


@pytest.mark.parametrize(("release", "table"), TABLES, ids=named)
def test_a_record_replays_to_the_same_trace_and_can_be_played_on(release: str, table: str) -> None:
    about = matches(release)[table]
    match = vulcania.load(about["record"])
    assert match.record() == about["record"]
    assert match.over == (about["status"] == "over")
    chance = Chance(table)
    while not match.over:
        seat = chance.pick(match.to_act)
        match.play(chance.pick(match.state.legal(seat)), seat)
    assert vulcania.load(match.record()).outcome == match.outcome


@pytest.mark.parametrize("release", RELEASES)
def test_a_stored_match_goes_on_at_its_table(release: str, tmp_path: Path) -> None:
    database = tmp_path / "kept.sqlite3"
    with sqlite3.connect(database) as kept:
        kept.executescript(gzip.decompress((FOLDER / f"{release}.sql.gz").read_bytes()).decode())
    kept.close()
    with serving(quick(str(database))) as running:
        for table, about in matches(release).items():
            go_on(running, table, about)


def go_on(running: Running, table: str, about: dict[str, Any]) -> None:
    with running.client() as anyone:
        told = anyone.get(f"/api/v1/tables/{table}/view").json()
    assert (told["status"], told["ply"]) == (about["status"], about["plies"]), told
    if about["status"] != "playing":
        return
    seat = told["view"]["to_act"][0]
    with running.client(about["tokens"][str(seat)]) as player:
        legal = player.get(f"/api/v1/tables/{table}/view").json()["view"]["legal"]
        answer = player.post(f"/api/v1/tables/{table}/moves", json={"move": legal[-1]})
        assert answer.status_code == 201, answer.text
