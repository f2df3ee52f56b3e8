"""A match played to its end by players that are asked in turn."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.chance import Chance
from vulcania.core.event import Log
from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.state import State
from vulcania.players.basic import RandomPlayer
from vulcania.players.player import Player, Seen


def play_out(
    game: Game,
    state: State,
    players: Sequence[Player],
    chances: Sequence[Chance],
    log: Log | None = None,
    story: list[tuple[int, int]] | None = None,
) -> tuple[Outcome, int]:
    """One match to its end; how it ended, and in how many moves. Where there is nothing to decide, nobody is asked. A
    ``story`` is given every move and who made it."""
    choose, legal, play = [player.choose for player in players], state.legal, state.play
    blind = [  # who looks at nothing is shown nothing
        chance.below if isinstance(player, RandomPlayer) else None
        for player, chance in zip(players, chances, strict=True)
    ]
    moves = 0
    while to_act := state.to_act:
        seat = to_act[0]
        offered = legal(seat)
        draw = blind[seat]
        if draw is not None:
            move = offered[draw(len(offered))]
        elif len(offered) == 1:
            move = offered[0]
        else:
            move = choose[seat](Seen(game, state, seat, offered), chances[seat])
        play(move, seat, log)
        moves += 1
        if story is not None:
            story.append((seat, move))
    outcome = state.outcome()
    assert outcome is not None, "nobody is to act, so the match is over"
    return outcome, moves
