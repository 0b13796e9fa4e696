"""Pieces that are added, removed and replaced: S-9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from tuath.core.notation import Apply, Call, Expr, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.action import changes
from tuath.games.spirit_island.action.effects import MARKER_NAME, Use, Verbs, at_land, kinds_of, pieces_meant
from tuath.games.spirit_island.material.geometry import Land, board_place
from tuath.games.spirit_island.material.material import family_of
from tuath.games.spirit_island.material.pieces import (
    BEASTS,
    INVADERS,
    LAND_TOKENS,
    PIECE_KINDS,
    TOKEN_KINDS,
    Piece,
    is_thief,
    kind_of,
    strife_of,
    token,
    with_strife,
)
from tuath.games.spirit_island.state.queries.conditions import (
    ALL,
    KINDS_MEANT,
    Amount,
    lands_meant,
    names,
    pieces_of,
    scope,
)
from tuath.games.spirit_island.state.queries.queries import (
    isle,
    seats,
)
from tuath.games.spirit_island.state.questions import (
    NEXT_BOARD,
    TOKEN,
)
from tuath.games.spirit_island.state.standing.standing import (
    applying,
    changeable,
    concerns,
    health,
    note_power,
)
from tuath.games.spirit_island.state.standing.thieves import THIEF_NAME, WHEREVER_IT_IS
from tuath.games.spirit_island.state.state import (
    NOWHERE,
    SETUP,
)

BLIGHT_CARD_WORD = Word("blight_card")
STRIFE, WITH_STRIFE = "strife", Word("invader.strife")


async def some_of(
    use: Use,
    quantity: Amount,
    left: list[Piece],
    act: Callable[[Piece], Awaitable[None]],
    in_order: bool = False,
) -> None:
    """Choose pieces here, one after another, and do something to each.

    Where it is all of them nobody is asked, unless their order matters.
    """
    for done in range(min(quantity.most, len(left))):
        is_all = quantity.least - done >= len(left) and not in_order
        one = left[0] if is_all else await use.which(left, may_stop=done >= quantity.least)
        if one is None:
            return
        left.remove(one)
        await act(one)


async def remove(use: Use, call: Call) -> None:
    """S-9.2: pieces of choice go back to the supply, tokens too; S-10.4: blight to its card."""
    quantity, what = use.amount(call.args[0]), names(call.args[1])
    is_certain = quantity.least == quantity.most and (quantity.least == ALL or not is_swarming(use, what))
    if use.here != NOWHERE and len(what) == 1 and what[0] in LAND_TOKENS and is_certain:
        removed = changes.remove_tokens(use.table, use.here, what[0], quantity.most)
        note_removed(use, what[0], removed)
        return
    if use.here == NOWHERE or call.key("among") is not None:
        await some_anywhere(use, call, quantity, partial(removable, use, call.args[1]), partial(remove_one, use, call))
        return
    await some_of(use, quantity, removable(use, call.args[1], use.here), partial(remove_one, use, call, use.here))


def is_swarming(use: Use, what: Sequence[str]) -> bool:
    """S-22.20: may a sacred site be taken for such a token here?"""
    return PIECE_KINDS[BEASTS] in what and use.here != NOWHERE and use.has_swarm(use.here)


def removable(use: Use, what: Expr, land: Land) -> list[Piece]:
    """Those of these types; for strife, those under which it lies."""
    found = changeable(use.state, land, pieces_meant(use, what, land))
    return found + (pieces_meant(use, WITH_STRIFE, land) if is_about_strife(what) else [])


def is_about_strife(what: Expr) -> bool:
    """S-13.1: it is a token, though it lies under invaders."""
    return not {STRIFE, "token"}.isdisjoint(names(what))


async def remove_one(use: Use, call: Call, land: Land, one: Piece) -> None:
    """S-9.2; S-13.1: of an invader that has strife, where that is meant, one strife."""
    if strife_of(one) and is_about_strife(call.args[1]):
        changes.lose_strife(use.table, land, one)
        note_removed(use, STRIFE, 1)
        return
    if is_thief(one):
        if await use.state.rules.points.is_caught(
            use.table, land, one, WHEREVER_IT_IS if use.is_unhindered else "remove"
        ):
            note_removed(use, PIECE_KINDS[kind_of(one)], 1)
        return
    if is_pushed_instead(use, land, one):
        await push_instead(at_land(use, land), one)
        return
    changes.remove_piece(use.table, land, one)
    note_removed(use, PIECE_KINDS[kind_of(one)], 1)


async def unhindered(use: Use, call: Call) -> None:
    """S-19.8: from here on it removes pieces wherever they are."""
    use.is_unhindered = True


def is_pushed_instead(use: Use, land: Land, one: Piece) -> bool:
    """S-18.15: does a rule keep fear cards from removing such a piece?"""
    if use.is_unhindered or not use.state.standing or family_of(use.state.printed, use.cause) != "fear_cards":
        return False
    return any(concerns(call.args[0], kind_of(one)) for call, _ in applying(use.state, "push_instead", land))


async def push_instead(use: Use, one: Piece) -> None:
    """S-18.15: it may be pushed, or it stays."""
    end = await use.land_or_stop(use.case.near(use.here), may_stop=True)
    if end != NOWHERE:
        changes.move_piece(use.table, one, use.here, end)


def note_removed(use: Use, what: str, number: int) -> None:
    """For those words of the effect that ask whether and how many; S-15.6: and for rules that speak of own powers."""
    if number and use.is_power and not use.is_unseen:
        note_power(use.state, "power_removed", NOWHERE, what, use.actor)
    if number:
        use.tally.did.add(("remove", what))
        use.tally.removed[what] += number


async def some_anywhere(
    use: Use,
    call: Call,
    quantity: Amount,
    found: Callable[[Land], list[Piece]],
    act: Callable[[Land, Piece], Awaitable[None]],
) -> None:
    """Without a land of its own a verb takes its pieces one by one, anywhere in its scope; ``among`` narrows it.

    Where it is all of them nobody is asked.
    """
    lands = lands_among(use, call)
    total = sum(len(found(Land(land))) for land in members(lands))
    if quantity.least >= total:
        for land in members(lands):
            for one in found(Land(land)):
                await act(Land(land), one)
        return
    for done in range(min(quantity.most, total)):
        fitting = bits_of(land for land in members(lands) if found(Land(land)))
        where = await use.land_or_stop(fitting, may_stop=done >= quantity.least, more=quantity.most - done)
        one_here = await at_land(use, where).which(found(where), may_stop=False) if where != NOWHERE else None
        if one_here is None:
            return
        await act(where, one_here)


def lands_among(use: Use, call: Call) -> int:
    """Where a verb takes its pieces, or brings them, if it has no land of its own, as bits."""
    among = call.key("among")
    return scope(use.case) if among is None else scope(use.case) & lands_meant(use.case, among)


async def add(use: Use, call: Call) -> None:
    """S-9.1; S-10.2: blight comes from its card."""
    quantity = use.amount(call.args[0])
    if chooses_kind(call.args[1]):
        await add_kinds(use, call, quantity)
        return
    what = names(call.args[1])[0]
    if what == "blight" and call.key("to") == BLIGHT_CARD_WORD and use.state.phase != SETUP:
        use.state.blight_left += quantity.most
        use.table.tell("blight-card-filled", number=quantity.most)
    elif what == "blight" and use.state.phase == SETUP:
        add_blight_in_setup(use, quantity.most, to_card=call.key("to") == Word("blight_card"))
    elif what == "blight":
        await changes.add_blight(
            use.table,
            use.here,
            quantity.most,
            may_cascade=call.key("cascade") != Word("no"),
            from_box=call.key("from") == Word("box"),
            by=use,
            spared=spared_by(use, call),
        )
    elif what == MARKER_NAME:
        changes.add_markers(use.table, use.here, quantity.most)
    elif what == THIEF_NAME:
        changes.add_thieves(use.table, use.here, quantity.most)
    elif what in LAND_TOKENS:
        await add_some_tokens(use, quantity, names(call.args[1]))
    elif what == STRIFE:
        await add_strife(use, call, quantity)
    elif call.key("among") is not None:
        await add_among(use, quantity, await lands_or_fallback(use, call), KINDS_MEANT[what][0])
    else:
        changes.add_pieces(use.table, use.here, KINDS_MEANT[what][0], quantity.most)


async def lands_or_fallback(use: Use, call: Call) -> int:
    """Where pieces are brought; S-18.11: without such a land on this board, to those of another one of choice."""
    lands, among = lands_among(use, call), call.key("among")
    if lands or among is None or call.key("fallback") is None:
        return lands
    fitting = lands_meant(use.case._replace(scope=-1), among)
    boards = [isle(use.state).board(place) & fitting for place in range(len(use.state.boards))]
    boards = [found for found in boards if found]
    if len(boards) < 2:
        return boards[0] if boards else 0
    use.ask_about()
    places = {use.state.boards[board_place(Land(members(each)[0]))]: each for each in boards}
    return places[await use.table.choose(use.seat, NEXT_BOARD, list(places))]


async def add_among(use: Use, quantity: Amount, lands: int, kind: int) -> None:
    """One by one, each to one of these lands."""
    for done in range(quantity.most if lands else 0):
        land = await use.land_or_stop(lands, may_stop=done >= quantity.least)
        if land == NOWHERE:
            return
        changes.add_pieces(use.table, land, kind)


def spared_by(use: Use, call: Call) -> Sequence[Seat]:
    """S-10.3: the spirits that lose no presence to blight."""
    if call.key("presence_loss") == Word("no"):
        return seats(use.state)
    return (use.actor,) if call.key("keep_own_presence") is not None else ()


MATCHING = Word("matching_type")


def chooses_kind(what: Expr) -> bool:
    """S-13.1: is it left open which kind of token is added, strife perhaps among them?"""
    return isinstance(what, Apply) or what == MATCHING or (len(names(what)) > 1 and STRIFE in names(what))


async def add_kinds(use: Use, call: Call, quantity: Amount) -> None:
    """S-13.1: token by token, each of a kind of choice."""
    await use.settle_by((call,), lambda: kinds_offered(use, call))
    for _ in range(quantity.most):
        named = kinds_offered(use, call)
        offered = [kind for kind in named if kind != STRIFE or use.pieces(INVADERS)]
        if not offered:
            return
        use.ask_about()
        places = [TOKEN_KINDS.index(kind) for kind in offered]
        laws = ((bits_of(TOKEN_KINDS.index(kind) for kind in named), "S-13.1", "no-token-of-effect"),)
        chosen = places[0] if len(places) == 1 else await use.table.choose(use.seat, TOKEN, places, laws)
        await add_one_kind(use, call, TOKEN_KINDS[chosen])


def kinds_offered(use: Use, call: Call) -> list[str]:
    """Those that are named; that lie there, that were added before, and not too many of each, if so it is said."""
    match call.args[1]:
        case Apply(_, (wanted,), keys):
            there = lands_meant(use.case, dict(keys)["present"])
            return [kind for kind in names(wanted) if pieces_of(use.case, Word(kind), there)]
        case Word("matching_type"):
            return [kind for kind in use.tally.added if kind not in use.tally.matched]
    most = call.key("max_each")
    limit = ALL if most is None else use.number(most)
    return [kind for kind in names(call.args[1]) if use.tally.added.get(kind, 0) < limit]


async def add_one_kind(use: Use, call: Call, kind: str) -> None:
    if call.args[1] == MATCHING:
        use.tally.matched.add(kind)
    else:
        use.tally.added[kind] += 1
    if kind == STRIFE:
        await add_strife(use, call, Amount(1, 1))
    else:
        changes.add_tokens(use.table, use.here, kind, 1)


async def add_some_tokens(use: Use, quantity: Amount, which: Sequence[str]) -> None:
    """S-13.1: of these kinds, as many and such as whoever acts likes; what is certain is not asked."""
    if len(which) == 1 and quantity.least == quantity.most:
        changes.add_tokens(use.table, use.here, which[0], quantity.most)
        return
    offered = [token(PIECE_KINDS.index(name)) for name in which]
    for done in range(quantity.most):
        one = await use.which(offered, may_stop=done >= quantity.least)
        if one is None:
            return
        changes.add_tokens(use.table, use.here, PIECE_KINDS[kind_of(one)], 1)


def add_blight_in_setup(use: Use, number: int, to_card: bool) -> None:
    """S-2.14: it comes from the box, destroys nothing and does not cascade.

    S-19.11: in a second game from the card; S-19.13 [R]: but the last one there stays.
    """
    if to_card:
        use.state.blight_left += number
        use.table.tell("blight-card-filled", number=number)
    else:
        if any(applying(use.state, "keep_natives", NOWHERE)):
            use.state.blight_left -= min(number, use.state.blight_left - 1)
        use.state.blight[use.here] += number
        use.table.tell("blighted", land=use.here, number=number)


async def add_strife(use: Use, call: Call, quantity: Amount) -> None:
    """S-13.1, S-13.5: each under one invader of choice, also under one that has some; without any it cannot be.

    Where the effect wants different ones, none gets a second.
    """
    whom, taken = call.key("to") or Word("invader"), list[tuple[Land, Piece]]()

    def left(land: Land) -> list[Piece]:
        done = Counter(one for where, one in taken if where == land)
        found = [one for one in pieces_meant(use, whom, land) if not is_thief(one)]
        return sorted((Counter(found) - done).elements())

    async def act(land: Land, one: Piece) -> None:
        changes.add_one_strife(use.table, land, one)
        if use.is_power:
            note_power(use.state, "power_added_here", land, STRIFE, use.actor)
        taken.extend([(land, with_strife(one))] if call.key("distinct") is not None else [])
        await changes.settle_health(use.table, use.is_power)

    lands = lands_among(use, call) if use.here == NOWHERE else 1 << use.here
    for done in range(quantity.most):
        fitting = bits_of(land for land in members(lands) if left(Land(land)))
        may_stop = done >= quantity.least
        there = use.here if use.here != NOWHERE and fitting else await use.land_or_stop(fitting, may_stop)
        may_stop &= use.here != NOWHERE
        one = await at_land(use, there).which(left(there), may_stop=may_stop) if there != NOWHERE else None
        if one is None:
            return
        await act(there, one)


async def remove_health(use: Use, call: Call) -> None:
    """S-1.10: invaders whose whole health comes to so much at most."""
    left, kinds = use.amount(call.args[0]).most, kinds_of(call.args[1])
    while True:
        small = [one for one in use.pieces(kinds) if health(use.state, use.here, one) <= left]
        one = await use.which(small, may_stop=True)
        if one is None:
            return
        left -= health(use.state, use.here, one)
        await remove_one(use, call, use.here, one)


VERBS: Verbs = {
    "remove": remove,
    "unhindered": unhindered,
    "add": add,
    "remove_health": remove_health,
}
