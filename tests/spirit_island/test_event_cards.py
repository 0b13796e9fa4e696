"""Every event card plays as it is printed: its options and cases, its token event and its dahan event: S-14."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, pile, plays, power, printed
from tests.spirit_island.events import blighted, dahan, isle_with, main, small, stage, terror
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, piece
from tuath.games.spirit_island.state.queries.forecast import explored_by, forecast_ravage
from tuath.games.spirit_island.state.standing.standing import defence, health, land_health, strength
from tuath.games.spirit_island.state.state import AfterStep, Task
from tuath.games.spirit_island.turn.invaders import build, explore, ravage
from tuath.games.spirit_island.turn.triggers import finish_action

Lands = dict[int, tuple[str, dict[str, int]]]


def token(isle: Isle, id: str, *answers: Said) -> None:
    small(isle, "token", id, *answers)


def minor(speed: str) -> int:
    return next(place for place, card in enumerate(printed().powers) if card.kind == "minor" and card.speed == speed)


# ---- token events ---------------------------------------------------------------------------------------------------


def tokens_row(id: str, lands: Lands, *answers: Said, **after: object) -> object:
    return pytest.param(id, lands, answers, after, marks=plays(f"token_event:{id}"), id=id)


def seen(isle: Isle, what: str) -> object:
    """``p4`` the pieces of land 4, ``beasts4`` a token there, ``fear``, ``destroyed``."""
    if what == "fear":
        return isle.state.fear_shown
    name, number = what.rstrip("0123456789"), int(what[len(what.rstrip("0123456789")) :])
    return isle.pieces(number) if name == "p" else getattr(isle.state, name)[number]


def play_row(kind: str, id: str, lands: Lands, answers: tuple[str, ...],
             after: dict[str, object]) -> None:  # fmt: skip
    isle = isle_with()
    isle.state.beasts, isle.state.disease = [0] * 9, [0] * 9
    isle.state.fear_pool = 50
    isle.state.wilds, isle.state.badlands = [0] * 9, [0] * 9
    for number, (pieces, there) in lands.items():
        extra = {name: count for name, count in there.items() if name != "presence"}
        isle.put(number, pieces, **extra)
        isle.inhabit(0, number, there.get("presence", 0))
    small(isle, kind, id, *answers)
    assert {what: seen(isle, what) for what in after} == after


BEASTS_1, DISEASE_1 = {"beasts": 1}, {"disease": 1}
D2, D3, D4 = (" ".join(["dahan"] * number) for number in (2, 3, 4))


@pytest.mark.parametrize(("id", "lands", "answers", "after"), [
    tokens_row("beasts_attack", {4: ("t", {"beasts": 2})}, p4="", beasts4=1),
    tokens_row("beasts_find_new_homes", {4: ("", BEASTS_1), 5: ("e", {})}, "1-5", beasts5=1, fear=1),
    tokens_row("beasts_prowl", {4: ("e", {"beasts": 2}), 7: ("", BEASTS_1)}, "1-8", fear=2, beasts8=1, beasts4=2),
    tokens_row("prey_on_the_unwary", {4: ("eet", BEASTS_1)}, p4="explorer town", beasts4=1),
    tokens_row("savage_frenzy", {4: ("eet", BEASTS_1)}, "town", "town:1", p4="explorer"),
    tokens_row("beasts_of_the_jungle", {3: ("e", {}), 8: ("", {"blight": 1})}, beasts3=1, fear=1),
    tokens_row("distant_hunt", {7: ("", BEASTS_1), 8: ("e", {}), 5: ("", {"blight": 1})}, p8="", beasts8=1),
    tokens_row("beasts_provoked", {4: ("t", {}), 5: ("t", {"blight": 1})}, beasts4=1, beasts5=0),
    tokens_row("new_diseases", {4: ("ed", {})}, disease4=1, p4="explorer"),
    tokens_row("wheezelung_outbreak", {3: ("t", {}), 5: ("tt", {}), 4: ("ccc", {})}, disease5=1, disease4=0),
    tokens_row("grim_toll", {4: ("td", DISEASE_1)}, p4="", disease4=1),
    tokens_row("sandfever_outbreak", {1: ("t", {}), 4: ("cc", {}), 5: ("ccc", {})}, disease4=1, disease5=0),
    tokens_row("beasts_multiply", {4: ("d", BEASTS_1)}, "1-3", beasts3=1, p4=""),
    tokens_row("casualties_of_fang_and_sting", {4: ("et", BEASTS_1)}, "town", p4="explorer"),
    tokens_row("quit_the_farmed_lands", {7: ("", BEASTS_1), 8: ("e", {}), 5: ("t", {})}, beasts8=1, fear=1),
    tokens_row("explorers_blunder", {4: ("eee", BEASTS_1), 5: ("e", {})}, p4="explorer", p5="explorer"),
    tokens_row("prey_on_the_heedless", {4: ("t", {"beasts": 2})}, p4=""),
    tokens_row("hunting_parties", {4: ("c", {"beasts": 2}), 5: ("t", BEASTS_1)}, fear=1, beasts4=1, beasts5=1),
    tokens_row("beasts_chase_off_homesteaders", {7: ("t", BEASTS_1)}, "town", "1-8", p7="", p8="town"),
    tokens_row("terrifying_beasts", {4: ("", BEASTS_1), 5: ("", BEASTS_1)}, fear=2),
    tokens_row("lair_in_untamed_lands", {n: ("t", {}) for n in range(1, 8)}, beasts8=1),
    tokens_row("foreign_diseases", {4: ("ed", {}), 5: ("eed", {})}, disease5=1, p4="explorer dahan"),
    tokens_row("fatalities_rise", {4: ("ed", {"disease": 1})}, p4="dahan:1", disease4=1),
    tokens_row("plagues_bring_fear_and_death", {4: ("d", DISEASE_1)}, fear=1, p4=""),
    tokens_row("outbreaks_shift", {7: ("", DISEASE_1), 8: ("e", {}), 5: ("ee", {})}, disease5=1, disease7=0),
    tokens_row("virulence_among_close_packed_homes", {4: ("t", {}), 1: ("ccc", {})}, disease4=1, disease1=0),
    tokens_row("pestilence_arrives_on_canvas_sails", {1: ("tdd", {}), 4: ("cc", {})}, disease1=1, p1="town dahan:1"),
])  # fmt: skip
def test_token_events(id: str, lands: Lands, answers: tuple[str, ...],
                      after: dict[str, object]) -> None:  # fmt: skip
    """S-14.2: what beasts and disease do."""
    play_row("token", id, lands, answers, after)


@plays("token_event:lingering_plagues", "token_event:irregular_outbreaks")
def test_disease_that_stops_no_build_in_this_invader_phase() -> None:
    """S-14.4, S-13.12: until the cards have advanced."""
    isle = isle_with()
    isle.put(4, "e", disease=1)
    token(isle, "irregular_outbreaks")
    assert isle.state.fear_shown == 1
    isle.run(build(isle.table, Land(4)))
    assert (isle.pieces(4), isle.state.disease[4]) == ("explorer town", 1)
    isle.play(Task("advance"))
    isle.run(build(isle.table, Land(4)))
    assert isle.state.disease[4] == 0
    token(isle, "lingering_plagues", "1-6")
    assert isle.state.disease[6] == 1
    assert len(isle.state.standing) == 1


@plays("token_event:stricken")
def test_who_is_stricken_does_not_ravage() -> None:
    isle = isle_with()
    isle.put(4, "t", disease=1)
    isle.put(5, "t")
    token(isle, "stricken")
    for number in (4, 5):
        isle.run(ravage(isle.table, Land(number)))
    assert isle.state.blight[4:6] == [0, 1]


@plays("token_event:beasts_prey_on_the_injured")
def test_beasts_count_as_badlands_and_take_the_injured() -> None:
    isle = isle_with()
    isle.state.pieces[4] = (piece(TOWN, damage=1), piece(CITY))
    isle.state.beasts = [0] * 9
    isle.state.beasts[4] = 1
    token(isle, "beasts_prey_on_the_injured")
    assert isle.pieces(4) == "city"
    isle.carry_out("damage(2)", here=4)
    assert isle.pieces(4) == ""


# ---- dahan events ---------------------------------------------------------------------------------------------------


def dahan_row(id: str, lands: Lands, *answers: Said, **after: object) -> object:
    return pytest.param(id, lands, answers, after, marks=plays(f"dahan_event:{id}"), id=id)


HERE_1 = {"presence": 1}


@pytest.mark.parametrize(("id", "lands", "answers", "after"), [
    dahan_row("reclaim_territory", {7: ("d", {}), 8: ("e", {})}, "yes", "1-8", p8="dahan", p7=""),
    dahan_row("raids_in_force", {4: ("ttddd", {}), 5: ("tdd", {})}, "1-5", p5=D2),
    dahan_row("seek_a_safer_home", {7: ("dd", DISEASE_1), 5: ("", BEASTS_1)}, p8=D2, p7=""),
    dahan_row("forsake_the_barren_land", {7: ("dd", {"blight": 1}), 5: ("", {"blight": 1})}, p8=D2),
    dahan_row("retreat_from_the_cities", {7: ("ccdd", {}), 5: ("c", {})}, p8=D2),
    dahan_row("tend_the_land", {4: ("dd", {"blight": 1})}, blight4=0),
    dahan_row("coming_of_age_mountain_sands", {1: ("d", {}), 5: ("d", {})}, p1=D2, p5="dahan"),
    dahan_row("coming_of_age_coastal", {1: ("d", {}), 5: ("d", {})}, p1=D2, p5="dahan"),
    dahan_row("coming_of_age_inland", {1: ("d", {}), 5: ("d", {})}, p1="dahan", p5=D2),
    dahan_row("coming_of_age_jungle_wetland", {1: ("d", {}), 5: ("d", {})}, p1="dahan", p5=D2),
    dahan_row("coming_of_age_two_dahan", {1: ("d", {}), 5: ("dd", {})}, p1="dahan", p5=D3),
    dahan_row("coming_of_age_no_tokens", {1: ("d", BEASTS_1), 5: ("d", {})}, p1="dahan", p5=D2),
    dahan_row("coming_of_age_no_blight_disease", {1: ("d", DISEASE_1), 5: ("d", BEASTS_1)}, p1="dahan", p5=D2),
    dahan_row("reckless_offensive", {4: ("tcdd", {})}, p4=D2, blight4=1),
    dahan_row("fierce_mien", {4: ("tdd", {}), 5: ("ttd", {}), 6: ("edd", {})}, fear=2),
    dahan_row("traps_and_snares", {4: ("d", {})}, wilds4=1),
    dahan_row("drive_off_the_interlopers", {7: ("td", {})}, "yes", "1-8", p7="dahan", p8="town"),
    dahan_row("clever_cooperation", {7: ("d", HERE_1), 8: ("t", {})}, "yes", "1-8", p8=""),
    dahan_row("a_thousand_small_struggles", {4: ("ttttd", {}), 5: ("", {})}, "1-5", blight5=1),
    dahan_row("seek_out_new_grounds", {7: ("dd", {})}, "1-8", "1-7", p8=D2),
    dahan_row("return_to_old_pillars", {5: ("dd", {})}, "1-7", "1-5", p7=D2),
    dahan_row("settlers_encroach_too_far", {7: ("ttdddd", {}), 5: ("", {})}, "1-8", "1-8", p8="town town", p7=D4),
    dahan_row("at_their_gates_demanding_redress", {4: ("cd", {}), 5: ("cd", {}), 6: ("td", {})}, fear=4),
    dahan_row("leave_the_hostile_land", {7: ("ddd", {"badlands": 1, "disease": 1}), 5: ("", DISEASE_1)},
              p7="dahan", p8=D2),
    dahan_row("speak_of_the_spirits_anger", {4: ("td", {})}, fear=1),
    dahan_row("blessings_of_bounty_and_health", {4: ("d", HERE_1)}, p4=D2),
    dahan_row("raiding_and_retaliation", {4: ("cdd", {})}, p4="dahan dahan:1 city:2"),
    dahan_row("keep_far_from_the_lands_of_plague", {7: ("ddd", DISEASE_1), 5: ("", DISEASE_1)}, p7="", p8=D3),
])  # fmt: skip
def test_dahan_events(id: str, lands: Lands, answers: tuple[str, ...],
                      after: dict[str, object]) -> None:  # fmt: skip
    """S-14.2: what the dahan do."""
    play_row("dahan", id, lands, answers, after)


@pytest.mark.parametrize(("id", "number", "presence"), [
    pytest.param("canny_defense", 3, 0, marks=plays("dahan_event:canny_defense")),
    pytest.param("careful_defense", 2, 0, marks=plays("dahan_event:careful_defense")),
    pytest.param("coordinated_defense", 5, 1, marks=plays("dahan_event:coordinated_defense")),
    pytest.param("coordinated_strikes", 2, 0, marks=plays("dahan_event:coordinated_strikes")),
])  # fmt: skip
def test_dahan_who_defend(id: str, number: int, presence: int) -> None:
    """S-12.1: in lands with dahan, and only there."""
    isle = isle_with()
    isle.put(4, "tddd")
    isle.inhabit(0, 4, presence)
    dahan(isle, id)
    assert (defence(isle.state, Land(4)), defence(isle.state, Land(5))) == (number, 0)
    assert isle.pieces(4) == ("dahan dahan dahan" if id == "coordinated_strikes" else "town dahan dahan dahan")


@plays("dahan_event:rally_to_the_defense_of_distant_kin")
def test_they_gather_and_defend() -> None:
    isle = isle_with()
    isle.put(7, "d")
    isle.put(8, "d")
    dahan(isle, "rally_to_the_defense_of_distant_kin", "1-7")
    assert (isle.pieces(7), defence(isle.state, Land(7))) == (D2, 2)


@plays("dahan_event:engage_on_their_own_terms", "dahan_event:lay_ambushes")
def test_how_dahan_fight_in_a_ravage() -> None:
    """S-8.9: first, for 1 damage each; or together with those who fall."""
    isle = isle_with()
    isle.put(4, "edd")
    dahan(isle, "engage_on_their_own_terms")
    assert strength(isle.state, Land(4), DAHAN, in_ravage=True) == 1
    isle.run(ravage(isle.table, Land(4)))
    assert isle.pieces(4) == "dahan dahan"
    other = isle_with()
    other.put(4, "td")
    dahan(other, "lay_ambushes")
    other.run(ravage(other.table, Land(4)))
    assert other.pieces(4) == ""


@plays("dahan_event:offerings_of_pattern_and_dance", "dahan_event:offerings_of_story_and_season")
@plays("dahan_event:spirit_speakers_solve_riddles_of_power", "dahan_event:tell_the_old_stories")
@plays("dahan_event:rouse_the_spirits")
def test_gifts_of_the_dahan_to_spirits_they_live_with() -> None:
    isle = isle_with()
    isle.put(4, "dddd")
    isle.inhabit(0, 4)
    dahan(isle, "offerings_of_pattern_and_dance")
    assert isle.state.energy == [1]
    isle.state.discards = [1 << power("wash_away")]
    isle.state.hands = [0]
    dahan(isle, "offerings_of_story_and_season", "yes")
    assert (isle.state.energy, isle.state.hands) == ([2], [1 << power("wash_away")])
    isle.state.forgotten = [1 << power("flash_floods")]
    isle.state.discards = [0]
    dahan(isle, "tell_the_old_stories", "flash_floods")
    assert isle.state.hands[0] >> power("flash_floods") & 1
    drawn = [card.id for card in printed().powers if card.kind == "minor" and card.set == "base"][:4]
    dahan(isle, "spirit_speakers_solve_riddles_of_power", *drawn, drawn[0])
    assert isle.state.hands[0] >> power(drawn[0]) & 1
    isle.state.played = [1 << power("wash_away")]
    isle.put(5, "e")
    dahan(isle, "rouse_the_spirits", "yes", "wash_away", "1-5", "explorer", "1-6")
    assert isle.pieces(6) == "explorer"


@plays("dahan_event:aid_the_uprising")
def test_dahan_aid_an_uprising() -> None:
    """Invaders with strife take as much damage as there are dahan; for each town and city destroyed comes one more."""
    isle = isle_with()
    isle.state.pieces[4] = (piece(EXPLORER), piece(TOWN, strife=1), piece(DAHAN), piece(DAHAN))
    dahan(isle, "aid_the_uprising")
    assert isle.pieces(4) == "explorer dahan dahan dahan"


# ---- main events: choices -------------------------------------------------------------------------------------------


@plays("event:years_of_little_rain")
def test_years_of_little_rain() -> None:
    """Without water on the minor card the sands wither; town, city and dahan have 1 health less. Or it is eased."""
    isle = isle_with()
    main(isle, "years_of_little_rain", "call_to_bloodshed", "1-4")
    assert isle.state.blight[4] == 1
    assert [health(isle.state, Land(5), kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 1, 2, 1]
    other = isle_with()
    other.put(4, "d")
    other.inhabit(0, 4)
    other.state.energy = [4]
    main(other, "years_of_little_rain", "second", "yes", "energy")
    assert (other.state.energy, other.state.presence[4]) == ([0], 2)


@plays("event:farmers_seek_the_dahan_for_aid")
def test_farmers_seek_the_dahan_for_aid() -> None:
    isle = isle_with()
    isle.put(4, "ttdd")
    main(isle, "farmers_seek_the_dahan_for_aid", "first")
    assert (isle.pieces(4), isle.state.blight[4], health(isle.state, Land(4), TOWN)) == ("town town dahan", 1, 1)
    other = isle_with()
    other.put(3, "d")
    main(other, "farmers_seek_the_dahan_for_aid", "second")
    assert other.pieces(3) == "town dahan"
    other.state.ravaging = (printed().invader_index["1_jungle"],)
    other.play(Task("ravage_step"))
    assert (other.pieces(3), other.state.blight[3]) == ("town city dahan", 0)


@plays("event:new_species_spread")
def test_new_species_spread() -> None:
    """A fast card brings blight; the event goes under two cards of its deck."""
    isle = isle_with()
    isle.put(4, "t")
    main(isle, "new_species_spread", "call_to_isolation")
    assert isle.state.blight[4] == 1
    assert isle.state.event_faces[2] == printed().event_index["new_species_spread"]
    other = isle_with()
    other.put(4, "t")
    other.state.energy = [4]
    main(other, "new_species_spread", "second")
    assert (other.state.fear_shown, other.state.beasts[4]) == (1, 1)


@plays("event:war_touches_the_islands_shores")
def test_war_touches_the_islands_shores() -> None:
    """S-14.17: As much damage as the major card costs to invaders and land, less defend; or one more fear card."""
    isle = isle_with()
    isle.put(1, "tt")
    main(isle, "war_touches_the_islands_shores", "accelerated_rot")
    assert (isle.pieces(1), isle.state.blight[1]) == ("", 1)
    safe = isle_with()
    safe.put(1, "t")
    safe.holds("defend(3)", 1)
    main(safe, "war_touches_the_islands_shores", "accelerated_rot")
    assert (safe.pieces(1), safe.state.blight[1]) == ("town:1", 0)
    other = isle_with()
    other.state.energy = [1]
    before = sum(other.state.fear_deck)
    main(other, "war_touches_the_islands_shores", "second")
    assert (other.state.energy, sum(other.state.fear_deck)) == ([0], before + 1)


@plays("event:sacred_sites_under_threat")
def test_sacred_sites_under_threat() -> None:
    """S-10.13"""
    isle = isle_with("lightnings_swift_strike")
    isle.put(7, "t")
    isle.inhabit(0, 7, 2)
    main(isle, "sacred_sites_under_threat", "first", "1-8")
    assert (isle.pieces(8), isle.state.blight_left) == ("town", 19)
    other = isle_with("lightnings_swift_strike")
    other.put(7, "t")
    other.inhabit(0, 7, 2)
    main(other, "sacred_sites_under_threat", "second")
    assert other.state.destroyed == [1]


@plays("event:outpaced")
def test_outpaced() -> None:
    """Each slow card is discarded for energy, and its elements with it, or paid for and used now."""
    isle = isle_with()
    isle.state.played = [1 << power("wash_away") | 1 << power("flash_floods")]
    isle.state.event_card = printed().event_index["outpaced"]
    isle.play(Task("event_main"))
    assert isle.state.energy == [2]
    assert (isle.state.played, isle.state.discards) == ([1 << power("flash_floods")], [1 << power("wash_away")])
    other = isle_with()
    other.state.played, other.state.energy = [1 << power("wash_away")], [3]
    other.inhabit(0, 7)
    other.put(8, "e")
    other.state.event_card = printed().event_index["outpaced"]
    other.play(Task("event_main"), answers=["second", "yes", "1-8", "explorer", "1-6"])
    assert (other.state.energy, other.pieces(6)) == ([0], "explorer")


@plays("event:missionaries_arrive")
def test_missionaries_arrive() -> None:
    isle = isle_with()
    isle.put(4, "d")
    main(isle, "missionaries_arrive", "call_of_the_dahan_ways")
    assert isle.pieces(4) == "town"
    sunny = isle_with()
    sunny.put(7, "ed")
    main(sunny, "missionaries_arrive", "call_to_bloodshed", "1-8")
    assert sunny.pieces(8) == "explorer"
    other = isle_with()
    other.put(4, "c")
    other.state.energy = [4]
    main(other, "missionaries_arrive", "second")
    assert (other.state.disease[4], other.state.fear_shown, strength(other.state, Land(4), CITY)) == (1, 2, 6)


@plays("event:a_strange_madness_among_the_beasts")
def test_a_strange_madness_among_the_beasts() -> None:
    """The price is 3 for each beasts that is left, at least 3."""
    isle = isle_with()
    isle.state.beasts = [0] * 9
    isle.put(4, "ddd", beasts=2)
    main(isle, "a_strange_madness_among_the_beasts")
    assert (isle.pieces(4), isle.state.beasts[4]) == ("dahan", 1)
    other = isle_with()
    other.state.beasts = [0] * 9
    other.put(7, "", beasts=2)
    other.state.energy = [3]
    main(other, "a_strange_madness_among_the_beasts", "second", "stop", "stop")
    assert (other.state.energy, sum(other.state.beasts)) == ([0], 1)


@plays("event:rising_interest_in_the_island")
def test_rising_interest_in_the_island() -> None:
    isle = isle_with()
    cards = len(isle.state.invader_deck)
    main(isle, "rising_interest_in_the_island", "1-4")
    assert (len(isle.state.invader_deck), isle.pieces(4)) == (cards - 1, "town")
    other = isle_with()
    other.state.energy = [4]
    fear = sum(other.state.fear_deck)
    main(other, "rising_interest_in_the_island", "second")
    assert (sum(other.state.fear_deck), strength(other.state, Land(4), TOWN)) == (fear - 1, 3)


@plays("event:lesser_spirits_imperiled")
def test_lesser_spirits_imperiled() -> None:
    """A plant takes blight from the card, an animal a dahan; or an element for the rest of the game."""
    isle = isle_with()
    isle.put(4, "d", blight=1)
    both = next(c.id for c in printed().powers if c.kind == "minor" and c.elements[6] and c.elements[7])
    main(isle, "lesser_spirits_imperiled", both)
    assert (isle.state.energy, isle.state.blight_left, isle.pieces(4)) == ([1], 19, "")
    other = isle_with()
    other.state.energy = [4]
    other.inhabit(0, 4, 2)
    main(other, "lesser_spirits_imperiled", "second", "air")
    assert (other.state.destroyed, other.state.elements[3]) == ([1], 1)
    other.play(Task("end_turn"))
    assert other.state.elements[3] == 1


@plays("event:remnants_of_a_spirits_heart")
def test_remnants_of_a_spirits_heart() -> None:
    """S-14.18"""
    isle = isle_with()
    isle.put(4, "td")
    main(isle, "remnants_of_a_spirits_heart")
    assert [health(isle.state, Land(4), kind) for kind in (TOWN, DAHAN)] == [3, 12]
    assert health(isle.state, Land(5), TOWN) == 2
    other = isle_with()
    other.state.energy = [4]
    other.state.agenda = [Task("turn")]
    main(other, "remnants_of_a_spirits_heart", "second")
    other.state.agenda = [AfterStep("spirit"), *other.state.agenda[1:]]
    other.run(other.steps(), ["yes"])
    assert defence(other.state, Land(4)) == 4


@plays("event:numinous_crisis")
def test_numinous_crisis() -> None:
    """At least until the card has turned over; 3 energy for each blight. Or everybody pays, and the card is filled."""
    isle = isle_with()
    isle.state.blight_left = 3
    main(isle, "numinous_crisis", "first", "downward_spiral")
    assert isle.state.energy == [9]
    other = isle_with()
    other.state.energy = [3]
    other.state.hands = [0]
    main(other, "numinous_crisis", "second", "first")
    assert (other.state.energy, other.state.blight_left) == ([0], 21)


@plays("event:hard_working_settlers")
def test_hard_working_settlers() -> None:
    isle = isle_with()
    isle.put(7, "td")
    isle.state.ravaging = (printed().invader_index["1_sands"],)
    main(isle, "hard_working_settlers", "first", "stop", "1-5")
    assert (isle.pieces(5), isle.state.blight[7]) == ("town", 1)
    other = isle_with()
    other.put(4, "t")
    deck = other.state.invader_deck
    main(other, "hard_working_settlers", "second")
    assert (other.state.fear_shown, len(other.state.invader_deck)) == (1, len(deck) - 2)
    other.run(ravage(other.table, Land(4), is_normal=True), ["yes"])
    other.run(ravage(other.table, Land(4), is_normal=True))
    assert other.state.blight[4] == 1


@plays("event:dahan_trade_with_the_invaders")
def test_dahan_trade_with_the_invaders() -> None:
    """They take no part; or one falls and frightens; or from the next turn on they defend."""
    isle = isle_with()
    isle.put(4, "td")
    main(isle, "dahan_trade_with_the_invaders")
    isle.run(ravage(isle.table, Land(4)))
    assert (isle.pieces(4), isle.state.blight[4]) == ("town dahan", 1)
    other = isle_with()
    other.put(4, "d")
    other.inhabit(0, 4)
    other.state.energy = [2]
    main(other, "dahan_trade_with_the_invaders", "second")
    assert (other.pieces(4), other.state.fear_shown) == ("", 1)
    third = isle_with()
    third.put(4, "dd")
    third.state.energy, third.state.agenda = [6], [Task("turn")]
    third.state.hands = [1 << power("wash_away")]
    main(third, "dahan_trade_with_the_invaders", "third")
    assert defence(third.state, Land(4)) == 0
    third.state.agenda.pop(0)
    third.run(third.steps())
    assert defence(third.state, Land(4)) == 2


@plays("event:lifes_balance_tilts")
def test_lifes_balance_tilts() -> None:
    isle = isle_with()
    isle.state.beasts = [0] * 9
    isle.put(4, "", beasts=1)
    main(isle, "lifes_balance_tilts", "1-5", "call_to_isolation", "1-6")
    assert (isle.state.beasts[4], isle.state.disease[5], isle.state.blight[6]) == (0, 1, 1)
    assert health(isle.state, Land(4), CITY) == 2
    other = isle_with()
    other.state.disease = [0] * 9
    other.state.energy = [4]
    other.put(4, "", disease=1, blight=1)
    main(other, "lifes_balance_tilts", "second", "1-5", "call_of_the_dahan_ways")
    assert (other.state.beasts[5], other.state.disease[4], other.state.blight[4]) == (1, 0, 0)
    assert health(other.state, Land(4), CITY) == 4


# ---- main events: cases ---------------------------------------------------------------------------------------------


def case_row(id: str, when: str, lands: Lands, *answers: Said, **after: object) -> object:
    return pytest.param(id, when, lands, answers, after, marks=plays(f"event:{id}"), id=f"{id}-{when}")


HEALTHY, BLIGHTED = "healthy", "blighted"


@pytest.mark.parametrize(("id", "when", "lands", "answers", "after"), [
    case_row("seeking_the_interior", "stage 1", {1: ("e", {})}, "1-5", p5="explorer", p1=""),
    case_row("seeking_the_interior", "stage 2", {7: ("tt", {})}, "1-5", p5="town", p8="town"),
    case_row("wave_of_reconnaissance", "stage 2", {4: ("ttt", {})}, p4="town city city"),
    case_row("interesting_discoveries", "stage 1", {5: ("", {"presence": 2}), 8: ("e", {})}, p5="explorer explorer"),
    case_row("cultural_assimilation", "terror 1", {4: ("d", {}), 5: ("c", {}), 8: ("dd", {})}, p4="town", p8=D2),
    case_row("cultural_assimilation", "terror 3", {4: ("tdd", {})}, p4="town dahan:1"),
    case_row("investigation_of_dangers", "terror 1", {n: ("t", {}) for n in range(1, 8)}, p8="explorer"),
    case_row("putting_down_roots", HEALTHY, {1: ("e", {}), 5: ("e", {})}, p1="explorer", p5="town"),
    case_row("putting_down_roots", BLIGHTED, {1: ("e", {})}, "1-5", blight5=1),
    case_row("search_for_new_lands", HEALTHY, {7: ("ee", {}), 5: ("t", {})}, p7="explorer", p8="explorer"),
    case_row("search_for_new_lands", BLIGHTED, {5: ("e", {})}, "1-1", blight1=1),
    case_row("invaders_surge_inland", HEALTHY, {1: ("t", {})}, "1-8", p8="town", p1=""),
    case_row("invaders_surge_inland", BLIGHTED, {7: ("t", {})}, "1-8", blight8=1),
    case_row("tight_knit_communities", BLIGHTED, {7: ("", {"blight": 1})}, "1-8", blight8=1),
    case_row("well_prepared_explorers", BLIGHTED, {7: ("", {"blight": 1})}, "1-8", blight8=1),
    case_row("population_rises", HEALTHY, {4: ("e", {})}, p4="explorer town"),
    case_row("urban_development", BLIGHTED, {4: ("t", {"blight": 2})}, blight4=3),
    case_row("heavy_farming", BLIGHTED, {4: ("c", {})}, blight4=1),
    case_row("harvest_bounty_harvest_dust", "stage 1", {4: ("t", {})}, p4="town", blight4=1),
    case_row("harvest_bounty_harvest_dust", "stage 3", {4: ("t", {"blight": 1})}, blight4=2),
    case_row("smaller_ports_spring_up", "stage 1", {1: ("c", {}), 2: ("", {})}, "1-3", p3="town"),
    case_row("smaller_ports_spring_up", "stage 3", {4: ("e", {})}, p4="explorer town"),
    case_row("seek_new_farmland", HEALTHY, {7: ("tt", {}), 5: ("t", {})}, p8="town", p7="town"),
    case_row("gradual_corruption", HEALTHY, {4: ("t", {})}, "yes", blight4=0),
    case_row("gradual_corruption", BLIGHTED, {4: ("", {"blight": 1, "beasts": 1, "wilds": 1})}, beasts4=0, wilds4=0),
    case_row("provincial_seat", HEALTHY, {4: ("c", {})}, p4="town city"),
    case_row("provincial_seat", BLIGHTED, {n: ("", {"presence": 1}) for n in range(1, 8)}, "no", blight8=1),
    case_row("cities_rise", HEALTHY, {4: ("ttt", {}), 5: ("tt", {})}, p4="town city city", p5="town town"),
    case_row("thriving_trade", HEALTHY, {1: ("c", {}), 5: ("c", {})}, p1="city city", p5="city"),
    case_row("thriving_trade", BLIGHTED, {n: ("t", {}) for n in (5, 6, 7, 8)}, "1-7", blight7=1),
    case_row("wounded_lands_attract_explorers", HEALTHY, {4: ("", {"blight": 1})}, p4="explorer"),
    case_row("coastal_towns_multiply", HEALTHY, {1: ("t", {})}, p2="town"),
    case_row("civic_engagement", BLIGHTED, {4: ("", {"blight": 6}), 7: ("", {})}, "1-5", blight5=1),
    case_row("sprawl_contained_by_the_wilds", HEALTHY, {4: ("tt", {})}, "1-8", wilds8=1, p4="town town city"),
    case_row("the_struggles_of_growth", BLIGHTED, {4: ("", {"blight": 1})}, blight4=2),
    case_row("pull_together_in_adversity", "terror 3", {4: ("tt", {})}, p4="", blight4=1, badlands4=2),
])  # fmt: skip
def test_cases_of_main_events(id: str, when: str, lands: Lands,
                              answers: tuple[str, ...], after: dict[str, object]) -> None:  # fmt: skip
    """S-14.3: what happens in the case that applies."""
    isle = isle_with()
    for token_kind in ("beasts", "wilds", "disease", "badlands"):
        setattr(isle.state, token_kind, [0] * 9)
    kind, _, number = when.partition(" ")
    if kind == "stage":
        stage(isle, int(number))
    elif kind == "terror":
        terror(isle, int(number))
    elif kind == BLIGHTED:
        blighted(isle)
    for place, (pieces, there) in lands.items():
        isle.put(place, pieces, **{name: count for name, count in there.items() if name != "presence"})
        isle.inhabit(0, place, there.get("presence", 0))
    main(isle, id, *answers)
    assert {what: seen(isle, what) for what in after} == after


@plays("event:wave_of_reconnaissance", "event:the_frontier_calls", "event:mapmakers_chart_the_wild")
@plays("event:promising_farmland", "event:distant_exploration")
def test_events_that_change_exploring() -> None:
    """One explorer more, also where wilds are ignored; a town instead, once; or from one land farther."""
    for id in ("wave_of_reconnaissance", "the_frontier_calls", "mapmakers_chart_the_wild"):
        isle = isle_with()
        isle.state.wilds = [0] * 9
        main(isle, id)
        isle.run(explore(isle.table, Land(4)))
        assert isle.pieces(4) == "explorer explorer"
    farm = isle_with()
    farm.state.wilds = [0] * 9
    main(farm, "promising_farmland")
    for number in (4, 5):
        farm.run(explore(farm.table, Land(number)))
    assert (farm.pieces(4), farm.pieces(5)) == ("town", "explorer")
    far = terror(isle_with(), 1)
    mountain = printed().invader_index["1_mountain"]
    assert not explored_by(far.state, mountain) >> 6 & 1
    main(far, "distant_exploration")
    assert explored_by(far.state, mountain) >> 6 & 1


@pytest.mark.parametrize(("id", "when", "pieces", "damage"), [
    pytest.param("interesting_discoveries", "stage 2", "t", 3, marks=plays("event:interesting_discoveries")),
    pytest.param("mapmakers_chart_the_wild", "stage 3", "t", 3, marks=plays("event:mapmakers_chart_the_wild")),
    pytest.param("no_bravery_without_numbers", "stage 3", "tt", 6, marks=plays("event:no_bravery_without_numbers")),
    pytest.param("distant_exploration", "terror 2", "eee", 6, marks=plays("event:distant_exploration")),
    pytest.param("coastal_towns_multiply", BLIGHTED, "t", 3, marks=plays("event:coastal_towns_multiply")),
    pytest.param("civic_engagement", HEALTHY, "t", 3, marks=plays("event:civic_engagement")),
    pytest.param("overconfidence", "terror 2", "t", 3, marks=plays("event:overconfidence")),
    pytest.param("urban_development", HEALTHY, "c", 5, marks=plays("event:urban_development")),
    pytest.param("heavy_farming", HEALTHY, "t", 3, marks=plays("event:heavy_farming")),
    pytest.param("resourceful_populace", "terror 2", "t", 3, marks=plays("event:resourceful_populace")),
])  # fmt: skip
def test_events_that_make_ravages_stronger(id: str, when: str, pieces: str, damage: int) -> None:
    """S-8.7: what a ravage deals from then on."""
    isle = isle_with()
    kind, _, number = when.partition(" ")
    if kind in ("stage", "terror"):
        (stage if kind == "stage" else terror)(isle, int(number))
    elif kind == BLIGHTED:
        blighted(isle)
    isle.put(4, pieces)
    isle.state.fear_earned = 2
    main(isle, id)
    isle.state.fear_earned = 0
    found = forecast_ravage(isle.state, Land(4))
    assert found is not None
    assert found.damage == damage


@plays("event:fortune_seekers", "event:cities_rise", "event:relentless_optimism", "event:tight_knit_communities")
@plays("event:well_prepared_explorers")
def test_events_that_change_health_and_fear() -> None:
    isle = blighted(isle_with())
    isle.put(4, "t")
    main(isle, "cities_rise")
    assert (land_health(isle.state, Land(4)), land_health(isle.state, Land(5))) == (1, 2)
    poor = blighted(isle_with())
    poor.inhabit(0, 5)
    main(poor, "fortune_seekers")
    assert (land_health(poor.state, Land(4)), land_health(poor.state, Land(5))) == (1, 2)
    glad = terror(isle_with(), 1)
    glad.put(4, "t")
    main(glad, "relentless_optimism")
    glad.carry_out("destroy(1, town)", here=4)
    assert glad.state.fear_shown == 0
    firm = isle_with()
    main(firm, "tight_knit_communities")
    main(firm, "well_prepared_explorers")
    assert [health(firm.state, Land(4), kind) for kind in (EXPLORER, TOWN, CITY)] == [2, 3, 4]


@plays("event:strange_tales_attract_explorers", "event:invested_aristocracy", "event:seek_new_farmland")
@plays("event:bureaucrats_adjust_funding", "event:eager_explorers")
def test_events_that_wait_for_the_end_of_a_step() -> None:
    """S-8.25, S-14.10: after the advance, after the ravage step, after a build."""
    tales = stage(isle_with(), 1)
    tales.inhabit(0, 5, 2)
    main(tales, "strange_tales_attract_explorers")
    tales.play(Task("advance"), AfterStep("advance"))
    assert (tales.state.fear_shown, tales.pieces(5)) == (1, "explorer")
    fort = stage(isle_with(), 2)
    fort.put(4, "e")
    main(fort, "strange_tales_attract_explorers")
    sands = printed().invader_index["1_sands"]
    fort.state.exploring = tuple(place for place in range(4) if place != sands)
    fort.play(AfterStep("advance"))
    assert fort.pieces(4) == "explorer town"
    court = stage(isle_with(), 1)
    main(court, "invested_aristocracy")
    court.play(Task("ravage_step"))
    assert court.pieces(8) == "town"
    need = blighted(isle_with())
    need.put(4, "c")
    main(need, "seek_new_farmland")
    need.play(Task("ravage_step"))
    assert need.state.blight[4] == 1
    loot = terror(isle_with(), 3)
    loot.put(4, "cc")
    main(loot, "bureaucrats_adjust_funding")
    loot.play(Task("ravage_step"))
    assert (loot.pieces(4), loot.state.blight[4]) == ("city", 1)


@plays("event:eager_explorers", "event:temporary_truce", "event:no_bravery_without_numbers")
@plays("event:pull_together_in_adversity", "event:investigation_of_dangers")
def test_events_that_change_who_fights() -> None:
    """S-8.7, S-16.1: less to the land and more to the dahan; some sit out, are too few, or are skipped."""
    feud = terror(isle_with(), 2)
    feud.put(4, "td")
    main(feud, "eager_explorers")
    assert [strength(feud.state, Land(4), TOWN, whom, in_ravage=True) for whom in ("land", "dahan")] == [1, 3]
    truce = terror(isle_with(), 1)
    truce.put(4, "td")
    main(truce, "temporary_truce")
    truce.run(ravage(truce.table, Land(4)))
    assert (truce.pieces(4), truce.state.blight[4]) == ("town dahan", 0)
    care = terror(isle_with(), 2)
    care.put(4, "tdd")
    main(care, "temporary_truce")
    care.run(ravage(care.table, Land(4), is_normal=True))
    assert care.state.blight[4] == 0
    few = stage(isle_with(), 1)
    few.put(4, "t")
    main(few, "no_bravery_without_numbers")
    few.run(ravage(few.table, Land(4)))
    assert few.state.blight[4] == 0
    bold = terror(isle_with(), 1)
    bold.state.pieces[4] = (piece(TOWN, strife=1),)
    main(bold, "pull_together_in_adversity")
    bold.run(ravage(bold.table, Land(4)))
    assert bold.state.blight[4] == 1
    hunt = terror(isle_with(), 2)
    hunt.put(4, "t")
    hunt.inhabit(0, 4)
    main(hunt, "investigation_of_dangers")
    found = forecast_ravage(hunt.state, Land(4))
    assert found is not None
    assert found.damage == 5


@plays("event:temporary_truce")
@pytest.mark.parametrize(("first", "answers", "after"), [
    ("tdd", ["1-4", "no"], [1, 0]), ("tdd", ["1-4", "yes"], [0, 1]), ("td", ["1-4"], [1, 0])])  # fmt: skip
def test_s_14_18_temporary_caution_is_no_offer(first: str, answers: list[str], after: list[int]) -> None:
    """S-14.18: one ravage of each board is skipped, of choice as long as there is another one to skip."""
    isle = terror(isle_with(), 2)
    isle.state.phase = "invader"
    isle.inhabit(0, 8)
    isle.put(4, first)
    isle.put(7, "tdd")
    main(isle, "temporary_truce")
    isle.state.ravaging = (printed().invader_index["1_sands"],)
    isle.play(Task("ravage_step"), answers=answers)
    assert [isle.state.blight[number] for number in (4, 7)] == after


@plays("event:slave_rebellion")
def test_slave_rebellion() -> None:
    """Another event follows it; then it goes under three cards, or with stage III to the discard."""
    isle = stage(isle_with(adversary="france"), 1)
    isle.put(4, "t")
    isle.inhabit(0, 4)
    isle.state.events = 1 << printed().event_index["well_prepared_explorers"]
    isle.state.beasts, isle.state.disease = [0] * 9, [0] * 9
    isle.state.turn, isle.state.event_card = 2, printed().event_index["slave_rebellion"]
    isle.play(Task("event"))
    assert isle.pieces(4) == "town:0:1"
    assert printed().event_index["slave_rebellion"] in isle.state.event_faces
    late = stage(isle_with(adversary="france"), 3)
    late.put(4, "tt")
    main(late, "slave_rebellion")
    assert late.pieces(4) == "town:1:1"


@plays("event:population_rises", "event:wounded_lands_attract_explorers", "event:the_frontier_calls")
@plays("event:the_struggles_of_growth", "event:sprawl_contained_by_the_wilds")
def test_events_that_ask_each_spirit() -> None:
    """S-15.4, S-22.5: each for its own presence and cards."""
    fade = blighted(isle_with())
    fade.inhabit(0, 4, 3)
    main(fade, "population_rises", "first")
    assert fade.state.destroyed == [2]
    dull = blighted(isle_with())
    main(dull, "wounded_lands_attract_explorers")
    assert dull.state.blight_left == 19
    loss = blighted(isle_with())
    loss.inhabit(0, 4, 2)
    main(loss, "the_frontier_calls")
    loss.carry_out("add(1, blight)", here=5)
    assert (loss.state.destroyed, loss.state.blight_left, loss.state.blight[5]) == ([1], 20, 1)
    fray = blighted(isle_with())
    fray.inhabit(0, 4, 3)
    main(fray, "sprawl_contained_by_the_wilds", "first")
    assert (fray.state.destroyed, fray.state.wilds[4]) == ([2], 2)


# ---- cases that need a whole step, or a choice ----------------------------------------------------------------------

SANDS_CARD = "1_sands"  # lands 4 and 7 of board A


def building(isle: Isle) -> Isle:
    isle.state.phase, isle.state.building = "invader", (printed().invader_index[SANDS_CARD],)
    isle.inhabit(0, 8)
    return isle


@plays("event:bureaucrats_adjust_funding")
@pytest.mark.parametrize(("elsewhere", "after"), [("tttttttt", "town"), ("ttt", "city town"), ("", "city town town")])
def test_bureaucrats_adjust_funding(elsewhere: str, after: str) -> None:
    """S-8.10: with nine towns and cities nothing is built in the last land of the card; with three it is done twice."""
    isle = building(terror(isle_with(), 1))
    isle.put(7, "t")
    isle.put(6, elsewhere)
    main(isle, "bureaucrats_adjust_funding")
    isle.play(Task("build_step"))
    assert sorted(isle.pieces(7).split()) == sorted(after.split())


@plays("event:resourceful_populace")
def test_resourceful_populace_builds_anew_beside() -> None:
    """S-15.6: after each action that destroys a town or city."""
    isle = terror(isle_with(), 1)
    isle.put(7, "t")
    main(isle, "resourceful_populace")
    isle.carry_out("destroy(1, town)", here=7)
    isle.run(finish_action(isle.table), ["1-8"])
    assert (isle.pieces(7), isle.pieces(8)) == ("", "town")


@plays("event:overconfidence")
@pytest.mark.parametrize(("earned", "shown", "after"), [(3, 1, (1, 1)), (1, 1, (0, 1)), (0, 3, (0, 1)), (0, 1, (0, 0))])
def test_overconfidence(earned: int, shown: int, after: tuple[int, int]) -> None:
    """S-11: two earned cards are discarded; without any, fear goes back into the pool."""
    isle = terror(isle_with(), 1)
    isle.state.fear_earned, isle.state.fear_shown = earned, shown
    main(isle, "overconfidence")
    assert (isle.state.fear_earned, isle.state.fear_shown) == after


@plays("event:invested_aristocracy")
def test_foreign_dignitaries_visit() -> None:
    """A ravage does more in the first land of the card; on a blighted island a fear card more comes."""
    isle = stage(isle_with(), 3)
    isle.state.ravaging = (printed().invader_index[SANDS_CARD],)
    isle.put(4, "t")
    isle.put(7, "t")
    main(isle, "invested_aristocracy")
    coming = [forecast_ravage(isle.state, Land(number)) for number in (4, 7)]
    assert [each.damage for each in coming if each is not None] == [4, 2]
    waste = blighted(stage(isle_with(), 3))
    before = sum(waste.state.fear_deck)
    main(waste, "invested_aristocracy")
    assert sum(waste.state.fear_deck) == before + 1


@plays("event:relentless_optimism")
@pytest.mark.parametrize(("before", "after"), [
    ("tddd", "dahan dahan dahan dahan"), ("tttd", "town town town town"), ("tdd", "town dahan dahan")])  # fmt: skip
def test_cultures_mix_and_clash(before: str, after: str) -> None:
    """Whoever is two more on the board takes one of the others in."""
    isle = terror(isle_with(), 2)
    isle.put(4, before)
    main(isle, "relentless_optimism")
    assert isle.pieces(4) == after


@plays("event:fortune_seekers")
def test_fortune_seekers_go_where_nobody_lives() -> None:
    """S-8.11: the next explore card acts in all lands without towns and cities, and nowhere else."""
    isle = isle_with()
    for number in range(1, 8):
        isle.put(number, "t")
    main(isle, "fortune_seekers")
    assert explored_by(isle.state, printed().invader_index[SANDS_CARD]) == 1 << 8


@plays("event:promising_farmland")
def test_new_cash_crops_take_hold() -> None:
    """S-14.16: a ravage in a terrain of choice that no card shows, unless presence is given up for it."""
    isle = blighted(isle_with())
    isle.put(4, "t")
    isle.put(7, "t")
    isle.put(5, "t")
    main(isle, "promising_farmland", "sands")
    assert [isle.state.blight[number] for number in (4, 7, 5)] == [1, 1, 0]
    spared = blighted(isle_with())
    spared.put(4, "t")
    spared.inhabit(0, 8, 3)
    main(spared, "promising_farmland", "sands", "yes")
    assert (spared.state.blight[4], sum(spared.state.presence)) == (0, 1)


@plays("event:the_struggles_of_growth")
def test_the_struggles_of_growth() -> None:
    """Either presence for a power, or a card for energy and a way."""
    isle = isle_with()
    isle.inhabit(0, 8, 3)
    isle.state.hands = [1 << power("wash_away")]
    main(isle, "the_struggles_of_growth", "second", "1-8", "1-4", "1-8", "1-5")
    assert (isle.state.hands, isle.state.energy[0]) == ([0], 2)
    assert [isle.state.presence[number] for number in (8, 4, 5)] == [1, 1, 1]
    other = isle_with()
    other.inhabit(0, 8, 3)
    drawn = [card.id for card in printed().powers if card.kind == "minor" and card.set == "base"][:4]
    main(other, "the_struggles_of_growth", "minor", *drawn, drawn[1])
    assert (sum(other.state.presence), other.state.destroyed, other.state.hands) == (1, [2], [pile(drawn[1])])


@plays("event:eager_explorers")
def test_eager_explorers_come_with_the_next_build() -> None:
    """Once on each board, into an empty land beside it."""
    isle = terror(isle_with(), 1)
    isle.put(7, "t")
    main(isle, "eager_explorers")
    isle.run(build(isle.table, Land(7)))
    isle.run(finish_action(isle.table), ["1-8"])
    assert isle.pieces(8) == "explorer"
    isle.run(build(isle.table, Land(7)))
    isle.run(finish_action(isle.table))
    assert isle.pieces(5) == ""
