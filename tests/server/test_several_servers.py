"""Several servers on one PostgreSQL stay in step."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx2 as httpx
import pytest

import vulcania
from tests.server.live import Stream, quick, serving, wait_for
from tests.server.test_playing import play_out
from tests.server.test_seating import open_link

pytestmark = pytest.mark.postgres


def test_a_move_at_one_server_is_seen_at_the_other(postgres_address: str) -> None:
    with serving(quick(postgres_address)) as one, serving(quick(postgres_address)) as two:
        name, tokens = one.open_table("soum-soum", "me", "me", "bot random", options={"first": "p1"})
        with one.client(tokens[0]) as anna, two.client(tokens[1]) as ben:
            with Stream(ben, f"/api/v1/tables/{name}/events") as stream:
                assert stream.state()["ply"] == 0
                for move in ("place 1 a1", "stay"):
                    assert anna.post(f"/api/v1/tables/{name}/moves", json={"move": move}).status_code == 201
                while stream.state()["to_act"] != [1]:
                    pass
            # Ben is told by the one server what he tells the other.
            assert ben.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a2"}).status_code == 201
            wait_for(lambda: anna.get(f"/api/v1/tables/{name}").json()["ply"] == 3)
            assert ben.post(f"/api/v1/tables/{name}/undo").json() == {"done": True}
            wait_for(lambda: anna.get(f"/api/v1/tables/{name}").json()["ply"] == 2)
        play_out(two, name, {1: tokens[1]}, random.Random(1), most=30)
        with one.client(tokens[0]) as anna, two.client(tokens[1]) as ben:
            stories = []
            for client in (anna, ben):
                wait_for(lambda client=client: client.get(f"/api/v1/tables/{name}").json()["to_act"] == [0])
                stories.append([entry["move"] for entry in client.get(f"/api/v1/tables/{name}/story").json()])
            assert stories[0] == stories[1]


def test_of_servers_only_one_looks_after_a_table_and_another_takes_over(postgres_address: str) -> None:
    with serving(quick(postgres_address)) as two:
        with serving(quick(postgres_address)) as one:
            name, tokens = one.open_table("soum-soum", "me", "bot random", options={"first": "p1"})
            with two.client(tokens[0]) as anna:
                anna.get(f"/api/v1/tables/{name}")
                assert one.tables.keeps(one.table(name))
                assert not two.tables.keeps(two.table(name))
        wait_for(lambda: two.tables.keeps(two.table(name)))
        play_out(two, name, tokens, random.Random(2))
        with two.client() as client:
            assert vulcania.load(client.get(f"/t/{name}/record").text).over


def test_who_is_here_is_known_at_every_server(postgres_address: str) -> None:
    with serving(quick(postgres_address)) as one, serving(quick(postgres_address)) as two:
        name, tokens = one.open_table("soum-soum", "me", "me")
        events = f"/api/v1/tables/{name}/events"

        def here(client: httpx.Client) -> list[bool]:
            return [seat["here"] for seat in client.get(f"/api/v1/tables/{name}").json()["seats"]]

        with one.client(tokens[0]) as anna, two.client(tokens[1]) as ben, Stream(anna, events):
            wait_for(lambda: here(ben) == [True, False])
            with Stream(ben, events):
                wait_for(lambda: here(anna) == [True, True])
            wait_for(lambda: here(anna) == [True, False])


def test_a_seat_that_is_taken_over_at_one_server_is_lost_at_the_other(postgres_address: str) -> None:
    with serving(quick(postgres_address)) as one, serving(quick(postgres_address)) as two:
        name, tokens = one.open_table("soum-soum", "me", "me")
        link = f"/t/{name}/seat/{tokens[0]}"
        with one.client() as guest, two.client() as late, two.client(tokens[0]) as host:
            late.get(link)
            with Stream(host, f"/api/v1/tables/{name}/events") as stream:
                assert stream.state()["view"]["seat"] == 0
                assert open_link(guest, link).status_code == 303
                with pytest.raises(AssertionError, match="the stream ended"):
                    stream.until("never")
            assert late.post(link).status_code == 403
            assert host.get(f"/api/v1/tables/{name}/view").status_code == 403


def test_of_two_who_take_a_seat_over_at_two_servers_one_has_it(postgres_address: str) -> None:
    with serving(quick(postgres_address)) as one, serving(quick(postgres_address)) as two:
        for _ in range(8):
            name, tokens = one.open_table("soum-soum", "me", "me")
            link, together = f"/t/{name}/seat/{tokens[0]}", Barrier(2)

            def sit(client: httpx.Client, link: str = link, together: Barrier = together) -> int:
                client.get(link)
                together.wait()
                return client.post(link).status_code

            with one.client() as anna, two.client() as ben, ThreadPoolExecutor(2) as both:
                told = list(both.map(sit, (anna, ben)))
                assert sorted(told) in ([303, 403], [303, 409])
                for client, status in zip((anna, ben), told, strict=True):
                    seen = client.get(f"/api/v1/tables/{name}/view").json()
                    assert (seen["view"]["seat"] == 0) == (status == 303)
