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
