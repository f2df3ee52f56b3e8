"""What is this? Asked at a table and when looking back, and answered from what the seat may know; rules in pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.server.live import Running, drawn_games
from tests.server.test_seating import open_link
from vulcania.core.pictures import scenes


def test_a_seat_is_told_of_its_own_hand_and_nobody_else_is(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with running.client() as stranger, running.client(**{"accept-language": "fr"}) as guest:
        own = f"/t/{name}/what?as=0&thing=hand 1"
        assert stranger.get(own).status_code == 404
        open_link(guest, f"/t/{name}/seat/{tokens[0]}")
        told = guest.get(own).json()
        assert told["rule"] == "SS-7"
        assert told["help"] == "/rules/soum-soum#SS-7"
        assert told["said"][0].startswith("Une carte de ta main")
        assert guest.get(f"/t/{name}/what?as=1&thing=hand 1").json() == told, "who asks sits there, whatever they say"
        assert stranger.get(f"/t/{name}/what?thing=place c3").json()["rule"] == "SS-15"
        assert stranger.get(f"/t/{name}/replay/what?ply=0&thing=pile").json()["rule"] == "SS-9"
        assert stranger.get(f"/t/{name}/replay/what?ply=0&as=0&thing=hand 1").status_code == 404
        wrong = stranger.get(f"/t/{name}/what?thing=whale", headers={"accept": "application/json"})
        assert wrong.status_code == 404
        assert "whale" in wrong.json()["error"]["message"]
        late = stranger.get(f"/t/{name}/what?thing=whale&ply=7")
        assert late.status_code == 204, "a page may show what a move has just taken away"


@pytest.mark.parametrize("game", drawn_games())
def test_rules_have_pictures_that_come_when_they_are_scrolled_to_and_a_sheet(running: Running, game: str) -> None:
    with running.client() as client:
        page = client.get(f"/rules/{game}").text
        assert page.count('loading="lazy"') == page.count("<img ") == len(scenes(game)) > 0
        for rule in list(scenes(game))[:3]:
            picture = client.get(f"/rules/{game}/{rule}.nl.svg")
            assert picture.headers["content-type"] == "image/svg+xml"
            ElementTree.fromstring(picture.text)
        assert client.get(f"/rules/{game}/XX-1.nl.svg").status_code == 404
        sheet = client.get(f"/rules/{game}/summary").text
        assert 2 <= sheet.count("<figure>") <= 3
        assert "style=" not in sheet
