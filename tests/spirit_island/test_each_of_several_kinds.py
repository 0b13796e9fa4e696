"""Where a card names kinds beside each other, each is meant: a land with the one, a land with the other. S-1.5"""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.alone import island, play
from tests.spirit_island.board import Isle, at, plays, printed
from tests.spirit_island.events import small
from tests.spirit_island.lands import told
from tuath.core.question import NATURE, Decision
from tuath.core.table import Joint
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, TOWN, piece
from tuath.games.spirit_island.state.standing.standing import defence, is_skipped, strength
from tuath.games.spirit_island.state.state import HOST, NOBODY
from tuath.games.spirit_island.turn.triggers import finish_action


def row(thing: str, how: str, before: str, answers: list[str], after: str) -> object:
    """As in `alone.play`; board A: 1 and 6 mountain, 2 and 5 wetland, 3 and 8 jungle, 4 and 7 sands."""
    return pytest.param(thing, how, before, answers, after, marks=plays(thing))


# ---- which lands are offered ----------------------------------------------------------------------------------------

OFFERED = [
    row("blight_card:disintegrating_ecosystem", "", "3 t, 5 c, 7 e", ["1-3"], "1-3 1-5"),
    row("blight_card:promising_farmlands", "", "4 t, 5 c", ["1-6"], "1-6 1-7 1-8"),
    row("dahan_event:coming_of_age_jungle_wetland", "", "3 d, 4 d, 5 d", ["1-3"], "1-3 1-5"),
    row("dahan_event:coming_of_age_mountain_sands", "", "1 d, 3 d, 4 d", ["1-1"], "1-1 1-4"),
    row("dahan_event:coming_of_age_no_blight_disease", "", "3 d blight1, 4 d disease1, 5 d, 6 d", ["1-5"], "1-5 1-6"),
    row("dahan_event:coming_of_age_no_tokens", "", "1 d badlands1, 3 d beasts1, 4 d disease1, 5 d, 6 d, 7 d wilds1",
        ["1-5"], "1-5 1-6"),
    row("dahan_event:leave_the_hostile_land", "", "5 d disease1, 6 badlands1", ["1-1"], "1-1 1-4 1-7 1-8"),
    row("dahan_event:leave_the_hostile_land", "", "5 d badlands1, 6 disease1", ["1-1"], "1-1 1-4 1-7 1-8"),
    row("dahan_event:raids_in_force", "", "3 d, 4 td, 5 d, 6 cd", ["1-3"], "1-3 1-5"),
    row("dahan_event:seek_a_safer_home", "", "3 dd beasts1, 5 dd disease1, 7 dd wilds1", ["1-7"], "1-3 1-5 1-7"),
    row("dahan_event:seek_a_safer_home", "", "1 beasts1, 4 disease1, 5 dd beasts1, 6 wilds1", ["1-7", "1-7"],
        "1-7 1-8"),
    row("token_event:lair_in_untamed_lands", "", "3 t, 4 c, 5 blight1", ["1-6"], "1-1 1-2 1-6 1-7 1-8"),
    row("token_event:beasts_find_new_homes", "", "1 blight1, 5 beasts1", ["1-8"], "1-4 1-6 1-7 1-8"),
    row("token_event:quit_the_farmed_lands", "", "1 t, 4 c, 5 beasts1", ["1-8"], "1-6 1-7 1-8"),
    row("token_event:wheezelung_outbreak", "", "1 ttt, 3 t, 5 t, 8 c", ["1-3"], "1-3 1-5 1-8"),
    row("token_event:sandfever_outbreak", "", "1 t, 3 ttt, 4 t, 7 c", ["1-1"], "1-1 1-4 1-7"),
    row("token_event:virulence_among_close_packed_homes", "", "3 ttt, 4 t, 7 c", ["1-4"], "1-4 1-7"),
    row("token_event:pestilence_arrives_on_canvas_sails", "", "1 t, 2 c, 5 ttt, 8 presence1", ["1-1"], "1-1 1-2"),
    row("token_event:foreign_diseases", "", "4 eed, 5 edd, 6 ed", ["1-4"], "1-4 1-5"),
    row("fear_card:dahan_attack", "3", "3 t, 4 c, 5 e", ["1-3"], "1-3 1-4"),
    row("fear_card:depart_the_dangerous_land", "1", "3 e beasts1, 4 e disease1, 5 e", ["1-3"], "1-3 1-4"),
    row("fear_card:depart_the_dangerous_land", "2", "3 e beasts1, 4 e disease1, 5 e", ["1-3"], "1-3 1-4"),
    row("fear_card:depart_the_dangerous_land", "3", "3 e beasts1, 4 e disease1, 5 e", ["1-3", "explorer"], "1-3 1-4"),
    row("fear_card:panic", "1", "3 e beasts1, 4 e disease1, 5 ed, 6 e", ["1-3"], "1-3 1-4 1-5"),
    row("fear_card:panic", "2", "3 t beasts1, 4 t disease1, 5 td, 6 t", ["1-3"], "1-3 1-4 1-5"),
    row("fear_card:flee_from_dangerous_lands", "1", "3 e badlands1, 4 e wilds1, 5 ed, 6 e", ["1-5", "1-6"],
        "1-3 1-4 1-5"),
    row("fear_card:flee_from_dangerous_lands", "2", "3 e badlands1, 4 e wilds1, 5 ed, 6 e", ["1-5"], "1-3 1-4 1-5"),
    row("fear_card:flee_from_dangerous_lands", "3", "3 c badlands1, 4 c wilds1, 5 cd, 6 c", ["1-5"], "1-3 1-4 1-5"),
    row("power:rain_of_ash", "5", "5 d, 6 presence1", ["1-1"], "1-1 1-4 1-7 1-8"),
    row("power:rain_of_ash", "5", "5 e, 6 presence1", ["1-1"], "1-1 1-4 1-7 1-8"),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "how", "before", "answers", "lands"), OFFERED)
def test_lands_with_each_of_them_are_offered(thing: str, how: str, before: str, answers: list[str], lands: str) -> None:
    isle = play(thing, how, before, answers)
    offered = [options for _, _, options in isle.asked if {*options} - {"stop"} <= {*map(at, range(9))}]
    assert offered[0] == tuple(lands.split())


# ---- what is done ---------------------------------------------------------------------------------------------------

DONE = [
    row("blight_card:unnatural_proliferation", "", "3 cc, 4 t", [], "3 city city, 4 town city city"),
    row("blight_card:unnatural_proliferation", "", "3 c, 4 tt", [], "3 city city city, 4 town town"),
    row("dahan_event:a_thousand_small_struggles", "", "3 tt, 4 cc", ["1-5"], "3 town town, 4 city city, 5 blight1"),
    row("dahan_event:drive_off_the_interlopers", "", "5 ed", ["yes", "1-6"], "5 dahan, 6 explorer"),
    row("dahan_event:fierce_mien", "", "5 cd", [], "5 city dahan"),
    row("dahan_event:speak_of_the_spirits_anger", "", "5 cd", [], "5 city dahan, fear1"),
    row("dahan_event:leave_the_hostile_land", "", "5 d badlands1", ["1-6"], "5 badlands1, 6 dahan"),
    row("token_event:beasts_attack", "", "5 c beasts2", [], "5 beasts1, fear2"),
    row("token_event:fatalities_rise", "", "5 t disease1", [], "5 town:1 disease1"),
    row("fear_card:avoid_the_dahan", "2", "5 cd, 6 d", [], "5 city dahan, 6 dahan no-build"),
    row("fear_card:emigration_accelerates", "3", "5 e", [], ""),
    row("fear_card:fear_of_the_unseen", "1", "5 e presence2", [], "5 presence2"),
    row("fear_card:fear_of_the_unseen", "2", "5 e presence1", [], "5 presence1"),
    row("fear_card:fear_of_the_unseen", "3", "5 e presence1", [], "5 presence1"),
    row("fear_card:isolation", "1", "5 e", [], ""),
    row("fear_card:isolation", "2", "5 e", [], ""),
    row("fear_card:flee_from_dangerous_lands", "3", "5 e", [], ""),
    row("fear_card:flee_the_pestilent_land", "1", "5 e disease1", [], "5 disease1"),
    row("fear_card:flee_the_pestilent_land", "3", "5 e", [], ""),
    row("fear_card:too_many_monsters", "1", "5 e beasts1", [], "5 beasts1"),
    row("fear_card:plan_for_departure", "3", "3 , 4 e", ["1-3", "1-4"], "1 defend4, 2 defend4, 3 explorer defend4"),
    row("fear_card:plan_for_departure", "2", "4 e", ["1-3", "1-4"], "1 defend2, 2 defend2, 3 explorer defend2"),
    row("fear_card:scapegoats", "2", "3 ete, 4 ceee", [], "3 explorer town, 4 explorer city"),
    row("fear_card:scapegoats", "3", "3 te, 4 ce", [], "3 town, 4 city"),
    row("power:dark_and_tangled_woods", "3", "3 e", [], "3 explorer defend3, fear2"),
    row("power:devouring_ants", "4", "4 cc", ["city:1"], "4 city city:2, fear1"),
    row("power:drift_down_into_slumber", "4", "4 e", [], "4 explorer defend4"),
    row("power:pull_beneath_the_hungry_earth", "4", "4 c", [], "4 city:1"),
    row("power:purifying_flame", "4", "4 c blight1", ["second"], "4 city"),
    row("power:savage_mawbeasts", "3", "3 c", [], "3 city:1, fear1"),
    row("power:shadows_of_the_burning_forest", "1", "1 e", ["1-2"], "2 explorer, fear2"),
    row("power:infested_aquifers", "6", "6 c", ["second"], "6 city disease1, fear1"),
    row("power:rites_of_the_lands_rejection", "5", "5 cd", ["first"], "5 city dahan no-build, fear1"),
    row("power:bats_scout_for_raids_by_darkness", "5", "5 td", ["first"], "5 dahan town:1"),
    row("power:unquenchable_flames", "5", "5 t", [], "5 town:1, fear1"),
    row("power:pillar_of_living_flame", "3", "3 c", [], "3 blight1, fear5"),
    row("power:smothering_infestation", "3", "3 cc", ["city:1", "city:2"], "3 city disease1, fear4"),
    row("power:dreams_of_the_dahan", "5", "5 cd", ["second"], "5 city dahan, fear1"),
    row("power:swallowed_by_the_wilderness", "5", "5 cc disease1 badlands1", ["city:1", "city:2"],
        "5 city disease1 badlands1, fear4"),
    row("power:stem_the_flow_of_fresh_water", "1", "1 tc", [], "1 town:1 city:1"),
    row("power:stem_the_flow_of_fresh_water", "5", "5 t", [], "5 town:1"),
    row("power:focus_the_lands_anguish", "5", "5 c blight3", [], "5 blight3, fear7"),
    row("power:the_wounded_wild_turns_on_its_assailants", "5", "5 ccc blight1 wilds1", ["city:1", "city:2"],
        "5 city city:1 blight1 wilds1 badlands2, fear2"),
    row("power:terrifying_chase", "5", "5 eee beasts1", ["1-1", "1-1", "1-1"],
        "1 explorer explorer explorer, 5 beasts1, fear2"),
    row("power:here_there_be_monsters", "5", "5 e", ["explorer", "1-6"], "6 explorer, fear2"),
    row("power:here_there_be_monsters", "5", "5 d", ["dahan", "1-6"], "6 dahan, fear2"),
    row("power:land_of_haunts_and_embers", "5", "5 e blight1", ["stop", "explorer", "1-6"],
        "5 blight2, 6 explorer, fear4"),
    row("power:pyroclastic_bombardment", "5", "5 t", [], "fear1"),
    row("power:blur_the_arc_of_years", "6", "6 e blight1", ["1-5"], "5 blight1, 6 explorer town blight2"),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "how", "before", "answers", "after"), DONE)
def test_each_of_them_counts_and_suffers(thing: str, how: str, before: str, answers: list[str], after: str) -> None:
    assert told(play(thing, how, before, answers)) == after


@plays("token_event:pestilence_arrives_on_canvas_sails")
def test_S_14_5_what_can_be_done_is_done_though_not_all_of_it_can_be() -> None:
    """Disease comes to a coast without dahan, and to one with dahan rather than to that."""
    assert told(play("token_event:pestilence_arrives_on_canvas_sails", "", "1 t", [])) == "1 town disease1"
    isle = play("token_event:pestilence_arrives_on_canvas_sails", "", "1 t, 2 tdd, 8 presence1", [])
    assert told(isle) == "1 town, 2 town dahan:1 disease1, 8 presence1"


# ---- a different land for each: S-11.4 ------------------------------------------------------------------------------

DIFFERENT = [
    ("fear_card:belief_takes_root", 3), ("fear_card:dahan_attack", 2), ("fear_card:dahan_attack", 3),
    ("fear_card:dahan_enheartened", 2), ("fear_card:dahan_raid", 1), ("fear_card:dahan_raid", 2),
    ("fear_card:dahan_raid", 3), ("fear_card:dahan_reclaim_fishing_grounds", 1), ("fear_card:discord", 1),
    ("fear_card:discord", 2), ("fear_card:discord", 3), ("dahan_event:raids_in_force", 0),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "level"), [pytest.param(*each, marks=plays(each[0])) for each in DIFFERENT])
def test_S_11_4_each_spirit_takes_a_different_land(thing: str, level: int) -> None:
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB", expansions="both")
    isle.state.fear_pool = 100
    for land in (2, 3):
        isle.put(land, "eetdd")
        isle.inhabit(0, land)
        isle.put(land, "ttddd")
    id = thing.partition(":")[2]
    effects = {
        **{each.id: each.effects[level - 1] for each in printed().fear_cards},
        **{each.id: each.effect for each in printed().dahan_events},
    }
    chosen = firsts(isle, carry_out(Use(isle.table, HOST, actor=NOBODY, after_action=finish_action), effects[id]))
    assert len(chosen) < 2 or chosen[0] != chosen[1]


def firsts(isle: Isle, rule: Any) -> list[str]:
    """The first answer to every question; which lands were chosen among several, or taken as the only one left."""
    answer, lands = None, list[str]()
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return lands
        one = asked[min(asked)] if isinstance(asked, Joint) else asked
        assert isinstance(one, Decision)
        value = next(each for each, id in zip(one.values, one.options, strict=True) if id != "stop")
        answer = (one.seat, value) if isinstance(asked, Joint) else value
        if one.key == "spirit_island-where" and one.seat != NATURE:
            lands.append(one.domain.ids[value])


# ---- only in ravages: S-12.2 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "id",
    [
        pytest.param(id, marks=plays(f"dahan_event:{id}"))
        for id in ("canny_defense", "careful_defense", "coordinated_defense")
    ],
)
def test_S_12_2_what_they_defend_holds_in_ravages_alone(id: str) -> None:
    isle = play(f"dahan_event:{id}", "", "5 d presence1", [])
    assert defence(isle.state, Land(5)) > 0
    assert defence(isle.state, Land(5), in_ravage=False) == 0


@plays("dahan_event:engage_on_their_own_terms")
def test_dahan_on_their_own_terms_are_weak_in_ravages_alone() -> None:
    isle = play("dahan_event:engage_on_their_own_terms", "", "5 d", [])
    assert [strength(isle.state, Land(5), piece(DAHAN), in_ravage=each) for each in (True, False)] == [1, 2]


@plays("dahan_event:raiding_and_retaliation")
def test_S_12_2_what_defends_the_land_lessens_retaliation() -> None:
    isle = Isle(expansions="both")
    isle.put(5, "cd")
    isle.power_says("defend(1)", here=5)
    effect = next(each.effect for each in printed().dahan_events if each.id == "raiding_and_retaliation")
    isle.run(carry_out(Use(isle.table, HOST, actor=NOBODY, after_action=finish_action), effect))
    assert isle.pieces(5) == "dahan city:1"


@plays("dahan_event:aid_the_uprising")
def test_for_a_town_or_a_city_that_falls_a_dahan_comes() -> None:
    isle = Isle(expansions="both")
    isle.state.fear_pool = 100
    isle.state.pieces[5] = tuple(sorted((piece(CITY, 2, 1), piece(DAHAN))))
    isle.state.pieces[6] = tuple(sorted((piece(TOWN, 1, 1), piece(DAHAN))))
    effect = next(each.effect for each in printed().dahan_events if each.id == "aid_the_uprising")
    isle.run(carry_out(Use(isle.table, HOST, actor=NOBODY, after_action=finish_action), effect))
    assert (isle.pieces(5), isle.pieces(6)) == ("dahan dahan", "dahan dahan")


@plays("token_event:stricken")
@pytest.mark.parametrize("has_disease", [True, False])
def test_nobody_ravages_where_disease_or_strife_is(*, has_disease: bool) -> None:
    isle = Isle(expansions="both")
    isle.state.disease = [0] * len(isle.state.disease)
    isle.state.pieces[5] = (piece(TOWN, 0, int(not has_disease)),)
    isle.state.disease[5] = int(has_disease)
    isle.carry_out("lasting(invader_phase){wherever(has(disease|strife)){skip(all_ravages)}}")
    assert is_skipped(isle.state, Land(5), "ravage")


# ---- each land by itself: S-15.11 -----------------------------------------------------------------------------------


@plays("token_event:fatalities_rise")
def test_S_15_11_disease_goes_where_a_town_has_died_and_nowhere_else() -> None:
    isle = island("4 disease1, 5 c disease1, 8 presence2")
    isle.state.pieces[4] = (piece(TOWN, 1),)
    small(isle, "token", "fatalities_rise")
    assert told(isle) == "5 city:1 disease1, 8 presence2, fear1"


@plays("foe:russia-level2", "token_event:prey_on_the_heedless")
def test_S_9_9_who_was_saved_in_one_land_is_prey_in_the_next() -> None:
    """Each land is an action of its own, and Russia saves one explorer in each: S-15.1."""
    isle = Isle(adversary="russia", level="2", expansions="both")
    isle.state.beasts, isle.state.fear_pool, isle.state.turn = [0] * 9, 100, 1
    isle.inhabit(0, 8, 2)
    isle.put(4, "e", beasts=1)
    isle.put(5, "", beasts=1)
    small(isle, "token", "prey_on_the_heedless", "1-5", "1-6")
    assert (isle.pieces(4), isle.pieces(5), isle.pieces(6)) == ("", "", "explorer")
