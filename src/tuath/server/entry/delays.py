"""How much later those who look on see a table at which cards are hidden, so that nobody can be told over the shoulder.

It is chosen when the table is opened and stays. Where nothing is hidden, or only bots play, all see it at once.
"""

from __future__ import annotations

from tuath.core.message import Refused, refuse
from tuath.server.entry.entry import Entry
from tuath.server.settings import settings

LEAST_RATED = 180  # seconds


def delay_of(entry: Entry, wish: int | None) -> int:
    """Seconds for a new table; refused where a wish makes no sense there."""
    if not entry.game.hides:
        if wish:
            raise Refused(refuse("", "server-delay-open"))
        return 0
    if entry.rated and wish is not None and wish < LEAST_RATED:
        raise Refused(refuse("", "server-delay-rated", least=LEAST_RATED // 60))
    if entry.is_full() and not entry.persons():
        return 0
    if wish is not None:
        return wish
    usual = int(settings().delay) if entry.public else 0
    return max(usual, LEAST_RATED) if entry.rated else usual
