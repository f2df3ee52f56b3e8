"""Matches of days: clocks that run whether one looks or not, what happens when time is up, and tables that sleep."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.server.live import Running, quick, serving, wait_for
from tests.server.test_seating import FIRST, browser, move, state
from vulcania.server import clock
from vulcania.server.clock import Clocks
from vulcania.server.store.rows import Clock, MoveRow

DAY = 24 * 3600
LONG_AGO = 1000.0


@pytest.fixture(autouse=True)
def open_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has just opened the house gives everyone an hour; here that is over."""
    monkeypatch.setattr(clock, "OPENED", clock.OPENED - 10 * DAY)


def test_a_reserve_is_used_up_beyond_the_time_of_each_move() -> None:
    opened = clock.OPENED
    clocks = Clocks(Clock("days", DAY, 3 * DAY))
    waits = {0: opened}
    clocks.restart((0,), [MoveRow(0, 0, "x", 2 * DAY), MoveRow(1, 1, "y", DAY / 2)], opened + 60, waits)
    assert clocks.reserve(0) == 2 * DAY
    assert clocks.reserve(1) == 3 * DAY
    assert clocks.deadline(0) == opened + 3 * DAY
    assert clocks.thought(0, opened + 2 * DAY) == 2 * DAY
    clocks.moved(MoveRow(2, 0, "z", 2 * DAY), (1,), opened + 2 * DAY)
    assert clocks.reserve(0) == DAY
    assert clocks.deadline(1) == opened + 2 * DAY + 4 * DAY


def test_a_house_that_was_shut_gives_everyone_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "OPENED", 100 * DAY)
    clocks = Clocks(Clock("days", DAY))
    clocks.restart((0,), [], 100 * DAY + 5, {0: 90 * DAY})
    assert clocks.deadline(0) == 100 * DAY + 3600


@pytest.mark.parametrize("jump", [-3600, 3600, 400 * DAY])
def test_setting_the_clock_on_the_wall_touches_no_players(running: Running, jump: float) -> None:
    name, _ = running.open_table("soum-soum", "me", "me", clock={"kind": "days", "seconds": 3600}, **FIRST)
    table, real = running.table(name), clock.now()
    before = table.clocks.deadline(0)
    with patch("time.time", return_value=real + jump):
        assert abs(clock.now() - real) < 60
        running.wake(name)
        assert table.clocks.deadline(0) == before
        assert table.clocks.thought(0, clock.now()) < 60


def late(running: Running, name: str, seat: int = 0) -> None:
    """Let the time of a table that sleeps be up: nobody has it in memory, only the store."""
    store = running.tables.services.store
    wait_for(lambda: store.load(name).match.waits)
    running.tables._tables.pop(name)
    running.tables._autoplay.pop(name).close()
    store.wait(store.load(name).match, {str(seat): LONG_AGO}, LONG_AGO)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(clock, "GRACE", 0.1)
    with serving(quick(str(tmp_path / "tables.sqlite3"), look_after=0.1)) as found:
        yield found


def test_when_time_is_up_a_sleeping_match_is_played_on_by_a_bot(house: Running) -> None:
    days = {"kind": "days", "seconds": DAY, "reserve": DAY}
    name, tokens = house.open_table("soum-soum", "me", "me", clock=days, **FIRST)
    late(house, name)
    with browser(house, name, tokens[1]) as ben:
        wait_for(lambda: state(ben, name)["seats"][0]["stand_in"])
        wait_for(lambda: state(ben, name)["to_act"] == [1])
        assert "Time is up for Anna" in ben.get(f"/t/{name}").text


def test_when_time_is_up_a_match_may_be_given_up(house: Running) -> None:
    days = {"kind": "days", "seconds": DAY, "late": "end"}
    name, tokens = house.open_table("soum-soum", "me", "me", clock=days, **FIRST)
    late(house, name)
    with browser(house, name, tokens[0]) as anna:
        wait_for(lambda: state(anna, name)["status"] == "over")
        page = anna.get(f"/t/{name}").text
        assert "The match was given up." in page
        assert 'data-legal="{}"' in page
        assert move(anna, name, "place 1 a1").status_code == 409
        assert anna.post(f"/t/{name}/undo").status_code == 409
        assert anna.get(f"/t/{name}/record").status_code == 409  # what was hidden stays so
        assert "over" in anna.get("/").text
    assert house.tables.services.store.load(name).match.due is None


def test_a_match_of_people_who_are_away_sleeps(house: Running) -> None:
    days = {"kind": "days", "seconds": 3 * DAY, "reserve": DAY}
    name, _ = house.open_table("soum-soum", "me", "me", clock=days, **FIRST)
    row = wait_for(lambda: house.table(name).row if house.table(name).row.due else None)
    assert row.due == row.waits["0"] + 4 * DAY
    store = house.tables.services.store
    assert store.overdue(row.due - 1, row.due, 10) == []
    assert store.overdue(row.due, row.due + 60, 10) == [name]
    assert store.overdue(row.due, row.due + 60, 10) == []  # whoever asked first looks after it


def test_a_table_that_cannot_be_woken_does_not_hold_up_the_others(house: Running) -> None:
    stale, _ = house.open_table("soum-soum", "me", "me", clock={"kind": "days", "seconds": DAY}, **FIRST)
    store = house.tables.services.store
    store.change(store.load(stale).match, game="gone")
    late(house, stale)
    test_when_time_is_up_a_sleeping_match_is_played_on_by_a_bot(house)


def test_the_form_offers_days(running: Running) -> None:
    chosen = {"seat-0": "me", "seat-1": "open", "clock": "days 259200", "reserve": "7", "late": "end"}
    with browser(running) as anna:
        name = anna.post("/new/soum-soum", data=chosen).headers["location"].removeprefix("/t/")
        wanted = {"kind": "days", "seconds": 3 * DAY, "reserve": 7 * DAY, "late": "end"}
        assert state(anna, name)["clock"] == wanted
        assert "The match is given up" in anna.get(f"/t/{name}").text  # known before one sits down
        page = anna.get("/new/soum-soum").text
        assert "3 days a move" in page
        assert "12 hours a move" in page
    for odd in ({"kind": "days", "seconds": 60}, {"kind": "move", "seconds": 60, "reserve": 5}):
        with running.client() as client:
            seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
            asked = {"game": "soum-soum", "seats": seats, "clock": odd}
            assert client.post("/api/v1/tables", json=asked).status_code == 422
