"""The map is true: it shows every package there is, in the order that is checked, and names only what exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
LAYERS, *_, ROOMS, _ = (
    contract.get("layers", ())
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
)


def names(layers: list[str]) -> list[list[str]]:
    return [re.findall(r"\w+(?=\)|$| )", layer.replace("vulcania.", "")) for layer in layers]


def test_every_package_has_its_floor() -> None:
    source = ROOT / "src" / "vulcania"
    packages = {one.parent.name for one in source.glob("*/__init__.py")} | {
        one.stem for one in source.glob("*.py") if not one.stem.startswith("__")
    }
    floors = names(LAYERS)
    assert packages == {name for floor in floors for name in floor}
    drawing = PAGE.partition("```")[2].partition("```")[0]
    lines = [next(at for at, line in enumerate(drawing.splitlines()) if re.search(rf"\b{floor[0]}\b(?!/\w+\.py)", line))
             for floor in floors]  # fmt: skip
    assert lines == sorted(lines), "the drawing has them in the same order"


def test_every_room_is_listed_in_its_order() -> None:
    table = PAGE.partition("| room |")[2].partition("\n\n")[0]
    rows = [re.findall(r"`(\w+)(?:\.py|/)`", line.split("|")[1]) for line in table.splitlines()[2:]]
    listed = [room for row in rows for room in row]
    assert {room for rooms in names(ROOMS) for room in rooms} == set(listed)
    order = {room: at for at, rooms in enumerate(names(ROOMS)) for room in rooms}
    assert [order[room] for room in listed] == sorted(order[room] for room in listed)


def test_every_file_that_it_names_exists() -> None:
    source = ROOT / "src" / "vulcania"
    for name in re.findall(r"`((?:core|server|players|terminal|web)/[\w/.]+)`", PAGE):
        assert (source / name).exists(), name
