"""What is not allowed, and by which rule.

A law is the set of values it allows, its paragraph and the key of its refusal. What all laws allow is offered; the
first law that lacks a value answers "why not?".
"""

from __future__ import annotations

from tuath.core.notation import Apply, Expr, Op, Word
from tuath.core.question import Law, Laws, Seat, bits_of, members
from tuath.games.inis.conditions import Case, forbids, holds, places
from tuath.games.inis.queries import (
    conditions_met,
    exposed,
    has_token,
    in_play,
    is_present,
    refuges,
    season_cards,
    season_mode,
    seats,
    spots_for_tile,
)
from tuath.games.inis.state import (
    ATTACK,
    BESIDE_ACT,
    BESIDE_MANEUVER,
    BESIDE_REACTION,
    BESIDE_STOP,
    END,
    NOWHERE,
    PASS,
    PRETENDER,
    STOP,
    WITHDRAWAL,
    Play,
    State,
)

# ---- setup and turns ------------------------------------------------------------------------------------------------


def in_play_law(state: State) -> Law:
    return in_play(state), "I-4.4", "no-territory-in-play"


def capital_laws(state: State) -> Laws:
    """I-4.7: any territory but the Swamp, where no Citadel may stand."""
    allowed = bits_of(where for where in range(len(state.spots)) if not forbids(state, where, "citadel"))
    return (in_play_law(state), (allowed, "I-4.7", "no-capital-here"))


def any_territory_laws(state: State) -> Laws:
    """I-4.9, I-7.1: a territory of one's choice."""
    return (in_play_law(state),)


def act_laws(state: State, seat: Seat) -> Laws:
    """I-7.2, I-7.3, I-7.5, I-7.10, I-8.1: a season card of the hand, a pass, or a Pretender token."""
    others = 1 << PASS | 1 << PRETENDER
    hand, seasons = state.hands[seat], season_cards(state)
    ready = hand & seasons & playable(state, seat)
    must_play = state.is_first_turn and ready
    return (
        (hand << BESIDE_ACT | others, "I-7.3", "no-card-in-hand"),
        (seasons << BESIDE_ACT | others, "I-8.1", "no-season-side"),
        (ready << BESIDE_ACT | others, "I-15.5", "no-druid-alone"),
        (~others if must_play else -1, "I-7.2", "no-pass-for-brenn"),
        (~(1 << PRETENDER) if has_token(state, seat) else -1, "I-7.5", "no-second-token"),
        (-1 if conditions_met(state, seat) else ~(1 << PRETENDER), "I-7.5", "no-condition-met"),
    )


def playable(state: State, seat: Seat) -> int:
    """I-8.4: season cards may be played even if they do nothing, unless their own condition does not hold."""
    barred = [card for card in members(state.hands[seat] & season_cards(state)) if not may_play(state, seat, card)]
    return ~bits_of(barred)


def may_play(state: State, seat: Seat, card: int) -> bool:
    """I-15.5: the condition of playing a card at all."""
    mode = season_mode(state, card)
    condition = state.printed.modes[card][mode].condition
    return condition is None or holds(Case(state, seat, NOWHERE, Play(seat, card, mode)), condition)


def card_laws(allowed: int, rule: str) -> Laws:
    """A card out of those in question: I-6.1, I-8.12."""
    return ((allowed, rule, "no-such-card-to-choose"),)


def throw_laws(hand: int, kind: int, may_stop: bool, rule: str) -> Laws:
    """I-8.12: a card of the hand, of the kind that is thrown away by this rule."""
    stop = 1 << STOP if may_stop else 0
    return (
        (-1 if may_stop else ~(1 << STOP), "I-9.5", "no-stop-yet"),
        (hand << BESIDE_STOP | 1 << STOP, "I-8.12", "no-card-in-hand"),
        ((hand & kind) << BESIDE_STOP | stop, rule, "no-card-of-that-kind"),
    )


def react_laws(hand: int, fitting: int) -> Laws:
    """I-8.1, I-8.5: a card for this moment, or none."""
    none = 0b11
    return (
        (hand << BESIDE_REACTION | none, "I-8.1", "no-card-in-hand"),
        (fitting << BESIDE_REACTION | none, "I-8.1", "no-card-for-this-moment"),
    )


# ---- what a card leaves open ----------------------------------------------------------------------------------------


# Of each condition in which cards name territories: why one of them is none of these.
UNLIKE = {
    "present": "no-clan-of-yours-there",
    "chieftain": "no-refuge-there",
    "has sanctuary": "no-sanctuary-there",
    "none sanctuary": "no-second-sanctuary",
    "has citadel": "no-citadel-there",
    "allows citadel": "no-citadel-allowed",
}


def where_laws(case: Case, where: Expr, rule: str) -> Laws:
    """Why a territory is not meant by a card: a law for each part of what it says about territories."""
    match where:
        case Word("adjacent"):
            return [(case.state.neighbours[case.here], "I-9.3", "no-neighbour-of-it")]
        case Apply("territory" | "elsewhere" as kind, args):
            here = ~(1 << case.here) if kind == "elsewhere" and case.here != NOWHERE else -1
            parts = [part for condition in args for part in conjuncts(condition)]
            fitting = [(places(case, Apply("territory", (part,))), rule, unlike(part)) for part in parts]
            return [(here, rule, "no-place-but-elsewhere"), *fitting]
    return []


def conjuncts(condition: Expr) -> list[Expr]:
    match condition:
        case Op("and", left, right) if left is not None:
            return [*conjuncts(left), *conjuncts(right)]
    return [condition]


def unlike(condition: Expr) -> str:
    """The refusal that belongs to a condition; an owner of the game may have written another one."""
    named = ""
    if isinstance(condition, Apply):
        named = " ".join([condition.name, *(word.name for word in condition.args if isinstance(word, Word))])
    return UNLIKE.get(named, "no-territory-of-card")


def place_laws(state: State, allowed: int, rule: str, because: Laws = ()) -> Laws:
    """A territory that the card allows."""
    return (in_play_law(state), *because, (allowed, rule, "nothing-to-do-there"))


def stop_laws(state: State, allowed: int, rule: str, may_stop: bool, because: Laws = ()) -> Laws:
    """The same, one after another, until the player stops."""
    stop = 1 << STOP
    laws = place_laws(state, allowed, rule, because)
    return (
        (-1 if may_stop else ~stop, "I-9.5", "no-stop-yet"),
        *((fits << BESIDE_STOP | stop, paragraph, key) for fits, paragraph, key in laws),
    )


def number_laws(least: int, most: int, allowed: int, rule: str) -> Laws:
    """As many as there are, and as the card allows."""
    return (
        (~((1 << least) - 1), rule, "no-fewer"),
        (up_to(allowed), rule, "no-more-by-card"),
        (up_to(most), rule, "no-more"),
    )


def citadel_laws(least: int, sheltered: int, moving: int, rule: str) -> Laws:
    """How many of those that move come out of citadels: at least those that do not stand outside."""
    return (
        (~((1 << least) - 1), rule, "no-fewer-from-citadels"),
        (up_to(moving), rule, "no-more-than-move"),
        (up_to(sheltered), rule, "no-more-in-citadels"),
    )


def up_to(most: int) -> int:
    return (1 << most + 1) - 1


def seat_laws(state: State, allowed: int, rule: str, because: str = "no-player-of-card") -> Laws:
    """A player whom the card allows."""
    return (((1 << state.seats) - 1, rule, "no-such-player"), (allowed, rule, because))


def clan_laws(state: State, allowed: int, rule: str, because: str = "no-clan-of-card") -> Laws:
    """A clan that stands somewhere, of those the card allows; a value is four times the territory plus the seat."""
    standing = bits_of(
        where * 4 + seat for where in range(len(state.spots)) for seat in seats(state) if is_present(state, seat, where)
    )
    return ((standing, "I-2.1", "no-clan-there"), (allowed, rule, because))


def way_laws(allowed: int, ways: int, rule: str) -> Laws:
    return (((1 << ways) - 1, rule, "no-part-of-card"), (allowed, rule, "no-such-way"))


def spot_laws(state: State) -> Laws:
    """I-3.4, I-11.1: where a new territory may lie: it touches two others."""
    return ((spots_for_tile(state), "I-3.4", "no-spot-touching-two"),)


def tile_laws(tiles: int) -> Laws:
    return ((tiles, "I-11.6", "no-such-tile"),)


# ---- clashes --------------------------------------------------------------------------------------------------------


def next_clash_laws(state: State, sites: int) -> Laws:
    return (in_play_law(state), (sites, "I-10.2", "no-clash-waiting-here"))


def maneuver_laws(state: State, seat: Seat, cards: int) -> Laws:
    """I-10.8, I-10.10, I-10.11, I-10.13, I-10.14, I-10.16: exactly one of three, or the end for who is left alone."""
    beside, sided = (1 << BESIDE_MANEUVER) - 1, state.printed.answers["clash_maneuver"]
    others = [other for other in seats(state) if other != seat]
    targets = bits_of(ATTACK + other for other in others if exposed(state, other) > 0)
    attacks = bits_of(range(ATTACK, BESIDE_MANEUVER))
    foes = bits_of(ATTACK + other for other in others)
    alone = not targets
    return (
        (state.hands[seat] << BESIDE_MANEUVER | beside, "I-10.14", "no-card-in-hand"),
        (sided << BESIDE_MANEUVER | beside, "I-10.14", "no-maneuver-side"),
        (beside if state.is_silenced else -1, "I-16.18", "no-maneuver-silenced"),
        (cards << BESIDE_MANEUVER | beside, "I-10.14", "no-maneuver-card"),
        (~attacks | foes, "I-10.11", "no-such-opponent"),
        (~attacks | targets, "I-10.11", "no-exposed-clan-to-attack"),
        (-1 if refuges(state, seat) else ~(1 << WITHDRAWAL), "I-10.13", "no-refuge"),
        (-1 if alone else ~(1 << END), "I-10.10", "no-end-alone"),
    )


def withdraw_laws(state: State, may_stop: bool, refuge: int) -> Laws:
    """I-10.13: adjacent territories where the player was chieftain before moving."""
    stop = 1 << STOP
    return (
        (-1 if may_stop else ~stop, "I-10.13", "no-stop-yet"),
        (state.neighbours[state.clash] << BESIDE_STOP | stop, "I-10.13", "no-neighbour"),
        (refuge << BESIDE_STOP | stop, "I-10.13", "no-refuge-there"),
    )


def result_laws(can_lose_card: bool) -> Laws:
    """I-10.11: without Action cards the clan."""
    return ((-1 if can_lose_card else 0b01, "I-10.11", "no-action-card-to-lose"),)
