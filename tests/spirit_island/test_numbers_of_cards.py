"""Every number of a card, played: boards with more than it takes, both ways of a choice, and fear."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, innate, plays, power, printed
from tests.spirit_island.lands import ENOUGH, lay, told
from tests.spirit_island.test_event_cards import blighted, main, small, stage, terror
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.state import NOBODY
from tuath.games.spirit_island.turn.powers import Aim, use_once

TOKENS_OF_BOARDS = ("beasts", "wilds", "disease", "badlands")


def row(thing: str, how: str, before: str, answers: list[str], after: str) -> object:
    """``how``: land and elements of a power, the level of a fear card, the case of an event."""
    return pytest.param(thing, how, before, answers, after, marks=plays(thing), id=f"{thing} {how}")


def island(before: str, spirit: str = "river_surges_in_sunlight") -> Isle:
    """A board without anything but this, and without power cards."""
    isle = Isle(spirit, expansions="both")
    for kind in TOKENS_OF_BOARDS:
        setattr(isle.state, kind, [0] * len(isle.state.beasts))
    isle.state.fear_pool, isle.state.blight_left, isle.state.turn = ENOUGH, ENOUGH, 1
    lay(isle, before)
    return isle


def owner(id: str) -> str:
    """The spirit with this innate power."""
    place = printed().innate_index[id]
    panels = [panel.id for panel in printed().spirits if place in panel.innates]
    aspects = [aspect.spirit for aspect in printed().aspects if place in aspect.innates]
    return panels[0] if panels else printed().spirits[aspects[0]].id


def use(isle: Isle, place: int, how: str, answers: list[str]) -> None:
    """``5 fire3 air2``: in land 5, with these elements; without a land on the spirit itself."""
    where, *elements = how.split()
    for each in elements:
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    aim = Aim(spirit=0) if where == "self" else Aim(Land(int(where)), Land(int(where)), NOBODY)
    isle.run(use_once(isle.table, 0, place, aim), answers)


def event(isle: Isle, id: str, how: str, answers: list[str]) -> None:
    kind, _, number = how.partition(" ")
    if kind == "stage":
        stage(isle, int(number))
    elif kind == "terror":
        terror(isle, int(number))
    elif kind.startswith("blighted"):
        blighted(isle)
    main(isle, id, *answers)


def play(thing: str, how: str, before: str, answers: list[str]) -> Isle:
    kind, _, id = thing.partition(":")
    isle = island(before, owner(id)) if kind == "innate" else island(before)
    match kind:
        case "power":
            use(isle, power(id), how, answers)
        case "innate":
            use(isle, innate(id), how, answers)
        case "fear_card":
            isle.fear_card(id, int(how), *answers)
        case "event":
            event(isle, id, how, answers)
        case _:
            small(isle, kind.partition("_")[0], id, *answers)
    return isle


POWERS = [
    row("power:a_dreadful_tide_of_scurrying_flesh", "3", "3 beasts3", ["beasts"], "3 beasts2, fear2"),
    row("power:absorb_corruption", "5", "4 blight3", [], "4 blight2, 5 blight1"),
    row("power:accelerated_rot", "8 sun3 water2 plant3", "8 blight3", ["yes"], "8 blight2, fear2"),
    row("power:angry_bears", "3 fire2 animal3", "2 et beasts2", ["yes", "explorer"],
        "2 town beasts2, 3 beasts1, fear3"),
    row("power:angry_bears", "4", "4 beasts2", ["beasts", "1-2"], "2 beasts1, 4 beasts1, fear2"),
    row("power:birds_cry_warning", "6", "6 dddd", ["second", "dahan", "1-5", "dahan", "1-1", "dahan", "1-1"],
        "1 dahan dahan, 5 dahan, 6 dahan"),
    row("power:bloodwrack_plague", "5 earth2 animal4", "7 eet", ["yes", "1-8", "1-7", "town"],
        "1 defend2, 4 defend2, 5 disease2 defend2, 6 defend2, 7 explorer explorer town:1 defend2, 8 defend2, fear2"),
    row("power:blur_the_arc_of_years", "2", "2 dd", ["dahan", "1-3", "dahan", "1-3"], "2 dahan, 3 dahan dahan"),
    row("power:call_of_the_dahan_ways", "6 moon2", "6 ttd", ["yes"], "6 town dahan dahan"),
    row("power:call_to_ferocity", "1", "1 eed", ["second", "1-6"], "1 explorer dahan, 6 explorer, fear1"),
    row("power:call_to_ferocity", "5", "1 dddd", ["first", "1-1", "1-1", "1-1"], "1 dahan, 5 dahan dahan dahan"),
    row("power:call_to_ferocity", "8", "8 ttd", ["second", "1-7"], "7 town, 8 town dahan, fear1"),
    row("power:call_to_guard", "6", "5 ddd", ["1-5", "second"], "5 dahan dahan, 6 dahan"),
    row("power:call_to_migrate", "8", "8 dddd", ["dahan", "1-7", "dahan", "1-7", "dahan", "1-5"],
        "5 dahan, 7 dahan dahan, 8 dahan"),
    row("power:call_to_trade", "3", "2 tttdd, 3 ttd, 4 e", ["1-2"],
        "2 town town dahan, 3 town town town dahan dahan, 4 explorer"),
    row("power:crops_wither_and_fade", "1", "1 cc", ["second"], "1 town city, fear2"),
    row("power:crops_wither_and_fade", "7", "7 tt", ["first"], "7 explorer town, fear2"),
    row("power:cycles_of_time_and_tide", "1", "1 blight2", [], "1 blight1"),
    row("power:death_falls_gently_from_open_blossoms", "7", "7 cc", ["city", "city:2"], "7 city:1 disease1, fear2"),
    row("power:devouring_ants", "8", "8 cdd", [], "8 dahan city:2, fear1"),
    row("power:disorienting_landscape", "1", "1 ee", ["1-2"], "1 explorer wilds1, 2 explorer"),
    row("power:dissolve_the_bonds_of_kinship", "4", "4 tt", ["1-1"], "1 explorer, 4 town"),
    row("power:dissolve_the_bonds_of_kinship", "6", "6 ccdd", ["1-1", "1-5"],
        "1 explorer, 5 explorer, 6 city dahan, 8 explorer"),
    row("power:draw_towards_a_consuming_void", "4", "2 ettdd beasts1, 3 etd presence3, 4 d presence2",
        ["dahan:1", "dahan:1"],
        "2 town dahan, 3 presence2, 4 dahan:1 presence2, fear6, destroyed1"),
    row("power:draw_towards_a_consuming_void", "6", "1 t beasts1, 6 tcccc beasts2",
        ["town", "town:1", "city", "city", "town", "city", "town:1", "city", "city:2", "city:2", "city:2"],
            "6 city:2 beasts1, fear12"),
    row("power:dream_of_the_untouched_land", "8", "8 ec", ["city"], "8 explorer"),
    row("power:drought", "7 sun3", "7 cc", ["yes"], "7 city:1 blight1, fear2"),
    row("power:elusive_ambushes", "4", "1 eec, 4 eed", ["first"], "1 explorer explorer city, 4 explorer dahan"),
    row("power:entrap_the_forces_of_corruption", "8", "7 blight2", ["1-7"], "7 blight1, 8 blight1"),
    row("power:favor_of_the_sun_and_star_lit_dark", "5", "5 blight3", ["blight", "1-6"],
        "5 blight2 defend4, 6 blight1"),
    row("power:favors_called_due", "5", "1 ddddd", ["1-1", "1-1", "1-1", "1-1"], "1 dahan, 5 dahan dahan dahan dahan"),
    row("power:fiery_vengeance", "self", "5 ee presence1", [], "5 explorer presence1, fear1"),
    row("power:fire_and_flood", "1 fire3", "1 eeecc", ["explorer", "explorer", "explorer", "yes", "city:1", "city",
        "city:2"], "1 city:2, fear2"),
    row("power:fire_and_flood", "1 water3", "1 eettc", ["explorer", "explorer", "city", "city:1", "yes", "town",
        "town:1", "town", "city:2"], "1 town:1, fear3"),
    row("power:flash_floods", "2", "2 et", ["town", "explorer"], "2 town:1"),
    row("power:flow_like_water_reach_like_air", "self", "7 ttt presence2", ["yes", "1-8", "town", "town"],
        "7 town presence1, 8 town town presence1"),
    row("power:focus_the_lands_anguish", "1", "4 blight3, 6 blight3", ["1-6", "1-6", "1-4", "1-4", "1-4"],
        "1 blight5, 6 blight1"),
    row("power:forests_of_living_obsidian", "6", "6 cc presence3", [], "6 city:2 badlands1 presence3, fear2"),
    row("power:golds_allure", "6", "1 eett", ["explorer"], "1 explorer town, 6 town explorer:0:1"),
    row("power:grant_hatred_a_ravenous_form", "1 moon4 fire2", "2 c", ["yes", "1-4", "1-2", "1-6"], "2 city:0:1"),
    row("power:growth_through_sacrifice", "self", "1 e blight3 presence3", ["first"],
        "1 explorer blight2 presence2, destroyed1"),
    row("power:infestation_of_venomous_spiders", "1", "1 e, 6 beasts2", ["1-6"],
        "1 explorer beasts2, 6 beasts1, fear2"),
    row("power:infestation_of_venomous_spiders", "5", "5 e beasts3, 7 beasts3", ["1-7"],
        "5 explorer beasts5, 7 beasts2, fear4"),
    row("power:infinite_vitality", "4 earth4", "1 blight2, 4 ddd blight2", ["yes", "1-1"],
        "1 blight1, 4 dahan dahan dahan blight2"),
    row("power:insatiable_hunger_of_the_swarm", "1", "4 beasts3", ["1-4", "1-4"],
        "1 blight1 beasts3, 4 beasts1, fear4"),
    row("power:insatiable_hunger_of_the_swarm", "4", "4 tcddd",
        ["city", "city:1", "town", "town:1", "dahan:1", "dahan"],
        "4 dahan:1 dahan:1 city:2 blight1 beasts1, fear3"),
    row("power:irresistible_call", "4", "3 dddd, 5 dd", ["1-5", "1-5"], "3 dahan, 4 dahan dahan dahan dahan dahan"),
    row("power:irresistible_call", "5", "4 ttttt, 6 t", ["1-4", "1-6"], "4 town, 5 town town town town town"),
    row("power:jagged_shards_push_from_the_earth", "6", "6 ddd", ["dahan", "1-5", "dahan", "1-1"],
        "1 dahan, 5 dahan, 6 dahan badlands1"),
    row("power:lava_flows", "5", "5 ee", ["second"], "5 explorer"),
    row("power:like_calls_to_like", "5", "5 d, 6 dd", ["1-6"], "5 dahan dahan, 6 dahan"),
    row("power:like_calls_to_like", "7", "7 e, 8 ee", ["1-8"], "7 explorer explorer, 8 explorer"),
    row("power:like_calls_to_like", "8", "5 d blight2 beasts1, 6 tt beasts3, 8 t blight2 beasts3",
        ["1-6", "1-5", "1-6"],
        "5 dahan blight1 beasts1, 6 town beasts2, 8 town town blight3 beasts4"),
    row("power:lure_of_the_unknown", "7", "5 tt", [], "5 town, 7 town"),
    row("power:manifest_incarnation", "8", "8 eec", [], "8 explorer, fear7"),
    row("power:melt_earth_into_quicksand", "4 moon2 water4 earth2", "2 t wilds1 badlands3, 4 ecc wilds3",
        ["explorer", "yes", "city", "city:2"],
        "2 town wilds1 badlands3, 4 city:2 wilds4 badlands1, fear3"),
    row("power:natures_resilience", "7 water2", "7 blight3", ["yes"], "7 blight2"),
    row("power:pact_of_the_joined_hunt", "self", "2 dd, 3 presence1", [], "2 dahan, 3 dahan presence1"),
    row("power:perils_of_the_deepest_island", "7", "7 ddd", ["1-5", "dahan", "1-8", "dahan", "1-5"],
        "5 dahan beasts1, 7 dahan badlands1, 8 dahan, fear1"),
    row("power:plaguebearers", "2", "2 tdd disease1", ["town", "1-1", "disease", "1-3"],
        "1 town disease1, 2 dahan, 3 dahan, fear1"),
    row("power:plows_shatter_on_rocky_ground", "2", "2 tt", ["second"], "2 town, fear1"),
    row("power:plows_shatter_on_rocky_ground", "3", "3 tt", ["first", "town:1", "1-4"], "3 town:1, 4 town:1"),
    row("power:predatory_nightmares", "4", "4 c", [], "4 city:2"),
    row("power:prey_on_the_builders", "1", "4 beasts2", ["1-4"], "1 beasts1 no-build, 4 beasts1"),
    row("power:promises_of_protection", "7", "8 ddd", ["1-8", "1-8"], "7 dahan dahan, 8 dahan"),
    row("power:pyroclastic_bombardment", "3", "3 cdd", [], "3 dahan:1 city:2"),
    row("power:pyroclastic_flow", "2 fire2 air3 earth2", "2 ecc", ["explorer", "yes", "city", "city:1"],
        "2 city:2 blight1 wilds1, fear2"),
    row("power:pyroclastic_flow", "8", "8 et", ["explorer"], "8 town:1 blight1"),
    row("power:rain_of_ash", "3", "3 ett", ["explorer", "1-4", "1-4"], "3 town, 4 explorer town, fear2"),
    row("power:rain_of_ash", "7", "7 ddd", ["1-5", "1-8"], "5 dahan, 7 dahan, 8 dahan"),
    row("power:renewing_rain", "4", "4 blight2", [], "4 blight1"),
    row("power:rites_of_the_lands_rejection", "3", "3 dddd", ["second", "dahan", "1-2", "dahan", "1-4", "dahan",
        "1-2"], "2 dahan dahan, 3 dahan, 4 dahan"),
    row("power:savage_transformation", "8 moon2 animal3", "5 eee, 8 e", ["yes", "1-5"],
        "5 explorer explorer beasts1, 8 beasts1, fear2"),
    row("power:scarred_and_stony_land", "3", "3 et blight1", ["explorer"], "3 town:1 badlands1"),
    row("power:sea_monsters", "5", "5 cc", ["city:1", "city"], "5 city:1 city:2 beasts1, fear2"),
    row("power:set_them_on_an_ever_twisting_trail", "1", "5 ee", ["first"], "1 explorer, 5 explorer"),
    row("power:set_them_on_an_ever_twisting_trail", "6", "6 ee", ["second", "1-5"], "5 explorer, 6 explorer"),
    row("power:share_secrets_of_survival", "1", "2 ddd", ["second", "1-2", "1-2"], "1 dahan dahan, 2 dahan"),
    row("power:skies_herald_the_season_of_return", "4", "2 dddd, 4 blight2", ["1-2", "1-2", "1-2"],
        "2 dahan dahan blight1, 4 dahan dahan blight1"),
    row("power:sleep_and_never_waken", "4 moon3 air2 animal2", "3 eeee presence3, 4 eeeec presence1",
        ["stop", "yes", "1-3", "1-3", "1-4", "1-4", "1-3", "1-4"],
        "3 explorer presence3, 4 explorer city presence1 no-ravage no-build no-explore, fear3"),
    row("power:softly_beckon_ever_inward", "6", "1 beasts3", ["1-1", "1-1"], "1 beasts1, 6 beasts2"),
    row("power:softly_beckon_ever_inward", "8", "6 ddd", ["1-6", "1-6"], "6 dahan, 8 dahan dahan"),
    row("power:softly_beckon_ever_inward", "8", "6 eee", ["1-6", "1-6"], "6 explorer, 8 explorer explorer"),
    row("power:softly_beckon_ever_inward", "8", "6 ttt", ["1-6", "1-6"], "6 town, 8 town town"),
    row("power:song_of_sanctity", "1", "1 blight2", [], "1 blight1"),
    row("power:spill_bitterness_into_the_earth", "4 fire3 water3", "4 d", ["yes", "1-1", "1-5", "1-2"],
        "4 dahan blight1 badlands2"),
    row("power:storm_swath", "7 fire2 air3 water2", "7 d", ["yes", "1-5"], "7 dahan, fear3"),
    row("power:swallow_the_land_dwellers", "3", "3 eett", [], "3 explorer town, fear1"),
    row("power:swallow_the_land_dwellers", "3", "3 dd", [], "3 dahan"),
    row("power:swarming_wasps", "8", "8 eee beasts3", ["second", "explorer", "1-7", "explorer", "1-6"],
        "6 explorer, 7 explorer, 8 explorer beasts3"),
    row("power:talons_of_lightning", "6", "6 cc", ["city:1", "city:2"], "6 city:2, fear5"),
    row("power:territorial_strife", "8", "7 t, 8 ttcd", ["first", "town"], "7 town, 8 city dahan town:1, fear1"),
    row("power:the_fog_closes_in", "3", "3 ddd", ["1-2", "1-2"], "2 dahan dahan, 3 dahan"),
    row("power:the_jungle_hungers", "2 moon2 plant3", "2 cc", ["yes"], "2 city, fear2"),
    row("power:the_trees_and_stones_speak_of_war", "1 sun2 earth2 plant2", "1 ddd", ["dahan", "1-2", "dahan", "1-6"],
        "1 dahan defend2, 2 dahan defend2, 6 dahan defend2"),
    row("power:the_wounded_wild_turns_on_its_assailants", "3", "3 blight2, 4 beasts3", ["1-4", "1-4"],
        "3 blight2 beasts2 badlands2, 4 beasts1"),
    row("power:thickets_erupt_with_every_touch_of_breeze", "4", "4 blight2", ["second"], "4 blight1"),
    row("power:thickets_erupt_with_every_touch_of_breeze", "4 plant3", "4 eeet", ["town", "town:1", "second", "yes"],
        "4 explorer, fear2"),
    row("power:tidal_boon", "self", "4 tt presence2", ["yes", "1-3"], "3 town, 4 town presence2, energy2"),
    row("power:tigers_hunting", "8", "7 beasts2, 8 beasts3", ["1-7", "beasts", "1-6", "beasts", "1-6"],
        "6 beasts2, 7 beasts1, 8 beasts3, fear2"),
    row("power:transform_to_a_murderous_darkness", "self", "3 badlands3 presence3", ["yes", "stop"],
        "3 badlands6, fear3"),
    row("power:treacherous_waterways", "2", "2 ee", ["second", "1-3"], "2 explorer, 3 explorer"),
    row("power:tsunami", "2 water3 earth2", "3 tc", ["yes", "city", "town", "town:1"], "3 city:2, fear5"),
    row("power:twisted_flowers_murmur_ultimatums", "2 moon3 air2 plant3", "2 e", ["no"], "2 explorer:0:1, fear7"),
    row("power:uncanny_melting", "4", "4 blight3", [], "4 blight2"),
    row("power:unexpected_tigers", "1", "1 d", [], "1 dahan beasts1"),
    row("power:unexpected_tigers", "5", "1 beasts3, 5 ee", ["1-6"], "1 beasts2, 5 explorer beasts1, 6 explorer, fear1"),
    row("power:vanish_softly_away_forgotten_by_all", "7", "7 ttc", ["first", "city"], "7 town"),
    row("power:vengeance_of_the_dead", "5 animal3", "5 ec", ["yes"], "5 explorer city, fear3"),
    row("power:vengeance_of_the_dead", "6", "6 e", [], "6 explorer, fear3"),
    row("power:vigor_of_the_breaking_dawn", "1 sun3 animal2", "1 ddd", ["yes", "dahan", "1-2", "dahan", "1-4"],
        "1 dahan, 2 dahan, 4 dahan"),
    row("power:voice_of_command", "6 sun3 air2", "5 eet, 6 eedd", ["1-5", "town", "1-5"],
        "5 explorer, 6 explorer explorer explorer dahan dahan defend2, fear1"),
    row("power:voracious_growth", "8", "8 blight3", ["second"], "8 blight2"),
    row("power:walls_of_rock_and_thorn", "3 earth2 plant2", "2 ec badlands3, 3 ettd, 4 ec",
        ["town", "town:1", "yes", "town", "town:1"],
        "2 explorer city badlands3, 3 explorer dahan wilds1 badlands1 defend10, 4 explorer city, fear2"),
    row("power:weave_together_the_fabric_of_place", "6 air4", "6 eccd", ["1-8", "yes", "explorer", "city"],
        "6 city dahan, fear2"),
    row("power:winds_of_rust_and_atrophy", "2", "2 tt", ["second"], "2 explorer town defend6, fear1"),
    row("power:winds_of_rust_and_atrophy", "8", "8 cc", ["first"], "8 town city defend6, fear1"),
    row("power:wrap_in_wings_of_sunlight", "2 sun2 air2 animal2", "1 dddd, 4 d", ["1-4", "1-1", "1-1", "stop"],
        "1 dahan dahan, 2 dahan dahan dahan"),
    row("power:draw_towards_a_consuming_void", "4", "1 cc, 4 cccccc, 5 cc",
        ["city", "city", "city", "city", "city", "city", "city", "city:1", "city:1", "city:1", "city:1", "city:1",
        "city:1"],
        "1 city, 4 city:1 city:2 city:2 city:2 city:2 city:2 city:2 city:2, 5 city, fear4"),
    row("power:irresistible_call", "5", "4 e beasts6", [], "4 beasts1, 5 explorer beasts5"),
    row("power:irresistible_call", "5", f"4 {17 * 'e'}", [], f"4 explorer explorer, 5 {' '.join(15 * ['explorer'])}"),
    row("power:overenthusiastic_arson", "4", "4 ttt", ["call_to_bloodshed", "town"], "4 town:1 town:1 blight1, fear2"),
    row("power:pent_up_calamity", "4 moon2 fire3", "4 cc beasts3 wilds2 disease2",
        ["second", "disease", "wilds", "wilds", "beasts", "beasts", "stop", "yes", "disease", "wilds"],
            "4 beasts1 wilds1 disease2, fear9"),
    row("power:poisoned_land", "4 earth3 plant2 animal2", "4 ccccc",
        ["city", "city", "city", "city", "city:1", "yes", "city:1", "city:1", "city:1"],
        "4 city:2 city:2 city:2 city:2 blight1, fear4"),
    row("power:spill_bitterness_into_the_earth", "5", "1 blight1, 4 blight1, 5 c, 6 blight1, 7 blight1, 8 blight1",
        ["1-1", "1-4", "1-6"], "1 blight1 badlands1, 4 blight1 badlands1, 5 blight1 badlands2, 6 blight1 badlands1, "
                   "7 blight1, 8 blight1, fear2"),
    row("power:the_wounded_wild_turns_on_its_assailants", "5 fire2 plant3 animal2", "5 eeeeeee blight1 beasts9", [],
        "5 blight1 beasts9 badlands2, fear8"),
    row("power:vanish_softly_away_forgotten_by_all", "5 moon3 air3", "1 eeee, 4 eeee, 5 e, 7 eeee",
        ["first", "yes", "1-1", "1-4"],
        "1 explorer explorer explorer, 4 explorer explorer explorer, 7 explorer explorer explorer explorer"),
    row("power:volcanic_eruption", "6", "6 ccccccc presence3",
        ["city", "city", "city", "city", "city", "city", "city:1", "city:1", "city:1", "city:1", "city:1", "city:1"],
        "6 city:2 blight1 presence3, fear18"),
    row("power:wrap_in_wings_of_sunlight", "4", "4 dddddd presence1",
        ["dahan", "dahan", "dahan", "dahan", "dahan", "1-1"],
        "1 dahan dahan dahan dahan dahan defend5, 4 dahan presence1"),
]  # fmt: skip

INNATES = [
    row("innate:air_moves_earth_endures", "3 air3", "3 tt", ["second", "town", "1-2"], "2 town, 3 town"),
    row("innate:air_moves_earth_endures", "7 air3", "7 eee", ["first", "explorer", "1-8", "explorer", "1-5"],
        "5 explorer, 7 explorer, 8 explorer"),
    row("innate:all_enveloping_green", "5 water2 plant4", "4 t", ["yes"], "4 town, 5 defend4"),
    row("innate:all_enveloping_green", "8 water3 earth1 plant5", "8 e blight2", ["yes", "yes"],
        "8 explorer blight1 defend4"),
    row("innate:boon_of_sunshines_promise", "self sun4 water2", "7 td blight2 presence3", ["yes"],
        "7 town dahan blight1 presence3"),
    row("innate:darkness_swallows_the_unwary", "2 moon2 fire1", "4 ee", [], "2 explorer, 4 explorer"),
    row("innate:darkness_swallows_the_unwary", "6 moon3 fire2", "6 eee", ["explorer", "explorer"], "6 explorer, fear2"),
    row("innate:darkness_swallows_the_unwary", "8 moon4 fire3 air2", "8 tc", ["yes", "town", "town:1"],
        "8 city:1, fear2"),
    row("innate:exaltation_of_the_storm_wind", "self air4 water1", "4 eee presence3",
        ["yes", "explorer", "1-2", "explorer", "1-1", "no"],
        "1 explorer, 2 explorer, 4 explorer presence3"),
    row("innate:exaltation_of_the_storm_wind", "self air4 water1", "3 eee presence3",
        ["no", "yes", "explorer", "1-2", "explorer", "1-2"],
        "2 explorer explorer, 3 explorer presence3"),
    row("innate:fire_burns_water_soothes", "3 fire3", "3 c", [], "3 city:2, fear1"),
    row("innate:fire_burns_water_soothes", "5 water3", "5 blight3", [], "5 blight2"),
    row("innate:forsake_society_to_chase_after_dreams", "7 moon3 air2 animal1", "7 cc", ["yes"],
        "7 explorer explorer explorer city, fear1"),
    row("innate:frenzied_assault", "7 moon1 fire1 animal4", "7 beasts3", [], "7 beasts2, fear1"),
    row("innate:lost_in_the_swirling_haze", "1 air3 water4", "1 eee", ["stop", "explorer", "1-4", "explorer", "1-4"],
        "1 explorer, 4 explorer explorer"),
    row("innate:massive_flooding", "1 sun3 water4 earth1", "1 etcd", ["yes"], "1 dahan city:2, fear1"),
    row("innate:massive_flooding", "2 sun1 water2", "2 ee", ["1-1"], "1 explorer, 2 explorer"),
    row("innate:massive_flooding", "5 sun2 water3", "5 tttt", ["yes", "town", "town", "1-8", "town", "1-6", "town:1",
        "1-8"],
        "5 town:1, 6 town, 8 town town:1"),
    row("innate:never_heard_from_again", "5 fire1 plant3", "5 e", ["explorer"], "5 badlands1, fear1"),
    row("innate:never_heard_from_again", "5 plant4 animal1", "5 ett", ["yes", "explorer"], "5 town town:1, fear1"),
    row("innate:ocean_breaks_the_shore", "2 water2 earth1", "2 tt", [], "2 town, fear1, energy2"),
    row("innate:powered_by_the_furnace_of_the_earth", "1 fire4 earth4", "6 presence3", ["yes", "1-6", "1-6"],
        "1 presence2, 6 presence1"),
    row("innate:ranging_hunt", "5 animal2", "5 beasts3", ["beasts", "1-1", "beasts", "1-1"], "1 beasts2, 5 beasts1"),
    row("innate:savage_revenge", "6 fire4 animal2", "6 tcd", ["town", "yes", "town:1"], "6 dahan city:1, fear1"),
    row("innate:savage_revenge", "6 fire5 air2 animal2", "6 eec", ["explorer", "no", "yes", "explorer"], "6 city:2"),
    row("innate:sidereal_guidance", "1 moon3", "1 ec, 5 eeeet", ["yes", "1-5", "1-5", "1-5"],
        "1 explorer explorer explorer explorer city, 5 explorer town"),
    row("innate:sidereal_guidance", "4 moon2", "5 ee", ["1-5"], "4 explorer, 5 explorer"),
    row("innate:suffocating_shroud", "1 moon4 air4 water3", "1 eee", ["no", "yes"], "1 explorer"),
    row("innate:suffocating_shroud", "4 moon5 air6 water4", "4 c", ["no", "no", "yes"], "4 city:2"),
    row("innate:the_teeming_host_arrives", "4 fire1 air4 animal2", "3 ed beasts3, 4 beasts3",
        ["1-3", "beasts", "1-5", "beasts", "1-8", "beasts", "1-1"],
        "1 beasts1, 3 explorer dahan beasts2, 4 beasts1, 5 beasts1, 8 beasts1"),
    row("innate:why_dont_you_and_them_fight", "3 animal3", "3 c beasts2", [], "3 city:2 beasts2"),
    row("innate:why_dont_you_and_them_fight", "8 air3", "8 e", [], "8 explorer:0:1"),
    row("innate:wood_seeks_growth_humans_seek_freedom", "2 animal3", "2 dddd",
        ["second", "dahan", "1-4", "dahan", "1-3", "dahan", "1-1"],
        "1 dahan, 2 dahan, 3 dahan, 4 dahan"),
    row("innate:epidemics_run_rampant", "4 fire3 water3 animal5", "4 cccccc disease7 presence1",
        ["city", "city", "city", "city", "city", "yes", "city:1", "city:1", "city:1", "city:1", "city:1", "yes"],
            "4 disease6 presence1, fear17"),
    row("innate:explosive_eruption", "6 fire4 earth4 air2", "4 ccdd, 5 ccddd, 6 ccddd presence12",
        ["12", "1-6", "yes", "city", "city:1", "dahan:1", "dahan"],
        "4 city city dahan dahan, 5 dahan:1 dahan:1 city:2 city:2, 6 blight1, fear16, destroyed12"),
    row("innate:explosive_eruption", "6 fire5 earth5 air3", "3 ccdd, 4 ccddd, 6 ccccdddddd presence12",
        ["11", "city", "city", "city", "city:2", "city:2", "city:2", "dahan", "dahan", "dahan:1", "dahan:1", "dahan:1",
            "dahan:1", "dahan", "1-6", "no", "yes", "city:1", "city", "city:2", "dahan:1", "dahan:1"],
        "1 blight1, 3 city city dahan dahan, 4 dahan city:1, 5 blight1, 6 presence1, 8 blight1, fear21, destroyed11"),
    row("innate:frenzied_assault", "4 moon1 fire2 animal5", "4 cc beasts2 presence1", ["city", "yes"],
        "4 city:1 city:2 beasts1 presence1, fear2"),
]  # fmt: skip

FEAR_CARDS = [
    row("fear_card:belief_takes_root", "3", "8 tc presence2", ["town"], "8 city presence2"),
    row("fear_card:dahan_enheartened", "1", "5 ccd, 6 t", ["yes", "1-6"], "5 city city, 6 town dahan"),
    row("fear_card:dahan_enheartened", "2", "5 ddd", ["1-8", "1-5", "1-5"], "5 dahan, 8 dahan dahan"),
    row("fear_card:dahan_enheartened", "3", "5 ddd", ["1-6", "1-5", "1-5"], "5 dahan, 6 dahan dahan"),
    row("fear_card:dahan_raid", "3", "4 cd", [], "4 dahan city:2"),
    row("fear_card:dahan_reclaim_fishing_grounds", "2", "5 dd", ["1-1", "1-5"], "1 dahan, 5 dahan"),
    row("fear_card:dahan_reclaim_fishing_grounds", "3", "3 dd", ["1-2", "1-3"], "2 dahan, 3 dahan"),
    row("fear_card:dahan_reclaim_fishing_grounds", "3", "1 c, 5 d", ["1-1", "1-5"], "1 dahan city:2"),
    row("fear_card:dahan_threaten", "3", "7 cd", [], "7 dahan city:1:1"),
    row("fear_card:depart_the_dangerous_land", "1", "3 eedd", [], "3 explorer dahan dahan"),
    row("fear_card:depart_the_dangerous_land", "1", "4 edd", [], "4 dahan dahan"),
    row("fear_card:depart_the_dangerous_land", "2", "3 eedd", [], "3 explorer dahan dahan"),
    row("fear_card:depart_the_dangerous_land", "3", "4 ett beasts1", ["town", "town"], "4 explorer beasts1"),
    row("fear_card:emigration_accelerates", "1", "3 ee", [], "3 explorer"),
    row("fear_card:emigration_accelerates", "2", "2 ee", [], "2 explorer"),
    row("fear_card:emigration_accelerates", "3", "4 tt", [], "4 town"),
    row("fear_card:fear_of_the_unseen", "1", "1 tt presence2", [], "1 town presence2"),
    row("fear_card:fear_of_the_unseen", "2", "6 tt presence3", [], "6 town presence3"),
    row("fear_card:fear_of_the_unseen", "3", "3 tcd presence2", ["second"], "3 town dahan presence2"),
    row("fear_card:flee_from_dangerous_lands", "1", "4 tt wilds1", ["1-5"], "4 town wilds1, 5 town"),
    row("fear_card:flee_from_dangerous_lands", "2", "8 etd", ["explorer"], "8 town dahan"),
    row("fear_card:flee_from_dangerous_lands", "3", "4 tc badlands2", ["second"], "4 town badlands2"),
    row("fear_card:flee_the_pestilent_land", "1", "5 tt disease3", [], "5 town disease3"),
    row("fear_card:flee_the_pestilent_land", "2", "5 tt disease1", ["town"], "5 town disease1"),
    row("fear_card:flee_the_pestilent_land", "3", "7 tt", [], "7 town"),
    row("fear_card:flee_the_pestilent_land", "3", "3 etc disease1", ["explorer", "town"], "3 city disease1"),
    row("fear_card:isolation", "2", "1 etc, 4 ttd", [], "1 explorer town city, 4 town dahan"),
    row("fear_card:isolation", "3", "3 eet", [], "3 explorer explorer town"),
    row("fear_card:plan_for_departure", "3", "5 eee", ["1-5", "1-5"],
        "1 explorer explorer defend4, 2 defend4, 3 defend4, 5 explorer"),
    row("fear_card:retreat", "1", "6 eee", ["explorer", "1-8", "explorer", "1-1"],
        "1 explorer, 6 explorer, 8 explorer"),
    row("fear_card:retreat", "2", "5 tttt", ["town", "1-8", "town", "1-8", "town", "1-7"],
        "5 town, 7 town, 8 town town"),
    row("fear_card:seek_safety", "2", "5 ec, 7 t", ["yes", "second"], "5 explorer town city"),
    row("fear_card:seek_safety", "2", "1 ee, 4 c", ["yes"], "1 explorer, 4 explorer city"),
    row("fear_card:seek_safety", "3", "3 tt", ["town"], "3 town"),
    row("fear_card:tall_tales_of_savagery", "1", "5 eed", [], "5 explorer dahan"),
    row("fear_card:tall_tales_of_savagery", "3", "7 cd, 8 eetd", ["second"], "7 city dahan, 8 explorer explorer dahan"),
    row("fear_card:tall_tales_of_savagery", "3", "8 ccdd", [], "8 city dahan dahan"),
    row("fear_card:too_many_monsters", "1", "5 tt beasts3", [], "5 town beasts3"),
    row("fear_card:too_many_monsters", "2", "6 ee, 8 beasts2", [], "6 explorer, 8 beasts2"),
    row("fear_card:too_many_monsters", "3", "2 eettc, 4 eett beasts2", ["second", "explorer"],
        "2 explorer town town city, 4 explorer explorer town town beasts2"),
    row("fear_card:trade_suffers", "2", "3 tt", ["town"], "3 explorer town"),
    row("fear_card:trade_suffers", "3", "3 cc", ["city"], "3 town city"),
    row("fear_card:trade_suffers", "3", "2 tt", ["town"], "2 explorer town"),
    row("fear_card:wary_of_the_interior", "1", "7 ee", [], "7 explorer"),
    row("fear_card:wary_of_the_interior", "2", "8 ee", [], "8 explorer"),
    row("fear_card:wary_of_the_interior", "3", "7 ee", [], "7 explorer"),
    row("fear_card:seek_safety", "1", "4 ee, 5 tt", ["1-4", "explorer"], "4 explorer, 5 explorer town town"),
]  # fmt: skip

TOKEN_EVENTS = [
    row("token_event:beasts_attack", "all", "4 c beasts1", [], "4 city:2 beasts1"),
    row("token_event:beasts_chase_off_homesteaders", "all", "7 tt beasts1", ["town", "1-5"], "5 town, 7 town beasts1"),
    row("token_event:beasts_chase_off_homesteaders", "all", "6 eee beasts3", ["explorer", "1-5", "explorer", "1-8"],
        "5 explorer, 6 explorer beasts3, 8 explorer"),
    row("token_event:beasts_multiply", "all", "4 dd beasts3", ["1-2"], "2 beasts1, 4 dahan beasts3"),
    row("token_event:distant_hunt", "all", "5 eec blight1 beasts1, 7 t", ["1-7"],
        "5 explorer explorer city blight1, 7 town:1 beasts1"),
    row("token_event:fatalities_rise", "all", "5 c disease2", [], "5 city:1 disease2"),
    row("token_event:foreign_diseases", "all", "7 cdd", [], "7 city dahan disease1"),
    row("token_event:grim_toll", "all", "1 cdd disease1", [], "1 dahan city:2 disease1"),
    row("token_event:new_diseases", "all", "6 edd", [], "6 explorer dahan disease1"),
    row("token_event:outbreaks_shift", "all", "1 disease2, 6 t", [], "1 disease1, 6 town disease1"),
    row("token_event:prey_on_the_unwary", "all", "7 e", ["1-6"], "6 beasts1, 7 explorer"),
    row("token_event:fatalities_rise", "all", "3 c presence1, 4 tt disease3 badlands1", [],
        "3 city presence1, 4 town:1 disease2 badlands1, fear1"),
    row("token_event:plagues_bring_fear_and_death", "all", "3 c presence1, 4 dddd disease1", [],
        "3 city presence1, 4 dahan dahan dahan disease1, fear1"),
    row("event:hard_working_settlers", "first", "3 c presence1, 4 dddd, 5 dddd",
        ["first", "1-4", "dahan", "1-1", "1-5", "dahan", "1-4", "1-6"],
        "1 dahan, 3 city presence1, 4 dahan dahan dahan dahan, 5 dahan dahan dahan, 6 town"),
    row("event:harvest_bounty_harvest_dust", "blighted", "3 c presence1, 4 tt",
        ["1-1"], "1 town, 3 city presence1, 4 town"),
    row("event:lesser_spirits_imperiled", "first", "3 c presence4, 4 dddd blight1", ["first", "call_of_the_dahan_ways"],
        "3 city presence4, 4 dahan dahan dahan blight1, energy1"),
    row("event:lifes_balance_tilts", "first", "3 c presence1, 4 beasts3",
        ["first", "1-1", "call_of_the_dahan_ways"], "1 disease1, 3 city presence1, 4 beasts2"),
    row("event:missionaries_arrive", "first", "3 c presence1, 4 eeedd, 5 eedd",
        ["first", "call_of_the_dahan_ways", "1-4"],
        "3 city presence1, 4 explorer explorer explorer town dahan, 5 explorer explorer dahan dahan"),
    row("event:missionaries_arrive", "first, by sun", "3 c presence1, 4 eeedd, 5 eedd",
        ["first", "fire_in_the_sky", "1-4", "1-3"],
        "3 explorer city presence1, 4 explorer explorer dahan dahan, 5 explorer explorer dahan dahan"),
    row("event:numinous_crisis", "second", "3 c presence4, 4 presence2",
        ["second", "second", "flash_floods", "wash_away"], "3 city presence4, 4 presence2"),
    row("event:population_rises", "blighted", "3 c, 4 presence5", ["second", "flash_floods", "wash_away"],
        "3 city, 4 presence5"),
    row("event:relentless_optimism", "terror 2", "3 t presence1, 4 ddd, 5 ttttttt", [],
        "3 town presence1, 4 town dahan dahan, 5 town town town town town town town"),
    row("event:relentless_optimism", "terror 3", "3 t presence1, 4 dddddddd, 5 ttt", ["1-3"],
        "3 dahan presence1, 4 dahan dahan dahan dahan dahan dahan dahan dahan, 5 town town town"),
    row("event:the_struggles_of_growth", "blighted", "3 c presence4, 4 presence2 blight1", ["yes", "1-3"],
        "3 city presence3, 4 blight1 presence2, destroyed1"),
    row("event:thriving_trade", "blighted", "3 c, 4 t presence5, 5 t, 6 t, 7 t", ["yes"],
        "3 city, 4 town presence2, 5 town, 6 town, 7 town, destroyed3"),
    row("event:thriving_trade", "blighted, not paid", "3 c, 4 t presence5, 5 t, 6 t, 7 t", ["no", "1-2"],
        "2 blight1, 3 city, 4 town presence5, 5 town, 6 town, 7 town"),
]  # fmt: skip

DAHAN_EVENTS = [
    row("dahan_event:a_thousand_small_struggles", "all", "1 ttcd, 4 dd, 5 cdd", [],
        "1 town town city dahan, 4 dahan dahan, 5 city dahan dahan"),
    row("dahan_event:clever_cooperation", "all", "5 d presence2, 8 ttd presence2", ["yes", "1-5", "1-8", "town:1"],
        "5 dahan presence1, 8 town dahan presence3, fear1"),
    row("dahan_event:coordinated_strikes", "all", "1 ttddd", ["town"], "1 dahan dahan dahan town:1 town:1 defend2"),
    row("dahan_event:drive_off_the_interlopers", "all", "6 ttd", ["yes", "1-1"], "1 town, 6 town dahan"),
    row("dahan_event:forsake_the_barren_land", "all", "5 ddd blight3", ["1-6", "1-7"],
        "5 dahan blight3, 6 dahan, 7 dahan"),
    row("dahan_event:keep_far_from_the_lands_of_plague", "all", "4 dddd disease3", ["1-1", "1-5", "1-3"],
        "1 dahan, 3 dahan, 4 dahan disease3, 5 dahan"),
    row("dahan_event:offerings_of_pattern_and_dance", "all", "5 dd presence2", [], "5 dahan dahan presence2, energy1"),
    row("dahan_event:offerings_of_story_and_season", "all", "1 ddd presence2", [],
        "1 dahan dahan dahan presence2, energy1"),
    row("dahan_event:rally_to_the_defense_of_distant_kin", "all", "5 d, 8 dd", ["1-5"],
        "5 dahan dahan defend2, 8 dahan"),
    row("dahan_event:reclaim_territory", "all", "3 td, 4 d", ["yes", "1-4", "1-3"], "3 dahan dahan town:1"),
    row("dahan_event:retreat_from_the_cities", "all", "8 cddd", ["1-5", "1-7"], "5 dahan, 7 dahan, 8 city dahan"),
    row("dahan_event:return_to_old_pillars", "all", "2 ddd", ["1-2"], "2 dahan, 3 dahan dahan"),
    row("dahan_event:rouse_the_spirits", "all", "4 ddd presence3", ["no"], "4 dahan dahan dahan presence3"),
    row("dahan_event:seek_a_safer_home", "all", "7 ddd wilds3", ["1-5", "1-5"], "5 dahan dahan, 7 dahan wilds3"),
    row("dahan_event:seek_out_new_grounds", "all", "7 ddd", ["1-5", "1-7"], "5 dahan dahan, 7 dahan"),
    row("dahan_event:tend_the_land", "all", "8 dd blight2", [], "8 dahan dahan blight1"),
]  # fmt: skip

EVENTS = [
    row("event:gradual_corruption", "blighted", "4 blight2 beasts2 wilds2", [], "4 blight2 beasts1 wilds1"),
    row("event:gradual_corruption", "healthy", "7 c", ["no"], "7 city blight1"),
    row("event:harvest_bounty_harvest_dust", "stage 3", "1 cdd", ["no"], "1 city dahan dahan blight1"),
    row("event:heavy_farming", "blighted", "4 c presence2", ["no"], "4 city blight1 presence2"),
    row("event:interesting_discoveries", "stage 1", "4 eee, 5 presence3", [],
        "4 explorer explorer, 5 explorer explorer presence3"),
    row("event:invaders_surge_inland", "blighted", "3 presence2", ["no"], "3 presence2"),
    row("event:invaders_surge_inland", "healthy", "2 tt", ["1-5"], "2 town, 5 town"),
    row("event:provincial_seat", "blighted", "1 presence2", ["yes"], "destroyed2"),
    row("event:putting_down_roots", "blighted", "2 t presence3", ["yes"], "2 town, destroyed3"),
    row("event:putting_down_roots", "healthy", "7 ee", [], "7 explorer town"),
    row("event:search_for_new_lands", "blighted", "4 c presence2", ["yes"], "4 city, destroyed2"),
    row("event:search_for_new_lands", "healthy", "1 ee", ["1-4"], "1 explorer, 4 explorer"),
    row("event:seek_new_farmland", "healthy", "2 tt", ["1-3"], "2 town, 3 town"),
    row("event:seeking_the_interior", "stage 1", "1 ee", ["1-5"], "1 explorer, 5 explorer"),
    row("event:slave_rebellion", "stage 3", "6 ccc", [], "6 city city:1:1 city:1:1"),
    row("event:tight_knit_communities", "blighted", "2 presence2", ["no"], "2 presence2"),
    row("event:wave_of_reconnaissance", "stage 2", "8 tt", [], "8 town city"),
    row("event:well_prepared_explorers", "blighted", "7 presence2", ["no"], "7 presence2"),
    row("event:wounded_lands_attract_explorers", "blighted", "2 presence3", ["yes"], "2 presence1, destroyed2"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("thing", "how", "before", "answers", "after"),
    [*POWERS, *INNATES, *FEAR_CARDS, *TOKEN_EVENTS, *DAHAN_EVENTS, *EVENTS],
)
def test_what_a_card_does(thing: str, how: str, before: str, answers: list[str], after: str) -> None:
    """S-7.5, S-7.7, S-11.4, S-14.2: so many as are printed, no more and no fewer."""
    assert told(play(thing, how, before, answers)) == after
