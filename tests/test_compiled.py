"""Compiled code plays the same matches, is found by nobody whose sources differ, and travels in the wheel.

Here one game is compiled, and hurriedly; ``make test-fast`` holds all of them to everything that games promise.
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

ROOT = Path(__file__).parents[1]

PLAYS = """
import pickle
from pathlib import Path
import vulcania
from vulcania.core import chance, state
from vulcania.core.contents import contents
from vulcania.core.state import EVERYONE
from vulcania.core.story import moments
from vulcania.players.player import seen
from vulcania.players.search import search
print(vulcania.compiled.in_use(), file=__import__("sys").stderr)
for file in sorted(Path("tests/playthroughs").glob("soum-soum-*.txt")):
    match = vulcania.load(file.read_text("utf-8").partition("\\n---")[0])
    print(match.record())
    print([len(list(moments(match, ply, None))) for ply in range(1, 9)])
for slug in ("soum-soum", "pearls"):
    match, luck = vulcania.new(slug, 3, seed=7), chance.Chance("luck")
    while not match.over:
        seat = match.to_act[0]
        found = search(seen(match.game, match.state, seat), luck.fork(), iterations=6)
        print([(one.move, one.visits, one.values, one.prior) for one in found.tries])
        match.play(found.best, seat)
        twin = pickle.loads(pickle.dumps(match.state))
        assert contents(twin) == contents(match.clone().state) == contents(match.state)
        assert not match.to_act or contents(match.state.redeal(EVERYONE, luck)) != contents(match.state)
        print(contents(match.state)[1:])
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Soum Soum, with all that the games share, compiled."""
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler here")
    folder = tmp_path_factory.mktemp("made") / "compiled"
    subprocess.run([sys.executable, "tools/fast", "soum-soum", "--quick", "--into", str(folder)], cwd=ROOT, check=True)
    return folder


def played(folder: Path | str) -> tuple[str, bool]:
    """All that happens in some matches, and whether compiled code played them."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYS], cwd=ROOT, env=os.environ | {"VULCANIA_COMPILED": str(folder)},
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.split()[0] == "True"


def test_every_match_is_the_same(made: Path) -> None:
    plainly, compiled_there = played("no")
    assert not compiled_there
    assert played(made) == (plainly, True)


def test_what_was_made_from_other_sources_is_not_used(made: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(made, tmp_path / "older"))
    sums = (folder / compiled.SUMS).read_text("utf-8")
    assert compiled.fits(folder)
    assert "soum_soum/components.py" in sums  # its constants are in there
    for changed in ("0" * 64 + sums[64:], sums.replace("chance.py", "gone.py"), "nonsense", ""):
        (folder / compiled.SUMS).write_text(changed, "utf-8")
        assert not compiled.fits(folder)


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
