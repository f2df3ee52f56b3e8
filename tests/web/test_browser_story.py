"""What happened is shown one thing after the other, can be cut short, and waits for who was away."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Running, drawn_games
from tests.server.test_playing import play_out
from tests.web.visitor import Visitor, Visitors, untitled
from vulcania.core.registry import meta
from vulcania.server.pages import sentences
from vulcania.words import words

_LISTEN = """window.told = []; window.drawn = [];
document.addEventListener("story:told", ({ detail }) => window.told.push(detail.told ?? ""));
document.addEventListener("board:drawn", () => window.drawn.push(hand.drawing()));"""


def watching(visitors: Visitors, **more: Any) -> Visitor:
    """Someone before whose eyes things move, and whose page notes what it shows."""
    visitor = visitors.come(reduced_motion="no-preference", **more)
    visitor.context.add_init_script(_LISTEN)
    return visitor


def told_of(running: Running, name: str, since: int, seat: int | None) -> list[str]:
    match = running.table(name).match
    events = tuple(event for ply in match.plies[since:] for event in ply.events)
    return sentences(events, seat, words("en", match.game.slug), running.table(name).names)


def play_until_eventful(running: Running, name: str, tokens: dict[int, str], luck: random.Random) -> None:
    """A move that sets off at least three things that are told."""
    for _ in range(200):
        play_out(running, name, tokens, luck, most=1)
        if len(told_of(running, name, len(running.table(name).match.plies) - 1, 0)) >= 3:
            return
    raise AssertionError("nothing much happened")


def settled(visitor: Visitor) -> None:
    visitor.page.wait_for_function("() => !document.querySelector('main').hasAttribute('data-telling')")


@pytest.mark.parametrize("game", drawn_games())
def test_what_a_move_sets_off_is_shown_in_its_order(visitors: Visitors, running: Running, game: str) -> None:
    low, _ = meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2), listed=False)
    running.ready(name, tokens)
    luck = random.Random(5)
    ben = watching(visitors).sit(name, tokens[1])
    for _ in range(40):
        if running.table(name).match.over:
            break
        ply = ben.ply
        expect(ben.page.locator("#board")).to_be_visible()
        ben.page.evaluate("window.told.length = window.drawn.length = 0")
        play_out(running, name, tokens, luck, most=1)
        ben.sees_ply(ply + 1)
        settled(ben)
        wanted = told_of(running, name, ply, 1)
        if len(wanted) > 1:
            assert [text for text in ben.tell("window.told") if text] == wanted
            assert untitled(ben.tell("window.drawn").pop()) == ben.board()
            break
    settled(ben)
    seen = ben.board()
    ben.page.reload()
    assert ben.board() == seen


def leagues(running: Running) -> tuple[str, dict[int, str]]:
    return running.open_table("leagues", "me", "me", listed=False)


def test_a_click_cuts_the_story_short(visitors: Visitors, running: Running) -> None:
    name, tokens = leagues(running)
    ben = watching(visitors).sit(name, tokens[1])
    ben.page.clock.install()
    play_until_eventful(running, name, tokens, random.Random(3))
    ben.page.wait_for_selector("main[data-telling]")
    ben.page.wait_for_selector("#telling:not(:empty)")
    ben.page.mouse.click(5, 5)
    settled(ben)
    seen = ben.board()
    ben.page.reload()
    assert ben.board() == seen, "the board of now, at once"


def test_who_was_away_is_shown_what_happened_since(visitors: Visitors, running: Running) -> None:
    name, tokens = leagues(running)
    luck = random.Random(4)
    ben = watching(visitors).sit(name, tokens[1])
    play_out(running, name, tokens, luck, most=2)
    ben.sees_ply(2)
    settled(ben)
    ben.go("/")
    play_out(running, name, tokens, luck, most=3)
    ben.go(f"/t/{name}")
    ben.page.wait_for_selector("main[data-telling]")
    settled(ben)
    assert [text for text in ben.tell("window.told") if text] == told_of(running, name, 2, 1)
    ben.page.reload()
    assert not ben.tell("window.told"), "it is told once"
    ben.page.click("#again")
    ben.page.wait_for_selector("#telling:not(:empty)")
    settled(ben)
    assert ben.tell("window.told")


def test_a_move_can_be_made_while_the_story_is_told(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", listed=False, options={"first": "p1"})
    anna, ben = watching(visitors).sit(name, tokens[0]), watching(visitors).sit(name, tokens[1])
    anna.make("place 1 a1", random.Random(7))
    ben.page.clock.install()
    anna.make("stay", random.Random(8))
    ben.sees_ply(2)
    ben.make(ben.legal[0], random.Random(9))
    assert ben.ply == 3


def test_without_motion_the_last_board_and_the_sentences_stand_still(visitors: Visitors, running: Running) -> None:
    name, tokens = leagues(running)
    ben = visitors.come().sit(name, tokens[1])
    play_until_eventful(running, name, tokens, random.Random(3))
    ply = len(running.table(name).match.plies)
    ben.sees_ply(ply)
    assert not ben.page.locator("main[data-telling]").count()
    expect(ben.page.locator("#told-last")).to_have_text(" ".join(told_of(running, name, ply - 1, 1)))
