"""Who falls, who is saved and who only looks on: S-9.5, S-9.7, S-9.9, S-16.4."""

from __future__ import annotations

import ast
import inspect

import pytest

from tests.spirit_island.board import Isle, at, plays
from tuath.core.notation import parse
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, TOWN, piece
from tuath.games.spirit_island.rules import CHANGING, RULES
from tuath.games.spirit_island.state.state import NOBODY
from tuath.games.spirit_island.turn import invaders
from tuath.games.spirit_island.turn.invaders import ravage

HERE, BESIDE, FAR = Land(5), Land(4), Land(3)  # 4 and 5 touch, 3 touches only 4


def told(isle: Isle) -> list[str]:
    return [key.removeprefix("spirit_island-") for key, _ in isle.log]


# ---- saved: S-9.9 ---------------------------------------------------------------------------------------------------


@plays("power:share_secrets_of_survival")
def test_dahan_saved_from_a_ravage_are_healed() -> None:
    """S-9.9: the damage that would destroy them is ignored, and so is what they had taken before."""
    isle = Isle("shifting_memory_of_ages", expansions="both")
    isle.use("share_secrets_of_survival", HERE, "first")
    isle.state.pieces[HERE] = (piece(DAHAN, 1), piece(DAHAN, 1), piece(TOWN))
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == "dahan dahan"  # both have struck back, too


@plays("power:birds_cry_warning")
def test_dahan_saved_from_a_power_are_harmed_no_more_in_it() -> None:
    """S-9.9: not by what else the same power does; outright destruction takes no account of damage."""
    isle = Isle(expansions="both")
    isle.use("birds_cry_warning", HERE, "first")
    isle.state.pieces[HERE] = (piece(DAHAN, 1),)
    isle.power_says("damage(1, to=dahan); damage(1, to=dahan)", here=HERE)
    assert isle.pieces(HERE) == "dahan"
    outright = Isle(expansions="both")
    outright.use("birds_cry_warning", HERE, "first")
    outright.state.pieces[HERE] = (piece(DAHAN, 1),)
    outright.power_says("destroy(1, dahan)", here=HERE)
    assert outright.pieces(HERE) == "dahan:1"


@plays("foe:russia-level2")
def test_an_explorer_that_was_a_damaged_city_is_pushed_and_lives() -> None:
    """S-9.5, S-9.9: it would fall by the damage of the city; saved, it has none when it comes next door."""
    isle = Isle(expansions="both", adversary="russia", level="2")
    isle.state.pieces[HERE] = (piece(CITY, 1),)
    isle.use("dissolve_the_bonds_of_kinship", HERE, "1-4", "1-6")  # the other one is pushed by the card
    assert (isle.pieces(HERE), isle.pieces(BESIDE), isle.pieces(6)) == ("", "explorer", "explorer")


@plays("foe:russia-level2")
def test_a_damaged_town_that_becomes_an_explorer_is_pushed_and_lives() -> None:
    """S-9.5, S-9.9: a brother of the city."""
    isle = Isle(expansions="both", adversary="russia", level="2")
    isle.state.pieces[HERE] = (piece(TOWN, 1),)
    isle.use("crops_wither_and_fade", HERE, "first", "1-4")
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("", "explorer")


# ---- health that changes: S-9.7 -------------------------------------------------------------------------------------


def remnants() -> Isle:
    """Invaders beside dahan have 1 more health."""
    isle = Isle(expansions="both")
    isle.holds("wherever(has(dahan)){health(invader, +1)}")
    isle.state.pieces[HERE] = (piece(DAHAN), piece(TOWN, 2))
    return isle


@plays("event:remnants_of_a_spirits_heart")
@pytest.mark.parametrize("effect", ["push(1, dahan)", "destroy(1, dahan)", "remove(1, dahan)", "damage(2, to=dahan)"])
def test_a_town_falls_when_the_last_dahan_goes(effect: str) -> None:
    """S-9.7: its health falls to its damage, however they go."""
    isle = remnants()
    isle.power_says(effect, *(["1-4"] if "push" in effect else []), here=HERE)
    assert isle.pieces(HERE) == ""


@plays("event:remnants_of_a_spirits_heart")
def test_a_town_falls_when_the_last_dahan_is_gathered_away() -> None:
    isle = remnants()
    isle.power_says("gather(1, dahan)", here=BESIDE)
    assert isle.pieces(HERE) == ""


@plays("event:remnants_of_a_spirits_heart")
def test_a_town_falls_before_anybody_strikes_back() -> None:
    """S-8.7, S-9.7: the last dahan dies in step 4; nobody is left there when the ravage is over."""
    isle = Isle(expansions="both")
    isle.holds("wherever(has(dahan)){health(invader, +1)}")
    isle.state.pieces[HERE] = (piece(DAHAN, 1), piece(TOWN, 2))
    isle.run(ravage(isle.table, HERE))
    assert isle.pieces(HERE) == ""


@plays("foe:habsburg-level4")
def test_a_durable_town_falls_when_blight_is_gathered_to_it() -> None:
    """S-9.8, S-9.11: with blight it has 2 health, and 3 damage already."""
    isle = Isle(expansions="both", adversary="habsburg", level="4")
    isle.state.pieces[HERE] = (piece(TOWN, 3),)
    isle.put(BESIDE, blight=1)
    isle.power_says("gather(1, blight)", here=HERE)
    assert (isle.pieces(HERE), isle.state.blight[HERE]) == ("", 1)


def test_every_verb_is_followed_by_the_question_who_stands() -> None:
    """S-9.7: no verb has to remember it; what works inside another action leaves it to that."""
    assert all(hasattr(verb, "__wrapped__") for verb in RULES.verbs.values())
    isle = remnants()
    inside = Use(isle.table, 0, HERE, actor=NOBODY, rule=CHANGING)
    isle.run(carry_out(inside, parse("remove(1, dahan)")))
    assert isle.pieces(HERE) == "town:2"


# ---- told before it acts: S-9.7, S-10.13 ----------------------------------------------------------------------------


@plays("foe:habsburg-level4")
def test_blight_is_told_before_what_it_destroys() -> None:
    isle = Isle(expansions="both", adversary="habsburg", level="4")
    isle.state.pieces[HERE] = (piece(TOWN, 3),)
    isle.run(add_blight(isle.table, HERE))
    assert [key for key in told(isle) if key in ("blighted", "destroyed")] == ["blighted", "destroyed"]


@plays("event:lesser_spirits_imperiled")
def test_blight_is_boxed_before_the_card_turns() -> None:
    """S-10.13: two are wanted, one lies on the card; the rest comes from its back, told in that order."""
    isle = Isle(expansions="both", boards="AB")
    isle.state.blight_left = 1
    isle.carry_out("remove_from_game(2, blight, from=blight_card)", "untended_land_crumbles")
    assert [key for key in told(isle) if "card" in key] == [
        "card-blight-boxed",
        "blight-card-turned",
        "card-blight-boxed",
    ]
    assert isle.state.blight_left == 7


# ---- who sits out: S-16.1, S-16.4 -----------------------------------------------------------------------------------

SITTING = "wherever(){sit_out(all, town|city)}"


def where_a_town_sits_out() -> Isle:
    """In land 5, beside two explorers; the next blight is the last of the card."""
    isle = Isle(expansions="both", says=SITTING)
    isle.holds(SITTING, HERE)
    isle.put(HERE, "eet")
    isle.state.blight_left = 1
    return isle


@plays("blight_card:promising_farmlands")
def test_farmlands_find_the_town_that_sits_out() -> None:
    """S-16.4: for everything else it is there, so the town and the city come to another land."""
    isle = where_a_town_sits_out()
    isle.run(ravage(isle.table, HERE), ["promising_farmlands", "1-4"])
    (offered,) = [options for _, key, options in isle.asked if key.endswith("where")]
    assert at(HERE) not in offered
    assert isle.pieces(HERE) == "explorer explorer town"


@plays("blight_card:a_pall_upon_the_land")
def test_the_pall_takes_the_town_that_sits_out() -> None:
    """S-16.4: it is removed, and does not come back when the ravage is over."""
    isle = where_a_town_sits_out()
    isle.inhabit(0, 8, 3)
    isle.run(ravage(isle.table, HERE), ["a_pall_upon_the_land"])
    assert (isle.pieces(HERE), isle.state.destroyed) == ("explorer explorer", [1])


@plays("blight_card:unnatural_proliferation")
def test_proliferation_counts_the_town_that_sits_out() -> None:
    """S-16.4: its land has the fewest towns and cities, if any."""
    isle = where_a_town_sits_out()
    isle.inhabit(0, 8)
    isle.put(FAR, "tt")
    isle.run(ravage(isle.table, HERE), ["unnatural_proliferation", "energy"])
    assert isle.pieces(HERE).count("city") == 2


def test_a_ravage_is_counted_without_waiting_for_anybody() -> None:
    """S-16.4: what ``apart`` reads is plain, so that nobody ever sees the island without who sits out."""
    assert not inspect.iscoroutinefunction(invaders.apart)
    read = [
        each.args[3]
        for each in ast.walk(ast.parse(inspect.getsource(invaders)))
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "apart"
    ]
    found = [getattr(invaders, each.id) for each in read if isinstance(each, ast.Name)]
    assert len(found) == len(read) > 6
    assert not [each for each in found if inspect.iscoroutinefunction(each)]
    assert not hasattr(invaders, "take_piece")  # who sits out is never taken off the island
