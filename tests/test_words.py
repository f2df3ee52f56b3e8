"""Every language says everything: the same messages with the same arguments, and none that is asked for is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import vulcania
from vulcania.core.about import package_of
from vulcania.core.registry import meta, slugs
from vulcania.core.rulebook import rulebook
from vulcania.words import LANGUAGES, words

SOURCE = Path(vulcania.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


# -- reading word files -----------------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the names of the arguments that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ftl.BaseNode | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.found


def shared_folders() -> list[str]:
    """The folders of words that several games share, besides those that all do."""
    return sorted({shared for slug in slugs() for shared in meta(slug).shares})


def folders() -> dict[str, Traversable]:
    """Every folder of words: what all games share, what some share, each game's own, and the command line's help."""
    found: dict[str, Traversable] = {"shared": files("vulcania.words"), "cli": files("vulcania.cli") / "words"}
    found |= {name: files(f"vulcania.games.{name}") / "words" for name in shared_folders()}
    return found | {slug: files(package_of(slug)) / "words" for slug in slugs()}


@cache
def entries(name: str, lang: str) -> dict[str, ftl.Message]:
    """The messages of a folder in a language. What Fluent cannot read, and what is said twice, is a fault."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((folders()[name] / lang).iterdir(), key=lambda item: item.name):
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{name}/{lang}/{file.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{name}/{lang}/{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def attributes(message: ftl.Message) -> dict[str, ftl.Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes}


@cache
def told(name: str, lang: str) -> dict[str, ftl.Message]:
    """All messages that the words of a folder may lean on: its own, and those it shares."""
    found = dict(entries("shared", lang))
    for shared in meta(name).shares if name in slugs() else ():
        found |= entries(shared, lang)
    return found | entries(name, lang)


def base(variable: str, messages: dict[str, ftl.Message]) -> str:
    """``animal`` for ``animal-the``: an argument said by a message can be used by that message's attributes.
    A player's name has French forms of its own, ``seat-of`` and ``seat-to``."""
    stem, _, attribute = variable.rpartition("-")
    if attribute in ("of", "to") and stem.endswith(("seat", "seat2")):
        return stem
    named = (message for key, message in messages.items() if stem and key.startswith(f"{stem}-"))
    return stem if any(attribute in attributes(message) for message in named) else variable


def arguments(name: str, lang: str, pattern: ftl.BaseNode | None) -> set[str]:
    return {base(variable, told(name, lang)) for variable in variables(pattern)}


every_folder = pytest.mark.parametrize("name", folders())
every_other_language = pytest.mark.parametrize("lang", OTHERS)


# -- the languages agree ----------------------------------------------------------------------------------------------


@every_folder
@every_other_language
def test_no_message_is_missing_or_too_many(name: str, lang: str) -> None:
    english, other = entries(name, "en"), entries(name, lang)
    assert sorted(english.keys() - other.keys()) == [], f"not said in {lang}"
    assert sorted(other.keys() - english.keys()) == [], f"said only in {lang}"


@every_folder
@every_other_language
def test_messages_have_the_same_arguments(name: str, lang: str) -> None:
    wrong = []
    for key, message in entries(name, "en").items():
        other = entries(name, lang).get(key)
        if other is not None and (message.value is None) != (other.value is None):
            wrong.append(f"{key}: has a text in one language only")
        elif other is not None:
            ours, theirs = arguments(name, "en", message.value), arguments(name, lang, other.value)
            if ours != theirs:
                wrong.append(f"{key}: {sorted(ours)} in en, {sorted(theirs)} in {lang}")
    assert wrong == []


@every_folder
@every_other_language
def test_attributes_agree(name: str, lang: str) -> None:
    """The name of a thing or a player may have other forms in each language (``.the``, ``.many``); all else has the
    same attributes."""
    things = {variable.partition("-")[0] for one in LANGUAGES for variable in all_variables(name, one)}
    wrong = []
    for key, message in entries(name, "en").items():
        other = entries(name, lang).get(key)
        if other is None or key == "player" or any(key.startswith(f"{thing}-") for thing in things):
            continue
        ours, theirs = attributes(message), attributes(other)
        if ours.keys() != theirs.keys():
            wrong.append(f"{key}: {sorted(ours)} in en, {sorted(theirs)} in {lang}")
        wrong += [
            f"{key}.{attribute}: other arguments in {lang}"
            for attribute in ours.keys() & theirs.keys()
            if arguments(name, "en", ours[attribute]) != arguments(name, lang, theirs[attribute])
        ]
    assert wrong == []


def all_variables(name: str, lang: str) -> set[str]:
    return {variable for message in told(name, lang).values() for variable in variables(message)}


# French wants a narrow space before ; ! and ?, a full one before : and % and inside « », and none of them breaks.
# A text that begins with a sign follows an argument; in « ? » the sign is quoted.
BAD_SPACE = re.compile(r"(?:(?<=.)(?<![\u202f«])(?<!«\u00a0)[;!?]|(?<=.)(?<!\u00a0)[:»%])(?=\s|$)|«(?!\u00a0)")


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography_is_real(name: str, lang: str) -> None:
    """Curly apostrophes and double quotation marks; in French, the right unbreakable space at every high sign."""
    wrong = []
    for key, message in entries(name, lang).items():
        for text in texts(message):
            straight = re.search(r"(?<=\w)'|\"|‘", text)
            if straight or (lang == "fr" and BAD_SPACE.search(text)):
                wrong.append(f"{key}: {text.strip()!r}")
    assert wrong == []


def texts(message: ftl.Message) -> Iterator[str]:
    """The literal texts of a message and of its attributes."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    visitor = Texts()
    visitor.visit(message)
    yield from visitor.found


# -- what games must say ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_explained(slug: str, lang: str) -> None:
    speaker = words(lang, slug)
    for option in meta(slug).options:
        keys = [f"option-{option.name}", f"option-{option.name}.help"]
        for key in keys + [f"option-{option.name}-{choice}" for choice in option.choices]:
            assert speaker.say(key).strip(), f"{key} is empty in {lang}"


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_explained(slug: str, lang: str) -> None:
    said = told(slug, lang)
    for section in rulebook(slug).section:
        assert f"rules-{section.id}" in said
    for rule in rulebook(slug).ids:
        message = said.get(f"rule-{rule}")
        assert message is not None, f"rule-{rule} is not explained in {lang}"
        assert message.value is not None
        assert "name" in attributes(message), f"rule-{rule} has no .name in {lang}"
    explained = {key.removeprefix("rule-") for key in entries(slug, lang) if key.startswith("rule-")}
    assert explained <= set(rulebook(slug).ids), "words for rules that there are not"


# -- what the code asks for -------------------------------------------------------------------------------------------

PREFIXES = ("error", "refuse", "prompt", "preview", "verdict", "remark", "label", "line", "cli")
KEY = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z0-9]+(?:-[a-z0-9]+)*")
SPEAKERS = {"message", "Message", "say", "tell"}


def asked(tree: ast.AST) -> Iterator[str]:
    """The keys that a piece of code names outright. Keyword arguments are left out: those of drawings look alike."""
    nodes = list(ast.walk(tree))
    for node in nodes:
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            literals = [part.value for part in choices(node.args[0]) if isinstance(part.value, str)]
            if called in SPEAKERS:
                yield from (key for key in literals if key not in LANGUAGES)
            elif called == "Event":
                yield from (f"event-{kind}" for kind in literals)
    named = {
        id(part)
        for node in nodes
        if isinstance(node, ast.keyword) and node.arg != "key"
        for part in ast.walk(node.value)
    }
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in named:
            yield from KEY.findall(node.value) if KEY.fullmatch(node.value) else ()


def choices(node: ast.expr) -> list[ast.Constant]:
    """``"a"`` gives one constant, ``"a" if … else "b"`` gives two, anything else none."""
    if isinstance(node, ast.IfExp):
        return choices(node.body) + choices(node.orelse)
    return [node] if isinstance(node, ast.Constant) else []


def modules() -> list[Path]:
    own = [Path(str(files(package_of(slug)))) for slug in slugs()]
    outside = [file for folder in own if SOURCE not in folder.parents for file in folder.rglob("*.py")]
    return sorted([*SOURCE.rglob("*.py"), *outside])


def known_to(module: Path) -> set[str]:
    """The messages that a module may ask for: a game's own and the shared ones; in a folder that games share, what any
    of them says; outside games, what every game says, and in the command line its help as well."""
    packages = {slug.replace("-", "_"): slug for slug in slugs()}
    for folder in module.parents:
        if folder.name in packages:
            return set(told(packages[folder.name], "en"))
        if folder.parent.name == "games" and folder.name.startswith("_"):
            users = [set(told(slug, "en")) for slug in slugs() if folder.name in meta(slug).shares]
            own = entries(folder.name, "en") if folder.name in folders() else {}
            return set().union(*users, entries("shared", "en"), own)
    helped = set(entries("cli", "en")) if module.parent.name == "cli" else set()
    return said_by_all() | helped


@cache
def said_by_all() -> set[str]:
    return set.intersection(*(set(told(slug, "en")) for slug in slugs()))


def test_whatever_the_code_asks_for_is_said() -> None:
    unsaid = {}
    for module in modules():
        wanted = {key.partition(".")[0] for key in asked(ast.parse(module.read_text("utf-8")))}
        if missing := wanted - known_to(module) if wanted else set():
            unsaid[module] = missing
    assert unsaid == {}


@pytest.mark.parametrize(
    ("name", "said"),
    [("Anna", "d’Anna"), ("Ben", "de Ben"), ("Élise", "d’Élise"), ("Yves", "d’Yves"), ("Yann", "de Yann"),
     ("Hélène", "d’Hélène"), ("Hugo", "d’Hugo"), ("Hans", "de Hans"), ("", "du joueur 1")],
)  # fmt: skip
def test_french_elides_before_a_name(name: str, said: str) -> None:
    assert words("fr", "leagues").say("label-hand", [name], seat=0) == f"Cartes {said}"
