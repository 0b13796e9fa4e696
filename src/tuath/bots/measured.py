"""How strong bots were found to be: what ``bars.py`` measured, as it ships, or in a file of one's own.

A measurement counts as long as it was made with the same rules, network and budgets.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tuath.bots.bars import heading, policies
from tuath.bots.weighing import folder
from tuath.core.game import Game

FILE = "measured.json"  # beside the networks


def measured_of(game: Game[Any]) -> Sequence[dict[str, Any]]:
    """The reports on the bars of a game of which games have been played; none where its bots are others by now."""
    file: Path = folder() / FILE
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        now = heading([game], 0)
        is_same = found["budgets"] == now["budgets"] and found["games"].get(game.key) == now["games"][game.key]
        mine = [
            one
            for one in found["measured"]
            if one["game"] == game.key and one["games"] and one.get("policies", {}) == policies(game, one["bots"])
        ]
    except (OSError, ValueError, KeyError, TypeError):
        return ()
    return mine if is_same else ()
