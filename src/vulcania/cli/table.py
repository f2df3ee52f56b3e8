"""The table: whose turn it is, what they are shown, and that every move is kept."""

from __future__ import annotations

from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from vulcania.cli.account import account
from vulcania.cli.asking import Asking, Leave
from vulcania.cli.clock import Clock
from vulcania.cli.desk import PAPER, Desk, complain
from vulcania.cli.files import Keeper
from vulcania.core.chance import Chance
from vulcania.core.errors import VulcaniaError
from vulcania.core.hooks import hooks
from vulcania.core.match import Match
from vulcania.players.guests import seated
from vulcania.players.player import seen
from vulcania.players.registry import Sitting, built_in
from vulcania.terminal.plain import board
from vulcania.words.message import Message


class Table:
    """A match, who sits at it, and what each of them has been told so far."""

    def __init__(
        self, desk: Desk, match: Match, sittings: tuple[Sitting, ...], keeper: Keeper | None, free_undo: bool = False
    ) -> None:
        self.desk = desk
        self.match = match
        self.sittings = sittings
        self.keeper = keeper
        self.free_undo = free_undo
        self.words = desk.words(match.game.slug)
        self.bots = [
            None if sitting.human else seated(sitting, seat, self._note) for seat, sitting in enumerate(sittings)
        ]
        self.humans = [seat for seat, sitting in enumerate(sittings) if sitting.human]
        self.onlooker = self.humans[0] if len(self.humans) == 1 else None
        """Through whose eyes the match is watched while nobody at the keyboard is to decide."""
        self.told = [0] * match.seats
        self.watched = 0
        self.facing: int | None = None
        """The person who sees the screen now."""
        self.called: int | None = None
        """The person whom the others let go first, where several may act."""
        self.clock = Clock(match)

    def _note(self, message: Message) -> None:
        """A bot has failed and was replaced: that is said at once."""
        self.desk.show(Text(self.words.say(message, self.match.players), style="yellow"))

    def run(self) -> int:
        """Play to the end, or until someone leaves. The exit code."""
        try:
            self._turns()
        except (Leave, EOFError):
            return self._left(0)
        except KeyboardInterrupt:
            return self._left(130)
        self._ended()
        return 0

    # -- turns --------------------------------------------------------------------------------------------------------

    def _turns(self) -> None:
        while not self.match.over:
            bots = [seat for seat in self.match.to_act if self.bots[seat] is not None and not self._bots_wait()]
            if bots:
                self._think(bots[0])
            elif not self.time_is_up():
                self._ask(self._next_human())

    def _bots_wait(self) -> bool:
        """Some phases a game leaves to the people, where there are any."""
        people = any(seat in self.humans for seat in self.match.to_act)
        return people and hooks(self.match.game).bots_wait(self.match.view(None))

    def time_is_up(self) -> bool:
        """Whether the clock of the game's present phase has run out; then the house has moved."""
        if self.clock.left() != 0:
            return False
        seat = self.match.to_act[0]
        self.desk.tell("cli-time-up", style="yellow")
        self.play(hooks(self.match.game).on_timeout(self.match.view(seat)), seat)
        return True

    def _think(self, seat: int) -> None:
        """A bot's move. Its chance hangs on the match and the position alone, so a resumed match goes on the same."""
        bot, match = self.bots[seat], self.match
        assert bot is not None
        chance = Chance(match.setup.seed, "player", seat, len(match.plies))
        if self._at_once(self.sittings[seat]):
            move = bot.choose(seen(match.game, match.state, seat), chance)
        else:
            with self.desk.out.status(self.desk.say("cli-thinking", match.players, seat=seat)):
                move = bot.choose(seen(match.game, match.state, seat), chance)
        self.play(match.game.vocabulary.notation(move), seat)
        if not self.humans:
            self._watch(None)

    @staticmethod
    def _at_once(sitting: Sitting) -> bool:
        """Whether a bot answers before anybody wonders; of other people's, nobody knows."""
        return sitting.entry is not None and sitting.budget is None and built_in(sitting.entry)

    def _next_human(self) -> int:
        """Who is asked: who was called, else whoever sits before the screen, else the first, of those who may act."""
        wished = [seat for seat in (self.called, self.facing) if seat is not None and seat in self.match.to_act]
        self.called = None
        return wished[0] if wished else self.match.to_act[0]

    def call(self, seat: int) -> None:
        self.called = seat

    def _ask(self, seat: int) -> None:
        if seat != self.facing and len(self.humans) > 1:
            self._hand_over(seat)
        self.facing = seat
        self.show(seat)
        Asking(self, seat).run()

    def _hand_over(self, seat: int) -> None:
        """Where hands are secret, the screen is covered until the right person sits before it."""
        if not self.match.game.meta.hidden_hands:
            return
        self.desk.wipe()
        self.desk.rule()
        self.desk.show(self.desk.say("cli-hand-over", self.match.players, seat=seat))
        input()

    def _left(self, code: int) -> int:
        self.desk.show("")
        if self.keeper is not None:
            self.desk.tell("cli-left", file=str(self.keeper.path))
        return code

    def _ended(self) -> None:
        if self.humans:
            self._watch(self.onlooker)
        view = self.match.view(self.onlooker)
        self.desk.rule()
        self.desk.show(self._board(view.seat, whole=True), "")
        self.desk.show(self.words.say(view.prompt, self.match.players), "")
        self.desk.show(account(self.match, self.words, self.desk))
        if self.keeper is not None:
            self.desk.show("")
            self.desk.tell("cli-kept", file=str(self.keeper.path))

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, move: str, seat: int) -> None:
        self.match.play(move, seat)
        self.keep()

    def undo(self, seat: int) -> None:
        """Take back a move; at a free table, as many as it takes to come to this seat's own last decision."""
        last = self.match.plies[-1].seat if self.match.plies else seat
        if not self.free_undo and self.bots[last] is not None:
            raise VulcaniaError("cli-error-undo-bot", name=self.words.player(last, self.match.players))
        ply = self.match.undo(seat, free=self.free_undo)
        while self.free_undo and ply.seat != seat and self.match.plies:
            ply = self.match.undo(free=True)
        self.told = [min(told, len(self.match.plies)) for told in self.told]
        self.keep()

    def keep(self) -> None:
        """Save the match. A full disk must not end it: it is said, and play goes on."""
        if self.keeper is None:
            return
        try:
            self.keeper.save(self.match)
        except VulcaniaError as error:
            complain(error.say(self.desk.lang))

    # -- showing ------------------------------------------------------------------------------------------------------

    def _board(self, seat: int | None, *, whole: bool = False) -> RenderableType:
        look = replace(self.desk.look, height=PAPER) if whole else self.desk.look
        return board(self.match.game, self.match.view(seat), self.words, self.match.players, look)

    def show(self, seat: int) -> None:
        """What happened since this seat was last asked, the board, and what to do."""
        self.desk.rule()
        self.tell_log(seat, self.told[seat])
        self.told[seat] = len(self.match.plies)
        self.show_board(seat)

    def show_board(self, seat: int, *, whole: bool = False) -> None:
        """The board and what to do; the whole of it with all that a low screen leaves out."""
        self.desk.show("", self._board(seat, whole=whole), "")
        view = self.match.view(seat)
        self.desk.show(Text(self.words.say(view.prompt, self.match.players), style="bold"))

    def tell_log(self, seat: int | None, start: int) -> None:
        for ply in self.match.plies[start:]:
            for event in ply.events:
                text = self.words.say(event.seen_by(seat).message, self.match.players)
                self.desk.item(text, "dim")

    def _watch(self, seat: int | None) -> None:
        """What happened since the last look, for someone who only looks on."""
        start = self.watched if seat is None else self.told[seat]
        self.tell_log(seat, start)
        self.watched = len(self.match.plies)
