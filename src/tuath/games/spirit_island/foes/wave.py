"""Second Wave: when a first game is won, what it leaves is made ready for a second: S-19.10 to S-19.13."""

from __future__ import annotations

from tuath.core.flat import take_away
from tuath.core.notation import Call
from tuath.core.question import Law, Seat, bits_of, members
from tuath.core.table import Table
from tuath.games.spirit_island.action.changes import one_land, remove_piece
from tuath.games.spirit_island.action.effects import Use, Verbs, carry_out, kinds_of, pieces_meant
from tuath.games.spirit_island.material.geometry import PER_BOARD, Land, land_at
from tuath.games.spirit_island.material.material import cause_of
from tuath.games.spirit_island.material.pieces import (
    DAHAN,
    FIGURES,
    LAND_TOKENS,
    PIECE_KINDS,
    Piece,
    Pieces,
    count,
    is_invader,
    kind_of,
    piece,
)
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number, scope
from tuath.games.spirit_island.state.queries.possible import can_play_set_aside
from tuath.games.spirit_island.state.queries.queries import (
    HIGHER,
    board_count,
    decider,
    foes,
    isle,
    scenario,
    seats,
    tokens_of,
)
from tuath.games.spirit_island.state.questions import GOES, PLAY_SET_ASIDE, SET_CARD_ASIDE, SPREAD_TO, STAYS
from tuath.games.spirit_island.state.standing.panel import own_cards
from tuath.games.spirit_island.state.standing.standing import add_standing
from tuath.games.spirit_island.state.standing.wave import (
    CARD_BEFORE,
    NATIVES,
    OF_THE_WAVE,
    POOL,
    REST,
    SET_ASIDE,
    SPIRITS_BEFORE,
    TURNS_BEFORE,
    USED_UP,
    give_back,
    lend,
    lent,
    natives,
    remember,
    said_of_second,
    set_aside,
)
from tuath.games.spirit_island.state.state import (
    BESIDE_STOP,
    HOST,
    NO_CARD,
    NOBODY,
    SETUP,
    STOP,
    AnyTask,
    Between,
    Doing,
    State,
    Task,
    Unlocked,
)
from tuath.games.spirit_island.verbs.cards import MAJOR, MINOR, discard

BY_LAND = ("pieces", "blight", "beasts", "wilds", "disease", "badlands", "markers")  # fields of the state
TAKEN_OVER = ("blight", "beasts", "wilds", "disease", "badlands")  # with the Dahan all that a second game takes over
HIGHEST_LEVEL = 6


# ---- after the first victory: S-19.10 -------------------------------------------------------------------------------


def pass_over(state: State) -> None:
    """S-19.10: nothing of the first game holds any more; S-19.13 [R]: the boards are those it began with."""
    chosen = scenario(state)
    assert chosen is not None
    state.counters = {TURNS_BEFORE: state.turn, SPIRITS_BEFORE: bits_of(state.spirits)}
    boards = board_count(state.options, state.seats)
    by_hand = boards - len(state.printed.layouts[state.layout].slots)
    state.boards, state.laid, state.sunk = state.boards[:boards], state.laid[:by_hand], 0
    for name in BY_LAND:
        setattr(state, name, getattr(state, name)[: boards * PER_BOARD])
    state.presence = state.presence[: boards * PER_BOARD * state.seats]
    state.joined, state.isolated, state.frozen = (), 0, 0
    state.standing, state.happened, state.commands_laid = (), (), ()
    state.turn, state.phase = 0, SETUP
    parts: list[AnyTask] = [Between(place) for place in range(len(chosen.between))]
    state.agenda = [*reversed([*parts, Task("next_game")])]


async def carry_out_between(table: Table[State], task: Between) -> None:
    """S-19.10: one part of what is done between the games, which triggers nothing."""
    state, chosen = table.state, scenario(table.state)
    assert chosen is not None
    cause = cause_of(state.printed, "scenarios", state.printed.scenario_index[chosen.id])
    await carry_out(Use(table, HOST, actor=NOBODY, rule="S-19.10", cause=cause), chosen.between[task.part])
    state.happened = ()


async def set_card_aside(use: Use, call: Call) -> None:
    """S-19.10: a power card of hand, play or discard pile, for the second game."""
    state, seat = use.state, use.seat
    for _ in range(use.number(call.args[0])):
        left = own_cards(state, seat) & ~set_aside(state)
        if not left:
            return
        use.ask_about()
        card = await use.table.choose(seat, SET_CARD_ASIDE, members(left))
        state.counters[SET_ASIDE] = set_aside(state) | 1 << card
        use.table.tell("card-set-aside", seat=seat, power=card)


async def leave(use: Use, call: Call) -> None:
    """S-19.10: of each kind so many stay in these lands; the players choose which."""
    for kind in kinds_of(call.args[1]):
        found = {land: there for land in members(scope(use.case)) if (there := number_there(use.state, land, kind))}
        goes = max(0, sum(found.values()) - use.number(call.args[0]))
        stays = sum(found.values()) - goes
        for land, gone in (await chosen_to_go(use, kind, found, stays, goes)).items():
            remove_some(use.table, Land(land), kind, gone)


def number_there(state: State, land: int, kind: int) -> int:
    name = PIECE_KINDS[kind]
    return tokens_of(state, name)[land] if name in LAND_TOKENS else count(state.pieces[land], (kind,))


async def chosen_to_go(use: Use, kind: int, found: dict[int, int], stays: int, goes: int) -> dict[int, int]:
    """By land, how many go: asked for those of which there are fewer, the ones that stay or the ones that go."""
    if not goes:
        return {}
    left, chosen = dict(found), dict.fromkeys(found, 0)
    question = STAYS if stays <= goes else GOES
    for _ in range(min(stays, goes)):
        lands = bits_of(land for land, here in left.items() if here)
        use.state.doing[use.seat] = Doing(use.cause, mover=kind)
        land = await one_land(use.table, use.seat, question, (lands, "S-19.10", "none-left-there"))
        left[land] -= 1
        chosen[land] += 1
    return left if question is STAYS else chosen


def remove_some(table: Table[State], land: Land, kind: int, gone: int) -> None:
    """S-10.4: blight goes back to its card."""
    name = PIECE_KINDS[kind]
    if gone and name in LAND_TOKENS:
        take_away(tokens_of(table.state, name), land, gone)
        table.state.blight_left += gone if name == "blight" else 0
        table.tell(f"{name}-removed", land=land, number=gone)
        return
    for one in [one for one in table.state.pieces[land] if kind_of(one) == kind][:gone]:
        remove_piece(table, land, one)


async def spread_out(use: Use, call: Call) -> None:
    """S-19.10: pushed until nowhere are more than so many; S-19.13 [R]: where there is room, or nearer to it."""
    state, most = use.state, use.number(call.args[0])
    while (step := next_push(use, call, most)) is not None:
        start, ends, room, one = step
        seat = decider(state, start)
        state.doing[seat] = Doing(use.cause, where=start, mover=kind_of(one))
        end = await one_land(use.table, seat, SPREAD_TO, *spread_laws(state, start, ends, room))
        state.pieces[start] = without(state.pieces[start], one)
        state.pieces[end] = tuple(sorted((*state.pieces[end], one)))
        use.table.tell("moved", piece=kind_of(one), land=start, target=end)


def without(pieces: Pieces, one: Piece) -> Pieces:
    place = pieces.index(one)
    return (*pieces[:place], *pieces[place + 1 :])


def spread_laws(state: State, start: Land, ends: int, room: int) -> tuple[Law, ...]:
    """S-19.13: pushed to an adjacent land; one with room, or else one that is nearer to it."""
    near = isle(state).near(start)
    missing = "no-room-there" if near & room else "no-nearer-to-room"
    return ((near, "S-19.10", "not-beside-the-crowd"), (ends, "S-19.13", missing))


def next_push(use: Use, call: Call, most: int) -> tuple[Land, int, int, Piece] | None:
    """The first land with too many, the lands to which one of them can go, those with room, and which one it is."""
    lands = [Land(land) for land in members(isle(use.state).lands)]
    there = {land: pieces_meant(use, call.args[1], land) for land in lands}
    room = bits_of(land for land, found in there.items() if len(found) < most)
    for land in [land for land, found in there.items() if len(found) > most]:
        ends = ways_to(use.state, land, room)
        if ends:
            return land, ends, room, max(there[land])
    return None


def ways_to(state: State, start: Land, room: int) -> int:
    """S-19.13: adjacent lands with room, as bits, or else those that are nearer to the nearest one with room."""
    where = isle(state)
    near = where.near(start)
    if near & room or not room:
        return near & room
    steps = {land: steps_to(state, Land(land), room) for land in members(near)}
    known = [far for far in steps.values() if far is not None]
    return bits_of(land for land, far in steps.items() if far is not None and far == min(known))


def steps_to(state: State, start: Land, lands: int) -> int | None:
    """How far it is on foot."""
    where, seen, border, steps = isle(state), 1 << start, 1 << start, 0
    while border:
        if border & lands:
            return steps
        wider = 0
        for land in members(border):
            wider |= where.near(Land(land))
        border, seen, steps = wider & ~seen, seen | wider, steps + 1
    return None


async def next_wave(use: Use, call: Call) -> None:
    """S-19.10, S-22.12: a healthy island is met by a higher level; a blighted card is turned back.

    S-22.12: one whose back says that the island is still healthy counts as blighted.
    """
    state, level, blight = use.state, call.key("level"), call.key("blight")
    if state.blight_card == NO_CARD:
        raised = min(use.number(level or 0), HIGHEST_LEVEL - foes(state)[0].level) if foes(state) else 0
        state.counters |= {POOL: max(1, state.blight_left), HIGHER: raised}
        if raised:
            use.table.tell("wave-higher", number=raised)
        return
    pool = use.number(blight or 0) * len(state.boards)
    came = bits_of(range(len(state.printed.blight_cards))) & ~state.blight_cards
    state.counters |= {POOL: pool, REST: max(0, state.blight_left - pool), CARD_BEFORE: state.blight_card + 1}
    state.counters[USED_UP] = came & ~(1 << state.blight_card)
    use.table.tell("wave-card-back", blight_card=state.blight_card, number=pool, left=state.counters[REST])


def inheritance(state: State) -> dict[str, int]:
    """S-19.10: what the next game takes over: all that was written down, Dahan, blight and tokens."""
    for place, pieces in enumerate(state.pieces):
        remember(state, Land(place), FIGURES[DAHAN], count(pieces, (DAHAN,)))
        for kind in TAKEN_OVER:
            remember(state, Land(place), kind, tokens_of(state, kind)[place])
    return {name: value for name, value in state.counters.items() if name.startswith(OF_THE_WAVE)}


# ---- the second game: S-19.11 ---------------------------------------------------------------------------------------


def take_over(state: State) -> None:
    """S-19.11: instead of what is printed there are the natives of before; invaders begin nearer to the coast."""
    chosen = scenario(state)
    assert chosen is not None
    if any(said_of_second(chosen, "keep_natives")):
        dahan = natives(state, FIGURES[DAHAN])
        invaders = [tuple(filter(is_invader, pieces)) for pieces in state.pieces]
        state.pieces = [(*here, *[piece(DAHAN)] * dahan[land]) for land, here in enumerate(invaders)]
        for kind in TAKEN_OVER:
            setattr(state, kind, natives(state, kind))
    for call in said_of_second(chosen, "lay_lower"):
        lay_lower(state, *(number(Case(state), each) for each in call.args))
    state.pieces = [tuple(sorted(pieces)) for pieces in state.pieces]
    aside = set_aside(state)
    state.hands = [hand & ~aside for hand in state.hands]
    state.minors, state.majors = state.minors & ~aside, state.majors & ~aside
    state.blight_left = state.counters.pop(POOL)
    state.counters = {name: value for name, value in state.counters.items() if not name.startswith(NATIVES)}


def lay_lower(state: State, first: int, lower: int) -> None:
    """S-19.11: invaders of lands with such numbers begin in those whose numbers are so much lower."""
    for place in range(len(state.boards)):
        for high in range(first, PER_BOARD):
            start, end = land_at(place, high), land_at(place, high - lower)
            moved = tuple(filter(is_invader, state.pieces[start]))
            state.pieces[start] = tuple(one for one in state.pieces[start] if not is_invader(one))
            state.pieces[end] = (*state.pieces[end], *moved)


# ---- cards set aside: S-19.12 ---------------------------------------------------------------------------------------


async def play_set_aside(use: Use, call: Call) -> None:
    """S-19.12: any number of them, without energy and card plays; who has agreed plays at least one."""
    state, seat, is_first = use.state, use.seat, True
    while can_play_set_aside(use.case, call):
        cards = [card + BESIDE_STOP for card in members(set_aside(state))]
        use.ask_about()
        chosen = await use.table.choose(seat, PLAY_SET_ASIDE, cards if is_first else [STOP, *cards])
        if chosen == STOP:
            return
        card, is_first = chosen - BESIDE_STOP, False
        lend(state, seat, card)
        add_standing(state, call, Unlocked(0, seat, card, is_lost=False, power=card))
        use.table.tell("set-aside-played", seat=seat, power=card)


def discard_lent(table: Table[State], seat: Seat, cards: int) -> None:
    """S-19.12: after one use, or with the turn; S-19.13 [R]: onto the pile of their deck, or into the box."""
    state = table.state
    used = cards & lent(state, seat)
    for card in members(used):
        kind = state.printed.powers[card].kind
        if kind != "unique":
            discard(state, MINOR if kind == "minor" else MAJOR, 1 << card)
        table.tell("set-aside-discarded", power=card)
    if used:
        give_back(state, seat, used)


def discard_all_lent(table: Table[State]) -> None:
    """S-3.5: when the turn ends."""
    for seat in seats(table.state):
        discard_lent(table, seat, lent(table.state, seat))


VERBS: Verbs = {
    "set_aside": set_card_aside,
    "leave": leave,
    "spread": spread_out,
    "next_wave": next_wave,
    "play_set_aside": play_set_aside,
}
