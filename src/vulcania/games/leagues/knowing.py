"""What can be known of a position: views, prompts, previews and events."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from vulcania.core.event import Event
from vulcania.games._ocean import tokens
from vulcania.games._ocean.chips import WHITE_DOT, Chip, Ocean, Place
from vulcania.games._ocean.helm import (
    AFTER,
    ANY,
    ARMS,
    CHOICES,
    DEPTH_OF,
    DEPTHS,
    HEADING_NAMES,
    HEADING_OF,
    KIND_NAMES,
    PLACE_SEEN,
    PLACES,
    POINTED,
    STEER_NAMES,
    TURN_OF,
    seen,
)
from vulcania.games.leagues import account
from vulcania.games.leagues.box import ACTIONS, ANCHOR_CHIP, BISCUIT, MOST_TURNS, NUMBERS, ROUNDS, SUBMARINE
from vulcania.games.leagues.moves import EXTRAS, FULL_HAND, GRID, LAY, SQUARES, VOCABULARY
from vulcania.games.leagues.view import Biscuit, LeaguesView, Seat
from vulcania.words.message import Message, message

if TYPE_CHECKING:
    from vulcania.games.leagues.state import LeaguesState

PHASES = ("lay", "before", "after", "submarine", "swap", "move", "offer", "fetch", "deal")
_CARD_OF_PHASE = {"move": "super-sailor", "offer": "diver", "fetch": "diver", "deal": "number-chips"}
"""The action card that is being carried out: neither in a hand nor in the pile."""


def steering(state: LeaguesState, card: int) -> str:
    """How a numbered card steers, by name."""
    return KIND_NAMES[state.box.steering[card - 1]]


# -- events -----------------------------------------------------------------------------------------------------------


def took(state: LeaguesState, seat: int, chip: int, place: int, square: int) -> Event:
    """LG-19: taking a chip that lay face down is a discovery."""
    face = state.box.chips[chip].face
    data = {"seat": seat, "chip": face, "place": seen(state.position, place), "square": SQUARES.text(square)}
    reveals = not state.opened >> place & 1
    if state.box.role[chip] == SUBMARINE:
        return Event("found-submarine", {"seat": seat, "place": data["place"]}, reveals=reveals)
    return Event("take", data, reveals=reveals)


def fetched(state: LeaguesState, seat: int, old: int, new: int, place: int, square: int) -> Event:
    """LG-24"""
    data = {"seat": seat, "old-chip": state.box.chips[old].face, "chip": state.box.chips[new].face}
    data |= {"place": seen(state.position, place), "square": SQUARES.text(square)}
    kind = "fetch-submarine" if state.box.role[new] == SUBMARINE else "fetch"
    return Event(kind, data, reveals=not state.opened >> place & 1)


def biscuit_event(state: LeaguesState, number: int, finder: int, scored: list[int]) -> Event:
    """LG-29"""
    event = state.box.events[number - 1]
    data = {"seat": finder, "number": number, "story": str(number), "scorer": event.scorer, "scored": scored}
    data |= {"one-symbol": event.symbols[0], "other-symbol": event.symbols[1]}
    data |= {"mine": scored[finder], "theirs": sum(scored) - scored[finder]}
    return Event("biscuit", data)


# -- views ------------------------------------------------------------------------------------------------------------


def view(state: LeaguesState, seat: int | None) -> LeaguesView:
    legal = VOCABULARY.notations(state.moves) if seat is not None and seat in state.to_act else []
    box = state.box
    return LeaguesView(
        game="leagues",
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        to_act=state.to_act,
        prompt=prompt(state),
        legal=tuple(legal),
        ocean=_ocean(state),
        players=tuple(_seat(state, one) for one in range(state.seats)),
        round=min(state.round, ROUNDS - 1) + 1,
        turn=state.turn,
        turns=MOST_TURNS,
        ending=state.ending,
        phase=PHASES[state.phase] if state.to_act else "over",
        wanted=box.wanted,
        values=box.row_values,
        column_values=box.columns,
        bonus=box.bonus[: state.seats],
        steering=tuple(KIND_NAMES[kind] for kind in box.steering),
        biscuits=_biscuits(state),
        pile_top=ACTIONS[state.pile[-1]] if state.pile else None,
        pile=len(state.pile),
        under=tuple(ACTIONS[kind] for kind in state.pile[:-1][: state.used]),
        track=box.track,
        offered=SQUARES.text(state.offered) if state.offered >= 0 else None,
    )


def _biscuits(state: LeaguesState) -> tuple[Biscuit, ...]:
    now = min(state.round, ROUNDS - 1)
    numbers = (chip.number for at, chip in enumerate(state.box.chips) if state.box.round_of[at] == now)
    events = [state.box.events[number - 1] for number in numbers if number]
    return tuple(Biscuit(event.number, event.scorer, event.symbols) for event in events)


def _ocean(state: LeaguesState) -> Ocean:
    position = state.position
    reach = {STEER_NAMES[s]: seen(position, POINTED[AFTER[position][s]]) for s in CHOICES[position][ANY]}
    return Ocean(
        turn=TURN_OF[position],
        heading=HEADING_NAMES[HEADING_OF[position]],
        depth=DEPTHS[DEPTH_OF[position]],
        pointed=seen(position, POINTED[position]),
        places=tuple(_place(state, place) for place in range(PLACES)),
        reach=reach,
    )


def _place(state: LeaguesState, place: int) -> Place:
    chip = state.ocean[place]
    known = chip >= 0 and bool(state.opened >> place & 1)
    return Place(
        name=seen(state.position, place),
        arm=place % ARMS,
        ring=place // ARMS,
        dot="white" if WHITE_DOT[place] else "green",
        chip=state.box.chips[chip] if known else None,
        hidden=chip >= 0 and not known,
    )


def _seat(state: LeaguesState, seat: int) -> Seat:
    hand, laid = state.hands[seat], state.laid[seat]
    at = len(ACTIONS) * seat
    held = [
        (name, state.held[at + kind] - state.fresh[at + kind], state.fresh[at + kind])
        for kind, name in enumerate(ACTIONS)
    ]
    return Seat(
        token=tokens.numbers(state.order)[seat],
        points=state.points[seat],
        grid=tuple(_chip(state, chip) for chip in state.grids[GRID * seat : GRID * seat + GRID]),
        rows=_rows(state, seat),
        columns=tuple(state.column_points(seat, column) for column in range(3)),
        hand=tuple(card + 1 for card in range(NUMBERS) if hand >> card & 1),
        discard=tuple(c + 1 for c in range(NUMBERS) if (FULL_HAND ^ hand) >> c & 1 and c + 1 != laid),
        sailors=state.sailors[seat],
        sailors_used=state.box.sailors - state.sailors[seat],
        laid=laid or None,
        sailed=bool(state.sailed >> seat & 1),
        extra_played=bool(state.extras >> seat & 1),
        actions=tuple(name for name, ready, _ in held for _ in range(ready)),
        fresh=tuple(name for name, _, new in held for _ in range(new)),
    )


def _rows(state: LeaguesState, seat: int) -> tuple[int, ...]:
    """What was scored stays, whatever a sailor does to an old row later."""
    scored = [entry[2] for entry in state.account if entry[:2] == (account.ROW, seat)]
    return tuple(scored if state.round == ROUNDS else [*scored, state.row_points(seat, state.round)])


def _chip(state: LeaguesState, chip: int) -> Chip | None:
    return state.box.chips[chip] if chip >= 0 else None


def prompt(state: LeaguesState) -> Message:
    if not state.to_act:
        return message("prompt-over")
    seat = state.to_act[0]
    phase = PHASES[state.phase]
    if phase == "before":
        card = state.laid[seat]
        key = "prompt-before-extra" if any(move >= LAY for move in state.moves) else "prompt-before"
        return message(key, seat=seat, card=card, steering=steering(state, card))
    if phase == "fetch":
        square = state.offered
        chip = state.box.chips[state.grids[GRID * seat + square]].face
        return message("prompt-fetch", seat=seat, chip=chip, square=SQUARES.text(square))
    return message(f"prompt-{phase}", seat=seat, round=str(state.round + 1))


# -- previews ---------------------------------------------------------------------------------------------------------


def preview(state: LeaguesState, move: int, seat: int) -> Message | None:
    word, indices = VOCABULARY.decode(move)
    if word in ("current", "heading", "depth"):
        return _preview_steer(state, seat, POINTED[AFTER[state.position][move]])
    if word == "lay":
        return _preview_lay(state, seat, indices[0] + 1)
    if word in ("swap", "move"):
        return _preview_grid(state, seat, *indices)
    if word == "fetch":
        return _preview_fetch(state, seat, PLACE_SEEN[TURN_OF[state.position]][indices[0]])
    if word == "play":
        return message("preview-play", extra=EXTRAS[indices[0]])
    return None


def _preview_lay(state: LeaguesState, seat: int, card: int) -> Message:
    """How the card steers, and which token it would get among those who have laid."""
    before = sum(state.laid[other] >= card for other in range(state.seats) if other != seat and state.laid[other])
    return message("preview-lay", steering=steering(state, card), token=before + 1)


def _preview_steer(state: LeaguesState, seat: int, place: int) -> Message:
    name = seen(state.position, place)
    chip = state.ocean[place]
    if chip < 0:
        return message("preview-nothing", place=name)
    row = 3 * min(state.round, ROUNDS - 1)
    base = GRID * seat
    free = [square for square in range(row, row + 3) if state.grids[base + square] < 0]
    if not free:
        return message("preview-full", place=name)
    square = SQUARES.text(free[0])
    if not state.opened >> place & 1:
        return message("preview-hidden", place=name, square=square)
    if state.box.role[chip] == SUBMARINE:
        return message("preview-submarine", place=name)
    return _preview_chip(state, seat, chip, free[0], name)


def _preview_chip(state: LeaguesState, seat: int, chip: int, square: int, place: str) -> Message:
    """What an open chip would do on a square, and what the row would then be worth; an old row scores no more, and
    only its columns can change."""
    role = state.box.role[chip]
    after = state.clone()
    after.grids[GRID * seat + square] = chip
    row = square // 3
    args: dict[str, str | int] = {"place": place, "square": SQUARES.text(square), "chip": state.box.chips[chip].face}
    if row >= state.round:
        scored = ""
        args |= {"worth": after.row_points(seat, row), "now": state.row_points(seat, row)}
    else:
        scored = "-scored"
        args |= {"columns": _columns(after, seat), "before": _columns(state, seat)}
    if role == ANCHOR_CHIP:
        card = ACTIONS[state.pile[-1]] if state.pile else "none"
        return Message(f"preview-anchor{scored}", args | {"extra": card})
    if role == BISCUIT:
        number = state.box.chips[chip].number or 0
        points = after.event_points(number, seat)
        args |= {"number": number, "mine": points[seat], "theirs": sum(points) - points[seat]}
        return Message(f"preview-biscuit{scored}", args)
    return Message(f"preview-take{scored}", args)


def _columns(state: LeaguesState, seat: int) -> int:
    return sum(state.column_points(seat, column) for column in range(3))


def _preview_grid(before: LeaguesState, seat: int, one: int, other: int) -> Message:
    """Two squares change places. The move itself is not played: what follows it may turn something hidden up."""
    after = before.clone()
    at, to = GRID * seat + one, GRID * seat + other
    after.grids[at], after.grids[to] = after.grids[to], after.grids[at]
    return message(
        "preview-grid",
        worth=after.row_points(seat, before.round),
        now=before.row_points(seat, before.round),
        columns=_columns(after, seat),
        before=_columns(before, seat),
    )


def _preview_fetch(state: LeaguesState, seat: int, place: int) -> Message:
    name = seen(state.position, place)
    square = state.offered
    if not state.opened >> place & 1:
        return message("preview-hidden", place=name, square=SQUARES.text(square))
    chip = state.ocean[place]
    if state.box.role[chip] == SUBMARINE:  # LG-24
        return message("preview-fetch-submarine", place=name, square=SQUARES.text(square))
    return _preview_chip(state, seat, chip, square, name)


# -- counting ---------------------------------------------------------------------------------------------------------


def census(state: LeaguesState) -> Counter[str]:
    """The chips wherever they are, the action cards, and each player's own twelve."""
    count: Counter[str] = Counter()
    chips = [chip for chip in (*state.ocean, *state.grids) if chip >= 0]
    chips += [chip for chip in range(len(state.box.chips)) if state.gone >> chip & 1]
    chips += [chip for chip in range(len(state.box.chips)) if state.box.round_of[chip] > state.round]
    count.update(state.box.chips[chip].id for chip in chips)
    for kind, name in enumerate(ACTIONS):
        count[name] = state.pile.count(kind) + sum(state.held[kind :: len(ACTIONS)])
        count[name] += _CARD_OF_PHASE.get(PHASES[state.phase]) == name
    for seat, view_of in enumerate(_seat(state, one) for one in range(state.seats)):
        laid = 1 if view_of.laid is not None else 0
        count[f"cards p{seat + 1}"] = len(view_of.hand) + len(view_of.discard) + laid
        count[f"sailors p{seat + 1}"] = view_of.sailors + view_of.sailors_used
    count["number tokens"] = len(set(state.order))
    return count
