"""What holds for a while: statements of cards, adversaries and scenarios, read when they matter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeGuard, TypeVar
from zlib import crc32

from tuath.core.notation import Apply, Call, Effect, Expr, If, Op, Stmt, Word, statements
from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.pieces import (
    HEALTH,
    LAND_TOKENS,
    PIECE_KINDS,
    STRENGTH,
    Piece,
    all_healed,
    healed,
    kind_of,
)
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.state.case import Case, Tally
from tuath.games.spirit_island.state.queries.conditions import (
    KINDS_MEANT,
    holds,
    kinds_named,
    names,
    number,
    pieces_named,
    where,
)
from tuath.games.spirit_island.state.queries.queries import panel_of, presence, seats, tokens_of
from tuath.games.spirit_island.state.standing.library import (
    COUNTED,
    TRIGGERED_ON_PANELS,
    WAITING_FOR,
    WAITING_VERBS,
    awaited,
    event_of,
    keys_of,
    library,
)
from tuath.games.spirit_island.state.state import (
    COUNTS_AS,
    GAME,
    NO_CARD,
    NONE,
    NOWHERE,
    TURN,
    AnyStanding,
    Counted,
    Happening,
    Said,
    Standing,
    State,
)

BEFORE_EVENT = len(WAITING_FOR)
FOLLOWING = frozenset(WAITING_FOR + event for event in TRIGGERED_ON_PANELS)
BLIGHT_AT = 2  # S-8.7: so much damage to the land adds blight
LAND_ITSELF = Word("land")
ANY_CHANGE = "change"  # damage, destruction, removing, replacing and moving
GROUND = Word("land")
USED = "used"  # a rule in an action
NO_HEAL = "no_heal"
BEYOND_RANGE = "turn.beyond_range"  # how often a spirit has ignored the range this turn
ONCE = "next"  # the one that waits for the first time only


def add_standing(state: State, statement: Stmt, row: AnyStanding) -> None:
    """From now on a statement holds."""
    place = library(state.printed).numbers[statement]
    state.standing = (*state.standing, row._replace(statement=place))


def run_out(state: State, until: str) -> None:
    """What was to hold so long holds no more."""
    kept = [row for row in state.standing if row.until != until] if state.standing else []
    if len(kept) < len(state.standing):
        state.standing = tuple(kept)


def clear_turn(state: State) -> None:
    """S-3.5, S-3.8: damage is cleared, and what was to hold for this turn holds no more."""
    state.pieces = [*map(all_healed, state.pieces)] if not keeps_damage(state) else healed_lands(state)
    run_out(state, TURN)
    watch_no_more(state)
    state.isolated = 0


def keeps_damage(state: State) -> bool:
    """S-3.8: does something keep pieces from healing?"""
    return bool(rows_by(state, NO_HEAL))


def healed_lands(state: State) -> list[tuple[Piece, ...]]:
    """S-3.5, S-3.8: all but those who keep their damage where a rule says so."""
    found: list[tuple[Piece, ...]] = []
    for place, pieces in enumerate(state.pieces):
        wounded = [call.args[0] for call, _ in applying(state, NO_HEAL, Land(place))]
        kept = [one for one in pieces if any(concerns(what, kind_of(one)) for what in wounded)]
        found.append(tuple(sorted((*kept, *(healed(one) for one in pieces if one not in kept)))))
    return found


def all_said(state: State) -> Said:
    """Everything that stands, and the special rules of panels, by what it is looked for.

    S-15.5: what a panel ties to an event stands among the rest only where it follows the action. All else of a panel is
    part of an action of its spirit or changes one: it is read in one place, by ``on_panel_when``, and nowhere else.
    """
    if state.said.standing is state.standing:
        return state.said
    panels = _panel_rows(state.printed, state.spirits, state.aspects)
    rows = _all_rows(state, panels)
    events = frozenset([key[BEFORE_EVENT:] for key in rows if key[:BEFORE_EVENT] == WAITING_FOR])
    state.said = Said(state.standing, rows, panels, events)
    return state.said


def _all_rows(state: State, panels: Mapping[str, tuple[Standing, ...]]) -> Mapping[str, tuple[Standing, ...]]:
    panels = {key: rows for key, rows in panels.items() if key[:BEFORE_EVENT] != WAITING_FOR or key in FOLLOWING}
    if not state.standing:
        return panels
    keys, found = library(state.printed).keys, dict[str, list[Standing]]()
    for row in [row for row in state.standing if isinstance(row, Standing)]:
        for key in keys[row.statement]:
            found.setdefault(key, []).append(row)
    return {**panels, **{key: (*rows, *panels.get(key, ())) for key, rows in found.items()}}


def on_panels(state: State, verb: str) -> tuple[Standing, ...]:
    """S-15.5: what special rules say by a verb; they hold all game for their spirits, and mostly there are none."""
    known = state.said if state.said.standing is state.standing else all_said(state)
    return known.on_panels.get(verb, ())


@lru_cache(maxsize=256)
def _panel_rows(
    printed: Printed, spirits: tuple[int, ...], aspects: tuple[int, ...]
) -> dict[str, tuple[Standing, ...]]:
    found: dict[str, tuple[Standing, ...]] = {}
    for seat, own in [(seat, own) for seat, own in enumerate(spirits) if own != NONE]:
        panel = panel_of(printed, own, aspects[seat])
        for statement in [each for rule in panel.special_rules for each in rule.effect]:
            row = Standing(library(printed).numbers[statement], seat, until=GAME)
            for key in dict.fromkeys(key for call in _open((statement,)) for key in keys_of(call)):
                found[key] = (*found.get(key, ()), row)
    return found


def is_said(state: State, verb: str) -> bool:
    """Does anything that stands, or a special rule, say something by a verb?"""
    known = state.said if state.said.standing is state.standing else all_said(state)
    return verb in known.rows


def rows_by(state: State, key: str) -> tuple[Standing, ...]:
    """Everything that stands and says something by a verb, or waits for an event; special rules come last."""
    known = state.said if state.said.standing is state.standing else all_said(state)
    return known.rows.get(key, ())


def on_panel_when(state: State, event: str, land: Land = NOWHERE, what: str = "") -> Iterator[tuple[Standing, Call]]:
    """S-15.5: what special rules tie to an event, each with its spirit; of one event there is one reader."""
    for row in waiting_on_panels(state, event):
        for call in waiting_calls(state, row, land):
            if any(event_of(each) == event and (not what or _is_meant(each, what)) for each in awaited(call.args[0])):
                yield row, call


def waiting_on_panels(state: State, event: str) -> tuple[Standing, ...]:
    """S-15.5: special rules that wait for an event; mostly none do."""
    known = state.said if state.said.standing is state.standing else all_said(state)
    return known.on_panels.get(WAITING_FOR + event, ())


def _open(effect: Effect) -> Iterator[Call]:
    """What may hold by itself, whatever the conditions around it are."""
    for statement in effect:
        match statement:
            case If(_, then, otherwise):
                yield from (*_open(then), *_open(otherwise))
            case Call(name, _, _, block) if VERBS[name].opens and block is not None:
                yield from _open(block)
            case Call():
                yield statement


def rows_waiting(state: State, events: Iterable[str]) -> tuple[Standing, ...]:
    """S-15.6: everything that stands and waits for one of these events; special rules come last."""
    by_key = all_said(state)
    wanted = [key for event in events if (key := WAITING_FOR + event) in by_key.rows]
    if len(wanted) < 2:
        return by_key.rows[wanted[0]] if wanted else ()
    keys = library(state.printed).keys
    rows = [row for row in state.standing if not keys[row.statement].isdisjoint(wanted) and isinstance(row, Standing)]
    return (*rows, *dict.fromkeys(row for key in wanted if key in FOLLOWING for row in by_key.on_panels.get(key, ())))


def applying(state: State, verb: str, land: Land, card: int = NO_CARD) -> Iterable[tuple[Call, Case]]:
    """The calls of a verb that hold in a land now, each with what it is read for; mostly there are none."""
    known = state.said if state.said.standing is state.standing else all_said(state)
    rows = known.rows.get(verb)
    return chain.from_iterable(holding(state, row, verb, land, card) for row in rows) if rows else ()


def said_for(state: State, seat: Seat, verb: str) -> list[tuple[Call, Case]]:
    """What special rules of a spirit say by a verb and apart from lands, as far as it holds now."""
    rows = on_panels(state, verb)
    if not rows:
        return []
    return [found for row in rows if row.seat == seat for found in holding(state, row, verb, NOWHERE)]


def holding(state: State, row: Standing, verb: str, land: Land, card: int = NO_CARD) -> Iterator[tuple[Call, Case]]:
    """The calls of a verb in one statement that hold in a land now."""
    if row.where in (-1, land) and (land == NOWHERE or row.scope >> land & 1):
        statement = library(state.printed).statements[row.statement]
        case = Case(state, row.seat, land, event=row.event, card=card, aim=Land(row.aim))
        yield from _inside((statement,), verb, case)


def holding_over(state: State, row: Standing, verb: str, lands: int) -> Iterator[tuple[Call, Case, int]]:
    """The calls of a verb in one statement, each with those of the lands, as bits, where it holds now."""
    wanted = lands & row.scope & (-1 if row.where == -1 else 1 << row.where)
    statement = library(state.printed).statements[row.statement]
    return _over((statement,), verb, Case(state, row.seat, event=row.event), wanted)


def _over(effect: Effect, verb: str, case: Case, lands: int) -> Iterator[tuple[Call, Case, int]]:
    for statement in effect if lands else ():
        match statement:
            case Call("wherever", (condition,), _, block) if block is not None:
                yield from _over(block, verb, case, where(case, condition, lands))
            case Call(name, _, _, block) if block is not None and VERBS[name].opens:
                yield from _over(block, verb, case, lands)
            case If(condition, then, otherwise):
                fitting = where(case, condition, lands)
                yield from (*_over(then, verb, case, fitting), *_over(otherwise, verb, case, lands & ~fitting))
            case Call(name) if name == verb:
                yield statement, case, lands


def _inside(effect: Effect, verb: str, case: Case) -> Iterator[tuple[Call, Case]]:
    for statement in effect:
        match statement:  # patterns that read fields cost more than reading them
            case Call() if statement.verb == "wherever":
                is_here = case.here != NOWHERE  # it speaks of lands
                if is_here and (not statement.args or holds(case, statement.args[0])):
                    yield from _inside(statement.block or (), verb, case)
            case Call() if statement.block is not None and VERBS[statement.verb].opens:
                yield from _inside(statement.block, verb, case)
            case If():
                is_so = holds(case, statement.condition)
                yield from _inside(statement.then if is_so else statement.otherwise, verb, case)
            case Call() if statement.verb == verb:
                yield statement, case


def note(state: State, event: str, land: Land, what: str = "", number: int = 1, piece: int = NONE) -> None:
    """S-15.6: remember what the action under way has done."""
    state.happened = (*state.happened, Happening(event, land, what, number, piece))


def note_power(state: State, event: str, land: Land, what: str, seat: Seat) -> None:
    """S-15.6: what a power of a spirit has done, for special rules that speak of its own powers; once in a land."""
    one = Happening(event, land, what, seat=seat)
    if waiting_on_panels(state, event) and one not in state.happened:
        state.happened = (*state.happened, one)


def note_use(state: State, row: Standing, land: Land = NOWHERE) -> None:
    """S-15.1: a rule that holds a number of times in every action has done so once."""
    state.happened = (*state.happened, Happening(USED, land, statement=row.statement))


def uses(state: State, row: Standing) -> int:
    """S-15.1: how often that was in the action under way; of a rule for one land, there."""
    found = [each for each in state.happened if each.event == USED and each.statement == row.statement]
    return sum(row.where in (-1, each.where) for each in found)


def count_use(state: State, row: Standing, most: int) -> None:
    """A rule that holds so often at most has held once more."""
    used = row._replace(event=row.event + 1)
    kept = (used,) if used.event < most else ()
    state.standing = (*(other for other in state.standing if other != row), *kept)


# ---- lands that are watched: S-22.21 --------------------------------------------------------------------------------

WATCHED, PIECES_CHANGED = "watched.", "pieces_changed_here"
BEFORE_LAND = len(WATCHED)


def watch(state: State, land: Land) -> None:
    """From now on it is noticed which pieces are there."""
    state.counters[f"{WATCHED}{land}"] = look_of(state, land)


def look_of(state: State, land: Land) -> int:
    """S-22.21: a number for the pieces of a land; damage alone makes no difference."""
    tokens = tuple(tokens_of(state, name)[land] for name in LAND_TOKENS)
    own = tuple(presence(state, seat, land) for seat in seats(state))
    return crc32(repr((all_healed(state.pieces[land]), tokens, own)).encode())


def watched(state: State) -> list[Land]:
    """Lands where something waits for changes; nearly always none."""
    return [Land(int(name[BEFORE_LAND:])) for name in state.counters if name[:BEFORE_LAND] == WATCHED]


def note_changes(state: State) -> None:
    """S-22.21: once for each action, however much it has changed."""
    for land in watched(state) if state.counters else ():
        if state.counters[f"{WATCHED}{land}"] != look_of(state, land):
            watch(state, land)
            note(state, PIECES_CHANGED, land)


def watch_no_more(state: State) -> None:
    for land in watched(state) if state.counters else ():
        del state.counters[f"{WATCHED}{land}"]


def waiting_inside(state: State, event: str, land: Land, what: str = "") -> list[tuple[Standing, Call]]:
    """S-15.7, S-15.14: what becomes part of an action in which that happens, with the row it stands in."""
    found = waiting(state, event, land, what)
    return [(row, call) for row, call in found if call.key("inside") is not None] if found else []


def waiting(state: State, event: str, land: Land, what: str = "") -> Iterable[tuple[Standing, Call]]:
    """S-15.6, S-15.7: what waits in a land for such an event, with the row it stands in; mostly nothing does."""
    known = state.said if state.said.standing is state.standing else all_said(state)
    rows = known.rows.get(WAITING_FOR + event)
    return _waiting(state, rows, event, land, what) if rows else ()


def _waiting(
    state: State, rows: Iterable[Standing], event: str, land: Land, what: str
) -> Iterator[tuple[Standing, Call]]:
    for row in rows:
        for call in waiting_calls(state, row, land):
            if any(event_of(each) == event and _is_meant(each, what) for each in awaited(call.args[0])):
                yield row, call


def waiting_calls(state: State, row: Standing, land: Land) -> Iterator[Call]:
    """What one statement has wait in a land now, every time or for the first time only."""
    said = library(state.printed).keys[row.statement]
    for verb in WAITING_VERBS:
        if verb in said:
            yield from (call for call, _ in holding(state, row, verb, land))


def spend_used(state: State, happened: Collection[Happening]) -> None:
    """S-15.1, S-15.7: what was to change the next such action only has done so."""
    used = {each.statement for each in happened if each.event == USED}
    if not used:
        return
    for row in [row for row in state.standing if row.statement in used and isinstance(row, Standing)]:
        statement = library(state.printed).statements[row.statement]
        if isinstance(statement, Call) and statement.verb == ONCE:
            drop_row(state, row)


def _is_meant(wanted: Apply, what: str) -> bool:
    return not wanted.args or is_condition(wanted.args[0]) or concerns_name(wanted.args[0], what)


def is_condition(expression: Expr) -> bool:
    """Of the land, to be read there; otherwise it is a name of pieces or steps."""
    return isinstance(expression, Apply) or (isinstance(expression, Op) and expression.op != "|")


def number_said(case: Case, call: Call, verb: str) -> int:
    """How much its block says by a verb."""
    said = [each for each in statements(call.block or ()) if isinstance(each, Call) and each.verb == verb]
    return sum(number(case, each.args[0]) for each in said)


def is_order_asked(state: State, land: Land, pieces: Collection[int]) -> bool:
    """S-9.13: are there different ones among these, of which a rule spares the first?"""
    different = set(pieces)
    if len(different) < 2 or not state.standing:
        return False
    names_here = {one: PIECE_KINDS[kind_of(one)] for one in different}
    return sum(any(waiting(state, "would_destroy", land, what)) for what in names_here.values()) > 1


def concerns_name(wanted: Expr, what: str) -> bool:
    return any(name == what or what in kinds_named(name) for name in names(wanted))


PREVENTING = (Call("leave_on_card"), Call("skip", (Word("that_action"),)))


def is_prevented(state: State, event: str, land: Land, what: str) -> bool:
    """S-15.7: does something make that it does not happen?"""
    found = waiting(state, event, land, what)
    return bool(found) and any(way in (call.block or ()) for _, call in found for way in PREVENTING)


# ---- what counts as something else: S-16.2 ---------------------------------------------------------------------------

NOTHING_COUNTED = Counted()
K = TypeVar("K", str, Seat)


def is_anything_counted(state: State) -> bool:
    """S-16.2: does any piece count as something else now? Mostly none does."""
    known = state.said if state.said.standing is state.standing else all_said(state)
    return COUNTS_AS in known.rows


def counting_as(state: State, name: str, land: Land, decided: object | None = None) -> Counted:
    """S-16.2: pieces there that count as such a token too, each piece once; S-22.6: the same presence of a spirit.

    What is decided stands in the tally of an action.
    """
    rows = rows_by(state, COUNTED + name)
    if not rows:
        return NOTHING_COUNTED
    tally = decided if isinstance(decided, Tally) else None
    always, optional = dict[str, int](), dict[Seat, int]()
    known = library(state.printed).counting
    for call, case in [each for row in rows for each in holding(state, row, COUNTS_AS, land)]:
        said = known[id(call)]
        if said.is_own or name not in said.to:
            continue
        for what in said.what:
            there = pieces_named(case._replace(tally=tally) if said.asks else case, what, land)
            if not said.is_optional:
                always[what] = max(there, always.get(what, 0))
            elif there:
                optional[case.seat] = max(there, optional.get(case.seat, 0))
    return Counted(in_order(always), in_order(optional)) if always or optional else NOTHING_COUNTED


def in_order(counted: dict[K, int]) -> tuple[tuple[K, int], ...]:
    return tuple(sorted(counted.items())) if counted else ()


def lands_counting(state: State, name: str) -> list[Land]:
    """S-16.2: where pieces may count as such a token, if their owners like; mostly nowhere."""
    if not rows_by(state, COUNTED + name):
        return []
    return [land for land in map(Land, range(len(state.pieces))) if counting_as(state, name, land).optional]


# ---- what pieces are worth: S-9.7 -----------------------------------------------------------------------------------


def health(state: State, land: Land, one: Piece) -> int:
    """S-1.10, S-9.7, S-9.8: with its present changes, never below 1; a bare kind is such a piece without strife."""
    return max(1, changed(state, "health", land, one, HEALTH[kind_of(one)]))


def strength(state: State, land: Land, one: Piece, to: str = "", in_ravage: bool = False) -> int:
    """S-1.10, S-8.7: the damage that one such piece deals, never below 0; to land or dahan, in a ravage or not."""
    return max(0, changed(state, "strength", land, one, STRENGTH[kind_of(one)], to=to, in_ravage=in_ravage))


def strength_of_all(state: State, land: Land, pieces: Sequence[Piece], to: str = "") -> int:
    """S-8.7: the damage that these deal together in a ravage."""
    if rows_by(state, "strength"):
        return sum(strength(state, land, one, to, in_ravage=True) for one in pieces)
    return sum([STRENGTH[kind_of(one)] for one in pieces])


def changed(
    state: State, verb: str, land: Land, one: Piece, value: int, *, to: str = "", in_ravage: bool = False
) -> int:
    """A printed number with everything that changes it; what sets it comes first."""
    rows = rows_by(state, verb)
    if not rows:
        return value
    holds_here = [each for row in rows for each in holding(state, row, verb, land)]
    said = [(call, case) for call, case in holds_here if not call.keys or is_for(call, to, in_ravage)]
    changes = [(call, case._replace(piece=one)) for call, case in said if concerns(call.args[0], kind_of(one))]
    for call, case in changes:
        fixed = call.key("set")
        value = number(case, fixed) if fixed is not None else value
    return value + sum(number(case, call.args[1]) for call, case in changes if len(call.args) > 1)


def is_for(call: Call, to: str, in_ravage: bool) -> bool:
    """Does a change hold for damage to that, and now?"""
    whom = call.key("to")
    return (whom is None or whom == Word(to)) and (call.key("during") is None or in_ravage)


def concerns(what: Expr, kind: int) -> bool:
    return any(kind in KINDS_MEANT.get(name, ()) for name in names(what))


# ---- ravages: S-8.7, S-12 -------------------------------------------------------------------------------------------


def defence(state: State, land: Land, in_ravage: bool = True) -> int:
    """S-12.1, S-12.3, S-22.24: of all sources together, as it is now; S-12.2: mostly ravages ask; S-12.4: it stays."""
    said = said_defence(state, land, in_ravage)
    for call, case in applying(state, "presence_defends", land):
        said += number(case, call.args[0]) * presence(state, case.seat, land)
    for call, case in applying(state, "push", land):
        carried = call.key("carry_max")
        said += number(case, carried) if carried is not None else 0
    return said


def where_defended(state: State) -> int:
    """Lands of which anything is said that comes to defence, as bits."""
    return spoken_of(state, "defend") | spoken_of(state, "presence_defends") | spoken_of(state, "push")


def spoken_of(state: State, verb: str) -> int:
    """The lands of which this is said by something that stands."""
    found, everywhere = 0, (1 << len(state.pieces)) - 1
    for row in rows_by(state, verb):
        for _, _, lands in holding_over(state, row, verb, everywhere):
            found |= lands
    return found


def said_defence(state: State, land: Land, in_ravage: bool) -> int:
    """S-12.1; S-14.18: what lowers the defence from spirits lowers no other, and not below 0."""
    rows = rows_by(state, "defend")
    if not rows:
        return 0
    spirits = others = lowered = 0
    for row in rows:
        for call, case in holding(state, row, "defend", land):
            if call.key("during") is not None and not in_ravage:
                continue
            points = case.event if call.key("at_use") is not None else number(case, call.args[0])
            if call.key("from") is not None:
                lowered += points
            elif row.power != NO_CARD or row.until == GAME:
                spirits += points
            else:
                others += points
    return others + (max(0, spirits + lowered) if lowered else spirits)


def lasting_defence(state: State, land: Land) -> int:
    """S-12.3: that part of it which special rules give in every turn."""
    said = [found for row in on_panels(state, "defend") for found in holding(state, row, "defend", land)]
    return sum(number(case, call.args[0]) for call, case in said)


def more_damage(state: State, land: Land) -> int:
    """S-8.7: what is added to the damage of a ravage as a whole."""
    return sum(number(case, call.args[0]) for call, case in applying(state, "ravage_damage", land))


def ravage_rules(state: State, land: Land) -> Collection[str]:
    """S-8.9: changes of its order; mostly there are none."""
    said = applying(state, "ravage_rule", land)
    return {name for call, _ in said for name in names(call.args[0])} if said else ()


def is_immune(state: State, land: Land, kind: int, to: str, by: str) -> bool:
    """S-9.9: protected from damage or destruction, of whatever or of ravages only; or from every change."""
    for call, _ in applying(state, "immune", land):
        source, harms = call.key("from"), names(call.args[1])
        if concerns(call.args[0], kind) and (to in harms or ANY_CHANGE in harms) and source in (None, Word(by)):
            return True
    return False


def changeable(state: State, land: Land, pieces: list[Piece]) -> list[Piece]:
    """S-9.9: those that may be removed, replaced and moved."""
    if not state.standing:
        return pieces
    kinds = {kind_of(one) for one in pieces}
    fixed = {kind for kind in kinds if is_immune(state, land, kind, ANY_CHANGE, "other")}
    return [one for one in pieces if kind_of(one) not in fixed] if fixed else pieces


def kept_out(state: State, lands: int, kinds: Collection[int]) -> int:
    """S-22.31: those of the lands, as bits, into which a dahan event brings none of these kinds."""
    rows, found = rows_by(state, "keep_out"), 0
    for land in map(Land, members(lands)) if rows else ():
        said = [call for row in rows for call, _ in holding(state, row, "keep_out", land)]
        found |= 1 << land if any(concerns(call.args[0], kind) for call in said for kind in kinds) else 0
    return found


def may_move(state: State, seat: Seat, land: Land) -> bool:
    """S-9.4: may presence of a spirit leave a land? What holds it in place is said for the spirit."""
    said = applying(state, "immune", land) if state.standing else ()
    return not any(case.seat == seat and call.args == (Word("presence"), Word("move")) for call, case in said)


# ---- actions that do not happen: S-8.6, S-8.18 ----------------------------------------------------------------------

SKIPPING = {
    "ravage": (Word("all"), Word("all_ravages")),
    "build": (Word("all"), Word("all_builds")),
    "explore": (Word("all"), Word("all_explores")),
}


def is_skipped(state: State, land: Land, action: str, is_normal: bool = True) -> bool:
    """S-8.6: something stops such actions there for the whole turn; S-8.2: or only those that cards cause."""
    said = applying(state, "skip", land)
    if not said:
        return False
    meant = [call for call, _ in said if is_normal or call.key("normal") is None]
    return any(call.args[0] in SKIPPING[action] for call in meant)


def skips_once(state: State, land: Land, action: str) -> list[tuple[Standing, Call]]:
    """S-8.6, S-8.18: what stops one action there and is used up, with the row it stands in."""
    once = {"one", "next_build"} if action == "build" else {"one"}
    found = [(row, call) for row in rows_by(state, "skip") for call, _ in holding(state, row, "skip", land)]
    return [(row, call) for row, call in found if names(call.args[0])[0] in once]


def drop_row(state: State, row: AnyStanding) -> None:
    """What stood holds no more; of several alike one."""
    rows = [*state.standing]
    rows.remove(row)
    state.standing = tuple(rows)


def land_health(state: State, land: Land) -> int:
    """S-8.7: so much damage to the land adds blight; never less than 1."""
    rows = rows_by(state, "health")
    if not rows:
        return BLIGHT_AT
    holds_here = [each for row in rows for each in holding(state, row, "health", land)]
    said = [(call, case) for call, case in holds_here if call.args[0] == LAND_ITSELF]
    found = BLIGHT_AT
    for call, case in said:
        fixed = call.key("set")
        found = number(case, fixed) if fixed is not None else found
    return max(1, found + sum(number(case, call.args[1]) for call, case in said if len(call.args) > 1))


def is_no_source(state: State, land: Land) -> bool:
    """S-8.12: towns and cities there draw no explorers."""
    return any(applying(state, "no_source", land))


def of_next_card(state: State, card: str, verb: str) -> list[tuple[Standing, Call]]:
    """What waits for the next card of a space: ``next_build_card``, ``next_explore_card``."""
    found = [row for row in state.standing if row.until == card and isinstance(row, Standing)]
    said = [(row, library(state.printed).statements[row.statement]) for row in found]
    return [(row, call) for row, call in said if isinstance(call, Call) and call.verb == verb]


def is_ignored(state: State, land: Land, token: str, step: str) -> bool:
    """S-13.12: do such tokens not stop that step there, and are not used up by it?"""
    if not state.standing:
        return False
    return any(call.args == (Word(token), Word(step)) for call, _ in applying(state, "ignore", land))


def strife_ignored(state: State, land: Land) -> int:
    """S-13.12: how much strife of each invader has no effect there in a ravage, and is not used up."""
    if not state.standing:
        return 0
    found = 0
    for call, case in applying(state, "ignore", land):
        match call.args:
            case (Op("*", each, Word("strife")),) if each is not None:
                found += number(case, each)
    return found


def converting(state: State, land: Land, is_normal: bool) -> Standing | None:
    """S-8.27: what makes a build of a ravage there, if anything does."""
    for row in rows_by(state, "convert"):
        if any(holding(state, row, "convert", land)) and (is_normal or row.until == TURN):
            return row
    return None


def gives_no_fear(state: State, land: Land, kind: int) -> bool:
    """S-9.3, S-14.4: does a rule make that such a piece is worth no fear when it is destroyed?"""
    return any(concerns(call.args[0], kind) for call, _ in applying(state, "no_fear_for", land))


def explore_reach(state: State) -> int:
    """S-8.12: how many lands farther than usual explorers come from their source."""
    if not state.standing:
        return 0
    rows = [row for row in rows_by(state, "explore_reach") if row.where == -1]
    said = [call for row in rows for call in statements((library(state.printed).statements[row.statement],))]
    return sum(number(Case(state), call.args[0]) for call in said if is_call_of(call, "explore_reach"))


def is_call_of(statement: Stmt, verb: str) -> TypeGuard[Call]:
    return isinstance(statement, Call) and statement.verb == verb


def lasting_elements(state: State) -> list[tuple[Seat, int]]:
    """S-6.7, S-14.8: elements that a spirit has from now on in every turn."""
    rows = [row for row in rows_by(state, "element") if row.until == GAME] if state.standing else []
    return [(row.seat, row.event) for row in rows]
