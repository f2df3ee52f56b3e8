"""The code of adventures (VO-27 to VO-36): what an alert means in each zone."""

from __future__ import annotations

from vulcania.core.event import Event, Log
from vulcania.games.voyage.components import CANNIBALS, HULL, NONE, SHARKS, SPUR, YELLOW, ZONES
from vulcania.games.voyage.rules.position import Position
from vulcania.games.voyage.rules.watch import pay

BONUS, FINE, SMALL_FINE = 2, -2, -1


def meet(state: Position, log: Log | None) -> None:
    """VO-27: both lamps are red; the zone decides."""
    zone = state.parts.chart.zone[state.ship]
    if log is not None:
        log.append(Event("alert", {"seat": state.pilot, "zone": ZONES[zone]}))
    _CODE[zone](state, log)


def pursue(state: Position, navigation: int, log: Log | None) -> None:
    """An adventure under way, after a move."""
    if state.adventure == SHARKS:
        if state.ship == state.parts.chart.warship:
            _ram(state, log)
    elif state.parts.chart.zone[state.ship] != CANNIBALS:
        # VO-30: on the move that leaves, the square is looked at before the lamp
        state.adventure = NONE
        pay(state, BONUS, "escaped", log)
    elif navigation == YELLOW:
        state.adventure = NONE
        pay(state, FINE, "boarded", log)


def _forests(state: Position, log: Log | None) -> None:
    """VO-28"""
    if state.parts.chart.octopus[state.ship]:
        pay(state, FINE, "octopus", log)
    else:
        pay(state, BONUS, "octopus-missed", log)


def _sharks(state: Position, log: Log | None) -> None:
    """VO-29"""
    if state.ship == state.parts.chart.warship:
        _ram(state, log)
        return
    state.adventure = SHARKS
    if log is not None:
        log.append(Event("warship", {"seat": state.pilot, "square": state.parts.chart.name(state.parts.chart.warship)}))


def _ram(state: Position, log: Log | None) -> None:
    """VO-29: cards are turned until a spur comes."""
    state.adventure = NONE
    deck = state.parts.deck
    cards = list(deck.cards)
    state.chance.shuffle(cards)
    spur = next(at for at, face in enumerate(cards) if deck.kind[face] == SPUR)
    state.turned = tuple(cards[: spur + 1])
    number = deck.number[cards[spur]]
    if log is not None:
        shown = [deck.name(face) for face in state.turned]
        data = {"seat": state.pilot, "number": number, "turned": len(shown), "cards": shown}
        log.append(Event("ram", data, reveals=True))
    if number in HULL:
        pay(state, BONUS, "rammed", log)
    else:
        pay(state, FINE, "missed", log)


def _cannibals(state: Position, log: Log | None) -> None:
    """VO-30. Only with the variant of VO-12 can the Nautilus be up when an alert comes."""
    if state.surfaced:
        pay(state, FINE, "boarded", log)
        return
    state.adventure = CANNIBALS
    if log is not None:
        log.append(Event("cannibals", {"seat": state.pilot}))


def _icebergs(state: Position, log: Log | None) -> None:
    """VO-31"""
    pay(state, SMALL_FINE, "iceberg", log)


def _galleon(state: Position, log: Log | None) -> None:
    """VO-32: the fine is booked where the whirlpool caught the ship."""
    end = state.parts.chart.whirlpool
    if log is not None:
        log.append(Event("whirlpool", {"seat": state.pilot, "square": state.parts.chart.name(end)}))
    pay(state, SMALL_FINE, "whirlpool", log)
    state.ship = end


def _whales(state: Position, log: Log | None) -> None:
    """VO-33"""
    pay(state, SMALL_FINE, "reef", log)


def _corridor(state: Position, log: Log | None) -> None:
    """VO-34"""
    state.relieved = True
    if log is not None:
        log.append(Event("engine", {"seat": state.pilot}))


_CODE = (_forests, _sharks, _cannibals, _icebergs, _galleon, _whales, _corridor)
"""By zone."""
