"""What a legal move would do, as far as anyone can know: where steering leads, what a chip would be worth."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.games._ocean.components import NONE
from vulcania.games._ocean.moves import STEERING_WORDS
from vulcania.games._ocean.rules.helm import AFTER, PLACE_SEEN, POINTED, TURN_OF, seen
from vulcania.games.leagues.components import ANCHOR, BISCUIT, SPECIALS, SUBMARINE
from vulcania.games.leagues.moves import EXTRAS, SQUARE_NAMES, VOCABULARY
from vulcania.games.leagues.rules.counting import columns_points, event_points, row_points
from vulcania.games.leagues.rules.finding import fires_without_room
from vulcania.games.leagues.rules.position import LeaguesPosition
from vulcania.words.message import Message, message


def preview(state: LeaguesPosition, move: int, seat: int) -> Message | None:
    word, indices = VOCABULARY.decode(move)
    if word in STEERING_WORDS:
        return _steer(state, seat, POINTED[AFTER[state.position][move]])
    if word == "lay":
        return _lay(state, seat, indices[0] + 1)
    if word in ("swap", "move"):
        return _grid(state, seat, *indices)
    if word == "fetch":
        return _fetch(state, seat, PLACE_SEEN[TURN_OF[state.position]][indices[0]])
    if word == "play":
        return message("preview-play", extra=EXTRAS[indices[0]])
    return None


def _lay(state: LeaguesPosition, seat: int, card: int) -> Message:
    """How the card steers, and which token it would get among those who have laid."""
    before = sum(state.laid[other] >= card for other in range(state.seats) if other != seat and state.laid[other])
    return message("preview-lay", steering=state.contents.action_names[card - 1], token=before + 1)


def _steer(state: LeaguesPosition, seat: int, place: int) -> Message:
    name = seen(state.position, place)
    chip = state.ocean[place]
    if chip < 0:
        return message("preview-nothing", place=name)
    shown = state.opened >> place & 1
    free = state.room(seat, state.round)
    if free == NONE and not (shown and fires_without_room(state, chip)):
        return message("preview-full", place=name)
    if not shown:
        return message("preview-hidden", place=name, square=SQUARE_NAMES.text(free))
    if state.contents.role[chip] == SUBMARINE:
        return message("preview-submarine", place=name)
    return _chip(state, seat, chip, free, name)


def _chip(state: LeaguesPosition, seat: int, chip: int, square: int, place: str) -> Message:
    """What an open chip would do on a square, and what the row would then be worth; an old row scores no more, and
    only its columns can change."""
    contents, board = state.contents, state.boards[seat]
    piece, role = contents.chips[chip], contents.role[chip]
    after = [*board[:square], chip, *board[square + 1 :]]
    row = square // 3
    args: dict[str, str | int] = {"place": place, "square": SQUARE_NAMES.text(square), "chip": piece.face}
    if row >= state.round:
        scored = ""
        args |= {"worth": row_points(contents, after, row), "now": row_points(contents, board, row)}
    else:
        scored = "-scored"
        args |= {"columns": columns_points(contents, after), "before": columns_points(contents, board)}
    if role == ANCHOR:
        card = SPECIALS[state.top] if state.top != NONE else "none"
        return Message(f"preview-anchor{scored}", args | {"extra": card})
    if role == BISCUIT:
        number = piece.number or 0
        boards: list[Sequence[int]] = [*state.boards[:seat], after, *state.boards[seat + 1 :]]
        points = event_points(contents, boards, number, seat)
        args |= {"number": number, "mine": points[seat], "theirs": sum(points) - points[seat]}
        return Message(f"preview-biscuit{scored}", args)
    return Message(f"preview-take{scored}", args)


def _grid(state: LeaguesPosition, seat: int, one: int, other: int) -> Message:
    """Two squares change places. The move itself is not played: what follows it may turn something hidden up."""
    contents, before = state.contents, state.boards[seat]
    after = before[:]
    after[one], after[other] = before[other], before[one]
    return message(
        "preview-grid",
        worth=row_points(contents, after, state.round),
        now=row_points(contents, before, state.round),
        columns=columns_points(contents, after),
        before=columns_points(contents, before),
    )


def _fetch(state: LeaguesPosition, seat: int, place: int) -> Message:
    name = seen(state.position, place)
    square = state.chosen
    if not state.opened >> place & 1:
        return message("preview-hidden", place=name, square=SQUARE_NAMES.text(square))
    chip = state.ocean[place]
    if state.contents.role[chip] == SUBMARINE:  # LG-24
        return message("preview-fetch-submarine", place=name, square=SQUARE_NAMES.text(square))
    return _chip(state, seat, chip, square, name)
