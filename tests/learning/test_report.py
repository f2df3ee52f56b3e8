"""A training is measured against fixed opponents and told on a page; all of it without JAX."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from vulcania.core.registry import game

np = pytest.importorskip("numpy", reason="needs NumPy: install vulcania[research]")

from vulcania.learning import curves  # noqa: E402
from vulcania.learning.curves import Learnt, Measured, Row  # noqa: E402
from vulcania.learning.doubt import doubt  # noqa: E402
from vulcania.learning.habits import compare, openings  # noqa: E402
from vulcania.learning.measure import contests  # noqa: E402
from vulcania.learning.report import Made, report  # noqa: E402
from vulcania.players.judge import Judge, judge  # noqa: E402

SOUM = game("soum-soum")
MADE = Made("vulcania train soum-soum <x>", 7, 20, 61.2, "a <machine>", "c0ffee")
ROWS: list[Row] = [
    *(Learnt(at, at * 3.0, 0.05 - at / 1000, 2.0 - at / 20, -0.001 * at) for at in (10, 20)),
    *(Measured(at, at * 3.0, 2, who, 48, won) for at, who, won in ((10, "random", 30.0), (20, "random", 46.0))),
    Measured(20, 60.0, 2, "mate", 48, 12.0),
]


@pytest.fixture(scope="module")
def net() -> Judge:
    found = judge(SOUM, SOUM.setup(2, 0))
    assert found is not None
    return found


class _Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.leads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.leads += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_the_report_stands_alone_and_tells_all(net: Judge, lang: str) -> None:
    text = report(SOUM, net, ROWS, MADE, lang, deals=4, positions=20)
    page = _Page(text)
    assert page.open == []
    assert "script" not in page.tags
    assert all(lead.startswith(("data:", "#")) for lead in page.leads)
    assert page.tags.count("h2") == 4, "matches won, curves, openings, differences"
    assert page.tags.count("svg") == 4, "matches won, value error, entropy, policy"
    for told in ("vulcania train soum-soum &lt;x&gt;", "a &lt;machine&gt;", "c0ffee", "25.0 % (14.9–38.8)", "95.8 %"):
        assert told in text, "12 and 46 of 48 are a quarter, by Wilson 14.9 to 38.8, and 95.8 %"
    assert not re.search(r"trained-\w+", text), "every message has words"


def test_a_report_of_a_training_that_was_never_measured(net: Judge) -> None:
    assert _Page(report(SOUM, net, [], MADE, "en", deals=1, positions=1)).tags.count("svg") == 0


def test_a_contest_is_played_from_every_seat_of_every_deal(net: Judge) -> None:
    found = {share.name: share for share in contests(SOUM, net, 2, deals=4)}
    assert {name: share.matches for name, share in found.items()} == {"random": 8, "mate": 8}
    assert found["random"].wins >= 6


def test_a_team_plays_together() -> None:
    """There is nobody to play against where all win or lose together."""
    from hashlib import sha256
    from io import BytesIO

    from vulcania.players.judge import About
    from vulcania.players.net import Shape, fresh
    from vulcania.research.encoding import layout

    explo, shape, file = game("explo"), Shape(8, 8, 1), BytesIO()
    setup = explo.setup(2, 0)
    found = layout(explo, setup)
    weights = fresh(found, shape, 1)
    np.savez(file, **weights)
    about = About(found.version, *shape, (2,), 1.0, sha256(file.getvalue()).hexdigest(), "", "")
    (share,) = contests(explo, Judge(explo, setup, about, file.getvalue()), 2, deals=1)
    assert (share.name, share.matches) == ("", 1)


def test_what_it_opens_with_and_where_it_differs(net: Judge) -> None:
    found = openings(SOUM, net, 2, deals=6)
    assert sum(one.chosen for one in found) == 6
    assert all(one.chosen <= one.offered <= 6 for one in found)
    compared = compare(SOUM, net, 2, positions=40)
    assert compared.positions >= 40
    assert 0 < compared.same < compared.positions
    assert sum(kind.chosen for kind in compared.kinds) == sum(kind.otherwise for kind in compared.kinds)
    for one in compared.examples:
        assert one.move != one.other
        assert one.chance >= one.other_chance


def test_a_net_that_is_always_sure_to_win_is_found_out(net: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    """It likes the same moves, so that the same matches come of them; but of two that play it, one loses."""
    usual = doubt(SOUM, net, 2, positions=2)
    sure = {**net.weights, "value.bias": net.weights["value.bias"] + 50}
    monkeypatch.setattr(net, "weights", sure)
    assert doubt(SOUM, net, 2, positions=2).chances > usual.chances + 0.1


def test_curves_forget_what_is_learnt_again(tmp_path: Path) -> None:
    """The plug was pulled after round 20, in the middle of a line; what was kept last is round 10."""
    curves.note(tmp_path, ROWS)
    with (tmp_path / curves.CURVES).open("a", encoding="utf-8") as file:
        file.write('{"round": 20, "sec')
    assert curves.read(tmp_path) == ROWS
    curves.cut(tmp_path, 10)
    assert curves.read(tmp_path) == [row for row in ROWS if row.round == 10]
