"""Matches played out, and counted."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Sequence
from errno import EEXIST
from functools import partial
from pathlib import Path

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.event import Log
from vulcania.core.files import plain_file
from vulcania.core.match import Match
from vulcania.core.setup import Setup
from vulcania.players.guests import seated
from vulcania.players.player import Player, Seen
from vulcania.players.playing import play_out
from vulcania.players.registry import RANDOM, sitting, sittings
from vulcania.study.plan import Plan, Seating
from vulcania.study.tally import Played, Share, Tally
from vulcania.words.message import Message


class Timed:
    """A player under a stop-watch."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, seen: Seen, chance: Chance) -> int:
        begun = time.perf_counter()
        move = self._player.choose(seen, chance)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        return move


class Hall:
    """A plan made ready to be played in this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._game = plan.rules
        self._setup = plan.setup()
        self._records = None if plan.folder is None else Path(plan.folder)
        if self._records is not None:
            self._records.mkdir(parents=True, exist_ok=True)
        self._sittings = sittings(",".join(plan.players))
        self._random = [one.player() if one.entry is RANDOM else None for one in self._sittings]
        """Who remembers nothing and cannot fail stays for all matches."""
        names = [sitting(name).name for name in plan.players]
        self._names = list(dict.fromkeys(names))
        self._kinds = [self._names.index(name) for name in names]

    def empty(self) -> Tally:
        seats = [Share(f"p{seat + 1}") for seat in range(self.plan.seats)]
        return Tally(seats, [Share(name) for name in self._names])

    def play(self, blocks: Iterable[int]) -> Tally:
        """Play the blocks of these numbers."""
        tally = self.empty()
        plan, kinds = self.plan, self._kinds
        for at in blocks:
            block = []
            for seating in plan.block(at):
                played = self._played(seating)
                tally.add(seating.number, played, [kinds[who] for who in seating.table], plan.ending(played.outcome))
                block.append(played)
            compared = plan.compare(block)
            if compared is not None:
                tally.before[at] = compared
        return tally

    def setup(self, number: int) -> Setup:
        return msgspec.structs.replace(self._setup, seed=self.plan.luck(number))

    def _played(self, seating: Seating) -> Played:
        number, table, luck = seating
        faults: dict[int, Message] = {}
        players = [
            self._random[who] or seated(self._sittings[who], seat, partial(faults.__setitem__, seat))
            for seat, who in enumerate(table)
        ]
        chances = [Chance(self.plan.seed, "player", number, stream) for stream in luck]
        plan, game = self.plan, self._game
        watches = [Timed(player) for player in players] if plan.timed else []
        log: Log | None = [] if plan.told else None
        state = game.start(self.setup(number))
        story = plan.opening(number)
        for seat, move in story:
            state.play(move, seat)
        kept = None if self._records is None else story
        outcome, moves = play_out(game, state, watches or players, chances, log, kept)
        if self._records is not None:
            self._write_down(number, table, story)
        notes = {} if log is None else plan.notes(state, log, number)
        return Played(table, outcome, moves, faults, [(one.decisions, one.seconds) for one in watches], notes)

    def _write_down(self, number: int, table: tuple[int, ...], story: Sequence[tuple[int, int]]) -> None:
        """A file of its own for the match of that number; the same plan writes the same files again, no other does."""
        assert self._records is not None
        names = [self._sittings[who].name for who in table]
        match = Match(self._game, self.setup(number), self._game.box(self.plan.components)[0], names)
        for seat, move in story:
            match.play(move, seat)
        file = plain_file(self._records / f"{self._game.slug}-{number:06}.txt")
        record = match.record()
        if file.exists() and file.read_text("utf-8", "replace") != record:
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(file))
        file.write_text(record, "utf-8", newline="\n")
