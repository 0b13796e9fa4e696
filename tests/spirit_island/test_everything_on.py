"""Whole games with everything there is: nothing breaks, nothing gets lost, all of them end."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations, product
from random import Random

import pytest

from tests.amounts import usually
from tests.promises import (
    a_copy_behaves_the_same,
    it_is_saved_and_loaded,
    its_record_is_the_same_game,
    nobody_sees_more,
    options_and_reasons_agree,
)
from tests.spirit_island.board import Isle, domains, printed
from tests.spirit_island.plan import (
    FREE,
    Persona,
    Planned,
    all_boxes,
    as_planned,
    every_two,
    everything_once,
    offered,
    play_helped,
    the_game,
)
from tests.spirit_island.play import lost, play_on, start, whole
from tuath.bots.match import play
from tuath.bots.simple import GreedyBot
from tuath.core.game import Setup
from tuath.core.notation import parse_expression
from tuath.core.question import bits_of
from tuath.core.table import Table
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import of_sets
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import holds
from tuath.games.spirit_island.state.queries.queries import EXPANSIONS, foes
from tuath.games.spirit_island.state.questions import NEXT_LAND
from tuath.games.spirit_island.state.scoring import difficulty, score
from tuath.games.spirit_island.state.state import GAME, NO_FOE, NONE, Doing, State
from tuath.games.spirit_island.turn.growth import OnItsOwn
from tuath.games.spirit_island.verbs.boards import lay_board

MANY = range(20_000)
BY_GREEDY = range(2_000)
PARTS = 20  # of what is played for hours, so that it can be shared among workers
MOST_SEATS = 4
MOST_GREEDY = 2  # spirits that it plays: more take minutes a game
FEW = 2  # whose record is played again
SELDOM = 29  # every so many decisions one of the promises is looked at
PROMISES = (a_copy_behaves_the_same, it_is_saved_and_loaded, options_and_reasons_agree, nobody_sees_more)
ENDINGS = {"victory", "blight", "presence", "time", "adversary", "scenario"}


# ---- everything there is, by plan -----------------------------------------------------------------------------------


def test_the_plan_has_everything() -> None:
    """Whatever is in the material or among the options: each in some game, and as few games as can be."""
    plan = everything_once()
    for option in the_game().options:
        assert {planned.options[option.name] for planned in plan} == {*option.values}
    assert {planned.setup.seats for planned in plan} == {*the_game().seats}
    levels = {(planned.options["adversary"], planned.options["level"]) for planned in plan}
    assert levels == {("none", "0"), *product((foe.id for foe in printed().adversaries), map(str, range(7)))}
    pairs = {(planned.options["adversary"], planned.options["second_adversary"]) for planned in plan}
    assert {*permutations([foe.id for foe in printed().adversaries], 2)} <= pairs
    assert {planned.options["scenario"] for planned in plan} >= {scenario.id for scenario in printed().scenarios}
    assert {planned.layout for planned in plan} == {*range(len(printed().layouts))}
    assert {each.spirit for planned in plan for each in planned.personae} == {*range(len(printed().spirits))}
    assert {each.aspect for planned in plan for each in planned.personae} == {NONE, *range(len(printed().aspects))}
    assert len(plan) == len(levels)


def test_the_plan_of_pairs_has_every_pair() -> None:
    """Every spirit with every level and every scenario, and these with each other, in all sets where both are."""
    plan = [*every_two()]
    for box in all_boxes():
        games = [planned for planned in plan if box._asdict().items() <= planned.options.items()]
        ids = [printed().adversaries[foe].id for foe in box.holds("adversaries")]
        foes = {("none", "0"), *product(ids, map(str, range(7)))}
        scenarios = {"none", *(printed().scenarios[scenario].id for scenario in box.holds("scenarios"))}
        spirits = box.holds("spirits")
        met = {(each.spirit, planned.foe) for planned in games for each in planned.personae}
        told = {(each.spirit, planned.options["scenario"]) for planned in games for each in planned.personae}
        assert {(planned.foe, planned.options["scenario"]) for planned in games} == {*product(foes, scenarios)}
        assert met == {*product(spirits, foes)}
        assert told == {*product(spirits, scenarios)}


PLANNED = everything_once()


@pytest.mark.parametrize(
    "planned", usually(*PLANNED[::4], more=[each for each in PLANNED if each not in PLANNED[::4]]), ids=str
)
def test_a_planned_game_keeps_the_promises(planned: Planned) -> None:
    """Begun as planned it ends, with every piece it began with; where few play, its record is the same game."""
    rng, pieces = Random(str(planned)), Counter[str]()
    for place, position in enumerate(as_planned(planned, seed=len(planned.personae))):
        pieces = pieces or Counter(the_game().pieces(position.state))
        if place % SELDOM == 0 or position.over:
            PROMISES[place // SELDOM % len(PROMISES)](position, rng)
            assert lost(pieces, the_game().pieces(position.state)) == {}
        if position.state.turn == 1:
            assert is_as_planned(position.state, planned)
    if planned.setup.seats <= FEW:
        its_record_is_the_same_game(position, the_game())
    assert is_sound(position.state)


@pytest.mark.more
@pytest.mark.slow
def test_planned_games_that_go_on_for_long_see_everything() -> None:
    """S-8.4, S-11.3, S-19.1: escalations, fear cards of all levels, rituals, and more than one way to end."""
    told, endings = Counter[str](), set()
    for seed, planned in list(enumerate(everything_once()))[1::2]:
        state, heard = play_helped(planned, seed)
        assert is_sound(state), planned
        told += heard
        endings.add(state.ending)
    assert {"escalates", "accelerated", "fear-card", "terror-rises", "ritual", "wave-second"} <= {*told}
    assert endings == ENDINGS - {"blight"}


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_every_two_things_are_played_together(part: int) -> None:
    for seed, planned in islice(enumerate(every_two()), part, None, PARTS):
        *_, position = as_planned(planned, seed)
        assert is_sound(position.state), planned
        assert is_sound(play_helped(planned, seed)[0]), planned


def is_as_planned(state: State, planned: Planned) -> bool:
    """Are these the spirits and the layout of the plan, if that was not laid by hand?"""
    aspects = state.aspects or (NONE,) * state.seats
    personae = [Persona(*each) for each in zip(state.spirits, aspects, strict=True)]
    is_lying = state.layout == planned.layout or planned.options["layout"] == FREE
    return is_lying and tuple(personae) == planned.personae


def is_sound(state: State) -> bool:
    """Everything that was there is somewhere, and what held for a while is over."""
    cards = [*state.exploring, *state.building, *state.ravaging, *state.extra_building]
    assert len(set(cards)) == len(cards)
    assert not state.invaders_discarded & bits_of(cards)
    assert 0 <= state.fear_shown < state.fear_pool
    assert min(state.energy) >= 0
    assert min(state.blight) >= 0
    assert state.ending in ENDINGS
    assert state.is_won == (state.ending == "victory")
    assert all(row.until == GAME or state.turn for row in state.standing)
    assert score(state) >= 2 * difficulty(state) - sum(state.blight)
    assert the_game().result(state) is not None
    return whole(state)


# ---- the decks of the base game --------------------------------------------------------------------------------------

BASE_FOES = [foe.id for foe in of_sets(printed().adversaries, EXPANSIONS["none"])]
MOST_FEAR_CARDS = 15


@pytest.mark.parametrize("level", range(7))
@pytest.mark.parametrize("leading", BASE_FOES)
def test_S_2_4_no_card_of_the_decks_is_lost_or_made(leading: str, level: int) -> None:
    """S-2.3, S-20.5: as many invader and fear cards as one adversary or two say, wherever they are by now."""
    for supporting in (NO_FOE, *(foe for foe in BASE_FOES if foe != leading)):
        options = {"expansions": "none", "adversary": leading, "level": str(level)}
        options |= {"second_adversary": supporting, "second_level": str(6 - level)} if supporting != NO_FOE else {}
        state = the_game().setup(the_game().complete(1, options))
        play_on(state, Random(f"{leading} {supporting} {level}"))
        assert invader_cards(state) == sum(len(foe.now.deck) - usual_deck() for foe in foes(state)) + usual_deck()
        more_fear = sum(sum(foe.now.fear) - usual_fear() for foe in foes(state))
        assert fear_cards(state) == min(MOST_FEAR_CARDS, usual_fear() + more_fear)


def usual_deck() -> int:
    return len(printed().numbers.invader_deck)


def usual_fear() -> int:
    return sum(printed().numbers.fear_deck)


def invader_cards(state: State) -> int:
    cards = [*state.exploring, *state.building, *state.ravaging, *state.extra_building, *state.invader_deck]
    return len(cards) + state.invaders_discarded.bit_count()


def fear_cards(state: State) -> int:
    return sum(state.fear_deck) + state.fear_earned + state.fear_discarded.bit_count()


# ---- anything with anything -----------------------------------------------------------------------------------------


def any_foe(rng: Random, but: str = NO_FOE) -> tuple[str, str]:
    """An adversary and a level; nobody in one game of four."""
    foes = [foe.id for foe in printed().adversaries if foe.id != but]
    return (rng.choice(foes), str(rng.randrange(7))) if rng.random() < 0.75 else (NO_FOE, "0")


def everything(rng: Random, most: int = MOST_SEATS) -> Setup:
    """S-2.16: all spirits with their aspects, one foe or two, a scenario or none, events or none, any layout."""
    options = {"expansions": "both", "events": rng.choice(("on", "off")), "layout": "choose", "boards": "choose"}
    options["extra_board"] = rng.choice(("off", "off", "on"))
    options["progression"] = rng.choice(("off", "off", "off", "on"))
    options["scenario"] = rng.choice([NO_FOE, *offered("scenario")])
    options["adversary"], options["level"] = any_foe(rng)
    if options["adversary"] != NO_FOE and rng.random() < 0.4:
        options["second_adversary"], options["second_level"] = any_foe(rng, options["adversary"])
    options["spirit"] = rng.choice([each.id for each in printed().spirits])
    return the_game().complete(rng.randint(1, most), options)


def play_with_everything(seed: int) -> State:
    rng = Random(f"everything {seed}")
    state = the_game().setup(everything(rng))
    before = dict(the_game().pieces(state))
    play_on(state, rng)
    assert lost(before, the_game().pieces(state)) == {}
    assert the_game().result(state) is not None
    return state


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_games_with_everything_on_end(part: int) -> None:
    for seed in MANY[part::PARTS]:
        play_with_everything(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_games_of_greedy_with_everything_on_end(part: int) -> None:
    """It lives longer than chance, and comes to what chance never sees."""
    for seed in BY_GREEDY[part::PARTS]:
        rng = Random(f"greedy {seed}")
        setup = everything(rng, MOST_GREEDY)
        result = play(the_game(), setup, [GreedyBot()] * setup.seats, seed, rng).result
        assert result.ending in ENDINGS


# ---- what such games have found -------------------------------------------------------------------------------------


def test_S_3_4_whoever_grows_decides_what_follows_on_other_boards() -> None:
    """S-3.3 [R]: Dahan that its growth pushes onto another's board raid there as it likes: all grow at once."""
    state = start("river_surges_in_sunlight", "keeper_of_the_forbidden_wilds")
    table = Table(state, domains())
    state.doing[0] = before = Doing(1)

    async def asks_the_first() -> None:
        state.doing[0] = Doing(2)
        await table.choose(0, NEXT_LAND, [Land(1), Land(2)])

    async def second() -> None:
        await OnItsOwn(state, 1, asks_the_first())

    asked = second().send(None)
    assert asked.seat == 1
    assert (state.doing[0], state.doing[1]) == (before, Doing(2))


def test_S_22_8_a_board_more_has_room_for_markers() -> None:
    isle = Isle(expansions="both")
    lay_board(isle.state, 1, isle.state.printed.layouts[isle.state.layout].slots[0])
    assert len(isle.state.markers) == len(isle.state.pieces) == len(isle.state.blight)


def test_S_22_10_markers_of_joined_lands_lie_together() -> None:
    isle = Isle(expansions="both")
    isle.state.markers[5], isle.state.markers[6] = 1, 2
    isle.carry_out("merge(here, adjacent, until=end_of_turn)", "1-6", here=5)
    assert (isle.state.markers[5], isle.state.markers[6]) == (3, 0)


def test_S_7_18_without_range_there_is_no_origin() -> None:
    """Whoever pays to target any land uses the power from nowhere: only the target is struck."""
    isle = Isle(expansions="both")
    isle.put(5, "t")
    isle.carry_out("at(all, here_and_origin){damage_each(1, invader)}; at(all, origin){add(1, town)}", here=5)
    assert isle.pieces(5) == "town:1"
    assert not holds(Case(isle.state, here=Land(5)), parse_expression("origin_is(town) or adjacent_to_origin()"))
