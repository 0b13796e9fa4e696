"""The ending told: the reckoning of the last Assembly, condition by condition, with lands and Deeds. I-12."""

from __future__ import annotations

from tuath.core.ending import Box, Cell, Column, Course, Ending, Measure, Rank, Row, Sentence, Sheet, ranked
from tuath.core.message import Message, say
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.games.inis.counting import Counted, counted, seat_thing, tied, verdict
from tuath.games.inis.queries import conditions, conditions_met, has_token, seats
from tuath.games.inis.state import CONDITIONS, State
from tuath.games.inis.statistics import statistics

ALONG_THE_WAY = {"inis-attacked": "attacks", "inis-removed": "lost", "inis-played": "cards", "inis-brenn": "brenn"}


# ---- the whole ------------------------------------------------------------------------------------------------------


def ending(position: Position[State]) -> Ending | None:
    """I-12.3: of those with a token the one who fulfils most conditions; the Brenn wins a tie."""
    state, ended = position.state, position.result
    if ended is None:
        return None
    winner = ended.winners[0]
    order = [
        (seat == winner, has_token(state, seat), met, best_of(state, seat)) for seat, met in enumerate(ended.scores)
    ]
    places = ranked(order)
    return Ending(
        say("inis-over-title", seat=seat_thing(winner)),
        reason(state, winner),
        tuple(Rank(seat, place if has_token(state, seat) else None, rank(state, seat)) for seat, place in places),
        (assembly(position, [seat for seat, _ in places]), along_the_way(position)),
        course(position),
    )


def rank(state: State, seat: Seat) -> Cell:
    if not has_token(state, seat):
        return Cell(words=(say("inis-over-no-token"),), mark="quiet")
    return Cell(words=(say("inis-over-met", number=conditions_met(state, seat)),))


def reason(state: State, winner: Seat) -> Sentence:
    """I-12.3, I-12.6: the condition that is met, and the tie, if there was one."""
    found = counted(state, winner)
    best = max(range(len(CONDITIONS)), key=lambda place: (found[place].is_met, found[place].total))
    key = f"inis-over-why-{CONDITIONS[best]}"
    rivals = tied(state, winner)
    about: dict[str, int | str] = {
        "number": found[best].total,
        "met": conditions_met(state, winner),
        "winner": seat_thing(winner),
    }
    if rivals:
        return Sentence(say(f"{key}-brenn", seat=seat_thing(rivals[0]), count=len(rivals), **about), "I-12.3")
    return Sentence(say(key, **about), "I-12.3")


def assembly(position: Position[State], order: list[Seat]) -> Box:
    """I-12.2: the Pretenders first; who has no token is counted, but does not count."""
    state = position.state
    rows = []
    for seat in order:
        found, claims = counted(state, seat), has_token(state, seat)
        cells = [condition(position, each) for each in found]
        cells += [Cell(state.deeds[seat]), Cell(conditions_met(state, seat), mark="sum" if claims else "quiet")]
        row = Row(tuple(cells), seat, below=standing(state, seat))
        rows.append(row._replace(mark="won" if seat == state.winner else "" if claims else "quiet"))
    heads = (*CONDITIONS, "deeds", "met")
    columns = tuple(Column(say(f"inis-over-column-{head}"), wide=head in CONDITIONS) for head in heads)
    return Box(
        "points",
        say("inis-over-box-assembly"),
        "I-12.3",
        sheet=Sheet(columns, tuple(rows)),
        lines=(verdict(state, state.winner),),
    )


def standing(state: State, seat: Seat) -> Message:
    who = ("pretender-brenn" if seat == state.brenn else "pretender") if has_token(state, seat) else "bystander"
    return say(f"inis-over-{who}")


def condition(position: Position[State], found: Counted) -> Cell:
    """I-12.4: what is counted land by land, and with how many Deeds."""
    territories = position.game.domains["territory"]
    words = [say("inis-over-land", territory=territories.thing(where), number=number) for where, number in found.lands]
    if found.deeds:
        words.append(say("inis-over-deeds", number=found.deeds))
    return Cell(found.total, of=found.needed, mark="met" if found.is_met else "", words=tuple(words))


def along_the_way(position: Position[State]) -> Box:
    """What everybody did on the way there."""
    found = {name: [0] * position.setup.seats for name in ALONG_THE_WAY.values()}
    for _, told in position.story():
        if told.message.key in ALONG_THE_WAY:
            seat = str(dict(told.message.params)["seat"]).removeprefix("seat:p")
            found[ALONG_THE_WAY[told.message.key]][int(seat) - 1] += 1
    rows = tuple(Row(tuple(Cell(own[seat]) for own in found.values()), seat) for seat in range(position.setup.seats))
    columns = tuple(Column(say(f"inis-over-column-{name}")) for name in found)
    return Box("way", say("inis-over-box-way"), sheet=Sheet(columns, rows), quiet=True)


# ---- the course -----------------------------------------------------------------------------------------------------


def best_of(state: State, seat: Seat) -> int:
    """I-12.1, I-12.4: how near a player is to a condition, Deeds included."""
    return max(conditions(state, seat)) + state.deeds[seat]


def course(position: Position[State]) -> Course:
    """The best condition of each, after each season."""
    rounds = []
    for one in statistics(position):
        land, religion, territories, deeds = (one["series"][name] for name in (*CONDITIONS, "deeds"))
        best = tuple(max(each) + own for *each, own in zip(land, religion, territories, deeds, strict=True))
        rounds.append((one["round"], best))
    needed = position.state.printed.rules.needed
    return Course(say("inis-over-course", number=needed), tuple(rounds), note=say("inis-over-course-note"))


def measure(state: State) -> Measure:
    return Measure(say("inis-over-measure"), nearest)


def nearest(state: State) -> list[int]:
    return [best_of(state, seat) for seat in seats(state)]
