"""Carries notices to people's channels: few at a time, never for long, and less and less often where nobody answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import smtplib
from typing import NamedTuple

from vulcania.server import clock
from vulcania.server.notices import mail, outside
from vulcania.server.notices.push import Pusher
from vulcania.server.services import Services
from vulcania.server.store.people import Channel

log = logging.getLogger(__name__)

MOST_WAITING = 500
"""Notices; where more come at once than can be carried, the rest is dropped."""
CARRIERS = 4
LAST_MOMENT = 3.0
FAILURES = 8
"""A channel that failed so often in a row is given up."""
_PAUSE, _LONGEST_PAUSE = 60.0, 24 * 3600.0
_GONE = (404, 410)
"""What a push service or a chat program answers for good."""


class Notice(NamedTuple):
    """Something to tell, in the words of the channel's language."""

    subject: str
    text: str
    link: str
    stop: str
    """One click there ends the channel."""
    tag: str
    """A newer notice about the same takes the older one's place."""
    stop_label: str = ""


class Courier:
    def __init__(self, services: Services, pusher: Pusher) -> None:
        self.settings = services.settings
        self.pusher = pusher
        self._services = services
        self._waiting: asyncio.Queue[tuple[Channel, Notice]] = asyncio.Queue(MOST_WAITING)
        self._carriers: list[asyncio.Task[None]] = []
        self.sent = self.failed = self.dropped = 0

    def open(self) -> None:
        self._carriers = [asyncio.create_task(self._carry()) for _ in range(CARRIERS)]

    async def close(self) -> None:
        """What is on its way gets a moment to arrive: each turn is told of once, so nobody would tell it again."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), LAST_MOMENT)
        for carrier in self._carriers:
            carrier.cancel()
        await asyncio.gather(*self._carriers, return_exceptions=True)

    def take(self, channel: Channel, notice: Notice) -> None:
        try:
            self._waiting.put_nowait((channel, notice))
        except asyncio.QueueFull:
            self.dropped += 1
            log.warning("too many notices at once: one is dropped")

    async def _carry(self) -> None:
        while True:
            channel, notice = await self._waiting.get()
            try:
                await self._deliver(channel, notice)
            except Exception:
                log.exception("a notice could not be dealt with")
            finally:
                self._waiting.task_done()

    async def _deliver(self, channel: Channel, notice: Notice) -> None:
        try:
            status = await self._send(channel, notice)
        except (OSError, smtplib.SMTPException, outside.BadAddress) as error:
            log.info("channel %s does not answer: %s", channel.id, type(error).__name__)
            status = 0
        people = self._services.people
        if 200 <= status < 300:
            self.sent += 1
            if channel.failures:
                await self._services.call(people.fared, channel.id, 0, None)
            return
        self.failed += 1
        failures = channel.failures + 1
        if status in _GONE or failures >= FAILURES:
            await self._services.call(people.end, channel.id)
            return
        pause = min(_PAUSE * 2**failures, _LONGEST_PAUSE)
        await self._services.call(people.fared, channel.id, failures, clock.now() + pause)

    async def _send(self, channel: Channel, notice: Notice) -> int:
        private = self.settings.private_addresses
        match channel.kind:
            case "push":
                told = {"title": notice.subject, "body": notice.text, "url": notice.link, "stop": notice.stop,
                        "tag": notice.tag, "stopLabel": notice.stop_label}  # fmt: skip
                body = self.pusher.packed(json.dumps(told), channel.keys["p256dh"], channel.keys["auth"])
                headers = self.pusher.headers(channel.address)
            case "chat":
                text = _whole(notice._replace(subject=_tame(notice.subject), text=_tame(notice.text)))
                body = json.dumps({"text": text, "content": text}).encode()  # the one for Slack's kin, or Discord's
                headers = {"Content-Type": "application/json"}
            case "ntfy":
                body = _whole(notice).encode()
                headers = {"Content-Type": "text/plain; charset=utf-8", "Click": notice.link}
            case _:
                return await self._mail(channel, notice)
        return await outside.post(channel.address, body, headers, private=private)

    async def _mail(self, channel: Channel, notice: Notice) -> int:
        sender = self.settings.mail_from
        written = mail.letter(sender, channel.address, notice.subject, _whole(notice), notice.stop)
        await asyncio.to_thread(mail.send, self.settings.smtp, written)
        return 200


def _tame(text: str) -> str:
    """Names are what strangers call themselves: in a chat they must not call everybody, nor hide an address."""
    return text.translate(_TAMED)


_TAMED = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")"})


def _whole(notice: Notice) -> str:
    stop = f"\n\n{notice.stop_label}\n{notice.stop}" if notice.stop_label else ""
    return f"{notice.subject}\n\n{notice.text}\n\n{notice.link}{stop}\n"
