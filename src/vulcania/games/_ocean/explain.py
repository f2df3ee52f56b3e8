"""What is this? Everything that pictures of the turning ocean name in both games, from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from vulcania.core.explain import Explained, explained
from vulcania.games._ocean.components import PICTURES, Chip
from vulcania.games._ocean.view import OceanView, Row, Square
from vulcania.words.message import Message, message


class Own(NamedTuple):
    """What a game of the ocean tells in its own way."""

    rules: Mapping[str, str]
    """The rule for each kind of thing, and for what has one of its own: ``chip-anchor``, ``special-diver``."""
    wants: Callable[[Row, int], Message]
    """What a free square of a row is for."""
    counted: Callable[[Row], list[str]]
    """The squares of a row that make what it is worth."""
    paid: Callable[[OceanView, int, int], list[str]]
    """The squares of a seat's column that make what it is worth."""
    row_name: Callable[[int], str | int]
    """What words call a row, counted from 0."""


def explain(view: OceanView, thing: str, own: Own) -> Explained | None:
    kind, *rest = thing.split()
    match kind, rest:
        case "place", [name]:
            return _place(view, name, own)
        case "square" | "row" | "column" | "player" | "numbers" as word, [who, *more] if who in _seats(view):
            return _before(view, word, int(who[1:]) - 1, more, own)
        case "card", [number] if number in map(str, range(1, len(view.cards) + 1)):
            action = view.cards[int(number) - 1]
            args: dict[str, str | int] = {"number": int(number), view.ACTION: action}
            rule = own.rules.get(f"card-{action}", own.rules["card"])
            return explained(rule, Message("what-card", args), message("what-card-order"))
        case "special", [name] if f"special-{name}" in own.rules:
            return explained(own.rules[f"special-{name}"], Message("what-special", {view.SPECIAL: name}))
        case "pile", []:
            below = view.pile + len(view.under)
            top = None if view.top is None else Message("what-pile-top", {view.SPECIAL: view.top})
            return explained(own.rules["pile"], message("what-pile", count=below), top)
        case "steer", [way] if way.replace("-", " ", 1) in view.legal:
            place = view.ocean.reach[way.replace("-", " ", 1)]
            return explained(own.rules["steer"], message("what-steer", steer=way, place=place), where=[place])
        case "gauge", []:
            return explained(own.rules["gauge"], message("what-gauge", depth=view.ocean.depth))
        case "compass" | "submarine" as word, []:
            ocean = view.ocean
            said = message(f"what-{word}", direction=ocean.heading, depth=ocean.depth, place=ocean.pointed)
            return explained(own.rules[word], said, where=[ocean.pointed])
        case "order", []:
            return explained(own.rules["order"], message("what-order"))
        case "columns", []:
            return explained(own.rules["column"], message("what-columns"))
    return None


def _seats(view: OceanView) -> list[str]:
    return [f"p{seat + 1}" for seat in range(view.seats)]


def _place(view: OceanView, name: str, own: Own) -> Explained | None:
    place = next((one for one in view.ocean.places if one.name == name), None)
    if place is None:
        return None
    pointed = message("what-pointed") if name == view.ocean.pointed else None
    if place.chip is not None:
        told = chip(view, place.chip, message("what-place-chip", place=name, chip=place.chip.face))
        rule = own.rules.get(f"chip-{place.chip.face}", own.rules["place"])
        return explained(rule, *told, pointed, where=[name])
    if place.hidden:
        return explained(own.rules["hidden"], message("what-place-hidden", colour=place.dot), pointed, where=[name])
    return explained(own.rules["place"], message("what-place-empty", place=name), pointed, where=[name])


def chip(view: OceanView, piece: Chip, first: Message) -> list[Message | None]:
    """What a chip is good for: by itself, in a row, in a column."""
    if piece.face in PICTURES:
        wanted = view.round <= view.rounds and piece.face in view.players[view.first].rows[view.round - 1].wanted
        use = message("what-wanted" if wanted else "what-not-wanted")
    else:
        use = message(f"what-chip-{piece.face}")
    signs = dict(zip(("symbol", "second-symbol"), piece.symbols, strict=False))
    return [first, use, Message(f"what-symbols-{len(signs)}", {**signs}) if signs else None]


def _before(view: OceanView, word: str, seat: int, more: list[str], own: Own) -> Explained | None:
    """What lies before a player."""
    player = view.players[seat]
    match word, more:
        case "square", [name]:
            for row in player.rows:
                for at, square in enumerate(row.squares):
                    if square.name == name:
                        return _square(view, seat, row, at, own)
        case "row", [number] if number in map(str, range(1, len(player.rows) + 1)):
            row = player.rows[int(number) - 1]
            points = row.now if row.scored is None else row.scored
            key = "what-row" if row.scored is None else "what-row-scored"
            said = message(key, seat=seat, round=own.row_name(int(number) - 1), points=points)
            pays = Message("what-row-pays", dict(zip(("one", "two", "three"), row.points, strict=False)))
            return explained(own.rules["row"], said, pays, where=own.counted(row), seat=seat)
        case "column", [letter] if letter in "ABCD"[: len(player.columns)]:
            at = "ABCD".index(letter)
            said = message("what-column", seat=seat, column=letter, points=player.columns[at])
            return explained(own.rules["column"], said, message("what-columns"), where=own.paid(view, seat, at),
                             seat=seat)  # fmt: skip
        case "player", []:
            bonus = view.bonus[player.token - 1]
            told = message("what-player", seat=seat, points=player.points)
            return explained(own.rules["player"], told, message("what-token", token=player.token, bonus=bonus))
        case "numbers", []:
            return explained(own.rules["numbers"], message("what-numbers", seat=seat))
    return None


def _square(view: OceanView, seat: int, row: Row, at: int, own: Own) -> Explained:
    square: Square = row.squares[at]
    where = [square.name]
    if square.chip is not None:
        face = square.chip.face
        told = chip(view, square.chip, message("what-square-chip", square=square.name, seat=seat, chip=face))
        if face in PICTURES:  # here its own row matters, not the present one
            told[1] = message("what-counted" if square.name in own.counted(row) else "what-not-counted")
        return explained(own.rules.get(f"chip-{face}", own.rules["square"]), *told, where=where, seat=seat)
    if square.symbol is not None:
        said = message("what-square-printed", square=square.name, symbol=square.symbol)
        return explained(own.rules["printed"], said, where=where, seat=seat)
    free = message("what-square-free", square=square.name, seat=seat)
    return explained(own.rules["square"], free, own.wants(row, at), where=where, seat=seat)
