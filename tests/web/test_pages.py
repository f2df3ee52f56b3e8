"""Pages as they come over the wire: their weight, what they are free of, and what they say in each language."""

from __future__ import annotations

import json
import random
import re
from html import escape, unescape

import httpx2 as httpx
import pytest

from tests.server.live import Running, drawn_games, wait_for
from vulcania.core.puzzle import puzzles
from vulcania.core.registry import game as find_game
from vulcania.core.registry import slugs
from vulcania.words import LANGUAGES, words

LIGHT = 300 * 1024
"""What a first visit may weigh, compressed, with the fonts."""
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"


def table_page(running: Running, game: str, **headers: str) -> str:
    name, tokens = running.open_table(game, *["me"] * max(find_game(game).meta.seats[0], 2), listed=False)
    running.ready(name, tokens)
    with running.client(**headers) as client:
        client.cookies.set(f"seat_{name}", "~".join(tokens.values()))
        acting = client.get(f"/api/v1/tables/{name}").json()["to_act"][0]
        page: str = client.get(f"/t/{name}?as={acting}").text
    return page


def legal(page: str) -> dict[str, str]:
    found = re.search(r'data-legal="([^"]*)"', page)
    assert found is not None
    labels: dict[str, str] = json.loads(unescape(found[1]))
    return labels


def weight(client: httpx.Client, path: str) -> tuple[int, str]:
    with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        text = answer.read().decode("utf-8", "replace")
        assert answer.status_code == 200, path
        return answer.num_bytes_downloaded, text


def first_visit(client: httpx.Client, path: str) -> int:
    """Everything that a browser fetches which has never been here."""
    total, page = weight(client, path)
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page), "nothing is fetched from outside"
    parts = set(re.findall(r'<(?:script|link)[^>]*?(?:src|href)="([^"]+)"', page))
    for part in parts:
        size, text = weight(client, part)
        total += size
        if ".css" in part:
            folder = part.rpartition("/")[0]
            total += sum(weight(client, f"{folder}/{font}")[0] for font in re.findall(r'url\("([^"]+)"\)', text))
    return total


@pytest.mark.parametrize("game", drawn_games())
def test_a_first_visit_is_light(running: Running, game: str) -> None:
    name, tokens = running.open_table(game, *["me"] * max(find_game(game).meta.seats[0], 2), listed=False)
    with running.client() as client:
        client.cookies.set(f"seat_{name}", "~".join(tokens.values()))
        assert first_visit(client, f"/t/{name}?as=0") < LIGHT


def test_the_shelf_is_light(running: Running) -> None:
    with running.client() as client:
        assert first_visit(client, "/") < LIGHT


def pages_of(game: str) -> list[str]:
    return ["/", f"/new/{game}", f"/rules/{game}", "/replay", "/t/nowhere"]


@pytest.mark.parametrize("game", drawn_games())
def test_pages_need_no_exception_from_the_strict_policy(running: Running, game: str) -> None:
    with running.client() as client:
        texts = [client.get(path) for path in pages_of(game)]
    for answer in texts:
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
    for text in [*(answer.text for answer in texts), table_page(running, game)]:
        assert "<style" not in text
        assert not re.search(r"<[^>]*\sstyle=", text)
        assert not re.search(r"<[^>]*\son\w+=", text)
        assert not re.search(r"<script(?![^>]*\ssrc=)", text)
        assert not re.search(r"""(?:href|action)=["']javascript:""", text)


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_moves_are_offered_in_words(running: Running, game: str, lang: str) -> None:
    page = table_page(running, game, **{"accept-language": lang})
    assert f'<html lang="{lang}"' in page
    labels = legal(page)
    assert labels
    vocabulary, said = find_game(game).vocabulary, words(lang, game)
    names = ("Anna", "Ben", "Cleo")
    for move, label in labels.items():
        assert label == said.move(vocabulary, move, names)
        assert label != move


@pytest.mark.parametrize("slug", slugs())
def test_a_game_brings_its_colours(running: Running, slug: str) -> None:
    with running.client() as client:
        page = client.get(f"/rules/{slug}").text
        sheet = re.search(rf'href="(/rooms/{slug}\.css\?v=\w+)"', page)
        assert (sheet is not None) == (find_game(slug).folder / "room.css").is_file()
        if sheet is not None:
            answer = client.get(sheet[1])
            assert answer.headers["content-type"].startswith("text/css")
            assert "immutable" in answer.headers["cache-control"]
            assert "--" in answer.text


def test_the_house_names_no_game(running: Running) -> None:
    with running.client() as client:
        page = client.get("/").text
        for part in re.findall(r'(?:src|href)="(/static/[^"]+\.(?:css|js)[^"]*)"', page):
            sheet = client.get(part).text
            assert not [slug for slug in slugs() if slug in sheet]


def test_a_phone_gets_the_tall_drawing_at_once(running: Running) -> None:
    wide, tall = table_page(running, "soum-soum"), table_page(running, "soum-soum", **{"user-agent": PHONE})
    assert 'data-narrow="0"' in wide
    assert "board soum-soum narrow" not in wide
    assert 'data-narrow="1"' in tall
    assert "board soum-soum narrow" in tall


def test_the_prompt_is_said_once(running: Running) -> None:
    page = table_page(running, "soum-soum")
    drawn = page[page.index("</desc>") :]
    prompt = re.search(r'id="prompt-text">([^<]+)<', page)
    assert prompt is not None
    assert prompt[1] not in drawn
    assert "Turn 1 of 24" in page


def test_the_captain_advises_who_is_to_move(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"}, listed=False, advice=True)
    with running.client(tokens[0], **{"accept-language": "nl"}) as client:
        found = client.get(f"/api/v1/tables/{name}/advice").json()
        assert 1 <= len(found) <= 3
        assert found[0]["reasons"][-1]["text"].count("kapitein") == 1, "how sure he is"
        assert all(one["within"] > 0 for one in found)
        moves = client.get(f"/api/v1/tables/{name}/legal").json()["moves"]
        assert all(one["move"] in moves and 0 <= one["percent"] <= 100 and one["label"] for one in found)
    with running.client(tokens[1]) as client:
        assert client.get(f"/api/v1/tables/{name}/advice").status_code == 409
    with running.client() as client:
        assert client.get(f"/api/v1/tables/{name}/advice").status_code == 403


def test_advice_is_an_option_of_the_table(running: Running) -> None:
    """Off between people, on where one plays against bots, and as was chosen where somebody chose."""
    tables = [(("me", "me"), None, False), (("me", "open"), None, False), (("me", "bot mate"), None, True),
              (("me", "bot mate"), False, False)]  # fmt: skip
    for kinds, chosen, allowed in tables:
        name, tokens = running.open_table(
            "soum-soum", *kinds, options={"first": "p1"}, listed=False, **({} if chosen is None else {"advice": chosen})
        )
        with running.client(tokens[0]) as client:
            assert client.get(f"/api/v1/tables/{name}").json()["advice"] is allowed
            assert ('id="advice"' in client.get(f"/t/{name}").text) is allowed
            if kinds[1] != "open" and not allowed:
                refused = client.get(f"/api/v1/tables/{name}/advice")
                assert refused.status_code == 409
                assert "captain" in refused.json()["error"]["message"]


def test_a_match_is_looked_back_upon_when_it_is_over(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "me", "me", listed=False)
    with running.client() as client:
        assert client.get(f"/t/{name}/analysis").status_code == 409
        running.play(name, random.Random(1))
        first = client.get(f"/t/{name}/analysis")
        assert first.headers["refresh"]
        assert "analysis-waiting" in first.text
        page = wait_for(lambda: 'id="chances"' in (found := client.get(f"/t/{name}/analysis")).text and found)
        assert "<svg" in page.text
        assert "analysis-again" in page.text, "what was found is there to be read during a second look"
        assert page.headers["refresh"]
        page = wait_for(lambda: "refresh" not in (found := client.get(f"/t/{name}/analysis")).headers and found)
        assert "analysis-again" not in page.text
        record = client.get(f"/t/{name}/record").text
        shared = client.post("/replay", data={"text": record}, follow_redirects=True)
        assert shared.status_code == 200
        again = client.get(f"{shared.url.path}/analysis")
        assert 'id="chances"' in again.text, "the same match is not judged twice"
        running.tables.services.analyses._looks.clear()
        assert 'id="chances"' in client.get(f"/t/{name}/analysis").text, "nor after a restart: it is kept"


def test_any_position_of_a_replay_can_be_played_on_from(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "me", "me", listed=False)
    with running.client() as client:
        form = {"ply": "7", "seat": "1"}
        assert client.post(f"/t/{name}/play-on", data=form).status_code == 409, "the record is not open yet"
        running.play(name, random.Random(2))
        replay = client.get(f"/t/{name}/replay?ply=7")
        assert 'id="play-on"' in replay.text
        assert 'id="play-on"' not in client.get(f"/t/{name}/replay").text, "after the last move nothing is left to play"
        opened = client.post(f"/t/{name}/play-on", data=form, follow_redirects=True)
        assert opened.status_code == 200
        other = opened.url.path.rpartition("/")[2]
        table, first = running.table(other), running.table(name)
        assert [move.text for move in table.moves[:7]] == [move.text for move in first.moves[:7]]
        assert [seat.kind for seat in table.seats] == ["bot", "person"]
        assert table.fingerprint != first.fingerprint, "chance to come was not in the record"
        assert client.get(f"/api/v1/tables/{other}").json()["ply"] >= 7
        record = client.get(f"/t/{name}/record").text
        brought = client.post("/replay", data={"text": record}, follow_redirects=True).url.path
        assert client.post(f"{brought}/play-on", data={"ply": "3", "seat": "0"}).status_code == 303


def test_practice_is_offered_asked_and_explained(running: Running) -> None:
    first = puzzles("soum-soum")[0]
    with running.client() as client:
        assert "/learn/soum-soum#practice" in client.get("/new/soum-soum").text
        assert f"/learn/soum-soum/{first.name}" in client.get("/learn/soum-soum").text
        opened = client.post(f"/learn/soum-soum/{first.name}", follow_redirects=True)
        assert 'id="clue"' in opened.text
        assert 'data-ways="[]"' in opened.text, "the answer is not pointed at"
        name = opened.url.path.rpartition("/")[2]
        wrong = client.post(f"/api/v1/tables/{name}/moves", json={"move": first.second})
        assert wrong.json()["error"]["code"] == "another-move"
        assert client.post(f"/api/v1/tables/{name}/moves", json={"move": first.best}).status_code == 201
        solved = client.get(f"/t/{name}").text
        why = words("en", "soum-soum").say(first.why[0].message, running.table(name).names)
        assert escape(why) in solved
        assert f"/learn/soum-soum/{puzzles('soum-soum')[1].name}" in solved, "and on to the next"


def test_a_lesson_is_followed_by_a_short_match_with_a_deckhand(running: Running) -> None:
    with running.client() as client:
        opened = client.post("/learn/miles/first/match")
    table = running.table(opened.headers["location"].removeprefix("/t/"))
    assert table.row.options["length"] == "short"
    assert [seat.level for seat in table.seats if seat.kind == "bot"] == ["deckhand"]


@pytest.mark.parametrize(
    ("game", "chapter", "what", "far"), [("leagues", "first", "round", 2), ("voyage", "hunt", "leagues", 10_000)]
)
def test_where_a_game_has_no_short_form_the_learner_takes_over_late(
    running: Running, game: str, chapter: str, what: str, far: int
) -> None:
    """Mates have played so far that the last round, or less than half of the voyage, is left; then it is the learner's
    turn."""
    with running.client() as client:
        opened = client.post(f"/learn/{game}/{chapter}/match")
        name = opened.headers["location"].removeprefix("/t/")
        match = running.table(name).match
        assert getattr(match.state, what) >= far
        assert all(match.players), "those who sit here now are named on the board"
        assert 0 in match.to_act
        assert client.post(f"/api/v1/tables/{name}/moves", json={"move": match.legal()[0]}).status_code == 201


@pytest.mark.parametrize("game", drawn_games())
def test_lines_of_the_account_point_at_places_of_the_drawing(running: Running, game: str) -> None:
    name, _ = running.open_table(game, *["me"] * max(find_game(game).meta.seats[0], 2), listed=False)
    running.play(name, random.Random(game))
    with running.client() as client:
        page = client.get(f"/t/{name}").text
    drawn = set(re.findall(r'data-place="([^"]+)"', page))
    pointed = {place for places in re.findall(r'data-where="([^"]+)"', page) for place in places.split(" ")}
    if drawn:
        assert pointed <= drawn
    assert "<caption>" in page
