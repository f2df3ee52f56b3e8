"""Records: what a person may write, and everything that can be wrong with one."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vulcania
from vulcania.core import registry
from vulcania.core.chance import Chance
from vulcania.core.errors import BadRecord
from vulcania.core.match import Match
from vulcania.core.record import MAX_LENGTH, parse, player_name


def played(moves: int | None = None, **setup: Any) -> Match:
    match = vulcania.new("soum-soum", **{"seats": 2, "seed": 7, "players": ("Anna", "Ben"), **setup})
    chance = Chance("record")
    while not match.over and (moves is None or len(match.plies) < moves):
        match.play(chance.pick(match.legal()))
    return match


def refusal(text: str, **load: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        vulcania.load(text, **load)
    assert "{" not in str(caught.value), "every placeholder is filled"
    return caught.value


def test_a_record_reads_like_a_table_of_what_happened() -> None:
    match = played(moves=0, options={"first": "p1"})
    match.play("place 2 c4")
    match.play("dive c4")
    match.play("place 1 b2")
    lines = match.record().splitlines()
    assert lines[:2] == ["vulcania record 1", "game: soum-soum"]
    assert "players: Anna | Ben" in lines
    assert "options: first=p1 open-market=off own-card-excluded=off" in lines
    assert "seed: 7" in lines
    assert "result: *" in lines
    assert lines[-2:] == ["1. p1 place 2 c4; dive c4", "2. p2 place 1 b2"]


UNDONE = """vulcania record 1
game: soum-soum
players: Anna | Ben
options: first=p1
seed: 7

1. p1 place 1 a1; stay
2. p2 place 1 b1
undo: 3 by p2   # Anna agreed
3. p1 place 2 b2
undo: 1
place 1 c4
"""


def test_what_was_taken_back_is_written_and_read_as_undone() -> None:
    match = vulcania.load(UNDONE)
    assert [ply.text for ply in match.plies] == ["place 1 c4"]
    lines = match.record().splitlines()
    assert lines[-6:-3] == ["1. p1 place 1 a1; stay", "2. p2 place 1 b1", "undo: 3 by p2"]
    assert lines[-3:] == ["3. p1 place 2 b2", "undo: 1", "4. p1 place 1 c4"]
    assert vulcania.load(match.record()).record() == match.record()
    unsaid = match.record().replace("1. p1 place 1 a1; stay\n2. p2 place 1 b1\nundo: 3 by p2\n", "")
    assert refusal(unsaid).message.args["entry"] == "trace", "leaving out what was undone does not go unnoticed"


@pytest.mark.parametrize(
    "line", ["undo: 0", "undo: 4 by p1", "undo: 1 by p3", "undo: 999999 by p1", "undo: much", "undo:"]
)
def test_an_undo_that_cannot_be_is_refused_with_its_line(line: str) -> None:
    assert refusal(UNDONE.replace("undo: 3 by p2   # Anna agreed", line)).line == 9


def test_a_record_cannot_take_back_for_ever() -> None:
    assert "2,000 moves" in str(refusal(UNDONE + "undo: 1\nplace 1 c4\n" * 3000))


def test_a_person_can_write_one_with_the_bare_minimum() -> None:
    match = vulcania.load(
        "# our Sunday match\nvulcania record 1\n\ngame: soum-soum\nplayers: Zoë | Bob\nseed: 7\noptions: first=p1\n\n"
        "place 2 c4   # a shark, I think\nstay\np2 Place 1 B2; stay\n"
    )
    assert match.players == ("Zoë", "Bob")
    assert [ply.text for ply in match.plies] == ["place 2 c4", "stay", "place 1 b2", "stay"]
    assert match.to_act == (0,)


def test_windows_line_ends_and_byte_order_marks_do_not_matter() -> None:
    text = played().record()
    assert vulcania.load("\ufeff" + text.replace("\n", "\r\n")).record() == text


@pytest.mark.parametrize(
    ("change", "line", "told"),
    [
        (lambda text: "", 1, "begins with"),
        (lambda text: "hello\n" + text, 1, "begins with"),
        (lambda text: text.replace("record 1", "record 2"), 1, "format 2"),
        (lambda text: text.replace("game: soum-soum", "game: soup-soup"), 2, "soum-soum"),
        (lambda text: text.replace("rules: 1", "rules: 99"), 3, "99"),
        (lambda text: text.replace("rules: 1", "rules: one"), 3, "whole number"),
        (lambda text: re.sub("components: .*", "components: 0123", text), 4, "0123"),
        (lambda text: text.replace("Anna | Ben", "Anna"), 5, "2 to 4"),
        (lambda text: text.replace("first=drawn", "first=p9"), 6, "p9"),
        (lambda text: text.replace("first=drawn", "firstly=p1"), 6, "firstly"),
        (lambda text: text.replace("first=drawn", "first"), 6, "name=value"),
        (lambda text: text.replace("seed: 7", "seed: seven"), 7, "seven"),
        (lambda text: text.replace("seed: 7", "seed: -7"), 7, "-7"),
        (lambda text: text.replace("seed: 7\n", ""), 9, "seed"),
        (lambda text: text.replace("seed: 7", "seed: 7\nseed: 8"), 8, "second time"),
        (lambda text: text.replace("seed: 7", "sead: 7"), 7, "sead"),
    ],
)
def test_a_broken_header_is_named_by_line(change: Any, line: int, told: str) -> None:
    error = refusal(change(played().record()))
    assert error.line == line
    assert told in str(error)


def test_another_seed_is_noticed_by_the_first_thing_that_differs() -> None:
    error = refusal(played().record().replace("seed: 7", "seed: 8"))
    assert error.line > 0


def test_an_illegal_move_in_the_middle_is_named_with_its_rule() -> None:
    lines = played(options={"first": "p1"}).record().splitlines()
    fifth = lines.index(next(line for line in lines if line.startswith("5. ")))
    lines[fifth] = "5. p1 place 1 c3; stay"
    error = refusal("\n".join(lines))
    assert error.line == fifth + 1
    assert "place 1 c3" in str(error)
    assert "SS-1" in str(error)


def test_a_move_by_the_wrong_player_is_refused() -> None:
    text = played(moves=2, options={"first": "p1"}).record()
    assert "Player 2 has nothing to decide" in str(refusal(text.replace("1. p1", "1. p2")))


def test_a_truncated_record_is_a_match_in_progress_only_if_it_says_so() -> None:
    text = played().record()
    error = refusal("\n".join(text.splitlines()[:-3]))
    assert "result" in str(error)
    honest = re.sub("(result|trace): .*\n", "", "\n".join(text.splitlines()[:-3]) + "\n")
    assert not vulcania.load(honest).over


def test_an_edited_result_does_not_pass() -> None:
    error = refusal(re.sub("result: .*", "result: 99 0, won by p1", played().record()))
    assert "99 0" in str(error)


def test_an_edited_move_that_still_fits_is_noticed_by_the_trace() -> None:
    text = played(moves=2, options={"first": "p1"}).record()
    moved = text.replace("1. p1 place 1", "1. p1 place 3").replace("1. p1 place 2", "1. p1 place 3")
    if moved == text:
        moved = text.replace("1. p1 place 3", "1. p1 place 1")
    assert "trace" in str(refusal(moved))


def test_ten_megabytes_of_noise_are_refused_at_once() -> None:
    noise = random.Random(1).randbytes(10_000_000).decode("latin-1")
    assert str(MAX_LENGTH) in str(refusal(noise)).replace(",", "").replace("\u00a0", "")
    assert refusal(noise[: MAX_LENGTH // 4]).line >= 1


@given(st.text(max_size=300))
@settings(max_examples=200)
def test_any_text_is_read_or_refused_clearly(text: str) -> None:
    for record in (
        text,
        "vulcania record 1\n" + text,
        "vulcania record 1\ngame: soum-soum\nplayers: a|b\nseed: 1\n\n" + text,
    ):
        with contextlib.suppress(BadRecord):
            vulcania.load(record)


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Soum Soum as if its rules had since been raised to version 2."""
    import msgspec

    game = registry.game("soum-soum")
    monkeypatch.setattr(game, "meta", msgspec.structs.replace(game.meta, rules_version=2))


@pytest.mark.usefixtures("newer_rules")
def test_older_rules_that_lead_to_the_same_are_said() -> None:
    text = played().record().replace("rules: 2", "rules: 1")
    match = vulcania.load(text)
    assert [remark.key for remark in match.remarks] == ["remark-older-rules"]
    assert match.over


def test_older_rules_under_which_a_move_no_longer_fits_are_refused(
    monkeypatch: pytest.MonkeyPatch, newer_rules: None
) -> None:
    from vulcania.games.soum_soum.moves import STAY
    from vulcania.games.soum_soum.state import SoumSoumState

    text = played().record().replace("rules: 2", "rules: 1")
    legal = SoumSoumState.legal
    monkeypatch.setattr(SoumSoumState, "legal", lambda self, seat: [m for m in legal(self, seat) if m != STAY])
    error = refusal(text)
    assert "stay" in str(error)
    assert "first that no longer fits" in str(error)


def test_older_rules_that_lead_elsewhere_are_never_silently_different(
    monkeypatch: pytest.MonkeyPatch, newer_rules: None
) -> None:
    from vulcania.games.soum_soum.state import SoumSoumState

    text = played().record().replace("rules: 2", "rules: 1")
    monkeypatch.setattr(SoumSoumState, "worth", lambda self, place: 1)
    assert "older rules" in str(refusal(text))


@given(st.text(max_size=80))
def test_any_name_survives_a_record(name: str) -> None:
    clean = player_name(name)
    assert len(clean) <= 40
    text = f"vulcania record 1\ngame: soum-soum\nplayers: {clean} | Ben\nseed: 7\n"
    assert parse(text).players == (clean, "Ben")
