"""Who has won: A-14. And how good a position looks on the way there."""

from __future__ import annotations

from tuath.core.game import Result
from tuath.core.question import Seat
from tuath.games.arrival.printed import SECTIONS, Section
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
    leaders = seats(state)
    if state.ending == "overrun":
        scores = [final_corruption(state, seat) for seat in leaders]
        order = [(-scores[seat], tie_fame(state, seat)) for seat in leaders]
    else:
        scores = [final_fame(state, seat) for seat in leaders]
        order = [(scores[seat], -state.corruption[seat]) for seat in leaders]
    best = max(order)
    return Result(state.ending, tuple(seat for seat in leaders if order[seat] == best), tuple(scores))


# ---- how good it looks ----------------------------------------------------------------------------------------------


def worth(state: State, seat: Seat) -> float:
    """The margin over the best rival, by the score of each ending, weighted by how likely that ending looks."""
    ended = result(state)
    if ended is not None:
        return 1000.0 / len(ended.winners) if seat in ended.winners else -1000.0
    overrun = chance_of_overrun(state)
    fame = [prospective_fame(state, other) for other in seats(state)]
    purity = [-prospective_corruption(state, other) for other in seats(state)]
    return (1 - overrun) * lead(fame, seat) + overrun * 3 * lead(purity, seat)


def lead(scores: list[float], seat: Seat) -> float:
    """How far one is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def chance_of_overrun(state: State) -> float:
    """From the balance of locations now: A-14.1."""
    balance = held_by_fomori(state).bit_count() - all_fortified(state).bit_count()
    played = (state.round - 1) / limits(state).rounds
    return min(0.9, max(0.1, 0.5 + balance * (0.02 + 0.06 * played)))


def prospective_fame(state: State, seat: Seat) -> float:
    """Fame at the end if nothing more happens, plus what supplies, cards and tiles may become."""
    return final_fame(state, seat) + supplies(state, seat) + tiles(state, seat) + cards(state, seat)


def prospective_corruption(state: State, seat: Seat) -> float:
    return final_corruption(state, seat) - 0.3 * cards(state, seat)


def supplies(state: State, seat: Seat) -> float:
    """A good in hand is worth nearly what it becomes; a Fomori in hand is a duty, but it can hurt others."""
    goods = 1.4 * state.discs[seat] + 1.1 * state.swords[seat] + 0.8 * state.arms[seat]
    return goods + 0.3 * state.horde[seat] + 0.8 * count_brochs_and_caers(state, seat)


def tiles(state: State, seat: Seat) -> float:
    """A tile now yields what it counts; kept, it may yield more."""
    return sum(max(1.5, tile_fame(state, seat, tile)) for tile in set(state.tiles[seat])) + state.trophies[seat]


def cards(state: State, seat: Seat) -> float:
    """The best section that is still open, on the cards turned up."""
    if not state.fronts[seat]:
        return 0.0
    open_sections = [Section(s) for s in range(len(SECTIONS)) if s not in state.blocked[seat]]
    return max(section_worth(state, seat, section) for section in open_sections)


def section_worth(state: State, seat: Seat, section: Section) -> float:
    total = 0.0
    for card in state.fronts[seat]:
        earned = state.printed.earnings[card][section]
        total += earned_fame(state, seat, earned) + 1.4 * earned.discs + 1.1 * earned.swords
        total += 0.8 * earned.shields + 2.0 * earned.tactics - 1.2 * earned.fomori
    return total
