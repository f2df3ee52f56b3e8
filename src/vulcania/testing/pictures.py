"""Pages of rules: what is pictured is a rule, can be reached, and shows what it speaks of; and the sheet is whole."""

from __future__ import annotations

from xml.etree import ElementTree

from vulcania.core.explain import things
from vulcania.core.pictures import scenes
from vulcania.core.rulebook import rulebook
from vulcania.testing.explained import all_there, places
from vulcania.words import LANGUAGES, words

SHEET = 1800
"""So many letters, with three pictures, fit on one sheet of paper."""


def test_every_pictured_rule_is_one_and_what_it_speaks_of_is_there(slug: str) -> None:
    for rule, scene in scenes(slug).items():
        assert rule in rulebook(slug).ids, f"{rule} is pictured, but there is no such rule"
        left, top, wide, high = scene.picture.crop
        for lang in LANGUAGES:
            whole = scene.whole(words(lang, slug))
            drawn = ElementTree.fromstring(whole)
            *_, width, height = drawn.get("viewBox", "").split()
            inside = left >= 0 <= top and 0 < wide <= float(width) - left and 0 < high <= float(height) - top
            assert inside, f"{rule}: {scene.picture.crop} is not within {width} by {height} ({lang})"
        for thing, told in zip(scene.picture.what, scene.explained, strict=True):
            assert thing in things(whole), f"{rule}: {thing!r} is not drawn"
            assert all_there(told, places(drawn)), f"{rule}: {told.where} is not drawn"
        picture = scene.draw(words("en", slug))
        assert not any(sign in picture for sign in ("style=", "<style", "<script"))


def test_the_sheet_for_the_table_says_the_same_in_every_language_and_is_short(slug: str) -> None:
    keys = [f"summary-{part}-{number}" for part in ("turn", "points") for number in range(1, 9)]
    keys += ["summary-aim", "summary-end"]
    found = [[key for key in keys if words(lang, slug).has(key)] for lang in LANGUAGES]
    assert all(one == found[0] for one in found)
    assert not found[0] or {"summary-aim", "summary-turn-1", "summary-points-1", "summary-end"} <= {*found[0]}
    for lang in LANGUAGES:
        assert sum(len(words(lang, slug).say(key)) for key in found[0]) <= SHEET, lang
