"""Cards face down, cards that setup has laid, and a card that lies beside its spirit: S-8.13, S-10.5, S-22.17."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.board import Isle, have, innate, plays, power, printed
from tuath.core.notation import Word, parse
from tuath.core.question import members
from tuath.games import find
from tuath.games.spirit_island.action.effects import Use, carry_out, immediately
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.decks import can_bury, discarded_unseen, is_top_laid, laid_below
from tuath.games.spirit_island.state.queries.conditions import number_of_all
from tuath.games.spirit_island.state.queries.queries import is_moved
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.scoring import cards_gone
from tuath.games.spirit_island.state.standing.panel import elements
from tuath.games.spirit_island.state.state import FAST, HOST, NO_CARD, NOBODY, Task
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.usable import usable
from tuath.games.spirit_island.verbs.decks import turn_over
from tuath.games.spirit_island.verbs.event_deck import see_top_event

HOME = Land(5)
DAYS = "fractured_days_split_the_sky"
PAST, VISIONS = "the_past_returns_again", "visions_of_a_shifting_future"


def days(**wishes: str) -> Isle:
    isle = Isle(DAYS, expansions="both", **wishes)
    isle.inhabit(0, HOME)
    isle.state.counters["time.0"] = 2
    isle.state.energy = [2]
    return isle


def the_past_returns(isle: Isle, card: str) -> None:
    """It costs a time and an energy for each player: S-6.6."""
    isle.state.phase, isle.state.used[0] = FAST, 0
    isle.state.played[0] = 1 << power(PAST)
    isle.run(use_power(isle.table, 0, power(PAST)), [card])


# ---- The Past Returns Again -----------------------------------------------------------------------------------------


def with_discard(*deck: int) -> tuple[Isle, int]:
    """A deck of these stages, and one card of stage I in the discard pile."""
    isle = days()
    first = members(isle.state.unseen[0])[0]
    isle.state.unseen[0] &= ~(1 << first)
    isle.state.invader_deck, isle.state.invader_faces, isle.state.invaders_discarded = deck, (), 1 << first
    return isle, first


@plays(f"power:{PAST}")
def test_S_8_13_an_unseen_card_lies_face_down_in_the_discard_pile() -> None:
    """Nobody has seen it; but everybody knows its back, and it is one of the cards that are gone."""
    isle, first = with_discard(2, 3)
    gone = cards_gone(isle.state)
    the_past_returns(isle, printed().invader_cards[first].id)
    assert (isle.state.invader_deck, isle.state.invader_faces) == ((1, 3), (first,))
    assert [discarded_unseen(isle.state, stage) for stage in (1, 2, 3)] == [0, 1, 0]
    assert cards_gone(isle.state) == gone
    shown = view(isle.state)["invaders"]
    assert (shown["discarded"], shown["discarded_unseen"]) == ([], [2])


def test_S_8_13_a_number_of_discarded_cards_counts_the_unseen_too() -> None:
    """As an event has the players discard so many power cards as there are invader cards in the discard pile."""
    isle, first = with_discard(2, 3)
    the_past_returns(isle, printed().invader_cards[first].id)
    use = Use(isle.table, HOST, actor=NOBODY)
    assert number_of_all(use.case, Word("invader_discard")) == 1


@plays(f"power:{PAST}")
def test_an_unseen_card_may_come_back_and_stays_unseen() -> None:
    """A second use takes it by its back; what it is shows only when it is turned up."""
    isle, first = with_discard(2, 2, 3)
    the_past_returns(isle, printed().invader_cards[first].id)
    isle.state.energy, isle.state.counters["time.0"] = [2], 2
    the_past_returns(isle, "unseen_2")
    assert (isle.state.invader_deck, isle.state.invader_faces) == ((2, 2, 3), ())
    assert (isle.state.invaders_discarded, discarded_unseen(isle.state, 2)) == (1 << first, 0)
    second = members(isle.state.unseen[1])[0]
    assert isle.run(turn_over(isle.table, 0), [printed().invader_cards[second].id]) == second


def test_no_card_of_the_deck_vanishes() -> None:
    """Deck, discard pile and what nobody has seen hold as many cards of each stage as before."""
    isle, first = with_discard(2, 2, 3)
    before = stages_of(isle)
    the_past_returns(isle, printed().invader_cards[first].id)
    assert stages_of(isle) == before


def stages_of(isle: Isle) -> list[int]:
    state, cards = isle.state, printed().invader_cards
    known = [cards[card].stage for card in members(state.invaders_discarded)]
    unseen = [stage for stage in (1, 2, 3) for _ in range(discarded_unseen(state, stage))]
    return sorted([*state.invader_deck, *known, *unseen])


# ---- Visions of a Shifting Future -----------------------------------------------------------------------------------


def look(isle: Isle, *answers: str) -> None:
    isle.state.phase, isle.state.used[0] = FAST, 0
    have(isle, sun=2, moon=3, air=2)
    isle.run(use_power(isle.table, 0, innate(VISIONS)), answers)


def of_stage(isle: Isle, stage: int) -> str:
    return printed().invader_cards[members(isle.state.unseen[stage - 1])[0]].id


@plays(f"innate:{VISIONS}")
def test_what_russia_has_laid_in_the_deck_is_not_buried() -> None:
    """Russia 4 lays stage III cards under those of stage II: they go back and are shuffled, nobody is asked more."""
    isle = days(adversary="russia", level="4")
    isle.prepare()
    assert isle.state.invader_deck == (1, 1, 1, 2, 3, 2, 3, 2, 3, 2, 3, 3)
    assert sorted(laid_below(isle.state)) == [1, 3, 5, 7]
    isle.state.invader_deck = isle.state.invader_deck[4:]
    assert is_top_laid(isle.state)
    look(isle, "invader_deck", of_stage(isle, 3), "1")
    assert "spirit_island-threshold" not in [key for _, key, _ in isle.asked]
    assert sorted(isle.state.invader_deck) == [2, 2, 2, 3, 3, 3, 3, 3]
    assert isle.state.invader_deck[-1] == 3


@plays(f"innate:{VISIONS}")
def test_any_other_card_of_the_same_deck_may_be_buried() -> None:
    isle = days(adversary="russia", level="4")
    isle.prepare()
    isle.state.invader_deck = isle.state.invader_deck[3:]
    look(isle, "invader_deck", of_stage(isle, 2), "yes")
    assert isle.state.invader_deck == (3, 2, 3, 2, 3, 2, 3, 3, 2)
    assert sorted(laid_below(isle.state)) == [2, 4, 6, 8]
    assert is_top_laid(isle.state)


@plays(f"innate:{VISIONS}")
def test_the_card_that_prussia_has_moved_is_not_offered_to_be_buried() -> None:
    isle = days(adversary="brandenburg_prussia", level="2")
    isle.prepare()
    isle.state.invader_deck = isle.state.invader_deck[3:]
    assert isle.state.invader_deck[0] == 3
    assert is_moved(isle.state)
    look(isle, "invader_deck", of_stage(isle, 3), "1")
    assert "spirit_island-threshold" not in [key for _, key, _ in isle.asked]
    assert isle.state.invader_deck == (3, 2, 2, 2, 2, 3, 3, 3, 3)


@plays(f"innate:{VISIONS}")
def test_an_event_that_france_has_laid_is_not_buried() -> None:
    """Slave Rebellion stays where setup has put it; when it has come, a later one is like any other."""
    isle = days(adversary="france", level="2")
    isle.prepare()
    rebellion = printed().event_index["slave_rebellion"]
    assert isle.state.event_faces == (NO_CARD, NO_CARD, NO_CARD, rebellion)
    isle.state.event_faces = (rebellion,)
    look(isle, "event_deck")
    assert "spirit_island-threshold" not in [key for _, key, _ in isle.asked]
    assert rebellion in isle.state.event_faces


@plays(f"innate:{VISIONS}")
def test_another_event_may_be_buried() -> None:
    isle = days(adversary="france", level="2")
    isle.prepare()
    other = members(isle.state.events)[0]
    look(isle, "event_deck", printed().events[other].id, "yes")
    assert isle.state.event_faces[-1] == other


def test_a_card_that_setup_has_laid_keeps_its_mark_wherever_the_deck_changes() -> None:
    """Counted from the bottom: taking cards away above changes nothing, one below moves it down."""
    isle = days(adversary="russia", level="4")
    isle.prepare()
    isle.run(turn_over(isle.table, 0), [of_stage(isle, 1)])
    assert sorted(laid_below(isle.state)) == [1, 3, 5, 7]
    isle.run(turn_over(isle.table, len(isle.state.invader_deck) - 1), [of_stage(isle, 3)])
    assert sorted(laid_below(isle.state)) == [0, 2, 4, 6]
    isle.run(see_top_event(isle.table), [printed().events[members(isle.state.events)[0]].id])
    assert can_bury(isle.state, "event_deck")


# ---- Aid from Lesser Spirits ----------------------------------------------------------------------------------------


def aided() -> tuple[Isle, int]:
    """A spirit beside which a minor power lies."""
    isle = Isle("river_surges_in_sunlight", expansions="both")
    isle.state.hands = [0]
    first, second = power("drift_down_into_slumber"), power("natures_resilience")
    isle.state.blight_card = printed().blight_index["aid_from_lesser_spirits"]
    isle.run(immediately(isle.table), [printed().powers[card].id for card in (first, second, first)])
    return isle, first


@plays("blight_card:aid_from_lesser_spirits")
def test_S_10_5_the_card_beside_a_spirit_is_used_in_every_turn_and_gives_its_elements() -> None:
    isle, card = aided()
    isle.inhabit(0, HOME)
    isle.put(HOME, "e")
    for _ in range(2):
        assert usable(isle.state, 0, printed().powers[card].speed) >> card & 1
        assert elements(isle.state, 0) == printed().powers[card].elements
        isle.play(Task("end_turn"))
    assert (isle.state.played, isle.state.hands, isle.state.discards) == ([0], [0], [0])
    shown: Any = view(isle.state)["spirits"][0]
    assert printed().powers[card].id in shown["played"]


@plays("blight_card:aid_from_lesser_spirits")
def test_S_10_5_it_can_neither_be_forgotten_nor_reclaimed() -> None:
    isle, card = aided()
    isle.state.phase = FAST
    use = Use(isle.table, 0, actor=0)
    isle.run(carry_out(use, parse("forget(1)")))
    isle.run(carry_out(use, parse("reclaim(1, from=play)")))
    isle.run(carry_out(use, parse("reclaim(all)")))
    assert isle.state.hands == [0]
    assert elements(isle.state, 0) == printed().powers[card].elements


def test_it_is_one_of_the_cards_all_the_same() -> None:
    """The box, the decks and the players hold as many minor powers as before."""
    isle, _ = aided()
    game = find("spirit_island")
    assert game.pieces(isle.state)["minor powers"] == sum(
        each.kind == "minor" and each.set in ("base", "bc", "je") for each in printed().powers
    )


# ---- the range that is ignored --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["crops_wither_and_fade", "favors_called_due"])
def test_S_22_3_no_ocean_is_a_target_where_none_is_in_play(card: str) -> None:
    """Aspect Reach ignores the range, but an ocean is a land only with Ocean's Hungry Grasp on its board."""
    isle = Isle("shadows_flicker_like_flame", "oceans_hungry_grasp", boards="AB", expansions="both")
    isle.take_aspects(printed().aspect_index["reach"], -1)
    isle.inhabit(0, HOME)
    lands = target_lands(isle.state, 0, printed().powers[power(card)])
    assert not lands & (1 | 1 << 9)
    assert lands.bit_count() == 16
    isle.inhabit(1, 10)
    assert target_lands(isle.state, 0, printed().powers[power(card)]) >> 9 & 1
    assert not target_lands(isle.state, 0, printed().powers[power(card)]) & 1
