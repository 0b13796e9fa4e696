"""What a Pretender's claim stands on: I-7.5, I-12.1 to I-12.4."""

from __future__ import annotations

from random import Random

import pytest

import tuath
from tests.inis.board import BLUE, LAND, PRINTED, RED, inis
from tests.play import any_answer
from tuath.games.inis.claims import claim_of
from tuath.games.inis.queries import conditions, conditions_met, seats

NEEDED = PRINTED.rules.needed


def lands(*names: str) -> tuple[int, ...]:
    return tuple(sorted(LAND[name] for name in names))


def test_I_12_1_territories_that_count_and_that_hang_on_one_clan() -> None:
    """Six where present, none to spare: each that one clan holds decides it."""
    island = {"cove": "r1", "hills": "capital r2", "forest": "r1 b1", "moor": "r1", "valley": "r3", "meadows": "r2"}
    claim = claim_of(inis(island, seats=2).state, RED)
    assert (claim.condition, claim.number, claim.deeds) == ("territories", 6, 0)
    assert claim.lands == lands(*island)
    assert claim.hanging == lands("cove", "forest", "moor")


def test_I_12_1_a_chieftain_by_one_clan_loses_all_opposing_clans_there() -> None:
    claim = claim_of(inis({"cove": "capital r5 b4", "hills": "r4 b2"}, seats=2).state, RED)
    assert (claim.condition, claim.number) == ("land", 6)
    assert claim.hanging == lands("cove")


def test_I_12_4_deeds_help_and_are_counted() -> None:
    table = inis({"cove": "capital r2", "hills": "r2", "forest": "r1", "moor": "r1 b1"}, seats=2)
    table.state.deeds[RED] = 3
    claim = claim_of(table.state, RED)
    assert (claim.condition, claim.number, claim.deeds) == ("territories", 4, 2)
    assert claim.hanging == (), "there is a Deed to spare"
    assert not claim_of(table.state, BLUE).is_met(NEEDED)


@pytest.mark.parametrize("seed", range(4))
def test_a_claim_is_met_by_who_meets_a_condition(seed: int) -> None:
    position, rng = tuath.start("inis", seats=3, seed=seed), Random(seed)
    while not position.over and position.count < 600:
        position.play(*any_answer(position, rng))
        if position.count % 20 == 0:
            for seat in seats(position.state):
                claim = claim_of(position.state, seat)
                assert claim.is_met(NEEDED) == (conditions_met(position.state, seat) > 0)
                assert claim.number == max(conditions(position.state, seat))
                assert claim.is_met(NEEDED) or not claim.hanging
    view = position.view()
    assert [claim["seat"] for claim in view["claims"]] == [p["seat"] for p in view["players"] if p["pretender"]]
