"""Nothing hidden reaches a seat that may not know it.

Matches of every game are played over HTTP. Now and then everything that a seat cannot know is dealt anew behind the
server's back: if any page, stream or answer that the seat gets afterwards differs in one byte, it told something. And
everything that a seat ever received is searched for the seed, for other seats' secrets, and for sentences that only
others may read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape

import pytest

import vulcania
from tests.server.live import Running, Stream, drawn_games, quick, serving, wait_for
from vulcania.core.chance import Chance
from vulcania.server.table import Table
from vulcania.words import words

CHECKS = 3


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Nobody is ever long enough away for that to show; and who comes to watch is not shown by itself: that takes half
    a second, and who looks twice may see it once."""
    settings = quick(str(tmp_path_factory.mktemp("leaks") / "t.sqlite3"), away_after=1e6)
    with pytest.MonkeyPatch.context() as patched, serving(settings) as found:
        patched.setattr("vulcania.server.table.COMPANY", -1)
        yield found


class Ear:
    """Everything that one seat, or a spectator, receives."""

    def __init__(self, running: Running, table: str, token: str) -> None:
        self.table, self.token = table, token
        self.client = running.client(token)
        # A browser's requests carry the key in a cookie instead.
        self.browser = running.client()
        if token:
            self.browser.cookies.set(f"seat_{table}", token)
        self.watching = running.table(table).watching
        self.heard: list[str] = []

    def listen(self) -> list[str]:
        """All there is to see for this seat now."""
        api = f"/api/v1/tables/{self.table}"
        paths = [api, f"{api}/view", f"{api}/legal", f"{api}/story"]
        found = [self.client.get(path).text for path in paths]
        pages = (f"/t/{self.table}", f"/t/{self.table}/replay", f"/t/{self.table}?narrow=1", "/",
                 f"/t/{self.table}/tale?since=0")  # fmt: skip
        found += [self.browser.get(page).text for page in pages]
        for client, path in ((self.browser, f"/t/{self.table}/events"), (self.client, f"{api}/events")):
            with Stream(client, path) as stream:
                found.append(stream.message())
            # Who is here may be seen by all: the server must have noticed that this stream is gone.
            wait_for(lambda: not len(self.watching))
        self.heard += found
        return found

    def close(self) -> None:
        self.client.close()
        self.browser.close()


@contextmanager
def redealt(table: Table, seat: int | None, luck: int) -> Iterator[None]:
    """For a moment, the match is another one that the seat cannot tell from the true one."""
    true = table.match.state
    table.match.state = true.redeal(seat, Chance(luck))
    table.rendered.clear()
    try:
        yield
    finally:
        table.match.state = true
        table.rendered.clear()


def secret_sentences(table: Table, seat: int | None) -> set[str]:
    """What only others may read."""
    said = words("en", table.game.slug)
    own: set[str] = set()
    others: set[str] = set()
    for ply in table.match.plies:
        for event in ply.events:
            told = own if not event.secret or seat in event.knows else others
            if said.has(event.message.key):
                told.add(said.say(event.message, table.names))
    return others - own


@pytest.mark.parametrize("game", drawn_games())
def test_no_seat_receives_what_it_may_not_know(running: Running, game: str) -> None:
    low, _ = vulcania.core.registry.meta(game).seats
    name, tokens = running.open_table(game, *["me"] * max(low, 2))
    luck = random.Random(game)
    ears: dict[int | None, Ear] = {seat: Ear(running, name, token) for seat, token in tokens.items()}
    ears[None] = Ear(running, name, "")
    table = running.table(name)
    try:
        moves = max(1, _length(game) // CHECKS)
        while not table.match.over:
            for seat, ear in ears.items():
                true = ear.listen()
                with redealt(table, seat, luck.randrange(1 << 30)):
                    assert ear.listen() == true, f"seat {seat} of {game} learnt something after {table.row.plies} moves"
            for _ in range(moves):
                if not table.match.over:
                    _move(ears, table, luck)
        for seat, ear in ears.items():
            heard = "\n".join(ear.heard)
            assert str(table.row.seed) not in heard
            for other, token in tokens.items():
                assert other == seat or token.partition(".")[2] not in heard
            for sentence in secret_sentences(table, seat):
                assert sentence not in heard
    finally:
        for ear in ears.values():
            ear.close()


def _length(game: str) -> int:
    match = vulcania.new(game, seed=1, seats=max(2, vulcania.core.registry.meta(game).seats[0]))
    luck = random.Random(1)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return len(match.plies)


def _move(ears: dict[int | None, Ear], table: Table, luck: random.Random) -> None:
    seat = luck.choice(table.match.to_act)
    move = luck.choice(table.match.legal(seat))
    ear = ears[seat]
    answer = ear.client.post(f"/api/v1/tables/{table.id}/moves", json={"move": move})
    assert answer.status_code == 201, answer.text
    ear.heard.append(answer.text)


def test_the_record_comes_only_when_the_match_is_over(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me")
    with running.client(tokens[0]) as client:
        for path in (f"/t/{name}/record", f"/api/v1/tables/{name}/record"):
            answer = client.get(path)
            assert answer.status_code == 409
            assert "seed" not in answer.text


def test_a_shared_screen_is_covered_between_players(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", options={"first": "p1"})
    table = running.table(name)
    with running.client() as browser:
        browser.cookies.set(f"seat_{name}", "~".join(tokens.values()))
        covered = browser.get(f"/t/{name}").text
        assert 'id="curtain"' in covered
        assert f'href="/t/{name}?as=0"' in covered
        with running.client() as spectator:
            board = spectator.get(f"/t/{name}").text.partition('id="board"')[2].partition("</svg>")[0]
            assert (
                covered.partition('id="board"')[2].partition("</svg>")[0].partition("<svg")[2]
                == (board.partition("<svg")[2])
            )
        uncovered = browser.get(f"/t/{name}?as=0").text
        assert 'id="curtain"' not in uncovered
        assert "place 1 a1" in uncovered
        # Ben cannot uncover Anna's hand by being named, nor a hand when it is not its owner's turn.
        assert 'id="curtain"' in browser.get(f"/t/{name}?as=1").text
        for move in ("place 1 a1", "stay"):
            browser.post(f"/api/v1/tables/{name}/moves", json={"move": move, "seat": 0})
        assert table.acting == (1,)
        after = browser.get(f"/t/{name}?as=0").text
        assert 'id="curtain"' in after
        assert f'href="/t/{name}?as=1"' in after


def test_who_could_step_in_may_take_a_shared_screen_too(running: Running) -> None:
    """Someone hunts without a helmet: the screen waits for the next player, and the third may call out as well."""
    name, tokens = running.open_table("voyage", "me", "me", "me", options={"helmets": True})
    table = running.table(name)
    with running.client() as browser:
        browser.cookies.set(f"seat_{name}", "~".join(tokens.values()))
        luck = random.Random(14)
        while len(table.acting) < 2:
            seat = table.acting[0]
            moves = [move for move in table.match.legal(seat) if move != "helmet" and not move.startswith("call")]
            browser.post(f"/api/v1/tables/{name}/moves", json={"move": luck.choice(moves), "seat": seat})
        (awaited,), ply = table.awaited, table.row.plies
        caller = next(seat for seat in table.acting if seat != awaited)
        step_in = f"/t/{name}?as={caller}&ply={ply}"
        covered = browser.get(f"/t/{name}?as={caller}").text
        assert 'id="curtain"' in covered
        assert f'href="/t/{name}?as={awaited}"' in covered
        assert f'href="{escape(step_in)}"' in covered
        uncovered = browser.get(step_in).text
        assert 'id="curtain"' not in uncovered
        assert 'id="pass-on"' in uncovered
        call = next(move for move in table.match.legal(caller) if move.startswith("call"))
        assert call in uncovered
        # Whoever steps in has the screen for as long as nothing happens.
        browser.post(f"/api/v1/tables/{name}/moves", json={"move": call, "seat": caller})
        assert (table.row.plies, table.awaited) == (ply + 1, (awaited,))
        assert 'id="curtain"' in browser.get(step_in).text
