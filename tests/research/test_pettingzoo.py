"""Every game and every number of seats as PettingZoo knows them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from vulcania.core.errors import IllegalMove, NotAMove
from vulcania.core.registry import game as find_game
from vulcania.core.registry import meta, slugs

NEEDED = "needs PettingZoo, Gymnasium and NumPy: install vulcania[research]"
np = pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)
pytest.importorskip("pettingzoo", reason=NEEDED)

TABLES = [(slug, seats) for slug in slugs() for seats in range(meta(slug).seats[0], meta(slug).seats[1] + 1)]
tables = pytest.mark.parametrize(("slug", "seats"), TABLES)
# A dictionary with a mask is what PettingZoo's own board games hand out too; when a match is over, nothing is legal.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{text}")
    for text in (
        "Observation space for each agent",
        "Observation is not a NumPy array",
        "Action mask numpy array is all",
    )
]


def table(slug: str, seats: int | None = None, **agreed: Any) -> Any:
    from vulcania.research.pettingzoo import env

    return env(slug, seats, **agreed)


def random_match(env: Any, seed: int) -> dict[str, float]:
    """A match of random moves; what it was worth to each agent."""
    chance, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert not cut
        total[agent] += reward
        env.step(None if over else np.int64(chance.choice(seen["action_mask"].nonzero()[0])))
    return total


@tables
def test_it_passes_pettingzoos_own_tests(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(table(slug, seats), num_cycles=12)
    seed_test(lambda: table(slug, seats), num_cycles=8)
    assert "Passed API test" in capsys.readouterr().out


@tables
def test_matches_are_worth_something_at_their_end(slug: str, seats: int) -> None:
    env = table(slug, seats, encoded=False)
    for seed in range(3):
        worth = random_match(env, seed).values()
        assert all(-1 <= one <= 1 for one in worth)
        if meta(slug).team:
            assert len(set(worth)) == 1
            assert set(worth) <= {1.0, -1.0}
        else:
            assert sum(worth) == pytest.approx(0)


def test_what_an_agent_sees_is_its_seats_encoding_and_its_legal_moves() -> None:
    from vulcania.research.encoding import encode

    env = table("soum-soum", 2)
    env.reset(seed=3)
    seen, *_ = env.last()
    seat = env.possible_agents.index(env.agent_selection)
    game, state = env.observer.game, env.state_
    places, rest = encode(game, game.view(state, seat))
    assert (seen["observation"] == np.concatenate([places.reshape(-1), rest])).all()
    assert sorted(seen["action_mask"].nonzero()[0]) == sorted(state.legal(seat))
    other = env.observe(env.possible_agents[1 - seat])
    assert not other["action_mask"].any()
    assert not (other["observation"] == seen["observation"]).all()


@pytest.mark.parametrize("slug", slugs())
def test_what_an_agent_was_given_is_its_own(slug: str) -> None:
    """Parts of it are remembered for the next ones, and must not be found scribbled over."""
    env = table(slug)
    env.reset(seed=3)
    for _ in range(6):
        seen = env.last()[0]
        kept = {name: row.copy() for name, row in seen.items()}
        for row in seen.values():
            row.fill(9)
        again = env.last()[0]
        assert all((again[name] == row).all() for name, row in kept.items())
        env.step(int(kept["action_mask"].argmax()))


def test_numbers_stay_within_bounds_whatever_the_box_holds(tmp_path: Path) -> None:
    """36 equal cards: with 12 of them seen, 8 more than there usually are, -8 by 4 are to come, and it ends there."""
    from vulcania.research.encoding import BOUND

    cards = (find_game("soum-soum").folder / "components" / "cards.toml").read_text("utf-8")
    cards = cards.replace("copies = 4", "copies = 36", 1).replace("copies = 4", "copies = 0")
    (tmp_path / "cards.toml").write_text(cards, "utf-8")
    env = table("soum-soum", 2, components=tmp_path)
    env.reset(seed=1)
    least = 0.0
    while not env.last()[2]:
        seen = env.last()[0]
        least = min(least, seen["observation"].min())
        env.step(int(seen["action_mask"].argmax()))
    assert least == -BOUND


def test_seeds_make_matches() -> None:
    one, other = table("voyage", 2), table("voyage", 2)
    for env in (one, other):
        env.reset(seed=5)
        env.reset()
    assert (one.last()[0]["observation"] == other.last()[0]["observation"]).all(), "and those that follow"
    assert random_match(one, 8) == random_match(other, 8)


def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    env = table("soum-soum", 2)
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    with pytest.raises(IllegalMove) as caught:
        env.step(env.observer.game.vocabulary.parse("stay"))
    assert caught.value.rule.startswith("SS-")
    with pytest.raises(NotAMove):
        env.step(env.observer.moves)
    with pytest.raises(NotAMove):
        env.step(None)
    assert (env.last()[0]["observation"] == before).all()


def test_a_table_can_be_looked_at() -> None:
    for mode, sign in (("svg", "<svg"), ("ansi", "")):
        env = table("leagues", 2, render_mode=mode)
        env.reset(seed=1)
        assert sign in env.render()
    env.close()
