"""Every condition of a main event, shown where it does not hold: which lands are meant, what follows. S-14.3"""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, Said, at, plays, power, printed
from tests.spirit_island.events import blighted, isle_with, main, stage, terror
from tests.spirit_island.lands import LYING
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import TOWN
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.forecast import forecast_ravage
from tuath.games.spirit_island.state.standing.standing import is_skipped, strength
from tuath.games.spirit_island.state.state import FAST, SLOW, AfterStep, Task
from tuath.games.spirit_island.turn.invaders import explore, ravage
from tuath.games.spirit_island.turn.usable import usable

LANDS = {*map(at, range(9))}


def bare(**lands: str) -> Isle:
    """``bare(land4="td blight1")``: one board with nothing but this."""
    isle = isle_with()
    for kind in LYING:
        setattr(isle.state, kind, [0] * 9)
    for place, things in lands.items():
        land = int(place.removeprefix("land"))
        for thing in things.split():
            name, count = thing.rstrip("0123456789"), int(thing[-1]) if thing[-1].isdigit() else 1
            if name == "presence":
                isle.inhabit(0, land, count)
            elif name in LYING:
                getattr(isle.state, name)[land] = count
            else:
                isle.put(land, thing)
    return isle


def lands_offered(isle: Isle) -> tuple[str, ...]:
    """Where there was a choice of lands for the first time."""
    return next((options for _, _, options in isle.asked if {*options} - {"stop"} <= LANDS), ())


def minor(*, element: str = "", speed: str = "", having: bool = True) -> str:
    """A minor power with such a speed, and with this element or without it."""
    minors = [card for card in printed().powers if card.kind == "minor" and card.speed == (speed or card.speed)]
    return next(card.id for card in minors if not element or bool(card.elements[ELEMENTS.index(element)]) == having)


# ---- cards that are turned up ---------------------------------------------------------------------------------------


@plays("event:years_of_little_rain")
@pytest.mark.parametrize("is_dry", [True, False])
def test_sands_wither_unless_water_comes(is_dry: bool) -> None:
    isle = bare(land4="t")
    answers = [minor(element="water", having=not is_dry), *(["1-4"] if is_dry else [])]
    main(isle, "years_of_little_rain", *answers)
    assert isle.state.blight[4] == is_dry


@plays("event:new_species_spread")
@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_only_a_fast_card_brings_blight(speed: str) -> None:
    isle = bare(land4="t")
    main(isle, "new_species_spread", minor(speed=speed))
    assert isle.state.blight[4] == (speed == "fast")


@plays("event:lifes_balance_tilts")
@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_only_a_slow_card_takes_blight_away(speed: str) -> None:
    isle = bare(land4="blight1")
    isle.state.energy = [4]
    main(isle, "lifes_balance_tilts", "second", "1-5", minor(speed=speed))
    assert isle.state.blight[4] == (speed == "fast")


@plays("event:lesser_spirits_imperiled")
@pytest.mark.parametrize("element", ["plant", "animal"])
def test_what_a_plant_and_an_animal_cost(element: str) -> None:
    """Each by itself; a card with neither costs nothing."""
    isle = bare(land4="d blight1")
    other = {"plant": 7, "animal": 6}[element]
    card = next(
        each.id
        for each in printed().powers
        if each.kind == "minor" and each.elements[ELEMENTS.index(element)] and not each.elements[other]
    )
    main(isle, "lesser_spirits_imperiled", card)
    assert (isle.state.blight_left, isle.pieces(4)) == ((19, "dahan") if element == "plant" else (20, ""))


# ---- which lands are meant ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "when", "lands", "answers", "offered"), [
    pytest.param(id, when, lands, answers, offered, marks=plays(f"event:{id}"), id=id)
    for id, when, lands, answers, offered in (
        ("years_of_little_rain", "energy", {"land3": "d presence1", "land4": "presence1", "land5": "d",
            "land6": "d presence1"}, ["second", "1-3", "no"], "1-3 1-6"),
        ("farmers_seek_the_dahan_for_aid", "", {"land3": "t", "land4": "d", "land5": "tdd", "land6": "cdd"},
            ["first", "1-5"], "1-5 1-6"),
        ("cultural_assimilation", "terror 1", {"land3": "d", "land5": "cd", "land6": "d", "land8": "dd"},
            ["1-5"], "1-5 1-6"),
        ("cultural_assimilation", "terror 3", {"land3": "t", "land4": "d", "land5": "tdd", "land6": "cdd"},
            ["1-5"], "1-5 1-6"),
        ("invaders_surge_inland", "", {"land1": "t", "land3": "t", "land5": "t", "land4": "t"},
            ["1-1", "1-8"], "1-1 1-3"),
        ("smaller_ports_spring_up", "stage 1", {"land1": "c"}, ["1-3"], "1-2 1-3"),
        ("smaller_ports_spring_up", "stage 3", {"land1": "e", "land4": "e", "land6": "e", "land5": "e"}, ["1-4"],
            "1-4 1-5"),
        ("seek_new_farmland", "blighted", {"land3": "c", "land4": "c blight1", "land6": "c", "land5": "t"}, ["1-3"],
            "1-3 1-6"),
    )
])  # fmt: skip
def test_which_lands_are_meant(id: str, when: str, lands: dict[str, str], answers: list[Said], offered: str) -> None:
    isle = bare(**lands)
    kind, _, number = when.partition(" ")
    if kind in ("stage", "terror"):
        (stage if kind == "stage" else terror)(isle, int(number))
    elif kind == "blighted":
        blighted(isle)
    elif kind == "energy":
        isle.state.energy = [9]
        answers = [answers[0], *answers[1:]]
    isle.state.building = (printed().invader_index["1_mountain"],)
    main(isle, id, *([] if id == "seek_new_farmland" else answers))
    if id == "seek_new_farmland":
        isle.play(Task("ravage_step"), answers=answers)
    assert lands_offered(isle) == tuple(offered.split())


@plays("event:sacred_sites_under_threat")
def test_sites_without_invaders_are_under_no_threat() -> None:
    isle = bare(land4="presence2", land6="e presence2", land7="e presence1")
    main(isle, "sacred_sites_under_threat", "second")
    assert [isle.state.presence[land] for land in (4, 6, 7)] == [2, 1, 1]


@plays("event:strange_tales_attract_explorers")
def test_tales_build_where_no_card_shows_the_terrain() -> None:
    """Only there, and only where invaders are."""
    isle = stage(bare(land4="e", land5="e"), 2)
    main(isle, "strange_tales_attract_explorers")
    sands = printed().invader_index["1_sands"]
    isle.state.exploring = tuple(place for place in range(4) if place != sands)
    isle.play(AfterStep("advance"))
    assert [isle.pieces(land) for land in (4, 5, 7)] == ["explorer town", "explorer", ""]


@plays("event:promising_farmland")
def test_promising_farmland_ravages_where_no_card_shows_the_terrain() -> None:
    isle = blighted(bare(land4="t", land5="t"))
    sands = printed().invader_index["1_sands"]
    isle.state.exploring = tuple(place for place in range(4) if place != sands)
    main(isle, "promising_farmland")
    assert [isle.state.blight[land] for land in (4, 5, 7)] == [1, 0, 0]


@plays("event:no_bravery_without_numbers")
def test_few_invaders_do_not_ravage() -> None:
    isle = terror(stage(bare(land4="tt", land5="ttt"), 3), 2)
    main(isle, "no_bravery_without_numbers")
    assert [is_skipped(isle.state, Land(land), "ravage") for land in (4, 5)] == [True, False]


@plays("event:mapmakers_chart_the_wild")
def test_mapmakers_do_not_mind_wilds() -> None:
    isle = stage(bare(land4="wilds1"), 1)
    main(isle, "mapmakers_chart_the_wild")
    isle.run(explore(isle.table, Land(4)))
    assert (isle.pieces(4), isle.state.wilds[4]) == ("explorer", 1)


@plays("event:coastal_towns_multiply")
def test_strife_and_explorers_alone_ravage_no_harder() -> None:
    isle = blighted(bare(land4="tt", land5="tt", land6="ee"))
    isle.carry_out("add(1, strife, to=town)", here=5)
    main(isle, "coastal_towns_multiply")
    found = [forecast_ravage(isle.state, Land(land)) for land in (4, 5, 6)]
    assert [None if each is None else each.damage for each in found] == [5, 2, 2]


@plays("event:civic_engagement")
@pytest.mark.parametrize("is_quarrelling", [True, False])
def test_civic_engagement_ends_a_quarrel_or_makes_ravages_harder(is_quarrelling: bool) -> None:
    isle = bare(land4="tt")
    if is_quarrelling:
        isle.carry_out("add(1, strife, to=town)", here=4)
    main(isle, "civic_engagement")
    found = forecast_ravage(isle.state, Land(4))
    assert found is not None
    assert found.damage == (4 if is_quarrelling else 5)


# ---- how long, and how often ----------------------------------------------------------------------------------------


@plays("event:remnants_of_a_spirits_heart")
def test_the_heart_defends_once() -> None:
    isle = bare()
    isle.state.energy, isle.state.agenda = [4], [Task("turn")]
    main(isle, "remnants_of_a_spirits_heart", "second")
    isle.state.agenda = [AfterStep("spirit"), AfterStep("spirit"), *isle.state.agenda[1:]]
    isle.run(isle.steps(), ["yes"])


@plays("event:dahan_trade_with_the_invaders")
@pytest.mark.parametrize("does_trade", [True, False])
def test_dahan_who_trade_sit_out_the_next_ravage(does_trade: bool) -> None:
    isle = bare(land4="tdd")
    if does_trade:
        isle.state.energy, isle.state.hands = [6], [1 << power("wash_away")]
        main(isle, "dahan_trade_with_the_invaders", "third")
    isle.run(ravage(isle.table, Land(4)))
    assert isle.pieces(4) == ("town dahan dahan" if does_trade else "dahan")


@plays("event:the_frontier_calls")
def test_the_first_blight_of_a_blighted_frontier_comes_from_the_box() -> None:
    isle = blighted(bare(land4="presence2", land6="t"))
    isle.state.phase = "invader"
    main(isle, "the_frontier_calls")
    isle.carry_out("add(1, blight)", here=6)
    assert isle.state.blight_left == 20
    isle.carry_out("add(1, blight)", here=7)
    assert isle.state.blight_left == 19


@plays("event:sprawl_contained_by_the_wilds")
def test_who_takes_presence_back_is_slow_in_the_next_turn() -> None:
    isle = blighted(bare(land4="presence1"))
    card = next(place for place, each in enumerate(printed().powers) if each.id == "gift_of_constancy")
    isle.state.destroyed, isle.state.agenda, isle.state.played = [1], [Task("turn")], [1 << card]
    main(isle, "sprawl_contained_by_the_wilds", "second")
    assert isle.state.presence[4] == 2
    assert usable(isle.state, 0, FAST) >> card & 1
    isle.state.agenda.pop(0)
    isle.run(isle.steps())
    assert (usable(isle.state, 0, FAST) >> card & 1, usable(isle.state, 0, SLOW) >> card & 1) == (0, 1)


@plays("event:slave_rebellion")
def test_a_rebellion_of_stage_iii_does_not_come_again() -> None:
    """S-14.8: another event is carried out, and it is discarded."""
    isle = stage(bare(land4="tt presence1", land8="presence1"), 3)
    rebellion, truce = (printed().event_index[id] for id in ("slave_rebellion", "heavy_farming"))
    isle.state.events, isle.state.turn, isle.state.event_card = 1 << truce, 2, rebellion
    isle.play(Task("event"), answers=["1-3"])
    assert isle.state.events_discarded >> rebellion & 1
    assert isle.state.events_discarded >> truce & 1
    assert strength(isle.state, Land(5), TOWN) == 3, "heavy farming"
