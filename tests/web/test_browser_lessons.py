"""Lessons in a real browser: played through by what the guide points at, by mouse, by finger and by keys alone."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.live import Running, wait_for
from tests.web.visitor import Visitor, Visitors
from vulcania.core.lesson import Lesson, lessons
from vulcania.core.registry import slugs

ENOUGH = 80
"""No lesson has more stops than that."""
FREELY = 8
"""Who may choose among more than so many is not pointed anywhere."""
LOCALES = ("en-GB", "fr-FR", "nl-NL")

Make = Callable[[str], None]


def begin(screen: Visitor, running: Running, lesson: Lesson) -> None:
    screen.page.goto(f"{running.address}/learn/{lesson.game}")
    screen.page.locator(f'form[action="/learn/{lesson.game}/{lesson.name}"] button').click()
    expect(screen.page.locator("#guide")).to_be_visible()


def guided(screen: Visitor) -> str:
    """What the page waits for: that one reads on, does something, or plays as one likes."""

    def found() -> str | None:
        for what in ("next", "show", "next-chapter", "short-match", "account", "advice", "typed-words"):
            if screen.page.locator(f"#{what}").count():
                return what
        return None

    kind: str = wait_for(found)
    return kind


def follow(screen: Visitor, make: Make, read_on: Callable[[], None]) -> int:
    """Do what the guide says until it lets go; gives the number of stops. The board stays where it is all the while."""
    page, tops = screen.page, set()
    for stop in range(ENOUGH):
        kind = guided(screen)
        tops.add(round(page.evaluate('document.getElementById("board").getBoundingClientRect().top + window.scrollY')))
        assert page.evaluate('document.getElementById("guide-words").scrollHeight') <= 1 + page.evaluate(
            'document.getElementById("guide-words").clientHeight'
        ), f"no room for: {page.inner_text('#guide-words')}"
        assert not screen.sideways
        step = page.get_attribute("#guide", "data-step")
        if kind == "next":
            read_on()
            wait_for(lambda was=step: page.get_attribute("#guide", "data-step") != was)
        elif kind == "show":
            ways = json.loads(page.get_attribute("#guide", "data-ways") or "[]")
            pointed = page.locator("#board .ring, #bar .asked, #typed-words").count()
            assert pointed or len(ways) > FREELY, step
            make(ways[0])
        else:
            assert len(tops) == 1, f"the board moved: {tops}"
            return stop
    raise AssertionError("the lesson has no end")


def by_hand(screen: Visitor, luck: random.Random) -> Make:
    def make(move: str) -> None:
        if screen.page.locator("#typed-words").count():
            ply = screen.ply
            screen.page.locator("#show button").click()
            screen.moved_on(ply)
        else:
            screen.make(move, luck)

    return make


@pytest.mark.parametrize("slug", [slug for slug in slugs() if lessons(slug)])
def test_every_chapter_is_played_through_by_what_is_pointed_at(visitors: Visitors, running: Running, slug: str) -> None:
    """By mouse and by finger in turn, in one language after the other."""
    for number, lesson in enumerate(lessons(slug)):
        locale = LOCALES[number % len(LOCALES)]
        screen = visitors.phone(locale=locale) if number % 2 else visitors.come(locale=locale)
        begin(screen, running, lesson)
        button = screen.page.locator("#next button")
        follow(screen, by_hand(screen, random.Random(slug)), button.tap if screen.touches else button.click)


@pytest.mark.parametrize("locale", LOCALES)
def test_on_a_phone_in_every_language(visitors: Visitors, running: Running, locale: str) -> None:
    screen = visitors.phone(locale=locale)
    begin(screen, running, lessons("soum-soum")[0])
    follow(screen, by_hand(screen, random.Random(locale)), screen.page.locator("#next button").tap)


def test_by_keys_alone(visitors: Visitors, running: Running) -> None:
    screen = visitors.come()
    begin(screen, running, lessons("soum-soum")[0])

    def press(locator: str) -> None:
        for _ in range(60):
            screen.page.keyboard.press("Tab")
            if screen.page.evaluate("selector => document.activeElement.matches(selector)", locator):
                screen.page.keyboard.press("Enter")
                return
        raise AssertionError(f"Tab never came to {locator}")

    def make(move: str) -> None:
        ply = screen.ply
        # whether it is under way before whether it has been made: else it could be made in between
        while screen.page.locator("#board[aria-busy]").count() == 0 and screen.ply == ply:
            screen.tab_to(move)
            screen.page.keyboard.press("Enter")
        screen.moved_on(ply)

    follow(screen, make, lambda: press("#next button"))


def test_something_else_is_answered_and_the_lesson_can_be_left(visitors: Visitors, running: Running) -> None:
    screen = visitors.come()
    page = screen.page
    page.goto(running.address)
    first = page.locator('.box[data-game="soum-soum"] .row button').first
    expect(first).to_have_text("Learn by playing")
    first.click()
    for step in range(2):
        expect(page.locator("#guide")).to_have_attribute("data-step", str(step))
        page.locator("#next button").click()
    expect(page.locator("#show")).to_be_visible()
    ply = screen.ply
    screen.excuse("409")
    page.locator("#hand-2").click()
    page.locator("#place-e5").click()
    expect(page.locator("#guide-answer")).to_contain_text("For now, lay card 1 on b2.")
    expect(page.locator("#fault")).to_be_hidden()
    assert screen.ply == ply
    table = page.url
    page.goto(running.address)
    page.locator('.box[data-game="soum-soum"] .row button', has_text="Learn by playing").click()
    assert page.url == table
    expect(page.locator("#show")).to_be_visible()
    page.locator("#show button").click()
    screen.moved_on(ply)
    expect(page.locator("#guide-answer")).to_have_text("A shark swims on b2.")


def test_when_what_was_done_has_been_shown_the_guide_points_at_the_next_thing(
    visitors: Visitors, running: Running
) -> None:
    screen = visitors.come(reduced_motion="no-preference")
    begin(screen, running, lessons("leagues")[0])
    for step, kind in enumerate(("next", "next", "show")):
        expect(screen.page.locator("#guide")).to_have_attribute("data-step", str(step))
        screen.page.locator(f"#{kind} button").click()
    expect(screen.page.locator("#guide")).to_have_attribute("data-ways", '["heading right"]')
    expect(screen.page.locator("#board .ring")).to_have_count(2)  # the arrow, and the chip that it leads to
