"""How often something may be done, for each of those who do it."""

from __future__ import annotations

from collections import OrderedDict

from vulcania.server.settings import Rates

_ADDRESSES = 10_000


class Buckets:
    """For each address, how much it may still ask: a bucket that fills slowly and is emptied by asking."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        enough = self.left(address, now) >= 1
        if enough:
            self.spend(address, 1, now)
        return enough

    def left(self, address: str, now: float) -> float:
        """How much there is now."""
        full, at = self._buckets.get(address, (float(self.rates.burst), now))
        return min(self.rates.burst, full + (now - at) * self.rates.a_second)

    def spend(self, address: str, much: float, now: float) -> None:
        """Take so much, be it more than there is."""
        self._buckets[address] = (self.left(address, now) - much, now)
        self._buckets.move_to_end(address)
        while len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
