"""What is left of a match that is over where the components it was played with are nowhere any more.

Only somebody else's game can lose them: ours keep all that ever were. Its moves cannot be played again, so there is no
board; who played, how it ended and its record are told.
"""

from __future__ import annotations

from starlette.requests import Request

from vulcania.core.record import Record
from vulcania.core.registry import game as find_game
from vulcania.server.rebuilding import OnlyRemains
from vulcania.server.store.rows import Everything
from vulcania.server.visits import services_of, visit


async def record_of(request: Request, name: str) -> str:
    """A table's record: signed, or where nobody can vouch for it any more, as it was kept."""
    try:
        return (await visit(request, name)).table.record()
    except OnlyRemains:
        services = services_of(request)
        return _record(await services.call(services.store.load, name[:16]))


def _record(kept: Everything) -> str:
    row = kept.match
    known = {option.name: option for option in find_game(row.game).meta.options}
    options = {name: known[name].write(value) for name, value in row.options.items() if name in known}
    return Record(
        game=row.game, rules=row.rules, components=row.components, players=tuple(seat.name for seat in kept.seats),
        options=options, seed=row.seed, moves=tuple(kept.entries()),
    ).text()  # fmt: skip
