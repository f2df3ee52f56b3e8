"""Every game as a Python game of OpenSpiel. Importing this module registers them.

    import pyspiel
    from vulcania.research import openspiel

    game = pyspiel.load_game("vulcania_soum_soum", {"players": 3})
    state = game.new_initial_state()

A match begins with its deal, the seed from which everything else follows. It is told digit by digit, in chance nodes
of 64 equal outcomes each: four of them make 16.8 million deals; fewer (``{"digits": 1}``) a tree that can be walked.
Options of the game are given as text: ``{"options": "open-market=on"}``. Where several seats may decide, the first of
them is asked. Returns are those of :meth:`~vulcania.research.observer.Observer.returns`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from vulcania.core.chance import Chance
from vulcania.core.registry import meta, slugs
from vulcania.core.state import State
from vulcania.research.observer import Observer

DIGIT = 64
OUTCOMES = [(digit, 1 / DIGIT) for digit in range(DIGIT)]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def name(slug: str) -> str:
    """What OpenSpiel calls a game."""
    return f"vulcania_{slug.replace('-', '_')}"


def _type(slug: str) -> pyspiel.GameType:
    kind, low, high = pyspiel.GameType, *meta(slug).seats
    return kind(
        short_name=name(slug),
        long_name=f"Vulcania: {slug}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if meta(slug).team else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": low, "options": "", "digits": 4},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        slug, given = self.slug, params or {}
        options = dict(text.split("=", 1) for text in given.get("options", "").split())
        self.observer = Observer(slug, given.get("players", meta(slug).seats[0]), options)
        self.digits: int = given.get("digits", 4)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.moves,
            max_chance_outcomes=DIGIT,
            num_players=self.observer.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if meta(slug).team else 0.0,
            max_game_length=self.observer.game.bound(self.observer.setup),
        )
        super().__init__(_type(slug), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._observer = game.observer
        self._untold = game.digits
        self._deal = 0
        self.state: State | None = None
        self._legal: list[int] | None = None

    def current_player(self) -> int:
        if self.state is None:
            return CHANCE
        to_act = self.state.to_act
        return to_act[0] if to_act else TERMINAL

    def is_terminal(self) -> bool:
        return self.state is not None and not self.state.to_act

    def is_chance_node(self) -> bool:
        return self.state is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Straight to ours, without the way through C++, which algorithms written there take."""
        state = self.state
        if state is None:
            return list(range(DIGIT)) if player in (None, CHANCE) else []
        if not state.to_act or player not in (None, state.to_act[0]):
            return []
        if self._legal is None:
            self._legal = sorted(state.legal(state.to_act[0]))
        return self._legal[:]

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        state = self.state
        if state is not None:
            state.play(action, state.to_act[0])
            self._legal = None
            return
        self._deal = DIGIT * self._deal + action
        self._untold -= 1
        if not self._untold:
            self.state = self._observer.start(self._deal)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action}" if player == CHANCE else self._observer.game.vocabulary.notation(action)

    def returns(self) -> list[float]:
        return [0.0] * self._observer.seats if self.state is None else self._observer.returns(self.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same with everything dealt anew that the player cannot know."""
        twin: SpielState = self.clone()
        if self.state is not None:
            twin.state = self.state.redeal(player, Chance("openspiel", str(sampler())))
        return twin

    def __str__(self) -> str:
        return str(self.history_str())


class SpielObserver:
    """What a player may know: the encoding as tensors, the view as text."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there is nothing to choose about observations: {params}")
        if kind is not None and kind.perfect_recall:
            raise ValueError("an observation is what a player sees now; for all it has seen, keep them")
        self._observer = game.observer
        self._private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = game.observer.numbers(game.observer.start(0), None)
        self.tensor.fill(0)
        (places, width), _ = game.observer.layout.shape
        self.dict = {
            "places": self.tensor[: places * width].reshape(places, width), "rest": self.tensor[places * width :],
        }  # fmt: skip

    def set_from(self, state: SpielState, player: int) -> None:
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer.numbers(state.state, player if self._private else None)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.state is None:
            return ""
        return self._observer.game.view(state.state, player if self._private else None).to_json()


for _slug in slugs():
    pyspiel.register_game(_type(_slug), type(name(_slug), (SpielGame,), {"slug": _slug}))
