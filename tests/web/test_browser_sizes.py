"""A telephone, upright and sideways, and a tablet at a full table: nothing too small to be read or to be touched."""

from __future__ import annotations

import random
from unittest.mock import patch

import pytest

from tests.server.live import Running, drawn_games, wait_for
from tests.web.visitor import Visitor, Visitors
from vulcania.core.registry import meta

SCREENS = {(667, 375): (2, 40), (390, 844): (1, 40), (1024, 768): (3, 0)}
"""Their sizes, what the page then says of them, and how small a target may be."""
MOVES, CAVERS_MOVES = 20, 16
"""So many that on boards of the turn before, told again, something of now can be chosen: of the dial in both oceans."""
SMALLEST_TEXT = 11

# Half a pixel is what drawings are rounded by.
_TOO_SMALL = """(() => {
  const [letters, side] = given;
  const shown = (thing) => thing.checkVisibility() && thing.getClientRects().length;
  const high = (text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  };
  const least = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return Math.min(width, height);
  };
  const told = (thing, size) => `${size.toFixed(1)} ${thing.textContent.trim().slice(0, 20)} ${thing.outerHTML}`;
  const texts = [...document.querySelectorAll("#board text")]
    .filter((text) => shown(text) && high(text) < letters - 0.05);
  const things = [...document.querySelectorAll("#board .open, #board [data-zoom], #board [data-leaf], #play .btn")]
    .filter((thing) => shown(thing) && least(thing) < side - 0.5);
  return [...texts.map((text) => told(text, high(text))), ...things.map((thing) => told(thing, least(thing)))]
    .map((said) => said.slice(0, 120));
})()"""

_SOME_IN_SIGHT = """[...document.querySelectorAll("#board .open")].some((thing) => {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
})"""

# But for what a button beside the board stands for as well.
_OUT_OF_SIGHT = """(() => {
  const open = [...document.querySelectorAll(".railed #board .open")].filter((thing) => thing.checkVisibility());
  const out = (thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top < 0 || bottom > window.innerHeight;
  };
  const seen = open.filter((thing) => !out(thing)).map((thing) => thing.dataset.pick);
  return open.filter(out).map((thing) => thing.dataset.pick)
    .filter((pick) => !seen.includes(pick));
})()"""

# Moves that nothing in sight stands for.
_BEYOND = """(() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const [board, prompt, below] = ["board", "prompt", "below"].map(box);
  const over = ({ left, right }) => left < board.right && board.left < right;
  const [high, low] = [over(prompt) ? prompt.bottom : 0, over(below) ? below.top : window.innerHeight];
  const out = (thing) => thing.getBoundingClientRect().top < high || thing.getBoundingClientRect().bottom > low;
  return hand.legal().filter((move) => {
    const things = hand.useful(move).filter((thing) => thing.getClientRects().length);
    return things.length && things.every(out);
  }).length;
})()"""


# The last turn once more, as fast as can be: what was too small on its boards, and how many had something to choose.
_TOLD_AGAIN = """(async () => {
  const later = window.setTimeout;
  const seen = { small: [], boards: 0 };
  const look = () => {
    seen.boards += Boolean(document.querySelector("main[data-telling] #board .open"));
    seen.small.push(...SMALL);
  };
  window.setTimeout = (call, time) => later(call, Math.min(time, 20));
  document.addEventListener("board:marked", look);
  const over = new Promise((done) => document.addEventListener("story:over", done, { once: true }));
  document.getElementById("again").click();
  await over;
  document.removeEventListener("board:marked", look);
  window.setTimeout = later;
  return seen;
})()""".replace("SMALL", _TOO_SMALL)


def is_led_to_what_lies_beyond(phone: Visitor) -> None:
    arrow = phone.page.locator("#further")
    wait_for(lambda: arrow.is_visible() == bool(phone.tell(_BEYOND)))
    if before := phone.tell(_BEYOND):
        arrow.tap()
        wait_for(lambda: phone.tell(_BEYOND) < before)


@pytest.mark.parametrize("game", drawn_games())
def test_everything_can_be_seen_read_and_touched(visitors: Visitors, running: Running, game: str) -> None:
    """With the most players, in the middle of a match: on what is seen at once, and on another player's board."""
    with patch("vulcania.server.tables.new_seed", return_value=7):
        name, tokens = running.open_table(game, *["me"] * meta(game).seats[1], listed=False)
    if game == "explo":
        for token in tokens.values():
            with running.client(token) as client:
                client.post(f"/api/v1/tables/{name}/moves", json={"move": "depart"})
    running.play(name, random.Random(7), most=CAVERS_MOVES if game == "explo" else MOVES)
    mine = tokens[running.table(name).acting[0]]
    phone = visitors.phone()
    for (width, height), (shape, target) in SCREENS.items():
        phone.page.goto("about:blank")
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.tell_shape(width, height)
        phone.sit(name, mine)
        phone.page.wait_for_selector(f'html[data-narrow="{shape}"] #board > svg .open')
        assert phone.tell(_TOO_SMALL, SMALLEST_TEXT, target) == [], (width, height)
        told = phone.tell(f"await {_TOLD_AGAIN}", SMALLEST_TEXT, target)
        assert told["small"] == [], (width, height)
        assert told["boards"], (width, height)
        wait_for(lambda: phone.tell(_SOME_IN_SIGHT))
        if shape == 2:
            assert phone.tell(_OUT_OF_SIGHT) == []
        is_led_to_what_lies_beyond(phone)
        for opener in phone.page.locator("[data-leaf]").all()[:1]:
            opener.tap()
            phone.page.wait_for_selector(".leaf[display=inline]")
            assert phone.tell(_TOO_SMALL, SMALLEST_TEXT, target) == [], (width, height)
            phone.page.keyboard.press("Escape")
            assert phone.page.locator(".leaf[display=inline]").count() == 0
