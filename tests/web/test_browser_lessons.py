"""Lessons in a real browser: played through by what the guide points at, by mouse, by finger and by keys."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.server.live import Running
from tests.web.visitor import Visitor, Visitors
from vulcania.core.lesson import Lesson, lesson, lessons
from vulcania.core.puzzle import puzzles
from vulcania.core.registry import slugs
from vulcania.words import words

ENOUGH = 80
"""No lesson has more stops than that."""
FREELY = 8
"""Who may choose among more than so many is not pointed anywhere."""
LOCALES = ("en-GB", "fr-FR", "nl-NL")
CHAPTERS = [(slug, one.name) for slug in slugs() for one in lessons(slug)]

# What the page waits for: that one reads on, does something, or plays as one likes; and how it looks meanwhile.
_STOP = """freely => {
  const there = (id) => document.getElementById(id);
  const kind = ["next", "show", "next-chapter", "short-match", "account", "advice", "typed-words"].find(there);
  if (document.readyState !== "complete" || !there("guide") || !kind) return null;
  const ways = JSON.parse(there("guide").dataset.ways);
  const pointed = document.querySelector("#board .ring, #bar .asked, #typed-words");
  if (kind === "show" && !pointed && ways.length <= freely) return null;
  const words = there("guide-words");
  return {
    kind, ways,
    top: Math.round(there("board").getBoundingClientRect().top + window.scrollY),
    cramped: words.scrollHeight > words.clientHeight + 1 ? words.innerText : "",
  };
}"""

Make = Callable[[str], None]


def begin(screen: Visitor, running: Running, lesson: Lesson) -> None:
    screen.page.goto(f"{running.address}/learn/{lesson.game}")
    screen.page.locator(f'form[action="/learn/{lesson.game}/{lesson.name}"] button').click()
    expect(screen.page.locator("#guide")).to_be_visible()


def follow(screen: Visitor, make: Make, read_on: Callable[[], None]) -> None:
    """Do what the guide says until it lets go, pointing at whatever it asks for. The board stays where it is."""
    page, tops = screen.page, set()
    for _ in range(ENOUGH):
        stop = page.wait_for_function(_STOP, arg=FREELY).json_value()
        assert not stop["cramped"], f"no room for: {stop['cramped']}"
        assert not screen.sideways
        tops.add(stop["top"])
        if stop["kind"] == "next":
            step = page.get_attribute("#guide", "data-step")
            read_on()
            page.wait_for_function("step => document.getElementById('guide')?.dataset.step !== step", arg=step)
        elif stop["kind"] == "show":
            make(stop["ways"][0])
        else:
            assert len(tops) == 1, f"the board moved: {tops}"
            return
    raise AssertionError("the lesson has no end")


def by_hand(screen: Visitor, move: str, luck: random.Random) -> None:
    if screen.page.locator("#typed-words").count():
        ply = screen.ply
        screen.page.locator("#show button").click()
        screen.moved_on(ply)
    else:
        screen.make(move, luck)


def press(screen: Visitor, what: str) -> None:
    for _ in range(80):
        if screen.page.evaluate("what => document.activeElement.matches(what)", what):
            screen.page.keyboard.press("Enter")
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {what}")


def by_keys(screen: Visitor, move: str) -> None:
    ply = screen.ply
    if screen.page.locator("#typed-words").count():
        press(screen, "#show button")
        screen.moved_on(ply)
        return
    # whether it is under way before whether it has been made: else it could be made in between
    while screen.page.locator("#board[aria-busy]").count() == 0 and screen.ply == ply:
        screen.tab_to(move)
        screen.page.keyboard.press("Enter")
    screen.moved_on(ply)


@pytest.mark.parametrize(("slug", "name"), CHAPTERS)
def test_every_chapter_is_played_through_by_what_is_pointed_at(
    visitors: Visitors, running: Running, slug: str, name: str
) -> None:
    """Each kind of move by keys and by hand in turn; and in one language after the other, by finger in each of them."""
    number = CHAPTERS.index((slug, name))
    locale = LOCALES[(number + 1) // 2 % len(LOCALES)]
    screen = visitors.come(locale=locale) if number % 2 else visitors.phone(locale=locale)
    begin(screen, running, lesson(slug, name))
    luck = random.Random(slug)
    keys: defaultdict[str, Iterator[bool]] = defaultdict(lambda: cycle((True, False)))

    def make(move: str) -> None:
        if next(keys[move.partition(" ")[0]]):
            by_keys(screen, move)
        else:
            by_hand(screen, move, luck)

    def read_on() -> None:
        button = screen.page.locator("#next button")
        if next(keys["next"]):
            press(screen, "#next button")
        elif screen.touches:
            button.tap()
        else:
            button.click()

    follow(screen, make, read_on)


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
    screen = visitors.come(still=False)
    begin(screen, running, lesson("leagues"))
    for step, kind in enumerate(("next", "next", "show")):
        expect(screen.page.locator("#guide")).to_have_attribute("data-step", str(step))
        screen.page.locator(f"#{kind} button").click()
    expect(screen.page.locator("#guide")).to_have_attribute("data-ways", '["heading right"]')
    expect(screen.page.locator("#board .ring")).to_have_count(2)  # the arrow, and the chip that it leads to


def test_a_puzzle_is_solved_with_a_hint_and_the_captain_says_why(visitors: Visitors, running: Running) -> None:
    first, second = puzzles("soum-soum")[:2]
    screen = visitors.come()
    page, said = screen.page, words("en", "soum-soum")
    page.goto(f"{running.address}/learn/soum-soum#practice")
    page.locator(f'form[action="/learn/soum-soum/{first.name}"] button').click()
    page.locator("#clue summary").click()
    expect(page.locator("#clue")).to_contain_text(said.say(first.hint))
    assert page.locator("#board .ring").count() == 0, "the answer is not pointed at"
    screen.make(first.best, random.Random(1))
    expect(page.locator("#guide-say")).to_contain_text(
        said.say(first.why[0].message, running.table(screen.table).names)
    )
    page.locator("#next-chapter button").click()
    expect(page.locator("#clue")).to_be_visible()  # there is none any more where one is solved
    taught = running.table(screen.table).row.lesson
    assert taught is not None
    assert taught.chapter == second.name
