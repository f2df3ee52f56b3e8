"""What programs and proxies expect of any server: HEAD, Allow, one length, documented answers, a sign of health."""

from __future__ import annotations

import socket
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.server.live import Running, Stream
from vulcania.cli import run
from vulcania.core.match import new
from vulcania.server.store.database import open_engine


def test_head_is_get_without_the_body(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "me", "open")
    with running.client() as client:
        for path in ("/", f"/t/{name}", f"/t/{name}/events", "/api/v1/games", "/static/house.css"):
            answer = client.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path
        assert client.head("/nowhere").status_code == 404
        with Stream(client, f"/t/{name}/events") as stream:
            assert stream.message()


def test_what_an_address_does_not_take_says_what_it_does(running: Running) -> None:
    with running.client() as client:
        for path, allowed in (("/", "GET, HEAD"), ("/new/soum-soum", "GET, HEAD, POST"), ("/now/soum-soum", "POST")):
            answer = client.delete(path)
            assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_a_seat_is_a_whole_number(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with running.client(tokens[0]) as anna:
        for path in ("view", "legal", "preview?move=stay", "events"):
            joint = "&" if "?" in path else "?"
            assert anna.get(f"/api/v1/tables/{name}/{path}{joint}seat=0.0").status_code == 422


def test_two_lengths_are_one_too_many(running: Running) -> None:
    host, port = running.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        connection.sendall(
            b"POST /now/soum-soum HTTP/1.1\r\nHost: x\r\n"
            b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        )
        assert connection.recv(1000).startswith(b"HTTP/1.1 400")


def test_every_answer_of_the_api_is_documented(running: Running) -> None:
    with running.client() as client:
        paths = client.get("/api/v1/openapi.json").json()["paths"]
    answers = [one["responses"] for path in paths.values() for one in path.values()]
    assert answers
    for status in ("400", "403", "404", "405", "409", "413", "422", "429", "500", "503"):
        schemas = [media["schema"]["$ref"] for one in answers for media in one[status]["content"].values()]
        assert all(schema.endswith("/Refusal") for schema in schemas)


@pytest.mark.parametrize(("lang", "why"), [
    ("en", "There is no option “colour”"), ("fr", "Il n’y a pas d’option"), ("nl", "Er is geen optie"),
])  # fmt: skip
def test_a_bad_record_is_told_in_the_readers_language(running: Running, lang: str, why: str) -> None:
    text = new("soum-soum", 2, 7).record().replace("options: ", "options: colour=red ")
    with running.client() as client:
        answer = client.post("/replay", data={"text": text}, headers={"accept-language": lang})
        assert answer.status_code == 422
        assert why in answer.text
        for entry, found in (("rules", "9" * 26), ("components", "9" * 2520)):
            text = new("soum-soum", 2, 7).record().replace(f"{entry}: ", f"{entry}: {found}")
            assert client.post("/replay", data={"text": text}, headers={"accept-language": lang}).status_code == 422


def test_a_backup_is_whole_private_and_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    open_engine(source, 1).dispose()
    assert run(["backup", str(copy), "--database", str(source)]) == 0
    assert "0 matches were copied" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert run(["backup", str(copy), "--database", str(source)]) == 2
    assert run(["backup", str(tmp_path / "other"), "--database", str(tmp_path / "none")]) == 2
    assert run(["backup", str(tmp_path / "other"), "--database", "postgresql://host/x"]) == 2
    assert "pg_dump" in capsys.readouterr().err
