"""The spirit phase: S-5.

All spirits go through it side by side, nobody waits for another: S-3.3.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Sequence
from typing import Any

from tuath.core.notation import Apply, Call, Effect, May, Word, statements
from tuath.core.question import NATURE, Decision, Laws, Seat, bits_of, members
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.action.changes import SITE_MADE, change_energy
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.foes import rites
from tuath.games.spirit_island.material.material import EVERY_SPIRIT_PHASE, GrowthOption, cause_of
from tuath.games.spirit_island.material.vocabulary import VERBS as DECLARED
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.names import alternative, growth_id
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.possible import is_possible, possible_extent
from tuath.games.spirit_island.state.queries.queries import OF_THE_TURN, counter_of, seats, spirit
from tuath.games.spirit_island.state.questions import (
    GROWTH,
    GROWTH_ACTION,
    TRACK_ICON,
)
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import (
    Way,
    card_plays,
    energy_income,
    growth_ways,
    has_icons,
    icons,
    is_unlocked,
    open_options,
    uncovered,
)
from tuath.games.spirit_island.state.standing.standing import (
    on_panel_when,
    rows_by,
    waiting_on_panels,
)
from tuath.games.spirit_island.state.state import NO_CARD, NOBODY, NONE, YES, Doing, Growing, State
from tuath.games.spirit_island.verbs.cards import play_cards
from tuath.games.spirit_island.verbs.presence import choose_open

PHASE_RULE = "phase_rule"  # a counter: when a rule of the spirit phase was last offered, or used
WOULD_FORGET = "would_forget"
IN_SPIRIT_PHASE = Apply("phase", (Word("spirit"),))
BEFORE_GROWTH, AFTER_GROWTH, DONE_IN_PHASE, MOMENTS = range(1, 5)
NOT_BEGUN = Growing()
OVER_FOR_NOW = -1  # an icon that was used, or declined when growth was over


async def spirit_phase(table: Table[State], seat: Seat) -> None:
    """S-3.1: growth, then energy, then cards. Whatever is asked first in each part follows from the state alone."""
    state, panel = table.state, spirit(table.state, seat)
    sections, shows_icons = len(panel.growth), has_icons(panel)
    acts = bool(waiting_on_panels(state, "phase"))
    if acts and state.growing[seat] == NOT_BEGUN:
        await act_in_phase(table, seat, BEFORE_GROWTH)
    await grow(table, seat)
    if state.growing[seat].stage == sections:
        if acts:
            await act_in_phase(table, seat, AFTER_GROWTH)
        if shows_icons:
            await use_track_icons(table, seat)
        with Busy(state, seat):
            gain_energy(table, seat)
            await grow_on_blighted_island(table, seat)
            await choose_elements(table, seat)
            state.plays[seat] += plays_allowed(state, seat)
            state.growing[seat] = Growing(sections + 1)
    if rites.are_due(state):
        return  # S-19.4: first all have grown
    if shows_icons:
        await use_track_icons(table, seat)
    await play_cards(table, seat)
    state.growing[seat] = Growing(sections + 2)


def plays_allowed(state: State, seat: Seat) -> int:
    """S-5.5; S-19.9: or as many as a rule allows everybody this turn."""
    rows = rows_by(state, "card_plays") if state.standing else ()
    said = [call for row in rows for call in statements((library(state.printed).statements[row.statement],))]
    fixed = [call.key("set") for call in said if isinstance(call, Call) and call.verb == "card_plays"]
    allowed = [number(Case(state, seat), each) for each in fixed if each is not None]
    return min(allowed, default=card_plays(state, seat))


async def act_in_phase(table: Table[State], seat: Seat, moment: int) -> None:
    """S-5.20: what a special rule lets the spirit do once in its spirit phase, offered before and after its growth."""
    state = table.state
    asked = counter_of(PHASE_RULE, seat)
    said = [call for row, call in on_panel_when(state, "phase", what="spirit") if row.seat == seat]
    if not said or state.counters.get(asked, 0) >= state.turn * MOMENTS + moment:
        return
    use = Use(table, seat, actor=seat, rule="S-5.20", cause=panel_cause(state, seat))
    for may in [each for call in said for each in call.block or () if isinstance(each, May)]:
        if is_possible(use.case, may.effect):
            use.current = may
            wants = await use.agrees(may)
            state.counters[asked] = state.turn * MOMENTS + (DONE_IN_PHASE if wants else moment)
            if wants:
                with Busy(state, seat):
                    await carry_out(use, may.effect)
                    await state.rules.points.triggered(table)


def has_prepared(state: State, seat: Seat) -> bool:
    """S-3.3: has it finished its spirit phase?"""
    return state.growing[seat].stage > len(spirit(state, seat).growth) + 1


def have_grown(state: State) -> bool:
    """S-19.4: have all spirits grown and gained their energy?"""
    return all(state.growing[seat].stage > len(spirit(state, seat).growth) for seat in seats(state))


class Busy:
    """S-3.7: in the middle of an action; until it is over the step cannot end, and no other action begins."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.bit = state, 1 << seat

    def __enter__(self) -> None:
        self.state.busy |= self.bit

    def __exit__(self, *_: object) -> None:
        self.state.busy &= ~self.bit


class OnItsOwn(Coroutine[Any, Any, None]):
    """A rule beside those of others, S-3.3, S-3.4 [R]: whoever acts decides also what another would decide."""

    __slots__ = ("rule", "seat", "state")

    def __init__(self, state: State, seat: Seat, rule: Rule[None]) -> None:
        self.state, self.seat, self.rule = state, seat, rule

    def send(self, answer: Any) -> Any:
        before = self.state.doing.copy()
        asked = self.rule.send(answer)
        if isinstance(asked, Decision) and asked.seat not in (NATURE, self.seat):
            self.take_over(asked, before)
        return asked

    def throw(self, *error: Any) -> Any:
        return self.rule.throw(*error)

    def close(self) -> None:
        self.rule.close()

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            asked = self.send(None)
            while True:
                asked = self.send((yield asked))
        except StopIteration:
            return

    def take_over(self, asked: Decision[Any], before: list[Doing]) -> None:
        """With what the question is about; what the other is asked meanwhile stays as it was."""
        about = self.state.doing[asked.seat]
        self.state.doing[asked.seat], self.state.doing[self.seat] = before[asked.seat], about
        asked.seat = self.seat


# ---- growth: S-5.1 to S-5.3 -----------------------------------------------------------------------------------------


async def grow(table: Table[State], seat: Seat) -> None:
    """S-5.1: section after section; what is always granted beside the options of the next one, in any order."""
    panel = spirit(table.state, seat)
    while table.state.growing[seat].stage < len(panel.growth):
        if has_icons(panel):
            await use_track_icons(table, seat)
        await grow_on(table, seat, growth_ways(panel, table.state.growing[seat].stage))


async def grow_on(table: Table[State], seat: Seat, ways: Sequence[Way]) -> None:
    """S-5.1: an option, or the next action of the one that is being taken."""
    state, now = table.state, table.state.growing[seat]
    if now.option == NONE:
        option = await choose_option(table, seat, ways)
        everything = (1 << len(ways[option].option.actions)) - 1
        state.growing[seat] = Growing(now.stage, now.taken | 1 << option, option, everything)
    else:
        await take_action(table, seat, ways[now.option])
    now = state.growing[seat]
    if not now.left:
        is_over = not open_options(state, seat)
        state.growing[seat] = Growing(ways[0].section + 1) if is_over else now._replace(option=NONE)


async def choose_option(table: Table[State], seat: Seat, ways: Sequence[Way]) -> int:
    """S-5.1, S-5.2: one that can be paid; what is granted and alone left is not asked."""
    state = table.state
    left = open_options(state, seat)
    ready = [place for place in left if ways[place].option.cost <= state.energy[seat]]
    if all(ways[place].is_granted for place in left):
        return left[0]
    state.doing[seat] = Doing(panel_cause(state, seat))
    chosen = await table.choose(seat, GROWTH, ready, lambda: growth_laws(state, seat, ways))
    if not ways[chosen].is_granted:
        way = growth_id(spirit(state, seat), ways[chosen].section, ways[chosen].place)
        table.tell("grows", seat=seat, **alternative(state.printed, way))
    change_energy(table, seat, -ways[chosen].option.cost)
    return chosen


def growth_laws(state: State, seat: Seat, ways: Sequence[Way]) -> Laws:
    """S-5.1, S-5.2: why an option of growth is not offered."""
    locked = bits_of(
        place for place, way in enumerate(ways) if way.option.unlock and not is_unlocked(state, seat, way.option)
    )
    paid = bits_of(place for place, way in enumerate(ways) if way.option.cost <= state.energy[seat])
    return [
        ((1 << len(ways)) - 1, "S-5.1", "no-such-growth"),
        (~state.growing[seat].taken, "S-5.1", "growth-taken"),
        (~locked, "S-5.1", "growth-locked"),
        (bits_of(open_options(state, seat)), "S-5.1", "growth-enough"),
        (paid, "S-5.2", "growth-too-dear"),
    ]


async def take_action(table: Table[State], seat: Seat, way: Way) -> None:
    """S-5.1: all of an option, in any order; those whose order does not matter come first."""
    state, now, actions = table.state, table.state.growing[seat], way.option.actions
    silent, cause = now.left & taken_first(state, seat, way), panel_cause(state, seat)
    place = members(silent or now.left)[0]
    if not silent and now.left & ~way.alike[place]:
        state.doing[seat] = Doing(cause)
        parts = (1 << len(actions)) - 1
        laws = [(parts, "S-5.1", "no-such-growth-action"), (now.left, "S-5.1", "growth-action-done")]
        place = await table.choose(seat, GROWTH_ACTION, members(now.left), laws)
    with Busy(state, seat):
        await carry_out(Use(table, seat, actor=seat, rule="S-5.1", is_growth=True, cause=cause), actions[place])
        if state.happened and any(each.event == SITE_MADE for each in state.happened):
            await state.rules.points.triggered(table)  # S-15.6
        state.growing[seat] = Growing(now.stage, now.taken, now.option, now.left & ~(1 << place))


def taken_first(state: State, seat: Seat, way: Way) -> int:
    """S-5.1: actions of an option that are not asked for, as the others end alike before and after them, as bits.

    To take back all cards neither asks nor tells anything, unless a rule discards what a new card would make forgotten.
    """
    if state.options.questions != "fewest":
        return way.silent
    return way.silent if keeps_cards(state, seat) and gains_card(way.option) else way.settled


def keeps_cards(state: State, seat: Seat) -> bool:
    """S-6.4: does a rule of the spirit make it matter where a card is that would be forgotten?"""
    return any(row.seat == seat for row in waiting_on_panels(state, WOULD_FORGET))


def gains_card(option: GrowthOption) -> bool:
    said = [each for action in option.actions for each in statements(action)]
    return any(isinstance(each, Call) and each.verb == "power" for each in said)


def panel_cause(state: State, seat: Seat) -> int:
    return cause_of(state.printed, "spirits", state.spirits[seat])


async def use_track_icons(table: Table[State], seat: Seat) -> None:
    """S-5.7, S-5.19: each uncovered icon once in a spirit phase, whenever it is wished.

    It is offered before growth, between its actions and after it, before the cards if it could not be used until then.
    """
    state, found = table.state, icons(table.state, seat)
    if not found:
        return
    sections, now = len(spirit(state, seat).growth), moment(state, seat)
    for name, space in found:
        asked = counter_of(f"{OF_THE_TURN}icon_{name}", seat)
        is_early = state.growing[seat].stage < sections
        if state.counters.get(asked) in (OVER_FOR_NOW, now) or (is_early and can_wait(state, seat, space.action)):
            continue
        use = Use(table, seat, actor=seat, rule="S-5.7", cause=panel_cause(state, seat))
        if possible_extent(use.case, space.action).is_full:
            use.current = space.action[0]
            use.ask_about()
            wants = await table.choose(seat, TRACK_ICON) == YES
            state.counters[asked] = OVER_FOR_NOW if wants or not is_early else now
            if wants:
                await use_icon(use, space.action)


async def use_icon(use: Use, action: Effect) -> None:
    """S-15.2: an action of its own."""
    state = use.state
    with Busy(state, use.seat):
        await carry_out(use, action)
        if any(each.event == SITE_MADE for each in state.happened):
            await state.rules.points.triggered(use.table)  # S-15.6


def moment(state: State, seat: Seat) -> int:
    """How far growth has come, as a number: who has declined is asked anew when it has gone on."""
    stage, taken, option, left = state.growing[seat]
    return ((stage << 16 | taken) << 8 | option + 1) << 16 | left


def can_wait(state: State, seat: Seat, action: Effect) -> bool:
    """S-5.19: does it make no difference to the rest of growth, so that it need not be asked before its end?"""
    verbs = {each.verb for each in action if isinstance(each, Call)}
    return all(DECLARED[verb].can_wait for verb in verbs) and not ("reclaim" in verbs and keeps_cards(state, seat))


# ---- energy and elements: S-5.4, S-6.7 ------------------------------------------------------------------------------


def gain_energy(table: Table[State], seat: Seat) -> None:
    """S-5.4: once in the spirit phase, as much as the uncovered spaces bring."""
    change_energy(table, seat, energy_income(table.state, seat))


async def grow_on_blighted_island(table: Table[State], seat: Seat) -> None:
    """S-10.7: what the card of the blighted island says for each spirit in every spirit phase."""
    state, place = table.state, table.state.blight_card
    if place == NO_CARD or state.printed.blight_cards[place].timing != EVERY_SPIRIT_PHASE:
        return
    cause = cause_of(state.printed, "blight_cards", place)
    use = Use(table, seat, actor=NOBODY, doer=seat, rule="S-10.7", cause=cause)
    for statement in state.printed.blight_cards[place].effect:
        if isinstance(statement, Call) and statement.verb == "each_spirit":
            await carry_out(use, statement.block or ())


async def choose_elements(table: Table[State], seat: Seat) -> None:
    """S-6.10: what an uncovered space leaves open is chosen once a turn, before cards are paid."""
    for space in uncovered(table.state, seat):
        await choose_open(table, seat, space)
