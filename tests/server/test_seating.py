"""Sitting down, leaving, coming back, undo, clocks, rematch: what people do at a table besides moving."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest

from tests.server.live import Running, Stream, wait_for
from vulcania.core import hooks
from vulcania.core.record import parse
from vulcania.core.registry import game as find_game
from vulcania.players import worker
from vulcania.server import clock
from vulcania.server.bots import bot_names
from vulcania.server.clock import GRACE, Clocks
from vulcania.server.store.rows import Clock, MoveRow
from vulcania.words.message import message

FIRST = {"options": {"first": "p1"}}


@contextmanager
def browser(running: Running, name: str = "", *tokens: str) -> Iterator[httpx.Client]:
    with running.client() as client:
        if tokens:
            client.cookies.set(f"seat_{name}", "~".join(tokens))
        yield client


def state(client: httpx.Client, name: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/v1/tables/{name}").json()
    return found


def move(client: httpx.Client, name: str, text: str) -> httpx.Response:
    return client.post(f"/api/v1/tables/{name}/moves", json={"move": text})


def open_link(client: httpx.Client, link: str, **chosen: str) -> httpx.Response:
    """Open a seat's personal link and sit down there, alone or ``too="on"``."""
    client.get(link)
    return client.post(link, data=chosen)


def test_joining_asks_for_a_name_only(running: Running) -> None:
    with browser(running) as anna, browser(running) as ben, browser(running) as late:
        opened = anna.post("/new/soum-soum", data={
            "seat-0": "me", "name-0": "Anna", "seat-1": "open", "option-first": "p1", "clock": "none",
        })  # fmt: skip
        name = opened.headers["location"].removeprefix("/t/")
        waiting = anna.get(f"/t/{name}").text
        assert f"/t/{name}" in waiting
        assert 'class="segno"' in waiting
        assert state(anna, name)["status"] == "open"
        assert move(anna, name, "place 1 a1").json()["error"]["message"].startswith("The match has not begun")
        assert 'name="name"' in ben.get(f"/t/{name}").text
        assert ben.post(f"/t/{name}/join", data={"name": "Anna"}).status_code == 303
        found = state(ben, name)
        assert found["status"] == "playing"
        assert [seat["name"] for seat in found["seats"]] == ["Anna", "Anna 2"]
        assert late.post(f"/t/{name}/join", data={"name": "Cleo"}).status_code == 409
        assert "You can still watch" in late.post(f"/t/{name}/join", data={"name": "Cleo"}).text
        assert move(anna, name, "place 1 a1").status_code == 201
        assert name in anna.get("/").text


def test_bots_may_take_the_free_seats(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open", "open")
    with browser(running) as stranger:
        assert stranger.post(f"/t/{name}/fill").status_code == 403
    with browser(running, name, tokens[0]) as anna:
        assert anna.post(f"/t/{name}/fill", data={"level": "hal"}).status_code == 409
        assert anna.post(f"/t/{name}/fill", data={"level": "random"}).status_code == 303
        assert [seat["kind"] for seat in state(anna, name)["seats"]] == ["person", "bot", "bot"]
        assert state(anna, name)["status"] == "playing"


def test_a_seat_left_alone_is_handed_to_a_bot_until_its_person_returns(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        with Stream(anna, f"/t/{name}/events"):
            early = ben.post(f"/t/{name}/hand-over", data={"seat": "0"})
            assert early.status_code == 409
            assert "Anna is still here" in early.text
        with Stream(ben, f"/t/{name}/events") as stream:
            stream.until(">Let a bot play<")
            assert ben.post(f"/t/{name}/hand-over", data={"seat": "0"}).status_code == 303
            stream.until("a bot plays on")
            wait_for(lambda: state(ben, name)["to_act"] == [1])
        with Stream(anna, f"/t/{name}/events") as stream:
            stream.until("Anna is back")
            assert state(anna, name)["seats"][0]["stand_in"] is None


def test_who_leaves_lets_a_bot_play_and_may_come_back_at_any_time(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, name, tokens[1]) as ben:
        assert ben.post(f"/t/{name}/hand-over", data={"seat": "1"}).status_code == 303
        assert state(ben, name)["seats"][1]["stand_in"] == "mate"
        assert ben.post(f"/t/{name}/back", data={"seat": "0"}).status_code == 403
        assert ben.post(f"/t/{name}/back", data={"seat": "1"}).status_code == 303
        assert state(ben, name)["seats"][1]["stand_in"] is None


def test_the_rules_of_undo_allow_it_or_the_others_do(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        move(anna, name, "place 1 a1")
        assert anna.post(f"/t/{name}/undo").status_code == 303
        assert state(anna, name)["ply"] == 0
        move(anna, name, "place 1 a1")
        move(anna, name, "stay")  # a card is drawn: only by consent
        with Stream(ben, f"/t/{name}/events") as stream:
            assert anna.post(f"/t/{name}/undo").status_code == 303
            stream.until("Anna asks to take the last move back.")
            assert state(anna, name)["ply"] == 2
            ben.post(f"/t/{name}/answer", data={"yes": "false"})
            stream.until("would rather not")
            anna.post(f"/t/{name}/undo")
            ben.post(f"/t/{name}/answer", data={"yes": "true"})
            stream.until("Anna took a move back.")
        assert state(anna, name)["ply"] == 1
        assert state(anna, name)["to_act"] == [0]
        assert ben.post(f"/t/{name}/answer", data={"yes": "true"}).status_code == 409
        nothing = ben.post(f"/t/{name}/undo")
        assert nothing.status_code == 409


def test_against_bots_nobody_has_to_be_asked(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "bot random", **FIRST)
    with browser(running, name, tokens[0]) as anna:
        move(anna, name, "place 1 a1")
        move(anna, name, "stay")
        wait_for(lambda: state(anna, name)["to_act"] == [0])
        assert state(anna, name)["ply"] > 2
        anna.post(f"/t/{name}/undo")
        assert state(anna, name)["ply"] == 1
        assert [row[2] for row in running.tables.services.store.undone(name)][-1] == "stay"


def test_talk_is_heard_by_all(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[0]) as anna, running.client() as watcher:
        with Stream(watcher, f"/t/{name}/events") as stream:
            stream.message()
            assert anna.post(f"/t/{name}/talk", data={"text": "well  met"}).status_code == 303
            assert "well met" in stream.until("well met")
        assert anna.post(f"/t/{name}/talk", data={"text": " "}).status_code == 409


def test_presence_is_seen(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    events = f"/api/v1/tables/{name}/events"
    with running.client(tokens[0]) as anna, running.client() as watcher, Stream(watcher, events) as stream:
        assert not stream.state()["seats"][0]["here"]
        with Stream(anna, events):
            assert stream.state()["seats"][0]["here"]
        assert not stream.state()["seats"][0]["here"]


def test_a_rematch_seats_the_same_people(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        assert anna.post(f"/t/{name}/rematch").status_code == 409
        running.play(name, random.Random(3))
        new = anna.post(f"/t/{name}/rematch").headers["location"]
        assert ben.post(f"/t/{name}/rematch").headers["location"] == new
        assert f'href="{new}"' in ben.get(f"/t/{name}").text
        with browser(running, name, tokens[1]) as other:  # never asked for it, but holds the old key
            again = new.removeprefix("/t/")
            assert other.get(new).status_code == 200
            assert other.get(f"/api/v1/tables/{again}/view").json()["view"]["seat"] == 1
            assert [seat["name"] for seat in state(other, again)["seats"]] == ["Anna", "Ben"]


def test_when_time_is_up_a_bot_plays_until_the_person_returns(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", clock={"kind": "move", "seconds": 3600}, **FIRST)
    table = running.table(name)
    with running.client(tokens[0]) as anna, running.client() as watcher:
        with Stream(watcher, f"/t/{name}/events") as stream:
            assert "data-until" in stream.message()
            # The clock is wound forward rather than waited for.
            table.clocks._since = dict.fromkeys(table.clocks._since, clock.now() - 4000)
            table.clocks._grace = {}
            running.wake(name)
            stream.until("Time is up for Anna")
        wait_for(lambda: state(anna, name)["to_act"] == [1])
        assert state(anna, name)["seats"][0]["stand_in"] == "mate"
        refused = move(anna, name, "place 1 a1")
        assert refused.status_code == 409


def test_a_failing_bot_is_replaced_and_the_table_is_told(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(task: worker.Task) -> worker.Answer:
        if task.player == "greedy":
            note = message("player-crashed", seat=task.seat, name=task.player, why="it is broken")
            sight = task.seen()
            return worker.Answer(sight.game.vocabulary.notation(sight.moves[0]), note)
        return worker.play(task)

    monkeypatch.setattr("vulcania.server.bots.play", broken)
    name, tokens = running.open_table("soum-soum", "bot greedy", "me", **FIRST)
    with running.client(tokens[1]) as ben:
        wait_for(lambda: state(ben, name)["to_act"] == [1])
        found = state(ben, name)
        assert found["seats"][0]["level"] == "mate"
        page = ben.get(f"/t/{name}").text
        assert "broke down: it is broken" in page


class Hurried:
    """A game's own clock, as a folder's ``table.py`` would bring it."""

    def clock(self, view: Any) -> float | None:
        return 90 if not any(place.card for place in view.sea if place.name != "c3") else None

    def on_timeout(self, view: Any) -> str:
        return str(view.legal[-1])

    def bots_wait(self, view: Any) -> bool:
        return True

    def typed(self, view: Any, text: str, lang: str) -> str | None:
        return {"first card top left": "place 1 a1"}.get(text)

    def rematch(self, options: dict[str, Any], outcome: Any) -> dict[str, Any]:
        return {**options, "open-market": True}


def test_a_game_may_bring_its_own_clock_and_understand_more_than_notation(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = hooks.Hooks(SimpleNamespace(**{
        name: getattr(Hurried(), name) for name in ("clock", "on_timeout", "bots_wait", "typed", "rematch")
    }), find_game("soum-soum").vocabulary)  # type: ignore[arg-type]  # fmt: skip
    monkeypatch.setattr("vulcania.server.autoplay.hooks", lambda _: brought)
    monkeypatch.setattr("vulcania.server.table.hooks", lambda _: brought)
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    table = running.table(name)
    assert table.row.started is not None
    assert table.phase_until == table.row.started + 90
    table.phase_until = clock.now() - 1
    running.wake(name)
    with running.client(tokens[0]) as anna:
        wait_for(lambda: state(anna, name)["ply"] == 1)
        assert table.match.plies[0].text == "place 3 e5"
        wait_for(lambda: table.phase_until is None)
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna:
        assert move(anna, name, "first card top left").json()["move"] == "place 1 a1"


def test_clocks_count_what_each_seat_thought() -> None:
    clocks = Clocks(Clock("player", 60))
    clocks.restart((0,), [MoveRow(0, 1, "x", 20)], 1000, {0: 5})
    assert clocks.deadline(0) == 1060
    assert clocks.left(1) == 40
    assert clocks.deadline(1) is None
    clocks.moved(MoveRow(1, 0, "y", 50), (1,), now=1050)
    assert clocks.deadline(1) == 1090
    clocks.moved(MoveRow(2, 1, "z", 5), (0, 1), now=1055)
    assert clocks.deadline(0) == 1065
    clocks.returned(0, 3, 1100)
    assert clocks.deadline(0) == 1100 + GRACE


def test_a_clock_per_move_starts_anew_with_each() -> None:
    clocks = Clocks(Clock("move", 30))
    clocks.restart((0, 1), [], 0, {})
    clocks.moved(MoveRow(0, 0, "x", 9), (0, 1), now=9)
    assert clocks.deadline(0) == 39
    assert clocks.deadline(1) == 30
    assert Clocks(Clock()).deadline(0) is None


def test_bots_are_named_apart() -> None:
    assert len(set(bot_names(6, ["Ned"]))) == 6


def test_a_match_whose_rules_are_gone_goes_on_under_todays(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    store = running.tables.services.store
    with browser(running, name, tokens[0]) as anna:
        assert move(anna, name, "place 1 a1").status_code == 201
        undone = anna.post(f"/t/{name}/undo")
        assert undone.status_code == 303
        assert move(anna, name, "place 1 a1").status_code == 201
        row = store.load(name).match
        store.append(row, MoveRow(1, 0, "dive e5"))
        store.change(store.load(name).match, components="other", rules=0, options={**row.options, "gone": True})
        del running.tables._tables[name]
        page = anna.get(f"/t/{name}").text
        assert "today’s are 1" in page
        assert "from before its last move" in page
        assert state(anna, name)["ply"] == 1
        assert move(anna, name, "stay").status_code == 201
        del running.tables._tables[name]  # and it is found so again
        assert state(anna, name)["ply"] == 2
        store.change(store.load(name).match, components="other", rules=99)  # of a newer release: left as it is
        running.tables._tables.pop(name, None)
        assert anna.get(f"/t/{name}").status_code == 409
        assert anna.get(f"/t/{name}/remains").status_code == 409
        assert anna.get(f"/t/{name}/record").status_code == 409
        assert store.load(name).match.plies == 2
        store.change(store.load(name).match, rules=1, ended=1.0)  # over: there is no board, but a record
        for address in ("", "/replay", "/analysis"):
            told = anna.get(f"/t/{name}{address}", follow_redirects=True)
            assert told.status_code == 200
            assert f'href="/t/{name}/record"' in told.text
        record = anna.get(f"/t/{name}/record").text
        assert "components: other" in record
        assert [move.text for move in parse(record).moves][-2:] == ["place 1 a1", "stay"]
        assert anna.get(f"/api/v1/tables/{name}/record").text == record
