"""One learner among bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vulcania.core.errors import BadSetup, IllegalMove
from vulcania.core.registry import meta, slugs

NEEDED = "needs PettingZoo, Gymnasium and NumPy: install vulcania[research]"
np = pytest.importorskip("numpy", reason=NEEDED)
pytest.importorskip("gymnasium", reason=NEEDED)
pytest.importorskip("pettingzoo", reason=NEEDED)


def learner(slug: str, bots: str = "random", **agreed: Any) -> Any:
    from vulcania.research.gymnasium import Learner

    return Learner(slug, bots, **agreed)


def random_match(env: Any, seed: int) -> tuple[list[bytes], float]:
    """What was seen in a match of random moves, and what it was worth."""
    chance = Random(seed)
    seen, _ = env.reset(seed=seed)
    story, over, reward = [seen["observation"].tobytes()], False, 0.0
    while not over:
        assert reward == 0
        assert env.observation_space.contains(seen)
        seen, reward, over, cut, _ = env.step(np.int64(chance.choice(seen["action_mask"].nonzero()[0])))
        assert not cut
        story.append(seen["observation"].tobytes())
    assert not seen["action_mask"].any()
    return story, reward


@pytest.mark.parametrize("slug", slugs())
def test_a_match_goes_from_the_learners_decision_to_its_next(slug: str) -> None:
    for seats in range(meta(slug).seats[0], meta(slug).seats[1] + 1):
        env = learner(slug, ",".join(["random"] * (seats - 1)))
        story, worth = random_match(env, seats)
        assert -1 <= worth <= 1
        assert (story, worth) == random_match(env, seats), "the same seed gives the same match"
        assert len(story) > 1


def test_the_learner_sits_anywhere_unless_it_is_said_where() -> None:
    env = learner("soum-soum", "greedy,random", encoded=False)
    env.reset(seed=1)
    sat = set()
    for _ in range(40):
        env.reset()
        sat.add(env.seat)
    assert sat == {0, 1, 2}
    fixed = learner("soum-soum", seat=1)
    for seed in range(5):
        fixed.reset(seed=seed)
        assert fixed.seat == 1
        assert fixed.state.to_act == (1,)


@pytest.mark.parametrize(
    "agreed", [{"bots": "human"}, {"bots": "kraken"}, {"seat": 2}, {"bots": "random,random,random,random"}]
)
def test_what_cannot_be_sat_at_is_refused(agreed: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        learner("soum-soum", **{"bots": "random", **agreed})


def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    env = learner("soum-soum", seat=0)
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(env.observer.game.vocabulary.parse("stay"))
    env.render_mode = "svg"
    assert env.render().startswith("<svg")
