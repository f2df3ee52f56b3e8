"""For whom a table waits: whose clock runs, whose turn the page says it is, and where others find the table."""

from __future__ import annotations

import random
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.server.live import Running, Stream, quick, serving, wait_for
from tests.server.test_seating import browser, open_link, state
from vulcania import new
from vulcania.core.match import Match
from vulcania.core.record import player_name
from vulcania.server import spelling
from vulcania.server.listening import own_address

CLOCK = {"clock": {"kind": "move", "seconds": 30}}
SEED = 5


def until_someone_could_call() -> Match:
    """A voyage with helmets, played at random until hunters may call another out while it is someone's turn."""
    match = new("voyage", 3, SEED, options={"helmets": True})
    luck = random.Random(SEED)
    while len(match.to_act) < 2:
        seat = match.to_act[0]
        match.play(luck.choice([move for move in match.legal(seat) if move != "helmet"]), seat)
    return match


def test_no_clock_runs_for_who_could_only_interrupt(running: Running) -> None:
    match = until_someone_could_call()
    with patch("vulcania.server.tables.new_seed", return_value=SEED):
        name, tokens = running.open_table("voyage", "me", "me", "me", options={"helmets": True}, **CLOCK)
    for ply in match.plies:
        with running.client(tokens[ply.seat]) as client:
            assert client.post(f"/api/v1/tables/{name}/moves", json={"move": ply.text}).status_code == 201
    table = running.table(name)
    turn, *callers = table.acting
    assert callers
    assert table.clocks.deadline(turn) is not None
    assert [table.clocks.deadline(seat) for seat in callers] == [None] * len(callers)
    for seat in (turn, *callers):
        with browser(running, name, tokens[seat]) as client:
            page = client.get(f"/t/{name}").text
        assert ('id="your-turn"' in page) == (seat == turn)
        assert 'data-legal="{&#34;' in page  # the others may call all the same


def test_no_clock_of_ones_own_runs_while_the_games_does(running: Running) -> None:
    name, tokens = running.open_table("explo", "me", "me", **CLOCK)
    table = running.table(name)
    with running.client() as client:
        assert 'id="phase-clock"' not in client.get(f"/t/{name}").text
        assert client.get(f"/t/{name}").text.count("<svg") > 20, "the kit is shown as long as nobody is ready"
        for seat in (0, 1):
            with running.client(tokens[seat]) as ready:
                assert 'id="typed-words"' not in ready.get(f"/t/{name}").text
                ready.post(f"/t/{name}/ready", headers={"accept": "application/json"})
        assert 'id="phase-clock"' in client.get(f"/t/{name}").text
        assert "beforehand" not in client.get(f"/t/{name}").text
    assert table.phase_until is not None
    assert table.row.started is not None
    assert table.phase_until > table.row.started + 80, "the clock starts when all are ready"
    assert [table.clocks.deadline(seat) for seat in (0, 1)] == [None, None]
    with running.client(tokens[0]) as client:
        client.post(f"/api/v1/tables/{name}/moves", json={"move": "depart"})
        assert 'id="phase-clock"' not in client.get(f"/t/{name}").text
    assert table.clocks.deadline(table.acting[0]) is not None


def test_a_seat_is_let_go_once_it_is_open_elsewhere(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[0], tokens[1]) as desk, browser(running) as phone:
        refused = desk.post(f"/t/{name}/let-go", data={"seat": "1"})
        assert refused.status_code == 409
        assert "other device first" in refused.text
        open_link(phone, f"/t/{name}/seat/{tokens[1]}", too="on")
        with Stream(phone, f"/t/{name}/events"):
            wait_for(lambda: 1 in running.table(name).watching.seats)
            assert desk.post(f"/t/{name}/let-go", data={"seat": "1"}).status_code == 303
        assert "I am Ben" not in desk.get(f"/t/{name}").text
        assert desk.post(f"/t/{name}/talk", data={"seat": "1", "text": "boo"}).status_code == 403
        assert desk.post(f"/t/{name}/talk", data={"seat": "0", "text": "still here"}).status_code == 303


def test_a_seat_that_was_let_go_does_not_come_back_by_the_match_before(running: Running) -> None:
    first, tokens = running.open_table("soum-soum", "me", "me")
    running.play(first, random.Random(3))
    with browser(running, first, tokens[0]) as anna:
        name = anna.post(f"/t/{first}/rematch").headers["location"].removeprefix("/t/")
        anna.get(f"/t/{name}")
        with Stream(anna, f"/t/{name}/events"):
            wait_for(lambda: 0 in running.table(name).watching.seats)
            assert anna.post(f"/t/{name}/let-go", data={"seat": "0"}).status_code == 303
        assert anna.post(f"/t/{name}/talk", data={"text": "boo"}).status_code == 403


def test_a_link_that_leads_nowhere_else_says_so(running: Running, tmp_path: Path) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open")
    with browser(running, name, tokens[0]) as anna:
        for page in (f"/t/{name}", f"/t/{name}/device"):
            assert "--host 0.0.0.0" in anna.get(page).text
        found = anna.get(f"/t/{name}", headers={"host": "games.example:8000"}).text
        assert "--host" not in found
        assert f"http://games.example:8000/t/{name}" in found
    with serving(quick(str(tmp_path / "tables.sqlite3"), reached_at="192.168.7.7")) as open_house:
        name, tokens = open_house.open_table("soum-soum", "me", "open")
        port = open_house.address.rpartition(":")[2]
        with browser(open_house, name, tokens[0]) as anna:
            found = anna.get(f"/t/{name}").text
        assert f"http://192.168.7.7:{port}/t/{name}" in found
        assert "--host" not in found


def test_a_machines_own_address_is_one_that_others_can_use() -> None:
    assert not own_address().startswith(("127.", "0."))


def test_who_came_too_late_can_go_on_to_the_table(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "me", "me")
    with browser(running) as eve:
        refused = eve.post(f"/t/{name}/join", data={"name": "Eve"}).text
        assert f'href="/t/{name}"' in refused
        assert f'href="/t/{name}"' not in eve.get(f"/t/{name[::-1]}x").text


def test_a_record_that_does_not_hold_is_not_lost(running: Running) -> None:
    text = "vulcania record 1\ngame: soum-soum\nplayers: A | B\nseed: 1\n\n1. p1 place 1 c3"
    with browser(running) as anna:
        answer = anna.post("/replay", data={"text": text})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "1. p1 place 1 c3</textarea>" in answer.text


@pytest.mark.parametrize(("typed", "kept"), [
    ("\u202eEva", "Eva"), ("\u2067דוד\u2069", "דוד"), ("\u200b\u2060", ""),
    ("👨\u200d👩\u200d👧 Zoë", "👨\u200d👩\u200d👧 Zoë"), ("  a\tb | c  ", "a b c"), ("x" * 60, "x" * 40),
])  # fmt: skip
def test_names_turn_nothing_around_and_are_seen(typed: str, kept: str) -> None:
    assert player_name(typed) == kept
    assert spelling.name(typed) == kept


TOWER = "a" + "\u0336" * 100


@pytest.mark.parametrize(("typed", "kept"), [
    ("\u3164", ""), ("\u2800 \u115f", ""), ("\U000e0041", ""), ("An\u00ad\u200bna", "Anna"), ("A\x85b", "A b"),
    ("\ud800x", "x"), (TOWER, TOWER[:5]), ("Zoe\u0308", "Zoë"), ("เกี๊ยว", "เกี๊ยว"), ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
])  # fmt: skip
def test_what_strangers_say_is_seen_and_covers_nothing(typed: str, kept: str) -> None:
    assert spelling.name(typed) == kept
    assert spelling.line(typed) == kept


def test_nobody_sits_down_unseen_or_as_somebody_else(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open", "open", "open")  # the first is Anna's
    with running.client() as eve, running.client(tokens[0]) as anna:
        join = f"/api/v1/tables/{name}/join"
        assert eve.post(join, json={"name": "\u3164"}).status_code == 409
        for lookalike in ("An\u200dna", "Ａnna", "ANNA\u00ad"):
            assert eve.post(join, json={"name": lookalike}).status_code == 201
        assert [seat["name"].split()[1:] for seat in state(anna, name)["seats"]] == [[], ["2"], ["3"], ["4"]]
        assert anna.post(f"/api/v1/tables/{name}/talk", json={"text": TOWER}).status_code == 204
        assert state(anna, name)["talk"][-1]["text"] == TOWER[:5]


def test_what_is_said_turns_nothing_around(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[0]) as anna:
        anna.post(f"/t/{name}/talk", data={"text": "\u202ehello <b>you</b>"})
        page = anna.get(f"/t/{name}").text
    assert "<bdi>hello &lt;b&gt;you&lt;/b&gt;</bdi>" in page


def test_who_is_invited_is_told_by_whom_and_who_watches_is_told_why(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open")
    with browser(running, name, tokens[0]) as anna, browser(running) as ben, browser(running) as eve:
        assert "Join Anna" in ben.get(f"/t/{name}").text
        assert "Waiting for players" in anna.get(f"/t/{name}").text
        ben.post(f"/t/{name}/join", data={"name": "Ben"})
        assert "You are watching" in eve.get(f"/t/{name}").text
        assert "You are watching" not in ben.get(f"/t/{name}").text


def test_a_name_is_typed_once(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "me", "open")
    with browser(running) as zoe:
        met = zoe.post("/now/soum-soum").headers["location"]
        assert "Skipper" in zoe.get(met).text
        zoe.post(f"/t/{name}/join", data={"name": "Zoë ; 🐙"})
        assert "Zoë ; 🐙" in zoe.get(zoe.post("/now/soum-soum").headers["location"]).text
        assert 'value="Zoë ; 🐙"' in zoe.get("/new/leagues").text
        # Whoever else plays at this screen does not take her name away; she changes it where it is kept.
        zoe.post("/new/soum-soum", data={"seat-0": "me", "name-0": "Zoé", "seat-1": "open"})
        other, _ = running.open_table("soum-soum", "me", "open")
        assert 'value="Zoë ; 🐙"' in zoe.get(f"/t/{other}").text
        zoe.post("/me/name", data={"name": "Zoé"})
        assert 'value="Zoé"' in zoe.get(f"/t/{other}").text
    with browser(running) as odd:
        odd.cookies.set("name", "%3Cb%3E|#" + "x" * 400)
        assert 'value="&lt;b&gt; xxx' in odd.get("/new/leagues").text
