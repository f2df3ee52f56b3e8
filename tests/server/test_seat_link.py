"""A seat's personal link: looked at it does nothing, and whoever sits down by it holds the seat alone."""

from __future__ import annotations

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy
from threading import Barrier

import httpx2 as httpx
import pytest

from tests.server.live import Running, Stream, wait_for
from tests.server.test_seating import FIRST, browser, move, open_link, state
from vulcania.server import seating
from vulcania.server.carried import HEADERS

TWO = {"seat-0": "me", "name-0": "Hugo", "seat-1": "me", "name-1": "Ada", "option-first": "p2", "clock": "none"}
ELSEWHERE = "also open on another device"
TAKEN_OVER = "Ada’s seat has been taken over on another device."


def personal_link(client: httpx.Client, name: str, seat: int) -> str:
    """As the page about other devices tells it."""
    found = re.search(rf"/t/{name}/seat/{seat}\.[\w-]+", client.get(f"/t/{name}/device").text)
    assert found is not None
    return found[0]


def sees(client: httpx.Client, name: str, seat: int) -> bool:
    """Whether a table is shown as that seat sees it."""
    answer = client.get(f"/api/v1/tables/{name}/view", params={"seat": seat})
    return answer.status_code == 200 and answer.json()["view"]["seat"] == seat


def open_two(host: httpx.Client) -> str:
    """A table where the host sits in both seats, and Ada's is to begin."""
    name: str = host.post("/new/soum-soum", data=TWO).headers["location"].removeprefix("/t/")
    return name


def test_a_host_who_passes_a_seats_link_off_as_an_invitation_loses_the_seat(running: Running) -> None:
    with browser(running) as host, browser(running) as guest:
        name = open_two(host)
        link = personal_link(host, name, 1)
        host_key = link.rpartition("/")[2]
        page = guest.get(link)
        assert page.status_code == 200
        assert "Ada’s seat at a table of Soum Soum" in page.text
        assert "sees everything that Ada sees" in page.text
        assert page.text.index("Sit down here") < page.text.index("This is my own other screen")
        with Stream(host, f"/t/{name}/events?as=1") as stream, running.client(host_key) as program:
            assert "hand 1" in stream.message()
            assert sees(program, name, 1)
            assert guest.post(link).headers["location"] == f"/t/{name}"
            with pytest.raises(AssertionError, match="the stream ended"):
                stream.until("hand 1")
            assert not sees(program, name, 1), "the token"
            assert move(program, name, "place 1 a1").status_code == 403
        assert not sees(host, name, 1), "the cookie"
        assert move(host, name, "place 1 a1").status_code == 409, "it is not the turn of the seat that is left"
        assert host.post(f"/t/{name}/talk", data={"seat": 1, "text": "boo"}).status_code == 403
        assert host.post(f"/t/{name}/talk", data={"seat": 0, "text": "mine"}).status_code == 303
        del host.cookies[f"seat_{name}"]
        assert not sees(host, name, 1), "the pass of who is known"
        assert host.get(link).status_code == 403
        assert host.post(link).status_code == 403
        assert TAKEN_OVER in host.get(f"/t/{name}").text
        assert sees(guest, name, 1)
        assert not sees(guest, name, 0)
        assert move(guest, name, "place 1 a1").status_code == 201
        shown = guest.get(f"/t/{name}").text
        assert TAKEN_OVER in shown
        assert ELSEWHERE not in shown


def test_ones_own_other_screen_holds_the_seat_too(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, name, tokens[0]) as desk, browser(running) as phone:
        link = personal_link(desk, name, 0)
        assert tokens[1] not in desk.get(f"/t/{name}/device").text
        assert open_link(phone, link, too="on").status_code == 303
        assert tokens[0] not in phone.cookies[f"seat_{name}"], "each has a key of its own"
        assert move(phone, name, "place 1 a1").status_code == 201
        assert move(desk, name, "stay").status_code == 201
        for screen in (desk, phone):
            shown = screen.get(f"/t/{name}").text
            assert ELSEWHERE in shown
            assert "taken over" not in shown
            assert screen.get(link).headers["location"] == f"/t/{name}", "who sits there need not be asked"


def test_to_look_at_a_link_changes_nothing(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    link = f"/t/{name}/seat/{tokens[1]}"
    table = running.table(name)
    before = (table.seats, table.row.version)
    with running.client() as program:
        for look in (program.head, program.get, program.head, program.get):
            answer = look(link)
            assert answer.status_code == 200
            assert f"seat_{name}" not in answer.headers.get("set-cookie", "")
            assert {key: answer.headers[key] for key in HEADERS} == HEADERS
            assert answer.headers["cache-control"] == "no-store"
        assert not sees(program, name, 1)
        assert (table.seats, table.row.version) == before
        assert program.post(link).status_code == 303


def test_a_link_is_used_up_by_sitting_down(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    link = f"/t/{name}/seat/{tokens[1]}"
    with browser(running) as guest, browser(running) as late:
        late.get(link)
        assert open_link(guest, link).status_code == 303
        for answer in (late.get(link), late.post(link), late.post(link, data={"too": "on"})):
            assert answer.status_code == 403
            assert "This link opens no seat, or not any more" in answer.text
        assert guest.get(link).headers["location"] == f"/t/{name}", "a link in a letter is opened again"
        assert guest.post(link).headers["location"] == f"/t/{name}", "a button is pressed twice"
        assert len([row for row in running.table(name).talk if row.kind == "note"]) == 1


def test_of_two_who_sit_down_at_once_one_holds_the_seat(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    link, together = f"/t/{name}/seat/{tokens[1]}", Barrier(8)

    def sit(client: httpx.Client) -> int:
        client.get(link)
        together.wait()
        return client.post(link).status_code

    with ThreadPoolExecutor(8) as crowd, ExitStack() as leaving:
        clients = [leaving.enter_context(running.client()) for _ in range(8)]
        told = list(crowd.map(sit, clients))
        assert sorted(told) == [303] + [403] * 7
        assert [sees(client, name, 1) for client in clients] == [one == 303 for one in told]


def test_only_here_comes_too_late_once_somebody_sat_down(running: Running) -> None:
    """Asked while it was still theirs, and answered when it is so no longer."""
    name, tokens = running.open_table("soum-soum", "me", "me")
    table, loop = running.table(name), running.tables.loop
    assert loop is not None
    with browser(running, name, tokens[1]) as host, browser(running) as guest, ThreadPoolExecutor(2) as both:
        guest.get(link := f"/t/{name}/seat/{tokens[1]}")
        asyncio.run_coroutine_threadsafe(table.lock.acquire(), loop).result()
        sitting = both.submit(guest.post, link)
        wait_for(lambda: table.lock._waiters)
        only_here = both.submit(host.post, f"/t/{name}/alone", data={"seat": 1})
        wait_for(lambda: len(table.lock._waiters or ()) == 2)
        loop.call_soon_threadsafe(table.lock.release)
        assert sitting.result().status_code == 303
        assert only_here.result().status_code == 403
        assert sees(guest, name, 1)
        assert not sees(host, name, 1)


def test_nobody_loses_a_seat_with_an_answer_that_was_lost(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    link = f"/t/{name}/seat/{tokens[1]}"
    with browser(running) as guest, browser(running) as careful:
        careful.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        assert careful.get(link).status_code == 200
        refused = careful.post(link)
        assert refused.status_code == 403
        assert "keeps no cookies" in refused.text
        open_link(guest, link)
        del guest.cookies[f"seat_{name}"]
        assert guest.post(link).headers["location"] == f"/t/{name}"
        assert sees(guest, name, 1)


def test_other_sites_let_nobody_sit_down(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    link = f"/t/{name}/seat/{tokens[1]}"
    with browser(running) as guest:
        guest.get(link)
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            assert guest.post(link, headers=headers).status_code == 403
        assert running.table(name).talk == ()
        assert not sees(guest, name, 1)


def test_a_link_shows_names_as_text_in_every_language(running: Running) -> None:
    sneaky = {"kind": "me", "name": "<i>Ada</i>"}
    with running.client() as client:
        found = client.post("/api/v1/tables", json={"game": "explo", "seats": [sneaky, {"kind": "bot"}]}).json()
        link = f"/t/{found['id']}/seat/{found['tokens']['0']}"
        for lang, said in (("en", "Sit down here"), ("fr", "M’asseoir ici"), ("nl", "Hier gaan zitten")):
            page = client.get(link, headers={"accept-language": lang}).text
            assert said in page
            assert "&lt;i&gt;Ada&lt;/i&gt;" in page
            assert "<i>" not in page


def test_only_seats_of_people_have_links(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open", "bot random")
    secret = tokens[0].partition(".")[2]
    with browser(running) as guest:
        for wrong in (f"1.{secret}", f"2.{secret}", f"0.{secret}x", "0.", "7.x", "x", f"{tokens[0]}~1.{secret}~"):
            expected = 200 if wrong.startswith(tokens[0] + "~") else 403
            assert guest.get(f"/t/{name}/seat/{wrong}").status_code == expected, wrong
        assert open_link(guest, f"/t/{name}/seat/{tokens[0]}").status_code == 303
        assert state(guest, name)["status"] == "open", "a seat can be given away before the match begins"


def test_who_sits_down_is_who_plays_and_who_has_played_stays_so(running: Running) -> None:
    with browser(running) as host, browser(running) as guest, browser(running) as late:
        name = open_two(host)
        hosts = running.table(name).seats[0].person
        open_link(guest, personal_link(host, name, 1))
        guests = running.table(name).seats[1].person
        assert guests not in (None, hosts)
        running.play(name, random.Random(3))
        assert open_link(late, personal_link(guest, name, 1)).status_code == 303
        assert running.table(name).seats[1].person == guests, "over is over"
        assert guest.post(f"/t/{name}/talk", data={"text": "boo"}).status_code == 403
        again = late.post(f"/t/{name}/rematch").headers["location"].removeprefix("/t/")
        assert sees(late, again, 1)
        assert not sees(guest, again, 1)
        assert late.get(f"/t/{again}/seat/1.old").headers["location"] == f"/t/{again}", "keys go on to a rematch"


def test_who_takes_over_from_a_bot_that_stands_in_plays(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, name, tokens[1]) as ben, browser(running) as guest:
        ben.post(f"/t/{name}/hand-over", data={"seat": 1})
        open_link(guest, f"/t/{name}/seat/{tokens[1]}")
        with Stream(guest, f"/t/{name}/events"):
            wait_for(lambda: state(guest, name)["seats"][1]["stand_in"] is None)
        assert not sees(ben, name, 1)


def test_a_seat_is_open_on_so_many_screens_and_no_more(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with browser(running, name, tokens[1]) as first, browser(running) as second:
        open_link(second, f"/t/{name}/seat/{tokens[1]}", too="on")
        for _ in range(seating.MOST_DEVICES - 1):
            with browser(running) as screen:
                assert open_link(screen, personal_link(second, name, 1), too="on").status_code == 303
        assert not sees(first, name, 1)
        assert sees(second, name, 1)
    assert len(running.table(name).seats[1].devices) == seating.MOST_DEVICES
