"""How strong a net is: matches against fixed opponents, by the rules that people play by."""

from __future__ import annotations

from collections.abc import Iterator

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.players.judge import Judge
from vulcania.players.levels import Pupil
from vulcania.players.player import Player
from vulcania.players.playing import play_out
from vulcania.players.registry import sitting
from vulcania.study.tally import WHOLE, Share

RIVALS = ("random", "mate")
DEALS = 24
"""Each of them is played from every seat."""
FIRST_DEAL = 1_000_000_000
"""Learning deals by chance of its own and never by seeds; tournaments begin to count from 0."""


def contests(game: Game, net: Judge, seats: int, deals: int = DEALS) -> Iterator[Share]:
    """The net in one seat, a rival in all others; in a game of teams the net in all seats. Its share is named by the
    rival."""
    for rival in ("",) if game.meta.team else RIVALS:
        share = Share(rival)
        for number in range(deals if game.meta.team else deals * seats):
            deal, me = divmod(number, 1 if game.meta.team else seats)
            table = [_player(rival if rival and seat != me else "", net) for seat in range(seats)]
            _count(share, game, table, deal, me)
        yield share


def teams(game: Game, seats: int, deals: int = DEALS) -> Iterator[Share]:
    """In a game of teams, what teams of rivals make of the same deals."""
    for rival in RIVALS if game.meta.team else ():
        share = Share(rival)
        for deal in range(deals):
            _count(share, game, [sitting(rival).player() for _ in range(seats)], deal, 0)
        yield share


def _player(rival: str, net: Judge) -> Player:
    return sitting(rival).player() if rival else Pupil(net)


def _count(share: Share, game: Game, table: list[Player], deal: int, me: int) -> None:
    seed = FIRST_DEAL + deal
    chances = [Chance(seed, "measured", me, seat) for seat in range(len(table))]
    outcome, _ = play_out(game, game.start(game.setup(len(table), seed)), table, chances)
    share.add(outcome.scores[me], round(outcome.success[me] * WHOLE), replaced=False)
