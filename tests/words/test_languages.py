"""No language lacks a message, an attribute or a placeholder that another has."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vulcania.core.about import package_of
from vulcania.core.registry import meta, slugs
from vulcania.words import LANGUAGES, _entries, plain, words
from vulcania.words.message import Message

FOLDERS: dict[str, Traversable] = {
    "shared": files("vulcania.words"),
    "cli": files("vulcania.cli") / "words",
    **{slug: files(package_of(slug)) / "words" for slug in slugs()},
    **{name: files(f"vulcania.games.{name}") / "words" for slug in slugs() for name in meta(slug).shares},
}


class Variables(Visitor):
    """The placeholders of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    # $shell-many is another form of $shell: languages need different ones
    bases = {name.removesuffix("-seat") if name.endswith("-seat") else name.partition("-")[0] for name in visitor.found}
    return frozenset(bases)


def messages(folder: Traversable, lang: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every message and those of its attributes that are said by themselves, with its placeholders."""
    for file in sorted((folder / lang).iterdir(), key=lambda item: item.name):
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {(entry.content or '')[:80]}"
            if isinstance(entry, ast.Message):
                yield entry.id.name, variables(entry.value)
                for attribute in entry.attributes:
                    if attribute.id.name in ("help", "name"):
                        yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_says_everything(name: str, lang: str) -> None:
    english, other = dict(messages(FOLDERS[name], "en")), dict(messages(FOLDERS[name], lang))
    assert other.keys() == english.keys()
    differing = {key: (sorted(english[key]), sorted(other[key])) for key in english if english[key] != other[key]}
    assert not differing


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(name: str, lang: str) -> None:
    keys = [key for key, _ in messages(FOLDERS[name], lang)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(
    ("game", "key", "args", "lang", "said"),
    [
        (None, "error-players", {"names": 1, "seats": 3}, "en", "One name was given for 3 seats."),
        (None, "error-players", {"names": 1, "seats": 3}, "fr", "1 nom a été donné pour 3 places."),
        (None, "player-late", {"name": "bot", "seat": 0, "seconds": 1}, "fr",
         "bot (Anna) n’a pas répondu en 1 seconde. Le Second joue à sa place."),
        ("soum-soum", "refuse-market-slot", {"size": 1}, "en", "Only one face-up card is left to take."),
        ("soum-soum", "refuse-market-slot", {"size": 2}, "nl", "Er liggen nog maar 2 open kaarten."),
        ("explo", "event-explored", {"score": 1, "band": "short"}, "nl",
         "De grot is verkend: 1 tegel, een korte verkenning."),
        ("explo", "event-explored", {"score": 0, "band": "short"}, "fr",
         "La grotte est explorée\u00a0: 0 tuile, une courte exploration."),
        ("explo", "preview-move", {"cell": "0,0", "count": 0}, "fr", "Vers 0,0\u00a0: c’est l’entrée."),
        ("voyage", "event-fine-short", {"seat": 0, "guineas": 1, "paid": 0, "reason": "reef"}, "fr",
         "Anna doit 1 guinée (choc contre un récif), n’en a aucune et cède le quart."),
        ("voyage", "event-fine-short", {"seat": 0, "guineas": 2, "paid": 1, "reason": "reef"}, "nl",
         "Anna moet 2 guinea’s betalen (op een rif gelopen), heeft er maar 1 en moet de wacht overdragen."),
    ],
)  # fmt: skip
def test_sentences_fit_none_one_and_many(
    game: str | None, key: str, args: dict[str, str | int], lang: str, said: str
) -> None:
    assert words(lang, game).say(Message(key, args), ["Anna"]) == said


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Anna", "Ben"], "Le quart passe d’Anna à Ben."),
        (["Ben", "Hélène"], "Le quart passe de Ben à Hélène."),
        (["Ben", "Anna"], "Le quart passe de Ben à Anna."),
        (["", "Ben"], "Le quart passe du joueur 1 à Ben."),
        ([], "Le quart passe du joueur 1 au joueur 2."),
    ],
)
def test_french_puts_of_and_to_before_names_and_numbers(names: list[str], said: str) -> None:
    watch = Message("event-watch", {"from-seat": 0, "seat": 1})
    assert words("fr", "voyage").say(watch, names) == said


def test_other_languages_say_a_number_as_they_say_a_name() -> None:
    watch = Message("event-watch", {"from-seat": 0, "seat": 1})
    assert words("en", "voyage").say(watch) == "The watch passes from Player 1 to Player 2."
    assert words("nl", "voyage").say(watch, ["Anna"]) == "De wacht gaat van Anna naar Speler 2."


def test_french_courses_are_read_with_their_article() -> None:
    """“Cap est” reads like a verb: it is “à l’est” and “au nord”."""
    speaker = words("fr", "voyage")
    assert speaker.say("refuse-not-warship", direction="E").startswith("Aller à l’est ")
    assert speaker.say("refuse-not-warship", direction="N").startswith("Aller au nord ")
    ocean = words("fr", "leagues").say("tell-ocean", direction="e", depth="0", place="e0")
    assert ocean == "Le Nautilus met le cap à l’est, à la profondeur 0, et pointe vers E\u00a00."


@pytest.mark.rule("MI-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_is_not_told_of_their_own_squares_by_name(lang: str) -> None:
    assert "Anna" not in words(lang, "miles").say(Message("refuse-no-chip", {"seat": 0, "square": "a1"}), ["Anna"])


@pytest.mark.rule("LG-13")
@pytest.mark.parametrize(("lang", "said"), [("en", "gets number 1"), ("fr", "reçoit le numéro 1"),
                                            ("nl", "krijgt nummer 1")])  # fmt: skip
def test_who_sails_first_may_have_laid_an_equal_card(lang: str, said: str) -> None:
    """The highest card may have been laid twice: what is sure is the number that the first of them gets."""
    assert said in words(lang, "leagues").say(Message("event-order", {"first-seat": 0}), ["Anna"])


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_says(name: str, lang: str) -> None:
    files = [file for file in (FOLDERS[name] / lang).iterdir() if file.name.endswith(".ftl")]
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for key, entry in [one for file in files for one in _entries(file).items()]:
        patterns = None if key.startswith("-") else plain.patterns(entry)
        if patterns is None:
            continue
        message = bundle.get_message(key)
        texts = message.attributes | ({"": message.value} if message.value else {})
        assert patterns.keys() == texts.keys(), key
        for attribute, text in patterns.items():
            for number in (0, 1, 2, 3, 21, 999, -1) if isinstance(text, plain.Choice) else (0,):
                pattern, decides = (text.of(number, lang), text.by) if isinstance(text, plain.Choice) else (text, "")
                args = {**{name: f"<{name}>" for name in pattern[1::2]}, decides: number}
                filled = "".join(str(args[part]) if at % 2 else part for at, part in enumerate(pattern))
                assert (filled, []) == bundle.format_pattern(texts[attribute], args), key


def test_what_is_more_than_a_choice_by_number_is_left_to_fluent() -> None:
    assert plain.patterns("a = { $n ->\n    [one] One\n   *[other] { $n } things\n  }\n") == {
        "": plain.Choice("n", {"one": ("One",)}, ("", "n", " things"))
    }
    for entry in (
        "a = { $n ->\n    [one] One\n   *[more] More\n  }\n",
        "a = Of { $n ->\n    [one] one\n   *[other] others\n  }\n",
        "a = { $n ->\n    [one] One { $m ->\n   [one] x\n   *[other] y\n  }\n   *[other] More\n  }\n",
        "a = { NUMBER($n) ->\n    [one] One\n   *[other] More\n  }\n",
    ):
        assert plain.patterns(entry) is None, entry


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_filled_in_as_fluent_writes_them(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("told = { $number }"))
    pattern = bundle.get_message("told").value
    assert pattern is not None
    for number in (0, 7, -3, 999, 1000, -1200, 20_000, 1_234_567):
        args = {"number": number}
        assert words(lang)._filling("number", args, ()) == bundle.format_pattern(pattern, args)[0]
