"""What follows if all presence of a spirit in a land is destroyed, where its panel says something of that: S-22.14."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tuath.core.notation import Call, Word
from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import DAHAN, damage_of, is_invader, kind_of
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import holds, number, pieces_named
from tuath.games.spirit_island.state.queries.forecast import count_destroyed
from tuath.games.spirit_island.state.queries.queries import presence, presence_lands
from tuath.games.spirit_island.state.standing.standing import applying, health, on_panel_when, waiting_on_panels
from tuath.games.spirit_island.state.state import NOWHERE, State

FALLS = "presence_falls"


class Collapse(NamedTuple):
    """S-22.14: of one land; how many fall if the damage is split so that most do."""

    land: Land
    presence: int
    damage: int
    lost: int
    dahan_damage: int
    dahan_lost: int
    farther: int  # S-7.10: so much more range power cards have from there


def collapses(state: State, seat: Seat) -> list[Collapse]:
    """S-22.14: by land with its presence; nothing for spirits whose presence falls without harm."""
    if not any(row.seat == seat for row in waiting_on_panels(state, FALLS)):
        return []
    found = [collapse(state, seat, Land(land)) for land in members(presence_lands(state, seat))]
    return [each for each in found if each.damage or each.dahan_damage]


def collapse(state: State, seat: Seat, land: Land) -> Collapse:
    own = presence(state, seat, land)
    case = Case(state, seat, land, event=own)
    rough = pieces_named(case, "badlands", land)
    dealt, to_dahan = (sum(points(case, seat, whom)) for whom in (False, True))
    dealt, to_dahan = (each + rough if each else 0 for each in (dealt, to_dahan))  # S-13.7, S-13.10
    left = {
        whom: sorted(
            health(state, land, kind_of(one)) - damage_of(one) for one in state.pieces[land] if is_of(one, whom)
        )
        for whom in (False, True)
    }
    lost, dahan_lost = count_destroyed(left[False], dealt), count_destroyed(left[True], to_dahan)
    return Collapse(land, own, dealt, lost, to_dahan, dahan_lost, farther_from(case))


def when_it_falls(state: State, seat: Seat, land: Land) -> list[Call]:
    """S-15.14: what a panel ties to own presence that is destroyed there."""
    return [call for row, call in on_panel_when(state, FALLS, land) if row.seat == seat]


def is_of(one: int, is_dahan: bool) -> bool:
    return kind_of(one) == DAHAN if is_dahan else is_invader(one)


def points(case: Case, seat: Seat, to_dahan: bool) -> Iterator[int]:
    """S-22.14: damage to Dahan, or to invaders, that the panel deals."""
    for each in (each for call in when_it_falls(case.state, seat, case.here) for each in call.block or ()):
        if isinstance(each, Call) and each.verb == "damage" and (each.key("to") is not None) == to_dahan:
            yield number(case, each.args[0])


def farther_from(case: Case) -> int:
    """S-7.10: where the panel says so of the land itself."""
    rows = [call for call, of in applying(case.state, "range", NOWHERE) if of.seat == case.seat]
    return sum(number(case, call.args[0]) for call in rows if is_from_here(case, call))


def is_from_here(case: Case, call: Call) -> bool:
    """Does it speak of powers from such a land as this, as it is now?"""
    origin = call.key("origin")
    return origin is not None and not isinstance(origin, Word) and holds(case, origin)
