"""The one mechanism by which anything is said: Project Fluent, in English, French and Dutch.

Word files lie in ``vulcania/words/LANG/*.ftl`` for what all games share, in a game's ``words/LANG/*.ftl`` for its own,
and in ``vulcania/cli/words`` for the help pages of the command line.
Two conventions keep rules and events free of language:

* An argument named ``animal`` with the value ``octopus`` is said with the message ``animal-octopus`` where there is
  one; the attributes of that message (``.the = the octopus``) can be used as ``$animal-the``. Several things of a
  kind are told apart by a word before it or a 2 after it: ``first-animal`` and ``animal2`` are said with the message
  ``animal-octopus`` as well.
* An argument named ``seat``, or ending in ``-seat``, is a seat number and is said as the player's name; ``order`` is a
  row of players as moves write them (``p2-p1``), and is said as their names. French asks for ``$seat-of`` and
  ``$seat-to`` where English says “of Anna” and “to Anna”: it is “d’Anna”, but “de Ben” and “du joueur 3”. The forms of
  who has no name are the attributes of the message ``player``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Any, Protocol

from vulcania import shelf
from vulcania.words import plain
from vulcania.words.message import Message

if TYPE_CHECKING:  # slow to load: whoever says nothing need not wait for them
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message as Said

LANGUAGES = ("en", "fr", "nl")
_REMEMBERED = 2_000
_ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_VOWEL = re.compile("[aeiouœæ]|y[^aeiouy]|h[eiou]", re.IGNORECASE)


class Vocabulary(Protocol):
    """What is asked of a game's moves to say one."""

    def parse(self, text: str) -> int: ...
    def notation(self, move: int) -> str: ...
    def message(self, move: int) -> Message: ...


class Words:
    """Says messages in one language, for one game or for none."""

    def __init__(self, lang: str, folders: Sequence[Traversable]) -> None:
        self.lang = lang
        self._written: dict[str, str] = {}
        """Messages as they stand in their files: most are never said, and Fluent reads slowly."""
        self._patterns: dict[str, dict[str, plain.Text] | None] = {}
        """Those that were asked for, as far as they are plain."""
        self._given_to_fluent: set[str] = set()
        self._read_by_fluent: dict[str, Said | None] = {}
        self._reading = RLock()
        self._said: dict[object, str] = {}
        self._things: dict[tuple[str, str], dict[str, str]] = {}
        """What has words of its own, in all its forms."""
        self._nameless: dict[int, dict[str, str]] = {}
        """What players without a name are called, by seat."""
        for folder in folders:
            for file in sorted((folder / lang).iterdir(), key=lambda item: item.name):
                if file.name.endswith(".ftl"):
                    self._written |= _entries(file)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def _plain(self, key: str) -> dict[str, plain.Text] | None:
        """The texts of a message that can be said without Fluent."""
        if key not in self._written:
            return None
        if key not in self._patterns:
            self._patterns[key] = plain.patterns(self._written[key])
        return self._patterns[key]

    def _message(self, key: str) -> Said | None:
        if key not in self._written:
            return None
        if key not in self._read_by_fluent:
            with self._reading:
                self._read(key)
                known = self._bundle.has_message(key)
                self._read_by_fluent[key] = self._bundle.get_message(key) if known else None
        return self._read_by_fluent[key]

    def _read(self, key: str) -> None:
        """Let Fluent read a message or term, and all that it refers to."""
        from fluent.runtime import FluentResource

        if key in self._written and key not in self._given_to_fluent:
            self._given_to_fluent.add(key)
            self._bundle.add_resource(FluentResource(self._written[key]))
            for name in _REFERENCE.findall(self._written[key]):
                self._read(name)

    def has(self, key: str) -> bool:
        """Whether there are words for it; ``key.attribute`` asks for a form of a message."""
        name, _, attribute = key.partition(".")
        patterns = self._plain(name)
        if patterns is not None:
            return not attribute or attribute in patterns
        known = self._message(name)
        return known is not None and (not attribute or attribute in known.attributes)

    def say(self, what: Message | str, names: Sequence[str] = (), /, **args: Any) -> str:
        """The message in this language. ``names`` are the players', by seat."""
        key, given = (what, args) if isinstance(what, str) else (what.key, what.args)
        # A board says much the same after every move, so what was said once is remembered.
        said = (key, tuple(names), *given.items(), *map(type, given.values())) if given else key
        text = self._said.get(said)
        if text is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            text = self._said[said] = self._say(Message(key, given), names)
        return text

    def _say(self, what: Message, names: Sequence[str]) -> str:
        key, _, attribute = what.key.partition(".")
        plainly = self._plainly(key, attribute, what.args, names)
        if plainly is not None:
            return plainly
        message = self._message(key)
        if message is None:
            raise KeyError(f"no words for {what.key!r} in {self.lang!r}")
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"the message {what.key!r} has no text of its own in {self.lang!r}")
        args = self._arguments(what.args, names)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            # A thing that only somebody's own box knows has no words: all its forms are the name it bears there.
            forms = {name: args[base] for name in _unknown(errors) if (base := name.rpartition("-")[0]) in args}
            text, errors = self._bundle.format_pattern(pattern, forms | args)
        if errors:
            raise ValueError(f"{what.key!r} in {self.lang!r} cannot be said with {dict(what.args)!r}: {errors[0]}")
        return str(text)

    def _plainly(self, key: str, attribute: str, args: Mapping[str, Any], names: Sequence[str]) -> str | None:
        """The message, where it is text in which names stand for what is given: Fluent need not fill it in."""
        text = (self._plain(key) or {}).get(attribute)
        if text is None:
            return None
        try:
            pattern = text.of(self._number(text.by, args, names), self.lang) if isinstance(text, plain.Choice) else text
            parts = [*pattern]
            parts[1::2] = [self._filling(name, args, names) for name in pattern[1::2]]
        except (KeyError, TypeError):
            return None
        return "".join(parts)

    def _number(self, name: str, args: Mapping[str, Any], names: Sequence[str]) -> int:
        """The number that decides which text is said."""
        value = self._forms(name, args[name], names)[name]
        if type(value) is not int:
            raise TypeError
        return value

    def _filling(self, asked: str, args: Mapping[str, Any], names: Sequence[str]) -> str:
        """What is filled in for a name: a text, or a number as it is written in this language."""
        name = asked if asked in args else asked.rpartition("-")[0]
        value = self._forms(name, args[name], names)[asked]
        if isinstance(value, str):
            return value
        if type(value) is not int:
            raise TypeError
        return str(value) if abs(value) < 1000 else f"{value:,}".replace(",", _thousands(self.lang))

    def move(self, vocabulary: Vocabulary, move: int | str, names: Sequence[str] = ()) -> str:
        """A move as it is said to people; in its notation where the game has no words for it."""
        number = vocabulary.parse(move) if isinstance(move, str) else move
        said = vocabulary.message(number)
        return self.say(said, names) if self.has(said.key) else vocabulary.notation(number)

    def _arguments(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        return {asked: form for name, value in args.items() for asked, form in self._forms(name, value, names).items()}

    def _forms(self, name: str, value: Any, names: Sequence[str]) -> Mapping[str, Any]:
        """All that an argument can be asked for as, by the names that it is asked by."""
        if name in ("seat", "seat2") or name.endswith("-seat"):
            return {f"{name}{form}": called for form, called in self._called(int(value), names).items()}
        if name == "order":
            return {name: ", ".join(self.player(int(one[1:]) - 1, names) for one in str(value).split("-"))}
        return (isinstance(value, str) and self._said_as(name, value)) or {name: value}

    def _said_as(self, name: str, value: str) -> dict[str, str]:
        """All forms of a thing that has words of its own; nothing for any other."""
        forms = self._things.get((name, value))
        if forms is None and (named := self._thing(name, value)):
            forms = {f"{name}-{attribute}": self._formatted(form) for attribute, form in named.attributes.items()}
            forms[name] = self._formatted(named.value) if named.value else value
            self._things[name, value] = forms
        return forms or {}

    def _thing(self, name: str, value: str) -> Said | None:
        kind = name.rpartition("-")[2].removesuffix("2")
        return self._message(f"{name}-{value}") or self._message(f"{kind}-{value}")

    def _formatted(self, pattern: Any) -> str:
        return str(self._bundle.format_pattern(pattern, {})[0])

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """What a seat's player is called: their name, or a number as people count."""
        return (seat < len(names) and names[seat]) or self._called(seat, ())[""]

    def _called(self, seat: int, names: Sequence[str]) -> dict[str, str]:
        """What a seat's player is called by itself and after little words, by what is added to the argument's name."""
        if seat < len(names) and (name := names[seat]):
            return {"": name, "-of": _of(name), "-to": f"à {name}"}
        if seat not in self._nameless:
            known = self._plain("player")
            assert known is not None, "all games share it"
            forms = {f"-{form}" if form else "": f"player.{form}".rstrip(".") for form in known}
            self._nameless[seat] = {form: self.say(key, number=seat + 1) for form, key in forms.items()}
        return self._nameless[seat]


@cache
def _thousands(lang: str) -> str:
    """What stands between them."""
    from babel.numbers import get_group_symbol

    return get_group_symbol(lang)


@lru_cache(1_000)
def _of(name: str) -> str:
    """French “of”, which loses its vowel before another one, a y that is read as one, and most silent letters h."""
    return f"d’{name}" if _VOWEL.match(unicodedata.normalize("NFKD", name)) else f"de {name}"


def _unknown(errors: Sequence[object]) -> list[str]:
    """The arguments that a message asked for and was not given."""
    from fluent.runtime.errors import FluentReferenceError

    return [str(error).rpartition(" ")[2] for error in errors if isinstance(error, FluentReferenceError)]


def _entries(file: Traversable) -> dict[str, str]:
    """The messages and terms of a word file by name, unread. What goes on below a message's first line is set in."""
    _, *parts = _ENTRY.split(file.read_text("utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The words of a language: those all games share and, with a game's slug, that game's too."""
    from importlib.resources import files

    folders = [files(__name__)]
    if game is not None:
        folders += shelf.word_folders(game)
    return Words(lang if lang in LANGUAGES else LANGUAGES[0], folders)
