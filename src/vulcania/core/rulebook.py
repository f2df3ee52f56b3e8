"""A game's rules as a player reads them: by section and id, each with its words and what kind of rule it is.

``rules.toml`` in a game's folder lists the sections and the ids in them, and marks the ids that are rulings,
reconstructed data or variants; a rule without a mark is printed in the rulebook. The words are messages:
``rules-SECTION`` for a heading, ``rule-SS-8`` for a rule, with a short name as its attribute ``.name``.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from vulcania.core.about import read_about
from vulcania.core.errors import VulcaniaError

Mark = Literal["ruling", "reconstructed", "variant"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: tuple[Section, ...]
    marks: dict[Mark, tuple[str, ...]] = {}
    """A rule may bear several marks: where a printed rule needed a ruling in part, it is marked as a ruling."""

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(rule for section in self.section for rule in section.rules)

    def marks_of(self, rule: str) -> tuple[Mark, ...]:
        return tuple(mark for mark, rules in self.marks.items() if rule in rules)

    def find(self, text: str) -> str:
        """The id that a reader meant (``ss8``, ``SS-8``, ``8``)."""
        wanted = text.strip().upper().replace("-", "")
        for rule in self.ids:
            if wanted in (rule.replace("-", ""), rule.partition("-")[2]):
                return rule
        first, *_, last = sorted(self.ids, key=_number)
        raise VulcaniaError("error-rule", rule=text[:20], first=first, last=last)


def _number(rule: str) -> tuple[int, str]:
    """Rules are numbered as they were found, which need not be the order of the sections."""
    digits = "".join(sign for sign in rule if sign.isdigit())
    return int(digits), rule


@cache
def rulebook(slug: str) -> Rulebook:
    return read_about(slug, "rules.toml", Rulebook)
