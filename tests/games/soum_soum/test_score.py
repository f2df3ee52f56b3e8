"""SS-11 to SS-17, SS-19, SS-21, SS-22: what divers are worth, and who wins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.soum_soum.build import ANIMAL, PATTERN, at, lay, match, position, slow_score
from vulcania.core.chance import Chance
from vulcania.core.match import Match
from vulcania.games.soum_soum.components import kind
from vulcania.games.soum_soum.scoring import breakdown
from vulcania.games.soum_soum.state import SoumSoumState
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.words import words

RING = """
    Oa Sr Oa .. Tr
    Sc Oa Oc .. ..
    Oa Ta ## .. Oa
    .. .. .. .. Oa
    Ta .. .. Oc Oa
"""


def counted(sea: str, seats: int = 2, **options: object) -> SoumSoumState:
    return lay(match(seats, 1, **options), sea)


# -- the three patterns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SS-12")
def test_octopuses_on_the_eight_cards_around_corners_included() -> None:
    # around b2: a1 c1 c2 a3 are octopuses; b1 a2 are sharks, b3 a turtle, c3 the submarine; b2 itself is one more
    assert counted(RING).worth(at("b2")) == 4


@pytest.mark.rule("SS-12")
@pytest.mark.parametrize(
    ("place", "points"),
    [
        ("a1", 1),  # b2; its own octopus does not count
        ("a3", 1),  # b2 again
        ("b3", 3),  # b2, c2, a3
        ("e3", 1),  # e4; the sea does not go round to a3
        ("e4", 3),  # e3, e5, d5
        ("e5", 2),  # e4, d5
        ("a5", 0),
    ],
)
def test_octopuses_at_the_edge(place: str, points: int) -> None:
    assert counted(RING).worth(at(place)) == points


@pytest.mark.rule("SS-13")
def test_sharks_in_the_row_the_own_card_included() -> None:
    state = counted("""
        Sr Oa Sr .. Sc
        Sa .. .. .. ..
        .. .. ## .. ..
        .. .. .. .. ..
        Tr Sr .. .. Sr
    """)
    assert state.worth(at("a1")) == 3
    assert state.worth(at("c1")) == 3
    assert state.worth(at("a5")) == 2, "a turtle's card that looks for sharks"
    assert state.worth(at("e5")) == 2


@pytest.mark.rule("SS-14")
def test_turtles_in_the_column_the_own_card_included() -> None:
    state = counted("""
        Tc .. .. .. Oc
        Oa .. .. .. Ta
        Ta .. ## .. ..
        .. Tc .. .. Tr
        Tc .. .. .. Sc
    """)
    assert state.worth(at("a1")) == 3
    assert state.worth(at("a5")) == 3
    assert state.worth(at("b4")) == 1, "itself alone"
    assert state.worth(at("e1")) == 2
    assert state.worth(at("e5")) == 2


@pytest.mark.rule("SS-15")
def test_rows_and_columns_run_through_the_submarine_which_has_no_animal() -> None:
    state = counted("""
        .. .. Tc .. ..
        .. Oa Ta Oa ..
        Sr Sa ## Sa Sa
        .. Oa Ta Oa ..
        .. .. Tc .. ..
    """)
    assert state.worth(at("a3")) == 4
    assert state.worth(at("c1")) == 4
    assert state.worth(at("c5")) == 4
    assert state.worth(at("b2")) == 0, "its neighbours are turtle, shark and submarine"


# -- the sum ----------------------------------------------------------------------------------------------------------

FULL = """
    Sr1 Sa  Or  Sr2 Tc
    Oa1 Oc  Oa2 Ta  Tr
    Tc1 Oc  ##  Sa  Tc2
    Ta  Or  Oa  Oc  Sa
    Tr1 Sr  Sc  Ta  Tc
"""
"""Player 1: a1 sharks in row 1 (a b d) 3; a2 octopuses around (b2 b3) 2; a3 turtles in column a (3 4 5) 3;
a5 sharks in row 5 (b c) 2: 10 in all, one diver kept. Player 2: d1 sharks in row 1, 3; c2 octopuses around (c1 b2 b3)
3; e3 turtles in column e (1 2 3 5) 4: 10 in all, two divers kept."""


def over(sea: str = FULL, seats: int = 2, **options: object) -> Match:
    game = match(seats, 1, **options)
    lay(game, sea)
    return game


@pytest.mark.rule("SS-16")
def test_the_score_is_the_sum_over_the_divers() -> None:
    outcome = over().outcome
    assert outcome is not None
    assert outcome.scores == (10, 10)


@pytest.mark.rule("SS-16")
def test_every_point_is_accounted_for_diver_by_diver_card_by_card() -> None:
    outcome = over().outcome
    assert outcome is not None
    told = [(line.seat, line.points, *line.where) for line in outcome.breakdown if line.where]
    assert told == [
        (0, 3, "a1", "a1", "b1", "d1"),
        (0, 2, "a2", "b2", "b3"),
        (0, 3, "a3", "a3", "a4", "a5"),
        (0, 2, "a5", "b5", "c5"),
        (1, 3, "d1", "a1", "b1", "d1"),
        (1, 3, "c2", "c1", "b2", "b3"),
        (1, 4, "e3", "e1", "e2", "e3", "e5"),
    ]
    said = [words("en", "soum-soum").say(line.text) for line in outcome.breakdown]
    assert said[0] == "Diver on a1: 3 sharks in its row (a1, b1, d1)"


@pytest.mark.rule("SS-11")
def test_divers_left_aboard_are_lost() -> None:
    outcome = over().outcome
    assert outcome is not None
    lost = [line for line in outcome.breakdown if not line.where]
    assert [(line.seat, line.points, line.text.args["count"]) for line in lost] == [(0, 0, 1), (1, 0, 2)]
    assert "1 diver never left" in words("en", "soum-soum").say(lost[0].text)


@pytest.mark.rule("SS-21")
def test_cards_in_hand_score_nothing() -> None:
    game = over()
    state = position(game)
    before = state.points()
    for hand in state.hands:
        hand[:] = [0, 0, 0]
    assert state.points() == before == [10, 10]


@pytest.mark.rule("SS-17")
@pytest.mark.parametrize(("first", "winner"), [("p1", 1), ("p2", 0)])
def test_of_equals_who_played_last_wins(first: str, winner: int) -> None:
    outcome = over(first=first).outcome
    assert outcome is not None
    assert outcome.scores == (10, 10)
    assert outcome.winners == (winner,)
    assert outcome.ranks[winner] == 1
    assert outcome.ranks[1 - winner] == 2


@pytest.mark.rule("SS-17")
def test_only_the_tied_are_compared() -> None:
    """Of four, 2 and 3 tie on 1 point and 4, who plays last of all, has none: player 3 wins."""
    sea = """
        Sr2 Or  Or  Or  Or
        Sr3 Or  Or  Or  Or
        Oa  Oa  ##  Oa  Oa
        Or4 Oc1 Oc  Oc  Oc
        Oa  Oa  Oa  Oa  Oa
    """
    outcome = over(sea, 4).outcome
    assert outcome is not None
    assert outcome.scores == (0, 1, 1, 0)
    assert outcome.winners == (2,)
    assert outcome.ranks == (4, 2, 1, 3)


def level(*tied: int) -> str:
    """A full sea in which these players have one diver each that scores its own shark, and nobody else has any."""
    tokens = ["Or"] * 25
    tokens[12] = "##"
    for row, player in zip((0, 1, 3, 4), tied, strict=False):
        tokens[5 * row] = f"Sr{player}"
    return " ".join(tokens)


@pytest.mark.rule("SS-17")
@pytest.mark.parametrize(
    ("seats", "first", "tied", "winner"),
    [
        # Play goes clockwise (SS-6), so the last turns of all are in the order of seats from the first player on.
        (3, 1, (1, 2, 3), 3),  # 1 2 3
        (3, 2, (1, 2, 3), 1),  # 2 3 1
        (3, 3, (1, 2, 3), 2),  # 3 1 2
        (3, 2, (2, 3), 3),
        (3, 3, (1, 3), 1),
        (3, 1, (1, 2), 2),
        (4, 1, (1, 2, 3, 4), 4),  # 1 2 3 4
        (4, 2, (1, 2, 3, 4), 1),  # 2 3 4 1
        (4, 3, (1, 2, 3, 4), 2),  # 3 4 1 2
        (4, 4, (1, 2, 3, 4), 3),  # 4 1 2 3
        (4, 2, (2, 3, 4), 4),
        (4, 3, (1, 4), 1),
        (4, 4, (1, 4), 1),
        (4, 3, (1, 2), 2),
    ],
)
def test_of_three_or_four_who_played_last_of_the_tied_wins(
    seats: int, first: int, tied: tuple[int, ...], winner: int
) -> None:
    outcome = over(level(*tied), seats, first=f"p{first}").outcome
    assert outcome is not None
    assert outcome.scores == tuple(int(player in tied) for player in range(1, seats + 1))
    assert outcome.winners == (winner - 1,)


@pytest.mark.rule("SS-17")
@pytest.mark.parametrize(
    ("seats", "first", "ranks"),
    [(3, 1, (3, 2, 1)), (3, 2, (1, 3, 2)), (4, 1, (4, 3, 2, 1)), (4, 3, (2, 1, 4, 3))],
)
def test_among_equals_later_is_better_down_to_the_last(seats: int, first: int, ranks: tuple[int, ...]) -> None:
    outcome = over(level(*range(1, seats + 1)), seats, first=f"p{first}").outcome
    assert outcome is not None
    assert outcome.ranks == ranks


@pytest.mark.rule("SS-16")
def test_more_points_beat_playing_last() -> None:
    outcome = over(FULL.replace("Tc2", "Tc ")).outcome
    assert outcome is not None
    assert outcome.scores == (10, 6)
    assert outcome.winners == (0,)


@pytest.mark.rule("SS-22")
def test_a_total_above_25_counts_on() -> None:
    # each diver next to the submarine's corner or side sees seven octopuses
    state = counted("""
        Oa Oa  Oa  Oa  Oa
        Oa Oa1 Oa1 Oa1 Oa
        Oa Oa  ##  Oa  Oa
        Oa Oa1 Oa  Oa1 Oa
        Oa Oa  Oa  Oa  Oa
    """)
    assert state.points() == [35, 0]


@pytest.mark.rule("SS-19")
def test_own_card_excluded() -> None:
    outcome = over(own_card_excluded=True).outcome
    assert outcome is not None
    # player 1 loses the shark on a1 and the turtle on a3; a5's own card is a turtle that looks for sharks: no change.
    # player 2 loses the shark on d1 and the turtle on e3; the octopus pattern never counted its own card.
    assert outcome.scores == (8, 8)
    told = {line.where for line in outcome.breakdown if line.where}
    assert ("a1", "b1", "d1") in told
    assert ("c2", "c1", "b2", "b3") in told


@pytest.mark.rule("SS-19")
@pytest.mark.parametrize("excluded", [False, True])
def test_a_lone_shark_is_worth_a_point_only_when_its_own_card_counts(excluded: bool) -> None:
    sea = ".. .. .. .. .. " * 2 + ".. .. ## .. .. " + "Sr .. Tc .. .. " + ".. .. .. .. .."
    state = counted(sea, own_card_excluded=excluded)
    assert state.worth(at("a4")) == state.worth(at("c4")) == (0 if excluded else 1)


# -- what is told of it ------------------------------------------------------------------------------------------------

GROWING = """
    Sr1 ..  Oc  ..  ..
    ..  Oa2 ..  ..  ..
    ..  ..  ##  ..  ..
    Tc  ..  ..  ..  Oa
    ..  ..  ..  ..  ..
"""
"""Player 1's diver on a1 looks for sharks in row 1: 1 point. Player 2's on b2 looks for octopuses around it: c1."""


def growing(card: str) -> Match:
    """The sea above, player 1 to lay this card."""
    game = match()
    state = lay(game, GROWING)
    state.turn, state.to_act = 0, (0,)
    state.hands[0][0] = kind(ANIMAL[card[0]], PATTERN[card[1]])
    return game


@pytest.mark.rule("SS-12", "SS-13")
@pytest.mark.parametrize(
    ("card", "place", "mine", "theirs", "points"),
    [
        ("Sr", "b1", 1, 0, 2),  # a second shark in row 1, and the new card would see both
        ("Or", "b1", 0, 1, 1),  # an octopus above b2; its own card would see the shark on a1
        ("Oc", "a3", 0, 1, 1),  # an octopus below and left of b2; in column a there is the turtle on a4
        ("Sa", "e5", 0, 0, 1),  # far from both divers; e4 is an octopus next to it
    ],
)
def test_what_a_card_would_change_is_told_before_it_is_laid(
    card: str, place: str, mine: int, theirs: int, points: int
) -> None:
    game = growing(card)
    move = f"place 1 {place}"
    told = game.game.preview(position(game), game.game.vocabulary.parse(move), 0)
    assert told is not None
    assert told.args == {"mine": mine, "theirs": theirs, "points": points}
    assert position(game).points() == [1, 1]
    game.play(move)
    assert position(game).points() == [1 + mine, 1 + theirs]
    assert position(game).worth(at(place)) == points


@pytest.mark.rule("SS-12", "SS-16")
def test_what_a_diver_is_worth_now_is_told_before_and_after_it_is_sent() -> None:
    game = growing("Oa")
    game.play("place 1 d5")
    told = game.game.preview(position(game), game.game.vocabulary.parse("dive e4"), 0)
    assert told is not None
    assert told.args["points"] == 1, "the octopus on d5"
    sent = game.play("dive e4")[0]
    assert (sent.kind, sent.data["points"]) == ("dive", 1)
    view = game.view()
    assert isinstance(view, SoumSoumView)
    assert view.worth == (2, 1)
    assert (view.turn, view.turns) == (2, 24)
    assert view.sea[at("e4")].worth == 1


@pytest.mark.rule("SS-17")
def test_the_end_says_when_playing_last_decided() -> None:
    tied = over().view().prompt
    assert (tied.key, tied.args["seat"], tied.args["points"]) == ("prompt-over-tie", 1, 10)
    clear = over(FULL.replace("Tc2", "Tc ")).view().prompt
    assert (clear.key, clear.args["seat"], clear.args["points"]) == ("prompt-over", 0, 10)


# -- for any sea ------------------------------------------------------------------------------------------------------

CARD = st.tuples(st.sampled_from("OST"), st.sampled_from("arc"), st.sampled_from(["", "1", "2", "3"]))


@pytest.mark.rule("SS-12", "SS-13", "SS-14", "SS-15", "SS-16", "SS-19")
@given(st.lists(st.none() | CARD, min_size=24, max_size=24), st.booleans())
@settings(max_examples=150)
def test_any_sea_counts_as_the_plain_count_says(cards: list[tuple[str, str, str] | None], excluded: bool) -> None:
    spread = [*cards[:12], None, *cards[12:]]
    tokens = [".." if card is None else "".join(card) for card in spread]
    tokens[12] = "##"
    state = counted(" ".join(tokens), 3, own_card_excluded=excluded)
    plain = [
        None if card is None else (ANIMAL[card[0]], PATTERN[card[1]], int(card[2] or 0) - 1) for card in spread
    ]  # fmt: skip
    assert state.points() == [slow_score(plain, seat, own_counts=not excluded) for seat in range(3)]
    lines = breakdown(state)
    assert [sum(line.points for line in lines if line.seat == seat) for seat in range(3)] == state.points()


@pytest.mark.rule("SS-16", "SS-17")
@given(st.integers(0, 2**32), st.integers(2, 4), st.booleans())
@settings(max_examples=40)
def test_any_match_has_exactly_one_winner(seed: int, seats: int, open_market: bool) -> None:
    game = match(seats, seed, open_market=open_market, first=f"p{seed % seats + 1}")
    chance = Chance(seed)
    while not game.over:
        game.play(chance.pick(game.legal()))
    outcome = game.outcome
    assert outcome is not None
    [winner] = outcome.winners
    assert outcome.scores[winner] == max(outcome.scores)
    tied = {seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)}
    last_turns = [ply.seat for ply in game.plies if ply.seat in tied]
    assert winner == last_turns[-1]
    assert sorted(outcome.ranks) == list(range(1, seats + 1))
