"""What is so: the island, who stands where, what a spirit has, how far the fear has come."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

from tuath.core.notation import Apply, Call, Effect, Expr, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.material.geometry import (
    OCEAN,
    PER_BOARD,
    Island,
    Land,
    Layout,
    Slot,
    board_place,
    facing_oceans,
    island,
    land_at,
    number_of,
    with_joined,
    within,
    without_boards,
    without_lands,
)
from tuath.games.spirit_island.material.material import (
    ALL_MATERIAL,
    JAGGED_EARTH,
    SETS,
    Adversary,
    Aspect,
    Elements,
    InvaderCard,
    Level,
    Printed,
    Scenario,
    Spirit,
    of_material,
)
from tuath.games.spirit_island.material.pieces import BEASTS, CITY, EXPLORER, INVADERS, PIECE_KINDS, TOWN, count
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.state import (
    INVADER_PHASE,
    MOST_SEATS,
    NO_CARD,
    NO_EXPANSION,
    NO_FOE,
    NOBODY,
    NONE,
    ON,
    STAGE_COUNT,
    Options,
    State,
)

BUILDINGS = (TOWN, CITY)
ANY_ELEMENT = "any"
CHOSEN_ELEMENT = "chosen"  # once and for all, when the space is uncovered: S-22.16
TIME = "time"  # presence that lies on the panel as time: S-22.17
PREVIOUS_USES = "turn.uses"  # of an innate power that may be used any number of times
NUMBER_CHOSEN = "turn.x"  # what X is in the effect that was last carried out
RECLAIMED = "turn.reclaimed"  # a spirit has taken cards back this turn: S-19.9
OF_THE_TURN = "turn."  # before the names of what is kept in mind for this turn only
NO_ELEMENTS: Elements = (0,) * len(ELEMENTS)
SITE_PRESENCE = 2  # S-5.8
VICTORY_LEVEL = 4  # S-11.2: no fear card left
LAST_CARD = Apply("card", (Word("invader_deck.bottom"),), (("stage", STAGE_COUNT),))


EXPANSIONS: Mapping[str, tuple[str, ...]] = {
    "both": SETS,
    NO_EXPANSION: ("base",),
    "branch_and_claw": ("base", "bc"),
    "jagged_earth": ("base", "je"),
}


def seats(state: State) -> range:
    return range(state.seats)


# ---- the sets in use: S-2.16 ----------------------------------------------------------------------------------------


def sets_in_use(options: Options) -> tuple[str, ...]:
    """S-2.16: the base game, and the expansions that the table plays with."""
    return EXPANSIONS[options.expansions]


def in_use(printed: Printed, kind: str, options: Options) -> tuple[int, ...]:
    """S-2.16: what of a kind the table plays with."""
    return of_material(printed, kind, sets_in_use(options), options.material)


def has_tokens(options: Options) -> bool:
    """S-2.7: boards get tokens with either expansion, unless all that needs them is left out: S-2.16."""
    sets = sets_in_use(options)
    return "bc" in sets or (JAGGED_EARTH in sets and options.material == ALL_MATERIAL)


def has_events(options: Options) -> bool:
    """S-2.9, S-20.6: is there an event deck? The base game alone has none."""
    return has_tokens(options) and options.events == ON


def does_without_events(options: Options) -> bool:
    """S-20.6: the variant, which is not the base game alone."""
    return has_tokens(options) and options.events != ON


# ---- the foes: S-18, S-19 -------------------------------------------------------------------------------------------


class Foe(NamedTuple):
    """S-18.1: an adversary, and the level at which it is met."""

    adversary: Adversary
    level: int

    @property
    def now(self) -> Level:
        """S-18.1: its own level, which tells cards and difficulty of all in all."""
        return self.adversary.levels[self.level]

    @property
    def levels(self) -> tuple[Level, ...]:
        """S-18.1: what its own level and all below it add."""
        return self.adversary.levels[: self.level + 1]

    @property
    def rules(self) -> Effect:
        """S-18.1: what holds for the whole game: the rules of its levels, and what counts towards its victory."""
        loss = self.adversary.loss.effect if self.adversary.loss is not None else ()
        return (*(statement for level in self.levels for statement in level.effect), *loss)


def foes(state: State) -> tuple[Foe, ...]:
    """S-18, S-20.5: whom the game is played against: the leading adversary, then the supporting one."""
    return foes_of(state.printed, agreed(state)) if state.options.adversary != NO_FOE else ()


HIGHER = "wave.higher"  # a counter: by how much the leading adversary is above its level: S-19.10


def agreed(state: State) -> Options:
    """What the table has agreed on; S-19.10: in a second game the adversary that leads may be of a higher level."""
    more = state.counters.get(HIGHER, 0) if state.counters else 0
    return state.options._replace(level=str(int(state.options.level) + more)) if more else state.options


@lru_cache(maxsize=256)
def foes_of(printed: Printed, options: Options) -> tuple[Foe, ...]:
    """S-18, S-20.5: those that a table has chosen."""
    chosen = ((options.adversary, options.level), (options.second_adversary, options.second_level))
    return tuple(
        Foe(printed.adversaries[printed.adversary_index[id]], int(level)) for id, level in chosen if id != NO_FOE
    )


def scenario(state: State) -> Scenario | None:
    """S-19: the one that is played, if any."""
    chosen = state.options.scenario
    return None if chosen == NO_FOE else state.printed.scenarios[state.printed.scenario_index[chosen]]


def counter(state: State, name: str, seat: Seat) -> int:
    """What a rule of a spirit keeps in mind under a name of its own."""
    return state.counters.get(counter_of(name, seat), 0)


KEPT_IN_PLAY = "kept_in_play"  # a counter: cards beside a spirit that are as if played in every turn, as bits


def cards_beside(state: State, seat: Seat) -> int:
    """S-10.5: cards that may be used in every turn and give their elements; they are in no pile, so nothing takes them.

    As bits; mostly there are none.
    """
    return state.counters.get(KEPT_BY[seat], 0) if state.counters else 0


INVADERS_GONE = "invaders_gone"  # a counter: invader cards that were known and have left the game, as bits
BLIGHT_GONE = "blight_gone"  # a counter: blight cards of which another has taken the place, as bits
PRESENCE_GONE = "presence_gone"  # a counter: presence that has left the game


def counter_of(name: str, seat: Seat) -> str:
    return f"{name}.{seat}"


KEPT_BY = tuple(counter_of(KEPT_IN_PLAY, seat) for seat in range(MOST_SEATS))  # it is looked up with every element


def beside(state: State, place: str, name: str) -> int:
    """What lies beside the island, on the panel of an adversary or on the card of the scenario, by its name."""
    return state.counters.get(f"{place}.{name}", 0)


def lay_beside(state: State, place: str, name: str, number: int) -> None:
    """So much more of it lies there."""
    state.counters[f"{place}.{name}"] = beside(state, place, name) + number


def hidden_name(stage: int) -> str:
    """Under which an invader card of a stage in the fear deck is kept, with the fear cards below it, and 1."""
    return f"hidden_{stage}"


def hidden_cards(state: State) -> list[tuple[int, int]]:
    """S-18.12: the stages of invader cards in the fear deck, and how many fear cards lie above each."""
    kept = [(stage, state.counters.get(hidden_name(stage), 0)) for stage in range(1, STAGE_COUNT + 1)]
    return [(stage, sum(state.fear_deck) + 1 - below) for stage, below in kept if below]


def marker_name(element: int) -> str:
    """Under which a panel keeps its prepared markers of an element."""
    return f"prepared_{ELEMENTS[element]}"


def prepared(state: State, seat: Seat) -> Elements:
    """S-22.21: element markers on a panel, in the order of ELEMENTS; nearly always none."""
    if not state.counters:
        return NO_ELEMENTS
    return tuple([state.counters.get(name, 0) for name in marker_counters(seat)])


@lru_cache(maxsize=64)
def marker_counters(seat: Seat) -> tuple[str, ...]:
    return tuple(counter_of(marker_name(element), seat) for element in range(len(ELEMENTS)))


def markers_to_spend(state: State, seat: Seat) -> Elements:
    """S-22.21: those that a special rule lets the spirit spend for one action."""
    has_any = bool(state.counters) and said_on(spirit(state, seat), "spend_markers")
    return prepared(state, seat) if has_any else NO_ELEMENTS


# ---- the island: S-4 ------------------------------------------------------------------------------------------------


def board_count(options: Options, players: int) -> int:
    """S-2.1, S-20.3: one for each player, and the extra one."""
    return players + (options.extra_board == ON)


def extra_board(state: State) -> int:
    """S-20.3: the lands of the board where no spirit starts, as bits; S-20.12 [R]: it lies at the last place."""
    return isle(state).board(state.seats) if state.options.extra_board == ON else 0


def is_laid_by_hand(state: State) -> bool:
    """S-20.1: only the first board lies as it does in a printed layout."""
    return len(state.printed.layouts[state.layout].slots) < board_count(state.options, state.seats)


def boards_added(state: State) -> int:
    """S-22.8: how many boards have become a part of the island since the game began."""
    return len(state.boards) - board_count(state.options, state.seats)


def slots(state: State) -> tuple[Slot, ...]:
    """S-4.8, S-20.1, S-22.8: how the boards lie; those that came later are the last."""
    return (*state.printed.layouts[state.layout].slots, *state.laid)


class Changed(NamedTuple):
    """How the island differs from its layout: S-22.8, S-22.10, S-22.11."""

    sunk: int = 0  # boards that are gone, as bits
    frozen: int = 0  # lands that are out of the world for a while, as bits
    laid: tuple[Slot, ...] = ()  # boards that came later, or were laid by hand
    joined: tuple[tuple[int, int], ...] = ()  # lands that are one


def isle(state: State) -> Island:
    if state.sunk or state.frozen or state.laid or state.joined:
        changed = Changed(state.sunk, state.frozen, state.laid, state.joined)
        return island_of(state.printed, state.boards, state.layout, changed)
    return island_of(state.printed, state.boards, state.layout)


@lru_cache(maxsize=256)
def island_of(printed: Printed, boards: tuple[int, ...], layout: int, changed: Changed | None = None) -> Island:
    """The boards as they lie, with what has become of them."""
    if changed is None:
        return island(tuple(printed.boards[board] for board in boards), printed.layouts[layout])
    lying = layout_with(printed.layouts[layout], changed.laid)
    whole = island(tuple(printed.boards[board] for board in boards), lying)
    whole = without_boards(whole, changed.sunk) if changed.sunk else whole
    whole = without_lands(whole, changed.frozen) if changed.frozen else whole
    return with_joined(whole, changed.joined) if changed.joined else whole


@lru_cache(maxsize=64)
def layout_with(layout: Layout, laid: tuple[Slot, ...]) -> Layout:
    """S-20.2: which oceans face each other is printed; of boards that were laid by hand it is seen."""
    slots = (*layout.slots, *laid)
    return replace(layout, slots=slots, facing=layout.facing or facing_oceans(slots)) if laid else layout


def times_on(state: State, land: Land) -> int:
    """S-22.17: how often each action for this land or its board happens in this invader phase: mostly once."""
    if not state.counters or state.phase != INVADER_PHASE:
        return 1
    return max(0, 1 + state.counters.get(shift_of(board_place(land)), 0))


def shift_of(place: int) -> str:
    """Under which is kept how many more actions there are on a board this turn: S-22.17."""
    return f"{OF_THE_TURN}shift_{place}"


def boards_left(state: State) -> int:
    """How many boards there are: S-4.7; one may have been destroyed."""
    return len(state.boards) - state.sunk.bit_count()


def terrain(state: State, land: Land) -> str:
    """S-4.1: the terrain that is printed there, or the ocean."""
    return _terrain(state.printed, state.boards, land)


def terrains(state: State, land: Land) -> tuple[str, ...]:
    """S-22.10: all its terrains; a land that another one is joined to has both."""
    parts = [other for one, other in state.joined if one == land] if state.joined else ()
    return (terrain(state, land), *(terrain(state, Land(part)) for part in parts))


def _terrain(printed: Printed, boards: tuple[int, ...], land: Land) -> str:
    return printed.boards[boards[board_place(land)]].terrain[number_of(land)]


@lru_cache(maxsize=1 << 10)
def said_on(panel: Spirit, verb: str) -> tuple[Call, ...]:
    """S-15.5: what special rules of a panel say by a verb; on most panels nothing."""
    said = (each for rule in panel.special_rules for each in rule.effect)
    return tuple(each for each in said if isinstance(each, Call) and each.verb == verb)


class Cast(NamedTuple):
    """What follows from who is which spirit."""

    first_tracks: tuple[int, ...]  # by seat: where the tracks of its panel begin in ``covered``
    opener: Seat  # S-22.3: the spirit whose presence brings oceans into play, if there is one
    swarm: Seat  # S-22.20: the spirit whose sacred sites may stand in for beasts, if there is one


@lru_cache(maxsize=256)
def cast(printed: Printed, spirits: tuple[int, ...]) -> Cast:
    """Of these spirits, by seat."""
    tracks = [len(printed.spirits[each].tracks) for each in spirits]
    panels = [(seat, printed.spirits[each]) for seat, each in enumerate(spirits) if each != NONE]
    said = [(seat, call) for seat, panel in panels for call in said_on(panel, "counts_as")]
    return Cast(
        tuple(sum(tracks[:seat]) for seat in range(len(spirits))),
        next((seat for seat, panel in panels if said_on(panel, "open_ocean")), NOBODY),
        next((seat for seat, call in said if call.args[0] == Word("sacred_site")), NOBODY),
    )


def swarm(state: State) -> Seat:
    """S-22.20: the spirit whose sacred sites may stand in for beasts, if there is one."""
    return cast(state.printed, state.spirits).swarm


def is_swarm_site(state: State, land: Land) -> bool:
    """S-22.20: does a sacred site there stand in for beasts, if its spirit likes? Nearly always not."""
    seat = swarm(state)
    return seat != NOBODY and presence(state, seat, land) >= SITE_PRESENCE


def opener(state: State) -> Seat:
    """S-22.3: the spirit whose presence brings oceans into play, if there is one."""
    return cast(state.printed, state.spirits).opener


def ocean_terrain(state: State) -> str:
    """S-22.3: what an ocean is for powers while it is in play."""
    seat = opener(state)
    return OCEAN if seat == NOBODY else _name_of(said_on(spirit(state, seat), "open_ocean")[0].args[0])


def _name_of(word: Expr) -> str:
    assert isinstance(word, Word)
    return word.name


def oceans_in_play(state: State) -> int:
    """S-22.3: those of boards with presence of a spirit that opens them; for powers and blight they are lands."""
    seat = cast(state.printed, state.spirits).opener
    if seat == NOBODY:
        return 0
    return _oceans_beside(isle(state), filled_lands(tuple(state.presence[seat :: state.seats])))


@lru_cache(maxsize=1 << 12)
def _oceans_beside(where: Island, own: int) -> int:
    """The oceans of boards with any of these lands, as bits, or with presence in the ocean itself."""
    found = 0
    for place in range(len(where.boards)):
        ocean = 1 << land_at(place, 0)
        found |= ocean if own & (where.board(place) | ocean) else 0
    return found


def in_reach(state: State, land: Land, steps: int, oceans: int) -> int:
    """S-4.4: the lands in range, when these oceans count as lands."""
    return _in_reach_of(isle(state), 1 << land, steps, oceans)


def in_reach_of(state: State, lands: int, steps: int, oceans: int) -> int:
    """S-4.4: the lands in range of any of these."""
    return _in_reach_of(isle(state), lands, steps, oceans)


@lru_cache(maxsize=1 << 14)
def _in_reach_of(where: Island, lands: int, steps: int, oceans: int) -> int:
    found = 0
    for land in map(Land, members(lands)):
        found |= within(where, land, steps, where.lands | oceans) if oceans else where.within(land, steps)
    return found


def matches(state: State, card: InvaderCard, land: Land) -> bool:
    """S-8.1: is it a land of the card?"""
    return bool(lands_matching(state, card) >> land & 1)


def lands_matching(state: State, card: InvaderCard) -> int:
    """S-8.1: the lands of the card, as bits."""
    return _lands_matching(isle(state), card)


@lru_cache(maxsize=1 << 12)
def _lands_matching(where: Island, card: InvaderCard) -> int:
    found = where.coastal if "coastal" in card.match else 0
    for ground in card.match:
        found |= where.terrain.get(ground, 0)
    return found


def decider(state: State, land: Land) -> Seat:
    """S-3.4: failing agreement, the player whose starting board it is; on any other board the first one."""
    place = board_place(land)
    return state.starts.index(place) if place in state.starts else 0


# ---- pieces: S-1 ----------------------------------------------------------------------------------------------------


def tokens_of(state: State, name: str) -> list[int]:
    """Beasts, wilds, disease, badlands or blight, by land."""
    found: list[int] = getattr(state, name)
    return found


def count_here(state: State, land: Land, kinds: tuple[int, ...]) -> int:
    """How many pieces of these kinds are there, tokens and blight among them."""
    tokens = sum(tokens_of(state, PIECE_KINDS[kind])[land] for kind in kinds if kind >= BEASTS)
    return count(state.pieces[land], kinds) + tokens


def number_on_island(state: State, *kinds: int) -> int:
    return sum(map(count, state.pieces, repeat(kinds)))


def lands_with(state: State, *kinds: int) -> int:
    """Lands, as bits, with at least one such piece."""
    return bits_of([land for land, pieces in enumerate(state.pieces) if pieces and count(pieces, kinds)])


def has_invaders(state: State, land: Land) -> bool:
    return count(state.pieces[land], INVADERS) > 0


def kinds_here(state: State, land: Land) -> tuple[int, int, int]:
    """Explorers, towns and cities in a land."""
    pieces = state.pieces[land]
    return count(pieces, (EXPLORER,)), count(pieces, (TOWN,)), count(pieces, (CITY,))


# ---- presence: S-5 --------------------------------------------------------------------------------------------------


def spirit(state: State, seat: Seat) -> Spirit:
    """Its panel, as its aspect has changed it."""
    panel, aspect = state.printed.spirits[state.spirits[seat]], state.aspects[seat]
    return panel if aspect == NONE else changed_panel(panel, state.printed.aspects[aspect])


def panel_of(printed: Printed, own: int, aspect: int) -> Spirit:
    """S-2.1: of a spirit, as printed or with an aspect."""
    panel = printed.spirits[own]
    return panel if aspect == NONE else changed_panel(panel, printed.aspects[aspect])


@lru_cache(maxsize=64)
def changed_panel(own: Spirit, aspect: Aspect) -> Spirit:
    """S-2.1: what an aspect replaces is gone; its own rules, innate powers and setup are added."""
    return dataclasses.replace(
        own,
        setup=(*own.setup, *aspect.setup),
        special_rules=(*(rule for rule in own.special_rules if rule.id != aspect.replaces), *aspect.special_rules),
        innates=(*(place for place in own.innates if place != aspect.replaced_innate), *aspect.innates),
    )


def presence(state: State, seat: Seat, land: Land) -> int:
    return state.presence[land * state.seats + seat]


def presence_lands(state: State, seat: Seat) -> int:
    """S-1.5: the own lands, as bits; S-17.6, S-22.3: presence in an ocean that is not in play is out of play."""
    found, where = filled_lands(tuple(state.presence[seat :: state.seats])) & ~state.frozen, isle(state)
    return found & (where.lands | oceans_in_play(state)) if found & where.oceans else found


@lru_cache(maxsize=1 << 14)
def filled_lands(numbers: tuple[int, ...]) -> int:
    """Where there are any, as bits; asked for over and over while nothing moves."""
    return bits_of(place for place, here in enumerate(numbers) if here)


def has_presence(state: State, seat: Seat) -> bool:
    """S-5.12: anywhere in play."""
    own = state.presence[seat :: state.seats]
    return any(own) and (not any(own[::PER_BOARD]) or presence_lands(state, seat) != 0)


def is_any_gone(state: State) -> bool:
    """S-5.12: is there a spirit without presence in play? In oceans it must be looked at where they are in play."""
    everywhere, players, boards = state.presence, state.seats, len(state.pieces) // PER_BOARD
    nowhere, at_no_sea = [0] * (boards * PER_BOARD), [0] * boards
    for seat in range(players):
        own = everywhere[seat::players]
        if own == nowhere or (own[::PER_BOARD] != at_no_sea and not presence_lands(state, seat)):
            return True
    return False


def is_sacred_site(state: State, seat: Seat, land: Land) -> bool:
    """S-5.8: two own presence; S-5.15: or as many as a special rule says for such land."""
    own = presence(state, seat, land)
    special = site_numbers(spirit(state, seat)) if own else {}
    if not special:
        return own >= SITE_PRESENCE
    is_open = oceans_in_play(state) >> land & 1
    grounds = (ocean_terrain(state),) if is_open else terrains(state, land)
    return own >= min(special.get(ground, SITE_PRESENCE) for ground in grounds)


@lru_cache(maxsize=64)
def site_numbers(panel: Spirit) -> Mapping[str, int]:
    """S-5.15: how much presence makes a sacred site, by terrain; of most spirits nothing is said."""
    found: dict[str, int] = {}
    for call in said_on(panel, "sacred_site"):
        match call.args, call.key("in"):
            case (int(number),), Word(ground):
                found[ground] = number
    return found


def sacred_sites(state: State, seat: Seat) -> int:
    """S-5.8: the own ones, as bits; S-17.6: presence that is out of play makes none."""
    lands = members(presence_lands(state, seat))
    if not site_numbers(spirit(state, seat)):
        return bits_of([land for land in lands if presence(state, seat, Land(land)) >= SITE_PRESENCE])
    return bits_of([land for land in lands if is_sacred_site(state, seat, Land(land))])


def spirits_in(state: State, land: Land) -> list[Seat]:
    """S-5.13: spirits with presence in a land, which they may share."""
    return [seat for seat in seats(state) if presence(state, seat, land)]


# ---- fear, stage, blight: S-8.15, S-10, S-11 ------------------------------------------------------------------------


def terror_level(state: State) -> int:
    """S-11.2: I to III while there are cards of the level; without any fear card that of victory; S-19.1: rituals."""
    if state.terror:
        return state.terror
    for level, left in enumerate(state.fear_deck, 1):
        if left:
            return level
    return VICTORY_LEVEL


def rises_by_ritual(state: State) -> bool:
    """S-19.1: does fear not raise the terror level?"""
    return state.terror > 0


def cards_to_next_level(state: State) -> int | None:
    """S-11.2: how many fear cards raise the terror level; none do on the last one, or where only rituals do: S-19.1."""
    level = terror_level(state)
    return None if rises_by_ritual(state) or level >= len(state.fear_deck) else state.fear_deck[level - 1]


def stage(state: State) -> int:
    """S-8.15, S-8.21: of the top card of the deck, or III; a stage III card that was moved is read as II."""
    deck = state.invader_deck
    if not deck:
        return STAGE_COUNT
    return STAGE_COUNT - 1 if deck[0] == STAGE_COUNT and is_moved(state) else deck[0]


def is_moved(state: State) -> bool:
    """S-8.21: is the first stage III card the one that an adversary has moved? Then all others are there."""
    is_met = any(moves_last_card(level.setup) for foe in foes(state) for level in foe.levels)
    return is_met and state.invader_deck.count(STAGE_COUNT) == state.printed.numbers.invader_deck.count(STAGE_COUNT)


def moves_last_card(setup: Effect) -> bool:
    """S-8.21: is one card of stage III put elsewhere, and no more of them?"""
    return any(isinstance(each, Call) and each.verb == "put" and each.args[0] == LAST_CARD for each in setup)


def is_healthy(state: State) -> bool:
    """S-10.5, S-10.6: the card is not turned over, or its back says that the island is still healthy."""
    return state.blight_card == NO_CARD or state.printed.blight_cards[state.blight_card].back == "still_healthy"
