"""No English is left on the pages of the other languages."""

from __future__ import annotations

import re
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest

from tests.server.live import Running
from tests.web.house import game_pages, house_pages
from vulcania.core.about import package_of


def plain_phrases(lang: str, *folders: str) -> dict[str, str]:
    """Sentences and phrases without anything to fill in, by their names."""
    found: dict[str, str] = {}
    for folder in folders:
        for path in sorted((Path(folder) / lang).glob("*.ftl")):
            for key, said in re.findall(r"^\s*([-.\w]+) = ([^{}\n]+)$", path.read_text("utf-8"), re.MULTILINE):
                found[f"{path.name} {key}"] = said.strip()
    return found


def english_only(game: str) -> list[str]:
    """What is said in English in more than one word, and otherwise in the other languages."""
    home = str(files("vulcania") / "words")
    own = str(files(package_of(game)) / "words")
    english, french, dutch = (plain_phrases(lang, home, own) for lang in ("en", "fr", "nl"))
    others = {*french.values(), *dutch.values()}
    return sorted({said for said in english.values() if " " in said and len(said) > 8 and said not in others})


def everything_said(page: str) -> str:
    """Also what scripts and listeners are given in attributes."""
    page = re.sub(r"<(script|style)\b.*?</\1>", " ", page, flags=re.DOTALL)
    texts = re.sub(r"<[^>]*>", "", page)
    return unescape(re.sub(r"\s+", " ", f"{page} | {texts}"))


@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_no_english_is_left(running: Running, midway: tuple[str, str, str], over: str, lang: str) -> None:
    game, name, token = midway
    phrases = english_only(game)
    pages = game_pages(game, name)
    if game == "soum-soum":
        pages += house_pages(running, over)
    with running.client() as english:
        assert any(phrase in everything_said(english.get(f"/rules/{game}").text) for phrase in phrases)
    with running.client(**{"accept-language": f"{lang}-BE"}) as client:
        client.cookies.set(f"seat_{name}", token)
        for path in pages:
            page = client.get(path).text
            assert f'<html lang="{lang}"' in page, path
            said = everything_said(page)
            assert not [phrase for phrase in phrases if phrase in said], path
