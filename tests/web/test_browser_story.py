"""What happened is shown one thing after the other, can be cut short, and waits for who was away."""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Running, drawn_games
from tests.web.visitor import Visitor, Visitors, untitled
from vulcania.core.registry import meta
from vulcania.server.pages import sentences
from vulcania.words import words

_LISTEN = """window.told = []; window.drawn = []; window.hasty = 0;
document.addEventListener("story:told", ({ detail }) => window.told.push(detail.told ?? ""));
document.addEventListener("board:drawn", () => window.drawn.push(hand.drawing()));
document.addEventListener("bar:filled", () => {
  window.hasty += document.querySelectorAll("main[data-telling] #bar [data-move]").length;
});"""


def watching(visitors: Visitors, **more: Any) -> Visitor:
    """Someone before whose eyes things move, and whose page notes what it shows."""
    visitor = visitors.come(still=False, **more)
    visitor.page.add_init_script(_LISTEN)
    return visitor


def told_of(running: Running, name: str, since: int, seat: int | None) -> list[str]:
    match = running.table(name).match
    events = tuple(event for ply in match.plies[since:] for event in ply.events)
    return sentences(events, seat, words("en", match.game.slug), running.table(name).names)


def play_until_eventful(running: Running, name: str, luck: random.Random, things: int = 3) -> None:
    """Before anyone looks, up to a move that sets off at least so many things that Ben is told."""
    match, ahead = running.table(name).match.clone(), copy(luck)
    for moves in range(200):
        seat = match.to_act[0]
        match.play(ahead.choice(match.legal(seat)), seat)
        said = sentences(match.plies[-1].events, 1, words("en", match.game.slug), running.table(name).names)
        if len(said) >= things:
            running.play(name, luck, most=moves)
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
    play_until_eventful(running, name, luck, 2)
    ben = watching(visitors).sit(name, tokens[1])
    ply = ben.ply
    running.play(name, luck, most=1)
    ben.sees_ply(ply + 1)
    settled(ben)
    assert [text for text in ben.tell("window.told") if text] == told_of(running, name, ply, 1)
    assert not ben.tell("window.hasty"), "no button that would go again with the next board"
    seen = ben.board()
    assert untitled(ben.tell("window.drawn").pop()) == seen
    ben.page.reload()
    assert ben.board() == seen


def leagues(running: Running) -> tuple[str, dict[int, str]]:
    return running.open_table("leagues", "me", "me", listed=False)


STEERINGS = ("heading left", "heading right", "current left", "current right", "depth up", "depth down")

# As soon as a board is shown on which something stood for what it no longer does.
_CLICK_THE_PAST = """() => document.addEventListener("board:drawn", () => {
  const past = document.querySelector("main[data-telling] #board [data-past]");
  if (!past) return;
  window.clicked = true;
  past.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def play_until_ben_steers(running: Running, name: str, luck: random.Random) -> None:
    """Before anyone looks, up to a move by which Anna steers and after which Ben may."""
    match, ahead = running.table(name).match.clone(), copy(luck)
    for moves in range(200):
        seat = match.to_act[0]
        match.play(ahead.choice(match.legal(seat)), seat)
        if seat == 0 and match.plies[-1].text in STEERINGS and match.to_act == (1,) and "pass" not in match.legal(1):
            running.play(name, luck, most=moves)
            return
    raise AssertionError("Ben never steered")


def test_a_click_cuts_the_story_short(visitors: Visitors, running: Running) -> None:
    name, tokens = leagues(running)
    luck = random.Random(3)
    play_until_ben_steers(running, name, luck)
    ben = watching(visitors, fresh=True).sit(name, tokens[1])
    ben.page.clock.install()
    running.play(name, luck, most=1)
    ben.page.wait_for_selector("main[data-telling]")
    ben.page.wait_for_selector("#telling:not(:empty)")
    ben.page.mouse.click(5, 5)
    settled(ben)
    seen, ply = ben.board(), ben.ply
    ben.page.evaluate(_CLICK_THE_PAST)
    ben.page.click("#again")
    ben.page.wait_for_function("() => window.clicked")
    settled(ben)
    assert ben.board() == seen
    assert not ben.page.locator("#fault:visible").count(), "what lies there by now was not meant"
    ben.page.reload()
    assert (ben.board(), ben.ply) == (seen, ply), "the board of now, at once"


def test_who_was_away_is_shown_what_happened_since(visitors: Visitors, running: Running) -> None:
    name, tokens = leagues(running)
    luck = random.Random(4)
    ben = watching(visitors).sit(name, tokens[1])
    running.play(name, luck, most=2)
    ben.sees_ply(2)
    settled(ben)
    ben.go("/")
    running.play(name, luck, most=3)
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
    anna, ben = visitors.come().sit(name, tokens[0]), watching(visitors, fresh=True).sit(name, tokens[1])
    anna.make("place 1 a1", random.Random(7))
    ben.page.clock.install()
    anna.make("stay", random.Random(8))
    ben.sees_ply(2)
    ben.make(ben.legal[0], random.Random(9))
    assert ben.ply == 3


def test_without_motion_the_last_board_and_the_sentences_stand_still(visitors: Visitors, running: Running) -> None:
    name, tokens = leagues(running)
    luck = random.Random(3)
    play_until_eventful(running, name, luck)
    ben = visitors.come().sit(name, tokens[1])
    running.play(name, luck, most=1)
    ply = len(running.table(name).match.plies)
    ben.sees_ply(ply)
    assert not ben.page.locator("main[data-telling]").count()
    expect(ben.page.locator("#told-last")).to_have_text(" ".join(told_of(running, name, ply - 1, 1)))
