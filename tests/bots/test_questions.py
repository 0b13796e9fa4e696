"""How much is asked, and how much of it leaves nothing to choose."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.arrival.board import GREEN, RED, arrival
from tests.conftest import Seeds
from tests.inis.board import BLUE, inis
from tests.inis.board import RED as RED_CLANS
from tests.play import any_answer, random_game
from tests.spirit_island.board import Isle, printed
from tuath.bots.questions import count_questions
from tuath.core.position import Position
from tuath.core.position.replay import replay
from tuath.core.question import Seat, bits_of, members
from tuath.games import find
from tuath.games.spirit_island.material.material import Spirit
from tuath.games.spirit_island.state.queries.forecast import changes_nothing, is_order_idle
from tuath.games.spirit_island.state.questions import GROWTH, GROWTH_ACTION, HIT
from tuath.games.spirit_island.state.standing.panel import Way, growth_ways
from tuath.games.spirit_island.state.state import Doing, Growing
from tuath.games.spirit_island.turn.growth import grow_on

SPARING = ("arrival", "inis", "origo", "spirit_island")


@pytest.mark.more
@pytest.mark.parametrize("key", SPARING)
def test_fewer_questions_are_asked_than_before(key: str) -> None:
    game = find(key)
    now, before = (count_questions(game, game.seats[1], 1, {"questions": asked}) for asked in ("needed", "all"))
    assert now.asked.total() > 0
    assert now.single.total() + now.same.total() <= now.asked.total()
    assert now.said()["no_choice"] <= before.said()["no_choice"] + 0.05
    assert not before.spared


def test_who_has_nothing_to_play_is_spared() -> None:
    """I-7.1: most windows of Inis find nobody with an answer."""
    found = count_questions(find("inis"), 3, 1)
    assert found.spared["inis-react"] > 2 * found.asked["inis-react"] > 0


@pytest.mark.parametrize("key", SPARING)
def test_a_record_of_before_means_what_it_meant(key: str) -> None:
    """It names no such option: everything was asked then, and is asked when it is played again."""
    game = find(key)
    rng = Random(3)
    position = Position(game, game.complete(game.seats[0], {"questions": "all"}), 3)
    for _ in range(150):
        if position.over:
            break
        position.play(*any_answer(position, rng))
    record = position.record()
    record.setup = record.setup._replace(options=tuple(o for o in record.setup.options if o[0] != "questions"))
    again = replay(record, game)
    assert again.state.to_data() == position.state.to_data()


# ---- what is not asked any more -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("questions", "asked"), [("needed", GREEN), ("all", RED)])
def test_a_trophy_without_use_is_not_asked_about(questions: str, asked: int) -> None:
    """A-12.2: after the last action there is nothing else to do with it but to turn it to no effect."""
    trophies = {"trophies": [4, 0], "turned_trophies": [0, 0], "actions": 1}
    game = arrival("umall", "gaillim", castles="", goods={RED: {"discs": 3}}, state=trophies, questions=questions)
    game.play(RED, "build")
    game.play(RED, game.options(RED)[0])
    assert list(game.pending()) == [asked]


def test_a_trophy_of_use_is_asked_about() -> None:
    """A-12.2: it sends Fomori back."""
    trophies = {"trophies": [4, 0], "turned_trophies": [0, 0], "actions": 1}
    game = arrival("umall", "gaillim", castles="", goods={RED: {"discs": 3, "fomori": 2}}, state=trophies)
    game.play(RED, "build")
    game.play(RED, game.options(RED)[0])
    assert game.options(RED) == ("trophy", "done")


@pytest.mark.parametrize(("questions", "asked"), [("needed", BLUE), ("all", RED_CLANS)])
def test_an_empty_hand_without_a_condition_passes(questions: str, asked: int) -> None:
    """I-7.3: everybody sees that there is nothing to choose, be it the Brenn."""
    lands = {"cove": "r2 b2 capital", "hills": "b1 r1"}
    played = inis(lands, {BLUE: "act_bard"}, questions=questions, turn=RED_CLANS)
    assert list(played.pending()) == [asked]


def ravaging(**wishes: str) -> Isle:
    return Isle(boards="A", **wishes)


def test_the_order_of_ravages_that_touch_nothing_is_not_asked() -> None:
    """S-8.5: an explorer alone brings no blight."""
    isle = ravaging(questions="needed")
    isle.put(1, "e")
    isle.put(5, "e")
    lands = 1 << 1 | 1 << 5
    assert is_order_idle(isle.state, lands)
    isle.put(5, "ett")
    assert not is_order_idle(isle.state, lands), "blight would come, and a cascade with it"
    isle.put(5, "ed")
    assert is_order_idle(isle.state, lands), "the Dahan strike back, and no rule holds"
    isle.holds("defend(1)", land=1)
    assert not is_order_idle(isle.state, lands), "a rule holds that may be told of what falls"
    assert not is_order_idle(ravaging().state, lands), "everything is asked at tables of before"


def test_any_order_is_offered_only_where_it_changes_nothing() -> None:
    """S-8.5, S-10.2: blight that touches nobody comes in any order; a cascade, presence or the last blight do not."""
    isle = ravaging()
    isle.put(1, "tt")
    isle.put(5, "c")
    lands = 1 << 1 | 1 << 5
    assert changes_nothing(isle.state, lands)
    isle.put(5, "cd")
    assert changes_nothing(isle.state, lands), "the Dahan falls before it strikes"
    isle.put(5, "cdd")
    assert not changes_nothing(isle.state, lands), "who strikes back may bring fear"
    isle.put(5, "c", blight=1)
    assert not changes_nothing(isle.state, lands), "it cascades"
    isle.put(5, "c", blight=0)
    isle.inhabit(0, 5)
    assert not changes_nothing(isle.state, lands), "presence is lost"
    isle.inhabit(0, 5, 0)
    isle.state.blight_left = 2
    assert not changes_nothing(isle.state, lands), "the card turns over"


def grown(spirit: Spirit, way: Way, order: Sequence[int], questions: str = "all") -> tuple[Any, list[str]]:
    """A spirit with cards everywhere that grows so, in this order as far as it is asked; and what it is asked."""
    isle, rng = Isle(spirit.id, questions=questions).lay_out(), dict[str, Random]()
    state = isle.state
    for land in (2, 5):
        isle.inhabit(0, land, 2)
    state.energy = [9]
    first, *others = members(state.hands[0])
    state.hands[0], state.discards[0] = 1 << first, bits_of(others)
    state.growing[0] = Growing(way.section)
    rule, answer, asked = grow_on(isle.table, 0, growth_ways(spirit, way.section)), None, list[str]()
    left = list(order)
    while True:
        try:
            decision = rule.send(answer)
        except StopIteration:
            if not state.growing[0].left:
                state.doing = [Doing(0)]  # what the last question was about
                return state.to_data(), asked
            rule, answer = grow_on(isle.table, 0, growth_ways(spirit, way.section)), None
            continue
        asked.append(decision.key)
        if decision.question is GROWTH:
            answer = growth_ways(spirit, way.section).index(way)
        elif decision.question is GROWTH_ACTION:
            answer = next(place for place in left if place in decision.values)
            left.remove(answer)
        else:  # the same each time, whatever comes before it
            answer = rng.setdefault(decision.key, Random(spirit.id)).choice(sorted(decision.values))


WAYS = [
    (spirit, way)
    for spirit in printed().spirits
    for section in range(len(spirit.growth))
    for way in growth_ways(spirit, section)
    if way.section == section and way.settled != way.silent and not way.option.unlock
]


@pytest.mark.parametrize(("spirit", "way"), WAYS, ids=lambda one: getattr(one, "id", getattr(one, "place", None)))
def test_growth_whose_order_changes_nothing_is_not_asked(spirit: Spirit, way: Way) -> None:
    """S-5.1, S-6.5: all cards come back before and after all else alike; so what is asked is what matters."""
    settled, rest = members(way.settled & ~way.silent), members(~way.settled & bits_of(range(len(way.option.actions))))
    (before, asked), (after, _) = (grown(spirit, way, order) for order in ((*settled, *rest), (*rest, *settled)))
    assert before == after
    spared, fewer = grown(spirit, way, rest, "fewest")
    assert fewer.count(GROWTH_ACTION.key) == max(0, len(set(map(str, (way.option.actions[p] for p in rest)))) - 1)
    assert len(fewer) < len(asked) or not rest
    assert spared == before


def test_what_is_called_any_order_ends_alike(seeds: Seeds) -> None:
    """S-8.5: whichever land ravages first, the island is the same when all have."""
    game, found = find("spirit_island"), 0
    for seed in seeds(6, 40):
        setup = game.complete(1 + seed % 3, {"questions": "all", "expansions": "none"})
        for position in random_game(game, seed, setup):
            for seat, decision in position.decisions.items():
                if game.is_idle(position.state, decision):
                    found += 1
                    ends = [outcome(position, seat, value) for value in decision.values]
                    assert ends[1:] == ends[:-1], decision
    assert found


def outcome(position: Position[Any], seat: Seat, value: int) -> list[Any]:
    """The island after all lands, if this one is the first; who strikes back takes the first piece."""
    then = position.copy()
    then.seed = None
    question = then.decisions[seat].question
    then.play(seat, value)
    while any(asked.question in (question, HIT) for asked in then.decisions.values()):
        who, asked = next(iter(then.decisions.items()))
        then.play(who, asked.values[0])
    state = then.state
    return [state.pieces, state.blight, state.presence, state.blight_left, state.fear_shown, state.fear_earned]
