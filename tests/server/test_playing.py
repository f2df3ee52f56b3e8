"""Whole matches over HTTP: by programs, against bots, under races, across restarts."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest

import vulcania
from tests.server.live import Running, Stream, quick, serving, wait_for

GAMES = vulcania.slugs()


def play_out(running: Running, name: str, tokens: dict[int, str], luck: random.Random, most: int = 10_000) -> None:
    """Random moves for all one's own seats, until the match is over or so many were made."""
    clients = {seat: running.client(token) for seat, token in tokens.items()}
    try:
        for _ in range(most):
            state = clients[next(iter(clients))].get(f"/api/v1/tables/{name}").json()
            if state["status"] == "over":
                return
            seat = next((seat for seat in state["to_act"] if seat in clients), None)
            if seat is None:
                continue
            offered = clients[seat].get(f"/api/v1/tables/{name}/legal").json()
            if not offered["moves"]:
                continue
            move = {"move": luck.choice(offered["moves"]), "ply": offered["ply"]}
            answer = clients[seat].post(f"/api/v1/tables/{name}/moves", json=move)
            assert answer.status_code in (201, 409), answer.text
    finally:
        for client in clients.values():
            client.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_over_the_api(running: Running, game: str) -> None:
    low, _ = vulcania.core.registry.meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2), listed=False)
    play_out(running, name, tokens, random.Random(game))
    with running.client() as client:
        state = client.get(f"/api/v1/tables/{name}").json()
        assert state["status"] == "over"
        record = client.get(f"/api/v1/tables/{name}/record").text
    match = vulcania.load(record)
    assert match.over
    assert len(match.plies) == state["ply"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_match_to_its_end(running: Running, game: str) -> None:
    low, _ = vulcania.core.registry.meta(game).seats
    name, _ = running.open_table(game, *["bot random"] * max(low, 2), listed=False)
    with running.client() as client:
        wait_for(lambda: client.get(f"/api/v1/tables/{name}").json()["status"] == "over")
        assert vulcania.load(client.get(f"/t/{name}/record").text).over


def test_of_two_moves_that_race_one_lands_and_the_other_is_told_kindly(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    answers: list[tuple[int, str]] = []
    together = threading.Barrier(4)

    def try_one(move: str) -> None:
        with running.client(tokens[0]) as client:
            together.wait()
            answer = client.post(f"/api/v1/tables/{name}/moves", json={"move": move, "ply": 0})
            answers.append((answer.status_code, answer.json().get("error", {}).get("message", "")))

    threads = [threading.Thread(target=try_one, args=(f"place 1 a{n}",)) for n in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(status for status, _ in answers) == [201, 409, 409, 409]
    assert {message for status, message in answers if status == 409} == {
        "Someone was faster: the table changed before this arrived. Look again and choose anew."
    }


def test_where_all_decide_at_once_nobody_outruns_the_others(running: Running) -> None:
    name, tokens = running.open_table("explo", "me", "me")
    with running.client(tokens[0]) as anna, running.client(tokens[1]) as ben:
        for client, thing, status in ((anna, "rope", 201), (ben, "helmet", 201), (anna, "water", 409)):
            move = {"move": f"take {thing}", "ply": 0}
            assert client.post(f"/api/v1/tables/{name}/moves", json=move).status_code == status


@pytest.mark.rule("EX-9")
def test_a_line_of_several_things_is_several_moves_and_the_rest_is_told(running: Running) -> None:
    name, tokens = running.open_table("explo", "me", "me")
    with running.client(tokens[0], **{"accept-language": "fr"}) as client:
        answer = client.post(f"/api/v1/tables/{name}/moves", json={"move": "corde et casque, piano", "ply": 0})
        assert answer.status_code == 201
        told = answer.json()
        assert (told["ply"], told["move"], told["more"]) == (0, "take rope", ["take helmet"])
        assert "piano" in told["left"]["message"]
        error = client.post(f"/api/v1/tables/{name}/moves", json={"move": "sac de couchage"}).json()["error"]
        assert list(error["offers"]) == ["take survival-blanket"]
        assert "couverture de survie" in error["offers"]["take survival-blanket"]
        again = client.post(f"/api/v1/tables/{name}/moves", json={"move": "corde, gants"}).json()
        assert (again["move"], again["left"]["rule"]) == ("take gloves", "EX-8")


@pytest.mark.rule("EX-8")
def test_no_list_shows_people_what_lies_on_the_secret_shelf(running: Running) -> None:
    name, tokens = running.open_table("explo", "me", "me", advice=True)
    with running.client(tokens[0]) as client:
        assert len(client.get(f"/api/v1/tables/{name}/legal").json()["moves"]) == 21, "programs cannot guess"
        assert {one["move"] for one in client.get(f"/api/v1/tables/{name}/advice").json()} <= {"depart"}
        page = client.get(f"/t/{name}").text
        assert "data-legal" in page
        assert "Take along: rope" not in page
        assert "&#34;take rope&#34;" not in page


@pytest.mark.rule("EX-8")
def test_who_packs_in_a_browser_does_not_read_the_shelf_in_the_api_either(running: Running) -> None:
    name, tokens = running.open_table("explo", "me", "open")
    table = f"/api/v1/tables/{name}"
    with running.client() as ben, running.client(tokens[0]) as program:
        ben.post(f"/t/{name}/join", data={"name": "Ben"})
        assert (
            ben.get(f"{table}/legal").json()["moves"] == ben.get(f"{table}/view").json()["view"]["legal"] == ["depart"]
        )
        key = ben.cookies[f"seat_{name}"]
        with running.client(key) as copied, ben.stream("GET", f"{table}/events") as events:
            assert copied.get(f"{table}/legal").json()["moves"] == ["depart"], "a copied key is still a person's"
            told = next(line for line in events.iter_lines() if line.startswith("data: {"))
            assert json.loads(told.removeprefix("data: "))["view"]["legal"] == ["depart"]
        assert len(program.get(f"{table}/view").json()["view"]["legal"]) == 21
        assert ben.post(f"{table}/moves", json={"move": "rope"}).status_code == 201, "it is typed"


def test_a_refusal_names_its_rule_in_the_language_of_the_reader(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    with running.client(tokens[0], **{"accept-language": "fr"}) as client:
        error = client.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 c3"}).json()["error"]
        assert error["code"] == "illegal-move"
        assert error["rule"] == "SS-1"
        assert error["help"] == "/rules/soum-soum#SS-1"
        assert "c3" in error["message"]
        assert 'id="SS-1"' in client.get("/rules/soum-soum").text
        error = client.post(f"/api/v1/tables/{name}/moves", json={"move": "plcae 1 c3"}).json()["error"]
        assert error["code"] == "not-a-move"
    with running.client(tokens[1]) as client:
        answer = client.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a1"})
        assert answer.status_code == 409
        assert answer.json()["error"]["message"] == "Ben has nothing to decide now: Anna is to act."


def test_a_preview_tells_what_a_move_would_do(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    with running.client(tokens[0]) as client:
        told = client.get(f"/api/v1/tables/{name}/preview", params={"move": ["place 1 a1", "place 1 c3", "swim", ""]})
        assert set(told.json()) == {"place 1 a1"}, "the others are not legal, or no moves at all"
        assert "diver here" in told.json()["place 1 a1"]


def test_only_a_whole_number_is_one(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with running.client(tokens[0]) as client:
        for days, status in ((False, 422), ("1", 422), (1.5, 422), (0.0, 200)):
            assert client.post(f"/api/v1/tables/{name}/pause", json={"days": days}).status_code == status


def test_a_match_goes_on_after_the_server_was_restarted(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with serving(quick(database)) as running:
        name, tokens = running.open_table("soum-soum", "me", "me")
        play_out(running, name, tokens, random.Random(1), most=12)
        with running.client(tokens[0]) as client:
            before = client.get(f"/api/v1/tables/{name}/view").json()
    with serving(quick(database)) as running:
        with running.client(tokens[0]) as client, Stream(client, f"/api/v1/tables/{name}/events") as stream:
            assert stream.state()["view"] == before["view"]
            assert client.get(f"/api/v1/tables/{name}/view").json() == before
        play_out(running, name, tokens, random.Random(2))
        with running.client() as client:
            assert vulcania.load(client.get(f"/t/{name}/record").text).over


def test_every_reader_of_a_stream_gets_the_whole_board_at_once_and_each_change(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    with running.client(tokens[0]) as anna, running.client() as watcher:
        with Stream(watcher, f"/t/{name}/events") as page, Stream(anna, f"/api/v1/tables/{name}/events") as api:
            assert "<svg" in page.message()
            assert api.state()["ply"] == 0
            anna.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a1"})
            assert 'data-ply="1"' in page.until('data-ply="1"')
            while api.state()["ply"] != 1:
                pass
        with Stream(watcher, f"/t/{name}/events") as again:
            assert 'data-ply="1"' in again.message()
