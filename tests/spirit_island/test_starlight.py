"""Starlight Seeks Its Form: a panel that grows, and elements chosen for good."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from tests.promises import options_and_reasons_agree
from tests.spirit_island.board import Isle, at, cards_in, fear_of, have, innate, named, pile, plays, power
from tests.spirit_island.spirits import HOME, star
from tuath.core.position import Position
from tuath.core.question import members
from tuath.games import find
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import spirit
from tuath.games.spirit_island.state.standing.panel import elements, open_options
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import Task
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.powers import use_power

AIR = ELEMENTS.index("air")
PLAYS, FIRST, SECOND, THIRD, FOURTH = range(1, 6)  # its tracks, after that of energy


def near(isle: Isle) -> Land:
    return Land(members(island(isle.state).near(HOME))[0])


def ways(isle: Isle) -> list[int]:
    return open_options(isle.state, 0)


@plays("special_rule:growth_begets_growth", "growth:starlight_seeks_its_form")
def test_faq_starlight_an_empty_track_opens_a_way_to_grow_at_once() -> None:
    """S-22.16: one of two, chosen for good; it counts in the same growth."""
    isle = star()
    assert ways(isle) == [0, 1, 2, 3]
    isle.grow("2", "third", at(HOME), "first", "3", "4", at(near(isle)))
    assert isle.state.counters["opened_growth_1.0"] == 1
    assert "5" in [each[2] for each in isle.asked if each[1] == "spirit_island-growth"][1]


@plays("special_rule:growth_begets_growth")
def test_faq_starlight_a_way_that_is_closed_again_stays_decided() -> None:
    """S-22.16"""
    isle = star()
    isle.carry_out("add_presence(1, range=0)", "fourth", at(HOME), "second")
    assert ways(isle) == [0, 1, 2, 3, 7]
    isle.state.covered[SECOND] = 1
    assert ways(isle) == [0, 1, 2, 3]
    isle.carry_out("add_presence(1, range=0)", "fourth", at(HOME))
    assert ways(isle) == [0, 1, 2, 3, 7]


@plays("special_rule:growth_begets_growth")
def test_spaces_with_a_plus_pay_energy() -> None:
    isle = star()
    isle.carry_out("add_presence(1, range=0)", "sixth", at(HOME))
    assert isle.state.energy == [1]


@plays("special_rule:slowly_coalescing_nature")
def test_faq_starlight_an_element_is_chosen_for_good() -> None:
    """S-22.16: it stays when the space is covered again, and need not be chosen anew."""
    isle = star()
    isle.carry_out("add_presence(1, range=0)", "plays", at(HOME), "air")
    assert elements(isle.state, 0)[AIR] == 1
    isle.state.covered[PLAYS] += 1
    assert elements(isle.state, 0)[AIR] == 0
    isle.carry_out("add_presence(1, range=0)", "plays", at(HOME))
    assert elements(isle.state, 0)[AIR] == 1
    shown = view(isle.state)["spirits"][0]
    assert shown["id"] is not None
    assert shown["marked"] == {"plays-1": "air"}


@pytest.mark.parametrize(
    ("option", "track"), [(4, FIRST), (5, FIRST), (6, SECOND), (7, SECOND), (8, THIRD), (9, THIRD), (10, FOURTH)]
)
@plays("growth:starlight_seeks_its_form")
def test_every_way_opens_with_its_track(option: int, track: int) -> None:
    isle = star()
    growth = spirit(isle.state, 0).growth[0].options[option]
    isle.state.covered[track] = 0
    isle.state.counters[f"opened_{growth.unlock}.0"] = 1 + (growth.choice == "b")
    assert option in ways(isle)


@plays("growth:starlight_seeks_its_form")
def test_faq_starlight_half_of_the_cards_come_back_rounded_up() -> None:
    """S-22.16: rounded up."""
    isle = star()
    cards = [named("power", card) for card in spirit(isle.state, 0).uniques[:3]]
    isle.state.hands[0] = 0
    isle.state.discards[0] = pile(*cards)
    isle.carry_out("reclaim(half_up)", cards[0], cards[1])
    assert isle.state.hands[0].bit_count() == 2


@plays("innate:air_moves_earth_endures")
def test_air_moves_earth_endures() -> None:
    isle = star()
    isle.put(HOME, "e")
    have(isle, air=3, earth=3)
    isle.run(
        use_power(isle.table, 0, innate("air_moves_earth_endures")), [at(HOME), "first", "explorer", at(near(isle))]
    )
    assert (isle.pieces(HOME), defence(isle.state, HOME)) == ("", 5)


@plays("innate:fire_burns_water_soothes")
def test_fire_burns_water_soothes() -> None:
    isle = star(2)
    isle.put(HOME, "t", blight=1)
    have(isle, fire=3, water=3)
    isle.run(use_power(isle.table, 0, innate("fire_burns_water_soothes")), [at(HOME), "yes"])
    assert (isle.pieces(HOME), isle.state.blight[HOME], fear_of(isle)) == ("", 0, 2)


@plays("innate:wood_seeks_growth_humans_seek_freedom")
def test_wood_seeks_growth() -> None:
    """A spirit with presence there gains a card; dahan strike."""
    isle = star(1, "thunderspeaker", boards="AB")
    isle.inhabit(1, HOME)
    isle.put(HOME, "ed")
    isle.state.minors = 1 << power("drift_down_into_slumber")
    have(isle, plant=3, animal=3)
    isle.run(
        use_power(isle.table, 0, innate("wood_seeks_growth_humans_seek_freedom")),
        [at(HOME), "p2", "minor", "yes", "first"],
    )
    assert isle.state.hands[1] >> power("drift_down_into_slumber") & 1
    assert isle.pieces(HOME) == "dahan"


@plays("innate:sidereal_guidance")
@pytest.mark.parametrize(("moon", "pieces", "answers"), [(2, "d", []), (3, "eee", ["yes"])])
def test_sidereal_guidance(moon: int, pieces: str, answers: list[str]) -> None:
    isle = star()
    isle.put(near(isle), pieces)
    have(isle, moon=moon)
    gathered = [at(near(isle))] * len(pieces)
    isle.run(use_power(isle.table, 0, innate("sidereal_guidance")), [at(HOME), *answers, *gathered])
    assert len(isle.pieces(HOME).split()) == len(pieces)


@plays("innate:stars_blaze_in_the_daytime_sky")
def test_stars_blaze() -> None:
    """S-6.5: a card from play or the discard pile, if so wished."""
    isle = star()
    card = "peace_of_the_nighttime_sky"
    isle.state.hands[0], isle.state.discards[0] = 0, pile(card)
    have(isle, sun=4)
    isle.run(use_power(isle.table, 0, innate("stars_blaze_in_the_daytime_sky")), [card])
    assert (fear_of(isle), isle.state.energy, isle.state.hands[0]) == (3, [1], pile(card))


@plays("power:boon_of_reimagining")
def test_boon_of_reimagining() -> None:
    """From hand or discard pile one is forgotten, of six two are kept."""
    isle = star(1, "thunderspeaker", boards="AB")
    six = cards_in(isle.state.minors)[:6]
    isle.state.minors = pile(*six)
    lost = cards_in(isle.state.hands[1])[0]
    isle.use("boon_of_reimagining", -1, "yes", lost, *six[:5], six[0], six[1], target=1)
    assert isle.state.hands[1] & pile(*six) == pile(*six[:2])
    assert (isle.state.forgotten[1], isle.state.energy) == (pile(lost), [0, 1])


@plays("power:gather_the_scattered_light_of_stars")
def test_scattered_light_is_gathered_when_cards_are_discarded() -> None:
    isle = star()
    one, two, three, four = (named("power", card) for card in spirit(isle.state, 0).uniques)
    isle.state.hands[0], isle.state.played[0], isle.state.discards[0] = pile(four), pile(one), pile(two, three)
    isle.use("gather_the_scattered_light_of_stars", -1)
    isle.play(Task("end_turn"), answers=[one, two, "no"])
    assert (isle.state.hands[0], isle.state.discards[0]) == (pile(one, two, four), pile(three))


@plays("power:shape_the_self_anew")
def test_shape_the_self_anew() -> None:
    isle = star()
    isle.state.minors = 1 << power("drift_down_into_slumber")
    isle.use("shape_the_self_anew", -1, "yes")
    assert isle.state.energy == [3]
    assert isle.state.forgotten[0] == 1 << power("shape_the_self_anew")


@plays("power:shape_the_self_anew")
def test_faq_shape_the_self_anew_forgotten_for_a_major_power_gives_no_energy() -> None:
    """S-22.23"""
    isle = star()
    card, major = "shape_the_self_anew", cards_in(isle.state.majors)[0]
    isle.state.majors, isle.state.played[0] = pile(major), pile(card)
    isle.state.hands[0] &= ~pile(card)
    have(isle, moon=4)
    isle.run(use_power(isle.table, 0, power(card)), ["yes", card])
    assert (isle.state.energy, isle.state.hands[0] >> power(major) & 1) == ([0], 1)


@plays("power:peace_of_the_nighttime_sky")
def test_peace_of_the_nighttime_sky() -> None:
    """At terror level I; forgotten it gives its moon again, and is used once more."""
    isle = star(2)
    card = power("peace_of_the_nighttime_sky")
    isle.state.played[0], isle.state.hands[0] = 1 << card, 0
    isle.put(HOME, "cc")
    isle.run(use_power(isle.table, 0, card), [at(HOME), "yes"])
    isle.run(ravage(isle.table, HOME))
    assert (isle.state.blight[HOME], isle.state.forgotten[0], isle.state.agenda[-1].kind) == (0, 1 << card, "repeat")
    assert elements(isle.state, 0)[ELEMENTS.index("moon")] == 1


def test_what_an_empty_track_does_not_open_is_refused_with_a_reason() -> None:
    """S-22.16: it opens one of two."""
    position = next(filter(None, map(at_an_empty_track, count(6))))
    options_and_reasons_agree(position, Random(6))


def at_an_empty_track(seed: int) -> Position[Any] | None:
    """Where a game of chance asks what it opens, if it does before it ends."""
    game, rng = find("spirit_island"), Random(seed)
    position = Position(game, game.complete(1, {"spirit": "starlight_seeks_its_form"}), seed)
    while not position.over:
        if position.decisions[0].key.endswith("unlock"):
            return position
        position.play(0, rng.choice(position.decisions[0].values))
    return None
