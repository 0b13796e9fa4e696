"""Cards of decks that somebody looks at, puts back or exchanges."""

from __future__ import annotations

from tests.spirit_island.board import Isle, cards_in, named, pile, power, printed
from tuath.core.notation import parse
from tuath.core.question import members
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.state.state import NO_CARD, NOBODY
from tuath.games.spirit_island.turn.invaders import reveal_card
from tuath.games.spirit_island.turn.triggers import finish_action


def invader(id: str) -> int:
    return printed().invader_index[id]


def of_stage(isle: Isle, stage: int) -> list[int]:
    return list(members(isle.state.unseen[stage - 1]))


def test_who_looks_at_the_invader_deck_knows_its_top_card() -> None:
    """S-8.11: it is drawn by chance when it is seen, and not a second time when it is turned up."""
    isle = Isle()
    isle.state.invader_deck = (1, 2)
    card = of_stage(isle, 1)[1]
    isle.carry_out("look(1, invader_deck)", named("invader_card", card))
    assert isle.state.invader_faces == (card,)
    assert isle.run(reveal_card(isle.table, finish_action)) == card
    assert [*isle.state.invader_deck, *isle.state.invader_faces] == [2]


def test_shuffled_cards_of_one_stage_lie_in_an_order_nobody_knows() -> None:
    isle = Isle()
    isle.state.invader_deck = (2, 2, 3)
    seen, other = of_stage(isle, 2)[:2]
    isle.carry_out("look(1, invader_deck); put_back(top, shuffle=2)", named("invader_card", seen))
    assert (isle.state.invader_mixed, isle.state.invader_faces) == (2, (seen,))
    assert isle.run(reveal_card(isle.table, finish_action), ["2", named("invader_card", other)]) == other
    assert (isle.state.invader_mixed, isle.state.invader_faces) == (0, (seen,))
    assert isle.run(reveal_card(isle.table, finish_action)) == seen


def test_backs_tell_shuffled_cards_of_different_stages_apart() -> None:
    isle = Isle()
    isle.state.invader_deck = (1, 2, 3)
    seen = of_stage(isle, 1)[0]
    isle.carry_out("look(1, invader_deck); put_back(top, shuffle=2)", named("invader_card", seen), "2")
    assert (isle.state.invader_deck, isle.state.invader_faces) == ((2, 1, 3), (NO_CARD, seen))


def test_a_card_seen_goes_to_the_bottom() -> None:
    isle = Isle()
    isle.state.invader_deck = (1, 2)
    seen = of_stage(isle, 1)[0]
    isle.carry_out("look(1, invader_deck); put(looked_card, bottom)", named("invader_card", seen))
    assert (isle.state.invader_deck, isle.state.invader_faces) == ((2, 1), (NO_CARD, seen))


def test_the_top_card_is_swapped_with_a_discarded_one() -> None:
    """The stages are one apart at most; the new card is known, the old one is not."""
    isle = Isle()
    low, middle, high = (of_stage(isle, stage)[0] for stage in (1, 2, 3))
    isle.state.invader_deck = (3, 3)
    isle.state.invaders_discarded = 1 << low | 1 << middle | 1 << high
    isle.carry_out("swap(invader_deck.top, invader_discard.one, stage_gap=<=1)", named("invader_card", middle))
    assert isle.asked[-1][2] == tuple(named("invader_card", card) for card in sorted((middle, high)))
    assert (isle.state.invader_deck, isle.state.invader_faces) == ((2, 3), (middle,))
    assert isle.state.invaders_discarded == 1 << low | 1 << high


def test_power_cards_that_were_looked_at_are_taken_and_discarded() -> None:
    """Each spirit takes one, the others are discarded."""
    isle = Isle("river_surges_in_sunlight", "thunderspeaker", boards="AB")
    first, second, third = cards_in(isle.state.minors)[:3]
    effect = parse(
        "look(1+n(players), minor_deck); each_spirit(){take(1, from=looked_card)}; discard(all, looked_card)"
    )
    isle.run(carry_out(Use(isle.table, 0, actor=NOBODY), effect), [first, second, third, "p1", second, first])
    assert (isle.state.hands[0] >> power(second) & 1, isle.state.hands[1] >> power(first) & 1) == (1, 1)
    assert (isle.state.minors_discarded, isle.state.drawn) == (pile(third), [0, 0])
