"""Undo as an enemy would use it: over is over, nobody is passed over, chance is fresh, and the record tells of it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx2 as httpx
import pytest
from sqlalchemy import update

from tests.server.live import Running, Stream, quick, serving, wait_for
from tests.server.test_seating import FIRST, browser, move, state
from vulcania.core.contents import contents
from vulcania.core.match import load
from vulcania.server.store.schema import undone
from vulcania.server.store.store import Outrun
from vulcania.server.table import Table

LONG = 1000.0
"""Seconds until a seat counts as away, in these tests."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Nobody counts as away because this machine is slow."""
    with serving(quick(str(tmp_path_factory.mktemp("undo") / "tables.sqlite3"), away_after=LONG)) as found:
        yield found


def away(running: Running, name: str, seat: int) -> None:
    """Let a seat's person have left long ago, rather than wait."""
    watching = running.table(name).watching
    wait_for(lambda: not watching._here[seat])
    for seen in (watching._gone, watching._asked):
        seen[seat] = watching._opened - LONG


def ask(client: httpx.Client, name: str) -> httpx.Response:
    return client.post(f"/api/v1/tables/{name}/undo")


def answer(client: httpx.Client, name: str, yes: bool, ply: int) -> int:
    return client.post(f"/api/v1/tables/{name}/answer", json={"yes": yes, "ply": ply}).status_code


def count_out(client: httpx.Client, name: str, seat: int) -> int:
    return client.post(f"/api/v1/tables/{name}/count-out", json={"seat": seat}).status_code


def a_turn(client: httpx.Client, name: str, place: str = "place 1 a1") -> None:
    """A card is laid, and another drawn: that asks for consent to be taken back."""
    assert move(client, name, place).status_code == 201
    assert move(client, name, "stay").status_code == 201


def forget(running: Running, name: str) -> Table:
    """Let the server read the table from its database again."""
    del running.tables._tables[name]
    with running.client() as anyone:
        anyone.get(f"/t/{name}")
    return running.table(name)


def test_over_is_over_however_often_one_asks(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    running.play(name, random.Random(1))
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        record = anna.get(f"/api/v1/tables/{name}/record").text
        before = state(anna, name)
        for client in (anna, ben) * 10:
            refused = ask(client, name)
            assert refused.status_code == 409
            assert refused.json()["error"]["code"] == "cannot-undo"
            assert client.post(f"/t/{name}/undo").status_code == 409
        assert state(anna, name) == before
        assert anna.get(f"/api/v1/tables/{name}/record").text == record
        assert 'id="undo"' not in anna.get(f"/t/{name}").text
        row = running.table(name).row
        with pytest.raises(Outrun):  # not even a server that has not heard of the end
            running.tables.services.store.undo(row, 2, by=0)


def test_alone_against_bots_over_is_over_too(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "bot random", **FIRST)
    running.play(name, random.Random(2))
    with running.client(tokens[0]) as anna:
        assert [ask(anna, name).status_code for _ in range(20)] == [409] * 20


def test_whose_stream_dropped_is_asked_all_the_same(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        a_turn(anna, name)
        with Stream(ben, f"/t/{name}/events") as stream:
            a_turn(ben, name, "place 1 b1")
            stream.message()
        away(running, name, 1)
        assert ask(anna, name).json() == {"done": False}
        assert state(anna, name)["ply"] == 4
        assert count_out(anna, name, 1) == 409  # not by who asks
        assert answer(anna, name, yes=True, ply=1) == 204  # who asked cannot agree either
        assert state(anna, name)["ply"] == 4
        assert anna.post(f"/t/{name}/hand-over", data={"seat": 1}).status_code == 303
        wait_for(lambda: state(anna, name)["to_act"] == [0])
        assert ask(anna, name).json() == {"done": False}  # a bot plays for Ben, but Ben is who is asked
        assert state(anna, name)["ply"] >= 4
        assert "Ben has not answered yet." in anna.get(f"/t/{name}").text


def test_a_program_that_polls_is_asked_and_answers(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, running.client(tokens[1]) as program:
        a_turn(anna, name)
        assert ask(anna, name).json() == {"done": False}
        asked = state(program, name)["ask"]
        assert (asked["seat"], asked["ply"]) == (0, 1)
        assert answer(program, name, yes=True, ply=0) == 409  # the yes was to another question
        assert answer(program, name, yes=False, ply=1) == 204
        assert state(program, name)["ask"] is None
        ask(anna, name)
        assert answer(program, name, yes=True, ply=1) == 204
        assert state(anna, name)["ply"] == 1


def test_only_the_others_count_somebody_out_and_only_who_is_away(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", "me", **FIRST)
    with (
        running.client(tokens[0]) as anna,
        running.client(tokens[1]) as ben,
        running.client(tokens[2]) as cleo,
        browser(running, name, *tokens.values()) as all_at_once,
        running.client() as stranger,
    ):
        a_turn(anna, name)
        ask(anna, name)
        state(ben, name)
        assert count_out(cleo, name, 1) == 409  # he has just been here
        away(running, name, 1)
        assert count_out(anna, name, 1) == 409
        assert count_out(all_at_once, name, 1) == 409
        assert count_out(stranger, name, 1) == 403
        assert count_out(cleo, name, 0) == 409
        away(running, name, 1)  # his key was used
        assert "Go on without Ben" in cleo.get(f"/t/{name}").text
        assert count_out(cleo, name, 1) == 204
        assert state(anna, name)["ply"] == 2  # Cleo herself has not agreed yet
        assert answer(cleo, name, yes=True, ply=1) == 204
        assert state(anna, name)["ply"] == 1


def test_a_yes_of_everyone_is_needed(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", "me", "bot random", **FIRST)
    clients = [running.client(token) for token in tokens.values()]
    try:
        a_turn(clients[0], name)
        ask(clients[0], name)
        assert answer(clients[1], name, yes=True, ply=1) == 204
        assert answer(clients[1], name, yes=True, ply=1) == 204
        assert state(clients[0], name)["ply"] == 2
        assert answer(clients[2], name, yes=True, ply=1) == 204  # and the bot is not asked
        assert state(clients[0], name)["ply"] == 1
    finally:
        for client in clients:
            client.close()


def test_the_same_moves_do_not_find_the_same_things(running: Running) -> None:
    piles = []
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, running.client(tokens[1]) as ben:
        hand = anna.get(f"/api/v1/tables/{name}/view").json()["view"]["hand"]
        a_turn(anna, name)
        for _ in range(3):
            piles.append(tuple(running.table(name).match.state.pile))  # type: ignore[attr-defined]
            ask(anna, name)
            assert answer(ben, name, yes=True, ply=1) == 204
            assert anna.post(f"/api/v1/tables/{name}/undo").json() == {"done": True}  # the card she laid, too
            assert anna.get(f"/api/v1/tables/{name}/view").json()["view"]["hand"] == hand
            a_turn(anna, name)
    assert len(set(piles)) == 3


def test_what_was_undone_is_told_by_the_record_and_read_again(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, running.client(tokens[1]) as ben:
        a_turn(anna, name)
        a_turn(ben, name, "place 1 b1")
        ask(anna, name)
        answer(ben, name, yes=True, ply=1)
        move(anna, name, "dive a1")
        move(ben, name, "place 1 b1")
        assert ask(ben, name).json() == {"done": True}
        a_turn(ben, name, "place 2 b1")
        match = running.table(name).match
        again = forget(running, name).match
        assert contents(again.state) == contents(match.state)
        running.play(name, random.Random(3))
        record = anna.get(f"/api/v1/tables/{name}/record").text
    assert "\n1. p1 place 1 a1; stay\n2. p2 place 1 b1; stay\nundo: 3 by p1\n3. p1 dive a1\n" in record
    assert "\n4. p2 place 1 b1\nundo: 1 by p2\n5. p2 place 2 b1; stay\n" in record
    assert load(record).record() == record


def test_both_databases_tell_the_same(database: str) -> None:
    """A table that another server, or the same one later, reads from the database stands as it stood."""
    with serving(quick(database)) as running:
        name, tokens = running.open_table("soum-soum", "me", "bot random", **FIRST)
        with running.client(tokens[0]) as anna:
            for _ in range(3):
                a_turn(anna, name)
                wait_for(lambda: state(anna, name)["to_act"] == [0])
                assert ask(anna, name).json() == {"done": True}
                ask(anna, name)
        before = running.table(name).match
    with serving(quick(database)) as running, running.client() as anyone:
        anyone.get(f"/t/{name}")
        after = running.table(name).match
        assert contents(after.state) == contents(before.state)
        assert after.record() == before.record()
        assert after.record().count("undo:") == 6


def test_what_was_undone_before_records_told_of_it_stays_as_it_was(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "bot random", **FIRST)
    with running.client(tokens[0]) as anna:
        start = contents(running.table(name).match.state)
        a_turn(anna, name)
        wait_for(lambda: state(anna, name)["to_act"] == [0])
        ask(anna, name)
        ask(anna, name)
        assert contents(running.table(name).match.state) != start
        engine = running.tables.services.store.engine
        with engine.begin() as connection:
            connection.execute(update(undone).where(undone.c.match == name).values(recorded=None))
        match = forget(running, name).match
        assert contents(match.state) == start
        assert "undo:" not in match.record()
        a_turn(anna, name)
        wait_for(lambda: state(anna, name)["to_act"] == [0])
        ask(anna, name)
        assert running.table(name).match.record().count("undo:") == 1
        now = contents(running.table(name).match.state)
        assert contents(forget(running, name).match.state) == now


def test_the_policy_stands_in_the_help(running: Running) -> None:
    with running.client() as anyone:
        page = anyone.get("/rules/soum-soum").text
    for never in ("Never past chance", "never past something hidden", "never another player", "nothing is taken back"):
        assert never in page


def test_a_yes_to_one_question_is_none_to_another(running: Running) -> None:
    """Somebody asks for a pause, which goes on being asked while they play, and then for something else instead."""
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, running.client(tokens[1]) as ben:
        assert move(anna, name, "place 1 a1").status_code == 201
        assert anna.post(f"/api/v1/tables/{name}/pause", json={}).json() == {"done": False}
        seen = state(ben, name)["ask"]
        assert move(anna, name, "stay").status_code == 201
        assert ask(anna, name).json() == {"done": False}
        assert state(ben, name)["ask"]["ply"] == seen["ply"] == 1
        yes = {"yes": True, "ply": 1, "kind": seen["kind"]}
        assert ben.post(f"/api/v1/tables/{name}/answer", json=yes).status_code == 409
        assert ben.post(f"/t/{name}/answer", data=yes).status_code == 409
        assert state(ben, name)["ply"] == 2
        with browser(running, name, tokens[1]) as page:
            assert 'name="kind" value="undo"' in page.get(f"/t/{name}").text
        assert ben.post(f"/api/v1/tables/{name}/answer", json={**yes, "kind": "undo"}).status_code == 204
        assert state(ben, name)["ply"] == 1
