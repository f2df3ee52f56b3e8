"""Sending something to an address that a stranger gave: without trusting it in anything.

The name is looked up once, every number behind it must be one of the public Internet, and the connection goes to that
very number. No redirect is followed, of the answer only the first line is read, and all of it has to be quick.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from vulcania.core.errors import VulcaniaError

PATIENCE = 8.0
"""Seconds, from looking the name up to the first line of the answer."""
LONGEST = 1000
_ANSWER = 4096
_VISIBLE = re.compile(r"[!-~]+")
_UNICAST, _TRANSLATED = IPv6Network("2000::/3"), IPv6Network("64:ff9b::/96")
"""Where addresses of the Internet lie; and where a network that has no others puts those of IPv4."""

_lookups = ThreadPoolExecutor(4, "lookup")
"""Of their own: a name server that does not answer holds nothing else up."""


class BadAddress(VulcaniaError):
    """Nothing is sent there: it is no address, or one of a network that is not everybody's."""


def checked(url: str) -> SplitResult:
    """The parts of an address that something may be sent to, as far as can be seen without looking it up."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not (known and len(url) <= LONGEST and _VISIBLE.fullmatch(url) and parts.username is None):
        raise BadAddress("error-outside-address")
    return parts


async def _number(host: str, port: int, private: bool) -> str:
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(_lookups, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    numbers = [str(one[4][0]) for one in found]
    if not private and not all(_public(number) for number in numbers):
        raise BadAddress("error-outside-private")
    return numbers[0]


def _public(number: str) -> bool:
    address = ip_address(number.partition("%")[0])
    if isinstance(address, IPv6Address):
        within = IPv4Address(int(address) & 0xFFFFFFFF) if address in _TRANSLATED else None
        address = within or address.ipv4_mapped or address.sixtofour or address
    everybodys = not isinstance(address, IPv6Address) or address in _UNICAST
    return everybodys and address.is_global and not address.is_multicast


async def post(url: str, body: bytes, headers: dict[str, str], *, private: bool = False) -> int:
    """Send, and give the answer's status. Raises :class:`BadAddress` or an ``OSError`` (``TimeoutError`` is one)."""
    parts = checked(url)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close", f"Content-Length: {len(body)}",
             *(f"{name}: {value}" for name, value in headers.items()), "", ""]  # fmt: skip
    async with asyncio.timeout(PATIENCE):
        number = await _number(host, port, private)
        context = ssl.create_default_context() if secure else None
        reader, writer = await asyncio.open_connection(
            number, port, ssl=context, server_hostname=host if secure else None, limit=_ANSWER
        )
        try:
            writer.write("\r\n".join(lines).encode("latin-1") + body)
            await writer.drain()
            return _status(await reader.readuntil(b"\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise ConnectionError("no answer that could be understood") from error
        finally:
            writer.transport.abort()


def _status(line: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", line)
    if found is None:
        raise ConnectionError("no answer that could be understood")
    return int(found[1])
