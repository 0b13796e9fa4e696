"""Worked examples of the Jagged Earth rulebook that have no place elsewhere: T-5 to T-9, T-20 and T-21."""

from __future__ import annotations

from tests.spirit_island.board import Isle, land, taken
from tuath.games.spirit_island.changes import add_blight
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.invaders import ravage
from tuath.games.spirit_island.pieces import DAHAN, TOWN, piece
from tuath.games.spirit_island.queries import presence, terrain
from tuath.games.spirit_island.standing import defence, health

HERE, BESIDE = Land(5), Land(4)
STOP, YES, NO = 0, 0, 1
TRUCE = "wherever(has(dahan)){sit_out(1, dahan); sit_out(1, town|city)}"
DURABLE = 'wherever(none(blight)){health(town, +2); rule("durable_town")}'


def test_T_05_temporary_truce() -> None:
    """T-5, S-16.1, S-16.4: one dahan and the town take no part; the other dahan is hurt and hits the explorer."""
    isle = Isle()
    isle.put(HERE, "etdd")
    isle.holds(TRUCE)
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 1})
    assert isle.pieces(HERE) == "town dahan dahan:1"


def test_who_takes_no_part_causes_no_ravage_and_no_defence() -> None:
    """S-12.4, S-16.4: a land with such invaders alone does not ravage; such dahan give no defend per dahan."""
    isle = Isle()
    isle.put(HERE, "td")
    isle.holds(TRUCE)
    isle.run(ravage(isle.table, HERE))
    assert (isle.pieces(HERE), isle.log) == ("town dahan", [])
    isle.put(HERE, "ttd")
    isle.holds("wherever(has(dahan)){defend(2*n(dahan))}")
    assert defence(isle.state, HERE) == 2
    isle.run(ravage(isle.table, HERE))
    assert isle.log[0] == ("ravaged", {"land": HERE, "number": 2})
    assert isle.state.blight[HERE] == 1


def test_T_06_protected_from_destruction() -> None:
    """T-6, S-9.9: six damage blight the land; the dahan loses even its earlier damage and strikes back."""
    isle = Isle(says="immune(dahan, destroy)")
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN), piece(TOWN), piece(DAHAN, damage=1))
    isle.holds("immune(dahan, destroy)", HERE)
    isle.run(ravage(isle.table, HERE), [taken(TOWN, 1)])
    assert isle.pieces(HERE) == "town town dahan"
    assert isle.state.blight[HERE] == 1


def test_whom_a_power_cannot_destroy_it_harms_no_more() -> None:
    """S-9.9: within the same action."""
    isle = Isle(says="immune(dahan, destroy)")
    isle.put(HERE, "dd")
    isle.holds("immune(dahan, destroy)", HERE)
    isle.use("tsunami", HERE)
    assert isle.pieces(HERE) == "dahan dahan"
    isle.state.pieces[HERE] = (piece(DAHAN), piece(DAHAN, damage=1))
    isle.carry_out("damage_each(1, dahan); damage_each(1, dahan)", here=HERE)
    assert isle.pieces(HERE) == "dahan dahan"
    isle.carry_out("damage_each(1, dahan)", here=HERE)
    assert isle.pieces(HERE) == "dahan:1 dahan:1"


def test_T_07_health_that_strife_lowers() -> None:
    """T-7, S-9.7, S-9.8: a town with 1 damage falls when strife comes; without strife it has its health again."""
    isle = Isle()
    isle.holds("wherever(){health(invader, -n(strife, that_piece))}")
    isle.state.pieces[HERE] = (piece(TOWN, damage=1),)
    isle.use("impersonate_authority", HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown) == ("", 1)
    isle.put(HERE, "t")
    isle.use("impersonate_authority", HERE)
    assert (isle.pieces(HERE), health(isle.state, HERE, isle.state.pieces[HERE][0])) == ("town:0:1", 1)
    isle.run(ravage(isle.table, HERE))
    assert (isle.pieces(HERE), health(isle.state, HERE, isle.state.pieces[HERE][0])) == ("town", 2)


def test_a_fear_card_that_lowers_health_destroys_at_once() -> None:
    """S-9.7: Unrest II: strife first, then the health of all who have some."""
    isle = Isle()
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN, damage=1))
    isle.fear_card("unrest", 2, taken(TOWN, 1))
    assert isle.pieces(HERE) == "town"


def test_T_08_herds_in_a_blighted_land() -> None:
    """T-8, S-9.8: a town of health 4 has 2 as soon as blight comes, and falls if it had so much damage."""
    isle = Isle()
    isle.holds(DURABLE)
    isle.state.pieces[HERE] = (piece(TOWN), piece(TOWN, damage=2))
    assert health(isle.state, HERE, TOWN) == 4
    isle.run(add_blight(isle.table, HERE))
    assert (isle.pieces(HERE), health(isle.state, HERE, TOWN), isle.state.fear_shown) == ("town", 2, 1)


def test_T_09_a_sacred_site_is_two_presence() -> None:
    """T-9, S-5.8: of three presence in a land a sacred site that is moved takes two along, to the same land."""
    isle = Isle("lightnings_swift_strike")
    isle.inhabit(0, HERE, 3)
    isle.carry_out("push(1, sacred_site)", BESIDE, here=HERE)
    assert (presence(isle.state, 0, HERE), presence(isle.state, 0, BESIDE)) == (1, 2)
    isle.carry_out("push(1, sacred_site)", here=HERE)
    assert presence(isle.state, 0, HERE) == 1  # one presence is none


def test_a_sacred_site_of_one_presence() -> None:
    """S-5.15: that of the River in a wetland moves with the one presence that forms it."""
    isle = Isle("river_surges_in_sunlight")
    isle.inhabit(0, HERE)
    assert terrain(isle.state, HERE) == "wetland"
    isle.carry_out("push(1, sacred_site)", BESIDE, here=HERE)
    assert (presence(isle.state, 0, HERE), presence(isle.state, 0, BESIDE)) == (0, 1)


def test_another_spirit_is_moved_if_it_agrees() -> None:
    """S-3.4, S-5.8: Flowing and Silent Forms gathers a presence or a whole sacred site of another spirit."""
    for answers, moved in (((YES, YES), 2), ((NO, YES), 1), ((YES, NO), 0)):
        isle = Isle("shroud_of_silent_mist", "river_surges_in_sunlight", boards="AB")
        isle.inhabit(0, HERE)
        isle.inhabit(1, BESIDE, 3)
        isle.use("flowing_and_silent_forms_dart_by", HERE, YES, *answers)
        assert [seat for seat, *_ in isle.asked] == [0, 0, 1]
        assert presence(isle.state, 1, HERE) == moved


def test_T_20_a_ravage_where_everything_is_skipped() -> None:
    """T-20, S-14.5, S-8.26: such a land may be chosen; then nothing happens."""
    isle = Isle()
    isle.put(HERE, "t")
    isle.put(BESIDE, "t")
    isle.holds("skip(all)", HERE)
    isle.carry_out("each_board(){at(land(has(town|city))){ravage_here()}}", HERE)
    assert isle.asked == [(0, "spirit_island-where", (BESIDE, HERE))]
    assert (isle.state.blight[HERE], isle.state.blight[BESIDE]) == (0, 0)


def test_T_21_a_push_out_of_an_isolated_land() -> None:
    """T-21, S-13.6, S-13.9: such a land may be chosen; the explorer stays if the players like, a dahan must go."""
    isle = Isle()
    isle.put(HERE, "ed")
    isle.put(BESIDE, "e")
    isle.use("sucking_ooze", HERE)
    isle.carry_out("each_board(){at(land(has(explorer))){push(1, explorer)}}", HERE, STOP)
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("explorer dahan", "explorer")
    isle.carry_out("push(1, dahan)", BESIDE, here=HERE)
    assert isle.pieces(BESIDE) == "explorer dahan"
    isle.carry_out("gather(1, explorer)", STOP, here=BESIDE)
    assert isle.pieces(HERE) == "explorer"


def test_isolation_ends_with_the_turn_and_leaves_the_coast() -> None:
    """S-13.6, S-4.5"""
    isle = Isle(boards="AB")
    isle.use("sucking_ooze", land(0, 2))
    assert isle.state.isolated == 1 << 2
