"""What the invaders are about to do, as things stand: for players who plan, for bots, and for whoever explains.

Everything here is read, nothing happens: choices that are still open are not foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tuath.core.notation import Call
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import (
    CITY,
    DAHAN,
    PIECE_KINDS,
    TOWN,
    Piece,
    count,
    damage_of,
    is_invader,
    kind_of,
    strife_of,
    without_one,
)
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import KINDS_MEANT, amount, is_named, names, number
from tuath.games.spirit_island.state.queries.queries import (
    BUILDINGS,
    has_invaders,
    isle,
    kinds_here,
    lands_matching,
    lands_with,
    presence,
    seats,
    terrains,
)
from tuath.games.spirit_island.state.standing.library import WAITING_FOR
from tuath.games.spirit_island.state.standing.special import is_any_included, is_included, is_included_instead
from tuath.games.spirit_island.state.standing.standing import (
    all_said,
    applying,
    clear_turn,
    converting,
    counting_as,
    defence,
    explore_reach,
    health,
    is_ignored,
    is_immune,
    is_no_source,
    is_prevented,
    is_skipped,
    land_health,
    more_damage,
    ravage_rules,
    rows_by,
    strength,
    strength_of_all,
    strife_ignored,
    waiting,
)
from tuath.games.spirit_island.state.state import INVADER_PHASE, NOWHERE, OVER, SLOW, RavageCard, State


class Sum(NamedTuple):
    """S-8.7: what invaders who ravage deal: how much in all, how much of it defence takes, and what is left."""

    force: int
    defence: int
    to_land: int
    to_dahan: int


NO_SUM = Sum(0, 0, 0, 0)


class Ravage(NamedTuple):
    """S-8.7: what a ravage would do to a land."""

    land: Land
    damage: int  # to land and dahan, after defence
    blight: bool
    cascade: bool
    lost: int  # dahan that fall
    answer: int  # damage with which the others strike back


# What may hold for one ravage and not for the next, or carry it elsewhere.
TOUCHED_BY_ORDER = (
    *(WAITING_FOR + event for event in ("would_ravage_here", "invaders_damage_land")),
    "ravage_damage",
    "ravage_rule",
    "sit_out",
    "skip",
)


# ---- which lands: S-8.17 --------------------------------------------------------------------------------------------


def ravaged_by(state: State, card: int) -> int:
    """Lands of the card with invaders, as bits; S-18.17: and those that a rule includes."""
    return invaded(state, card) | (included_ravages(state, card) if is_any_included(state) else 0)


def included_ravages(state: State, card: int) -> int:
    """S-18.17: lands that ravage though the card does not show them; S-16.4: who takes no part is not counted."""
    found = 0
    for land in [Land(land) for land in members(isle(state).lands) if has_invaders(state, Land(land))]:
        if is_included(fighting_state(state, land), "ravage", land, card):
            found |= 1 << land
    return found


def is_only_included(state: State, land: Land) -> bool:
    """S-18.17: does the card that ravages now act there by a rule alone, which counts who is in the land?"""
    card = ravaging_now(state)
    if card is None or of_card(state, card) >> land & 1 or not is_any_included(state):
        return False
    return is_included(state, "ravage", land, card)


def ravaging_now(state: State) -> int | None:
    """S-8.16: of the cards that ravage, one after another, the last that does not wait any more."""
    begun = len(state.ravaging) - sum(isinstance(task, RavageCard) for task in state.agenda)
    return state.ravaging[begun - 1] if begun > 0 else None


def fighting_state(state: State, land: Land) -> State:
    """S-16.4: the state without those who certainly take no part in a ravage there; mostly it is as it is."""
    aside = [(names(call.args[1]), amount(case, call.args[0]).least) for call, case in applying(state, "sit_out", land)]
    if not aside:
        return state
    later = state.copy()
    for whom, least in aside:
        meant = [one for one in later.pieces[land] if any(is_named(name, one) for name in whom)]
        for one in meant[:least]:
            later.pieces[land] = without_one(later.pieces[land], one)
    return later


def invaded(state: State, card: int) -> int:
    """Lands of the card with invaders, as bits."""
    return bits_of([land for land in members(of_card(state, card)) if has_invaders(state, Land(land))])


def built_by(state: State, card: int) -> int:
    """S-8.10: lands of the card with an invader; S-18.8: and those that a rule includes."""
    shown = members(of_card(state, card)) if is_any_included(state) else ()
    included = [land for land in shown if is_included(state, "build", Land(land), card)]
    joined = joined_lands(state) & of_card(state, card) if state.standing and any(joined_counts(state)) else 0
    return invaded(state, card) | bits_of(included) | joined


def joined_lands(state: State) -> int:
    """S-19.9: lands, as bits, of which invaders in one count as being in all; mostly there are none."""
    said = [call for call, _ in applying(state, "joined", NOWHERE)] if rows_by(state, "joined") else []
    named = {name for call in said for name in names(call.args[0])}
    lands = members(isle(state).lands) if named else []
    return bits_of(land for land in lands if not named.isdisjoint(terrains(state, Land(land))))


def joined_counts(state: State) -> tuple[int, int, int]:
    """S-19.9: explorers, towns and cities of all of them; nothing where there are none."""
    kinds = [kinds_here(state, Land(land)) for land in members(joined_lands(state))]
    return sum(each[0] for each in kinds), sum(each[1] for each in kinds), sum(each[2] for each in kinds)


def explored_by(state: State, card: int) -> int:
    """S-8.12: lands of the card with a town or city there or beside, or an ocean beside; S-13.6: none is isolated."""
    where = isle(state)
    towns = lands_with(state, *BUILDINGS)
    if state.standing:
        towns = bits_of(land for land in members(towns) if not is_no_source(state, Land(land)))
    if state.standing and towns & (joined := joined_lands(state)):
        towns |= joined
    sources = (towns | where.oceans) & ~state.isolated
    lands = members(lands_to_explore(state, card) & ~state.isolated)
    for _ in range(explore_reach(state)):
        sources |= bits_of(land for land in members(where.lands & ~state.isolated) if where.adjacent[land] & sources)
    return bits_of([land for land in lands if (where.adjacent[land] | 1 << land) & sources])


def lands_to_explore(state: State, card: int) -> int:
    """S-8.1: those of the card, or those that a rule puts in their place; as bits."""
    if not rows_by(state, "include"):
        return of_card(state, card)
    lands = members(isle(state).lands)
    said = [land for land in lands if is_included_instead(state, "explore", Land(land), card)]
    return bits_of(said) or of_card(state, card)


def of_card(state: State, card: int) -> int:
    """S-8.1: as bits."""
    return lands_matching(state, state.printed.invader_cards[card]) & ~state.frozen


def when_invaders_act(state: State) -> State:
    """The island that the invaders will meet: after their phase that is the one of the next turn (S-3.5)."""
    if state.phase != SLOW:
        return state
    later = state.copy()
    clear_turn(later)
    return later


# ---- what would happen there ----------------------------------------------------------------------------------------


def ravages(state: State) -> list[Ravage]:
    """S-8.17: every land in which the cards on the ravage space would still act."""
    found = [forecast_ravage(state, Land(land)) for lands in ravages_left(state) for land in members(lands)]
    return [each for each in found if each is not None]


def ravages_left(state: State) -> list[int]:
    """S-8.16: lands that will ravage before the next invader phase ends, by card, each set as bits."""
    if is_to_come(state, "ravage_step"):
        return [ravaged_by(state, card) for card in state.ravaging]
    under_way = state.lands_left if state.phase == INVADER_PHASE and not state.exploring else 0
    waiting = [task.card for task in reversed(state.agenda) if isinstance(task, RavageCard)]
    return [under_way, *(ravaged_by(state, card) for card in waiting)]


def is_to_come(state: State, step: str) -> bool:
    """Will a step of the invader phase be taken: outside that phase by all means, in it if it still waits."""
    if state.phase == OVER:
        return False
    return state.phase != INVADER_PHASE or any(task.kind == step for task in state.agenda)


def forecast_ravage(state: State, land: Land) -> Ravage | None:
    """S-8.6, S-8.7: None where it is skipped."""
    if is_skipped(state, land, "ravage") or converting(state, land, is_normal=True):
        return None
    pieces = state.pieces[land]
    ignored = strife_ignored(state, land)
    fighting = [one for one in pieces if is_invader(one) and strife_of(one) <= ignored]
    _, _, dealt, to_dahan = sum_of_ravage(state, land, fighting)
    rough = state.badlands[land] + counting_as(state, "badlands", land).sure
    left = sorted(health(state, land, DAHAN) - damage_of(one) for one in pieces if kind_of(one) == DAHAN)
    lost = (
        count_destroyed(left, to_dahan + rough)
        if to_dahan and not is_immune(state, land, DAHAN, "damage", "ravage")
        else 0
    )
    strikers = len(left) if "dahan_strike_together" in ravage_rules(state, land) else len(left) - lost
    answer = strikers * strength(state, land, DAHAN, in_ravage=True)
    blighted = is_blighted(state, land, dealt)
    return Ravage(
        land,
        dealt,
        blighted,
        blighted and state.blight[land] > 0,
        lost,
        answer + (rough if answer else 0),
    )


def is_order_idle(state: State, lands: int) -> bool:
    """S-8.5: do these lands ravage without being asked for, as their order changes nothing?"""
    return state.options.questions != "all" and touch_nothing(state, lands)


def touch_nothing(state: State, lands: int) -> bool:
    """S-8.5: does none of these ravages touch anything beyond its own land?

    Where no blight comes, no Dahan falls and no rule waits; whoever strikes back may set off rules elsewhere, unless
    none holds.
    """
    if not all_said(state).rows.keys().isdisjoint(TOUCHED_BY_ORDER):
        return False
    if any(deals_blight(state, Land(land)) for land in members(lands)):
        return False
    found = (forecast_ravage(state, Land(land)) for land in members(lands))
    return all(
        each is not None and not each.blight and not each.lost and (not each.answer or not state.standing)
        for each in found
    )


def changes_nothing(state: State, lands: int) -> bool:
    """S-8.5: can these lands ravage in any order with the same outcome, although they may be asked for?

    S-10.2: also where blight comes that neither cascades nor meets presence nor empties the card, or Dahan fall, while
    nobody strikes back and no rule holds or waits.
    """
    if touch_nothing(state, lands):
        return True
    said = all_said(state)
    if state.standing or said.awaited or not said.rows.keys().isdisjoint(TOUCHED_BY_ORDER):
        return False
    found = [forecast_ravage(state, Land(land)) for land in members(lands)]
    blighted = [each for each in found if each is not None and each.blight]
    return (
        all(each is not None and not each.cascade and not each.answer for each in found)
        and len(blighted) < state.blight_left
        and not any(presence(state, seat, each.land) for seat in seats(state) for each in blighted)
    )


def deals_blight(state: State, land: Land) -> bool:
    """S-8.7: would a ravage there add blight, if it is not skipped?"""
    ignored = strife_ignored(state, land)
    fighting = [one for one in state.pieces[land] if is_invader(one) and strife_of(one) <= ignored]
    return is_blighted(state, land, sum_of_ravage(state, land, fighting).to_land)


def is_blighted(state: State, land: Land, dealt: int) -> bool:
    """S-8.7, S-15.7: is so much damage enough, and does nothing keep blight away?"""
    return dealt >= land_health(state, land) and not is_prevented(state, "would_add", land, "blight")


def sum_of_ravage(state: State, land: Land, fighting: Sequence[Piece]) -> Sum:
    """S-8.7: the damage of a ravage to the land and to the dahan, less the defence."""
    is_changed = bool(rows_by(state, "strength"))
    to_land = strength_of_all(state, land, fighting, "land")
    to_dahan = strength_of_all(state, land, fighting, "dahan") if is_changed else to_land
    if not to_land and not to_dahan:
        return NO_SUM
    more, less = more_damage(state, land), defence(state, land)
    return Sum(dealt_of(to_land, more, 0), less, dealt_of(to_land, more, less), dealt_of(to_dahan, more, less))


def dealt_of(total: int, more: int, less: int) -> int:
    """S-8.7: nothing is added to damage that nobody deals."""
    return max(0, max(0, total + more) - less) if total else 0


def count_destroyed(left: list[int], damage: int) -> int:
    """S-9.6: as many as possible."""
    lost = 0
    for health_left in left:
        if damage < health_left:
            break
        damage -= health_left
        lost += 1
    return lost


def builds(state: State) -> dict[Land, int]:
    """S-8.10, S-18.7: lands in which the cards on the build spaces would build something, and what."""
    found: dict[Land, int] = {}
    extra = state.extra_building if is_to_come(state, "extra_build_step") else ()
    usual = state.building if is_to_come(state, "build_step") else ()
    for card in (*extra, *usual):
        for land in [Land(each) for each in members(built_by(state, card))]:
            kind = what_is_added(state, land)[0]
            is_ill = state.disease[land] and not is_ignored(state, land, "disease", "build")
            is_stopped = is_ill or is_prevented(state, "would_build_here", land, PIECE_KINDS[kind])
            if not is_stopped and not is_skipped(state, land, "build"):
                found[land] = kind
    return found


def what_is_built(state: State, land: Land) -> int:
    """S-8.10, S-1.7: a city where towns outnumber cities, which is strictly more, otherwise a town."""
    is_joined = state.standing and joined_lands(state) >> land & 1
    _, towns, cities = joined_counts(state) if is_joined else kinds_here(state, land)
    return CITY if towns > cities else TOWN


def what_is_added(state: State, land: Land) -> tuple[int, int]:
    """S-8.10, S-18.16: what a build adds, and how many; a rule may have it add something else instead."""
    kind = what_is_built(state, land)
    for _, call in waiting(state, "would_build_here", land, PIECE_KINDS[kind]) if state.standing else ():
        for each in call.block or ():
            if isinstance(each, Call) and each.verb == "add" and each.key("instead") is not None:
                return KINDS_MEANT[names(each.args[1])[0]][0], number(Case(state, here=land), each.args[0])
    return kind, 1


def dahan(state: State, land: Land) -> int:
    return count(state.pieces[land], (DAHAN,))
