"""Swiss rounds: those who stand alike meet, nobody meets the same again while there is another way, seats take turns.

Tables for two are paired from the top: each gets the opponent nearest to the middle of those with as many points, of
all with whom the others still find pairs. Larger tables are filled from the top, and then change people as long as
fewer meet again. Whoever has no table rests and gets a win: from the bottom, nobody twice before all others have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, count, permutations
from typing import NamedTuple

from tuath.server.tournaments.matching import pairs_up
from tuath.server.tournaments.schedule import Drawn, Sitting

AGAIN = 1000.0  # how much worse it is to meet again than to meet somebody a point away


class Record(NamedTuple):
    """How it has gone for somebody until now."""

    number: int
    points: float = 0.0
    rests: int = 0
    met: Mapping[int, int] = {}  # how often whom
    sat: Mapping[int, int] = {}  # how often at which seat


May = Callable[[Record, Record], bool]


def drawn(field: Sequence[Record], sizes: Collection[int]) -> Drawn:
    """The next round of those who are there, the best first, at tables of these sizes."""
    tables = sizes_of(len(field), tuple(sorted(sizes)))
    left_over = len(field) - sum(tables)
    if tables and max(tables) > 2:
        return grouped(field, tables, resting=latest(field)[:left_over])
    return paired(field)


@cache
def sizes_of(players: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """As few rest as possible; then as few tables as possible, as even as possible; the larger ones on top."""
    found = ways(players, tuple(sorted(sizes, reverse=True)))
    return min(found, key=lambda way: (players - sum(way), len(way), sum(size * size for size in way)))


def ways(players: int, sizes: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    if not sizes:
        yield ()
        return
    for tables in range(players // sizes[0] + 1):
        for rest in ways(players - tables * sizes[0], sizes[1:]):
            yield (*[sizes[0]] * tables, *rest)


def latest(field: Sequence[Record]) -> list[Record]:
    """In which order they rest: whoever has rested least, from the bottom."""
    places = {one.number: at for at, one in enumerate(field)}
    return sorted(field, key=lambda one: (one.rests, -places[one.number]))


# ---- tables for two --------------------------------------------------------------------------------------------------


def paired(field: Sequence[Record]) -> Drawn:
    if len(field) % 2 == 0:
        return Drawn(tuple(pairs(field)))
    resting = who_rests(field)
    return Drawn(tuple(pairs([one for one in field if one is not resting])), (resting.number,))


def who_rests(field: Sequence[Record]) -> Record:
    """Of those who have rested least the last one without whom nobody has to meet again."""
    order = latest(field)
    alike = [one for one in order if one.rests == order[0].rests]
    return next((one for one in alike if all_pair([each for each in field if each is not one], new)), order[0])


def pairs(field: Sequence[Record]) -> Iterable[Sitting]:
    """From the top; each settled only if all others find somebody as well."""
    left, may = list(field), rule_for(field)
    while left:
        one = left.pop(0)
        for other in by_fitness(one, left):
            rest = [each for each in left if each is not other]
            if may(one, other) and all_pair(rest, may):
                left = rest
                yield by_seat((one, other))
                break


def new(one: Record, other: Record) -> bool:
    return not one.met.get(other.number)


def rule_for(field: Sequence[Record]) -> May:
    """Nobody meets again; where there is no such way, those who have met once may, and so on."""
    for most in count():

        def may(one: Record, other: Record, most: int = most) -> bool:
            return one.met.get(other.number, 0) <= most

        if all_pair(field, may):
            return may
    raise AssertionError("somebody may always meet")


def all_pair(field: Sequence[Record], may: May) -> bool:
    return pairs_up([[at for at, other in enumerate(field) if other is not one and may(one, other)] for one in field])


def by_fitness(one: Record, left: Sequence[Record]) -> list[Record]:
    """Whom somebody should meet, best first: of those with as many points the middle one, then who is nearest below.

    Who has met less often goes before who has met more often; and of those with as many points, who does not need
    the same seat.
    """
    alike = 1 + sum(each.points == one.points for each in left)
    middle = alike // 2 - 1
    places = {each.number: at for at, each in enumerate(left)}

    def unfitness(other: Record) -> tuple[float, ...]:
        at = places[other.number]
        same_seat = lead(one) * lead(other) > 1
        return one.met.get(other.number, 0), one.points - other.points, same_seat, abs(at - middle), at

    return sorted(left, key=unfitness)


# ---- larger tables ---------------------------------------------------------------------------------------------------


def grouped(field: Sequence[Record], sizes: Sequence[int], resting: Sequence[Record]) -> Drawn:
    there = [one for one in field if one not in resting]
    tables = []
    for size in sizes:
        tables.append(there[:size])
        there = there[size:]
    while swapped(tables):
        pass
    return Drawn(tuple(by_seat(table) for table in tables), tuple(one.number for one in resting))


def swapped(tables: list[list[Record]]) -> bool:
    """Two change places, if that is better; each time it is, so it comes to an end."""
    for here, there in combinations(tables, 2):
        now = cost(here) + cost(there)
        for a in range(len(here)):
            for b in range(len(there)):
                here[a], there[b] = there[b], here[a]
                if cost(here) + cost(there) < now - 1e-9:
                    return True
                here[a], there[b] = there[b], here[a]
    return False


def cost(table: Sequence[Record]) -> float:
    return sum(
        AGAIN * one.met.get(other.number, 0) ** 2 + (one.points - other.points) ** 2
        for one, other in combinations(table, 2)
    )


# ---- seats -----------------------------------------------------------------------------------------------------------


def by_seat(table: Sequence[Record]) -> Sitting:
    """Everybody where they have sat least often; else in the order of the standing."""
    best = min(permutations(table), key=lambda order: sum(one.sat.get(seat, 0) for seat, one in enumerate(order)))
    return tuple(one.number for one in best)


def lead(one: Record) -> int:
    """How much more often somebody has sat first than second."""
    return one.sat.get(0, 0) - one.sat.get(1, 0)
