"""What is so: who stands where, who is chieftain, who holds what, who could answer what."""

from __future__ import annotations

from functools import lru_cache

from tuath.core.notation import Call, Effect
from tuath.core.question import Seat, bits_of, members
from tuath.games.inis.geometry import Spot, free_spots
from tuath.games.inis.printed import Mode
from tuath.games.inis.state import CLOCKWISE, NO_CARD, NOBODY, NOWHERE, Play, State

# ---- seats ----------------------------------------------------------------------------------------------------------


def seats(state: State) -> range:
    return range(state.seats)


def in_turn(state: State, first: Seat) -> list[Seat]:
    """I-2.6: everybody from a player on, in the direction of the crows."""
    return [(first + step * state.direction) % state.seats for step in range(state.seats)]


def next_player(state: State, seat: Seat) -> Seat:
    """I-2.6: whoever follows in the direction of play."""
    return (seat + state.direction) % state.seats


def active(state: State) -> Seat:
    """I-2.7: whose turn it is, and in a clash whose maneuver; before the first of them its instigator."""
    if state.clash != NOWHERE:
        return state.maneuverer if state.maneuverer != NOBODY else state.instigator
    return state.turn if state.turn != NOBODY else state.brenn


def is_clockwise(state: State) -> bool:
    return state.direction == CLOCKWISE


# ---- the island -----------------------------------------------------------------------------------------------------


def in_play(state: State) -> int:
    """The territories on the map, as bits."""
    return bits_of(place for place, spot in enumerate(state.spots) if spot != NOWHERE)


def territory(state: State, id: str) -> int:
    """A territory by its id, if it is in play."""
    place = state.printed.territories.index(id)
    return place if state.spots[place] != NOWHERE else NOWHERE


def spots_for_tile(state: State) -> int:
    """I-3.4, I-17.6: where a new tile may lie."""
    return free_spots(frozenset(Spot(spot) for spot in state.spots if spot != NOWHERE))


def tiles_left(state: State) -> int:
    return state.stack.bit_count() + len(state.buried)


def clans(state: State, where: int, seat: Seat) -> int:
    return state.clans[where * state.seats + seat]


def clans_here(state: State, where: int) -> list[int]:
    """The clans of each player in a territory."""
    return state.clans[where * state.seats : (where + 1) * state.seats]


def under_way(state: State, where: int, seat: Seat) -> int:
    """I-9.6, I-17.14: clans of a player about to be removed from there; they are not among those that stand there."""
    return sum(row.is_under_way and (row.owner, row.where) == (seat, where) for row in state.losses)


def is_present(state: State, seat: Seat, where: int) -> bool:
    """I-2.1, I-10.18: at least one own clan there, sheltered or not."""
    return state.clans[where * state.seats + seat] > 0


def presence(state: State, seat: Seat) -> int:
    """I-2.1: the territories where a player is present, as bits."""
    return bits_of(where for where, own in enumerate(state.clans[seat :: state.seats]) if own)


def present_players(state: State, where: int) -> list[Seat]:
    return [seat for seat, own in enumerate(clans_here(state, where)) if own]


def chieftain(state: State, where: int) -> Seat | None:
    """I-2.2: the player with more clans there than each other player; a tie means none."""
    here = clans_here(state, where)
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else None


def chieftaincies(state: State, seat: Seat) -> list[int]:
    return [where for where in members(in_play(state)) if chieftain(state, where) == seat]


def citadels(state: State, where: int) -> int:
    """I-2.5: the Capital counts as a Citadel."""
    return state.citadels[where] + (state.capital == where)


def citadel_supply(state: State) -> int:
    """I-1.5: Citadels that can still be built."""
    return state.printed.pieces.citadels - sum(state.citadels)


def sanctuary_supply(state: State) -> int:
    """I-1.5: Sanctuaries that can still be built."""
    return state.printed.pieces.sanctuaries - sum(state.sanctuaries)


def clans_in_play(state: State, seat: Seat) -> int:
    return sum(state.clans[seat :: state.seats])


# ---- victory: I-12 --------------------------------------------------------------------------------------------------


def conditions(state: State, seat: Seat) -> tuple[int, int, int]:
    """I-12.1: opposing clans where chieftain, Sanctuaries where present, territories where present."""
    land = religion = spread = 0
    for where, spot in enumerate(state.spots):
        if spot == NOWHERE:
            continue
        here = clans_here(state, where)
        own = here[seat]
        if not own:
            continue
        spread += 1
        religion += state.sanctuaries[where]
        if own == max(here) and here.count(own) == 1:
            land += sum(here) - own
    return land, religion, spread


def conditions_met(state: State, seat: Seat) -> int:
    """I-12.4: how many conditions, with the Deeds given so that they are as many as possible."""
    return met_with_deeds(state, seat, conditions(state, seat))


def met_with_deeds(state: State, seat: Seat, counts: tuple[int, int, int]) -> int:
    """The same, where the conditions have been counted."""
    needed, deeds, met = state.printed.rules.needed, state.deeds[seat], 0
    for lack in sorted([max(0, needed - count) for count in counts]):
        deeds -= lack
        if deeds < 0:
            break
        met += 1
    return met


def has_token(state: State, seat: Seat) -> bool:
    return bool(state.pretenders >> seat & 1)


def victor(state: State) -> Seat | None:
    """I-12.2, I-12.3, I-12.6: of those with a token the one who meets most conditions; the Brenn wins a tie."""
    met = {seat: conditions_met(state, seat) for seat in members(state.pretenders)}
    most = max(met.values(), default=0)
    best = [seat for seat, count in met.items() if count == most and most]
    if len(best) == 1:
        return best[0]
    return state.brenn if state.brenn in best else None


# ---- cards ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def bits_in(cards: range) -> int:
    """The cards of a range, as bits."""
    return (1 << cards.stop) - (1 << cards.start)


def action_bits(state: State) -> int:
    return bits_in(state.printed.actions)


def epic_bits(state: State) -> int:
    return bits_in(state.printed.epics)


def advantage_bits(state: State) -> int:
    return bits_in(state.printed.advantages)


def actions_in_use(state: State) -> int:
    """I-4.1, I-13.1: without those for four players, unless there are four."""
    return action_bits(state) & ~(0 if state.seats == 4 else state.printed.four)


def held(state: State, seat: Seat, kind: str) -> int:
    """The cards of a kind in a hand, as bits: action, epic, advantage, or card for all."""
    return state.hands[seat] & bits_of_kind(state, kind)


def bits_of_kind(state: State, kind: str) -> int:
    match kind:
        case "action":
            return action_bits(state)
        case "epic":
            return epic_bits(state)
        case "advantage":
            return advantage_bits(state)
    return -1


def kind_of(state: State, card: int) -> str:
    return state.printed.kind[card]


def has_action_card(state: State, seat: Seat) -> bool:
    return bool(held(state, seat, "action"))


def modes(state: State, play: Play) -> tuple[Mode, ...]:
    """The modes of a card, or of a printed effect."""
    return state.printed.modes[play.card] if play.card != NO_CARD else state.printed.effects[play.source]


def effect_of(state: State, play: Play) -> Effect:
    """The statements of a card's mode, or of the block that had to wait."""
    effect = modes(state, play)[play.mode].effect
    if play.inside < 0:
        return effect
    waiting = effect[play.inside]
    assert isinstance(waiting, Call)
    assert waiting.block is not None
    return waiting.block


OWN_PART = {"action": "I-15.", "epic": "I-16.", "advantage": "I-14."}  # the parts of the digest that tell of cards


def paragraph(state: State, play: Play) -> str:
    """The paragraph that speaks of a card, or of what is printed on a territory."""
    raw, own = state.printed.raw, "I-14."
    if play.card == NO_CARD:
        told, general = raw["territories"]["territories"][play.source], "I-14.1"
    else:
        told, general, own = raw["cards"]["cards"][play.card], "I-14.5", OWN_PART[kind_of(state, play.card)]
    return next((str(rule) for rule in told.get("rules", ()) if str(rule).startswith(own)), general)


def season_cards(state: State) -> int:
    """I-8.1: cards with a season side, as bits."""
    return state.printed.answers.get("own_turn", 0)


def season_mode(state: State, card: int) -> int:
    return next(place for place, mode in enumerate(state.printed.modes[card]) if mode.side == "season")


def cards_on_table(state: State) -> int:
    """Cards being played that have not been put away, as bits."""
    if not state.plays:
        return 0
    rows = (*state.plays, *state.lasting)
    return bits_of(
        play.card for play in rows if play.card != NO_CARD and not play.is_cancelled and not play.is_off_table
    )


def holder(state: State, card: int) -> Seat | None:
    """I-8.11: who holds a card; of Advantage cards everybody knows."""
    return next((seat for seat in seats(state) if state.hands[seat] >> card & 1), None)


def knows(state: State, seat: Seat, other: Seat) -> int:
    """What a player knows of another's hand, as bits."""
    return state.seen[seat * state.seats + other]


# ---- clashes --------------------------------------------------------------------------------------------------------


def exposed(state: State, seat: Seat) -> int:
    """I-2.8: clans in the clashing territory and not in a Citadel."""
    return state.clans[state.clash * state.seats + seat] - state.sheltered[seat]


def exposed_players(state: State) -> list[Seat]:
    """In seat order."""
    if state.clash == NOWHERE:
        return []
    return [seat for seat in seats(state) if exposed(state, seat) > 0]


def is_involved(state: State, seat: Seat) -> bool:
    """I-10.9: with an exposed clan now, or when the maneuver just made began."""
    return bool(state.involved >> seat & 1) or exposed(state, seat) > 0


def free_citadels(state: State) -> int:
    """I-10.5: one clan to a Citadel."""
    return citadels(state, state.clash) - sum(state.sheltered)


def refuges(state: State, seat: Seat) -> int:
    """I-10.13: adjacent territories where the player is chieftain, as bits."""
    near = members(state.neighbours[state.clash])
    return bits_of(where for where in near if chieftain(state, where) == seat)


def next_with_exposed(state: State, seat: Seat) -> Seat | None:
    """I-10.8: from this player on in turn, the first with an exposed clan."""
    return next((other for other in in_turn(state, seat) if exposed(state, other) > 0), None)


def takes_toll(state: State, where: int) -> bool:
    """I-14.4: is there something printed about clans that move in?"""
    return any(mode.when == "clans_moved_in" for mode in state.printed.effects[where])


def clash_sites(state: State, seat: Seat, where: int) -> bool:
    """I-10.1: would clans of a player there meet opposing ones?"""
    present = present_players(state, where)
    return seat in present and len(present) > 1
