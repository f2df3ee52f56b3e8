"""At the table: who watches, whom a seat is kept for, pauses, notes of one's own, other seats next time."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.live import Running, Stream, quick, serving, wait_for
from tests.server.test_days import DAY
from tests.server.test_memory import finish
from tests.server.test_pages import check
from tests.server.test_seating import FIRST, browser, move, state
from vulcania.core.match import new
from vulcania.core.registry import slugs
from vulcania.players.registry import ENTRIES
from vulcania.server import bots
from vulcania.server.store.rows import MatchRow
from vulcania.words import LANGUAGES, words


def test_who_watches_is_told_by_name(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[0]) as anna, running.client() as cleo, running.client() as stranger:
        cleo.post("/me/name", data={"name": "Cleo"})
        with Stream(anna, f"/t/{name}/events") as stream:
            with Stream(cleo, f"/t/{name}/events"):
                stream.until("Watching: Cleo")
                with Stream(stranger, f"/t/{name}/events"):
                    stream.until("Watching: Cleo and one more")
                assert state(anna, name)["onlookers"][0] == "Cleo"
            wait_for(lambda: state(anna, name)["onlookers"] == [])


def test_a_word_and_a_seat_for_somebody_before_it_begins(running: Running) -> None:
    asked = {"seat-0": "me", "name-0": "Anna", "seat-1": "open", "name-1": "Cleo", "seat-2": "open",
             "word": "Friday at eight?", "pace": "at-once"}  # fmt: skip
    with browser(running) as anna, browser(running) as cleo, browser(running) as ben, browser(running) as dirk:
        name = anna.post("/new/soum-soum", data=asked).headers["location"].removeprefix("/t/")
        assert state(anna, name)["pace"] == 0
        waiting = anna.get(f"/t/{name}").text
        (link,) = re.findall(rf'value="http[^"]+(/t/{name}\?invited=[^"]+)"', waiting)
        page = ben.get(f"/t/{name}").text
        assert "Friday at eight?" in page
        assert link not in page
        assert ben.post(f"/t/{name}/join", data={"name": "Ben", "seat": "1"}).status_code == 409
        assert ben.post(f"/t/{name}/join", data={"name": "Ben"}).status_code == 303
        assert "kept for Cleo" in dirk.get(f"/t/{name}").text
        assert dirk.post(f"/t/{name}/join", data={"name": "Cleo", "invited": "1.no"}).status_code == 409
        assert anna.post(f"/t/{name}/talk", data={"text": "Cleo comes too"}).status_code == 303
        check(cleo.get(link).text)
        key = link.partition("=")[2]
        assert 'value="Cleo"' in cleo.get(link).text
        assert cleo.post(f"/t/{name}/join", data={"name": "Cleo", "invited": key}).status_code == 303
        found = state(cleo, name)
        assert found["status"] == "playing"
        assert [seat["name"] for seat in found["seats"]] == ["Anna", "Cleo", "Ben"]
        late = {"name": "Dirk", "invited": key}
        assert dirk.post(f"/t/{name}/join", data=late).status_code == 409  # an invitation is good once


def test_a_seat_need_not_be_kept_for_ever(running: Running) -> None:
    with browser(running) as anna, browser(running) as ben:
        asked = {"seat-0": "me", "seat-1": "open", "name-1": "Cleo"}
        name = anna.post("/new/soum-soum", data=asked).headers["location"].removeprefix("/t/")
        assert ben.post(f"/t/{name}/free", data={"seat": "1"}).status_code == 403
        assert anna.post(f"/t/{name}/free", data={"seat": "1"}).status_code == 303
        assert ben.post(f"/t/{name}/join", data={"name": "Ben"}).status_code == 303


def test_a_table_rests_while_everybody_agrees(running: Running) -> None:
    timed = {"kind": "player", "seconds": 600}
    name, tokens = running.open_table("soum-soum", "me", "me", "bot random", clock=timed, **FIRST)
    table = running.table(name)
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        assert anna.post(f"/t/{name}/pause").status_code == 303
        assert anna.post(f"/t/{name}/pause", data={"days": "7"}).status_code == 409  # no match of days
        assert "Anna asks for a pause." in ben.get(f"/t/{name}").text
        assert move(anna, name, "place 1 a1").status_code == 201  # one may go on meanwhile, and the question stands
        ben.post(f"/t/{name}/answer", data={"yes": "false"})
        assert state(anna, name)["pause"] is None
        ben.post(f"/t/{name}/pause")
        anna.post(f"/t/{name}/answer", data={"yes": "true"})
        assert state(anna, name)["pause"]["since"]
        assert state(anna, name)["to_act"] == []
        refused = move(anna, name, "stay")
        assert refused.status_code == 409
        assert "rests" in refused.json()["error"]["message"]
        assert table.clocks.deadline(0) is None
        before = table.clocks._since[0]
        with running.client() as eve:
            assert eve.post(f"/t/{name}/go-on").status_code == 403
        page = anna.get(f"/t/{name}").text
        check(page)
        assert 'id="undo"' not in page
        shelf = anna.get("/").text
        assert "The table rests." in shelf
        assert "Your turn" not in shelf
        assert anna.post(f"/t/{name}/go-on").status_code == 303
        assert table.clocks._since[0] > before  # what was rested is not thought
        assert move(anna, name, "stay").status_code == 201


def running_since(row: MatchRow) -> float:
    return (row.waits or {})["0"]


def test_a_holiday_ends_by_itself_and_costs_no_time(tmp_path: Any) -> None:
    days = {"kind": "days", "seconds": DAY}
    with serving(quick(str(tmp_path / "tables.sqlite3"), look_after=0.1)) as house:
        name, tokens = house.open_table("soum-soum", "me", "me", clock=days, **FIRST)
        with browser(house, name, tokens[0]) as anna, browser(house, name, tokens[1]) as ben:
            assert anna.post(f"/t/{name}/pause", data={"days": "99"}).status_code == 409
            anna.post(f"/t/{name}/pause", data={"days": "14"})
            ben.post(f"/t/{name}/answer", data={"yes": "true"})
            store = house.tables.services.store
            row = store.load(name).match
            assert row.pause is not None
            assert row.pause.until == pytest.approx(row.pause.since + 14 * DAY)
            assert row.due == row.pause.until
            # Two weeks later: the house wakes the table, and Anna's day begins again where it stood.
            waited = running_since(row)
            house.tables._tables.pop(name)
            house.tables._autoplay.pop(name).close()
            over = {"since": row.pause.since - 14 * DAY, "until": row.pause.since - 1}
            store.change(row, pause=over)
            store.wait(store.load(name).match, {"0": waited - 14 * DAY}, over["until"])
            wait_for(lambda: store.load(name).match.pause is None)
            wait_for(lambda: state(anna, name)["to_act"] == [0])
            assert running_since(store.load(name).match) == pytest.approx(waited, abs=60)
            wait_for(lambda: "The pause is over." in anna.get(f"/t/{name}").text)


def test_notes_are_for_their_owner_alone(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        noted = anna.post(f"/t/{name}/notes/0", data={"text": "Ben bluffs\nalways"}, headers={"hx-request": "true"})
        assert "Kept." in noted.text
        assert "Ben bluffs\nalways" in anna.get(f"/t/{name}/notes/0").text
        assert anna.post(f"/t/{name}/notes/0", data={"text": "x" * 4001}).status_code == 409
        assert ben.get(f"/t/{name}/notes/0").status_code == 403
        assert ben.post(f"/t/{name}/notes/0", data={"text": ""}).status_code == 403
        for page in (f"/t/{name}", f"/api/v1/tables/{name}", f"/api/v1/tables/{name}/view", f"/t/{name}/notes/1"):
            assert "bluffs" not in ben.get(page).text, page
        anna.post(f"/t/{name}/notes/0", data={"text": ""})
        assert running.tables.services.memory.note(name, 0) == ""


def test_a_rematch_in_other_seats(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", "me", **FIRST)
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        with browser(running, name, tokens[2]) as cleo:
            finish(running, name, anna, ben, cleo)
            assert anna.post(f"/t/{name}/rematch", data={"order": "odd"}).status_code == 422
            again = anna.post(f"/t/{name}/rematch", data={"order": "turned"}).headers["location"]
        new = again.removeprefix("/t/")
        assert [seat["name"] for seat in state(ben, new)["seats"]] == ["Cleo", "Anna", "Ben"]
        assert ben.post(f"/t/{name}/rematch").headers["location"] == again
        assert move(anna, new, "place 1 a1").status_code == 409  # hers is the second seat now
        assert anna.post(f"/t/{new}/talk", data={"text": "hello", "seat": "1"}).status_code == 303
        assert ben.post(f"/t/{new}/talk", data={"text": "hello", "seat": "1"}).status_code == 403


def test_bots_play_as_fast_as_the_table_wants(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "bot random")
    with browser(running, name, tokens[0]) as anna, running.client() as eve:
        assert anna.post(f"/t/{name}/pace", data={"pace": "slow"}).status_code == 303
        assert state(anna, name)["pace"] == 2.5
        assert anna.post(f"/t/{name}/pace", data={"pace": "warp"}).status_code == 409
        assert eve.post(f"/t/{name}/pace", data={"pace": "quick"}).status_code == 403
        again = {"game": "soum-soum", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": 11}
        assert eve.post("/api/v1/tables", json=again).status_code == 422


def test_every_bot_says_what_it_does(running: Running) -> None:
    for lang in LANGUAGES:
        told = [words(lang).say(f"about-{level}") for level in ENTRIES]
        assert len(set(told)) == len(told)
    with running.client() as anna:
        for game in slugs():
            page = anna.get(f"/new/{game}").text
            assert words("en").say("about-random") in page


def test_people_are_told_how_long_a_bot_may_think() -> None:
    """A net needs less: two seconds, or a moment. By other rules than the box's, and in Explo, a search is asked; a
    captain there, and where he works out where to sail, for a moment."""
    learnt, otherwise, cave = new("miles", 2), new("miles", 2, options={"length": "short"}), new("explo", 2)
    surfaced = new("voyage", 2, options={"surface-until-next-yellow": True})
    assert [bots.thinks("nemo", one) for one in (learnt, otherwise, cave, surfaced)] == [2, 6, 6, 6]
    assert [bots.thinks("captain", one) for one in (learnt, otherwise, cave, surfaced)] == [0.1, 1, 0.1, 0.1]
    assert bots.thinks("mate", learnt) == bots.thinks("gone", learnt) == 0
    assert bots.thinks("nemo:9s", learnt) == 9
