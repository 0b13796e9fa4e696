"""Events, fear cards, blight cards, adversaries and scenarios act as no spirit, whoever sits where: S-15.2, S-15.3.

Each kind of effect that is nobody's is played with every spirit in either seat, and by two players, of whom one takes
the first of all offers and one the last: the end is the same, whoever sits where.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Literal

import pytest

from tests.spirit_island.board import Isle, at, fear_of, land, named, printed
from tuath.core.notation import write
from tuath.core.question import NATURE, Decision
from tuath.core.table import Joint
from tuath.games.spirit_island.action.changes import add_blight
from tuath.games.spirit_island.action.effects import Use, carry_out, immediately
from tuath.games.spirit_island.foes.adversaries import escalate
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.material.pieces import name_of
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.state import FAST, HOST, NOBODY, Task
from tuath.games.spirit_island.turn import command, events, invader_phase
from tuath.games.spirit_island.turn.invaders import ravage
from tuath.games.spirit_island.turn.triggers import finish_action

HERE, BESIDE, FAR = Land(5), Land(6), Land(3)  # HERE and BESIDE are adjacent, FAR is two steps from HERE
BYSTANDER = "thunderspeaker"  # no panel of its own that anything here concerns
PLAGUE, SWARM = "vengeance_as_a_burning_plague", "many_minds_move_as_one"


def island(spirit: str, seat: int, number: int = 2, **wishes: str) -> Isle:
    """The spirit in that seat; its presence stands among pieces and tokens of every kind."""
    spirits = [BYSTANDER, BYSTANDER]
    spirits[seat] = spirit
    spirits[1 - seat] = BYSTANDER if spirit != BYSTANDER else "river_surges_in_sunlight"
    isle = Isle(*spirits, boards="AB", expansions="both", **wishes)
    isle.state.beasts = [0] * len(isle.state.beasts)
    isle.state.disease = [0] * len(isle.state.disease)
    isle.state.blight_left = 20
    isle.inhabit(seat, HERE, number)
    return isle


def part(isle: Isle, kind: Literal["token_event", "dahan_event"], id: str) -> Coroutine[Any, Any, None]:
    """A token event or dahan event, as part of an event card that has it."""
    records = printed().token_events if kind == "token_event" else printed().dahan_events
    place = next(place for place, each in enumerate(records) if each.id == id)
    isle.state.event_card = next(card for card, each in enumerate(printed().events) if getattr(each, kind) == place)
    act = {"token_event": events.token_event, "dahan_event": events.dahan_event}[kind]
    return act(isle.table, Task(kind))


def fear_card(isle: Isle, id: str, level: int) -> Coroutine[Any, Any, None]:
    """The next one that was earned, at a terror level."""
    isle.state.fear_earned, isle.state.fear_faces = 1, (printed().fear_index[id],)
    isle.state.fear_deck = [0] * (level - 1) + [3] * (4 - level)
    isle.state.phase = "invaders"
    return invader_phase.earned_cards(isle.table, Task("fear_cards"))


def blight_card(isle: Isle, id: str) -> Coroutine[Any, Any, None]:
    isle.state.blight_card = printed().blight_index[id]
    return immediately(isle.table)


async def dahan_move(isle: Isle) -> None:
    """A dahan event by which some move, and what a scenario has follow it."""
    effect = next(each.effect for each in printed().dahan_events if each.id == "forsake_the_barren_land")
    await carry_out(Use(isle.table, HOST, actor=NOBODY, after_action=finish_action), effect)
    await finish_action(isle.table)


# ---- the same in every seat -----------------------------------------------------------------------------------------

Kind = Callable[[Isle], Coroutine[Any, Any, Any]]
KINDS: dict[str, tuple[dict[str, str], Kind]] = {
    "token event, damage for beasts": ({}, lambda isle: part(isle, "token_event", "prey_on_the_heedless")),
    "token event, beasts destroyed": ({}, lambda isle: part(isle, "token_event", "hunting_parties")),
    "token event, beasts pushed": ({}, lambda isle: part(isle, "token_event", "beasts_find_new_homes")),
    "token event, damage to dahan too": ({}, lambda isle: part(isle, "token_event", "grim_toll")),
    "dahan event, damage by each spirit": ({}, lambda isle: part(isle, "dahan_event", "raids_in_force")),
    "dahan event, a land without tokens": ({}, lambda isle: part(isle, "dahan_event", "coming_of_age_no_tokens")),
    "dahan event, away from tokens": ({}, lambda isle: part(isle, "dahan_event", "seek_a_safer_home")),
    "fear card, damage by each spirit": ({}, lambda isle: fear_card(isle, "dahan_attack", 1)),
    "fear card, lands with beasts": ({}, lambda isle: fear_card(isle, "too_many_monsters", 3)),
    "fear card, damage everywhere": ({}, lambda isle: fear_card(isle, "dahan_threaten", 2)),
    "blight card, beasts destroyed": ({}, lambda isle: blight_card(isle, "disintegrating_ecosystem")),
    "adversary, beasts in a ravage": ({"adversary": "russia", "level": "1"}, lambda isle: ravage(isle.table, HERE)),
    "adversary, escalation": (
        {"adversary": "russia", "level": "1"},
        lambda isle: escalate(isle.table, 0, printed().invader_index["2_sands"], finish_action),
    ),
    "scenario, damage after dahan have moved": ({"scenario": "dahan_insurrection"}, dahan_move),
    "blight by itself": ({}, lambda isle: add_blight(isle.table, HERE)),
}


def settled(isle: Isle, seat: int) -> object:
    """All that is there, with the spirits by name."""
    state, spirits = isle.state, (seat, 1 - seat)
    tokens = (state.beasts, state.wilds, state.disease, state.badlands, state.blight)
    own = [[presence(state, each, Land(land)) for land in range(len(state.pieces))] for each in spirits]
    pieces = [[name_of(one) for one in here] for here in state.pieces]
    return pieces, tokens, own, [state.destroyed[each] for each in spirits], fear_of(isle), state.blight_left


def play(isle: Isle, rule: Coroutine[Any, Any, Any], seat: int, last: bool) -> None:
    """Whoever is asked takes the first of what is offered, or the last; of spirits the one that is looked at."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        if isinstance(asked, Joint):
            asked = asked[min(asked)]
            answer = (asked.seat, chosen(asked, seat, last))
        else:
            assert isinstance(asked, Decision)
            answer = chosen(asked, seat, last)


def chosen(asked: Decision[Any], seat: int, last: bool) -> int:
    values = sorted(asked.values)
    if asked.key in ("spirit_island-next-spirit", "spirit_island-whose") and seat in values:
        return seat
    found: int = values[-1 if last and asked.seat != NATURE else 0]
    return found


def ended(spirit: str, seat: int, kind: str, last: bool) -> object:
    wishes, rule = KINDS[kind]
    isle = island(spirit, seat, 2, **wishes)
    isle.put(HERE, "etcd", beasts=1, blight=1, disease=1)
    isle.put(BESIDE, "edd", blight=1)
    isle.put(FAR, "tdd")
    play(isle, rule(isle), seat, last)
    return settled(isle, seat)


SPIRITS = [each.id for each in printed().spirits if each.special_rules and each.id != BYSTANDER]


@pytest.mark.parametrize("kind", KINDS)
def test_S_15_3_what_nobody_does_ends_alike_in_every_seat(kind: str) -> None:
    """S-15.5: no panel of a spirit rules over it because of where that spirit sits."""
    for spirit in SPIRITS:
        for last in (False, True):
            assert ended(spirit, 0, kind, last) == ended(spirit, 1, kind, last), (spirit, last)


# ---- what does not rule over them: numbers of the cards -------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_S_16_2_blight_is_no_badlands_in_an_event(seat: int) -> None:
    """Prey on the Heedless deals 1 for the beasts; only actions of Vengeance itself deal more for the blight."""
    isle = island(PLAGUE, seat)
    isle.put(HERE, "c", beasts=1, blight=2)
    isle.run(part(isle, "token_event", "prey_on_the_heedless"))
    assert isle.pieces(HERE) == "city:1"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "level"), [("dahan_raid", 1), ("dahan_raid", 2)])
def test_S_15_3_nor_on_a_fear_card_on_which_each_spirit_acts(seat: int, card: str, level: int) -> None:
    isle = island(PLAGUE, seat)
    isle.put(HERE, "cd", blight=2)
    isle.run(fear_card(isle, card, level), [named("seat", seat)])
    assert isle.pieces(HERE) == "dahan city:1"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("answer", "left", "fear"), [("yes", 0, 1), ("no", 2, 0)])
def test_S_16_2_whether_a_site_is_beasts_is_asked_before_the_land_is_found(
    seat: int, answer: str, left: int, fear: int
) -> None:
    """Hunting Parties: without beasts in the land with a city there is neither fear nor anything to destroy."""
    isle = island(SWARM, seat)
    isle.put(HERE, "c")
    isle.run(part(isle, "token_event", "hunting_parties"), [(seat, answer)])
    assert (presence(isle.state, seat, HERE), fear_of(isle)) == (left, fear)


@pytest.mark.parametrize("seat", [0, 1])
def test_S_16_2_a_site_without_a_city_is_not_asked_about(seat: int) -> None:
    """What makes no difference is not asked."""
    isle = island(SWARM, seat)
    isle.put(BESIDE, "c", beasts=1)
    isle.run(part(isle, "token_event", "hunting_parties"))
    assert (isle.state.beasts[BESIDE], presence(isle.state, seat, HERE)) == (0, 2)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("answer", "dahan"), [("yes", "dahan"), ("no", "dahan dahan")])
def test_S_16_2_a_land_with_nothing_but_a_site_may_count_as_one_without_tokens(
    seat: int, answer: str, dahan: str
) -> None:
    """Coming of Age."""
    isle = island(SWARM, seat)
    isle.put(HERE, "d")
    isle.run(part(isle, "dahan_event", "coming_of_age_no_tokens"), [(seat, answer)])
    assert isle.pieces(HERE) == dahan


@pytest.mark.parametrize("seat", [0, 1])
def test_S_15_3_an_event_pushes_beasts_to_an_adjacent_land(seat: int) -> None:
    """Only what Many Minds itself does reaches farther; its site is pushed if it says so, and not without."""
    isle = island(SWARM, seat)
    isle.put(HERE, beasts=1)
    isle.run(part(isle, "token_event", "beasts_find_new_homes"), [(seat, "no"), "1-6"])
    assert [key for _, key, _ in isle.asked] == ["spirit_island-count-beasts", "spirit_island-where"]
    assert at(FAR) not in isle.asked[-1][2]
    assert (presence(isle.state, seat, HERE), isle.state.beasts[BESIDE]) == (2, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_S_22_20_in_an_event_its_site_may_be_pushed_as_beasts(seat: int) -> None:
    isle = island(SWARM, seat)
    isle.run(part(isle, "token_event", "beasts_find_new_homes"), [(seat, "yes"), "1-6"])
    assert presence(isle.state, seat, BESIDE) == 2


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 1)])
def test_S_18_17_russia_takes_beasts_in_a_ravage_or_the_site_if_its_spirit_likes(
    seat: int, answer: str, left: int
) -> None:
    """Of three presence one falls to the blight, and two only where they count as beasts."""
    isle = island(SWARM, seat, 3, adversary="russia", level="1")
    isle.put(HERE, "c")
    isle.run(ravage(isle.table, HERE), [(seat, answer)])
    assert presence(isle.state, seat, HERE) == {"yes": 0, "no": 2}[answer]


@pytest.mark.parametrize("seat", [0, 1])
def test_S_20_6_a_site_may_be_commanded_too(seat: int) -> None:
    """Command the Beasts: one choice for the beasts, and one for the site if it counts as beasts."""
    isle = island(SWARM, seat, events="off")
    isle.state.commands = 1
    assert command.can_command(isle.state, FAST)
    isle.put(HERE, "c")
    isle.run(command.command_the_beasts(isle.table, finish_action), [(seat, "no")])
    assert isle.pieces(HERE) == "city"
    isle.state.commands = 1
    isle.put(HERE, "c", beasts=1)
    isle.run(command.command_the_beasts(isle.table, finish_action), [(seat, "yes"), "first", "first"])
    assert isle.pieces(HERE) == "city:2"


# ---- what is said for a while ---------------------------------------------------------------------------------------


def test_S_3_4_what_an_event_lets_hold_is_decided_by_whose_board_it_is() -> None:
    """Resourceful Populace: for a town that falls on the board of the second player that player adds one beside."""
    isle = island(BYSTANDER, 0)
    event = printed().event_index["resourceful_populace"]
    effect = next(part.effect for part in printed().events[event].parts if "destroyed_here" in write(part.effect))
    use = Use(isle.table, HOST, actor=NOBODY, cause=cause_of(printed(), "events", event))
    isle.run(carry_out(use, effect))
    there = land(1, 5)
    isle.put(there, "t")
    isle.power_says("damage(2)", here=there)
    isle.run(finish_action(isle.table), [(1, "2-7")])
    assert isle.pieces(land(1, 7)) == "town"


def test_who_acts_cannot_be_left_out() -> None:
    """STYLE: whatever is implicit becomes a fault in a corner."""
    actor = inspect.signature(Use).parameters["actor"]
    assert actor.default is inspect.Parameter.empty
    assert actor.kind is inspect.Parameter.KEYWORD_ONLY
    assert dataclasses.fields(Use)
