"""What people see and read of every game: words in every language, pictures, terminal boards, and a board to act on."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.console import Console

from tests.conformance.cases import SEED, Case, cases, games, positions, random_play
from vulcania.core.chance import Chance
from vulcania.core.registry import game, meta
from vulcania.core.view import View
from vulcania.players.heuristics import heuristics
from vulcania.shelf import slugs
from vulcania.terminal import Look
from vulcania.words import LANGUAGES, words

every_case = pytest.mark.parametrize("case", cases(), ids=str)
every_game = pytest.mark.parametrize("case", games(), ids=str)


@every_case
def test_everything_that_happens_can_be_said_in_every_language(case: Case) -> None:
    match = random_play(case)
    seats = [None, *range(case.seats)]
    for lang in LANGUAGES:
        speaker = words(lang, case.slug)
        for seat in seats:
            for event in match.events(seat):
                assert speaker.say(event.message)
        outcome = match.outcome
        assert outcome is not None
        for line in outcome.breakdown:
            assert speaker.say(line.text)
        if outcome.verdict:
            assert speaker.say(outcome.verdict)
    for state, seat, _ in positions(case, 10):
        previews = [case.game.preview(state, move, seat) for move in state.legal(seat)[:60]]
        for lang in LANGUAGES:
            speaker = words(lang, case.slug)
            assert speaker.say(case.game.view(state, seat).prompt)
            assert all(speaker.say(preview) for preview in previews if preview is not None)


@every_case
def test_every_move_can_be_said_in_every_language(case: Case) -> None:
    vocabulary = case.match().game.vocabulary
    for state, seat, _ in positions(case, 6):
        for lang in LANGUAGES:
            speaker = words(lang, case.slug)
            for move in state.legal(seat)[:40]:
                assert speaker.move(vocabulary, move) != vocabulary.notation(move)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_part_of_a_move_is_left_in_english(slug: str, lang: str) -> None:
    """What is written with digits and letters of the board is the same in every language; all else has a word."""
    speaker = words(lang, slug)
    for family in game(slug).vocabulary.families:
        for param in family.params:
            if param.kind not in ("cell", "number", "seat", "order", "set"):
                for value in range(param.size):
                    assert speaker.has(f"{param.kind}-{param.text(value)}")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained(slug: str, lang: str) -> None:
    speaker = words(lang, slug)
    for key in ("title", "tagline"):
        assert speaker.say(key)
    for option in meta(slug).options:
        assert speaker.say(f"option-{option.name}")
        assert speaker.say(f"option-{option.name}.help")
        for choice in option.choices:
            assert speaker.say(f"option-{option.name}-{choice}")


@every_game
def test_pictures_are_drawn_from_the_view_alone(case: Case) -> None:
    match = random_play(case)
    draw = match.game.part("picture").draw
    for at in (0, len(match.plies) // 2, len(match.plies)):
        past = match.at(at)
        for seat in (None, 0, case.seats - 1):
            view = past.view(seat)
            for narrow, headed in ((False, True), (True, True), (False, False), (True, False)):
                pictures = {
                    lang: draw(view, words(lang, case.slug), past.players, narrow=narrow, headed=headed)
                    for lang in LANGUAGES
                }
                for picture in pictures.values():
                    root = ElementTree.fromstring(picture)
                    assert root.tag.endswith("svg")
                    assert root.find("{*}title") is not None
                    assert root.find("{*}desc") is not None
                    assert "style=" not in picture
                    assert "<style" not in picture
                    assert "<script" not in picture
                    assert str(SEED) not in picture
                assert len(set(pictures.values())) == len(LANGUAGES), "each language has its own words"
            back = type(view).from_json(view.to_json())
            assert draw(back, words("en", case.slug), past.players) == past.svg(seat)


@every_game
def test_ids_in_a_picture_are_unique(case: Case) -> None:
    match = random_play(case)
    for at in (0, len(match.plies) // 2, len(match.plies)):
        root = ElementTree.fromstring(match.at(at).svg(0))
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        wanted = [node.get("href", "").removeprefix("#") for node in root.iter("{http://www.w3.org/2000/svg}use")]
        assert set(wanted) <= set(ids), "every drawing that is used is there"


@every_case
def test_every_move_can_be_made_by_clicking_on_the_board(case: Case) -> None:
    for state, seat, _ in positions(case, 8):
        view = case.game.view(state, seat)
        for narrow, headed in ((False, True), (True, False)):
            picture = random_free_draw(case, view, narrow, headed)
            offered = [
                {move for move in view.legal if any(matches(move, pattern) for pattern in patterns.split("|"))}
                for patterns in pick_values(picture)
            ]
            for move in view.legal:
                left = set(view.legal)
                for chosen in offered:
                    if move in chosen:
                        left &= chosen
                assert left == {move}, f"clicking cannot tell {sorted(left)[:5]} apart"


def random_free_draw(case: Case, view: View, narrow: bool, headed: bool) -> str:
    picture: str = (
        case.match().game.part("picture").draw(view, words("en", case.slug), (), narrow=narrow, headed=headed)
    )
    return picture


def pick_values(picture: str) -> list[str]:
    found = [node.get("data-pick") for node in ElementTree.fromstring(picture).iter()]
    return [value for value in found if value]


def matches(move: str, pattern: str) -> bool:
    tokens, wanted = move.split(), pattern.split()
    return len(tokens) == len(wanted) and all(w in ("*", t) for t, w in zip(tokens, wanted, strict=True))


@every_game
def test_the_terminal_shows_the_board(case: Case) -> None:
    match = random_play(case)
    show = match.game.part("terminal").show
    for at in (0, len(match.plies) // 2, len(match.plies)):
        for seat in (None, 0):
            for lang in LANGUAGES:
                for look in (Look(unicode=True), Look(unicode=False)):
                    console = Console(width=80, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: PTH123, SIM115
                    with console.file:
                        console.print(show(match.at(at).view(seat), words(lang, case.slug), match.players, look))
                    text = console.export_text()
                    assert text.strip()
                    if not look.unicode and lang == "en":
                        assert text.isascii(), [sign for sign in text if not sign.isascii()]


@every_game
def test_heuristics_judge_every_position(case: Case) -> None:
    match = case.match()
    known = heuristics(match.game)
    for number, (state, seat, _) in enumerate(positions(case, 10)):
        imagined = state.redeal(seat, Chance(number))
        moves = imagined.legal(seat)
        weights = known.policy(imagined, seat, moves)
        assert len(weights) == len(moves)
        assert all(weight >= 0 for weight in weights)
        values = known.value(imagined)
        assert len(values) == case.seats
        assert all(0 <= value <= 1 for value in values)
