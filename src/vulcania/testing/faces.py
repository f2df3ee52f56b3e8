"""What people see and read of every game: words in every language, pictures, terminal boards, and a board to act on."""

from __future__ import annotations

from io import StringIO
from xml.etree import ElementTree

from rich.console import Console

from vulcania.core.chance import Chance
from vulcania.core.hooks import hooks
from vulcania.core.registry import game, meta
from vulcania.players.heuristics import heuristics
from vulcania.terminal import Look
from vulcania.terminal.plain import board
from vulcania.testing.cases import SEED, Case, moments, positions, random_play
from vulcania.words import LANGUAGES, words

ALIKE = ("cell", "number", "seat", "order", "set")
"""What is written with digits and letters of the board is the same in every language."""


def test_everything_that_happens_can_be_said_in_every_language(case: Case) -> None:
    match = random_play(case)
    outcome = match.outcome
    assert outcome is not None
    speakers = [words(lang, case.slug) for lang in LANGUAGES]
    for speaker in speakers:
        assert all(speaker.say(event.message) for seat in case.onlookers for event in match.events(seat))
        assert all(speaker.say(line.text) for line in outcome.breakdown)
        assert outcome.verdict is None or speaker.say(outcome.verdict)
    for state, seat, _ in positions(case, 10):
        previews = [case.game.preview(state, move, seat) for move in state.legal(seat)[:60]]
        for speaker in speakers:
            assert speaker.say(case.game.view(state, seat).prompt)
            assert all(speaker.say(preview) for preview in previews if preview is not None)


def test_every_move_can_be_said_in_every_language(case: Case) -> None:
    vocabulary = case.game.vocabulary
    for state, seat, _ in positions(case, 6):
        for lang in LANGUAGES:
            speaker = words(lang, case.slug)
            for move in state.legal(seat)[:40]:
                assert speaker.move(vocabulary, move) != vocabulary.notation(move)


def test_no_part_of_a_move_is_left_in_english(slug: str, lang: str) -> None:
    speaker = words(lang, slug)
    for family in game(slug).vocabulary.families:
        for param in (param for param in family.params if param.kind not in ALIKE):
            for value in range(param.size):
                assert speaker.has(f"{param.kind}-{param.text(value)}")


def test_every_option_is_explained(slug: str, lang: str) -> None:
    speaker = words(lang, slug)
    for key in ("title", "tagline"):
        assert speaker.say(key)
    for option in meta(slug).options:
        assert speaker.say(f"option-{option.name}")
        assert speaker.say(f"option-{option.name}.help")
        for choice in option.choices:
            assert speaker.say(f"option-{option.name}-{choice}")


def test_pictures_are_drawn_from_the_view_alone(plain: Case) -> None:
    draw = plain.game.draw
    for past in moments(random_play(plain)):
        for seat in (None, 0, plain.seats - 1):
            view = past.view(seat)
            for narrow, headed in ((False, True), (True, True), (False, False), (True, False)):
                languages = LANGUAGES if headed else LANGUAGES[:1]
                pictures = {
                    draw(view, words(lang, plain.slug), past.players, narrow=narrow, headed=headed)
                    for lang in languages
                }
                for picture in pictures:
                    root = ElementTree.fromstring(picture)
                    assert root.tag.endswith("svg")
                    assert root.find("{*}title") is not None
                    assert root.find("{*}desc") is not None
                    assert not any(sign in picture for sign in ("style=", "<style", "<script", str(SEED)))
                assert len(pictures) == len(languages), "each language has its own words"
            back = type(view).from_json(view.to_json())
            assert draw(back, words("en", plain.slug), past.players) == past.svg(seat)


def test_ids_in_a_picture_are_unique(plain: Case) -> None:
    for past in moments(random_play(plain)):
        nodes = list(ElementTree.fromstring(past.svg(0)).iter())
        ids = [node.get("id") for node in nodes if node.get("id")]
        assert len(ids) == len(set(ids))
        used = {node.get("href", "").removeprefix("#") for node in nodes if node.tag.endswith("}use")}
        assert used <= set(ids), "every drawing that is used is there"


def test_every_move_can_be_made_by_clicking_on_the_board(case: Case) -> None:
    for state, seat, _ in positions(case, 8):
        view = case.game.view(state, seat)
        for narrow, headed in ((False, True), (True, False)):
            picture = case.game.draw(view, words("en", case.slug), (), narrow=narrow, headed=headed)
            offered = [
                {move for move in view.legal if any(matches(move, pattern) for pattern in patterns.split("|"))}
                for patterns in pick_values(picture)
            ]
            for move in hooks(case.game).listed(view):
                left = set(view.legal).intersection(*(chosen for chosen in offered if move in chosen))
                assert left == {move}, f"clicking cannot tell {sorted(left)[:5]} apart"


def pick_values(picture: str) -> list[str]:
    found = [node.get("data-pick") for node in ElementTree.fromstring(picture).iter()]
    return [value for value in found if value]


def matches(move: str, pattern: str) -> bool:
    tokens, wanted = move.split(), pattern.split()
    return len(tokens) == len(wanted) and all(w in ("*", t) for t, w in zip(tokens, wanted, strict=True))


def test_the_terminal_shows_the_board(plain: Case) -> None:
    for past in moments(random_play(plain)):
        for seat in (None, 0):
            for lang in LANGUAGES:
                for look in (Look(unicode=True), Look(unicode=False)):
                    console = Console(width=80, file=StringIO(), color_system=None)
                    with console.capture() as shown:
                        console.print(board(plain.game, past.view(seat), words(lang, plain.slug), past.players, look))
                    text = shown.get()
                    assert text.strip()
                    if not look.unicode and lang == "en":
                        assert text.isascii(), [sign for sign in text if not sign.isascii()]


def test_heuristics_judge_every_position(plain: Case) -> None:
    known = heuristics(plain.game)
    for number, (state, seat, _) in enumerate(positions(plain, 10)):
        imagined = state.redeal(seat, Chance(number))
        moves = imagined.legal(seat)
        for policy in (known.policy, known.expert, known.solve):
            weights = policy(imagined, seat, moves) if policy else []
            assert len(weights) == len(moves) or (policy is not known.policy and not weights)
            assert all(weight >= 0 for weight in weights)
        values = known.value(imagined)
        assert len(values) == plain.seats
        assert all(0 <= value <= 1 for value in values)
