"""A guided first game in the terminal: the same steps as in the browser, pointing by naming."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from vulcania.core.errors import BadRecord
from vulcania.core.lesson import LEARNER, Lesson, Progress, lessons, scripted_seat
from vulcania.core.match import Match
from vulcania.core.puzzle import Puzzle, puzzles
from vulcania.players.begun import first_match
from vulcania.players.registry import HUMAN, sitting
from vulcania.terminal.decision import Decision
from vulcania.terminal.play import Play
from vulcania.terminal.records import Keeper, read_match, state_folder
from vulcania.terminal.screen import Screen
from vulcania.terminal.session import Session

MATCH = "match"
"""What the short match that follows a game's lessons is called among its chapters."""
RIVALS = ("Ned", "Conseil", "Aronnax", "Axel", "Hans")


def learn(screen: Screen, lesson: Lesson) -> int:
    """Begin the lesson, or go on with it where it was left. The exit code."""
    bot = sitting("deckhand")
    seated = (sitting(HUMAN), *(replace(bot, name=name) for name in RIVALS[: lesson.seats - 1]))
    keeper = _keeper(lesson)
    match = _kept(lesson, keeper) or lesson.begin([one.name for one in seated])
    return Learn(Session(screen, match, seated, keeper, free_undo=False), lesson).run()


def play_first_match(screen: Screen, lesson: Lesson) -> int:
    """The short match that follows a lesson. The exit code."""
    match, bot = first_match(lesson), sitting("deckhand")
    seated = (sitting(HUMAN), *(replace(bot, name=name) for name in RIVALS[: match.seats - 1]))
    match.players = tuple(one.name for one in seated)
    return Play(Session(screen, match, seated, None, free_undo=False)).run()


def _keeper(lesson: Lesson) -> Keeper | None:
    """A lesson has one file, so that it is found again. Where none can be made, it is given all the same."""
    folder = state_folder() / "lessons"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        return Keeper(folder / f"{lesson.game}-{lesson.name}.txt")
    return None


def _kept(lesson: Lesson, keeper: Keeper | None) -> Match | None:
    """The match of a lesson that was left in the middle; one that does not fit any more begins anew."""
    if keeper is None or not Path(keeper.path).is_file():
        return None
    try:
        match = read_match(str(keeper.path))
    except BadRecord:
        return None
    fresh = lesson.begin()
    same = match.setup.seed == lesson.seed and len(match.plies) > len(fresh.plies)
    done = lesson.at(len(lesson.step), match.plies).step is None
    return match if same and not match.over and not done else None


class Learn(Play):
    """Says what a step says, and lets the learner do it."""

    def __init__(self, session: Session, lesson: Lesson) -> None:
        super().__init__(session)
        self.lesson = lesson
        self.reached = lesson.reached(session.match.plies)
        self.said = -1
        """The step that was said last."""
        self.drawn = -1
        """How many moves stood when the board was last shown."""

    def _turns(self) -> None:
        while not self.match.over:
            progress = self.lesson.at(self.reached, self.match.plies)
            if progress.step is None:
                self._over(progress)
                return
            if progress.reply is not None:
                self.session.play(progress.reply, scripted_seat(self.match))
            elif progress.free:
                self._say(progress)
                self._turn()
            else:
                self._step(progress)

    def _step(self, progress: Progress) -> None:
        if self.drawn != len(self.match.plies):
            self.session.show(LEARNER)
            self.drawn = len(self.match.plies)
        self._say(progress)
        if progress.talking:
            input(self.screen.say("cli-learn-next") + " ")
            self.reached = progress.number + 1
        else:
            Doing(self.session, progress).run()

    def _say(self, progress: Progress) -> None:
        """A step is said once; who is free is not told the same thing every turn."""
        if self.said == progress.number:
            return
        self.said = progress.number
        words, names = self.session.words, self.session.names
        self.screen.show("")
        if progress.answer is not None:
            self.screen.show(Text(words.say(progress.answer, names), style="green"))
        if progress.said is not None:
            self.screen.show(Text(words.say(progress.said, names), style="bold cyan"))
        places = [point[1:] for point in progress.step.point if point.startswith("@")] if progress.step else []
        if places:
            self.screen.tell("cli-learn-look", things=", ".join(places), style="dim")

    def _over(self, progress: Progress) -> None:
        self.session.show(LEARNER)
        self._say(progress)
        following = self.lesson.following
        if isinstance(self.lesson, Puzzle):
            for why in self.lesson.why:
                places = f" ({', '.join(why.where)})" if why.where else ""
                self.screen.item(self.session.words.say(why.message, self.session.names) + places)
        else:
            self.screen.tell("guide-over-last" if following is None else "guide-over")
            practice = puzzles(self.lesson.game)[:1] if following is None else ()
            following = practice[0] if practice else following
        if following is not None:
            self.screen.tell("cli-learn-left", game=following.game, chapter=following.name)
        if self.lesson.following is None and not isinstance(self.lesson, Puzzle):
            self.screen.tell("cli-learn-match", game=self.lesson.game, chapter=MATCH)

    def _left(self, code: int) -> int:
        self.screen.show("")
        self.screen.tell("cli-learn-left", game=self.lesson.game, chapter=self.lesson.name)
        return code

    def _ended(self) -> None:
        if self.match.over:
            super()._ended()


class Doing(Decision):
    """The learner is to do what the step asks for; anything else is answered, and asked again."""

    def __init__(self, session: Session, progress: Progress) -> None:
        super().__init__(session, LEARNER)
        self.progress = progress
        self.ways = progress.ways(list(self.legal.values()))
        self.commands["show"] = self.show

    def _open(self) -> None:
        if isinstance(self.progress.lesson, Puzzle):
            self.screen.tell("cli-practice-do", style="dim")
        else:
            self.screen.tell("cli-learn-do", move=self.ways[0], style="dim")

    def hint(self, rest: str) -> None:
        """What the captain looked at; in a lesson, what he would do."""
        if isinstance(self.progress.lesson, Puzzle):
            self.screen.show(self.session.words.say(self.progress.lesson.hint))
        else:
            super().hint(rest)

    def show(self, _: str) -> None:
        self.play(self.ways[0])

    def play(self, move: str) -> None:
        self.progress.allow(self.match, move)
        super().play(move)


def offer(screen: Screen, slug: str) -> None:
    """Tell newcomers of the lesson: those who have neither played nor learnt that game here."""
    folder = state_folder()
    kept = [file.name for part in (folder, folder / "lessons") if part.is_dir() for file in part.iterdir()]
    if lessons(slug) and not any(name.startswith(f"{slug}-") for name in kept):
        screen.tell("cli-learn-offer", game=screen.words(slug).say("title"), slug=slug, style="dim")
