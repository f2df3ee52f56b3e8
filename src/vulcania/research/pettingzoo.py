"""Every game as a PettingZoo environment, in which agents take turns (AEC).

    from vulcania.research.pettingzoo import env

    table = env("soum-soum", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))

Agents are ``seat_0``, ``seat_1`` …; actions are the integers of the game's vocabulary. What an agent sees is its seat's
encoding in one row (``observation``) and which actions are legal now (``action_mask``). Where several seats may decide,
the first of them is asked. Without the encoding (``encoded=False``) a table is many times as fast. Rewards come at the
end (:meth:`~vulcania.research.observer.Observer.returns`).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from vulcania.core.chance import Chance, any_seed
from vulcania.core.state import State
from vulcania.research.encoding import BOUND
from vulcania.research.observer import Observer
from vulcania.words import words


def spaces_of(observer: Observer) -> tuple[spaces.Dict, spaces.Discrete]:
    """What a seat sees and what it does."""
    seen = {
        "observation": spaces.Box(-BOUND, BOUND, (observer.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (observer.moves,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(observer.moves)


class Env(AECEnv):  # type: ignore[misc]
    """A match after the other, each with a new seed drawn from the first."""

    state_: State

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: str | Path | None = None,
        encoded: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.observer = Observer(game, seats, options, components, encoded)
        self.metadata = {
            "name": f"vulcania_{game.replace('-', '_')}", "render_modes": ["svg", "ansi"], "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.observer.seats)]
        self.observation_spaces, self.action_spaces = {}, {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = spaces_of(self.observer)
        self._chance: Chance | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None or self._chance is None:
            self._chance = Chance("pettingzoo", any_seed() if seed is None else int(seed))
        self.state_ = self.observer.start(self._chance.below(1 << 62))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        self._seat = self.state_.to_act[0]
        self._legal = self.state_.legal(self._seat)
        self.agent_selection = self.possible_agents[self._seat]

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self.state_, self._seat
        state.play(self.observer.checked(state, seat, self._legal, action), seat)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if state.to_act:
            self._ask()
            return
        self._legal = []
        for one, worth in zip(self.possible_agents, self.observer.returns(state), strict=True):
            self.rewards[one] = worth
            self._cumulative_rewards[one] += worth
            self.terminations[one] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        legal = self._legal if seat == self._seat else []
        return {"observation": self.observer.numbers(self.state_, seat), "action_mask": self.observer.mask(legal)}

    def render(self) -> str:
        return rendered(self.observer, self.state_, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def rendered(observer: Observer, state: State, mode: str | None) -> str:
    """The table as a spectator sees it: a picture, or told in words."""
    game = observer.game
    view, speaker = game.view(state, None), words("en", game.slug)
    if mode == "svg":
        return game.draw(view, speaker, ("",) * observer.seats)
    part = game.optional_part("describe")
    if part is None:
        return "\n".join(f"{name}: {text}" for name, text in view.entries())
    told: str = part.describe(view, speaker, ("",) * observer.seats)
    return told


def env(game: str, seats: int | None = None, **agreed: Any) -> Env:
    """A table of that game; ``options``, ``components``, ``encoded`` and ``render_mode`` may be agreed on."""
    return Env(game, seats, **agreed)
