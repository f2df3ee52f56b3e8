"""Every rule of every game is shown by a test that names it, and nothing names a rule that there is not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from vulcania.core.about import package_of
from vulcania.core.registry import meta, slugs
from vulcania.core.rulebook import rulebook

TESTS = Path(__file__).parent
every_game = pytest.mark.parametrize("slug", slugs())


def marked(tree: ast.AST) -> Iterator[str]:
    """The ids in ``pytest.mark.rule("SS-1", …)``, on a test, a class or a whole module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"line {node.lineno}: write the id out, so that it is found"
                yield str(argument.value)


@cache
def shown_by() -> dict[str, list[str]]:
    """Which files test each rule id."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule in marked(ast.parse(file.read_text("utf-8"))):
            found.setdefault(rule, []).append(str(file.relative_to(TESTS)))
    return found


@every_game
def test_every_rule_has_a_test(slug: str) -> None:
    untested = [rule for rule in rulebook(slug).ids if rule not in shown_by()]
    assert untested == [], f'no test of {slug} bears pytest.mark.rule("…") for these'


def test_no_test_names_an_unknown_rule() -> None:
    known = {rule for slug in slugs() for rule in rulebook(slug).ids}
    unknown = {rule: where for rule, where in shown_by().items() if rule not in known}
    assert unknown == {}


@every_game
def test_the_list_of_rules_is_sound(slug: str) -> None:
    book = rulebook(slug)
    assert len(set(book.ids)) == len(book.ids), "a rule stands in two places"
    assert all(re.fullmatch(rf"{meta(slug).rules_prefix}-[0-9]+[a-z]?", rule) for rule in book.ids)
    for mark, rules in book.marks.items():
        assert set(rules) <= set(book.ids), f"marked {mark}, but not in a section"
    for option in meta(slug).options:
        assert option.rule in book.ids, f"the option {option.name} opens the help at a rule that there is not"


@every_game
def test_the_code_names_only_rules_that_there_are(slug: str) -> None:
    """Comments and refusals point at rules by id; a reader follows them."""
    folder = Path(str(files(package_of(slug))))
    prefix = meta(slug).rules_prefix
    named = {
        rule
        for file in [*folder.rglob("*.py"), *folder.rglob("*.toml"), *folder.rglob("*.ftl")]
        for rule in re.findall(rf"\b{prefix}-[0-9]+[a-z]?\b", file.read_text("utf-8"))
    }
    assert sorted(named - set(rulebook(slug).ids)) == []
