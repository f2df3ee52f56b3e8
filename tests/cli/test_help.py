"""The help pages speak every language, and say everything."""

from __future__ import annotations

import io
import re
import shlex
from importlib.resources import files
from typing import Any

import pytest
import typer.main

from tests.cli.conftest import Vulcania, refused
from vulcania.cli import app
from vulcania.cli.commands import NAMES as COMMANDS
from vulcania.cli.help import help_words, metavar, option_key
from vulcania.cli.markdown import Markdown
from vulcania.words import LANGUAGES

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def tree() -> Any:
    return typer.main.get_command(app)


def params(command: Any) -> list[Any]:
    return list(command.get_params(command.make_context("x", [], resilient_parsing=True)))


@every_language
@pytest.mark.parametrize("name", ["vulcania", *COMMANDS])
def test_every_command_and_option_has_words(name: str, lang: str) -> None:
    """A new option fails here until it is told in all three languages."""
    words = help_words(lang)
    command = tree() if name == "vulcania" else tree().commands[name]
    assert words.say(f"command-{name}").strip()
    assert f"vulcania {name}" in words.say(f"command-{name}.examples") or name == "vulcania"
    for param in params(command):
        assert words.has(option_key(name, param, words)), f"{name}: no words for {param.opts} in {lang}"
        capitals = re.findall("[A-Z]{2,}", param.metavar or "")
        assert all(words.has(f"metavar-{one}") or one == "ID" for one in capitals), param.metavar


@every_language
def test_no_words_are_left_over(lang: str) -> None:
    words = help_words(lang)
    pages = {"vulcania": tree(), **tree().commands}
    asked = {option_key(name, param, words) for name, command in pages.items() for param in params(command)}
    file = files("vulcania.cli") / "words" / lang / "help.ftl"
    assert set(re.findall(r"^option-[\w-]+", file.read_text("utf-8"), re.MULTILINE)) == asked


@every_language
@pytest.mark.parametrize("name", COMMANDS)
def test_examples_can_be_typed(name: str, lang: str) -> None:
    for line in re.findall("`([^`]*)`", help_words(lang).say(f"command-{name}.examples")):
        _, _, rest = line.partition("vulcania ")
        command, *args = shlex.split(rest.partition(" > ")[0])
        assert tree().commands[command].make_context(command, args).params


@pytest.mark.parametrize(
    ("lang", "usage", "commands", "options", "default", "needed"),
    [
        ("en", "Usage: vulcania [OPTIONS] COMMAND", "─ Commands ─", "─ Options ─", "[default: 0]", "[required]"),
        ("fr", "Utilisation\u00a0: vulcania [OPTIONS] COMMANDE", "─ Commandes ─", "─ Options ─",
         "[par défaut\u00a0: 0]", "[obligatoire]"),
        ("nl", "Gebruik: vulcania [OPTIES] OPDRACHT", "─ Opdrachten ─", "─ Opties ─", "[standaard: 0]", "[verplicht]"),
    ],
)  # fmt: skip
def test_headings_too(
    vulcania: Vulcania, lang: str, usage: str, commands: str, options: str, default: str, needed: str
) -> None:
    shelf = vulcania("--help", "--lang", lang)
    assert shelf.code == 0
    assert usage in shelf.out
    assert commands in shelf.out
    page = vulcania("simulate", "--help", f"--lang={lang}").out
    assert all(text in page for text in (options, default, needed, metavar("GAME", help_words(lang))))


def test_the_language_is_taken_from_the_environment(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "Gebruik: vulcania play" in vulcania("play", "--help").out
    assert "Usage: vulcania play" in vulcania("play", "--help", "--lang", "en").out


def test_a_language_before_the_command_holds_for_it(vulcania: Vulcania) -> None:
    assert vulcania("--lang", "fr", "games").out == vulcania("games", "--lang", "fr").out
    assert vulcania("--lang", "fr", "games", "--lang", "nl").out == vulcania("games", "--lang", "nl").out
    assert "There is no language “xx” here." in refused(vulcania("--lang", "xx", "games"))
    assert "Il manque une commande. Les commandes sont\u00a0: serve," in refused(vulcania("--lang", "fr"))


def test_saying_nothing_is_answered_by_the_page_alone(vulcania: Vulcania) -> None:
    said = vulcania()
    assert (said.code, said.err) == (2, "")
    assert said.out.strip() == vulcania("--help").out.strip()


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("columns", [40, 61, 80])
def test_no_line_begins_with_a_high_sign(
    vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch, name: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    page = vulcania(name, "--help", "--lang", "fr").out
    assert not re.search(r"^[│ •]*[:;!?»]", page, re.MULTILINE)
    assert not re.search("[\ue0a0\ue02f]", page)


def test_a_page_for_a_terminal_without_accents(vulcania: Vulcania, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    page = vulcania("rules", "--help", "--lang", "fr").out
    assert page.isascii()
    assert "Lire les regles d'un jeu" in page


@every_language
@pytest.mark.parametrize("style", ["", "dim"])
def test_our_markdown_looks_like_all_of_it(lang: str, style: str) -> None:
    from rich import markdown
    from rich.console import Console

    def drawn(page: Any) -> str:
        console = Console(width=60, file=io.StringIO(), force_terminal=True)
        with console.capture() as seen:
            console.print(page)
        return seen.get()

    words = help_words(lang)
    for key in [f"command-{name}{part}" for name in COMMANDS for part in ("", ".examples")]:
        text = words.say(key).strip()
        assert drawn(Markdown(text, style)) == drawn(markdown.Markdown(text, style=style)), key
