"""A telephone, upright and sideways, at a full table: nothing too small to be read or to be touched."""

from __future__ import annotations

import pytest

from tests.server.live import Running, drawn_games
from tests.web.visitor import Visitors
from vulcania import new
from vulcania.core.chance import Chance
from vulcania.core.registry import meta

PHONES = ((667, 375), (390, 844))
MOVES = 40
SMALLEST_TEXT, SMALLEST_TARGET = 11, 40

# Half a pixel is what drawings are rounded by.
_TOO_SMALL = """(() => {
  const [letters, side] = given;
  const shown = (thing) => thing.checkVisibility();
  const high = (text) => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  };
  const least = (thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return Math.min(width, height);
  };
  const told = (thing, size) => `${size.toFixed(1)} ${thing.textContent.trim().slice(0, 20)} ${thing.outerHTML.slice(0, 80)}`;
  const texts = [...document.querySelectorAll("#board text")].filter((text) => shown(text) && high(text) < letters - 0.05);
  const things = [...document.querySelectorAll("#board .open, #board [data-zoom], #board [data-leaf], #play .btn")]
    .filter((thing) => shown(thing) && least(thing) < side - 0.5);
  return [...texts.map((text) => told(text, high(text))), ...things.map((thing) => told(thing, least(thing)))];
})()"""


@pytest.mark.parametrize("game", drawn_games())
def test_everything_can_be_read_and_touched_on_a_telephone(visitors: Visitors, running: Running, game: str) -> None:
    """With the most players, in the middle of a match, on what is seen first and on another player's board."""
    _, most = meta(game).seats
    name, tokens = running.open_table(game, *["me"] * most, listed=False, seed=7)
    match, luck = new(game, most, 7), Chance(7)
    for _ in range(MOVES):
        seat = match.to_act[0]
        move = luck.choice(match.legal(seat))
        match.play(move, seat)
        with running.client(tokens[seat]) as client:
            client.post(f"/api/v1/tables/{name}/moves", json={"move": move}).raise_for_status()
    seat = match.to_act[0]
    for size in PHONES:
        phone = visitors.phone(*size).sit(name, tokens[seat])
        phone.page.wait_for_selector(f"#board > svg.{'low' if size[0] > size[1] else 'narrow'} .open")
        assert phone.tell(_TOO_SMALL, SMALLEST_TEXT, SMALLEST_TARGET) == [], size
        for opener in phone.page.locator("[data-leaf]").all()[:1]:
            opener.tap()
            phone.page.wait_for_selector(".leaf[display=inline]")
            assert phone.tell(_TOO_SMALL, SMALLEST_TEXT, SMALLEST_TARGET) == [], size
