"""Every blight card of Branch & Claw and Jagged Earth, with its timing: S-10.5 to S-10.10."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, land, named, pile, plays, power, printed
from tuath.core.notation import parse_expression
from tuath.core.question import members
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, TOWN, piece
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.forecast import forecast_ravage
from tuath.games.spirit_island.state.queries.queries import cards_beside, is_healthy
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.standing import health, land_health
from tuath.games.spirit_island.state.state import INVADER_PHASE, BeginLasting, Growing, Task
from tuath.games.spirit_island.turn.growth import spirit_phase
from tuath.games.spirit_island.turn.invaders import ravage

EARTH, RIVER = "vital_strength_of_the_earth", "river_surges_in_sunlight"


def island(*spirits: str, boards: str = "A") -> Isle:
    isle = Isle(*spirits, boards=boards, expansions="both")
    for token in (isle.state.beasts, isle.state.disease):
        token[:] = [0] * len(token)
    isle.state.turn, isle.state.phase = 1, INVADER_PHASE
    return isle


def turned(isle: Isle, id: str, *answers: Said, where: int = 1) -> None:
    """The last blight of the healthy card is added, so that this card comes; then whatever it asks."""
    isle.state.blight_left = 1
    isle.run(add_blight(isle.table, Land(where)), [id, *answers])


# ---- at once: S-10.5, S-10.9 ----------------------------------------------------------------------------------------


@plays("blight_card:a_pall_upon_the_land")
def test_a_pall_upon_the_land() -> None:
    """S-15.4: on each board a presence of whom the players choose is destroyed, and a town goes."""
    isle = island(RIVER, EARTH, boards="AB")
    isle.inhabit(0, 4)
    isle.inhabit(1, 4)
    isle.put(5, "tt")
    isle.put(land(1, 5), "tc")
    turned(isle, "a_pall_upon_the_land", "p2")
    assert isle.state.destroyed == [0, 1]
    assert (isle.pieces(5), isle.pieces(land(1, 5))) == ("town", "city")
    assert isle.state.blight_left == 3 * 2


@plays("blight_card:aid_from_lesser_spirits")
def test_aid_from_lesser_spirits() -> None:
    """S-10.5: one of two minor powers stays in play: it gives its elements every turn and costs nothing."""
    isle = island()
    first, second = "drift_down_into_slumber", "natures_resilience"
    turned(isle, "aid_from_lesser_spirits", first, second, first)
    assert (isle.state.played, cards_beside(isle.state, 0)) == ([0], pile(first))
    assert isle.state.minors_discarded == pile(second)
    before = elements(isle.state, 0)
    isle.put(5, "t")
    isle.inhabit(0, 5)
    isle.state.used[0] = pile(first)
    isle.play(Task("end_turn"))
    assert (isle.state.played, cards_beside(isle.state, 0)) == ([0], pile(first))
    assert (isle.state.used, isle.state.discards, isle.state.energy) == ([0], [0], [0])
    assert elements(isle.state, 0) == before
    assert ("card-kept-in-play", {"seat": 0, "power": power(first)}) in isle.log


@plays("blight_card:disintegrating_ecosystem")
def test_disintegrating_ecosystem() -> None:
    """S-15.4: a beasts is destroyed on each board, and blight comes where a town or city is."""
    isle = island()
    isle.put(5, "t", beasts=2)
    turned(isle, "disintegrating_ecosystem")
    assert (isle.state.beasts[5], isle.state.blight[5]) == (1, 1)
    assert isle.state.blight_left == 5 - 1


@plays("blight_card:erosion_of_will")
def test_erosion_of_will() -> None:
    """S-10.5: 2 fear for each player; each spirit loses a presence and an energy."""
    isle = island()
    isle.inhabit(0, 4, 2)
    isle.state.energy = [3]
    turned(isle, "erosion_of_will")
    assert (isle.state.fear_shown, isle.state.destroyed, isle.state.energy) == (2, [1], [2])


@plays("blight_card:promising_farmlands")
def test_promising_farmlands() -> None:
    """S-14.15: on each board in an inland land without town and city."""
    isle = island()
    isle.put(4, "t")
    turned(isle, "promising_farmlands", "1-7")
    assert [set(asked) for _, _, asked in isle.asked][1] == {"1-5", "1-6", "1-7", "1-8"}
    assert isle.pieces(7) == "town city"


@plays("blight_card:tipping_point")
def test_tipping_point() -> None:
    """S-10.9: three presence of each spirit; the presence of the land itself is lost before."""
    isle = island()
    isle.inhabit(0, 1, 2)
    isle.inhabit(0, 5, 3)
    turned(isle, "tipping_point", "1-5", "1-5", "1-1")
    assert isle.state.destroyed == [1 + 3]
    assert (isle.state.presence[5], isle.state.presence[1]) == (1, 0)


@plays("blight_card:thriving_communities")
def test_thriving_communities() -> None:
    """S-15.4: on each board in four different lands; what can be done in no land is left out."""
    isle = island()
    for number_, pieces in ((2, "t"), (4, "e"), (5, "te"), (6, "c")):
        isle.put(number_, pieces)
    turned(isle, "thriving_communities", "1-5", "first", "1-4")
    assert [isle.pieces(each) for each in (2, 4, 5, 6)] == ["city", "town", "explorer city", "city"]


@plays("blight_card:thriving_communities")
def test_communities_thrive_in_four_lands() -> None:
    """S-15.4: and not in a fifth."""
    isle = island()
    for number_ in (2, 4, 5, 6, 7):
        isle.put(number_, "t")
    turned(isle, "thriving_communities", "1-2", "1-4", "1-5", "1-6")
    assert [isle.pieces(each) for each in (2, 4, 5, 6, 7)] == ["city"] * 4 + ["town"]


@plays("blight_card:unnatural_proliferation")
def test_unnatural_proliferation() -> None:
    """S-15.4: presence, a dahan, and two cities where towns and cities are fewest, but at least one."""
    isle = island()
    isle.inhabit(0, 5)
    isle.put(4, "d")
    isle.put(6, "t")
    isle.put(7, "tt")
    covered = sum(isle.state.covered)
    turned(isle, "unnatural_proliferation", "energy")
    assert isle.state.presence[5] == 2
    assert sum(isle.state.covered) == covered - 1
    assert (isle.pieces(4), isle.pieces(6), isle.pieces(7)) == ("dahan dahan", "town city city", "town town")


# ---- in every phase: S-10.7 -----------------------------------------------------------------------------------------


@plays("blight_card:back_against_the_wall")
def test_back_against_the_wall() -> None:
    """S-10.7: in every spirit phase each spirit has an energy and a card play more."""
    isle = island()
    isle.inhabit(0, 5)
    turned(isle, "back_against_the_wall")
    assert isle.state.blight_left == 2
    isle.state.growing[0] = Growing(len(printed().spirits[isle.state.spirits[0]].growth))
    isle.state.hands[0] = 0
    isle.run(spirit_phase(isle.table, 0))
    assert (isle.state.energy, isle.state.plays) == ([1 + 1], [1 + 1])


@plays("blight_card:power_corrodes_the_spirit")
def test_power_corrodes_the_spirit() -> None:
    """S-10.7, S-15.4: who has three cards or one of printed cost 4 in play; a single cheap one does no harm."""
    isle = island(RIVER, EARTH, boards="AB")
    for seat in (0, 1):
        isle.inhabit(seat, 5, 2)
    isle.put(6, "t")
    isle.state.blight_card = printed().blight_index["power_corrodes_the_spirit"]
    isle.state.played = [1 << power("wash_away"), 1 << power("mists_of_oblivion")]
    isle.play(Task("blighted_island"))
    assert isle.state.destroyed == [0, 1]
    isle.state.played = [sum(1 << power(each) for each in ("wash_away", "flash_floods", "boon_of_vigor")), 0]
    isle.play(Task("blighted_island"))
    assert isle.state.destroyed == [1, 1]


@plays("blight_card:untended_land_crumbles")
def test_untended_land_crumbles() -> None:
    """S-14.16, S-10.7: each board, unless 3 energy are paid together or a presence of that board is destroyed."""
    isle = island()
    isle.inhabit(0, 5, 2)
    isle.put(4, "t", blight=1)
    isle.state.blight_card = printed().blight_index["untended_land_crumbles"]
    isle.state.energy = [3]
    isle.play(Task("blighted_island"), answers=["yes", "first"])
    assert (isle.state.energy, sum(isle.state.blight)) == ([0], 1)
    isle.play(Task("blighted_island"), answers=["yes"])
    assert (isle.state.destroyed, sum(isle.state.blight)) == ([1], 1)
    isle.play(Task("blighted_island"), answers=["no", "1-1"])
    assert isle.state.blight[1] == 1


@plays("blight_card:all_things_weaken")
def test_all_things_weaken() -> None:
    """S-10.5, S-9.7, S-8.7: from the next turn on; health of at least 1, and 1 damage brings blight to the land.

    Blight then destroys all presence and beasts there, and one presence of whom the players choose beside it.
    """
    isle = island(RIVER, EARTH, boards="AB")
    isle.state.agenda = [Task("turn")]
    turned(isle, "all_things_weaken")
    assert health(isle.state, Land(5), piece(CITY)) == 3
    assert isinstance(isle.state.agenda[-1], BeginLasting)
    isle.state.agenda = isle.state.agenda[1:]
    isle.put(8, "t")
    for seat, where, many in ((0, 5, 2), (1, 5, 1), (0, 4, 2), (1, 6, 1), (0, 8, 1)):
        isle.inhabit(seat, where, many)
    isle.go_on()
    assert [health(isle.state, Land(5), piece(kind)) for kind in (CITY, TOWN, DAHAN, 0)] == [2, 1, 1, 1]
    assert land_health(isle.state, Land(5)) == 1
    isle.put(5, "e", beasts=2)
    found = forecast_ravage(isle.state, Land(5))
    assert found is not None
    assert found.blight
    isle.run(ravage(isle.table, Land(5)), ["1-4"])
    assert isle.state.blight[5] == 1
    assert isle.state.beasts[5] == 0
    assert (isle.state.destroyed, isle.state.presence[4 * 2]) == ([3, 1], 1)


# ---- still healthy: S-10.6 ------------------------------------------------------------------------------------------


@plays("blight_card:invaders_find_the_land_to_their_liking")
def test_invaders_find_the_land_to_their_liking() -> None:
    """S-10.6, S-11.6: the island is still healthy; 1, 1.5 or 2 fear markers more for each player."""
    pools = []
    for gone in (0, 3, 6):
        isle = island(RIVER, EARTH, EARTH, boards="ABC")
        isle.state.fear_deck = [max(0, 3 - gone), min(3, max(0, 6 - gone)), 3]
        before = isle.state.fear_pool
        turned(isle, "invaders_find_the_land_to_their_liking")
        pools.append(isle.state.fear_pool - before)
        assert is_healthy(isle.state)
        assert isle.state.blight_left == 2 * 3
    assert pools == [3, 4, 6]


@plays("blight_card:strong_earth_shatters_slowly")
def test_strong_earth_shatters_slowly() -> None:
    """S-10.6, S-10.9: at once each player adds blight, from this card, to a land beside blight."""
    isle = island()
    turned(isle, "strong_earth_shatters_slowly", "1-6")
    assert (isle.state.blight[1], isle.state.blight[6], isle.state.blight_left) == (1, 1, 2 - 1)
    assert is_healthy(isle.state)


def test_S_10_6_the_next_card_comes_with_its_back() -> None:
    """S-10.6, S-10.8: when a still-healthy card is empty; that one may be blighted, and is not turned over again."""
    isle = island()
    turned(isle, "invaders_find_the_land_to_their_liking")
    isle.state.blight_left = 1
    left = [named("blight_card", card) for card in members(isle.state.blight_cards)]
    isle.inhabit(0, 5, 4)
    isle.run(add_blight(isle.table, Land(2)), ["tipping_point"])
    assert isle.asked[-1][2] == tuple(left)
    assert not is_healthy(isle.state)
    assert isle.state.destroyed == [3]
    assert isle.state.blight_left == 5


def test_a_number_that_is_read_from_cards_in_play() -> None:
    """S-6.1: the printed cost; without a card none."""
    isle = island()
    isle.state.played = [1 << power("wash_away") | 1 << power("flash_floods")]
    found = [number(Case(isle.state, 0), parse_expression(f"cost({which}_cost)")) for which in ("highest", "lowest")]
    assert found == [2, 1]
    isle.state.played = [0]
    assert number(Case(isle.state, 0), parse_expression("cost(highest_cost)")) == 0
