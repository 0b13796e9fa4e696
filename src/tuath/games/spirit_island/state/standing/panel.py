"""What the panel of a spirit says now: tracks, growth, income, elements: S-5.4 to S-5.7."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tuath.core.notation import Call, Expr, Stmt, Word
from tuath.core.question import Seat, bits_of, members
from tuath.games.spirit_island.material.material import (
    Elements,
    GrowthOption,
    Printed,
    Space,
    Spirit,
)
from tuath.games.spirit_island.material.vocabulary import ELEMENTS, VERBS
from tuath.games.spirit_island.state.queries.queries import CHOSEN_ELEMENT, KEPT_BY, cast, counter, spirit
from tuath.games.spirit_island.state.state import (
    State,
)

# ---- the panel: S-5.4 to S-5.7 --------------------------------------------------------------------------------------


def track_offset(state: State, seat: Seat) -> int:
    """Where the tracks of a spirit begin in ``covered``, which is by seat and track."""
    return cast(state.printed, state.spirits).first_tracks[seat]


class Uncovered(NamedTuple):
    """What the open spaces of a panel give: those to the left of the presence on each track."""

    spaces: tuple[Space, ...]
    energy: int  # S-5.4: the highest number
    plays: int  # S-5.5: the highest number, and every space that adds to it
    elements: Elements
    icons: tuple[tuple[str, Space], ...]  # those with an action, by name


def open_spaces(state: State, seat: Seat) -> Uncovered:
    panel, first = spirit(state, seat), cast(state.printed, state.spirits).first_tracks[seat]
    return _open_spaces(panel, tuple(state.covered[first : first + len(panel.tracks)]))


@lru_cache(maxsize=1 << 12)
def _open_spaces(panel: Spirit, covered: tuple[int, ...]) -> Uncovered:
    named = [
        (f"{track.id}_{place}", space)
        for track, hidden in zip(panel.tracks, covered, strict=True)
        for place, space in enumerate(track.spaces[: len(track.spaces) - hidden])
    ]
    spaces = [space for _, space in named]
    shown = [element for space in spaces for element in space.elements]
    highest = max((space.plays for space in spaces if space.plays is not None), default=0)
    return Uncovered(
        tuple(spaces),
        max((space.energy for space in spaces if space.energy is not None), default=0),
        highest + sum(space.bonus_plays for space in spaces),
        tuple(shown.count(element) for element in ELEMENTS),
        tuple((name, space) for name, space in named if space.action),
    )


def uncovered(state: State, seat: Seat) -> tuple[Space, ...]:
    """Every space that is open."""
    return open_spaces(state, seat).spaces


def icons(state: State, seat: Seat) -> tuple[tuple[str, Space], ...]:
    """S-5.7: uncovered spaces with an action, each under a name of its own."""
    return open_spaces(state, seat).icons


@lru_cache(maxsize=64)
def has_icons(panel: Spirit) -> bool:
    """S-5.7: spaces with an action; on most panels there are none."""
    return any(space.action for track in panel.tracks for space in track.spaces)


def energy_at_once(space: Space) -> int:
    """What its presence brings when it leaves."""
    calls = [each for each in space.on_leave if isinstance(each, Call) and each.verb == "energy"]
    return sum(arg for call in calls for arg in call.args if isinstance(arg, int))


RECLAIM_ALL = Call("reclaim", (Word("all"),))


class Way(NamedTuple):
    """An option of a panel's growth."""

    section: int  # in which it stands
    place: int
    option: GrowthOption
    is_granted: bool  # the panel always grants it
    silent: int  # actions that only add numbers, as bits
    settled: int  # these, and others before and after which the rest ends alike
    alike: tuple[int, ...]  # of each action those that are the same, as bits


@lru_cache(maxsize=256)
def growth_ways(panel: Spirit, section: int) -> tuple[Way, ...]:
    """S-5.1: what is taken in any order from a section on: its options, and what is always granted beside them."""
    growth = panel.growth[section]
    found = tuple(
        Way(
            section,
            place,
            each,
            growth.pick == 0,
            bits_of(silent_actions(each)),
            bits_of(settled_actions(each)),
            alike_actions(each),
        )
        for place, each in enumerate(growth.options)
    )
    if growth.pick == 0 and section + 1 < len(panel.growth):
        return (*growth_ways(panel, section + 1), *found)
    return found


def ways_now(state: State, seat: Seat) -> tuple[Way, ...]:
    """The ways among which a spirit chooses now, in the order of their numbers."""
    own, stage = spirit(state, seat), state.growing[seat].stage
    return growth_ways(own, stage) if stage < len(own.growth) else ()


def silent_actions(option: GrowthOption) -> list[int]:
    """Which of its actions only add numbers."""
    actions = enumerate(option.actions)
    return [place for place, action in actions if all(isinstance(c, Call) and VERBS[c.verb].silent for c in action)]


def settled_actions(option: GrowthOption) -> list[int]:
    """Which of its actions neither ask nor tell anything: numbers, all cards back, elements that are not chosen."""
    return [place for place, action in enumerate(option.actions) if all(is_settled(each) for each in action)]


def is_settled(each: Stmt) -> bool:
    if not isinstance(each, Call):
        return False
    is_element = each.verb == "element" and isinstance(each.args[1], Word) and each.args[1].name in ELEMENTS
    return VERBS[each.verb].silent or is_element or each == RECLAIM_ALL


def alike_actions(option: GrowthOption) -> tuple[int, ...]:
    """Of each action those that are the same, itself among them, as bits."""
    actions = option.actions
    return tuple(bits_of(place for place, other in enumerate(actions) if other == action) for action in actions)


@lru_cache(maxsize=1 << 12)
def ways_left(panel: Spirit, section: int, taken: int) -> tuple[int, ...]:
    """S-5.1: what is not taken yet: as many different options as the panel says, and all that it grants."""
    ways = growth_ways(panel, section)
    chosen = sum(not ways[place].is_granted for place in members(taken))
    may_choose = chosen < panel.growth[ways[0].section].pick
    left = [place for place in range(len(ways)) if not taken >> place & 1]
    return tuple(place for place in left if ways[place].is_granted or may_choose)


def open_options(state: State, seat: Seat) -> list[int]:
    """S-5.1: what can still be taken: what is left and not locked."""
    panel, now = spirit(state, seat), state.growing[seat]
    ways = growth_ways(panel, now.stage)
    left = ways_left(panel, now.stage, now.taken)
    return [place for place in left if not ways[place].option.unlock or is_unlocked(state, seat, ways[place].option)]


def marker_of(track: int, place: int) -> str:
    """Under which an element is kept that was chosen for a space: S-22.16."""
    return f"marked_{track}_{place}"


def choice_of(track: str) -> str:
    """Under which is kept what the empty track has opened: S-22.16."""
    return f"opened_{track}"


@lru_cache(maxsize=256)
def opens_growth(panel: Spirit, track: str) -> bool:
    """S-22.16: are there options of growth that wait for this track to be empty?"""
    return any(option.unlock == track for growth in panel.growth for option in growth.options)


def is_unlocked(state: State, seat: Seat, option: GrowthOption) -> bool:
    """S-22.16: its track is empty, and it was the one chosen of the two."""
    if not option.unlock:
        return True
    tracks = [track.id for track in spirit(state, seat).tracks]
    is_empty = not state.covered[track_offset(state, seat) + tracks.index(option.unlock)]
    return is_empty and counter(state, choice_of(option.unlock), seat) == 1 + ("a", "b").index(option.choice)


def marked(state: State, seat: Seat) -> Elements:
    """S-22.16: elements that were chosen for uncovered spaces of the panel, in the order of ELEMENTS."""
    panel, found = spirit(state, seat), [0] * len(ELEMENTS)
    for track, place in chosen_spaces(panel):
        is_open = place < len(panel.tracks[track].spaces) - state.covered[track_offset(state, seat) + track]
        element = counter(state, marker_of(track, place), seat)
        if is_open and element:
            found[element - 1] += 1
    return tuple(found)


@lru_cache(maxsize=64)
def chosen_spaces(panel: Spirit) -> tuple[tuple[int, int], ...]:
    """S-22.16: by track and place; on most panels there are none."""
    return tuple(
        (track, place)
        for track, each in enumerate(panel.tracks)
        for place, space in enumerate(each.spaces)
        if CHOSEN_ELEMENT in space.elements
    )


def own_cards(state: State, seat: Seat) -> int:
    """S-6.4: its power cards, in hand, in play or discarded, as bits."""
    return state.hands[seat] | state.played[seat] | state.discards[seat]


def cards_in_play(state: State, seat: Seat) -> int:
    """S-6.7, S-10.5: those that it may use and that give it elements, as bits; one beside it is as if played."""
    return state.played[seat] | state.counters.get(KEPT_BY[seat], 0)


def cards_to_forget(state: State, seat: Seat, wanted: Expr | None = None) -> int:
    """S-6.4: any of its cards, or those of a kind or with an element, as bits."""
    own = own_cards(state, seat)
    if not isinstance(wanted, Word):
        return own
    powers, name = state.printed.powers, wanted.name
    if name in ELEMENTS:
        return bits_of(card for card in members(own) if powers[card].elements[ELEMENTS.index(name)])
    return bits_of(card for card in members(own) if name in (powers[card].kind, powers[card].id))


def energy_income(state: State, seat: Seat) -> int:
    """S-5.4: what the uncovered spaces of its tracks bring each turn."""
    return open_spaces(state, seat).energy


def card_plays(state: State, seat: Seat) -> int:
    """S-5.5: how many cards the uncovered spaces of its tracks let it play each turn."""
    return open_spaces(state, seat).plays


def elements(state: State, seat: Seat) -> Elements:
    """S-6.7: over cards in play, uncovered spaces and effects of the turn, in the order of ELEMENTS."""
    size = len(ELEMENTS)
    gained = tuple(state.elements[seat * size : (seat + 1) * size])
    on_track = open_spaces(state, seat).elements
    if state.counters and chosen_spaces(spirit(state, seat)):
        return _elements(state.printed, cards_in_play(state, seat), on_track, gained, marked(state, seat))
    return _elements(state.printed, cards_in_play(state, seat), on_track, gained)


@lru_cache(maxsize=1 << 14)
def _elements(printed: Printed, played: int, *others: Elements) -> Elements:
    cards = [printed.powers[card].elements for card in members(played)]
    return tuple(sum(each) for each in zip(*others, *cards, strict=True))
