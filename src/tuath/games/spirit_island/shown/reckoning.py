"""The ending told: the level of terror or the way it was lost, what each turn cost and saved, the score: S-17, S-21."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tuath.core.ending import (
    Box,
    Cell,
    Column,
    Course,
    Ending,
    Figure,
    Mark,
    Measure,
    Outcome,
    Rank,
    Row,
    Sentence,
    Sheet,
    Sum,
)
from tuath.core.message import Message, say
from tuath.core.position import Position
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN
from tuath.games.spirit_island.shown.statistics import statistics
from tuath.games.spirit_island.state.endings import is_victory, why_lost
from tuath.games.spirit_island.state.queries.queries import (
    VICTORY_LEVEL,
    foes,
    has_presence,
    number_on_island,
    scenario,
    seats,
    terror_level,
)
from tuath.games.spirit_island.state.scoring import cards_gone, difficulty, of_sources
from tuath.games.spirit_island.state.standing.wave import TURNS_BEFORE
from tuath.games.spirit_island.state.state import State

LEVELS = ("I", "II", "III", "IV")
BUILDING_FIGURES = ("figure:town", "figure:city")
INVADER_FIGURES = ("figure:explorer", *BUILDING_FIGURES)


@dataclass(slots=True)
class TurnCost:
    """What one turn cost and saved; before the first one stands what was there from the beginning."""

    number: int
    fear: int = 0
    destroyed: int = 0
    blight: int = 0  # more of it on the island, or less
    fallen: list[str] = field(default_factory=list)  # towns and cities, by land
    blighted: list[str] = field(default_factory=list)  # lands
    level: int = 0  # of terror, if it has risen
    turned: str = ""  # a blight card
    presence: int = 0  # destroyed

    def hear(self, message: Message) -> None:
        about: dict[str, Any] = dict(message.params)
        match message.key.removeprefix("spirit_island-"):
            case "fear":
                self.fear += about["number"]
            case "fear-lost":
                self.fear -= about["number"]
            case "destroyed" if about["piece"] in INVADER_FIGURES:
                self.destroyed += 1
                self.fallen += [about["land"]] if about["piece"] in BUILDING_FIGURES else []
            case "blighted" if about["land"] not in self.blighted:
                self.blighted.append(about["land"])
            case "terror-rises":
                self.level = about["number"]
            case "blight-card-turned":
                self.turned = about["blight_card"]
            case "presence-destroyed":
                self.presence += 1


def turns(position: Position[State]) -> list[TurnCost]:
    """TurnCost by turn, as it was told; blight is that of the turn in which the answer was given."""
    found, before = [TurnCost(0)], 0
    for then, _, told in position.steps():
        blight = sum(then.state.blight)
        found[-1].blight += blight - before
        before = blight
        for message, _ in told:
            if message.key == "spirit_island-round-begins":
                found.append(TurnCost(turn_of(then.state)))
            found[-1].hear(message)
    return found


def turn_of(state: State) -> int:
    """S-19.10: a second game goes on counting."""
    return state.counters.get(TURNS_BEFORE, 0) + state.turn


# ---- the whole ------------------------------------------------------------------------------------------------------


def ending(position: Position[State]) -> Ending | None:
    """S-17: all win together, or the island is lost."""
    state, ended = position.state, position.result
    if ended is None:
        return None
    told = turns(position)
    counts = statistics(position)
    played = [sum(one["series"]["cards_played"][seat] for one in counts) for seat in seats(state)]
    ranks = tuple(
        Rank(seat, None, Cell(words=(say("spirit_island-over-played", number=played[seat]),))) for seat in seats(state)
    )
    decided = victory_box(state, told) if state.is_won else defeat_box(state, told)
    return Ending(
        say("spirit_island-over-won" if state.is_won else "spirit_island-over-lost"),
        reason(state),
        ranks,
        (decided, by_turn(state, told)),
        island_course(counts, told[0]),
    )


def reason(state: State) -> Sentence:
    """S-17.1, S-17.2: what was so at the last check."""
    turn = turn_of(state)
    if not state.is_won:
        return Sentence(say(f"spirit_island-over-why-{state.ending}", turn=turn), "S-17.2")
    if not is_victory(state):
        return Sentence(say("spirit_island-over-why-task", turn=turn), "S-17.4")
    level = min(terror_level(state), VICTORY_LEVEL)
    return Sentence(say("spirit_island-over-why-won", turn=turn, level=level), "S-17.1")


# ---- how it was decided ---------------------------------------------------------------------------------------------


def victory_box(state: State, told: list[TurnCost]) -> Box:
    """S-17.1: the four levels of terror, and the one that was enough; S-17.4: or what the scenario asks for."""
    usual, reached = is_victory(state), min(terror_level(state), VICTORY_LEVEL)
    ways = [
        Outcome(sign, say(f"spirit_island-over-level-{level}"), usual and level == reached)
        for level, sign in enumerate(LEVELS, 1)
    ]
    if not usual:
        ways.append(Outcome("scenario", say("spirit_island-over-way-task"), True))
    return Box(
        "decided",
        say("spirit_island-over-box-won", level=reached),
        "S-17.1",
        ways=tuple(ways),
        figures=figures(state, told),
        lines=tuple(how_won(state, told, usual)),
    )


def how_won(state: State, told: list[TurnCost], usual: bool) -> Iterator[Sentence]:
    """S-17.1, S-17.3: what fell last, what is left and does not matter, and whether it was a sacrifice."""
    last = next((turn for turn in reversed(told) if turn.fallen), None)
    if usual and last is not None:
        yield Sentence(say("spirit_island-over-fell", land=last.fallen[-1], turn=last.number))
    left = [number_on_island(state, kind) for kind in (EXPLORER, TOWN, CITY)]
    if any(left):
        explorers, towns, cities = left
        yield Sentence(say("spirit_island-over-left", explorers=explorers, towns=towns, cities=cities), "S-17.1")
    if why_lost(state) is not None:
        yield Sentence(say("spirit_island-over-sacrifice"), "S-17.3")


def defeat_box(state: State, told: list[TurnCost]) -> Box:
    """S-17.2: the ways to lose that this game had, and the one that came."""
    possible = ["blight", "presence", "time"]
    possible += ["adversary"] if foes(state) else []
    chosen = scenario(state)
    possible += ["scenario"] if state.ending == "scenario" or (chosen is not None and chosen.loss is not None) else []
    ways = tuple(Outcome(way, say(f"spirit_island-over-way-{way}"), way == state.ending) for way in possible)
    return Box(
        "decided",
        say(f"spirit_island-over-box-{state.ending}"),
        "S-17.2",
        ways=ways,
        figures=figures(state, told),
        lines=tuple(how_lost(state, told)),
    )


def how_lost(state: State, told: list[TurnCost]) -> Iterator[Sentence]:
    """S-17.2: where, and by whom."""
    last = told[-1]
    if state.ending == "blight" and last.blighted:
        yield Sentence(say("spirit_island-over-last-blight", land=last.blighted[-1], turn=last.number), "S-17.2")
    if state.ending == "presence":
        for seat in seats(state):
            if not has_presence(state, seat):
                yield Sentence(say("spirit_island-over-gone", seat=f"seat:p{seat + 1}", turn=last.number), "S-5.12")
    if state.ending == "adversary":
        for foe in foes(state):
            thing = f"adversary:{foe.adversary.id}"
            yield Sentence(say("spirit_island-over-foe", adversary=thing, level=foe.level), "S-18.1")
    if state.ending == "time":
        yield Sentence(say("spirit_island-over-time", turn=last.number), "S-17.2")


def figures(state: State, told: list[TurnCost]) -> tuple[Figure, ...]:
    numbers = {
        "fear": sum(turn.fear for turn in told),
        "dahan": number_on_island(state, DAHAN),
        "cards": len(state.invader_deck),
        "blight": sum(state.blight),
    }
    return tuple(Figure(number, say(f"spirit_island-over-figure-{name}")) for name, number in numbers.items())


# ---- what each turn cost and saved ----------------------------------------------------------------------------------


def by_turn(state: State, told: list[TurnCost]) -> Box:
    """Fear and invaders destroyed against blight; and the score as a sum."""
    lost = None if state.is_won else turn_that_lost(state, told)
    shown = [turn for turn in told if turn.number or turn.blight]
    rows = [row(turn, turn is lost) for turn in shown]
    total = [sum(getattr(turn, name) for turn in told) for name in ("fear", "destroyed", "blight")]
    cells = (*(Cell(number, mark="sum") for number in total), Cell(words=(say("spirit_island-over-on-island"),)))
    rows.append(Row(cells, head=say("spirit_island-over-sum"), mark="sum"))
    heads = ("fear", "destroyed", "blight", "happened")
    columns = tuple(Column(say(f"spirit_island-over-column-{head}"), wide=head == "happened") for head in heads)
    return Box(
        "points",
        say("spirit_island-over-box-turns"),
        "S-21.1",
        sheet=Sheet(columns, tuple(rows)),
        sum=score_as_sum(state),
    )


def turn_that_lost(state: State, told: list[TurnCost]) -> TurnCost:
    """Where blight lost the game, the turn that brought most of it; otherwise the last."""
    return max(told[1:], key=lambda turn: turn.blight) if state.ending == "blight" and len(told) > 1 else told[-1]


def lost_in(position: Position[State]) -> int | None:
    """The turn before which the game was not lost yet; None where it was won, or is not over."""
    state = position.state
    if position.result is None or state.is_won:
        return None
    return turn_that_lost(state, turns(position)).number or None


def row(turn: TurnCost, lost_it: bool) -> Row:
    worse: Mark = "bad" if turn.blight > 0 else "good" if turn.blight < 0 else "quiet"
    cells = (
        Cell(turn.fear, mark="" if turn.fear else "quiet"),
        Cell(turn.destroyed, mark="" if turn.destroyed else "quiet"),
        Cell(turn.blight, True, worse),
        Cell(words=tuple(happened(turn, lost_it))),
    )
    head = say("spirit_island-over-turn", number=turn.number) if turn.number else say("spirit_island-over-setup")
    return Row(cells, head=head, mark="lost" if lost_it else "", round=turn.number)


def happened(turn: TurnCost, lost_it: bool) -> Iterator[Message]:
    """What of it is worth a word."""
    if lost_it:
        yield say("spirit_island-over-lost-here")
    if turn.turned:
        yield say("spirit_island-over-card", blight_card=turn.turned)
    if turn.level:
        yield say("spirit_island-over-terror", level=turn.level)
    if turn.blighted:
        first, second = turn.blighted[0], turn.blighted[min(1, len(turn.blighted) - 1)]
        yield say("spirit_island-over-blighted", first=first, second=second, number=len(turn.blighted))
    if turn.fallen:
        yield say("spirit_island-over-fallen", number=len(turn.fallen))
    if turn.presence:
        yield say("spirit_island-over-presence", number=turn.presence)
    if not turn.number:
        yield say("spirit_island-over-printed")
    elif not (turn.turned or turn.level or turn.blighted or turn.fallen or turn.presence or lost_it):
        yield say("spirit_island-over-quiet")


def score_as_sum(state: State) -> Sum:
    """S-21.1: the same as the score, term by term."""
    hard, dahan, blight = difficulty(state), number_on_island(state, DAHAN), sum(state.blight)
    cards = len(state.invader_deck)
    terms = (
        [
            Figure(5 * hard, say("spirit_island-over-term-difficulty", times=5, number=hard)),
            Figure(10, say("spirit_island-over-term-victory")),
            Figure(2 * cards, say("spirit_island-over-term-left", number=cards)),
        ]
        if state.is_won
        else [
            Figure(2 * hard, say("spirit_island-over-term-difficulty", times=2, number=hard)),
            Figure(cards_gone(state), say("spirit_island-over-term-gone")),
        ]
    )
    terms.append(Figure(dahan // state.seats, say("spirit_island-over-term-dahan", number=dahan, seats=state.seats)))
    if of_sources(state):
        terms.append(Figure(of_sources(state), say("spirit_island-over-term-sources")))
    terms.append(
        Figure(-(blight // state.seats), say("spirit_island-over-term-blight", number=blight, seats=state.seats))
    )
    return Sum(say("spirit_island-over-score"), tuple(terms))


# ---- the course -----------------------------------------------------------------------------------------------------


def island_course(counts: list[dict[str, Any]], start: TurnCost) -> Course:
    """Towns and cities against blight, after each turn."""
    rounds = []
    for one in counts:
        (towns,), (cities,), (blight,) = (one["series"][name] for name in ("towns", "cities", "blight"))
        rounds.append((one["round"], (towns + cities, blight)))
    return Course(
        say("spirit_island-over-course"),
        tuple(rounds),
        names=(say("spirit_island-over-buildings"), say("spirit_island-statistics-blight")),
    )


def measure(state: State) -> Measure:
    names = (say("spirit_island-over-buildings"), say("spirit_island-statistics-blight"))
    return Measure(say("spirit_island-over-course"), burden, names, less_is_better=True)


def burden(state: State) -> list[int]:
    """What weighs on the island."""
    if not state.pieces:
        return [0, 0]
    return [number_on_island(state, TOWN, CITY), sum(state.blight)]
