"""Every move of leagues can be said in every language."""

from __future__ import annotations

import pytest

from vulcania.games.leagues.moves import VOCABULARY
from vulcania.words import LANGUAGES, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_can_be_said(lang: str) -> None:
    said = {words(lang, "leagues").say(VOCABULARY.message(move)) for move in range(VOCABULARY.size)}
    assert len(said) == VOCABULARY.size


def test_moves_read_well() -> None:
    speaker = words("en", "leagues")

    def say(notation: str) -> str:
        return speaker.say(VOCABULARY.message(VOCABULARY.parse(notation)))

    assert say("current left") == "Turn the ocean to the left"
    assert say("fetch ne-1") == "Fetch the chip at NE\xa0−1"
    assert say("play super-sailor") == "Play a super-sailor"
