"""The next round of a tournament, drawn from all that has been settled: a function of its rows."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Collection, Iterator

from tuath.server.people.outcome import WON
from tuath.server.tournaments.rows import Meeting, Tournament
from tuath.server.tournaments.schedule import Drawn, Sitting, rounds_of
from tuath.server.tournaments.standing import Rank, points_of
from tuath.server.tournaments.swiss import Record, drawn


def next_round(tournament: Tournament, sizes: Collection[int]) -> list[Meeting]:
    """Its meetings; tables have their ids before they are made, so that each is made once."""
    number = tournament.row.round + 1
    round = of_robin(tournament)[number - 1] if tournament.row.mode == "robin" else of_swiss(tournament, sizes)
    return [
        meeting(tournament, number, at, seats)
        for at, seats in enumerate((*round.tables, *((one,) for one in round.resting)))
    ]


def meeting(tournament: Tournament, round: int, at: int, seats: Sitting) -> Meeting:
    """A table is only made where two are there; whoever is there alone gets all there is to get."""
    size, there = tournament.row.size, [tournament.entrant(one).left is None for one in seats]
    if len(seats) == 1:
        won = float(size - 1) if tournament.row.mode == "swiss" else 0.0
        return Meeting(round, at, seats, "rest", None, (won,), None)
    if sum(there) < 2:
        ranks: list[Rank | None] = [(WON, 0) if is_there else None for is_there in there]
        return Meeting(round, at, seats, "unplayed", None, points_of(ranks, size), None)
    return Meeting(round, at, seats, "drawn", secrets.token_urlsafe(9), None, None)


def of_robin(tournament: Tournament) -> list[Drawn]:
    """All rounds, by the numbers of those who meet; known as soon as lots are drawn."""
    numbers = [one.number for one in tournament.by_lot]
    return [
        Drawn(
            tuple(tuple(numbers[place] for place in table) for table in round.tables),
            tuple(numbers[place] for place in round.resting),
        )
        for round in rounds_of(len(numbers), tournament.row.times)
    ]


def of_swiss(tournament: Tournament, sizes: Collection[int]) -> Drawn:
    """By the standing of those who are still there."""
    present = {one.number for one in tournament.present}
    field = [line.number for line in tournament.standing if line.number in present]
    return drawn([record(tournament, number) for number in field], sizes)


def record(tournament: Tournament, number: int) -> Record:
    """Who was not there was met all the same: the pair has had its turn."""
    mine = [one for one in tournament.meetings if number in one.seats]
    return Record(
        number,
        tournament.results.points.get(number, 0.0),
        sum(one.how == "rest" for one in mine),
        Counter(others(mine, number)),
        Counter(one.seats.index(number) for one in mine if len(one.seats) > 1),
    )


def others(meetings: list[Meeting], number: int) -> Iterator[int]:
    return (other for one in meetings for other in one.seats if other != number)
