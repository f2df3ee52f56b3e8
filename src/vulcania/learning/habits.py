"""What a net does: what it opens with, and where it differs from the game's heuristics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.state import State
from vulcania.core.view import View
from vulcania.learning.measure import DEALS, FIRST_DEAL
from vulcania.players.heuristics import heuristics
from vulcania.players.judge import Judge

OPENINGS = 100
"""So many deals are opened."""
POSITIONS = 400
"""So many decisions of its own matches are compared."""
EXAMPLES = 3


@dataclass(frozen=True)
class Opening:
    """A move of the first decision: in how many deals it was possible, in how many the net's choice."""

    move: int
    offered: int
    chosen: int


@dataclass(frozen=True)
class Kind:
    """A kind of moves: in how many decisions there was one, how often the net chose one, and the heuristics."""

    word: str
    offered: int
    chosen: int
    otherwise: int


@dataclass(frozen=True)
class Example:
    """A decision that the net takes otherwise than the heuristics."""

    view: View
    seat: int
    move: int
    chance: float
    """How likely the net plays it."""
    other: int
    other_chance: float
    worth: float
    """What the net takes the match to be worth to the seat."""


@dataclass(frozen=True)
class Compared:
    """The net's decisions against those of the heuristics."""

    positions: int
    same: int
    kinds: Sequence[Kind]
    """What the net likes more than the heuristics do comes first."""
    examples: Sequence[Example]


@dataclass(frozen=True)
class Decision:
    """As long as nobody has played on from it."""

    state: State
    seat: int
    moves: Sequence[int]
    chances: Sequence[float]
    worth: float
    best: int
    """Its place among the moves."""

    def liked(self) -> list[int]:
        """The moves, the favourite first."""
        return [move for _, move in sorted(zip(self.chances, self.moves, strict=True), key=lambda one: -one[0])]


def openings(game: Game, net: Judge, seats: int, deals: int = OPENINGS) -> list[Opening]:
    """The first decision of many deals: the moves that were chosen, the most liked first."""
    offered: Counter[int] = Counter()
    chosen: Counter[int] = Counter()
    for deal in range(deals):
        for first in decisions(game, net, seats, deal):
            offered.update(first.moves)
            chosen[first.moves[first.best]] += 1
            break
    return [Opening(move, offered[move], times) for move, times in chosen.most_common()]


def compare(game: Game, net: Judge, seats: int, positions: int = POSITIONS) -> Compared:
    """What the heuristics would have done in matches of the net against itself."""
    policy, family = heuristics(game).policy, game.vocabulary.family
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    otherwise: Counter[str] = Counter()
    differing: dict[tuple[str, str], tuple[float, Example]] = {}
    count = same = deal = 0
    while count < positions and deal < positions:
        for one in decisions(game, net, seats, deal):
            weights = policy(one.state.redeal(one.seat, Chance(deal, "compared", count)), one.seat, one.moves)
            other = weights.index(max(weights))  # what a mate plays
            count += 1
            words = family(one.moves[one.best]).word, family(one.moves[other]).word
            offered.update({family(move).word for move in one.moves})
            chosen[words[0]] += 1
            otherwise[words[1]] += 1
            if weights[one.best] == weights[other]:
                same += 1
                continue
            apart = one.chances[one.best] - one.chances[other]
            if words not in differing or apart > differing[words][0]:  # one of each sort
                mine, theirs = ((one.moves[at], one.chances[at]) for at in (one.best, other))
                example = Example(game.view(one.state, one.seat), one.seat, *mine, *theirs, one.worth)
                differing[words] = apart, example
        deal += 1
    kinds = [Kind(word, times, chosen[word], otherwise[word]) for word, times in offered.items()]
    kinds.sort(key=lambda kind: (kind.otherwise - kind.chosen, kind.word))
    examples = [example for _, example in sorted(differing.values(), key=lambda found: -found[0])]
    return Compared(count, same, kinds, examples[:EXAMPLES])


def decisions(game: Game, net: Judge, seats: int, deal: int) -> Iterator[Decision]:
    """A match of the net against itself, where there is something to decide; of other deals than it is measured by."""
    state = game.start(game.setup(seats, FIRST_DEAL + DEALS + deal))
    while state.to_act:
        seat = state.to_act[0]
        moves = state.legal(seat)
        best = 0
        if len(moves) > 1:
            (likes,), (worth,) = net.opinions([(state, seat)])
            chances = net.chances(likes, moves)
            best = chances.index(max(chances))
            yield Decision(state, seat, moves, chances, float(worth), best)
        state.play(moves[best], seat)
