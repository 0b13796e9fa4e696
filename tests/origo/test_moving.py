"""O-9, O-10: migrating, exchanging and sailing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.origo.board import PRINTED, fields, free_of, log, names, origo, owner, player
from tests.origo.helpers import jumps
from tests.table import Played
from tuath.games.origo.printed import FIELDS

BLACK, GREEN = 0, 1
BLUE, RED = 0, 1


def targets(played: Played, seat: int, *answers: str) -> set[str]:
    """Where a shield may go, after these answers on a copy."""
    other = played.position.copy()
    for answer in answers:
        other.answer(seat, answer)
    return set(other.pending[seat].options)


# ---- O-9: migrating -------------------------------------------------------------------------------------------------


def test_T_06_jumping_over_own_shields() -> None:
    """O-T.6, O-9.2: from H9 in Dalmatia to H5 in Italy over H8, H7 and H6."""
    played = origo("H9 H8 H7 H6", "A1")
    played.play(BLUE, "migrate", "H9", "H5")
    assert owner(played, "H5") == BLUE
    assert owner(played, "H9") is None
    assert log(played, "migrated") == [{"seat": "seat:p1", "origin": "field:H9", "target": "field:H5"}]


def test_T_06_not_over_foreign_shields() -> None:
    """O-T.6, O-9.2: with H8 in other hands it is illegal."""
    played = origo("H9 H7 H6", "H8")
    assert played.why_not(BLUE, "migrate", "H9", "H5").rule == "O-9.2"


def test_migrating_to_an_adjacent_field_of_land_or_sea() -> None:
    """O-9.1"""
    played = origo("B2", "J1")
    assert targets(played, BLUE, "migrate", "B2") == {"A2", "B1", "C2", "B3"}


def test_only_land_shields_migrate() -> None:
    """O-9.1: those at sea sail, foreign ones do neither."""
    played = origo("A3 B2", "J1")
    assert targets(played, BLUE, "migrate") == {"B2"}
    assert played.why_not(BLUE, "migrate", "A3").message.key == "origo-no-migration-from-sea"
    assert played.why_not(BLUE, "migrate", "J1").rule == "O-9.1"
    assert played.why_not(BLUE, "sail", "B2").message.key == "origo-no-sailing-on-land"


def test_free_fields_are_not_passed() -> None:
    """O-9.2"""
    played = origo("H9 H7", "A1")
    assert "H6" not in targets(played, BLUE, "migrate", "H9")


def test_chains_may_turn_branch_and_mix_land_and_sea() -> None:
    """O-9.2, O-R.12, O-R.37: any free field beside any shield of the chain, not only beside its end."""
    played = origo("B2 B3 B4 C2 D2", "J1")
    assert targets(played, BLUE, "migrate", "B2") == {"A2", "A3", "A4", "B1", "B5", "C1", "C3", "C4", "D1", "D3", "E2"}


def test_a_surrounded_shield_lands_anywhere_around_its_group() -> None:
    """O-R.37, O-R.13"""
    played = origo("E5 D5 F5 E4 E6", "J1")
    assert targets(played, BLUE, "migrate", "E5") == {"C5", "D4", "D6", "F4", "F6", "E3", "E7", "G5"}


def test_a_move_ends_on_another_field() -> None:
    """O-R.37: never on the one it came from."""
    played = origo("E5 E6", "J1")
    assert played.why_not(BLUE, "migrate", "E5", "E5").rule == "O-9.1"


def test_shields_without_a_field_to_go_to() -> None:
    """O-9.2: enclosed by others."""
    played = origo("A1 E5", "A2 B1")
    assert played.why_not(BLUE, "migrate", "A1").rule == "O-9.2"


@given(
    own=st.sets(st.sampled_from(FIELDS), min_size=1, max_size=40),
    other=st.sets(st.sampled_from(FIELDS), max_size=40),
    data=st.data(),
)
def test_moves_against_a_plain_search(own: set[str], other: set[str], data: st.DataObject) -> None:
    """O-9.1, O-9.2, O-10.1: bit sets find what a search from field to field finds, for every shield."""
    others = " ".join(other - own)
    played = origo(" ".join(own), others)
    start = data.draw(st.sampled_from(sorted(own)))
    expected = jumps(start, " ".join(own), others)
    act = "sail" if fields(start) & PRINTED.sea else "migrate"
    if expected:
        assert targets(played, BLUE, act, start) == expected
    elif act in played.options(BLUE):
        assert played.why_not(BLUE, act, start).rule == "O-9.2"


# ---- O-9.3: exchanging ----------------------------------------------------------------------------------------------


def test_exchanging_two_cards() -> None:
    """O-9.3: both are laid off before two are drawn, and the turn goes on."""
    played = origo("A1", "J1", hands={BLUE: "row:A row:A ship"}, lucky=False)
    played.play(BLUE, "exchange", "row:A", "row:A")
    assert player(played, BLUE)["cards"] == 1
    assert played.position.view()["discard"] == {"row:A": 2}
    played.nature("column:1", "population")
    assert [card["id"] for card in played.position.view(BLUE)["players"][BLUE]["hand"]] == [
        "column:1",
        "population",
        "ship",
    ]
    assert played.asked(BLUE) == "act"
    assert set(played.options(BLUE)) == {"expand", "done"}


def test_exactly_two() -> None:
    """O-9.3, O-R.29: with one card it is not possible; the second must be another one of the hand."""
    assert origo("A1", "J1", hands={BLUE: "ship"}).why_not(BLUE, "exchange").rule == "O-R.29"
    played = origo("A1", "J1", hands={BLUE: "ship row:A"})
    assert played.why_not(BLUE, "exchange", "ship", "ship").rule == "O-9.3"


# ---- O-10: sailing --------------------------------------------------------------------------------------------------


def test_T_07_sailing_around_a_corner() -> None:
    """O-T.7, O-10.1, O-9.2: I3 to G3 over I4, H4 and G4; afterwards I4 to F4 over H4 and G4."""
    played = origo("I3 I4 H4 G4", "H3")
    played.play(BLACK, "sail", "I3", "G3")
    assert played.asked(BLACK) == "sail"
    played.play(BLACK, "I4", "F4")
    assert {owner(played, field) for field in ("G3", "F4", "H4", "G4")} == {BLACK}
    assert owner(played, "I3") is owner(played, "I4") is None
    assert played.asked(BLACK) == "act"


def test_T_08_the_order_matters() -> None:
    """O-T.8, O-10.2: with I4 gone to F4, I3 can no longer reach G3."""
    played = origo("I3 I4 H4 G4", "H3")
    played.play(BLACK, "sail", "I4", "F4")
    assert played.why_not(BLACK, "I3", "G3").rule == "O-9.2"


def test_T_09_two_fields_to_land_on() -> None:
    """O-T.9, O-10.1, O-R.13: F1 over F2 to F3 or G2."""
    played = origo("F1 F2", "A1")
    assert {"F3", "G2"} <= targets(played, BLACK, "sail", "F1")


def test_each_shield_sails_once_in_a_turn() -> None:
    """O-10.1, O-6.2"""
    played = origo("J5 B7", "A1")
    played.play(BLACK, "sail", "J5", "J6")
    assert played.why_not(BLACK, "J6").rule == "O-R.14"
    played.play(BLACK, "B7", "B8")
    assert played.asked(BLACK) == "act"
    refusal = played.why_not(BLACK, "sail")
    assert (refusal.rule, refusal.message.key) == ("O-10.1", "origo-no-sailing-left")
    ashore = origo("A1 F3", "J1")
    assert ashore.why_not(BLACK, "sail").message.key == "origo-no-sailing-anywhere"


def test_a_field_that_is_taken_is_refused_by_the_rule_of_the_move() -> None:
    """O-9.1, O-10.1: migrating and sailing land on free fields alike, each by its own paragraph."""
    played = origo("A2 A3", "B2 B3")
    assert played.why_not(BLACK, "migrate", "A2", "B2").rule == "O-9.1"
    assert played.why_not(BLACK, "sail", "A3", "B3").rule == "O-10.1"


def test_sailing_ends_when_the_player_is_done() -> None:
    """O-10.1: a sequence of single choices; "done" is none of the first."""
    played = origo("J5 B7", "A1")
    assert played.why_not(BLACK, "sail", "done").rule == "O-10.1"
    played.play(BLACK, "sail", "J5", "J6", "done")
    assert played.asked(BLACK) == "act"


def test_a_shield_that_has_sailed_stays_one_that_has() -> None:
    """O-R.14: it sails ashore, migrates to sea again, and does not sail a second time."""
    played = origo("A3 C7", "J1")
    played.play(BLACK, "sail", "A3", "A2", "done")
    played.play(BLACK, "migrate", "A2", "A3")
    assert played.position.view()["sailed"] == ["A3"]
    assert played.why_not(BLACK, "sail", "A3").rule == "O-R.14"
    assert played.may(BLACK, "sail", "C7")


def test_a_shield_may_migrate_to_sea_and_then_sail() -> None:
    """O-R.14"""
    played = origo("A2", "J1")
    played.play(BLACK, "migrate", "A2", "A3")
    played.play(BLACK, "sail", "A3", "A4")
    assert owner(played, "A4") == BLACK


def test_a_shield_may_be_laid_and_then_move() -> None:
    """O-R.14"""
    played = origo("A1", "J1", hands={BLACK: "ship"})
    played.play(BLACK, "expand", "ship", "A3")
    played.play(BLACK, "sail", "A3", "A4")
    assert owner(played, "A4") == BLACK


def test_another_shield_may_sail_from_where_one_has_landed_before() -> None:
    """O-R.14: it is the shield that has sailed, not the field."""
    played = origo("A3 B3", "J1")
    played.play(BLACK, "sail", "A3", "A4")
    played.play(BLACK, "B3", "A3")
    assert played.position.view()["sailed"] == ["A3", "A4"]
    assert played.asked(BLACK) == "act"


def test_sailing_is_new_in_each_turn() -> None:
    """O-10.1"""
    played = origo("J5", "A1")
    played.play(BLACK, "sail", "J5", "J6")
    played.play(BLACK, "done")
    played.play(GREEN, "skip")
    assert played.may(BLACK, "sail", "J6")


# ---- O-R.11: founding by moving -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "own", "start", "end"),
    [("migrate", "D7 D8 D9 E8", "E8", "E7"), ("sail", "E7 D8 D9 C7", "C7", "D7")],
)
def test_moving_onto_the_last_free_field_founds(act: str, own: str, start: str, end: str) -> None:
    """O-R.11, O-11.1"""
    played = origo(own, "A1")
    played.play(BLACK, act, start, end)
    assert log(played, "founded") == [{"seat": "seat:p1", "region": "region:poland", "points": 3}]


def test_a_move_inside_a_country_founds_nothing() -> None:
    """O-R.11: it leaves another field free."""
    played = origo("D7 D8 D9", "A1")
    played.play(BLACK, "migrate", "D7", "E7")
    assert not played.told("founded")
    assert names(fields(free_of("poland", 4))) == {"D7", "D8", "D9", "E7"}
