"""How good a position looks, part by part: the sum of scoring.py with a name for every amount."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.parts import Part, rest
from tuath.core.question import Seat, members
from tuath.games.inis.queries import (
    chieftain,
    conditions,
    conditions_met,
    has_token,
    held,
    seats,
    victor,
)
from tuath.games.inis.scoring import (
    ACTION,
    ADVANTAGE,
    CAPITAL,
    CHIEFTAIN,
    CLAIM,
    CLAN,
    DEED,
    EPIC_TALE,
    NEAR,
    NEW_TERRITORY,
    RIVAL,
    VICTORY,
    WISHED_FOR,
    clash_hopes,
    foreseen,
    hopes,
    pending,
    standing,
    worth,
)
from tuath.games.inis.state import NOWHERE, State

COUNTED = ("land", "religion", "spread")  # I-12.1, in the order in which conditions are counted
REASONS = (
    "won", *COUNTED, "met", "deeds", "clans", "chieftain", "capital", "card", "actions", "epics", "advantages",
    "victory", "claim", "clash", "explore", "rival_near", "rival_clans",
)  # fmt: skip


def parts(state: State, seat: Seat, before: State) -> list[Part]:
    """With everything carried out that has been declared, against whoever was the strongest rival before."""
    whole = worth(state, seat)
    if state.phase == "over":
        return [Part("won", whole, int(whole > 0))]
    seen = foreseen(state, seat)
    rival = best_rival(before, seat)
    found = [
        *own_parts(seen, seat, before),
        *hope_parts(state, seen, seat),
        *rival_parts(seen, rival),
    ]
    return [*found, Part("another", rest(whole, found))]


def own_parts(state: State, seat: Seat, before: State) -> Iterator[Part]:
    counts, needed = conditions(state, seat), state.printed.rules.needed
    for name, count in zip(COUNTED, counts, strict=True):
        yield Part(name, NEAR[min(count * 6 // needed, 6)], count, also=(("needed", needed),))
    met = conditions_met(state, seat)
    yield Part("met", met * (NEAR[6] - NEAR[5]), met)
    deeds = state.deeds[seat]
    yield Part("deeds", DEED * min(deeds, max(0, needed - max(counts)) + 1), deeds)
    clans = sum(state.clans[seat :: state.seats])
    yield Part("clans", CLAN * clans, clans)
    for where, spot in enumerate(state.spots):
        if spot != NOWHERE and chieftain(state, where) == seat:
            name, amount = ("capital", CHIEFTAIN + CAPITAL) if where == state.capital else ("chieftain", CHIEFTAIN)
            yield Part(name, amount, 1, (("territory", where),))
    yield from card_parts(state, seat, before)


def card_parts(state: State, seat: Seat, before: State) -> Iterator[Part]:
    """Cards by name only if the player had them before: what may be drawn is not known."""
    names, hand = state.printed.cards, held(state, seat, "action")
    hand |= state.kept[seat] if any(state.kept) else state.draft[seat]
    known = before.hands[seat] | before.draft[seat] | before.kept[seat]
    for card in members(hand & known):
        yield Part("card", WISHED_FOR.get(names[card], ACTION), 1, (("card", card),))
    drawn = members(hand & ~known)
    yield Part("actions", sum(WISHED_FOR.get(names[card], ACTION) for card in drawn), len(drawn))
    epics, advantages = held(state, seat, "epic").bit_count(), held(state, seat, "advantage").bit_count()
    yield Part("epics", EPIC_TALE * epics, epics)
    yield Part("advantages", ADVANTAGE * advantages, advantages)


def hope_parts(state: State, seen: State, seat: Seat) -> list[Part]:
    """What is about to happen."""
    found = list[Part]()
    winner = victor(seen)
    if winner is not None:
        sign = 1 if winner == seat else -1
        found.append(Part("victory", sign * (VICTORY + state.passes), int(winner == seat), also=(("seat", winner),)))
    if has_token(seen, seat) and conditions_met(seen, seat):
        found.append(Part("claim", CLAIM, 1))
    if state.clash != NOWHERE:
        found.append(Part("clash", clash_hopes(state, seat), 1, (("territory", state.clash),)))
    if state.turn == seat and any(task.kind == "explore" for task in pending(state, seat)):
        found.append(Part("explore", NEW_TERRITORY, 1))
    return [*found, Part("waiting", rest(hopes(state, seen, seat), found))]


def best_rival(state: State, seat: Seat) -> Seat:
    seen = foreseen(state, seat)
    return max((other for other in seats(state) if other != seat), key=lambda other: standing(seen, other))


def rival_parts(state: State, rival: Seat) -> list[Part]:
    """What the strongest rival has, which counts against oneself."""
    named, counts, needed = (("seat", rival),), conditions(state, rival), state.printed.rules.needed
    near = sum(NEAR[min(count * 6 // needed, 6)] for count in counts)
    near += conditions_met(state, rival) * (NEAR[6] - NEAR[5])
    clans = sum(state.clans[rival :: state.seats])
    found = [
        Part("rival_near", -RIVAL * near, max(counts), also=(*named, ("needed", needed))),
        Part("rival_clans", -RIVAL * CLAN * clans, clans, also=named),
    ]
    return [*found, Part("rival_rest", rest(-RIVAL * standing(state, rival), found), also=named)]
