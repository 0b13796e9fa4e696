"""Turns that wait for somebody: who is asked at which table, since when, and what they are told of it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from tuath.server.entry.asking import is_put, is_window, reaction_of
from tuath.server.entry.days import Days
from tuath.server.entry.entry import Entry
from tuath.server.lobby.feeds import Turn, turn_at
from tuath.server.lobby.turns import shortest
from tuath.server.settings import settings
from tuath.server.sign_in.identity import Player

HOURS = 8, 18  # at which is told of moments to answer others' cards, where the table stands


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    turn: Turn
    told: float  # not before this moment
    soon: float | None  # when to tell that the time runs out


def waiting_for(entry: Entry, player: str, now: float) -> Waiting | None:
    """What there is to tell a player of a table where others play as well, or that is played over days.

    That somebody may answer a card is never told because it has come about: only at fixed hours, to all for whom
    anything waits then.
    """
    own = entry.seats_of(Player(player, ""))
    asked = [seat for seat in entry.thinkers() if seat in own and is_put(entry, seat)]
    if not asked or is_window(entry) or entry.puzzle is not None or not is_shared(entry):
        return None
    time = shortest(entry, asked)
    turn = turn_at(entry, time, Player(player, ""))
    since, until = turn.since.timestamp(), turn.until.timestamp() if turn.until is not None else None
    told, soon = since + settings().notice_grace, reminded(since, until)
    if any(is_reaction(entry, seat) for seat in asked):
        zone = entry.clock.zone if isinstance(entry.clock, Days) else "UTC"
        told = next_hour(told, zone)
        soon = None if soon is None else last_hour(soon, zone)
    if time is not None and time["rests"] is not None and time["rests"]["why"] == "vacation":
        told = max(told, datetime.fromisoformat(time["rests"]["until"]).timestamp())
    return Waiting(turn, told, soon if soon is None or soon > told else None)


def is_shared(entry: Entry) -> bool:
    return len(entry.persons()) > 1 or isinstance(entry.clock, Days)


def is_reaction(entry: Entry, seat: int) -> bool:
    reaction = reaction_of(entry, seat)
    return reaction is not None and reaction.is_window


def reminded(since: float, until: float | None) -> float | None:
    """When is told that the time runs out: as the host has it, but not in the first half of it."""
    return None if until is None else max(until - settings().remind, (since + until) / 2)


def next_hour(moment: float, zone: str) -> float:
    """The first of the fixed hours that is not before."""
    return min(hour for hour in hours_near(moment, zone) if hour >= moment)


def last_hour(moment: float, zone: str) -> float:
    """The last of the fixed hours that is not after."""
    return max(hour for hour in hours_near(moment, zone) if hour <= moment)


def hours_near(moment: float, zone: str) -> list[float]:
    day = datetime.fromtimestamp(moment, ZoneInfo(zone)).replace(minute=0, second=0, microsecond=0)
    days = [day + timedelta(days=n) for n in (-1, 0, 1)]
    return [day.replace(hour=hour).timestamp() for day in days for hour in HOURS]
