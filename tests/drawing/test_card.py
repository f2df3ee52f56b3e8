"""Cards that are held up: all that they say is on them."""

from __future__ import annotations

import re

import pytest

from vulcania.core.event import Event
from vulcania.games.explo.components import KEPT
from vulcania.games.explo.picture.event import card
from vulcania.words import LANGUAGES, words

RED = ("rising-co2", "rising-water", "slipped", "litter", "lost")
"""Those that have most to say."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*RED, *KEPT[:3]])
def test_a_card_says_all_that_it_does(lang: str, name: str) -> None:
    said = words(lang, "explo")
    drawn = card(Event("card-drawn", {"card": name}), said)
    assert drawn is not None
    lines = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
    told = f"{said.say(f'card-{name}')} {said.say(f'card-{name}.about')}"
    assert "".join(lines).replace(" ", "") == told.replace(" ", "")
