"""MI-1 to MI-7: what is in the box, counted, and what is said of a box that contradicts itself."""

from __future__ import annotations

from collections import Counter

import pytest

from vulcania.core.components import Box
from vulcania.core.errors import BadComponents
from vulcania.core.registry import game
from vulcania.core.rulebook import rulebook
from vulcania.games._ocean.components import FREE, PICTURES, SYMBOLS
from vulcania.games.miles.components import BLUE, FACES, SIGNS, SPECIALS, WHITE, Contents, read
from vulcania.games.miles.rules.counting import column_points, row_points
from vulcania.games.miles.state import MilesState
from vulcania.games.miles.view import MilesView
from vulcania.words import words

MILES = game("miles")
BOX, CONTENTS = MILES.standard
assert isinstance(CONTENTS, Contents)


def start(seats: int, seed: int) -> MilesView:
    """What anyone sees before the first move."""
    view = MILES.view(MILES.start(MILES.setup(seats, seed)), None)
    assert isinstance(view, MilesView)
    return view


def chips(depth: int | None = None, colour: int | None = None) -> list[int]:
    return [
        chip
        for chip in range(len(CONTENTS.role))
        if depth in (None, CONTENTS.depth[chip]) and colour in (None, CONTENTS.colour[chip])
    ]


@pytest.mark.rule("MI-1")
def test_there_are_84_chips_and_four_dots_of_either_colour_at_each_depth() -> None:
    assert len(chips()) == 84
    for depth in range(3):
        dots = CONTENTS.stack_of[8 * depth : 8 * depth + 8]
        assert Counter(dots) == {2 * depth + WHITE: 4, 2 * depth + BLUE: 4}
        assert [stack % 2 for stack in dots] == [(arm + depth) % 2 for arm in range(8)]


@pytest.mark.rule("MI-2")
@pytest.mark.parametrize("depth", range(3))
def test_each_depth_has_fourteen_chips_of_either_colour(depth: int) -> None:
    white = Counter(FACES[CONTENTS.role[chip]] for chip in chips(depth, WHITE))
    blue = Counter(FACES[CONTENTS.role[chip]] for chip in chips(depth, BLUE))
    pictures = dict.fromkeys(PICTURES, 1)
    assert white == {**pictures, "seal": 1, "arrow": 2, "anchor": 2}
    assert blue == {**pictures, "seal": 1, "star": 2, "anchor": 2}
    assert white.total() == blue.total() == 14


@pytest.mark.rule("MI-2")
def test_24_chips_lie_in_the_ocean_and_60_in_six_stacks() -> None:
    view = start(2, 3)
    assert sum(place.hidden or place.chip is not None for place in view.ocean.places) == 24
    assert [stack.count for stack in view.stacks] == [10] * 6


@pytest.mark.rule("MI-3")
def test_symbols_are_spread_as_evenly_as_the_counts_allow() -> None:
    def spread(some: list[int]) -> set[int]:
        count = Counter(sign for chip in some for sign in CONTENTS.signs[chip] if SIGNS[sign] != "anchor")
        return {count[sign] for sign in range(len(SYMBOLS))}

    pictured = [chip for chip in chips() if FACES[CONTENTS.role[chip]] in PICTURES]
    assert all(len(CONTENTS.signs[chip]) == CONTENTS.colour[chip] + 1 for chip in pictured)
    assert all(len(set(CONTENTS.signs[chip])) == len(CONTENTS.signs[chip]) for chip in pictured)
    assert spread(chips()) == {13, 14}  # 27 + 54 symbols of six kinds
    assert spread(chips(None, WHITE)) == {4, 5}
    assert spread(chips(None, BLUE)) == {9}
    for depth in range(3):
        assert spread(chips(depth, WHITE)) == {1, 2}
        assert spread(chips(depth, BLUE)) == {3}


@pytest.mark.rule("MI-3", "MI-24")
def test_an_anchor_bears_its_own_symbol_and_a_seal_none() -> None:
    for chip in chips():
        face = FACES[CONTENTS.role[chip]]
        if face not in PICTURES:
            assert CONTENTS.signs[chip] == ((SIGNS.index("anchor"),) if face == "anchor" else ())


def boxed(old: str, new: str) -> Contents:
    """The box of an owner whose chips differ in one place."""
    text = BOX.files["chips.toml"]
    assert old in text
    return read(Box("miles", {**BOX.files, "chips.toml": text.replace(old, new, 1)}))


@pytest.mark.rule("MI-21")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{ picture = "shark", symbols = ["chest"] }', '{ picture = "shark", symbols = ["seal"] }'),
        ('{ picture = "shark", symbols = ["helm", "chest"] }', '{ picture = "shark", symbols = ["helm", "seal"] }'),
    ],
    ids=["white", "blue"],
)
def test_an_owners_box_may_have_a_seal_in_the_place_of_a_symbol(old: str, new: str) -> None:
    contents = boxed(old, new)
    (at,) = (chip for chip in chips() if contents.chips[chip].symbols[-1:] == ("seal",))
    board = [FREE] * 20
    board[0] = at
    assert row_points(contents, board, 0) == 10, "it shows a shark, which is wanted"
    assert row_points(contents, board, 1) == 0
    mask = SIGNS.index("mask")
    board[4], board[8] = [chip for chip in chips(None, WHITE) if contents.signs[chip] == (mask,)][:2]
    assert column_points(contents, board, 0, 3) == 15, "three masks: the seal is the symbol that serves best"
    state = MILES.start(MILES.setup(2, 1, components=contents))
    assert isinstance(state, MilesState)
    state.boards[0] = board
    state.ocean = [FREE if chip in board else chip for chip in state.ocean]
    state.round = 2
    state.keep_account()
    lines = [line for line in MILES.breakdown(state) if line.text.args.get("symbol") == "mask"]
    assert [(line.points, line.text.args["seals"], line.where) for line in lines] == [(15, 1, ("a1", "a2", "a3"))]
    for lang, said in (("en", "seal"), ("fr", "phoque"), ("nl", "zeehond")):
        assert f"{said})" in MILES.draw(MILES.view(state, 0), words(lang, "miles"), ())


@pytest.mark.rule("MI-21")
def test_that_the_seal_is_the_animal_is_marked_as_a_ruling() -> None:
    assert "MI-21" in rulebook("miles").marks["ruling"]
    for lang, animal in (("en", "the animal"), ("fr", "l’animal"), ("nl", "het dier")):
        assert animal in words(lang, "miles").say("rule-MI-21")


@pytest.mark.rule("MI-4")
def test_the_twelve_hand_cards() -> None:
    view = start(4, 3)
    assert view.cards == (*("current", "heading", "depth") * 3, "thermostat", "sailor", "helmet")
    assert all(board.hand == tuple(range(1, 13)) for board in view.players)


@pytest.mark.rule("MI-5")
def test_seven_different_action_cards_the_top_one_open() -> None:
    assert sorted(CONTENTS.specials) == list(range(7))
    tops = set()
    for seed in range(60):
        view = start(2, seed)
        assert view.pile == 6
        assert view.under == ()
        tops.add(view.top)
    assert tops == set(SPECIALS), "the pile is shuffled"


@pytest.mark.rule("MI-6")
def test_rows_hold_3_4_3_4_3_chips_and_three_bonus_squares() -> None:
    assert [len(squares) for squares in CONTENTS.row_squares] == [3, 4, 3, 4, 3]
    board = start(2, 1).players[0]
    bonus = {square.name: (square.bonus, square.symbol) for row in board.rows for square in row.squares if square.bonus}
    assert bonus == {"d1": ("green", "chest"), "d3": ("red", "helm"), "d5": ("red", "mask")}
    named = {square.name: square.label for row in board.rows for square in row.squares if square.label}
    assert named == {"a1": "−15", "b1": "−10"}


@pytest.mark.rule("MI-7")
def test_wanted_pictures() -> None:
    assert list(CONTENTS.wanted) == [
        ("shark", "wreck", "reef"),
        ("seaweed", "island", "nautilus"),
        ("shoal", "octopus", "vulcania"),
        ("shark", "seaweed", "shoal"),
        ("reef", "nautilus", "vulcania"),
    ]


@pytest.mark.rule("MI-26", "MI-27", "MI-30")
def test_score_tables() -> None:
    assert [points[1:] for points in CONTENTS.row_values] == [
        (10, 25, 45), (10, 25, 50), (15, 30, 60), (15, 35, 70), (20, 40, 80),
    ]  # fmt: skip
    assert CONTENTS.bonus == (25, 15, 5, 0)
    assert [points[1:] for points in CONTENTS.column_values] == [
        (0, 5, 15, 30, 50), (5, 10, 20, 35, 55), (5, 10, 20, 35, 55), (0, 20, 40, 60, 60),
    ]  # fmt: skip


FAULTS = [
    ("chips.toml", "chips = 84", "chips = 83", "chips"),
    ("chips.toml", '"blue white blue white blue white blue white"', '"blue white"', "dots[1]"),
    ("chips.toml", "seals = 1", "seals = 2", "group"),
    ("chips.toml", "seals = 1", "seals = -1", "group[0].seals"),
    ("chips.toml", "stars = 0", "stars = 1", "group[0]"),
    ("chips.toml", 'symbols = ["chest"]', 'symbols = ["chest", "helm"]', "group[0].pictures[0].symbols"),
    ("chips.toml", 'symbols = ["helm", "chest"]', 'symbols = ["helm", "helm"]', "group[1].pictures[0].symbols"),
    ("chips.toml", 'picture = "shark"', 'picture = "whale"', "group[0].pictures[0].picture"),
    ("chips.toml", "depth = -1", "depth = 0", "group[2]"),
    ("cards.toml", '12 = "helmet"', '13 = "helmet"', "hand"),
    ("cards.toml", '"globe", ', "", "special"),
    ("cards.toml", '1 = "current"', '1 = "rest"', "hand[...]"),
    ("scoreboard.toml", "points = [10, 25, 45]", "points = [10, 25, 20]", "row[0].points"),
    ("scoreboard.toml", '"shark", "wreck", "reef"', '"shark", "shark", "reef"', "row[0].wanted"),
    ("scoreboard.toml", "[25, 15, 5, 0]", "[25, 15, 20, 0]", "number_bonus"),
    ("scoreboard.toml", 'named = ["−15", "−10"]', 'named = ["1", "2", "3", "4", "5"]', "row[0].named"),
    ("scoreboard.toml", "[[column]]\npoints = [0, 5, 15, 30, 50]\n", "", "column"),
    ("scoreboard.toml", 'source = "reconstructed"', 'source = "guessed"', "source"),
]


@pytest.mark.parametrize(("file", "old", "new", "entry"), FAULTS)
def test_a_box_that_contradicts_itself_is_refused_with_file_and_entry(
    file: str, old: str, new: str, entry: str
) -> None:
    text = BOX.files[file]
    assert old in text
    with pytest.raises(BadComponents) as caught:
        read(Box("miles", {**BOX.files, file: text.replace(old, new, 1)}))
    assert (caught.value.file, caught.value.entry) == (file, entry)


def test_a_group_must_fill_its_dots() -> None:
    text = BOX.files["chips.toml"]
    start, end = text.index("pictures = ["), text.index("]\n\n[[group]]")
    few = text[:start] + "pictures = [\n" + text[end:]
    few = few.replace("arrows = 2", "arrows = 0", 1).replace("anchors = 2", "anchors = 0", 1)
    with pytest.raises(BadComponents) as caught:
        read(Box("miles", {**BOX.files, "chips.toml": few}))
    assert caught.value.entry == "group[0]"
    assert "at least 4" in caught.value.expected
