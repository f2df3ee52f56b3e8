"""What people see of Soum Soum: the picture, its words, and the board in the terminal."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.console import Console

from tests.games.soum_soum.build import lay, match, position
from vulcania.core.chance import Chance
from vulcania.core.match import Match, new
from vulcania.games.soum_soum.picture import draw
from vulcania.games.soum_soum.terminal import show
from vulcania.games.soum_soum.view import SoumSoumView
from vulcania.terminal import Look
from vulcania.words import LANGUAGES, words

SEA = """
    Oa1 ..  ..  ..  Sr
    ..  ..  Tc2 ..  ..
    ..  Sa  ##  ..  ..
    ..  ..  ..  ..  ..
    Or  ..  ..  ..  Ta
"""


def laid(**options: object) -> Match:
    game = match(2, 1, **options)
    lay(game, SEA)
    return game


def view(of: Match, seat: int | None) -> SoumSoumView:
    found = of.view(seat)
    assert isinstance(found, SoumSoumView)
    return found


def drawn(of: Match, seat: int | None = 0, lang: str = "en", narrow: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(draw(view(of, seat), words(lang, "soum-soum"), of.players, narrow=narrow))


def classed(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [node for node in root.iter() if name in node.get("class", "").split()]


def by_id(root: ElementTree.Element, name: str) -> ElementTree.Element:
    [found] = [node for node in root.iter() if node.get("id") == name]
    return found


def described(root: ElementTree.Element) -> str:
    return root.findtext("{*}desc") or ""


def glowing(root: ElementTree.Element) -> set[str]:
    """What can be picked among the things whose frame glows; what else might be tried with them comes after that."""
    picked = [(node, node.get("data-pick", "").partition("|")[0]) for node in root.iter()]
    return {first for node, first in picked if first and classed(node, "can")}


both = pytest.mark.parametrize("narrow", [False, True])


@both
def test_hand_and_empty_places_glow_while_a_card_is_to_be_laid(narrow: bool) -> None:
    root = drawn(laid(), narrow=narrow)
    empty = [place.name for place in view(laid(), 0).sea if place.card is None and place.name != "c3"]
    assert glowing(root) == {f"place {n} *" for n in (1, 2, 3)} | {f"place * {name}" for name in empty}


@both
def test_cards_without_diver_and_the_submarine_glow_while_a_diver_may_go(narrow: bool) -> None:
    game = laid()
    game.play("place 1 b1")
    root = drawn(game, narrow=narrow)
    assert glowing(root) == {"dive b1", "dive e1", "dive b3", "dive a5", "dive e5", "stay"}
    assert by_id(root, "submarine").get("data-pick") == "stay|place * c3|dive c3"
    assert "Stay aboard" in "".join(by_id(root, "submarine").itertext())


@both
def test_the_market_glows_while_a_card_is_to_be_taken(narrow: bool) -> None:
    game = laid(open_market=True)
    game.play("place 1 b1")
    game.play("stay")
    root = drawn(game, narrow=narrow)
    assert glowing(root) == {"take 1", "take 2", "take 3"}


@both
def test_nothing_glows_for_others(narrow: bool) -> None:
    assert not classed(drawn(laid(), 1, narrow=narrow), "can")
    spectator = drawn(laid(), None, narrow=narrow)
    assert not classed(spectator, "can")
    assert not classed(spectator, "hand")


def test_what_just_happened_is_marked() -> None:
    game = laid()
    game.play("place 1 b1")
    game.play("dive e5")
    marked = {node.get("id") for node in classed(drawn(game), "last")}
    assert {"card-b1", "card-e5"} <= marked
    assert "card-a5" not in marked


def test_each_diver_stands_on_its_card_and_shows_its_worth() -> None:
    root = drawn(laid())
    worths = {
        node.get("id"): "".join(text for text in (part.text for part in classed(node, "worth")[0].iter()) if text)
        for node in classed(root, "card")
        if classed(node, "worth")
    }
    assert worths == {"card-a1": "0", "card-c2": "1"}
    standing = {node.get("id") for node in classed(root, "diver")}
    assert {"diver-a1", "diver-c2"} <= standing
    assert len(standing) == 10, "five for each player, aboard or in the sea"


def test_a_diver_keeps_its_id_from_the_panel_to_the_card() -> None:
    game = laid()
    game.play("place 1 b1")
    before = by_id(drawn(game), "diver-p1-4").get("transform")
    game.play("dive e5")
    after = by_id(drawn(game), "diver-p1-4").get("transform")
    assert before != after


@both
def test_the_page_has_the_shape_it_is_for(narrow: bool) -> None:
    _, _, width, height = (float(part) for part in drawn(laid(), narrow=narrow).get("viewBox", "").split())
    assert (width, width < height) == ((390, True) if narrow else (1200, False))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_picture_does_not_change_with_what_its_seat_cannot_know(seat: int | None) -> None:
    game = match(3, 4, open_market=True)
    for move in ("place 2 b2", "dive b2", "take 1", "place 1 d4"):
        game.play(move)
    was = game.svg(seat)
    for n in range(5):
        game.state = game.imagine(seat, Chance(n))
        assert game.svg(seat) == was


def test_the_board_is_described_in_each_language() -> None:
    texts = {lang: described(drawn(laid(), lang=lang)) for lang in LANGUAGES}
    assert "c2: turtle, scores the turtles in its column, diver of Player 2, worth 1 point now." in texts["en"]
    assert "c2 : tortue, compte les tortues de sa colonne" in texts["fr"].replace("\u00a0", " ")
    assert "c2: schildpad, telt de schildpadden in de kolom, duiker van Speler 2, nu 1 punt waard." in texts["nl"]
    for place in view(laid(), 0).sea:
        assert all(place.name in text for text in texts.values())


def test_a_players_name_is_only_text() -> None:
    game = new("soum-soum", seed=1, players=("<script>alert(1)</script>", "A & “B”"))
    for narrow in (False, True):
        picture = draw(view(game, 0), words("en", "soum-soum"), game.players, narrow=narrow)
        assert "<script" not in picture
        ElementTree.fromstring(picture)


def finished(**options: object) -> Match:
    game = match(3, 6, **options)
    chance = Chance(6)
    while not game.over:
        game.play(chance.pick(game.legal()))
    return game


@both
@pytest.mark.rule("SS-16")
def test_at_the_end_every_point_is_in_the_picture(narrow: bool) -> None:
    game = finished()
    outcome = game.outcome
    assert outcome is not None
    root = drawn(game, None, narrow=narrow)
    [account] = classed(root, "tally")
    told = [text for text in account.itertext() if text.strip()]
    for line in outcome.breakdown:
        if line.where:
            assert line.where[0] in told
    assert [text for text in told if text.startswith("=")] == [f"= {score}" for score in outcome.scores]
    [winner] = classed(root, "winner")
    assert winner.get("id") == f"player-p{outcome.winners[0] + 1}"


@pytest.mark.rule("SS-17")
def test_the_last_words_say_when_playing_last_decided() -> None:
    full = """
        Or1 Oa  Oa  Oa  Oa
        Or2 Oa  Oa  Oa  Oa
        Oa  Oa  ##  Oa  Oa
        Oa  Oa  Oa  Oa  Oa
        Oa  Oa  Oa  Oa  Oa
    """
    game = match()
    lay(game, full)
    said = words("en", "soum-soum").say(view(game, None).prompt, ("Anna", "Ben"))
    assert said == "The sea is full and it is a tie at 0 points: Ben wins for having played last."


def test_a_match_shows_itself_in_a_notebook() -> None:
    game = match()
    assert game._repr_svg_() == game.svg(None)
    assert game.svg(0, "fr") != game.svg(0, "nl") != game.svg(0, "en")


@pytest.mark.parametrize("seat", [0, None])
def test_nothing_moves_on_a_telephone_when_the_match_ends(seat: int | None) -> None:
    """The account takes the place of the hand; who had none finds it below all the rest."""

    def legend() -> tuple[bytes, str | None]:
        text = draw(view(game, seat), words("en", "soum-soum"), game.players, narrow=True, headed=False)
        root = ElementTree.fromstring(text)
        return ElementTree.tostring(classed(root, "legend")[0]), root.get("viewBox") if seat == 0 else None

    game, chance = match(4), Chance(4)
    before = legend()
    while not game.over:
        game.play(chance.pick(game.legal()))
    assert legend() == before


# -- the terminal -----------------------------------------------------------------------------------------------------


def shown(of: Match, seat: int | None, lang: str, look: Look) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(show(view(of, seat), words(lang, "soum-soum"), of.players, look))
    return capture.get().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("unicode", [True, False])
def test_the_whole_table_fits_80_columns_and_24_lines(lang: str, unicode: bool) -> None:
    names = ("Anna", "Benjamin", "Clara-Sophie von und zu Wasser", "Dirk")
    game = new("soum-soum", 4, 3, {"open-market": True}, players=names)
    chance = Chance(3)
    while not game.over:
        lines = shown(game, game.to_act[0], lang, Look(unicode))
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80
        assert len({line.rindex("│" if unicode else "|") for line in lines[2:4]}) == 1, "the grid is straight"
        game.play(chance.pick(game.legal()))


def test_the_terminal_tells_the_board() -> None:
    text = "\n".join(shown(laid(), 0, "en", Look(unicode=False)))
    assert "|Octopus  *|    b1    |" in text
    assert "1        0" in text, "a diver of player 1 on a1, worth nothing yet"
    assert "(1)" in text, "what a diver on e1 would be worth"
    assert "Your hand" in text
    assert "Pile  30 cards" in text
    assert "*  octopuses around it" in text


def test_a_spectator_sees_no_hand() -> None:
    assert not any("hand" in line for line in shown(laid(), None, "en", Look()))


def test_the_terminal_does_not_change_with_what_its_seat_cannot_know() -> None:
    game = laid()
    was = shown(game, 0, "en", Look())
    game.state = position(game).redeal(0, Chance(9))
    assert shown(game, 0, "en", Look()) == was
