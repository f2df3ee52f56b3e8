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
        full, at = self._buckets.pop(address, (float(self.rates.burst), now))
        full = min(self.rates.burst, full + (now - at) * self.rates.a_second)
        enough = full >= 1
        self._buckets[address] = (full - 1 if enough else full, now)
        while len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return enough
