"""Sharp Fangs behind the Leaves and Keeper of the Forbidden Wilds: panels, innate and unique powers."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at, pile, plays, power, printed
from tests.spirit_island.powers import INLAND, JUNGLE, MOUNTAIN, SANDS, WETLAND, isle_of, run, tokens, use
from tuath.core.notation import parse
from tuath.core.question import bits_of
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.game import presence_of
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.panel import card_plays, energy_income
from tuath.games.spirit_island.state.state import NOBODY, Settle
from tuath.games.spirit_island.turn.growth import AFTER_GROWTH, BEFORE_GROWTH, act_in_phase
from tuath.games.spirit_island.turn.invaders import build
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

FANGS, KEEPER = "sharp_fangs_behind_the_leaves", "keeper_of_the_forbidden_wilds"


def innate(isle: Isle, id: str, *answers: Said) -> None:
    place = [each.id for each in printed().innates].index(id)
    run(isle, use_power(isle.table, 0, len(printed().powers) + place), answers)


# ---- unique powers --------------------------------------------------------------------------------------------------


@plays("power:towering_wrath")
def test_towering_wrath() -> None:
    """A land counts once, however much presence is there."""
    isle = isle_of(KEEPER)
    isle.inhabit(0, JUNGLE, 3)
    isle.inhabit(0, MOUNTAIN, 1)
    isle.put(SANDS, "ccdd")
    use(isle, "towering_wrath", at(SANDS))
    assert (isle.pieces(SANDS), isle.state.fear_shown) == ("city:1", 2 + 2)


@plays("power:regrow_from_roots")
@pytest.mark.parametrize(("blight", "left"), [(2, 1), (3, 3)])
def test_regrow_from_roots(blight: int, left: int) -> None:
    isle = isle_of(KEEPER)
    isle.put(JUNGLE, blight=blight)
    use(isle, "regrow_from_roots", at(JUNGLE))
    assert isle.state.blight[JUNGLE] == left
    assert isle.asked[0][2] == (at(WETLAND), at(JUNGLE))


@plays("power:boon_of_growing_power")
def test_boon_of_growing_power() -> None:
    isle = isle_of(KEEPER, FANGS)
    cards = ["poisoned_dew", "swarming_wasps"]
    isle.state.minors = pile(*cards)
    use(isle, "boon_of_growing_power", "p2", "minor", cards[0], cards[1])
    assert isle.state.hands[1] >> power(cards[1]) & 1
    assert isle.state.energy == [0, 1]
    isle.state.minors = pile(*cards)
    isle.use("boon_of_growing_power", -1, "minor", cards[0], cards[1], target=0)
    assert isle.state.energy == [0, 1]


@plays("power:sacrosanct_wilderness")
def test_sacrosanct_wilderness() -> None:
    """The push comes with either choice."""
    isle = isle_of(KEEPER)
    isle.put(SANDS, "cddd")
    use(isle, "sacrosanct_wilderness", at(SANDS), at(INLAND), at(INLAND), "second")
    assert (isle.pieces(SANDS), isle.pieces(INLAND), tokens(isle, SANDS)) == ("city dahan", "dahan dahan", {"wilds": 1})
    isle.use("sacrosanct_wilderness", SANDS, at(INLAND), "first")
    assert isle.pieces(SANDS) == "city:2"


@plays("power:prey_on_the_builders")
def test_prey_on_the_builders() -> None:
    isle = isle_of(FANGS)
    isle.put(WETLAND, "t")
    isle.use("prey_on_the_builders", WETLAND)
    isle.run(build(isle.table, Land(WETLAND)))
    assert isle.pieces(WETLAND) == "town city"  # without beasts
    isle.put(JUNGLE, beasts=1)
    use(isle, "prey_on_the_builders", at(WETLAND), at(JUNGLE))
    isle.run(build(isle.table, Land(WETLAND)))
    assert (isle.pieces(WETLAND), tokens(isle, WETLAND)) == ("town city", {"beasts": 1})


@plays("power:teeth_gleam_from_darkness")
def test_teeth_gleam_from_darkness() -> None:
    isle = isle_of(FANGS)
    isle.inhabit(0, JUNGLE)
    isle.put(SANDS, "e")
    isle.use("teeth_gleam_from_darkness", SANDS, "second")
    assert isle.state.fear_shown == 0  # without beasts
    use(isle, "teeth_gleam_from_darkness", at(SANDS), "first")
    assert (tokens(isle, SANDS), isle.state.fear_shown) == ({"beasts": 1}, 1)
    isle.use("teeth_gleam_from_darkness", SANDS, "second")
    assert isle.state.fear_shown == 1 + 3


@plays("power:too_near_the_jungle")
def test_too_near_the_jungle() -> None:
    isle = isle_of(FANGS)
    isle.inhabit(0, JUNGLE)
    isle.put(SANDS, "ee")
    use(isle, "too_near_the_jungle", at(SANDS))
    assert (isle.pieces(SANDS), isle.state.fear_shown) == ("explorer", 1)
    assert isle.asked[0][2] == (at(WETLAND), at(JUNGLE), at(SANDS))  # range 1 from the jungle, not from the wetland


@plays("power:terrifying_chase")
def test_terrifying_chase() -> None:
    isle = isle_of(FANGS)
    isle.put(WETLAND, "etttd", beasts=1)
    answers = ["explorer", at(SANDS), "town", at(SANDS), "town", at(SANDS), "town", at(SANDS)]
    use(isle, "terrifying_chase", at(WETLAND), *answers)
    assert (isle.pieces(WETLAND), isle.pieces(SANDS)) == ("dahan", "explorer town town town")
    assert isle.state.fear_shown == 2


@plays("power:terrifying_chase")
def test_who_chases_dahan_frightens_nobody() -> None:
    isle = isle_of(FANGS)
    isle.put(WETLAND, "dd")
    use(isle, "terrifying_chase", at(WETLAND), at(SANDS), at(SANDS))
    assert (isle.pieces(SANDS), isle.state.fear_shown) == ("dahan dahan", 0)


# ---- innate powers --------------------------------------------------------------------------------------------------


@plays("innate:punish_those_who_trespass")
def test_punish_those_who_trespass() -> None:
    isle = isle_of(KEEPER, sun=2, fire=1, plant=2)
    isle.put(WETLAND, "cdd")
    innate(isle, "punish_those_who_trespass", at(WETLAND))
    assert isle.pieces(WETLAND) == "dahan city:2"


@plays("innate:punish_those_who_trespass")
def test_punish_those_who_trespass_with_each_pair_of_sun_and_plant() -> None:
    isle = isle_of(KEEPER, sun=2, fire=2, plant=3)
    isle.put(WETLAND, "cc")
    innate(isle, "punish_those_who_trespass", at(WETLAND), "yes")
    assert isle.pieces(WETLAND) == "city:1"


@plays("innate:punish_those_who_trespass")
def test_punish_those_who_trespass_in_two_lands() -> None:
    """The damage may be split with one other land that has presence; the dahan falls in the target land."""
    isle = isle_of(KEEPER, sun=2, fire=1, plant=4)
    isle.inhabit(0, 8)
    isle.inhabit(0, SANDS)
    isle.put(WETLAND, "ed")
    isle.put(8, "ed")
    isle.put(SANDS, "e")
    innate(isle, "punish_those_who_trespass", at(WETLAND), "1-8")
    assert [isle.pieces(each) for each in (WETLAND, 8, SANDS)] == ["", "dahan", "explorer"]


@plays("innate:spreading_wilds")
def test_spreading_wilds() -> None:
    isle = isle_of(KEEPER, sun=4, plant=1)
    isle.put(SANDS, "ee")
    innate(isle, "spreading_wilds", at(SANDS), at(JUNGLE), at(JUNGLE), "yes")
    assert (isle.pieces(SANDS), isle.pieces(JUNGLE), tokens(isle, SANDS)) == ("", "explorer explorer", {"wilds": 1})


@plays("innate:spreading_wilds")
@pytest.mark.parametrize(("elements", "far"), [({}, 1), ({"air": 1}, 2), ({"air": 1, "plant": 3}, 3)])
def test_spreading_wilds_reaches_further(elements: dict[str, int], far: int) -> None:
    isle = isle_of(KEEPER, **{"plant": 1, **elements})
    isle.put(WETLAND, "e", blight=1)
    innate(isle, "spreading_wilds", at(JUNGLE))
    reached = {
        1: {"1-1", "1-3", "1-4"},
        2: {"1-1", "1-3", "1-4", "1-5", "1-6"},
        3: {"1-1", "1-3", "1-4", "1-5", "1-6", "1-7", "1-8"},
    }[far]
    assert set(isle.asked[0][2]) == reached  # not land 2, which has blight


@plays("innate:ranging_hunt")
def test_ranging_hunt() -> None:
    isle = isle_of(FANGS, plant=2, animal=3)
    isle.put(SANDS, "t")
    isle.put(INLAND, beasts=2)
    innate(isle, "ranging_hunt", at(SANDS), at(INLAND), "yes", "beasts", at(JUNGLE))
    assert (isle.pieces(SANDS), tokens(isle, SANDS), tokens(isle, JUNGLE)) == ("town:1", {}, {"beasts": 1})


@plays("innate:ranging_hunt")
def test_ranging_hunt_without_damage() -> None:
    isle = isle_of(FANGS, animal=2)
    isle.put(SANDS, "t", beasts=1)
    innate(isle, "ranging_hunt", at(SANDS), "stop")
    assert (isle.pieces(SANDS), tokens(isle, SANDS)) == ("town", {"beasts": 1})


@plays("innate:frenzied_assault")
@pytest.mark.parametrize(("fire", "animal", "left", "fear"), [(1, 4, "city:2", 1), (2, 5, "", 2 + 2)])
def test_frenzied_assault(fire: int, animal: int, left: str, fear: int) -> None:
    isle = isle_of(FANGS, moon=1, fire=fire, animal=animal)
    isle.put(SANDS, "c", beasts=1)
    innate(isle, "frenzied_assault", at(SANDS), *(["yes"] if fire == 2 else []))
    assert (isle.pieces(SANDS), tokens(isle, SANDS), isle.state.fear_shown) == (left, {}, fear)
    assert isle.asked[0][2] == (at(SANDS),)  # lands with beasts


# ---- special rules --------------------------------------------------------------------------------------------------


@plays("special_rule:forbidden_ground")
def test_a_new_sacred_site_drives_the_dahan_away() -> None:
    isle = isle_of(KEEPER)
    isle.inhabit(0, SANDS)
    isle.put(SANDS, "ddt")
    growing = Use(isle.table, 0, is_growth=True, actor=0)
    isle.run(carry_out(growing, parse("add_presence(1, range=0, land=has(presence))")),
             ["island", at(WETLAND), at(SANDS)])  # fmt: skip
    isle.run(finish_action(isle.table), [at(INLAND), at(JUNGLE)])
    assert (isle.pieces(SANDS), isle.pieces(INLAND), isle.pieces(JUNGLE)) == ("town", "dahan", "dahan")
    isle.put(SANDS, "d")
    isle.inhabit(0, WETLAND, 2)
    growing = Use(isle.table, 0, is_growth=True, actor=0)
    isle.run(carry_out(growing, parse("add_presence(1, range=0, land=has(presence))")),
             ["energy", at(SANDS)])  # fmt: skip
    isle.run(finish_action(isle.table))
    assert isle.pieces(SANDS) == "dahan"  # it was a sacred site before


@plays("special_rule:forbidden_ground")
def test_a_site_made_in_growth_is_answered_at_once() -> None:
    isle = isle_of(KEEPER)
    isle.inhabit(0, WETLAND, 1)
    isle.put(WETLAND, "d")
    isle.grow("3", "energy", at(WETLAND), at(SANDS), "1")
    assert (isle.pieces(WETLAND), isle.pieces(SANDS)) == ("", "dahan")
    assert [key for _, key, _ in isle.asked].index("spirit_island-where") < len(isle.asked) - 1


@plays("special_rule:forbidden_ground")
def test_dahan_events_bring_no_dahan_into_sacred_sites() -> None:
    """S-22.31: powers do."""
    isle = isle_of(KEEPER)
    isle.put(JUNGLE, "d")
    event = Use(isle.table, 0, Land(JUNGLE), is_dahan_event=True, actor=NOBODY)
    isle.run(carry_out(event, parse("push(1, dahan)")))
    assert isle.pieces(SANDS) == "dahan"  # land 2 is closed to it
    isle.put(MOUNTAIN, "d")
    isle.run(carry_out(Use(isle.table, 0, Land(WETLAND), is_dahan_event=True, actor=NOBODY), parse("gather(1, dahan)")))
    assert isle.pieces(WETLAND) == ""
    isle.power_says("gather(1, dahan)", "1-1", here=WETLAND)
    assert isle.pieces(WETLAND) == "dahan"


@plays("special_rule:ally_of_the_beasts")
def test_presence_goes_with_the_beasts() -> None:
    isle = isle_of(FANGS)
    isle.put(WETLAND, beasts=2)
    isle.power_says("push(2, beasts)", at(SANDS), "yes", at(JUNGLE), "no", here=WETLAND)
    assert [presence(isle.state, 0, Land(each)) for each in (WETLAND, SANDS, JUNGLE)] == [1, 1, 0]
    assert [isle.state.beasts[each] for each in (WETLAND, SANDS, JUNGLE)] == [0, 1, 1]


@plays("special_rule:call_forth_predators")
def test_presence_becomes_beasts_once_in_a_spirit_phase() -> None:
    """S-5.20: it leaves the game for good."""
    isle = isle_of(FANGS)
    isle.state.turn = 1
    before = presence_of(isle.state, 0)
    isle.run(act_in_phase(isle.table, 0, BEFORE_GROWTH), ["no"])
    isle.run(act_in_phase(isle.table, 0, BEFORE_GROWTH))
    isle.run(act_in_phase(isle.table, 0, AFTER_GROWTH), ["yes"])
    isle.run(act_in_phase(isle.table, 0, AFTER_GROWTH))
    assert (presence(isle.state, 0, Land(WETLAND)), tokens(isle, WETLAND)) == (1, {"beasts": 1})
    assert (isle.state.destroyed[0], presence_of(isle.state, 0)) == (0, before)
    isle.state.turn = 2
    isle.run(act_in_phase(isle.table, 0, BEFORE_GROWTH), ["yes"])
    isle.run(act_in_phase(isle.table, 0, AFTER_GROWTH))
    assert tokens(isle, WETLAND) == {"beasts": 2}


# ---- growth, tracks and setup ---------------------------------------------------------------------------------------


@plays(f"growth:{KEEPER}")
def test_the_keeper_grows() -> None:
    """Two different options; presence goes to wilds or presence, and for 3 energy to any land without blight."""
    isle = isle_of(KEEPER)
    isle.state.energy[0], isle.state.discards[0] = 3, 1 << power("towering_wrath")
    isle.state.hands[0] = 0
    isle.put(8, wilds=1)
    isle.put(6, blight=1)
    isle.grow("3", "energy", "1-8", "1")
    assert (presence(isle.state, 0, Land(8)), isle.state.energy[0]) == (1, 5)
    assert isle.asked[2][2] == (at(WETLAND), "1-8")
    assert isle.state.hands[0] == 1 << power("towering_wrath")


@plays(f"growth:{KEEPER}")
def test_the_keeper_pays_for_growth() -> None:
    isle = isle_of(KEEPER)
    isle.state.energy[0] = 2
    cards = [power("poisoned_dew")]
    isle.state.minors = bits_of(cards)
    isle.grow("2", "minor", "1")
    assert isle.asked[0][2] == ("1", "2", "3")  # the fourth costs 3


@plays(f"growth:{FANGS}")
def test_the_fangs_grow() -> None:
    isle = isle_of(FANGS)
    isle.put(SANDS, beasts=1)
    isle.grow("2", "energy", at(SANDS), "4")
    assert isle.asked[2][2] == (at(JUNGLE), at(SANDS), "1-8")
    assert (presence(isle.state, 0, Land(SANDS)), isle.state.energy[0]) == (1, 3)


@plays(f"growth:{FANGS}")
def test_the_fangs_pay_to_reclaim() -> None:
    isle = isle_of(FANGS)
    isle.state.energy[0], isle.state.hands[0] = 1, 0
    isle.state.discards[0] = 1 << power("too_near_the_jungle")
    isle.state.minors = 1 << power("poisoned_dew")
    isle.grow("1", "1", "minor", "4")
    assert isle.state.hands[0] == 1 << power("too_near_the_jungle") | 1 << power("poisoned_dew")
    assert isle.state.energy[0] == 3


@plays(f"growth:{KEEPER}", f"growth:{FANGS}")
def test_tracks_of_both() -> None:
    isle = isle_of(KEEPER, FANGS)
    assert [(energy_income(isle.state, seat), card_plays(isle.state, seat)) for seat in (0, 1)] == [(2, 1), (1, 2)]
    isle.state.covered = [0] * len(isle.state.covered)
    assert [(energy_income(isle.state, seat), card_plays(isle.state, seat)) for seat in (0, 1)] == [(9, 5), (4, 5)]


def test_where_they_begin() -> None:
    """S-2.10: presence and a token in the jungle with the highest number; the Fangs also with other beasts."""
    isle = Isle(KEEPER)
    isle.play(Settle(0))
    assert (presence(isle.state, 0, Land(8)), tokens(isle, 8)) == (1, {"wilds": 1})
    isle = Isle(FANGS, boards="A")
    isle.put(SANDS, beasts=1)
    isle.play(Settle(0), answers=[at(SANDS)])
    assert [presence(isle.state, 0, Land(each)) for each in (8, SANDS)] == [1, 1]
    assert tokens(isle, 8) == {"beasts": 1}
