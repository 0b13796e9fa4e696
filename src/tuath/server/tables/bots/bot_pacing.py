"""Pacing of bots: how long one thinks must not tell what it holds, so it waits as long as its long thoughts take."""

from __future__ import annotations

from collections import deque

KEPT = 32  # answers that are remembered


class Evenness:
    """Pacing by the latest times of each bot in each game: seconds of the processor, whatever else the machine does."""

    def __init__(self) -> None:
        self.times: dict[tuple[str, str], deque[float]] = {}

    def rest(self, bot: str, game: str, seconds: float) -> float:
        """For how long a bot waits that has thought for so many seconds.

        One long time may be that of a process that has just begun; what happens twice is usual.
        """
        times = self.times.setdefault((bot, game), deque(maxlen=KEPT))
        times.append(seconds)
        usual = sorted(times)[-2] if len(times) > 1 else 0.0
        return max(0.0, usual - seconds)
