"""A spirit of stone: blight that it holds, damage that comes back, minor powers from under the surface: S-22.18."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, cards_in, innate, plays, power, printed
from tests.spirit_island.spirits import BREAK, HOLD, STONE, give, stone
from tuath.core.notation import parse
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.panel import card_plays, elements
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, NOBODY, Repeat
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HOME, BESIDE = Land(5), Land(1)


# ---- special rules --------------------------------------------------------------------------------------------------


@plays("special_rule:bestow_the_endurance_of_bedrock")
@pytest.mark.parametrize(("own", "lost"), [(2, 0), (1, 1)])
def test_blight_that_is_held(own: int, lost: int) -> None:
    """S-10.2: it neither cascades nor costs presence unless it outnumbers the own presence there afterwards."""
    isle = stone()
    isle.inhabit(0, HOME, own)
    isle.put(HOME, blight=1)
    isle.carry_out("add(1, blight)", *([at(BESIDE)] if lost else []), here=HOME)
    assert (isle.state.blight[HOME], isle.state.blight[BESIDE]) == (2, lost)
    assert isle.state.destroyed == [lost]


@plays("special_rule:bestow_the_endurance_of_bedrock")
def test_presence_of_others_is_held_too() -> None:
    isle = Isle(STONE, "thunderspeaker", boards="AB", expansions="both")
    isle.state.phase = FAST
    isle.inhabit(0, HOME, 1)
    isle.inhabit(1, HOME, 1)
    isle.carry_out("add(1, blight)", here=HOME)
    assert (presence(isle.state, 0, HOME), presence(isle.state, 1, HOME)) == (1, 1)


@plays("special_rule:deep_layers_exposed_to_the_surface", f"growth:{STONE}")
def test_deep_layers() -> None:
    """S-5.6: a minor power the first time that a space with a card play more is uncovered."""
    isle = stone()
    isle.inhabit(0, HOME)
    isle.state.covered[0] = 5  # two spaces are open, the next one has a card play more
    minors = cards_in(isle.state.minors)[:4]
    plays_before = card_plays(isle.state, 0)
    isle.grow("2", "energy", at(HOME), *minors, minors[0])
    assert card_plays(isle.state, 0) == plays_before + 1
    assert isle.state.hands[0] >> power(minors[0]) & 1
    isle.state.covered[0] = 5
    isle.grow("2", "energy", at(HOME))  # not a second time


@plays(f"growth:{STONE}")
def test_growth() -> None:
    """S-5.1: 2 Earth, and presence at range 3 only in mountains or own lands."""
    isle = stone()
    isle.inhabit(0, HOME)
    isle.state.discards[0] = 1 << power("stubborn_solidity")
    isle.state.hands[0] = 0
    isle.grow("1", "3", "plays", at(HOME), "1")
    assert elements(isle.state, 0)[ELEMENTS.index("earth")] >= 2
    assert isle.state.hands[0] == 1 << power("stubborn_solidity")
    offered = next(values for _, key, values in isle.asked if key == "spirit_island-presence-to")
    grounds = {
        isle.state.printed.boards[isle.state.boards[0]].terrain[int(land[-1])] for land in offered if land != at(HOME)
    }
    assert grounds == {"mountain"}


# ---- innate powers --------------------------------------------------------------------------------------------------


@plays("innate:hold_the_island_fast_with_a_bulwark_of_will")
@pytest.mark.parametrize(("earth", "answers", "price"), [(2, [], 2), (4, ["yes"], 1)])
def test_S_22_18_blight_from_the_box(earth: int, answers: list[str], price: int) -> None:
    """2 energy for each, or 1; only in own lands."""
    isle = stone()
    isle.inhabit(0, HOME, 1)
    give(isle, earth=earth)
    isle.run(use_power(isle.table, 0, innate(HOLD)), answers)
    left = isle.state.blight_left
    isle.carry_out("add(2, blight)", "yes", "yes", here=HOME)
    assert (isle.state.blight[HOME], isle.state.blight_left, isle.state.energy) == (2, left, [9 - 2 * price])
    isle.carry_out("add(1, blight)", here=BESIDE)
    assert isle.state.blight_left == left - 1


@plays("innate:hold_the_island_fast_with_a_bulwark_of_will")
def test_S_22_18_without_energy_nothing_is_asked() -> None:
    isle = stone()
    isle.inhabit(0, HOME, 1)
    give(isle, earth=2)
    isle.run(use_power(isle.table, 0, innate(HOLD)))
    isle.state.energy, left = [1], isle.state.blight_left
    isle.carry_out("add(1, blight)", here=HOME)
    assert isle.state.blight_left == left - 1


@plays("innate:hold_the_island_fast_with_a_bulwark_of_will")
def test_faq_stone_saves_presence_from_events_and_blight_cards_alone() -> None:
    """S-22.18: 1 energy for each presence that an event or a blight card would destroy, also of others."""
    isle = Isle(STONE, "thunderspeaker", boards="AB", expansions="both")
    isle.state.phase, isle.state.energy = FAST, [2, 0]
    isle.inhabit(0, HOME, 1)
    isle.inhabit(1, BESIDE, 2)
    give(isle, earth=6, plant=1)
    isle.run(use_power(isle.table, 0, innate(HOLD)), ["yes", "yes"])
    use = Use(isle.table, 1, cause=cause_of(printed(), "events", 0), actor=NOBODY)
    isle.run(carry_out(use, parse("destroy_presence(2)")), ["yes", "no"])
    assert (presence(isle.state, 1, BESIDE), isle.state.energy[0]) == (1, 1)
    isle.carry_out("destroy_presence(1)", seat=1)
    assert presence(isle.state, 1, BESIDE) == 0, "by nothing else"


@plays("innate:let_them_break_themselves_against_the_stone")
@pytest.mark.parametrize(("earth", "more", "dealt"), [(3, [], 2), (5, ["yes"], 4)])
def test_faq_stone_its_answer_is_a_triggered_action(earth: int, more: list[str], dealt: int) -> None:
    """S-22.18: 2 damage after a ravage that damaged the land, or half of what was dealt more; a triggered action."""
    isle = stone()
    isle.inhabit(0, HOME, 3)
    isle.put(HOME, "eeeee")
    give(isle, earth=earth)
    isle.run(use_power(isle.table, 0, innate(BREAK)), [at(HOME), *more])
    isle.run(ravage(isle.table, HOME))
    assert isle.pieces(HOME).count("explorer") == 5
    isle.run(finish_action(isle.table))
    assert isle.pieces(HOME).count("explorer") == 5 - dealt


@plays("innate:let_them_break_themselves_against_the_stone")
def test_S_22_18_no_damage_no_answer() -> None:
    isle = stone()
    isle.inhabit(0, HOME, 3)
    isle.put(HOME, "e")
    give(isle, earth=3)
    isle.holds("defend(2)", HOME)
    isle.run(use_power(isle.table, 0, innate(BREAK)), [at(HOME)])
    isle.run(ravage(isle.table, HOME))
    isle.run(finish_action(isle.table))
    assert isle.pieces(HOME) == "explorer"


@plays("innate:let_them_break_themselves_against_the_stone")
def test_it_is_repeated() -> None:
    isle = stone()
    isle.inhabit(0, HOME, 3)
    give(isle, earth=7, sun=2)
    isle.run(use_power(isle.table, 0, innate(BREAK)), [at(HOME), "yes"])
    assert isle.state.agenda[-1] == Repeat(0, innate(BREAK))


# ---- unique powers --------------------------------------------------------------------------------------------------


@plays("power:scarred_and_stony_land")
def test_scarred_land() -> None:
    """The blight goes to the box, not to its card; badlands come after the damage."""
    isle = stone()
    isle.put(HOME, "ee", blight=2)
    left = isle.state.blight_left
    isle.use("scarred_and_stony_land", HOME)
    assert (isle.pieces(HOME), isle.state.badlands[HOME]) == ("", 1)
    assert (isle.state.blight[HOME], isle.state.blight_left) == (1, left)


@plays("power:plows_shatter_on_rocky_ground")
@pytest.mark.parametrize(("answers", "left"), [(("first", "stop"), "town:1 city:1"), (("second",), "city")])
def test_plows_shatter(answers: tuple[str, ...], left: str) -> None:
    isle = stone()
    isle.put(HOME, "tc")
    isle.use("plows_shatter_on_rocky_ground", HOME, *answers)
    assert isle.pieces(HOME) == left


@plays("power:jagged_shards_push_from_the_earth")
def test_jagged_shards() -> None:
    isle = stone()
    isle.put(HOME, "dd")
    isle.use("jagged_shards_push_from_the_earth", HOME, "dahan", at(BESIDE), "stop")
    assert (isle.state.badlands[HOME], isle.pieces(HOME), isle.pieces(BESIDE)) == (1, "dahan", "dahan")


@plays("power:stubborn_solidity")
def test_dahan_who_cannot_be_changed() -> None:
    """S-9.9: neither damaged nor destroyed, removed, replaced or moved; invaders are as ever."""
    isle = stone()
    isle.put(HOME, "dde")
    isle.use("stubborn_solidity", HOME)
    assert defence(isle.state, HOME) == 2
    for effect in ("damage(4, to=dahan)", "destroy(2, dahan)", "remove(2, dahan)", "replace(1, dahan, town)"):
        isle.power_says(effect, here=HOME)
    isle.power_says("push(2, dahan)", here=HOME)
    isle.power_says("gather(2, dahan)", here=BESIDE)
    assert isle.pieces(HOME) == "explorer dahan dahan"
    isle.power_says("push(1, explorer)", at(BESIDE), here=HOME)
    assert isle.pieces(BESIDE) == "explorer"
