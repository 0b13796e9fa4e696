"""What holds in every state of the island, whatever was done: counted over the whole state."""

from __future__ import annotations

from itertools import combinations

from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import damage_of
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.standing.standing import health
from tuath.games.spirit_island.state.state import State

COUNTED = (
    "blight", "beasts", "wilds", "disease", "badlands", "presence", "destroyed", "covered", "energy", "unseen",
    "fear_deck",
)  # fmt: skip
HELD = ("hands", "played", "discards", "forgotten", "drawn", "days")  # a card is in one of them, of one spirit


def is_sound(state: State) -> None:
    """S-1.3, S-1.4, S-2.10, S-4.4: nothing is less than none, no card is twice, no piece lives that is destroyed."""
    for name in COUNTED:
        assert min(getattr(state, name), default=0) >= 0, f"less than no {name}: {getattr(state, name)}"
    for land, pieces in enumerate(state.pieces):
        assert list(pieces) == sorted(pieces), f"the pieces of land {land} have no order"
        destroyed = [one for one in pieces if damage_of(one) >= health(state, Land(land), one)]
        assert not destroyed, f"land {land} has pieces with as much damage as health: {destroyed}"
    assert not any(state.pieces[land] for land in members(isle(state).oceans)), "invaders or dahan are in the ocean"
    places = [(f"{name} of {seat}", pile) for name in HELD for seat, pile in enumerate(getattr(state, name))]
    places += [("minors", state.minors), ("minors discarded", state.minors_discarded)]
    places += [("majors", state.majors), ("majors discarded", state.majors_discarded)]
    for (one, cards), (other, more) in combinations(places, 2):
        assert not cards & more, f"a card is in {one} and in {other}: {members(cards & more)}"
    assert not state.events & state.events_discarded, "an event is in the deck and on its discard"
