"""A spirit of memory: element markers that it prepares and spends: S-22.21."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, cards_in, innate, named, pile, plays, power
from tests.spirit_island.spirits import AIR, MEMORY, MOON
from tuath.core.notation import parse
from tuath.core.question import members
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.queries.queries import prepared, spirit
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import FAST, Growing, Task
from tuath.games.spirit_island.turn.growth import use_track_icons
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HOME, BESIDE = Land(5), Land(1)
LEARN, OBSERVE = "learn_the_invaders_tactics", "observe_the_ever_changing_world"


def memory(*others: str) -> Isle:
    isle = Isle(MEMORY, *others, boards="AB"[: 1 + len(others)], expansions="both")
    isle.state.phase = FAST
    isle.inhabit(0, HOME, 2)
    return isle


def give(isle: Isle, **wanted: int) -> None:
    for name, number in wanted.items():
        isle.state.elements[ELEMENTS.index(name)] = number


def markers(isle: Isle, seat: int = 0) -> list[str]:
    return [ELEMENTS[place] for place, number in enumerate(prepared(isle.state, seat)) for _ in range(number)]


@plays("special_rule:insights_into_the_worlds_nature", f"innate:{LEARN}")
def test_markers_lift_an_innate_power_to_a_higher_level() -> None:
    """S-22.21: what is spent counts for this action and is gone afterwards."""
    isle = memory()
    isle.put(HOME, "e")
    give(isle, earth=2)
    isle.state.counters["prepared_air.0"] = 1
    isle.run(use_power(isle.table, 0, innate(LEARN)), ["air", at(HOME), "yes"])
    assert (defence(isle.state, HOME), markers(isle), elements(isle.state, 0)[AIR]) == (3, [], 0)


@plays("special_rule:long_ages_of_knowledge_and_forgetfulness")
@pytest.mark.parametrize(("answer", "is_kept"), [("yes", True), ("no", False)])
def test_a_card_is_discarded_and_not_forgotten(answer: str, is_kept: bool) -> None:
    """S-15.7: a card of the hand, once in every action."""
    isle, card = memory(), "elemental_teachings"
    isle.carry_out("forget(1)", card, answer)
    assert bool(isle.state.discards[0] >> power(card) & 1) == is_kept
    assert bool(isle.state.forgotten[0] >> power(card) & 1) != is_kept


@plays("special_rule:long_ages_of_knowledge_and_forgetfulness")
def test_only_once_in_an_action() -> None:
    isle = memory()
    first, second = "elemental_teachings", "study_the_invaders_fears"
    isle.carry_out("forget(2)", first, "yes", second)
    assert (isle.state.discards[0], isle.state.forgotten[0]) == (pile(first), pile(second))


@plays(f"growth:{MEMORY}")
def test_growth_of_nothing_but_energy() -> None:
    isle = memory()
    isle.grow("4")
    assert isle.state.energy == [9]


@plays(f"growth:{MEMORY}")
def test_icons_of_its_tracks() -> None:
    """S-5.7: a marker more, and a card play for two markers; without two of them that is not offered."""
    isle = memory()
    isle.state.covered = [4, 1]  # the first icon of each track is open
    isle.state.growing = [Growing(len(spirit(isle.state, 0).growth))]
    isle.run(use_track_icons(isle.table, 0), ["yes", "moon"])
    assert markers(isle) == ["moon"]
    isle.run(use_track_icons(isle.table, 0))  # once in a spirit phase
    isle.play(Task("end_turn"))
    isle.run(use_track_icons(isle.table, 0), ["yes", "earth", "yes", "moon"])
    assert (markers(isle), isle.state.plays) == ([], [1])


@plays(f"innate:{LEARN}")
@pytest.mark.parametrize(
    ("own", "answers", "points"),
    [
        ({"earth": 2}, [], 2),
        ({"earth": 2, "air": 1}, ["yes"], 3),
        ({"moon": 2, "air": 3, "earth": 4}, ["yes"], 6),
    ],
)
def test_levels_of_learning(own: dict[str, int], answers: list[str], points: int) -> None:
    """The last one counts the cards in the invader discard."""
    isle = memory()
    isle.put(HOME, "e")
    isle.state.invaders_discarded = 0b111
    give(isle, **own)
    isle.run(use_power(isle.table, 0, innate(LEARN)), [at(HOME), *answers])
    assert defence(isle.state, HOME) == points


@plays(f"innate:{OBSERVE}")
def test_observing_prepares_a_marker() -> None:
    isle = memory()
    give(isle, moon=1)
    isle.run(use_power(isle.table, 0, innate(OBSERVE)), [at(HOME), "earth"])
    assert markers(isle) == ["earth"]


@plays(f"innate:{OBSERVE}")
def test_faq_shifting_memory_one_marker_for_each_action() -> None:
    """S-22.21: however much has changed; damage alone changes nothing; three times at most; no other land."""
    isle = memory()
    isle.put(HOME, "eeet")
    give(isle, moon=2, air=1)
    isle.run(use_power(isle.table, 0, innate(OBSERVE)), [at(HOME), "yes"])
    isle.run(finish_action(isle.table))
    for effect, here, answers in (
        ("destroy(2, explorer)", HOME, ["air"]),
        ("damage(1)", HOME, ["town"]),
        ("add(1, beasts)", BESIDE, []),
        ("add(1, beasts)", HOME, ["moon"]),
        ("push(1, dahan)", HOME, []),
        ("add(1, strife)", HOME, ["explorer", "earth"]),
        ("add(1, wilds)", HOME, []),
    ):
        isle.run(acting(isle, effect, here), answers)
    assert markers(isle) == ["moon", "air", "earth"]


async def acting(isle: Isle, effect: str, here: int) -> None:
    """An action of somebody, with all that follows it."""
    await carry_out(Use(isle.table, 0, Land(here), actor=0, power=power("wash_away")), parse(effect))
    await finish_action(isle.table)


@plays("power:boon_of_ancient_memories")
def test_boon_for_oneself() -> None:
    isle = memory()
    minors = cards_in(isle.state.minors)[:4]
    isle.use("boon_of_ancient_memories", -1, *minors, minors[2], target=0)
    assert isle.state.hands[0] >> power(minors[2]) & 1


@plays("power:boon_of_ancient_memories")
@pytest.mark.parametrize("pays", [True, False])
def test_boon_for_another(pays: bool) -> None:
    """For a major power it may pay 2 energy and forget nothing."""
    isle = memory("thunderspeaker")
    isle.state.energy = [0, 2]
    majors = cards_in(isle.state.majors)[:4]
    forgotten = "sudden_ambush"
    isle.use(
        "boon_of_ancient_memories", -1, "major", *majors, majors[0], *(["yes"] if pays else ["no", forgotten]), target=1
    )
    assert isle.state.hands[1] >> power(majors[0]) & 1
    assert isle.state.energy == ([0, 0] if pays else [0, 2])
    assert bool(isle.state.hands[1] >> power(forgotten) & 1) == pays


@plays("power:elemental_teachings")
def test_teachings() -> None:
    """The target gains the elements of the markers that are discarded, for the turn."""
    isle = memory("thunderspeaker")
    isle.state.counters["prepared_air.0"] = 1
    isle.use("elemental_teachings", -1, "moon", "air", "moon", target=1)
    assert (elements(isle.state, 1)[MOON], elements(isle.state, 1)[AIR], markers(isle)) == (1, 1, [])


@plays("power:share_secrets_of_survival")
def test_secrets_of_survival() -> None:
    """2 Dahan fewer are destroyed in each action, or Dahan are gathered; with 3 Air both."""
    isle = memory()
    isle.put(HOME, "ddd")
    isle.use("share_secrets_of_survival", HOME, "first")
    isle.carry_out("destroy(3, dahan)", here=HOME)
    assert isle.pieces(HOME) == "dahan dahan"
    other = memory()
    other.put(BESIDE, "d")
    other.use("share_secrets_of_survival", HOME, "second", at(BESIDE))
    assert other.pieces(HOME) == "dahan"


@plays("power:share_secrets_of_survival")
def test_both_secrets() -> None:
    isle = memory()
    isle.put(BESIDE, "dd")
    give(isle, air=3)
    isle.state.played[0] = 1 << power("share_secrets_of_survival")
    isle.run(use_power(isle.table, 0, power("share_secrets_of_survival")), [at(HOME), "yes", at(BESIDE), at(BESIDE)])
    isle.carry_out("destroy(2, dahan)", here=HOME)
    assert isle.pieces(HOME) == "dahan dahan"


@plays("power:study_the_invaders_fears")
def test_fears_are_studied() -> None:
    """The top card of the deck, not one that has been earned; it stays where it is."""
    isle = memory()
    isle.put(HOME, "t")
    isle.state.fear_earned = 1
    card = members(isle.state.fear_cards)[3]
    isle.use("study_the_invaders_fears", HOME, named("fear_card", card))
    assert isle.state.fear_faces[:2] == (-1, card)
    assert isle.state.fear_shown == 2
