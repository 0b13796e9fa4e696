"""Effects of cards, carried out: S-7.5, S-9, S-13."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, land, printed
from tuath.core.notation import Call, statements
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.rules import RULES
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import NOBODY

HERE, BESIDE = 5, 1  # a wetland of board A and the mountain beside it


def test_a_choice_of_two_ways() -> None:
    """S-7.5: exactly one of them."""
    isle = Isle()
    isle.put(HERE, "dd", blight=1)
    isle.use("call_to_tend", HERE, "first")
    assert isle.state.blight[HERE] == 0
    isle.use("call_to_tend", HERE, "second", "dahan", at(BESIDE), "stop")
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("dahan", "dahan")


def test_a_condition_is_read_when_it_is_reached() -> None:
    """S-7.13: two dahan are there only after they were gathered."""
    isle = Isle()
    isle.put(BESIDE, "dd")
    isle.use("rivers_bounty", HERE, at(BESIDE), at(BESIDE))
    assert isle.pieces(HERE) == "dahan dahan dahan"
    assert isle.state.energy == [1]


def test_damage_is_split_and_badlands_add_to_the_first_of_an_action() -> None:
    """T-3, S-13.7, S-13.10: one more in all for the invaders, one more in all for the dahan."""
    isle = Isle()
    isle.put(HERE, "ttcddd", badlands=1)
    use = Use(isle.table, 0, Land(HERE), actor=NOBODY)
    parts = ("drought", "pull_beneath_the_hungry_earth")
    each, one = (printed().powers[printed().power_index[card]].effect for card in parts)
    isle.run(carry_out(use, each[1:2]), ["city:1"])  # one to each town and city, one more to the city
    assert isle.pieces(HERE) == "dahan dahan dahan town:1 town:1 city:2"
    isle.run(carry_out(use, one[1].then), ["town:1"])  # type: ignore[union-attr]  # one, without badlands
    assert isle.pieces(HERE) == "dahan dahan dahan town:1 city:2"


def test_destroyed_towns_and_cities_frighten() -> None:
    """S-9.3: drought destroys three towns, damages the rest and blights the land."""
    isle = Isle()
    isle.put(HERE, "ttttc")
    isle.use("drought", HERE)
    assert isle.pieces(HERE) == "town:1 city:1"
    assert (isle.state.fear_earned, isle.state.fear_shown) == (0, 3)
    assert isle.state.blight[HERE] == 1


def test_what_was_destroyed_is_counted() -> None:
    """Mists of Oblivion: fear for each, at most 4."""
    isle = Isle()
    isle.put(HERE, "eett")
    isle.state.pieces[HERE] = (*isle.state.pieces[HERE][:2], *(one + (1 << 2) for one in isle.state.pieces[HERE][2:]))
    use = isle.use("mists_of_oblivion", HERE)
    assert use.tally.destroyed == {"explorer": 2, "town": 2}
    assert isle.state.fear_earned * 4 + isle.state.fear_shown == 2 + 2


def test_pushing_asks_which_and_where() -> None:
    """S-9.4: up to so many; each to a land of choice, never into the ocean."""
    isle = Isle()
    isle.put(BESIDE, "et")
    isle.use("wash_away", BESIDE, "town", at(HERE), "explorer", "1-2")
    assert (isle.pieces(HERE), isle.pieces(2), isle.pieces(BESIDE)) == ("town", "explorer", "")
    lands = [values for _, key, values in isle.asked if key == "spirit_island-where"]
    assert all("1-0" not in values for values in lands)


def test_gathering_takes_from_lands_beside() -> None:
    """S-9.4: what must be gathered is, as far as it can be."""
    isle = Isle()
    isle.put(BESIDE, "et")
    isle.use("lure_of_the_unknown", HERE, "town")
    assert (isle.pieces(HERE), isle.pieces(BESIDE)) == ("town", "explorer")
    empty = Isle()
    empty.use("lure_of_the_unknown", HERE)
    assert empty.asked == []


def test_replacing_keeps_damage() -> None:
    """S-9.5: a city with two damage becomes a town and falls."""
    isle = Isle()
    isle.put(HERE, "c")
    isle.state.pieces[HERE] = (isle.state.pieces[HERE][0] + (2 << 2),)
    isle.use("crops_wither_and_fade", HERE, "second")
    assert isle.pieces(HERE) == ""
    assert isle.state.fear_shown == 2 + 1


def test_a_defence_counts_the_dahan_when_it_matters() -> None:
    """S-12.1, S-12.3: sources add up, and are counted at the ravage."""
    isle = Isle()
    isle.put(HERE, "d")
    isle.use("the_trees_and_stones_speak_of_war", HERE)
    isle.use("natures_resilience", HERE)
    assert defence(isle.state, Land(HERE)) == 2 + 6
    isle.put(HERE, "dd")
    assert defence(isle.state, Land(HERE)) == 4 + 6
    assert defence(isle.state, Land(BESIDE)) == 0


def test_fear_cards_by_terror_level() -> None:
    """S-11.3, S-11.4, S-11.5: every player, anywhere on the island where it can be done."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    isle.put(2, "et")
    isle.put(land(1, 3), "e")
    isle.put(land(1, 8), "e")
    isle.fear_card("emigration_accelerates", 1, "p2", "1-2")  # the second spirit first; the other has one land left
    assert (isle.pieces(2), isle.pieces(land(1, 3)), isle.pieces(land(1, 8))) == ("town", "", "explorer")
    assert isle.asked[1] == (1, "spirit_island-where", ("1-2", "2-3"))
    isle.fear_card("dahan_on_their_guard", 3)
    isle.put(6, "dd")
    assert defence(isle.state, Land(6)) == 4


def test_only_the_card_spoken_of_is_discarded() -> None:
    """S-15.7: other cards are not discarded, and no power card says so; it is not passed over in silence."""
    with pytest.raises(ValueError, match="gained"):
        Isle().carry_out("discard(1, gained)")
    for card in printed().powers:
        said = [*statements(card.effect), *(each for level in card.thresholds for each in statements(level.effect))]
        assert "discard" not in {each.verb for each in said if isinstance(each, Call)}, card.id


def test_what_the_base_fear_cards_say_can_be_carried_out() -> None:
    known = {"if", "either", "may"}
    for fear_card in printed().fear_cards:
        if fear_card.set == "base":
            verbs = {getattr(each, "verb", "if") for effect in fear_card.effects for each in statements(effect)}
            assert verbs <= set(RULES.verbs) | known, fear_card.id
