"""What an answer is about and what it means: the numbers and things that prompts, options, notes and refusals name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tuath.core.notation import Call, Effect, Either, May, Stmt, Word, blocks, statements
from tuath.core.question import Question, Seat, members
from tuath.games.inis.conditions import name
from tuath.games.inis.geometry import Spot, touching
from tuath.games.inis.queries import (
    clans,
    clans_here,
    conditions,
    conditions_met,
    exposed,
    free_citadels,
    held,
    in_play,
    kind_of,
    modes,
    present_players,
    takes_toll,
)
from tuath.games.inis.questions import (
    ACT,
    AT,
    BURY,
    CAPITAL,
    CLAN,
    COME_BACK,
    EITHER,
    FROM_CITADELS,
    GIVE,
    HOW_MANY,
    KEEP,
    KEEP_EPIC,
    MANEUVER,
    MAY,
    MOVE_FROM,
    MOVE_TO,
    NEXT_CLASH,
    PASS_ON,
    PEACE,
    PLACE,
    PUT_ASIDE,
    REACT,
    RESULT,
    SEARCH,
    SHELTER,
    SPOT,
    START_CLAN,
    TAKE_SHELTERED,
    TAKE_SHOWN,
    THROW,
    TILE,
    WHO,
    WHOSE,
    WITHDRAW,
)
from tuath.games.inis.state import (
    ATTACK,
    BESIDE_ACT,
    BESIDE_MANEUVER,
    BESIDE_REACTION,
    BESIDE_STOP,
    MOMENTS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    STOP,
    Play,
    State,
)

Details = dict[str, int]
CHOICE_CARD = 9  # what ``choice`` says when the answer is a card; below are the answers beside cards
DOINGS = ("place", "remove", "replace", "discard", "move", "flip", "clash", "other")  # parts of cards one may choose
# What a card names a player for.
NAMINGS = ("look", "take", "give", "clash", "next_maneuver", "instigator", "other")


# ---- what a question is about ---------------------------------------------------------------------------------------


def about_play(state: State) -> Details:
    """The card that asks, or the territory whose printed effect does; and the territory in question."""
    found: Details = {"by_card": 0}
    if state.plays:
        play = state.plays[-1]
        if play.card != NO_CARD:
            found |= {"by_card": 1, "card": play.card}
        elif play.source != NOWHERE:
            found |= {"territory": play.source}
    if state.focus != NOWHERE:
        found |= {"first": state.focus, "focused": 1}
    return {"focused": 0, **found}


def standing(state: State, seat: Seat, where: int) -> Details:
    """Who stands in a territory."""
    here = clans_here(state, where)
    return {"territory": where, "own": here[seat], "others": sum(here) - here[seat]}


def land_details(state: State, seat: Seat, value: int) -> Details:
    return {**about_play(state), **standing(state, seat, value)}


def withdraw_details(state: State, seat: Seat, value: int) -> Details:
    """I-10.13: from the clash to a territory, or enough."""
    return {**place_details(state, seat, value), "first": state.clash}


def place_details(state: State, seat: Seat, value: int) -> Details:
    """A territory, or enough."""
    if value == STOP:
        return {**about_play(state), "stop": 1}
    return {**about_play(state), "stop": 0, **standing(state, seat, value - BESIDE_STOP)}


def move_details(state: State, seat: Seat, value: int, target: int) -> Details:
    """I-9.3, I-9.4: who stands there, and whether a toll or a clash comes of it."""
    found = place_details(state, seat, value)
    if found["stop"]:
        return found
    return {**found, "toll": int(takes_toll(state, target)), "clash": int(leads_to_clash(state, seat, target))}


def move_to_details(state: State, seat: Seat, value: int) -> Details:
    return move_details(state, seat, value, value - BESIDE_STOP)


def move_from_details(state: State, seat: Seat, value: int) -> Details:
    return move_details(state, seat, value, state.focus)


def leads_to_clash(state: State, seat: Seat, target: int) -> bool:
    """I-10.1, I-10.13: would what the card moves meet opposing clans, where that is not peaceful?"""
    asked = statement_asked(state)
    calls = (each for each in statements((asked,) if asked else ()) if isinstance(each, Call))
    move = next((call for call in calls if call.verb == "move"), None)
    if move is None or move.key("clash") == Word("no") or state.clash != NOWHERE:
        return False
    there = present_players(state, target)
    return seat in there if move.args[1] == Word("clan.opposing") else any(other != seat for other in there)


def leaving(state: State) -> int:
    """Do the clans in question leave the territory in question?"""
    return int(bool(state.plays) and DOINGS[doing(statement_asked(state))] in ("move", "remove"))


def number_details(state: State, seat: Seat, value: int) -> Details:
    return {**about_play(state), "number": value, "leaving": leaving(state)}


def take_sheltered_details(state: State, seat: Seat, value: int) -> Details:
    return {**about_play(state), "answer": value}


def seat_details(state: State, seat: Seat, value: int) -> Details:
    """A player, and the clans that player has in the territory in question."""
    found = {**about_play(state), "other": value, "clans": 0, "leaving": leaving(state)}
    if state.focus != NOWHERE and value < state.seats:
        found["clans"] = clans(state, state.focus, value)
    return found


def who_details(state: State, seat: Seat, value: int) -> Details:
    return {**seat_details(state, seat, value), "naming": naming(statement_asked(state) if state.plays else None)}


def naming(statement: Stmt | None) -> int:
    """What somebody is named for: to be looked at, taken from, given to, or to begin."""
    calls = (each for each in statements((statement,) if statement else ()) if isinstance(each, Call))
    verbs = (name(call.args[0]) if call.verb == "appoint" else call.verb for call in calls)
    return NAMINGS.index(next((verb for verb in verbs if verb in NAMINGS), "other"))


def clan_details(state: State, seat: Seat, value: int) -> Details:
    where, owner = divmod(value, 4)
    return {**about_play(state), "territory": where, "other": owner}


def doing(statement: Stmt | None) -> int:
    """The verb that a part of a card begins with."""
    calls = (each for each in statements((statement,) if statement else ()) if isinstance(each, Call))
    verbs = (call.verb for call in calls if call.verb in DOINGS)
    return DOINGS.index(next(verbs, "other"))


def statement_asked(state: State) -> Stmt | None:
    """The statement of the card that is being declared."""
    play = state.plays[-1]
    effect = running(state, play)
    return effect[play.place] if play.place < len(effect) else None


def running(state: State, play: Play) -> Effect:
    effect = modes(state, play)[play.mode].effect
    return effect if play.inside < 0 else blocks(effect[play.inside])[0]


def may_details(state: State, seat: Seat, value: int) -> Details:
    asked = statement_asked(state)
    found = (each for each in statements((asked,) if asked else ()) if isinstance(each, May))
    return {**about_play(state), "doing": doing(next(found, None)), "answer": value}


def either_details(state: State, seat: Seat, value: int) -> Details:
    asked = statement_asked(state)
    found = (each for each in statements((asked,) if asked else ()) if isinstance(each, Either))
    either = next(found, None)
    part = either.options[value] if either is not None and value < len(either.options) else ()
    return {**about_play(state), "doing": doing(part[0] if part else None)}


# ---- cards ----------------------------------------------------------------------------------------------------------


def card_details(state: State, seat: Seat, value: int) -> Details:
    return {"chosen": value, "epic": int(kind_of(state, value) == "epic")}


def keep_details(state: State, seat: Seat, value: int) -> Details:
    """I-6.1: how many stay and how many go."""
    number = state.draft_step
    held_now = state.draft[seat].bit_count()
    return {"card": value, "keep": number, "pass": held_now - number, "left": number - state.kept[seat].bit_count()}


def throw_details(state: State, seat: Seat, value: int) -> Details:
    stop = {"stop": 1} if value == STOP else {"stop": 0, "chosen": value - BESIDE_STOP}
    return {**about_play(state), **stop, "in_clash": int(state.attacked == seat)}


def give_details(state: State, seat: Seat, value: int) -> Details:
    found = {"chosen": value, "named": 0}
    return found if state.partner == NOBODY else {**found, "named": 1, "other": state.partner}


def keep_epic_details(state: State, seat: Seat, value: int) -> Details:
    return {"chosen": value, "number": state.draws[-1].keep if state.draws else 1}


def act_details(state: State, seat: Seat, value: int) -> Details:
    """I-7.2, I-7.5: what has to be played, and how near the victory conditions are."""
    land, religion, spread = conditions(state, seat)
    found = {
        "must": int(state.is_first_turn),
        "passes": state.passes,
        "met": conditions_met(state, seat),
        "land": land,
        "religion": religion,
        "spread": spread,
        "deeds": state.deeds[seat],
    }
    if value < BESIDE_ACT:
        return {**found, "choice": value}
    return {**found, "choice": CHOICE_CARD, "card": value - BESIDE_ACT}


def react_details(state: State, seat: Seat, value: int) -> Details:
    """I-8.5: the moment, what it is about, and the card that would answer."""
    choice = {"choice": value}
    if value >= BESIDE_REACTION:
        choice = {"choice": CHOICE_CARD, "card": value - BESIDE_REACTION}
    return {"at": state.moment, **about_moment(state, seat), **choice}


def about_moment(state: State, seat: Seat) -> Details:
    match MOMENTS[state.moment]:
        case "declared" | "resolved" | "after_epic" | "after_season":
            play = state.plays[-1]
            return {"answered": play.card, "other": play.seat, "is_own": int(play.seat == seat)}
        case "removal":
            return {"territory": state.losses[-1].where}
        case "draw":
            return {"number": state.draws[-1].number}
        case "turn_end":
            return {"other": state.turn}
        case "attack" | "attacked":
            is_own = state.maneuverer == seat
            other = state.attacked if is_own else state.maneuverer
            return {"territory": state.clash, "is_own": int(is_own), "other": other}
        case "maneuvered":
            return {"territory": state.clash, "other": state.maneuverer, "is_own": int(state.maneuverer == seat)}
        case "clash_start" | "citadels_end" | "resolution":
            return {"territory": state.clash}
    return {}


# ---- new territories ------------------------------------------------------------------------------------------------


def spot_details(state: State, seat: Seat, value: int) -> Details:
    """I-3.4: the territories that a tile there would touch."""
    beside = touching(Spot(value))
    near = [where for where in members(in_play(state)) if beside >> state.spots[where] & 1]
    found = {"touched": len(near), "turned": int(state.tile != NOWHERE)}
    found |= dict(zip(("first", "second", "third"), near, strict=False))
    return found if state.tile == NOWHERE else {**found, "territory": state.tile}


def tile_details(state: State, seat: Seat, value: int) -> Details:
    return {"territory": value}


# ---- clashes --------------------------------------------------------------------------------------------------------


def clash_details(state: State, seat: Seat, value: int) -> Details:
    """I-10.5, I-10.10: where, who acts, how many stand outside, and how many Citadels are free."""
    if state.clash == NOWHERE:
        return {"answer": value}
    return {
        "answer": value,
        "territory": state.clash,
        "other": state.maneuverer if state.maneuverer != NOBODY else state.instigator,
        "is_own": int(state.maneuverer == seat),
        "exposed": exposed(state, seat),
        "free": free_citadels(state),
    }


def maneuver_details(state: State, seat: Seat, value: int) -> Details:
    """I-10.11: whom an Attack would hit, how many exposed clans and Action cards stand against it."""
    found = {"territory": state.clash, "exposed": exposed(state, seat)}
    if value >= BESIDE_MANEUVER:
        return {**found, "choice": CHOICE_CARD, "card": value - BESIDE_MANEUVER}
    if value < ATTACK:
        return {**found, "choice": value}
    victim = value - ATTACK
    if victim >= state.seats:
        return {**found, "choice": ATTACK, "other": victim, "targets": 0, "cards": 0}
    against = {"targets": exposed(state, victim), "cards": held(state, victim, "action").bit_count()}
    return {**found, "choice": ATTACK, "other": victim, **against}


def result_details(state: State, seat: Seat, value: int) -> Details:
    return {
        "territory": state.clash,
        "is_own": int(seat == state.attacked),
        "other": state.maneuverer if seat == state.attacked else state.attacked,
        "exposed": exposed(state, state.attacked),
        "cards": held(state, state.attacked, "action").bit_count(),
    }


DETAILS: Mapping[str, Callable[[State, Seat, int], Details]] = {
    CAPITAL.key: land_details,
    START_CLAN.key: land_details,
    COME_BACK.key: land_details,
    PLACE.key: land_details,
    NEXT_CLASH.key: land_details,
    AT.key: place_details,
    MOVE_FROM.key: move_from_details,
    MOVE_TO.key: move_to_details,
    WITHDRAW.key: withdraw_details,
    HOW_MANY.key: number_details,
    FROM_CITADELS.key: number_details,
    TAKE_SHELTERED.key: take_sheltered_details,
    WHO.key: who_details,
    WHOSE.key: seat_details,
    CLAN.key: clan_details,
    MAY.key: may_details,
    EITHER.key: either_details,
    KEEP.key: keep_details,
    PASS_ON.key: keep_details,
    THROW.key: throw_details,
    KEEP_EPIC.key: keep_epic_details,
    TAKE_SHOWN.key: card_details,
    SEARCH.key: card_details,
    PUT_ASIDE.key: card_details,
    GIVE.key: give_details,
    ACT.key: act_details,
    REACT.key: react_details,
    SPOT.key: spot_details,
    TILE.key: tile_details,
    BURY.key: tile_details,
    SHELTER.key: clash_details,
    PEACE.key: clash_details,
    MANEUVER.key: maneuver_details,
    RESULT.key: result_details,
}


def details(state: State, seat: Seat, question: Question[Any], value: int) -> Details:
    find = DETAILS.get(question.key)
    return find(state, seat, value) if find else {}
