"""What a net learned: its weights are data from somewhere, and nobody's match depends on them."""

from __future__ import annotations

import io
import logging
import platform
import subprocess
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import new
from vulcania.core.registry import game, meta
from vulcania.players import judge as judges
from vulcania.players.budget import Budget
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import ABOUT, FOLDER, WEIGHTS, About, BadWeights, Judge, adviser, judge
from vulcania.players.levels import CAPTAIN, GLANCE, Learned, Mate, captain
from vulcania.players.player import Player, seen
from vulcania.players.registry import sitting
from vulcania.players.rehearsal import glance

np = pytest.importorskip("numpy", reason="needs NumPy: install vulcania[learned]")

from vulcania.players import net as nets  # noqa: E402

SOUM = game("soum-soum")
SHIPPED = (files("vulcania.games.soum_soum") / FOLDER / "2" / WEIGHTS).read_bytes()

EXPLO = game("explo")
LEARNT = [
    (slug, seats)
    for slug in ("soum-soum", "leagues", "miles", "voyage", "explo")
    for seats in range(meta(slug).seats[0], meta(slug).seats[1] + 1)
]


def about(**changes: Any) -> About:
    found = judge(SOUM, SOUM.setup(2, 0))
    assert found is not None, "the weights that come with the game are good"
    return msgspec.structs.replace(found.about, **changes)


def packed(change: Any = None) -> bytes:
    with np.load(io.BytesIO(SHIPPED)) as file:
        weights = dict(file)
    if change is not None:
        change(weights)
    made = io.BytesIO()
    np.savez(made, **weights)
    return made.getvalue()


def refused(data: bytes, told: About) -> str:
    with pytest.raises(BadWeights) as caught:
        Judge(SOUM, SOUM.setup(2, 0), told, data)
    return str(caught.value)


def test_weights_that_are_not_what_is_told_of_them_are_refused() -> None:
    other = packed(lambda weights: weights.update(value=weights["value"] + 1))
    assert "SHA-256" in refused(other, about())


def test_weights_for_another_encoding_are_refused() -> None:
    assert "encoding 0" in refused(SHIPPED, about(encoding=0))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda weights: weights.update(value=weights["value"][:5]), "shape"),
        (lambda weights: weights.pop("place.out"), "place.out"),
        (lambda weights: weights.update(more=np.zeros(3)), "more"),
        (lambda weights: weights["rest.in"].fill(np.nan), "rest.in"),
    ],
    ids=["wrong shape", "one is missing", "one too many", "no numbers"],
)
def test_weights_that_do_not_fit_the_net_are_refused(change: Any, told: str) -> None:
    data = packed(change)
    assert told in refused(data, about(sha256=sha256(data).hexdigest()))


def test_what_is_no_file_of_weights_is_refused() -> None:
    data = b"PK\x03\x04 and then nothing of the kind"
    assert WEIGHTS in refused(data, about(sha256=sha256(data).hexdigest()))


def test_a_captain_whose_weights_are_spoilt_searches_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoilt = tmp_path / FOLDER / "2"
    spoilt.mkdir(parents=True)
    (spoilt / ABOUT).write_text("encoding = 1\n", "utf-8")
    monkeypatch.setattr(type(SOUM), "folder", property(lambda self: tmp_path))
    with caplog.at_level(logging.WARNING):
        assert judges._of_seats.__wrapped__(SOUM, 2) is None
    assert "the heuristics play" in caplog.text


def test_a_net_is_asked_about_the_game_as_it_comes_in_the_box_alone(tmp_path: Path) -> None:
    """What it learnt holds for no other rules and for no other cards; who begins is part of every match."""
    chosen: tuple[dict[str, object], ...] = ({}, {"first": "p2"}, {"open-market": True})
    asked = [judge(SOUM, SOUM.setup(2, 0, options)) is not None for options in chosen]
    assert asked == [True, True, False]
    cards = (SOUM.folder / "components" / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(
        cards.replace("copies = 4", "copies = 5", 1).replace("copies = 4", "copies = 3", 1), "utf-8"
    )
    assert judge(SOUM, SOUM.setup(2, 0, {}, SOUM.box(tmp_path)[1])) is None


@pytest.mark.parametrize(("slug", "seats"), LEARNT, ids=str)
def test_every_number_of_seats_of_every_game_has_its_net(slug: str, seats: int) -> None:
    """And it tells at once which of its moves it likes: a number for each, and a chance."""
    played = game(slug)
    state = played.start(played.setup(seats, 5))
    net = judge(played, state.setup)
    assert net is not None
    (likes,), (worth,) = net.opinions([(state, state.to_act[0])])
    assert likes.shape == (played.vocabulary.size,)
    assert 0 < worth < 1


def test_what_looks_the_same_to_a_seat_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything hidden is dealt anew, and the seat sees none of it; what the other seat sees stands where it stood."""
    match = new("soum-soum", 2, 3)
    seat = match.to_act[0]
    sight, net = seen(match.game, match.state, seat), judge(SOUM, match.setup)
    assert net is not None
    deals = [sight.imagine(Chance(luck)) for luck in range(4)]
    looked_at: list[int] = []
    opinion = nets.opinion

    def counted(weights: Any, seen: Any, *others: Any) -> Any:
        looked_at.append(len(seen.rest))
        return opinion(weights, seen, *others)

    monkeypatch.setattr(nets, "opinion", counted)
    mine, theirs = (net.opinions([(match.state, one)]) for one in (seat, 1 - seat))
    likes, worth = net.opinions([(deals[0], seat), (match.state, 1 - seat), *((deal, seat) for deal in deals[1:])])
    assert looked_at == [1, 1, 2]
    for at in range(5):
        alone = theirs if at == 1 else mine
        np.testing.assert_allclose(likes[at], alone[0][0], atol=1e-4)
        assert worth[at] == pytest.approx(alone[1][0], abs=1e-5)


FAULTS = """
import resource
from vulcania.core.match import new
from vulcania.players.judge import judge

match = new("miles", 4, 1)
net = judge(match.game, match.setup)
positions = []
for _ in range(6):
    positions += [(match.state.clone(), seat) for seat in range(4)]
    match.play(match.legal()[0])
for _ in range(5):
    net.opinions(positions)
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(20):
    net.opinions(positions)
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries do as they like")
def test_memory_is_not_handed_back_and_asked_for_again_with_every_opinion() -> None:
    """What is worked out of two dozen positions takes some thousand pages; in a process that has done nothing else."""
    told = subprocess.run([sys.executable, "-c", FAULTS], check=True, capture_output=True, text=True)
    assert int(told.stdout) < 20 * 25


def test_who_knows_a_game_well_is_asked_before_a_net_that_learnt_it() -> None:
    """A net of Explo plays as its pupil. A captain's trade tells something else, by which he plays in a hurry."""
    expert = heuristics(EXPLO).expert
    assert expert is not None
    assert adviser(EXPLO, EXPLO.setup(4, 0)) is None
    state, chance, apart = EXPLO.start(EXPLO.setup(4, 3)), Chance(3), 0
    hurried = captain(CAPTAIN.within(0.5))
    for _ in range(40):
        sight = seen(EXPLO, state, state.to_act[0])
        liked = expert(sight.imagine(chance), sight.seat, sight.moves)
        known = sight.moves[liked.index(max(liked))]
        assert hurried.choose(sight, chance) == known
        learnt = sitting("pupil").player().choose(sight, chance)
        apart += learnt != known
        state.play(learnt, sight.seat)
    assert apart


def test_the_learned_captain_knows_what_he_is_doing() -> None:
    """Against a random player he may not lose one match in four, whoever begins, however few rounds he has."""
    wins = 0.0
    for seed in range(4):
        match = new("soum-soum", 2, seed)
        players: list[Player] = [Learned(glance, Budget(iterations=60), Mate()), sitting("random").player()]
        players = players[:: -1 if seed % 2 else 1]
        chance = Chance(seed, "captain")
        while not match.over:
            seat = match.to_act[0]
            match.play(players[seat].choose(seen(match.game, match.state, seat), chance), seat)
        assert match.outcome is not None
        wins += match.outcome.success[seed % 2]
    assert wins == 4


def test_a_captain_decides_by_what_his_seat_knows_alone() -> None:
    match = new("soum-soum", 2, 4)
    for _ in range(6):
        match.play(match.legal()[-1])
    seat = match.to_act[0]
    without_a_clock = Budget(iterations=GLANCE.iterations)  # so that he thinks as far each time
    captain = Learned(glance, without_a_clock, Mate())
    here = captain.choose(seen(match.game, match.state, seat), Chance(1))
    for luck in range(5):
        dealt = match.state.redeal(seat, Chance(luck, "elsewhere"))
        assert captain.choose(seen(match.game, dealt, seat), Chance(1)) == here
