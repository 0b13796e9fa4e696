"""What everybody sees: nothing in Spirit Island is hidden from anybody but what lies face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.corners import MOST_POINTS, laid
from tuath.games.spirit_island.material.geometry import PER_BOARD, Board, Island, Land, Slot, board_place, number_of
from tuath.games.spirit_island.material.material import CAUSES, Event, Innate, Printed, in_sets
from tuath.games.spirit_island.material.pieces import FIGURES, HEALTH, STRENGTH, Piece, damage_of, kind_of, strife_of
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.shown.seen import (
    BillView,
    CollapseView,
    CornerView,
    DoingView,
    ElementCounts,
    EventDeckView,
    EventPartView,
    EventView,
    GroundView,
    GrowingView,
    InnateView,
    InvadersView,
    LandView,
    LastingView,
    LossView,
    NoSpirit,
    PieceView,
    RavageView,
    ShareView,
    SpiritIslandView,
    SpiritView,
    WaveView,
)
from tuath.games.spirit_island.state.course import now
from tuath.games.spirit_island.state.decks import stages_discarded_unseen
from tuath.games.spirit_island.state.names import alternative_index, cause_ids, growth_id, land_ids
from tuath.games.spirit_island.state.queries.collapse import Collapse, collapses
from tuath.games.spirit_island.state.queries.forecast import Ravage, builds, ravages, when_invaders_act
from tuath.games.spirit_island.state.queries.legality import meets
from tuath.games.spirit_island.state.queries.nearness import Nearness, near_losses
from tuath.games.spirit_island.state.queries.queries import (
    TIME,
    Changed,
    beside,
    cards_to_next_level,
    counter,
    foes,
    has_events,
    has_tokens,
    hidden_cards,
    in_use,
    is_healthy,
    is_laid_by_hand,
    is_sacred_site,
    island_of,
    oceans_in_play,
    prepared,
    presence_lands,
    rises_by_ritual,
    scenario,
    seats,
    sets_in_use,
    slots,
    spirit,
    stage,
    terror_level,
)
from tuath.games.spirit_island.state.scoring import difficulty, score
from tuath.games.spirit_island.state.shares import OpenShare, open_bill
from tuath.games.spirit_island.state.sources import FINDERS, found_sources
from tuath.games.spirit_island.state.standing.corners import corner, markers_on_corners
from tuath.games.spirit_island.state.standing.event_card import deck_size, joint_price, open_card, parts_open, under_way
from tuath.games.spirit_island.state.standing.library import library
from tuath.games.spirit_island.state.standing.panel import (
    card_plays,
    cards_in_play,
    chosen_spaces,
    elements,
    energy_income,
    is_unlocked,
    marker_of,
    track_offset,
    ways_now,
)
from tuath.games.spirit_island.state.standing.standing import defence, health, rows_by, strength, where_defended
from tuath.games.spirit_island.state.standing.thieves import are_about, pool, shown_numbers
from tuath.games.spirit_island.state.standing.wave import (
    REST,
    SPIRITS_BEFORE,
    has_passed_over,
    has_second_half,
    lent,
    set_aside,
)
from tuath.games.spirit_island.state.state import NO_CARD, NONE, NOWHERE, ON, AnyStanding, Doing, Standing, State

LAND_IDS = land_ids()
ON_PANEL = "panel"


def view(state: State) -> SpiritIslandView:
    printed = state.printed
    is_laid = bool(state.pieces)
    chosen = scenario(state)
    ahead = when_invaders_act(state)
    has_extra_board = state.options.extra_board == ON
    return {
        "phase": state.phase,
        "now": now(state),
        "turn": state.turn,
        "round": state.turn,  # as other games call it
        "layout": printed.layouts[state.layout].id if state.boards and not is_laid_by_hand(state) else None,
        "boards": [printed.boards[board].id for board in state.boards],
        "slots": [[slot.turn, slot.x, slot.y] for slot in (slots(state) if state.boards else ())],
        "extra_board": printed.boards[state.boards[state.seats]].id if is_laid and has_extra_board else None,
        "lands": lands_view(state),
        "spirits": [spirit_view(state, seat) for seat in seats(state)],
        "invaders": invaders_view(state),
        "fear": {
            "pool": state.fear_pool,
            "shown": state.fear_shown,
            "earned": state.fear_earned,
            "deck": list(state.fear_deck),
            "level": terror_level(state),
            "to_next": cards_to_next_level(state),
            "by_ritual": rises_by_ritual(state),
            "discarded": [printed.fear_cards[card].id for card in members(state.fear_discarded)],
            "faces": [None if card == NO_CARD else printed.fear_cards[card].id for card in state.fear_faces],
        },
        "blight": {
            "card": None if state.blight_card == NO_CARD else printed.blight_cards[state.blight_card].id,
            "healthy": is_healthy(state),
            "left": state.blight_left,
        },
        "ravages": [ravage_view(ravage) for ravage in ravages(ahead)] if is_laid else [],
        "builds": {LAND_IDS[land]: FIGURES[kind] for land, kind in builds(ahead).items()} if is_laid else {},
        "lasting": [lasting_view(state, row) for row in state.standing],
        "minors": {"deck": state.minors.bit_count(), "discarded": state.minors_discarded.bit_count()},
        "majors": {"deck": state.majors.bit_count(), "discarded": state.majors_discarded.bit_count()},
        "doing": [doing_view(state, doing) for doing in state.doing],
        "sets": list(sets_in_use(state.options)),
        "left_out": left_out_view(state),
        "tokens": has_tokens(state.options),
        "events": has_events(state.options),
        "event": event_view(state),
        "bill": bill_view(state),
        "event_deck": event_deck_view(state),
        "adversaries": [{"id": foe.adversary.id, "level": foe.level} for foe in foes(state)],  # the leading one first
        "panel": {
            "markers": beside(state, ON_PANEL, "marker"),
            "beasts": beside(state, ON_PANEL, "beasts"),
            "blight": beside(state, ON_PANEL, "blight"),
            "towns": beside(state, "scenario_card", "town"),
            "thieves": pool(state) if are_about(state) else 0,
        },
        "losses": [loss_view(each) for each in near_losses(state)] if is_laid else [],
        "corners": [corner_view(state, *each) for each in markers_on_corners(state).items()],
        "scenario": None if chosen is None else chosen.id,
        "sources": [
            {"number": place + 1, "id": f"{state.options.scenario}-{place + 1}", "finder": FINDERS[finder]}
            for place, finder in found_sources(state).items()
        ],
        "wave": wave_view(state),
        "inner_lands": [LAND_IDS[land] for land in members(state.inner_lands)],
        "difficulty": difficulty(state),
        "score": score(state) if state.ending else None,
        "ending": state.ending or None,
        "won": state.is_won,
    }


def wave_view(state: State) -> WaveView | None:
    """S-19.10: which of two games it is, and what the first one has passed on."""
    if not has_second_half(scenario(state)):
        return None
    before = members(state.counters.get(SPIRITS_BEFORE, 0))
    return {
        "half": 2 if has_passed_over(state) else 1,
        "spirits": [state.printed.spirits[place].id for place in before],
        "set_aside": card_ids(state, set_aside(state)),
        "blight": state.counters.get(REST, 0),
    }


# ---- the island -----------------------------------------------------------------------------------------------------


def corner_view(state: State, place: int, element: int) -> CornerView:
    """S-19.7: a number of a corner is that of a board, and of a point of it."""
    board, point = divmod(place, MOST_POINTS)
    at = laid(slots(state)[board], *state.printed.boards[state.boards[board]].vertices[point])
    return {
        "lands": [LAND_IDS[land] for land in members(corner(state, place).lands)],
        "element": ELEMENTS[element],
        "at": [round(each, 3) for each in at],
    }


def lands_view(state: State) -> list[LandView]:
    """Every land; what can be said of all at once is found once."""
    grounds = ground_views(state.printed, state.boards, state.layout, len(state.pieces), state.laid)
    island = Seen(
        oceans_in_play(state), where_defended(state), bool(rows_by(state, "health")), bool(rows_by(state, "strength"))
    )
    return [land_view(state, Land(land), ground, island) for land, ground in enumerate(grounds)]


class Seen(NamedTuple):
    """What is looked up once for all lands: S-4.4, S-12.1, S-9.7."""

    oceans: int  # those in play, as bits
    defended: int  # where anything is said about it, as bits
    changes_health: bool  # does anything, anywhere?
    changes_strength: bool


def land_view(state: State, land: Land, ground: GroundView, island: Seen) -> LandView:
    whole = next((one for one, other in reversed(state.joined) if other == land), NOWHERE)
    gone = bool(state.sunk >> board_place(land) & 1)
    is_in_play = number_of(land) != 0 or bool(island.oceans >> land & 1)  # S-4.4: oceans are lands only for some
    presence = state.presence[land * state.seats : (land + 1) * state.seats]
    return {
        **ground,
        "in_play": is_in_play and not gone and whole == NOWHERE,
        "gone": gone,
        "joined": None if whole == NOWHERE else LAND_IDS[whole],
        "pieces": pieces_view(state, land, island) if state.pieces[land] else [],
        "blight": state.blight[land],
        "beasts": state.beasts[land],
        "wilds": state.wilds[land],
        "disease": state.disease[land],
        "badlands": state.badlands[land],
        "markers": state.markers[land],
        "faces": shown_numbers(state, land) if state.markers[land] and are_about(state) else [],
        "presence": presence,
        "sacred": [own > 0 and is_sacred_site(state, seat, land) for seat, own in enumerate(presence)],
        "defend": defence(state, land) if island.defended >> land & 1 else 0,
        "isolated": bool(state.isolated >> land & 1),
        "frozen": bool(state.frozen >> land & 1),
    }


@lru_cache(maxsize=1 << 8)
def ground_views(
    printed: Printed, boards: tuple[int, ...], layout: int, lands: int, laid: tuple[Slot, ...]
) -> tuple[GroundView, ...]:
    """What lands are as long as the boards lie so."""
    if not lands:
        return ()
    where = island_of(printed, boards, layout, Changed(laid=laid) if laid else None)
    return tuple(
        ground_view(printed.boards[boards[board_place(Land(land))]], where, Land(land)) for land in range(lands)
    )


def ground_view(board: Board, where: Island, land: Land) -> GroundView:
    return {
        "id": LAND_IDS[land],
        "ground": f"{board.id}{number_of(land)}",
        "place": board_place(land),
        "number": number_of(land),
        "terrain": board.terrain[number_of(land)],
        "coastal": bool(where.coastal >> land & 1),
    }


def pieces_view(state: State, land: Land, island: Seen) -> list[PieceView]:
    return [piece_view(state, land, one, number, island) for one, number in sorted_out(state.pieces[land])]


@lru_cache(maxsize=1 << 12)
def sorted_out(pieces: tuple[Piece, ...]) -> tuple[tuple[Piece, int], ...]:
    """How many there are of each."""
    return tuple(sorted(Counter(pieces).items()))


def piece_view(state: State, land: Land, one: Piece, number: int, island: Seen) -> PieceView:
    kind = kind_of(one)
    return {
        "kind": FIGURES[kind],
        "count": number,
        "damage": damage_of(one),
        "strife": strife_of(one),
        "health": health(state, land, kind) if island.changes_health else HEALTH[kind],
        "strength": strength(state, land, kind) if island.changes_strength else STRENGTH[kind],
    }


# ---- the spirits ----------------------------------------------------------------------------------------------------


def spirit_view(state: State, seat: Seat) -> SpiritView | NoSpirit:
    """S-5, S-6: panel and cards; before it is chosen there is none."""
    if state.spirits[seat] == NONE:
        return {"seat": seat, "id": None}
    own, printed = spirit(state, seat), state.printed
    is_laid = bool(state.pieces)
    now = elements(state, seat) if is_laid else [0] * len(ELEMENTS)
    return {
        "seat": seat,
        "id": own.id,
        "aspect": None if state.aspects[seat] == NONE else printed.aspects[state.aspects[seat]].id,
        "rules": [rule.id for rule in own.special_rules],
        "start": state.starts[seat] if is_laid else None,
        "energy": state.energy[seat],
        "income": energy_income(state, seat) if is_laid else 0,
        "plays": state.plays[seat],
        "card_plays": card_plays(state, seat) if is_laid else 0,
        "tracks": [
            {"id": track.id, "spaces": len(track.spaces), "covered": state.covered[track_offset(state, seat) + place]}
            for place, track in enumerate(own.tracks)
        ]
        if is_laid
        else [],
        "elements": elements_view(now),
        "prepared": elements_view(prepared(state, seat)),
        "destroyed": state.destroyed[seat],
        "drowned": counter(state, "drowned", seat),
        "time": counter(state, TIME, seat),
        "days": card_ids(state, state.days[seat]),
        "marked": marks_view(state, seat),
        "shut": shut_ways(state, seat) if is_laid else [],
        "lands": presence_lands(state, seat).bit_count(),
        "hand": card_ids(state, state.hands[seat]),
        "drawn": card_ids(state, state.drawn[seat]),
        "played": card_ids(state, cards_in_play(state, seat) | lent(state, seat)),
        "used": card_ids(state, state.used[seat]),
        "discard": card_ids(state, state.discards[seat]),
        "forgotten": card_ids(state, state.forgotten[seat]),
        "innates": [innate_view(state, seat, printed.innates[place], place, now) for place in own.innates]
        if is_laid
        else [],
        "growing": growing_view(state, seat),
        "collapses": [collapse_view(each) for each in collapses(state, seat)] if is_laid else [],
        "ready": bool(state.done >> seat & 1),
    }


def collapse_view(collapse: Collapse) -> CollapseView:
    return {
        "land": LAND_IDS[collapse.land],
        "presence": collapse.presence,
        "damage": collapse.damage,
        "lost": collapse.lost,
        "dahan_damage": collapse.dahan_damage,
        "dahan_lost": collapse.dahan_lost,
        "farther": collapse.farther,
    }


def left_out_view(state: State) -> list[str]:
    """S-2.16: spirits and aspects of the sets in use that need more rules than the table wants."""
    printed, sets = state.printed, sets_in_use(state.options)
    found: list[str] = []
    for kind, records in (("spirits", printed.spirits), ("aspects", printed.aspects)):
        there = in_use(printed, kind, state.options)
        found += [records[place].id for place in in_sets(records, sets) if place not in there]
    return found


def event_view(state: State) -> EventView | None:
    """S-14.2: from when it is turned up until all of it was carried out."""
    if state.event_card == NO_CARD:
        return None
    card, printed = open_card(state), state.printed
    ready = parts_open(state, card)
    return {
        "card": card.id,
        "part": None if state.event_part == NONE else state.event_part,
        "parts": [event_part_view(state, card, place, place in ready) for place in range(len(card.parts))],
        "token_event": None if card.token_event is None else printed.token_events[card.token_event].id,
        "dahan_event": None if card.dahan_event is None else printed.dahan_events[card.dahan_event].id,
        "doing": under_way(state),
    }


def event_part_view(state: State, card: Event, place: int, is_open: bool) -> EventPartView:
    """S-14.6: what it costs, and what elements in play pay of that."""
    price = joint_price(state, card.parts[place].cost)
    return {
        "id": f"{card.id}-{place + 1}",
        "open": is_open,
        "cost": price.energy,
        "aid": None if price.element == NONE else ELEMENTS[price.element],
        "aided": price.aid,
    }


def bill_view(state: State) -> BillView | None:
    """S-14.6: how far what is paid together is covered, and by whom."""
    bill = open_bill(state)
    if bill is None:
        return None
    return {
        "cost": bill.cost,
        "aid": None if bill.element == NONE else ELEMENTS[bill.element],
        "aided": bill.aid,
        "due": bill.due,
        "shares": [share_view(state, share) for share in bill.shares],
    }


def share_view(state: State, share: OpenShare) -> ShareView:
    powers = state.printed.powers
    return {
        "energy": share.energy,
        "given": share.given,
        "discards": [powers[card].id for card in members(share.discards)],
        "forgets": [powers[card].id for card in members(share.forgets)],
        "markers": share.markers,
        "cards": share.cards,
        "agreed": share.is_agreed,
    }


def event_deck_view(state: State) -> EventDeckView | None:
    """S-14.8, S-14.11: everybody knows which cards were put back and which were discarded."""
    if not has_events(state.options):
        return None
    events = state.printed.events
    return {
        "left": deck_size(state),
        "discarded": [events[card].id for card in members(state.events_discarded)],
        "faces": [None if card == NO_CARD else events[card].id for card in state.event_faces],
        "mixed": state.event_mixed,
    }


def marks_view(state: State, seat: Seat) -> dict[str, str]:
    """S-22.16: what was chosen for spaces of the panel, whether they are covered again or not."""
    own, found = spirit(state, seat), dict[str, str]()
    for track, place in chosen_spaces(own):
        if element := counter(state, marker_of(track, place), seat):
            found[f"{own.tracks[track].id}-{place}"] = ELEMENTS[element - 1]
    return found


def shut_ways(state: State, seat: Seat) -> list[str]:
    """S-22.16: options of growth that are not open now."""
    own = spirit(state, seat)
    return [
        growth_id(own, section, place)
        for section, growth in enumerate(own.growth)
        for place, option in enumerate(growth.options)
        if not is_unlocked(state, seat, option)
    ]


def elements_view(numbers: Sequence[int]) -> ElementCounts:
    sun, moon, fire, air, water, earth, plant, animal = numbers
    return {
        "sun": sun, "moon": moon, "fire": fire, "air": air, "water": water, "earth": earth, "plant": plant,
        "animal": animal,
    }  # fmt: skip


def growing_view(state: State, seat: Seat) -> GrowingView:
    """S-5.1: the ways it can grow from here on, what it has taken of them, and what it is taking, by their places."""
    own, now = spirit(state, seat), state.growing[seat]
    return {
        "section": now.stage,
        "ways": [growth_id(own, way.section, way.place) for way in ways_now(state, seat)],
        "taken": list(members(now.taken)),
        "option": None if now.option == NONE else now.option,
        "left": list(members(now.left)),
    }


def card_ids(state: State, bits: int) -> list[str]:
    """Cards by name; innate powers, which come after all cards, are told with the panel."""
    return [state.printed.powers[card].id for card in members(bits & (1 << len(state.printed.powers)) - 1)]


def innate_view(state: State, seat: Seat, innate: Innate, place: int, own: Sequence[int]) -> InnateView:
    return {
        "id": innate.id,
        "levels": [meets(own, level) for level in innate.levels],
        "used": bool(state.used[seat] >> len(state.printed.powers) + place & 1),
    }


# ---- the invaders ---------------------------------------------------------------------------------------------------


def invaders_view(state: State) -> InvadersView:
    """S-8.3: the cards on the action spaces, and what is known of the deck."""

    def names(places: tuple[int, ...]) -> list[str]:
        return [state.printed.invader_cards[card].id for card in places]

    return {
        "explore": names(state.exploring),
        "build": names(state.building),
        "ravage": names(state.ravaging),
        "extra_build": names(state.extra_building),
        "deck": list(state.invader_deck),
        "commands_laid": [len(state.invader_deck) - below for below in state.commands_laid],
        "commands": state.commands,
        "faces": [None if card == NO_CARD else state.printed.invader_cards[card].id for card in state.invader_faces],
        "mixed": state.invader_mixed,
        "reminders": [reminder.above for reminder in state.reminders],
        "hidden": [{"stage": stage, "above": above} for stage, above in hidden_cards(state)],
        "stage": stage(state),
        "discarded": names(members(state.invaders_discarded)),
        "discarded_unseen": stages_discarded_unseen(state),
    }


def loss_view(near: Nearness) -> LossView:
    return {
        "by": near.by,
        "what": near.what,
        "have": near.have,
        "limit": near.limit,
        "course": near.course,
        "left": near.left,
        "damage": near.damage,
    }


def ravage_view(ravage: Ravage) -> RavageView:
    return {
        "land": LAND_IDS[ravage.land],
        "damage": ravage.damage,
        "blight": ravage.blight,
        "cascade": ravage.cascade,
        "lost": ravage.lost,
        "answer": ravage.answer,
    }


def lasting_view(state: State, row: AnyStanding) -> LastingView:
    statement, says = library(state.printed).statements[row.statement], f"stand-{row.statement}"
    where = row.where if isinstance(row, Standing) else NOWHERE
    return {
        "verb": getattr(statement, "verb", None),
        "says": f"alternative:{says}" if says in alternative_index(state.printed) else None,
        "land": None if where < 0 else LAND_IDS[where],
        "seat": None if row.seat < 0 or row.power == NO_CARD else row.seat,  # whom a power said it for
        "until": row.until,
    }


def doing_view(state: State, doing: Doing) -> DoingView | None:
    """What the question to a spirit is about."""
    if doing.cause == NONE and doing.where < 0:
        return None
    return {
        "cause": None if doing.cause == NONE else cause_thing(state, doing.cause),
        "land": None if doing.where < 0 else LAND_IDS[doing.where],
    }


def cause_thing(state: State, cause: int) -> str:
    """``powers:wash_away``: the family, and which of it."""
    place = cause
    for family in CAUSES:
        size = len(getattr(state.printed, family))
        if place < size:
            break
        place -= size
    return f"{family}:{cause_ids(state.printed)[cause]}"


def called(state: State) -> dict[str, str]:
    """A place of the island is that land of the board which lies there."""
    found: dict[str, str] = {}
    for place, board in enumerate(state.boards):
        for number in range(PER_BOARD):
            id = LAND_IDS[place * PER_BOARD + number]
            ground = f"ground:{state.printed.boards[board].id}{number}"
            found |= {f"land:{id}": ground, f"land_or_stop:{id}": ground}
    return found
