"""Aspects: chosen with a spirit, they change its panel: S-2.1."""

from __future__ import annotations

from tests.spirit_island.board import Isle, printed
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.queries import spirit
from tuath.games.spirit_island.state.state import NONE, Options
from tuath.games.spirit_island.turn.beginning import become, waiting_state


def aspect(id: str) -> int:
    return printed().aspect_index[id]


def with_aspect(spirit: str, id: str, **wishes: str) -> Isle:
    """An island with one spirit that is played so."""
    isle = Isle(spirit, expansions="both", **wishes)
    isle.state.aspects = (aspect(id),)
    return isle


def test_S_2_1_at_most_one_aspect_is_chosen_with_the_spirit() -> None:
    isle = Isle(expansions="both")
    isle.state.spirits, isle.state.aspects = [NONE], (NONE,)
    isle.run(become(isle.table, 0, printed().spirit_index["lightnings_swift_strike"]), [1 + aspect("wind")])
    assert isle.asked == [(0, "spirit_island-aspect", (0, 1 + aspect("wind"), 1 + aspect("pandemonium")))]
    assert isle.state.aspects == (aspect("wind"),)
    assert [rule.id for rule in spirit(isle.state, 0).special_rules] == []


def test_S_2_1_without_the_expansion_nobody_is_asked() -> None:
    isle = Isle()
    isle.run(become(isle.table, 0, printed().spirit_index["lightnings_swift_strike"]))
    assert (isle.asked, isle.state.aspects) == ([], (NONE,))


def test_S_2_1_an_aspect_replaces_an_innate_power() -> None:
    isle = with_aspect("lightnings_swift_strike", "pandemonium")
    names = [printed().innates[place].id for place in spirit(isle.state, 0).innates]
    assert names == ["lightning_torn_skies_incite_pandemonium"]


def test_nobody_has_an_aspect_at_first() -> None:
    state = waiting_state(RULES, printed(), Options(expansions="both"), 3)
    assert state.aspects == (NONE,) * 3
