"""Worked examples of the Jagged Earth rulebook that have no place elsewhere: T-5 to T-8, T-10 to T-14, T-20, T-21."""

from __future__ import annotations

from tests.spirit_island.board import Isle, land, printed, taken
from tuath.games.spirit_island.changes import add_blight
from tuath.games.spirit_island.endings import town_supply
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.invaders import ravage
from tuath.games.spirit_island.pieces import DAHAN, TOWN, piece
from tuath.games.spirit_island.standing import defence, health
from tuath.games.spirit_island.state import Task

HERE, BESIDE = Land(5), Land(4)
STOP = 0
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


def explored_first(boards: str, card: str) -> Isle:
    """The initial explore on an island whose last board is the extra one."""
    isle = Isle(boards=boards, extra_board="on").lay_out()
    isle.play(Task("first_explore"), answers=[printed().invader_index[card]])
    return isle


def invaders_on(isle: Isle, place: int) -> dict[int, str]:
    """By printed number, without dahan."""
    found = {number: isle.pieces(land(place, number)).replace("dahan", "").split() for number in range(1, 9)}
    return {number: " ".join(pieces) for number, pieces in found.items() if pieces}


def test_T_10_an_extra_board_with_three_players() -> None:
    """T-10, S-20.3: of the printed invaders only the city; an explorer comes to B3, but not to B5."""
    isle = explored_first("ACDB", "1_sands")
    assert invaders_on(isle, 3) == {2: "city", 3: "explorer"}


def test_T_11_an_extra_board_with_one_player() -> None:
    """T-11, S-20.3: no invaders, and the initial explore leaves it out."""
    isle = explored_first("AB", "1_sands")
    assert invaders_on(isle, 1) == {}
    assert "explorer" in invaders_on(isle, 0)[7]


def test_T_12_fear_cards_of_two_adversaries() -> None:
    """T-12, S-20.5: 3-4-3 and 4-4-4 are 4-5-4 together."""
    isle = Isle(adversary="sweden", level="2", second_adversary="brandenburg_prussia", second_level="6")
    assert isle.state.fear_deck == [4, 5, 4]


def test_T_13_the_invader_deck_of_two_adversaries() -> None:
    """T-13, S-20.5: first Russia 4, which supports, then Brandenburg-Prussia 2, 3 and 4."""
    isle = Isle(adversary="brandenburg_prussia", level="4", second_adversary="russia", second_level="4")
    decks = []
    for task in [task for task in reversed(isle.state.agenda) if task.kind == "prepare_adversary"]:
        isle.play(task)
        decks.append("".join(map(str, isle.state.invader_deck)))
    assert list(dict.fromkeys(decks)) == [
        "111222233333", "111232323233", "111323232323", "11323232323", "1133232323",
    ]  # fmt: skip


def test_T_14_towns_of_france_beside_another_adversary() -> None:
    """T-14, S-18.6, S-20.3, S-20.5: with four players 28, and 12 for the other's level 3; on five boards 35."""
    wishes = {"adversary": "france", "second_adversary": "england", "second_level": "3"}
    assert town_supply(Isle(boards="ABCD", level="2", **wishes).state) == 28 + 12
    assert town_supply(Isle(boards="ABCD", level="1", **wishes).state) == 28
    assert town_supply(Isle(boards="ABCDE", level="2", extra_board="on", **wishes).state) == 35 + 12
    assert town_supply(Isle(boards="ABCD", adversary="england", level="2").state) is None


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
