"""What the greedy bot prefers: what a player would."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.spirit_island.board import Isle, power, printed
from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.bots.walking import ends, lead
from tuath.core.notation import parse
from tuath.core.position import Position
from tuath.core.question import NATURE
from tuath.games import find
from tuath.games.spirit_island.bot.cards import good_of, goodness
from tuath.games.spirit_island.bot.estimate import Lands, is_the_same_everywhere, promised
from tuath.games.spirit_island.bot.outlook import coming, doomed, grounds, hurry, outcome, scales
from tuath.games.spirit_island.bot.plan import Plan, is_hastened, with_more
from tuath.games.spirit_island.bot.strength import aims, development, next_card, turn_of_cards
from tuath.games.spirit_island.bot.worth import worth
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Power
from tuath.games.spirit_island.material.pieces import DAHAN
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.queries import isle as printed_isle
from tuath.games.spirit_island.state.queries.queries import spirit
from tuath.games.spirit_island.state.questions import DECK, GROWTH, KEEP, PLAY, TRACK_ICON, USE
from tuath.games.spirit_island.state.state import Growing, Right, Task

ANY = 4  # a deal like any other, laid down so that a failure comes again: what is asserted holds in each
AHEAD = [Task(kind) for kind in ("advance", "explore_step", "build_step", "ravage_step")]


def isle(spirit: str = "river_surges_in_sunlight", phase: str = "fast") -> Isle:
    """A turn in which wetlands are about to be ravaged and sands to be built in."""
    here = Isle(spirit)
    state = here.state
    state.turn, state.phase, state.agenda = 3, phase, list(AHEAD)
    state.ravaging, state.building = (card("1_wetland"),), (card("1_sands"),)
    here.inhabit(0, 4)
    return here


def card(id: str) -> int:
    return printed().invader_index[id]


def one_of(lands: int) -> int:
    return lands.bit_length() - 1


def test_coming() -> None:
    """S-8.3: which lands are ravaged and built in, and after the cards have advanced those of the next turn."""
    state = isle().state
    before = coming(state)
    assert before.ravages
    assert before.builds == before.ravages_next
    state.agenda = []
    after = coming(state)
    assert not after.ravages
    assert after.ravages_next == before.ravages


def test_a_saved_land() -> None:
    """S-8.7: without the town the land will not be blighted; that is worth more than a town elsewhere."""
    here = isle()
    wetland = one_of(coming(here.state).ravages)
    elsewhere = one_of(~coming(here.state).ravages & ~coming(here.state).builds & 0b111111110)
    here.put(elsewhere, "te")
    saved = worth(here.state, 0)
    here.put(elsewhere, "")
    here.put(wetland, "te")
    assert worth(here.state, 0) < saved


def test_a_destroyed_city() -> None:
    here = isle()
    here.put(8, "c")
    before = worth(here.state, 0)
    here.put(8, "")
    assert worth(here.state, 0) > before


def test_a_defence_where_it_is_needed() -> None:
    """S-12.1: it counts where invaders ravage, and hardly anywhere else."""
    here = isle()
    lands = coming(here.state)
    wetland, sands = one_of(lands.ravages), one_of(lands.builds)
    here.put(wetland, "t")
    here.put(sands, "t")
    undefended = worth(here.state, 0)
    here.holds("defend(3)", sands)
    assert worth(here.state, 0) == pytest.approx(undefended)
    here.holds("defend(3)", wetland)
    assert worth(here.state, 0) > undefended + 5


def test_dahan_strike_back() -> None:
    """S-8.7: with a defence they survive and destroy the town."""
    here = isle()
    wetland = one_of(coming(here.state).ravages)
    here.put(wetland, "td")
    open_land = outcome(grounds(here.state)[wetland], scales(here.state))
    here.holds("defend(2)", wetland)
    assert outcome(grounds(here.state)[wetland], scales(here.state)) > open_land + 5


def test_a_hand_for_the_next_turn() -> None:
    """S-6.5: cards in the hand are better than cards in the discard pile."""
    here = isle(phase="slow")
    state = here.state
    state.hands[0], state.discards[0] = 0, 1 << power("flash_floods") | 1 << power("wash_away")
    before = worth(state, 0)
    state.hands[0], state.discards[0] = state.discards[0], 0
    assert worth(state, 0) > before


def test_the_last_blight() -> None:
    """S-17.2: a ravage that would lose the game is worse than one that would not."""
    here = isle()
    state = here.state
    state.blight_card = next(i for i, each in enumerate(printed().blight_cards) if each.back != "still_healthy")
    state.blight_left = 1
    wetland = one_of(coming(state).ravages)
    quiet = worth(state, 0)
    here.put(wetland, "t")
    assert worth(state, 0) < quiet - 50


def test_the_last_presence() -> None:
    """S-5.12: a ravage that would leave the spirit without presence is worse than one that would not."""
    here = isle()
    wetland = one_of(coming(here.state).ravages)
    here.put(wetland, "t")
    here.inhabit(0, 4, 0)
    here.inhabit(0, wetland)
    assert doomed(here.state, grounds(here.state)) < 0
    here.inhabit(0, 4)
    assert doomed(here.state, grounds(here.state)) == 0


@pytest.mark.more
@pytest.mark.parametrize("spirit", ["lightnings_swift_strike", "oceans_hungry_grasp", "thunderspeaker"])
def test_whole_turns(spirit: str) -> None:
    """The bot finds its way through three turns of a game, and is stronger after them."""
    game = find("spirit_island")
    position = Position(game, game.complete(1, {"spirit": spirit, "expansions": "none"}), seed=ANY)
    rng, bot = Random(ANY), GreedyBot(8)
    covered = sum(position.state.covered)
    while not position.result and position.state.turn < 4:
        seat = next(iter(position.decisions))
        position.play(seat, bot.choose(Chair(position, seat), rng))
    assert not position.result
    assert sum(position.state.covered) < covered


# ---- the turn that one is in ----------------------------------------------------------------------------------------


def plan_of(here: Isle) -> Plan:
    state = here.state
    return Plan(state, 0, Lands(state, grounds(state), scales(state)))


def test_a_turn_that_only_begins() -> None:
    """S-3.1: before its growth a turn promises no more than the end of the one before; nobody hastens there."""
    here = isle(phase="slow")
    here.put(5, "t")
    here.state.hands[0] = 1 << power("flash_floods")
    ended = worth(here.state, 0)
    here.state.turn, here.state.phase, here.state.growing = 4, "spirit", [Growing()]
    assert worth(here.state, 0) == pytest.approx(ended)
    assert plan_of(here).plays == 0
    here.state.growing = [Growing(1)]
    assert plan_of(here).plays == 1


def test_growth_is_judged_when_it_is_done() -> None:
    """S-5.1: power and presence by one option; what the cards turn out to be is seen before another one is taken."""
    game = find("spirit_island")
    position = Position(game, game.complete(1, {"spirit": "river_surges_in_sunlight", "expansions": "none"}), seed=ANY)
    rng, bot = Random(ANY), GreedyBot(8)
    while position.decisions[0].question is not GROWTH:
        position.play(0, bot.choose(Chair(position, 0), rng))
    after = position.copy()
    after.answer(0, "3")
    assert game.is_begun(GROWTH, after.state, 0)
    assert not game.is_begun(PLAY, after.state, 0)
    (found,) = lead(
        [(position, position.decisions[0].domain.index["3"])],
        0,
        4,
        rng,
        lambda positions: [worth(each.state, 0) for each in positions],
    )
    assert not found.position.state.growing[0].left
    assert found.position.state.growing[0].stage


def test_an_answer_is_judged_before_the_event() -> None:
    """S-3.2: what chance will bring in the invader phase says nothing about the last card that was played."""
    game = find("spirit_island")
    position = Position(game, game.complete(1, {"spirit": "thunderspeaker", "expansions": "both"}), seed=ANY)
    rng, bot = Random(ANY), GreedyBot(4)
    drawn = set[str]()
    while position.state.turn < 4:
        for value in position.decisions[0].values if position.decisions[0].question in (PLAY, USE) else ():
            for after in ends(position, 0, value, 4, rng):
                drawn |= {after.decisions[NATURE].key} if NATURE in after.decisions else set()
        position.play(0, bot.choose(Chair(position, 0), rng))
    assert "spirit_island-event" in drawn
    assert "spirit_island-fear-card" not in drawn


def test_cards_that_are_drawn_are_seen() -> None:
    """S-6.3: what belongs to the answer itself is carried out, chance and all."""
    game = find("spirit_island")
    position = Position(game, game.complete(1, {"spirit": "river_surges_in_sunlight", "expansions": "none"}), seed=ANY)
    while position.decisions[0].question is not DECK:
        position.answer(0, position.decisions[0].options[0])
    position.play_step(0, position.decisions[0].values[0])
    assert position.decisions[0].question is KEEP


def test_what_spaces_offer_is_judged_apart() -> None:
    """S-5.7: where presence goes is not judged by which card will be reclaimed afterwards."""
    game = find("spirit_island")
    state = isle().state
    assert game.is_apart(TRACK_ICON, state)
    assert not game.is_apart(PLAY, state)


def test_nobody_passes_with_a_full_hand() -> None:
    """S-6.6: whose cards are all slow plays them all the same."""
    game = find("spirit_island")
    options = {"spirit": "sharp_fangs_behind_the_leaves", "expansions": "both"}
    position = Position(game, game.complete(1, options), seed=ANY)
    rng, bot, played = Random(ANY), GreedyBot(8), 0
    while not position.result and position.state.turn < 3:
        played |= position.state.played[0]
        seat = next(iter(position.decisions))
        position.play(seat, bot.choose(Chair(position, seat), rng))
    assert played.bit_count() >= 2


def test_a_card_to_come() -> None:
    """S-6.3: a growth that brings a power card promises to play it, if a play and the energy are there."""
    here = isle(phase="spirit")
    state = here.state
    for land in (2, 3, 5, 8):
        here.put(land, "te")
    state.energy[0], state.hands[0], state.discards[0] = 2, 0, state.hands[0]
    state.growing = [Growing(0, 0b100, 2, 0b01)]  # a power, and presence that was added already
    assert plan_of(here).fresh == 1
    assert plan_of(here).plays == 1
    with_energy = plan_of(here)
    with_energy.carry_out()
    assert with_energy.fresh == 0
    state.growing = [Growing(0, 0b100, 2, 0)]
    without = plan_of(here)
    without.carry_out()
    assert with_energy.grown > without.grown + 2


def test_a_power_to_repeat() -> None:
    """S-7.8: the right to use a card once more is worth something while it lasts."""
    here = isle()
    before = worth(here.state, 0)
    here.state.standing = (Right(0, 0, 1),)
    assert worth(here.state, 0) > before + 2


def test_the_last_chance_to_repeat() -> None:
    """S-7.8: in the slow phase a right that is not used is lost."""
    here = isle(phase="slow")
    before = worth(here.state, 0)
    here.state.standing = (Right(0, 0, 1),)
    assert worth(here.state, 0) == pytest.approx(before)


# ---- cards that go together -----------------------------------------------------------------------------------------


def test_cards_that_wake_an_innate_power() -> None:
    """S-7.7: two cards that bring nothing by themselves are played if their elements let a town be pushed away."""
    here = isle(phase="spirit")
    here.inhabit(0, 4, 2)
    here.put(5, "t")
    state = here.state
    state.growing, state.plays[0], state.energy[0] = [Growing(2)], 2, 0
    state.hands[0] = 1 << power("boon_of_vigor") | 1 << power("rivers_bounty")
    plan = plan_of(here)
    awake = with_more(plan.elements, [1 if name in ("sun", "water") else 0 for name in ELEMENTS])
    assert plan.waking(with_more(awake, awake)) > plan.waking(awake) + 2
    assert set(plan.choose_cards()) == {power("boon_of_vigor"), power("rivers_bounty")}


def test_slow_cards_find_what_the_invaders_leave() -> None:
    """S-3.2: what is built this turn a slow power can push away this turn."""
    here = isle(phase="spirit")
    sands = one_of(coming(here.state).builds & isle_near(here, 4))
    here.put(sands, "e")
    plan = plan_of(here)
    before = plan.hope(power("wash_away"))[0]
    here.state.building = ()
    assert before > plan_of(here).hope(power("wash_away"))[0] + 1


def isle_near(here: Isle, land: int) -> int:
    return printed_isle(here.state).within(Land(land), 1)


def test_a_threshold_of_speed() -> None:
    """S-7.6: with four air its slow innate powers are fast."""
    here = isle("thunderspeaker")
    innate = printed().innates[spirit(here.state, 0).innates[0]]
    air = [4 if name == "air" else 0 for name in ELEMENTS]
    assert is_hastened(innate, air)
    assert not is_hastened(innate, [0] * len(ELEMENTS))
    plan = plan_of(here)
    plan.elements = air
    assert plan.by_speed([(innate, [])]) == ([(innate, [])], [])


def test_damage_to_dahan_is_no_damage_to_invaders() -> None:
    here = isle()
    both = promised(Case(here.state, 0, Land(4)), [parse("damage(2); damage(2, to=dahan)")])[0]
    assert both.damage == 2
    assert both.destroys == [(1, (DAHAN,))]


def test_a_power_that_repeats_itself() -> None:
    """S-7.8: it brings more than one that does not."""
    here = isle()
    here.put(4, "ttt")
    once = replace(printed().powers[power("flash_floods")], effect=parse("damage(2)"), id="once")
    twice = replace(once, effect=parse("damage(2); repeat(max=1)"), id="twice")
    lands = Lands(here.state, grounds(here.state), scales(here.state))
    assert lands.best(0, twice, [], False)[0] > lands.best(0, once, [], False)[0] + 2


def test_explorers_drawn_into_the_ocean() -> None:
    """S-22.3: there they drown, wherever they would have done most harm."""
    here = isle("oceans_hungry_grasp")
    here.inhabit(0, 4, 0)
    here.inhabit(0, 0, 2)
    deeps = printed().powers[power("call_of_the_deeps")]

    def gain() -> tuple[float, int]:
        return Lands(here.state, grounds(here.state), scales(here.state)).best(0, deeps, [], False)[:2]

    assert gain()[0] == 0
    here.put(one_of(coming(here.state).ravages & 0b1110), "e")
    assert gain()[0] > 0
    assert gain()[1] == 0


def test_who_suffers_with_the_dahan() -> None:
    """S-22.2: where presence falls with them, a ravage that destroys them costs more."""
    lost = {}
    for spirit_id in ("thunderspeaker", "river_surges_in_sunlight"):
        here = isle(spirit_id)
        wetland = one_of(coming(here.state).ravages)
        here.put(wetland, "ttd")
        ground = grounds(here.state)[wetland]
        safe = ground.copy()
        safe.is_safe = True
        lost[spirit_id] = outcome(safe, scales(here.state)) - outcome(ground, scales(here.state))
    assert lost["thunderspeaker"] > lost["river_surges_in_sunlight"] + 2


def test_what_is_read_of_a_card_is_read_anew() -> None:
    """What a card promises never depends on games that were looked at before."""
    here = isle("thunderspeaker")
    here.inhabit(0, 4)
    glory = printed().powers[power("manifestation_of_power_and_glory")]
    assert not is_the_same_everywhere(glory)
    assert is_the_same_everywhere(printed().powers[power("wash_away")])
    here.put(4, "td")
    few = promised(Case(here.state, 0, Land(4)), [glory.effect])[0].damage
    here.put(4, "tdd")
    assert promised(Case(here.state, 0, Land(4)), [glory.effect])[0].damage == 2 * few > 0


def test_energy_that_nothing_costs() -> None:
    """S-5.4: more than its cards can cost next turn is worth little."""
    here = isle(phase="slow")
    state = here.state

    def one_more(energy: int) -> float:
        found = []
        for held in (energy, energy + 1):
            state.energy[0] = held
            found.append(plan_of(here).rest())
        return found[1] - found[0]

    assert one_more(0) > 3 * one_more(20) > 0


def test_major_powers_for_whoever_can_pay() -> None:
    """S-6.3: with plays and a high income one card more is worth more."""
    here = isle("vital_strength_of_the_earth")
    poor = next_card(here.state, 0)
    here.state.covered = [2, 3]
    assert next_card(here.state, 0) > poor + 1


# ---- tokens ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["beasts", "wilds", "disease", "badlands"])
def test_tokens_are_worth_something(token: str) -> None:
    here = isle()
    before = worth(here.state, 0)
    getattr(here.state, token)[8] = 1
    assert worth(here.state, 0) > before


def test_disease_where_they_build() -> None:
    """S-13.4: there it stops a build."""
    here = isle()
    lands = coming(here.state)
    sands, elsewhere = one_of(lands.builds), one_of(~lands.ravages & ~lands.builds & 0b111111110)
    here.put(sands, "e")
    here.put(elsewhere, "e", disease=1)
    far = worth(here.state, 0)
    here.put(elsewhere, "e", disease=0)
    here.put(sands, "e", disease=1)
    assert worth(here.state, 0) > far + 2


def test_strife_where_they_ravage() -> None:
    """S-13.5: what it holds back blights no land."""
    here = isle()
    wetland = one_of(coming(here.state).ravages)
    here.put(wetland, "t")
    here.put(1, "t")
    lands = Lands(here.state, grounds(here.state), scales(here.state))
    promise = next(iter(lands.targets(0, strife_card(), [])))[1][0]
    assert promise.holds_back == 2
    assert lands.gain(Land(wetland), promise, is_slow=False)[0] > lands.gain(Land(1), promise, is_slow=False)[0] + 5


def strife_card() -> Power:
    """A card that adds a strife in a land within reach."""
    return replace(printed().powers[power("flash_floods")], effect=parse("add(1, strife)"), id="strife")


# ---- cards, plays, energy -------------------------------------------------------------------------------------------


def test_what_cards_say() -> None:
    """S-6.2: more is better, and what destroys a city is better than what pushes an explorer; blight is bad."""
    assert good_of(parse("damage(3)")) > good_of(parse("damage(1)"))
    assert good_of(parse("destroy(1, city)")) > good_of(parse("push(1, explorer)"))
    assert good_of(parse("fear(2); defend(3)")) > good_of(parse("fear(2)"))
    assert good_of(parse("if(coastal()){damage(2)}")) < good_of(parse("damage(2)"))
    assert good_of(parse("add(1, blight)")) < 0
    powers = printed().powers
    assert goodness(powers[power("tsunami")]) > goodness(powers[power("call_of_the_dahan_ways")])


def test_a_turn_of_cards() -> None:
    """S-5.4, S-5.5: neither plays nor energy nor cards are much good alone, and no step is for nothing."""
    cards = [(9.0, 3), (6.0, 1), (5.0, 1), (4.0, 0)]
    usual = turn_of_cards(cards, 1, 2)
    assert turn_of_cards(cards, 2, 2) > usual
    assert turn_of_cards(cards, 1, 2.5) > usual
    assert turn_of_cards([(9.0, 3), *cards], 1, 2) > usual
    assert turn_of_cards(cards, 2, 4) - turn_of_cards(cards, 2, 2) > turn_of_cards(cards, 1, 4) - usual


def test_one_card_more() -> None:
    """S-6.3: it is worth most to whoever has few."""
    here = isle()
    state = here.state
    some = next_card(state, 0)
    state.hands[0] |= 1 << power("tsunami") | 1 << power("uncanny_melting") | 1 << power("natures_resilience")
    assert 0 < next_card(state, 0) < some
    assert development(state, 0, opened=1) > development(state, 0)


def test_within_reach_of_innate_powers() -> None:
    """S-7.3, S-22.3: presence on a coast with invaders serves its innate powers, presence in the ocean does not."""
    here = isle("oceans_hungry_grasp")
    here.inhabit(0, 4, 0)
    here.put(1, "t")
    here.inhabit(0, 0)
    far = aims(here.state, 0)
    here.inhabit(0, 1)
    assert aims(here.state, 0) > far == 0


# ---- time -----------------------------------------------------------------------------------------------------------


def test_time_runs_out() -> None:
    """S-17.2: late in the game fear and buildings count for more, and blight that will not be needed for less."""
    here = isle()
    here.state.blight_left = 3
    early = scales(here.state)
    here.state.turn = 9
    late = scales(here.state)
    assert late.fear > early.fear
    assert late.hurry > early.hurry
    assert late.blight < early.blight


def test_behind_the_time() -> None:
    """S-17.1: whoever has earned little fear by now must hurry more than who has earned much."""
    state = isle().state
    state.turn = 8
    slow = hurry(state)
    state.fear_deck, state.fear_earned = [0, 0, 3], 6
    assert hurry(state) < slow
