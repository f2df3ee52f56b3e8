"""What the README says is true: its example runs, its commands exist, its games are on the shelf."""

from __future__ import annotations

import re
from pathlib import Path

from vulcania.core.registry import meta, slugs
from vulcania.words import words

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
TEMPLATES = {path.parent.name for path in (ROOT / "examples").rglob("meta.toml")}


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    names: dict[str, object] = {}
    exec(code, names)
    assert "place 2 c4" in str(names["text"])
    assert str(names["picture"]).startswith("<svg")


def test_the_games_are_on_the_shelf_with_their_titles_and_players() -> None:
    told = {
        slug: (title, players)
        for title, slug, players in re.findall(r"\| \*\*(.+?)\*\* `(.+?)` \| .+? \| (.+?) \|", README)
    }
    here = [slug for slug in slugs() if slug not in TEMPLATES]
    for slug in here:
        title, players = told[slug]
        assert words("en", slug).say("title") == title
        assert tuple(int(n) for n in re.findall(r"\d+", players)) == meta(slug).seats


def test_every_file_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_its_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^    make (\w+)", README, re.M):
        assert re.search(rf"^{target}:", makefile, re.M)
    from typer.main import get_command

    from vulcania.cli import app

    known = set(getattr(get_command(app), "commands", {}))
    assert set(re.findall(r"^    vulcania (\w+)", README, re.M)) <= known


def test_everybody_who_made_the_games_is_named() -> None:
    for slug in slugs():
        if slug not in TEMPLATES:
            for person in meta(slug).designers:
                assert person in README, person
