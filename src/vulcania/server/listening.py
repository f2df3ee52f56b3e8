"""The socket that a server listens at, and where others find it."""

from __future__ import annotations

import socket

from vulcania.core.errors import BadSetup

EVERYWHERE = ("0.0.0.0", "::", "")
"""What a server listens at that lets other devices in."""
_FAR_AWAY = ("192.0.2.1", 9)
"""An address kept for examples: nothing is ever sent there."""


def own_address() -> str:
    """The number of this machine in its local network; nothing where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return ""
        number: str = probe.getsockname()[0]
    return "" if number.startswith(("127.", "0.")) else number


def listen(host: str, port: int) -> socket.socket:
    """Listen, or say plainly why not. Port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only with the protocol named does asyncio send small answers at once, instead of 40 ms late.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise BadSetup("error-listen", host=host[:60], port=port, why=str(error.strerror or error)[:100]) from None
    return listener
