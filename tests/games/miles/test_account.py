"""The final account and what a view shows of it: pictures, seals, printed symbols, and what lies ahead."""

from __future__ import annotations

import pytest

from tests.games.miles.table import Table


def round_ends(table: Table, round_: int = 3) -> None:
    """A round ends with a turn in which the first player has the lower card, and nobody finds anything."""
    table.state.round = round_ - 1
    table.state.ending = True
    for name in ("n0", "ne0", "nw0"):
        table.lay(name, None)
    table.do("lay 1", "lay 4", "current left", "current right")


@pytest.mark.rule("MI-21", "MI-26", "MI-27", "MI-30")
def test_the_account_tells_pictures_seals_printed_symbols_and_number() -> None:
    table = Table(length="short")
    table.own(0, "a1", "shark", "white", "chest")
    table.own(0, "a2", "seal")
    table.own(0, "d2", "shoal", "white", "chest")
    table.own(0, "b3", "seal")
    table.own(0, "c3", "octopus", "white", "helm")
    round_ends(table)
    assert table.match.over
    row, bonus, *columns = (line for line in table.breakdown() if line.seat == 0)
    assert (row.points, row.where) == (30, ("b3", "c3"))  # two of the three pictures, one of them the seal's
    assert row.text.args == {"round": 3, "count": 2, "seals": 1, "cells": "b3, c3"}
    assert (bonus.points, bonus.text.args) == (15, {"round": 3, "number": 2})
    told = [(line.points, line.where, *(line.text.args[name] for name in ("count", "seals"))) for line in columns]
    assert told == [
        (5, ("a1", "a2"), 2, 1),  # column A: a chest and the seal
        (5, ("b3",), 1, 1),  # column B pays a loose symbol: the seal is one
        (5, ("c3",), 1, 0),  # so does column C: the helm
        (20, ("d1", "d2"), 2, 0),  # column D: the printed chest and the chip's
    ]
    assert [line.text.args["symbol"] for line in columns if line.where != ("b3",)] == ["chest", "helm", "chest"]
    assert table.state.points[0] == 30 + 15 + 5 + 5 + 5 + 20


@pytest.mark.rule("MI-21", "MI-30")
def test_the_account_reads_each_seal_as_one_symbol() -> None:
    table = Table(length="short")
    table.own(0, "d2", "seal")  # beside a printed chest and a printed helm
    round_ends(table)
    columns = [line for line in table.breakdown() if line.seat == 0 and line.text.key == "line-column"]
    assert [(line.points, line.text.args["count"], line.text.args["seals"]) for line in columns] == [(20, 2, 1)]
    assert "d2" in columns[0].where
    assert len(columns[0].where) == 2


@pytest.mark.rule("MI-29")
def test_the_account_of_the_interim_count_leaves_out_what_lies_ahead() -> None:
    table = Table()
    table.own(0, "a1", "shark", "white", "chest")
    table.own(0, "a4", "shoal", "white", "chest")
    round_ends(table)
    assert table.state.round == 3
    lines = [line for line in table.breakdown() if line.seat == 0]
    assert [line.text.key for line in lines] == ["line-row", "line-bonus"]
    assert sum(line.points for line in lines) == table.state.points[0] == 15


@pytest.mark.rule("MI-26", "MI-29")
def test_a_view_keeps_what_a_row_pointsd_and_shows_the_columns_of_the_next_count() -> None:
    table = Table()
    table.own(0, "a1", "shark", "white", "chest")
    table.own(0, "a4", "shoal", "white", "chest")
    assert table.view(0).players[0].columns[0] == 0, "row 4 is not in the count after round 3"
    round_ends(table, 1)
    assert table.view(0).players[0].rows[0].scored == 10
    table.own(0, "b1", "wreck")
    row = table.view(0).players[0].rows[0]
    assert (row.scored, row.now) == (10, 25)
    table.state.round = 3
    assert table.view(0).players[0].columns[0] == 5, "now all five rows count"
