"""What is hidden and what is open: hands, the draw pile, and what can be concluded."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.origo.board import BLUE, CARD, GREEN, PRINTED, RED, game, origo, player
from tests.play import somewhere


def test_numbers_and_the_discard_pile_are_open() -> None:
    """O-R.48: cards in hands and in the draw pile, shields in supplies, the discard pile."""
    played = origo("A1", "B5", hands={RED: "row:A ship", BLUE: "row:B"})
    played.play(RED, "expand", "row:A", "A2")
    for seat in (RED, BLUE, None):
        view = played.position.view(seat)
        assert [each["cards"] for each in view["players"]] == [1, 1]
        assert view["pile"] == 98 - 3
        assert view["discard"] == {"row:A": 1}
        assert [each["supply"] for each in view["players"]] == [42, 43]


def test_others_do_not_read_which_card_was_drawn() -> None:
    """O-3.4: the log tells the cards to their owner alone."""
    played = origo("A1", "B5", hands={RED: "row:A row:B"})
    played.play(RED, "exchange", "row:A", "row:B")
    drawn = [told for told in played.log if told.message.key == "origo-drawn"]
    assert len(drawn) == 2
    assert all(told.to == RED for told in drawn)


@settings(max_examples=30)
@given(seed=st.integers(0, 400), seat=st.sampled_from([0, 1, None]))
def test_imagined_hands_come_from_what_is_not_seen(seed: int, seat: int | None) -> None:
    """O-3.4: all 98 cards, each in one place; the own hand and the open cards stay."""
    position = somewhere(game(), seed)
    imagined = position.imagine(seat, Random(seed)).state
    now = position.state
    cards: Counter[int] = Counter(dict(enumerate(imagined.pile)))
    for hand in imagined.hands:
        cards.update(hand)
    seen: Counter[int] = Counter(dict(enumerate(now.discard)))
    seen.update([*now.attack_cards, *now.defence_cards, *([now.played] if now.played >= 0 else [])])
    assert cards + seen == Counter(dict(enumerate(PRINTED.copies)))
    assert imagined.discard == now.discard
    if seat is not None:
        assert imagined.hands[seat] == now.hands[seat]


def test_what_everybody_saw_being_shuffled_cannot_be_in_a_hand_instead() -> None:
    """O-3.5: right after shuffling, the draw pile is what lay open before; the other hands hold the rest."""
    pile = [0] * len(PRINTED.cards)
    pile[CARD["ship"]] = 5
    held = "row:A row:B row:C"
    shuffled = {"pile": pile, "shuffled": pile}
    played = origo("A1", "B5", "C9", hands={RED: "population", BLUE: held, GREEN: "column:1"}, state=shuffled)
    for seed in range(20):
        state = played.position.imagine(RED, Random(seed)).state
        assert state.pile == pile
        assert sorted((*state.hands[BLUE], *state.hands[GREEN])) == sorted(
            CARD[id] for id in (*held.split(), "column:1")
        )


def test_cards_shown_in_this_step_stay_shown() -> None:
    """O-3.4: while red looks for a field, everybody sees the card that was played."""
    played = origo("A1", "B5", hands={RED: "row:A ship", BLUE: "row:B"})
    played.play(RED, "expand", "row:A")
    imagined = played.position.imagine(BLUE, Random(1))
    assert imagined.view(BLUE)["played"] == "row:A"
    assert imagined.decisions[RED].options == played.options(RED)
    assert player(played, RED)["cards"] == 1
