"""Clashes: festival, shelter, maneuvers, and their end. Each maneuver is made of steps of its own."""

from __future__ import annotations

from tuath.core.question import Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.inis.agenda import begin, change, push, window
from tuath.games.inis.cards import KINDS
from tuath.games.inis.conditions import Case, holds
from tuath.games.inis.effects import declare
from tuath.games.inis.legality import maneuver_laws, next_clash_laws, result_laws, withdraw_laws
from tuath.games.inis.queries import (
    clash_sites,
    exposed,
    exposed_players,
    free_citadels,
    has_action_card,
    in_turn,
    next_player,
    next_with_exposed,
    present_players,
    refuges,
    seats,
)
from tuath.games.inis.questions import MANEUVER, NEXT_CLASH, PEACE, RESULT, SHELTER, WITHDRAW
from tuath.games.inis.state import (
    ATTACK,
    BESIDE_MANEUVER,
    BESIDE_STOP,
    BOTH,
    END,
    EXPOSED_CLAN,
    LOSE_CARD,
    LOSE_CLAN,
    NOBODY,
    NORMAL,
    NOWHERE,
    OWN_CHOICE,
    STOP,
    VOID,
    WITHDRAWAL,
    YES,
    Play,
    State,
    Task,
    Wait,
)
from tuath.games.inis.use import EVENTS
from tuath.games.inis.windows import play_tasks, show

# ---- how clashes begin ----------------------------------------------------------------------------------------------


async def meet(table: Table[State], task: Task) -> None:
    """I-9.3, I-10.1, I-14.4: where clans have moved onto opposing ones, if the mover is still there after the toll."""
    state = table.state
    state.waiting |= bits_of(where for where in members(task.number) if clash_sites(state, task.seat, where))
    push(state, Task("clashes", task.seat))


async def provoke(table: Table[State], task: Task) -> None:
    """I-10.1, I-15.17, I-16.21: a card starts one; it needs clans of two players."""
    table.state.waiting |= 1 << task.where
    push(table.state, Task("clashes", task.seat))


async def clashes(table: Table[State], task: Task) -> None:
    """I-10.2, I-10.22: one after the other, in the instigator's order; without two players there is none."""
    state = table.state
    sites = bits_of(where for where in members(state.waiting) if len(present_players(state, where)) > 1)
    state.waiting = sites
    if not sites:
        return
    where = sites.bit_length() - 1
    if sites & (sites - 1):
        where = await table.decide(
            task.seat, NEXT_CLASH, laws=lambda: next_clash_laws(state, sites), always=state.options.asks_all
        )
    state.waiting &= ~(1 << where)
    push(state, Task("clash", task.seat, where), Task("clashes", task.seat))


async def begin_clash(table: Table[State], task: Task) -> None:
    """I-10.3 to I-10.8, I-10.23: everybody present is in it, whoever has moved."""
    state = table.state
    state.clash = task.where
    state.clashes += 1
    state.instigator = next(seat for seat in in_turn(state, task.seat) if seat in present_players(state, task.where))
    state.maneuverer = state.attacked = state.next_maneuver = NOBODY
    state.sheltered = [0] * state.seats
    state.fallen = [0] * state.seats
    state.is_silenced = state.has_ended = state.has_taken = False
    state.involved, state.outcome = 0, NORMAL
    table.tell("clash-begins", seat=state.instigator, territory=task.where)
    push(
        state,
        window("clash_start"),
        Task("festival"),
        Task("shelter_step"),
        window("citadels_end"),
        window("resolution"),
        Task("resolution"),
        Task("end_of_clash"),
    )


async def festival(table: Table[State], task: Task) -> None:
    """I-10.4: costs the instigator a clan, and the marker stays. Who that is, what came before may have changed."""
    state = table.state
    await after_festival(table, task)
    if state.festival == state.clash and not state.has_ended:
        push(state, Task("remove", state.instigator, state.clash, to=NOBODY), Task("after_festival"))


async def after_festival(table: Table[State], task: Task) -> None:
    """I-10.4, I-10.19: with fewer than two players it is over; the next who is present acts for a lost instigator."""
    state = table.state
    present = present_players(state, state.clash)
    if len(present) < 2:
        state.has_ended = True
    elif state.instigator not in present:
        state.instigator = next(seat for seat in in_turn(state, state.instigator) if seat in present)


# ---- Citadels step: I-10.5 ------------------------------------------------------------------------------------------


async def shelter_step(table: Table[State], task: Task) -> None:
    """I-10.5: from the player after the instigator, round after round."""
    state = table.state
    if not state.has_ended and free_citadels(state) > 0:
        push(state, window("any_time"), Task("shelter", next_player(state, state.instigator)))


async def shelter(table: Table[State], task: Task) -> None:
    """I-10.5, I-2.8: one clan into a free Citadel, or not; until all are full or all have declined in succession.

    ``number`` is how many have declined in succession; who has no clan outside cannot but decline.
    """
    state, seat = table.state, task.seat
    declined = task.number
    if seat != state.instigator:
        if exposed(state, seat) > 0 and await table.choose(seat, SHELTER) == YES:
            state.sheltered[seat] += 1
            table.tell("sheltered", seat=seat, territory=state.clash)
            declined = 0
        else:
            declined += 1
    if free_citadels(state) > 0 and declined < state.seats - 1:
        push(state, Task("shelter", next_player(state, seat), number=declined))


async def expose(table: Table[State], task: Task) -> None:
    """I-16.2: all sheltered clans step out."""
    table.state.sheltered = [0] * table.state.seats
    table.tell("exposed-all", territory=table.state.clash)


async def silence(table: Table[State], task: Task) -> None:
    """I-16.18, I-17.5: from now on no triskel cards in this clash."""
    table.state.is_silenced = True
    table.tell("silenced")


async def appoint_instigator(table: Table[State], task: Task) -> None:
    """I-14.7: counts as instigator from now on."""
    table.state.instigator = task.seat
    table.tell("instigator-named", seat=task.seat)


# ---- Resolution step: I-10.8 ----------------------------------------------------------------------------------------


async def resolution(table: Table[State], task: Task) -> None:
    """I-10.8, I-10.19: from the instigator, or the next who has an exposed clan."""
    state = table.state
    if state.has_ended:
        return
    first = next_with_exposed(state, state.instigator)
    if first is not None:
        push(state, window("any_time"), Task("peace", first))


async def peace(table: Table[State], task: Task) -> None:
    """I-10.10, I-10.21: everybody with an exposed clan answers at the same time; one no is enough to go on.

    Nobody waits for a proposal, and every round of answers ends the clash or leads to a maneuver: no deadlock.
    """
    state = table.state
    state.maneuverer = task.seat
    state.attacked, state.outcome, state.has_taken, state.next_maneuver = NOBODY, NORMAL, False, NOBODY
    asked = exposed_players(state)
    if len(asked) > 1:
        wanted = await table.each_in_secret({seat: wants_peace(table, seat) for seat in asked})
        state.wishes = [-1] * state.seats
        for seat, answer in wanted.items():
            table.tell("wants-peace" if answer == YES else "wants-no-peace", seat=seat)
        if all(answer == YES for answer in wanted.values()):
            state.has_ended = True
            table.tell("peace-made", territory=state.clash)
            return
    push(state, window("any_time"), Task("maneuver", task.seat))


async def wants_peace(table: Table[State], seat: Seat) -> int:
    answer = await table.choose(seat, PEACE)
    table.state.wishes[seat] = answer
    return answer


async def maneuver(table: Table[State], task: Task) -> None:
    """I-10.8, I-10.10, I-10.14, I-10.16: an Attack, a withdrawal, an Epic Tale; who is alone may end the clash."""
    state, seat = table.state, task.seat
    state.involved = bits_of(exposed_players(state))  # I-10.9
    cards = maneuver_cards(state, seat)
    choice = await table.choose(seat, MANEUVER, laws=lambda: maneuver_laws(state, seat, cards))
    after = (window("maneuvered"), Task("after_maneuver"))
    if choice == END:
        state.has_ended = True
        table.tell("clash-left", seat=seat, territory=state.clash)
    elif choice == WITHDRAWAL:
        push(state, *after)
        await withdraw(table, seat)
    elif choice < BESIDE_MANEUVER:
        state.attacked = choice - ATTACK
        table.tell("attacked", seat=seat, other=state.attacked, territory=state.clash)
        push(state, window("attacked"), window("attack"), window("any_time"), Task("strike", seat), *after)
    else:
        card = choice - BESIDE_MANEUVER
        push(state, *play_tasks(state, card, "triskel"), *after)
        await show(table, seat, card, maneuver_mode(state, card), state.clash)
        await declare(table)


def maneuver_cards(state: State, seat: Seat) -> int:
    """I-8.4, I-10.14, I-16.18: cards to be played as a maneuver, whose condition holds."""
    if state.is_silenced:
        return 0
    cards = members(state.printed.answers["clash_maneuver"])
    return bits_of(card for card in cards if may_maneuver(state, seat, card))


def maneuver_mode(state: State, card: int) -> int:
    return next(place for place, mode in enumerate(state.printed.modes[card]) if mode.when == "clash_maneuver")


def may_maneuver(state: State, seat: Seat, card: int) -> bool:
    mode = maneuver_mode(state, card)
    condition = state.printed.modes[card][mode].condition
    return condition is None or holds(Case(state, seat, state.clash, Play(seat, card, mode)), condition)


async def withdraw(table: Table[State], seat: Seat) -> None:
    """I-10.13: exposed clans, one by one, to adjacent territories where the player was chieftain before."""
    state, refuge = table.state, refuges(table.state, seat)
    orders: list[Task] = []
    for moved in range(exposed(state, seat)):
        laws = withdraw_laws(state, moved > 0, refuge)
        target = await table.decide(seat, WITHDRAW, laws=laws, always=state.options.asks_all)
        if target == STOP:
            break
        orders.append(Task("move", seat, state.clash, target - BESIDE_STOP, 1))
    push(state, *orders, Task("arrive", seat, number=0))


# ---- Attacks: I-10.11, I-10.12 --------------------------------------------------------------------------------------


async def cancel_attack(table: Table[State], task: Task) -> None:
    """I-14.8: the attack was made but does nothing."""
    table.state.outcome = VOID
    table.tell("attack-void", seat=table.state.attacked)


async def outcome_both(table: Table[State], task: Task) -> None:
    """I-14.9: the victim loses a clan and a card."""
    table.state.outcome = BOTH


async def outcome_own_choice(table: Table[State], task: Task) -> None:
    """I-16.10: the attacker chooses what the victim loses."""
    if table.state.outcome != BOTH:
        table.state.outcome = OWN_CHOICE


async def strike(table: Table[State], task: Task) -> None:
    """I-10.11, I-14.9, I-16.10: the victim throws away an Action card or loses an exposed clan, or both."""
    state, victim = table.state, table.state.attacked
    if state.outcome == VOID or not exposed(state, victim):
        return
    clan = Task("remove", victim, state.clash, to=task.seat, number=EXPOSED_CLAN)
    card = Task("throw", victim, state.clash, to=KINDS.index("action"), number=1)
    if state.outcome == BOTH:
        push(state, clan, card)
        return
    result = LOSE_CLAN
    if has_action_card(state, victim):
        chooser, rule = (task.seat, "I-16.10") if state.outcome == OWN_CHOICE else (victim, "I-10.11")
        result = await table.choose(chooser, RESULT, laws=result_laws(True), rule=rule)
    push(state, card if result == LOSE_CARD else clan)


# ---- after a maneuver -----------------------------------------------------------------------------------------------


async def appoint_next_maneuver(table: Table[State], task: Task) -> None:
    """I-15.17: who makes the next maneuver."""
    table.state.next_maneuver = task.seat
    table.tell("maneuver-named", seat=task.seat)


async def after_maneuver(table: Table[State], task: Task) -> None:
    """I-10.15: the next player with an exposed clan, or whom the Warlord has named; without any the clash is over."""
    state = table.state
    if state.has_ended:
        return
    named = state.next_maneuver
    if named != NOBODY and exposed(state, named) > 0:
        push(state, window("any_time"), Task("peace", named))
        return
    after = named if named != NOBODY else next_player(state, state.maneuverer)
    following = next_with_exposed(state, after)
    if following is not None:
        push(state, window("any_time"), Task("peace", following))


async def end_clash(table: Table[State], task: Task) -> None:
    """I-16.24, I-10.20: no maneuver follows, and nothing that waits for one."""
    table.state.has_ended = True


async def end_of_clash(table: Table[State], task: Task) -> None:
    """I-10.17: sheltered clans step out; then what waits for the end happens, and the clash is over."""
    state = table.state
    state.sheltered = [0] * state.seats
    table.tell("clash-ends", territory=state.clash)
    push(state, *(Task("recall", number=place) for place in range(len(state.lasting))), Task("clash_over"))


async def recall(table: Table[State], task: Task) -> None:
    """I-16.9: the rest of a card that lasted until now; afterwards it is put away like any other."""
    state = table.state
    play, *others = state.lasting
    state.lasting = tuple(others)
    waiting = next(wait for wait in state.waits if wait.event == "clash_end" and wait.card == play.card)
    state.waits = tuple(wait for wait in state.waits if wait != waiting)
    state.plays.append(play._replace(is_lasting=False))
    push(state, window("after_epic"), Task("put_away"))
    begin(state, Play(play.seat, play.card, play.mode, inside=waiting.inside, here=state.clash, is_off_table=True))


async def clash_over(table: Table[State], task: Task) -> None:
    """I-10.17: on with the next one that waits, or with the interrupted card."""
    state = table.state
    state.clash = NOWHERE
    state.instigator = state.maneuverer = state.attacked = NOBODY
    state.is_silenced = False
    for seat in seats(state):
        state.fallen[seat] = 0


async def wait(table: Table[State], task: Task) -> None:
    """I-16.5, I-16.9: the rest of the card waits; one that waits for the end of the clash stays on the table."""
    state, play, event = table.state, table.state.plays[-1], EVENTS[task.to]
    state.waits += (Wait(event, task.seat, play.card, play.mode, task.number),)
    if event == "clash_end":
        change(state, is_lasting=True)
