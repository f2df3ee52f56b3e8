"""The server with other people's games: the shelf goes on without broken ones and says so, whoever asks."""

from __future__ import annotations

from pathlib import Path

from tests.plugins.newcomers import installed, packed, without
from tests.server.live import quick, serving
from vulcania.words import LANGUAGES

SAID = {"en": "Left out:", "fr": "Laissés de côté\u00a0:", "nl": "Weggelaten:"}


def test_a_broken_game_is_named_on_the_shelf_and_over_the_api(tmp_path: Path) -> None:
    packed(tmp_path, spoil=without("refusals.py"))
    with installed(tmp_path), serving(quick(str(tmp_path / "tables.sqlite3"))) as running, running.client() as client:
        for lang in LANGUAGES:
            page = client.get("/", headers={"accept-language": lang}).text
            assert SAID[lang] in page
            assert "refusals.py" in page
        assert "pebbles" not in [one["game"] for one in client.get("/api/v1/games").json()]
        (fault,) = client.get("/api/v1/left-out").json()
        assert fault["game"] == "pebbles"
        assert "refusals.py" in fault["why"]
        for path in ("/new/pebbles", "/rules/pebbles", "/api/v1/games/pebbles"):
            answer = client.get(path)
            assert answer.status_code == 404
            assert "refusals.py" in answer.text


def test_a_game_without_a_picture_is_played_on_the_page_by_up_to_twelve(tmp_path: Path) -> None:
    packed(tmp_path)
    database = str(tmp_path / "tables.sqlite3")
    with installed(tmp_path), serving(quick(database)) as running:
        name, tokens = running.open_table("pebbles", "me", *["bot random"] * 11)
        with running.client(tokens[0]) as client:
            page = client.get(f"/t/{name}").text
            assert 'data-pick="take"' in page
            assert client.post(f"/api/v1/tables/{name}/moves", json={"move": "take"}).status_code == 201
            assert "Left out:" not in client.get("/").text
            assert client.get("/new/pebbles").status_code == 200
            assert client.get("/rules/pebbles").status_code == 200
        alone, _ = running.open_table("pebbles", "me")
        with running.client() as client:
            assert client.get(f"/t/{alone}").status_code == 200
    # Gone is the package, not its tables: the shelf shows those it can.
    with serving(quick(database)) as running, running.client() as client:
        assert client.get("/").status_code == 200
        assert client.get(f"/t/{name}").status_code == 404
