"""``vulcania learn``, typed at as a learner would."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Vulcania, refused
from vulcania.core.lesson import lessons
from vulcania.core.registry import slugs
from vulcania.words import LANGUAGES


@pytest.mark.parametrize("slug", [slug for slug in slugs() if lessons(slug)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_can_be_gone_through(vulcania: Vulcania, slug: str, lang: str) -> None:
    for lesson in lessons(slug):
        typed = "".join("show\n" if step.do else "\n" for step in lesson.step if step.free is None)
        said = vulcania("learn", slug, lesson.name, "--lang", lang, typed=typed)
        assert said.code == 0
        assert not said.err


def test_something_else_is_answered(vulcania: Vulcania) -> None:
    said = vulcania("learn", "soum-soum", typed="\n\nplace 1 a1\nplace 1 c3\nplace 1 b2\nquit\n")
    assert "For now, lay card 1 on b2." in said.out
    assert "SS-1" in said.out, "what the rules forbid is refused by its rule"
    assert "A shark swims on b2." in said.out


def test_a_lesson_goes_on_where_it_was_left(vulcania: Vulcania) -> None:
    left = vulcania("learn", "soum-soum", typed="\n\nshow\nquit\n")
    assert "vulcania learn soum-soum first" in left.out
    again = vulcania("learn", "soum-soum", typed="show\n")
    assert "Welcome aboard" not in again.out
    assert "One point" in again.out


def test_newcomers_are_told_of_it_once(vulcania: Vulcania) -> None:
    offer = "vulcania learn soum-soum"
    assert offer in vulcania("play", "soum-soum", typed="quit\n").out
    assert offer not in vulcania("play", "soum-soum", typed="quit\n").out


@pytest.mark.parametrize("slug", [slug for slug in slugs() if lessons(slug)])
def test_a_short_match_with_a_deckhand_follows(vulcania: Vulcania, slug: str) -> None:
    """The last chapter names it; it begins with a decision of the learner's, however late in a match."""
    said = vulcania("learn", slug, "match", typed="quit\n")
    assert said.code == 0
    assert "> " in said.out


def test_a_chapter_that_there_is_not(vulcania: Vulcania) -> None:
    assert "There is: first" in refused(vulcania("learn", "soum-soum", "last"))
