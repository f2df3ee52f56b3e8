"""A match in progress: a position, the moves that led to it, and what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from operator import index
from pathlib import Path
from typing import SupportsIndex

import msgspec

from vulcania.core import record as records
from vulcania.core.chance import Chance, any_seed
from vulcania.core.components import Box
from vulcania.core.contents import contents
from vulcania.core.errors import (
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalMove,
    MatchOver,
    MoveError,
    NotAMove,
    NotYourTurn,
    VulcaniaError,
)
from vulcania.core.event import Event, Log
from vulcania.core.game import Game
from vulcania.core.outcome import Outcome
from vulcania.core.record import Entry, Record, RecordedBranch, RecordedMove, RecordedUndo
from vulcania.core.registry import game as find_game
from vulcania.core.setup import Setup
from vulcania.core.state import EVERYONE, State
from vulcania.core.view import View
from vulcania.words import words
from vulcania.words.message import Message, message

MOST_UNDONE = 2000
"""So many moves of a match are taken back at most: neither a record nor a table goes on for ever."""
MOST_BRANCHES = 200
"""So often a match goes on from another one at most."""

KEPT_EVERY = 8
"""Of so many positions one is kept."""


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One move that was played, and what it led to."""

    seat: int
    move: int
    text: str
    events: tuple[Event, ...]
    sealed: bool
    """Chance was asked or something hidden was told: it is not taken back."""


class Match:
    """A match of any game. Everything goes through the contract of :class:`~vulcania.core.state.State`."""

    def __init__(self, game: Game, setup: Setup, box: Box, players: Sequence[str] = ()) -> None:
        self.game = game
        self.setup = setup
        self.box = box
        self.players = tuple(records.player_name(name) for name in players) or ("",) * setup.seats
        self.state: State = game.start(setup)
        """The whole position, hidden things included: for the engine, never to be shown."""
        self.plies: list[Ply] = []
        self.signed: str | None = None
        """What a server's signature says, once the match is over; whether it holds is for others to check."""
        self.remarks: tuple[Message, ...] = ()
        """What a reader should know of a match that was loaded, such as that its rules were older."""
        self._before: list[State | None] = []
        """The position before each move, as far as it is kept: see :meth:`_position`."""
        self._anew: frozenset[int] = frozenset()
        """Before which moves the position was dealt anew: no other leads there."""
        self._log: list[Ply | RecordedUndo | RecordedBranch] = []
        """Everything that was done, moves that were taken back and the undoing of them included."""
        self.begun = 0
        """How many of the moves were played in another match, from which this one goes on: they stand for good."""
        self._seen = 0
        """Positions before so many moves hold what an undo has told: none of them stands again as it was."""
        self._imagined = False

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may decide now; empty when the match is over."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        return not self.state.to_act

    def legal(self, seat: int | None = None) -> list[str]:
        """The notation of every legal move, of one seat or of all that may act."""
        return self.game.vocabulary.notations(self.actions(seat))

    def actions(self, seat: int | None = None) -> list[int]:
        """The number of every legal move, of one seat or of all that may act."""
        seats = self.to_act if seat is None else (self._known(seat),)
        return list(dict.fromkeys(move for one in seats if one in self.to_act for move in self.state.legal(one)))

    def mask(self, seat: int | None = None) -> bytearray:
        """A byte for each move there is, 1 where it is legal: ``numpy.frombuffer(match.mask(0), bool)``."""
        mask = bytearray(self.game.vocabulary.size)
        for move in self.actions(seat):
            if move < len(mask):  # what only older rules have is beyond
                mask[move] = 1
        return mask

    def view(self, seat: int | None = None) -> View:
        """What a seat may know now; ``None`` is a spectator."""
        view = self.game.view(self.state, None if seat is None else self._known(seat))
        recent = tuple(event for ply in self._last_turn() for event in ply.events)
        return msgspec.structs.replace(
            view, recent=tuple(event.seen_by(seat) for event in recent), outcome=self.outcome
        )

    def preview(self, move: str | SupportsIndex, seat: int) -> Message | None:
        """What a legal move would do, as far as the seat can know; ``None`` where there is nothing to foretell."""
        return self.game.preview(self.state, self._number(move), self._known(seat))

    @property
    def outcome(self) -> Outcome | None:
        """``None``, or scores, ranks, winners and where every point came from."""
        outcome = self.state.outcome()
        return outcome and msgspec.structs.replace(outcome, breakdown=self.game.breakdown(self.state))

    def events(self, seat: int | None = None) -> list[Event]:
        """All that happened, as that seat may know it."""
        return [event.seen_by(seat) for ply in self.plies for event in ply.events]

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """A position that, for all the seat knows, could be the true one. What bots think with."""
        return self.state.redeal(seat, chance)

    def resample(self, seat: int | None, seed: int) -> Match:
        """A match that goes on from a position that, for all the seat knows, could be the true one. The same seed gives
        the same one. What led there is left behind, as it holds secrets; so there is nothing to take back or to
        record."""
        other = self.clone()
        other.setup = self.setup.unseeded()
        other.state = self.imagine(seat, Chance(seed, "resample"))
        other.plies, other._before, other._log, other._seen, other._imagined = [], [], [], 0, True
        return other

    def branch(self, seat: int, seed: int) -> Match:
        """Another match that goes on from here, with chance of its own: what the seat cannot know is dealt anew, so
        that whoever has seen how this one went on knows no more than who sat there."""
        other = self.clone()
        other.signed, other.remarks = None, ()
        other.enter(RecordedBranch(seed, self._known(seat)))
        return other

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same position, hidden things and chance to come included, however it came about."""
        if not isinstance(other, Match):
            return NotImplemented
        return self.game.slug == other.game.slug and contents(self.state) == contents(other.state)

    __hash__ = None  # type: ignore[assignment]  # a match goes on, and is no key

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """A picture of what a seat (``None``: a spectator) may see."""
        return self.game.draw(self.view(seat), words(lang, self.game.slug), self.players)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        state = "over" if self.over else "to act: " + ", ".join(f"p{seat + 1}" for seat in self.to_act)
        return f"<Match of {self.game.slug}, {self.seats} seats, {len(self.plies)} moves, {state}>"

    def _known(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise BadSetup("error-seat", number=str(seat)[:20], last=self.seats - 1)
        return int(seat)  # NumPy's numbers are as good

    def _number(self, move: str | SupportsIndex) -> int:
        if isinstance(move, str):
            return self.game.vocabulary.parse(move)
        try:
            return index(move)
        except TypeError:
            raise NotAMove("error-move-type", kind=type(move).__name__, usage=self.game.vocabulary.usage) from None

    def _last_turn(self) -> list[Ply]:
        """The moves that the last mover made in a row."""
        turn: list[Ply] = []
        for ply in reversed(self.plies):
            if turn and ply.seat != turn[0].seat:
                break
            turn.append(ply)
        return turn[::-1]

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, move: str | SupportsIndex, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, given by notation or number. A refusal changes nothing and says why.

        ``seat`` may be left out: the seat that may act now is meant, or the first of several to whom the move is open.
        """
        if self.over:
            raise MatchOver("error-match-over")
        if seat is not None:
            seat = self._known(seat)
            if seat not in self.to_act:
                raise NotYourTurn(seat, self.to_act[0])
        number = self._number(move)
        text = self.game.vocabulary.notation(number)
        if seat is None:
            able = (one for one in self.to_act if number in self.state.legal(one))
            seat = next(able, self.to_act[0])
        if number not in self.state.legal(seat):
            raise IllegalMove(*self.game.why_not(self.state, number, seat), game=self.game.slug)
        before = self.state.clone()
        log: Log = []
        self.state.play(number, seat, log)
        sealed = self.state.chance != before.chance or any(event.reveals for event in log)
        at = len(self.plies)
        self._before.append(before if at % KEPT_EVERY == 0 or at in self._anew else None)
        self.plies.append(Ply(seat, number, text, tuple(log), sealed))
        self._log.append(self.plies[-1])
        return tuple(log)

    def can_undo(self, seat: int | None = None, *, free: bool = False) -> bool:
        """Whether :meth:`undo` would take a move back."""
        return self._undo_refusal(seat, free) is None

    def undo(self, seat: int | None = None, *, free: bool = False) -> Ply:
        """Take the last move back and return it.

        Undo stops at chance, at hidden things that were told, and at other players' moves (when ``seat`` says who
        asks), unless the table allows more (``free``). A match that is over stays over.
        """
        refusal = self._undo_refusal(seat, free)
        if refusal is not None:
            raise refusal
        return self.take_back(1, seat)[0]

    def take_back(self, count: int, by: int | None = None) -> tuple[Ply, ...]:
        """Take so many moves back, whatever they are: whoever calls this has everyone's consent.

        Once chance was asked or something was told, what nobody can know in the position that stands again is dealt
        anew: the same moves do not find the same things. The moves stay in the record, as undone.
        """
        refusal = self._undo_refusal(None, free=True)
        if refusal is not None or count not in range(1, len(self.plies) - self.begun + 1):
            raise refusal or CannotUndo("error-undo-nothing")
        if by is not None:
            self._known(by)
        if count + sum(one.count for one in self._log if isinstance(one, RecordedUndo)) > MOST_UNDONE:
            raise CannotUndo("error-undo-enough", most=MOST_UNDONE)
        at = len(self.plies) - count
        gone = tuple(self.plies[at:])
        self.state = self._position(at)
        del self.plies[at:], self._before[at:]
        self._log.append(RecordedUndo(count, by))
        if at < self._seen or any(ply.sealed for ply in gone):
            self.state = self.state.redeal(EVERYONE, Chance(self._own_seed, "undone", len(self._log)))
            self._anew |= {at}
            self._seen = at
        return gone

    @property
    def _own_seed(self) -> int:
        """The seed of this very match: another's is known to everybody."""
        return next((one.seed for one in reversed(self._log) if isinstance(one, RecordedBranch)), self.setup.seed)

    def _undo_refusal(self, seat: int | None, free: bool) -> CannotUndo | None:
        if self.over:
            return CannotUndo("error-undo-over")
        if len(self.plies) <= self.begun:
            return CannotUndo("error-undo-nothing")
        last = self.plies[-1]
        if free:
            return None
        if seat is not None and last.seat != seat:
            return CannotUndo("error-undo-other", seat=last.seat)
        return CannotUndo("error-undo-sealed") if last.sealed else None

    def at(self, ply: int) -> Match:
        """The match as it stood after that many moves."""
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.plies = self.plies[:ply]
        past._before = self._before[:ply]
        past.begun = min(self.begun, ply)
        past._log = self._log[: self._played(ply)]
        past.state = self._position(ply) if ply < len(self.plies) else self.state.clone()
        return past

    def _position(self, ply: int) -> State:
        """The position before a move that was played. One of several is kept, and those after it are played again: kept
        for every move, they would be most of what a match takes up."""
        kept = ply
        while (state := self._before[kept]) is None:
            kept -= 1
        state = state.clone()  # copies of the match share what lay before
        for one in self.plies[kept:ply]:
            state.play(one.move, one.seat, [])
        return state

    def _played(self, ply: int) -> int:
        """How much had been done just before the move of that number was played that stands."""
        if ply >= len(self.plies):
            return len(self._log)
        if len(self._log) == len(self.plies):
            return ply
        return max(at for at, entry in enumerate(self._log) if entry is self.plies[ply])

    def clone(self) -> Match:
        """An independent copy. It takes microseconds, and so do ``copy.copy`` and ``copy.deepcopy``."""
        return self.at(len(self.plies))

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.clone()

    # -- keeping ------------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The match as text. It holds the seed: while the match goes on, whoever reads it knows everything."""
        if self._imagined:
            raise BadRecord("error-record-imagined")
        known = [option for option in self.game.meta.options if option.since <= self.setup.rules]
        options = {option.name: option.write(self.setup.options[option.name]) for option in known}
        return Record(
            game=self.game.slug,
            rules=self.setup.rules,
            components=self.box.digest,
            players=self.players,
            options=options,
            seed=self.setup.seed,
            result=self._result(),
            trace=self._trace(),
            signed=self.signed if self.over else None,
            moves=tuple(self.entries()),
        ).text()

    def entries(self) -> list[Entry]:
        """Everything that was done, as a record tells it: :meth:`enter` does it again."""
        return [RecordedMove(entry.seat, entry.text) if isinstance(entry, Ply) else entry for entry in self._log]

    def enter(self, entry: Entry) -> None:
        if isinstance(entry, RecordedUndo):
            self.take_back(entry.count, entry.by)
        elif isinstance(entry, RecordedBranch):
            if self.over:
                raise MatchOver("error-match-over")
            if sum(isinstance(one, RecordedBranch) for one in self._log) >= MOST_BRANCHES:
                raise BadSetup("error-branch-enough", most=MOST_BRANCHES)
            self.state = self.state.redeal(self._known(entry.seat), Chance(entry.seed, "branch"))
            self._log.append(entry)
            self.begun = self._seen = len(self.plies)
            self._anew |= {self.begun}
        else:
            self.play(entry.text, entry.seat)

    def _result(self) -> str:
        outcome = self.state.outcome()
        if outcome is None:
            return records.UNFINISHED
        winners = " ".join(f"p{seat + 1}" for seat in outcome.winners) or "nobody"
        return " ".join(str(score) for score in outcome.scores) + f", won by {winners}"

    def _trace(self) -> str:
        """A short name for everything that happened: a record that replays to another trace is not the same match."""
        story = [
            (one.seat, one.text, one.events) if isinstance(one, Ply)
            else (one.count, one.by) if isinstance(one, RecordedUndo)
            else (one.text,)
            for one in self._log
        ]  # fmt: skip
        return sha256(msgspec.json.encode((story, self._result()), order="deterministic")).hexdigest()[:16]


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    components: str | Path | None = None,
    players: Sequence[str] = (),
) -> Match:
    """Start a match. Without a seed one is drawn; without seats the fewest that the game allows are taken."""
    found = find_game(game)
    box, contents = found.box(components)
    count = seats if seats is not None else len(players) or found.meta.seats[0]
    setup = found.setup(count, any_seed() if seed is None else seed, options, contents)
    if players and len(players) != setup.seats:
        raise BadSetup("error-players", names=len(players), seats=setup.seats)
    return Match(found, setup, box, players)


def _begin(record: Record, components: str | Path | None) -> Match:
    """The match of a record before its first move, with the rules and the box that it was begun with."""
    game = find_game(record.game)
    kept = None if record.components is None or components is not None else game.kept_box(record.components)
    box, contents = kept or game.box(components)
    rules = None if record.rules is None else min(record.rules, game.meta.rules_version)
    setup = game.setup(len(record.players), record.seed, record.options, contents, rules)
    return Match(game, setup, box, record.players)


def load(text: str, components: str | Path | None = None) -> Match:
    """The match that a record tells, replayed move by move; :class:`BadRecord` says where it does not hold."""
    record = records.parse(text)
    try:
        match = _begin(record, components)
    except VulcaniaError as error:
        entry = "options" if "option" in error.message.key else "players" if "seats" in error.message.key else "game"
        raise BadRecord("error-record-setup", line=record.lines.get(entry, 0), why=str(error)) from error
    if record.components not in (None, match.box.digest):
        raise BadRecord(
            "error-record-components",
            line=record.lines["components"],
            found=str(record.components)[:60],
            expected=match.box.digest,
        )
    current = match.game.meta.rules_version
    older = record.rules is not None and record.rules != current
    if record.rules is not None and record.rules > current:
        raise BadRecord("error-record-newer", line=record.lines["rules"], found=record.rules, expected=current)
    for number, move in enumerate(record.moves, 1):
        try:
            match.enter(move)
        except (MoveError, CannotUndo, BadSetup) as error:
            key = "error-record-move-older" if older else "error-record-move"
            raise BadRecord(
                key, line=move.line, number=number, text=move.text[:60], why=str(error), rules=record.rules or current
            ) from error
    _check_ending(record, match, older)
    match.signed = record.signed
    if older:
        match.remarks += (message("remark-older-rules", rules=record.rules or 0, current=current),)
    return match


def _check_ending(record: Record, match: Match, older: bool) -> None:
    """The moves fit; what the record claims of the end must hold as well."""
    for entry, claimed, found in (
        ("result", record.result, match._result()),
        ("trace", record.trace, match._trace()),
    ):
        if claimed not in (None, found):
            key = "error-record-differs-older" if older else "error-record-differs"
            raise BadRecord(key, line=record.lines[entry], entry=entry, claimed=str(claimed)[:60], found=found)
