"""O-6, O-7: rounds, turns and expanding."""

from __future__ import annotations

import pytest

from tests.origo.board import BLUE, FIELD, GREEN, PRINTED, RED, begin, free_of, log, origo, owner, player, skip
from tests.table import Played
from tuath.core.question import NATURE

TEN = "row:A row:B row:C row:D row:E row:F row:G row:H row:I row:J"


def lay_start_shields(played: Played) -> None:
    while played.position.view()["phase"] == "start":
        seat = next(iter(played.pending()))
        played.play(seat, played.options(seat)[0])


def test_a_round_is_one_turn_for_everybody_clockwise() -> None:
    """O-6.1, O-1.8: from the start player on."""
    played = origo("A1", "B5", "C9", turn=BLUE, starter=BLUE, hands={GREEN: "row:A", RED: "row:B"})
    for seat in (BLUE, GREEN):
        skip(played, seat)
    assert list(played.pending()) == [RED]
    played.play(RED, "expand", "row:B", "B1")
    played.play(RED, "done")
    assert played.position.view()["round"] == 3
    assert list(played.pending()) == [BLUE]


def test_the_youngest_starts_the_first_round() -> None:
    """O-6.1"""
    played = begin(3)
    lay_start_shields(played)
    assert played.position.view()["starter"] == RED


# ---- T-22: what a turn may hold -------------------------------------------------------------------------------------


def attacker() -> Played:
    """Red may expand in row A, and attack blue in Poland, who has no cards."""
    return origo("E8 D6 D10 C7", "D7 D8 D9 E7", founded="poland", hands={RED: "row:D row:D row:A row:A"})


def attack(played: Played, field: str, *cards: str) -> None:
    """An attack that is won with these cards."""
    played.play(RED, "attack", field, *cards)
    if played.asked(RED) == "add":
        played.play(RED, "stop")
    played.play(BLUE, "stop")


def test_T_22_two_uses_in_any_mix() -> None:
    """O-T.22, O-6.2, O-8.10: expand twice, attack twice or one of each; never a third time."""
    for mix in ("expand expand", "expand attack", "attack expand", "attack attack"):
        played = attacker()
        for number, act in enumerate(mix.split()):
            if act == "expand":
                played.play(RED, "expand", "row:A", ("A1", "A2")[number])
            else:
                attack(played, ("D7", "D9")[number], "row:D")
        for act in ("expand", "attack"):
            assert played.why_not(RED, act).rule == "O-6.2"


def test_T_22_migrate_or_exchange() -> None:
    """O-T.22, O-6.2: once, and not both."""
    one = origo("A1", "B5", hands={RED: "row:A row:B ship"})
    one.play(RED, "migrate", "A1", "A2")
    two = origo("A1", "B5", hands={RED: "row:A row:B ship"})
    two.play(RED, "exchange", "row:A", "row:B")
    for played in (one, two):
        assert played.why_not(RED, "migrate").rule == "O-6.2"
        assert played.why_not(RED, "exchange").rule == "O-6.2"


def test_any_order() -> None:
    """O-6.2: sailing, migrating and expanding, one between the others."""
    played = origo("A1 A3 J5", "B5", hands={RED: "row:A row:B ship"})
    played.play(RED, "sail", "A3", "A4", "done")
    played.play(RED, "expand", "row:A", "A2")
    played.play(RED, "migrate", "A1", "B1")
    played.play(RED, "sail", "J5", "J6")
    played.play(RED, "expand", "row:B", "B2")
    assert {owner(played, field) for field in ("A4", "A2", "B1", "J6", "B2")} == {RED}


def test_the_whole_turn_may_be_skipped() -> None:
    """O-6.3, O-R.1, O-R.44: by doing nothing; who has done something ends the turn."""
    played = origo("A1", "B5", hands={RED: "row:A"})
    assert played.why_not(RED, "done").rule == "O-6.3"
    other = origo("A1", "B5", hands={RED: "row:A"})
    other.play(RED, "migrate", "A1", "A2")
    assert other.why_not(RED, "skip").rule == "O-6.3"
    skip(played, RED)
    assert player(played, RED)["skipped"]
    other.play(RED, "done")
    assert not player(other, RED)["skipped"]


def test_an_exchange_is_no_skipping() -> None:
    """O-R.1"""
    played = origo("A1", "B5", hands={RED: "row:A row:B"})
    played.play(RED, "exchange", "row:A", "row:B")
    assert "skip" not in played.options(RED)


def test_who_can_do_nothing_has_skipped() -> None:
    """O-R.44, O-R.29: no card, no way to go."""
    played = origo("A1", "A2 B1")
    assert played.options(RED) == ("skip",)
    assert played.why_not(RED, "exchange").rule == "O-R.29"
    assert played.why_not(RED, "migrate").rule == "O-9.1"
    skip(played, RED)
    assert player(played, RED)["skipped"]


# ---- O-6.4: filling up ----------------------------------------------------------------------------------------------


def test_hands_are_filled_up_at_the_end_of_the_turn() -> None:
    """O-6.4: not before, and up to ten."""
    played = origo("A1", "B5", hands={RED: TEN})
    played.play(RED, "expand", "row:A", "A2")
    played.play(RED, "expand", "row:B", "B1")
    assert player(played, RED)["cards"] == 8
    played.play(RED, "done")
    assert player(played, RED)["cards"] == 10
    assert log(played, "filled-up") == [{"seat": "seat:p1", "cards": 2}]


def test_only_those_who_spent_cards_in_defence_fill_up_too() -> None:
    """O-6.4, O-R.4, O-R.50: after the player whose turn it was, clockwise from there."""
    played = origo(
        "E8 F6", "poland", "E6",
        founded="poland germania",
        hands={RED: "row:E row:EF column:7 population", BLUE: "country:poland", GREEN: "country:germania"},
        lucky=False,
    )  # fmt: skip
    played.play(RED, "attack", "E6", "row:E", "stop")
    played.play(GREEN, "country:germania")
    played.play(RED, "stop")
    played.play(RED, "attack", "E7", "column:7", "stop")
    played.play(BLUE, "country:poland")
    played.play(RED, "stop")
    played.play(RED, "done")
    assert [line["seat"] for line in log(played, "filled-up")] == ["seat:p1", "seat:p2", "seat:p3"]
    drawn = []
    while NATURE in played.pending():
        played.nature(played.pending()[NATURE].options[-1])
        drawn = [line["seat"] for line in log(played, "drawn")]
    assert drawn == ["seat:p1"] * 8 + ["seat:p2"] * 10 + ["seat:p3"] * 10


def test_a_defender_who_plays_no_card_does_not_fill_up() -> None:
    """O-6.4"""
    played = origo("E8 F7", "poland", founded="poland", hands={RED: "row:E row:E", BLUE: "ship"})
    played.play(RED, "attack", "E7", "row:E", "row:E", "stop")
    played.play(BLUE, "stop")
    played.play(RED, "done")
    assert player(played, BLUE)["cards"] == 1


# ---- O-7: expanding -------------------------------------------------------------------------------------------------


def test_T_05_a_ship_card() -> None:
    """O-T.5, O-7.1: green has two shields in the North Sea and takes B3 with a ship card."""
    played = origo("A1", "B4", "A3 C3", turn=GREEN, hands={GREEN: "ship"})
    played.play(GREEN, "expand", "ship")
    assert "B3" in played.options(GREEN)
    assert played.why_not(GREEN, "B2").rule == "O-3.1"
    assert played.why_not(GREEN, "B4").rule == "O-2.1"
    played.play(GREEN, "B3")
    assert owner(played, "B3") == GREEN


def test_expanding_takes_a_card_and_a_shield_of_the_supply() -> None:
    """O-7.1, O-1.3"""
    played = origo("A1", "B5", hands={RED: "row:A"})
    supply = player(played, RED)["supply"]
    played.play(RED, "expand", "row:A", "A9")
    assert player(played, RED)["supply"] == supply - 1
    assert player(played, RED)["cards"] == 0


def test_a_card_needs_a_free_field() -> None:
    """O-7.1: neither a card that is not in hand, nor one whose fields are taken."""
    played = origo("poland", "B5", hands={RED: "country:poland ship"})
    assert played.why_not(RED, "expand", "country:poland").rule == "O-7.1"
    assert played.why_not(RED, "expand", "row:A").rule == "O-7.1"
    full = origo("poland", "B5", hands={RED: "country:poland"})
    assert full.why_not(RED, "expand").rule == "O-7.1"


def test_population_cards_see_the_board_of_the_moment() -> None:
    """O-R.43: the shield of the first expansion supports the second; a shield at sea supports as well."""
    played = origo("A3", "B5", hands={RED: "population row:J"})
    played.play(RED, "expand", "row:J", "J5")
    played.play(RED, "expand", "population")
    assert set(played.options(RED)) == {"A2", "A4", "B3", "J4", "J6", "I5"}


def test_population_needs_an_own_shield() -> None:
    """O-3.1: without one on the board, or with no free field beside, the card is of no use."""
    played = origo("A1", "A2 B1", hands={RED: "population"})
    assert played.why_not(RED, "expand").rule == "O-7.1"


def test_without_a_shield_in_the_supply() -> None:
    """O-R.2: neither expanding nor attacking; moving, exchanging and sailing go on."""
    played = origo("E8 A3", "poland", founded="poland", hands={RED: "row:E row:A"}, supply={RED: 0})
    assert set(played.options(RED)) == {"migrate", "exchange", "sail", "skip"}
    for act in ("expand", "attack"):
        assert played.why_not(RED, act).rule == "O-R.2"


def test_the_last_field_founds() -> None:
    """O-7.2"""
    played = origo(free_of("poland", 3), "B5", hands={RED: "country:poland"})
    last = played.position.copy()
    last.answer(RED, "expand")
    last.answer(RED, "country:poland")
    (field,) = last.pending[RED].options
    assert FIELD[field] in [f for f, r in enumerate(PRINTED.region_of) if PRINTED.regions[r] == "poland"]
    played.play(RED, "expand", "country:poland", field)
    assert log(played, "founded") == [{"seat": "seat:p1", "region": "region:poland", "points": 3}]


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_nobody_else_acts_in_a_turn(seat: int) -> None:
    """O-6.1"""
    played = origo("A1", "B5", turn=seat, starter=seat)
    assert list(played.pending()) == [seat]
