"""What a person has played: kept on all their devices, counted, handed out whole, and deleted when they ask."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from sqlalchemy import select

from tests.server.live import Running, wait_for
from tests.server.test_pages import check
from vulcania.core.match import load
from vulcania.core.registry import meta, slugs
from vulcania.server import clock
from vulcania.server.avatar import avatar
from vulcania.server.linking import LINK_SECONDS, offer
from vulcania.server.rating import rivals
from vulcania.server.statistics import SETTLED, Streaks, Sums, counted, most
from vulcania.server.store.rows import Played
from vulcania.server.store.schema import house
from vulcania.words import LANGUAGES, words

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
TABLE = {"seat-0": "me", "name-0": "Anna", "seat-1": "open"}


@pytest.fixture
def anna(running: Running) -> Iterator[httpx.Client]:
    with running.client() as client:
        yield client


@pytest.fixture
def ben(running: Running) -> Iterator[httpx.Client]:
    with running.client() as client:
        yield client


def together(anna: httpx.Client, ben: httpx.Client) -> str:
    name: str = anna.post("/new/soum-soum", data={**TABLE, "listed": "on"}).headers["location"].removeprefix("/t/")
    ben.post(f"/t/{name}/join", data={"name": "Ben"})
    return name


def finish(running: Running, name: str, *players: httpx.Client) -> None:
    luck = random.Random(4)
    while not running.table(name).match.over:
        seat = running.table(name).acting[0]
        text = luck.choice(running.table(name).match.legal(seat))
        assert players[seat].post(f"/api/v1/tables/{name}/moves", json={"move": text}).status_code == 201


def test_a_match_is_remembered_when_it_is_over_and_not_before(
    running: Running, anna: httpx.Client, ben: httpx.Client
) -> None:
    name = together(anna, ben)
    assert f"/t/{name}/replay" not in anna.get("/me/matches").text
    finish(running, name, anna, ben)
    for client, other in ((anna, "Ben"), (ben, "Anna")):
        page = client.get("/me/matches").text
        check(page)
        assert f"/t/{name}/replay" in page
        assert other in page
        assert "One match" in page
    with running.client() as eve:
        assert name not in eve.get("/me/matches").text


def test_another_device_of_the_same_person_has_everything(
    running: Running, anna: httpx.Client, ben: httpx.Client
) -> None:
    name = together(anna, ben)
    with running.client() as phone, running.client() as eve:
        mine = phone.post("/new/soum-soum", data=TABLE).headers["location"]
        page = anna.post("/me/link").text
        link = re.findall(r'value="(http[^"]+/me/link/[^"]+)"', page)[0]
        assert anna.cookies["person"] not in page
        old = offer(running.tables.services.people, "x" * 24, "Zoe", clock.now() - LINK_SECONDS - 1)
        assert eve.post(f"/me/link/{old}").status_code == 403  # ten minutes
        phone.get(link)  # to look is not to use
        assert phone.post(link).status_code == 303
        assert eve.post(link).status_code == 403  # good once
        assert name in phone.get("/").text
        assert phone.post(f"/t/{name}/talk", data={"text": "from my phone"}).status_code == 303
        assert phone.post(f"/t/{name}/talk", data={"text": "boo", "seat": "1"}).status_code == 403
        assert mine in anna.get("/").text  # what was played there is not lost
        assert 'value="Anna"' in phone.get("/me").text


def test_everything_is_handed_out_and_deleted(running: Running, anna: httpx.Client, ben: httpx.Client) -> None:
    over, going = together(anna, ben), together(anna, ben)
    finish(running, over, anna, ben)
    asked = {"seat-0": "me", "name-0": "Ben", "seat-1": "open", "seat-2": "open"}
    waiting = ben.post("/new/soum-soum", data=asked).headers["location"]
    anna.post(f"{waiting}/join", data={"name": "Anna"})
    brought = ben.post("/replay", data={"text": ben.get(f"/t/{over}/record").text}).headers["location"]
    assert "Anna" in ben.get(brought).text
    anna.post(f"/t/{over}/talk", data={"text": "well played"})
    anna.post("/me/hook", data={"address": "https://chat.example/x", "kind": "chat"})
    told = anna.get("/me/everything.json").json()
    assert {place["match"] for place in told["matches"]} == {over, going, waiting.removeprefix("/t/")}
    first = next(place for place in told["matches"] if place["match"] == over)
    assert first["name"] == "Anna"
    assert first["said"][0]["text"] == "well played"
    assert first["moves"]
    assert told["told_by"][0]["address"] == "https://chat.example/x"
    check(anna.get("/me/forget").text)
    assert anna.post("/me/forget").status_code == 303
    assert "Anna" not in anna.get("/me/matches").text
    assert anna.get("/me/everything.json").json().get("matches", []) == []
    for path in (f"/t/{over}", f"/t/{going}", waiting, brought):
        page = ben.get(path).text
        assert "Anna" not in page
        assert "well played" not in page
    found = ben.get(f"/api/v1/tables/{going}").json()
    assert found["seats"][0]["stand_in"]
    assert found["seats"][1]["stand_in"] is None
    assert ben.post(f"/api/v1/tables/{going}/pause", json={}).json()["done"], "there is nobody left to be asked"
    assert ben.get(f"/api/v1{waiting.replace('/t/', '/tables/')}").json()["seats"][1]["kind"] == "open"
    assert "Anna" not in ben.get("/me/matches").text
    assert over in ben.get("/me/matches").text
    assert running.tables.services.store.load(over).seats[0].person is None
    assert anna.post(f"/t/{going}/back", data={"seat": "0"}).status_code == 403


def test_ratings_of_people_and_bots(running: Running, anna: httpx.Client, ben: httpx.Client) -> None:
    name = together(anna, ben)
    finish(running, name, anna, ben)
    result = running.tables.services.store.newest("soum-soum", 1)
    assert result[0][0] == name
    page = anna.get("/me/matches").text
    check(page)
    assert "± 4" in page  # of one match little is known
    assert "Divers" in page
    running.tables.services.ratings.count(rivals)
    found = {one.name: one.skill for one in running.tables.services.ratings.leaders("soum-soum", 9) if not one.bot}
    winner, loser = ("Anna", "Ben") if result[0][1].winners == (0,) else ("Ben", "Anna")
    assert found[winner].points >= found[loser].points
    # With a bot, unseen by others: it is counted, and nobody is told the name.
    with running.client() as eve:
        asked = {"seat-0": "me", "name-0": "Evelyn", "seat-1": "bot random"}
        unseen = eve.post("/new/soum-soum", data=asked).headers["location"].removeprefix("/t/")
        eve.post(f"/t/{unseen}/hand-over", data={"seat": "0"})
        wait_for(lambda: running.table(unseen).match.over)
        running.tables.services.ratings.count(rivals)
        assert "Drifter" not in eve.get("/games/soum-soum").text  # a bot played on for her: nothing is learnt
        assert "Evelyn" not in eve.get("/games/soum-soum").text
        assert unseen not in eve.get("/games/soum-soum").text
    assert anna.get("/me/everything.json").json()["ratings"][0]["played"] == 1
    anna.post("/me/name", data={"name": "Annabel"})
    before = running.tables.services.ratings.leaders("soum-soum", 99)
    anna.post("/me/forget")
    (gone,) = set(before) - set(running.tables.services.ratings.leaders("soum-soum", 99))
    assert gone.name == "Annabel"


def _against_a_bot(running: Running, client: httpx.Client, table: str, *helped: str) -> None:
    """Play to the end as chance wants it, and be helped so after the first move."""
    api, luck = f"/api/v1/tables/{table}", random.Random(4)
    while True:
        wait_for(lambda: running.table(table).acting != (1,))
        if running.table(table).match.over:
            return
        text = luck.choice(running.table(table).match.legal(0))
        assert client.post(f"{api}/moves", json={"move": text}).status_code == 201
        if helped and running.table(table).acting != (0,):  # the bot's answer has shown more
            wait_for(lambda: running.table(table).acting == (0,))
            (how, path), helped = helped, ()
            assert client.request(how, f"{api}/{path}").status_code == 200


def test_against_bots_whoever_has_help_shows_nothing_of_their_strength(running: Running, anna: httpx.Client) -> None:
    def counted() -> int:
        running.tables.services.ratings.count(rivals)
        return sum(one["played"] for one in anna.get("/me/everything.json").json()["ratings"])

    asked = {"seat-0": "me", "name-0": "Anna", "seat-1": "bot random"}
    tables = [anna.post("/new/soum-soum", data=asked).headers["location"].removeprefix("/t/") for _ in range(3)]
    for table, helped in zip(tables, ((), ("GET", "advice"), ("POST", "undo")), strict=True):
        _against_a_bot(running, anna, table, *helped)
        assert counted() == 1, helped or "by herself"
        assert ("had help" in anna.get(f"/t/{table}").text) is bool(helped)
    again = anna.post(f"/t/{tables[1]}/rematch").headers["location"].removeprefix("/t/")
    assert running.table(again).row.helped is None, "another match"
    # From the end of a match that somebody all but won it would be easy to win.
    going_on = anna.post(f"/t/{tables[0]}/play-on", data={"ply": 30, "seat": 0, "level": "random"}).headers["location"]
    _against_a_bot(running, anna, going_on.removeprefix("/t/"))
    assert counted() == 1


def test_among_people_asking_the_captain_saves_nobody_who_is_losing(
    running: Running, anna: httpx.Client, ben: httpx.Client
) -> None:
    asked = {**TABLE, "listed": "on", "advice": "on"}
    name = anna.post("/new/soum-soum", data=asked).headers["location"].removeprefix("/t/")
    ben.post(f"/t/{name}/join", data={"name": "Ben"})
    assert anna.get(f"/api/v1/tables/{name}/advice").status_code == 200
    finish(running, name, anna, ben)
    running.tables.services.ratings.count(rivals)
    assert anna.get("/me/everything.json").json()["ratings"][0]["played"] == 1


def test_a_page_for_each_game_tells_nothing_hidden(running: Running, anna: httpx.Client) -> None:
    for game in slugs():
        name, _ = running.open_table(game, *["me"] * max(meta(game).seats[0], 2))
        for lang in LANGUAGES:
            page = anna.get(f"/games/{game}", headers={"accept-language": lang}).text
            check(page)
            assert f"/t/{name}" in page
            assert "Anna" in page
    assert anna.get("/games/nowhere").status_code == 404


def test_a_name_stays_ones_own_at_a_shared_screen(running: Running, anna: httpx.Client) -> None:
    anna.post("/me/name", data={"name": "Anna"})
    other, _ = running.open_table("soum-soum", "me", "open")
    anna.post(f"/t/{other}/join", data={"name": "Little brother"})
    assert 'value="Anna"' in anna.get("/me").text
    anna.post("/me/name", data={"name": "Annabel"})
    assert 'value="Annabel"' in anna.get("/new/soum-soum").text


def match(won: bool, score: int = 5, game: str = "soum-soum", seats: int = 2, others: tuple[str, ...] = ()) -> Played:
    points = {"row": score - 1, "bonus": 1}
    return Played("x", game, seats, 0, 0.0, [score, 1], [0] if won else [1], points, list(others))


def sums(*matches: Played) -> Sums:
    found = Sums(("soum-soum", "miles"))
    for one in matches:
        found.add(one)
    return found


def test_matches_are_counted() -> None:
    played = [match(True, 7), match(True, 3, others=("Ben",)), match(False, 9, "miles", 3, ("Ben", "bot mate"))]
    found = sums(*played, match(True, 99, "gone"))
    assert found.all == (3, 2, 9)
    assert found.all.percent == 67
    assert found.games == {"soum-soum": (2, 2, 7), "miles": (1, 0, 9)}
    assert found.points["soum-soum"] == {"row": (8, 2), "bonus": (2, 2)}
    assert found.points["miles"]["row"].each == 8.0
    assert most(found.opponents) == [("Ben", (2, 1, 9)), ("bot mate", (1, 0, 9))]
    assert found.seats == {2: (2, 2, 7), 3: (1, 0, 9)}


def test_what_was_counted_is_not_counted_again(running: Running, anna: httpx.Client, ben: httpx.Client) -> None:
    """Sums of the past and what is new come to the same as everything counted at once."""
    memory, shelf = running.tables.services.memory, tuple(slugs())
    names = [together(anna, ben) for _ in range(3)]
    given_up = together(anna, ben)
    store = running.tables.services.store
    store.change(store.load(given_up).match, ended=clock.now())
    page = anna.get("/me/matches").text
    check(page)
    assert given_up in page
    assert "The match was given up." in page
    finish(running, names[0], anna, ben)
    who = str(store.load(names[0]).seats[0].person)
    later = clock.now() + 2 * SETTLED
    assert counted(memory, who, shelf, later).all.played == 1
    assert memory.sums(who) is not None
    finish(running, names[1], anna, ben)
    # One that was settled, one that is new; and nothing settles by being looked at.
    for _ in range(2):
        assert counted(memory, who, shelf, clock.now()).all.played == 2
    finish(running, names[2], anna, ben)
    in_parts = counted(memory, who, shelf, later)
    assert in_parts.all.played == 3
    assert counted(memory, who, (*shelf, "new"), later).games == in_parts.games
    assert [one.match for one in memory.played(who, most=2)] == names[:0:-1]
    second = memory.played(who, most=2)[1].at
    assert [one.match for one in memory.played(who, before=second)] == [names[0], given_up]
    page = anna.get(f"/me/matches?before={second}").text
    check(page)
    assert names[0] in page
    assert names[2] not in page
    ben.post("/me/forget")
    assert "Ben" not in counted(memory, who, shelf, later).opponents


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_every_kind_of_points_has_a_name(file: Path) -> None:
    """And the kinds of a seat make up its score."""
    played = load(file.read_text("utf-8"))
    outcome = played.outcome
    assert outcome is not None
    for kinds, score in zip(outcome.by_kind, outcome.scores, strict=True):
        if kinds and (not played.game.meta.team or any(outcome.winners)):
            assert sum(kinds.values()) == score
        for lang in LANGUAGES:
            assert all(words(lang, played.game.slug).has(f"points-{kind}") for kind in kinds)


@pytest.mark.parametrize(("won", "expected"), [("", (0, 0)), ("LWWWLWW", (2, 3)), ("WWL", (0, 2)), ("WWW", (3, 3))])
def test_streaks(won: str, expected: tuple[int, int]) -> None:
    assert sums(*(match(one == "W") for one in won)).streaks == Streaks(*expected)


def test_everyone_has_a_fish_of_their_own() -> None:
    assert avatar("a") == avatar("a")
    assert len({avatar(str(number)) for number in range(200)}) > 100


def test_links_that_nobody_fetched_do_not_pile_up(running: Running) -> None:
    people, now = running.tables.services.people, clock.now()

    def lying() -> int:
        with people.engine.begin() as connection:
            return len(connection.execute(select(house).where(house.c.name.startswith("link "))).all())

    for times in (2, 4, 6):  # none of those before is good any more
        offer(people, "x" * 24, "Zoe", now + times * LINK_SECONDS)
        assert lying() == 1
    people.tidy("link ", now + 10 * LINK_SECONDS)
