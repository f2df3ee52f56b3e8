"""A match from what is kept of it: begun as it was then, and played again move by move."""

from __future__ import annotations

from collections.abc import Sequence

from vulcania.core.errors import VulcaniaError
from vulcania.core.game import Game
from vulcania.core.match import Match, load
from vulcania.core.record import Entry
from vulcania.core.registry import game as find_game
from vulcania.server.store.rows import MatchRow


class StaleTable(VulcaniaError):
    """The match was played under rules or with components that this version does not have any more."""


class OnlyRemains(StaleTable):
    """And it is over: what is kept of it can be told, but not shown on a board."""


def begun(row: MatchRow, game: Game, names: tuple[str, ...]) -> Match:
    """The match before its first move here; one that goes on from another, as far as that had come."""
    try:
        if row.branch is not None:
            match = load(row.branch.record).branch(row.branch.seat, row.seed)
            match.players = names
            return match
        kept = game.kept_box(row.components)
        setup = kept and game.setup(row.seats, row.seed, row.options, kept[1], row.rules)
    except VulcaniaError as error:
        raise _stale(row) from error
    if kept is None or setup is None:
        raise _stale(row)
    return Match(game, setup, kept[0], names)


def go_on(match: Match, entries: Sequence[Entry], row: MatchRow) -> None:
    """Play what is kept."""
    try:
        for entry in entries:
            match.enter(entry)
    except VulcaniaError as error:
        raise _stale(row) from error


def _stale(row: MatchRow) -> StaleTable:
    kind, now = StaleTable if row.ended is None else OnlyRemains, find_game(row.game).meta.rules_version
    return kind("error-table-stale", table=row.id, rules=row.rules, current=now)
