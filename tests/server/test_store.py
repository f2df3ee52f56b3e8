"""What is kept is kept: moves land once, in order, and survive."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from vulcania.server.store.database import BadDatabase, open_engine
from vulcania.server.store.rows import Clock, MatchRow, MoveRow, ResultRow, SeatRow
from vulcania.server.store.schema import metadata
from vulcania.server.store.store import NoTable, Outrun, Store

MATCH = MatchRow(
    id="abc", game="soum-soum", seats=2, options={"first": "p1"}, seed=2**64 - 1, rules=1, components="00",
    clock=Clock("move", 30), created=1.0,
)  # fmt: skip
SEATS = (SeatRow(0, "person", "Anna", "hash"), SeatRow(1, "open"))


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(open_engine(database, 4))
    yield store
    store.engine.dispose()


@pytest.fixture
def match(store: Store) -> MatchRow:
    store.create(MATCH, SEATS)
    return MATCH


def _moves(store: Store) -> list[tuple[int, int, str]]:
    return [(move.ply, move.seat, move.text) for move in store.load("abc").moves]


def test_a_table_comes_back_as_it_was_kept(store: Store, match: MatchRow) -> None:
    found = store.load("abc")
    assert found.match == match
    assert found.seats == SEATS
    assert found.moves == ()
    assert found.talk == ()


def test_an_unknown_table_is_named(store: Store) -> None:
    with pytest.raises(NoTable, match="nowhere"):
        store.load("nowhere")
    for find in (store.load, store.record):
        with pytest.raises(NoTable):
            find("no\0where")


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_opening_again_keeps_everything(database: str, store: Store, match: MatchRow) -> None:
    store.append(match, MoveRow(0, 0, "place 1 a1"))
    again = Store(open_engine(database, 1))
    assert _moves(again) == [(0, 0, "place 1 a1")]
    again.engine.dispose()


def test_a_line_that_broke_is_opened_anew(store: Store, match: MatchRow) -> None:
    store.append(match, MoveRow(0, 0, "place 1 a1"))
    store._line._held.dbapi_connection.close()
    store.append(match, MoveRow(1, 1, "stay"))
    assert _moves(store) == [(0, 0, "place 1 a1"), (1, 1, "stay")]


def test_of_racing_moves_exactly_one_lands(store: Store, match: MatchRow) -> None:
    outcomes: list[str] = []
    together = threading.Barrier(8)

    def try_one(seat: int) -> None:
        together.wait()
        try:
            store.append(match, MoveRow(0, seat, f"move {seat}"))
            outcomes.append("landed")
        except Outrun:
            outcomes.append("outrun")

    threads = [threading.Thread(target=try_one, args=(seat,)) for seat in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["landed"] + ["outrun"] * 7
    assert len(_moves(store)) == 1


def test_a_move_leaves_no_gap(store: Store, match: MatchRow) -> None:
    with pytest.raises(Outrun):
        store.append(match, MoveRow(1, 0, "too early"))
    assert _moves(store) == []


def test_undone_moves_stay_on_file_and_old_thoughts_do_not_land(store: Store, match: MatchRow) -> None:
    for ply in range(3):
        store.append(match, MoveRow(ply, ply % 2, f"move {ply}"))
    now = store.load("abc").match
    store.undo(now, 1, by=0)
    assert _moves(store) == [(0, 0, "move 0")]
    assert store.undone("abc") == [(2, 0, "move 2"), (1, 1, "move 1")]
    with pytest.raises(Outrun):  # same number of moves, but thought out before the undo
        store.append(now, MoveRow(1, 1, "stale"))
    store.append(store.load("abc").match, MoveRow(1, 1, "other"))
    assert _moves(store) == [(0, 0, "move 0"), (1, 1, "other")]


def test_a_seat_is_taken_once(store: Store, match: MatchRow) -> None:
    store.sit(match, SeatRow(1, "person", "Ben", "b"), SEATS[1], started=5.0)
    with pytest.raises(Outrun):
        store.sit(match, SeatRow(1, "person", "Eve", "e"), SEATS[1])
    found = store.load("abc")
    assert found.seats[1].name == "Ben"
    assert found.match.started == 5.0


def test_every_change_is_counted(store: Store, match: MatchRow) -> None:
    versions = [
        store.append(match, MoveRow(0, 0, "a")),
        store.say(match, 0, "say", "hello"),
        store.sit(match, SeatRow(1, "person", "Ben", "b"), SEATS[1]),
    ]
    assert versions == [1, 2, 3]
    assert store.version("abc") == 3
    with pytest.raises(Outrun):
        store.change(match, ask={"kind": "undo"})


def test_talk_comes_in_order(store: Store, match: MatchRow) -> None:
    for n in range(5):
        store.say(match, n % 2, "say", f"line {n}")
    assert [row.text for row in store.load("abc").talk] == [f"line {n}" for n in range(5)]


def test_the_record_is_the_best_of_the_same_kind(store: Store, match: MatchRow) -> None:
    def result(best: int | None, variant: str = "v") -> ResultRow:
        return ResultRow(
            game="explo", seats=2, variant=variant, scores=(1, 1), winners=(), best=best, names=("A", "B"), at=2.0
        )

    for n, one in enumerate((result(12), result(17), result(None), result(40, "other"))):
        row = MatchRow(id=f"m{n}", game="explo", seats=2, options={}, seed=1, rules=1, components="0")
        store.create(row, SEATS)
        store.append(row, MoveRow(0, 0, "end"), one)
    best = store.best(result(None), "none")
    assert best is not None
    assert best.best == 17
    assert store.load("m1").match.ended == 2.0
    assert store.best(result(None, "third"), "none") is None


def test_only_tables_in_progress_and_open_to_all_eyes_are_listed(store: Store, match: MatchRow) -> None:
    hidden = MatchRow(id="hid", game="x", seats=1, options={}, seed=1, rules=1, components="0", listed=False)
    store.create(hidden, SEATS[:1])
    assert [row.id for row in store.listed(10)] == ["abc"]
    assert store.listed(10, ["abc"]) == []
    assert {row.id for row in store.named(["abc", "hid", "nowhere", "no\0where"])} == {"abc", "hid"}
    assert store.seats_of(["abc", "hid"])["hid"] == [SEATS[0]]


def test_a_record_is_kept_once(store: Store) -> None:
    store.keep_record("r", "text")
    store.keep_record("r", "text")
    assert store.record("r") == "text"
    with pytest.raises(NoTable):
        store.record("other")


def test_a_file_that_is_no_database_is_told_plainly(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Captain, " * 100)
    with pytest.raises(BadDatabase, match="not a database"):
        open_engine(str(tmp_path / "letter.txt"), 1)
    with pytest.raises(BadDatabase, match="does not answer"):
        open_engine(str(tmp_path / "letter.txt" / "tables.sqlite3"), 1)
    with pytest.raises(BadDatabase, match="does not answer"):
        open_engine(str(tmp_path), 1)


def test_a_database_of_a_newer_version_is_told_plainly(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "tables.sqlite3"), 1)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(BadDatabase, match="9999"):
        open_engine(str(tmp_path / "tables.sqlite3"), 1)


def test_a_wrong_address_is_told_plainly(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="not an address"):
        open_engine("postgresql://host:port/db", 1)
    with pytest.raises(BadDatabase, match="mysql"):
        open_engine("mysql://host/db", 1)
    with pytest.raises(BadDatabase, match="does not answer"):
        open_engine(f"postgresql://nobody@/none?host={tmp_path}", 1)
