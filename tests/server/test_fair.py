"""One visitor cannot keep the others waiting: whose turn it is to have a bot think, or a match judged."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx2 as httpx
import msgspec
import pytest

import vulcania
from tests.server.live import PATIENCE, Running, quick, serving, wait_for
from tests.server.test_seating import FIRST, move, state
from vulcania.core.hooks import Hooks, Meant
from vulcania.core.match import Match
from vulcania.players.advice import Advice
from vulcania.players.process import Process
from vulcania.server import analyses, helping, telling
from vulcania.server.bots import Bots
from vulcania.server.fair import Asker, Fair, Rank
from vulcania.server.store.store import Outrun
from vulcania.study.analysis import Analysis


def served(places: int, *asked: tuple[str, Rank]) -> list[str]:
    """Who is served in which order, where one after the other asks and each takes as long, however busy the machine."""

    async def together() -> list[str]:
        fair, order = Fair(places), list[str]()

        async def ask(visitor: str, rank: Rank) -> None:
            async with fair.turn(Asker(visitor, lambda: rank)):
                order.append(visitor)
                await asyncio.sleep(0)

        with patch.object(asyncio.get_running_loop(), "time", lambda: len(order) / 100):
            await asyncio.gather(*(ask(*one) for one in asked))
        return order

    return asyncio.run(together())


def test_visitors_take_turns_however_much_each_asks() -> None:
    greedy, modest = ("g", Rank.PEOPLE), ("m", Rank.PEOPLE)
    assert served(1, *[greedy] * 8, modest, modest)[:4].count("m") == 2


def test_people_who_wait_go_before_onlookers_and_those_before_nobody() -> None:
    asked = [("a", Rank.NOBODY)] * 2 + [("b", Rank.NOBODY), ("c", Rank.ONLOOKERS), ("a", Rank.PEOPLE)]
    assert served(1, *asked) == ["a", "a", "c", "b", "a"]


def test_many_who_want_little_do_not_keep_another_waiting_for_ever() -> None:
    """Who has thought for a second has had more than anyone who comes after. They come two by two, and go on coming."""

    async def together() -> list[str]:
        fair, order, coming = Fair(1), list[str](), list[asyncio.Task[None]]()

        async def ask(visitor: str, turns: int = 1, then: int = 0) -> None:
            async with fair.turn(Asker(visitor)):
                order.extend([visitor] * turns)
                if then:
                    coming.append(asyncio.create_task(ask(f"one of {then}", then=then - 1)))
                await asyncio.sleep(0)

        with patch.object(asyncio.get_running_loop(), "time", lambda: len(order) / 20):
            await ask("h", turns=20)
            await asyncio.gather(ask("one of many", then=40), ask("another", then=40), ask("h"))
            while coming:
                await coming.pop()
        return order[20:]

    assert 4 <= asyncio.run(together()).index("h") <= 6, "each of the others takes a twentieth of a second, and 82 come"


def test_no_visitor_holds_all_places() -> None:
    async def together() -> bool:
        fair, held = Fair(2), asyncio.Event()

        async def hold() -> None:
            async with fair.turn(Asker("g")):
                await held.wait()

        holding = [asyncio.create_task(hold()) for _ in range(3)]
        async with asyncio.timeout(PATIENCE), fair.turn(Asker("m")):
            pass
        holding[1].cancel()  # who does not wait any more is not waited for
        held.set()
        await asyncio.gather(*holding, return_exceptions=True)
        return fair.load(Rank.NOBODY) == 0

    assert asyncio.run(together())


def visitor(running: Running, number: int, token: str = "") -> httpx.Client:
    """Someone who asks from an address of their own, as a proxy on this machine says."""
    return running.client(token, **{"x-forwarded-for": f"203.0.113.{number}"})


def test_twelve_tables_of_nemos_do_not_keep_another_visitor_waiting(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "t.sqlite3"), bot_processes=2)) as running:
        nemos = {"game": "soum-soum", "seats": [{"kind": "bot", "level": "nemo"}] * 4}
        with visitor(running, 1) as many:
            theirs = [many.post("/api/v1/tables", json=nemos).json()["id"] for _ in range(12)]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "mate"}]
        with visitor(running, 2) as other:
            opened = other.post("/api/v1/tables", json={"game": "soum-soum", "seats": seats, **FIRST}).json()
        with visitor(running, 2, opened["tokens"]["0"]) as anna:
            for text in ("place 1 a1", "stay"):
                assert move(anna, opened["id"], text).status_code == 201
            wait_for(lambda: state(anna, opened["id"])["to_act"] == [0])
            # Counted in thoughts, as machines differ: each of the twelve is waiting when she moves.
            hers = running.table(opened["id"]).moves
            meanwhile = [one.at for name in theirs for one in running.table(name).moves]
            assert sum(hers[1].at < at < hers[-1].at for at in meanwhile) <= 6


def test_bots_among_themselves_are_slow_until_someone_looks(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "t.sqlite3"), alone_pace=3600)) as running:
        name, _ = running.open_table("soum-soum", "bot random", "bot random")
        with running.client() as client:
            assert state(client, name)["ply"] == 0
            assert not running.tables._autoplay[name].busy  # so that it is let go, and sleeps
            with client.stream("GET", f"/api/v1/tables/{name}/events"):
                wait_for(lambda: state(client, name)["ply"] >= 3)


def test_advice_that_nobody_waits_for_is_not_thought_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(quick(str(tmp_path / "t.sqlite3"))) as running:
        name, _ = running.open_table("soum-soum", "me", "bot random", **FIRST)
        thoughts: list[int] = []
        think = asyncio.Event()

        async def advise(self: Bots, match: Match, seat: int, asker: Asker) -> Advice:
            thoughts.append(len(match.plies))
            await think.wait()
            return Advice(seat, ())

        monkeypatch.setattr(Bots, "advise", advise)

        async def impatiently() -> list[object]:
            table = await running.tables.table(name)
            asked = []
            for text in ("place 1 a1", "stay"):
                asked += [asyncio.create_task(helping.advice(table, 0)) for _ in range(3)]
                await asyncio.sleep(0)
                await table.say(0, "And now?")
                await table.play(0, text)
            think.set()
            return await asyncio.gather(*asked, return_exceptions=True)

        assert running.tables.loop is not None
        told = asyncio.run_coroutine_threadsafe(impatiently(), running.tables.loop).result(PATIENCE)
        assert thoughts == [0]
        assert [type(one) for one in told] == [Advice] * 3 + [Outrun] * 3


def test_of_all_stories_that_are_asked_for_a_few_are_kept(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "KEPT", 2)
    name, _ = running.open_table("soum-soum", "me", "me", **FIRST)
    running.play(name, random.Random(1), 4)
    with running.client() as client:
        for since in (0, 1, 2, 3, 3):
            assert client.get(f"/t/{name}/tale?since={since}").status_code == 200
    assert len(running.table(name).services.tales) == 2


def test_nobody_waits_for_nonsense_to_be_understood(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", **FIRST)
    read, understood = threading.Event(), threading.Event()

    def meant(*_: object) -> Meant:
        read.set()
        understood.wait(PATIENCE)
        return Meant(("place 1 a1",))

    monkeypatch.setattr(Hooks, "meant", meant)
    with running.client(tokens[0]) as anna, ThreadPoolExecutor(1) as beside:
        typed = beside.submit(move, anna, name, "hmpf brlgh")
        assert read.wait(PATIENCE)
        with running.client() as other:
            assert state(other, name)["ply"] == 0
        understood.set()
        assert typed.result(PATIENCE).status_code == 201


class Judging:
    """Analyses that are made by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.under_way: threading.Event | None = None
        """Who sets it lets what is being judged come to its end."""
        self.analyses = analyses.Analyses()
        self.matches = [vulcania.new("soum-soum", 2, seed) for seed in range(80)]
        monkeypatch.setattr(Process, "ask", self._ask)

    def _ask(self, question: bytes, _: float) -> bytes:
        asked = msgspec.msgpack.decode(question, type=analyses.Question)
        if asked.found is None:
            self.begun.append(asked.record)
        if self.under_way is not None:
            self.under_way.wait(PATIENCE)
        return msgspec.msgpack.encode(Analysis("soum-soum", ("", ""), (), twice=asked.found is not None))

    def of(self, number: int, visitor: str) -> Analysis | None:
        return self.analyses.of(self.matches[number], visitor)

    def place(self, number: int) -> int:
        return self.begun.index(self.matches[number].record())


def test_eighty_analyses_of_one_visitor_delay_another_by_two(monkeypatch: pytest.MonkeyPatch) -> None:
    async def together() -> None:
        judging, theirs = Judging(monkeypatch), 79
        wanted: dict[int, str] = {**dict.fromkeys(range(79), "g"), theirs: "m"}
        found: dict[int, Any] = {}
        async with asyncio.timeout(PATIENCE):
            while len(found) < len(wanted):  # as pages do, all ask again and again
                found |= {one: it for one, who in wanted.items() if one not in found and (it := judging.of(one, who))}
                await asyncio.sleep(0.01)
        assert len(judging.begun) == len(set(judging.begun)) == 80
        assert judging.place(theirs) <= 2
        judging.analyses.close()

    asyncio.run(together())


def test_an_analysis_that_nobody_asks_for_any_more_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def together() -> None:
        judging, under_way = Judging(monkeypatch), threading.Event()
        judging.under_way = under_way
        assert judging.of(0, "g") is None
        monkeypatch.setattr(analyses, "GONE", 0.01)  # for those behind it, which nobody asks for again
        assert [judging.of(one, "g") for one in (1, 2)] == [None] * 2
        async with asyncio.timeout(PATIENCE):
            while len(judging.analyses._looks) > 1:
                await asyncio.sleep(0.01)
            under_way.set()
            while judging.of(0, "g") is None:
                await asyncio.sleep(0.01)
        assert len(judging.begun) == 1
        judging.analyses.close()

    asyncio.run(together())
