"""What the environment sets: how long, how many, how fast. Read once, when the server starts."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from tuath.bots import bots, make
from tuath.core.message import Refused, refuse

DAY = 86_400.0  # seconds


@dataclass(frozen=True)
class Settings:
    """Each of them is a variable of the same name in capitals, with TUATH_ before it."""

    rate: float = 20.0  # requests a second that one player may make
    tables_per_player: float = 20.0  # of one host, not yet over
    bots_per_player: float = 60.0  # at all of them together
    expires: float = DAY  # seconds; a table waits so long for players
    archived: float = 30 * DAY  # a game that was left so long ago is in no list
    awake: float = 900.0  # seconds that bots play on after somebody has looked
    silence: float = 60.0  # seconds; no bot thinks so long
    grace: float = 120.0  # seconds; nobody who was here in the meantime is missing
    keep_finished: float = 60.0  # seconds that a finished game stays in memory unlooked at
    keep_unused: float = 900.0  # and any other
    longest_game: float = 50_000.0  # answers of a record that is brought
    pause: float = 1.0  # 0: where people may answer each other, nobody waits longer than for answers
    answer_limit: float = 20.0  # seconds; who has not answered by then lets it happen
    vacation: float = 28.0  # days in a year on which a player's clocks by days may rest
    analysts: float = 1.0  # processes that analyse games that are over; 0: none is analysed
    closely: float = 10.0  # choices of a game that are looked at closely when it is analysed
    ahead: float = 1.0  # 0: what is the same for everybody is made when somebody asks for it
    seeds: str = ""  # "chosen", for tests: a chosen seed counts at every table
    bots: str = ""  # of the host's own, as module:Class, separated by commas

    @staticmethod
    def read(environment: Mapping[str, str]) -> Settings:
        """As the environment has it; refused where a number is none."""
        given = {field.name: environment.get(f"TUATH_{field.name.upper()}") for field in fields(Settings)}
        seeds, bots = (given.pop(name) or "" for name in ("seeds", "bots"))
        numbers = {name: number(name, value) for name, value in given.items() if value}
        return Settings(seeds=seeds, bots=bots, **numbers)


def number(name: str, value: str) -> float:
    try:
        found = float(value)
    except ValueError:
        found = math.nan
    if not 0 <= found < math.inf:
        raise Refused(refuse("", "server-bad-setting", name=f"TUATH_{name.upper()}", text=value))
    return found


@cache
def settings() -> Settings:
    """Those of this process."""
    return Settings.read(os.environ)


@cache
def offered_bots() -> tuple[str, ...]:
    """Those that players of this server may invite: the host's own, and all that have a name; refused if one is none.

    Nothing else: whoever invites a bot must not have the server load what they like.
    """
    own = [name.strip() for name in settings().bots.split(",") if name.strip()]
    for name in own:
        make(name)
    return (*own, *(name for name in bots() if name not in own))
