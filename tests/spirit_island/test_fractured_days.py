"""Fractured Days Split the Sky: time on the panel, cards beside it, a land out of the world, boards out of step."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, at, cards_in, have, innate, named, pile, plays, power, printed, reply
from tests.spirit_island.spirits import HOME, days, time
from tuath.core.notation import parse
from tuath.core.question import bits_of, members
from tuath.core.scene import Look, Remark
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import EXPLORER, piece, strife_of
from tuath.games.spirit_island.shown.scene import scene
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.queries.queries import isle as island
from tuath.games.spirit_island.state.queries.queries import presence, presence_lands, shift_of, terrain
from tuath.games.spirit_island.state.state import NO_CARD, NOBODY, Settle, Task
from tuath.games.spirit_island.turn.invader_phase import explore_lands, ravage_lands
from tuath.games.spirit_island.turn.invaders import build_with
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action
from tuath.games.spirit_island.turn.usable import usable
from tuath.games.spirit_island.verbs.event_deck import turn_up_event


def test_S_2_10_cards_lie_open_and_a_lone_board_gives_time() -> None:
    """Six of both decks for up to two players."""
    isle = Isle("fractured_days_split_the_sky", expansions="both").lay_out()
    minors, majors = cards_in(isle.state.minors)[:6], cards_in(isle.state.majors)[:6]
    isle.play(Settle(0), answers=[*minors, *majors, "energy"])
    assert isle.state.days[0].bit_count() == 12
    assert (time(isle), isle.state.covered[0]) == (1, 4)
    assert sum(isle.state.presence) == 3


@plays("special_rule:fragments_of_shattered_time")
def test_time_is_presence_from_a_track_or_the_island() -> None:
    """S-22.17: spent it goes back to a track, or is destroyed where there is no room."""
    isle = days()
    isle.carry_out("gain_time(2)", "plays", "island", at(HOME))
    assert (time(isle), isle.state.covered, presence(isle.state, 0, HOME)) == (2, [5, 4], 1)
    isle.carry_out("time(2)")
    assert (time(isle), isle.state.covered, isle.state.destroyed) == (0, [5, 5], [1])


@plays("special_rule:days_that_never_were")
def test_a_card_that_is_not_kept_may_join_the_days() -> None:
    isle = days()
    four = cards_in(isle.state.minors)[:4]
    isle.state.minors = pile(*four)
    isle.carry_out("power(minor)", *four[:3], four[0], four[1])
    assert isle.state.days[0] == pile(four[1])
    assert not isle.state.minors_discarded >> power(four[1]) & 1
    shown = view(isle.state)["spirits"][0]
    assert shown["id"] is not None
    assert shown["days"] == [four[1]]


@plays("growth:fractured_days_split_the_sky", "special_rule:days_that_never_were")
def test_faq_fractured_days_growth_takes_a_day_and_chooses_three_times() -> None:
    """S-22.17: a major power of these costs the forgetting of a card; each time anew time or energy."""
    isle = days()
    major, lost = cards_in(isle.state.majors)[0], cards_in(isle.state.hands[0])[0]
    isle.state.days[0], isle.state.majors = pile(major), isle.state.majors & ~pile(major)
    isle.carry_out("power(days_that_never_were)", lost)
    assert (isle.state.days[0], isle.state.hands[0] >> power(major) & 1) == (0, 1)
    isle.carry_out("times(3){either{gain_time(1)}or{energy(2)}}", "first", "energy", "second", "second")
    assert (time(isle), isle.state.energy) == (1, [4])


@plays("innate:slip_the_flow_of_time")
def test_slip_the_flow_of_time_costs_more_and_more_time() -> None:
    """S-6.6: 1 time for each earlier use; any number of times."""
    isle = days(1)
    card = members(isle.state.hands[0])[0]
    isle.state.phase, isle.state.hands[0], isle.state.discards[0] = "fast", 0, 1 << card
    have(isle, sun=2, moon=2)
    slip = innate("slip_the_flow_of_time")
    isle.run(use_power(isle.table, 0, slip), ["yes"])
    assert (isle.state.hands[0], time(isle)) == (1 << card, 1)
    isle.run(use_power(isle.table, 0, slip), ["no"])
    assert time(isle) == 0
    assert not usable(isle.state, 0, "fast") >> slip & 1


@plays("innate:slip_the_flow_of_time")
def test_slip_the_flow_of_time_plays_a_card() -> None:
    """S-6.1: for its cost, without a card play."""
    isle = days()
    card = "absolute_stasis"
    isle.state.phase, isle.state.energy, isle.state.hands[0] = "fast", [1], pile(card)
    have(isle, sun=3, air=2)
    isle.run(use_power(isle.table, 0, innate("slip_the_flow_of_time")), ["yes", card])
    assert (isle.state.played[0], isle.state.energy, isle.state.plays) == (pile(card), [0], [0])


@plays("innate:slip_the_flow_of_time")
def test_slip_the_flow_of_time_resolves_a_slow_power() -> None:
    isle = days()
    isle.state.phase = "fast"
    isle.state.invader_deck = (2, 2)
    have(isle, sun=1, moon=3, air=2)
    seen = members(isle.state.unseen[1])[0]
    visions = "visions_of_a_shifting_future"
    isle.run(
        use_power(isle.table, 0, innate("slip_the_flow_of_time")),
        ["yes", visions, "invader_deck", named("invader_card", seen)],
    )
    assert isle.state.used[0] >> innate(visions) & 1


@plays("innate:visions_of_a_shifting_future")
@pytest.mark.parametrize(("wants", "deck", "mixed"), [("no", (2, 2, 3), 2), ("yes", (2, 3, 2), 0)])
def test_visions_come_true_or_not(wants: str, deck: tuple[int, ...], mixed: int) -> None:
    """The card is looked at first; then it goes back and two are shuffled, or it goes to the bottom."""
    isle = days()
    isle.state.invader_deck = (2, 2, 3)
    have(isle, sun=2, moon=3, air=2)
    seen = members(isle.state.unseen[1])[0]
    isle.run(
        use_power(isle.table, 0, innate("visions_of_a_shifting_future")),
        ["invader_deck", named("invader_card", seen), wants],
    )
    assert (isle.state.invader_deck, isle.state.invader_mixed) == (deck, mixed)
    assert isle.state.invader_faces == ((seen,) if wants == "no" else (NO_CARD, NO_CARD, seen))


@plays("innate:visions_of_a_shifting_future")
@pytest.mark.parametrize(("wants", "drawn"), [("no", "thriving_trade"), ("yes", "seek_new_farmland")])
def test_visions_of_an_event(wants: str, drawn: str) -> None:
    """With events it may be their deck: the card goes back and two are shuffled, or it goes to the bottom."""
    isle = days()
    index = printed().event_index
    farmland, trade, cities = index["seek_new_farmland"], index["thriving_trade"], index["cities_rise"]
    isle.state.events, isle.state.event_faces = 1 << farmland | 1 << trade | 1 << cities, ()
    have(isle, sun=2, moon=3, air=2)
    isle.run(use_power(isle.table, 0, innate("visions_of_a_shifting_future")), ["event_deck", "thriving_trade", wants])
    assert isle.state.event_mixed == (2 if wants == "no" else 0)
    if wants == "no":
        assert isle.run(turn_up_event(isle.table), ["1"]) == index[drawn]
        return
    assert isle.run(turn_up_event(isle.table), ["seek_new_farmland"]) == index[drawn]
    assert list(isle.state.event_faces) == [NO_CARD, trade]
    assert isle.run(turn_up_event(isle.table)) == cities
    assert isle.run(turn_up_event(isle.table)) == trade


def test_of_two_shuffled_events_chance_tells_which_comes() -> None:
    """The one that was seen comes second, where the other one lies on top."""
    isle = days()
    index = printed().event_index
    trade, cities = index["thriving_trade"], index["cities_rise"]
    isle.state.events, isle.state.event_faces, isle.state.event_mixed = 1 << cities, (trade,), 2
    assert isle.run(turn_up_event(isle.table), ["2"]) == cities
    assert isle.state.event_mixed == 0
    assert isle.run(turn_up_event(isle.table)) == trade


def test_without_events_visions_are_of_invaders_alone() -> None:
    isle = days(events="off")
    isle.state.invader_deck = (2, 2, 3)
    have(isle, sun=1, moon=2, air=2)
    isle.run(
        use_power(isle.table, 0, innate("visions_of_a_shifting_future")),
        [named("invader_card", members(isle.state.unseen[1])[0])],
    )
    assert [key for _, key, _ in isle.asked] == ["spirit_island-reveal"]


@plays("power:absolute_stasis")
def test_S_22_11_a_land_in_stasis_is_not_there() -> None:
    """Nothing happens in it, nothing is next to it; pieces count for victory; it ends with the slow phase."""
    isle = days(1)
    isle.state.played[0], isle.state.phase = 1 << power("absolute_stasis"), "fast"
    isle.put(HOME, "tt")
    near = members(island(isle.state).near(HOME))[0]
    isle.run(use_power(isle.table, 0, power("absolute_stasis")), [at(HOME)])
    assert time(isle) == 0
    assert not (island(isle.state).lands | presence_lands(isle.state, 0)) >> HOME & 1
    assert not island(isle.state).near(Land(near)) >> HOME & 1
    assert island(isle.state).distance(Land(near), HOME) is None
    card = next(each for each, shown in enumerate(printed().invader_cards) if ground(isle, HOME) in shown.match)
    isle.run(build_with(isle.table, card, finish_action))
    assert isle.pieces(HOME) == "town town"
    isle.play(Task("end_turn"))
    assert island(isle.state).lands >> HOME & 1


def ground(isle: Isle, land: Land) -> str:
    return printed().boards[isle.state.boards[0]].terrain[land]


@plays("power:pour_time_sideways")
def test_faq_fractured_days_time_pours_from_board_to_board() -> None:
    """S-22.17: in the invader phase each action happens once less where presence left, once more where it came."""
    isle = days(3, "river_surges_in_sunlight", boards="AB")
    far = Land(9 + 5)
    isle.inhabit(0, far)
    isle.state.played[0], isle.state.phase = 1 << power("pour_time_sideways"), "fast"
    isle.run(use_power(isle.table, 0, power("pour_time_sideways")), [at(HOME)])
    assert (time(isle), presence(isle.state, 0, far)) == (0, 2)
    isle.state.phase = "invaders"
    isle.carry_out("each_board(){fear(1)}")
    assert isle.state.fear_shown == 2
    isle.carry_out("at(all, land(has(presence.any))){add(1, wilds)}")
    assert (isle.state.wilds[HOME], isle.state.wilds[far]) == (0, 2)


@pytest.mark.parametrize("what", ["ravage", "build", "explore"])
def test_faq_fractured_days_invader_actions_happen_once_more_and_once_less(what: str) -> None:
    """S-22.17: each action of a card for itself, on the board where time came twice, where it left not at all."""
    isle = days(0, "river_surges_in_sunlight", boards="AB")
    sands = [[Land(9 * place + n) for n in range(1, 9) if terrain(isle.state, Land(9 * place + n)) == "sands"]
             for place in (0, 1)]  # fmt: skip
    for each in (*sands[0], *sands[1]):
        isle.put(each, "t")
    isle.state.phase, isle.state.blight_left = "invaders", 20
    isle.state.counters |= {shift_of(0): -1, shift_of(1): 1}
    card = printed().invader_index["1_sands"]
    isle.state.ravaging = isle.state.building = isle.state.exploring = (card,)
    if what == "build":
        isle.run(build_with(isle.table, card, finish_action, is_normal=True))
        counted = [len(isle.state.pieces[each]) - 1 for each in (*sands[0], *sands[1])]
        assert counted == [0] * len(sands[0]) + [2] * len(sands[1])
        return
    isle.state.lands_left = bits_of((*sands[0], *sands[1]))
    if what == "explore":
        isle.run(explore_lands(isle.table, Task("explore_lands")))
        assert [isle.pieces(each).count("explorer") for each in sands[0]] == [0] * len(sands[0])
        assert [isle.pieces(each).count("explorer") for each in sands[1]] == [2] * len(sands[1])
        return
    for each in (sands[0][0], sands[1][0]):  # each ravage takes one strife
        isle.state.pieces[each], isle.state.lands_left = (piece(EXPLORER, strife=2),), 1 << each
        isle.run(ravage_lands(isle.table, Task("ravage_lands")))
    assert [strife_of(*isle.state.pieces[each]) for each in (sands[0][0], sands[1][0])] == [2, 0]


@plays("power:the_past_returns_again")
def test_the_past_returns_again() -> None:
    """S-6.6: time and energy for each player; a discarded card comes onto the deck, known to all."""
    isle = days(1)
    past = members(isle.state.unseen[0])[0]
    isle.state.invader_deck, isle.state.invaders_discarded = (2, 3), 1 << past
    isle.state.played[0], isle.state.phase = 1 << power("the_past_returns_again"), "fast"
    assert not usable(isle.state, 0, "fast")
    isle.state.energy = [1]
    isle.run(use_power(isle.table, 0, power("the_past_returns_again")), [named("invader_card", past)])
    assert (isle.state.invader_deck, isle.state.invader_faces) == ((1, 3), (past,))
    assert (isle.state.energy, time(isle)) == ([0], 0)


def test_without_agreement_the_past_does_not_return() -> None:
    """S-14.19 [R]: neither energy nor time is given, and nothing is done; it is not used again this turn."""
    isle = Isle("fractured_days_split_the_sky", "river_surges_in_sunlight", boards="AB")
    card = power("the_past_returns_again")
    isle.state.counters["time.0"] = 2
    isle.state.played[0], isle.state.phase, isle.state.energy = 1 << card, "fast", [1, 1]
    isle.state.invaders_discarded = 1 << members(isle.state.unseen[0])[0]
    before = isle.state.invader_deck
    isle.run(use_power(isle.table, 0, card), [(1, "refuse")])
    assert (isle.state.invader_deck, isle.state.energy, time(isle)) == (before, [1, 1], 2)
    assert not usable(isle.state, 0, "fast") >> card & 1


@plays("power:blur_the_arc_of_years")
@pytest.mark.parametrize(
    ("pieces", "blight", "left"), [("", 1, ""), ("d", 0, "dahan dahan"), ("e", 0, "explorer town")]
)
def test_blur_the_arc_of_years(pieces: str, blight: int, left: str) -> None:
    """Nobody there: blight goes; invaders build and ravage; dahan become more."""
    isle = days()
    isle.inhabit(0, HOME, 0)
    isle.state.blight_left = 9
    isle.put(HOME, pieces, blight=blight)
    isle.use("blur_the_arc_of_years", HOME, *(["stop"] if pieces == "d" else []))
    assert isle.pieces(HOME) == left
    assert isle.state.blight[HOME] == (1 if pieces == "e" else 0)


@plays("power:blur_the_arc_of_years")
def test_blur_the_arc_of_years_repeats_for_time() -> None:
    """S-7.8: on the same land."""
    isle = days(1)
    isle.put(HOME, blight=2)
    isle.use("blur_the_arc_of_years", HOME, "yes")
    assert (time(isle), isle.state.blight[HOME]) == (0, 1)
    isle.play(isle.state.agenda[-1])
    assert isle.state.blight[HOME] == 0


def test_faq_absolute_stasis_a_board_is_destroyed_with_a_land_in_stasis() -> None:
    """S-22.11"""
    isle = days(0, "river_surges_in_sunlight", boards="AB")
    isle.put(HOME, "t")
    isle.state.frozen = 1 << HOME
    isle.power_says("destroy_board(target_board)", here=1)
    assert (isle.pieces(HOME), isle.state.destroyed[0]) == ("", 2)


def test_a_terminal_shows_time_and_days() -> None:
    isle = days(2)
    isle.state.days[0] = 1 << power("drift_down_into_slumber")
    shown = scene(printed(), dict(view(isle.state)), {}, Look(80, False, str, 0))
    keys = [block.message.key for block in shown if isinstance(block, Remark)]
    assert {"spirit_island-sheet-time", "spirit_island-sheet-days-names"} <= {*keys}


def test_no_card_is_lost_while_a_day_is_chosen() -> None:
    """S-22.17: what was drawn lies there until it is settled whether one of it joins the days."""
    isle = days()
    four = cards_in(isle.state.minors)[:4]
    isle.state.minors = pile(*four)
    rule = carry_out(Use(isle.table, 0, actor=NOBODY), parse("power(minor)"))
    asked = rule.send(None)
    for answer in (*four[:3], four[0]):
        asked = reply(rule, asked, answer)
    assert asked.key == "spirit_island-day"
    assert isle.state.drawn[0] == pile(*four)
