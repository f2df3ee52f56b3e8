"""A live table: the store's table in memory, changed only through the store.

A match in memory is a cache: it is rebuilt by replaying the moves that are kept. Everything that changes a table takes
its lock, makes the change durable, and only then shows it to those who watch.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from vulcania.core.errors import MatchOver, NotAMove, VulcaniaError
from vulcania.core.event import Event
from vulcania.core.game import Game
from vulcania.core.hooks import Meant, hooks
from vulcania.core.lesson import Progress
from vulcania.core.match import Match
from vulcania.core.puzzle import taught as taught_by
from vulcania.core.registry import game as find_game
from vulcania.core.view import View
from vulcania.players.advice import Advice
from vulcania.server import busy, clock, rebuilding, spelling
from vulcania.server.clock import Clocks
from vulcania.server.fair import Asker, Rank
from vulcania.server.rendered import Rendered
from vulcania.server.services import Services
from vulcania.server.settings import MOVE_LENGTH, TALK_LENGTH
from vulcania.server.signing import fingerprint
from vulcania.server.store.rows import Everything, MatchRow, MoveRow, ResultRow, SeatRow
from vulcania.server.store.store import Landing, Outrun, Unavailable
from vulcania.server.watching import Watching
from vulcania.words.message import Message, message

QUESTIONS = ("undo", "pause")
"""What the people at a table may be asked to agree to."""
SETTLING = 0.5
"""After so many seconds everybody is shown who came to watch, or went."""
COMPANY = 40
"""At a table with more streams than that, who watches is shown when something else is: nobody reads a crowd."""
LATELY = 30.0
"""Who asked for something within so many seconds is waiting for it."""


class TableError(VulcaniaError):
    """What was asked of a table does not go now."""


class Landed(msgspec.Struct, frozen=True):
    """A move that was made and kept."""

    ply: int
    seat: int
    move: str
    events: tuple[Event, ...]


class Table:
    """One table. ``tick`` counts whatever can be seen to have changed."""

    def __init__(self, services: Services, kept: Everything, on_change: Callable[[Table], None],
                 on_presence: Callable[[Table, int | None, bool], None]) -> None:  # fmt: skip
        self.services = services
        self._on_change, self._on_presence = on_change, on_presence
        self.game: Game = find_game(kept.match.game)
        self.lock = asyncio.Lock()
        self.row: MatchRow = kept.match
        self.seats: tuple[SeatRow, ...] = kept.seats
        self.talk = kept.talk
        self.moves: list[MoveRow] = []
        self.match = rebuilding.begun(self.row, self.game, self.names)
        self._begun = self.match.entries()
        """What had been done before this table was opened: where it goes on from another match, all of that."""
        self.awaited: tuple[int, ...] = ()
        """The seats whose decision the match waits for; others may be able to act as well."""
        self.clocks = Clocks(self.row.clock)
        self.phase_until: float | None = None
        """When the game's own clock runs out, if the match is in such a phase."""
        self.behind = False
        """Whether something may be kept that is not known here yet."""
        self.tick = 0
        self.rendered = Rendered()
        self.advised: dict[int, tuple[tuple[int, int], Advice]] = {}
        """What each seat was last advised, and after which moves."""
        self.advising: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.best: ResultRow | None = None
        """When a team's match is over: what teams before reached."""
        self.visitor = next((seat.person for seat in kept.seats if seat.person), kept.match.id)
        """On whose account bots think here: the address it was opened from, as long as that is known."""
        self.passed: set[int] = set()
        """The seats that a device sat down in because it is the same person's."""
        self.watching = Watching(self._presence, asyncio.get_running_loop().time())
        self.onlookers: list[str] = []
        """Who watches, as everybody is shown it."""
        self.thinking: dict[int, float] = {}
        """The seats of bots that are thinking for longer, and since when."""
        self.touched = asyncio.get_running_loop().time()
        self._take_in(kept, fresh=True)

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def status(self) -> str:
        """``open`` while seats are free, then ``playing``, then ``over``."""
        if self.row.started is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        """Whether the match has come to its end, or was given up before."""
        return self.match.over or self.row.ended is not None

    @property
    def fingerprint(self) -> str:
        """Tells, before anything is played, which seed the record will name."""
        return fingerprint(self.row.seed)

    def record(self) -> str:
        """The signed record. It holds the seed, and so everything that is hidden: it is given out at the end."""
        if not self.match.over:
            raise TableError("error-record-early")
        return self.services.signer.record(self.match)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have something to decide; nobody has before all have sat down."""
        return self.match.to_act if self.status == "playing" and self.row.pause is None else ()

    def view(self, seat: int | None) -> View:
        """What a seat (``None``: a spectator) may know now; made once for all who ask."""
        return self.rendered.view(self.match, seat)

    def waiting(self, match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Whom a match waits for as it stands, and those of them whose clocks run.

        Nobody's own clock runs while the game's does, and nobody's who could act but need not.
        """
        ways = hooks(self.game)
        awaited = match.to_act if self.row.started is not None and self.row.ended is None else ()
        if len(awaited) < 2 and not ways.timed:
            return awaited, awaited
        view = self.rendered.view(match, None)
        awaited = ways.awaited(view) if awaited else ()
        return awaited, awaited if self.clocks.days or ways.clock(view) is None else ()

    @property
    def progress(self) -> Progress | None:
        """Where the learner is, if this is a lesson."""
        taught = self.row.lesson
        return None if taught is None else taught_by(self.game.slug, taught.chapter).at(taught.step, self.moves)

    @property
    def scripted(self) -> str | None:
        """The move that a lesson has another player make now."""
        progress = self.progress
        return None if progress is None else progress.reply

    @property
    def told_what_to_play(self) -> bool:
        """Whether a lesson says what is played now, by the learner and by the others."""
        progress = self.progress
        return progress is not None and not progress.free

    def away(self, seat: int) -> bool:
        """Whether a person has been gone for so long that the others may let a bot play for them: where days are
        played, for as long as one may think about a move."""
        gone = self.watching.gone_since(seat)
        patience = self.row.clock.seconds if self.clocks.days else self.services.settings.away_after
        return gone is not None and asyncio.get_running_loop().time() - gone >= patience

    def others(self, seat: int) -> list[int]:
        """The other people at the table, here or not, whether or not a bot plays for them just now. Bots have no say:
        they only play; nor has a seat that nobody holds any more."""
        return [row.seat for row in self.seats if row.kind == "person" and row.devices and row.seat != seat]

    def people(self) -> list[int]:
        """The seats that a person plays now."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.stand_in is None]

    @property
    def asker(self) -> Asker:
        """For whom bots think at this table."""
        return Asker(self.visitor, self._rank)

    def _rank(self) -> Rank:
        if any(self.watching.seen(seat, LATELY) for seat in self.people()):
            return Rank.PEOPLE
        return Rank.ONLOOKERS if len(self.watching) or self.people() else Rank.NOBODY

    # -- playing ------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, text: str, ply: int | None = None) -> Landed:
        """Play a move. It is durable when this returns; a refusal or a lost race changes nothing."""
        async with self.lock:
            if (progress := self.progress) is not None:
                progress.allow(self.match, text)
            return await self.land(seat, text, ply)

    async def land(self, seat: int, text: str | int, ply: int | None, *, by_bot: bool = False) -> Landed:
        """The same for whoever holds the lock already."""
        self.must_be_playing()
        at = len(self.match.plies)
        if ply is not None and ply != at and not self._beside(seat, ply):
            raise Outrun
        if isinstance(text, str) and len(text) > MOVE_LENGTH:
            raise TableError("error-move-long", most=MOVE_LENGTH)
        trial = self.match.at(at)
        events = trial.play(text, seat)
        now = clock.now()
        spent = self.clocks.before_leaving(seat) if by_bot else self.clocks.thought(seat, now)
        move = MoveRow(at, seat, trial.plies[-1].text, spent, now)
        result = self._result(trial, now) if trial.over else None
        awaited, timed = self.waiting(trial)
        before = {other: since for other, since in (self.row.waits or {}).items() if other != str(seat)}
        waits = {str(other): before.get(str(other), now) for other in awaited}
        due = self._due(waits)
        keeps_ask = result is None and self.row.ask is not None and self.row.ask["kind"] == "pause"
        try:
            version = await self.services.writer.append(Landing(self.row, move, result, waits, due, keeps_ask))
        except Outrun:
            await self.reload()
            raise
        except Unavailable:
            self.behind = True  # nobody can tell whether it was kept
            raise
        self.match = trial
        self.moves.append(move)
        self.row = msgspec.structs.replace(
            self.row, plies=at + 1, ask=self.row.ask if keeps_ask else None, version=version,
            ended=now if result else None, waits=waits, due=due,
        )  # fmt: skip
        self.awaited = awaited
        self.clocks.moved(move, timed, now)
        try:
            await self._compare()
        finally:
            self._changed()
        return Landed(at, seat, move.text, events)

    def _beside(self, seat: int, ply: int) -> bool:
        """Whether what happened since were only moves of others, in a phase in which all decide at once."""
        since = self.moves[ply:]
        return bool(since) and len(self.match.to_act) > 1 and all(move.seat != seat for move in since)

    async def meant(self, seat: int, text: str, lang: str, visitor: str) -> Meant:
        """The moves that someone typed: the game may understand more than notation. To make sense of nonsense takes
        long, so visitors take turns at that, each at their own cost, and nobody else waits for it."""
        text = text[:MOVE_LENGTH]
        if self.status != "playing" or self.game.vocabulary.knows(text):
            return Meant((text,))
        view, names = self.view(seat), self.match.players
        async with self.services.reading.turn(Asker(visitor)):
            return await busy.in_thread(hooks(self.game).meant, view, text, lang, names)

    def preview(self, seat: int, text: str) -> Message | None:
        """What a legal move would do, as far as the seat can know; nothing of a move that is not legal any more."""
        if seat not in self.acting:
            return None
        try:
            move = self.game.vocabulary.parse(text[:MOVE_LENGTH])
        except NotAMove:
            return None
        return self.match.preview(move, seat) if move in self.match.state.legal(seat) else None

    def must_be_playing(self) -> None:
        if self.row.started is None:
            raise TableError("error-table-waiting")
        if self.over:
            raise MatchOver("error-match-over")
        if self.row.pause is not None:
            raise TableError("error-paused")

    async def give_up(self, seat: int) -> None:
        """End the match because a seat's time is up; the lock is the caller's."""
        await self.change(ended=clock.now(), ask=None)
        await self.note(message("note-given-up", seat=seat))

    def _result(self, match: Match, now: float) -> ResultRow:
        outcome = match.outcome
        assert outcome is not None, "the match is over"
        best = max(outcome.scores, default=0)
        return ResultRow(
            game=self.game.slug, seats=match.seats, variant=self.variant, scores=outcome.scores,
            winners=outcome.winners, best=best if any(outcome.success) else None, names=self.names, at=now,
            ranks=outcome.ranks, points=outcome.by_kind,
        )  # fmt: skip

    @property
    def variant(self) -> str:
        """What makes scores comparable: all options but who begins, and that it was a match from its beginning."""
        counted = (option for option in self.game.meta.options if option.kind != "seat")
        options = [f"{one.name}={one.write(self.row.options[one.name])}" for one in counted]
        return " ".join([*options, *self.row.apart])

    async def _compare(self) -> None:
        """The table keeps its record: once a team's match is over, look up what others reached before."""
        if self.game.meta.team and self.row.started is not None and self.match.over:
            self.best = await self.services.call(self.services.store.best, self._result(self.match, 0), self.id)

    # -- talking ------------------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> None:
        said = spelling.line(text)
        if not said:
            raise TableError("error-talk-empty")
        if len(said) > TALK_LENGTH:
            raise TableError("error-talk-long", most=TALK_LENGTH)
        async with self.lock:
            await self.services.call(self.services.store.say, self.row, seat, "say", said)
            await self.reload()

    async def note(self, said: Message) -> None:
        """Let the server say something at the table."""
        text = msgspec.json.encode(said).decode()
        await self.services.call(self.services.store.say, self.row, None, "note", text)
        await self.reload()

    # -- keeping in step ----------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Another server may have changed this table: look, and catch up."""
        async with self.lock:
            if await self.services.call(self.services.store.version, self.id) != self.row.version:
                await self.reload()

    async def change(self, **values: Any) -> None:
        try:
            await self.services.call(lambda: self.services.store.change(self.row, **values))
        finally:
            await self.reload()

    async def reload(self) -> None:
        self.behind = True
        self._take_in(await self.services.call(self.services.store.load, self.id))
        await self.settle()
        await self._compare()
        self.behind = False
        self._changed()

    async def settle(self) -> None:
        """Keep whom the match waits for, where others than its moves decided that: who sat down, what was taken back.

        A seat that is waited for again has been so since the move before.
        """
        waits = {str(seat): since for seat, since in self._since().items()}
        due = self._due(waits)
        # What is overdue is being done, and was put off in the store so that only one server does it.
        being_done = due is not None and due <= clock.now() and self.row.due is not None
        if waits != self.row.waits or (due != self.row.due and not being_done):
            await self.services.call(self.services.store.wait, self.row, waits, due)
            self.row = msgspec.structs.replace(self.row, waits=waits, due=due)

    def _since(self) -> dict[int, float]:
        began = self.moves[-1].at if self.moves else self.row.started or self.row.created
        return {seat: self.waits.get(seat, began) for seat in self.awaited}

    @property
    def waits(self) -> dict[int, float]:
        """For which seats the match waits, and since when."""
        return {int(seat): since for seat, since in (self.row.waits or {}).items()}

    def _due(self, waits: dict[str, float]) -> float | None:
        """When something is to be done though nobody looks: bots play on, someone is told of their turn, time is up."""
        if self.row.pause is not None:
            return self.row.pause.until
        times = []
        for row, since in ((self.seats[int(seat)], since) for seat, since in waits.items()):
            if row.bot:
                times += [since] if self.people() else []  # bots among themselves sleep until somebody comes
            elif row.person is not None and row.told != since:
                times.append(since + self.services.settings.tell_after)
            if self.clocks.days and not row.bot:
                times.append(self.clocks.limit(row.seat, since))
        return min(times, default=None)

    def untold(self) -> list[int]:
        """The seats of people who are waited for and were not told of it yet."""
        if self.row.pause is not None:
            return []
        rows = ((self.seats[seat], since) for seat, since in self.waits.items())
        return [row.seat for row, since in rows if row.person is not None and row.bot is None and row.told != since]

    def looked(self, seat: int, since: float) -> bool:
        """Whether a seat's person has seen the table since then, as far as this server knows."""
        return self.watching.seen(seat, clock.now() - since)

    async def tell(self, seat: int, since: float) -> bool:
        """Note that a person knows of their turn; whether that is news."""
        async with self.lock:
            if self.waits.get(seat) != since:
                return False
            news = await self.services.call(self.services.store.tell, self.row, seat, since)
            self.seats = tuple(
                msgspec.structs.replace(row, told=since) if row.seat == seat else row for row in self.seats
            )
            await self.settle()
            return news

    async def catch_up(self) -> None:
        """The database was away when this table was to be read again."""
        async with self.lock:
            if self.behind:
                await self.reload()

    def _take_in(self, kept: Everything, *, fresh: bool = False) -> None:
        """Become what is kept, replaying only what is not known yet."""
        began = self.row.started is None and kept.match.started is not None
        stood_in = {row.seat for row in self.seats if row.stand_in is not None}
        undone = self.row.epoch != kept.match.epoch
        rested = self.row.pause if kept.match.pause is None else None
        # Passes to a seat end with the keys that they were made for.
        self.passed = {seat for seat in self.passed if {*self.seats[seat].devices} & {*kept.seats[seat].devices}}
        self.row, self.seats, self.talk = kept.match, kept.seats, kept.talk
        entries, known = [*self._begun, *kept.entries()], self.match.entries()
        if entries[: len(known)] != known:
            self.match, known = rebuilding.begun(self.row, self.game, self.names), self._begun
        rebuilding.go_on(self.match, entries[len(known) :], self.row)
        added = kept.moves[len(self.moves) :]
        self.moves = list(kept.moves)
        now = clock.now()
        self.awaited, timed = self.waiting(self.match)
        stand_in = {row.seat for row in self.seats if row.stand_in is not None}
        for seat in stand_in - stood_in:
            self.clocks.handed_over(seat, now)
        if fresh or began:
            self.clocks.restart(timed, self.moves, now, self._since())
        elif undone:
            self.clocks.took_back(timed, self.moves, now, self._since())
        else:
            if rested is not None:
                self.clocks.go_on(now - rested.since)
            for move in added:
                self.clocks.moved(move, timed, now)
        for seat in stood_in - stand_in:
            self.clocks.returned(seat, len(self.moves), now)
        self.clocks.stopped = self.row.pause is not None

    def _changed(self) -> None:
        """Something can be seen to be different: throw old pictures away, tell the watchers, let autoplay act."""
        self.match.players = self.names
        self.stir()
        self._on_change(self)

    def stir(self) -> None:
        """Show everyone the table anew: something about it changed that is not kept."""
        self.tick += 1
        self.onlookers = self.watching.onlookers
        self.rendered.clear()
        self.watching.tell()

    def opened_by_pass(self, seats: set[int]) -> None:
        """A device sat down there because it is the same person's: that is shown at the table."""
        if seats - self.passed:
            self.passed |= seats
            self.stir()

    def _presence(self, seat: int | None, here: bool) -> None:
        loop = asyncio.get_running_loop()
        self.touched = loop.time()
        if seat is not None:
            self.stir()
        elif len(self.watching) <= COMPANY:
            loop.call_later(SETTLING, self._look_round)
        self._on_presence(self, seat, here)

    def _look_round(self) -> None:
        """Show who watches, if that is not what is shown: who reloads a page goes and comes in a moment."""
        if self.watching.onlookers != self.onlookers:
            self.stir()
