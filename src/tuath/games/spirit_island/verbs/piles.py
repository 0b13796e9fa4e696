"""Cards and blight that go to the box or come from it: S-10.13, S-14.8, S-14.17."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from tuath.core.flat import take_away
from tuath.core.notation import Call, Expr, Word
from tuath.core.question import bits_of
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.effects import Use
from tuath.games.spirit_island.material.material import first_cause
from tuath.games.spirit_island.state.queries.queries import is_healthy, terror_level
from tuath.games.spirit_island.state.standing.standing import note
from tuath.games.spirit_island.state.state import NO_CARD, NOWHERE
from tuath.games.spirit_island.verbs.event_deck import put_event_under

CARD_BLIGHT, FEAR_CARD_ON_TOP = Word("blight"), Word("fear_deck.top")


async def put_this_back(use: Use, call: Call) -> None:
    """S-14.8: this event goes back under so many cards of its deck."""
    state, cards = use.state, use.number(call.key("under") or 0)
    card = use.cause - first_cause(state.printed, "events")
    put_event_under(state, card, cards)
    use.table.tell("event-put-back", event=card, number=cards)


async def put_unused_fear_card(use: Use, call: Call) -> None:
    """S-14.17: a fear card more on top of the deck, if there is one left; it belongs to the present terror level."""
    state = use.state
    unseen = state.fear_earned + sum(state.fear_deck) - sum(face != NO_CARD for face in state.fear_faces)
    if state.fear_cards.bit_count() <= unseen:
        return
    state.fear_deck[min(terror_level(state), len(state.fear_deck)) - 1] += 1
    if len(state.fear_faces) > state.fear_earned:
        first, rest = state.fear_faces[: state.fear_earned], state.fear_faces[state.fear_earned :]
        state.fear_faces = (*first, NO_CARD, *rest)
    use.table.tell("fear-card-added")


def remove_fear_card(use: Use) -> None:
    """S-14.17: the top card of the fear deck goes to the box unseen; the terror level may rise by it."""
    state = use.state
    level = terror_level(state)
    place = next((place for place, left in enumerate(state.fear_deck) if left), None)
    if place is None:
        return
    take_away(state.fear_deck, place)
    top = state.fear_faces[state.fear_earned : state.fear_earned + 1]
    state.fear_discarded |= bits_of(face for face in top if face != NO_CARD)
    state.fear_faces = state.fear_faces[: state.fear_earned] + state.fear_faces[state.fear_earned + 1 :]
    use.table.tell("fear-card-removed")
    if not any(state.fear_deck):
        note(state, "fear_deck_empty", NOWHERE)
    if terror_level(state) > level:
        use.table.tell("terror-rises", number=terror_level(state))


async def remove_blight(use: Use, call: Call) -> None:
    """S-10.13: blight of the card goes to the box, and an empty card turns over; at least until then, if so said."""
    state, number, face = use.state, use.amount(call.args[0]).most, use.state.blight_card
    goes_on = call.key("until") is not None and is_healthy(state)
    removed = 0
    while state.blight_left > 0 and (removed < number or (goes_on and state.blight_card == face)):
        taken = state.blight_left if removed >= number else min(number - removed, state.blight_left)
        state.blight_left -= taken
        removed += taken
        use.tally.removed["blight"] += taken
        use.table.tell("card-blight-boxed", number=taken)
        if is_healthy(state) and state.blight_left == 0:
            await changes.turn_blight_card(use.table)


PUT_BACK: Mapping[Expr, Callable[[Use, Call], Awaitable[None]]] = {
    Word("this"): put_this_back,
    Word("unused.fear_card"): put_unused_fear_card,
}
