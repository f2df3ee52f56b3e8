"""What is agreed before a match: how many seats, which options, which seed, which components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from vulcania.core.errors import BadSetup

Value = bool | int | str

DRAWN = "drawn"
"""The value of a ``seat`` option that leaves the choice to chance."""

_YES = {"on", "yes", "true", "1"}
_NO = {"off", "no", "false", "0"}


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a table may choose. Its words are the messages ``option-NAME`` (a label) and its ``.help``."""

    name: str
    kind: Literal["flag", "number", "choice", "seat"]
    default: bool | int | str
    rule: str
    """The rule that the help opens at."""
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    since: int = 1
    """The version of the rules that brought it: records of earlier ones do not name it."""

    @property
    def expected(self) -> str:
        match self.kind:
            case "flag":
                return "on | off"
            case "number":
                return f"{self.low}…{self.high}"
            case "choice":
                return " | ".join(self.choices)
            case "seat":
                return f"{DRAWN} | p1 | p2 …"

    def read(self, value: object, seats: int) -> Value:
        """The option's value from what a person, a file or a program gave; :class:`BadSetup` when it does not fit."""
        found = self._read(value, seats)
        if found is None:
            raise BadSetup("error-option-value", option=self.name, value=str(value)[:60], expected=self.expected)
        return found

    def _read(self, value: object, seats: int) -> Value | None:
        text = str(value).strip().casefold()
        match self.kind:
            case "flag":
                return True if text in _YES else False if text in _NO else None
            case "number":
                try:
                    number = int(text)
                except ValueError:
                    return None
                return number if self.low <= number <= self.high and not isinstance(value, bool) else None
            case "choice":
                return text if text in self.choices else None
            case "seat":
                return text if text == DRAWN or text in {f"p{n}" for n in range(1, seats + 1)} else None

    def write(self, value: Value) -> str:
        return ("on" if value else "off") if self.kind == "flag" else str(value)


class Setup(msgspec.Struct, frozen=True):
    """Everything that, with the moves, makes a match."""

    seats: int
    seed: int
    options: dict[str, Value]
    components: Any
    """What the game's ``read_components`` made of its box."""
    rules: int
    """The version of the rules that it is played by, to the end: a rule that was mended since asks for it."""

    def first_seat(self, option: str = "first") -> int | None:
        """The seat that a ``seat`` option names, or ``None`` when chance decides."""
        value = self.options[option]
        return None if value == DRAWN else int(str(value)[1:]) - 1

    def unseeded(self) -> Setup:
        """The same agreement without its seed: what a state may keep of it, as players are given imagined states."""
        return msgspec.structs.replace(self, seed=0)


def read_options(offered: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, Value]:
    """Every option's value: as given, or its default."""
    by_name = {option.name: option for option in offered}
    for name in given:
        if name not in by_name:
            raise BadSetup("error-option-name", option=str(name)[:60], expected=", ".join(sorted(by_name)))
    return {name: option.read(given.get(name, option.default), seats) for name, option in by_name.items()}
