"""What was mended once, in another shape: another card, spirit, adversary, seat, moment, or two at once. S-1.8"""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, fear_of, have, innate, named, plays, power, printed
from tests.spirit_island.events import dahan_event, small
from tests.spirit_island.foes import against, card, playing, theft
from tuath.core.notation import Call, parse, statements
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.action.effects import Use, immediately
from tuath.games.spirit_island.foes.adversaries import escalate
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.costs import DISCARDING, FORGETTING, bill_of
from tuath.games.spirit_island.state.decks import is_top_laid
from tuath.games.spirit_island.state.queries.forecast import built_by
from tuath.games.spirit_island.state.queries.queries import isle as island_of
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, NOBODY, AfterStep, Task
from tuath.games.spirit_island.turn.events import choose_and_pay
from tuath.games.spirit_island.turn.growth import AFTER_GROWTH, BEFORE_GROWTH, act_in_phase
from tuath.games.spirit_island.turn.invaders import build, ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HERE, BESIDE, NEXT = Land(5), Land(6), Land(4)  # board A: land 5, a wetland, touches 1, 4, 6, 7 and 8
SWARM, PLAGUE, GREEN = "many_minds_move_as_one", "vengeance_as_a_burning_plague", "a_spread_of_rampant_green"
RIVER, THUNDER, DAYS = "river_surges_in_sunlight", "thunderspeaker", "fractured_days_split_the_sky"
KEEPER, MIST = "keeper_of_the_forbidden_wilds", "shroud_of_silent_mist"


def bare(isle: Isle) -> Isle:
    """Without tokens, and with enough blight and fear that no card comes."""
    state = isle.state
    for tokens in (state.beasts, state.wilds, state.disease, state.badlands):
        tokens[:] = [0] * len(tokens)
    state.blight_left, state.fear_pool = 20, 100
    return isle


def empty(*spirits: str, boards: str = "A", **wishes: str) -> Isle:
    return bare(Isle(*spirits, boards=boards, expansions="both", **wishes))


def in_seat(spirit: str, seat: int, *others: str, **wishes: str) -> Isle:
    spirits = list(others)
    spirits.insert(seat, spirit)
    return empty(*spirits, boards="ABC"[: len(spirits)], **wishes)


# ---- who acts: S-15.2, S-15.3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_S_15_3_of_three_spirits_none_rules_over_a_dahan_event(seat: int) -> None:
    """Raids in Force: blight is no badlands for it, in whichever of three seats Vengeance sits."""
    isle = in_seat(PLAGUE, seat, THUNDER, RIVER)
    isle.put(HERE, "cdd", blight=2)
    small(isle, "dahan", "raids_in_force", named("seat", seat), named("seat", (seat + 1) % 3))
    assert isle.pieces(HERE) == "dahan dahan city:2"


@plays("scenario:dahan_insurrection")
@pytest.mark.parametrize("seat", [0, 1])
def test_S_15_3_nor_over_what_a_scenario_has_follow(seat: int) -> None:
    """S-19.1: dahan that were moved raid by 1 each."""
    isle = in_seat(PLAGUE, seat, THUNDER, scenario="dahan_insurrection")
    isle.inhabit(seat, HERE, 2)
    isle.put(HERE, "c", blight=2)
    isle.put(BESIDE, "d")
    isle.carry_out("push(1, dahan)", "1-5", here=BESIDE)
    isle.run(finish_action(isle.table))
    assert isle.pieces(HERE) == "dahan city:1"


@plays("scenario:second_wave")
def test_S_22_3_a_card_set_aside_reaches_any_land_but_no_ocean() -> None:
    """S-19.12: whatever its range is; the other spirit is Ocean's Hungry Grasp, which is nowhere yet."""
    isle = empty(RIVER, "oceans_hungry_grasp", boards="AB", scenario="second_wave")
    isle.inhabit(0, HERE)
    isle.state.counters["wave.lent.0"] = 1 << power("wash_away")
    lands = target_lands(isle.state, 0, printed().powers[power("wash_away")])
    assert lands == island_of(isle.state).lands
    isle.inhabit(1, 10)
    assert target_lands(isle.state, 0, printed().powers[power("wash_away")]) == lands | 1 << 9


@plays("special_rule:call_forth_predators")
def test_S_5_20_who_has_called_predators_before_growth_is_not_asked_after_it() -> None:
    isle = empty("sharp_fangs_behind_the_leaves")
    isle.state.turn, isle.state.phase = 2, "spirit"
    isle.inhabit(0, HERE, 3)
    isle.run(act_in_phase(isle.table, 0, BEFORE_GROWTH), ["yes"])
    isle.run(act_in_phase(isle.table, 0, AFTER_GROWTH))
    assert (presence(isle.state, 0, HERE), isle.state.beasts[HERE]) == (2, 1)
    isle.state.turn = 3
    isle.run(act_in_phase(isle.table, 0, BEFORE_GROWTH), ["no"])


@plays("special_rule:choke_the_land_with_green", "event:farmers_seek_the_dahan_for_aid")
def test_S_8_27_a_ravage_that_becomes_a_build_is_choked_once() -> None:
    isle = empty(GREEN)
    isle.inhabit(0, HERE, 3)
    isle.put(HERE, "t")
    isle.carry_out("convert(next_ravage_step, build)")
    isle.run(ravage(isle.table, HERE, is_normal=True), ["yes"])
    assert (presence(isle.state, 0, HERE), isle.pieces(HERE)) == (2, "town")


@plays("special_rule:choke_the_land_with_green")
def test_S_8_6_what_an_escalation_builds_is_choked_too() -> None:
    """S-18.13: England's are invader actions, though not normal ones."""
    isle = bare(Isle(GREEN, expansions="both", adversary="england", level="1"))
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "t")
    isle.run(escalate(isle.table, 0, card("2_sands"), finish_action), ["yes"])
    assert (presence(isle.state, 0, HERE), isle.pieces(HERE)) == (1, "town")


@plays("special_rule:choke_the_land_with_green")
def test_S_8_6_a_site_that_has_paid_is_none_for_the_second_ravage() -> None:
    """S-8.16: nor is the sacred site of another spirit one."""
    isle = empty(GREEN, THUNDER, boards="AB")
    isle.inhabit(0, HERE, 2)
    isle.inhabit(1, HERE, 2)
    isle.put(HERE, "t")
    isle.run(ravage(isle.table, HERE, is_normal=True), [(0, "yes")])
    isle.run(ravage(isle.table, HERE, is_normal=True))
    assert ([presence(isle.state, seat, HERE) for seat in (0, 1)], isle.state.blight[HERE]) == ([0, 1], 1)


# ---- what counts as what: S-16.2 ------------------------------------------------------------------------------------


@plays("token_event:beasts_prey_on_the_injured")
@pytest.mark.parametrize(("answer", "fear", "damage"), [("yes", 32, 4), ("no", 21, 3)])
def test_S_16_2_a_site_that_is_beasts_that_are_badlands_counts_once(answer: str, fear: int, damage: int) -> None:
    """Beside beasts and badlands: 3 tokens, of them 2 beasts; and 3 more damage."""
    isle = empty(SWARM)
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "c", beasts=1, badlands=1)
    isle.carry_out("wherever(){counts_as(beasts, badlands)}")
    for _ in range(2):
        isle.holds("wherever(){health(town|city, +1)}")
    isle.power_says("fear(n(beasts)); fear(10*n(badlands|beasts|disease|wilds))", answer, here=HERE)
    isle.power_says("damage(1)", answer, here=HERE)
    assert (isle.state.fear_shown, isle.pieces(HERE)) == (fear, f"city:{damage}")


@plays("token_event:terrifying_beasts")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("answer", "fear"), [("yes", 2), ("no", 0)])
def test_S_16_2_whether_a_site_is_beasts_is_asked_for_a_whole_board(seat: int, answer: str, fear: int) -> None:
    """Two beasts on the board, of which one would be the site."""
    isle = in_seat(SWARM, seat, THUNDER)
    isle.inhabit(seat, HERE, 2)
    isle.put(BESIDE, beasts=1)
    small(isle, "token", "terrifying_beasts", (seat, answer))
    assert fear_of(isle) == fear


@plays("token_event:prey_on_the_unwary")
@pytest.mark.parametrize(("answers", "beasts", "left"), [(["yes"], 0, ""), (["no", "1-3"], 1, "explorer")])
def test_S_16_2_a_board_without_beasts_may_have_a_site(answers: list[str], beasts: int, left: str) -> None:
    """The site hunts and so the board has beasts, or neither."""
    isle = empty(SWARM)
    isle.inhabit(0, HERE, 2)
    isle.put(HERE, "e")
    small(isle, "token", "prey_on_the_unwary", *answers)
    assert (sum(isle.state.beasts), isle.pieces(HERE)) == (beasts, left)


# ---- presence that has settled: S-9.4 -------------------------------------------------------------------------------


def settled(*others: str) -> Isle:
    isle = empty(THUNDER, *others, boards="AB"[: 1 + len(others)])
    isle.inhabit(0, HERE, 2)
    isle.use("settle_into_hunting_grounds", -1)
    return isle


@plays("power:settle_into_hunting_grounds")
def test_settled_presence_goes_along_with_nobody_and_is_taken_from_nowhere() -> None:
    """S-5.6: neither with dahan, nor when another gathers it, nor to add it elsewhere."""
    isle = settled(RIVER)
    isle.put(HERE, "d")
    isle.power_says("push(1, dahan)", "1-6", here=HERE)
    isle.run(finish_action(isle.table))
    isle.power_says("gather(1, presence.other)", here=BESIDE, seat=1)
    isle.carry_out("add_presence(1, range=1)", "energy", "1-6")
    assert isle.asked[1][2] == ("energy", "plays")
    assert presence(isle.state, 0, HERE) == 2
    isle.play(Task("end_turn"))
    isle.carry_out("add_presence(1, range=1)", "island", "1-5", "1-6")


@plays("power:settle_into_hunting_grounds", "dahan_event:clever_cooperation")
def test_settled_presence_is_pushed_by_no_event() -> None:
    isle = settled()
    isle.put(HERE, "d")
    isle.put(BESIDE, "t")
    dahan_event(isle, "clever_cooperation", "yes")
    assert (presence(isle.state, 0, HERE), isle.pieces(BESIDE)) == (2, "town")


# ---- cards and decks: S-8.22, S-10.5, S-22.17 -----------------------------------------------------------------------


def past_returns(isle: Isle, id: str) -> None:
    isle.inhabit(0, HERE)
    isle.state.counters["time.0"], isle.state.energy = 2, [2]
    isle.state.phase, isle.state.used[0] = FAST, 0
    isle.state.played[0] = 1 << power("the_past_returns_again")
    isle.run(use_power(isle.table, 0, power("the_past_returns_again")), [id])


@plays("power:the_past_returns_again")
@pytest.mark.parametrize(("was_carried_out", "escalates"), [(True, 0), (False, 1)])
def test_S_8_22_a_card_that_comes_back_escalates_if_it_never_was_carried_out(
    *, was_carried_out: bool, escalates: int
) -> None:
    """It was explored with, or only accelerated out of the deck."""
    isle = empty(DAYS, adversary="brandenburg_prussia", level="0")
    state, jungle = isle.state, card("2_jungle")
    isle.inhabit(0, HERE)
    isle.put(3, "t")
    isle.put(8, "c")
    state.turn, state.invader_deck = 4, (2, 2, 3)
    if was_carried_out:
        isle.play(Task("explore_step"), answers=["2_jungle", "1-1"])
        state.exploring = ()
    else:
        state.unseen[1] &= ~(1 << jungle)
        state.invader_deck = (2, 3)
    state.invaders_discarded = 1 << jungle
    before = [key for key, _ in isle.log].count("escalates")
    past_returns(isle, "2_jungle")
    isle.play(Task("explore_step"), answers=["1-1"] * escalates)
    assert [key for key, _ in isle.log].count("escalates") - before == escalates


@plays("innate:visions_of_a_shifting_future")
def test_S_22_17_what_has_come_in_place_of_a_laid_card_may_be_buried() -> None:
    """Russia 4 has laid the top card; that goes to the discard pile, and the one which comes is like any other."""
    isle = empty(DAYS, adversary="russia", level="4")
    isle.prepare()
    state = isle.state
    state.invader_deck = state.invader_deck[4:]
    two = members(state.unseen[1])[0]
    state.unseen[1] &= ~(1 << two)
    state.invaders_discarded = 1 << two
    assert is_top_laid(state)
    past_returns(isle, printed().invader_cards[two].id)
    assert not is_top_laid(state)
    have(isle, sun=2, moon=3, air=2)
    isle.run(use_power(isle.table, 0, innate("visions_of_a_shifting_future")), ["invader_deck", "yes"])
    assert state.invader_deck == (2, 3, 2, 3, 2, 3, 3, 2)


@plays("blight_card:aid_from_lesser_spirits")
def test_S_14_6_the_card_beside_a_spirit_aids_by_its_elements_alone() -> None:
    """S-10.5: in play it pays 1; it can be neither discarded nor forgotten for more."""
    isle = Isle(RIVER, expansions="both")
    isle.state.hands, isle.state.energy = [0], [0]
    isle.state.blight_card = printed().blight_index["aid_from_lesser_spirits"]
    first, second = "drift_down_into_slumber", "natures_resilience"
    isle.run(immediately(isle.table), [first, second, first])
    element = members(bits_of(place for place, n in enumerate(printed().powers[power(first)].elements) if n))[0]
    (cost,) = statements(parse(f"pay_jointly(4, aided={ELEMENTS[element]})"))
    assert isinstance(cost, Call)
    bill = bill_of(Use(isle.table, 0, actor=NOBODY).case, cost)
    assert (bill.aid, bill.most) == (1, 0)
    assert (bill.cards(0, DISCARDING), bill.cards(0, FORGETTING)) == (0, 0)


# ---- timing: S-5.19, S-7.2, S-12.3 ----------------------------------------------------------------------------------


@plays("power:unnerving_pall")
def test_S_12_3_two_palls_defend_by_the_presence_of_either_use() -> None:
    """Two when the first was used, one when it was repeated, none when it is read."""
    isle = empty(MIST)
    isle.put(HERE, "t")
    for number in (2, 1):
        isle.inhabit(0, HERE, number)
        isle.use("unnerving_pall", HERE, "second")
    isle.inhabit(0, HERE, 0)
    assert defence(isle.state, HERE) == 3


@plays("dahan_event:rouse_the_spirits", "special_rule:mists_shift_and_flow")
def test_S_7_2_a_power_that_an_event_orders_may_be_left_out_too() -> None:
    """S-15.9: presence that has drifted for it is back, and the event goes on."""
    isle = empty(MIST)
    isle.inhabit(0, HERE)
    isle.put(NEXT, "ddd")
    isle.put(HERE, "ddd")
    isle.state.played[0] = 1 << power("call_to_migrate")
    dahan_event(isle, "rouse_the_spirits", "yes", "call_to_migrate", "1-4", "1-5", "1-4", "stop", "stop")
    assert (presence(isle.state, 0, HERE), presence(isle.state, 0, NEXT)) == (1, 0)
    assert [key for key, _ in isle.log].count("power-left-out") == 1


# ---- saved from damage: S-9.9, S-9.13 -------------------------------------------------------------------------------


@plays("foe:russia-level2")
def test_S_9_9_an_explorer_with_more_health_is_healed_before_it_is_pushed() -> None:
    isle = bare(against("russia", 2))
    isle.holds("wherever(){health(invader|dahan, +1)}")
    isle.state.pieces[HERE] = (piece(EXPLORER, 1),)
    isle.power_says("damage(1)", "1-4", here=HERE)
    assert (isle.pieces(HERE), isle.pieces(NEXT)) == ("", "explorer")


@plays("power:dissolve_the_bonds_of_kinship", "foe:russia-level2")
@pytest.mark.parametrize(("first", "saved"), [("explorer:1", "explorer"), ("explorer:1:1", "explorer:0:1")])
def test_S_9_13_of_two_that_a_city_becomes_it_is_chosen_which_is_saved(first: str, saved: str) -> None:
    """S-9.5: each has 1 of its 2 damage and falls; Russia saves the first, which may be the one with strife."""
    isle = bare(against("russia", 2))
    isle.state.pieces[HERE] = (piece(CITY, 2, 1),)
    isle.use("dissolve_the_bonds_of_kinship", HERE, "explorer", first, "1-4")
    assert (isle.pieces(HERE), isle.pieces(NEXT)) == ("", saved)


@plays("power:share_secrets_of_survival")
def test_S_9_9_a_dahan_saved_in_one_ravage_is_saved_in_the_next_and_strikes_back_in_both() -> None:
    isle = empty("shifting_memory_of_ages")
    isle.use("share_secrets_of_survival", HERE, "first")
    isle.state.pieces[HERE] = (piece(DAHAN, 1), piece(CITY))
    for answers, left in ((), "dahan city:2"), (("1-4",), "dahan"):
        isle.run(ravage(isle.table, HERE), answers)
        isle.run(finish_action(isle.table))
        assert isle.pieces(HERE) == left


# ---- isolated lands: S-13.9 -----------------------------------------------------------------------------------------


@plays("foe:england-level1")
@pytest.mark.parametrize(("isolated", "builds"), [((), True), ((4,), False), ((5,), False), ((6,), True)])
def test_S_13_9_servants_find_no_towns_in_lands_cut_off(isolated: tuple[int, ...], *, builds: bool) -> None:
    """S-18.8: two towns next door; the players would never lift it for England."""
    isle = bare(against("england", 1))
    isle.put(NEXT, "tt")
    isle.state.isolated = bits_of(isolated)
    assert bool(built_by(isle.state, card("1_wetland")) >> HERE & 1) == builds


@plays("foe:sweden-level5")
@pytest.mark.parametrize(
    ("isolated", "answer", "towns"), [((), "1-1", 2), ((1, 4, 6, 7, 8), "stop", 1), ((5,), "stop", 1), ((1,), "1-4", 2)]
)
def test_S_13_9_a_mining_rush_may_be_cut_off(isolated: tuple[int, ...], answer: str, towns: int) -> None:
    isle = bare(against("sweden", 5))
    isle.put(HERE, "t")
    isle.state.isolated = bits_of(isolated)
    isle.run(ravage(isle.table, HERE), [answer])
    assert sum(isle.pieces(land).count("town") for land in range(1, 9)) == towns


@plays("foe:habsburg-level1")
@pytest.mark.parametrize(("isolated", "answers", "town"), [((), [], 1), ((4,), ["stop"], 0), ((5,), ["1-4"], 1)])
def test_S_13_9_herders_may_be_kept_where_they_are(isolated: tuple[int, ...], answers: list[str], town: int) -> None:
    """S-18.4: of both wetlands land 5 is the first."""
    isle = bare(against("habsburg", 1))
    isle.inhabit(0, 8)
    isle.put(NEXT, "t")
    isle.put(8, "c")
    isle.state.isolated, isle.state.turn, isle.state.building = bits_of(isolated), 2, (card("1_wetland"),)
    left = [] if town else ["stop"]  # the other wetland touches land 4 as well
    isle.play(AfterStep("build"), answers=["1-5", *answers, *left])
    assert isle.pieces(HERE).count("town") == town


# ---- strife, thieves, closed lands ----------------------------------------------------------------------------------


@plays("dahan_event:raiding_and_retaliation")
def test_S_13_11_one_of_two_strife_is_used_and_only_who_is_free_strikes() -> None:
    """In each of two lands by itself: a city with two strife; a city with one, beside a town without."""
    isle = empty(RIVER, THUNDER, boards="AB")
    isle.inhabit(0, 8)
    isle.inhabit(1, 17)
    isle.state.pieces[HERE] = tuple(sorted((piece(CITY, 0, 2), piece(DAHAN))))
    isle.state.pieces[14] = tuple(sorted((piece(TOWN), piece(CITY, 0, 1), piece(DAHAN))))
    dahan_event(isle, "raiding_and_retaliation", "city:0:1")
    assert sorted(isle.pieces(HERE).split()) == ["city:1:1", "dahan"]
    assert sorted(isle.pieces(14).split()) == ["city:1", "dahan:1", "town"]


@plays("power:vanish_softly_away_forgotten_by_all", "scenario:despicable_theft")
def test_S_19_8_a_thief_vanishes_from_an_isolated_land_with_dahan() -> None:
    isle = theft()
    isle.put(HERE, "dd")
    isle.state.markers[HERE], isle.state.isolated = 1, 1 << HERE
    isle.use("vanish_softly_away_forgotten_by_all", HERE, "yes", "first", "blank")
    assert sum(isle.state.markers) == 0


@plays("dahan_event:return_to_old_pillars", "special_rule:forbidden_ground")
def test_S_22_31_old_pillars_that_are_all_closed_bring_nobody_back() -> None:
    isle = empty(KEEPER)
    pillars = [land for land in range(1, 9) if printed().boards[0].pieces[land].get("dahan")]
    for land in range(1, 9):
        isle.put(land, "c" if land in pillars else "cd")
        isle.inhabit(0, land, 2 * (land in pillars))
    dahan_event(isle, "return_to_old_pillars")
    assert not any("dahan" in isle.pieces(land) for land in pillars)
    assert isle.asked == []


@plays("dahan_event:forsake_the_barren_land", "special_rule:forbidden_ground")
def test_S_22_31_they_forsake_the_land_that_they_can_leave() -> None:
    """S-14.5: around land 2 all is closed, so those of land 8 go."""
    isle = empty(KEEPER)
    for land in (2, 8):
        isle.put(land, "ddc", blight=1)
    for near in members(island_of(isle.state).near(Land(2))):
        isle.inhabit(0, near, 2)
    dahan_event(isle, "forsake_the_barren_land", "1-6", "1-7")
    assert (isle.pieces(2), isle.pieces(6), isle.pieces(7)) == ("city dahan dahan", "dahan", "dahan")


@plays("foe:france-loss")
@pytest.mark.parametrize(
    ("effect", "is_lost"),
    [
        ("add(1, town)", True),
        ("destroy(1, town); add(1, town)", False),
        ("replace(1, explorer, town)", True),
        ("replace(1, town, city); add(1, town)", False),
        ("replace(1, city, town); remove(1, town)", True),
    ],
)
def test_S_18_6_two_players_have_fourteen_towns(effect: str, *, is_lost: bool) -> None:
    """S-17.5: the fifteenth ends the game, on whichever board it stands."""
    isle = bare(against("france", 1, boards="AB"))
    isle.inhabit(0, 1)
    isle.inhabit(1, 10)
    isle.put(HERE, "ttttttt")
    isle.put(14, "cettttttt")
    isle.state.turn = 1
    isle.power_says(effect, here=14)
    isle.run(finish_action(isle.table))
    assert (isle.state.ending == "adversary") == is_lost


# ---- who sits out, and what health becomes: S-9.7, S-16.4 -----------------------------------------------------------


@plays("special_rule:enthrall_the_foreign_explorers")
def test_S_16_4_who_sits_out_keeps_strife_and_is_there_for_a_build() -> None:
    isle = empty("lure_of_the_deep_wilderness")
    isle.inhabit(0, HERE)
    isle.state.pieces[HERE] = (piece(EXPLORER, 0, 1), piece(TOWN, 0, 1))
    isle.run(ravage(isle.table, HERE), ["explorer:0:1"])
    assert isle.pieces(HERE) == "town explorer:0:1"
    isle.put(HERE, "ee")
    isle.run(ravage(isle.table, HERE), ["explorer", "explorer"])
    isle.run(build(isle.table, HERE))
    assert isle.pieces(HERE) == "explorer explorer town"


FEARED = "each_spirit(){at(land(has(dahan))){push(1, dahan)}}"


@plays("event:remnants_of_a_spirits_heart")
@pytest.mark.parametrize("effect", [FEARED, "replace(1, dahan, explorer)"])
def test_S_9_7_a_town_falls_with_the_last_dahan_whatever_takes_it_away(effect: str) -> None:
    isle = empty()
    isle.holds("wherever(has(dahan)){health(invader, +1)}")
    isle.state.pieces[HERE] = (piece(DAHAN), piece(TOWN, 2))
    if "push" in effect:
        isle.carry_out(effect, "1-4")
    else:
        isle.power_says(effect, here=HERE)
    assert "town" not in isle.pieces(HERE)


@plays("foe:habsburg-level4")
@pytest.mark.parametrize("how", ["it is pushed onto blight", "blight cascades to it"])
def test_S_9_8_a_durable_town_is_none_where_blight_lies(how: str) -> None:
    isle = bare(against("habsburg", 4))
    if how == "it is pushed onto blight":
        isle.state.pieces[HERE] = (piece(TOWN, 3),)
        isle.put(NEXT, blight=1)
        isle.power_says("push(1, town)", "1-4", here=HERE)
    else:
        isle.state.pieces[NEXT] = (piece(TOWN, 2),)
        isle.put(HERE, blight=1)
        isle.run(add_blight(isle.table, HERE), ["1-4"])
    assert (isle.pieces(HERE), isle.pieces(NEXT)) == ("", "")


@plays("scenario:ward_the_shores")
def test_S_19_4_blight_is_told_before_the_markers_that_it_destroys() -> None:
    isle = bare(playing("ward_the_shores"))
    isle.state.markers[2] = 1
    isle.inhabit(0, 2)
    isle.run(add_blight(isle.table, Land(2)))
    isle.run(finish_action(isle.table))
    assert [key for key, _ in isle.log] == ["blighted", "presence-destroyed", "markers-destroyed"]


# ---- a cost that is refused: S-14.19 --------------------------------------------------------------------------------


@plays("event:a_strange_madness_among_the_beasts")
@pytest.mark.parametrize(("said", "left"), [([(0, "refuse"), (0, "no")], 2), ([(0, "2"), (1, "1"), (0, "p1")], 0)])
def test_S_22_20_a_site_laid_aside_as_beasts_is_destroyed_when_all_agree(
    said: list[tuple[int, str]], left: int
) -> None:
    """S-14.19: if somebody would rather not pay it stands where it stood, and nothing is told of it."""
    isle = empty(SWARM, THUNDER, boards="AB")
    place = printed().event_index["a_strange_madness_among_the_beasts"]
    isle.inhabit(0, 6, 2)
    isle.inhabit(1, 6)
    isle.put(6, "c")
    isle.state.energy, isle.state.turn, isle.state.event_card = [9, 9], 3, place
    isle.run(choose_and_pay(isle.table, place, finish_action), [(0, "yes"), "second", "1-6", *said])
    assert presence(isle.state, 0, Land(6)) == left
    assert [key for key, _ in isle.log].count("presence-destroyed") == 2 - left
