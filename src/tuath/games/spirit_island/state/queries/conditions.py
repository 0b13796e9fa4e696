"""What the notation asks about the island: conditions, numbers and places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tuath.core.notation import Apply, Expr, Op, UpTo, Word, condition_holds
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.material.geometry import TERRAINS, Land, board_place, land_at, number_of
from tuath.games.spirit_island.material.pieces import (
    BADLANDS,
    BEASTS,
    DISEASE,
    FIGURES,
    INVADERS,
    LAND_TOKENS,
    PIECE_KINDS,
    WILDS,
    Piece,
    count,
    damage_of,
    kind_of,
    strife_of,
)
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.decks import number_discarded
from tuath.games.spirit_island.state.queries.queries import (
    PREVIOUS_USES,
    RECLAIMED,
    beside,
    boards_added,
    boards_left,
    counter,
    in_reach,
    in_reach_of,
    is_healthy,
    is_sacred_site,
    isle,
    lands_with,
    matches,
    ocean_terrain,
    presence,
    presence_lands,
    sacred_sites,
    said_on,
    seats,
    spirit,
    spirits_in,
    stage,
    terrains,
    terror_level,
    tokens_of,
)
from tuath.games.spirit_island.state.standing.panel import card_plays, elements, energy_income
from tuath.games.spirit_island.state.state import COUNTS_AS, NO_CARD, NOBODY, NONE, NOWHERE, Counted, State

ALL_INVADERS = Word("all_invaders")  # that there were
TALLIED = ("targets", "pushed_to", "moved_to", "that_land", "left_land", "same_land", "damaged_lands")
KINDS_MEANT = {
    **{name: (kind,) for kind, name in enumerate(PIECE_KINDS)},
    "invader": INVADERS,
    "token": (BEASTS, WILDS, DISEASE, BADLANDS),  # and strife, which lies under invaders
}
STANDING_THERE = (*FIGURES, "invader")  # figures, which are read for all lands at once; tokens are counted by land
FREE_TERRAIN = "free_terrain"
CHOSEN_TERRAIN = Word(FREE_TERRAIN)
ON_LAND = frozenset(LAND_TOKENS)
EVERY_TOKEN = (*LAND_TOKENS[:-1], "strife")  # all but blight
SPOKEN_OF = ("discarded", "that_card")  # power cards of which an effect asks the cost
ALL = 10_000  # more than there can be
NUMBERS_OF_ALL = frozenset({
    "players", "boards", "cards_played", "event", "face", "energy_track", "previous_uses", "invader_discard",
    "fear_card.earned",
})  # fmt: skip


# ---- conditions -----------------------------------------------------------------------------------------------------


def holds(case: Case, condition: Expr) -> bool:
    return condition_holds(condition, lambda part: passes(case, part), lambda part: number(case, part))


def passes(case: Case, condition: Expr) -> bool:
    """One condition by itself; a bare piece must be here."""
    match condition:
        case Apply() if condition.name != "did":
            return CONDITIONS[condition.name](case, condition.args)
        case Word(name) if name in CONDITIONS:
            return CONDITIONS[name](case, ())
        case Word() | Op("|"):
            return pieces_at(case, condition, case.here) > 0
        case Apply("did", args, (("into", into),)):
            return has_pushed_into(case, args, into)
        case Apply(name, args):
            return CONDITIONS[name](case, args)
    raise ValueError(f"{condition} is no condition")


def names(expression: Expr) -> tuple[str, ...]:
    """``a|b|c``, or one of them."""
    match expression:
        case Word():
            return (expression.name,)
        case Op("|", left, right):
            assert left is not None
            return (*names(left), *names(right))
    raise ValueError(f"{expression} is no list of names")


def match_cards(case: Case, args: tuple[Expr, ...]) -> bool:
    """Is it a land of a card on that space, or of the one that is carried out? S-8.23: the extra space is none."""
    spaces = {"ravage": case.state.ravaging, "build": case.state.building, "explore": case.state.exploring}
    step = names(args[0])[0]
    if step == "discarded":
        cards: tuple[int, ...] = (case.tally.discarded,) if case.tally is not None else ()
    else:
        cards = spaces[step] if case.card == NO_CARD else (case.card,)
    return any(matches(case.state, case.state.printed.invader_cards[card], case.here) for card in cards)


def has_done(case: Case, args: tuple[Expr, ...]) -> bool:
    """Did this effect really do so? ``did(push)``, ``did(push, dahan)``; all invaders: some, and none is left."""
    assert case.tally is not None
    verb = names(args[0])[0]
    if args[1:] == (ALL_INVADERS,):
        return has_done(case, (args[0], Word("invader"))) and pieces_at(case, Word("invader"), case.here) == 0
    listed = names(args[1]) if len(args) > 1 else None
    wanted = None if listed is None else {*listed, *(kind for name in listed for kind in kinds_named(name))}
    return any(done == verb and (wanted is None or what in wanted) for done, what in case.tally.did)


def has_pushed_into(case: Case, args: tuple[Expr, ...], into: Expr) -> bool:
    """``did(push, dahan, into=town|city)``: into a land where such a piece stands."""
    assert case.tally is not None
    return any(name in names(args[1]) and pieces_at(case, into, land) for name, land in case.tally.pushed_into)


def land_terrains(case: Case) -> tuple[str, ...]:
    """S-4.1, S-22.10; S-22.3: what the rule says that has opened an ocean."""
    return (ocean_terrain(case.state),) if case.oceans >> case.here & 1 else terrains(case.state, case.here)


def has_terrain(case: Case, args: tuple[Expr, ...]) -> bool:
    """S-4.1; S-14.10: or the one that was chosen among those that no card on an action space shows."""
    wanted = names(args[0])
    if wanted == (FREE_TERRAIN,):
        chosen = case.tally.terrain if case.tally is not None else NONE
        wanted = (TERRAINS[chosen],) if chosen != NONE else ()
    return not {*land_terrains(case)}.isdisjoint(wanted)


def is_target(case: Case, args: tuple[Expr, ...]) -> bool:
    return (case.target == case.seat) == (names(args[0]) == ("self",))


def gives_element(case: Case, args: tuple[Expr, ...]) -> bool:
    """Has the card that was turned up such an element?"""
    assert case.tally is not None
    card = case.tally.turned_up
    return card != NO_CARD and case.state.printed.powers[card].elements[ELEMENTS.index(names(args[1])[0])] > 0


def has_speed(case: Case, args: tuple[Expr, ...]) -> bool:
    """Is the card that was turned up that fast?"""
    assert case.tally is not None
    card = case.tally.turned_up
    return card != NO_CARD and case.state.printed.powers[card].speed == names(args[1])[0]


def can_do(case: Case, args: tuple[Expr, ...]) -> bool:
    """S-9.14: is there a land to push it to, or from which such a piece can be gathered?"""
    near = case.near(case.here)
    return bool(near) if args[0] == Word("push") else pieces_of(case, args[1], near) > 0


def is_printed(case: Case, args: tuple[Expr, ...]) -> bool:
    """S-2.6: does the board show such a piece there, or any?"""
    board = case.state.printed.boards[case.state.boards[board_place(case.here)]]
    shown = board.pieces[number_of(case.here)]
    return any(shown.values()) if args[0] == Word("any") else any(shown.get(name, 0) for name in names(args[0]))


CONDITIONS: Mapping[str, Callable[[Case, tuple[Expr, ...]], bool]] = {
    "has": lambda case, args: pieces_here(case, args[0]) > 0,
    "none": lambda case, args: pieces_here(case, args[0]) == 0,
    "terrain": has_terrain,
    "coastal": lambda case, _: bool((isle(case.state).coastal | case.oceans) >> case.here & 1),
    "inland": lambda case, _: not (isle(case.state).coastal | isle(case.state).oceans) >> case.here & 1,
    "ocean": lambda case, _: number_of(case.here) == 0,
    "matches": match_cards,
    "healthy": lambda case, _: is_healthy(case.state),
    "target": is_target,
    "origin_is": lambda case, args: bool(case.origin_land) and pieces_at(case, args[0], case.origin) > 0,
    "adjacent_to_origin": lambda case, _: bool(case.origin_land and case.near(case.origin) >> case.here & 1),
    "did": has_done,
    "can": can_do,
    "gives": gives_element,
    "printed": is_printed,
    "is": has_speed,
    "reclaimed_none": lambda case, _: not counter(case.state, RECLAIMED, case.seat),
    "none_before": lambda case, args: pieces_at(case, args[0], case.here) <= case.event,
}


# ---- numbers --------------------------------------------------------------------------------------------------------


def number(case: Case, expression: Expr) -> int:
    match expression:
        case int():
            return expression
        case UpTo(most):
            return number(case, most)
        case Word(name) if name in NAMED_NUMBERS:
            return NAMED_NUMBERS[name](case)
        case Op(op, left, right) if op in ARITHMETIC:
            return ARITHMETIC[op](number(case, left) if left is not None else 0, number(case, right))
        case Apply("n", args):
            return number_of_pieces(case, args)
        case Apply("n_types", (what,)):
            return types_of(case, names(what))
        case Apply("n_lands", (place, *wanted)):
            return number_of_lands(case, place, *wanted)
        case Apply("cost", (Word(which),)):
            return printed_cost(case, which) if which in SPOKEN_OF else cost_in_play(case, which)
        case Apply(name, args) if name in CALCULATIONS:
            return CALCULATIONS[name](case, [number(case, each) for each in args])
    raise ValueError(f"{expression} is no number")


def number_of_lands(case: Case, place: Expr, condition: Expr | None = None) -> int:
    """All that are meant, or those of them where a condition holds."""
    lands = lands_meant(case, place)
    return lands.bit_count() if condition is None else where(case, condition, lands).bit_count()


def printed_cost(case: Case, card: str) -> int:
    """Of the power card that was turned up, or of which is spoken; 0 without one."""
    assert case.tally is not None
    place = case.tally.turned_up if card == "discarded" else case.tally.that_card
    return case.state.printed.powers[place].cost if place != NO_CARD else 0


def number_of_pieces(case: Case, args: tuple[Expr, ...]) -> int:
    """Pieces here, or there, or under the piece concerned."""
    match args:
        case (Word("strife"), Word("that_piece")):
            return strife_of(case.piece)
        case (what, Word("panel" | "scenario_card" as box)):
            return sum(beside(case.state, box, name) for name in names(what))
        case (what,):
            return pieces_of(case, what, 1 << case.here) if case.here != NOWHERE else number_of_all(case, what)
    what, place = args
    if case.state.isolated and are_invaders(what):
        return pieces_of(case, what, lands_meant(case.as_invaders, place))
    return pieces_of(case, what, lands_meant(case, place))


def are_invaders(what: Expr) -> bool:
    """Does an expression name invaders alone?"""
    if not isinstance(what, (Word, Op)):
        return False
    kinds = [KINDS_MEANT.get(name.partition(".")[0], ()) for name in names(what)]
    return all(each and {*each} <= {*INVADERS} for each in kinds)


def cost_in_play(case: Case, which: str) -> int:
    """S-6.1: the highest or lowest printed cost of the cards that a spirit has in play."""
    costs = [case.state.printed.powers[card].cost for card in members(case.state.played[case.seat])]
    return max(costs, default=0) if which == "highest_cost" else min(costs, default=0)


class Amount(NamedTuple):
    """How many: at least and at most."""

    least: int
    most: int


def amount(case: Case, expression: Expr) -> Amount:
    match expression:
        case UpTo(most):
            return Amount(0, number(case, most))
        case Op("*", UpTo(), _):  # so many for each, or fewer
            return Amount(0, number(case, expression))
        case Word("any"):
            return Amount(0, ALL)
        case Word("all"):
            return Amount(ALL, ALL)
    exactly = max(0, number(case, expression))
    return Amount(exactly, exactly)


ARITHMETIC: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right,
    "*": lambda left, right: left * right,
}
NAMED_NUMBERS: Mapping[str, Callable[[Case], int]] = {
    "x": lambda case: case.tally.x if case.tally is not None else 0,
    "card_plays_number": lambda case: card_plays(case.state, case.seat),  # S-22.22
}
CALCULATIONS: Mapping[str, Callable[[Case, list[int]], int]] = {
    "min": lambda _, found: min(found),
    "max": lambda _, found: max(found),
    "half_up": lambda _, found: (found[0] + 1) // 2,
    "half_down": lambda _, found: found[0] // 2,
    "div_down": lambda _, found: found[0] // found[1],
    "terror": lambda case, _: terror_level(case.state),
    "stage": lambda case, _: stage(case.state),
    "turn": lambda case, _: case.state.turn,
    "number": lambda case, _: number_of(case.here),
}


CARDS_COUNTED: Mapping[str, Callable[[Case], int]] = {
    "invader_discard": lambda case: number_discarded(case.state),
    # as many as there were when something was said to hold
    "fear_card.earned": lambda case: case.state.fear_earned if case.tally is not None else case.event,
}


def number_of_all(case: Case, what: Expr) -> int:
    """A number that is not about a land, or about the whole island."""
    state = case.state
    for name in names(what):
        if name == "players":
            return state.seats
        if name == "boards":
            return boards_left(state)
        if name in ("event", "face"):
            return case.event
        if name in CARDS_COUNTED:
            return CARDS_COUNTED[name](case)
        if name == "cards_played":
            return state.played[case.seat].bit_count()
        if name == "energy_track":  # of the spirit whose power it is
            return energy_income(state, case.actor if case.actor != NOBODY else case.seat)
        if name == "previous_uses":
            return counter(state, PREVIOUS_USES, case.seat)
        if name.startswith("element."):
            return (case.elements or elements(state, case.seat))[ELEMENTS.index(name.removeprefix("element."))]
    return pieces_of(case, what, scope(case))


def pieces_here(case: Case, what: Expr) -> int:
    """In this land; without one, as in a condition about a board, in all lands of the scope."""
    return pieces_at(case, what, case.here) if case.here != NOWHERE else pieces_of(case, what, scope(case))


def pieces_of(case: Case, what: Expr, lands: int) -> int:
    """Pieces of these types in these lands; numbers of the table wherever."""
    listed = names(what)
    if "." in listed[0] and (done := number_done(case, listed)) is not None:
        return done
    if listed[0] in NUMBERS_OF_ALL or listed[0][:8] == "element.":
        return number_of_all(case, what)
    if len(listed) == 1:
        return sum([pieces_named(case, listed[0], Land(land)) for land in members(lands)])
    return sum([pieces_of_any(case, listed, Land(land)) for land in members(lands)])


def number_done(case: Case, listed: Sequence[str]) -> int | None:
    """S-7.5: how many the effect itself has destroyed, removed or replaced so far, if that is asked."""
    if listed[0].startswith("destroyed."):
        assert case.tally is not None
        return sum(case.tally.destroyed.get(each, 0) for name in listed for each in kinds_named(name.partition(".")[2]))
    if listed[0].startswith("removed."):
        assert case.tally is not None
        kinds = [each for name in listed for each in kinds_named(name.partition(".")[2])]
        more = ["strife"] if "removed.token" in listed else []
        return sum(case.tally.removed.get(each, 0) for each in kinds + more)
    if listed[0] == "replaced.presence":
        return case.tally.replaced if case.tally is not None else 0
    return None


def types_of(case: Case, what: tuple[str, ...]) -> int:
    """How many different kinds: of tokens that were added, or of pieces here."""
    if what == ("added.token",):
        return len(case.tally.added) if case.tally is not None else 0
    kinds = {kind for name in what for kind in kinds_named(name)}
    return sum(pieces_named(case, kind, case.here) > 0 for kind in kinds)


def kinds_named(name: str) -> tuple[str, ...]:
    return tuple(PIECE_KINDS[kind] for kind in KINDS_MEANT.get(name, ()))


def pieces_at(case: Case, what: Expr, land: Land) -> int:
    if isinstance(what, Word):
        return pieces_named(case, what.name, land)
    return pieces_of_any(case, names(what), land)


def pieces_of_any(case: Case, listed: Sequence[str], land: Land) -> int:
    """S-16.2: of any of these types; whatever is several of them counts once."""
    found = sum([pieces_named(case, name, land) for name in listed])
    return found - counted_twice(case, listed, land) if may_count(case.state) else found


def counted_twice(case: Case, listed: Sequence[str], land: Land) -> int:
    """S-16.2: by how much the numbers of these tokens there are more together than there are pieces."""
    tokens = [name for name in listed if name in LAND_TOKENS]
    if len(tokens) < 2:
        return 0
    counted = [counted_as(case, kind, land) for kind in tokens]
    always, optional = dict[str, int](), dict[Seat, int]()
    for each in counted:
        for what, number_there in each.always:
            always[what] = 0 if what in tokens else max(number_there, always.get(what, 0))
        for seat, number_there in each.optional:
            optional[seat] = max(number_there, optional.get(seat, 0))
    return sum(each.most for each in counted) - sum(always.values()) - sum(optional.values())


def pieces_named(case: Case, name: str, land: Land) -> int:
    """S-1.6: pieces of one type in a land."""
    state = case.state
    if name in ON_LAND:
        there = tokens_of(state, name)[land]
        return there + counted_as(case, name, land).most if may_count(state) else there
    if name == "token":
        return pieces_of_any(case, EVERY_TOKEN, land)
    if name in KINDS_MEANT:
        return count(state.pieces[land], KINDS_MEANT[name])
    if name == "presence" and case.seat != NOBODY:
        return state.presence[land * state.seats + case.seat]
    return pieces_of_some(case, name, land)


def pieces_of_some(case: Case, name: str, land: Land) -> int:
    """S-1.6: those of a kind that are of a quality or a spirit's, and what is counted in a way of its own."""
    state, (kind, _, whose) = case.state, name.partition(".")
    if name == "blight.new":
        return state.blight_new.count(land)
    if whose and kind in LAND_TOKENS:
        return pieces_named(case, kind, land)
    if kind in KINDS_MEANT:
        return sum([is_named(name, one) for one in state.pieces[land]])
    if kind == "marker":
        return state.markers[land]
    if kind == "strife":
        return sum(strife_of(one) for one in state.pieces[land])
    if name == "presence.any":
        return sum(state.presence[land * state.seats : (land + 1) * state.seats])
    if kind == "presence":
        return sum([presence(state, seat, land) for seat in whose_presence(case, whose)])
    if kind == "sacred_site":
        return sum(is_own_site(state, seat, land) for seat in whose_presence(case, whose))
    if kind == "spirits":
        return len(spirits_in(state, land))
    raise ValueError(f"{name} is no piece")


def may_count(state: State) -> bool:
    """S-16.2: does any piece count as something else, as far as is known? Mostly none does."""
    return state.said.standing is not state.standing or COUNTS_AS in state.said.rows


def counted_by_self(case: Case, kind: str, land: Land) -> tuple[tuple[str, int], ...]:
    """S-16.2: what counts as such a token for the actions of the spirit that acts, by its panel; mostly nothing."""
    if not (said := said_on(spirit(case.state, case.actor), "counts_as")):
        return ()
    own = [call for call in said if call.key("by") is not None and kind in names(call.args[1])]
    return tuple((name, tokens_of(case.state, name)[land]) for call in own for name in names(call.args[0]))


def counted_as(case: Case, kind: str, land: Land) -> Counted:
    """S-16.2: other pieces that count as such a token in the action under way; undecided, all that may."""
    found = case.state.rules.points.counted(case.state, kind, land, case.tally)
    if case.actor != NOBODY and (own := counted_by_self(case, kind, land)):
        found = found._replace(always=(*found.always, *own))
    decided = case.tally.counted.get((kind, land)) if found.optional and case.tally is not None else None
    if decided is None:
        return found
    return found._replace(optional=tuple((seat, min(most, decided.get(seat, 0))) for seat, most in found.optional))


def is_own_site(state: State, seat: Seat, land: Land) -> bool:
    """S-5.8, S-17.6: presence that is out of play makes none."""
    return is_sacred_site(state, seat, land) and bool(presence_lands(state, seat) >> land & 1)


QUALITIES: Mapping[str, Callable[[Piece], bool]] = {
    "damaged": lambda one: damage_of(one) > 0,
    "strife": lambda one: strife_of(one) > 0,
    "other": lambda _: True,  # than those who act, whom the verb leaves out
    "new": lambda _: True,  # just placed: the verb knows how many
}


def is_named(name: str, one: Piece) -> bool:
    """Is a piece what a word names: ``town``, ``invader.damaged``?"""
    kind, _, quality = name.partition(".")
    return kind_of(one) in KINDS_MEANT.get(kind, ()) and (not quality or QUALITIES[quality](one))


def whose_presence(case: Case, whose: str) -> list[Seat]:
    match whose:
        case "any":
            return list(seats(case.state))
        case "other":
            return [seat for seat in seats(case.state) if seat != case.seat]
        case "target":
            return [case.target]
        case "user":
            return [case.actor]
    return [case.seat] if case.seat != NOBODY else list(seats(case.state))


# ---- where a spirit may be: S-5.17 ----------------------------------------------------------------------------------


def habitable(state: State, seat: Seat, oceans: int) -> int:
    """S-5.17: where a spirit may have presence, when these oceans count as lands; special rules say otherwise."""
    island, limits = isle(state), said_on(spirit(state, seat), "inhabit")
    if not limits:
        return island.lands | oceans
    found = island.lands | island.oceans
    for limit in limits:
        found = where(Case(state, seat), limit.args[0], found)
    return found


# ---- places ---------------------------------------------------------------------------------------------------------


def lands_meant(case: Case, place: Expr) -> int:
    """Lands that are meant, as bits."""
    match place:
        case Word() if place.name in TALLIED:
            return case.tally.lands.get(place.name, 0) if case.tally is not None else 0
        case Word():
            return PLACES[place.name](case)
        case Apply("within", (reach,), keys):
            return lands_within(case, number(case, reach), dict(keys)["of"])
        case Apply("land", ()):
            return scope(case)
        case Apply("land", (condition,)):
            return where(case, condition, scope(case))
        case Apply("adjacent", (condition,)):
            return where(case, condition, case.near(case.here))
        case Apply("land_no", (found,)):
            wanted = number(case, found)
            return bits_of(land for land in members(scope(case)) if number_of(Land(land)) == wanted)
        case Apply("same_board", (condition,)):
            return where(case, condition, board_of(case) & ~(1 << case.here))
        case Apply("adjacent_to" | "most" | "fewest" | "nearest" | "highest" | "lowest" as which, args, keys):
            among = dict(keys).get("among")
            return outstanding(case if among is None else case._replace(scope=lands_meant(case, among)), which, args)
    raise ValueError(f"{place} is no place")


def adjacent_to(case: Case, lands: int) -> int:
    """S-4.2: all that touch one of these."""
    found = 0
    for land in members(lands):
        found |= case.near(Land(land))
    return found


def outstanding(case: Case, which: str, args: tuple[Expr, ...]) -> int:
    """Lands with most or fewest of a piece, nearest, highest or lowest where a condition holds; or those beside."""
    if which == "adjacent_to":
        return adjacent_to(case, lands_meant(case, args[0]))
    if which == "nearest":
        return nearest(case, where(case, args[0], scope(case)))
    if which == "highest":
        return highest(where(case, args[0], scope(case)))
    if which == "lowest":
        return lowest(where(case, args[0], scope(case)))
    what, *wanted = args
    return most_or_fewest(case, which, what, where(case, wanted[0], scope(case)) if wanted else scope(case))


def most_or_fewest(case: Case, which: str, what: Expr, lands: int) -> int:
    """S-1.9: the lands with most or fewest such pieces; most needs at least one of them."""
    counts = {land: pieces_at(case, what, Land(land)) for land in members(lands)}
    found = max(counts.values(), default=0) if which == "most" else min(counts.values(), default=0)
    return bits_of(land for land, here in counts.items() if here == found and (found or which == "fewest"))


def nearest(case: Case, lands: int) -> int:
    """S-4.4: those of the lands that are fewest steps away; S-22.13: isolated ones too."""
    steps = {land: isle(case.state).distance(case.here, Land(land)) for land in members(lands)}
    least = min((found for found in steps.values() if found is not None), default=None)
    return bits_of(land for land, found in steps.items() if found is not None and found == least)


def highest(lands: int) -> int:
    """Those of the lands with the highest printed number."""
    numbers = {land: number_of(Land(land)) for land in members(lands)}
    return bits_of(land for land, found in numbers.items() if found == max(numbers.values()))


def lowest(lands: int) -> int:
    """Those of the lands with the lowest printed number."""
    numbers = {land: number_of(Land(land)) for land in members(lands)}
    return bits_of(land for land, found in numbers.items() if found == min(numbers.values()))


def lands_near(case: Case, land: Land, kinds: Iterable[int]) -> int:
    """S-9.4: where pieces of these kinds can be pushed to or gathered from; whoever does it may reach farther."""
    if case.doer == NOBODY or not said_on(spirit(case.state, case.doer), "reach"):
        return case.near(land)
    wanted = frozenset(kinds)
    for call in said_on(spirit(case.state, case.doer), "reach"):
        if wanted and wanted <= {kind for name in names(call.args[1]) for kind in KINDS_MEANT[name]}:
            return in_reach(case.state, land, number(case, call.args[0]), case.oceans) & ~(1 << land)
    return case.near(land)


def lands_within(case: Case, reach: int, of: Expr) -> int:
    """S-4.4: in range of own presence; of the user's, where another spirit acts; or of a land."""
    if of == Word("here"):
        return in_reach(case.state, case.here, reach, case.oceans)
    seat = case.actor if of == Word("presence.user") else case.seat
    return in_reach_of(case.state, presence_lands(case.state, seat), reach, case.oceans)


def board_of(case: Case) -> int:
    """S-4.7: the lands of the board of this land; without one those of the board of which is spoken."""
    if case.here == NOWHERE:
        return scope(case)
    place = board_place(case.here)
    return isle(case.state).board(place) | case.oceans & 1 << land_at(place, 0)


PLACES: Mapping[str, Callable[[Case], int]] = {
    "here": lambda case: 1 << case.here,
    "target": lambda case: 1 << (case.here if case.aim == NOWHERE else case.aim),
    "event_land": lambda case: 1 << case.here,
    "origin": lambda case: case.origin_land,
    "adjacent": lambda case: case.near(case.here),
    "here_or_adjacent": lambda case: case.near(case.here) | 1 << case.here,
    "here_and_adjacent": lambda case: case.near(case.here) | 1 << case.here,
    "island": lambda case: case.lands,
    "any_one_land": lambda case: case.lands,
    "board": board_of,
    "target_board": board_of,
    "new_board": lambda case: isle(case.state).board(len(case.state.boards) - 1) if boards_added(case.state) else 0,
    "here_and_origin": lambda case: 1 << case.here | case.origin_land,
    "oceans": lambda case: isle(case.state).oceans,
    "inner_lands": lambda case: case.state.inner_lands,
}


def scope(case: Case) -> int:
    return case.lands & case.scope


def where(case: Case, condition: Expr, lands: int) -> int:
    """Those lands where a condition holds; a bare word is a piece, a terrain, or the coast.

    What many lines ask for is read for all lands at once.
    """
    match condition:
        case Op("and", left, right) if left is not None:
            return where(case, right, where(case, left, lands))
        case Op("or", left, right) if left is not None:
            found = where(case, left, lands)
            return found | where(case, right, lands & ~found)
        case Op("not", None, right):
            return lands & ~where(case, right, lands)
        case Apply() if condition.name in CONDITIONS and not condition.keys:
            return where_one(case, condition.name, condition.args, lands)
    return bits_of(land for land in members(lands) if holds_at(case.at(Land(land)), condition))


def where_one(case: Case, name: str, args: tuple[Expr, ...], lands: int) -> int:
    """Those lands where one condition by itself holds."""
    if name == "coastal":
        return lands & (isle(case.state).coastal | case.oceans)
    if name == "ocean":
        return lands & isle(case.state).oceans
    if name == "terrain" and not case.oceans & lands and args[0] != CHOSEN_TERRAIN:
        return lands & lands_of(case, names(args[0]))
    if name == "has":
        what = args[0]
        if isinstance(what, Word) and what.name in STANDING_THERE:
            return lands & lands_with(case.state, *KINDS_MEANT[what.name])
        if isinstance(what, Word) and what.name.partition(".")[0] == "sacred_site":
            return lands & sites_named(case, what.name)
        return bits_of([land for land in members(lands) if pieces_at(case, what, Land(land))])
    return bits_of([land for land in members(lands) if CONDITIONS[name](case.at(Land(land)), args)])


def sites_named(case: Case, name: str) -> int:
    """S-5.8: where there are such sacred sites, as bits."""
    found = 0
    for seat in whose_presence(case, name.partition(".")[2]):
        found |= sacred_sites(case.state, seat)
    return found


def lands_of(case: Case, grounds: Iterable[str]) -> int:
    """S-4.1: all of these terrains."""
    found = 0
    for ground in grounds:
        found |= isle(case.state).terrain.get(ground, 0)
    return found


def holds_at(case: Case, condition: Expr) -> bool:
    if isinstance(condition, Word) and condition.name in CONDITIONS:
        return CONDITIONS[condition.name](case, ())
    return holds(case, condition)
