"""The ending told: the final scoring step by step, and where all points came from. O-13, O-17."""

from __future__ import annotations

from typing import NamedTuple

from tuath.core.ending import Bar, Bars, Box, Cell, Column, Course, Ending, Measure, Rank, Row, Sentence, Sheet, ranked
from tuath.core.message import Message, say
from tuath.core.position import Position, Told
from tuath.core.question import Seat
from tuath.games.origo.queries import points_from, seats
from tuath.games.origo.state import SOURCES, State
from tuath.games.origo.statistics import statistics

STEP_OF = {"origo-clans-scored": "clans", "origo-clan-scored": "clans", "origo-sea-scored": "sea-power"}
BY_COUNTRY = ("origo-country-scored", "origo-supremacy-scored")


class ScoringStep(NamedTuple):
    """O-13.2: clans, sea power or a country: what each player got, and where the leaders stood then."""

    name: Message
    points: tuple[int, ...]
    extra: tuple[int, ...]  # O-12.2: spaces that were taken
    totals: tuple[int, ...]


def final_scoring(position: Position[State]) -> tuple[tuple[int, ...], list[ScoringStep]]:
    """O-13.2, O-17.3: where the leaders stood before it, and its fourteen steps, as they were told.

    It follows the answer that ends the last turn, which moves no leader itself.
    """
    before: tuple[int, ...] = ()
    last: tuple[Told, ...] = ()
    for then, _, told in position.steps():
        last = told
        if not then.over:
            before = tuple(then.state.leaders)
    names = {step: say(f"origo-over-{step}") for step in ("clans", "sea-power")}
    regions = position.game.domains["region"]
    things = [regions.thing(country) for country in position.state.printed.countries]
    names |= {thing: say("origo-over-country", region=thing) for thing in things}
    totals, steps = before, []
    for step, name in names.items():
        steps.append(scored(name, [line.message for line in last if step_of(line.message) == step], totals))
        totals = steps[-1].totals
    return before, steps


def step_of(message: Message) -> str | None:
    if message.key in BY_COUNTRY:
        return str(dict(message.params)["region"])
    return STEP_OF.get(message.key)


def scored(name: Message, told: list[Message], before: tuple[int, ...]) -> ScoringStep:
    """O-12.2: what the path gave beyond the points are spaces that others held."""
    points, totals = [0] * len(before), list(before)
    for message in told:
        params = dict(message.params)
        seat = int(str(params["seat"]).removeprefix("seat:p")) - 1
        points[seat] += int(params["points"])
        totals[seat] = int(params["total"])
    extra = tuple(now - was - got for now, was, got in zip(totals, before, points, strict=True))
    return ScoringStep(name, tuple(points), extra, tuple(totals))


# ---- the whole ------------------------------------------------------------------------------------------------------


def ending(position: Position[State]) -> Ending | None:
    """O-17.4: the leader furthest along the path."""
    state, ended = position.state, position.result
    if ended is None:
        return None
    before, steps = final_scoring(position)
    places = ranked(state.leaders)
    order = [seat for seat, _ in places]
    return Ending(
        say("origo-over-title", seat=seat_thing(order[0])),
        reason(state, steps, order),
        tuple(Rank(seat, place, Cell(state.leaders[seat])) for seat, place in places),
        (scoring_box(before, steps, order), sources(state, order)),
        course(position),
    )


def reason(state: State, steps: list[ScoringStep], order: list[Seat]) -> Sentence:
    """O-17.4: the lead, and the step of the final scoring that brought most of it."""
    first, second = order[:2]
    lead = state.leaders[first] - state.leaders[second]
    gains = [step.points[first] - step.points[second] for step in steps]
    best = steps[gains.index(max(gains))].name
    about = {"total": state.leaders[first], "lead": lead, "seat": seat_thing(second), **dict(best.params)}
    if max(gains) <= 0:
        return Sentence(say("origo-over-why", **about), "O-17.4")
    return Sentence(say(best.key.replace("origo-over-", "origo-over-why-"), **about), "O-17.4")


def scoring_box(before: tuple[int, ...], steps: list[ScoringStep], order: list[Seat]) -> Box:
    """O-13.2: clans, sea power, then the countries one by one, with where every leader stood."""
    rows = [Row(tuple(Cell(total=before[seat]) for seat in order), head=say("origo-over-before"))]
    for name, points, extra, totals in steps:
        cells = tuple(
            Cell(points[seat] or None, True, raised=extra[seat], total=totals[seat]) for seat in order
        )  # fmt: skip
        rows.append(Row(cells, head=name))
    last = steps[-1].totals
    cells = tuple(Cell(last[seat] - before[seat], True, mark="sum", total=last[seat]) for seat in order)
    rows.append(Row(cells, head=say("origo-over-sum"), mark="sum"))
    lines = (Sentence(say("origo-over-raised"), "O-12.2"),) if any(any(step.extra) for step in steps) else ()
    return Box(
        "points",
        say("origo-over-box-scoring"),
        "O-13.2",
        say("origo-over-note-scoring", number=len(steps)),
        sheet=Sheet(tuple(Column(seat=seat) for seat in order), tuple(rows)),
        lines=lines,
    )


def sources(state: State, order: list[Seat]) -> Box:
    """Every point of the whole game."""
    used = [place for place in range(len(SOURCES)) if any(points_from(state, seat, place) for seat in seats(state))]
    bars = tuple(Bar(seat, tuple(points_from(state, seat, place) for place in used)) for seat in order)
    names = tuple(say(f"origo-over-source-{SOURCES[place]}") for place in used)
    return Box("sources", say("origo-over-box-sources"), bars=Bars(names, bars))


def course(position: Position[State]) -> Course:
    rounds = tuple((one["round"], tuple(one["series"]["total"])) for one in statistics(position))
    return Course(say("origo-over-course"), rounds)


def measure(state: State) -> Measure:
    """O-1.7: how far on the path."""
    return Measure(say("origo-board-total"), path)


def path(state: State) -> list[int]:
    return list(state.leaders)


def seat_thing(seat: Seat) -> str:
    return f"seat:p{seat + 1}"
