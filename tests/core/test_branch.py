"""Playing on from a position of another match: the same to who sits there, with chance that nobody knows yet."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.core.errors import BadRecord, BadSetup, CannotUndo
from vulcania.core.match import MOST_BRANCHES, Match, load, new
from vulcania.core.registry import slugs


def _played(slug: str, plies: int) -> Match:
    match, chance = new(slug, seats=2, seed=5), Chance("branch")
    while len(match.plies) < plies and not match.over:
        match.play(chance.pick(match.legal()))
    return match


@pytest.mark.parametrize("slug", slugs())
def test_a_branch_looks_the_same_from_the_seat_and_goes_its_own_way(slug: str) -> None:
    match = _played(slug, 24)
    past = match.at(12)
    seat = past.to_act[0]
    branch = past.branch(seat, 77)
    assert branch.view(seat) == past.view(seat)
    assert branch.begun == 12
    with pytest.raises(CannotUndo):
        branch.take_back(1)
    chance = Chance("on")
    for _ in range(4):
        if not branch.over:
            branch.play(chance.pick(branch.legal()))
    branch.take_back(1)
    again = load(branch.record())
    assert again == branch
    assert again.record() == branch.record()
    assert "branch: 77 for p" in branch.record()
    assert past.branch(seat, 78) != past.branch(seat, 77), "chance is its own"


def test_what_was_hidden_is_dealt_anew() -> None:
    """Whoever has gone through the replay has seen the other's cards; from here on they are others."""
    past = _played("soum-soum", 9)
    seat = past.to_act[0]
    hands = {tuple(past.branch(seat, seed).view(1 - seat).to_data()["hand"][0].items()) for seed in range(12)}
    assert len(hands) > 1


def test_a_match_does_not_branch_for_ever() -> None:
    """Each branch deals anew: a record of a hundred thousand would keep a server busy for a minute."""
    record = _played("soum-soum", 4).record().partition("result:")[0]
    lines = ["branch: 1 for p1"] * MOST_BRANCHES
    match = load("\n".join([record, *lines]))
    with pytest.raises(BadSetup, match="enough"):
        match.branch(0, 1)
    with pytest.raises(BadRecord, match="enough"):
        load("\n".join([record, *lines, lines[0]]))
