"""Every page, in every language, for every game; without anything that the content security policy forbids."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from unittest.mock import patch

import httpx2 as httpx
import pytest

import vulcania
from tests.server.live import Running, drawn_games
from vulcania.server.store.rows import ResultRow
from vulcania.server.templates import spoken
from vulcania.words import LANGUAGES, words

GAMES = drawn_games()


@pytest.fixture(scope="module")
def client(running: Running) -> Iterator[httpx.Client]:
    with running.client() as found:
        yield found


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest, running: Running) -> str:
    """A table whose match is over."""
    low, _ = vulcania.core.registry.meta(request.param).seats
    name, _ = running.open_table(request.param, *["me"] * max(low, 2))
    running.play(name, random.Random(5))
    return name


def check(page: str) -> None:
    """Nothing inline, nothing from elsewhere, one heading of the first kind, no id twice."""
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|javascript:", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)
    assert page.count("<h1") == 1
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids)), {one for one in ids if ids.count(one) > 1}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/replay", "/me", "/me/matches", "/me/forget", "/nowhere"])
def test_pages_of_the_house(client: httpx.Client, path: str, lang: str) -> None:
    page = client.get(path, headers={"accept-language": lang}).text
    assert f'<html lang="{lang}"' in page
    check(page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pages_of_a_game(running: Running, game: str, lang: str) -> None:
    with running.client(**{"accept-language": lang}) as client:
        for path in (f"/new/{game}", f"/rules/{game}"):
            page = client.get(path)
            assert page.status_code == 200
            check(page.text)
            assert words(lang, game).say("title") in page.text.replace("&#39;", "'")
        table = client.post(f"/now/{game}").headers["location"]
        for path in (table, f"{table}/replay", f"{table}/device", f"{table}?narrow=1"):
            page = client.get(path)
            assert page.status_code == 200, page.text
            check(page.text)


def test_every_rule_has_its_anchor(client: httpx.Client) -> None:
    page = client.get("/rules/soum-soum").text
    for rule in vulcania.core.rulebook.rulebook("soum-soum").ids:
        assert f'id="{rule}"' in page
    assert "ruling" in page


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_name_only_makers_that_are_known(client: httpx.Client, game: str) -> None:
    """Some games have no known author, some no known year."""
    made = client.get(f"/rules/{game}").text.partition('<p class="small">')[2].partition("</p>")[0]
    assert vulcania.core.registry.meta(game).publisher in made
    assert not re.search(r"\(\W*\)|by\s*[,.]", made)


def test_a_finished_match_accounts_for_every_point_and_can_be_replayed(client: httpx.Client, finished: str) -> None:
    page = client.get(f"/t/{finished}").text
    check(page)
    assert 'id="account"' in page
    match = vulcania.load(client.get(f"/t/{finished}/record").text)
    assert match.outcome is not None
    last = len(match.plies)
    for ply in (0, 1, last // 2, last, last + 5):
        answer = client.get(f"/t/{finished}/replay", params={"ply": ply, "as": 1})
        assert answer.status_code == 200
        check(answer.text)
        assert f'data-ply="{min(ply, last)}"' in answer.text
    assert client.get(f"/t/{finished}/replay", params={"ply": -1}).status_code == 422


def test_a_record_is_brought_shown_and_shared(client: httpx.Client, finished: str) -> None:
    record = client.get(f"/t/{finished}/record").text
    by_text = client.post("/replay", data={"text": record})
    by_file = client.post("/replay", files={"file": ("match.txt", record.encode(), "text/plain")})
    assert by_text.status_code == by_file.status_code == 303
    link = by_text.headers["location"]
    assert by_file.headers["location"] == link
    page = client.get(link, params={"ply": 3}).text
    check(page)
    assert 'data-ply="3"' in page
    assert client.get(f"{link}/record").text == record


@pytest.mark.parametrize(("text", "told"), [
    ("", "a record begins with"), ("vulcania record 1\ngame: chess\nplayers: A\nseed: 1\n", "no game"),
    ("vulcania record 1\ngame: soum-soum\nplayers: A | B\nseed: 1\n\n1. p1 place 1 c3", "Line 6"),
])  # fmt: skip
def test_a_record_that_does_not_hold_is_refused_with_the_line(client: httpx.Client, text: str, told: str) -> None:
    answer = client.post("/replay", data={"text": text})
    assert answer.status_code == 422
    assert told in answer.text


def test_language_and_light_are_chosen_and_kept(running: Running) -> None:
    with running.client(**{"accept-language": "nl-BE, fr;q=0.8"}) as client:
        assert '<html lang="nl">' in client.get("/").text
        client.post("/settings", data={"lang": "fr"})
        client.post("/settings", data={"theme": "dark"})
        assert '<html lang="fr" data-theme="dark">' in client.get("/").text
        client.post("/settings", data={"lang": "xx", "theme": "pink"})
        assert '<html lang="fr" data-theme="dark">' in client.get("/").text


@pytest.mark.parametrize(("accepted", "lang"), [
    ("", "en"), ("de", "en"), ("fr-CA,en;q=0.5", "fr"), ("en;q=0.3, nl;q=0.9", "nl"), ("nl;q=x, fr", "fr"),
    ("fr;q=0", "en"), ("," * 500, "en"),
])  # fmt: skip
def test_the_browsers_languages_are_understood(accepted: str, lang: str) -> None:
    assert spoken(accepted) == lang


def test_a_form_with_all_kinds_of_seats_and_options(client: httpx.Client) -> None:
    answer = client.post("/new/soum-soum", data={
        "seat-0": "me", "name-0": "Anna", "seat-1": "here", "name-1": "Ben", "seat-2": "bot random", "seat-3": "none",
        "option-open-market": "on", "option-first": "p2", "clock": "player 300",
    })  # fmt: skip
    name = answer.headers["location"].removeprefix("/t/")
    state = client.get(f"/api/v1/tables/{name}").json()
    assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "bot"]
    assert state["options"] == {"first": "p2", "open-market": True, "own-card-excluded": False}
    assert state["clock"] == {"kind": "player", "seconds": 300, "reserve": 0, "late": "bot"}
    assert client.post("/new/soum-soum", data={"seat-0": "me"}).status_code == 422
    assert client.post("/new/soum-soum", data={"seat-0": "king", "seat-1": "me"}).status_code == 422
    for odd in ("move ²", "move " + "9" * 5000, "player", "soon"):
        assert client.post("/new/soum-soum", data={"seat-0": "me", "seat-1": "me", "clock": odd}).status_code == 422


def test_the_api_describes_itself(client: httpx.Client) -> None:
    described = client.get("/api/v1/openapi.json").json()
    paths = set(described["paths"])
    for path in ("/games", "/tables", "/tables/{name}/join", "/tables/{name}/view", "/tables/{name}/legal",
                 "/tables/{name}/moves", "/tables/{name}/events", "/tables/{name}/undo"):  # fmt: skip
        assert f"/api/v1{path}" in paths
    assert all(path.startswith("/api/v1/") for path in paths)
    games = client.get("/api/v1/games").json()
    assert {game["game"] for game in games} == set(vulcania.slugs())
    assert client.get("/api/v1/games/soum-soum").json()["seats"] == [2, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_is_told_what_others_reached_before(running: Running, lang: str) -> None:
    name, _ = running.open_table("explo", "me", "me")
    running.play(name, random.Random(5))
    table = running.table(name)
    table.best = ResultRow(
        game="explo", seats=2, variant="", scores=(12, 12), winners=(0, 1), best=12, names=("Dirk", "Eva")
    )
    table.rendered.clear()
    with running.client(**{"accept-language": lang}) as client:
        assert "12 (Dirk, Eva)" in client.get(f"/t/{name}").text


def test_a_team_that_failed_has_no_place(running: Running) -> None:
    """EX-28: nobody got out, so that there is nothing to be second of."""
    with patch("vulcania.server.tables.new_seed", return_value=3):
        name, _ = running.open_table("explo", "me", "me")
    running.play(name, random.Random(5))
    outcome = running.table(name).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((), (0, 0))
    with running.client(**{"accept-language": "en"}) as client:
        told = client.get(f"/t/{name}").text.partition('id="account"')[2].partition("</section>")[0]
    assert "All together" in told
    assert "Place" not in told
