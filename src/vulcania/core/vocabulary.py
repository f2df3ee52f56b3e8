"""Moves as small integers with names.

A game's vocabulary is a row of families (``place``, ``dive``, ``stay``); a family has parameters, each with finitely
many values; the families' moves are numbered one after the other. A notation is the family's word and one token for
each parameter: ``place 2 c4``. Notation is English in every language; nothing outside a game does
arithmetic on moves.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import combinations_with_replacement
from typing import Protocol

from vulcania.core.errors import NotAMove
from vulcania.words.message import Message, Scalar


class Param(Protocol):
    """One place in a notation: ``size`` values, each written as one token without blanks."""

    @property
    def size(self) -> int: ...
    @property
    def kind(self) -> str:
        """What it names (``cell``, ``number``, ``seat``): the argument's name when the move is said in words."""
        ...

    @property
    def hint(self) -> str:
        """How to write it, in signs rather than words: ``1-3``, ``a1-e5``, ``left|right``."""
        ...

    def text(self, index: int) -> str: ...
    def index(self, text: str) -> int | None: ...


class Names:
    """A value out of a list of names."""

    def __init__(self, *names: str, hint: str = "", kind: str = "choice") -> None:
        self.names = names
        self.kind = kind
        self.size = len(names)
        self.hint = hint or "|".join(names)
        self._index = {name.casefold(): at for at, name in enumerate(names)}

    def text(self, index: int) -> str:
        return self.names[index]

    def index(self, text: str) -> int | None:
        return self._index.get(text.casefold())


def numbers(low: int, high: int) -> Names:
    """The whole numbers from low to high."""
    return Names(*(str(n) for n in range(low, high + 1)), hint=f"{low}-{high}", kind="number")


def players(most: int) -> Names:
    """The players as people count them, from ``p1``; the index is the seat, which counts from 0."""
    return Names(*(f"p{n + 1}" for n in range(most)), hint=f"p1-p{most}", kind="seat")


def squares(columns: int, rows: int) -> Names:
    """The squares of a board, row by row: ``a1`` is the top left one, the letter is the column."""
    names = [f"{chr(ord('a') + column)}{row + 1}" for row in range(rows) for column in range(columns)]
    return Names(*names, hint=f"{names[0]}-{names[-1]}", kind="cell")


class Subsets:
    """Any set out of up to ``most`` numbered things, written ``1+3+4``; the empty set is ``none``."""

    kind = "set"

    def __init__(self, most: int, prefix: str = "") -> None:
        self.most = most
        self.prefix = prefix
        self.size = 1 << most
        self.hint = f"none|{prefix}1+{prefix}2…"

    def text(self, index: int) -> str:
        return "+".join(f"{self.prefix}{n + 1}" for n in range(self.most) if index >> n & 1) or "none"

    def index(self, text: str) -> int | None:
        if text.casefold() == "none":
            return 0
        bits = 0
        for part in text.casefold().split("+"):
            number = part.removeprefix(self.prefix)
            if not (number.isascii() and number.isdigit() and 1 <= int(number) <= self.most):
                return None
            bits |= 1 << int(number) - 1
        return bits


class Coordinates:
    """A square of a board that grows: ``column,row`` counted from the first tile, each from -reach to reach."""

    kind = "cell"

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.side = 2 * reach + 1
        self.size = self.side * self.side
        self.hint = "x,y"

    def at(self, x: int, y: int) -> int:
        return (y + self.reach) * self.side + x + self.reach

    def xy(self, index: int) -> tuple[int, int]:
        row, column = divmod(index, self.side)
        return column - self.reach, row - self.reach

    def text(self, index: int) -> str:
        x, y = self.xy(index)
        return f"{x},{y}"

    def index(self, text: str) -> int | None:
        x, comma, y = text.partition(",")
        try:
            column, row = int(x), int(y)
        except ValueError:
            return None
        if not comma or max(abs(column), abs(row)) > self.reach:
            return None
        return self.at(column, row)


class Family:
    """All moves that begin with one word."""

    def __init__(self, word: str, *params: Param) -> None:
        self.word = word
        self.params = params
        self.base = 0
        self.size = 1
        for param in params:
            self.size *= param.size

    def code(self, *indices: int) -> int:
        """The move with these values of the parameters, each given as its index."""
        offset = 0
        for param, index in zip(self.params, indices, strict=True):
            offset = offset * param.size + index
        return self.base + offset

    def decode(self, move: int) -> tuple[int, ...]:
        offset = move - self.base
        indices = []
        for param in reversed(self.params):
            offset, index = divmod(offset, param.size)
            indices.append(index)
        return tuple(reversed(indices))

    @property
    def usage(self) -> str:
        return " ".join([self.word, *(f"<{param.hint}>" for param in self.params)])


class Pairs(Family):
    """Moves that name two values of one parameter: either order is the same move, the first value is written first."""

    def __init__(self, word: str, param: Param) -> None:
        super().__init__(word, param, param)
        self.pairs = tuple(combinations_with_replacement(range(param.size), 2))
        self.size = len(self.pairs)
        self.offsets = {pair: at for at, pair in enumerate(self.pairs)}

    def code(self, *indices: int) -> int:
        one, other = sorted(indices)
        return self.base + self.offsets[one, other]

    def decode(self, move: int) -> tuple[int, int]:
        return self.pairs[move - self.base]


class Vocabulary:
    """Every move that a game can ever have, in a fixed order.

    ``older``: wider families of the same words, for moves that only older rules had. They are numbered behind all
    others and do not count in ``size``, so that nothing that learns has to know them; matches begun then still do.
    """

    def __init__(self, *families: Family, older: Sequence[Family] = ()) -> None:
        self.families = families
        self._words = {family.word: family for family in families}
        if len(self._words) != len(families):
            raise ValueError("two families of moves begin with the same word")
        self._older = {family.word: family for family in older}
        base = 0
        for family in (*families, *older):
            family.base = base
            base += family.size
        self.size = older[0].base if older else base
        """How many moves there are under today's rules."""
        self._end = base
        self._all = (*families, *older)
        self._bases = [family.base for family in self._all]
        self._texts: dict[int, str] = {}
        """Notations that were asked for: every view asks for some of them again."""

    def family(self, move: int) -> Family:
        if not 0 <= move < self._end:
            raise NotAMove("error-move-number", number=move, size=self.size)
        return self._all[bisect_right(self._bases, move) - 1]

    def decode(self, move: int) -> tuple[str, tuple[int, ...]]:
        """The family's word and the index of each parameter."""
        family = self.family(move)
        return family.word, family.decode(move)

    def notation(self, move: int) -> str:
        text = self._texts.get(move)
        if text is None:
            family = self.family(move)
            indices = family.decode(move)
            text = " ".join([family.word, *(p.text(i) for p, i in zip(family.params, indices, strict=True))])
            self._texts[move] = text
        return text

    def message(self, move: int) -> Message:
        """The move as it is said to people: the message ``move-WORD``, each parameter an argument named by its kind.

        A second parameter of the same kind is ``KIND2``; a seat is given as its number, so that it is said by name.
        """
        family = self.family(move)
        args: dict[str, Scalar] = {}
        for param, index in zip(family.params, family.decode(move), strict=True):
            name = param.kind if param.kind not in args else f"{param.kind}2"
            args[name] = index if param.kind.endswith("seat") else param.text(index)
        return Message(f"move-{family.word}", args)

    def notations(self, moves: Sequence[int]) -> list[str]:
        texts = self._texts
        try:
            return [texts[move] for move in moves]
        except KeyError:
            return [self.notation(move) for move in moves]

    def parse(self, text: str) -> int:
        """The move that a notation means; :class:`NotAMove` says what was expected and where."""
        tokens = text.split()
        shown = text.strip()[:60]
        if not tokens:
            raise NotAMove("error-move-empty", usage=self.usage)
        family = self._words.get(tokens[0].casefold())
        if family is None:
            near = get_close_matches(tokens[0].casefold(), self._words, 1)
            if near:
                raise NotAMove("error-move-word-near", text=shown, near=near[0], usage=self._words[near[0]].usage)
            raise NotAMove("error-move-word", text=shown, usage=self.usage)
        if len(tokens) - 1 != len(family.params):
            raise NotAMove("error-move-count", text=shown, usage=family.usage)
        for one in filter(None, (family, self._older.get(family.word))):
            indices = [param.index(token) for token, param in zip(tokens[1:], one.params, strict=True)]
            known = [index for index in indices if index is not None]
            if len(known) == len(indices):
                return one.code(*known)
        at = indices.index(None)
        hint = family.params[at].hint
        raise NotAMove("error-move-token", text=shown, token=tokens[1 + at][:30], hint=hint, usage=family.usage)

    def knows(self, text: str) -> bool:
        """Whether a text is the notation of a move."""
        try:
            self.parse(text)
        except NotAMove:
            return False
        return True

    @property
    def usage(self) -> str:
        return " · ".join(family.usage for family in self.families)
