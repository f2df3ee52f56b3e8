"""Whole matches on the board itself, by two people who see each other's moves: one clicks, one touches a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.live import Running, drawn_games
from tests.web.visitor import Visitor, Visitors
from vulcania.core.registry import meta

HALFWAY = 24
"""After so many moves the boards are held against fresh pages."""


def pack(screens: list[Visitor], luck: random.Random) -> None:
    """Explo's preparation is typed, by everyone at once, in words of one's own."""
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
    """Random moves by hand, to the end or as many as told; after each, all screens show it."""
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


@pytest.mark.parametrize("game", drawn_games())
def test_a_match_by_mouse_and_by_touch_in_two_browsers(visitors: Visitors, running: Running, game: str) -> None:
    low, _ = meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2), listed=False)
    screens = [visitors.come().sit(name, tokens[0]), visitors.phone().sit(name, tokens[1])]
    luck = random.Random(game)
    if game == "explo":
        pack(screens, luck)
    play_by_hand(screens, luck, HALFWAY)
    for screen in screens:  # what changed piece by piece is what a fresh page would show
        assert not screen.foreign
        assert not screen.sideways
        grown = screen.board()
        screen.page.reload()
        assert screen.board() == grown
    play_by_hand(screens, luck, 5000)
    for screen in screens:
        expect(screen.page.locator("#play")).to_have_attribute("data-status", "over")
        expect(screen.page.locator("#account .account caption").first).to_be_visible()
        assert screen.legal == []
    assert screens[0].page.inner_text("#account") == screens[1].page.inner_text("#account")


def test_who_has_packed_types_moves_and_no_longer_things(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("explo", "me", listed=False)
    screen = visitors.come().sit(name, tokens[0])
    assert screen.page.locator("#typed-words").is_visible()
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
    assert "violin" in screen.page.inner_text("#fault"), "what was not understood stays to be read"
    screen.make("depart", random.Random(1))
    screen.page.wait_for_selector("#typing")
    assert screen.page.locator("#typed-words").count() == 0
    assert screen.page.get_attribute("#typing input", "placeholder") in screen.legal
