"""What the spirits know, as numbers: all of it, as nobody hides anything from another."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tuath.core.notes import Notes
from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.geometry import LANDS, MOST_BOARDS, TERRAINS
from tuath.games.spirit_island.material.material import MATERIAL, Printed
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, EXPLORER, TOWN, damage_of, is_invader, strife_of
from tuath.games.spirit_island.state.course import COURSE, now
from tuath.games.spirit_island.state.names import MOST_WAYS, cause_ids
from tuath.games.spirit_island.state.queries.forecast import of_card
from tuath.games.spirit_island.state.queries.queries import (
    EXPANSIONS,
    NO_ELEMENTS,
    TIME,
    counter,
    foes,
    is_healthy,
    isle,
    prepared,
    terror_level,
)
from tuath.games.spirit_island.state.shares import OpenShare, open_bill, open_share
from tuath.games.spirit_island.state.standing.panel import (
    card_plays,
    cards_in_play,
    elements,
    energy_income,
)
from tuath.games.spirit_island.state.state import NONE, ON, SETUP, Doing, Growing, State

PHASE = {phase.id: place for place, phase in enumerate(COURSE)}
MOST_SPIRITS, MOST_TRACKS = 6, 6
MOST_LEVELS = 7  # of an adversary, the escalation alone included
IN_A_LAND, OF_A_SPIRIT, OF_THE_ISLAND = 4, 10, 30  # large numbers of pieces in a land, of a spirit, and of the island
NO_DOING, NO_GROWING = Doing(), Growing()
COLUMNS = ("explorers", "towns", "cities", "dahan", "damage", "strife")


@lru_cache(maxsize=1 << 14)
def in_land(here: tuple[int, ...]) -> tuple[int, ...]:
    """The pieces of a land, column by column."""
    kinds = [one & 3 for one in here]
    numbers = [kinds.count(kind) for kind in (EXPLORER, TOWN, CITY, DAHAN)]
    return *numbers, sum(map(damage_of, here)), sum(strife_of(one) for one in here if is_invader(one))


@lru_cache(maxsize=1 << 12)
def sums_beside(adjacent: tuple[int, ...], column: tuple[int, ...]) -> tuple[int, ...]:
    """What is in the lands next to each."""
    return tuple(sum([column[land] for land in members(near)]) for near in adjacent)


def observe(state: State, seat: Seat, notes: Notes) -> None:
    """S-1 to S-22: the island land by land, the cards of the invaders, fear, blight, and every spirit."""
    printed = state.printed
    lands = len(state.pieces)
    notes.one_of("spirits at the table", state.seats - 1, MOST_SPIRITS)
    notes.one_of("phase", PHASE[now(state)], len(COURSE))
    notes.number("turn", state.turn, OF_A_SPIRIT)
    notes.number("boards", len(state.boards), MOST_BOARDS)
    observe_foes(state, notes)
    notes.one_of("terror level", terror_level(state) - 1 if state.fear_deck else -1, 4)
    notes.number("fear cards left", sum(state.fear_deck), OF_A_SPIRIT)
    notes.number("fear cards earned", state.fear_earned, IN_A_LAND)
    notes.number("fear towards the next card", state.fear_shown, max(1, state.fear_pool))
    notes.flags("healthy island", int(is_healthy(state)), 1)
    notes.number("blight left on the card", state.blight_left, OF_THE_ISLAND)
    notes.one_of("blight card", state.blight_card, len(printed.blight_cards))
    notes.one_of("event", state.event_card, len(printed.events))
    bill = open_bill(state)
    notes.number("cost that is shared", bill.cost if bill else 0, OF_THE_ISLAND)
    notes.number("still missing of it", bill.due if bill else 0, OF_THE_ISLAND)
    notes.counts("invader cards left, by stage", [state.invader_deck.count(stage) for stage in (1, 2, 3)], OF_A_SPIRIT)
    notes.several("cards that explore", state.exploring, len(printed.invader_cards))
    notes.several("cards that build", state.building, len(printed.invader_cards))
    notes.several("cards that ravage", state.ravaging, len(printed.invader_cards))

    where = isle(state) if lands else None
    for name in TERRAINS:
        notes.flags(f"lands of {name}", where.terrain[name] if where else 0, LANDS)
    notes.flags("coastal lands", where.coastal if where else 0, LANDS)
    notes.flags("isolated lands", state.isolated, LANDS)
    for name, cards in (("build", state.building), ("ravage", state.ravaging)):
        shown = 0
        for card in cards if lands else ():
            shown |= of_card(state, card)
        notes.flags(f"lands of the cards that {name}", shown, LANDS)

    rest = [0] * (LANDS - lands)
    columns = list(zip(*map(in_land, state.pieces), strict=True)) if lands else [()] * len(COLUMNS)
    for name, column in zip(COLUMNS, columns, strict=True):
        notes.counts(name, [*column, *rest], IN_A_LAND)
    for name, column in zip(("towns", "cities", "dahan"), columns[1:4], strict=True):
        notes.counts(f"{name} beside", [*sums_beside(where.adjacent, column), *rest] if where else rest, OF_A_SPIRIT)
    own = tuple(state.presence[seat :: state.seats])
    near = sums_beside(where.adjacent, own) if where and own else (0,) * lands
    notes.counts("presence beside of the one who looks", [*near, *rest], IN_A_LAND)
    for name in ("blight", "beasts", "wilds", "disease", "badlands"):
        notes.counts(name, getattr(state, name) + rest, IN_A_LAND)

    observe_asked(state, seat, notes)
    notes.players(state.seats, MOST_SPIRITS, seat, lambda who: observe_spirit(state, who, notes))


def observe_asked(state: State, seat: Seat, notes: Notes) -> None:
    """S-5.1, S-7.1: what the spirit is about to do: what it is asked for, where, and how far its growth is."""
    asked = state.doing[seat] if state.doing else NO_DOING
    now = state.growing[seat] if state.growing else NO_GROWING
    notes.one_of("asked for", asked.cause, len(cause_ids(state.printed)))
    notes.one_of("asked about", asked.where, LANDS)
    notes.number("as many more", asked.number, IN_A_LAND)
    notes.number("stage of growth", now.stage, IN_A_LAND)
    notes.flags("growth taken", now.taken, MOST_WAYS)
    notes.one_of("growth being taken", now.option, MOST_WAYS)
    notes.flags("actions of growth that are left", now.left, MOST_WAYS)


def observe_foes(state: State, notes: Notes) -> None:
    """S-2.16, S-18, S-19: what the table has agreed to play with and against."""
    printed, options = state.printed, state.options
    levels = {foe.adversary.id: foe.level + 1 for foe in foes(state)}
    notes.one_of("expansions", tuple(EXPANSIONS).index(options.expansions), len(EXPANSIONS))
    notes.one_of("material of Jagged Earth", MATERIAL.index(options.material), len(MATERIAL))
    notes.flags("events", int(options.events == ON), 1)
    notes.counts(
        "level of the adversary, by adversary", [levels.get(each.id, 0) for each in printed.adversaries], MOST_LEVELS
    )
    notes.one_of("scenario", printed.scenario_index.get(options.scenario, -1), len(printed.scenarios))


class Known(NamedTuple):
    """What is noted of a spirit; before spirits are chosen there is little of it."""

    spirit: int
    aspect: int
    presence: tuple[int, ...]
    covered: tuple[int, ...]
    destroyed: int
    energy: int
    share: OpenShare
    energy_income: int
    card_plays: int
    plays: int
    time: int
    elements: tuple[int, ...]
    prepared: tuple[int, ...]
    hand: int
    played: int
    discards: int
    used: int
    days: int
    is_done: int


def observe_spirit(state: State, who: Seat, notes: Notes) -> None:
    has_begun = NONE not in state.spirits and state.phase != SETUP
    first = sum(len(state.printed.spirits[each].tracks) for each in state.spirits[:who]) if has_begun else 0
    tracks = len(state.printed.spirits[state.spirits[who]].tracks) if has_begun else 0
    known = Known(
        state.spirits[who] if state.spirits else NONE,
        state.aspects[who] if state.aspects else NONE,
        tuple(state.presence[who :: state.seats]),
        tuple(state.covered[first : first + tracks]),
        state.destroyed[who] if state.destroyed else 0,
        state.energy[who] if state.energy else 0,
        open_share(state, who),
        energy_income(state, who) if has_begun else 0,
        card_plays(state, who) if has_begun else 0,
        state.plays[who] if state.plays else 0,
        counter(state, TIME, who),
        elements(state, who) if has_begun else NO_ELEMENTS,
        prepared(state, who) if has_begun else NO_ELEMENTS,
        state.hands[who] if state.hands else 0,
        cards_in_play(state, who) if state.played else 0,
        state.discards[who] if state.discards else 0,
        state.used[who] if state.used else 0,
        state.days[who] if state.days else 0,
        state.done >> who & 1,
    )
    notes.group(note_spirit, state.printed, known)


def note_spirit(notes: Notes, printed: Printed, known: Known) -> None:
    powers, rest = len(printed.powers), (0,) * (LANDS - len(known.presence))
    notes.one_of("spirit", known.spirit, len(printed.spirits))
    notes.one_of("aspect", known.aspect, len(printed.aspects))
    notes.counts("presence", known.presence + rest, IN_A_LAND)
    notes.counts("presence on the tracks", known.covered + (0,) * (MOST_TRACKS - len(known.covered)), OF_A_SPIRIT)
    notes.number("presence destroyed", known.destroyed, OF_A_SPIRIT)
    notes.number("energy", known.energy, OF_A_SPIRIT)
    notes.number("share of a cost, in energy", known.share.energy + known.share.given, OF_A_SPIRIT)
    notes.flags("agrees to its share", int(known.share.is_agreed), 1)
    notes.number("energy each turn", known.energy_income, OF_A_SPIRIT)
    notes.number("card plays each turn", known.card_plays, IN_A_LAND)
    notes.number("card plays left", known.plays, IN_A_LAND)
    notes.number("time", known.time, OF_A_SPIRIT)
    notes.counts("elements", known.elements, IN_A_LAND)
    notes.counts("prepared elements", known.prepared, IN_A_LAND)
    notes.flags("hand", known.hand, powers)
    notes.flags("cards in play", known.played, powers)
    notes.flags("discarded", known.discards, powers)
    notes.flags("powers used", known.used & ((1 << powers) - 1), powers)
    notes.flags("innate powers used", known.used >> powers, len(printed.innates))
    notes.flags("cards that lie open to be gained", known.days, powers)
    notes.flags("has finished", known.is_done, 1)
