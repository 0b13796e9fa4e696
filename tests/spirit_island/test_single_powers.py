"""Powers of the base game that do something of their own: S-7, S-9, S-12."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at, land, named, pile, plays, power, printed
from tuath.core.notation import parse
from tuath.core.question import bits_of
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Range
from tuath.games.spirit_island.material.pieces import DAHAN, piece
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import presence, sacred_sites, spirit, terrain
from tuath.games.spirit_island.state.queries.targets import origins, target_lands
from tuath.games.spirit_island.state.standing.standing import clear_turn, defence
from tuath.games.spirit_island.state.state import FAST, NOBODY, SLOW, Growing
from tuath.games.spirit_island.turn.growth import use_track_icons
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import carry_out_triggered

HOME, BESIDE, OTHER = Land(5), Land(1), Land(4)


def isle_of(*spirits: str, **elements: int) -> Isle:
    """The first spirit at home, with elements of this turn; others each on a board of their own."""
    isle = Isle(*spirits, boards="ABCD"[: len(spirits)])
    isle.inhabit(0, HOME, 2)
    for seat in range(1, len(spirits)):
        isle.inhabit(seat, land(seat, 5))
    for element, number in elements.items():
        isle.state.elements[ELEMENTS.index(element)] = number
    isle.state.phase, isle.state.fear_pool = FAST, 100
    return isle


def use(isle: Isle, card: str, *answers: Said, seat: int = 0) -> None:
    isle.state.played[seat] |= 1 << power(card)
    isle.run(use_power(isle.table, seat, power(card)), answers)


# ---- thresholds: S-7.6 ----------------------------------------------------------------------------------------------


def test_a_threshold_may_be_left_unused() -> None:
    """S-7.6: a spirit may always act as if it had fewer elements."""
    isle = isle_of("thunderspeaker", sun=3)
    isle.put(HOME, "cd")
    use(isle, "drought", at(HOME), "no")
    assert isle.pieces(HOME) == "dahan city:1"


def test_the_jungle_spares_dahan() -> None:
    """S-7.6: what a threshold leaves out."""
    isle = isle_of("a_spread_of_rampant_green", moon=2, plant=3)
    isle.inhabit(0, 3)
    isle.put(3, "etccd")
    isle.state.phase = SLOW
    use(isle, "the_jungle_hungers", "1-3", "yes")
    assert isle.pieces(3) == "city dahan"


@plays("power:talons_of_lightning")
def test_talons_reach_farther() -> None:
    """S-7.6: a threshold that changes the range is looked at first; adjacent towns fall."""
    isle = isle_of("lightnings_swift_strike", fire=3, air=3)
    card = printed().powers[power("talons_of_lightning")]
    far = target_lands(isle.state, 0, card)
    isle.put(HOME, "c")
    isle.put(BESIDE, "tt")
    isle.put(OTHER, "t")
    use(isle, "talons_of_lightning", at(HOME), "yes")
    assert (isle.pieces(HOME), isle.pieces(BESIDE), isle.pieces(OTHER)) == ("", "town", "")
    isle.state.elements[ELEMENTS.index("air")] = 1
    assert target_lands(isle.state, 0, card) & far != far


@plays("innate:all_enveloping_green")
def test_levels_instead_of_others_are_chosen_from_the_highest() -> None:
    """S-7.7: All-Enveloping Green defends 4 or 2, and may heal besides."""
    isle = isle_of("a_spread_of_rampant_green", water=3, earth=1, plant=5)
    isle.put(HOME, blight=1)
    green = len(printed().powers) + printed().innate_index["all_enveloping_green"]
    isle.run(use_power(isle.table, 0, green), [at(HOME), "no", "yes"])
    assert (defence(isle.state, HOME), isle.state.blight[HOME]) == (2, 0)


@plays("innate:creepers_tear_into_mortar")
def test_creepers_are_repeated_twice() -> None:
    """S-7.12: each of two levels repeats the first use, none repeats a repetition."""
    isle = isle_of("a_spread_of_rampant_green", moon=3, plant=4)
    isle.put(HOME, "c")
    isle.state.phase, isle.state.agenda = SLOW, []
    creepers = len(printed().powers) + printed().innate_index["creepers_tear_into_mortar"]
    isle.run(use_power(isle.table, 0, creepers), [at(HOME)])
    assert len(isle.state.agenda) == 2
    isle.go_on("yes", at(HOME))
    assert isle.pieces(HOME) == "city:2"
    isle.go_on("no")
    assert (isle.pieces(HOME), isle.state.agenda) == ("city:2", [])


@plays("power:the_land_thrashes_in_furious_pain")
def test_the_land_thrashes_beside_as_well() -> None:
    """S-7.8: the repetition is used on a land with blight beside the first."""
    isle = isle_of("thunderspeaker", moon=3, earth=3)
    isle.put(HOME, "c", blight=1)
    isle.put(BESIDE, "c", blight=1)
    isle.put(8, blight=1)
    isle.state.phase, isle.state.agenda = SLOW, []
    use(isle, "the_land_thrashes_in_furious_pain", at(HOME))
    assert isle.pieces(HOME) == ""
    isle.go_on("yes", at(BESIDE))
    assert isle.pieces(BESIDE) == ""


# ---- gifts ----------------------------------------------------------------------------------------------------------


@plays("power:entwined_power")
def test_entwined_power_shares_presence_and_cards() -> None:
    """S-7.3, S-6.3: range from each other's presence; one of the cards that the other did not keep."""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker", water=2, plant=4)
    drawn = ["drought", "gift_of_power", "steam_vents", "rain_of_blood"]
    isle.state.minors = pile(*drawn)
    given, back = "wash_away", "voice_of_thunder"
    answers = ["minor", *drawn[:3], drawn[0], drawn[1], "yes", given, "yes", back]
    use(isle, "entwined_power", *answers)
    assert isle.state.energy == [3, 3]
    assert isle.state.hands[0] >> power(drawn[1]) & isle.state.hands[1] >> power(drawn[0]) & 1
    assert isle.state.hands[0] >> power(back) & isle.state.hands[1] >> power(given) & 1
    for seat, there in ((0, land(1, 5)), (1, HOME)):
        assert target_lands(isle.state, seat, printed().powers[power("flash_floods")]) >> there & 1


@plays("power:blazing_renewal")
def test_blazing_renewal_brings_presence_back() -> None:
    """S-5.10: the target chooses one land near the user; towns and cities there take damage."""
    isle = isle_of("a_spread_of_rampant_green", "thunderspeaker")
    isle.state.destroyed[1] = 3
    isle.put(BESIDE, "tc")
    use(isle, "blazing_renewal", "p2", at(BESIDE))
    assert (presence(isle.state, 1, BESIDE), isle.state.destroyed[1]) == (2, 1)
    assert isle.pieces(BESIDE) == "city:2"


@plays("power:elemental_boon")
def test_elements_are_shared() -> None:
    """S-6.7: three different ones for the target, the same for the giver."""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    use(isle, "elemental_boon", "p2", "sun", "air", "earth")
    assert isle.state.elements == [1, 0, 0, 1, 0, 1, 0, 0] * 2


# ---- movement -------------------------------------------------------------------------------------------------------


def test_explorers_go_into_as_many_lands_as_possible() -> None:
    """S-9.14: Dissolve the Bonds of Kinship; they fight before they go."""
    isle = isle_of("thunderspeaker", fire=2, water=2, animal=3)
    isle.put(HOME, "ccttd")
    isle.state.phase = SLOW
    use(isle, "dissolve_the_bonds_of_kinship", at(HOME), "no", at(BESIDE), at(OTHER), "1-6", "1-7")
    assert [isle.pieces(there) for there in (BESIDE, OTHER, 6, 7)] == ["explorer"] * 4
    assert isle.pieces(HOME) == "town city"


@plays("power:dissolve_the_bonds_of_kinship")
def test_explorers_fight_where_they_were() -> None:
    """S-9.6: both sides at the same time."""
    isle = isle_of("thunderspeaker", fire=2, water=2, animal=3)
    isle.put(HOME, "ettd")
    isle.state.phase = SLOW
    use(isle, "dissolve_the_bonds_of_kinship", at(HOME), "yes", at(BESIDE))
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("", "explorer")


def test_dahan_take_their_defence_along() -> None:
    """S-12.3: The Trees and Stones Speak of War."""
    isle = isle_of("thunderspeaker", sun=2, earth=2, plant=2)
    isle.put(HOME, "ddd")
    use(isle, "the_trees_and_stones_speak_of_war", at(HOME), "dahan", at(BESIDE), "no", "dahan", at(BESIDE), "no")
    assert (defence(isle.state, HOME), defence(isle.state, BESIDE)) == (2, 4)


@plays("power:wrap_in_wings_of_sunlight")
def test_dahan_move_anywhere_and_are_defended_there() -> None:
    isle = isle_of("river_surges_in_sunlight", sun=2, air=2, animal=2)
    isle.put(HOME, "d")
    isle.put(BESIDE, "d")
    use(isle, "wrap_in_wings_of_sunlight", at(HOME), at(BESIDE), "dahan", "dahan", "1-3")
    assert (isle.pieces(3), defence(isle.state, Land(3))) == ("dahan dahan", 5)


def test_faq_wings_of_sunlight_defend_nothing_when_nobody_moves() -> None:
    """S-22.27: Wrap in Wings of Sunlight defends where it moves at least one dahan; that may be where they are."""
    isle = isle_of("river_surges_in_sunlight")
    isle.use("wrap_in_wings_of_sunlight", HOME)
    isle.put(HOME, "d")
    isle.use("wrap_in_wings_of_sunlight", HOME, "stop")
    assert [defence(isle.state, Land(there)) for there in range(1, 9)] == [0] * 8
    isle.use("wrap_in_wings_of_sunlight", HOME, "dahan", at(HOME))
    assert (isle.pieces(HOME), defence(isle.state, HOME)) == ("dahan", 5)


# ---- what goes with presence ----------------------------------------------------------------------------------------


@plays("power:encompassing_ward")
def test_faq_encompassing_ward_goes_with_presence() -> None:
    """S-22.24: Encompassing Ward defends where its target has presence when it matters, once in a land."""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    there = land(1, 5)
    isle.inhabit(1, there, 2)
    use(isle, "encompassing_ward", "p2")
    assert (defence(isle.state, there), defence(isle.state, HOME)) == (2, 0)
    isle.inhabit(1, there, 0)
    isle.inhabit(1, OTHER)
    assert (defence(isle.state, there), defence(isle.state, OTHER)) == (0, 2)
    clear_turn(isle.state)
    assert defence(isle.state, OTHER) == 0


def test_wards_add_up() -> None:
    """S-12.1, S-22.24: of two uses each defends."""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    for target in (0, 1):
        isle.use("encompassing_ward", -1, target=target)
    isle.use("encompassing_ward", -1, target=0)
    isle.inhabit(1, HOME)
    assert defence(isle.state, HOME) == 6


def entwine(isle: Isle) -> None:
    """The first two spirits share their presence, as Entwined Power says first of all."""
    user = Use(isle.table, 0, target=1, actor=0, power=power("entwined_power"))
    isle.run(carry_out(user, parse("share_targeting()")))


def sites_reached(isle: Isle, seat: int) -> int:
    """Where a power that is measured from sacred sites could be used at range 0."""
    return origins(isle.state, seat, Range("sacred_site", (0,), (), ()))


def test_faq_entwined_power_presence_of_both_makes_a_sacred_site() -> None:
    """S-22.25: one each is enough, for both of them; and for nothing but targeting."""
    isle = isle_of("lightnings_swift_strike", "thunderspeaker", "bringer_of_dreams_and_nightmares")
    isle.inhabit(0, OTHER)
    isle.inhabit(1, OTHER)
    isle.inhabit(2, OTHER)
    assert (sites_reached(isle, 0), sites_reached(isle, 1)) == (1 << HOME, 0)
    entwine(isle)
    both = bits_of([HOME, OTHER])
    assert [sites_reached(isle, seat) for seat in (0, 1, 2)] == [both, both, 0]
    assert sacred_sites(isle.state, 0) == 1 << HOME


def test_faq_entwined_power_a_special_rule_stays_with_its_own_spirit() -> None:
    """S-22.25: one presence of the River in a wetland is a sacred site for the River, not for its partner; and one of
    the partner's is none for the River."""
    isle = isle_of("river_surges_in_sunlight", "thunderspeaker")
    isle.inhabit(0, HOME, 0)
    isle.inhabit(0, 2)
    isle.inhabit(1, HOME)
    assert [terrain(isle.state, Land(there)) for there in (HOME, 2)] == ["wetland"] * 2
    entwine(isle)
    assert (sites_reached(isle, 0), sites_reached(isle, 1)) == (1 << 2, 0)
    reached = origins(isle.state, 1, Range("presence", (0,), (), ()))
    assert reached == bits_of([2, HOME, land(1, 5)])  # its presence counts as presence


@plays("power:vengeance_of_the_dead")
def test_damage_goes_into_adjacent_lands() -> None:
    """Vengeance of the Dead with its threshold: point by point, here or beside."""
    isle = isle_of("thunderspeaker", animal=3)
    isle.put(HOME, "td")
    isle.put(BESIDE, "e")
    use(isle, "vengeance_of_the_dead", at(HOME), "yes")
    isle.run(carry_out_triggered(isle.table))
    isle.use("poisoned_land", HOME)
    isle.run(carry_out_triggered(isle.table))
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("", "")


# ---- protection -----------------------------------------------------------------------------------------------------


@plays("power:infinite_vitality")
def test_dahan_of_infinite_vitality_survive_everything() -> None:
    """S-9.9: damage and destruction, of ravages and of powers."""
    isle = isle_of("vital_strength_of_the_earth", earth=4)
    isle.inhabit(0, HOME, 4)
    isle.put(HOME, "ccd", blight=1)
    use(isle, "infinite_vitality", at(HOME), "yes", at(HOME))
    assert isle.state.blight[HOME] == 0
    isle.run(ravage(isle.table, HOME), ["city:1"])
    assert "dahan" in isle.pieces(HOME).split()
    isle.use("devouring_ants", HOME, "city")
    assert "dahan" in isle.pieces(HOME).split()


def test_who_leaves_the_land_of_his_health_may_fall() -> None:
    """S-9.7: with three damage a dahan lives there, and nowhere else."""
    isle = isle_of("vital_strength_of_the_earth")
    isle.put(HOME, "d")
    use(isle, "infinite_vitality", at(HOME))
    isle.state.pieces[HOME] = (piece(DAHAN, 3),)
    isle.use("call_to_tend", HOME, "second", "dahan:3", at(BESIDE))
    assert (isle.pieces(HOME), isle.pieces(BESIDE)) == ("", "")


# ---- growth ---------------------------------------------------------------------------------------------------------


def test_an_icon_of_a_track_is_used_if_wished() -> None:
    """S-5.7, S-5.19: the River reclaims a card once its fifth play space is open."""
    isle = isle_of("river_surges_in_sunlight")
    isle.state.hands[0], isle.state.discards[0] = 0, bits_of([power("wash_away"), power("flash_floods")])
    isle.state.growing = [Growing(len(spirit(isle.state, 0).growth))]
    isle.run(use_track_icons(isle.table, 0))
    isle.state.covered = [6, 2]
    isle.run(use_track_icons(isle.table, 0), ["yes", "wash_away"])
    assert isle.state.hands[0] == 1 << power("wash_away")


def test_a_simple_spirit_follows_its_progression() -> None:
    """S-6.8: the next card of its list instead of drawing; a major one still costs a card."""
    isle = isle_of("lightnings_swift_strike")
    isle.state.options = isle.state.options._replace(progression="on")
    progression = printed().spirits[isle.state.spirits[0]].progression
    isle.state.minors &= ~bits_of(progression)
    isle.state.majors &= ~bits_of(progression)
    gain = parse("power(any)")
    for _ in range(2):
        isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), gain))
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), gain), [named("power", progression[0])])
    assert isle.state.hands[0] & bits_of(progression) == bits_of(progression[1:3])
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), gain))  # what was forgotten does not come again
    assert isle.state.hands[0] >> progression[3] & 1


# ---- as well as possible: S-14.5 ------------------------------------------------------------------------------------


def test_T_19_it_is_done_where_it_can_be_done() -> None:
    """T-19, S-14.5: where two can be pushed; without such a land where one can; else nothing happens."""
    effect = parse("each_board(){at(land(has(dahan))){push(2, explorer)}}")
    isle = Isle()
    isle.put(HOME, "deee")
    isle.put(3, "de")
    isle.put(6, "d")
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), effect), [at(BESIDE), at(BESIDE)])
    isle.put(HOME, "d")
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), effect), [at(OTHER)])
    assert isle.pieces(3) == "dahan"
    isle.put(OTHER, "")
    isle.put(BESIDE, "")
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), effect))


def questions(isle: Isle) -> list[tuple[str, tuple[str, ...]]]:
    return [(key.removeprefix("spirit_island-"), values) for _, key, values in isle.asked]


@pytest.mark.parametrize(("card", "level"), [
    ("retreat", 1), ("retreat", 2), ("retreat", 3), ("dahan_enheartened", 1), ("seek_safety", 1), ("seek_safety", 2),
    ("seek_safety", 3), ("trade_suffers", 2), ("trade_suffers", 3), ("fear_of_the_unseen", 3),
])  # fmt: skip
def test_what_players_may_do_is_not_asked_where_nothing_can_be_done(card: str, level: int) -> None:
    """S-11.5: with a city inland and nobody else, none of these fear cards can do anything."""
    isle = isle_of("thunderspeaker")
    isle.put(7, "c")
    isle.fear_card(card, level)
    assert (isle.asked, isle.pieces(7)) == ([], "city")


def test_only_lands_are_offered_where_something_can_be_done() -> None:
    """S-11.5: of all inland lands those with explorers; whoever names one may still leave it as it is."""
    isle = isle_of("thunderspeaker")
    for there, pieces in ((HOME, "t"), (OTHER, "e"), (7, "ee"), (1, "e")):
        isle.put(there, pieces)
    isle.fear_card("retreat", 1, "1-7", "stop")
    assert questions(isle)[0] == ("where", (at(OTHER), "1-7"))
    isle.put(7)
    isle.asked.clear()
    isle.fear_card("retreat", 1, "stop")
    assert [key for key, _ in questions(isle)] == ["which-piece"]


def test_only_ways_are_offered_in_which_something_can_be_done() -> None:
    """S-11.5: Trade Suffers where there are towns but no cities, and the other way round."""
    isle = isle_of("thunderspeaker")
    isle.put(1, "t")
    isle.fear_card("trade_suffers", 3, "town")
    isle.put(1, "c")
    isle.fear_card("trade_suffers", 3, "city")
    assert [key for key, _ in questions(isle)] == ["which-piece"] * 2
    isle.put(1, "tc")
    isle.fear_card("trade_suffers", 3, "second", "city")
    assert isle.pieces(1) == "town town"


def test_what_players_may_do_is_asked_where_it_can_be_done() -> None:
    """S-11.5: Dahan Enheartened: lands with invaders that have dahan, or have some beside them."""
    isle = isle_of("thunderspeaker")
    isle.put(BESIDE, "e")
    isle.put(HOME, "d")
    isle.put(3, "e")
    isle.fear_card("dahan_enheartened", 1, "no")
    isle.fear_card("dahan_enheartened", 1, "yes", "yes")  # the only land, where nothing but gathering can be done
    assert (isle.pieces(BESIDE), [key for key, _ in questions(isle)]) == ("explorer dahan", ["may", "may", "go-along"])


def test_of_two_ways_one_that_can_be_done() -> None:
    """S-14.15: Memory Fades to Dust takes presence from who has no card."""
    isle = isle_of("thunderspeaker")
    isle.state.hands[0] = 0
    effect = printed().blight_cards[printed().blight_index["memory_fades_to_dust"]].effect
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), effect))
    assert isle.state.destroyed == [1]
