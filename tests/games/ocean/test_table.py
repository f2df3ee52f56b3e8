"""What can be typed and read at both tables of the turning ocean."""

from __future__ import annotations

import pytest

from tests.games.leagues.build import Table as LeaguesTable
from tests.games.leagues.build import chip
from tests.games.miles.table import Table as MilesTable
from vulcania.core.hooks import hooks
from vulcania.core.match import Match, new
from vulcania.core.registry import game
from vulcania.games._ocean.moves import SEEN_NAMES
from vulcania.words import LANGUAGES, words

BOTH = pytest.mark.parametrize("slug", ["leagues", "miles"])


@BOTH
@pytest.mark.rule("LG-24", "MI-15")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_can_be_typed_as_it_is_shown(slug: str, lang: str) -> None:
    match = new(slug, 2, 1)
    view, parse = match.view(0), match.game.vocabulary.parse
    for name in SEEN_NAMES.names:
        shown = words(lang, slug).say(f"place-{name}")
        for text in (f"fetch {shown}", shown.lower(), f"FETCH {shown.replace(' ', '')}", shown.replace("−", "-")):
            assert hooks(match.game).meant(view, text, lang).moves == (f"fetch {name}",) or (
                parse(text) == parse(f"fetch {name}")
            ), text


@BOTH
@pytest.mark.parametrize(
    ("lang", "text", "meant"),
    [
        ("fr", "fetch o-1", "fetch w-1"), ("fr", "fetch so0", "fetch sw0"), ("fr", "NO −2", "fetch nw-2"),
        ("nl", "fetch o-1", "fetch e-1"), ("nl", "fetch ZW -1", "fetch sw-1"), ("nl", "no 0", "fetch ne0"),
        ("nl", "fetch zo-2", "fetch se-2"), ("nl", "fetch z0", "fetch s0"),
        ("fr", "fetch w-1", "fetch w-1"), ("nl", "fetch se0", "fetch se0"),
    ],
)  # fmt: skip
def test_a_languages_own_compass_and_the_english_one_can_be_typed(slug: str, lang: str, text: str, meant: str) -> None:
    match = new(slug, 2, 1)
    assert hooks(match.game).meant(match.view(0), text, lang).moves == (meant,)


@BOTH
def test_what_is_no_place_is_left_alone(slug: str) -> None:
    match = new(slug, 2, 1)
    for text in ("fetch", "fetch q0", "lay o-1", "o-3"):
        assert hooks(match.game).typed(match.view(0), text, "nl") is None


def tied(slug: str) -> Match:
    """Both lay the same card."""
    match = new(slug, 2, 5)
    match.play("lay 5")
    match.play("lay 5")
    return match


@BOTH
@pytest.mark.rule("LG-13", "MI-9")
@pytest.mark.parametrize(
    ("lang", "highest"), [("en", "highest"), ("fr", "la plus forte"), ("nl", "hoogste")], ids=LANGUAGES
)
def test_of_equal_cards_none_is_called_the_highest(slug: str, lang: str, highest: str) -> None:
    match = tied(slug)
    (event,) = [event for event in match.events() if event.kind == "order"]
    assert event.data["first-seat"] == match.plies[0].seat
    said = words(lang, slug).say(event.message, ("Ned", "Nemo"))
    assert highest not in said
    assert ("Ned", "Nemo")[match.plies[0].seat] in said


@pytest.mark.rule("MI-11", "MI-14", "MI-18")
def test_a_refusal_speaks_to_the_player() -> None:
    table = MilesTable()
    table.own(0, "a1", "reef")
    table.own(0, "b1", "shark")
    table.do("lay 11", "lay 1")
    _, why = table.match.game.why_not(table.state, table.match.game.vocabulary.parse("swap a1 c1"), 0)
    said = {lang: words(lang, "miles").say(why, ("Ned", "Nemo")) for lang in LANGUAGES}
    assert said == {
        "en": "You have no chip on c1.", "fr": "Tu n’as pas de jeton en c1.", "nl": "Je hebt geen fiche op c1.",
    }  # fmt: skip
    twin = LeaguesTable(2).clear_sea().sea(s_2=chip("reef"))
    twin.grid(0, a1=chip("shark"), b1=chip("wreck"), a2=chip("reef", nth=1)).play("lay 8", "lay 4", "play sailor")
    assert words("en", "leagues").say(twin.refused("swap a1 c1")[1]) == "There is no chip of yours on c1."


@pytest.mark.rule("MI-13", "MI-14", "MI-15", "MI-18", "MI-20")
@pytest.mark.parametrize(
    ("card", "move", "rule"),
    [
        ("sailor", "move a1 b1", "MI-14"), ("helmet", "offer a1", "MI-15"), ("helmet", "fetch s0", "MI-15"),
        ("bell", "take p2 a1", "MI-18"), ("numbers", "deal p2-p1", "MI-20"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("carried_out", [False, True], ids=["before the hand card", "after it"])
def test_what_belongs_to_a_special_card_asks_for_that_card_first(
    card: str, move: str, rule: str, carried_out: bool
) -> None:
    table = MilesTable()
    table.own(0, "a1", "reef")
    table.own(1, "a1", "shark")
    table.hold(0, card)
    table.do("lay 8", "lay 1", *(["heading right"] if carried_out else []))
    assert f"play {card}" in table.legal
    assert table.refusal(move) == (rule, "refuse-play-first")


@BOTH
def test_either_order_of_a_swap_is_one_move(slug: str) -> None:
    vocabulary = game(slug).vocabulary
    assert vocabulary.parse("swap b1 a1") == vocabulary.parse("swap a1 b1")
