"""What a Pretender's claim stands on, and what it hangs on: I-7.5, I-12.1 to I-12.4."""

from __future__ import annotations

from typing import NamedTuple

from tuath.core.question import Seat, members
from tuath.games.inis.queries import chieftain, clans, clans_here, conditions, in_play
from tuath.games.inis.state import CONDITIONS, State


class Claim(NamedTuple):
    """The condition that a player meets with the fewest Deeds, or comes nearest to."""

    seat: Seat
    condition: str
    number: int
    deeds: int  # that are given to it
    lands: tuple[int, ...]  # the territories that count
    hanging: tuple[int, ...]  # those of them without which it would no longer be met, and that one clan holds

    def is_met(self, needed: int) -> bool:
        return self.number + self.deeds >= needed


def claim_of(state: State, seat: Seat) -> Claim:
    """I-12.4: a Deed adds one to a condition."""
    needed, counts = state.printed.rules.needed, conditions(state, seat)
    count, condition = max(zip(counts, CONDITIONS, strict=True), key=lambda one: one[0])
    deeds = min(state.deeds[seat], max(0, needed - count))
    shares = {where: share(state, seat, condition, where) for where in members(in_play(state))}
    lands = tuple(where for where, part in shares.items() if part)
    spare = count + state.deeds[seat] - needed
    hanging = tuple(where for where in lands if shares[where] > spare and hangs(state, seat, condition, where))
    return Claim(seat, condition, count, deeds, lands, hanging if spare >= 0 else ())


def share(state: State, seat: Seat, condition: str, where: int) -> int:
    """I-12.1: what a territory adds to a condition."""
    if not clans(state, where, seat):
        return 0
    match condition:
        case "territories":
            return 1
        case "religion":
            return state.sanctuaries[where]
    here = clans_here(state, where)
    return sum(here) - here[seat] if chieftain(state, where) == seat else 0


def hangs(state: State, seat: Seat, condition: str, where: int) -> bool:
    """Would the territory no longer count with one clan less?"""
    here = clans_here(state, where)
    if condition == "land":
        return here[seat] - 1 <= max(other for place, other in enumerate(here) if place != seat)
    return here[seat] == 1
