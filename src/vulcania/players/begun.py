"""The first match after a lesson. In a game without a short form mates have played most of it, and the learner takes
over."""

from __future__ import annotations

from vulcania.core.chance import Chance, any_seed
from vulcania.core.lesson import LEARNER, Lesson, fits
from vulcania.core.match import Match, new
from vulcania.core.registry import meta
from vulcania.players.player import seen
from vulcania.players.registry import sitting


def first_match(lesson: Lesson) -> Match:
    """The match that follows a lesson, where the learner is to decide."""
    low, high = meta(lesson.game).seats
    seed = lesson.seed if lesson.late else any_seed()  # how far mates come in so many moves hangs on the deal
    match = new(lesson.game, min(max(low, 2), high), seed, lesson.then)
    mate, chance = sitting("mate").player(), Chance(match.setup.seed, "begun")
    while lesson.late and not (match.over or _begins(lesson, match)):
        seat = match.to_act[0]
        match.play(mate.choose(seen(match.game, match.state, seat), chance), seat)
    return match


def _begins(lesson: Lesson, match: Match) -> bool:
    open_to_learner = match.legal(LEARNER) if LEARNER in match.to_act else ()
    return len(match.plies) >= lesson.late and any(fits(lesson.turn, move) for move in open_to_learner)
