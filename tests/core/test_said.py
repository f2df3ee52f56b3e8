"""What people are shown they can type: every move's words, in every game and language."""

from __future__ import annotations

import pytest

from vulcania.core.chance import Chance
from vulcania.core.errors import NotAMove
from vulcania.core.hooks import hooks
from vulcania.core.match import Match, new
from vulcania.core.registry import meta, slugs
from vulcania.core.said import tokens
from vulcania.words import LANGUAGES, words

NAMES = ("Anaïs", "Bénédicte", "Cœur", "Dirk")
PLIES = 20


def positions(slug: str) -> list[Match]:
    """A match of random moves, as it stands after each of them."""
    of = new(slug, max(meta(slug).seats[0], 2), 7, players=NAMES[: max(meta(slug).seats[0], 2)])
    chance, found = Chance(7), [of.at(0)]
    while not of.over and len(of.plies) < PLIES:
        of.play(chance.pick(of.state.legal(of.to_act[0])), of.to_act[0])
        found.append(of.at(len(of.plies)))
    return [one for one in found if not one.over]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_a_move_can_be_typed_as_it_is_called(slug: str, lang: str) -> None:
    said = words(lang, slug)
    for of in positions(slug)[::4]:
        view = of.view(of.to_act[0])
        for move in hooks(of.game).listed(view)[:12]:
            label = said.move(of.game.vocabulary, move, of.players)
            for typed in (label, label.upper(), f" {label} !"):
                (meant,) = hooks(of.game).meant(view, typed, lang, of.players).moves
                assert of.game.vocabulary.parse(meant) == of.game.vocabulary.parse(move), typed


def test_little_words_and_accents_may_be_left_out() -> None:
    of = new("voyage", 2, 3)
    view = of.view(of.to_act[0])
    said = words("fr", "voyage")
    move = view.legal[0]
    label = tokens(said.move(of.game.vocabulary, move))
    short = [word for word in label if word not in ("vers", "au", "le", "l'")]
    assert hooks(of.game).meant(view, " ".join(short), "fr").moves == (move,)


def test_the_notation_may_hold_words_of_the_language() -> None:
    of = new("voyage", 2, 3)
    view, said = of.view(of.to_act[0]), words("nl", "voyage")
    for move in view.legal:
        _, direction, depth = move.split()
        typed = f"sail {said.say(f'direction-{direction}.short')} {said.say(f'depth-{depth}.short')}"
        assert hooks(of.game).meant(view, typed, "nl").moves == (move,)


def test_words_that_fit_several_moves_name_them_and_play_none() -> None:
    of = new("voyage", 2, 3)
    view, said = of.view(of.to_act[0]), words("fr", "voyage")
    labels = [said.move(of.game.vocabulary, move) for move in view.legal]
    assert len(labels) > 1
    with pytest.raises(NotAMove) as refused:
        hooks(of.game).meant(view, labels[0].split()[0], "fr")
    assert all(label in refused.value.say("fr") for label in labels[:4])


def test_words_without_the_first_one_are_no_move() -> None:
    of = new("voyage", 2, 3)
    view = of.view(of.to_act[0])
    assert hooks(of.game).meant(view, "profondeur", "fr").moves == ("profondeur",), "left to be refused as it stands"
