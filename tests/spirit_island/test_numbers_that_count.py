"""Numbers of cards that a little more would not have shown elsewhere: one more of it would make a difference here."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, ground, have, innate, named, pile, plays, power, printed
from tests.spirit_island.events import blighted, isle_with, main, small, stage, terror
from tests.spirit_island.powers import INLAND, JUNGLE, isle_of
from tests.spirit_island.powers import use as use_with_target
from tests.spirit_island.powers import use_at as curse
from tests.spirit_island.spirits import HOME, days, time, volcano
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import TOWN, piece
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import spirit
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import NOBODY, AfterStep, Task
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import Aim, use_power
from tuath.games.spirit_island.turn.triggers import finish_action

LAND = Land(4)


# ---- events ---------------------------------------------------------------------------------------------------------


@plays("event:temporary_truce")
def test_one_dahan_and_one_town_keep_the_truce() -> None:
    """S-16.1: of two of each the others fight: 2 damage destroy the Dahan that does."""
    isle = terror(isle_with(), 1)
    isle.put(LAND, "ttdd")
    main(isle, "temporary_truce")
    isle.run(ravage(isle.table, LAND))
    assert (isle.pieces(LAND), isle.state.blight[LAND]) == ("town town dahan", 1)


@plays("event:pull_together_in_adversity")
def test_of_two_strife_one_still_works() -> None:
    """S-13.12"""
    isle = terror(isle_with(), 1)
    isle.state.pieces[LAND] = (piece(TOWN, strife=2),)
    main(isle, "pull_together_in_adversity")
    isle.run(ravage(isle.table, LAND))
    assert (isle.pieces(LAND), isle.state.blight[LAND]) == ("town:0:1", 0)


@plays("event:resourceful_populace")
def test_the_land_is_stripped_of_one_explorer_and_one_town() -> None:
    isle = terror(isle_with(), 2)
    isle.put(LAND, "eett")
    main(isle, "resourceful_populace")
    isle.run(ravage(isle.table, LAND))
    isle.run(finish_action(isle.table))
    assert isle.pieces(LAND) == "explorer town"


@plays("event:civic_engagement")
def test_civic_engagement_ends_one_strife() -> None:
    isle = isle_with()
    isle.state.pieces[LAND] = (piece(TOWN, strife=1), piece(TOWN, strife=1))
    main(isle, "civic_engagement")
    assert isle.pieces(LAND) == "town town:0:1"


@plays("event:seek_new_farmland")
def test_two_presence_keep_consumption_off_a_board() -> None:
    isle = blighted(isle_with())
    isle.put(LAND, "c")
    isle.inhabit(0, 5, 4)
    main(isle, "seek_new_farmland")
    isle.play(Task("ravage_step"), answers=["yes"])
    assert (isle.state.destroyed, isle.state.blight[LAND]) == ([2], 0)


@plays("event:missionaries_arrive")
def test_missionaries_come_again_after_two_events() -> None:
    """S-14.8"""
    isle = isle_with()
    isle.put(LAND, "d")
    main(isle, "missionaries_arrive", "call_of_the_dahan_ways")
    assert isle.state.event_faces.index(printed().event_index["missionaries_arrive"]) == 2


@plays("event:slave_rebellion")
def test_a_rebellion_comes_again_after_three_events() -> None:
    """S-14.8: the one that follows it at once is not among them."""
    isle = stage(isle_with(adversary="france"), 1)
    others = [printed().event_index[each] for each in ("well_prepared_explorers", "cities_rise", "provincial_seat")]
    isle.state.events = bits_of(
        [*others, printed().event_index["heavy_farming"], printed().event_index["population_rises"]]
    )
    isle.state.beasts, isle.state.disease = [0] * 9, [0] * 9
    isle.put(LAND, "t")
    isle.inhabit(0, LAND)
    isle.state.turn, isle.state.event_card = 2, printed().event_index["slave_rebellion"]
    isle.play(Task("event"), answers=[named("event", others[0])])
    assert isle.state.event_faces.index(printed().event_index["slave_rebellion"]) == 3


@plays("event:remnants_of_a_spirits_heart")
def test_the_warding_costs_four_now_and_comes_once() -> None:
    """S-14.18: what spirits defend is 4 lower this turn; in one later spirit phase all lands are defended."""
    isle = isle_with()
    isle.state.energy = [4]
    isle.state.agenda = [Task("turn")]
    isle.use("quicken_the_earths_struggles", LAND, "second")
    main(isle, "remnants_of_a_spirits_heart", "second")
    assert defence(isle.state, LAND) == 6
    isle.state.agenda = [AfterStep("spirit"), *isle.state.agenda[1:]]
    isle.run(isle.steps(), ["yes"])
    isle.state.turn += 1
    isle.state.agenda = [AfterStep("spirit")]
    isle.run(isle.steps())
    assert sum(key == "spirit_island-may" for _, key, _ in isle.asked) == 1


@plays("event:outpaced")
def test_whoever_has_no_energy_keeps_pace_for_two_presence() -> None:
    isle = isle_with()
    isle.state.played, isle.state.energy = [1 << power("wash_away")], [0]
    isle.inhabit(0, 7, 4)
    isle.state.event_card = printed().event_index["outpaced"]
    isle.play(Task("event_main"), answers=["second", "no"])
    assert isle.state.destroyed == [2]


@plays("event:sacred_sites_under_threat")
def test_guarding_a_site_costs_three_and_deals_two() -> None:
    isle = isle_with("lightnings_swift_strike")
    isle.state.energy = [4]
    isle.put(7, "c")
    isle.inhabit(0, 7, 2)
    main(isle, "sacred_sites_under_threat", "second", "first")
    assert (isle.state.energy, isle.pieces(7)) == ([1], "city:2")


@plays("event:invaders_surge_inland")
def test_a_town_surges_two_lands_inland_at_most() -> None:
    isle = isle_with()
    isle.put(3, "t")
    where = island(isle.state)
    near, far = (members(where.within(Land(3), 2) & ~where.coastal)[-1], where.within(Land(3), 2))
    main(isle, "invaders_surge_inland", at(near))
    assert not ground(isle.asked[-1][2]) & ~far
    assert where.lands & ~far


@plays("event:hard_working_settlers")
def test_distraction_takes_the_last_card_of_both_later_stages() -> None:
    isle = isle_with()
    isle.state.invader_deck = (2, 2, 3, 3)
    main(isle, "hard_working_settlers", "second")
    assert list(isle.state.invader_deck) == [2, 3]


@plays("event:numinous_crisis")
def test_one_presence_goes_back_to_the_tracks() -> None:
    isle = isle_with()
    isle.state.energy, isle.state.hands = [0], [0]
    isle.inhabit(0, 5, 3)
    isle.state.covered[0] -= 3
    main(isle, "numinous_crisis", "second", "1-5")
    assert (sum(isle.state.presence), sum(isle.state.covered)) == (2, sum(isle_with().state.covered) - 2)


@plays("token_event:beasts_prey_on_the_injured")
def test_beasts_take_one_of_the_injured() -> None:
    isle = isle_with()
    isle.state.beasts = [0] * 9
    isle.state.pieces[LAND] = (piece(TOWN, damage=1), piece(TOWN, damage=1))
    isle.state.beasts[LAND] = 1
    small(isle, "token", "beasts_prey_on_the_injured")
    assert isle.pieces(LAND) == "town:1"


# ---- powers ---------------------------------------------------------------------------------------------------------


@plays("power:fire_and_flood")
@pytest.mark.parametrize("element", ["fire", "water"])
def test_more_fire_or_flood_comes_over_one_of_the_two_lands(element: str) -> None:
    isle = isle_of(**{element: 3})
    isle.put(JUNGLE, "ccc")
    isle.put(INLAND, "ccc")
    use_with_target(isle, "fire_and_flood", at(JUNGLE), at(INLAND), "yes", at(INLAND))
    assert (isle.pieces(JUNGLE), isle.pieces(INLAND)) == ("city city:1", "city:2")


@plays("power:gather_the_scattered_light_of_stars")
def test_light_is_gathered_twice_and_three_times() -> None:
    """Two cards, and for one unique card that is forgotten three more."""
    isle = Isle("starlight_seeks_its_form", expansions="both")
    isle.inhabit(0, 5)
    one, two, three, four = (named("power", card) for card in spirit(isle.state, 0).uniques)
    others = ["wash_away", "flash_floods", "rivers_bounty", "raging_storm", "shatter_homesteads"]
    isle.state.hands[0], isle.state.played[0] = 0, 0
    isle.state.discards[0] = pile(one, two, three, four, *others)
    isle.use("gather_the_scattered_light_of_stars", -1)
    isle.play(Task("end_turn"), answers=[one, two, "yes", three, *others[:3]])
    assert isle.state.hands[0] == pile(one, two, *others[:3])
    assert isle.state.discards[0] == pile(four, *others[3:])


@plays("power:absolute_stasis", "power:pour_time_sideways")
@pytest.mark.parametrize(("card", "spent"), [("absolute_stasis", 1), ("pour_time_sideways", 3)])
def test_so_much_time_is_spent(card: str, spent: int) -> None:
    isle = days(4, "river_surges_in_sunlight", boards="AB")
    isle.inhabit(0, 9 + 5)
    isle.state.played[0], isle.state.phase = 1 << power(card), "fast"
    isle.run(use_power(isle.table, 0, power(card)), [at(HOME)])
    assert time(isle) == 4 - spent


@plays("power:the_past_returns_again")
def test_the_past_is_one_stage_away_at_most() -> None:
    """A card of stage I cannot come for one of stage III."""
    isle = days(1)
    first, second = (members(isle.state.unseen[each])[0] for each in (0, 1))
    isle.state.invader_deck, isle.state.invaders_discarded = (3, 3), 1 << first | 1 << second
    isle.state.played[0], isle.state.phase, isle.state.energy = 1 << power("the_past_returns_again"), "fast", [1]
    isle.run(use_power(isle.table, 0, power("the_past_returns_again")), [named("invader_card", second)])
    assert isle.asked[-1][2] == (named("invader_card", second),)


@plays("power:elemental_teachings")
def test_three_markers_are_enough_to_teach() -> None:
    isle = Isle("shifting_memory_of_ages", "thunderspeaker", boards="AB", expansions="both")
    isle.state.phase = "fast"
    isle.inhabit(0, 5, 2)
    isle.state.counters["prepared_air.0"] = 4
    isle.use("elemental_teachings", -1, "moon", "air", "air", "air", target=1)
    assert isle.state.counters["prepared_air.0"] == 1


@plays("innate:spirits_may_yet_dream")
def test_one_fear_card_is_turned_up() -> None:
    isle = Isle("bringer_of_dreams_and_nightmares")
    isle.inhabit(0, 5, 2)
    isle.state.phase = "fast"
    isle.state.fear_earned = 3
    have(isle, moon=2, air=2)
    card = "dahan_on_their_guard"
    isle.run(use_power(isle.table, 0, innate("spirits_may_yet_dream")), ["2", card])
    assert isle.state.fear_faces.count(printed().fear_index[card]) == 1


@plays("special_rule:fly_fast_as_thought")
def test_beasts_fly_two_lands_and_no_farther() -> None:
    isle = Isle("many_minds_move_as_one", expansions="both")
    isle.state.beasts = [0] * len(isle.state.beasts)
    isle.state.phase = "fast"
    isle.put(3, beasts=1)
    where = island(isle.state)
    reached = where.within(Land(3), 2)
    isle.power_says("push(1, beasts)", at(members(reached & ~where.within(Land(3), 1))[0]), here=3)
    assert ground(isle.asked[-1][2]) == reached & ~(1 << 3)
    assert where.lands & ~reached


@plays("power:guide_the_way_on_feathered_wings")
def test_one_of_the_beasts_is_guided() -> None:
    isle = Isle("many_minds_move_as_one", expansions="both")
    isle.state.beasts = [0] * len(isle.state.beasts)
    isle.state.phase = "fast"
    isle.put(5, beasts=2)
    isle.use("guide_the_way_on_feathered_wings", 5, "1-4", "stop")
    assert (isle.state.beasts[5], isle.state.beasts[4]) == (1, 1)


@plays("innate:explosive_eruption")
def test_two_presence_reach_one_land_from_the_volcano() -> None:
    isle = Isle("volcano_looming_high", expansions="both")
    home = Land(1)
    isle.inhabit(0, home, 5)
    have(isle, fire=2, earth=2)
    isle.run(isle.once(0, innate("explosive_eruption"), Aim(home, home, NOBODY)), ["2", at(home)])
    assert not ground(isle.asked[-1][2]) & ~island(isle.state).within(home, 1)
    assert isle.state.destroyed == [2]


@plays("innate:powered_by_the_furnace_of_the_earth")
def test_two_presence_go_back_to_the_tracks_of_the_volcano() -> None:
    isle, home = volcano(1)
    isle.state.destroyed = [5]
    isle.state.covered[0] -= 4
    have(isle, fire=5)
    isle.run(use_power(isle.table, 0, innate("powered_by_the_furnace_of_the_earth")), [at(home), "yes", "yes", "yes"])
    assert isle.state.destroyed == [3]


@plays("power:utter_a_curse_of_dread_and_bone")
def test_a_curse_goes_no_farther_than_one_land() -> None:
    isle = Isle()
    isle.put(3, blight=1)
    where = island(isle.state)
    cursed = "utter_a_curse_of_dread_and_bone"
    curse(isle, cursed, 3, "disease", "yes", "1-3", at(members(where.near(Land(3)))[0]), moon=3, animal=2)
    lands = [values for _, key, values in isle.asked if key == "spirit_island-where"]
    assert lands
    assert all(not ground(each) & ~where.within(Land(3), 1) for each in lands)


@plays("reminder_card:command_the_beasts")
def test_a_command_moves_one_of_the_beasts() -> None:
    isle = isle_with()
    isle.state.beasts = [0] * 9
    isle.put(LAND, beasts=2)
    card = next(each for each in printed().reminder_cards if each.id == "command_the_beasts")
    isle.run(carry_out(Use(isle.table, 0, LAND, actor=NOBODY), card.effect), ["1-5"])
    assert (isle.state.beasts[LAND], isle.state.beasts[5]) == (1, 1)
