"""A position of Origo in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.table import Played
from tuath.core.position import Position
from tuath.core.question import bits_of
from tuath.games import find
from tuath.games.origo.game import Origo
from tuath.games.origo.printed import FIELDS, Card, Printed, Region
from tuath.games.origo.state import State

RED, BLUE, GREEN, BLACK, ORANGE = range(5)
FIELD = {id: place for place, id in enumerate(FIELDS)}


def game() -> Origo:
    found = find("origo")
    assert isinstance(found, Origo)
    return found


PRINTED: Printed = game().printed
REGION = {id: Region(place) for place, id in enumerate(PRINTED.regions)}
CARD = {id: Card(place) for place, id in enumerate(PRINTED.cards)}


def fields(names: str) -> int:
    """Fields as bits: "E7 E8", or all of a country or sea: "poland E8"."""
    return bits_of(field for name in names.split() for field in (inside(name) if name in REGION else [FIELD[name]]))


def inside(region: str) -> list[int]:
    """The fields of a country or a sea."""
    return [field for field, where in enumerate(PRINTED.region_of) if where == REGION[region]]


def names(bits: int) -> set[str]:
    return {FIELDS[field] for field in range(len(FIELDS)) if bits >> field & 1}


def free_of(region: str, number: int) -> str:
    """The names of the first fields of a region."""
    return " ".join(FIELDS[field] for field in inside(region)[:number])


def origo(
    *own: str,
    seats: int | None = None,
    founded: str = "",
    hands: Mapping[int, str] | None = None,
    turn: int = RED,
    starter: int = RED,
    uses: int = 2,
    supply: Mapping[int, int] | None = None,
    leaders: Sequence[int] = (),
    round: int = 2,
    phase: str = "turn",
    lucky: bool = True,
    state: Mapping[str, Any] | None = None,
    **options: str,
) -> Played:
    """A game in the middle of a round.

    ``own`` gives each player's fields: "E7 E8", or "poland E8" for all of Poland and E8; what comes later wins a field
    named twice. ``founded`` gives the countries with a stone, in the order of the track. ``hands`` by seat: card ids,
    with spaces; who is not named holds no card. What is taken is missing in supplies and draw pile.
    """
    origo_game = game()
    setup = origo_game.complete(seats or max(2, len(own)), {"questions": "all", **options})
    start: State = origo_game.setup(setup)
    start.phase, start.round, start.turn, start.starter, start.uses = phase, round, turn, starter, uses
    for seat, text in enumerate(own):
        for other in range(setup.seats):
            start.shields[other] &= ~fields(text)
        start.shields[seat] = fields(text)
    start.founded = tuple(REGION[id] for id in founded.split())
    start.supply = [max(1, left - own.bit_count()) for left, own in zip(start.supply, start.shields, strict=True)]
    for seat, left in (supply or {}).items():
        start.supply[seat] = left
    for seat, cards in (hands or {}).items():
        start.hands[seat] = tuple(sorted(CARD[id] for id in cards.split()))
        for card in start.hands[seat]:
            start.pile[card] -= 1
    for seat, total in enumerate(leaders):
        start.leaders[seat] = total
    for name, value in (state or {}).items():
        setattr(start, name, value)
    return Played(Position(origo_game, setup, None, start), lucky)


def begin(seats: int = 2, lucky: bool = True, **options: str) -> Played:
    """A game from its very start; without ``lucky`` chance waits to be told."""
    return Played(Position(game(), game().complete(seats, {"questions": "all", **options})), lucky)


def owner(played: Played, field: str) -> int | None:
    """Whose shield lies on a field."""
    found: int | None = played.position.view()["shields"].get(field)
    return found


def player(played: Played, seat: int) -> Mapping[str, Any]:
    """What everybody sees of a player."""
    found: Mapping[str, Any] = played.position.view()["players"][seat]
    return found


def totals(played: Played) -> list[int]:
    return [each["total"] for each in played.position.view()["players"]]


def skip(played: Played, *seats: int) -> None:
    """Turns of players who do nothing, or nothing more."""
    for seat in seats:
        played.play(seat, "skip" if "skip" in played.options(seat) else "done")


def log(played: Played, key: str) -> list[Mapping[str, Any]]:
    """The parameters of all lines of the log with this key, in order."""
    return [dict(told.message.params) for told in played.log if told.message.key == f"origo-{key}"]
