"""Every major power of Jagged Earth, played with its effect and its threshold: S-7.5, S-7.6, S-22."""

from __future__ import annotations

from tests.spirit_island.board import Isle, at, land, plays, power, printed
from tests.spirit_island.powers import DREAM, DREAMT, WEAVE, tokens, two
from tests.spirit_island.powers import use_at as use
from tuath.core.question import members
from tuath.games.spirit_island.material.geometry import Land, board_place
from tuath.games.spirit_island.material.pieces import (
    CITY,
    TOWN,
    piece,
)
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import lands_matching, lands_with, terrain, terrains
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.standing.standing import defence, is_skipped
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.invaders import build, build_with, ravage
from tuath.games.spirit_island.turn.powers import aim
from tuath.games.spirit_island.turn.triggers import finish_action


def feared(isle: Isle) -> int:
    """All fear there has been, with that of cards that were earned."""
    return isle.state.fear_earned * isle.state.fear_pool + isle.state.fear_shown


VOID = "draw_towards_a_consuming_void"


@plays("power:angry_bears")
def test_angry_bears() -> None:
    isle = Isle()
    isle.put(5, "c")
    use(isle, "angry_bears", 5)
    assert (isle.pieces(5), tokens(isle, 5), isle.state.fear_shown) == ("city:2", {"beasts": 1}, 2)
    isle.put(5, "cc")
    use(isle, "angry_bears", 5, "city:1", "city:2", "beasts", "1-6")
    assert (tokens(isle, 5), tokens(isle, 6)) == ({}, {"beasts": 1})
    assert isle.pieces(5) == "city:1"


@plays("power:angry_bears")
def test_angry_bears_next_door() -> None:
    isle = Isle()
    isle.put(6, "t", beasts=1)
    use(isle, "angry_bears", 5, "yes", fire=2, animal=3)
    assert (isle.pieces(6), feared(isle)) == ("", 4)


@plays("power:bargains_of_power_and_protection")
def test_bargains_of_power_and_protection() -> None:
    """S-22.7: one presence of the island, defence wherever dahan are near presence, and less energy."""
    isle = Isle()
    isle.inhabit(0, 5, 2)
    isle.put(6, "dd")
    use(isle, "bargains_of_power_and_protection", 5)
    assert (isle.state.presence[5], isle.state.destroyed[0], defence(isle.state, Land(6))) == (1, 0, 2)
    isle.carry_out("energy(3)")
    assert isle.state.energy[0] == 2


@plays("power:bargains_of_power_and_protection")
def test_bargains_take_presence_of_a_track_instead() -> None:
    isle = Isle()
    isle.inhabit(0, 5)
    covered = sum(isle.state.covered)
    use(isle, "bargains_of_power_and_protection", 5, "yes", "energy", sun=3, water=2, earth=2)
    assert (isle.state.presence[5], sum(isle.state.covered)) == (1, covered - 1)


@plays("power:draw_towards_a_consuming_void")
def test_draw_towards_a_consuming_void() -> None:
    """From every side one of each; each spirit loses presence there, whoever has none loses none."""
    isle = two()
    isle.inhabit(0, 7)
    isle.inhabit(1, 8)
    isle.state.presence[8 * 2] = 0
    isle.put(7, "eetcd", beasts=2)
    isle.put(8, "d", beasts=1)
    use(isle, VOID, 5, "yes")
    assert (isle.pieces(7), isle.pieces(5)) == ("explorer", "")
    assert (tokens(isle, 7), tokens(isle, 5)) == ({"beasts": 1}, {})
    assert isle.state.destroyed == [1, 1]
    assert feared(isle) == 4 + 1 + 2


@plays("power:draw_towards_a_consuming_void")
def test_faq_consuming_void_may_itself_be_forgotten() -> None:
    """S-22.23: it stands alone; its effects repeat though it is gone, while there is one card of each kind."""
    isle = Isle()
    isle.put(5, "c")
    isle.put(6, "cc")
    guard, wash = power("call_to_guard"), power("wash_away")
    isle.state.played[0], isle.state.hands[0] = 1 << power(VOID), 1 << guard | 1 << wash
    use(isle, VOID, 5, "yes", "yes")
    assert (isle.pieces(5), isle.pieces(6), feared(isle)) == ("", "", 4 + 4 + 4 + 2)
    assert isle.state.played[0] == isle.state.hands[0] == 0


@plays("power:focus_the_lands_anguish")
def test_focus_the_lands_anguish() -> None:
    isle = Isle()
    isle.put(5, "t", blight=1)
    isle.put(6, blight=2)
    use(isle, "focus_the_lands_anguish", 5, "1-6", "stop")
    assert (isle.pieces(5), isle.state.blight[5], isle.state.blight[6]) == ("", 2, 1)
    assert feared(isle) == 6
    isle.put(5, "c", blight=1)
    isle.put(6)
    isle.state.blight[6] = 0
    use(isle, "focus_the_lands_anguish", 5, sun=2)
    assert isle.pieces(5) == "city:1"
    use(isle, "focus_the_lands_anguish", 5, "yes", sun=3)
    assert isle.pieces(5) == ""


@plays("power:forests_of_living_obsidian")
def test_faq_living_obsidian_reads_the_origin_when_it_comes_to_it() -> None:
    """S-22.23"""
    isle = Isle()
    isle.put(6, "cd")
    isle.inhabit(0, 6, 2)
    use(isle, "forests_of_living_obsidian", 6, "1-5", origin=6)
    assert (isle.pieces(6), isle.pieces(5), tokens(isle, 6)) == ("", "dahan", {"badlands": 1})
    isle.put(7, "c")
    isle.inhabit(0, 7)
    use(isle, "forests_of_living_obsidian", 7, origin=7)
    assert isle.pieces(7) == "city:2"


@plays("power:forests_of_living_obsidian")
def test_forests_of_living_obsidian_repeat() -> None:
    isle = Isle()
    use(isle, "forests_of_living_obsidian", 7, origin=7, sun=2, fire=3, earth=3)
    assert [task.kind for task in isle.state.agenda if task.kind == "repeat"] == ["repeat"]


@plays("power:infestation_of_venomous_spiders")
def test_infestation_of_venomous_spiders() -> None:
    """One action of choice is skipped for each beasts, and each that is skipped costs the invaders 4 damage."""
    isle = Isle()
    isle.put(5, "cc")
    isle.put(6, beasts=1)
    use(isle, "infestation_of_venomous_spiders", 5, "1-6", "yes", air=2, earth=2, animal=3)
    assert (tokens(isle, 5), isle.state.fear_shown) == ({"beasts": 2}, 2)
    isle.run(build(isle.table, Land(5)), ["yes"])
    isle.run(finish_action(isle.table), ["city:1", "city:2"])
    assert isle.pieces(5) == "city:1"
    isle.run(ravage(isle.table, Land(5)), ["yes"])
    assert isle.state.blight[5] == 0


@plays("power:irresistible_call")
def test_irresistible_call() -> None:
    isle = Isle()
    isle.put(6, "eetd", beasts=1)
    use(isle, "irresistible_call", 5)
    assert (isle.pieces(5), tokens(isle, 5), isle.pieces(6)) == ("explorer explorer town dahan", {"beasts": 1}, "")
    use(isle, "irresistible_call", 5, "yes", sun=2, air=3, plant=2)
    assert is_skipped(isle.state, Land(5), "ravage")
    assert isle.state.isolated == 1 << 5


@plays("power:melt_earth_into_quicksand")
def test_melt_earth_into_quicksand() -> None:
    isle = Isle()
    isle.put(5, "c")
    isle.put(6, "ed")
    use(isle, "melt_earth_into_quicksand", 5)
    assert (isle.pieces(5), isle.state.isolated, isle.state.fear_shown) == ("city:2", 1 << 5, 1)
    isle.state.isolated = 0
    isle.power_says("gather(1, explorer); gather(1, dahan)", here=5)
    isle.run(finish_action(isle.table))
    assert (isle.pieces(5), isle.pieces(6)) == ("city:2", "")


@plays("power:melt_earth_into_quicksand")
def test_melt_earth_into_quicksand_deeper() -> None:
    isle = Isle()
    isle.put(5, "cc")
    use(isle, "melt_earth_into_quicksand", 5, "city:1", "yes", moon=2, water=4, earth=2)
    assert (isle.pieces(5), tokens(isle, 5)) == ("", {"badlands": 1, "wilds": 1})


@plays("power:settle_into_hunting_grounds")
def test_settle_into_hunting_grounds_strikes_from_its_lands() -> None:
    isle = Isle()
    isle.inhabit(0, 5)
    isle.put(5, "cc")
    use(isle, "settle_into_hunting_grounds", -1, "yes", "yes", "city", plant=2, animal=3)
    assert (isle.pieces(5), isle.state.fear_shown) == ("city:1 city:2", 2)


@plays("power:sleep_and_never_waken")
def test_sleep_and_never_waken() -> None:
    """Fear for two explorers removed by the whole power; its threshold reaches all lands with presence."""
    isle = Isle()
    isle.inhabit(0, 7)
    isle.put(5, "eee")
    isle.put(7, "ee")
    use(isle, "sleep_and_never_waken", 5, "explorer", "explorer")
    assert (isle.pieces(5), isle.state.fear_shown) == ("explorer", 1)
    assert is_skipped(isle.state, Land(5), "build")
    use(isle, "sleep_and_never_waken", 5, "explorer", "yes", "1-7", "1-7", moon=3, air=2, animal=2)
    assert (isle.pieces(5), isle.pieces(7), isle.state.fear_shown) == ("", "", 2)


def test_sleep_and_never_waken_comes_from_the_sands() -> None:
    isle = Isle()
    card = printed().powers[power("sleep_and_never_waken")]
    sands = members(island(isle.state).terrain["sands"])
    for start in range(1, 9):
        isle.state.presence[:] = [0] * len(isle.state.presence)
        isle.inhabit(0, start)
        assert bool(target_lands(isle.state, 0, card)) == (start in sands)


@plays("power:spill_bitterness_into_the_earth")
def test_spill_bitterness_into_the_earth() -> None:
    isle = Isle()
    isle.put(5, "cct")
    isle.put(6, "e", blight=1)
    hits = ["town", "town:1", "city:1", "city:2"]
    use(isle, "spill_bitterness_into_the_earth", 5, *hits, "strife", "badlands", "1-6", "strife")
    assert (tokens(isle, 5), isle.pieces(6)) == ({"badlands": 1, "blight": 1}, "explorer:0:1")
    assert isle.pieces(5) == "city:1:1"


@plays("power:spill_bitterness_into_the_earth")
def test_spill_bitterness_into_the_lands_around() -> None:
    isle = Isle()
    isle.put(6, "c")
    isle.put(7, "c")
    use(isle, "spill_bitterness_into_the_earth", 5, "yes", "1-6", "stop", fire=3, water=3)
    assert (isle.pieces(6), isle.pieces(7), tokens(isle, 5)) == ("city:1", "city", {"badlands": 2, "blight": 1})


@plays("power:storm_swath")
def test_storm_swath() -> None:
    """The target and the origin land; with its threshold one that touches both, and a town in each."""
    isle = Isle()
    isle.put(5, "tt")
    isle.put(6, "c")
    use(isle, "storm_swath", 5, origin=6)
    assert (isle.pieces(5), isle.pieces(6), isle.state.fear_shown) == ("town:1 town:1", "city:1", 2)
    isle.put(5, "tt")
    isle.put(8, "ct")
    isle.state.fear_shown = 0
    use(isle, "storm_swath", 5, "yes", "1-8", origin=6, fire=2, air=3, water=2)
    assert (isle.pieces(5), isle.pieces(8)) == ("town:1", "city:1")
    assert set(next(values for _, key, values in isle.asked if key.endswith("where"))) == {"1-1", "1-8"}


@plays("power:storm_swath")
def test_storm_swath_asks_from_where_it_comes() -> None:
    """S-4.6: where the effect speaks of the origin, the spirit says which it is; +1 range when it targets."""
    isle = Isle()
    for start in (6, 7):
        isle.inhabit(0, start, 2)
    card = power("storm_swath")
    found = isle.run(aim(isle.table, 0, printed().powers[card], card), ["1-5", "1-7"])
    assert (found.land, found.origin) == (5, 7)
    near = target_lands(isle.state, 0, printed().powers[card])
    for element, number in enumerate((0, 0, 2, 3, 2)):
        isle.state.elements[element] = number
    assert target_lands(isle.state, 0, printed().powers[card]) & ~near


@plays("power:the_wounded_wild_turns_on_its_assailants")
def test_the_wounded_wild_turns_on_its_assailants() -> None:
    isle = Isle()
    isle.put(5, "eee", blight=1, wilds=1)
    use(isle, "the_wounded_wild_turns_on_its_assailants", 5)
    assert (isle.pieces(5), tokens(isle, 5)["badlands"], isle.state.fear_shown) == ("", 2, 0)
    isle.put(5, "eee", blight=1)
    use(isle, "the_wounded_wild_turns_on_its_assailants", 5, fire=2, plant=3, animal=2)
    assert feared(isle) == 6


@plays("power:thickets_erupt_with_every_touch_of_breeze")
def test_thickets_erupt_with_every_touch_of_breeze() -> None:
    isle = Isle()
    isle.put(5, "c", blight=1)
    use(isle, "thickets_erupt_with_every_touch_of_breeze", 5, "first")
    assert (isle.pieces(5), tokens(isle, 5)) == ("city:2", {"wilds": 3, "blight": 1})
    isle.put(5, "c")
    use(isle, "thickets_erupt_with_every_touch_of_breeze", 5, "second", "yes", plant=3)
    assert (isle.pieces(5), tokens(isle, 5)) == ("", {"wilds": 3})


@plays("power:transform_to_a_murderous_darkness")
def test_faq_murderous_darkness_puts_presence_out_of_the_game() -> None:
    """S-22.9"""
    isle = two()
    isle.inhabit(1, 5, 2)
    isle.put(5, "cc")
    use(isle, "transform_to_a_murderous_darkness", -1, "yes", "badlands", "1-6", "stop", target=1)
    assert (isle.state.presence[5 * 2 + 1], isle.state.destroyed[1]) == (0, 0)
    assert (tokens(isle, 5), tokens(isle, 6)) == ({"badlands": 1}, {"badlands": 1})
    assert isle.pieces(5) == ""


@plays("power:transform_to_a_murderous_darkness")
def test_transform_strikes_lands_around_the_one_that_was_left() -> None:
    isle = two()
    isle.inhabit(1, 5, 2)
    isle.put(6, "c")
    isle.put(7, "c")
    use(
        isle,
        "transform_to_a_murderous_darkness",
        -1,
        "yes",
        "stop",
        "yes",
        "1-6",
        "1-7",
        target=1,
        moon=3,
        fire=2,
        air=2,
    )
    assert (isle.pieces(6), isle.pieces(7)) == ("city:1", "city:1")


@plays("power:trees_radiate_celestial_brilliance")
def test_trees_radiate_celestial_brilliance() -> None:
    isle = Isle()
    isle.put(5, "c")
    use(isle, "trees_radiate_celestial_brilliance", 5)
    assert (defence(isle.state, Land(5)), isle.state.fear_shown) == (6, 3)
    isle.run(build(isle.table, Land(5)))
    assert isle.pieces(5) == "city"
    isle.run(build(isle.table, Land(5)))
    assert isle.pieces(5) == "town city"
    isle.put(6, "cc")
    use(isle, "trees_radiate_celestial_brilliance", 6, "yes", "city:1", "city:2", sun=3, moon=2, plant=2)
    assert isle.pieces(6) == "city"


@plays("power:unleash_a_torrent_of_the_selfs_own_essence")
def test_unleash_a_torrent_of_the_selfs_own_essence() -> None:
    isle = Isle()
    isle.inhabit(0, 5)
    isle.put(5, "c")
    isle.state.hands[0] = 1 << power("wash_away")
    use(isle, "unleash_a_torrent_of_the_selfs_own_essence", -1, "yes")
    assert (isle.state.energy[0], isle.state.hands[0]) == (8, 0)
    use(isle, "unleash_a_torrent_of_the_selfs_own_essence", -1, "second", "2")
    assert (isle.state.energy[0], isle.pieces(5)) == (6, "city:2")
    use(isle, "unleash_a_torrent_of_the_selfs_own_essence", -1, "yes", "no", "1", sun=2, fire=3)
    assert (isle.state.energy[0], isle.pieces(5)) == (9, "")


def test_faq_torrent_that_forgets_itself_loses_its_elements() -> None:
    """S-22.23: its own sun and fire are gone, so that its threshold is not reached any more."""
    isle = Isle()
    card = power("unleash_a_torrent_of_the_selfs_own_essence")
    isle.inhabit(0, 5)
    isle.put(5, "c")
    isle.state.hands[0], isle.state.played[0] = 0, 1 << card
    use(isle, "unleash_a_torrent_of_the_selfs_own_essence", -1, "yes", "yes", sun=1, fire=2)
    assert (isle.state.energy[0], isle.pieces(5)) == (8, "city")


@plays("power:utter_a_curse_of_dread_and_bone")
def test_utter_a_curse_of_dread_and_bone() -> None:
    """A token for each blight there and around, at most 3 of a kind; then one more of each kind within range 1."""
    isle = Isle()
    isle.put(5, "c", blight=2)
    isle.put(6, blight=3)
    use(isle, "utter_a_curse_of_dread_and_bone", 5, "disease", "disease", "disease", "badlands", "strife")
    assert isle.asked[3][2] == ("badlands", "strife")
    assert (tokens(isle, 5)["disease"], tokens(isle, 5)["badlands"], isle.pieces(5)) == (3, 1, "city:2:1")
    assert isle.state.fear_shown == 2


@plays("power:utter_a_curse_of_dread_and_bone")
def test_utter_a_curse_further() -> None:
    isle = Isle()
    isle.put(5, blight=2)
    isle.put(7, "c")
    use(
        isle,
        "utter_a_curse_of_dread_and_bone",
        5,
        "disease",
        "badlands",
        "yes",
        "1-6",
        "disease",
        "1-7",
        "1-7",
        moon=3,
        animal=2,
    )
    assert (tokens(isle, 6), tokens(isle, 7), isle.pieces(7)) == ({"disease": 1}, {"badlands": 1}, "city:2")


@plays("power:vanish_softly_away_forgotten_by_all")
def test_vanish_softly_away_forgotten_by_all() -> None:
    isle = Isle()
    isle.put(5, "ec")
    use(isle, "vanish_softly_away_forgotten_by_all", 5, "first", "city")
    assert (isle.pieces(5), isle.state.fear_shown) == ("", 0)
    isle.state.pieces[5] = (piece(TOWN), piece(TOWN, 1), piece(CITY, 2))
    use(isle, "vanish_softly_away_forgotten_by_all", 5, "second")
    assert isle.pieces(5) == "town"
    isle.put(7, "eeee")
    isle.put(2, "tttt")
    use(isle, "vanish_softly_away_forgotten_by_all", 8, "second", "yes", "1-2", moon=3, air=3)
    assert (isle.pieces(7).count("explorer"), isle.pieces(2).count("town")) == (3, 3)


@plays("power:voice_of_command")
def test_voice_of_command() -> None:
    """Explorers are on the side of the dahan: they do not add to the damage, are hit with them, and strike."""
    isle = Isle()
    isle.put(5, "ecd")
    use(isle, "voice_of_command", 5)
    assert (isle.pieces(5), defence(isle.state, Land(5))) == ("explorer dahan city:2", 2)
    isle.run(ravage(isle.table, Land(5)))
    assert isle.pieces(5) == "dahan"
    assert isle.state.blight[5] == 0


@plays("power:voice_of_command")
def test_voice_of_command_calls_first() -> None:
    isle = Isle()
    isle.put(5, "dc")
    isle.put(6, "e")
    use(isle, "voice_of_command", 5, "1-6", sun=3, air=2)
    assert isle.pieces(5) == "explorer dahan city:2"


@plays("power:walls_of_rock_and_thorn")
def test_walls_of_rock_and_thorn() -> None:
    isle = Isle()
    isle.put(6, "cc")
    use(isle, "walls_of_rock_and_thorn", 6, "city:1")
    assert (isle.pieces(6), tokens(isle, 6), defence(isle.state, Land(6))) == ("city city:2", {"wilds": 1}, 8)
    assert isle.state.isolated == 1 << 6
    isle.put(8, "c")
    use(isle, "walls_of_rock_and_thorn", 8, "yes", earth=2, plant=2)
    assert (isle.pieces(8), tokens(isle, 8), defence(isle.state, Land(8))) == ("", {"wilds": 1, "badlands": 1}, 10)


# ---- boards and lands that change ------------------------------------------------------------------------------------


@plays("power:dream_of_the_untouched_land")
def test_dream_of_the_untouched_land() -> None:
    """S-22.8"""
    isle = Isle()
    isle.put(5, "etc", blight=4)
    use(isle, DREAM, 5, *["blight"] * 3, "town", "explorer")
    assert (isle.pieces(5), isle.state.blight[5]) == ("city", 1)


@plays("power:dream_of_the_untouched_land")
def test_faq_untouched_land_is_empty_but_for_what_the_dream_brings() -> None:
    """S-22.8"""
    isle = Isle()
    isle.inhabit(0, 5)
    lands = [land(1, number) for number in (1, 2, 3, 1, 2, 3, 4)]
    use(isle, DREAM, 5, "yes", "C", *map(at, lands[:6]), "yes", at(lands[6]), "energy", "no", **DREAMT)
    assert len(isle.state.boards) == 2
    assert island(isle.state).board(1) & island(isle.state).lands
    assert [tokens(isle, there) for there in lands[:3]] == [{"beasts": 2}, {"wilds": 2}, {"badlands": 2}]
    assert isle.state.presence[lands[6]] == 1
    assert not any(isle.state.pieces[9:])
    use(isle, DREAM, 5, "yes", **DREAMT)
    assert len(isle.state.boards) == 2


@plays("power:dream_of_the_untouched_land")
def test_faq_untouched_land_build_cards_leave_out_a_board_of_choice() -> None:
    """S-22.8"""
    isle = Isle(boards="AB")
    isle.holds("lasting(game){leave_out_board()}")
    card = next(place for place, each in enumerate(printed().invader_cards) if each.match == ("jungle",))
    for there in members(lands_matching(isle.state, printed().invader_cards[card])):
        isle.put(there, "e")
    isle.run(build_with(isle.table, card, finish_action), ["B"])
    assert {board_place(Land(there)) for there in members(lands_with(isle.state, TOWN))} == {0}


@plays("power:weave_together_the_fabric_of_place")
def test_faq_fabric_of_place_woven_lands_are_one() -> None:
    """S-22.10: both terrains, adjacent to itself, coastal if a part is; what held in either holds; a card acts once."""
    isle = Isle()
    isle.put(5, "t", blight=1)
    isle.put(1, "e", beasts=1)
    isle.inhabit(0, 1)
    isle.carry_out("defend(3)", here=1)
    use(isle, WEAVE, 5, "1-1")
    where = island(isle.state)
    assert (isle.pieces(5), isle.pieces(1), tokens(isle, 5)) == ("explorer town", "", {"beasts": 1, "blight": 1})
    assert (isle.state.presence[5], isle.state.presence[1], defence(isle.state, Land(5))) == (1, 0, 3)
    assert where.coastal >> 5 & 1
    assert where.adjacent[5] >> 5 & 1
    assert not where.lands >> 1 & 1
    assert {*terrains(isle.state, Land(5))} == {terrain(isle.state, Land(5)), terrain(isle.state, Land(1))}
    for ground in terrains(isle.state, Land(5)):
        assert where.terrain[ground] >> 5 & 1
    assert where.adjacent[2] >> 5 & 1


@plays("power:weave_together_the_fabric_of_place")
def test_faq_fabric_of_place_woven_lands_part_at_the_end_of_the_turn() -> None:
    """S-22.10"""
    isle = Isle()
    isle.put(5, "t", blight=1)
    isle.put(1, "ed")
    isle.inhabit(0, 1)
    use(isle, WEAVE, 5, "1-1")
    isle.play(Task("end_turn"), answers=["town", "blight", "stop", "no"])
    assert (isle.pieces(5), isle.pieces(1)) == ("explorer dahan", "town")
    assert (tokens(isle, 5), tokens(isle, 1), isle.state.presence[5]) == ({}, {"blight": 1}, 1)
    assert island(isle.state).lands >> 1 & 1


@plays("power:weave_together_the_fabric_of_place")
def test_weave_together_with_four_air() -> None:
    """S-22.10"""
    isle = Isle()
    isle.put(5, "t")
    isle.put(1, "e")
    use(isle, WEAVE, 5, "1-1", "yes", "town", "stop", air=4)
    assert (isle.pieces(5), isle.state.isolated, isle.state.fear_shown) == ("explorer", 1 << 5, 2)
