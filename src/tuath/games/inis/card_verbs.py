"""Verbs of cards for cards: what is asked when they are declared, and what is ordered."""

from __future__ import annotations

from tuath.core.notation import Call, Op, Word
from tuath.games.inis.cards import KINDS, SOME
from tuath.games.inis.conditions import name, number, people
from tuath.games.inis.state import NOBODY
from tuath.games.inis.use import Use, Verbs, amount


async def draw(use: Use, call: Call) -> None:
    """I-14.10, I-16.30: Epic Tales, of which some may be kept; or more of them with a draw under way."""
    quantity = call.args[0]
    if isinstance(quantity, Op) and quantity.left is None:
        use.order("draw_more", use.seat, number=number(use.case, quantity))
        return
    cards, keep = number(use.case, quantity), call.key("keep")
    use.order("draw", use.seat, to=cards if keep is None else number(use.case, keep), number=cards)


async def take(use: Use, call: Call) -> None:
    """Into the own hand; the rest of the card may ask whether something was taken."""
    use.must_wait = True
    match name(call.args[1]), call.key("from"):
        case "that_card", _:
            use.order("take_that", use.seat)
        case "advantage.here", _:
            use.order("take_advantage", use.seat, use.here)
        case "epic.shown", _:
            use.order("take_shown", use.seat)
        case _, Word("aside"):
            use.order("take_aside", use.seat)
        case _, Word("action_discard"):
            use.order("search", use.seat)
        case _, Word("opponents"):
            use.order("collect", use.seat)
        case _, who:
            assert who is not None
            victim = await use.player(people(use.case, who), because="no-opponent")
            if victim != NOBODY:
                use.order("steal", use.seat, to=victim)


async def give(use: Use, call: Call) -> None:
    match name(call.args[1]), call.key("to"):
        case "action.deck", _:
            use.order("put_aside_from_deck", use.seat)
        case _, Word("aside"):
            use.order("put_aside", use.seat)
        case _, Word("givers"):
            use.order("give_back", use.seat)
        case "that_card", who:
            assert who is not None
            use.order("give_that", use.seat, to=await use.player(people(use.case, who), because="no-opponent"))
        case what, who:
            raise ValueError(f"cannot give {what} to {who}")


async def discard(use: Use, call: Call) -> None:
    """I-8.12: which cards is chosen while carrying it out, for hands are hidden."""
    use.must_wait = True
    what = name(call.args[1])
    if what == "epic.shown":
        use.order("discard_shown", use.seat)
        return
    quantity = amount(use, call.args[0])
    use.order("throw", use.seat, to=KINDS.index(what), number=min(quantity.most, SOME))


async def reveal(use: Use, call: Call) -> None:
    use.must_wait = True
    use.order("reveal_each", use.seat)


async def look(use: Use, call: Call) -> None:
    """I-15.16: what follows is decided after having looked."""
    use.must_wait = True
    other = await use.player(people(use.case, call.key("from") or Word("opponents")), because="no-opponent")
    use.order("look", use.seat, to=other, number=KINDS.index(name(call.args[1])))


VERBS: Verbs = {
    "draw": draw,
    "take": take,
    "give": give,
    "discard": discard,
    "reveal": reveal,
    "look": look,
}
