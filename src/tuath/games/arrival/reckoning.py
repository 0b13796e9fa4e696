"""The ending told: which of the two it was, and where every point of fame and corruption came from. A-14."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from tuath.core.ending import (
    Box,
    Cell,
    Column,
    Course,
    Ending,
    Mark,
    Measure,
    Rank,
    Row,
    Sentence,
    Sheet,
    Side,
    ranked,
)
from tuath.core.game import Result
from tuath.core.message import Message, Param, say
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.games.arrival.printed import Province
from tuath.games.arrival.queries import (
    all_fortified,
    elements,
    final_corruption,
    final_fame,
    held_by_fomori,
    is_overrun,
    limits,
    seats,
    tie_fame,
)
from tuath.games.arrival.questions import REWARD, WHOM_TO_REPEL
from tuath.games.arrival.scoring import result, scores, standing
from tuath.games.arrival.state import State
from tuath.games.arrival.statistics import statistics

OVERRUN, REPELLED = "overrun", "repelled"
OTHER = {OVERRUN: REPELLED, REPELLED: OVERRUN}
COUNTED = {OVERRUN: "corruption", REPELLED: "fame"}
RULE = {OVERRUN: "A-14.2", REPELLED: "A-14.3"}


class Sources(NamedTuple):
    """Of one track: what each leader has got there, by seat."""

    start: int
    earned: list[list[int]]  # by seat and round
    repelled: list[int]
    tiles: list[int]
    paid: list[int]

    def on_track(self, seat: Seat) -> int:
        all_earned = sum(self.earned[seat])
        return self.start + all_earned + self.repelled[seat] + self.tiles[seat] - self.paid[seat]


def sources(position: Position[State]) -> dict[str, Sources]:
    """Both tracks, point by point: what comes in the action phase comes from the Fomori repelled or from a tile."""
    number, rounds = position.setup.seats, position.state.round
    start = {"fame": position.state.printed.constants.start_fame}
    found = {
        track: Sources(start.get(track, position.state.printed.constants.start_corruption),
                       [[0] * rounds for _ in range(number)], [0] * number, [0] * number, [0] * number)
        for track in ("fame", "corruption")
    }  # fmt: skip
    phase, round = "", 1
    for then, answer, told in position.steps():
        repels = answer is not None and answer[1] in (WHOM_TO_REPEL, REWARD)
        for message, _ in told:
            track, _, what = message.key.removeprefix("arrival-").partition("-")
            if track not in found or what not in ("gained", "lost", "paid"):
                continue
            params = dict(message.params)
            seat, points = int(str(params["seat"]).removeprefix("seat:p")) - 1, int(params["points"])
            of = found[track]
            if what == "paid":
                of.paid[seat] += points
            elif phase != "actions":
                of.earned[seat][round - 1] += points
            else:
                (of.repelled if repels else of.tiles)[seat] += points if what == "gained" else -points
        phase, round = then.state.phase, then.state.round
    return found


# ---- the whole ------------------------------------------------------------------------------------------------------


def ending(position: Position[State]) -> Ending | None:
    """A-14: what counted first, then what would have counted in the other ending."""
    state, ended = position.state, position.result
    if ended is None:
        return None
    came = sources(position)
    places = ranked(standing(state, ended.ending))
    return Ending(
        title(ended.ending, ended.winners),
        reason(state, ended),
        tuple(Rank(seat, place, Cell(ended.scores[seat])) for seat, place in places),
        (decided(state), points(state, came, places), other_ending(state)),
        course(position, ended.ending),
    )


def title(ending: str, winners: tuple[Seat, ...]) -> Message:
    if len(winners) > 1:
        return say("arrival-over-shared", count=len(winners))
    return say(f"arrival-over-{ending}", seat=seat_thing(winners[0]))


def reason(state: State, ended: Result) -> Sentence:
    """A-14.1 to A-14.3: the places, the score that counts, and what broke a tie."""
    held, fortified = held_by_fomori(state).bit_count(), all_fortified(state).bit_count()
    ending, score = ended.ending, ended.scores[ended.winners[0]]
    about: dict[str, Param] = {"held": held, "fortified": fortified, "points": score}
    level = [seat for seat in seats(state) if ended.scores[seat] == score and seat not in ended.winners]
    if not level:
        return Sentence(say(f"arrival-over-why-{ending}", **about), RULE[ending])
    others = " ".join(seat_thing(seat) for seat in level)
    return Sentence(say(f"arrival-over-why-{ending}-tied", others=others, **about), RULE[ending])


def decided(state: State) -> Box:
    """A-14.1: the balance of places, and what would have turned it."""
    held, fortified = held_by_fomori(state).bit_count(), all_fortified(state).bit_count()
    castles = state.castles.bit_count()
    of_fomori = Side(held, say("arrival-over-held", pieces=held - castles, castles=castles), ((None, held),))
    of_tribes = Side(
        fortified,
        say("arrival-over-fortified"),
        tuple((seat, own.bit_count()) for seat, own in enumerate(state.fortified)),
    )
    lines = (Sentence(say(f"arrival-over-counts-{state.ending}"), RULE[state.ending]), turned(state))
    return Box(
        "decided", say(f"arrival-over-box-{state.ending}"), "A-14.1", balance=(of_fomori, of_tribes), lines=lines
    )


def turned(state: State) -> Sentence:
    """A-14.1: how many places lacked to the other ending, and who would have won it with what they have."""
    lacked = abs(held_by_fomori(state).bit_count() - all_fortified(state).bit_count())
    lacked += state.ending == OVERRUN
    ended = as_if(state, OTHER[state.ending])
    key = f"arrival-over-turned-{state.ending}"
    first = ended.winners[0]
    return Sentence(
        say(key, number=lacked, seat=seat_thing(first), points=ended.scores[first], count=len(ended.winners))
    )


def as_if(state: State, ending: str) -> Any:
    other = state.copy()
    other.ending = ending
    return result(other)


# ---- where every point came from ------------------------------------------------------------------------------------


def points(state: State, came: dict[str, Sources], places: list[tuple[Seat, int]]) -> Box:
    """A-14.2, A-14.3: the track of the ending, point by point, and what the end itself adds or takes."""
    track = COUNTED[state.ending]
    of = came[track]
    is_fame, starts = track == "fame", bool(of.start)
    heads = [
        *(["start"] if starts else []),
        "earned-corruption" if not is_fame else "earned-fame",
        "repelled",
        "tiles",
        *(["paid"] if is_fame else []),
        "track",
        *(["provinces"] if is_fame else []),
        "goods",
        track,
    ]
    rows = []
    for seat, place in places:
        cells = [Cell(of.start)] if starts else []
        cells.append(Cell(sum(of.earned[seat]), parts=tuple(of.earned[seat])))
        cells += [amount(of.repelled[seat], is_fame), amount(of.tiles[seat], is_fame)]
        if is_fame:
            cells.append(amount(-of.paid[seat], is_fame))
        cells.append(Cell(of.on_track(seat)))
        cells += end_cells(state, seat, track)
        rows.append(Row(tuple(cells), seat, mark="won" if place == 1 else ""))
    columns = tuple(Column(say(f"arrival-over-column-{head}"), wide=head == "provinces") for head in heads)
    return Box(
        "points",
        say("arrival-over-box-points"),
        RULE[state.ending],
        say(f"arrival-over-note-{track}"),
        sheet=Sheet(columns, tuple(rows)),
        lines=tuple(differing(state, track)),
    )


def other_ending(state: State) -> Box:
    """A-14.2, A-14.3: what would have counted, more quietly: the track, and what the end would have added."""
    ending = OTHER[state.ending]
    track = COUNTED[ending]
    on_track = state.fame if track == "fame" else state.corruption
    heads = ["track", *(["provinces"] if track == "fame" else []), "goods", track]
    rows = [
        Row((Cell(on_track[seat]), *end_cells(state, seat, track)), seat, mark="quiet")
        for seat, _ in ranked(standing(state, ending))
    ]
    columns = tuple(Column(say(f"arrival-over-column-{head}"), wide=head == "provinces") for head in heads)
    title = say(f"arrival-over-box-other-{ending}")
    return Box("other", title, RULE[ending], sheet=Sheet(columns, tuple(rows)), quiet=True)


def end_cells(state: State, seat: Seat, track: str) -> list[Cell]:
    """A-14.2, A-14.3: the bonus of the provinces, each full three goods and tiles, and what it comes to."""
    goods = elements(state, seat) // state.printed.constants.elements_per_final_point
    words = (say("arrival-over-goods", number=elements(state, seat)),)
    if track == "fame":
        bonus = provinces(state, seat)
        listed = tuple(
            say("arrival-over-province", province=f"province:{state.printed.provinces[place]}", points=points)
            for place, points in bonus
        )
        return [
            Cell(sum(points for _, points in bonus), signed=True, mark=good(len(bonus)), words=listed),
            Cell(goods, signed=True, mark=good(goods), words=words),
            Cell(final_fame(state, seat), mark="sum"),
        ]
    taken = state.corruption[seat] - final_corruption(state, seat)
    return [Cell(-taken, signed=True, mark=good(taken), words=words), Cell(final_corruption(state, seat), mark="sum")]


def provinces(state: State, seat: Seat) -> list[tuple[Province, int]]:
    """A-14.3: for each own location the bonus of its province, province by province, the largest first."""
    found = [
        (Province(place), bonus * (state.fortified[seat] & inside).bit_count())
        for place, (bonus, inside) in enumerate(zip(state.printed.bonus, state.printed.locations_in, strict=False))
    ]
    return sorted((each for each in found if each[1]), key=lambda each: -each[1])


def differing(state: State, track: str) -> Iterator[Sentence]:
    """A-14.2, A-14.3: what a reader of the track would not expect, and how a tie was broken."""
    for seat in seats(state):
        taken = state.corruption[seat] - final_corruption(state, seat)
        if track == "corruption" and taken:
            on_track, number = state.corruption[seat], elements(state, seat)
            message = say(
                "arrival-over-differs", seat=seat_thing(seat), track=on_track, number=number, points=on_track - taken
            )
            yield Sentence(message, "A-14.2")
    order = standing(state, state.ending)
    tied = [seat for seat in seats(state) if order[seat][0] == max(order)[0]]
    if len(tied) == 1:
        return
    best = max(tied, key=lambda seat: order[seat])
    if order.count(order[best]) > 1:
        yield Sentence(say("arrival-over-tie-shared"), "A-R.25")
    elif track == "corruption":
        yield Sentence(say("arrival-over-tie-fame", seat=seat_thing(best), fame=tie_fame(state, best)), "A-R.26")
    else:
        message = say("arrival-over-tie-corruption", seat=seat_thing(best), corruption=state.corruption[best])
        yield Sentence(message, "A-14.3")


def amount(number: int, more_is_better: bool) -> Cell:
    helps: Mark = "good" if (number > 0) == more_is_better else "bad"
    return Cell(number, signed=True, mark=helps if number else "quiet")


def good(number: int) -> Mark:
    return "good" if number else "quiet"


def seat_thing(seat: Seat) -> str:
    return f"seat:p{seat + 1}"


# ---- the course -----------------------------------------------------------------------------------------------------


def course(position: Position[State], ending: str) -> Course:
    """The track that counted, after each round."""
    track = COUNTED[ending]
    rounds = tuple((one["round"], tuple(one["series"][track])) for one in statistics(position))
    note = say("arrival-over-limit", limit=limits(position.state).corruption) if track == "corruption" else None
    return Course(say(f"arrival-over-course-{track}"), rounds, note=note)


def measure(state: State) -> Measure:
    """A-14.1: the score that counted, or would count as the places stand."""
    ending = state.ending or (OVERRUN if is_overrun(state) else REPELLED)
    told = ("corruption-gained", "corruption-lost") if ending == OVERRUN else ("fame-gained", "fame-paid")
    return Measure(
        say(f"arrival-sheet-{COUNTED[ending]}"),
        partial(scores, ending=ending),
        less_is_better=ending == OVERRUN,
        told=tuple(f"arrival-{key}" for key in told),
    )
