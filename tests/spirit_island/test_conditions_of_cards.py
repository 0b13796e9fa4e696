"""Every condition of a card, shown where it does not hold: a land that lacks one of two things is not offered, and what
follows only "if" does not follow. S-14.2, S-11.3"""

from __future__ import annotations

import pytest

from tests.spirit_island.alone import play
from tests.spirit_island.board import at, plays
from tests.spirit_island.lands import told


def row(thing: str, how: str, before: str, answers: list[str], after: str) -> object:
    """As in `alone.play`: land and elements of a power, the level of a fear card, the case of an event."""
    return pytest.param(thing, how, before, answers, after, marks=plays(thing), id=f"{thing} {how}")


# ---- what follows only under a condition ----------------------------------------------------------------------------

IFS = [
    row("token_event:beasts_find_new_homes", "", "5 beasts1", ["1-8"], "8 beasts1"),
    row("token_event:beasts_of_the_jungle", "", "5 e", ["1-3"], "3 beasts1, 5 explorer"),
    row("token_event:quit_the_farmed_lands", "", "5 beasts1", ["1-8"], "8 beasts1"),
    row("token_event:hunting_parties", "", "5 c, 7 e beasts1", [], "5 city, 7 explorer beasts1"),
    row("token_event:foreign_diseases", "", "3 eee, 4 ed, 5 ddd", [],
        "3 explorer explorer explorer, 4 explorer disease1, 5 dahan dahan dahan"),
    row("dahan_event:fierce_mien", "", "3 d, 4 ed, 6 d", [], "3 dahan, 4 explorer dahan, 6 dahan, fear1"),
    row("dahan_event:coordinated_defense", "", "3 d, 4 presence1, 6 d presence1", [],
        "3 dahan, 4 presence1, 6 dahan presence1 defend5"),
    row("dahan_event:a_thousand_small_struggles", "", "3 t, 4 tt", [], "3 town, 4 town town"),
    row("dahan_event:at_their_gates_demanding_redress", "", "3 c, 5 d, 6 cd", [],
        "3 city, 5 dahan, 6 city dahan, fear2"),
    row("dahan_event:speak_of_the_spirits_anger", "", "3 d, 4 t, 5 c", [], "3 dahan, 4 town, 5 city"),
    row("dahan_event:speak_of_the_spirits_anger", "", "3 d, 4 td", [], "3 dahan, 4 town dahan, fear1"),
    row("fear_card:isolation", "1", "3 t, 5 tt", [], "5 town town"),
    row("innate:spreading_wilds", "3 plant1", "3 e", [], "3 explorer"),
    row("innate:forsake_society_to_chase_after_dreams", "3 moon2 air1", "3 e presence1", ["yes"],
        "3 explorer presence1"),
    row("innate:forsake_society_to_chase_after_dreams", "3 moon2", "3 t presence1", [], "3 town presence1"),
    row("innate:beset_and_confound_the_invaders", "3 air1 animal2", "3 e beasts1", [], "3 explorer beasts1"),
    row("innate:beset_and_confound_the_invaders", "3 air2 animal3", "3 e beasts2", ["yes"], "3 explorer beasts2"),
    row("innate:beset_and_confound_the_invaders", "3 air3 animal4", "3 e beasts3", ["yes"], "3 explorer beasts3"),
    row("innate:beset_and_confound_the_invaders", "3 air4 animal5 earth1", "3 e beasts4", ["yes"],
        "3 explorer beasts4"),
    row("innate:explosive_eruption", "6 fire2 earth2", "5 cd, 6 presence3", ["1"],
        "5 city dahan, 6 presence2, destroyed1"),
    row("innate:explosive_eruption", "6 fire4 earth4 air2", "5 d, 6 presence6", ["5", "1-1"],
        "5 dahan, 6 presence1, fear5, destroyed5"),
    row("innate:explosive_eruption", "6 fire2 earth2", "5 d, 6 presence6", ["2", "1-5"], "6 presence4, destroyed2"),
    row("innate:explosive_eruption", "6 fire5 earth5 air3", "5 d, 6 presence12", ["9", "1-1", "no"],
        "5 dahan, 6 presence3, fear9, destroyed9"),
    row("innate:explosive_eruption", "6 fire5 earth5 air3", "5 dd blight1, 6 presence12", ["10", "1-1", "no", "yes"],
        "1 blight1, 5 blight1, 6 presence2, 8 blight1, fear10, destroyed10"),
    row("innate:epidemics_run_rampant", "4 fire1 animal3", "4 cddd disease2", ["dahan"],
        "4 dahan dahan:1 dahan:1 city:2 disease2"),
    row("innate:epidemics_run_rampant", "4 fire2 animal4 water1", "4 cddd disease2",
        ["dahan", "yes", "dahan:1", "dahan"], "4 dahan:1 dahan:1 disease2, fear2"),
    row("power:infested_aquifers", "1", "1 e", ["first"], "1 explorer"),
    row("power:teeming_rivers", "5", "5 blight2", [], "5 blight2"),
    row("power:call_to_guard", "6", "6 e", [], "6 explorer"),
    row("power:like_calls_to_like", "5", "6 e", [], "6 explorer"),
    row("power:like_calls_to_like", "5", "6 blight1", [], "6 blight1"),
    row("power:sear_anger_into_the_wild_lands", "5", "5 wilds1", ["second"], "5 wilds1"),
    row("power:indomitable_claim", "5 sun2 earth3", "5 presence1", ["energy", "yes"],
        "5 presence2 defend20 no-ravage no-build no-explore"),
    row("power:weave_together_the_fabric_of_place", "6 air4", "6 d", ["1-5", "yes"], "6 dahan"),
    row("power:overgrow_in_a_night", "6", "6 presence1", ["second"], "6 presence1"),
    row("power:call_on_midnights_dream", "6", "6 e", ["first"], "6 explorer"),
    row("power:call_on_midnights_dream", "6", "6 d", ["second"], "6 dahan"),
    row("power:teeth_gleam_from_darkness", "6", "6 beasts1", ["second"], "6 beasts1"),
    row("power:plaguebearers", "6", "6 d disease1", ["1-5", "stop"], "5 dahan, 6 disease1"),
    row("power:flowing_and_silent_forms_dart_by", "6", "6 presence1", ["no"], "6 presence1"),
    row("power:blur_the_arc_of_years", "6", "6 d blight1", ["stop"], "6 dahan dahan blight1"),
    row("power:guide_the_way_on_feathered_wings", "6", "6 ddddd beasts2", ["1-8", "dahan", "dahan", "stop"],
        "6 dahan dahan dahan beasts1, 8 dahan dahan beasts1"),
    row("power:blazing_renewal", "self", "3 t presence1", ["1-3"], "3 town presence1"),
    row("power:the_jungle_hungers", "3 moon2 plant3", "3 cdd", ["yes"], "3 dahan dahan, fear2"),
    row("fear_card:dahan_enheartened", "2", "3 t, 8 d", ["1-3"], "3 town, 8 dahan"),
    row("fear_card:quarantine", "2", "5 disease1", [],
        "1 no-explore, 2 no-explore, 3 no-explore, 5 disease1"),
    row("fear_card:quarantine", "3", "5 disease1", [],
        "1 no-explore, 2 no-explore, 3 no-explore, 5 disease1 no-ravage no-build no-explore"),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "how", "before", "answers", "after"), IFS)
def test_what_follows_only_under_a_condition(thing: str, how: str, before: str, answers: list[str], after: str) -> None:
    assert told(play(thing, how, before, answers)) == after


# ---- which lands are offered ----------------------------------------------------------------------------------------

LANDS = [
    row("token_event:new_diseases", "", "3 d, 4 e, 5 ed, 6 td", ["1-5"], "1-5 1-6"),
    row("dahan_event:reckless_offensive", "", "3 dd, 4 tt, 5 ttdd, 6 tcdd", ["1-5"], "1-5 1-6"),
    row("dahan_event:clever_cooperation", "", "3 d presence1, 4 presence1, 5 d, 6 d presence1", ["yes", "1-6", "1-8"],
        "1-3 1-6"),
    row("dahan_event:settlers_encroach_too_far", "", "3 dd, 4 t, 5 tdd, 6 tdd", ["1-5", "1-1"], "1-5 1-6"),
    row("dahan_event:blessings_of_bounty_and_health", "", "3 d presence1, 4 presence1, 5 d, 6 d presence1", ["1-6"],
        "1-3 1-6"),
    row("fear_card:tread_carefully", "1", "3 d, 5 d, 8 e", ["yes", "1-3"], "1-3 1-5"),
    row("fear_card:tread_carefully", "3", "3 d, 8 e", ["yes", "1-3"], "1-2 1-3 1-4"),
]  # fmt: skip


@pytest.mark.parametrize(("thing", "how", "before", "answers", "lands"), LANDS)
def test_only_lands_with_all_that_is_asked_for_are_offered(
    thing: str, how: str, before: str, answers: list[str], lands: str
) -> None:
    isle = play(thing, how, before, answers)
    offered = [options for _, _, options in isle.asked if {*options} - {"stop"} <= {*map(at, range(9))}]
    assert offered[0] == tuple(lands.split())
