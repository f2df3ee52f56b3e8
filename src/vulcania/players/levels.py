"""The levels that people choose from, the same in every game: deckhand, mate, captain, nemo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vulcania.core.chance import Chance
from vulcania.core.game import Game
from vulcania.core.setup import Setup
from vulcania.players.budget import Budget
from vulcania.players.heuristics import Policy, heuristics
from vulcania.players.judge import Judge, adviser, judge, taught
from vulcania.players.player import Player, Seen
from vulcania.players.rehearsal import glance, rehearse
from vulcania.players.search import search, weighed
from vulcania.players.solving import solved

CAPTAIN = Budget(seconds=1.0, own=True)
NEMO = Budget(seconds=6.0, own=True)
REHEARSAL = 2.0
"""So many seconds are enough for Nemo where a net was taught the game."""
MOMENT = 0.1
"""So many seconds a captain thinks ahead at most where he has learnt the game or knows it well."""
GLANCE = Budget(MOMENT, 300)
"""With a net he plays a few moves on, and looks at so many positions at most."""
DOUBT = Budget(MOMENT, 60)
"""Where he knows a game well, he searches for so long whether another move is better than what he would do at once."""

AT_ONCE = Budget(iterations=0)

MUSING = 2
"""Of so many moves a deckhand makes one by feeling: any, each as likely as the heuristics like it."""
LAPSE = 12
"""Of so many moves a deckhand makes one without looking."""


class Deckhand:
    """Plays sensibly and makes mistakes."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        if not chance.below(LAPSE):
            return chance.pick(seen.moves)
        weights = heuristics(seen.game).policy(seen.imagine(chance), seen.seat, seen.moves)
        if not chance.below(MUSING):
            return weighed(seen.moves, weights, chance)
        return _best(seen, weights)


def _favourite(policy: Policy, seen: Seen, chance: Chance) -> int:
    """What a policy likes best."""
    return _best(seen, policy(seen.imagine(chance), seen.seat, seen.moves))


def _best(seen: Seen, weights: Sequence[float]) -> int:
    return seen.moves[weights.index(max(weights))]


class Mate:
    """Plays by good heuristics: always what they like best."""

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        return _favourite(heuristics(seen.game).policy, seen, chance)


class Expert:
    """Thinks ahead; but for a moment where much can be worked out. Where the game says what who knows it well likes
    best, only to doubt that: whoever has no time for ``doubt`` plays it at once."""

    def __init__(self, doubt: Budget, budget: Budget) -> None:
        self._doubt, self._budget = doubt, budget

    def choose(self, seen: Seen, chance: Chance) -> int:
        lore = heuristics(seen.game)
        if lore.expert is None:
            return Searcher(self._budget.within(MOMENT) if lore.solve else self._budget).choose(seen, chance)
        if self._doubt == AT_ONCE and len(seen.moves) > 1:
            return _favourite(lore.expert, seen, chance)
        return Searcher(self._doubt).choose(seen, chance)


class Pupil:
    """Plays at once what a net likes best: one that it is given, or the game's own; where it has none, as a mate."""

    def __init__(self, net: Judge | None = None) -> None:
        self._net = net

    def choose(self, seen: Seen, chance: Chance) -> int:
        net = self._net or judge(seen.game, seen.setup)
        if net is None:
            return Mate().choose(seen, chance)
        return liked_best(net, seen, chance, AT_ONCE)


Thought = Callable[[Judge, Seen, Chance, Budget], int]
"""A way to think about a decision with a net."""


def liked_best(net: Judge, seen: Seen, chance: Chance, _budget: Budget) -> int:
    """What the net likes best."""
    return next(iter(net.liked(seen.imagine(chance.fork()), seen.seat, seen.moves)))


class Learned:
    """Thinks with what a net learned by self-play, but for what can be worked out; where a game has none, or an expert,
    another plays."""

    def __init__(self, think: Thought, budget: Budget, otherwise: Player) -> None:
        self.budget = budget
        self._think, self._otherwise = think, otherwise

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        net = adviser(seen.game, seen.setup)
        if net is None:
            return self._otherwise.choose(seen, chance)
        if (move := solved(seen, chance, self.budget, net)) is not None:
            return move
        return self._think(net, seen, chance, self.budget)


def captain(given: Budget | None) -> Learned | Searcher:
    """With a net he plays a few moves on, and where many wait to think plays what it likes; without, he plays as an
    expert would; told how long to think, he searches."""
    budget = given or CAPTAIN
    if not budget.own:
        return Searcher(budget)
    if budget != CAPTAIN:
        return Learned(liked_best, AT_ONCE, Expert(AT_ONCE, budget))
    return Learned(glance, GLANCE, Expert(DOUBT, budget))


def nemo(given: Budget | None) -> Learned:
    """With a net he rehearses what he has in mind; without, he searches."""
    budget = given or NEMO
    return Learned(rehearse, budget.within(REHEARSAL) if budget.own else budget, Searcher(budget))


def patience(budget: Budget, game: Game, setup: Setup) -> float:
    """For how many seconds who has that budget thinks about a move of such matches, at most."""
    learnt, lore = taught(game, setup), heuristics(game)
    if budget == CAPTAIN and (learnt or lore.expert or lore.solve):
        return MOMENT
    if budget == NEMO and learnt:
        return REHEARSAL
    return budget.seconds or 0.0


class Searcher:
    """Thinks ahead for as long as its budget lets it, but for what can be worked out."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, seen: Seen, chance: Chance) -> int:
        if len(seen.moves) == 1:
            return seen.moves[0]
        budget = self.budget
        if (move := solved(seen, chance, budget)) is not None:
            return move
        return search(seen, chance, seconds=budget.seconds, iterations=budget.iterations, hasty=True).best
