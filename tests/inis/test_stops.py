"""At which moments players may wish to be asked, and what a wish answers."""

from __future__ import annotations

from random import Random

import pytest

import tuath
from tests.inis.board import PRINTED
from tests.play import any_answer
from tuath.core.message import Refused
from tuath.core.reaction import ALWAYS, IF_ABLE, NEVER, Wish, check_wish, read_wishes, standing_answer, write_wishes
from tuath.games import find
from tuath.games.inis.state import DECLINE, MOMENTS
from tuath.games.inis.stops import STOP_AT, STOPS, moments
from tuath.games.inis.windows import answering

INIS = find("inis")
TURN = {"own_turn", "clash_maneuver", "this_discarded"}  # what one does in one's own turn answers nothing


def test_every_moment_has_its_stop() -> None:
    assert set(STOP_AT) == set(MOMENTS)
    assert len(STOP_AT) == sum(len(stop.moments) for stop in STOPS)


def test_every_card_that_answers_something_is_named_at_a_stop() -> None:
    events = [event for stop in STOPS for event in stop.events]
    assert len(events) == len(set(events))
    assert set(answering(PRINTED)) - set(events) == TURN
    named = {thing for moment in moments(PRINTED) for thing in moment.things}
    assert "card:act_geis" in named
    assert all(moment.things for moment in moments(PRINTED) if moment.id != "peace")


@pytest.mark.parametrize("seed", range(3))
def test_a_wish_answers_only_where_it_may(seed: int) -> None:
    """Who wishes never to be asked is answered for, who can play a card or always wishes to be asked is not."""
    position, rng = tuath.start("inis", seats=3, seed=seed), Random(seed)
    idle = able = 0
    while not position.over and idle + able < 200:
        for decision in position.decisions.values():
            reaction = INIS.reaction(position.state, decision)
            if reaction is None or not reaction.is_window:
                continue
            cards = [value for value in decision.values if decision.domain.ids[value] in PRINTED.cards]
            idle, able = idle + (not cards), able + bool(cards)
            usual = standing_answer(INIS.moments, reaction, {})
            assert usual == (None if cards else DECLINE)
            for wish, answer in ((NEVER, DECLINE), (IF_ABLE, usual), (ALWAYS, None)):
                assert standing_answer(INIS.moments, reaction, {reaction.moment: Wish(wish)}) == answer
            for_now = {reaction.moment: Wish(NEVER, reaction.round)}
            assert standing_answer(INIS.moments, reaction, for_now) == DECLINE
            lapsed = {reaction.moment: Wish(NEVER, reaction.round - 1)}
            assert standing_answer(INIS.moments, reaction, lapsed) == usual
        position.play(*any_answer(position, rng))
    assert idle
    assert able


def test_wishes_are_kept_as_they_are() -> None:
    wishes = {"played": Wish(ALWAYS), "loss": Wish(NEVER, 4)}
    assert read_wishes(write_wishes(wishes)) == wishes


@pytest.mark.parametrize(("moment", "wish"), [("tea", ALWAYS), ("played", "peace"), ("peace", ALWAYS), ("", "")])
def test_what_nobody_can_wish_is_refused(moment: str, wish: str) -> None:
    with pytest.raises(Refused, match="there are"):
        check_wish(INIS.moments, moment, wish)


def test_to_let_something_happen_is_no_act() -> None:
    """Marks of what others did stay, and taking back goes beyond it."""
    position, rng = tuath.start("inis", seats=2, seed=5), Random(5)  # a game like any other
    acted = {0: 0, 1: 0}
    while not position.over and position.count < 400:
        seat, value = any_answer(position, rng)
        decision, given = position.decisions[seat], position.count + 1
        position.play(seat, value)
        if decision.key != "inis-react" or decision.domain.ids[value] in PRINTED.cards:
            acted[seat] = given
        assert acted == {own: position.acted([own]) for own in acted}
