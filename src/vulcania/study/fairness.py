"""Does a seat have it easier? Many matches with the same player in every seat, for each game and number of seats.

What has been played is kept line by line in a file beside the report: an interrupted study goes on where it stopped.
Where a game lets the table choose who begins, the first seat begins, so that seats stand for the order of play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from vulcania.core.chance import Chance
from vulcania.core.registry import game as find_game
from vulcania.players.guests import seated
from vulcania.players.player import seen
from vulcania.players.registry import sitting
from vulcania.shelf import slugs
from vulcania.study.crew import share_out
from vulcania.study.ratings import wilson
from vulcania.study.success import shares
from vulcania.words.message import Message

MATCHES = 2000
CHUNK = 25


class Question(msgspec.Struct, frozen=True):
    """A game with so many seats, as it is now: other rules or components make it another question."""

    game: str
    seats: int
    rules: int
    components: str
    player: str = "mate"
    seed: int = 0


class Part(msgspec.Struct, frozen=True):
    """Some matches of a question, and how they ended."""

    question: Question
    first: int
    count: int
    wins: tuple[float, ...] = ()
    """For each seat; a shared win counts in parts. A team's win counts whole for each."""
    scores: tuple[dict[int, int], ...] = ()
    """For each seat, how often each score occurred."""
    moves: dict[int, int] = {}
    replaced: int = 0
    """How often the player failed and a mate took its seat for the rest of the match."""
    fault: Message | None = None
    """What was wrong the first time."""


class Finding(msgspec.Struct):
    """What all parts of a question came to."""

    question: Question
    team: bool
    matches: int
    wins: list[float]
    scores: list[Counter[int]]
    moves: Counter[int]
    replaced: int = 0
    fault: Message | None = None

    def rate(self, seat: int) -> tuple[float, float, float]:
        """The seat's share of wins, between the ends of its interval: low, middle, high."""
        low, high = wilson(self.wins[seat], self.matches)
        return low, self.wins[seat] / max(self.matches, 1), high

    def advantage(self, seat: int) -> tuple[float, float, float]:
        """By how many percentage points the seat wins more than its fair share."""
        fair = 1 / self.question.seats
        low, middle, high = self.rate(seat)
        return 100 * (low - fair), 100 * (middle - fair), 100 * (high - fair)


def questions(
    games: Sequence[str] = (), seats: Sequence[int] = (), *, player: str = "mate", seed: int = 0
) -> list[Question]:
    """Every game asked for, with every number of seats it allows."""
    found: list[Question] = []
    for slug in games or slugs():
        game = find_game(slug)
        low, high = game.meta.seats
        rules, components = game.meta.rules_version, game.standard[0].digest
        counts = [count for count in range(low, high + 1) if not seats or count in seats]
        found += [Question(slug, count, rules, components, player, seed) for count in counts]
    return found


def play_part(part: Part) -> Part:
    """Play the matches of a part; each takes its luck from its number alone."""
    ask = part.question
    game = find_game(ask.game)
    options = {option.name: "p1" for option in game.meta.options if option.kind == "seat"}
    wins = [0.0] * ask.seats
    scores: list[Counter[int]] = [Counter() for _ in range(ask.seats)]
    lengths: Counter[int] = Counter()
    notes: list[Message] = []
    for number in range(part.first, part.first + part.count):
        state = game.start(game.setup(ask.seats, Chance(ask.seed, "fair", number).below(1 << 64), options))
        chance = Chance(ask.seed, "players", number)
        players = [seated(sitting(ask.player), seat, notes.append) for seat in range(ask.seats)]
        moves = 0
        while state.to_act:
            seat = state.to_act[0]
            state.play(players[seat].choose(seen(game, state, seat), chance), seat)
            moves += 1
        outcome = state.outcome()
        assert outcome is not None, "nobody is to act, so the match is over"
        lengths[moves] += 1
        for seat, share in enumerate(shares(outcome, game.meta.team)):
            wins[seat] += share
            scores[seat][outcome.scores[seat]] += 1
    fault = notes[0] if notes else None
    return Part(ask, part.first, part.count, tuple(wins), tuple(scores), lengths, len(notes), fault)


class Notebook:
    """The file that keeps what has been played. A line cut short by an interruption is left out and played again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._torn = b""
        """What ends a last line that was cut short: nothing that is added must be lost with it."""
        self.parts = list(self._read())

    def _read(self) -> Iterator[Part]:
        if not self.path.exists():
            return
        data = self.path.read_bytes()
        self._torn = b"\n" if data and not data.endswith(b"\n") else b""
        for line in data.splitlines():
            try:
                yield msgspec.json.decode(line, type=Part)
            except msgspec.DecodeError:
                continue

    def add(self, part: Part) -> None:
        self.parts.append(part)
        with self.path.open("ab") as file:
            file.write(self._torn + msgspec.json.encode(part) + b"\n")
        self._torn = b""


def missing(asked: Sequence[Question], matches: int, played: Sequence[Part]) -> list[Part]:
    """What is still to be played, each question in turn, so that all grow together."""
    done = {(part.question, part.first, part.count) for part in played}
    parts = []
    for first in range(0, matches, CHUNK):
        for question in asked:
            part = Part(question, first, min(CHUNK, matches - first))
            if (question, part.first, part.count) not in done:
                parts.append(part)
    return parts


def study(
    asked: Sequence[Question],
    matches: int,
    notebook: Notebook,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> list[Finding]:
    """Play what is missing and sum up. ``done`` is called with the number of matches; those kept count at once."""
    to_play = missing(asked, matches, notebook.parts)
    done(matches * len(asked) - sum(part.count for part in to_play))
    for part in share_out(play_part, to_play, jobs):
        notebook.add(part)
        done(part.count)
    return findings(asked, matches, notebook.parts)


def findings(asked: Sequence[Question], matches: int, parts: Sequence[Part]) -> list[Finding]:
    wanted = {(part.question, part.first, part.count) for part in missing(asked, matches, ())}
    found = {
        question: Finding(
            question,
            find_game(question.game).meta.team,
            0,
            [0.0] * question.seats,
            [Counter() for _ in range(question.seats)],
            Counter(),
        )
        for question in asked
    }
    for part in {(part.question, part.first, part.count): part for part in parts}.values():
        if (part.question, part.first, part.count) in wanted:
            _join(found[part.question], part)
    return list(found.values())


def _join(finding: Finding, part: Part) -> None:
    finding.matches += part.count
    finding.moves.update(part.moves)
    finding.replaced += part.replaced
    finding.fault = finding.fault or part.fault
    for seat, won in enumerate(part.wins):
        finding.wins[seat] += won
        finding.scores[seat].update(part.scores[seat])
