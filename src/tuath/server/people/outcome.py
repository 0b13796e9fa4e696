"""The outcome of a game, as it is counted for those who played it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from tuath.core.question import Seat
from tuath.server.entry.chairs import Chair
from tuath.server.entry.entry import Entry
from tuath.server.wire.words import message_data

WON, LOST, LEFT = 1, 2, 3  # places: who has left the game comes after those who have lost it
BOT = "bot:"
GOES_ON = ("server-again-from", "server-again-after")  # said at a table whose game has begun as another one


class SeatOutcome(NamedTuple):
    player: str | None  # or `bot:NAME`; nobody whom we know: a guest
    place: int
    score: int | None
    played_as: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    table: str
    game: str
    seats: tuple[SeatOutcome, ...]
    rated: bool
    public: bool
    level: int | None  # how hard it was, where all win or lose together...
    feat: dict[str, Any] | None  # ...in words
    club: str | None = None  # at whose table it was played

    @property
    def size(self) -> int:
        return size_of(len(self.seats))


def size_of(seats: int) -> int:
    """Tables for two and those for more are different games."""
    return min(seats, 3)


def is_decided(entry: Entry) -> bool:
    """Is there nothing more to count? A rated game is decided, too, when all but one have resigned from it."""
    if entry.status == "over":
        return True
    return entry.rated and entry.status == "playing" and sum(not chair.resigned for chair in entry.chairs) <= 1


def outcome_of(entry: Entry) -> Outcome | None:
    """None where nothing is counted: what was broken off or brought along, puzzles, lessons, what began elsewhere."""
    if entry.record is not None or entry.puzzle is not None or entry.lesson is not None or entry.position is None:
        return None
    if not any(chair.player for chair in entry.chairs) or goes_on_from_another(entry):
        return None
    if entry.result is None and not entry.rated:
        return None
    seats = tuple(seat_outcome(entry, seat, chair) for seat, chair in enumerate(entry.chairs))
    feat = entry.game.feat(entry.position.state)
    return Outcome(
        entry.id, entry.game.key, seats, entry.rated, entry.public,
        None if feat is None else feat.level, None if feat is None else dict(message_data(feat.words)), entry.club,
    )  # fmt: skip


def seat_outcome(entry: Entry, seat: Seat, chair: Chair) -> SeatOutcome:
    assert entry.position is not None
    result = entry.result
    return SeatOutcome(
        who_sat(chair),
        place_of(entry, seat, chair),
        None if result is None else result.scores[seat],
        entry.game.seat_name(entry.position.state, seat),
    )


def who_sat(chair: Chair) -> str | None:
    if chair.kind == "bot":
        return f"{BOT}{chair.bot or chair.name}"
    return None if chair.kind == "guest" else chair.player or chair.kept


def place_of(entry: Entry, seat: Seat, chair: Chair) -> int:
    """A game that has ended with somebody's time, or with all others gone, is won by those who stayed."""
    if chair.kind != "bot" and (chair.bot is not None or chair.late or chair.kept is not None):
        return LEFT
    return WON if entry.result is None or seat in entry.result.winners else LOST


def goes_on_from_another(entry: Entry) -> bool:
    return any(not said.player and key_of(said.text) in GOES_ON for said in entry.chat)


@lru_cache(maxsize=4096)
def key_of(text: str) -> str:
    return str(json.loads(text)["key"])
