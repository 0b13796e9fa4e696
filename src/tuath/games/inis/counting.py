"""What is counted at the Assembly: each condition land by land, the Deeds given to it, and who wins by it. I-12."""

from __future__ import annotations

from typing import NamedTuple

from tuath.core.ending import Sentence
from tuath.core.message import Param, say
from tuath.core.question import Seat, members
from tuath.games.inis.queries import (
    chieftain,
    clans_here,
    conditions_met,
    has_token,
    in_play,
    in_turn,
    is_present,
    seats,
)
from tuath.games.inis.state import State


class Counted(NamedTuple):
    """I-12.1, I-12.4: one condition of a player: what it counts land by land, and the Deeds given to it."""

    lands: tuple[tuple[int, int], ...]
    deeds: int
    needed: int

    @property
    def total(self) -> int:
        return sum(number for _, number in self.lands) + self.deeds

    @property
    def is_met(self) -> bool:
        return self.total >= self.needed


def counted(state: State, seat: Seat) -> tuple[Counted, ...]:
    """I-12.1, I-12.4: the three conditions; Deeds go where they fulfil most of them, the nearest first."""
    needed = state.printed.rules.needed
    lands = [tuple((where, number) for where, number in each if number) for each in by_land(state, seat)]
    lacks = [max(0, needed - sum(number for _, number in each)) for each in lands]
    deeds, given = state.deeds[seat], [0, 0, 0]
    for place in sorted(range(len(lacks)), key=lambda place: lacks[place]):
        if lacks[place] > deeds:
            break
        given[place] = lacks[place]
        deeds -= lacks[place]
    return tuple(Counted(each, own, needed) for each, own in zip(lands, given, strict=True))


def by_land(state: State, seat: Seat) -> list[list[tuple[int, int]]]:
    """I-12.1: opposing clans where chieftain, Sanctuaries where present, territories where present."""
    present = [where for where in members(in_play(state)) if is_present(state, seat, where)]
    led = [where for where in present if chieftain(state, where) == seat]
    return [
        [(where, sum(clans_here(state, where)) - clans_here(state, where)[seat]) for where in led],
        [(where, state.sanctuaries[where]) for where in present],
        [(where, 1) for where in present],
    ]


# ---- who wins by it -------------------------------------------------------------------------------------------------


def pretenders(state: State) -> list[Seat]:
    """I-12.2: those with a token, from the Brenn on in turn."""
    return [seat for seat in in_turn(state, state.brenn) if has_token(state, seat)]


def tied(state: State, winner: Seat) -> list[Seat]:
    """I-12.3: the other Pretenders who fulfil as many conditions."""
    met = conditions_met(state, winner)
    others = [seat for seat in seats(state) if seat != winner and has_token(state, seat)]
    return [seat for seat in others if conditions_met(state, seat) == met]


def verdict(state: State, winner: Seat | None) -> Sentence:
    """I-12.3, I-12.6: most conditions, or the Brenn among those who fulfil as many; else nobody, and why not."""
    if winner is None:
        return no_verdict(state)
    about: dict[str, Param] = {"seat": seat_thing(winner), "number": conditions_met(state, winner)}
    rivals = tied(state, winner)
    if rivals:
        return Sentence(say("inis-over-verdict-brenn", other=seat_thing(rivals[0]), **about), "I-12.6")
    alone = len(pretenders(state)) == 1
    return Sentence(say("inis-over-verdict-alone" if alone else "inis-over-verdict", **about), "I-12.3")


def no_verdict(state: State) -> Sentence:
    """I-12.3, I-12.7: no Pretender fulfils a condition any more, or several as many and the Brenn is not among them."""
    most = max(conditions_met(state, seat) for seat in pretenders(state))
    if most == 0:
        return Sentence(say("inis-over-verdict-none"), "I-12.3")
    return Sentence(say("inis-over-verdict-tie", number=most), "I-12.3")


def seat_thing(seat: Seat) -> str:
    return f"seat:p{seat + 1}"
