"""Compiled code plays the same matches, is found by nobody whose sources differ, and travels in the wheel.

Compiling takes minutes, so whether matches are the same is seen where it has been done: ``make test-fast`` does it for
all games, and holds them to what games promise.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vulcania import compiled
from vulcania.core.registry import slugs

ROOT = Path(__file__).parents[1]

PLAYS = """
import pickle, sys
from pathlib import Path
import vulcania
from vulcania.core import chance, state
from vulcania.core.contents import contents
from vulcania.core.state import EVERYONE
from vulcania.core.story import moments
from vulcania.players.player import seen
from vulcania.players.search import search
print(vulcania.compiled.in_use(), file=sys.stderr)
(slug,) = sys.argv[1:]
for file in sorted(Path("tests/playthroughs").glob(f"{slug}-*.txt")):
    match = vulcania.load(file.read_text("utf-8").partition("\\n---")[0])
    print(match.record())
    print([len(list(moments(match, ply, None))) for ply in range(1, 9)])
match, luck = vulcania.new(slug, 3, seed=7), chance.Chance("luck")
while not match.over and len(match.plies) < 90:
    seat = match.to_act[0]
    found = search(seen(match.game, match.state, seat), luck.fork(), iterations=6)
    print([(one.move, one.visits, one.values, one.prior) for one in found.tries])
    match.play(found.best, seat)
    twin = pickle.loads(pickle.dumps(match.state))
    assert contents(twin) == contents(match.clone().state) == contents(match.state)
    assert not match.to_act or contents(match.state.redeal(EVERYONE, luck)) != contents(match.state)
    print(contents(match.state)[1:])
"""


def played(slug: str, how: str) -> tuple[str, bool]:
    """All that happens in some matches, and whether compiled code played them."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, slug], cwd=ROOT, env=os.environ | {"VULCANIA_COMPILED": how},
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.split()[0] == "True"


@pytest.mark.skipif(not compiled.fits(compiled.FOLDER), reason="nothing is compiled here: make test-fast does it first")
@pytest.mark.parametrize("slug", slugs())
def test_every_match_is_the_same(slug: str) -> None:
    plainly, compiled_there = played(slug, "no")
    assert not compiled_there
    assert played(slug, "") == (plainly, True)


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """As if chance alone had been compiled, with constants of a game's box."""
    for name in (compiled.LIBRARY, "vulcania.core.chance"):
        (tmp_path / f"{name}{compiled.SUFFIX}").touch()
    sources = ("vulcania/core/chance.py", "vulcania/games/soum_soum/components.py")
    sums = "".join(f"{compiled.digest(source)}  {source}\n" for source in sources)
    (tmp_path / compiled.SUMS).write_text(sums, "utf-8")
    return tmp_path


def test_it_stands_in_for_the_sources_that_it_was_made_from(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VULCANIA_COMPILED", str(made))
    monkeypatch.setattr(sys, "meta_path", [])
    compiled.install()
    assert compiled.in_use()
    (finder,) = sys.meta_path
    found = finder.find_spec("vulcania.core.chance", None)
    assert found is not None
    assert found.origin == str(made / f"vulcania.core.chance{compiled.SUFFIX}")
    assert finder.find_spec("vulcania.games.soum_soum.components", None) is None, "read as it is written"


def test_what_was_made_from_other_sources_is_not_used(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VULCANIA_COMPILED", str(made))
    monkeypatch.setattr(sys, "meta_path", [])
    sums = (made / compiled.SUMS).read_text("utf-8")
    assert compiled.fits(made)
    assert not compiled.fits(made, ["vulcania/core/chance.py"]), "made from more than that"
    for changed in ("0" * 64 + sums[64:], sums.replace("chance.py", "gone.py"), "nonsense", ""):
        (made / compiled.SUMS).write_text(changed, "utf-8")
        assert not compiled.fits(made)
        compiled.install()
        assert not compiled.in_use()


@pytest.mark.parametrize("fits", [True, False])
def test_a_wheel_takes_it_along_where_it_fits(tmp_path: Path, fits: bool) -> None:
    pytest.importorskip("hatchling")
    hook = runpy.run_path(str(ROOT / "tools" / "wheel.py"))["TakeCompiled"]
    package = tmp_path / "src" / "vulcania"
    folder = package / "_compiled"
    folder.mkdir(parents=True)
    shutil.copy(compiled.__file__, package)
    (folder / f"{compiled.LIBRARY}{compiled.SUFFIX}").touch()
    digest = compiled.digest("vulcania/compiled.py") if fits else "0" * 64
    (folder / compiled.SUMS).write_text(f"{digest}  vulcania/compiled.py\n", "utf-8")
    built: dict[str, object] = {"force_include": {}}
    hook(str(tmp_path), {}, None, None, "", "wheel").initialize("standard", built)
    taken = {"pure_python": False, "infer_tag": True, "force_include": {str(folder): "vulcania/_compiled"}}
    assert built == (taken if fits else {"force_include": {}})
