"""Searches for garbage, each of which stops the whole house: short ones while somebody looks on, a long one after that.

What a server lets go of is gone without any search; what is left for them is little.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from ctypes import CDLL

SHORT = (1_000, 10, 1_000_000)
"""What was made since the last search is looked through, a thousand things at a time and at times ten thousand.
All that there is never is of itself: with a thousand tables that takes a second."""
OFTEN = 0.2
"""After so many seconds what is new is looked through at any rate. Of itself Python waits until there are a thousand
more things than before: where tables let go of as much as they make, what is new grows until a search takes long."""
ASKED_EVERY = 60.0
"""Seconds."""
LONGEST = 24 * 60
"""After so many times of asking, a house in which there is always somebody is looked through all the same."""


def settle() -> None:
    """What was read at the start stays for good. For a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SHORT)


async def look_through(pause: float = OFTEN) -> None:
    """Look through what is new, where no other search does."""
    while True:
        await asyncio.sleep(pause)
        if gc.get_threshold() == SHORT:
            gc.collect(1)


async def sweep(onlookers: Callable[[], int], pause: float = ASKED_EVERY) -> None:
    """Look through everything once those who looked on have gone, where no other search does."""
    busy = 0
    while True:
        await asyncio.sleep(pause)
        give_back()
        here = onlookers()
        busy += here > 0
        if busy and (not here or busy >= LONGEST) and gc.get_threshold() == SHORT:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            busy = 0


def give_back() -> None:
    """Let the system have the memory between what stays and what was let go of, which else grows for hours. Takes a
    millisecond or two; only GNU's C library has to be asked for it."""
    trim = getattr(CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
