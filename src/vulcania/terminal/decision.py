"""A person's decision: what they may type, and what is answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Table
from rich.text import Text

from vulcania.core.chance import Chance
from vulcania.core.errors import IllegalMove, MoveError, NotAMove, VulcaniaError
from vulcania.core.hooks import Meant, hooks
from vulcania.core.rulebook import rulebook
from vulcania.core.said import tokens
from vulcania.players.advice import advise
from vulcania.players.budget import budget
from vulcania.players.levels import CAPTAIN
from vulcania.players.player import seen
from vulcania.players.told import counsel
from vulcania.terminal.clock import TimeUp, read_line, written
from vulcania.terminal.files import Output, there
from vulcania.terminal.moves import move_list, numbers, preview, span
from vulcania.terminal.plain import lists_moves
from vulcania.terminal.rules import show_rule, show_rules
from vulcania.terminal.session import Session
from vulcania.terminal.what import show_thing
from vulcania.words.message import Message

PROMPT = "> "
FEW, FEW_ON_LOW = 9, 6
"""Up to so many moves are listed without being asked for; fewer where they would push the board off the screen."""
LOOKING = ("look", "help", "rules", "quit", "board")
"""Who types these has not begun yet."""
SHORT = {"help": ("?",), "quit": ("q", "exit")}
"""Other words for commands, in any language."""
RARE = 4
"""Of a long list, moves are shown at once that have no more than so many of their kind."""


class Leave(Exception):
    """The person at the keyboard goes; the match waits."""


class Decision:
    """One decision of one person. Ends when a move was played, taken back, or the asked seat changes."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.screen = session.screen
        self.match = session.match
        self.seat = seat
        self.on_board = lists_moves(self.match.game, self.match.view(seat))
        legal = hooks(self.match.game).listed(self.match.view(seat))
        self.secret = len(legal) < len(self.match.legal(seat))
        """There are moves that no list may show."""
        self.legal = dict(enumerate(legal, 1)) if self.on_board else numbers(legal)
        self.done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "moves": self.moves, "what": self.what, "hint": self.hint, "points": self.points,
            "undo": self.undo, "rule": self.rule, "rules": self.rule, "log": self.log, "board": self.board,
            "save": self.save, "seat": self.change_seat, "quit": self.quit, "look": self.look,
        }  # fmt: skip

    def run(self) -> None:
        self._open()
        while not self.done:
            try:
                line = " ".join(read_line(self._prompt(), self.session.clock, self._remind).split())
            except TimeUp:
                self.screen.show("")
                self.done = self.session.time_is_up()
                continue
            if self.command_of(line.removeprefix("/")) not in LOOKING:
                self.session.clock.held = False
            if line:
                try:
                    self.answer(line)
                except VulcaniaError as error:
                    self._tell(error)

    def _open(self) -> None:
        """Say how to answer, with the moves themselves where they are few."""
        view = self.match.view(self.seat)
        timed = self.session.clock.left() is not None
        if timed and hooks(self.match.game).typing(view):  # what is to be named is not to be read off a list
            self.screen.tell("cli-ask-typing", style="dim")
            if self.session.clock.held:
                self.screen.tell("cli-look-first", style="dim")
            _complete([], self._typed_commands())
            return
        words, vocabulary, names = self.session.words, self.match.game.vocabulary, self.session.names
        said = (words.move(vocabulary, move, names).casefold() for move in self.legal.values())
        _complete([*self.legal.values(), *said], self._typed_commands())
        most = FEW_ON_LOW if self.screen.look.low else FEW
        if self.on_board or len(self.legal) <= most:
            self.screen.tell("cli-ask-listed", count=len(self.legal), style="dim")
            if not self.on_board:
                self.moves("")
        else:
            self._open_long(most)

    def _typed_commands(self) -> list[str]:
        """The commands as this language writes them, and in English."""
        return [word for name in self.commands for word in (name, *self.screen.say(f"cli-command-{name}").split(", "))]

    def _open_long(self, most: int) -> None:
        """Of many moves, list those that have few of their kind; of the others, say how they are written."""
        kinds: dict[str, dict[int, str]] = {}
        for number, move in self.legal.items():
            kinds.setdefault(move.partition(" ")[0], {})[number] = move
        rare = {number: move for kind in kinds.values() if len(kind) <= RARE for number, move in kind.items()}
        if not 0 < len(rare) <= most:
            self.screen.tell("cli-ask", count=len(self.legal), style="dim")
            return
        many = {word: kind for word, kind in kinds.items() if len(kind) > RARE}
        self.screen.tell("cli-ask-listed", count=len(self.legal), style="dim")
        self.screen.show(move_list(self.match, self.seat, rare, "", self.screen))
        for word, kind in many.items():
            usage = self.match.game.vocabulary.family(self.match.game.vocabulary.parse(min(kind.values()))).usage
            self.screen.tell("cli-ask-more", count=len(kind), usage=usage, word=word, style="dim")

    def _prompt(self) -> str:
        """Where a clock runs, the time that is left stands before the sign."""
        left = self.session.clock.left()
        return PROMPT if left is None else f"{written(left)} {PROMPT}"

    def _remind(self, time: str) -> None:
        self.screen.show("", Text(self.screen.say("cli-time-left", time=time), style="yellow"))

    def answer(self, line: str) -> None:
        """A number from the list, a move, a command, or whatever the game understands besides.

        A slash before a command says that no move is meant, where a game has a move of the same name.
        """
        word, _, rest = line.removeprefix("/").partition(" ")
        command = self.commands.get(self.command_of(word))
        offered, self.session.offered = self.session.offered, ()
        if offered and line.casefold().replace("'", "’") in self.screen.say("cli-yes").split(", "):
            self.play(offered[0])
        elif line.isascii() and line.isdigit():
            self.play(self._numbered(line))
        elif command is not None and (line.startswith("/") or not self._begins_move(word)):
            command(rest)
        else:
            self._play_all(self._understood(line))

    def command_of(self, word: str) -> str:
        """The command that a word stands for: English ones are understood everywhere, others in their language."""
        said = tokens(word)
        aliases = {alias: name for name in self.commands for alias in self._aliases(name)}
        return aliases.get(said[0] if len(said) == 1 else word, "")

    def _aliases(self, name: str) -> list[str]:
        own = self.screen.say(f"cli-command-{name}").split(", ")
        return [name, *SHORT.get(name, ()), *(alias for word in own for alias in tokens(word))]

    def _begins_move(self, word: str) -> bool:
        """Whether a move that is possible now begins so, in notation or in words."""
        said = tokens(word)
        labels = (self.session.words.move(self.match.game.vocabulary, move) for move in self.legal.values())
        families = (family.word for family in self.match.game.vocabulary.families)
        return word.casefold() in families or any(tokens(label)[:1] == said for label in labels)

    def _numbered(self, number: str) -> str:
        move = self.legal.get(int(number[:9]))
        if move is None or len(number) > 9:
            raise NotAMove("cli-error-number", number=number[:20], known=span(list(self.legal)))
        return move

    def _understood(self, line: str) -> Meant:
        """The line itself if it is a notation, else what the game makes of it."""
        view, names = self.match.view(self.seat), self.session.names
        return hooks(self.match.game).meant(view, line, self.screen.lang, names)

    def _play_all(self, meant: Meant) -> None:
        """Several moves at once: one that is refused does not keep the others."""
        for move in meant.moves:
            try:
                self.play(move)
            except MoveError as error:
                if len(meant.moves) == 1:
                    raise
                self._tell(error)
        if meant.rest is not None:
            self._tell(meant.rest)

    def play(self, move: str) -> None:
        if not self.session.time_is_up():  # what is typed too late does not count
            self.session.play(move, self.seat)
        self.done = True

    def _said(self, error: VulcaniaError) -> str:
        told = error.message
        if told.key == "error-move-word":  # of all the game's moves, those are named that there are now
            told = Message(told.key, {**told.args, "usage": self._usage()})
        return self.session.words.say(told, self.session.names)

    def _usage(self) -> str:
        """How the moves that are possible now are written."""
        vocabulary = self.match.game.vocabulary
        families = {vocabulary.family(vocabulary.parse(move)): None for move in self.legal.values()}
        return " · ".join(family.usage for family in families)

    def _tell(self, error: VulcaniaError) -> None:
        """A refusal names its rule, and how to read it; a question, how to say yes."""
        reason = self._said(error)
        if isinstance(error, IllegalMove):
            reason = self.screen.say("cli-refused", reason=reason, rule=error.rule)
        if isinstance(error, NotAMove) and error.offers:
            self.session.offered = error.offers
            first = self.session.words.move(self.match.game.vocabulary, error.offers[0], self.session.names)
            reason += " " + self.screen.say("cli-offer", move=first)
        self.screen.show(Text(reason, style="yellow"))

    # -- commands -----------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        lines = self.screen.say("cli-help", usage=self._usage()).splitlines()
        if len([seat for seat in self.match.to_act if seat in self.session.humans]) > 1:
            lines.append(self.screen.say("cli-help-seat"))
        commands = Table.grid(padding=(0, 2, 0, 0))
        commands.add_column(no_wrap=True, style="bold")
        for line in lines:
            word, bar, what = line.partition(" | ")
            if bar:
                commands.add_row(f"  {word}", what)
            else:
                self.screen.show(line)
        self.screen.show(commands)

    def moves(self, rest: str) -> None:
        if self.secret:
            self.screen.tell("cli-secret")
        self.screen.show(move_list(self.match, self.seat, self.legal, rest, self.screen))

    def points(self, rest: str) -> None:
        """Every move with what it would do."""
        if self.secret:
            self.screen.tell("cli-secret")
        self.screen.show(move_list(self.match, self.seat, self.legal, rest, self.screen, previews=True))

    def what(self, rest: str) -> None:
        """What something on the board is, or what one move would do, before it is made."""
        if not rest:
            self.points("")
            return
        if not rest.isdecimal() and show_thing(self.session, self.seat, rest):
            return
        move = self._numbered(rest) if rest.isdecimal() else self._understood(rest).moves[0]
        number = self.match.game.vocabulary.parse(move)
        if number not in self.match.state.legal(self.seat):
            raise IllegalMove(*self.match.game.why_not(self.match.state, number, self.seat), game=self.match.game.slug)
        told = preview(self.match, self.seat, move, self.screen)
        self.screen.show(told or self.screen.say("cli-no-preview", move=move))

    def hint(self, rest: str) -> None:
        """What would the captain do? ``hint 5s`` gives it more time, and Ctrl-C takes the question back."""
        if self.secret:
            self.screen.tell("cli-secret")
            return
        if not self.session.advises:
            self.screen.tell("cli-no-advice")
            return
        allowed = budget(rest) if rest else CAPTAIN
        match = self.match
        chance = Chance("hint", len(match.plies))
        try:
            with self.screen.out.status(self.screen.say("hint-thinking")):
                advice = advise(seen(match.game, match.state, self.seat), allowed, chance)
        except KeyboardInterrupt:
            return
        names, shown = self.session.names, set(self.legal.values())
        for one in counsel(advice, shown, match.game.vocabulary, self.session.words, names):
            self.screen.item(Text(f"{one['told']} ({one['move']})"))
            for why in one["reasons"]:
                places = f" ({', '.join(why['where'])})" if why["where"] else ""
                self.screen.show(Text(f"    {why['text']}{places}", style="dim"))

    def look(self, _: str) -> None:
        """What beginners may see before the clock starts, and nobody once it runs."""
        if not self.session.clock.held:
            self.screen.tell("cli-look-late")
            return
        cards = Table.grid(padding=(0, 2, 0, 0))
        for one in self.session.beforehand():
            cards.add_row(Text(f"  {one.name}", style="bold"), one.about)
        self.screen.show(cards)
        self.screen.tell("cli-look-first", style="dim")

    def undo(self, _: str) -> None:
        self.session.undo(self.seat)
        self.done = True

    def rule(self, rest: str) -> None:
        slug = self.match.game.slug
        if rest:
            show_rule(self.screen, slug, rulebook(slug).find(rest))
        else:
            show_rules(self.screen, slug)

    def log(self, _: str) -> None:
        if not self.match.plies:
            self.screen.tell("cli-log-empty")
        self.session.tell_log(self.seat, 0)

    def board(self, _: str) -> None:
        self.session.show_board(self.seat, whole=True)

    def save(self, rest: str) -> None:
        """Autosave has been there before: this says where, or makes a copy."""
        if not rest and self.session.keeper is None:
            raise VulcaniaError("cli-error-save-where")
        if not rest:
            self.session.keep()
        elif there(Path(rest)):
            raise VulcaniaError("cli-error-record-exists", file=rest)
        else:
            Output(rest).write(self.match.record())
        self.screen.tell("cli-saved", file=rest or str(self.session.keeper and self.session.keeper.path))

    def change_seat(self, rest: str) -> None:
        """Where several people may act at once, they need not wait for one another."""
        able = [seat for seat in self.match.to_act if seat in self.session.humans]
        chosen = [seat for seat in able if rest.casefold() in (str(seat + 1), f"p{seat + 1}")]
        if not chosen:
            raise VulcaniaError("cli-error-seat-now", known=", ".join(f"p{seat + 1}" for seat in able))
        if chosen[0] != self.seat:
            self.session.called = chosen[0]
            self.done = True

    def quit(self, _: str) -> None:
        raise Leave


def _complete(moves: list[str], commands: list[str]) -> None:
    """Let Tab finish moves and commands, where the terminal can."""
    try:
        import readline
    except ImportError:  # Windows has none: lines are typed without history and Tab
        return
    known = sorted([*moves, *commands])

    def complete(text: str, state: int) -> str | None:
        fitting = [word for word in known if word.startswith(text.casefold())]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
