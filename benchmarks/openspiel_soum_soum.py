"""Soum Soum (without variants) as a game of OpenSpiel, in Python, for two to four players.

The same rules in the same style as ours (moves as numbers, lists kept up to date), so that what is compared is the
frame: OpenSpiel deals by chance nodes and wraps each call. Importing this module registers the game.
"""

from __future__ import annotations

from bisect import insort
from random import Random
from typing import Any

import pyspiel

from vulcania.games.soum_soum.components import ANIMAL_COUNTED, ANIMAL_OF, CENTRE, COUNTS_AT, KINDS, PATTERN_OF, PLACES

NAME = "python_soum_soum"
HAND, DIVERS, COPIES = 3, 5, 4
DIVE = HAND * PLACES
STAY = DIVE + PLACES
ACTIONS = STAY + 1
EMPTY, SUBMARINE, NOBODY = -1, -2, -1
DEALING, FIRST, PLACING, DIVING, DRAWING, OVER = range(6)

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Python Soum Soum",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)


class SoumSoumGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = (params or {}).get("players", 2)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(KINDS),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=2 * (PLACES - 1),
        )
        super().__init__(_TYPE, info, params or {})
        self.players = players

    def new_initial_state(self) -> SoumSoumState:
        return SoumSoumState(self)


class SoumSoumState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SoumSoumGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.sea = [EMPTY] * PLACES
        self.sea[CENTRE] = SUBMARINE
        self.free = [place for place in range(PLACES) if place != CENTRE]
        self.divers = [NOBODY] * PLACES
        self.divers_left = [DIVERS] * self.players
        self.standable: list[int] = []
        self.pile = [COPIES] * len(KINDS)
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.first = 0
        self.turn = 0
        self.seat = 0
        self.phase = DEALING

    def current_player(self) -> int:
        if self.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.phase in (PLACING, DIVING):
            return self.seat
        return int(pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.phase == FIRST:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        left = sum(self.pile)
        return [(card, count / left) for card, count in enumerate(self.pile) if count]

    def _legal_actions(self, player: int) -> list[int]:
        if self.phase == PLACING:
            slots = range(len(self.hands[player]))
            return [slot * PLACES + place for slot in slots for place in self.free]
        return [DIVE + place for place in self.standable] + [STAY]

    def _apply_action(self, action: int) -> None:
        if self.phase == PLACING:
            self._lay(*divmod(action, PLACES))
        elif self.phase == DIVING:
            if action != STAY:
                self._dive(action - DIVE)
            self.phase = DRAWING
        elif self.phase == FIRST:
            self.first = self.seat = action
            self.phase = PLACING
        else:
            self._receive(action)

    def _receive(self, card: int) -> None:
        self.pile[card] -= 1
        self.hands[self.seat].append(card)
        if self.phase == DEALING:
            if len(self.hands[self.seat]) == HAND:
                self.seat += 1
                if self.seat == self.players:
                    self.phase = FIRST
            return
        self.turn += 1
        self.seat = (self.first + self.turn) % self.players
        self.phase = PLACING if self.free else OVER

    def _lay(self, slot: int, place: int) -> None:
        self.sea[place] = self.hands[self.seat].pop(slot)
        self.free.remove(place)
        insort(self.standable, place)
        self.phase = DIVING if self.divers_left[self.seat] else DRAWING

    def _dive(self, place: int) -> None:
        self.divers[place] = self.seat
        self.divers_left[self.seat] -= 1
        self.standable.remove(place)

    def points(self) -> list[int]:
        points = [0] * self.players
        for place, diver in enumerate(self.divers):
            if diver == NOBODY:
                continue
            pattern = PATTERN_OF[self.sea[place]]
            animal = ANIMAL_COUNTED[pattern]
            for other in COUNTS_AT[place][pattern]:
                card = self.sea[other]
                points[diver] += card >= 0 and ANIMAL_OF[card] == animal
        return points

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def returns(self) -> list[float]:
        if self.phase != OVER:
            return [0.0] * self.players
        points = self.points()
        keys = [(points[seat], (seat - self.first) % self.players) for seat in range(self.players)]
        return [float(key == max(keys)) for key in keys]

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        if action == STAY:
            return "stay"
        return f"dive {action - DIVE}" if action >= DIVE else "place {} {}".format(*divmod(action, PLACES))

    def __str__(self) -> str:
        return f"{self.sea} {self.divers} {self.hands}"


pyspiel.register_game(_TYPE, SoumSoumGame)


def random_game(game: Any, chance: Random) -> int:
    """One match of random moves through OpenSpiel's interface; how many decisions it had."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            pick, total = chance.random(), 0.0
            drawn = outcomes[-1][0]
            for action, probability in outcomes:
                total += probability
                if pick < total:
                    drawn = action
                    break
            state.apply_action(drawn)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            decisions += 1
    state.returns()
    return decisions
