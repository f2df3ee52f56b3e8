"""Every level in every game: fair to hidden things, reproducible, always a legal move."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.core.registry import game, slugs
from vulcania.players import levels, solving
from vulcania.players.budget import Budget
from vulcania.players.player import Seen, seen
from vulcania.players.registry import sitting
from vulcania.players.search import Findings, Try

LEVELS = ("deckhand", "mate", "captain:12", "nemo:20")


def _positions(slug: str, count: int = 3) -> list[Match]:
    """Positions along a match of mates."""
    match = new(slug, seed=11)
    chance = Chance("opponents")
    mate = sitting("mate").player()
    found = []
    for ply in range(9 * count):
        if match.over:
            break
        seat = match.to_act[-1]
        if ply % 9 == 4 and len(match.state.legal(seat)) > 1:
            found.append(match.at(ply))
        match.play(mate.choose(seen(match.game, match.state, seat), chance), seat)
    return found


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_sees_no_more_than_its_seat(slug: str, level: str) -> None:
    for match in _positions(slug):
        seat = match.to_act[-1]
        choices = set()
        for other in range(3):
            swapped = match.state.redeal(seat, Chance("what might be", other)) if other else match.state
            choices.add(sitting(level).player().choose(seen(match.game, swapped, seat), Chance("same luck")))
        assert len(choices) == 1
        assert choices <= set(match.state.legal(seat))


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """For how many seconds and rounds levels would search; what they find is that the last move is the best."""
    found: list[object] = []

    def searching(
        seen: Seen, chance: Chance, *, seconds: float | None, iterations: int | None, **_: object
    ) -> Findings:
        found.append((seconds, iterations))
        return Findings(seen.seat, (Try(seen.moves[-1], 1, (), 1.0),), 1)

    monkeypatch.setattr(levels, "search", searching)
    return found


@pytest.mark.parametrize(
    ("options", "budgets"),
    [({}, [(0.1, 300), (2.0, None)]), ({"surface-until-next-yellow": True}, [(0.1, None), (6.0, None)])],
    ids=["as it was learnt", "by rules that no net knows"],
)
def test_what_can_be_worked_out_is_and_the_rest_is_thought_about(
    monkeypatch: pytest.MonkeyPatch, thought: list[object], options: dict[str, object], budgets: list[object]
) -> None:
    """In a voyage: sailing hides nothing, a hunt does."""

    def thinking(net: object, seen: Seen, chance: Chance, budget: Budget) -> int:
        thought.append((budget.seconds, budget.iterations))
        return seen.moves[0]

    monkeypatch.setattr(levels, "glance", thinking)
    monkeypatch.setattr(levels, "rehearse", thinking)
    monkeypatch.setattr(solving, "searched", lambda _seen, moves, *_: dict.fromkeys(moves, 0.5))
    monkeypatch.setattr(solving, "expected", lambda _net, _seen, moves, *_: dict.fromkeys(moves, 0.5))
    voyage, luck = game("voyage"), Chance(3)
    state = voyage.start(voyage.setup(2, 1, options))
    captain, nemo = sitting("captain").player(), sitting("nemo").player()
    sailed = 0
    while len(state.to_act) == 1 and not thought:
        sight = seen(voyage, state, state.to_act[0])
        move = captain.choose(sight, luck)
        assert move in sight.moves
        assert nemo.choose(sight, luck) == move or thought
        state.play(move, sight.seat)
        sailed += not thought
    assert sailed > 5
    assert thought == budgets


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_captain_plays_a_few_moves_on_for_a_tenth_of_a_second(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[tuple[str, float | None]] = []
    for name in ("liked_best", "glance", "rehearse"):

        def thinking(_net: object, sight: Seen, _chance: Chance, budget: Budget, name: str = name) -> int:
            thought.append((name, budget.seconds))
            return sight.moves[0]

        monkeypatch.setattr(levels, name, thinking)
    leagues = game("leagues")
    state = leagues.start(leagues.setup(seats, 1))
    sitting("captain").player().choose(seen(leagues, state, state.to_act[0]), Chance(1))
    assert thought == [("glance", 0.1)]


def test_a_captain_who_knows_a_cave_well_looks_for_something_better_for_as_long(thought: list[object]) -> None:
    """Unless many wait: then he is cut short, and does what he would at once."""
    explo = game("explo")
    sight = seen(explo, explo.start(explo.setup(4, 1)), 0)
    assert sitting("captain").player().choose(sight, Chance(1)) == sight.moves[-1]
    assert thought == [(0.1, 60)]
    levels.captain(levels.CAPTAIN.within(0.5)).choose(sight, Chance(1))
    assert thought == [(0.1, 60)]
