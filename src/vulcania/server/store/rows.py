"""What the store hands out: plain rows, free of the database."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vulcania.core.record import Entry, RecordedMove, RecordedUndo

SeatKind = Literal["person", "bot", "open"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think: without limit, so long a move, so long a match, or for days a move.

    The first two are for people who look on: they stand still while nobody does. Days go by whether one looks or not.
    """

    kind: Literal["none", "move", "player", "days"] = "none"
    seconds: int = 0
    reserve: int = 0
    """With days: so many seconds in all beyond those of each move."""
    late: Literal["bot", "end"] = "bot"
    """When time is up: a bot plays on, or the match is given up."""


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everybody at the table agreed that it rests."""

    since: float
    until: float | None = None
    """When it goes on by itself; ``None``: when somebody says so."""


class Taught(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson at a table: its chapter, and the step that the learner has gone on to by word."""

    chapter: str
    step: int = 0


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match goes on from another one: that one's record up to there, and the seat that plays on."""

    record: str
    seat: int
    plies: int


APART = ("lesson", "branch")
"""What sets a match apart from those that were played from their beginning, without being told how."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    rules: int
    components: str
    clock: Clock = Clock()
    listed: bool = True
    created: float = 0
    started: float | None = None
    """When the last seat was taken; ``None`` while the table waits for people."""
    ended: float | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    ask: dict[str, Any] | None = None
    """What a seat asked the others to agree to."""
    lesson: Taught | None = None
    """Where the table is a guided first game: how far the learner is."""
    advice: bool | None = None
    """Whether the captain may be asked; ``None``: if nobody but bots plays against the one who asks."""
    helped: bool | None = None
    """Whether somebody who plays against bots alone asked the captain, or took back what had shown more."""
    branch: Branch | None = None
    """Where this match goes on from another one; its own seed is for what was not known there."""
    plies: int = 0
    epoch: int = 0
    """How often moves were taken back: a move thought out before that does not fit afterwards."""
    version: int = 0
    waits: dict[str, float] | None = None
    """For which seats the match waits, and since when; ``None`` in a table that was last used before this was kept."""
    due: float | None = None
    """When something is to be done though nobody looks."""
    pause: Pause | None = None
    pace: float | None = None
    """So many seconds a bot's move takes at least; ``None``: as many as in the whole house."""

    @property
    def apart(self) -> list[str]:
        """By what of :data:`APART` the match differs from others."""
        return [name for name in APART if getattr(self, name) is not None]


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str = ""
    secret: str | None = None
    """The hashes of the person's secrets, one for each device, parted by spaces; the secrets themselves are kept
    nowhere but in their browsers."""
    level: str | None = None
    stand_in: str | None = None
    """The bot that plays for a person who left, until they return."""
    person: str | None = None
    """Whose seat it is: the hash of what their browsers keep. They may sit there with any of them."""
    told: float | None = None
    """The turn, by when it began, of which the person was told or saw themselves."""
    alone: bool | None = None
    """Whether only devices with a key of their own may sit there, and not all that are the person's."""
    whence: str | None = None
    """A mark of the address that the seat was taken from."""

    @property
    def devices(self) -> list[str]:
        """The hashes of the keys that open the seat."""
        return (self.secret or "").split()

    @property
    def bot(self) -> str | None:
        """The bot that plays this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


class MoveRow(msgspec.Struct, frozen=True, gc=False):
    ply: int
    seat: int
    text: str
    spent: float = 0
    """How long the seat thought, in seconds."""
    at: float = 0


class UndoneRow(msgspec.Struct, frozen=True):
    """A move that was taken back, in which epoch, and who asked for it."""

    ply: int
    seat: int
    text: str
    epoch: int
    by: int
    recorded: bool | None = None


class TalkRow(msgspec.Struct, frozen=True, gc=False):
    """Something said at the table: by a person (``say``), or a note by the server (``note``: a message as JSON)."""

    id: int
    seat: int | None
    kind: Literal["say", "note"]
    text: str
    at: float


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    variant: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    best: int | None
    """The score that counts for the record; a team that lost sets none."""
    names: tuple[str, ...]
    at: float = 0
    ranks: tuple[int, ...] | None = None
    points: tuple[dict[str, int], ...] | None = None
    """By seat, what each kind of line of the final account came to; nothing of matches before that was kept."""


class Played(msgspec.Struct, frozen=True):
    """A match that is over, as one of its people remembers it."""

    match: str
    game: str
    seats: int
    seat: int
    at: float
    scores: list[int]
    """Nothing if the match was given up."""
    winners: list[int]
    points: dict[str, int]
    """By kind; nothing of matches from before that was kept."""
    others: list[str]
    """Who played against or with them: people by name, bots by ``bot LEVEL``."""

    @property
    def won(self) -> bool:
        return self.seat in self.winners

    @property
    def score(self) -> int:
        return self.scores[self.seat]


class Everything(msgspec.Struct, frozen=True):
    """A table as it stands in the database."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    talk: tuple[TalkRow, ...]
    undone: tuple[UndoneRow, ...] = ()
    """In the order in which they were played."""

    def entries(self) -> list[Entry]:
        """All that was done at this table, as the match's record tells it.

        What stood at the end of an epoch is what was taken back then, after as much as was left of what stood before
        it; and that is how the next epoch began.
        """
        standing: list[MoveRow | UndoneRow] = list(self.moves)
        parts: list[list[Entry]] = []
        for epoch in sorted({row.epoch for row in self.undone if row.recorded}, reverse=True):
            gone = [row for row in self.undone if row.epoch == epoch]
            at = gone[0].ply
            parts.append([RecordedMove(row.seat, row.text) for row in standing[at:]])
            parts.append([RecordedUndo(len(gone), gone[0].by)])
            standing = [*standing[:at], *gone]
        parts.append([RecordedMove(row.seat, row.text) for row in standing])
        begun = 0 if self.match.branch is None else self.match.branch.plies
        return [entry for part in reversed(parts) for entry in part][begun:]
