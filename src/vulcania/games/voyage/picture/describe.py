"""The voyage in words, for those who cannot see the picture."""

from __future__ import annotations

from vulcania.games.voyage.picture.desk import Desk
from vulcania.games.voyage.picture.paint_hunt import prey_in_words
from vulcania.games.voyage.picture.paint_players import player_in_words
from vulcania.games.voyage.picture.paint_table import card_in_words
from vulcania.games.voyage.view import HuntView


def describe(desk: Desk) -> str:
    view = desk.view
    told = [
        desk.told(view.prompt),
        desk.say("nautilus-at", square=view.ship),
        desk.say("counter-in-words", leagues=view.leagues, navigation=view.navigation, events=view.events),
    ]
    if view.target and not view.hunt:
        told.append(desk.say("aim-in-words", zone=view.target, square=_square_of(desk, view.target)))
    if view.hunt is None:
        told += [f"{seen.move}: {desk.forecast(seen)}" for seen in view.forecasts]
    else:
        told += _hunt(desk, view.hunt)
    told += [player_in_words(desk, seat) for seat in range(view.seats)]
    return " ".join(told)


def _square_of(desk: Desk, zone: str) -> str:
    return desk.view.aim or desk.say(f"zone-{zone}")


def _hunt(desk: Desk, hunt: HuntView) -> list[str]:
    told = [desk.say("hunt-in-words", zone=hunt.zone, hunt=hunt.kind)]
    told += [prey_in_words(desk, prey) for prey in hunt.preys]
    told += [
        desk.say("figure-in-words", seat=seat, square=square, cards=hunt.hand_sizes[seat])
        for seat, square in enumerate(hunt.figures)
        if square
    ]
    if hunt.hand:
        cards = "; ".join(f"{n}: {card_in_words(desk, face)}" for n, face in enumerate(hunt.hand, 1))
        told.append(f"{desk.say('label-hand')}{desk.say('word-colon')} {cards}.")
    told.append(desk.say("stock-in-words", count=hunt.stock))
    if hunt.open is not None:
        told.append(f"{desk.say('label-open')}{desk.say('word-colon')} {card_in_words(desk, hunt.open)}.")
    return told
