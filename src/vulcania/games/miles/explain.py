"""What is this? What the picture of `miles` names besides the turning ocean, from the view alone."""

from __future__ import annotations

from vulcania.core.explain import Explained, explained
from vulcania.games._ocean import explain as ocean
from vulcania.games._ocean.view import OceanView, Row, Square
from vulcania.games.miles.view import MilesView
from vulcania.words.message import Message, message

RULES = {
    "place": "MI-10", "hidden": "MI-1", "square": "MI-7", "printed": "MI-6", "row": "MI-26", "column": "MI-30",
    "player": "MI-27", "numbers": "MI-9", "card": "MI-4", "card-sailor": "MI-11", "card-helmet": "MI-12",
    "pile": "MI-5", "steer": "MI-9", "gauge": "MI-9", "compass": "MI-1", "submarine": "MI-1", "order": "MI-20",
    "chip-anchor": "MI-24", "chip-star": "MI-22", "chip-arrow": "MI-23", "chip-seal": "MI-21",
    "special-sailor": "MI-14", "special-helmet": "MI-15", "special-thermostat": "MI-16", "special-reverse": "MI-17",
    "special-bell": "MI-18", "special-globe": "MI-19", "special-numbers": "MI-20",
}  # fmt: skip
SEAL = "seal"


def explain(view: MilesView, thing: str) -> Explained | None:
    kind, *rest = thing.split()
    if kind == "stack":
        for stack in view.stacks:
            if rest == [stack.colour, stack.depth]:
                said = message("what-stack", colour=stack.colour, depth=stack.depth, count=stack.count)
                return explained("MI-28", said)
    if kind == "bonus" and not rest:
        return explained("MI-27", message("what-bonus"))
    return ocean.explain(view, thing, OWN)


def _counted(row: Row) -> list[str]:
    """MI-26, MI-21: each wanted picture once, and seals for those that are missing."""
    missing, found, seals = {*row.wanted}, [], []
    for square in row.squares:
        face = square.chip.face if square.chip is not None else ""
        if face in missing:
            missing.remove(face)
            found.append(square.name)
        elif face == SEAL:
            seals.append(square.name)
    return found + seals[: len(missing)]


def _paid(view: OceanView, seat: int, column: int) -> list[str]:
    """MI-30: the squares that bear a symbol which is paid for, printed ones too; and seals."""
    squares = [row.squares[column] for row in view.players[seat].rows]
    values, borne = view.column_values[column], [sign for square in squares for sign in _signs(square)]
    paid = {sign for sign in borne if values[min(borne.count(sign), len(values)) - 1]}
    wild = [square.chip is not None and square.chip.face == SEAL for square in squares]
    if any(wild):
        paid = {*borne}
    return [one.name for one, seal in zip(squares, wild, strict=True) if seal or paid & {*_signs(one)}]


def _signs(square: Square) -> tuple[str, ...]:
    if square.chip is not None:
        return square.chip.symbols
    return () if square.symbol is None else (square.symbol,)


def _wants(row: Row, _: int) -> Message:
    names = zip(("first-chip", "second-chip", "third-chip"), row.wanted, strict=True)
    return Message("what-wants", dict(names))


OWN = ocean.Own(rules=RULES, wants=_wants, counted=_counted, paid=_paid, row_name=lambda at: at + 1)
