"""The box: 72 chips, the cards and the score tables, as the rule page counts them (LG-3 to LG-10, LG-33, LG-35)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.leagues.build import GAME, box
from tests.games.leagues.build import chip as picture
from vulcania.core.errors import BadComponents
from vulcania.core.event import Event
from vulcania.games._ocean.components import FREE, KIND_NAMES, SYMBOLS
from vulcania.games.leagues.components import SPECIALS, Contents
from vulcania.games.leagues.rules.counting import column_points, row_points
from vulcania.games.leagues.rules.finding import gain
from vulcania.games.leagues.state import LeaguesState
from vulcania.words import words

FOLDER = Path(str(GAME.folder)) / "components"


def of(round_: int) -> list[int]:
    return [at for at in range(72) if box().round_of[at] == round_]


@pytest.mark.rule("LG-3")
def test_there_are_72_chips_24_a_round_half_white_half_green() -> None:
    assert len(box().chips) == 72 == 3 * 24
    for round_ in range(3):
        assert len(of(round_)) == 24
        assert sum(box().white[at] for at in of(round_)) == 12


@pytest.mark.rule("LG-3")
def test_white_chips_bear_two_symbols_and_green_ones_one() -> None:
    for at, chip in enumerate(box().chips):
        if chip.face != "biscuit":  # a biscuit's one symbol is any symbol (LG-29)
            assert len(chip.symbols) == (2 if box().white[at] else 1)


@pytest.mark.rule("LG-4", "LG-5")
@pytest.mark.parametrize(
    ("round_", "pictures"),
    [(0, "shark wreck reef"), (1, "seaweed island nautilus"), (2, "shoal octopus vulcania")],
)
def test_each_depth_has_each_picture_in_both_colours_a_special_chip_and_a_biscuit(round_: int, pictures: str) -> None:
    wanted = tuple(pictures.split())
    assert box().wanted[round_] == wanted
    for ring in range(3):
        there = [at for at in of(round_) if box().ring_of[at] == ring]
        white = sorted(box().chips[at].face for at in there if box().white[at])
        green = sorted(box().chips[at].face for at in there if not box().white[at])
        assert white == sorted([*wanted, "submarine" if ring == 2 else "anchor"])
        assert green == sorted([*wanted, "biscuit"])


@pytest.mark.rule("LG-6")
def test_the_two_symbols_of_a_white_chip_differ() -> None:
    assert all(len(set(chip.symbols)) == len(chip.symbols) for chip in box().chips)


@pytest.mark.rule("LG-6")
def test_symbols_are_spread_as_evenly_as_the_counts_allow() -> None:
    for round_ in range(3):
        white = Counter(name for at in of(round_) if box().white[at] for name in box().chips[at].symbols)
        green = Counter(name for at in of(round_) if not box().white[at] for name in box().chips[at].symbols)
        assert white == dict.fromkeys(SYMBOLS, 4)  # 12 chips with two each
        assert set(green) == set(SYMBOLS)  # nine chips with one each: three symbols twice
        assert sorted(green.values()) == [1, 1, 1, 2, 2, 2]
    every = Counter(name for chip in box().chips for name in chip.symbols)
    assert sum(every.values()) == 3 * 33
    assert max(every.values()) - min(every.values()) <= 1


@pytest.mark.rule("LG-6")
def test_the_white_chips_of_one_picture_bear_every_symbol_once() -> None:
    for round_ in range(3):
        for face in box().wanted[round_]:
            chips = [box().chips[at] for at in of(round_) if box().white[at] and box().chips[at].face == face]
            assert sorted(name for chip in chips for name in chip.symbols) == sorted(SYMBOLS)


@pytest.mark.rule("LG-7")
def test_biscuits_are_numbered_by_round_and_depth() -> None:
    numbers = {box().chips[at].number: (box().round_of[at], box().ring_of[at]) for at in range(72)}
    numbers.pop(None)
    assert numbers == {number: ((number - 1) // 3, (number - 1) % 3) for number in range(1, 10)}


@pytest.mark.rule("LG-9")
def test_ten_numbered_cards_and_two_sailors() -> None:
    by_kind = {name: [n + 1 for n in range(10) if KIND_NAMES[box().actions[n]] == name] for name in KIND_NAMES}
    assert by_kind == {"current": [1, 4, 7], "heading": [2, 5, 8], "depth": [3, 6, 9], "any": [10]}
    assert box().sailors == 2


@pytest.mark.rule("LG-10")
def test_six_action_cards_two_of_each() -> None:
    assert Counter(SPECIALS[kind] for kind in box().specials) == {"super-sailor": 2, "diver": 2, "number-chips": 2}


@pytest.mark.rule("LG-33", "LG-35", "LG-38", "LG-39")
def test_the_score_tables() -> None:
    assert box().row_values == ((3, 8, 15), (4, 10, 20), (5, 12, 25))
    assert box().bonus == (10, 6, 3, 0)
    assert box().column_values == (0, 2, 5)
    assert box().track == 70


@pytest.mark.rule("LG-29")
def test_nine_events() -> None:
    told = {event.number: (event.scorer, set(event.symbols)) for event in box().events}
    assert told == {
        1: ("all", {"spear", "helm"}),
        2: ("all", {"chest", "mask"}),
        3: ("all", {"bottle", "boat"}),
        4: ("finder", {"chest", "mask"}),
        5: ("finder", {"spear", "boat"}),
        6: ("finder", {"bottle", "helm"}),
        7: ("most", {"chest", "helm"}),
        8: ("most", {"spear", "mask"}),
        9: ("most", {"boat", "bottle"}),
    }


CIRCLED = """face = "shark", symbols = ["biscuit"], number = 1 }"""


def boxed(tmp_path: Path, old: str, new: str) -> Contents:
    """The box of an owner whose chips differ in one place."""
    text = (FOLDER / "chips.toml").read_text("utf-8")
    assert old in text
    (tmp_path / "chips.toml").write_text(text.replace(old, new, 1), "utf-8")
    contents = GAME.box(tmp_path)[1]
    assert isinstance(contents, Contents)
    return contents


@pytest.mark.rule("LG-29")
def test_an_owners_box_may_have_a_biscuit_in_the_circle_of_a_picture(tmp_path: Path) -> None:
    contents = boxed(tmp_path, 'face = "biscuit", number = 1 }', CIRCLED)
    assert len({chip.id for chip in contents.chips}) == 72
    at = next(at for at, chip in enumerate(contents.chips) if chip.number == 1)
    board = [at, *[FREE] * 8]
    assert row_points(contents, board, 0) == row_points(contents, [picture("shark"), *[FREE] * 8], 0) == 3
    assert row_points(contents, board, 1) == 0, "the picture is a shark and no other"
    spears = [picture("shark"), picture("reef", depth=-1)]
    assert "spear" in box().chips[spears[0]].symbols
    assert "spear" in box().chips[spears[1]].symbols
    both = [spears[0], FREE, FREE, spears[1], FREE, FREE, FREE, FREE, FREE]
    assert column_points(contents, both, 0) == 2
    assert column_points(contents, [*both[:6], at, FREE, FREE], 0) == 5, "its symbol is the one that serves best"


@pytest.mark.rule("LG-29")
def test_what_is_in_the_circle_has_its_event_is_told_and_drawn(tmp_path: Path) -> None:
    contents = boxed(tmp_path, 'face = "biscuit", number = 1 }', CIRCLED)
    state = GAME.start(GAME.setup(2, 1, components=contents))
    assert isinstance(state, LeaguesState)
    at = next(at for at, chip in enumerate(contents.chips) if chip.number == 1)
    place = state.ocean.index(at)
    state.opened |= 1 << place
    state.boards[0][0], state.boards[1][0] = picture("shark"), picture("shark", depth=-2)
    log: list[Event] = []
    gain(state, 0, at, 1, log)
    (event,) = [event for event in log if event.kind == "biscuit"]
    assert event.data["number"] == 1
    state = GAME.start(GAME.setup(2, 1, components=contents))
    assert isinstance(state, LeaguesState)
    state.opened = -1
    view = GAME.view(state, 0)
    for lang, said in (("en", "sea-biscuit, 1)"), ("fr", "biscuit de mer, 1)"), ("nl", "scheepsbeschuit, 1)")):
        assert said in GAME.draw(view, words(lang, "leagues"), ())


@pytest.mark.rule("LG-29")
def test_a_biscuit_may_have_its_symbol_written_out(tmp_path: Path) -> None:
    contents = boxed(
        tmp_path, 'face = "biscuit", number = 1 }', 'face = "biscuit", symbols = ["biscuit"], number = 1 }'
    )
    assert (contents.symbols, contents.reads) == (box().symbols, box().reads)


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("chips.toml", 'symbols = ["chest", "boat"]', 'symbols = ["chest", "biscuit"]', "chip[3].symbols"),
        ("chips.toml", 'symbols = ["bottle"] }', 'symbols = ["bottle"], number = 10 }', "chip[4].number"),
        ("chips.toml", "chips = 72 ", "chips = 71 ", "chips"),
        ("chips.toml", '"shark", "wreck", "reef"]', '"shark", "shark", "reef"]', "wanted[0]"),
        ("chips.toml", 'face = "wreck", symbols = ["mask", "bottle"]', 'face = "whale", symbols = ["mask", "bottle"]',
         "chip[1].face"),
        ("chips.toml", 'symbols = ["mask", "bottle"]', 'symbols = ["mask", "mask"]', "chip[1].symbols"),
        ("chips.toml", "number = 1 }", "number = 4 }", "chip.number"),
        ("chips.toml", 'face = "biscuit", number = 1 }', 'face = "biscuit" }', "chip[7].number"),
        ("chips.toml", "{ round = 1, depth = 0, colour", "{ round = 4, depth = 0, colour", "chip[0].round"),
        ("chips.toml", 'depth = 0, colour = "white"', 'depth = -1, colour = "white"', "chip round 1, depth 0, white"),
        ("cards.toml", "current = [1, 4, 7]", "current = [1, 4]", "hand"),
        ("cards.toml", "sailors = 2", "sailors = -2", "hand.sailors"),
        ("cards.toml", "diver = 2", "diver = -1", "actions.diver"),
        ("scores.toml", "number = 9", "number = 8", "events.event"),
        ("scores.toml", "steps = 70", "steps = 70\nlength = 3", "track"),
    ],
)  # fmt: skip
def test_a_box_that_contradicts_itself_is_refused_by_name(
    tmp_path: Path, file: str, old: str, new: str, entry: str
) -> None:
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadComponents) as caught:
        GAME.box(tmp_path)
    assert (caught.value.file, caught.value.entry) == (file, entry)
