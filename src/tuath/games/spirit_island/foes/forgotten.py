"""Powers Long Forgotten: sources under markers, for whoever finds them first: S-19.9.

Which marker has a number is not decided before it is turned up.
"""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.notation import Call, Effect, Stmt, Text
from tuath.core.question import Seat, bits_of
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import USER, change_energy
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out
from tuath.games.spirit_island.foes.adversaries import hold_all_game
from tuath.games.spirit_island.foes.flame import lacks_flame
from tuath.games.spirit_island.material.geometry import Land, land_at, number_of
from tuath.games.spirit_island.material.material import Source, cause_of
from tuath.games.spirit_island.material.pieces import DAHAN, FIGURES, INVADERS
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import names, number
from tuath.games.spirit_island.state.queries.queries import count_here, decider, foes, scenario
from tuath.games.spirit_island.state.questions import PAY_FOR_POWER, SOURCE_FOUND, USE_SOURCE
from tuath.games.spirit_island.state.sources import (
    BLANK,
    BLANKS,
    BY_INVADERS,
    BY_SPIRITS,
    KEPT_BACK,
    NUMBERED,
    hidden,
    sources_seen,
)
from tuath.games.spirit_island.state.standing.special import grants
from tuath.games.spirit_island.state.standing.standing import applying, note, rows_by
from tuath.games.spirit_island.state.state import GAME, NOBODY, NOWHERE, YES, Arrivals, Doing, State

MORE_PAID, NO_MORE_PAID = "power_paid", "power_refused"  # what was decided in the action under way
SPIRITS = "spirits"
AGAINST = "against_"


async def hide_sources(use: Use, call: Call) -> None:
    """S-19.9: so many on each board, where it shows no dahan; one number for each board, and some more."""
    state, many = use.state, use.number(call.args[0])
    for place in range(len(state.boards)):
        await hide_evenly(use, [land_at(place, land) for land in shown_empty(state, place)], many)
    numbered = len(state.boards) + use.number(call.key("more") or 0)
    state.counters |= {NUMBERED: numbered, BLANKS: max(0, many * len(state.boards) - numbered)}


async def hide_evenly(use: Use, lands: list[Land], many: int) -> None:
    """As many in each of these lands; where that does not come out even, the last ones in different lands of choice."""
    in_each, over = divmod(many, len(lands))
    for land in lands:
        use.state.markers[land] = in_each
    left = bits_of(lands)
    for done in range(over):
        land = await use.land(left, more=over - done)
        use.state.markers[land] += 1
        left &= ~(1 << land)


def shown_empty(state: State, place: int) -> list[int]:
    """The numbers of its lands without printed dahan; each board has four."""
    shown = state.printed.boards[state.boards[place]].pieces
    return [land for land, icons in enumerate(shown) if land and not icons.get(FIGURES[DAHAN], 0)]


# ---- searching ------------------------------------------------------------------------------------------------------


def next_search(state: State) -> tuple[Land, bool] | None:
    """S-19.9: a land with a marker that is searched now, and whether by the players, who come first."""
    if not hidden(state) or not state.turn:
        return None
    found: list[tuple[bool, Land]] = []
    for place in [place for place, here in enumerate(state.markers) if here]:
        land = Land(place)
        if number_of(land) and not any(applying(state, "untargetable", land)):
            said = [call for call, _ in applying(state, "search", land) if is_enough(state, call, land)]
            found += [(names(call.args[0])[0] != SPIRITS, land) for call in said]
    return (min(found)[1], not min(found)[0]) if found else None


def is_enough(state: State, call: Call, land: Land) -> bool:
    """S-19.9: against some adversary it takes more of them."""
    named = call.key("against")
    if not isinstance(named, Text) or named.text.removeprefix(AGAINST) not in {foe.adversary.id for foe in foes(state)}:
        return True
    return count_here(state, land, INVADERS) >= number(Case(state), call.key("least") or 0)


class Searches:
    """S-19.9: after every action whoever can searches."""

    def __init__(self, others: Arrivals) -> None:
        self.others = others

    def are_there(self, state: State) -> bool:
        return self.others.are_there(state) or (NUMBERED in state.counters and next_search(state) is not None)

    def owner(self, state: State) -> Seat:
        is_searched = NUMBERED in state.counters and next_search(state) is not None
        return NOBODY if is_searched else self.others.owner(state)

    async def follow(self, table: Table[State], is_under_way: bool) -> None:
        searched = next_search(table.state) if NUMBERED in table.state.counters else None
        if searched is None:
            await self.others.follow(table, is_under_way)
        else:
            await search(table, *searched)


async def search(table: Table[State], land: Land, by_players: bool) -> None:
    """S-19.9: a blank marker is discarded; a number is found."""
    state = table.state
    places = range(len(all_sources(state)))
    unseen = [place for place in places if not sources_seen(state) >> place & 1]
    weights = [state.counters[BLANKS] * len(unseen), *[state.counters[NUMBERED]] * len(unseen)]
    drawn = await table.chance(SOURCE_FOUND, [BLANK, *(place + 1 for place in unseen)], weights)
    table.reveal()
    take_away(state.markers, land)
    state.counters[BLANKS if drawn == BLANK else NUMBERED] -= 1
    table.tell("searched", land=land, number=drawn, players=int(by_players))
    if drawn != BLANK:
        await find(table, land, drawn - 1, by_players)


async def find(table: Table[State], land: Land, place: int, by_players: bool) -> None:
    """S-19.9: the players may hold a source back; the invaders use it."""
    state, seat = table.state, decider(table.state, land)
    is_used = True
    if by_players and any(applying(state, "hold_back", NOWHERE)):
        state.doing[seat] = Doing(where=land, number=place + 1)
        is_used = await table.choose(seat, USE_SOURCE) == YES
    state.counters[f"source.{place}"] = (BY_SPIRITS if is_used else KEPT_BACK) if by_players else BY_INVADERS
    if is_used:
        source = all_sources(state)[place]
        await use_source(table, land, source.spirits if by_players else source.invaders)


def all_sources(state: State) -> tuple[Source, ...]:
    chosen = scenario(state)
    return chosen.sources if chosen is not None else ()


async def use_source(table: Table[State], land: Land, effect: Effect) -> None:
    """S-19.9: rules hold for the rest of the game, all else is done now."""
    state = table.state
    chosen = scenario(state)
    assert chosen is not None
    cause = cause_of(state.printed, "scenarios", state.printed.scenario_index[chosen.id])
    use = Use(table, decider(state, land), actor=NOBODY, until=GAME, rule="S-19.9", cause=cause)
    use.tally.lands["that_land"] = 1 << land
    for statement in effect:
        if is_rule(statement):
            hold_all_game(state, (statement,))
        else:
            await carry_out(use, (statement,))


def is_rule(statement: Stmt) -> bool:
    """Does it hold by itself?"""
    match statement:
        case Call("wherever" | "on"):
            return True
        case Call("each_spirit", _, _, (Call("on"), *_)):
            return True
    return isinstance(statement, Call) and DECLARED[statement.verb].read


# ---- powers that cost more ------------------------------------------------------------------------------------------


async def is_harm_barred(table: Table[State], land: Land) -> bool:
    """S-19.6, S-19.9: does nothing harm invaders there, or this power only for more energy?"""
    return await lacks_flame(table, land) or await lacks_energy(table, "harm_costs")


async def lacks_energy(table: Table[State], verb: str) -> bool:
    """S-19.9: the spirit that uses a power is asked once for each."""
    state = table.state
    rules = [call for call, _ in applying(state, verb, NOWHERE)] if rows_by(state, verb) else []
    seat = state.counters.get(USER, NOBODY)
    power = state.counters.get(f"{USER}.power", -1)
    rules = [call for call in rules if verb != "harm_costs" or grants(state, power, call.args[0])]
    if not rules or seat == NOBODY:
        return False
    decided = [each.event for each in state.happened if each.event in (MORE_PAID, NO_MORE_PAID) and each.what == verb]
    if not decided:
        price = number(Case(state), rules[0].args[1])
        decided = [MORE_PAID if await is_energy_paid(table, seat, price) else NO_MORE_PAID]
        note(state, decided[0], NOWHERE, verb)
    return decided[0] == NO_MORE_PAID


async def is_energy_paid(table: Table[State], seat: Seat, price: int) -> bool:
    if table.state.energy[seat] < price:
        return False
    table.state.doing[seat] = table.state.doing[seat]._replace(number=price)
    if await table.choose(seat, PAY_FOR_POWER) != YES:
        return False
    change_energy(table, seat, -price)
    return True


VERBS: Verbs = {"hide": hide_sources}
