"""What an answer is about and what it means: the numbers and things that prompts, options, notes and refusals name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from operator import or_
from typing import Any

from tuath.core.notation import Call, expressions
from tuath.core.question import Question, Seat
from tuath.games.spirit_island.material.board_layout import ACROSS, LAYINGS, joined_boards, places_across, ways_to_lay
from tuath.games.spirit_island.material.geometry import TERRAINS, Land
from tuath.games.spirit_island.material.material import COMPLEXITIES, Event, cause_of
from tuath.games.spirit_island.material.pieces import (
    BEASTS,
    PIECE_KINDS,
    SITE_AS_BEASTS,
    THIEF,
    damage_of,
    is_token,
    kind_of,
    number_on,
    strife_of,
)
from tuath.games.spirit_island.material.vocabulary import ELEMENTS, VERBS
from tuath.games.spirit_island.state.costs import BESIDE_ENERGY, WORTH
from tuath.games.spirit_island.state.names import TARGETED, alternative, cause_ids, event_id, growth_id
from tuath.games.spirit_island.state.queries.forecast import (
    Ravage,
    dahan,
    forecast_ravage,
    ravages_left,
    when_invaders_act,
)
from tuath.games.spirit_island.state.queries.legality import covers, is_met
from tuath.games.spirit_island.state.queries.possible import CHOSEN
from tuath.games.spirit_island.state.queries.queries import (
    CHOSEN_ELEMENT,
    NUMBER_CHOSEN,
    counter,
    kinds_here,
    prepared,
    presence,
    rises_by_ritual,
    slots,
    spirit,
    swarm,
    terrain,
)
from tuath.games.spirit_island.state.queries.targets import leaps, power_at, steps, thresholds_of
from tuath.games.spirit_island.state.questions import (
    ASHORE,
    ASPECT,
    CASCADE,
    CHOICE,
    COMMAND_IN,
    CORNER_OF,
    COUNT_BEASTS,
    DAY,
    DECK,
    DESTROY_WITH,
    DISCARD,
    EITHER,
    ELEMENT,
    FORGET,
    FROM,
    GIVE,
    GOES,
    GROWTH,
    GROWTH_ACTION,
    HIT,
    HOW_MUCH,
    INNER_LAND,
    KEEP,
    LAY_BOARD,
    LIFT,
    MARKER,
    MAY,
    NEXT_LAND,
    ORIGIN,
    OWN_SHARE,
    PLAY,
    PREPARE,
    PRESENCE_FROM,
    PRESENCE_TO,
    PREVENT,
    RECLAIM,
    SPIRIT,
    SPREAD_TO,
    START,
    STAYS,
    TARGET,
    TARGET_SPIRIT,
    THIEF_TO,
    THRESHOLD,
    TRACK_ICON,
    TURN_UP,
    UNLOCK,
    USE,
    WHERE,
    WHICH,
)
from tuath.games.spirit_island.state.shares import open_bill
from tuath.games.spirit_island.state.standing.corners import markers_on_corners
from tuath.games.spirit_island.state.standing.event_card import Price, joint_price
from tuath.games.spirit_island.state.standing.library import COUNTED, library
from tuath.games.spirit_island.state.standing.panel import (
    choice_of,
    elements,
    energy_at_once,
    marker_of,
    opens_growth,
    track_offset,
    ways_now,
)
from tuath.games.spirit_island.state.standing.standing import health, rows_by
from tuath.games.spirit_island.state.state import BESIDE_STOP, NO_CARD, NONE, NOWHERE, STOP, State

Details = dict[str, int]
GROWING = 2  # by: the own panel
CHOICES = ("a", "b")  # of growth that an empty track opens
CHANGES = ("same", "up", "down")  # how hard an aspect is to play, beside the spirit without it
INSIDE = 2  # acts: something is done in a land of choice
VERB_PLACE = {verb: place for place, verb in enumerate(VERBS)}


def details(state: State, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
    found = DETAILS.get(question.key)
    return {**about(state, seat), **(found(state, seat, value) if found is not None else {})}


def about(state: State, seat: Seat) -> Details:
    """The card or panel that asks, what it does and where; ``by``, ``acts`` and ``at`` say whether there is one."""
    if seat < 0:
        return {}
    doing = state.doing[seat]
    found: Details = {"by": 0, "at": 0, "acts": 0, "number": doing.number}
    if doing.cause != NONE:
        found |= {"by": GROWING if is_panel(state, doing.cause) else 1, "cause": doing.cause}
    if doing.where != NOWHERE:
        found |= {"at": 1, "focus": doing.where}
    found |= {"moves": 0} if doing.mover == NONE else {"moves": 1, "mover": doing.mover}
    if doing.statement != NONE:
        statement = library(state.printed).statements[doing.statement]
        if isinstance(statement, Call) and VERBS[statement.verb].asks:
            found |= {"acts": 1, "doing": VERB_PLACE[statement.verb]}
        if CHOSEN in expressions((statement,)):
            found |= {"chosen": 1, "x": counter(state, NUMBER_CHOSEN, seat)}
        inside = alternative(state.printed, f"at-{doing.statement}")
        found |= {"acts": INSIDE, **inside} if inside else {}
    return found


def is_panel(state: State, cause: int) -> bool:
    """Is it the spirit itself that asks, in its growth?"""
    first = cause_of(state.printed, "spirits", 0)
    return first <= cause < first + len(state.printed.spirits)


def land_details(state: State, seat: Seat, value: int) -> Details:
    """Who is in a land, and what threatens it."""
    if value >= len(state.pieces):
        return {}
    land = Land(value)
    explorers, towns, cities = kinds_here(state, land)
    ground = terrain(state, land)
    return {
        "land": value,
        "terrain": TERRAINS.index(ground) if ground in TERRAINS else len(TERRAINS),
        "explorers": explorers,
        "towns": towns,
        "cities": cities,
        "dahan": dahan(state, land),
        "blight": state.blight[land],
        "own": presence(state, seat, land),
        **coming_details(forecast_ravage(when_invaders_act(state), land) if threatened(state) >> land & 1 else None),
    }


def target_details(state: State, seat: Seat, value: int) -> Details:
    """S-7.3: also how far the power reaches, and which lands it is for."""
    found, cause = land_details(state, seat, value), state.doing[seat].cause
    if not 0 <= cause < len(state.printed.powers) + len(state.printed.innates):
        return found
    power = power_at(state, cause)
    wanted = [TARGETED.index(each) for each in power.target.any_of]
    named = dict(zip(("wanted", "or_wanted"), wanted, strict=False))
    reach = {} if power.range is None else {"reach": steps(state, seat, power)}
    return {**found, **reach, "kinds": len(wanted), **named}


def coming_details(coming: Ravage | None) -> Details:
    """S-8.7: what a ravage would bring."""
    if coming is None:
        return {"coming": 0}
    return {
        "coming": 1,
        "damage": coming.damage,
        "lost": coming.lost,
        "answer": coming.answer,
        "blighted": int(coming.blight) + int(coming.cascade),
    }


def threatened(state: State) -> int:
    """Lands that will ravage, as bits."""
    return reduce(or_, ravages_left(state), 0)


def land_or_stop_details(state: State, seat: Seat, value: int) -> Details:
    return {"stop": 1} if value == STOP else {"stop": 0, **land_details(state, seat, value - BESIDE_STOP)}


def piece_details(state: State, seat: Seat, value: int) -> Details:
    """What it is, the damage it has, what it can still take, and its strife."""
    if value == STOP:
        return {"stop": 1}
    one = value - BESIDE_STOP
    where = state.doing[seat].where
    whole = health(state, Land(where), one) if where != NOWHERE and not is_token(one) else 0
    return {
        "stop": 0,
        "piece": kind_of(one),
        "site": int(one == SITE_AS_BEASTS),
        "thief": max(0, one - THIEF + 1),  # 1: face down, 2: a blank one, 3 and more: 1 and more
        "face": number_on(one) or 0,
        "damage": damage_of(one),
        "strife": strife_of(one),
        "health": whole,
        "left": whole - damage_of(one),
    }


def either_details(state: State, seat: Seat, value: int) -> Details:
    return alternative(state.printed, f"either-{state.doing[seat].statement}-{value}")


def may_details(state: State, seat: Seat, value: int) -> Details:
    found = alternative(state.printed, f"may-{state.doing[seat].statement}")
    return {"said": int(bool(found)), **found}


def choice_details(state: State, seat: Seat, value: int) -> Details:
    """S-14.6: the option of the event that lies open."""
    if state.event_card == NO_CARD:
        return {}
    before = sum(len(each.parts) for each in state.printed.events[: state.event_card])
    card = state.printed.events[state.event_card]
    says = alternative(state.printed, event_id(card.id, value))
    return {"event_part": before + value, **price_details(state, card, value), **says}


def price_details(state: State, card: Event, value: int) -> Details:
    """S-14.6: energy that all pay together, and what elements in play pay of it; ``by`` is already the card."""
    price = joint_price(state, card.parts[value].cost) if value < len(card.parts) else Price()
    aid = {"aid": 0} if price.element == NONE else {"aid": 1, "element": price.element}
    return {"cost": price.energy, "aided": price.aid, "due": price.energy - price.aid, **aid}


def share_details(state: State, seat: Seat, value: int) -> Details:
    """S-14.6, S-14.19: how much energy of how much, what it leaves uncovered, and whether it is as it was."""
    bill = open_bill(state)
    if bill is None:
        return {}
    own, aid = bill.shares[seat].energy, {} if bill.element == NONE else {"element": bill.element}
    found = {"energy": own, "have": state.energy[seat], "cost": bill.cost, "aided": bill.aid, "aid": len(aid), **aid}
    if value < BESIDE_ENERGY:
        return {**found, "said": value, "due": bill.due, "worth": WORTH.get(value, 0)}
    amount = value - BESIDE_ENERGY
    left = max(0, bill.due + own - amount)
    return {
        **found,
        "said": BESIDE_ENERGY,
        "amount": amount,
        "due": left,
        "same": int(amount == own),
        "alone": int(bill.is_alone),
    }


def prevent_details(state: State, seat: Seat, value: int) -> Details:
    """S-14.16: the price."""
    return alternative(state.printed, f"prevent-{state.doing[seat].statement}")


def threshold_details(state: State, seat: Seat, value: int) -> Details:
    doing = state.doing[seat]
    id = "" if doing.cause == NONE else cause_ids(state.printed)[doing.cause]
    found = alternative(state.printed, f"threshold-{id}-{doing.threshold}")
    return {"said": int(bool(found)), **found}


def how_much_details(state: State, seat: Seat, value: int) -> Details:
    """S-22.14: own presence, else energy."""
    place = state.doing[seat].statement
    statement = library(state.printed).statements[place] if place != NONE else None
    return {"means": int(isinstance(statement, Call) and statement.verb == "destroy")}


def beasts_details(state: State, seat: Seat, value: int) -> Details:
    """S-16.2, S-22.20: a sacred site that its panel lets count, or presence of which a power says so."""
    by_power = any(row in state.standing for row in rows_by(state, f"{COUNTED}{PIECE_KINDS[BEASTS]}"))
    return {"site": int(seat == swarm(state) and not by_power)}


def icon_details(state: State, seat: Seat, value: int) -> Details:
    found = alternative(state.printed, f"icon-{state.doing[seat].statement}")
    return {"said": int(bool(found)), **found}


def growth_details(state: State, seat: Seat, value: int) -> Details:
    """S-5.1, S-5.2: the whole option, what it costs, and whether it comes in any case."""
    ways = ways_now(state, seat)
    cost, granted = (ways[value].option.cost, ways[value].is_granted) if value < len(ways) else (0, False)
    said = alternative(state.printed, growth_key(state, seat, value))
    return {**said, "cost": cost, "energy": state.energy[seat], "granted": int(granted)}


def growth_key(state: State, seat: Seat, value: int) -> str:
    ways = ways_now(state, seat)
    return growth_id(spirit(state, seat), ways[value].section, ways[value].place) if 0 <= value < len(ways) else ""


def growth_action_details(state: State, seat: Seat, value: int) -> Details:
    return alternative(state.printed, f"{growth_key(state, seat, state.growing[seat].option)}-{value}")


def unlock_details(state: State, seat: Seat, value: int) -> Details:
    """S-22.16: the option of growth that it opens; ``number`` is the track that is empty."""
    own = spirit(state, seat)
    track = own.tracks[state.doing[seat].number].id
    if not 0 <= value < len(CHOICES):
        return {}
    for section, growth in enumerate(own.growth):
        for place, option in enumerate(growth.options):
            if option.unlock == track and option.choice == CHOICES[value]:
                return alternative(state.printed, growth_id(own, section, place))
    return {}


def aspect_details(state: State, seat: Seat, value: int) -> Details:
    """S-2.1: whether it makes the spirit harder or simpler to play."""
    if value == STOP:
        return {"stop": 1}
    return {"stop": 0, "change": CHANGES.index(state.printed.aspects[value - BESIDE_STOP].complexity)}


def source_details(state: State, seat: Seat, value: int) -> Details:
    """S-5.6, S-22.16: what the next space of a track would uncover, and whether the track opens a way of growing."""
    tracks = spirit(state, seat).tracks
    left = state.covered[track_offset(state, seat) + value] if value < len(tracks) else 0
    if not left:
        return {"track": 0}
    place = len(tracks[value].spaces) - left
    space, element = tracks[value].spaces[place], counter(state, marker_of(value, place), seat)
    given = [*space.elements, *([ELEMENTS[element - 1]] if element else ())]
    return {
        "track": 1,
        "energy": -1 if space.energy is None else space.energy,
        "plays": -1 if space.plays is None else space.plays,
        "more_plays": space.bonus_plays,
        "action": int(bool(space.action)),
        "left": left,
        "any": space.elements.count("any"),
        "chosen": 0 if element else space.elements.count(CHOSEN_ELEMENT),
        "at_once": energy_at_once(space),
        "opens": way_opened(state, seat, tracks[value].id) if left == 1 else 0,
        **{element: given.count(element) for element in ELEMENTS},
    }


def way_opened(state: State, seat: Seat, track: str) -> int:
    """S-22.16: when the track is empty, one of two ways of growing, or the one that was chosen before."""
    if not opens_growth(spirit(state, seat), track):
        return 0
    return 2 if counter(state, choice_of(track), seat) else 1


def power_details(state: State, seat: Seat, value: int) -> Details:
    """S-6.2, S-6.7: what it costs, when it is used, and the elements it gives."""
    card = state.printed.powers[value]
    return {
        "power": value,
        "cost": card.cost,
        "fast": int(card.speed == "fast"),
        "energy": state.energy[seat],
        "major": int(card.kind == "major"),
        "any": 0,
        **dict(zip(ELEMENTS, card.elements, strict=True)),
    }


def element_details(state: State, seat: Seat, value: int) -> Details:
    return {"have": elements(state, seat)[value]}


def marker_details(state: State, seat: Seat, value: int) -> Details:
    """S-22.21: how many of them are prepared, and the level for which it counts."""
    if value == STOP:
        return {"stop": 1, "number": state.doing[seat].number}
    element = value - BESIDE_STOP
    level, more = level_for_marker(state, seat, element)
    return {"stop": 0, "element": element, "have": prepared(state, seat)[element], "level": level, "more": more}


def level_for_marker(state: State, seat: Seat, element: int) -> tuple[int, int]:
    """The first level that is met with this marker, and how many others it takes; 0 where there is none.

    S-19.7: where elements lie on corners, it depends on the land that will be targeted.
    """
    doing, own = state.doing[seat], elements(state, seat)
    if doing.number or markers_on_corners(state):
        return 0, 0
    most = [sum(each) for each in zip(own, prepared(state, seat), strict=True)]
    for level, threshold in enumerate(thresholds_of(power_at(state, doing.cause)), start=1):
        if not any(covers(own, wanted) for wanted in threshold.elements):
            for wanted in threshold.elements:
                if own[element] < wanted[element] and covers(most, wanted):
                    return level, sum(max(need - has, 0) for need, has in zip(wanted, own, strict=True)) - 1
    return 0, 0


def power_or_stop_details(state: State, seat: Seat, value: int) -> Details:
    if value == STOP:
        return {"stop": 1, "plays": state.plays[seat], "energy": state.energy[seat]}
    return {"stop": 0, "plays": state.plays[seat], **power_details(state, seat, value - BESIDE_STOP)}


def use_details(state: State, seat: Seat, value: int) -> Details:
    """S-7.1, S-7.7: of an innate power also how many of its levels are reached."""
    fast, powers = int(state.phase == "fast"), state.printed.powers
    if value == STOP:
        return {"stop": 1, "fast": fast}
    found = {"stop": 0, "fast": fast, "cause": value - BESIDE_STOP, "levels": 0}
    if value - BESIDE_STOP >= len(powers) + len(state.printed.innates):
        return {"stop": 0, "fast": fast, "levels": 0}  # S-19.3: a ritual
    if value - BESIDE_STOP >= len(powers):
        levels = state.printed.innates[value - BESIDE_STOP - len(powers)].levels
        found |= {"levels": len(levels), "met": sum(is_met(state, seat, level) for level in levels)}
    return found


def seat_details(state: State, seat: Seat, value: int) -> Details:
    """S-20.2: also what the way over the water costs."""
    price = leaps(state, seat, value) if value < state.seats else 0  # asked why a seat that nobody has is not offered
    return {"other": value, "self": int(value == seat), "price": price, "energy": state.energy[seat]}


def spirit_details(state: State, seat: Seat, value: int) -> Details:
    complexity = COMPLEXITIES.index(state.printed.spirits[value].complexity)
    return {"cause": cause_of(state.printed, "spirits", value), "complexity": complexity}


def deck_details(state: State, seat: Seat, value: int) -> Details:
    return {"major": value}


def fear_card_details(state: State, seat: Seat, value: int) -> Details:
    """S-11.2: the how-manieth card it is of those earned, which are level 0 here, or of a terror level.

    S-19.1: where rituals raise it, cards belong to no level.
    """
    place = value
    for level, cards in enumerate((state.fear_earned, *state.fear_deck)):
        if place < cards:
            return {"level": level, "nth": place + 1, "ritual": int(rises_by_ritual(state))}
        place -= cards
    return {}


def laying_details(state: State, seat: Seat, value: int) -> Details:
    """S-20.1: which board is laid, beside which one with which sides, and whom it is joined to besides; for a picture
    how it would lie. S-20.2: across the water in place of its side where along the shore.
    """
    lying, laying = slots(state), LAYINGS[value]
    if len(lying) == len(state.boards) or laying.place >= len(lying):
        return {}
    found = {"board": state.boards[len(lying)], "beside": state.boards[laying.place]}
    found |= {"side": laying.side, "its_side": laying.own, "also": 0}
    slot = ways_to_lay(lying, is_last=len(lying) + 1 == len(state.boards)).slots.get(value)
    if slot is None:
        return found
    if laying.side == ACROSS:
        found["its_side"] = places_across(lying[laying.place]).index(slot)
    others = [state.boards[place] for place in joined_boards(lying, slot) if place != laying.place]
    further = dict(zip(("third", "fourth"), others, strict=False))
    return {**found, **further, "also": len(others), "turn": slot.turn, "x": slot.x, "y": slot.y}


def next_land_details(state: State, seat: Seat, value: int) -> Details:
    """S-8.5: while a card lies on the explore space, its lands are chosen, otherwise those of a ravage."""
    found = {"exploring": int(bool(state.exploring)), **land_details(state, seat, value)}
    if state.exploring or "land" not in found:
        return found
    return found | coming_details(forecast_ravage(state, Land(value)))


ASKED: dict[Callable[[State, Seat, int], Details], tuple[Question[Any], ...]] = {
    land_details: (
        CASCADE,
        WHERE,
        LIFT,
        PRESENCE_TO,
        DESTROY_WITH,
        START,
        ASHORE,
        INNER_LAND,
        ORIGIN,
        COMMAND_IN,
        CORNER_OF,
        THIEF_TO,
        STAYS,
        GOES,
        SPREAD_TO,
    ),
    target_details: (TARGET,),
    next_land_details: (NEXT_LAND,),
    land_or_stop_details: (FROM,),
    piece_details: (WHICH, HIT),
    either_details: (EITHER,),
    may_details: (MAY,),
    prevent_details: (PREVENT,),
    choice_details: (CHOICE,),
    share_details: (OWN_SHARE,),
    growth_details: (GROWTH,),
    growth_action_details: (GROWTH_ACTION,),
    source_details: (PRESENCE_FROM,),
    power_details: (KEEP, FORGET, RECLAIM, GIVE, DISCARD),
    unlock_details: (UNLOCK,),
    aspect_details: (ASPECT,),
    power_or_stop_details: (PLAY, DAY),
    threshold_details: (THRESHOLD,),
    icon_details: (TRACK_ICON,),
    beasts_details: (COUNT_BEASTS,),
    how_much_details: (HOW_MUCH,),
    use_details: (USE,),
    element_details: (ELEMENT, PREPARE),
    marker_details: (MARKER,),
    deck_details: (DECK,),
    seat_details: (TARGET_SPIRIT,),
    spirit_details: (SPIRIT,),
    fear_card_details: (TURN_UP,),
    laying_details: (LAY_BOARD,),
}
DETAILS = {question.key: found for found, questions in ASKED.items() for question in questions}
