"""O-8: attacks and duels."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.origo.board import FIELD, PRINTED, fields, game, log, names, origo, owner, player
from tests.table import Played
from tuath.games.origo.printed import Field
from tuath.games.origo.queries import cards_for, support

BLACK, ORANGE, GREEN = range(3)
E7 = Field(FIELD["E7"])
EXAMPLE = ("E8 F7 F8 G7", "E7 D7 E6 D6 D8 E5 D9")


def poland(black: str = "row:E column:7 country:poland", orange: str = "column:7") -> Played:
    """The rulebook's first example: Poland is founded, and black may attack orange on E7."""
    return origo(*EXAMPLE, founded="poland", hands={BLACK: black, ORANGE: orange})


def test_T_01_only_edges_support() -> None:
    """O-T.1, O-8.4, O-8.5: diagonal neighbours and shields two steps off are worth nothing."""
    played = poland()
    assert support(played.state, BLACK, E7) == 2
    assert 1 + support(played.state, ORANGE, E7) == 3


def test_T_02_cards_that_fit() -> None:
    """O-T.2, O-3.1, O-8.6: rows with E, columns with 7, Poland and population, for both; no ships."""
    state = poland().state
    for seat in (BLACK, ORANGE):
        fitting = {PRINTED.cards[card] for card in range(len(PRINTED.cards)) if cards_for(state, seat, E7) >> card & 1}
        assert fitting == {"row:E", "row:EF", "column:7", "column:7-8", "country:poland", "population"}


def test_T_03_the_defender_stops_and_loses_the_shield() -> None:
    """O-T.3, O-8.7, O-8.8, O-1.4: 4 to 3, 4 to 5, 6 to 5; the beaten shield is out of the game."""
    played = poland()
    supply = player(played, ORANGE)["supply"]
    played.play(BLACK, "attack", "E7", "row:E", "stop")
    assert (played.position.view()["duel"]["attack"], played.position.view()["duel"]["defence"]) == (4, 3)
    played.play(ORANGE, "column:7")
    assert (played.position.view()["duel"]["attack"], played.position.view()["duel"]["defence"]) == (4, 5)
    played.play(BLACK, "column:7")
    assert (played.position.view()["duel"]["attack"], played.position.view()["duel"]["defence"]) == (6, 5)
    played.play(ORANGE, "stop")
    assert owner(played, "E7") == BLACK
    assert player(played, ORANGE)["lost"] == 1
    assert player(played, ORANGE)["supply"] == supply


def test_T_03_the_attacker_stops_and_loses_the_shield() -> None:
    """O-T.3, O-8.8: black stops at 4 to 5."""
    played = poland()
    supply = player(played, BLACK)["supply"]
    played.play(BLACK, "attack", "E7", "row:E", "stop")
    played.play(ORANGE, "column:7")
    played.play(BLACK, "stop")
    assert owner(played, "E7") == ORANGE
    assert player(played, BLACK)["lost"] == 1
    assert player(played, BLACK)["supply"] == supply - 1


def test_T_04_at_equal_strength_the_defender_leads() -> None:
    """O-T.4, O-8.7: the attacker adds a card or has lost."""
    played = origo("E8", "E7 D7 D8 D9 E6", founded="poland", hands={BLACK: "row:E column:7"})
    played.play(BLACK, "attack", "E7", "row:E")
    duel = played.position.view()["duel"]
    assert (duel["attack"], duel["defence"]) == (3, 3)
    assert played.asked(BLACK) == "duel"
    played.play(BLACK, "stop")
    assert owner(played, "E7") == ORANGE


# ---- O-8.1, O-8.2: what can be attacked -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "rule"),
    [
        ("E9", "O-8.1"),  # free
        ("E8", "O-8.1"),  # one's own: O-R.32
        ("D7", "O-8.1"),  # only across a corner: O-R.18
        ("E6", "O-8.1"),  # Germania is not founded
    ],
)
def test_what_cannot_be_attacked(field: str, rule: str) -> None:
    """O-8.1, O-R.18, O-R.32"""
    played = origo("E8 E5 F6", "E7 D7 E6 D8 D9", founded="poland", hands={BLACK: "row:E row:D"})
    assert played.why_not(BLACK, "attack", field).rule == rule
    assert played.may(BLACK, "attack", "E7")


def test_reasons_are_told_apart() -> None:
    """O-8.1, O-8.2: no foreign shield, not adjacent, neither founded nor full, no card."""
    played = origo("E8 E5 F6 F9", "E7 D7 E6 D8 D9 G9", founded="poland dacia", hands={BLACK: "row:E"})
    found = {field: played.why_not(BLACK, "attack", field).message.key for field in ("E9", "D7", "E6", "G9")}
    assert found == {
        "E9": "origo-no-attack-without-foreign-shield",
        "D7": "origo-no-attack-unless-adjacent",
        "E6": "origo-no-attack-unless-founded-or-full",
        "G9": "origo-no-attack-without-card",
    }


def test_a_full_sea_can_be_attacked_while_it_is_full() -> None:
    """O-1.6, O-R.36: judged when the attack is named; closing the last gap earlier in the turn opens it."""
    played = origo("C7", "B7 B8", hands={BLACK: "row:B ship"})
    assert played.why_not(BLACK, "attack").rule == "O-8.1"
    played.play(BLACK, "expand", "ship", "C8")
    played.play(BLACK, "attack")
    assert set(played.options(BLACK)) == {"B7", "B8"}


def test_a_shield_that_sails_out_ends_attacks_in_that_sea() -> None:
    """O-R.36"""
    played = origo("C7 C8", "B7 B8", hands={BLACK: "row:B ship"})
    assert played.may(BLACK, "attack")
    played.play(BLACK, "sail", "C8", "D8", "done")
    assert played.why_not(BLACK, "attack").rule == "O-8.1"


def test_gaps_do_not_protect_a_founded_country() -> None:
    """O-1.5, O-R.28: it stays founded, and open to attack."""
    played = origo("E8", "E7 D8", founded="poland", hands={BLACK: "row:E"})
    assert played.may(BLACK, "attack", "E7")


def test_shields_at_sea_count_as_neighbours() -> None:
    """O-R.18: C7 and C8 are sea fields beside Poland."""
    played = origo("C7", "D7 E7 D8 D9", founded="poland", hands={BLACK: "row:D"})
    assert played.may(BLACK, "attack", "D7")


def test_an_attack_needs_a_card_that_fits() -> None:
    """O-8.2: a ship card does not fit E7; a population card always fits for the attacker (O-R.16)."""
    refusal = poland("ship").why_not(BLACK, "attack")
    assert (refusal.rule, refusal.message.key) == ("O-8.2", "origo-no-attack-with-these-cards")
    played = poland("population ship")
    assert played.why_not(BLACK, "attack", "E7", "ship").rule == "O-8.6"
    assert played.may(BLACK, "attack", "E7", "population")


# ---- O-8.3, O-8.6: opening and cards --------------------------------------------------------------------------------


def test_the_opening_may_take_several_cards() -> None:
    """O-8.3, O-R.17: also when the attacker leads already; they are not taken back."""
    played = poland("row:E row:E column:7")
    played.play(BLACK, "attack", "E7", "row:E")
    assert played.asked(BLACK) == "add"
    played.play(BLACK, "row:E", "column:7")
    assert played.position.view()["duel"]["attack"] == 8
    assert played.options(BLACK) == ("stop",)
    played.play(BLACK, "stop")
    assert played.asked(ORANGE) == "duel"


def test_after_the_opening_the_leader_plays_nothing() -> None:
    """O-R.17: who is behind stays on turn until he leads."""
    played = poland("row:E row:E row:EF column:7", "column:7 country:poland population")
    played.play(BLACK, "attack", "E7", "row:E", "row:E", "stop")  # 6 to 3
    played.play(ORANGE, "column:7")  # 6 to 5
    assert played.asked(ORANGE) == "duel"
    played.play(ORANGE, "country:poland")  # 6 to 7
    played.play(BLACK, "row:EF")  # 8 to 7
    assert list(played.pending()) == [ORANGE]


def test_who_is_behind_is_asked_also_without_a_card() -> None:
    """O-8.7: the asking does not tell what the hand holds."""
    played = poland("row:E", "ship ship")
    played.play(BLACK, "attack", "E7", "row:E", "stop")
    assert played.options(ORANGE) == ("stop",)
    assert played.why_not(ORANGE, "ship").rule == "O-8.6"


def test_identical_cards_may_all_be_played() -> None:
    """O-8.6"""
    played = poland("population population population", "population population")
    played.play(BLACK, "attack", "E7", "population", "population", "population", "stop")
    played.play(ORANGE, "population", "population")
    assert played.position.view()["duel"]["defence"] == 7


def test_a_card_with_several_lines_is_one_card() -> None:
    """O-R.45"""
    played = poland("row:EF column:7-8", "")
    played.play(BLACK, "attack", "E7", "row:EF")
    assert played.position.view()["duel"]["attack"] == 4


def test_population_in_defence_needs_another_shield_beside() -> None:
    """O-R.16: the attacked shield is not adjacent to its own field."""
    for orange, fits in (("E7", False), ("E7 D7", True)):
        played = origo("E8 F7", orange, founded="poland", hands={BLACK: "row:E", ORANGE: "population"})
        played.play(BLACK, "attack", "E7", "row:E", "stop")
        assert played.may(ORANGE, "population") == fits
        if not fits:
            refusal = played.why_not(ORANGE, "population")
            assert (refusal.rule, refusal.message.key) == ("O-R.16", "origo-no-population-beside")


def test_third_players_count_for_nobody_and_play_nothing() -> None:
    """O-R.27, O-8.6"""
    played = origo("E8", "E7 D7", "E6 F7", founded="poland", hands={BLACK: "row:E", GREEN: "row:E"})
    played.play(BLACK, "attack", "E7", "row:E", "stop")
    duel = played.position.view()["duel"]
    assert (duel["attack"], duel["defence"]) == (3, 2)
    assert list(played.pending()) == [ORANGE]


def test_the_attacking_shield_counts_for_nobody() -> None:
    """O-R.39, O-2.1: while the duel lasts the field is the defender's; O-8.4: it gives no strength."""
    played = poland()
    supply = player(played, BLACK)["supply"]
    played.play(BLACK, "attack", "E7", "row:E")
    assert player(played, BLACK)["supply"] == supply - 1
    assert owner(played, "E7") == ORANGE
    assert support(played.state, BLACK, Field(FIELD["D7"])) == 0
    assert game().pieces(played.state)["shields of seat 0"] == supply + 4


# ---- O-8.9, O-8.10: afterwards --------------------------------------------------------------------------------------


def test_cards_of_the_duel_are_discarded_and_hands_stay_thin() -> None:
    """O-8.9: a second attack in the same turn meets a thinner defence."""
    played = poland("row:E column:7 row:D row:D", "country:poland")
    played.play(BLACK, "attack", "E7", "row:E", "column:7", "stop")
    played.play(ORANGE, "country:poland")  # 6 to 5
    played.play(ORANGE, "stop")
    assert played.position.view()["discard"] == {"row:E": 1, "column:7": 1, "country:poland": 1}
    assert player(played, ORANGE)["cards"] == 0
    played.play(BLACK, "attack", "D7", "row:D")
    assert played.position.view()["duel"]["defender"] == ORANGE


def test_the_same_field_may_be_attacked_again() -> None:
    """O-R.19, O-8.10, O-R.47: a lost attack has cost one of two uses, even if given up at once."""
    played = origo("E8", "E7 D7 E6 F7 D8 D9", founded="poland", hands={BLACK: "row:E row:E row:EF column:7"})
    played.play(BLACK, "attack", "E7", "row:E", "stop")
    assert owner(played, "E7") == ORANGE
    assert played.position.view()["uses"] == 1
    played.play(BLACK, "attack", "E7", "row:E", "row:EF", "column:7", "stop")
    played.play(ORANGE, "stop")
    assert owner(played, "E7") == BLACK
    assert played.why_not(BLACK, "attack").rule == "O-6.2"


def test_an_opened_duel_is_not_taken_back() -> None:
    """O-R.17, O-R.47: until the first card lies on the table the attacker may think again, then not."""
    played = poland("row:E row:E")
    played.play(BLACK, "attack", "E7")
    assert played.position.no_undo(BLACK) is None
    for _ in range(2):
        played.play(BLACK, "row:E")
        refusal = played.position.no_undo(BLACK)
        assert refusal is not None
        assert refusal.message.key == "core-undo-revealed"


def test_shields_laid_in_this_turn_count() -> None:
    """O-R.19"""
    played = origo("A1", "poland", founded="poland", hands={BLACK: "row:E row:E"})
    assert played.why_not(BLACK, "attack").rule == "O-8.1"
    played.play(BLACK, "expand", "row:E", "E8")
    assert played.may(BLACK, "attack", "E7")


def test_the_defender_keeps_the_country_founded_and_nothing_is_founded_again() -> None:
    """O-8.8, O-11.5: taking a field of a founded country founds nothing."""
    played = poland("row:E row:E", "")
    played.play(BLACK, "attack", "E7", "row:E", "row:E", "stop")
    played.play(ORANGE, "stop")
    assert log(played, "founded") == []


def test_strength_of_support_in_the_log() -> None:
    """O-8.4, O-8.5: each card played is told with both strengths."""
    played = poland()
    played.play(BLACK, "attack", "E7", "row:E", "stop")
    played.play(ORANGE, "column:7")
    assert [(line["attack"], line["defence"]) for line in log(played, "duelled")] == [(4, 5)]


@given(
    black=st.sets(st.sampled_from(sorted(names(fields("E8 F7 E6 D7 F8 D6 D8 F6 G7 C7")))), min_size=1),
    cards=st.integers(1, 5),
    answers=st.integers(0, 5),
)
def test_who_wins_a_duel_that_is_fought_to_the_end(black: set[str], cards: int, answers: int) -> None:
    """O-8.4, O-8.5, O-8.7: two for each card, one for each adjacent shield, and one for the attacked one."""
    beside = black & {"E8", "F7", "E6", "D7"}
    if not beside:
        return
    orange = " ".join({"E7", "D7", "E6"} - black)
    held = ["row:E", "row:E", "row:EF", "column:7", "column:7"]
    hands = {BLACK: " ".join(["population"] * cards), ORANGE: " ".join(held[:answers])}
    played = origo(" ".join(sorted(black)), orange, founded="poland", hands=hands, supply={BLACK: 9})
    played.play(BLACK, "attack", "E7", "population")
    while played.position.view()["duel"] is not None:
        (seat,) = played.pending()
        stop = played.asked(seat) == "add" or played.options(seat) == ("stop",)
        played.play(seat, "stop" if stop else played.options(seat)[0])
    attack = 2 * cards + len(beside)
    defence = 2 * answers + 1 + len({"D7", "E6"} - black)
    assert (owner(played, "E7") == BLACK) == (attack > defence)
