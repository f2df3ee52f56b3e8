"""A table as one screen sees it: everything on it is made from the view of the seat that looks."""

from __future__ import annotations

from collections.abc import Sequence
from html import unescape
from typing import Any, NamedTuple

import msgspec

from vulcania.core.event import Event
from vulcania.core.game import Game
from vulcania.core.hooks import hooks
from vulcania.core.match import Match
from vulcania.core.outcome import Outcome
from vulcania.core.view import View
from vulcania.drawing.cover import cover as lid
from vulcania.drawing.svg import pieces
from vulcania.server import clock, parts, undoing
from vulcania.server.changes import Blocks, cut, laid
from vulcania.server.guide import guide, resting
from vulcania.server.ready import beforehand
from vulcania.server.rendered import Told
from vulcania.server.store.rows import MatchRow, SeatRow
from vulcania.server.table import QUESTIONS, Table
from vulcania.server.templates import Preferences, chunks, safe
from vulcania.words import Words
from vulcania.words.message import Message


class Asked(NamedTuple):
    """Who last uncovered a screen that several share."""

    seat: int | None = None
    ply: int | None = None
    """Who could act but need not has the screen only at this moment of the match."""


def shown(table: Table, held: tuple[int, ...], asked: Asked) -> tuple[int | None, tuple[int, ...]]:
    """Whose view a screen shows, and for whom it has to be covered first: those it waits for, then who else could act.

    ``held`` are the seats at this screen. Where seats have secrets from one another, a screen that several share shows
    a hand only after its owner said that they are looking.
    """
    if not held:
        return None, ()
    here = [seat for seat in held if table.seats[seat].bot is None]
    acting = tuple(seat for seat in table.awaited if seat in here)
    able = tuple(seat for seat in table.acting if seat in here and seat not in acting)
    stepping_in = asked.seat in able and asked.ply == table.row.plies
    if asked.seat in held and (asked.seat in acting or not acting or stepping_in):
        return asked.seat, ()
    if len(held) > 1 and table.game.meta.hidden_hands and table.status == "playing":
        return None, acting + able if acting else ()
    return (acting or held)[0], ()


def cover(game: Game, prefs: Preferences) -> str:
    """The lid of a game's box."""
    return safe(lid(prefs.words(game.slug), game.package))


def listed(row: MatchRow, sat: Sequence[SeatRow]) -> dict[str, Any]:
    """What a list of tables tells of one: never anything of its board."""
    return {
        "row": row,
        "names": [seat.name for seat in sat if seat.name and seat.kind != "open"],
        "free": sum(seat.kind == "open" and not seat.name for seat in sat),
    }


def labels(match: Match, view: View, said: Words) -> dict[str, str]:
    """Every legal move that may be shown, with what it is called."""
    return {move: said.move(match.game.vocabulary, move, match.players) for move in hooks(match.game).listed(view)}


def progress(drawn: Sequence[str], said: Words) -> str:
    """How far the match is, as the picture's own title tells it after the game's name."""
    title = next(piece for piece in drawn if "<title>" in piece).partition("<title>")[2].partition("</title>")[0]
    return unescape(title).removeprefix(said.say("title")).lstrip(" –")


def board(match: Match, view: View, said: Words, prefs: Preferences) -> list[str]:
    """The board, in pieces. It is not one image to a screen reader but a group of things that can be acted on."""
    shape = {"narrow": prefs.narrow, "low": prefs.low, "snug": prefs.snug}
    begins, *rest = pieces(match.game.draw(view, said, match.players, **shape, headed=False))
    return [begins.replace('role="img"', 'role="group"', 1), *rest]


def railed(game: Game, prefs: Preferences) -> bool:
    """Whether there is a drawing that leaves room for no more than a rail beside it, on a small telephone."""
    return prefs.low and hasattr(game.optional_part("picture"), "draw_low")


def key(table: Table, held: tuple[int, ...], asked: Asked, prefs: Preferences) -> tuple[object, ...]:
    """All that a screen's looks depend on, besides the table itself."""
    return ("page", held, *shown(table, held, asked), prefs.lang, prefs.shape)


def fragment(table: Table, held: tuple[int, ...], asked: Asked, prefs: Preferences) -> Blocks:
    """Everything inside the page's main part; made once for all who see the same."""
    name = key(table, held, asked, prefs)
    made = table.rendered.faces
    if name not in made:
        made[name] = _fragment(table, held, *shown(table, held, asked), prefs)
    return made[name]


def _fragment(
    table: Table, held: tuple[int, ...], seat: int | None, covered: tuple[int, ...], prefs: Preferences
) -> Blocks:
    said = prefs.words(table.game.slug)
    match = table.match
    view = table.view(seat)
    if resting(table, view) or table.row.pause is not None:
        view = msgspec.structs.replace(view, legal=())
    before = beforehand(table, held, said)
    if before is not None:
        view = msgspec.structs.replace(view, legal=())
    mine = bool(view.legal) and seat is not None and seat in table.acting and table.seats[seat].bot is None
    typing = mine and table.row.lesson is None and hooks(table.game).typing(view)
    taught = guide(table, view, said)
    told = retold(table, seat, said)
    drawn = board(match, view, said, prefs)
    made = chunks(
        "fragment.html",
        said,
        table=table,
        held=held,
        seat=seat,
        covered=covered,
        mine=mine,
        awaited=seat in table.awaited,
        view=view,
        prompt=prompt(table, view, said),
        names=table.names,
        board=laid(drawn),
        progress=progress(drawn, said),
        tale=eventful(match, view, said),
        sounds=" ".join(filter(None, map(table.game.sound, match.plies[-1].events if match.plies else ()))),
        legal=msgspec.json.encode(labels(match, view, said) if mine else {}).decode(),
        typing=typing,
        guide=taught,
        railed=railed(table.game, prefs),
        beforehand=before,
        tools=parts.tools(
            table,
            held,
            seat,
            said,
            again=taught is None or not taught["to_come"],
            advice=mine and not typing,
            stepping_in=mine and seat not in table.awaited and bool(shown(table, held, Asked())[1]),
        ),
        seats=parts.seats(table, held, said),
        log=laid(parts.logged(table, told, said)),
        told_last=" ".join(next((one.lines for one in reversed(told) if one.lines), ())),
        talk=parts.talk(table, held, seat, said),
        fingerprint=parts.fingerprint(table, said),
        agreeing=parts.agreeing(table, held, seat, said),
        unanswered=undoing.unanswered(table),
        account=account(match.outcome, said, table.names),
        record=table.game.meta.team and match.over,
        phase_until=parts.milliseconds(table.phase_until),
        best=table.best,
        questions=QUESTIONS,
        onlookers=parts.onlookers(table, said),
    )
    return cut(made)


def sentences(events: tuple[Event, ...], seat: int | None, said: Words, names: tuple[str, ...]) -> list[str]:
    """What happened, as the seat may know it. An event without words is for pictures only."""
    messages = (event.seen_by(seat).message for event in events)
    return [said.say(message, names) for message in messages if said.has(message.key)]


def prompt(table: Table, view: View, said: Words) -> str:
    """What to do; to who can do nothing now, what the others are doing: ``.waiting`` of the game's own prompt."""
    key, args = view.prompt.key, view.prompt.args
    if view.seat in table.acting or not table.awaited:
        return said.say(view.prompt, table.names)
    if said.has(f"{key}.waiting"):
        return said.say(Message(f"{key}.waiting", args), table.names)
    others = [said.player(seat, table.names) for seat in table.awaited]
    return said.say("web-waits-for", count=len(others), players=", ".join(others))


def eventful(match: Match, view: View, said: Words) -> bool:
    """Whether the last move is more than one picture tells."""
    game = match.game
    events = [event.seen_by(view.seat) for event in match.plies[-1].events] if match.plies else []
    return len(events) > 1 or any(game.moment(event, view) or game.card(event, said) for event in events)


def retold(table: Table, seat: int | None, said: Words) -> list[Told]:
    """The match told move by move. What was told before is not made again."""
    told = table.rendered.stories.setdefault((seat, said.lang), [])
    plies = table.match.plies
    same = min(len(told), len(plies))
    while same and told[same - 1].ply is not plies[same - 1]:  # plies that were taken back are at the end
        same -= 1
    del told[same:]
    told += [Told(ply, sentences(ply.events, seat, said, table.names)) for ply in plies[same:]]
    return told


def story(table: Table, seat: int | None, said: Words) -> list[tuple[int, list[str]]]:
    """The same by numbers of moves, without those of which there is nothing to tell."""
    return [(number, one.lines) for number, one in enumerate(retold(table, seat, said), 1) if one.lines]


def account(outcome: Outcome | None, said: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
    """The ending: what it came to, and every point of it."""
    if outcome is None:
        return None
    seats = range(len(outcome.scores))
    ranking = sorted(seats, key=lambda seat: (outcome.ranks[seat], seat))
    return {
        "team": outcome.reached is not None,
        "verdict": said.say(outcome.verdict, names) if outcome.verdict else None,
        "winners": [said.player(seat, names) for seat in outcome.winners],
        "points": max((outcome.scores[seat] for seat in outcome.winners), default=0),
        "seats": [
            {"number": seat, "name": said.player(seat, names), "mark": parts.seat_mark(seat),
             "score": outcome.scores[seat], "rank": outcome.ranks[seat],
             "lines": [_line(line, said, names) for line in outcome.breakdown if line.seat == seat]}
            for seat in ranking
        ],
        "shared": [_line(line, said, names) for line in outcome.breakdown if line.seat is None],
    }  # fmt: skip


def _line(line: Any, said: Words, names: tuple[str, ...]) -> dict[str, Any]:
    return {"points": line.points, "text": said.say(line.text, names), "where": " ".join(line.where)}


def server_time() -> int:
    """What the page sets its clocks by."""
    return int(clock.now() * 1000)
