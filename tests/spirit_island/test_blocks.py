"""Blocks done several times or prevented, tokens that are ignored, and verbs that have no land of their own."""

from __future__ import annotations

from tests.spirit_island.board import Isle, at, land
from tuath.games.spirit_island.material.pieces import CITY, TOWN, piece
from tuath.games.spirit_island.state.queries.forecast import builds, forecast_ravage
from tuath.games.spirit_island.turn.invaders import build, explore, ravage

B4 = land(1, 4)


# ---- several times --------------------------------------------------------------------------------------------------


def test_times_counts_once_and_asks_anew() -> None:
    """What is counted at the beginning stays so often, though the first pass changes it."""
    isle = Isle()
    isle.put(4, "eet", beasts=2)
    isle.carry_out("times(n(beasts)){destroy(1, explorer); remove(1, beasts)}", here=4)
    assert (isle.pieces(4), isle.state.beasts[4]) == ("town", 0)


def test_did_means_this_pass() -> None:
    isle = Isle()
    isle.put(4, "t", beasts=2)
    isle.carry_out("times(n(beasts)){damage(2); if(did(destroy, town|city)){remove(1, beasts)}}", here=4)
    assert isle.state.beasts[4] == 1


def test_any_number_of_times_is_asked_for() -> None:
    isle = Isle()
    isle.carry_out("times(any){fear(1)}", "yes", "yes", "no", here=4)
    assert isle.state.fear_shown == 2


# ---- what prevents the rest: S-14.16 --------------------------------------------------------------------------------

CRUMBLES = "each_board(){prevent(){destroy(2, presence.any)}; at(land(terrain(sands))){add(1, blight)}}"


def test_s_14_16_each_board_is_asked_and_pays_or_not() -> None:
    """S-14.16: also with presence of several spirits; who has paid is spared the rest, and only there."""
    isle = Isle(boards="AB")
    isle.inhabit(0, 4)
    isle.inhabit(1, 4)
    isle.inhabit(1, B4, 2)
    isle.carry_out(CRUMBLES, "yes", "p1", "no", "2-5")
    assert isle.state.destroyed == [1, 1]
    assert sum(isle.state.blight[:9]) == 0
    assert sum(isle.state.blight) == 1


def test_s_14_16_what_cannot_be_paid_in_full_is_not_asked() -> None:
    isle = Isle()
    isle.inhabit(0, 4)
    isle.state.blight_left = 5
    isle.carry_out(CRUMBLES, "1-4")
    assert not any(key == "spirit_island-prevent" for _, key, _ in isle.asked)
    assert isle.state.blight[4] == 1


def test_s_14_16_a_spirit_pays_for_itself() -> None:
    isle = Isle(boards="AB")
    isle.inhabit(0, 4, 2)
    isle.inhabit(1, B4, 1)
    isle.carry_out("each_spirit(){prevent(){destroy_presence(2)}; energy(3)}", "p1", "yes")
    assert isle.state.energy == [0, 3]


def test_s_14_16_dahan_or_presence() -> None:
    isle = Isle()
    isle.put(4, "td")
    isle.inhabit(0, 4)
    effect = (
        "each_board(){at(land(has(town|city))){prevent(){destroy(2, presence.any|dahan)}; add(1, blight, cascade=no)}}"
    )
    isle.carry_out(effect, "yes", "yes")
    assert (isle.pieces(4), isle.state.destroyed, isle.state.blight[4]) == ("town", [1], 0)


# ---- tokens that are ignored: S-13.12 -------------------------------------------------------------------------------


def test_s_13_12_disease_that_is_ignored_stops_no_build() -> None:
    isle = Isle()
    isle.put(4, "e", disease=1)
    isle.state.building = (next(i for i, card in enumerate(isle.state.printed.invader_cards) if "sands" in card.match),)
    assert 4 not in builds(isle.state)
    isle.holds("wherever(){ignore(disease, build)}")
    assert builds(isle.state)[land(0, 4)] == TOWN
    isle.run(build(isle.table, land(0, 4)))
    assert (isle.pieces(4), isle.state.disease[4]) == ("explorer town", 1)


def test_s_13_12_wilds_that_are_ignored_stop_no_explore() -> None:
    isle = Isle()
    isle.put(4, "", wilds=1)
    isle.holds("wherever(){ignore(wilds, explore)}")
    isle.run(explore(isle.table, land(0, 4)))
    assert (isle.pieces(4), isle.state.wilds[4]) == ("explorer", 1)


def test_s_13_12_each_invader_ignores_one_strife() -> None:
    """One with a single strife fights and keeps it; one with two is held back by the second."""
    isle = Isle()
    isle.state.pieces[4] = (piece(TOWN, strife=1), piece(CITY, strife=2))
    isle.holds("wherever(){ignore(1*strife)}")
    forecast = forecast_ravage(isle.state, land(0, 4))
    assert forecast is not None
    assert forecast.damage == 2
    isle.run(ravage(isle.table, land(0, 4)))
    assert isle.pieces(4) == "town:0:1 city:0:1"


# ---- without a land: anywhere in the scope ---------------------------------------------------------------------------


def test_pieces_are_removed_one_by_one() -> None:
    isle = Isle()
    isle.put(1, "ee")
    isle.put(4, "e")
    isle.carry_out("remove(2, explorer)", "1-1", "1-4")
    assert (isle.pieces(1), isle.pieces(4)) == ("explorer", "")


def test_tokens_are_removed_anywhere_on_the_board() -> None:
    isle = Isle(boards="AB")
    isle.put(1, "", beasts=1)
    isle.put(4, "", beasts=1)
    isle.put(B4, "", beasts=1)
    isle.carry_out("each_board(){remove(1, beasts)}", "1-4")
    assert (isle.state.beasts[1], isle.state.beasts[4], isle.state.beasts[B4]) == (1, 0, 0)


def test_only_among_such_lands() -> None:
    isle = Isle()
    isle.put(1, "e", beasts=1)
    isle.put(4, "e")
    isle.carry_out("remove(1, explorer, among=land(has(beasts)))")
    assert (isle.pieces(1), isle.pieces(4)) == ("", "explorer")


def test_strife_is_removed_from_an_invader() -> None:
    isle = Isle()
    isle.state.pieces[4] = (piece(TOWN, strife=1),)
    isle.carry_out("each_board(){remove(1, strife); if(not did(remove, strife)){fear(1)}}")
    assert (isle.pieces(4), isle.state.fear_shown) == ("town", 0)
    isle.carry_out("each_board(){remove(1, strife); if(not did(remove, strife)){fear(1)}}")
    assert isle.state.fear_shown == 1


def test_different_invaders_get_strife() -> None:
    isle = Isle()
    isle.put(1, "t")
    isle.put(4, "c")
    isle.carry_out("add(2, strife, to=town|city, distinct=yes)", "1-4")
    assert (isle.pieces(1), isle.pieces(4)) == ("town:0:1", "city:0:1")


def test_pieces_are_pushed_one_by_one_from_several_lands() -> None:
    isle = Isle()
    isle.put(1, "dd", disease=1)
    isle.put(6, "d", disease=1)
    isle.carry_out("push(2, dahan, among=land(has(disease)), to=none(disease))", "1-1", "1-5", "1-6", "1-8")
    assert (isle.pieces(1), isle.pieces(6), isle.pieces(5), isle.pieces(8)) == ("dahan", "", "dahan", "dahan")


def test_pushed_to_where_most_are() -> None:
    isle = Isle()
    isle.put(1, "", disease=1)
    isle.put(5, "ee")
    isle.put(6, "t")
    isle.carry_out("push(1, disease, to=most(invader))", here=1)
    assert isle.state.disease[5] == 1


def test_pieces_are_added_among_such_lands() -> None:
    isle = Isle()
    isle.put(1, "", beasts=1)
    isle.put(4, "", beasts=1)
    isle.carry_out("add(2, explorer, among=land(has(beasts)))", "1-1", "1-4")
    assert (isle.pieces(1), isle.pieces(4)) == ("explorer", "explorer")


def test_a_piece_is_replaced_anywhere_on_the_board() -> None:
    isle = Isle()
    isle.put(1, "d")
    isle.put(4, "d")
    isle.carry_out("each_board(){replace(1, dahan, town)}", "1-4")
    assert (isle.pieces(1), isle.pieces(4)) == ("dahan", "town")


def test_a_condition_of_a_board_is_counted_over_all_of_it() -> None:
    isle = Isle(boards="AB")
    isle.put(1, "", beasts=1)
    isle.put(4, "", beasts=1)
    isle.put(B4, "", beasts=1)
    isle.carry_out("each_board(n(beasts)>=2){fear(2)}")
    assert isle.state.fear_shown == 2
    isle.carry_out("each_board(n_lands(board, has(beasts))>=1){fear(1)}")
    assert isle.state.fear_shown == 4


def test_only_so_many_boards_of_choice() -> None:
    isle = Isle(boards="AB")
    isle.carry_out("each_board(none(beasts), max=1){at(land()){add(1, beasts)}}", "B", at(B4))
    assert (sum(isle.state.beasts), isle.state.beasts[B4]) == (1, 1)


def test_a_rule_of_a_spirit_in_a_land_stays_there() -> None:
    """S-15.4: what each spirit does inside a land it does there."""
    isle = Isle(boards="AB")
    isle.put(4, "t")
    isle.inhabit(0, 4)
    isle.inhabit(1, 4)
    isle.inhabit(1, B4)
    isle.carry_out("at(all, land(has(invader))){each_spirit(){destroy(1, presence)}}", "p1")
    assert isle.state.presence[B4 * 2 + 1] == 1
    assert isle.state.destroyed == [1, 1]
