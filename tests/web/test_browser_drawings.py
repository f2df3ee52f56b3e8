"""A drawing that changed piece by piece is the drawing that a fresh page would show."""

from __future__ import annotations

import random

import pytest

from tests.server.live import Running, drawn_games
from tests.web.test_browser_matches import pack
from tests.web.visitor import Visitor, Visitors
from vulcania.core.registry import meta

MOVES = 12

_FOREIGN = """() => [...document.querySelectorAll("#board svg *")]
  .filter((node) => node.namespaceURI !== "http://www.w3.org/2000/svg").length"""


def changes_truly(watching: Visitor, playing: Visitor, luck: random.Random, game: str) -> None:
    if game == "explo":
        pack([playing, watching], luck)
    for _ in range(MOVES):
        screen = playing if playing.legal else watching
        screen.make(luck.choice(screen.legal), luck, touch=screen is watching)
        for other in (playing, watching):
            other.sees_ply(screen.ply)
    assert watching.page.evaluate(_FOREIGN) == 0, "a browser paints no HTML inside a drawing"
    changed = watching.board()
    watching.page.reload()
    assert watching.board() == changed


@pytest.mark.parametrize("game", drawn_games())
def test_a_changed_drawing_is_the_one_a_fresh_page_shows(visitors: Visitors, running: Running, game: str) -> None:
    low, _ = meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2), listed=False)
    playing, watching = visitors.come().sit(name, tokens[0]), visitors.phone().sit(name, tokens[1])
    changes_truly(watching, playing, random.Random(game), game)


def test_who_has_packed_types_moves_and_no_longer_things(visitors: Visitors, running: Running) -> None:
    name, tokens = running.open_table("explo", "me", listed=False)
    screen = visitors.come().sit(name, tokens[0])
    assert screen.page.locator("#typed-words").is_visible()
    screen.excuse("422")
    screen.page.fill("#typed-move", "a grand piano")
    screen.page.press("#typed-move", "Enter")
    screen.page.wait_for_selector("#fault:not([hidden])")
    assert "a grand piano" in screen.page.inner_text("#fault")
    screen.make("depart", random.Random(1))
    screen.page.wait_for_selector("#typing")
    assert screen.page.locator("#typed-words").count() == 0
    assert screen.page.get_attribute("#typing input", "placeholder") in screen.legal
