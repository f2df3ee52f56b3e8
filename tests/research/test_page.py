"""What docs/research.md says is true: its examples run, and its figures are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vulcania.core.registry import game, meta, slugs

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)
NEEDS = {"research.encoding": ["numpy"], "research.pettingzoo": ["numpy", "gymnasium", "pettingzoo"],
         "research.gymnasium": ["numpy", "gymnasium", "pettingzoo"], "openspiel": ["numpy", "pyspiel"],
         "research.vector": ["jax"]}  # fmt: skip


@pytest.mark.parametrize("code", EXAMPLES, ids=[f"example-{n}" for n, _ in enumerate(EXAMPLES, 1)])
def test_an_example_runs(code: str) -> None:
    for sign, modules in NEEDS.items():
        for module in modules if sign in code else ():
            pytest.importorskip(module, reason=f"this example needs {module}")
    exec(compile(code, "docs/research.md", "exec"), {})


def test_its_table_is_that_of_the_games() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d)–(\d) \| ([\d,]+) \| (.+?) \|$", PAGE, re.M)
    told = {slug: (int(low), int(high), int(size.replace(",", "")), seen) for slug, low, high, size, seen in rows}
    assert set(told) <= set(slugs())
    assert len(told) == 5
    for slug, (low, high, size, _) in told.items():
        assert meta(slug).seats == (low, high)
        assert game(slug).vocabulary.size == size
    pytest.importorskip("numpy", reason="encodings need NumPy")
    for slug, (low, _, _, seen) in told.items():
        part = game(slug).optional_part("encoding")
        if part is None:
            assert seen == "–"
            continue
        (places, wide), rest = part.layout(game(slug).setup(low, 0)).shape
        assert seen == f"{places:,} × {wide} + {rest}"


def test_every_file_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
