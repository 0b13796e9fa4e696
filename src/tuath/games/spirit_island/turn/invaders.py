"""The invader phase: ravage, build and explore, land by land: S-8."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial, reduce
from operator import or_
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from tuath.core.flat import take_away
from tuath.core.notation import Call, Word, statements
from tuath.core.question import bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import (
    add_blight,
    damage_dahan,
    destroy_presence,
    lose_strife,
    note_added,
    put_piece,
    settle_health,
    split_damage,
)
from tuath.games.spirit_island.action.counting import AS_BADLANDS, settle_count
from tuath.games.spirit_island.action.effects import (
    AfterAction,
    Use,
    Verbs,
    carry_out,
    interrupt,
    pieces_meant,
)
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import (
    DAHAN,
    EXPLORER,
    INVADERS,
    PIECE_KINDS,
    TOWN,
    Piece,
    Pieces,
    count,
    is_invader,
    kind_of,
    piece,
    strife_of,
    without_one,
)
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.queries.conditions import amount, holds, names, number, pieces_named
from tuath.games.spirit_island.state.queries.forecast import (
    built_by,
    forecast_ravage,
    is_only_included,
    ravages_left,
    sum_of_ravage,
    what_is_added,
    what_is_built,
)
from tuath.games.spirit_island.state.queries.queries import decider, isle, kinds_here, presence, times_on
from tuath.games.spirit_island.state.questions import CALL_OFF, CHOKE, SPEND_SKIP, STOPPED_BY
from tuath.games.spirit_island.state.standing.library import (
    ADDED_IN_RAVAGE,
    FELL_IN_RAVAGE,
    WAITING_FOR,
    awaited,
    library,
)
from tuath.games.spirit_island.state.standing.special import more_blight
from tuath.games.spirit_island.state.standing.standing import (
    add_standing,
    applying,
    converting,
    count_use,
    drop_row,
    holding,
    is_anything_counted,
    is_ignored,
    is_immune,
    is_prevented,
    is_skipped,
    land_health,
    note,
    number_said,
    of_next_card,
    on_panel_when,
    ravage_rules,
    rows_by,
    run_out,
    skips_once,
    strength_of_all,
    strife_ignored,
    waiting,
    waiting_inside,
)
from tuath.games.spirit_island.state.state import (
    HOST,
    NEXT_RAVAGE_STEP,
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    OVER,
    TURN,
    YES,
    Doing,
    Standing,
    State,
)
from tuath.games.spirit_island.turn.triggers import cause_of_row
from tuath.games.spirit_island.verbs.decks import reached, turn_over
from tuath.games.spirit_island.verbs.elsewhere import LEAVE_OUT, left_out
from tuath.games.spirit_island.verbs.harm import damage_over
from tuath.games.spirit_island.verbs.holding import tell_standing

SKIP_THIS = Call("skip", (Word("that_action"),))
ONE, NEXT_BUILD = Word("one"), Word("next_build")
THIS_CARD = "this_card"  # how long something holds
STAYING = "staying_cards"  # a counter: build cards that do not advance, as bits

STOPPED, LET = "disease_stops_build", "let_build"

# ---- ravage: S-8.7 --------------------------------------------------------------------------------------------------


DAMAGE_TO_LAND = "invaders_damage_land"  # the event that a ravage has dealt so much
P = ParamSpec("P")
Found = TypeVar("Found")


class Fight(NamedTuple):
    """Who takes part in a ravage, as they stood when it began."""

    invaders: Pieces
    dahan: Pieces


async def ravage(table: Table[State], land: Land, is_normal: bool = False) -> None:
    """S-8.7: unless it is skipped; S-16.1, S-16.4: whoever takes no part is left out in every way."""
    state = table.state
    if rows_by(state, "skip") and await skipped(table, land, "ravage", is_normal):
        return
    if await is_called_off(table, land, is_normal) or await is_converted(table, land, is_normal):
        return
    aside = tuple(await sitting_out(table, land))
    was_included = is_normal and bool(aside) and is_only_included(state, land)
    if was_included and not apart(state, land, aside, is_only_included):  # S-16.4: who is left out makes no card act
        table.tell("ravage-skipped", land=land)
    else:
        await fight_out(table, land, aside, is_normal)


def apart(
    state: State,
    land: Land,
    aside: Pieces,
    read: Callable[Concatenate[State, Land, P], Found],
    *more: P.args,
    **keys: P.kwargs,
) -> Found:
    """S-16.4: what a ravage counts it reads so, without those who sit out; nothing happens and nobody is asked.

    For everything else they are there, so they never leave the island for longer than such a look. Mostly nobody does.
    """
    if not aside:
        return read(state, land, *more, **keys)
    whole = state.pieces[land]
    seen = state.pieces[land] = without_these(whole, aside)
    found = read(state, land, *more, **keys)
    if state.pieces[land] is not seen:
        raise AssertionError("something has happened while a ravage was only counted")
    state.pieces[land] = whole
    return found


def without_these(pieces: Pieces, aside: Pieces) -> Pieces:
    """S-16.1: the others; who sits out may have gone meanwhile."""
    for one in aside:
        pieces = without_one(pieces, one) if one in pieces else pieces
    return pieces


async def is_converted(table: Table[State], land: Land, is_normal: bool) -> bool:
    """S-8.27: a ravage that becomes a build: the first one there, or all normal ones of the next ravage step."""
    row = converting(table.state, land, is_normal)
    if row is None or not taking_part(table.state, land).invaders:
        return False
    if row.until == TURN:
        drop_row(table.state, row)
    table.tell("ravage-converted", land=land)
    await build(table, land)
    return True


async def convert(use: Use, call: Call) -> None:
    """S-8.27: the first ravage here this turn, or all of the next ravage step, which may come in a later turn."""
    span = names(call.args[0])[0]
    until = span if span == NEXT_RAVAGE_STEP else TURN
    add_standing(use.state, call, Standing(0, use.doer, use.here, until, power=use.power))
    tell_standing(use, call)


async def sitting_out(table: Table[State], land: Land) -> list[Piece]:
    """S-16.1: those whom the players leave out, as many as it is said."""
    said = list(applying(table.state, "sit_out", land))
    if not said:
        return []
    found = list[Piece]()
    for call, case in said:
        seat = case.seat if case.seat != NOBODY else decider(table.state, land)
        use = Use(table, seat, land, actor=case.seat, rule="S-16.1")
        left = pieces_meant(use, call.args[1])
        for other in found:
            left = list(without_one(tuple(left), other)) if other in left else left
        quantity = amount(case, call.args[0])
        for done in range(min(quantity.most, len(left))):
            chosen = await use.which(left, may_stop=done >= quantity.least)
            if chosen is None:
                break
            left.remove(chosen)
            found.append(chosen)
    return found


async def fight_out(table: Table[State], land: Land, aside: Pieces = (), is_normal: bool = False) -> None:
    """S-8.7: the invaders' damage, less the defence, to land and dahan; surviving dahan strike back."""
    state = table.state
    fight = taking_part(state, land, aside)
    if not fight.invaders:
        if is_normal:
            table.tell("ravage-empty", land=land)
        return
    if await is_choked(table, land, on_panel_when(state, "would_ravage_here", land)):
        table.tell("ravage-skipped", land=land)
        return
    rules = apart(state, land, aside, ravage_rules)
    rough = await rough_ground(table, land)
    if "dahan_strike_first" in rules:
        await strike_back(table, land, aside, fight.dahan, rough)
        fight = taking_part(state, land, aside)
    fighting = not_held_back(table, land, aside)
    force, less, dealt, to_dahan = apart(state, land, aside, sum_of_ravage, fighting)
    endures = apart(state, land, aside, land_health)
    to_dahan = 0 if apart(state, land, aside, is_immune, DAHAN, "damage", "ravage") else to_dahan
    apart(state, land, aside, drop_spent)
    holds = "strike_next_door" in rules or dealt < endures
    table.tell("ravaged", land=land, number=dealt, force=force, defence=less, holds=int(holds))
    if "strike_next_door" in rules:
        await strike_next_door(table, land, dealt)
        return
    if dealt and any(waiting(state, DAMAGE_TO_LAND, land)):
        note(state, DAMAGE_TO_LAND, land, number=dealt)
    fallen = await hurt_dahan(table, land, to_dahan + rough if to_dahan else 0, fight.dahan)
    await settle_health(table)
    if dealt >= endures:
        await blight_land(table, land, dealt)
    if fallen:
        note(state, FELL_IN_RAVAGE, land, PIECE_KINDS[DAHAN], fallen)
    if "dahan_strike_first" not in rules:
        together = "dahan_strike_together" in rules
        striking = fight.dahan if together else taking_part(state, land, aside).dahan
        await strike_back(table, land, aside, striking, rough)


async def hurt_dahan(table: Table[State], land: Land, points: int, dahan: Pieces) -> int:
    """S-8.7 step 4b, S-13.7: badlands add to damage of at least 1. How many have fallen?"""
    before = count(table.state.pieces[land], (DAHAN,))
    await damage_dahan(table, land, points, dahan, "ravage")
    return before - count(table.state.pieces[land], (DAHAN,))


async def blight_land(table: Table[State], land: Land, dealt: int) -> None:
    """S-8.7 step 4: once, or as often as an adversary says."""
    state = table.state
    before = len(state.blight_new)
    await add_blight(table, land, 1 + more_blight(state, land, dealt), partial(mine, table))
    await follow_damage(table, land, dealt, len(state.blight_new) - before)


async def rough_ground(table: Table[State], land: Land) -> int:
    """S-13.7, S-16.2: with what counts as badlands in this action."""
    tally = Tally()
    if is_anything_counted(table.state):
        await settle_count(table, tally, AS_BADLANDS, land, NONE)
    return pieces_named(Case(table.state, here=land, tally=tally), AS_BADLANDS, land)


def drop_spent(state: State, land: Land) -> None:
    """S-8.7: what changed the damage of one ravage there only holds no more."""
    for row in rows_by(state, "ravage_damage"):
        if any(call.key("once") is not None for call, _ in holding(state, row, "ravage_damage", land)):
            drop_row(state, row)


async def strike_next_door(table: Table[State], land: Land, dealt: int) -> None:
    """S-22.29: the damage goes to invaders of adjacent lands, as the players like; nobody strikes back."""
    use = Use(table, decider(table.state, land), land, actor=NOBODY, rule="S-22.29")
    await damage_over(use, dealt, use.case.near(land), INVADERS)


async def mine(table: Table[State], land: Land, is_cascade: bool) -> None:
    """S-8.24: what a rule ties to the blight that a ravage adds, with that of a cascade unless it says otherwise."""
    note(table.state, ADDED_IN_RAVAGE, land, "blight")
    for row, call in waiting_inside(table.state, ADDED_IN_RAVAGE, land, "blight"):
        if not is_cascade or not any(event.key("cascade") == Word("no") for event in awaited(call.args[0])):
            await carry_out(inside(table, land, row, row.event), call.block or ())


def inside(table: Table[State], land: Land, row: Standing, event: int) -> Use:
    """S-15.14: what a rule adds to an action of the invaders."""
    cause = cause_of_row(table.state, row)
    return Use(table, decider(table.state, land), land, actor=NOBODY, rule="S-15.14", event=event, cause=cause)


async def follow_damage(table: Table[State], land: Land, dealt: int, blight: int) -> None:
    """S-8.24, S-18.9: what else a rule ties to a ravage that deals so much, for all blight that it has added."""
    for row, call in waiting_inside(table.state, "invaders_damage_land", land):
        least = [number(Case(table.state), event.key("min") or 0) for event in awaited(call.args[0])]
        rest = [each for each in call.block or () if not (isinstance(each, Call) and each.verb == "add")]
        if rest and dealt >= min(least):
            await carry_out(inside(table, land, row, blight), tuple(rest))


async def is_choked(table: Table[State], land: Land, said: Iterable[tuple[Standing, Call]]) -> bool:
    """S-8.18: does a spirit skip it, which a special rule allows for presence there?"""
    state = table.state
    for row, call in list(said):
        price = number_said(Case(state, row.seat, land), call, "destroy_presence")
        if row.seat == NOBODY or not price or presence(state, row.seat, land) < price:
            continue
        state.doing[row.seat] = Doing(where=land)
        if await table.choose(row.seat, CHOKE) == YES:
            await destroy_presence(table, row.seat, land, price, by=Use(table, row.seat, land, actor=row.seat))
            return True
    return False


def taking_part(state: State, land: Land, aside: Pieces = ()) -> Fight:
    """Everybody there but who sits out; explorers may be on the side of the dahan."""
    is_mixed = "explorers_fight_with_dahan" in apart(state, land, aside, ravage_rules)
    return sides(without_these(state.pieces[land], aside), (DAHAN, EXPLORER) if is_mixed else (DAHAN,))


@lru_cache(maxsize=1 << 12)
def sides(pieces: Pieces, with_dahan: tuple[int, ...]) -> Fight:
    """S-8.7: invaders, and whoever is on the side of the dahan."""
    return Fight(
        tuple(one for one in pieces if is_invader(one) and kind_of(one) not in with_dahan),
        tuple(one for one in pieces if kind_of(one) in with_dahan),
    )


def not_held_back(table: Table[State], land: Land, aside: Pieces) -> list[Piece]:
    """S-8.7 step 1, S-13.5: whoever has strife deals nothing and loses one of it."""
    state = table.state
    fighting, ignored = taking_part(state, land, aside).invaders, apart(state, land, aside, strife_ignored)
    for one in [one for one in fighting if strife_of(one) > ignored]:
        lose_strife(table, land, one)
    return [one for one in fighting if strife_of(one) <= ignored]


async def strike_back(table: Table[State], land: Land, aside: Pieces, dahan: Pieces, rough: int) -> None:
    """S-8.7 step 5, S-8.8: each of them deals its damage, split by the players among the invaders taking part."""
    state = table.state
    points = apart(state, land, aside, strength_of_all, dahan)
    if points:
        targets = taking_part(state, land, aside).invaders
        if targets:
            table.tell("struck-back", land=land, number=points + rough)
        await split_damage(table, decider(state, land), land, points + rough, targets)


# ---- build and explore: S-8.10, S-8.12 ------------------------------------------------------------------------------


async def skipped(table: Table[State], land: Land, action: str, is_normal: bool) -> bool:
    """S-8.6, S-8.18: does something skip it? What costs nothing comes first, unless the players want another.

    S-8.18: what skips one action of choice is only used up if its spirit says so.
    """
    state = table.state
    is_stopped = is_skipped(state, land, action, is_normal)
    for row, call in skips_once(state, land, action):
        is_answered = any(True for _ in waiting(state, "skipped_by_this", land))
        if call.args[0] == ONE and (is_answered or not is_stopped) and await spends(table, row, land):
            drop_row(state, row)
            note(state, "skipped_by_this", land)
            is_stopped = True
            break
    if is_stopped:
        table.tell(f"{action}-skipped", land=land)
    return is_stopped


async def spends(table: Table[State], row: Standing, land: Land) -> bool:
    """S-8.6: it is decided when the action would happen, not earlier."""
    table.state.doing[row.seat] = Doing(row.power, where=land)
    return await table.choose(row.seat, SPEND_SKIP) == YES


async def is_next_skipped(table: Table[State], land: Land) -> bool:
    """S-8.18: does something skip the next build there? Where disease would stop it too, the players choose."""
    state = table.state
    rows = [row for row, call in skips_once(state, land, "build") if call.args[0] == NEXT_BUILD]
    if not rows:
        return False
    if state.disease[land]:
        seat = decider(state, land)
        state.doing[seat] = Doing(rows[0].power, where=land)
        if await table.choose(seat, STOPPED_BY) != YES:
            return False
    drop_row(state, rows[0])
    note(state, "skipped_by_this", land)
    table.tell("build-skipped", land=land)
    return True


async def build(table: Table[State], land: Land, is_normal: bool = False) -> None:
    """S-8.10: a city where towns outnumber cities, otherwise a town; S-13.4: disease stops it and is used up.

    S-8.18, S-13.8: what costs nothing comes first, then the players may choke the build, then disease is used up.
    """
    state = table.state
    if rows_by(state, "skip") and await skipped(table, land, "build", is_normal):
        return
    kind = what_is_built(state, land)
    if is_prevented(state, "would_build_here", land, PIECE_KINDS[kind]):
        table.tell("build-skipped", land=land)
        return
    if await is_choked(table, land, on_panel_when(state, "would_build_here", land)):
        return
    if rows_by(state, "skip") and await is_next_skipped(table, land):
        return
    if stopped_by_disease(state, land) and not await is_let_through(table, land):
        take_away(state.disease, land)
        table.tell("disease-stops", land=land)
        return
    kind, often = what_is_added(state, land)
    for _ in range(often):
        put_piece(state, land, piece(kind))
        note_added(state, land, kind)
        table.tell("built", land=land, piece=kind)
    note(state, "built_here", land, PIECE_KINDS[kind], often)
    for row, call in waiting_inside(state, "built_here", land, PIECE_KINDS[kind]) if state.standing else ():
        await carry_out(inside(table, land, row, often), call.block or ())


def stopped_by_disease(state: State, land: Land) -> bool:
    """S-13.4: is there disease, and nothing that makes the invaders ignore it?"""
    return state.disease[land] > 0 and not is_ignored(state, land, "disease", "build")


async def is_let_through(table: Table[State], land: Land) -> bool:
    """S-15.7: does a spirit let a build happen that disease would stop? Then the disease stays."""
    for row, call in list(on_panel_when(table.state, STOPPED, land)):
        use = Use(table, row.seat, land, actor=row.seat, rule="S-15.7")
        await carry_out(use, call.block or ())
        if (LET, PIECE_KINDS[TOWN]) in use.tally.did:
            return True
    return False


async def let_build(use: Use, call: Call) -> None:
    """S-15.7: the build that would be stopped happens."""
    use.tally.did.add((LET, PIECE_KINDS[TOWN]))


async def build_with(table: Table[State], card: int, after_action: AfterAction, is_normal: bool = False) -> None:
    """S-8.17: its lands are settled before the first build; S-15.2: each is an action of its own."""
    if is_normal and table.state.standing and await is_card_skipped(table, card):
        return
    kept = await left_out(table, range(len(table.state.boards))) if rows_by(table.state, LEAVE_OUT) else 0
    lands = members(built_by(table.state, card) & ~kept)
    table.tell("build-begins", invader_card=card, number=len(lands))
    for land in lands:
        for _ in range(times_on(table.state, Land(land))):  # S-22.17
            if table.state.phase == OVER:
                return
            await build(table, Land(land), is_normal)
            await after_action(table)
    run_out(table.state, THIS_CARD)


async def is_card_skipped(table: Table[State], card: int) -> bool:
    """S-8.6, S-8.23: what was said of the next normal build: it is skipped, or something holds for it."""
    state = table.state
    await begin_with_card(table, "next_build_card", card)
    for row, call in of_next_card(state, "next_build_card", "skip"):
        drop_row(state, row)
        if call.key("advance") == Word("no"):
            state.counters[STAYING] = state.counters.get(STAYING, 0) | 1 << card
        table.tell("build-card-skipped", invader_card=card)
        return True
    return False


async def begin_with_card(table: Table[State], waited: str, card: int) -> None:
    """S-8.17: what was to hold for the next card begins, now that it is known."""
    for row, call in of_next_card(table.state, waited, "lasting"):
        drop_row(table.state, row)
        await carry_out(Use(table, HOST, actor=NOBODY, until=THIS_CARD, rule="S-8.6", card=card), call.block or ())


async def explore(table: Table[State], land: Land, is_normal: bool = False) -> None:
    """S-8.12: one explorer; S-13.3: wilds stop it and are used up; S-18.14: only one that really came is answered."""
    state = table.state
    if rows_by(state, "skip") and await skipped(table, land, "explore", is_normal):
        return
    if state.wilds[land] and not is_ignored(state, land, "wilds", "explore"):
        take_away(state.wilds, land)
        table.tell("wilds-stop", land=land)
        return
    if rows_by(state, WAITING_FOR + "would_explore_here") and await is_otherwise_explored(table, land):
        return
    put_piece(state, land, piece(EXPLORER))
    note_added(state, land, EXPLORER)
    note(state, "explored_here", land)
    table.tell("explored", land=land, why=why_explored(state, land) if is_normal else NO_REASON)
    await follow_explorer(table, land)


NO_REASON, BUILT_HERE, BY_SEA, BUILT_BESIDE = range(4)  # why a land is explored


def why_explored(state: State, land: Land) -> int:
    """S-8.12: a town or city in the land itself, else the ocean beside it, else one in a land nearby."""
    _, towns, cities = kinds_here(state, land)
    if towns or cities:
        return BUILT_HERE
    return BY_SEA if isle(state).adjacent[land] & isle(state).oceans else BUILT_BESIDE


async def is_otherwise_explored(table: Table[State], land: Land) -> bool:
    """S-14.18: does something else come instead of the explorer, so often as a rule says?"""
    state = table.state
    for row, call in list(waiting(state, "would_explore_here", land)):
        if (most := call.key("max")) is not None:
            count_use(state, row, number(Case(state), most))
        await carry_out(Use(table, decider(state, land), land, actor=NOBODY, rule="S-14.18"), call.block or ())
        return True
    return False


async def is_called_off(table: Table[State], land: Land, is_normal: bool) -> bool:
    """S-14.18: do the players skip this ravage, which a rule allows or demands for so many of a board?"""
    state = table.state
    for row, call in list(waiting(state, "would_ravage_here", land)) if state.standing else ():
        if not can_call_off(state, row, call, land, is_normal):
            continue
        seat = decider(state, land)
        state.doing[seat] = Doing(where=land)
        if is_last_to_skip(state, row, call, land) or await table.choose(seat, CALL_OFF) == YES:
            count_use(state, row, number(Case(state), call.key("max") or 1))
            table.tell("ravage-skipped", land=land)
            return True
    return False


def can_call_off(state: State, row: Standing, call: Call, land: Land, is_normal: bool) -> bool:
    """Does a rule speak of skipping this ravage, and of such a land?"""
    wanted = next(awaited(call.args[0]))
    if SKIP_THIS not in statements(call.block or ()) or (wanted.key("normal") is not None and not is_normal):
        return False
    return not wanted.args or holds(Case(state, row.seat, land), wanted.args[0])


def is_last_to_skip(state: State, row: Standing, call: Call, land: Land) -> bool:
    """S-14.5, S-14.18: what a rule does not leave to choice is skipped at the latest where no other ravage would be."""
    if SKIP_THIS not in (call.block or ()):
        return False
    ahead = reduce(or_, ravages_left(state), 0) & ~(1 << land)
    return not any(is_still_to_skip(state, row, Land(other)) for other in members(ahead))


def is_still_to_skip(state: State, row: Standing, land: Land) -> bool:
    """Will there be a ravage to which the same rule applies?"""
    if forecast_ravage(state, land) is None:
        return False
    found = waiting(state, "would_ravage_here", land)
    return any(other == row and can_call_off(state, row, call, land, is_normal=True) for other, call in found)


async def follow_explorer(table: Table[State], land: Land) -> None:
    """S-19.1: what comes with the explorer, so often as the rule says."""
    state = table.state
    for row, call in waiting_inside(state, "explored_here", land):
        if (most := call.key("max")) is not None:
            count_use(state, row, number(Case(state), most))
        await carry_out(Use(table, decider(state, land), land, actor=NOBODY, rule="S-8.12"), call.block or ())


async def reveal_card(table: Table[State], after_action: AfterAction) -> int:
    """S-8.11: the top card of the invader deck; without one the players lose at the next check.

    S-8.19: reminder cards that lie above it come first.
    """
    state = table.state
    for reminder in reached(state):
        table.tell("reminder-reached")
        for row, call in list(waiting(state, "reached", NOWHERE, reminder.name)):
            use = Use(
                table, HOST, actor=NOBODY, rule="S-8.19", cause=cause_of_row(state, row), after_action=after_action
            )
            await carry_out(use, call.block or ())
    if not state.invader_deck:
        state.has_no_card = True
        return NO_CARD
    card = await turn_over(table, 0)
    state.exploring = (*state.exploring, card)
    table.tell("card-revealed", invader_card=card)
    table.reveal()
    return card


def advance(state: State) -> None:
    """S-8.13: ravage cards to the discard, build cards to ravage unless they stay, explore cards to build."""
    if outgrows_extra_space(state):
        close_extra_space(state)
    leaving = state.extra_building
    if has_extra_space(state):
        state.extra_building = state.ravaging
    else:
        leaving, state.extra_building = leaving + state.ravaging, ()
    state.invaders_discarded |= bits_of(leaving)
    staying = state.counters.pop(STAYING, 0)
    kept = tuple(card for card in state.building if staying >> card & 1)
    state.ravaging = tuple(card for card in state.building if card not in kept)
    state.building, state.exploring = kept + state.exploring, ()


# ---- the extra build space: S-18.7 ----------------------------------------------------------------------------------


def has_extra_space(state: State) -> bool:
    """S-18.7: is there a space where ravage cards build once more?"""
    return any(applying(state, "extra_space", NOWHERE))


def outgrows_extra_space(state: State) -> bool:
    """S-18.7: would a card of a stage before which the space ends advance onto it?"""
    said = [call.key("before") for call, _ in applying(state, "extra_space", NOWHERE)]
    ends = [number(Case(state), stage) for stage in said if stage is not None]
    if not ends or None in said:
        return False
    return any(state.printed.invader_cards[card].stage >= max(ends) for card in state.ravaging)


def close_extra_space(state: State) -> None:
    keys = library(state.printed).keys
    state.standing = tuple(row for row in state.standing if "extra_space" not in keys[row.statement])


async def extra_build(table: Table[State], after_action: AfterAction) -> None:
    """S-18.7, S-18.13: before any ravage; more often where a rule says so and no fear card was carried out."""
    state = table.state
    said = [number(case, call.args[0]) for call, case in applying(state, "extra_builds", NOWHERE)]
    for card in state.extra_building:
        for _ in range(max(said, default=1) if not state.fear_resolved else 1):
            await build_with(table, card, after_action)


async def ravage_here(use: Use, call: Call) -> None:
    """S-8.2, S-8.26: without invaders nothing happens; S-14.5: nor where all actions are skipped."""
    await interrupt(use.table, ravage(use.table, use.here))


async def explore_here(use: Use, call: Call) -> None:
    """S-8.2, S-8.26: wilds stop it, and an isolated land is not explored."""
    if not use.state.isolated >> use.here & 1:
        await interrupt(use.table, explore(use.table, use.here))


async def build_here(use: Use, call: Call) -> None:
    """S-8.2, S-8.26, S-15.3: an invader action, but not a normal one; it needs neither card nor invaders."""
    await interrupt(use.table, build(use.table, use.here))


VERBS: Verbs = {
    "convert": convert,
    "let_build": let_build,
    "build_here": build_here,
    "ravage_here": ravage_here,
    "explore_here": explore_here,
}
