"""``vulcania replay``: a recorded match, step by step."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from vulcania.cli.answer import Json, answer
from vulcania.cli.options import Ascii, Components, Lang, PlyNumber, RecordFile, SeatView, seat_index
from vulcania.core.errors import VulcaniaError
from vulcania.core.match import Match
from vulcania.terminal.account import account
from vulcania.terminal.plain import board
from vulcania.terminal.records import read_match
from vulcania.terminal.screen import Screen, open_screen
from vulcania.words.message import Message, message


def command(
    file: RecordFile,
    ply: PlyNumber = None,
    all_: Annotated[bool, typer.Option("--all")] = False,
    seat: SeatView = None,
    as_json: Json = False,
    components: Components = None,
    lang: Lang = None,
    ascii_: Ascii = False,
) -> None:
    """Look at a recorded match again."""
    screen = open_screen(lang, ascii_=ascii_)
    match = read_match(file, components)
    eyes = seat_index(seat, match.seats)
    if as_json:
        numbers = range(len(match.plies) + 1) if ply is None else [ply]
        answer(screen, "replay", [_data(screen, position(match, number), eyes) for number in numbers])
        return
    for remark in match.remarks:
        screen.show(screen.words(match.game.slug).say(remark, screen.names(match.players)))
    screen.show(screen.words().say(_proof(match)))
    if ply is not None:
        show_step(screen, position(match, ply), eyes, len(match.plies))
    elif all_ or file == "-":
        for number in range(len(match.plies) + 1):
            show_step(screen, match.at(number), eyes, len(match.plies))
    else:
        _walk(screen, match, eyes)


def _proof(match: Match) -> Message:
    """Whether the record is as a server signed it."""
    if match.signed is None:
        return message("record-unsigned")
    try:
        from vulcania.server.signing import verdict
    except ModuleNotFoundError:
        return message("record-unchecked")
    found, key = verdict(match)
    return message(f"record-{found}", **({"public": key} if key else {}))


def position(match: Match, ply: int | None) -> Match:
    """The match as it stood after that many moves, or as it stands."""
    if ply is None:
        return match
    if ply not in range(len(match.plies) + 1):
        raise VulcaniaError("cli-error-ply", number=str(ply)[:20], last=len(match.plies))
    return match.at(ply)


def _data(screen: Screen, match: Match, seat: int | None) -> dict[str, object]:
    """A step as :func:`show_step` shows it."""
    words = screen.words(match.game.slug)
    step: dict[str, object] = {"ply": len(match.plies), "seat": None, "move": None, "events": []}
    for last in match.plies[-1:]:
        events = [words.say(event.seen_by(seat).message, screen.names(match.players)) for event in last.events]
        step.update(seat=last.seat, move=last.text, events=events)
    return {**step, "view": match.view(seat).to_data()}


def show_step(screen: Screen, match: Match, seat: int | None, last: int) -> None:
    """The move that led here, what it did, and the board."""
    words, names = screen.words(match.game.slug), screen.names(match.players)
    number = len(match.plies)
    screen.rule(f"{number}/{last}")
    if match.plies:
        ply = match.plies[-1]
        screen.show(Text(f"{words.player(ply.seat, names)}{words.say('colon')} {ply.text}", style="bold"))
        screen.show(*(words.say(event.seen_by(seat).message, names) for event in ply.events))
    view = match.view(seat)
    screen.show("", board(match.game, view, words, names, screen.look), "")
    screen.show(words.say(view.prompt, names))
    if match.over:
        screen.show("", account(match, words, screen))


def _walk(screen: Screen, match: Match, seat: int | None) -> None:
    last = len(match.plies)
    at: int | None = 0
    while at is not None:
        show_step(screen, match.at(at), seat, last)
        at = _next(screen, at, last)


def _next(screen: Screen, at: int, last: int) -> int | None:
    """Where the reader wants to go; ``None``: away."""
    while True:
        screen.tell("cli-replay-ask-last" if at == last else "cli-replay-ask", style="dim")
        try:
            answer = input("> ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return None
        if answer in ("q", "quit", "exit"):
            return None
        if answer == "":
            return None if at == last else at + 1
        if answer in ("b", "back"):
            return max(at - 1, 0)
        if answer.isdecimal() and len(answer) < 7 and int(answer) <= last:
            return int(answer)
        screen.tell("cli-error-ply", number=answer[:20], last=last, style="yellow")
