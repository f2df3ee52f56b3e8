"""A match in the terminal: who sits at it, what each of them has been told, and that every move is kept."""

from __future__ import annotations

from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from vulcania.core.errors import VulcaniaError
from vulcania.core.hooks import Shown, hooks
from vulcania.core.match import Match
from vulcania.players.guests import seated
from vulcania.players.registry import Sitting
from vulcania.terminal.clock import Clock
from vulcania.terminal.plain import board
from vulcania.terminal.records import Keeper
from vulcania.terminal.screen import PAPER, Screen, complain
from vulcania.words.message import Message


class Session:
    def __init__(
        self, screen: Screen, match: Match, sittings: tuple[Sitting, ...], keeper: Keeper | None, free_undo: bool,
        advice: bool | None = None,
    ) -> None:  # fmt: skip
        self.screen = screen
        self.match = match
        self.sittings = sittings
        self.keeper = keeper
        self.free_undo = free_undo
        self.words = screen.words(match.game.slug)
        self.bots = [None if one.human else seated(one, seat, self._note) for seat, one in enumerate(sittings)]
        self.humans = [seat for seat, sitting in enumerate(sittings) if sitting.human]
        self.advises = len(self.humans) < 2 if advice is None else advice
        """Whether the captain may be asked: between people only where they said so."""
        self.told = [0] * match.seats
        self.called: int | None = None
        """The person whom the others let go first, where several may act."""
        self.clock = Clock(match)
        self.clock.held = bool(self.humans and not match.plies and self.beforehand())
        self.offered: tuple[str, ...] = ()
        """What was last asked back: moves that somebody may have meant."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.screen.names(self.match.players)

    def beforehand(self) -> tuple[Shown, ...]:
        """What may be looked through before the clock starts."""
        return hooks(self.match.game).beforehand(self.match.view(None), self.words)

    def _note(self, message: Message) -> None:
        """A bot has failed and was replaced: that is said at once."""
        self.screen.show(Text(self.words.say(message, self.names), style="yellow"))

    def time_is_up(self) -> bool:
        """Whether the clock of the game's present phase has run out; then a move was made for whoever was to act."""
        if self.clock.left() != 0:
            return False
        seat = self.match.to_act[0]
        self.screen.tell("cli-time-up", style="yellow")
        self.play(hooks(self.match.game).on_timeout(self.match.view(seat)), seat)
        return True

    def play(self, move: str, seat: int) -> None:
        self.match.play(move, seat)
        self.keep()

    def undo(self, seat: int) -> None:
        """Take back a move; at a free table, as many as it takes to come to this seat's own last decision."""
        last = self.match.plies[-1].seat if self.match.plies else seat
        if not self.free_undo and self.bots[last] is not None:
            raise VulcaniaError("cli-error-undo-bot", name=self.words.player(last, self.names))
        own = [at for at, ply in enumerate(self.match.plies) if ply.seat == seat]
        if self.free_undo and self.match.plies:
            self.match.take_back(len(self.match.plies) - (own[-1] if own else 0), seat)
        else:
            self.match.undo(seat)
        self.told = [min(told, len(self.match.plies)) for told in self.told]
        self.keep()

    def keep(self) -> None:
        """Save the match. A full disk must not end it: it is said, and play goes on."""
        if self.keeper is None:
            return
        try:
            self.keeper.save(self.match)
        except VulcaniaError as error:
            complain(error.say(self.screen.lang))

    def board(self, seat: int | None, *, whole: bool = False) -> RenderableType:
        look = replace(self.screen.look, height=PAPER) if whole else self.screen.look
        return board(self.match.game, self.match.view(seat), self.words, self.names, look)

    def show(self, seat: int) -> None:
        """What happened since this seat was last asked, the board, and what to do."""
        self.screen.rule()
        self.tell_log(seat, self.told[seat])
        self.told[seat] = len(self.match.plies)
        self.show_board(seat)

    def show_board(self, seat: int, *, whole: bool = False) -> None:
        """The board and what to do; the whole of it with all that a low screen leaves out."""
        self.screen.show("", self.board(seat, whole=whole), "")
        view = self.match.view(seat)
        self.screen.show(Text(self.words.say(view.prompt, self.names), style="bold"))

    def tell_log(self, seat: int | None, start: int) -> None:
        for ply in self.match.plies[start:]:
            for event in ply.events:
                text = self.words.say(event.seen_by(seat).message, self.names)
                self.screen.item(text, "dim")
