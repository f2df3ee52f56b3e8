"""Who holds a seat, who holds it no longer, and what of it is left in files and logs."""

from __future__ import annotations

import logging
import re
import stat
from pathlib import Path

import pytest

from tests.server.live import Running, Stream, quick, serving, wait_for
from tests.server.test_seating import FIRST, browser, open_link, state
from vulcania.server import visits
from vulcania.server.carried import HEADERS
from vulcania.server.store.database import BadDatabase, open_engine
from vulcania.server.store.rows import MatchRow, SeatRow
from vulcania.server.store.store import Store


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "tables.sqlite3"
    file.parent.mkdir()
    file.touch(0o644)
    file.chmod(0o644)
    engine = open_engine(file, 1)
    with engine.begin():
        found = {one.name: stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()}
    engine.dispose()
    assert set(found) == {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"}
    assert set(found.values()) == {0o600}


def test_errors_do_not_tell_what_was_to_be_kept(tmp_path: Path) -> None:
    store = Store(open_engine(tmp_path / "t.sqlite3", 1))
    row = MatchRow(id="once", game="soum-soum", seats=1, options={}, seed=271828182845, rules=1, components="x")
    store.create(row, [SeatRow(0, "person", "Anna", "hashed")])
    with pytest.raises(Exception, match="UNIQUE") as found:
        store.create(row, [SeatRow(0, "person", "Anna", "hashed")])
    store.engine.dispose()
    assert "271828182845" not in str(found.value)
    with pytest.raises(BadDatabase) as refused:
        open_engine("postgresql://anna:open-sesame@host:port/x", 1)
    assert "sesame" not in str(refused.value)


def test_a_fault_carries_the_policy_and_logs_no_key(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open")

    def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("vulcania.server.keys.read", broken)
    with caplog.at_level(logging.ERROR), running.client() as client:
        answer = client.get(f"/t/{name}/seat/{tokens[0]}")
    monkeypatch.undo()
    assert answer.status_code == 500
    assert {key: answer.headers[key] for key in HEADERS} == HEADERS
    assert "/seat/…" in caplog.text
    assert tokens[0] not in caplog.text


def test_a_running_matchs_seat_is_not_forgotten(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "COOKIES_KEPT", 1)
    with browser(running) as anna:
        names = [anna.post("/now/soum-soum").headers["location"].removeprefix("/t/") for _ in range(3)]
        assert all(f"seat_{name}" in anna.cookies for name in names)
        store = running.tables.services.store
        store.change(store.load(names[1]).match, ended=1.0)
        anna.post("/now/soum-soum")
        assert [name for name in names if f"seat_{name}" not in anna.cookies] == [names[1]]


def test_who_passed_a_seats_link_on_can_be_shut_out(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, name, tokens[0], tokens[1]) as host, browser(running) as guest:
        assert "also open on another device" not in host.get(f"/t/{name}").text
        open_link(guest, f"/t/{name}/seat/{tokens[1]}", too="on")
        assert tokens[1] not in guest.cookies[f"seat_{name}"]
        for screen in (host, guest):
            assert "also open on another device" in screen.get(f"/t/{name}").text
        with Stream(host, f"/t/{name}/events") as stream:
            stream.message()
            assert guest.post(f"/t/{name}/alone", data={"seat": "1"}).status_code == 303
            with pytest.raises(AssertionError, match="the stream ended"):
                stream.message()
        assert host.post(f"/t/{name}/talk", data={"seat": "1", "text": "boo"}).status_code == 403
        assert host.get(f"/t/{name}/seat/{tokens[1]}").status_code == 403
        assert "also open on another device" not in guest.get(f"/t/{name}").text
        assert guest.post(f"/t/{name}/talk", data={"seat": "1", "text": "mine"}).status_code == 303


def test_a_seat_that_was_ones_own_everywhere_can_be_lost_everywhere(running: Running) -> None:
    with browser(running) as host, browser(running) as guest:
        name = host.post("/now/soum-soum").headers["location"].removeprefix("/t/")
        key = host.cookies[f"seat_{name}"].strip('"')
        open_link(guest, f"/t/{name}/seat/{key}", too="on")
        del host.cookies[f"seat_{name}"]
        assert host.post(f"/t/{name}/talk", data={"text": "known by who I am"}).status_code == 303
        guest.post(f"/t/{name}/alone", data={"seat": key.partition(".")[0]})
        assert host.post(f"/t/{name}/talk", data={"text": "boo"}).status_code == 403
        assert guest.post(f"/t/{name}/talk", data={"text": "mine"}).status_code == 303


def test_only_here_shuts_out_devices_that_are_the_same_persons(running: Running) -> None:
    with browser(running) as desk, browser(running) as phone:
        name = desk.post("/now/soum-soum").headers["location"].removeprefix("/t/")
        link = re.search(r"/me/link/[\w-]+", desk.post("/me/link").text)
        assert link is not None
        assert phone.post(link[0]).status_code == 303
        assert "also open on another device" not in desk.get(f"/t/{name}").text
        assert phone.post(f"/t/{name}/talk", data={"text": "the same person"}).status_code == 303
        assert "also open on another device" in desk.get(f"/t/{name}").text
        assert desk.post(f"/t/{name}/alone", data={"seat": "0"}).status_code == 303
        assert phone.post(f"/t/{name}/talk", data={"text": "boo"}).status_code == 403
        assert "also open on another device" not in desk.get(f"/t/{name}").text
        assert desk.post(f"/t/{name}/talk", data={"text": "mine"}).status_code == 303


def test_one_address_does_not_take_every_seat(database: str) -> None:
    with serving(quick(database, seats_an_address=2)) as running, running.client() as stranger:
        name, _ = running.open_table("soum-soum", "me", "open", "open", "open")
        joined = [stranger.post(f"/t/{name}/join", data={"name": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in joined] == [303, 303, 409]
        assert "already taken from where you are" in joined[2].text
        assert wait_for(lambda: state(stranger, name)["status"] == "open")
        assert "127.0.0.1" not in str(running.tables.services.store.load(name).seats)
    with serving(quick(database, seats_an_address=2)) as again, again.client() as stranger:
        assert stranger.post(f"/t/{name}/join", data={"name": "x"}).status_code == 409, "a house remembers it"


def test_who_took_a_seat_does_not_give_away_those_that_are_kept(running: Running) -> None:
    chosen = {"seat-0": "me", "name-0": "Anna", "seat-1": "open", "seat-2": "open", "name-2": "Zoe"}
    with browser(running) as anna, browser(running) as eve:
        name = anna.post("/new/soum-soum", data=chosen).headers["location"].removeprefix("/t/")
        assert eve.post(f"/t/{name}/join", data={"name": "Eve"}).status_code == 303
        assert "invited=2." in anna.get(f"/t/{name}").text
        page = eve.get(f"/t/{name}").text
        assert "invited=2." not in page
        assert f'action="/t/{name}/fill"' not in page
        assert eve.post(f"/t/{name}/free", data={"seat": 2}).status_code == 409
        assert eve.post(f"/t/{name}/fill").status_code == 409
        assert [seat["kind"] for seat in state(eve, name)["seats"]] == ["person", "person", "open"]
        assert anna.post(f"/t/{name}/free", data={"seat": 2}).status_code == 303
        assert eve.post(f"/t/{name}/fill").status_code == 303, "who waits for nobody in particular may begin"
