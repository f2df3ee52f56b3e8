"""What is this? Whatever a picture names is explained, in three languages, and from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from vulcania.core.explain import Explained
from vulcania.core.rulebook import rulebook
from vulcania.core.view import View
from vulcania.testing.cases import Case, random_play
from vulcania.words import LANGUAGES, words

LOOKS, FEW = 8, 3
"""So many positions of a match are looked at; fewer with each option changed."""
SPEAKS = re.compile(r"[^\W\d_]{3}")
"""What has a word in it speaks for itself; "3 8 15" and "A·2" do not."""
Node = ElementTree.Element


def looks(case: Case) -> Iterator[tuple[View, list[Node]]]:
    """Positions of a match, as seats and spectators see them, each drawn wide and narrow."""
    if case.game.optional_part("explain") is None:
        pytest.skip("this game explains nothing")
    match, english = random_play(case), words("en", case.slug)
    last, most = len(match.plies), FEW if case.options else LOOKS
    for at in sorted({last * part // (most - 1) for part in range(most)}):
        view = match.at(at).view(case.onlookers[at % (case.seats + 1)])
        yield (
            view,
            [
                ElementTree.fromstring(case.game.draw(view, english, match.players, narrow=narrow, headed=narrow))
                for narrow in (False, True)
            ],
        )


def test_whatever_a_picture_names_is_explained_by_a_rule_in_every_language(case: Case) -> None:
    known = set(rulebook(case.slug).ids)
    speakers = [words(lang, case.slug) for lang in LANGUAGES]
    for view, drawings in looks(case):
        back = type(view).from_json(view.to_json())
        found = {node.get("data-what", "") for drawn in drawings for node in drawn.iter()} - {""}
        drawn_places = [places(drawn) for drawn in drawings]
        assert found, "nothing has a name (data-what)"
        for thing in found:
            told = case.game.explain(view, thing)
            assert told is not None, f"{thing!r} is not explained"
            assert told.said, f"of {thing!r} nothing is said"
            assert told.rule in known, f"{thing!r}: there is no rule {told.rule}"
            assert all(speaker.say(one) for speaker in speakers for one in told.said)
            # in one of them at least: a narrow picture may leave out what is not needed now
            assert any(all_there(told, there) for there in drawn_places), f"{thing!r}: {told.where} is not drawn"
            assert case.game.explain(back, thing) == told
        for drawn in drawings:
            speaks_or_is_named(drawn, view)


def places(drawn: Node) -> set[tuple[str, str | None]]:
    """Every place of a picture, with whose it is."""
    return {(place, node.get("data-seat")) for node in drawn.iter() if (place := node.get("data-place"))}


def all_there(told: Explained, there: set[tuple[str, str | None]]) -> bool:
    """Whether everything that is to be lit is drawn."""
    owners = {None} | ({owner for _, owner in there} if told.seat is None else {str(told.seat)})
    return all(any((place, owner) in there for owner in owners) for place in told.where)


def speaks_or_is_named(drawn: Node, view: View) -> None:
    """Every place, and every number or letter that stands alone, can be asked about."""
    for node, mute in unnamed(drawn, False):
        alone = node.tag.endswith("}text") and not SPEAKS.search("".join(node.itertext()))
        assert not (mute and alone), f"{''.join(node.itertext())!r} has no name to ask by ({view.prompt.key})"
        assert not (mute and node.get("data-place")), f"{node.get('data-place')} has no name to ask by"


def unnamed(node: Node, named_above: bool) -> Iterator[tuple[Node, bool]]:
    """Every element, and whether neither it nor what it belongs to has a name."""
    named_here = named_above or node.get("data-what") is not None
    yield node, not named_here
    for child in node:
        if not child.tag.endswith(("}defs", "}title", "}desc")):
            yield from unnamed(child, named_here)


def test_what_is_not_there_is_not_explained(plain: Case) -> None:
    for view, _ in looks(plain):
        assert not any(plain.game.explain(view, thing) for thing in ("nonsense", "place z99", "player p99", "x y z"))
        return
