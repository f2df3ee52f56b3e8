"""What is kept of people, and what the house keeps for itself. A person is no account: only a secret in browsers."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec
from sqlalchemy import Engine, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from vulcania.core.typed import typed
from vulcania.server.store.schema import channels, house

Kind = Literal["push", "mail", "chat", "ntfy"]
MOST_CHANNELS = 12


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """One way to tell a person that it is their turn."""

    id: int = 0
    person: str
    kind: Kind
    address: str
    keys: dict[str, str] = {}
    """What a message to a browser is sealed with."""
    lang: str = "en"
    base: str = ""
    """Where this house was found when the channel was opened: what links begin with."""
    opens: bool = False
    """Whether links open the seat: only where nobody else reads them."""
    confirmed: bool = True
    """A mailbox gets nothing before its owner said yes."""
    failures: int = 0
    paused: float | None = None
    """Until when nothing is sent, because nobody answered."""
    created: float = 0


class People:
    """Blocking calls, as the store's."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- the house ----------------------------------------------------------------------------------------------------

    def keep(self, name: str, make: Callable[[], str]) -> str:
        """A value that the house makes once and keeps; of several servers that start, the first makes it."""
        query = select(house.c.value).where(house.c.name == name)
        with self.engine.begin() as connection:
            found = connection.execute(query).scalar()
        if found is None:
            made = make()
            with suppress(IntegrityError), self.engine.begin() as connection:
                connection.execute(insert(house).values(name=name, value=made))
            with self.engine.begin() as connection:
                found = connection.execute(query).scalar_one()
        return str(found)

    def lay_down(self, name: str, value: str, until: float) -> None:
        """Something that lies here until it is fetched or too old."""
        with self.engine.begin() as connection:
            connection.execute(insert(house).values(name=name, value=f"{until} {value}"))

    def take_up(self, name: str) -> str | None:
        """What lay there; only one of several who ask gets it."""
        with self.engine.begin() as connection:
            found = connection.execute(delete(house).where(house.c.name == name).returning(house.c.value)).scalar()
        return None if found is None else str(found).partition(" ")[2]

    def tidy(self, beginning: str, now: float) -> None:
        """Throw away what lies under such names and is too old."""
        with self.engine.begin() as connection:
            lying = connection.execute(select(house).where(house.c.name.startswith(beginning))).all()
            old = [name for name, value in lying if float(value.partition(" ")[0]) < now]
            connection.execute(delete(house).where(house.c.name.in_(old)))

    # -- channels -----------------------------------------------------------------------------------------------------

    def channels(self, person: str, now: float | None = None) -> list[Channel]:
        """A person's channels; with a time, those that something can be sent to then."""
        query = select(channels).where(channels.c.person == person).order_by(channels.c.id)
        if now is not None:
            rested = or_(channels.c.paused.is_(None), channels.c.paused <= now)
            query = query.where(channels.c.confirmed & rested)
        with self.engine.begin() as connection:
            return [_channel(row) for row in connection.execute(query).mappings()]

    def channel(self, number: int) -> Channel | None:
        with self.engine.begin() as connection:
            row = connection.execute(select(channels).where(channels.c.id == number)).mappings().first()
        return None if row is None else _channel(row)

    def add(self, channel: Channel) -> Channel | None:
        """Open a channel, in the place of one to the same address; nothing where there are too many."""
        same = (channels.c.person == channel.person) & (channels.c.address == channel.address)
        mine = select(func.count()).select_from(channels).where(channels.c.person == channel.person)
        values = {**msgspec.to_builtins(channel), "created": time.time()}
        del values["id"]
        with self.engine.begin() as connection:
            connection.execute(delete(channels).where(same))
            if connection.execute(mine).scalar_one() >= MOST_CHANNELS:
                return None
            number = connection.execute(insert(channels).values(**values).returning(channels.c.id)).scalar_one()
        return self.channel(number)

    def fared(self, number: int, failures: int, paused: float | None) -> None:
        """How a channel did when it was last used."""
        with self.engine.begin() as connection:
            connection.execute(update(channels).where(channels.c.id == number).values(failures=failures, paused=paused))

    def confirm(self, number: int) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(channels).where(channels.c.id == number).values(confirmed=True))

    def end(self, number: int, person: str | None = None) -> None:
        """End a channel; with a person, only if it is theirs."""
        wanted = channels.c.id == number
        if person is not None:
            wanted &= channels.c.person == person
        with self.engine.begin() as connection:
            connection.execute(delete(channels).where(wanted))


def _channel(row: Any) -> Channel:
    return typed({f"{name}": value for name, value in row.items()}, Channel)
