"""What stands around a table's board: made anew only where something in it is different.

A part is made from plain values and nothing else, so that the same values always give the same part: the table
remembers it by them, for everyone who sees the same.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Any

from markupsafe import Markup, escape

from vulcania.core.typed import typed_json
from vulcania.drawing.players import mark
from vulcania.server import bots, helping, undoing
from vulcania.server.avatar import avatar
from vulcania.server.rendered import Told
from vulcania.server.store.rows import SeatRow, TalkRow
from vulcania.server.table import Table
from vulcania.server.templates import render, safe
from vulcania.words import Words
from vulcania.words.message import Message, message

LOG_SHOWN = 60
TALK_SHOWN = 40
ONLOOKERS_SHOWN = 8
PACES = {"slow": 2.5, "usual": None, "quick": 0.3, "at-once": 0.0}
"""How long a bot's move takes at least, in seconds; as usual is what the house is set to."""
PARTS = 100
"""So many are remembered at a table."""
HOLIDAYS = (7, 14, 30)
"""Days that a table may rest."""


def _part(template: str, table: Table, said: Words, **shown: Any) -> Markup:
    made = table.rendered.parts
    name = (template, said.lang, *shown.values())
    part = made.get(name)
    if part is None:
        if len(made) >= PARTS:
            made.clear()
        # Begun with a tag, it is a block by itself (changes.py).
        part = made[name] = safe(f"{render(template, said, id=table.id, **shown).strip()}\n")
    return part


def tools(
    table: Table, held: tuple[int, ...], seat: int | None, said: Words, *, again: bool, stepping_in: bool, advice: bool
) -> Markup:
    """What one may do besides moving; ``again`` where a rematch may be asked for."""
    return _part(
        "tools.html", table, said, game=table.game.slug, seat=seat, over=table.match.over,
        rematch=table.row.rematch, again=bool(held) and again, undo=_undo(table, seat), stepping_in=stepping_in,
        advice=advice and helping.allowed(table),
    )  # fmt: skip


def _undo(table: Table, seat: int | None) -> str:
    """Whether a seat may take its last move back: ``free``, by ``asking`` the others, or not at all."""
    if seat is None or table.status != "playing" or table.row.ask is not None or table.row.pause is not None:
        return ""
    if undoing.allowed(table, seat):
        return "free"
    if undoing.target(table, seat) is None:
        return ""
    return "asking" if table.others(seat) else "free"


def seats(table: Table, held: tuple[int, ...], said: Words) -> list[Markup]:
    playing, acting = table.status == "playing", table.acting
    return [_seat(table, row, held, said, playing, row.seat in acting) for row in table.seats]


def _seat(table: Table, row: SeatRow, held: tuple[int, ...], said: Words, playing: bool, acting: bool) -> Markup:
    number = row.seat
    person, mine = row.kind == "person", number in held
    here = person and table.watching.here(number)
    until = table.clocks.deadline(number) if playing and acting and not row.bot else None
    days = person and playing and table.clocks.days
    return _part(
        "seat.html", table, said, number=number, name=row.name, kind=row.kind, level=row.level,
        stand_in=row.stand_in, mark=seat_mark(number), mine=mine, playing=playing,
        acting=number in table.awaited and table.row.pause is None,
        elsewhere=mine and (len(row.devices) > 1 or number in table.passed),
        avatar=avatar(row.person or f"{table.id} {number}") if person else None,
        thinking=milliseconds(table.thinking.get(number)),
        next=bool(table.thinking) and number not in table.thinking and row.bot is not None,
        most=round(bots.thinks(row.bot, table.match)) if row.bot else 0,
        away=person and not here and not mine,
        can_hand_over=bool(held) and person and playing and not mine and not row.stand_in and table.away(number),
        until=milliseconds(until), left=table.clocks.left(number) if person else None,
        reserve=said.say(_lasting(table.clocks.reserve(number))) if days else None,
    )  # fmt: skip


def _lasting(seconds: float) -> Message:
    """A span of time beyond the hour, in whole days or hours."""
    days, hours = divmod(int(seconds) // 3600, 24)
    return message("web-days", count=days) if days else message("web-hours", count=hours)


def milliseconds(at: float | None) -> int | None:
    return None if at is None else int(at * 1000)


@lru_cache
def seat_mark(number: int) -> Markup:
    """A seat's shape in its colour, to stand beside a name."""
    return safe(f'<svg class="mark" viewBox="-8 -8 16 16" aria-hidden="true">{mark(number, 0, 0)}</svg>')


def onlookers(table: Table, said: Words) -> str:
    """Who watches, in words."""
    named = [name for name in table.onlookers if name][:ONLOOKERS_SHOWN]
    more = len(table.onlookers) - len(named)
    if not named:
        return said.say("web-spectators", count=more) if more else ""
    return said.say("web-onlookers", people=", ".join(named), more=more)


def agreeing(table: Table, held: tuple[int, ...], seat: int | None, said: Words) -> str:
    """What whoever sits here may settle with the others, or note for themselves."""
    if not held:
        return ""
    taught = table.row.lesson is not None
    return _part(
        "agreeing.html", table, said, seat=held[0] if seat is None else seat,
        can_rest=table.status == "playing" and table.row.pause is None and not (table.row.ask or taught),
        holidays=HOLIDAYS if table.clocks.days else (), others=bool(table.others(held[0])),
        paced=table.status == "playing" and not taught and any(row.bot for row in table.seats),
        paces=tuple(PACES), pace=next((name for name, seconds in PACES.items() if seconds == table.row.pace), ""),
        noting=held[0] if len(held) == 1 and not taught else None,
    )  # fmt: skip


def logged(table: Table, told: list[Told], said: Words) -> list[str]:
    """The last moves in words, the newest first."""
    for number in range(len(told), 0, -1):
        one = told[number - 1]
        if one.markup:  # and so has what was told before
            break
        if one.lines:
            one.markup = _logged(table.id, number, one.lines, said)
    return list(islice((one.markup for one in reversed(told) if one.markup), LOG_SHOWN))


def _logged(table: str, number: int, lines: list[str], said: Words) -> str:
    """What one move did. There is a new one for every move: a template would take thirty times as long."""
    told = "".join([f"<span>{escape(line)}</span> " for line in lines])
    look = f'href="/t/{table}/replay?ply={number}" aria-label="{_look_at(number, said)}"'
    return f'<li id="log-{number}"><a class="turn" {look}>{number}</a> <span>{told}</span></li>\n        '


@lru_cache(1000)
def _look_at(number: int, said: Words) -> Markup:
    return escape(said.say("web-look-at", ply=number))


def talk(table: Table, held: tuple[int, ...], seat: int | None, said: Words) -> Markup:
    def text(row: TalkRow) -> str:
        return said.say(typed_json(row.text, Message), table.names) if row.kind == "note" else row.text

    lines = tuple(
        ("" if row.seat is None else said.player(row.seat, table.names), text(row))
        for row in table.talk[-TALK_SHOWN:]
    )  # fmt: skip
    speaking = held[0] if held and seat is None else seat
    return _part("talk.html", table, said, talk=lines, seat=speaking if held else None)


def fingerprint(table: Table, said: Words) -> Markup:
    return _part("fingerprint.html", table, said, fingerprint=table.fingerprint)
