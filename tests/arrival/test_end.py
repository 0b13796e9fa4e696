"""A-13, A-14: the end of the round and of the game, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arrival.board import BLUE, GREEN, RED, YELLOW, arrival, leader
from tests.arrival.helpers import CASTLES, MAP, PROVINCE, about_to_earn, all_pass, maps, on_map
from tests.table import Played
from tuath.core.game import Result
from tuath.games.arrival.reckoning import reason
from tuath.words.catalogue import Catalogue

LAST_ROUND = {2: 6, 3: 5, 4: 4}
ISLAND = [place for place in PROVINCE if place not in CASTLES]
BONUS = {each["id"]: each["bonus"] for each in MAP["provinces"]}


def ended(*own: str, kept: Sequence[str] = (), **position: Any) -> Result:
    """How a game ends when everybody passes in the last round."""
    position.setdefault("round", LAST_ROUND[len(own)])
    game = arrival(*own, **position)
    all_pass(game, *kept)
    result = game.position.result
    assert result is not None, "the game goes on"
    return result


# ---- the end of the round -------------------------------------------------------------------------------------


def test_the_round_ends_when_all_have_passed() -> None:
    """A-13.1, A-13.3: not before the last one; then the counter moves on, and cards are drawn again."""
    game = arrival("umall", "gaillim", "corcach")
    game.play(RED, "pass", "d0s0h0")
    game.play(GREEN, "pass", "d0s0h0")
    assert (game.position.view()["round"], game.position.view()["phase"]) == (2, "actions")
    game.play(BLUE, "build", "corcach", "pass", "d0s0h0")
    assert (game.position.view()["round"], game.position.view()["phase"]) == (3, "cards")
    assert game.asked(RED) == "stack"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 5), (4, 4)])
def test_the_game_ends_with_the_last_round(seats: int, rounds: int) -> None:
    """A-13.3: after the round of A-4.2, not one earlier."""
    own = ("umall", "gaillim", "corcach", "latharna")[:seats]
    before = arrival(*own, round=rounds - 1)
    all_pass(before)
    assert (before.position.over, before.position.view()["round"]) == (False, rounds)
    assert before.position.view()["result"] is None
    last = arrival(*own, round=rounds)
    all_pass(last)
    assert last.position.over
    assert last.position.view()["phase"] == "over"


POOR = ("D02 D06 D07 D12", "D13 D15 A03 A07", "A09 A11 A12 A14")  # no Fomori on their bottom sections


def four_leaders_earn(corruption: int, **position: Any) -> Played:
    """Red earns ten Fomori and ten corruption, the others none; without a castle nobody can use Fomori."""
    return about_to_earn("D03 A02 D01 A01", *POOR, open={RED: "top"}, castles="", corruption=(corruption,), **position)


def test_T_28_the_limit_once_reached_stays_reached() -> None:
    """A-T.28, A-13.2, A-R.33: 17 with four leaders, then Song of the bard down to 14; still the last round."""
    game = four_leaders_earn(corruption=7, tiles={RED: "song_of_the_bard"})
    assert leader(game, RED)["corruption"] == 17
    assert game.position.view()["limit_reached"]
    game.play(RED, "tile", "song_of_the_bard", "3")
    assert leader(game, RED)["corruption"] == 14
    all_pass(game)
    assert game.position.over
    assert game.position.view()["round"] == 2


def test_the_counter_is_put_on_C_at_once() -> None:
    """A-13.2: it is shown and told the moment the limit is passed; the round itself is played to its end."""
    game = four_leaders_earn(corruption=9)
    assert leader(game, RED)["corruption"] == 19
    assert game.position.view()["limit_reached"]
    game.play(RED, "build", "umall", "build", "umall")
    assert not game.position.over


def test_one_point_below_the_limit_the_game_goes_on() -> None:
    """A-13.2, A-13.3: 16 of 17 is not enough."""
    game = four_leaders_earn(corruption=6)
    assert leader(game, RED)["corruption"] == 16
    assert not game.position.view()["limit_reached"]
    all_pass(game)
    assert (game.position.over, game.position.view()["round"]) == (False, 3)


@pytest.mark.parametrize(("seats", "limit"), [(2, 25), (3, 21), (4, 17)])
def test_the_limit_by_number_of_leaders(seats: int, limit: int) -> None:
    """A-13.2: by the table of A-4.2."""
    for corruption, reached in ((limit - 11, False), (limit - 10, True)):
        game = about_to_earn(
            "D03 A02 D01 A01", *POOR[: seats - 1], open={RED: "top"}, castles="", corruption=(corruption,)
        )
        assert game.position.view()["limit_reached"] is reached


@pytest.mark.parametrize(("castles", "ending"), [("", "repelled"), (" ".join(CASTLES), "overrun")])
def test_the_limit_ends_the_game_but_does_not_decide_it(castles: str, ending: str) -> None:
    """A-R.46: also after an early end the count of A-14.1 alone says which ending it is."""
    game = arrival("umall", "gaillim", castles=castles, corruption=(30, 0), state={"limit_reached": True})
    all_pass(game)
    result = game.position.result
    assert result is not None
    assert result.ending == ending


# ---- which ending -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("castles", "ending"), [(4, "overrun"), (3, "repelled")])
def test_T_29_twenty_locations_against_sixteen_fomori_and_the_castles(castles: int, ending: str) -> None:
    """A-T.29, A-14.1, A-14.2, A-14.3: as many is overrun, one fewer is repelled."""
    own = [" ".join(ISLAND[5 * seat : 5 * seat + 5]) for seat in range(4)]
    fomori = " ".join(ISLAND[20:36])
    assert ended(*own, fomori=fomori, castles=" ".join(CASTLES[:castles])).ending == ending


def test_a_location_counts_once_whatever_its_level() -> None:
    """A-14.1: four Caers are four locations."""
    assert ended("umall:3 gaillim:3", "corcach:3 latharna:3").ending == "overrun"
    assert ended("umall gaillim", "corcach latharna", castles="tor_mor tor_conaing dun_balair").ending == "repelled"


def test_fomori_on_castle_locations_count() -> None:
    """A-14.1: every location held by Fomori counts, on Balor's Isle too."""
    assert ended("umall", "gaillim", castles="", fomori="tor_mor dun_balair").ending == "overrun"
    assert ended("umall", "gaillim", castles="", fomori="tor_mor").ending == "repelled"


def test_castle_trophies_no_longer_count_for_the_fomori() -> None:
    """A-R.27: a castle repelled in the last turn makes the difference."""
    game = arrival("malainn gaillim", "corcach latharna", round=6, goods={RED: {"swords": 4}})
    game.play(RED, "repel", "dun_balair")
    all_pass(game)
    assert game.position.result is not None
    assert game.position.result.ending == "repelled"


# ---- overrun ------------------------------------------------------------------------------------------------

FOUR_TILES = "lia_fail emers_mercy high_walls sublime_stronghold"


def test_T_30_three_goods_and_four_tiles_take_two_corruption() -> None:
    """A-T.30, A-14.2, A-R.28: 5 − 2 = 3; goods and tiles are taken together, and the seventh counts for nothing."""
    result = ended(
        "umall", "gaillim", corruption=(5, 9), tiles={RED: FOUR_TILES},
        goods={RED: {"discs": 1, "swords": 1, "shields": 1}}, kept=["d1s1h1", "d0s0h0"],
    )  # fmt: skip
    assert (result.ending, result.scores) == ("overrun", (3, 9))


def test_T_30_corruption_stops_at_0() -> None:
    """A-T.30, A-R.28: corruption 1 with six goods and tiles."""
    result = ended(
        "umall", "gaillim", corruption=(1, 9), tiles={RED: "lia_fail emers_mercy high_walls"},
        goods={RED: {"swords": 3}}, kept=["d0s3h0", "d0s0h0"],
    )  # fmt: skip
    assert (result.ending, result.scores) == ("overrun", (0, 9))


@pytest.mark.parametrize(("kept", "corruption"), [("d2s0h0", 5), ("d2s1h0", 4), ("d0s0h1", 5)])
def test_two_elements_are_worth_nothing(kept: str, corruption: int) -> None:
    """A-14.2, A-R.28: rounded down; only what was kept on passing counts."""
    result = ended(
        "umall", "gaillim", corruption=(5, 9), goods={RED: {"discs": 2, "swords": 2, "shields": 2}}, kept=[kept]
    )
    assert result.scores[RED] == corruption


def test_trophies_and_used_tiles_are_no_elements() -> None:
    """A-R.27: two tiles, a tile that was used and four trophies make no three."""
    game = arrival(
        "umall", "gaillim", round=6, castles="", fomori="ailech temair", corruption=(5, 9),
        tiles={RED: "high_walls lia_fail trail_of_the_salmons"},
        state={"trophies": [3, 0], "turned_trophies": [1, 0]},
    )  # fmt: skip
    game.play(RED, "tile", "trail_of_the_salmons")
    all_pass(game)
    result = game.position.result
    assert result is not None
    assert (result.ending, result.scores[RED]) == ("overrun", 5)


def test_overrun_the_lowest_corruption_wins() -> None:
    """A-14.2: whatever the fame."""
    result = ended("umall", "gaillim", "corcach", corruption=(6, 4, 5), fame=(50, 0, 30))
    assert result == Result("overrun", (GREEN,), (6, 4, 5))


def test_overrun_goods_can_decide() -> None:
    """A-14.2: the lowered corruption is what counts."""
    result = ended("umall", "gaillim", corruption=(5, 4), tiles={RED: FOUR_TILES}, kept=["d2s0h0", "d0s0h0"])
    assert result == Result("overrun", (RED,), (3, 4))


def test_overrun_a_tie_goes_to_the_higher_fame() -> None:
    """A-14.2, A-R.26: only among those who are tied."""
    result = ended("umall", "gaillim", "corcach", corruption=(4, 4, 5), fame=(7, 8, 40))
    assert result == Result("overrun", (GREEN,), (4, 4, 5))


def test_overrun_spent_fame_counts_too() -> None:
    """A-R.26: the fame collected in the game breaks the tie."""
    game = arrival("umall", "gaillim", round=6, fame=(5, 4), corruption=(3, 3))
    game.play(RED, "build", "mag_adair")  # an outpost beside Gaillim, for 2 fame
    all_pass(game)
    assert game.position.result == Result("overrun", (RED,), (3, 3))


def test_overrun_spent_fame_is_not_added_back() -> None:
    """A-R.26: by the other reading the final position on the fame track breaks the tie."""
    game = arrival("umall", "gaillim", round=6, fame=(5, 4), corruption=(3, 3), overrun_tie="final")
    game.play(RED, "build", "mag_adair")  # an outpost beside Gaillim, for 2 fame
    all_pass(game)
    assert game.position.result == Result("overrun", (GREEN,), (3, 3))


def test_overrun_bonuses_and_goods_do_not_break_a_tie() -> None:
    """A-R.53: Red has richer provinces and more goods, Green more fame on the track."""
    result = ended(
        "malainn ailech", "corcach", corruption=(4, 3), fame=(6, 7), tiles={RED: "high_walls"},
        kept=["d2s0h0", "d0s0h0"],
    )  # fmt: skip
    assert result == Result("overrun", (GREEN,), (3, 3))


def test_overrun_further_ties_are_shared() -> None:
    """A-R.25: equal corruption and equal fame; the third leader has no part in it."""
    result = ended("umall", "gaillim", "corcach", corruption=(4, 5, 4), fame=(8, 8, 8))
    assert result == Result("overrun", (RED, BLUE), (4, 5, 4))


# ---- repelled -----------------------------------------------------------------------------------------------


def test_T_6_two_locations_in_magnata_are_six_fame() -> None:
    """A-T.6, A-14.3: a Caer and an Áit, 2 × 3, whatever their level."""
    result = ended("umall:3 irrus_domnann", "corcach", castles="", fame=(4, 4))
    assert result == Result("repelled", (RED,), (4 + 6, 4 + 1))


@pytest.mark.parametrize("province", list(BONUS))
def test_the_bonus_of_each_province(province: str) -> None:
    """A-14.3: for each own location the bonus of its province, and nothing for a rival's."""
    here, rivals, there = [place for place in ISLAND if PROVINCE[place] == province][:3]
    result = ended(f"{here}:2 {there}", rivals, castles="", fame=(0, 0))
    assert result.scores == (2 * BONUS[province], BONUS[province])


def test_repelled_goods_and_tiles_give_fame() -> None:
    """A-14.3, A-R.28: one for each full three of goods and tiles together."""
    result = ended(
        "corcach", "inber_scene", castles="", fame=(5, 5), tiles={RED: FOUR_TILES, GREEN: "song_of_the_bard"},
        kept=["d2s0h0", "d1s0h0"],
    )  # fmt: skip
    assert result.scores == (5 + 1 + 2, 5 + 1 + 0)


def test_repelled_trophies_are_no_elements() -> None:
    """A-R.27: two goods and four trophies, turned or not."""
    state = {"trophies": [3, 0], "turned_trophies": [1, 0]}
    result = ended("corcach", "inber_scene", castles="", fame=(5, 5), state=state, kept=["d2s0h0"])
    assert result.scores == (6, 6)


def test_repelled_the_highest_fame_wins() -> None:
    """A-14.3: whatever the corruption; bonuses decide."""
    result = ended("umall", "corcach", "inber_scene", castles="", fame=(5, 6, 1), corruption=(20, 0, 0))
    assert result == Result("repelled", (RED,), (8, 7, 2))


def test_repelled_a_tie_goes_to_the_lower_corruption() -> None:
    """A-14.3: only among those who are tied."""
    result = ended("umall", "corcach", "inber_scene", castles="", fame=(5, 7, 0), corruption=(6, 5, 0))
    assert result == Result("repelled", (GREEN,), (8, 8, 1))


@pytest.mark.parametrize(
    ("castles", "fame", "corruption", "said"),
    [
        ("", (5, 7, 0), (6, 5, 0), "The highest fame wins: 8, like Maren, and less corruption."),
        ("", (5, 8, 0), (6, 5, 0), "The highest fame wins: 9."),
        (None, (7, 8, 40), (4, 4, 5), "The least corruption wins: 4, like Maren, and more fame."),
    ],
)
def test_the_ending_says_what_broke_a_tie(
    castles: str | None, fame: Sequence[int], corruption: Sequence[int], said: str
) -> None:
    """A-14.2, A-14.3"""
    game = arrival(
        "umall", "corcach", "inber_scene", castles=castles, fame=fame, corruption=corruption, round=LAST_ROUND[3]
    )
    all_pass(game)
    assert game.position.result is not None
    why = reason(game.position.state, game.position.result).message
    assert Catalogue("en", game.position.game).render(why, {"seat:p1": "Maren"}).endswith(said)


def test_repelled_goods_do_not_lower_corruption() -> None:
    """A-14.3: the corruption that breaks the tie is the one on the track."""
    result = ended(
        "umall", "corcach", castles="", fame=(4, 7), corruption=(6, 5), tiles={RED: "lia_fail"}, kept=["d2s0h0"]
    )
    assert result == Result("repelled", (GREEN,), (8, 8))


def test_repelled_further_ties_are_shared() -> None:
    """A-R.25: equal fame and equal corruption, by all four if it comes to that."""
    own = ("corcach", "inber_scene", "mag_fene", "loch_lein")
    result = ended(*own, castles="", fame=(4, 4, 4, 4), corruption=(2, 2, 2, 2))
    assert result == Result("repelled", (RED, GREEN, BLUE, YELLOW), (5, 5, 5, 5))


# ---- anything anywhere ----------------------------------------------------------------------------------------------


def outcome(view: Mapping[str, Any]) -> Result:
    """A-14.1 to A-14.3, A-R.25 to A-R.28, A-R.53, said slowly over what lies on the table at the end."""
    held = sum(each["fomori"] is not None for each in view["locations"])
    fortified = sum(each["owner"] is not None for each in view["locations"])
    scores, ranks = [], []
    for each in view["leaders"]:
        points = (each["discs"] + each["swords"] + each["shields"] + len(each["tiles"])) // 3
        if held >= fortified:
            scores.append(max(0, each["corruption"] - points))
            ranks.append((-scores[-1], each["fame"]))
        else:
            own = [place["id"] for place in view["locations"] if place["owner"] == each["seat"]]
            scores.append(each["fame"] + sum(BONUS[PROVINCE[place] or ""] for place in own) + points)
            ranks.append((scores[-1], -each["corruption"]))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Result("overrun" if held >= fortified else "repelled", winners, tuple(scores))


few = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))


@settings(max_examples=80, deadline=None)
@given(maps(), few, few, st.sampled_from(["d0s0h0", "d1s0h0", "d2s0h0"]), st.integers(0, 4))
def test_every_ending_is_scored_by_the_rulebook(
    drawn: dict[str, Any], fame: tuple[int, ...], corruption: tuple[int, ...], kept: str, tiles: int
) -> None:
    """A-14.1 to A-14.3, A-R.25 to A-R.28, A-R.53: on any map, with close scores so that ties are frequent."""
    held = " ".join(FOUR_TILES.split()[:tiles])
    game = on_map(drawn, round=5, fame=fame, corruption=corruption, tiles={GREEN: held})
    all_pass(game, "d2s0h0", kept, "d0s0h0")
    assert game.position.result == outcome(game.position.view())
