"""Nothing moves under a finger: whatever is said and asked around it, the board stays where it is."""

from __future__ import annotations

import random
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.server.live import Running, drawn_games
from tests.server.test_playing import play_out
from tests.web.visitor import Visitors
from vulcania.core.registry import meta

SIZES = ((390, 844), (844, 390), (667, 375))

_MEASURE = """window.corners = new Set();
const measure = () => {
  const { left, top } = document.getElementById("board").getBoundingClientRect();
  window.corners.add(`${Math.round(left + window.scrollX)} ${Math.round(top + window.scrollY)}`);
};
document.addEventListener("DOMContentLoaded", () => {
  measure();
  new MutationObserver(measure).observe(document.getElementById("main"), { subtree: true, childList: true });
});"""


@pytest.mark.parametrize(("game", "size"), list(zip(drawn_games(), cycle(SIZES), strict=False)), ids=str)
def test_the_board_stays_where_it_is_for_a_whole_match(
    visitors: Visitors, running: Running, game: str, size: tuple[int, int]
) -> None:
    low, _ = meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2), listed=False)
    phone = visitors.come(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    phone.context.add_init_script(_MEASURE)
    screen = phone.sit(name, tokens[0])
    with running.client(tokens[1]) as ben:
        ben.post(f"/api/v1/tables/{name}/talk", json={"text": "Hello! " * 12})
    expect(screen.page.locator("#toast")).not_to_be_empty()
    expect(screen.page.locator("#unread")).to_be_visible()
    play_out(running, name, tokens, random.Random(game))
    expect(screen.page.locator("#play")).to_have_attribute("data-status", "over")
    assert len(screen.tell("[...window.corners]")) == 1
