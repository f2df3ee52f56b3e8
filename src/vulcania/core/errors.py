"""What can go wrong, by name. Every error is a message that can be said in each language."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.words import words
from vulcania.words.message import Message, Scalar

_LONGEST = 600
_MOST = 10**15


def _sayable(value: Scalar) -> Scalar:
    """What was found may be endless, and words cannot be made of that."""
    if isinstance(value, int) and abs(value) > _MOST:
        value = str(value)
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value


class VulcaniaError(Exception):
    """The root of every error that a user can cause. ``str()`` says it in English, ``say`` in any language."""

    def __init__(self, key: str, *, game: str | None = None, **args: Scalar) -> None:
        super().__init__(key)
        self.message = Message(key, {name: _sayable(value) for name, value in args.items()})
        self.game = game

    def say(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The error in a language; ``names`` are the players', by seat."""
        return words(lang, self.game).say(self.message, names)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuilt, (type(self), self.__dict__))


def _rebuilt(kind: type[VulcaniaError], fields: dict[str, object]) -> VulcaniaError:
    """Errors cross process borders (simulations), so they must survive pickling with their arguments."""
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    return error


class UnknownGame(VulcaniaError):
    """No game of that name is on the shelf."""


class BadGame(VulcaniaError):
    """A file that tells about a game is missing or wrong: a matter for whoever is writing that game."""


class BadSetup(VulcaniaError):
    """Seats, options or seed do not fit the game."""


class BadComponents(VulcaniaError):
    """A component file is missing something, has something extra, or contradicts itself. Without an entry it is about
    the whole file."""

    def __init__(self, file: str, entry: str, expected: str, *, game: str | None = None) -> None:
        key = "error-components" if entry else "error-components-file"
        super().__init__(key, game=game, file=file, entry=entry, expected=expected)
        self.file = file
        self.entry = entry
        self.expected = expected


class MoveError(VulcaniaError):
    """A move was refused; the match is as it was."""


class NotAMove(MoveError):
    """The text is not in the game's vocabulary at all. ``offers`` are moves that may have been meant."""

    def __init__(self, key: str, *, game: str | None = None, offers: tuple[str, ...] = (), **args: Scalar) -> None:
        super().__init__(key, game=game, **args)
        self.offers = offers


class NotYourTurn(MoveError):
    """That seat has nothing to decide now."""

    def __init__(self, seat: int, acting: int) -> None:
        super().__init__("error-not-your-turn")
        self.message = Message("error-not-your-turn", {"seat": seat, "acting-seat": acting})


class MatchOver(MoveError):
    """The match has ended; nothing can be played any more."""


class IllegalMove(MoveError):
    """The move exists, but a rule forbids it now. ``rule`` is the id that the help opens at."""

    def __init__(self, rule: str, reason: Message, *, game: str | None = None) -> None:
        super().__init__(reason.key, game=game, **reason.args)
        self.rule = rule

    @property
    def reason(self) -> str:
        return self.say("en")

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class CannotUndo(VulcaniaError):
    """The last move may not be taken back."""


class BadRecord(VulcaniaError):
    """A record cannot be read or does not replay. ``line`` counts from 1; 0 means the record as a whole."""

    def __init__(self, key: str, *, line: int = 0, game: str | None = None, **args: Scalar) -> None:
        super().__init__(key, game=game, line=line, **args)
        self.line = line

    def say(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """A record refused because of something else says that in the same language."""
        cause = self.__cause__
        if isinstance(cause, VulcaniaError) and "why" in self.message.args:
            rule = f" ({cause.rule})" if isinstance(cause, IllegalMove) else ""
            why = _sayable(cause.say(lang, names) + rule)
            self.message = Message(self.message.key, {**self.message.args, "why": why})
        return super().say(lang, names)
