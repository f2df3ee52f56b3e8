"""What comes from outside is bounded, checked and answered without giving anything away."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx2 as httpx
import pytest

import vulcania
from tests.server.live import PATIENCE, Running, Stream, drawn_games, quick, serving
from vulcania.core.registry import game as find_game
from vulcania.server import busy, middleware
from vulcania.server.buckets import Buckets
from vulcania.server.settings import Rates
from vulcania.server.whence import whence


@pytest.fixture(scope="module")
def client(running: Running) -> Iterator[httpx.Client]:
    with running.client() as found:
        yield found


@pytest.fixture(scope="module")
def table(running: Running) -> tuple[str, dict[int, str]]:
    return running.open_table("soum-soum", "me", "open")


PAGES = ("/", "/new/soum-soum", "/rules/soum-soum", "/replay", "/api/v1/games", "/nowhere", "/static/house.css")


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_policy(client: httpx.Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_files_may_be_kept_and_pages_may_not(client: httpx.Client) -> None:
    assert "immutable" in client.get("/static/house.css").headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-store"


def test_the_seat_is_kept_where_no_script_reads_it(client: httpx.Client) -> None:
    answer = client.post("/now/soum-soum", follow_redirects=False)
    assert answer.status_code == 303
    cookies = answer.headers.get_list("set-cookie")
    assert {"person", "seat"} <= {cookie.partition("=")[0].partition("_")[0] for cookie in cookies}
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


@pytest.mark.parametrize("headers", [
    {"origin": "https://evil.example"}, {"origin": "null"}, {"origin": "http://["}, {"sec-fetch-site": "cross-site"},
])  # fmt: skip
def test_other_sites_cannot_act(client: httpx.Client, headers: dict[str, str]) -> None:
    answer = client.post("/now/soum-soum", headers=headers)
    assert answer.status_code == 403
    assert client.post("/now/soum-soum", headers={"origin": str(client.base_url).rstrip("/")}).status_code == 303


def test_unknown_things_are_told_plainly_and_leave_nothing_behind(running: Running, client: httpx.Client) -> None:
    assert client.get("/t/nowhere").status_code == 404
    assert client.get("/t/%00").status_code == 404
    assert not running.tables._loading
    assert "no table" in client.get("/t/nowhere").text
    error = client.get("/api/v1/tables/nowhere").json()["error"]
    assert error == {"code": "no-table", "message": "There is no table “nowhere” here."}
    assert client.get("/new/ches").status_code == 404
    assert client.get("/rules/ches").status_code == 404
    assert client.get("/replay/none").status_code == 404
    assert client.get("/nowhere").status_code == 404
    assert client.delete("/t/nowhere").status_code == 405
    assert client.get("/static/../app.py").status_code == 404


@pytest.mark.parametrize("body", [
    b"", b"{", b"[]", b'{"move": 5}', b'{"move": ""}', b'{"mvoe": "x"}', b'{"move": "' + b"x" * 300 + b'"}',
    b'{"move": "place 1 a1", "ply": -1}', b'{"move": "place 1 a1", "seat": 77}', b"\xff\xfe",
])  # fmt: skip
def test_malformed_bodies_are_refused_with_what_was_expected(
    running: Running, table: tuple[str, dict[int, str]], body: bytes
) -> None:
    name, tokens = table
    with running.client(tokens[0], **{"content-type": "application/json"}) as client:
        answer = client.post(f"/api/v1/tables/{name}/moves", content=body)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "malformed"
    assert error["where"].startswith("body")
    assert error["expected"]


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "application/vnd.move+json"])
def test_a_move_lands_whatever_kind_of_json_it_is_called(running: Running, kind: str) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    with running.client(tokens[0], **{"content-type": kind}) as client:
        answer = client.post(f"/api/v1/tables/{name}/moves", content=b'{"move": "place 1 a1", "ply": 0.0}')
        again = client.post(f"/api/v1/tables/{name}/moves", content=b'{"move": "place 1 a1"}')
    assert (answer.status_code, answer.json()["move"]) == (201, "place 1 a1")
    assert (again.status_code, again.json()["error"]["rule"]) == (409, "SS-7")


def test_bodies_are_bounded(client: httpx.Client, table: tuple[str, dict[int, str]]) -> None:
    name, _ = table
    large = client.post(f"/api/v1/tables/{name}/moves", content=b"x" * 70_000)
    assert large.status_code == 413
    assert large.json()["error"]["code"] == "too-much"

    def drip() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert client.post(f"/api/v1/tables/{name}/moves", content=drip()).status_code in (400, 413)
    assert client.post("/replay", content=b"x" * 3_000_000).status_code == 413


def test_the_rest_of_a_body_that_was_refused_is_no_head_of_the_next_request(running: Running) -> None:
    """It comes when the answer is there already, and the same connection is used again."""
    port = int(running.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as one:
        one.sendall(b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 70000\r\n\r\n")
        assert one.recv(12).endswith(b" 413")
        one.sendall(b"x" * 69_000)
        time.sleep(0.2)  # so that it is not taken together with what follows
        one.sendall(b"x" * 1000 + b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        got = b"".join(iter(lambda: one.recv(65536), b""))
    assert got.endswith(b"ok\n"), got


def test_only_the_right_secret_opens_a_seat(running: Running, table: tuple[str, dict[int, str]]) -> None:
    name, tokens = table
    seat, _, secret = tokens[0].partition(".")
    for wrong in (f"{seat}.x", f"1.{secret}", "0", "~~~", f"{seat}.{secret}x", "9" * 5000):
        with running.client(wrong) as client:
            assert client.get(f"/api/v1/tables/{name}/view").status_code == 403, wrong
    with running.client() as client:
        assert client.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a1"}).status_code == 403
        assert client.post(f"/t/{name}/talk", data={"text": "hi"}).status_code == 403
        assert client.get(f"/t/{name}/device").status_code == 403
        assert client.get(f"/t/{name}/seat/0.wrong").status_code == 403


def test_names_and_messages_are_bounded_and_shown_as_text(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "open")
    with running.client() as client:
        assert client.post(f"/t/{name}/join", data={"name": "x" * 41}).status_code == 422
        assert client.post(f"/t/{name}/join", data={"name": "  "}).status_code == 409
        sneaky = "<script>alert(1)</script>"
        assert client.post(f"/t/{name}/join", data={"name": sneaky}).status_code == 303
        page = client.get(f"/t/{name}").text
        assert "<script>alert" not in page
        assert "&lt;script&gt;" in page
    with running.client(tokens[0]) as client:
        assert client.post(f"/api/v1/tables/{name}/talk", json={"text": "x" * 281}).status_code == 422
        assert client.post(f"/api/v1/tables/{name}/talk", json={"text": "<b>hi</b>"}).status_code == 204
        assert "<b>hi" not in client.get(f"/t/{name}").text
        assert "&lt;b&gt;hi" in client.get(f"/t/{name}").text


@pytest.mark.parametrize("changes", [
    {"game": "chess"}, {"seats": []}, {"seats": [{"kind": "me"}]}, {"seats": [{"kind": "bot", "level": "hal"}] * 2},
    {"options": {"colour": "red"}}, {"options": {"open-market": "maybe"}}, {"clock": {"kind": "move", "seconds": 1}},
    {"seed": 7}, {"seats": [{"kind": "me"}] * 11}, {"options": {"first": "\ud800"}}, {"options": {"\ud800": "p1"}},
])  # fmt: skip
def test_a_table_that_cannot_be_is_refused(client: httpx.Client, changes: dict[str, object]) -> None:
    asked = {"game": "soum-soum", "seats": [{"kind": "me"}, {"kind": "open"}], **changes}
    body = json.dumps(asked)  # which writes everything in ASCII
    answer = client.post("/api/v1/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize("thing", ["", " ", "\u2003"])
def test_who_points_at_nothing_is_told_that_there_is_nothing(running: Running, game: str, thing: str) -> None:
    name, _ = running.open_table(game, *["me"] * max(2, find_game(game).meta.seats[0]))
    with running.client() as client:
        for path in (f"/t/{name}/what", f"/t/{name}/replay/what"):
            assert client.get(path, params={"thing": thing}).status_code == 404


@pytest.mark.parametrize("host", ["x" * 5000, 'a"><script>', "a b", "user@localhost", "localhost/evil", "é"])
def test_a_house_is_not_called_just_anything(running: Running, client: httpx.Client, host: str) -> None:
    name, _ = running.open_table("soum-soum", "me", "open")
    for path in ("/", f"/t/{name}", f"/api/v1/tables/{name}"):
        refused = client.get(path, headers=[(b"host", host.encode()), (b"accept", b"application/json")])
        assert refused.status_code == 400
        assert refused.json()["error"]["message"] == "The address that this was sent to is none."
    for good in ("localhost:8000", "[::1]:80", "games.example.org", "my_house", "[fe80::1%25eth0]"):
        assert client.get(f"/t/{name}", headers={"host": good}).status_code == 200


def test_forms_refuse_what_no_page_of_ours_would_send(client: httpx.Client) -> None:
    assert client.post("/learn/nowhere/first/match").status_code == 404
    for number in (-1, 2**63, 10**30):
        assert client.post("/me/end", data={"channel": number}).status_code == 422
    odd = [(b"cookie", b"person=" + b"A" * 24 + b"; seat_abc=0.x; seat_\xe9=1; seat_=1")]
    assert client.post("/me/forget", headers=odd).status_code == 303


def test_a_fault_of_ours_gives_nothing_away(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    name, _ = running.open_table("soum-soum", "me", "open")
    monkeypatch.setattr(running.table(name).match.game, "part", broken)
    try:
        with running.client() as client:
            answer = client.get(f"/t/{name}", headers={"accept-language": "nl"})
            assert answer.status_code == 500
            assert "secret detail" not in answer.text
            assert "Traceback" not in answer.text
            assert "Hier ging iets mis" in answer.text
    finally:
        monkeypatch.undo()


def test_asking_too_often_is_slowed_down(tmp_path: Path) -> None:
    few = Rates(3, 0.001)
    settings = quick(str(tmp_path / "t.sqlite3"), asking=few, acting=few, founding=few, streams_an_address=1)
    with serving(settings) as running, running.client() as client:
        name, tokens = running.open_table("soum-soum", "me", "open")
        assert [client.post("/now/soum-soum").status_code for _ in range(3)] == [303, 303, 429]
        said = [
            client.post(f"/api/v1/tables/{name}/talk", json={"text": "hi"}, headers={
                "authorization": f"Bearer {tokens[0]}"}).status_code for _ in range(4)
        ]  # fmt: skip
        assert said == [204, 204, 204, 429]
        with Stream(client, f"/t/{name}/events"):
            assert client.get(f"/t/{name}/events").status_code == 429
        assert client.get("/").status_code == 200
        slow = client.get("/")
        assert slow.status_code == 429
        assert "Wait a moment" in slow.text
        assert client.get("/static/house.css").status_code == 200


@pytest.mark.parametrize("path", ["/me/link", "/me/hook", "/me/push", "/me/mail", "/replay", "/new/explo"])
def test_what_leaves_something_in_the_house_is_seldom_done(tmp_path: Path, path: str) -> None:
    """A flood of it would fill the disk."""
    settings = quick(str(tmp_path / "t.sqlite3"), founding=Rates(2, 0.001))
    with serving(settings) as running, running.client() as client:
        assert [client.post(path).status_code == 429 for _ in range(3)] == [False, False, True]


def test_a_bucket_fills_up_again() -> None:
    buckets = Buckets(Rates(2, 1))
    assert [buckets.take("a", 0), buckets.take("a", 0), buckets.take("a", 0)] == [True, True, False]
    assert buckets.take("b", 0)
    assert [buckets.take("a", 1), buckets.take("a", 1)] == [True, False]
    assert [buckets.take("a", 100), buckets.take("a", 100), buckets.take("a", 100)] == [True, True, False]


def test_who_keeps_the_server_busy_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "thread_time", count().__next__)  # each thing that is done takes a second
    with serving(quick(str(tmp_path / "t.sqlite3"), keeping=Rates(1, 0))) as running, running.client() as client:
        assert [client.get("/me").status_code for _ in range(2)] == [200, 429]
        assert client.get("/static/house.css").status_code == 200
        with running.client(**{"x-forwarded-for": "203.0.113.9"}) as other:
            assert other.get("/me").status_code == 200


@pytest.mark.parametrize("way", ["/api/v1/tables/{}", "/api/v1/tables/{}/events"])
def test_who_lets_tables_be_read_or_records_be_played_again_pays_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Though a task of its own does it, or a thread."""
    database = str(tmp_path / "t.sqlite3")
    with serving(quick(database)) as running:
        name, _ = running.open_table("soum-soum", "me", "me")
    monkeypatch.setattr(busy, "thread_time", count(step=100).__next__)  # each of that takes a while
    record, bob = vulcania.new("soum-soum", 2, 7).record(), {"x-forwarded-for": "203.0.113.9"}
    with serving(quick(database, keeping=Rates(99, 0))) as running:
        with running.client() as anna, anna.stream("GET", way.format(name)) as found:
            assert found.status_code == 200
            assert anna.get("/me").status_code == 429
        with running.client(**bob) as ben:
            assert ben.get(f"/api/v1/tables/{name}").status_code == 200, "it has been read"
            assert ben.post("/replay", data={"text": record}).status_code == 303
            assert ben.get("/me").status_code == 429


def test_who_types_nonsense_pays_for_the_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick(str(tmp_path / "t.sqlite3"), keeping=Rates(99, 0))) as running:
        name, tokens = running.open_table("explo", "me", "me")
        monkeypatch.setattr(busy, "thread_time", count(step=100).__next__)
        with running.client(tokens[0]) as anna:
            nonsense = anna.post(f"/api/v1/tables/{name}/moves", json={"move": "qwxz"})
            assert nonsense.status_code == 422
            assert anna.get("/me").status_code == 429


def test_going_on_from_a_record_opens_a_table_like_any_other(tmp_path: Path) -> None:
    settings = quick(str(tmp_path / "t.sqlite3"), founding=Rates(4, 0.001))
    with serving(settings) as running, running.client() as client:
        record = vulcania.new("soum-soum", 2, 7).record()
        kept = client.post("/replay", data={"text": record}).headers["location"]
        asked = [client.post(f"{kept}/play-on", data={"ply": 0, "seat": 0}).status_code for _ in range(4)]
        assert asked == [303, 303, 303, 429]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),  # all addresses of a network are one subscriber's
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_visitor_is_not_another_by_another_address_of_theirs(one: str, other: str, same: bool) -> None:
    assert (whence(one) == whence(other)) is same


def test_the_way_back_from_the_settings_stays_here(client: httpx.Client) -> None:
    for away in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = client.post("/settings", data={"lang": "fr", "back": away})
        assert answer.headers["location"] == "/"
    assert client.post("/settings", data={"back": "/rules/soum-soum"}).headers["location"] == "/rules/soum-soum"


def test_vendored_files_are_what_they_were() -> None:
    from hashlib import sha256

    vendor = Path(vulcania.__file__).parent / "web" / "vendor"
    lines = (vendor / "SHA256SUMS").read_text().splitlines()
    sums = {name: digest for digest, name in (line.split() for line in lines)}
    found = {
        str(file.relative_to(vendor)): sha256(file.read_bytes()).hexdigest()
        for file in vendor.rglob("*") if file.is_file() and file.name != "SHA256SUMS"
    }  # fmt: skip
    assert found == sums
