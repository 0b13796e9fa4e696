"""The invader phase: fear cards, ravage, build and explore, step by step, and what waits for a step: S-3.1, S-8."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tuath.core.notation import Call, Word
from tuath.core.question import Law, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import one_land
from tuath.games.spirit_island.action.effects import Use, carry_out, carry_out_whole
from tuath.games.spirit_island.foes import adversaries
from tuath.games.spirit_island.material.geometry import Land, board_place
from tuath.games.spirit_island.material.material import EVERY_PHASE, cause_of
from tuath.games.spirit_island.material.pieces import INVADERS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.names import alternative, fear_id
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.forecast import (
    explored_by,
    is_order_idle,
    lands_to_explore,
    of_card,
    ravaged_by,
    ravaging_now,
)
from tuath.games.spirit_island.state.queries.queries import (
    decider,
    extra_board,
    foes,
    isle,
    lands_with,
    terror_level,
    times_on,
)
from tuath.games.spirit_island.state.questions import FEAR_CARD, NEXT_LAND
from tuath.games.spirit_island.state.standing.standing import (
    ONCE,
    all_said,
    applying,
    count_use,
    drop_row,
    of_next_card,
    run_out,
    waiting,
    waiting_inside,
)
from tuath.games.spirit_island.state.state import (
    EXPLORE_STEP,
    HOST,
    INVADER_PHASE,
    NEXT_RAVAGE_STEP,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OVER,
    AfterCard,
    AfterStep,
    AnyTask,
    BeforeStep,
    Do,
    Escalate,
    Pass,
    RavageCard,
    SettleExplore,
    Standing,
    State,
    Task,
)
from tuath.games.spirit_island.turn.agenda import do_next
from tuath.games.spirit_island.turn.invaders import (
    THIS_CARD,
    advance,
    begin_with_card,
    build_with,
    explore,
    extra_build,
    ravage,
    reveal_card,
)
from tuath.games.spirit_island.turn.triggers import (
    cause_of_row,
    finish_action,
)

NEXT_EXPLORE = "next_explore_card"
AWAITED_MOMENTS = (
    "before_step",
    "after_step",
    "after_card",
    "phase",
)  # events for which rules of the invader phase wait
MOMENTS_OF_A_STEP = (AfterCard, BeforeStep)
WHOLE_PHASE, RAVAGE_STEP = "invader_phase", "ravage_step"  # how long something holds


def invader_phase(table: Table[State], task: Task) -> None:
    """S-3.2: it begins; no fear card has been carried out in it yet."""
    table.state.phase = INVADER_PHASE
    table.state.fear_resolved = 0


async def blighted_island(table: Table[State], task: Task) -> None:
    """S-10.7: the first step: what the card of the blighted island says for every invader phase."""
    state = table.state
    cause = cause_of(state.printed, "blight_cards", state.blight_card)
    effect = state.printed.blight_cards[state.blight_card].effect
    table.tell("blight-card-acts", blight_card=state.blight_card)
    await carry_out(Use(table, HOST, actor=NOBODY, rule="S-10.7", cause=cause, after_action=finish_action), effect)


def has_no_blighted_island(state: State) -> bool:
    """S-10.7: there is no card that says something in every invader phase."""
    card = state.blight_card
    return card == NO_CARD or state.printed.blight_cards[card].timing != EVERY_PHASE


async def fear_cards(table: Table[State], task: Task) -> None:
    """S-11.3: in the order earned; S-19.1: not in the invader phase where a scenario has them wait."""
    if not any(applying(table.state, "fear_waits", NOWHERE)):
        await earned_cards(table, task)


async def earned_cards(table: Table[State], task: Task) -> None:
    """S-11.3, S-11.7: one card after another, each at the terror level that holds when its turn comes."""
    state = table.state
    if not state.fear_earned:
        return
    do_next(state, task)
    state.fear_earned -= 1
    state.fear_resolved += 1
    card = await next_fear_card(table)
    state.fear_discarded |= 1 << card
    level = min(terror_level(state), len(state.fear_deck))
    says = alternative(state.printed, fear_id(state.printed.fear_cards[card].id, level))
    table.tell("fear-card", fear_card=card, level=level, **says)
    cause = cause_of(state.printed, "fear_cards", card)
    use = Use(table, HOST, actor=NOBODY, rule="S-11.3", cause=cause, after_action=finish_action)
    await carry_out(use, state.printed.fear_cards[card].effects[level - 1])


async def next_fear_card(table: Table[State]) -> int:
    """S-11.3: the one that was turned up, or one of those that may come."""
    state = table.state
    face, *rest = state.fear_faces or (NO_CARD,)
    state.fear_faces = tuple(rest)
    if face != NO_CARD:
        return face
    card = await table.chance(FEAR_CARD, members(state.fear_cards))
    state.fear_cards &= ~(1 << card)
    return card


async def extra_build_step(table: Table[State], task: Task) -> None:
    """S-18.7: the card on an extra space builds, before the ravage."""
    await extra_build(table, finish_action)


def ravage_step(table: Table[State], task: Task) -> None:
    """S-8.3, S-8.16: card after card, also in a land that two of them show; S-18.10: blight is noted from now on."""
    state = table.state
    state.blight_new = ()
    over = [Task("ravage_over")] if state.ravaging else []
    cards: list[AnyTask] = []
    for card in state.ravaging:
        cards += [*late_escalations(state, card), RavageCard(card)]
    do_next(state, *cards, *over, AfterStep("ravage"))


def ravage_over(table: Table[State], task: Task) -> None:
    """S-8.27: what was to hold for the next ravage step that has a card holds no more."""
    run_out(table.state, NEXT_RAVAGE_STEP)
    run_out(table.state, RAVAGE_STEP)


def ravage_card(table: Table[State], task: RavageCard) -> None:
    """S-8.17: its lands are settled before the first ravage."""
    table.state.lands_left = ravaged_by(table.state, task.card)
    table.tell("ravage-begins", invader_card=task.card, number=table.state.lands_left.bit_count())
    if table.state.lands_left:
        do_next(table.state, Task("ravage_lands"))


async def ravage_lands(table: Table[State], task: Task) -> None:
    """S-8.5: in an order of choice where it can matter, each an action of its own."""
    state = table.state
    left = state.lands_left
    is_last = not left & (left - 1)
    offered = left & -left if not is_last and is_order_idle(state, left) else left
    land = await one_land(table, 0, NEXT_LAND, *laws_of_ravage(state, offered))
    state.lands_left &= ~(1 << land)
    if state.lands_left:
        do_next(state, task)
    for again in range(times_on(state, land)):  # S-22.17: each is an action of its own
        if again:
            await finish_action(table)
        if state.phase != OVER:
            await ravage(table, land, is_normal=True)


def laws_of_ravage(state: State, offered: int) -> tuple[Law, Law, Law]:
    """S-8.1, S-8.7: which lands the card that ravages shows, where invaders are, and whose turn is still to come."""
    card = ravaging_now(state)
    shown = 0 if card is None else of_card(state, card)
    return (
        (shown | offered, "S-8.1", "no-ravage-of-the-card"),
        (lands_with(state, *INVADERS) | offered, "S-8.7", "no-ravage-without-invaders"),
        (offered, "S-8.5", "no-ravage-here"),
    )


async def build_step(table: Table[State], task: Task) -> None:
    """S-8.3: card after card; S-8.22: one that was never carried out may escalate first."""
    state, done = table.state, 0
    while done < len(state.building) and state.phase != OVER:  # S-18.12: one that comes meanwhile is the last
        card = state.building[done]
        for late in late_escalations(state, card):
            await escalation(table, late)
        await build_with(table, card, finish_action, is_normal=True)
        await after_card(table, AfterCard("build", card))
        done += 1
    if state.phase != OVER:
        do_next(state, AfterStep("build"))


def has_no_build(state: State) -> bool:
    """S-8.25: no card lies on the space, and no rule waits for the end of the step."""
    return not state.building and not any(waiting(state, "after_step", NOWHERE, "build"))


async def explore_step(table: Table[State], task: Task) -> None:
    """S-8.11: what rules say before it, a card, and whatever held for this step runs out; S-8.3: or several cards."""
    await before_step(table, "explore")
    more = [number(case, call.args[0]) for call, case in applying(table.state, "explore_cards", NOWHERE)]
    do_next(table.state, *[Task("explore_card")] * (1 + sum(more)), AfterStep("explore"), Task("explore_over"))


def late_escalations(state: State, card: int) -> list[Escalate]:
    """S-8.22: a card that has come to its space without having been carried out escalates there."""
    if not state.counters.get(adversaries.NOT_CARRIED_OUT, 0) >> card & 1:
        return []
    state.counters[adversaries.NOT_CARRIED_OUT] &= ~(1 << card)
    return [Escalate(place, card) for place in adversaries.escalating(state, card)]


async def after_step(table: Table[State], task: AfterStep) -> None:
    """S-8.25: once, after all cards of the space, even if nothing happened; also at the end of the spirit phase."""
    for row, call in waiting_for_end(table.state, task.step):
        await follow_rule(table, row, call)


def waiting_for_end(state: State, step: str) -> list[tuple[Standing, Call]]:
    """S-8.25, S-14.8: rules for the end of a step, or for one moment of a phase."""
    return [*waiting(state, "after_step", NOWHERE, step), *waiting(state, "phase", NOWHERE, step)]


async def after_card(table: Table[State], task: AfterCard) -> None:
    """S-8.25: after every card of the space."""
    for row, call in list(waiting(table.state, "after_card", NOWHERE, task.step)):
        await follow_rule(table, row, call, task.card)


async def follow_rule(table: Table[State], row: Standing, call: Call, card: int = NO_CARD) -> None:
    """S-8.25, S-15.4: what a rule says for this moment; each land, board or spirit is an action of its own."""
    state, before = table.state, table.state.standing
    seat, cause = HOST if row.seat == NOBODY else row.seat, cause_of_row(state, row)
    use = Use(table, seat, actor=row.seat, rule="S-8.25", card=card, cause=cause, after_action=finish_action)
    use.scope = row.scope
    await carry_out_whole(use, call.block or ())
    if row not in state.standing:
        return
    if call.verb == ONCE:
        drop_row(state, row)
    elif (most := call.key("max")) is not None and state.standing != before:
        count_use(state, row, number(Case(state, row.seat), most))


def awaits_nothing(state: State) -> bool:
    """S-8.25: does no rule wait for the moment that comes next?"""
    task = state.agenda[-1]
    if all_said(state).awaited.isdisjoint(AWAITED_MOMENTS):
        return True
    if isinstance(task, AfterStep):
        return not waiting_for_end(state, task.step)
    assert isinstance(task, MOMENTS_OF_A_STEP)
    return not any(waiting(state, task.kind, NOWHERE, task.step))


async def before_ravage(table: Table[State], task: BeforeStep) -> None:
    await before_step(table, task.step)


async def before_step(table: Table[State], step: str) -> None:
    """S-8.25: rules that are tied to the beginning of a step."""
    for _, call in waiting(table.state, "before_step", NOWHERE, step):
        await carry_out(Use(table, HOST, actor=NOBODY, until=f"{step}_step", rule="S-8.25"), call.block or ())


async def explore_card(table: Table[State], task: Task) -> None:
    """S-8.4: the card is revealed, then escalation, then its lands; unless an adversary says otherwise.

    S-8.22: only here a card escalates, so one that was discarded unseen never does, nor one that is moved on.
    """
    state = table.state
    skipping = of_next_card(state, NEXT_EXPLORE, "skip") if state.turn else []
    for row, call in skipping[:1]:
        drop_row(state, row)
        table.tell("explore-card-skipped")
        if call.key("reveal") != Word("yes"):
            return
    card = await reveal_card(table, finish_action)
    if card == NO_CARD:
        return
    await begin_with_card(table, NEXT_EXPLORE, card)
    before, after = list[AnyTask](), list[AnyTask]()
    for place in adversaries.escalating(state, card):
        timing = foes(state)[place].adversary.escalation.timing
        if timing in adversaries.BEFORE_EXPLORING:
            before.append(Escalate(place, card))
        elif timing == "after_card":
            after.append(Escalate(place, card))
        else:
            do_after_step(state, Escalate(place, card))
    lands: tuple[AnyTask, ...] = () if skipping else (SettleExplore(card), Task("explore_lands"))
    do_next(state, *before, *lands, *after, AfterCard("explore", card))


def do_after_step(state: State, task: AnyTask) -> None:
    """S-8.4, S-8.25: when the step under way is over, before what else waits for that."""
    over = max(place for place, each in enumerate(state.agenda) if each.kind == "after_step")
    state.agenda.insert(over + 1, task)


async def escalation(table: Table[State], task: Escalate) -> None:
    await adversaries.escalate(table, task.foe, task.card, finish_action)


def fix_explored_lands(table: Table[State], task: SettleExplore) -> None:
    """S-8.17: its lands are settled before the first of them is explored.

    S-20.3: an extra board is left out of what is explored before the first turn if there is only one player.
    """
    state = table.state
    left_out = extra_board(state) if state.turn == 0 and state.seats == 1 else 0
    state.lands_left = explored_by(state, task.card) & ~left_out


async def explore_lands(table: Table[State], task: Task) -> None:
    """S-8.5: in an order of choice where it matters, otherwise all of them."""
    state = table.state
    lands = limited_lands(state)
    if lands:
        do_next(state, task)
        seat = decider(state, Land(members(lands)[0]))
        lands = 1 << await one_land(table, seat, NEXT_LAND, *explore_laws(state, lands))
    for each in members(lands or state.lands_left):
        state.lands_left &= ~(1 << each)
        for _ in range(times_on(state, Land(each))):
            await explore(table, Land(each), is_normal=True)
            await finish_action(table)
            if state.phase == OVER:
                return
    if not state.lands_left:
        run_out(state, THIS_CARD)


def explore_laws(state: State, lands: int) -> tuple[Law, ...]:
    """S-8.1, S-8.12, S-8.5: of the card's terrain, from where somebody can come, not yet explored, of this board."""
    card = next(each.card for each in reversed(state.agenda) if isinstance(each, AfterCard) and each.step == "explore")
    left = state.lands_left
    return (
        (lands_to_explore(state, card) | left, "S-8.1", "not-explored-by-card"),
        (explored_by(state, card) | left, "S-8.12", "not-explored-from-anywhere"),
        (left, "S-8.5", "explored-already"),
        (lands, "S-8.5", "explored-after-this-board"),
    )


def limited_lands(state: State) -> int:
    """S-8.5: lands of one board where a rule waits that will only hold for the first of them."""
    for land in members(state.lands_left) if state.standing else ():
        waits = (*waiting_inside(state, "explored_here", Land(land)), *waiting(state, "would_explore_here", Land(land)))
        if any(call.key("max") is not None for _, call in waits):
            return state.lands_left & isle(state).board(board_place(Land(land)))
    return 0


def explore_over(table: Table[State], task: Task) -> None:
    run_out(table.state, EXPLORE_STEP)


def advance_cards(table: Table[State], task: Task) -> None:
    advance(table.state)
    run_out(table.state, WHOLE_PHASE)


TASKS: Mapping[str, Do] = {
    "ritual_cards": earned_cards,
    "blighted_island": blighted_island,
    "fear_cards": fear_cards,
    "extra_build_step": extra_build_step,
    "ravage_lands": ravage_lands,
    "build_step": build_step,
    "explore_step": explore_step,
    "explore_card": explore_card,
    "escalation": escalation,
    "before_step": before_ravage,
    "after_step": after_step,
    "after_card": after_card,
    "explore_lands": explore_lands,
}

PASSAGES: Mapping[str, Pass] = {
    "invader_phase": invader_phase,
    "ravage_step": ravage_step,
    "ravage_card": ravage_card,
    "ravage_over": ravage_over,
    "settle_explore": fix_explored_lands,
    "explore_over": explore_over,
    "advance": advance_cards,
}

IDLE: Mapping[str, Callable[[State], bool]] = {
    "blighted_island": has_no_blighted_island,
    "fear_cards": lambda state: not state.fear_earned,
    "extra_build_step": lambda state: not state.extra_building,
    "build_step": has_no_build,
    "before_step": awaits_nothing,
    "after_step": awaits_nothing,
    "after_card": awaits_nothing,
}
