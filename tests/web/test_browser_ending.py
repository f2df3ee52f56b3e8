"""Moments: the end is told and walked through; a few sounds for who wants them."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.server.live import Running
from tests.web.test_browser_story import settled, watching
from tests.web.visitor import Visitors


def test_the_account_is_walked_through_on_the_board(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", listed=False)
    luck = random.Random(3)
    running.play(name, luck, left=1)
    ben = watching(visitors).sit(name, tokens[1])
    running.play(name, luck)
    expect(ben.page.locator("#play")).to_have_attribute("data-status", "over")
    expect(ben.page.locator("#event-card p")).to_have_text(ben.page.inner_text("#prompt-text"))
    expect(ben.page.locator("#account tr.now")).to_have_count(1)
    expect(ben.page.locator("#board .lit").first).to_be_attached()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("#account tr.now")).to_have_count(0)
    ben.page.click("#walk")
    expect(ben.page.locator("#account tr.now")).to_have_count(1)
    expect(ben.page.locator("#telling")).not_to_be_empty()


def test_on_a_small_telephone_the_frame_stays_and_the_walk_is_seen(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", listed=False)
    luck = random.Random(3)
    running.play(name, luck, left=1)
    phone = visitors.phone(667, 375).sit(name, tokens[1])
    board = phone.page.locator("#board")
    before = board.bounding_box()
    running.play(name, luck)
    expect(phone.page.locator("#play")).to_have_attribute("data-status", "over")
    assert board.bounding_box() == before
    phone.page.tap("#walk")  # in the account, below the board
    expect(board.locator(".lit").first).to_be_in_viewport()


def test_on_a_telephone_the_walk_goes_to_what_it_speaks_of(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("leagues", "me", "me", listed=False)
    luck = random.Random(3)
    running.play(name, luck, left=1)
    phone = visitors.phone(height=640, still=False).sit(name, tokens[0])
    running.play(name, luck)
    expect(phone.page.locator("#main")).to_have_attribute("data-telling", "")
    phone.page.keyboard.press("a")  # straight to the end
    expect(phone.page.locator("#board .lit").first).to_be_in_viewport()


def test_sounds_are_off_until_asked_for_and_remembered(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", listed=False, options={"first": "p1"})
    anna, ben = visitors.come().sit(name, tokens[0]), watching(visitors)
    ben.page.add_init_script(
        'window.made = []; document.addEventListener("sound:made", ({ detail }) => window.made.push(detail));'
    )
    ben.sit(name, tokens[1])
    anna.make("place 1 a1", random.Random(7))
    ben.sees_ply(1)
    assert ben.tell("window.made") == []
    knob = ben.page.locator("#sound")
    expect(knob).to_have_attribute("aria-label", "Sound: off")
    knob.click()
    expect(knob).to_have_attribute("aria-label", "Sound: soft")
    assert ben.tell("window.made") == ["turn"]
    ben.page.reload()
    expect(knob).to_have_attribute("data-level", "1")
    anna.make("stay", random.Random(8))
    ben.sees_ply(2)
    settled(ben)
    assert "turn" in ben.tell("window.made")
