"""Faults for real: the database stops, a line is cut, a disk is full. All goes on by itself, with nothing to click."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from tests.server.live import Running, Stream, quick, serving, wait_for
from tests.server.postgres import Postgres
from tests.server.test_playing import play_out
from tests.server.test_seating import FIRST, move, state
from vulcania.server import clock
from vulcania.server.store.store import Store

EVENTS = "/api/v1/tables/{}/events"


def until_ply(stream: Stream, ply: int) -> None:
    while stream.state()["ply"] < ply:
        pass


@pytest.mark.postgres
def test_postgresql_is_stopped_and_started_in_mid_match(postgres_server: Postgres) -> None:
    database = postgres_server.empty()
    # The bot has an answer, and waits for people to follow, when the database goes.
    with serving(quick(database, bot_pace=2)) as one, serving(quick(database, bot_pace=2)) as two:
        name, tokens = one.open_table("soum-soum", "me", "bot random", **FIRST)
        with one.client(tokens[0]) as anna, two.client() as eve:
            with Stream(anna, EVENTS.format(name)) as here, Stream(eve, EVENTS.format(name)) as there:
                for text in ("place 1 a1", "stay"):
                    assert move(anna, name, text).status_code == 201
                postgres_server.stop()
                assert move(anna, name, "stay").status_code in (409, 503)
                assert anna.get("/healthz").status_code == 503
                postgres_server.start()
                until_ply(here, 3)
                until_ply(there, 3)
            wait_for(lambda: one.tables.keeps(one.table(name)) or two.tables.keeps(two.table(name)))


@pytest.mark.postgres
def test_a_server_that_hears_nothing_any_more_listens_again(postgres_server: Postgres) -> None:
    database = postgres_server.empty()
    with serving(quick(database)) as one, serving(quick(database)) as two:
        name, tokens = one.open_table("soum-soum", "me", "me", **FIRST)
        with one.client(tokens[0]) as anna, two.client() as eve, Stream(eve, EVENTS.format(name)) as there:
            with psycopg.connect(database, autocommit=True) as cutter:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                assert len(cutter.execute(cut).fetchall()) == 2
            assert move(anna, name, "place 1 a1").status_code == 201  # told to nobody
            until_ply(there, 1)
            assert move(anna, name, "stay").status_code == 201
            until_ply(there, 2)


def fill(running: Running) -> Any:
    """Let the file not grow any further, as on a disk that is full; gives what frees it again."""
    engine = running.tables.services.store.engine
    most = 1

    @event.listens_for(engine, "begin", insert=True)
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most}")  # never less than there are

    def free() -> None:
        nonlocal most
        most = 1_000_000

    return free


def test_a_disk_is_full_and_freed(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "t.sqlite3"))) as running:
        name, tokens = running.open_table("soum-soum", "me", "bot random", **FIRST)
        with running.client(tokens[0]) as anna, Stream(anna, EVENTS.format(name)) as stream:
            free = fill(running)
            wait_for(lambda: anna.post(f"/api/v1/tables/{name}/talk", json={"text": "x" * 250}).status_code == 503)
            acknowledged = 0
            for text in ("place 1 a1", "stay"):
                answer = move(anna, name, text)
                assert answer.status_code in (201, 503)
                acknowledged += answer.status_code == 201
            free()
            for text in ("place 1 a1", "stay")[acknowledged:]:
                assert move(anna, name, text).status_code == 201
            until_ply(stream, 3)
            kept = running.tables.services.store.load(name).moves
            assert [one.text for one in kept][:2] == ["place 1 a1", "stay"]


@pytest.mark.postgres
def test_a_rematch_asked_for_at_two_servers_at_once_is_one(postgres_server: Postgres) -> None:
    database = postgres_server.empty()
    with serving(quick(database)) as one, serving(quick(database)) as two:
        name, tokens = one.open_table("soum-soum", "me", "bot random", **FIRST)
        play_out(one, name, tokens, random.Random(4))
        found: list[str] = []

        def press(running: Running) -> None:
            with running.client(cookie=f"seat_{name}={tokens[0]}") as anna:
                answer = anna.post(f"/t/{name}/rematch")
                found.append(answer.headers["location"])

        both = [threading.Thread(target=press, args=(running,)) for running in (one, two) for _ in range(3)]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()
        assert len(found) == 6
        assert len(set(found)) == 1
        store: Store = one.tables.services.store
        with store.engine.begin() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM matches").scalar() == 2


def test_setting_the_clock_on_the_wall_takes_nobodys_time(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    limit = {"clock": {"kind": "move", "seconds": 30}}
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST, **limit)
    wall = time.time
    for jump in (86400.0, -86400.0):
        monkeypatch.setattr(time, "time", lambda jump=jump: wall() + jump)
        with running.client(tokens[0]) as anna:
            assert state(anna, name)["to_act"] == [0]
            left = running.table(name).clocks.deadline(0)
        assert left is not None
        assert 0 < left - clock.now() <= 31
    with running.client(tokens[0]) as anna:
        assert move(anna, name, "place 1 a1").status_code == 201
    assert abs(running.table(name).moves[-1].at - clock.now()) < 3600
