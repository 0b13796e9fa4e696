"""O-17: the end of the game."""

from __future__ import annotations

from tests.origo.board import BLUE, GREEN, PRINTED, RED, free_of, log, origo, player, skip, totals
from tests.table import Played

COUNTRIES = [PRINTED.regions[country] for country in PRINTED.countries]
ELEVEN = " ".join(country for country in COUNTRIES if country != "poland")
TEN_CARDS = "row:A row:B row:C row:D row:E row:F row:G row:H row:I row:J"


def last_stone(due: int = 0) -> Played:
    """Red can place the twelfth stone; so many scorings are still to be held."""
    return origo(free_of("poland", 3), "A1", "J1", founded=ELEVEN, hands={RED: "country:poland"}, state={"due": due})


def test_the_twelfth_stone_makes_the_round_the_last() -> None:
    """O-17.1, O-17.2: the others still take their turns; then the final scoring, and the game is over."""
    played = last_stone()
    played.play(RED, "expand", "country:poland", "E7")
    assert played.position.view()["ending"] == "founded"
    played.play(RED, "done")
    skip(played, BLUE)
    assert list(played.pending()) == [GREEN]
    skip(played, GREEN)
    assert played.position.over
    assert played.position.result is not None
    assert played.position.result.ending == "founded"


def test_only_one_scoring_in_the_last_round() -> None:
    """O-17.3, O-R.21: the twelfth field is red and another scoring was put off; both are in the final one."""
    played = last_stone(due=1)
    played.play(RED, "expand", "country:poland", "E7")
    assert played.position.view()["due"] == 2
    played.play(RED, "done")
    skip(played, BLUE, GREEN)
    assert len(log(played, "scoring-begins")) == 1
    assert played.position.over


def test_the_last_shield_of_a_supply() -> None:
    """O-17.1, O-R.25: the turn goes on as usual, the hand is filled up, and the round is the last."""
    played = origo("A1", "J1", hands={RED: TEN_CARDS}, supply={RED: 1})
    played.play(RED, "expand", "row:A", "A2")
    assert played.position.view()["ending"] == "shields"
    assert played.may(RED, "migrate", "A1")
    played.play(RED, "done")
    assert player(played, RED)["cards"] == 10
    skip(played, BLUE)
    assert played.position.over


def test_the_last_shield_in_a_failed_attack() -> None:
    """O-R.3: it was put on the board, so the round is the last, although it leaves the game."""
    played = origo("E8", "poland E6 F7", founded="poland", hands={RED: "row:E"}, supply={RED: 1})
    played.play(RED, "attack", "E7", "row:E", "stop")
    assert player(played, RED)["lost"] == 1
    assert played.position.view()["ending"] == "shields"
    assert played.why_not(RED, "attack").rule == "O-R.2"


def test_all_skip_in_one_round() -> None:
    """O-17.1, O-R.1"""
    played = origo("A1", "J1", "E5")
    skip(played, RED, BLUE, GREEN)
    assert played.position.over
    assert played.position.result is not None
    assert played.position.result.ending == "skipped"
    assert len(log(played, "scoring-begins")) == 1


def test_skipping_in_two_rounds_does_not_count() -> None:
    """O-R.1: one after another, but not all in the same round."""
    played = origo("A1", "J1", "E5")
    played.play(RED, "migrate", "A1", "A2")
    played.play(RED, "done")
    skip(played, BLUE, GREEN)
    skip(played, RED)
    played.play(BLUE, "migrate", "J1", "J2")
    played.play(BLUE, "done")
    skip(played, GREEN)
    assert not played.position.over


def test_a_due_scoring_when_all_skip() -> None:
    """O-R.51: there is one scoring, and nobody names a start player."""
    played = origo("A1", "J1", state={"due": 1})
    skip(played, RED, BLUE)
    assert played.position.over
    assert len(log(played, "scoring-begins")) == 1
    assert not played.told("start-player-named")


def test_the_leader_furthest_along_the_path_wins() -> None:
    """O-17.4, O-R.23: laps included, and there is always one."""
    played = origo("A1", "J1", leaders=(103, 99))
    skip(played, RED, BLUE)
    result = played.position.result
    assert result is not None
    assert result.winners == (RED,)
    assert list(result.scores) == totals(played)
    assert len(set(totals(played))) == 2


def test_the_last_player_of_the_round_ends_the_game() -> None:
    """O-17.2: straight to the final scoring."""
    played = origo("A1", "J1", turn=BLUE, hands={BLUE: "row:A"}, supply={BLUE: 1})
    played.play(BLUE, "expand", "row:A", "A5")
    played.play(BLUE, "done")
    assert played.position.over


def test_the_first_cause_is_told() -> None:
    """O-17.1: a round can become the last one twice; the first cause names the ending."""
    played = origo(free_of("poland", 3), "A1", founded=ELEVEN, hands={RED: "country:poland"}, supply={RED: 1})
    played.play(RED, "expand", "country:poland", "E7")
    assert played.position.view()["ending"] == "shields"
    assert len(log(played, "last-round")) == 1
