"""How near the players are to a loss that an adversary or a scenario brings by counting: S-17.4, S-18.1, S-18.6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tuath.core.notation import Apply, Call, Effect, Expr, Op, Word, expressions
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.endings import supplies_of
from tuath.games.spirit_island.state.queries.conditions import names, number
from tuath.games.spirit_island.state.queries.queries import Foe, foes, number_on_island, scenario
from tuath.games.spirit_island.state.state import State

ALL_LANDS = Word("island")


class Nearness(NamedTuple):
    """What is counted for a loss, how far it has come, and how much of it is still to come."""

    by: str  # the adversary or the scenario
    what: str  # what is counted, and where: ``panel-beasts``
    have: int
    limit: int
    course: Literal["more", "fewer", "gone"]  # lost with more than the limit, with fewer, or when all are gone
    left: int  # so many more of them, and the game is lost
    damage: int = 0  # a ravage with so much damage is a step towards it


def near_losses(state: State) -> Iterator[Nearness]:
    """S-17.2: the adversaries first; what is no plain count, and what no count can end, is left out."""
    for foe in foes(state):
        yield from of_adversary(state, foe)
    chosen = scenario(state)
    if chosen is not None and chosen.loss is not None:
        yield from compared(state, chosen.id, chosen.loss.when, ())


def of_adversary(state: State, foe: Foe) -> Iterator[Nearness]:
    """S-18.1: its condition; S-18.6: or how many pieces there are."""
    id, loss = foe.adversary.id, foe.adversary.loss
    if loss is None:
        return
    yield from compared(state, id, loss.when, loss.effect)
    for call, supply in supplies_of(state, foe):
        have = number_on_island(state, *supply.kinds)
        what = f"island-{'-'.join(names(call.args[1]))}"
        yield Nearness(id, what, have, supply.number, "more", max(0, supply.number - have + 1))


def compared(state: State, by: str, when: Expr | None, effect: Effect) -> Iterator[Nearness]:
    """A condition that compares the number of some pieces with another number."""
    match when:
        case Op(sign, Apply("n", (what, Word(place))) as counted, bound):
            have, limit = number(Case(state), counted), number(Case(state), bound)
            thing = f"{place}-{'-'.join(names(what))}"
            match sign:
                case ">":
                    is_taken = bound == Apply("n", (what, ALL_LANDS))  # each that lies here was there
                    gap = limit - have
                    left = gap // 2 + 1 if is_taken else gap + 1
                    yield Nearness(by, thing, have, limit, "more", max(0, left), ravage_that_counts(effect))
                case "<":
                    yield Nearness(by, thing, have, limit, "fewer", max(0, have - limit + 1))
                case "==" if not limit:
                    yield Nearness(by, thing, have, laid_out(state, effect), "gone", have, ravage_that_counts(effect))


def laid_out(state: State, effect: Effect) -> int:
    """S-18.1: how many markers the panel had."""
    laid = [each for each in effect if isinstance(each, Call) and each.verb == "panel_markers"]
    return sum(number(Case(state), call.args[0]) for call in laid)


def ravage_that_counts(effect: Effect) -> int:
    """S-18.1: the damage from which on a ravage takes part in it, or 0."""
    for condition in expressions(effect):
        match condition:
            case Apply("invaders_damage_land", _, keys):
                return next((value for key, value in keys if key == "min" and isinstance(value, int)), 0)
    return 0
