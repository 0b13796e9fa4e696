"""What a puzzle of Origo can be about: the path, what a scoring would bring, countries founded and ruled."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.goals import Aim, Condition, Fact
from tuath.core.question import Question, Seat
from tuath.games.origo.observing import scored_now
from tuath.games.origo.printed import Region
from tuath.games.origo.queries import is_founded, supreme
from tuath.games.origo.questions import ACT
from tuath.games.origo.state import State

FACTS = (
    Fact("path", rule="O-12.1"),
    Fact("scoring", rule="O-13.1"),
    Fact("lead", rule="O-13.1"),
    Fact("founded", ("region",), rule="O-11.1"),
    Fact("ruled", ("region",), rule="O-16.3"),
)
TURN = "turn"


def fact(state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
    match id:
        case "path":
            return state.leaders[seat]
        case "scoring":
            return scored(state)[seat]
        case "lead":
            found = scored(state)
            return found[seat] - max(each for other, each in enumerate(found) if other != seat)
        case "founded":
            return int(is_founded(state, Region(about[0])))
    return int(supreme(state, Region(about[0])) == seat)


def scored(state: State) -> list[int]:
    """O-13.1: what a tribal scoring would bring to each as things stand."""
    return [each.clans + each.sea + sum(each.countries) + sum(each.supremacy) for each in scored_now(state)]


def aims(state: State, seat: Seat, question: Question[int]) -> Iterator[Aim]:
    """O-6.2: of a turn; as many steps on the path or points of a scoring as can be had, a country founded or ruled."""
    if question is not ACT or state.turn != seat:
        return
    for id, by in (("scoring", 3), ("lead", 4), ("path", 3)):
        now = fact(state, seat, id, ())
        if now + by > 0:
            yield Aim(id, TURN, (Condition(id, now + by),), best=True)
    for country in map(Region, state.printed.countries):
        thing = f"region:{state.printed.regions[country]}"
        if is_founded(state, country) and supreme(state, country) != seat:
            yield Aim("rule", TURN, (Condition("ruled", 1, (thing,)),))


def is_line(start: State, now: State, seat: Seat) -> bool:
    """O-6.2: the same turn, until cards are drawn: nobody knows which."""
    going = ("turn", "sailing", "duel")
    return now.phase in going and now.turn == seat and now.round == start.round
