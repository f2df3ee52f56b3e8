"""The end of a match: who won, and where every point came from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vulcania.core.match import Match
from vulcania.core.outcome import Outcome
from vulcania.terminal.screen import Screen
from vulcania.words import Words


def account(match: Match, words: Words, screen: Screen) -> RenderableType:
    """The verdict, the final table, and every line of the breakdown."""
    outcome = match.outcome
    assert outcome is not None, "only a match that is over has an account"
    return Group(
        Text(_verdict(match, outcome, words, screen), style="bold"),
        _standings(match, outcome, words, screen),
        *_lines(match, outcome, words, screen),
    )


def _verdict(match: Match, outcome: Outcome, words: Words, screen: Screen) -> str:
    if outcome.verdict is not None:
        return words.say(outcome.verdict, screen.names(match.players))
    names = [words.player(seat, screen.names(match.players)) for seat in outcome.winners]
    if not names:
        return screen.say("cli-won-nobody")
    if len(names) == 1:
        return screen.say("cli-won", name=names[0])
    return screen.say("cli-won-together", names=", ".join(names[:-1]), last=names[-1])


def _standings(match: Match, outcome: Outcome, words: Words, screen: Screen) -> RenderableType:
    if match.game.meta.team:
        return Text(screen.say("cli-score-together", score=outcome.scores[0]))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("rank", "player", "score"):
        table.add_column(screen.say(f"cli-{key}"), justify="left" if key == "player" else "right")
    for seat in sorted(range(match.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        mark = screen.look.mark(seat), screen.look.style(seat)
        name = Text.assemble(mark, " ", words.player(seat, screen.names(match.players)))
        table.add_row(f"{outcome.ranks[seat]}.", name, str(outcome.scores[seat]))
    return table


def _lines(match: Match, outcome: Outcome, words: Words, screen: Screen) -> list[RenderableType]:
    """The breakdown, player by player, then what is nobody's own."""
    names = screen.names(match.players)
    owners = [seat for seat in (*range(match.seats), None) if any(line.seat == seat for line in outcome.breakdown)]
    lines: list[RenderableType] = []
    for owner in owners:
        name = screen.say("cli-all") if owner is None else words.player(owner, names)
        lines += ["", Text(name, style="bold" if owner is None else screen.look.style(owner))]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=5)
        for line in outcome.breakdown:
            if line.seat == owner:
                table.add_row(f"{line.points:+d}" if line.points else "0", words.say(line.text, names))
        lines.append(table)
    return lines
