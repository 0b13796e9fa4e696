"""How fast somebody may ask: a bucket of requests that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Limiter:
    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = time.monotonic()
        left, at = self.buckets.pop(who, (float(self.burst), now))
        left = min(self.burst, left + (now - at) * self.per_second)
        self.buckets[who] = (max(left - 1, 0.0), now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return left >= 1
