"""What every table works with: the settings, the database and its threads, the writer of moves, and the bots."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from vulcania.core.match import Match
from vulcania.server import clock, keys
from vulcania.server.analyses import Analyses
from vulcania.server.bots import Bots
from vulcania.server.buckets import Buckets
from vulcania.server.fair import Fair
from vulcania.server.hands import Hands
from vulcania.server.settings import CONFIRMING, Settings
from vulcania.server.signing import Signer, new_key
from vulcania.server.store.database import claim, open_engine
from vulcania.server.store.lookbacks import Lookbacks
from vulcania.server.store.memory import Memory
from vulcania.server.store.people import People
from vulcania.server.store.ratings import Ratings
from vulcania.server.store.store import Store, Unavailable
from vulcania.server.writer import Writer

log = logging.getLogger(__name__)
P = ParamSpec("P")
R = TypeVar("R")


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._claim = claim(settings.database)
        self.store = Store(open_engine(settings.database, settings.store_threads))
        self.people = People(self.store.engine)
        clock.go_on(self.people.keep, self.store.latest)
        self.memory = Memory(self.store.engine)
        self.lookbacks = Lookbacks(self.store.engine)
        self.ratings = Ratings(self.store.engine)
        self.confirming = Buckets(CONFIRMING)
        """How often each mailbox may still be asked whether it wants mail: its owner need not have wished for that."""
        self.seal = keys.Seal(self.people.keep("seal", keys.new_secret))
        self.signer = Signer(self.people.keep("signing", new_key))
        self._hands = Hands(settings.store_threads if self.store.postgres else 1, "store")
        self.writer = Writer(lambda landings: self.call(self.store.append_all, landings))
        self.bots = Bots(settings.bot_processes)
        self.analyses = Analyses()
        self.reading = Fair(1)
        """Who has made sense of what they typed in words of their own, or of a record that they brought."""
        self.replays: dict[str, Match] = {}
        """Records that visitors brought, played again: the last few of them."""
        self.tales: dict[Hashable, list[dict[str, Any]]] = {}
        """What happened at tables since some move, one thing at a time: the last few that were asked for."""

    async def call(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a thread make a call that blocks. It is seen through, even if nobody waits any more."""
        try:
            return await self._hands.do(lambda: function(*args, **kwargs))
        except (OperationalError, InterfaceError, PoolTimeout) as error:
            log.warning("the database does not answer: %s", getattr(error, "orig", None) or error)
            raise Unavailable from error

    def close(self) -> None:
        self.bots.close()
        self.analyses.close()
        self._hands.close()
        self.store.engine.dispose()
        self._claim.close()
