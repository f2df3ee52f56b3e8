"""What people do at a table: join by a link, watch, change devices, pass the screen on, take back, start again."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from playwright.sync_api import Route, expect

from tests.server.live import ROOT, Running, answers, wait_for
from tests.web.test_browser_mishaps import CARD, choose_card, press_square
from tests.web.visitor import Visitor, Visitors

FIRST = {"options": {"first": "p1"}}


def found(host: Visitor, *others: str) -> None:
    """Open a table of Soum Soum by the form; the host is Anna and begins."""
    page = host.go("/new/soum-soum").page
    page.fill("[name=name-0]", "Anna")
    for seat, kind in enumerate(others, 1):
        page.select_option(f"[name=seat-{seat}]", kind)
        if kind == "here":
            page.fill(f"[name=name-{seat}]", "Ben")
    page.select_option("#option-first", "p1")
    page.locator("main form .btn.primary").last.click()
    page.wait_for_url("**/t/*")


def test_joining_by_link_asks_for_a_name_only(visitors: Visitors) -> None:
    anna, ben, eve = visitors.come(), visitors.come(), visitors.come()
    found(anna, "open")
    link = anna.page.input_value("#share-link")
    assert link == anna.page.url
    expect(anna.page.locator(".qr svg")).to_be_visible()
    ben.page.goto(link)
    ben.page.fill("#join-name", "Ben")
    ben.page.press("#join-name", "Enter")
    for screen in (anna, ben):
        expect(screen.page.locator("#play")).to_have_attribute("data-status", "playing")
        expect(screen.page.locator("#seat-1 strong")).to_have_text("Ben")
        expect(screen.page.locator("#joining:visible")).to_have_count(0)
    assert anna.legal
    assert not ben.legal

    eve.page.goto(link)
    expect(eve.page.locator("#join-name")).to_have_count(0)
    assert not eve.legal
    anna.make(anna.legal[0], random.Random(1))
    for screen in (ben, eve):
        screen.sees_ply(1)
    expect(ben.page.locator("#log li")).to_have_count(1)

    ben.page.fill("#talk-text", "well met")
    ben.page.press("#talk-text", "Enter")
    expect(anna.page.locator("#talk")).to_contain_text("well met")
    expect(eve.page.locator("#talk-text")).to_have_count(0)


def test_a_personal_link_brings_the_seat_to_another_device(visitors: Visitors) -> None:
    desk, phone = visitors.come(), visitors.phone()
    found(desk, "bot random")
    table = desk.page.url
    desk.page.goto(f"{table}/device")
    phone.page.goto(desk.page.input_value("#link-0"))
    phone.page.click("button[name=too]")
    phone.page.wait_for_url(table)
    desk.page.goto(table)
    phone.make(phone.legal[0], random.Random(2))
    desk.sees_ply(1)
    assert desk.legal == phone.legal


def test_who_sits_down_by_a_personal_link_has_the_seat_alone(visitors: Visitors) -> None:
    """By keys, and without scripts; whoever sat there before sees at once that they only look on, and why."""
    host, guest = visitors.come(), visitors.come(fresh=True, java_script_enabled=False)
    found(host, "bot random")
    table = host.page.url
    link = host.go(f"/t/{host.table}/device").page.input_value("#link-0")
    host.page.goto(table)
    expect(host.page.locator("#seat-0.mine")).to_be_visible()
    guest.page.goto(link)
    button = guest.page.get_by_role("button", name="Sit down here")
    expect(button).to_have_accessible_description(re.compile("yours alone"))
    button.press("Enter")
    expect(guest.page).to_have_url(table)
    expect(guest.page.locator("#seat-0.mine")).to_be_visible()
    expect(host.page.locator("#seat-0.mine")).to_have_count(0)
    expect(host.page.locator("#talk")).to_contain_text("Anna’s seat has been taken over on another device")
    expect(host.page.get_by_text("You are watching")).to_be_visible()
    assert not host.legal


def test_the_screen_is_covered_between_players(visitors: Visitors) -> None:
    screen = visitors.come()
    found(screen, "here")
    curtain = screen.page.locator("#curtain")
    luck = random.Random(3)
    for name in ("Anna", "Ben", "Anna"):
        expect(curtain).to_be_visible()
        assert not screen.legal
        curtain.get_by_role("link", name=name).click()
        expect(curtain).to_have_count(0)
        assert screen.legal
        while not curtain.count():
            screen.make(luck.choice(screen.legal), luck)


def test_a_refusal_says_why_and_opens_the_help_at_its_rule(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    anna.excuse("409")
    step = wait_for(lambda: anna.next("place 1 a1", random.Random(4)))
    anna.press(step)
    places = [at for at in anna.tell("hand.forbidden()") if at is not None]
    assert places, "the diver's place takes no card"
    anna.press(places[0])
    fault = anna.page.locator("#fault")
    expect(fault).to_be_visible()
    with anna.context.expect_page() as opened:
        fault.locator("a").click()
    help_page = opened.value
    rule = help_page.url.partition("#")[2]
    assert rule.startswith("SS-")
    expect(help_page.locator(f"[id='{rule}']:target")).to_be_in_viewport()
    assert anna.ply == 0


def test_taking_back_freely_and_by_consent(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna, ben = (visitors.come().sit(name, token) for token in tokens.values())
    luck = random.Random(5)
    before = anna.board()
    undo = anna.page.locator("form[action$='/undo'] button")
    anna.make("place 1 a1", luck)
    undo.click()
    anna.sees_ply(0)
    assert anna.board() == before
    anna.make("place 1 a1", luck)
    anna.make("stay", luck)
    undo.click()
    ask = ben.page.locator("#ask")
    expect(ask).to_be_visible()
    ask.locator("[name=yes][value=true]").click()
    for screen in (anna, ben):
        screen.sees_ply(1)
        expect(screen.page.locator("#ask")).to_have_count(0)


def test_clicking_twice_moves_once(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    luck = random.Random(6)
    anna.make("place 1 a1", luck)
    last = wait_for(lambda: anna.next("stay", luck))
    assert last["only"]
    anna.page.mouse.dblclick(last["x"], last["y"])
    anna.moved_on(1)
    expect(anna.page.locator("#fault")).to_be_hidden()


def test_after_the_match_people_play_again(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    luck = random.Random(7)
    running.play(name, luck, left=1)
    anna, ben = (visitors.come().sit(name, token) for token in tokens.values())
    running.play(name, luck)
    anna.page.locator("form[action$='/rematch'] .btn.primary").click()
    anna.page.wait_for_url(lambda url: "/t/" in url and name not in url)
    ben.page.locator(f"a[href='/t/{anna.table}']").click()
    ben.page.wait_for_url(f"**/t/{anna.table}")
    assert bool(anna.legal) != bool(ben.legal)


@contextmanager
def own_server(database: Path, port: str = "0") -> Iterator[str]:
    """A server in a process of its own, which is killed at the end."""
    command = [sys.executable, "-m", "tests.server.own", str(database), port]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            wait_for(lambda: answers(address))
            yield address
        finally:
            process.send_signal(signal.SIGKILL)


def test_reload_and_restart_in_the_middle_of_a_move_bring_the_same_position(visitors: Visitors, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    luck = random.Random(8)
    with own_server(database) as address:
        seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben")]
        opened = httpx.post(f"{address}/api/v1/tables", json={"game": "soum-soum", "seats": seats, **FIRST}).json()
        anna, ben = (visitors.come(address, fresh=True).sit(opened["id"], key) for key in opened["tokens"].values())
        screens = (anna, ben)
        for screen, move in ((anna, "place 1 a1"), (anna, "stay"), (ben, "place 1 a3"), (ben, "stay")):
            screen.make(move, luck)
            for other in screens:
                other.sees_ply(screen.ply)
        before = [(screen.board(), screen.legal) for screen in screens]
        anna.page.reload()
        assert (anna.board(), anna.legal) == before[0]
        for screen in screens:
            screen.excuse("net::ERR", "Failed to fetch", "network error", "Failed to load resource")
        choose_card(anna)
    press_square(anna, anna.page.mouse.click)
    expect(anna.page.locator("#fault")).to_be_visible()
    with own_server(database, address.rpartition(":")[2]):
        for screen in screens:
            expect(screen.page.locator("#fault")).to_be_hidden()
        assert [(screen.board(), screen.legal) for screen in screens] == before
        anna.make(CARD, luck)
        ben.sees_ply(anna.ply)


@pytest.mark.parametrize(
    "refuse", [lambda route: route.abort(), lambda route: route.fulfill(status=503)], ids=["no network", "busy server"]
)
def test_a_stream_that_could_not_be_opened_is_opened_later(
    visitors: Visitors, running: Running, refuse: Callable[[Route], None]
) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna, ben = visitors.come(), visitors.come()
    ben.excuse("net::ERR", "503", "Failed to fetch")
    ben.page.route("**/events*", refuse)
    anna.sit(name, tokens[0])
    ben.sit(name, tokens[1])
    fault = ben.page.locator("#fault")
    expect(fault).to_be_visible()
    ben.page.unroute("**/events*")
    expect(fault).to_be_hidden()
    anna.make("place 1 a1", random.Random(9))
    ben.sees_ply(1)
