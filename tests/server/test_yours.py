"""The shelf begins with the visitor's own tables: those that wait for them on top, and whose turn it is since when."""

from __future__ import annotations

import re

import pytest

from tests.server.live import Running
from tests.server.test_seating import FIRST, browser, move
from vulcania.server.store.store import Store
from vulcania.server.yours import lasting
from vulcania.words import LANGUAGES, words


def own(page: str) -> list[str]:
    """What is said of each of the visitor's tables, from the top."""
    section = page.partition('id="yours"')[2].partition("</section>")[0]
    return [" ".join(re.sub(r"<[^>]+>", " ", item).split()) for item in re.findall(r"<li.*?</li>", section, re.S)]


def long_ago(store: Store, name: str, seat: int, seconds: float) -> None:
    row = store.load(name).match
    assert row.waits is not None
    store.wait(row, {**row.waits, str(seat): row.waits[str(seat)] - seconds}, row.due)


def test_the_tables_that_wait_for_you_are_on_top(running: Running) -> None:
    open_, first = running.open_table("soum-soum", "me", "open")
    theirs, second = running.open_table("soum-soum", "me", "me", **FIRST)
    yours, third = running.open_table("soum-soum", "me", "me", **FIRST)
    older, fourth = running.open_table("soum-soum", "me", "me", **FIRST)
    with browser(running, theirs, second[0]) as anna:
        move(anna, theirs, "place 1 a1")
        move(anna, theirs, "stay")
        for name, tokens in ((open_, first), (yours, third), (older, fourth)):
            anna.cookies.set(f"seat_{name}", tokens[0])
        long_ago(running.tables.services.store, older, 0, 3 * 24 * 3600 + 60)
        page = anna.get("/").text
    assert page.index('id="yours"') < page.index('class="shelf"')
    assert re.findall(r'href="/t/(\w+)"', page)[:4] == [older, yours, theirs, open_]
    told = own(page)
    assert "Your turn for 3 days" in told[0]
    assert "Your turn just now" in told[1]
    assert "Waiting for Ben" in told[2]
    assert "one seat free" in told[3]


def test_whose_turn_it_is_is_known_after_each_move_and_undo(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    store = running.tables.services.store
    with browser(running, name, tokens[0]) as anna, browser(running, name, tokens[1]) as ben:
        began = store.load(name).match.waits
        assert began is not None
        assert list(began) == ["0"]
        move(anna, name, "place 1 a1")
        move(anna, name, "stay")
        assert list(store.load(name).match.waits or {}) == ["1"]
        anna.post(f"/t/{name}/undo")
        ben.post(f"/t/{name}/answer", data={"yes": "true"})
        assert list(store.load(name).match.waits or {}) == ["0"]


def test_a_strangers_shelf_says_nothing_of_you(running: Running) -> None:
    name, _ = running.open_table("soum-soum", "me", "me", listed=False)
    with browser(running, name, "0.guessed") as eve:
        page = eve.get("/").text
    assert name not in page
    assert 'id="yours"' not in page


def test_a_table_starts_with_seats_for_friends(running: Running) -> None:
    with running.client() as client:
        page = client.get("/new/soum-soum").text
    chosen = re.findall(r'<option value="([^"]+)" selected', page.partition("</ol>")[0])
    assert chosen == ["me", "open", "none", "none"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_long_is_said_as_people_do(lang: str) -> None:
    said = [words(lang).say(lasting(seconds)) for seconds in (3, 61, 130, 3700, 7300, 90_000, 200_000)]
    assert len(set(said)) == len(said)
