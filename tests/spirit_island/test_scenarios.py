"""Scenarios: what they prepare, their rules, and how they are won and lost: S-19."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, land, pile, plays, power, printed, so_many
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.changes import add_blight, add_fear, destroy_piece, move_piece
from tuath.games.spirit_island.foes.scenarios import hold_ritual, ritual_lands
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Innate, Power
from tuath.games.spirit_island.material.pieces import DAHAN, piece
from tuath.games.spirit_island.state.endings import has_won, why_lost
from tuath.games.spirit_island.state.queries.forecast import lands_to_explore
from tuath.games.spirit_island.state.queries.queries import isle as isle_of
from tuath.games.spirit_island.state.queries.queries import terror_level
from tuath.games.spirit_island.state.standing.special import cost
from tuath.games.spirit_island.state.state import FAST, SLOW, AfterCard, EndRitual, PrepareScenario, Task
from tuath.games.spirit_island.turn.invader_phase import explore_laws
from tuath.games.spirit_island.turn.powers import energy_for_using
from tuath.games.spirit_island.turn.triggers import carry_out_triggered, check
from tuath.games.spirit_island.turn.usable import has_its_time
from tuath.games.spirit_island.verbs.cards import play

HERE = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8


def playing(scenario: str, *spirits: str, boards: str = "A") -> Isle:
    return Isle(*spirits, boards=boards, scenario=scenario)


def card(id: str) -> int:
    return printed().invader_index[id]


# ---- Blitz ----------------------------------------------------------------------------------------------------------


@plays("scenario:blitz")
def test_blitz_begins_with_more_blight_and_another_round() -> None:
    """S-19.1: one blight per board more; after the first explore a build and an explore, then the first turn."""
    isle = playing("blitz", boards="AB")
    before = isle.state.blight_left
    isle.state.agenda = [task for task in isle.state.agenda if task.kind != "settle"]
    isle.run(isle.steps(until="turn"), ["1_wetland", "1_sands", "2-3"])
    assert isle.state.blight_left == before + 2
    assert isle.state.ravaging == (card("1_wetland"),)
    assert isle.state.building == (card("1_sands"),)
    assert isle.pieces(2) == "explorer explorer town"


@plays("scenario:blitz")
def test_one_land_of_each_board_gets_another_explorer() -> None:
    """S-19.1, S-8.5: in each explore step, which one the players choose by the order of the lands."""
    isle = playing("blitz", boards="AB")
    isle.put(8, "t")
    isle.state.invader_deck = (1, 1)
    isle.play(Task("explore_step"), answers=["1_jungle", "1-8"])
    assert (isle.pieces(8), isle.pieces(3)) == ("explorer explorer town", "explorer")
    assert isle.asked[-1] == (0, "spirit_island-next-land", ("1-3", "1-8"))
    assert len(isle.state.standing) == 4  # only the rules of the scenario


def test_what_is_not_explored_has_one_reason() -> None:
    """S-8.1, S-8.5, S-8.12: another terrain, nobody who could come, done already, or another board."""
    isle = playing("blitz", boards="AB")
    isle.state.agenda = [AfterCard("explore", card("1_jungle"))]
    jungle = (3, 8, land(1, 3))
    isle.state.lands_left = 1 << 8 | 1 << land(1, 3)
    here = 1 << 8

    def refused(place: int) -> str | None:
        laws = explore_laws(isle.state, here)
        return next((key for allowed, _, key in laws if not allowed >> place & 1), None)

    assert refused(8) is None
    assert refused(land(1, 3)) == "explored-after-this-board"
    assert refused(1) == "not-explored-by-card"
    assert lands_to_explore(isle.state, card("1_jungle")) & (1 << jungle[0])
    isle.put(3, "t")
    assert refused(3) == "explored-already"
    isle.state.lands_left, here = 1 << 3, 1 << 3
    assert refused(8) == "not-explored-from-anywhere"


@plays("scenario:blitz")
def test_all_powers_are_fast_and_what_was_fast_is_cheaper() -> None:
    """S-19.1: a fast card costs 1 less, one of cost 0 gives 1 energy."""
    isle = playing("blitz")
    powers = printed().powers
    slow = power("boon_of_vigor")
    for place, each in enumerate(powers):
        assert [has_its_time(isle.state, 0, each, phase) for phase in (FAST, SLOW)] == [True, False]
        assert cost(isle.state, each) == each.cost - (each.speed == "fast"), place
    assert powers[slow].cost == 0
    assert powers[slow].speed == "fast"
    isle.state.plays = [1]
    play(isle.table, 0, slow)
    assert isle.state.energy == [1]


def test_outside_blitz_nothing_is_cheaper() -> None:
    isle = Isle()
    assert all(cost(isle.state, each) == each.cost for each in printed().powers)


@plays("scenario:blitz")
def test_powers_that_are_fast_anyway_give_energy_when_used() -> None:
    """S-19.1: innate ones, and those that something else makes fast; a fast card was cheaper already."""
    isle = playing("blitz")
    fast, slow = (next(each for each in printed().innates if each.speed == speed) for speed in ("fast", "slow"))
    cards = [next(each for each in printed().powers if each.speed == speed) for speed in ("fast", "slow")]
    powers: list[Power | Innate] = [fast, slow, *cards]
    assert [energy_for_using(isle.state, 0, each) for each in powers] == [1, 0, 0, 0]
    isle.state.quick[0] = 1
    assert [energy_for_using(isle.state, 0, each) for each in powers] == [1, 1, 0, 1]
    assert energy_for_using(Isle().state, 0, fast) == 0


@plays("scenario:blitz")
def test_the_blight_card_has_less_in_blitz() -> None:
    """S-19.1: one per board less when it turns over, at once."""
    isle = playing("blitz", boards="AB")
    isle.state.blight_left = 1
    spiral = "downward_spiral"
    isle.run(add_blight(isle.table, HERE), [spiral])
    assert isle.state.blight_left == printed().blight_cards[printed().blight_index[spiral]].blight * 2 - 2


# ---- Guard the Isle's Heart -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boards", "inner"), [
    ("A", "A7"), ("AB", "A7 B7"), ("ABC", "A7 B7 C4"), ("CAD", "C4 A7 D6"),
])  # fmt: skip
def test_inner_lands(boards: str, inner: str) -> None:
    """S-19.1: land 7, or the land at the point where three boards meet."""
    isle = playing("guard_the_isles_heart", boards=boards)
    isle.state.agenda = [PrepareScenario(0)]
    isle.run(isle.steps())
    found = [f"{boards[each // 9]}{each % 9}" for each in range(9 * len(boards)) if isle.state.inner_lands >> each & 1]
    assert found == inner.split()


def test_four_boards_meet_at_one_point() -> None:
    """S-19.1: one land of each board, all of them adjacent."""
    isle = playing("guard_the_isles_heart", boards="ABCD")
    isle.play(PrepareScenario(0))
    lands = [each for each in range(36) if isle.state.inner_lands >> each & 1]
    assert [each // 9 for each in lands] == [0, 1, 2, 3]


def test_in_other_layouts_the_players_choose_the_inner_lands() -> None:
    """S-19.2: one inland land of each starting board."""
    isle = playing("guard_the_isles_heart", boards="ABC")
    others = [place for place, layout in enumerate(printed().layouts) if len(layout.slots) == 3]
    isle.state.layout = next(place for place in others if place != isle.state.layout)
    isle.play(PrepareScenario(0), answers=["1-5", "2-6", "3-8"])
    assert isle.state.inner_lands == bits_of([5, land(1, 6), land(2, 8)])
    assert all(int(each[-1]) > 3 for _, _, offered in isle.asked for each in offered)


@plays("scenario:guard_the_isles_heart")
def test_guard_the_isles_heart_begins() -> None:
    """S-19.1: no towns, explorers at the heart, presence from a track, the top minor and the top major card."""
    isle = playing("guard_the_isles_heart")
    isle.put(8, "td")
    isle.put(2, "tc")
    before, hand = list(isle.state.covered), isle.state.hands[0]
    minor, major = "drift_down_into_slumber", "cleansing_floods"
    isle.prepare("energy", minor, major)
    assert (isle.pieces(8), isle.pieces(2), isle.pieces(7)) == ("dahan", "city", "explorer")
    assert isle.state.covered == [before[0] - 1, before[1]]
    assert isle.state.presence[7] == 1
    assert isle.state.hands[0] == hand | pile(minor, major)
    assert isle.state.minors >> power(major) & 1 == 0


@plays("scenario:guard_the_isles_heart")
def test_ocean_stays_at_the_coast() -> None:
    """S-5.17, S-19.1: the nearest land of that board where it may be."""
    isle = playing("guard_the_isles_heart", "oceans_hungry_grasp")
    isle.prepare("energy", "drift_down_into_slumber", "cleansing_floods")
    (where,) = [each for each, own in enumerate(isle.state.presence) if own]
    assert where == 1  # two steps from land 7, as land 5 is beside both


@plays("scenario:guard_the_isles_heart")
def test_the_heart_must_be_kept_from_the_second_turn_on() -> None:
    """S-19.1"""
    isle = playing("guard_the_isles_heart")
    isle.state.inner_lands = 1 << 7
    isle.inhabit(0, HERE)
    isle.put(7, "t")
    isle.state.turn = 1
    assert why_lost(isle.state) is None
    isle.state.turn = 2
    assert why_lost(isle.state) == "scenario"
    isle.put(7, "eee")
    assert why_lost(isle.state) is None


# ---- Rituals of Terror ----------------------------------------------------------------------------------------------


def at_the_ritual(*spirits: str, boards: str = "A", dahan: int = 3) -> Isle:
    isle = playing("rituals_of_terror", *spirits, boards=boards)
    isle.prepare()
    for seat in range(isle.state.seats):
        isle.inhabit(seat, HERE, 4)
        isle.state.energy[seat] = 3
    isle.put(HERE, "d" * dahan)
    return isle


@plays("scenario:rituals_of_terror")
def test_all_fear_cards_are_in_the_deck_and_terror_waits_for_rituals() -> None:
    """S-19.1"""
    isle = at_the_ritual()
    number = so_many("fear_cards", "base")
    assert sum(isle.state.fear_deck) == isle.state.fear_cards.bit_count() == number
    add_fear(isle.table, 4 * number)
    assert (isle.state.fear_earned, terror_level(isle.state)) == (number, 1)
    add_fear(isle.table, 4)
    assert isle.state.fear_earned == number
    isle.put(1, "e")
    assert not has_won(isle.state)


@plays("scenario:rituals_of_terror")
def test_earned_cards_wait() -> None:
    """S-19.1: the fear step does nothing."""
    isle = at_the_ritual()
    isle.state.fear_earned = 2
    isle.play(Task("fear_cards"))
    assert isle.state.fear_earned == 2


@plays("scenario:rituals_of_terror")
def test_what_a_ritual_needs() -> None:
    """S-19.1: presence of every spirit, three dahan for each player, three energy and three presence there."""
    isle = at_the_ritual("river_surges_in_sunlight", "thunderspeaker", boards="AB", dahan=6)
    assert ritual_lands(isle.state) == 1 << HERE
    isle.put(HERE, "ddddd")
    assert ritual_lands(isle.state) == 0
    isle.put(HERE, "dddddd")
    isle.state.energy = [1, 1]
    assert ritual_lands(isle.state) == 0
    isle.state.energy = [2, 1]
    isle.inhabit(1, HERE, 0)
    assert ritual_lands(isle.state) == 0
    isle.inhabit(0, HERE, 1)
    isle.inhabit(1, HERE, 1)
    assert ritual_lands(isle.state) == 0
    assert ritual_lands(Isle().state) == 0


@plays("scenario:rituals_of_terror")
def test_a_ritual() -> None:
    """S-19.1, S-19.3: paid together; terror rises, the earned cards come at the new level, the dahan spread evenly."""
    isle = at_the_ritual("river_surges_in_sunlight", "shadows_flicker_like_flame", boards="AB", dahan=6)
    isle.state.fear_earned = 1
    isle.state.agenda = []
    isle.run(hold_ritual(isle.table, 0), [(1, "1"), (0, "2"), "p1", "p2", "p2"])
    assert isle.state.energy == [1, 2]
    assert isle.state.destroyed == [1, 2]
    assert terror_level(isle.state) == 2
    assert [task.kind for task in reversed(isle.state.agenda)] == ["ritual_cards", "ritual_end"]
    near = isle_of(isle.state).near(HERE)
    isle.run(isle.steps(), ["avoid_the_dahan"])  # six lands beside it, one of them on the other board
    assert isle.state.fear_earned == 0
    assert isle.pieces(HERE) == ""
    assert [isle.pieces(each) for each in members(near)] == ["dahan"] * 6


def test_a_ritual_that_is_not_agreed_to_waits_for_the_next_turn() -> None:
    """S-14.19 [R]: nothing is paid, and it is not offered again in this turn."""
    isle = at_the_ritual("river_surges_in_sunlight", "shadows_flicker_like_flame", boards="AB", dahan=6)
    isle.state.agenda = []
    isle.run(hold_ritual(isle.table, 0), [(1, "refuse")])
    assert (isle.state.energy, isle.state.destroyed, isle.state.agenda) == ([3, 3], [0, 0], [])
    assert ritual_lands(isle.state) == 0
    isle.state.turn += 1
    assert ritual_lands(isle.state) == 1 << HERE


@plays("scenario:rituals_of_terror")
def test_dahan_spread_as_evenly_as_possible() -> None:
    """S-19.1: seven over five lands; where the last two go is chosen."""
    isle = at_the_ritual(dahan=7)
    isle.play(EndRitual(0, Land(HERE)), answers=["1-4", "1-8"])
    assert [isle.pieces(near).count("dahan") for near in (1, 4, 6, 7, 8)] == [1, 2, 1, 1, 2]
    assert isle.asked[-1][2] == ("1-1", "1-6", "1-7", "1-8")


@plays("scenario:rituals_of_terror")
def test_the_third_ritual_wins() -> None:
    """S-19.1: the other ways to win remain."""
    isle = at_the_ritual()
    isle.put(1, "c")
    isle.state.turn = 3
    isle.state.terror = 3
    check(isle.table)
    assert isle.state.phase != "over"
    isle.run(hold_ritual(isle.table, 0))
    check(isle.table)
    assert (isle.state.ending, isle.state.is_won) == ("victory", True)
    other = at_the_ritual()
    assert has_won(other.state)  # no invaders


# ---- Dahan Insurrection ---------------------------------------------------------------------------------------------


def insurrection(boards: str = "A") -> Isle:
    isle = playing("dahan_insurrection", boards=boards)
    isle.inhabit(0, 1)
    return isle


def moved(isle: Isle, number: int, start: int, end: int) -> None:
    for _ in range(number):
        move_piece(isle.table, piece(DAHAN), Land(start), Land(end))


@plays("scenario:dahan_insurrection")
def test_constant_raiding() -> None:
    """S-15.6: each moved dahan deals 1 damage where it ended."""
    isle = insurrection()
    isle.put(4, "ddd")
    isle.put(HERE, "cd")
    moved(isle, 2, 4, HERE)
    isle.run(carry_out_triggered(isle.table))
    assert isle.pieces(HERE) == "dahan dahan dahan city:2"
    assert isle.state.happened == ()


@plays("scenario:dahan_insurrection")
def test_dahan_that_moved_on_raid_only_where_they_end() -> None:
    isle = insurrection()
    isle.put(4, "d")
    isle.put(HERE, "t")
    isle.put(8, "t")
    moved(isle, 1, 4, HERE)
    moved(isle, 1, HERE, 8)
    isle.run(carry_out_triggered(isle.table))
    assert (isle.pieces(HERE), isle.pieces(8)) == ("town", "dahan town:1")


@plays("scenario:dahan_insurrection")
def test_military_response() -> None:
    """S-19.1: a town for each city, an explorer for each town, to the nearest land with dahan."""
    isle = insurrection()
    isle.put(7, "tc")
    isle.put(3, "d")
    isle.put(HERE, "d")
    for one in isle.state.pieces[7]:
        isle.run(destroy_piece(isle.table, Land(7), one))
    isle.run(carry_out_triggered(isle.table))
    assert (isle.pieces(HERE), isle.pieces(3), isle.pieces(7)) == ("explorer town dahan", "dahan", "")


@plays("scenario:dahan_insurrection")
def test_raids_come_first_and_bring_a_response_of_their_own() -> None:
    """S-15.10, S-15.13: what a raid destroys is answered; the answer is no raid."""
    isle = insurrection()
    isle.put(4, "dd")
    isle.put(HERE, "t")
    moved(isle, 2, 4, HERE)
    isle.run(carry_out_triggered(isle.table))
    assert isle.pieces(HERE) == "explorer dahan dahan"


def test_the_nearest_land_is_chosen_among_equals() -> None:
    """S-1.9"""
    isle = insurrection()
    isle.put(HERE, "c")
    isle.put(4, "dd")
    isle.put(8, "d")
    isle.run(destroy_piece(isle.table, HERE, isle.state.pieces[HERE][0]))
    isle.run(carry_out_triggered(isle.table), ["1-8"])
    assert isle.pieces(8) == "town dahan"


@plays("scenario:dahan_insurrection")
@pytest.mark.parametrize(("terror", "pieces", "won"), [
    (1, "e", False), (1, "", True), (2, "ttd", False), (2, "td", True), (3, "ttd", False), (3, "td", True),
    (4, "ttd", False), (4, "tdd", True),
])  # fmt: skip
def test_how_the_insurrection_wins(terror: int, pieces: str, won: bool) -> None:
    """S-19.1: no land with more towns and cities than dahan; an empty fear deck alone is no victory."""
    isle = insurrection()
    isle.state.fear_deck = [int(terror == level) for level in (1, 2, 3)]
    isle.put(HERE, pieces)
    assert terror_level(isle.state) == terror
    assert has_won(isle.state) == won


@plays("scenario:dahan_insurrection")
def test_on_level_three_fewer_such_lands_than_players_are_enough() -> None:
    """S-19.1"""
    isle = insurrection(boards="AB")
    isle.state.fear_deck = [0, 0, 1]
    isle.put(HERE, "t")
    assert has_won(isle.state)
    isle.put(1, "c")
    assert not has_won(isle.state)


@plays("scenario:dahan_insurrection")
def test_too_few_dahan_are_the_end() -> None:
    """S-19.1: fewer than two for each player."""
    isle = insurrection()
    isle.put(HERE, "dd")
    assert why_lost(isle.state) is None
    isle.put(HERE, "d")
    assert why_lost(isle.state) == "scenario"


@plays("scenario:dahan_insurrection")
@pytest.mark.parametrize(("towns", "ending"), [("", "victory"), ("tt", "scenario")])
def test_the_coordinated_insurrection(towns: str, ending: str) -> None:
    """S-19.1: when the last fear card is earned all dahan deal their damage; then the game is won or lost."""
    isle = insurrection()
    isle.state.turn = 4
    isle.state.fear_deck = [0, 0, 1]
    isle.put(HERE, "dtt")
    isle.put(8, "d")
    isle.put(6, towns)
    add_fear(isle.table, 4)
    assert isle.state.fear_earned == 1
    isle.state.phase = "slow"
    isle.run(carry_out_triggered(isle.table), ["town:1"])
    assert isle.state.phase == "over"
    assert isle.state.ending == ending
