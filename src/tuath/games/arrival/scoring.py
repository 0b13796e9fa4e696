"""Who has won: A-14. And how good a position looks on the way there."""

from __future__ import annotations

from math import exp

from tuath.core.game import Result
from tuath.core.question import Seat
from tuath.games.arrival.printed import SECTIONS, Section, TileId
from tuath.games.arrival.queries import (
    all_fortified,
    count_brochs_and_caers,
    earned_fame,
    final_corruption,
    final_fame,
    held_by_fomori,
    limits,
    seats,
    tie_fame,
    tile_fame,
)
from tuath.games.arrival.state import State


def result(state: State) -> Result | None:
    """A-14.2, A-14.3, A-R.25: the score that counts, a tie-break, and then a shared victory."""
    if not state.ending:
        return None
    order = standing(state, state.ending)
    winners = tuple(seat for seat in seats(state) if order[seat] == max(order))
    return Result(state.ending, winners, tuple(scores(state, state.ending)))


def scores(state: State, ending: str) -> list[int]:
    """A-14.2, A-14.3: corruption or fame, as each leader has it in the end."""
    final = final_corruption if ending == "overrun" else final_fame
    return [final(state, seat) for seat in seats(state)]


def standing(state: State, ending: str) -> list[tuple[int, int]]:
    """A-14.2, A-14.3, A-R.26: the score of each leader, and what breaks a tie; more is better in both."""
    found = enumerate(scores(state, ending))
    if ending == "overrun":
        return [(-score, tie_fame(state, seat)) for seat, score in found]
    return [(score, -state.corruption[seat]) for seat, score in found]


# ---- how good it looks ----------------------------------------------------------------------------------------------

CORRUPTION_WEIGHT = 4.0  # leads in corruption are about so much smaller than leads in fame
GOODS_WEIGHT = 0.5  # a good in hand, which is to be used, not to be kept
LOCATION_WEIGHT = 2.5  # a place to grow from, besides its bonus
WALL_WEIGHT = 0.2  # a Broch or Caer is harder to take
DUTY_WEIGHT = 0.4  # a Fomori in hand, which will have to go somewhere


def worth(state: State, seat: Seat) -> float:
    """The lead over the best rival, by the score of each ending, weighted by how likely that ending looks."""
    ended = result(state)
    if ended is not None:
        return 1000.0 / len(ended.winners) if seat in ended.winners else -1000.0
    overrun = chance_of_overrun(state)
    outlooks = [outlook(state, other, overrun) for other in seats(state)]
    return outlooks[seat] - max(outlook for other, outlook in enumerate(outlooks) if other != seat)


def chance_of_overrun(state: State) -> float:
    """A-14.1: from the balance of locations, Fomori and discs in hand included; surer towards the end."""
    held = held_by_fomori(state).bit_count() + DUTY_WEIGHT * sum(state.horde)
    fortified = all_fortified(state).bit_count() + GOODS_WEIGHT * sum(state.discs)
    rounds_left = limits(state).rounds - state.round
    return 1 / (1 + exp((fortified - held) / (2 + rounds_left)))


def outlook(state: State, seat: Seat, overrun: float) -> float:
    """What a leader would score now, and what supplies, tiles and cards may still become."""
    score = (1 - overrun) * final_fame(state, seat) - overrun * CORRUPTION_WEIGHT * final_corruption(state, seat)
    goods = state.discs[seat] + state.swords[seat] + state.arms[seat]
    score += GOODS_WEIGHT * goods - DUTY_WEIGHT * state.horde[seat]
    score += LOCATION_WEIGHT * state.fortified[seat].bit_count() + WALL_WEIGHT * count_brochs_and_caers(state, seat)
    score += state.trophies[seat]
    score += sum(tile_outlook(state, seat, tile, overrun) for tile in state.tiles[seat])
    return score + (card_outlook(state, seat, overrun) if state.fronts[seat] else 0)


def tile_outlook(state: State, seat: Seat, tile: TileId, overrun: float) -> float:
    """A little less than the tile would bring at once, and something for what it may bring later."""
    if state.printed.tiles_of("song_of_the_bard") >> tile & 1:
        return 0.9 * overrun * CORRUPTION_WEIGHT * min(state.printed.song, state.corruption[seat])
    return 0.8 * (1 - overrun) * tile_fame(state, seat, tile) + GOODS_WEIGHT


def card_outlook(state: State, seat: Seat, overrun: float) -> float:
    """The best section that is still open, on the cards turned up."""
    open_sections = [Section(s) for s in range(len(SECTIONS)) if s not in state.blocked[seat]]
    return max(section_outlook(state, seat, section, overrun) for section in open_sections)


def section_outlook(state: State, seat: Seat, section: Section, overrun: float) -> float:
    total = 0.0
    for card in state.fronts[seat]:
        earned = state.printed.earnings[card][section]
        total += (1 - overrun) * earned_fame(state, seat, earned) - overrun * CORRUPTION_WEIGHT * earned.fomori
        total += 1.5 * earned.discs + 1.5 * earned.swords + 0.7 * earned.shields + 2.0 * earned.tactics - earned.fomori
    return total
