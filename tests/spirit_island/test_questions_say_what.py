"""Questions ask for what they mean, and say the number that was chosen: S-14.13, S-22.14."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from tests.spirit_island.board import Isle, domains, have, innate, plays, power, printed
from tests.spirit_island.shown import put
from tuath.core.notation import Effect
from tuath.core.question import Decision
from tuath.games.spirit_island.action.counting import settle_count
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.case import Tally
from tuath.games.spirit_island.state.state import FAST
from tuath.games.spirit_island.turn.powers import use_power

HOME = Land(5)


def prompts(isle: Isle, rule: Coroutine[Any, Any, Any], answers: list[str], language: str) -> list[str]:
    """Every question as it is read, with its answer given."""
    found, said, answer = list[str](), iter(answers), None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return found
        assert isinstance(asked, Decision)
        found.append(put(isle, asked, language)[0])
        answer = domains()[asked.question.domain].index[next(said)]


@plays("innate:explosive_eruption")
@pytest.mark.parametrize(
    ("language", "asked", "chosen"),
    [
        ("en", "How many of your presence there do you destroy?", "(X = 2)"),
        ("de", "Wie viele deiner Präsenzen", "(X = 2)"),
    ],
)
def test_an_eruption_asks_for_presence_and_then_says_how_much(language: str, asked: str, chosen: str) -> None:
    isle = Isle("volcano_looming_high", expansions="both")
    isle.inhabit(0, HOME, 3)
    isle.put(4, "cc")
    isle.state.phase = FAST
    have(isle, fire=2, earth=2)
    rule = use_power(isle.table, 0, innate("explosive_eruption"))
    said = prompts(isle, rule, ["1-5", "2", "1-4", "city", "city"], language)
    how_much = [each for each in said if asked in each]
    assert len(how_much) == 1
    assert not any("nergie" in each for each in said)
    after = said[said.index(how_much[0]) + 1 :]
    assert any(chosen in each for each in after)


@plays("power:unleash_a_torrent_of_the_selfs_own_essence")
@pytest.mark.parametrize(
    ("language", "asked"), [("en", "How much energy do you pay?"), ("de", "Wie viel Energie zahlst du?")]
)
def test_a_torrent_asks_for_energy(language: str, asked: str) -> None:
    isle = Isle("starlight_seeks_its_form", expansions="both")
    isle.inhabit(0, HOME)
    isle.put(HOME, "t")
    isle.state.phase, isle.state.energy = FAST, [3]
    card = power("unleash_a_torrent_of_the_selfs_own_essence")
    isle.state.played = [1 << card]
    said = prompts(isle, use_power(isle.table, 0, card), ["second", "1"], language)
    assert any(asked in each for each in said)


@plays("power:spill_bitterness_into_the_earth")
@pytest.mark.parametrize(("language", "asked"), [("en", "In which land?"), ("de", "In welchem Gebiet?")])
def test_where_something_may_be_done_is_not_asked_from_where(language: str, asked: str) -> None:
    """Up to so many lands of choice: it happens there, and nothing leaves them."""
    isle = Isle(expansions="both")
    isle.inhabit(0, HOME)
    for land in (1, 4, 6):
        isle.put(land, "e")
    rule = carry_out(Use(isle.table, 0, HOME, actor=0, power=power(SPILL)), threshold_of(SPILL))
    said = prompts(isle, rule, ["1-4", "stop"], language)
    assert all(asked in each for each in said)
    assert len(said) == 2


SPILL = "spill_bitterness_into_the_earth"


def threshold_of(card: str) -> Effect:
    return printed().powers[power(card)].thresholds[0].effect


@pytest.mark.parametrize(("language", "site"), [("en", "sacred site"), ("de", "Heilige Stätte")])
def test_a_swarm_is_asked_for_its_sacred_site(language: str, site: str) -> None:
    """S-16.2, S-22.20"""
    isle = Isle("many_minds_move_as_one", expansions="both")
    isle.inhabit(0, HOME, 2)
    isle.put(HOME, "e")
    said = prompts(isle, settle_count(isle.table, Tally(), "beasts", HOME, -1), ["no"], language)
    assert [site in each for each in said] == [True]
