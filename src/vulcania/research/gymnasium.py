"""One learner among bots, as a Gymnasium environment.

    from vulcania.research.gymnasium import Learner

    table = Learner("soum-soum", bots="greedy,random")
    seen, info = table.reset(seed=7)
    seen, reward, over, cut, info = table.step(int(seen["action_mask"].argmax()))

The learner takes a seat at random in every match, unless ``seat`` says which; bots take the others, in their order. A
step is one decision of the learner and everything that happens until it is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

import gymnasium

from vulcania.core.chance import Chance, any_seed
from vulcania.core.errors import BadSetup
from vulcania.core.state import State
from vulcania.players.guests import seated, welcome
from vulcania.players.player import Player, Seen
from vulcania.players.registry import sittings
from vulcania.research.observer import Observer
from vulcania.research.pettingzoo import rendered, spaces_of


class Learner(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    metadata = {"render_modes": ["svg", "ansi"]}  # noqa: RUF012 - as Gymnasium has it

    state: State

    def __init__(
        self,
        game: str,
        bots: str = "greedy",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        components: str | Path | None = None,
        encoded: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """``bots``: those who sit in the other seats, as ``simulate --seats`` names them; empty for none."""
        self.bots = sittings(bots) if bots else ()
        if any(one.human for one in self.bots):
            raise BadSetup("error-human-seat")
        welcome(self.bots)
        self.observer = Observer(game, len(self.bots) + 1, options, components, encoded)
        if seat is not None and seat not in range(self.observer.seats):
            raise BadSetup("error-seat", number=str(seat)[:20], last=self.observer.seats - 1)
        self.observation_space, self.action_space = spaces_of(self.observer)
        self.render_mode = render_mode
        self._wanted = seat
        self._chance: Chance | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None or self._chance is None:
            self._chance = Chance("gymnasium", any_seed() if seed is None else seed)
        chance = self._chance
        while True:  # until there is a match in which the learner is asked at all
            self.state = self.observer.start(chance.below(1 << 62))
            self.seat = chance.below(self.observer.seats) if self._wanted is None else self._wanted
            others = [seat for seat in range(self.observer.seats) if seat != self.seat]
            self._players: dict[int, Player] = {
                seat: seated(bot, seat, lambda _: None) for seat, bot in zip(others, self.bots, strict=True)
            }
            self._thoughts = chance.fork()
            self._go_on()
            if self.state.to_act:
                return self._seen(), {}

    def step(self, action: SupportsIndex) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        move = self.observer.checked(self.state, self.seat, self._legal, action)
        self.state.play(move, self.seat)
        self._go_on()
        over = not self.state.to_act
        return self._seen(), self.observer.returns(self.state)[self.seat] if over else 0.0, over, False, {}

    def _go_on(self) -> None:
        """The bots play until the learner is to decide, or the match is over."""
        state, game = self.state, self.observer.game
        while state.to_act and (seat := state.to_act[0]) != self.seat:
            legal = state.legal(seat)
            move = legal[0] if len(legal) == 1 else self._players[seat].choose(
                Seen(game, state, seat, legal), self._thoughts
            )  # fmt: skip
            state.play(move, seat)
        self._legal = state.legal(self.seat) if state.to_act else []

    def _seen(self) -> dict[str, Any]:
        observer = self.observer
        return {"observation": observer.numbers(self.state, self.seat), "action_mask": observer.mask(self._legal)}

    def render(self) -> str:
        return rendered(self.observer, self.state, self.render_mode)
