"""The database is away, or damaged, or somebody else's: it is said, and what can go on goes on by itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.live import Running, quick, serving, wait_for
from tests.server.test_seating import FIRST, move, state
from vulcania.cli import run
from vulcania.server.store.database import BadDatabase, claim, open_engine
from vulcania.server.store.store import Landing, Outrun, Store


def _away(*_: object, **__: object) -> None:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_while_the_database_is_away_pages_say_so_and_bots_go_on_afterwards(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, tokens = running.open_table("soum-soum", "me", "bot random", **FIRST)
    with running.client(tokens[0]) as anna:
        assert move(anna, name, "place 1 a1").status_code == 201
        monkeypatch.setattr(Store, "append_all", _away)
        monkeypatch.setattr(Store, "running", _away)
        refused = move(anna, name, "stay")
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "5")
        assert "try again" in refused.json()["error"]["message"]
        assert anna.get("/healthz").status_code == 503
        monkeypatch.undo()
        assert move(anna, name, "stay").status_code == 201
        wait_for(lambda: state(anna, name)["to_act"] == [0])
        # And the other way round: it is the bot's move that finds no database.
        whole, away = Store.append_all, [1, 2]

        def away_for_the_bot(store: Store, landings: Sequence[Landing]) -> list[int | Outrun]:
            if away and landings[0].move.seat == 1:
                away.pop()
                _away()
            return whole(store, landings)

        monkeypatch.setattr(Store, "append_all", away_for_the_bot)
        while state(anna, name)["to_act"] == [0]:
            move(anna, name, anna.get(f"/api/v1/tables/{name}/legal").json()["moves"][-1])
        wait_for(lambda: state(anna, name)["to_act"] == [0])
        assert not away


def test_after_a_restart_bots_play_without_anyone_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "t.sqlite3")
    monkeypatch.setattr("vulcania.server.autoplay.Autoplay._next_bot", lambda _: None)
    with serving(quick(database)) as asleep:
        name, _ = asleep.open_table("soum-soum", "bot random", "bot random")
    monkeypatch.undo()
    with serving(quick(database)) as awake:
        wait_for(lambda: awake.tables.services.store.load(name).match.ended)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.sqlite3"
    held = claim(file)
    assert run(["serve", "--database", str(file), "--port", "0"]) == 2
    assert "Another server already uses" in capsys.readouterr().err
    held.close()
    claim(file).close()


def test_a_damaged_database_is_noticed_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite3"
    engine = open_engine(file, 1)
    engine.dispose()
    data = bytearray(file.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 64] = b"\xff" * 64
    file.write_bytes(data)
    with pytest.raises(BadDatabase, match="is damaged"):
        open_engine(file, 1)
