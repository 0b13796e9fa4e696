"""Isolation where a rule counts invaders next door, or adds them there: S-13.6, S-13.9."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, plays
from tuath.core.question import bits_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.standing.standing import more_damage
from tuath.games.spirit_island.turn.invaders import build
from tuath.games.spirit_island.turn.triggers import finish_action

HERE, NEAR, OTHER = Land(3), Land(2), Land(4)  # on board A land 3 touches 2, 4 and the ocean


def table(**wishes: str) -> Isle:
    isle = Isle(expansions="both", **wishes)
    for tokens in (isle.state.beasts, isle.state.wilds, isle.state.disease):
        tokens[:] = [0] * len(tokens)
    isle.state.turn = 2
    isle.inhabit(0, 8)
    isle.put(8, "c")  # far away, so that nobody has won or lost
    return isle


@plays("foe:habsburg-level6")
@pytest.mark.parametrize(("isolated", "more"), [((), 2), ((NEAR,), 0), ((HERE,), 0), ((OTHER,), 2)])
def test_far_flung_herds_heed_isolation(isolated: tuple[int, ...], more: int) -> None:
    """S-13.9: towns that are cut off, or cut off from here, are not next door."""
    isle = table(adversary="habsburg", level="6")
    isle.put(NEAR, "t")
    isle.state.isolated = bits_of(isolated)
    assert more_damage(isle.state, HERE) == more


@plays("event:resourceful_populace")
@pytest.mark.parametrize(
    ("isolated", "answers", "towns"),
    [((), ["1-2"], {2: 1}), ((HERE,), ["stop"], {}), ((HERE,), ["1-4"], {4: 1}), ((NEAR, OTHER), ["stop"], {})],
)
def test_a_resourceful_populace_may_be_cut_off(
    isolated: tuple[int, ...], answers: list[str], towns: dict[int, int]
) -> None:
    """S-13.9: where a town fell in an isolated land, or beside such lands alone, the new one may be left out."""
    isle = table()
    isle.holds("on(destroyed_here(town|city)){at(adjacent){add(1, town)}}")
    isle.put(HERE, "t")
    isle.state.isolated = bits_of(isolated)
    isle.power_says("destroy(1, town)", here=HERE)
    isle.run(finish_action(isle.table), answers)
    assert {land: isle.pieces(land).count("town") for land in range(1, 8) if isle.pieces(land)} == towns


def test_where_one_neighbour_is_not_isolated_it_is_added() -> None:
    """S-13.9, S-14.5: it can be done without lifting anything, so it must; to lift is still allowed."""
    for answer in ("1-2", "1-4"):
        isle = table()
        isle.holds("on(destroyed_here(town|city)){at(adjacent){add(1, town)}}")
        isle.put(HERE, "t")
        isle.state.isolated = 1 << NEAR
        isle.power_says("destroy(1, town)", here=HERE)
        isle.run(finish_action(isle.table), [answer])
        assert isle.asked[-1][2] == (at(NEAR), at(OTHER))


@plays("event:eager_explorers")
def test_eager_explorers_may_be_cut_off() -> None:
    """S-13.9: each board's next build brings an explorer next door, unless that land is isolated."""
    isle = table()
    isle.holds("next(built_here()){at(adjacent(none(invader))){add(1, explorer)}}")
    isle.put(HERE, "t")
    isle.state.isolated = 1 << HERE
    isle.run(build(isle.table, HERE))
    isle.run(finish_action(isle.table), ["stop"])
    assert (isle.pieces(NEAR), isle.pieces(OTHER)) == ("", "")


@plays("foe:france-level4")
@pytest.mark.parametrize(
    ("isolated", "answers", "near", "other"),
    [
        ((), [], "town town", "town town town"),
        ((NEAR,), ["1-4"], "town", "town town town town"),
        ((HERE,), ["stop"], "town", "town town town"),
    ],
)
def test_triangle_trade_heeds_isolation(isolated: tuple[int, ...], answers: list[str], near: str, other: str) -> None:
    """S-13.9, S-18.15: the adjacent land with fewest towns, of those that count as adjacent."""
    isle = table(adversary="france", level="4")
    isle.put(HERE, "tt")
    isle.put(NEAR, "t")
    isle.put(OTHER, "ttt")
    isle.state.isolated = bits_of(isolated)
    isle.run(build(isle.table, HERE), answers)
    assert (isle.pieces(NEAR), isle.pieces(OTHER)) == (near, other)


def test_blight_and_dahan_never_notice() -> None:
    """S-13.9: what counts or adds anything else finds every neighbour."""
    isle = table()
    isle.put(NEAR, blight=1)
    isle.state.isolated = 1 << NEAR | 1 << HERE
    isle.carry_out("at(land(n(blight, adjacent)>=1)){add(1, beasts)}", "1-3")
    assert isle.state.beasts[HERE] == 1


def test_powers_find_every_neighbour() -> None:
    """S-13.9: the spirits decide, and it helps them."""
    isle = table()
    isle.put(NEAR, "t")
    isle.state.isolated = 1 << HERE
    isle.power_says("if(n(town, adjacent)>=1){fear(1)}", here=HERE)
    assert isle.state.fear_shown == 1


def test_invaders_pushed_only_to_isolated_lands_may_stay() -> None:
    """S-13.6, S-13.9: every land to which they could go is cut off."""
    isle = table()
    isle.put(HERE, "e")
    isle.state.isolated = 1 << NEAR | 1 << OTHER
    isle.carry_out("push(1, explorer)", "stop", here=HERE)
    assert isle.pieces(HERE) == "explorer"


def test_a_rule_of_no_land_adds_where_it_says_whatever_is_isolated() -> None:
    """S-13.9: on each board one land of choice; that another one is isolated makes no difference."""
    isle = table()
    isle.state.isolated = 1 << NEAR
    isle.carry_out("at(land(coastal() and none(town))){add(1, town)}", "1-3")
    assert isle.pieces(HERE) == "town"
