"""Time as an enemy would gain it: by anything but moving, or at the cost of somebody who is away."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from tests.server.live import Running, Stream, quick, serving, wait_for
from tests.server.test_seating import FIRST, browser, move, state
from tests.server.test_undo import a_turn, answer, ask, away, count_out
from vulcania.server import clock
from vulcania.server.autoplay import Autoplay
from vulcania.server.clock import GRACE, Clocks
from vulcania.server.store.rows import Clock, MoveRow
from vulcania.server.store.schema import moves

DAY = 24 * 3600
CLOCKS = ({"kind": "move", "seconds": 600}, {"kind": "player", "seconds": 600})


def wind(running: Running, name: str, seat: int, seconds: float) -> None:
    """Let a seat have thought so much longer."""
    clocks = running.table(name).clocks
    clocks._since[seat] -= seconds
    clocks._grace = {}


def left(running: Running, name: str, seat: int = 0) -> float:
    """How many seconds a seat has for the decision before it."""
    end = running.table(name).clocks.deadline(seat)
    assert end is not None
    return end - clock.now()


@pytest.mark.parametrize("kind", CLOCKS)
def test_to_talk_before_the_first_move_gains_no_time(running: Running, kind: dict[str, object]) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", clock=kind, **FIRST)
    wind(running, name, 0, 400)
    with running.client(tokens[0]) as anna:
        assert anna.post(f"/api/v1/tables/{name}/talk", json={"text": "A moment!"}).status_code == 204
    assert left(running, name) <= 200


@pytest.mark.parametrize("kind", CLOCKS)
def test_to_take_a_move_back_gains_no_time(running: Running, kind: dict[str, object]) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", clock=kind, **FIRST)
    with running.client(tokens[0]) as anna:
        wind(running, name, 0, 400)
        assert move(anna, name, "place 1 a1").status_code == 201
        wind(running, name, 0, 100)
        assert ask(anna, name).json() == {"done": True}
        assert left(running, name) <= 100
        wind(running, name, 0, 90)
        assert move(anna, name, "place 1 a2").status_code == 201
        assert ask(anna, name).json() == {"done": True}
        assert left(running, name) <= 10, "a little is given once for each decision, and not each time"


def test_what_others_thought_is_not_counted_for_who_takes_a_move_back(running: Running) -> None:
    """Whoever says yes to that must not win by it because they took long to say so."""
    days = {"kind": "days", "seconds": DAY, "late": "end"}
    name, tokens = running.open_table("soum-soum", "me", "me", clock=days, **FIRST)
    with running.client(tokens[0]) as anna, running.client(tokens[1]) as ben:
        a_turn(anna, name)
        with running.tables.services.store.engine.begin() as connection:  # all that was a day ago
            connection.execute(update(moves).where(moves.c.match == name).values(at=moves.c.at - DAY))
        assert ask(anna, name).json() == {"done": False}
        assert answer(ben, name, True, 1) == 204
        assert state(anna, name)["to_act"] == [0]
        assert left(running, name) == pytest.approx(DAY, abs=60)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an alarm nor a bot does anything by itself."""
    monkeypatch.setattr(Autoplay, "wake", lambda _: None)


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("kind", CLOCKS)
def test_to_leave_and_come_back_gains_no_time(running: Running, kind: dict[str, object]) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", clock=kind, **FIRST)
    with browser(running, name, tokens[0]) as anna:
        wind(running, name, 0, 400)
        for way in ("hand-over", "back"):
            assert anna.post(f"/t/{name}/{way}", data={"seat": 0}).status_code == 303
        assert left(running, name) <= 200


def test_what_one_thought_before_a_bot_took_over_is_counted() -> None:
    clocks = Clocks(Clock("player", 60))
    clocks.restart((0,), [], 1000, {})
    clocks.handed_over(0, 1050)
    assert clocks.before_leaving(0) == 50, "a bot takes no time of anybody's, but this was a person's"
    clocks.moved(MoveRow(0, 0, "x", 50), (0,), 1053)
    clocks.returned(0, 1, 1054)
    assert clocks.deadline(0) == 1054 + GRACE
    assert clocks.left(0) == 10
    assert clocks.before_leaving(0) == 0


@pytest.mark.usefixtures("by_hand")
def test_who_has_no_time_left_does_not_keep_the_bot_from_moving(running: Running) -> None:
    name, tokens = running.open_table("soum-soum", "me", "me", clock=CLOCKS[0], **FIRST)
    with browser(running, name, tokens[0]) as anna:
        wind(running, name, 0, 700)
        for way in ("hand-over", "back"):
            assert anna.post(f"/t/{name}/{way}", data={"seat": 0}).status_code == 303
        assert 0 < left(running, name) <= GRACE
        wind(running, name, 0, 700)
        assert anna.post(f"/t/{name}/hand-over", data={"seat": 0}).status_code == 303
        refused = anna.post(f"/t/{name}/back", data={"seat": 0})
        assert refused.status_code == 409
        assert "used up" in refused.text
        assert move(anna, name, "place 1 a1").status_code == 409
        assert state(anna, name)["ply"] == 0


def test_who_plays_by_days_is_not_away_after_seconds(tmp_path: Path) -> None:
    days = {"kind": "days", "seconds": DAY}
    with serving(quick(str(tmp_path / "tables.sqlite3"), away_after=0)) as house:
        name, tokens = house.open_table("soum-soum", "me", "me", "me", clock=days, **FIRST)
        with house.client(tokens[0]) as anna, house.client(tokens[2]) as cleo:
            a_turn(anna, name)
            assert cleo.post(f"/t/{name}/hand-over", data={"seat": 1}).status_code == 409
            assert ask(anna, name).json() == {"done": False}
            assert count_out(cleo, name, 1) == 409
            house.table(name).watching._opened -= DAY
            away(house, name, 1)
            assert count_out(cleo, name, 1) == 204


@pytest.mark.postgres
def test_who_returns_at_one_server_is_not_late_at_the_other(postgres_address: str) -> None:
    kind = {"kind": "move", "seconds": 600}
    with serving(quick(postgres_address, bot_pace=3600)) as one, serving(quick(postgres_address)) as two:
        name, tokens = one.open_table("soum-soum", "me", "me", clock=kind, **FIRST)
        # Somebody looks on, so the bot takes its time.
        with two.client(tokens[0]) as anna, one.client(tokens[1]) as ben, Stream(ben, f"/t/{name}/events"):
            assert state(anna, name)["ply"] == 0
            for server in (one, two):
                wind(server, name, 0, 700)
            one.wake(name)
            wait_for(lambda: state(anna, name)["seats"][0]["stand_in"])
            assert anna.post(f"/t/{name}/back", data={"seat": 0}).status_code == 303
            wait_for(lambda: state(ben, name)["seats"][0]["stand_in"] is None)
            assert 0 < left(one, name) <= GRACE
