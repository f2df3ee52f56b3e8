"""What lights up when somebody asks is what the final account counts: the one is made from the view, the other from the
position."""

from __future__ import annotations

import pytest

from vulcania.core.explain import explained
from vulcania.core.match import Match
from vulcania.core.outcome import Line
from vulcania.testing.cases import Case, random_play
from vulcania.words import words
from vulcania.words.message import message


def ended(case: Case, seed: int) -> tuple[Match, list[Line]]:
    match = random_play(case, seed)
    assert match.outcome is not None
    return match, list(match.outcome.breakdown)


def asked(match: Match, thing: str) -> set[str]:
    told = match.game.explain(match.view(0), thing)
    assert told is not None
    return {*told.where}


@pytest.mark.rule("SS-12", "SS-13", "SS-14", "SS-19")
@pytest.mark.parametrize("excluded", [False, True])
def test_soum_soum_lights_what_a_diver_counts(excluded: bool) -> None:
    for seed in range(5):
        match, lines = ended(Case("soum-soum", 3, {"own-card-excluded": excluded}), seed)
        for line in (line for line in lines if line.where):
            assert asked(match, f"place {line.where[0]}") == {*line.where}


@pytest.mark.rule("LG-32", "LG-38")
def test_leagues_lights_what_the_last_row_and_the_columns_count() -> None:
    for seed in range(5):
        match, lines = ended(Case("leagues", 2), seed)
        for line in lines:
            who = f"p{(line.seat or 0) + 1}"
            if line.text.key.startswith("line-row") and line.text.args["round"] == "3":
                assert asked(match, f"row {who} 3") == {*line.where}
            if line.text.key.startswith("line-column"):
                assert asked(match, f"column {who} {line.text.args['column']}") == {*line.where}


@pytest.mark.rule("MI-26", "MI-30")
def test_miles_lights_what_the_last_row_and_the_columns_count() -> None:
    for seed in range(5):
        match, lines = ended(Case("miles", 2), seed)
        for seat in range(2):
            last = [line for line in lines if line.seat == seat and line.text.args["round"] == 5]
            (row,) = (line for line in last if line.text.key == "line-row")
            assert asked(match, f"row p{seat + 1} 5") == {*row.where}
            for letter in "ABCD":
                paid = [line for line in last if line.text.args.get("column") == letter]
                if not any(line.text.args["seals"] for line in paid):
                    counted = {cell for line in paid for cell in line.where}
                    assert counted <= asked(match, f"column p{seat + 1} {letter}")


@pytest.mark.rule("SS-9", "SS-18")
@pytest.mark.parametrize("market", [False, True])
def test_soum_soums_pile_is_drawn_from_or_fills_the_market_while_there_is_one(market: bool) -> None:
    case = Case("soum-soum", 4, {"open-market": market})
    full, (empty, _) = case.match(), ended(case, 0)
    told = [match.game.explain(match.view(0), "pile") for match in (full, empty)]
    then = "what-refill" if market else "what-draw"
    assert [[said.key for said in one.said] for one in told if one] == [["what-pile", then], ["what-pile"]]


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_a_sentence_that_begins_with_a_things_name_begins_with_a_capital(lang: str) -> None:
    thing = explained("EX-2", message("what-item", item="water"))
    assert thing.sentences(words(lang, "explo"), [])[0][0].isupper()
    place = explained("SS-2", message("what-water", cell="c4"))
    assert place.sentences(words(lang, "soum-soum"), [])[0].startswith("c4 ")
