"""Games that were recorded, from their beginning on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import tuath

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {
    "arrival": "two-greedy",
    "inis": "two-greedy",
    "origo": "two-greedy",
    "spirit_island": "two-greedy-england",
}


def begun(game: str, answers: int) -> Any:
    """The first answers of a recorded game."""
    record = (RECORDS / game / f"{GAMES[game]}.tuath").read_text(encoding="utf-8")
    return tuath.replay(record).at(answers)


def frames_in(page: str) -> Any:
    """What a film holds."""
    return json.loads(re.findall(r'<script type="application/json" id="film">(.*?)</script>', page, re.DOTALL)[0])
