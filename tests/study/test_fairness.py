"""The fairness study: its page stands alone and says who failed."""

from __future__ import annotations

import pytest

from vulcania.players import registry
from vulcania.study.experiment import Result, carry_out
from vulcania.study.fairness import advantage, questions
from vulcania.study.fairness_report import page
from vulcania.study.plan import Simulation
from vulcania.study.tally import WHOLE, Share, Spread
from vulcania.words import words


def study(games: list[str], seats: list[int], matches: int, player: str = "random") -> list[Result]:
    return list(carry_out(questions(games, seats, matches, player=player)).results)


def test_the_page_stands_alone_in_every_language() -> None:
    found = study(["soum-soum"], [2], 30)
    for lang in ("en", "fr", "nl"):
        text = page(found, lang)
        assert text.count("<svg") == 3
        assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
        assert f'lang="{lang}"' in text


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_where_all_win_together_the_page_says_that_seats_cannot_differ(lang: str) -> None:
    text = page(study(["explo"], [1, 2], 2), lang)
    assert words(lang).say("fair-together") in text
    assert text.count("<svg") == 5, "the rates of both sizes together, then scores and lengths of each"
    assert "beyond" not in text.split("</style>")[1]


class Broken:
    def choose(self, seen: object, chance: object) -> int:
        raise RuntimeError("no idea")


def test_the_page_says_who_failed_and_credits_nobody_with_a_mates_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.ENTRIES, "broken", registry.Entry("broken", lambda _: Broken()))
    (found,) = study(["soum-soum"], [2], 2, "broken")
    assert [(share.matches, share.wins, share.replaced) for share in found.tally.seats] == [(2, 0, 2)] * 2
    text = page([found])
    assert "Players failed 4 times" in text
    assert "no idea" in text


def test_the_same_matches_as_a_simulation_come_to_the_same() -> None:
    """Today and for ever one meaning of winning: a team by its goal."""
    (asked,) = questions(["explo"], [2], 6)
    same = Simulation("explo", ("mate", "mate"), 2, 6, options=asked.options)
    one, other = (carry_out([plan]).results[0].tally for plan in (asked, same))
    assert one == other


def test_the_advantage_is_what_lies_above_the_fair_share() -> None:
    low, middle, high = advantage(Share("p1", 400, 200 * WHOLE), 4)
    assert middle == pytest.approx(25)
    assert low < middle < high


def test_quantiles() -> None:
    assert Spread({1: 1, 2: 1, 3: 1, 4: 1}).quantile(0.5) == 2
    assert Spread({5: 10}).quantile(0.25) == 5
