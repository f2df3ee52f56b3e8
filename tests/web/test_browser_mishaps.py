"""What goes wrong at home: a slow or broken network, an impatient hand, a browser that keeps nothing, odd names."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Route, expect

from tests.server.live import Running, wait_for
from tests.web.visitor import PHONE, Visitor, Visitors

FIRST = {"options": {"first": "p1"}}
MOVES = "**/api/v1/tables/*/moves"
CARD = "place 2 b2"


def choose_card(visitor: Visitor) -> None:
    """The hand's second card: half of a move."""
    point = wait_for(lambda: visitor.next(CARD, random.Random(0)))
    visitor.press(point)
    expect(visitor.page.locator("#board .chosen")).to_have_count(1)


def press_square(visitor: Visitor, press: Callable[[float, float], None]) -> None:
    box = visitor.page.locator('#board [data-place="b2"]').first.bounding_box()
    assert box is not None
    press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_move_that_got_lost_can_be_made_again(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    anna.excuse("Failed to load resource")
    anna.page.route(MOVES, lambda route: route.abort())
    choose_card(anna)
    press_square(anna, anna.page.mouse.click)
    expect(anna.page.locator("#fault")).to_contain_text("did not get through")
    anna.page.unroute(MOVES)
    anna.make(CARD, random.Random(1))
    anna.sees_ply(1)
    expect(anna.page.locator("#fault")).to_be_hidden()


def test_while_a_move_is_under_way_it_stays_in_sight_and_is_made_once(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route(MOVES, hold)
    choose_card(anna)
    press_square(anna, anna.page.mouse.dblclick)
    wait_for(lambda: anna.page.evaluate("document.querySelector('#bar .told')") and held)
    board = anna.page.locator("#board")
    expect(board).to_have_attribute("aria-busy", "")
    expect(board.locator(".open")).to_have_count(0)
    expect(board.locator(".chosen")).not_to_have_count(0)
    press_square(anna, anna.page.mouse.click)
    assert len(held) == 1
    held[0].continue_()
    anna.sees_ply(1)
    expect(board).not_to_have_attribute("aria-busy", "")
    expect(board.locator(".open").first).to_be_visible()


def test_two_tabs_of_one_seat_show_the_same(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    other = Visitor(anna.context, anna.address)
    other.go(f"/t/{name}")
    other.make("place 1 a1", random.Random(2))
    anna.sees_ply(1)
    assert anna.legal == other.legal
    anna.make("stay", random.Random(3))
    other.sees_ply(2)
    assert not other.complaints


def test_going_back_shows_the_table_as_it_is_now(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    anna.go("/rules/soum-soum")
    with running.client(tokens[0]) as client:
        client.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a1"})
    anna.page.go_back()
    anna.sees_ply(1)
    anna.make("stay", random.Random(4))
    anna.sees_ply(2)


def test_a_browser_that_keeps_no_cookies_is_told_so(visitors: Visitors) -> None:
    anna, ben = visitors.come(), visitors.come()
    anna.page.add_init_script("Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })")
    for path in ("/", "/new/soum-soum", "/rules/soum-soum"):
        expect(anna.go(path).page.locator("#no-cookies")).to_be_visible()
    expect(ben.go("/").page.locator("#no-cookies")).to_be_hidden()


def test_a_link_is_copied_without_https_too(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open")
    anna = visitors.come()
    anna.page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })")
    anna.sit(name, tokens[0])
    anna.page.locator("[data-copy]").click()
    expect(anna.page.locator("[data-copy]")).to_have_text("Copied")
    anna.page.locator("#talk-text").press("Control+v")
    expect(anna.page.locator("#talk-text")).to_have_value(f"{anna.address}/t/{name}")


def test_the_end_is_told_where_everyone_looks(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("leagues", "me", "me")
    running.play(name, random.Random(5))
    phone = visitors.phone().sit(name, tokens[0])
    outcome = running.table(name).match.outcome
    assert outcome is not None
    prompt = phone.page.locator("#prompt")
    expect(prompt).to_contain_text(f"with {max(outcome.scores)} points")
    expect(prompt.locator("#rematch button")).to_be_in_viewport()
    prompt.locator("#to-account").tap()
    expect(phone.page.locator("#account-title")).to_be_in_viewport()


def test_a_refusal_is_in_sight_and_moves_nothing(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    for screen in (visitors.come(), visitors.phone()):
        screen.sit(name, tokens[0]).excuse("409")
        screen.page.wait_for_selector("#board .open")
        refused = screen.tell("hand.forbidden()")[-1]
        board = screen.page.locator("#board")
        before = board.bounding_box()
        screen.press(refused)
        expect(screen.page.locator("#fault")).to_be_in_viewport()
        assert board.bounding_box() == before
        choose_card(screen)
        expect(screen.page.locator("#fault")).to_be_hidden()
        screen.page.evaluate("window.scrollTo(0, 0)")
        if screen.touches:
            press_square(screen, screen.page.touchscreen.tap)
        sees_the_card_where_it_would_lie(screen)


_LAID = """(() => {
  const [ghost, square] = [".ghost", '[data-place="b2"]'].map((one) => document.querySelector(`#board ${one}`));
  const [here, there] = [ghost, square].map((one) => one?.getBoundingClientRect());
  return here && ["left", "top", "right", "bottom"].every((edge) => Math.abs(here[edge] - there[edge]) < 12);
})()"""


def sees_the_card_where_it_would_lie(screen: Visitor) -> None:
    """After a finger's tap; with a mouse as soon as that points there, whatever news came between."""

    def laid() -> Any:
        if not screen.touches:
            screen.page.mouse.move(1, 1)
            press_square(screen, screen.page.mouse.move)
        return screen.tell(_LAID)

    wait_for(laid)


def test_a_piece_that_goes_is_seen_where_it_would_go(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna = visitors.come().sit(name, tokens[0])
    anna.make("place 1 b2", random.Random(4))
    ghost = anna.page.locator("#board .ghost .diver")

    def hovers() -> bool:
        anna.page.mouse.move(1, 1)
        press_square(anna, anna.page.mouse.move)
        return ghost.count() == 1

    wait_for(hovers)


def test_the_board_stays_in_sight_while_the_account_is_read(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("miles", "me", "me")
    running.play(name, random.Random(6))
    screen = visitors.come(height=800).sit(name, tokens[0])
    screen.page.locator(".account tr[data-where]").last.hover()
    lit = screen.page.locator("#board .lit")
    expect(lit.first).to_be_in_viewport(ratio=0.9)


def test_pointing_at_an_advice_shows_it_on_the_board(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST, advice=True)
    screen = visitors.come().sit(name, tokens[0])
    screen.page.click("#advice")
    expect(screen.page.locator("#bar .why li").first).to_be_visible()
    offer = screen.page.locator("#bar button[data-move]").first
    offer.hover()
    _, card, cell = (offer.get_attribute("data-move") or "").split()
    meant = screen.page.locator("#board .meant")
    expect(meant).to_have_count(2)
    picks = [one.get_attribute("data-pick") or "" for one in meant.all()]
    assert {f"place {card} *", f"place * {cell}"} == {pick.partition("|")[0] for pick in picks}
    screen.page.mouse.move(5, 5)
    expect(meant).to_have_count(0)


def test_the_tab_and_the_talk_call_for_attention(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    anna, ben = (visitors.come().sit(name, tokens[seat]) for seat in (0, 1))
    expect(anna.page).to_have_title(re.compile("^● Soum Soum"))
    expect(ben.page).to_have_title(re.compile("^Soum Soum"))
    with running.client(tokens[1]) as client:
        for number in range(1, 12):
            client.post(f"/api/v1/tables/{name}/talk", json={"text": f"ahoy {number}"})
    expect(anna.page.locator("#talk li")).to_have_count(11)
    ben.page.fill("#talk-text", "ahoy 12")
    ben.page.press("#talk-text", "Enter")
    expect(anna.page.locator("#talk li")).to_have_count(12)
    expect(anna.page.locator("#talk li").last).to_be_in_viewport()
    anna.make("place 1 a1", random.Random(7))
    anna.make("stay", random.Random(8))
    expect(ben.page).to_have_title(re.compile("^● "))
    expect(anna.page).to_have_title(re.compile("^Soum"))


_TOP = "Math.round(document.getElementById('board').getBoundingClientRect().top + window.scrollY)"
LONG_PROMPTS = {"leagues": 1, "miles": 7}
"""Games, and seeds with which the first seat is soon asked for things in few words and in many."""
LOOKED_AT: dict[str, list[dict[str, Any]]] = {
    "leagues": [{"locale": "fr"}, {"locale": "nl", **PHONE}],
    "miles": [{"locale": "fr", "width": 1024, "height": 768}, {"locale": "fr", **PHONE}],
}
"""Screens before which the two are played, which look alike."""


@pytest.mark.parametrize("game", LONG_PROMPTS)
def test_the_board_stays_where_it_is_whatever_the_prompt_says(visitors: Visitors, running: Running, game: str) -> None:
    with patch("vulcania.server.tables.new_seed", return_value=LONG_PROMPTS[game]):
        name, tokens = running.open_table(game, "me", "me")
    luck = random.Random(LONG_PROMPTS[game])
    screens = [visitors.come(**screen) for screen in LOOKED_AT[game]]
    for screen in screens:
        screen.sit(name, tokens[0])
    prompts, tops = set(), [set[float]() for _ in screens]
    for ply in range(3, 18, 3):
        running.play(name, luck, most=3)
        for screen, seen in zip(screens, tops, strict=True):
            screen.sees_ply(ply)
            prompts.add(screen.page.inner_text("#prompt-text"))
            seen.add(screen.page.evaluate(_TOP))
    with running.client(tokens[1]) as ben:
        ben.post(f"/api/v1/tables/{name}/talk", json={"text": "ahoy"})
    expect(screens[1].page.locator("#unread")).to_be_visible()  # beside a title that needs two lines already
    tops[1].add(screens[1].page.evaluate(_TOP))
    assert min(map(len, prompts)) < 40
    assert max(map(len, prompts)) > 80
    assert [len(seen) for seen in tops] == [1] * len(screens)
