"""Where somebody asks from, as far as it tells one visitor from another."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

ONES_OWN = 64
"""With IPv6 everybody has a network of so many bits, and may ask from another address of it each time."""


@lru_cache(4096)
def whence(address: str) -> str:
    """Whom an address stands for: rates, streams, seats and the time that bots think are shared out by that."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a name, or none
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, ONES_OWN), strict=False))
    return str(found)
