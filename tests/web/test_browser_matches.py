"""Matches on the board itself, by two people who see each other's moves: one clicks, one touches a phone."""

from __future__ import annotations

import random
import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Running, drawn_games
from tests.web.visitor import Visitor, Visitors
from vulcania.core.registry import meta

BY_HAND = 5
"""After so many moves the boards are held against fresh pages, and the match goes on without hands to its end."""
SEEN = 3
"""The last moves, which are watched again."""

PHONES = ((390, 844), (844, 390), (667, 375))

_MEASURE = """window.corners = new Set();
const measure = () => {
  const { left, top } = document.getElementById("board").getBoundingClientRect();
  window.corners.add(`${Math.round(left + window.scrollX)} ${Math.round(top + window.scrollY)}`);
};
document.addEventListener("DOMContentLoaded", () => {
  if (!document.getElementById("board")) return;
  measure();
  new MutationObserver(measure).observe(document.getElementById("main"), { subtree: true, childList: true });
});"""


def pack(screens: list[Visitor], luck: random.Random) -> None:
    """Explo's preparation is typed, by everyone at once, in words of one's own, once everyone is ready."""
    for screen in screens:
        screen.page.click("#ready .btn")
    for screen in screens:
        screen.page.wait_for_selector("#typed-move")
    for things in zip(("rope", "the kit bag"), ("a lamp", "boots"), strict=True):
        for screen, thing in zip(screens, things, strict=True):
            expect(screen.page.locator("#typed-move")).to_have_value("")
            screen.page.fill("#typed-move", thing)
        ply = screens[0].ply
        for screen in screens:
            screen.page.press("#typed-move", "Enter")
        for screen in screens:
            screen.sees_ply(ply + len(screens))
    while "depart" in (screens[0].legal or screens[1].legal):
        able = [screen for screen in screens if screen.legal]
        able[0].make("depart", luck)
        for screen in screens:
            screen.sees_ply(able[0].ply)


def play_by_hand(screens: list[Visitor], luck: random.Random, most: int) -> None:
    """Random moves by hand, as many as told; after each, all screens show it."""
    for _ in range(most):
        if screens[0].status == "over":
            return
        able = [screen for screen in screens if screen.legal]
        assert able, "somebody is to move"
        screen = luck.choice(able)
        assert not screen.stranded
        screen.make(luck.choice(screen.legal), luck)
        for other in screens:
            other.sees_ply(screen.ply)


@pytest.mark.parametrize(("game", "size"), list(zip(drawn_games(), cycle(PHONES), strict=False)), ids=str)
def test_a_match_by_mouse_and_by_touch_in_two_browsers(
    visitors: Visitors, running: Running, game: str, size: tuple[int, int]
) -> None:
    low, _ = meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2), listed=False)
    phone = visitors.phone(*size)
    phone.page.add_init_script(_MEASURE)
    screens = [visitors.come().sit(name, tokens[0]), phone.sit(name, tokens[1])]
    for screen in screens:
        screen.excuse("404")  # what a hand rested on may be gone when the page asks what it is
    luck = random.Random(game)
    if game == "explo":
        pack(screens, luck)
    play_by_hand(screens, luck, BY_HAND)
    for screen in screens:  # what changed piece by piece is what a fresh page would show
        assert not screen.foreign
        assert not screen.sideways
        grown = screen.board()
        screen.page.reload()
        assert screen.board() == grown
    assert sheets(screens[0].page) == 1
    for screen in screens:
        screen.page.goto("about:blank")
    running.play(name, luck, left=SEEN)
    for screen in screens:
        screen.go(f"/t/{name}")
    phone.tell("[window.scrollTo(0, 0), window.corners.clear()]")
    with running.client(tokens[0]) as anna:
        anna.post(f"/api/v1/tables/{name}/talk", json={"text": "Hello! " * 12})
    expect(phone.page.locator("#toast")).not_to_be_empty()
    expect(phone.page.locator("#unread")).to_be_visible()
    for _ in range(SEEN):
        running.play(name, luck, most=1)
        for screen in screens:
            screen.sees_ply(len(running.table(name).match.plies))
    for screen in screens:
        expect(screen.page.locator("#play")).to_have_attribute("data-status", "over")
        expect(screen.page.locator("#account .account caption").first).to_be_visible()
        assert screen.legal == []
    assert screens[0].page.inner_text("#account") == screens[1].page.inner_text("#account")
    corners = phone.tell("[...window.corners]")
    assert len(corners) == 1, f"the board moved while nobody touched it: {corners}"
    assert sheets(screens[0].page) == 1
    with screens[0].page.expect_download() as found:
        screens[0].page.click("#take-picture")
    content = found.value.path().read_bytes()
    assert found.value.suggested_filename == f"{game}-{name}.png"
    assert content.startswith(b"\x89PNG")
    assert len(content) > 40_000, "there is something on it"


def sheets(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", print_background=True)))


def test_who_has_packed_types_moves_and_no_longer_things(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("explo", "me", listed=False)
    screen = visitors.phone(667, 375).sit(name, tokens[0])
    assert screen.page.locator(".kit li").count() == 20, "EX-8: beginners look first"
    expect(screen.page.locator(".kit li").first).to_be_in_viewport(ratio=0.9)
    assert screen.page.locator("#typed-words").count() == 0
    screen.page.click("#ready .btn")
    screen.page.wait_for_selector("#typed-words")
    screen.excuse("422")
    screen.page.fill("#typed-move", "a grand piano")
    screen.page.press("#typed-move", "Enter")
    screen.page.wait_for_selector("#fault:not([hidden])")
    assert "a grand piano" in screen.page.inner_text("#fault")
    screen.page.fill("#typed-move", "sleeping bag")
    screen.page.press("#typed-move", "Enter")
    screen.page.click("#fault [data-move='take survival-blanket']")  # what is asked back is answered by a click
    screen.sees_ply(1)
    screen.page.fill("#typed-move", "rope, a violin and gloves")
    screen.page.press("#typed-move", "Enter")
    screen.sees_ply(3)
    expect(screen.page.locator("#fault")).to_contain_text("violin")  # what was not understood stays to be read
    screen.make("depart", random.Random(1))
    screen.page.wait_for_selector("#typing")
    assert screen.page.locator("#typed-words").count() == 0
    assert screen.page.get_attribute("#typing input", "placeholder") in screen.legal
