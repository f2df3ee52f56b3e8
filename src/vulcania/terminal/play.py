"""Playing a match in the terminal to its end: whose turn it is, and who thinks or is asked."""

from __future__ import annotations

from contextlib import nullcontext

from vulcania.core.chance import Chance
from vulcania.core.hooks import hooks
from vulcania.players.player import seen
from vulcania.players.registry import built_in
from vulcania.terminal.account import account
from vulcania.terminal.decision import Decision, Leave
from vulcania.terminal.session import Session


class Play:
    """Lets bots think and people decide, turn after turn."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match, self.screen, self.humans = session.match, session.screen, session.humans
        self.onlooker = self.humans[0] if len(self.humans) == 1 else None
        """Through whose eyes the match is watched while nobody at the keyboard is to decide."""
        self.watched = 0
        self.facing: int | None = None
        """The person who sees the screen now."""

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

    def _turns(self) -> None:
        while not self.match.over:
            self._turn()

    def _turn(self) -> None:
        bots = [seat for seat in self.match.to_act if self.session.bots[seat] is not None]
        if bots and not self._bots_wait():
            self._think(bots[0])
        elif self.session.time_is_up():
            return
        elif bots and (move := self._companion()) is not None:
            self.session.play(move, bots[len(self.match.plies) % len(bots)])
        else:
            self._ask(self._next_human())

    def _bots_wait(self) -> bool:
        """Some phases a game leaves to the people, where there are any."""
        people = any(seat in self.humans for seat in self.match.to_act)
        return people and hooks(self.match.game).bots_wait(self.match.view(None))

    def _companion(self) -> str | None:
        """What bots do in such a phase all the same."""
        people = [seat for seat in self.match.to_act if seat in self.humans]
        return hooks(self.match.game).companion(self.match.view(None), len(people))

    def _think(self, seat: int) -> None:
        """A bot's move. Its chance hangs on the match and the position alone, so a resumed match goes on the same."""
        bot, who, match = self.session.bots[seat], self.session.sittings[seat], self.match
        assert bot is not None
        chance = Chance(match.setup.seed, "player", seat, len(match.plies))
        thinking = self.screen.out.status(self.screen.say("cli-thinking", self.session.names, seat=seat))
        # Ours answer before anybody wonders; of other people's, nobody knows.
        at_once = who.entry is not None and who.budget is None and built_in(who.entry)
        with nullcontext() if at_once else thinking:
            move = bot.choose(seen(match.game, match.state, seat), chance)
        self.session.play(match.game.vocabulary.notation(move), seat)
        if not self.humans:
            self._watch(None)

    def _next_human(self) -> int:
        """Who is asked: who was called, else whoever sits before the screen, else the first, of those who may act."""
        wished = [seat for seat in (self.session.called, self.facing) if seat is not None and seat in self.match.to_act]
        self.session.called = None
        return wished[0] if wished else self.match.to_act[0]

    def _ask(self, seat: int) -> None:
        decision = Decision(self.session, seat)
        if seat != self.facing and len(self.humans) > 1 and self.match.game.meta.hidden_hands:
            self._hand_over(decision)
        self.facing = seat
        self.session.show(seat)
        decision.run()

    def _hand_over(self, decision: Decision) -> None:
        """Where hands are secret, the screen is covered until the right person sits before it, or somebody leaves."""
        self.screen.wipe()
        self.screen.rule()
        self.screen.show(self.screen.say("cli-hand-over", self.session.names, seat=decision.seat))
        if decision.command_of(input().strip()) == "quit":
            raise Leave

    def _left(self, code: int) -> int:
        self.screen.show("")
        if self.session.keeper is not None:
            self.screen.tell("cli-left", file=str(self.session.keeper.path))
        return code

    def _ended(self) -> None:
        if self.humans:
            self._watch(self.onlooker)
        view = self.match.view(self.onlooker)
        self.screen.rule()
        self.screen.show(self.session.board(view.seat, whole=True), "")
        self.screen.show(self.session.words.say(view.prompt, self.session.names), "")
        self.screen.show(account(self.match, self.session.words, self.screen))
        if self.session.keeper is not None:
            self.screen.show("")
            self.screen.tell("cli-kept", file=str(self.session.keeper.path))

    def _watch(self, seat: int | None) -> None:
        """What happened since the last look, for someone who only looks on."""
        self.session.tell_log(seat, self.watched if seat is None else self.session.told[seat])
        self.watched = len(self.match.plies)
