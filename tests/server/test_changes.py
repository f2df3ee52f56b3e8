"""What changed in a page is sent, and nothing is missing when it is put together again."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from random import Random
from zlib import adler32

import pytest

from tests.server.live import Running, Stream
from tests.server.test_pages import check
from tests.server.test_seating import FIRST
from vulcania.server.changes import changes, cut, laid
from vulcania.server.templates import static


def together(before: str, changed: str | bytes) -> str:
    """As static/changes.js has it."""
    pieces = before.split("<")
    parts = [one if isinstance(one, str) else "<".join(pieces[one[0] : sum(one)]) for one in json.loads(changed)]
    return "<".join(parts)


@pytest.mark.parametrize(("before", "after", "parts"), [
    ("<a>1</a><b>2</b>", "<a>1</a><b>3</b>", [[0, 3], "b>3", [4, 1]]),
    ("<a><b>", "<a>new<b>", [[0, 1], "a>new", [2, 1]]),
    ("<a>1<b>2<c>3", "<a>1<d>2<e>2<c>3", [[0, 2], "d>2<e>2", [3, 1]]),
    ("<a><b>", "<a>", [[0, 2]]),
    ("<a>", "<a><b><c>", [[0, 2], "b><c>"]),
    ("x", "\0", ["\0"]),
])  # fmt: skip
def test_only_what_is_new_is_told(before: str, after: str, parts: list[object]) -> None:
    told = changes(cut([after]), cut([before]))
    assert json.loads(told) == parts
    assert together(before, told) == after


def test_what_stood_elsewhere_is_not_new() -> None:
    told = changes(cut(["<c>", "<a>", "<b>"]), cut(["<a>", "<b>", "<c>"]))
    assert json.loads(told) == [[0, 1], [3, 1], [1, 2]]


def test_what_stood_there_one_text_earlier_is_not_new() -> None:
    """As where two players take turns in front."""
    anna, ben = cut(["<a>", "<b>1", "<i>"]), cut(["<a>", "<b>2", "<i>"])
    told = changes(anna, ben, anna)
    assert json.loads(told) == [[0, 2], [6, 2]]  # after four pieces of the text between
    assert together(f"{ben.text}<{anna.text}", told) == anna.text


def test_texts_in_any_blocks_are_put_together_again() -> None:
    luck = Random(16)

    def chunks() -> list[str]:
        return ["".join(luck.choices("ab<", k=luck.randrange(4))) for _ in range(luck.randrange(8))]

    older, before = cut(chunks()), cut(chunks())
    for _ in range(3000):
        after = cut(chunks())
        both = f"{before.text}<{older.text}"
        assert together(both, changes(after, before, older)) == after.text, (older.blocks, before.blocks, after.blocks)
        older, before = before, after  # whose pieces were counted on the way


def test_blocks_go_through_a_template_as_one() -> None:
    page = cut(["<p>", laid(["<b>", "<i>"]), "x", laid([]), "</p>"])
    assert page.blocks == ("", "<p>", "<b>", "<i>x", "</p>")


def test_a_page_that_asks_for_it_is_sent_what_changed(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna, running.client() as eve:
        assert f"/t/{name}/events?changed=2" in eve.get(f"/t/{name}").text
        with Stream(eve, f"/t/{name}/events?changed=2") as stream, Stream(eve, f"/t/{name}/events") as other:
            whole, older = stream.message(), ""
            assert 'data-ply="0"' in whole
            assert anna.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a1"}).status_code == 201
            while 'data-ply="1"' not in whole:
                told = stream.message("changed")
                assert len(told) < len(whole) / 4
                whole, older = together(f"{whole}<{older}", told), whole
            assert other.until('data-ply="1"') == whole


def test_a_step_of_a_replay_is_what_changed(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    with running.client(tokens[0]) as anna:
        anna.post(f"/api/v1/tables/{name}/moves", json={"move": "place 1 a1"})
        page = anna.get(f"/t/{name}/replay?ply=0")
        first, second = (anna.get(f"/t/{name}/replay?ply={ply}", headers={"hx-request": "true"}) for ply in (0, 1))
        shown = {"hx-request": "true", "replay-shown": f"0 {adler32(first.content)}"}
        step = anna.get(f"/t/{name}/replay?ply=1", headers=shown)
        other = anna.get(f"/t/{name}/replay?ply=1", headers={**shown, "replay-shown": "0 1"})
    check(page.text)
    assert page.headers["vary"].lower() == step.headers["vary"].lower() == "hx-request, replay-shown, accept-encoding"
    assert "<html" not in first.text
    assert first.text.strip() in page.text
    assert step.headers["replay-changed"]
    assert len(step.text) < len(second.text) / 4
    assert together(first.text, step.text) == second.text
    assert other.text == second.text  # who shows something else is sent all of it


def test_fonts_are_asked_for_by_version() -> None:
    text = (files("vulcania.web") / "static" / "house.css").read_text("utf-8")
    found = re.findall(r'url\("(fonts/[^"]+)"\)', text)
    assert len(found) == 3
    assert all(static(f"static/{one.partition('?')[0]}") == f"/static/{one}" for one in found)
