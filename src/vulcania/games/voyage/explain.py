"""What is this? Everything that the picture of a voyage names, from the view alone."""

from __future__ import annotations

from vulcania.core.explain import Explained, explained
from vulcania.games.voyage.components import COMPASS, DEPTHS, ZONES
from vulcania.games.voyage.view import HuntView, VoyageView
from vulcania.games.voyage.view.box import Card, Prey, name_of, square_at
from vulcania.games.voyage.view.forecast import Forecast
from vulcania.words.message import Message, message

ALERT = {
    "forests": "VO-28", "sharks": "VO-29", "cannibals": "VO-30", "icebergs": "VO-31", "galleon": "VO-32",
    "whales": "VO-33", "corridor": "VO-34",
}  # fmt: skip
"""What an alert means in each zone."""
MARKS = {
    "*": ("destination", "VO-13"),
    "w": ("warship", "VO-29"),
    "V": ("vulcania", "VO-2"),
    "x": ("whirlpool", "VO-32"),
}
PLAIN = {"edge": "VO-2", "tokens": "VO-11", "account": "VO-38", "discards": "VO-21", "contest": "VO-22"}
"""What is explained by one sentence, whatever the position."""
JOKERS = ("seal", "flag")


def explain(view: VoyageView, thing: str) -> Explained | None:
    kind, *rest = thing.split()
    match kind, rest:
        case "player", [who] if who in _seats(view):
            return _player(view, int(who[1:]) - 1)
        case "zone", [zone] if zone in ZONES:
            return _zone(view, zone)
        case "trace", [square, who] if view.outcome is not None and who in _seats(view):
            seat = int(who[1:]) - 1
            lines = [one.text for one in view.outcome.breakdown if one.seat == seat and square in one.where]
            return explained("VO-38", message("what-trace", seat=seat), *lines, where=[square], seat=seat)
        case "mark", [square]:
            return _mark(view, square)
        case word, [] if word in PLAIN:
            return explained(PLAIN[word], message(f"what-{word}", count=view.tokens))
    return _sailing(view, kind, rest) if view.hunt is None else _hunting(view.hunt, kind, rest)


def _seats(view: VoyageView) -> list[str]:
    return [f"p{seat + 1}" for seat in range(view.seats)]


def _player(view: VoyageView, seat: int) -> Explained:
    preys = [prey.points for prey in view.trophies[seat]]
    told = message("what-player", seat=seat, points=view.points[seat], guineas=view.guineas[seat], preys=sum(preys))
    office = next((role for role in ("pilot", "captain") if seat == getattr(view, role)), None)
    place = None if office is None or view.outcome is not None else message(f"what-{office}")
    return explained("VO-38", told if not view.out[seat] else message("player-out", seat=seat), place)


def _zone(view: VoyageView, zone: str) -> Explained:
    hunts = None if zone not in view.chart.hunts else message(f"what-hunt-{view.chart.hunts[zone]}")
    return explained(ALERT[zone], message("what-zone", zone=zone), hunts, message(f"what-alert-{zone}"))


# -- sailing ----------------------------------------------------------------------------------------------------------


def _sailing(view: VoyageView, kind: str, rest: list[str]) -> Explained | None:
    match kind, rest:
        case "sail", [direction, *depth]:
            ways = [one for one in view.forecasts if one.direction == direction]
            return _sail([one for one in ways if depth in ([], [one.depth])])
        case "wheel", [direction] if direction in COMPASS:
            depth = "surface" if view.surfaced else view.depth or "medium"
            route = view.routes[depth][COMPASS.index(direction)]
            return explained("VO-4", message("what-wheel", direction=direction, depth=depth, route=route))
        case "lever", [depth] if depth in DEPTHS:
            return explained("VO-9", message(f"what-lever-{depth}"))
        case "route", []:
            return explained("VO-4", message("what-route", route=view.route))
        case "nautilus", []:
            return explained("VO-8", message("what-nautilus", square=view.ship))
        case "counter", []:
            return explained("VO-5", message("what-counter", leagues=view.leagues, goal=view.goal))
        case "navigation" | "events" as lamp, []:
            rule = "VO-12" if lamp == "navigation" else "VO-27"
            return explained(rule, _lamp(view, lamp), message(f"what-{lamp}-then"))
        case "light", []:
            told = (_lamp(view, "navigation"), _lamp(view, "events"), message("what-navigation-then"))
            return explained("VO-10", *told, message("what-events-then"))
        case "aim", [] if view.adventure:
            return explained(ALERT[view.adventure], message(f"what-alert-{view.adventure}"))
        case "aim", [] if view.target:
            return explained("VO-8", message("what-aim", zone=view.target), where=[view.aim] if view.aim else ())
        case "turned", [] if view.turned:
            return explained("VO-29", message("what-turned"))
    return None


def _sail(offers: list[Forecast]) -> Explained | None:
    """The moves in one direction, or the one at that depth too."""
    if not offers:
        return None
    told = []
    for seen in offers:
        told += [message("what-sail", direction=seen.direction, depth=seen.depth, square=seen.square), seen.told()]
    return explained("VO-9", *told, where=[offers[0].square])


def _lamp(view: VoyageView, lamp: str) -> Message:
    digit = view.leagues // (100 if lamp == "navigation" else 1000) % 10
    return Message(f"what-{lamp}", {lamp: getattr(view, lamp), "digit": digit})


def _mark(view: VoyageView, square: str) -> Explained | None:
    marks = {name_of(x, y): sign for y, row in enumerate(view.chart.marks) for x, sign in enumerate(row)}
    found = MARKS.get(marks.get(square, ""))
    if found is None:
        return None
    name, rule = found
    zone = view.chart.zone(*square_at(square))
    if name == "destination":
        said = message("what-destination", zone=zone)
        hunt = view.chart.hunts[zone]
        return explained("VO-14" if hunt == "none" else rule, said, message(f"what-hunt-{hunt}"), where=[square])
    return explained(rule, message(f"what-{name}"), where=[square])


# -- hunting ----------------------------------------------------------------------------------------------------------


def _hunting(hunt: HuntView, kind: str, rest: list[str]) -> Explained | None:
    match kind, rest:
        case "hand", [number] if number in map(str, range(1, len(hunt.hand) + 1)):
            return explained("VO-19", *_card(hunt.hand[int(number) - 1]))
        case "open", [] if hunt.open is not None:
            return explained("VO-21", message("what-open"), *_card(hunt.open))
        case "stock", []:
            return explained("VO-21", message("what-stock", count=hunt.stock))
        case "prey", [square]:
            for prey in hunt.preys:
                if prey.square == square:
                    return _prey(prey)
        case "set", [slots] if f"lay {slots}" in (own.move for own in hunt.sets):
            return explained("VO-23", message("what-set", count=slots.count("+") + 1))
        case "step", [square] if square in (where for _, where in hunt.ways):
            return explained("VO-21", message("what-step", square=square), where=[square])
        case "step", [square] if square in hunt.figures:
            return explained("VO-21", message("what-stay"), where=[square])
        case "nautilus", []:
            return explained("VO-15", message("what-nautilus-hunt", square=hunt.ship))
    return None


def _card(card: Card) -> list[Message]:
    if card.kind in JOKERS:
        return [message("what-joker", card=card.kind)]
    if not card.colour:
        return [message("what-tool", card=card.kind, number=card.number)]
    return [message("what-weapon", card=card.kind, number=card.number, colour=card.colour)]


def _prey(prey: Prey) -> Explained:
    takes = [
        message("what-takes-varied", count=one.count, colour=one.colour)
        if one.kind == "varied"
        else message("what-takes", count=one.count, weapon=one.kind)
        for one in prey.takes
    ]
    told = message("what-prey", prey=prey.name, points=prey.points)
    return explained("VO-20", told, *takes, where=[prey.square])
