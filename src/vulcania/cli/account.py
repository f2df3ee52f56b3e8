"""The end of a match: who won, and where every point came from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vulcania.cli.desk import Desk
from vulcania.core.match import Match
from vulcania.core.outcome import Outcome
from vulcania.words import Words


def account(match: Match, words: Words, desk: Desk) -> RenderableType:
    """The verdict, the final table, and every line of the breakdown."""
    outcome = match.outcome
    assert outcome is not None, "only a match that is over has an account"
    return Group(
        Text(_verdict(match, outcome, words, desk), style="bold"),
        _standings(match, outcome, words, desk),
        *_lines(match, outcome, words, desk),
    )


def _verdict(match: Match, outcome: Outcome, words: Words, desk: Desk) -> str:
    if outcome.verdict is not None:
        return words.say(outcome.verdict, match.players)
    names = [words.player(seat, match.players) for seat in outcome.winners]
    if not names:
        return desk.say("cli-won-nobody")
    if len(names) == 1:
        return desk.say("cli-won", name=names[0])
    return desk.say("cli-won-together", names=", ".join(names[:-1]), last=names[-1])


def _standings(match: Match, outcome: Outcome, words: Words, desk: Desk) -> RenderableType:
    if match.game.meta.team:
        return Text(desk.say("cli-score-together", score=outcome.scores[0]))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(desk.say("cli-rank"), justify="right")
    table.add_column(desk.say("cli-player"))
    table.add_column(desk.say("cli-score"), justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        name = Text.assemble((desk.look.mark(seat), desk.look.style(seat)), " ", words.player(seat, match.players))
        table.add_row(f"{outcome.ranks[seat]}.", name, str(outcome.scores[seat]))
    return table


def _lines(match: Match, outcome: Outcome, words: Words, desk: Desk) -> list[RenderableType]:
    """The breakdown, player by player, then what is nobody's own."""
    owners = [seat for seat in (*range(match.seats), None) if any(line.seat == seat for line in outcome.breakdown)]
    lines: list[RenderableType] = []
    for owner in owners:
        name = desk.say("cli-all") if owner is None else words.player(owner, match.players)
        lines += ["", Text(name, style="bold" if owner is None else desk.look.style(owner))]
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=5)
        for line in outcome.breakdown:
            if line.seat == owner:
                table.add_row(f"{line.points:+d}" if line.points else "0", words.say(line.text, match.players))
        lines.append(table)
    return lines
