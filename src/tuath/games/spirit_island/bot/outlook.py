"""What becomes of each land if nobody does anything more: the ravage and build of this turn, and those of the next.

The sum is meant to be the same before and after an invader phase, so that a bot neither hurries nor fears it. It is
quick, and no more exact than a good look at the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tuath.core.question import Seat, members
from tuath.games.spirit_island.material.geometry import Island, Land
from tuath.games.spirit_island.material.material import InvaderCard
from tuath.games.spirit_island.material.pieces import (
    CITY,
    DAHAN,
    EXPLORER,
    FEAR,
    HEALTH,
    STRENGTH,
    TOWN,
    kind_of,
    strife_of,
)
from tuath.games.spirit_island.state.queries.queries import (
    BUILDINGS,
    boards_left,
    is_healthy,
    isle,
    lands_with,
    oceans_in_play,
    seats,
    stage,
)
from tuath.games.spirit_island.state.standing.library import FELL_IN_RAVAGE
from tuath.games.spirit_island.state.standing.standing import (
    BLIGHT_AT,
    defence,
    is_immune,
    is_prevented,
    is_skipped,
    lasting_defence,
    waiting_on_panels,
)
from tuath.games.spirit_island.state.state import Growing, RavageCard, State

OF_EXPLORER, OF_TOWN, OF_CITY, OF_DAHAN = -1.4, -4.0, -6.5, 1.2
WORST_FIRST = (CITY, TOWN, EXPLORER)
FEAR_CARD_WORTH = 11.0
BLIGHT_WORTH, LAST_BLIGHT_WORTH = 10.0, 18.0  # any blight, and what comes to it on the last of the card
SPARE_BLIGHT_WORTH = 2.5  # one more than will probably come in the turns that are left
BLIGHT_A_TURN = 1.5  # on each board, when things go badly
TURNS, HURRY, LATE = 11, 0.12, 4  # how long a game lasts; what counts for more in every late turn
BEHIND = 0.8  # and when less of the fear deck is gone than of the time
EXPECTED_BLIGHT = 3  # that the card of the blighted island will bring, for each spirit
CASCADE_WORTH = 1.0  # a second blight, in a land of choice
PRESENCE_WORTH = 3.0
DOOM = 80.0  # the last blight is about to fall
NEXT = 0.6  # what will come next turn may still be averted
SOME_TIME = 0.25  # and what will come some time
BUILDING = 2.5
TOKEN_WORTH = {"beasts": 0.8, "wilds": 1.0, "disease": 1.2, "badlands": 0.8}  # for what they may do some time
STRIKE = 0.8  # for each damage with which dahan will strike back next turn


@dataclass(slots=True)
class Ground:
    """A land: who stands there, and what is about to happen."""

    counts: list[int]  # explorers, towns, cities, dahan
    blight: int = 0
    presence: int = 0
    shield: int = 0
    wall: int = 0  # what defends it every turn
    idle: int = 0  # damage that strife holds back
    is_safe: bool = False  # the dahan take no damage
    ravages: bool = False
    builds: bool = False
    ravages_next: bool = False
    builds_next: float = 0.0  # how likely

    def copy(self) -> Ground:
        return Ground(
            self.counts.copy(), self.blight, self.presence, self.shield, self.wall, self.idle, self.is_safe,
            self.ravages, self.builds, self.ravages_next, self.builds_next,
        )  # fmt: skip

    @property
    def has_invaders(self) -> bool:
        return any(self.counts[:DAHAN])


class Scales(NamedTuple):
    """What fear, blight and pieces weigh now."""

    fear: float  # for each marker
    blight: float  # the next one
    hurry: float  # fear and pieces: more when time runs out
    mourning: float = 0.0  # each dahan that falls, where a spirit suffers with them


def scales(state: State) -> Scales:
    to_defeat, now = blight_to_defeat(state) / state.seats, hurry(state)
    fear = now * FEAR_CARD_WORTH * state.seats / state.fear_pool
    blight = BLIGHT_WORTH if to_defeat <= blight_to_come(state) else SPARE_BLIGHT_WORTH
    mourning = PRESENCE_WORTH if waiting_on_panels(state, FELL_IN_RAVAGE) else 0.0
    return Scales(fear, blight + LAST_BLIGHT_WORTH / max(1.0, to_defeat), now, mourning)


def this_turn(state: State) -> int:
    """A turn counts from its first growth on; until then all looks as at the end of the turn before."""
    return state.turn - (state.phase == "spirit" and all(each == Growing() for each in state.growing))


def turns_left(state: State) -> int:
    return max(1, TURNS - this_turn(state))


def blight_to_come(state: State) -> float:
    """On each board, in the turns that are left."""
    return BLIGHT_A_TURN * turns_left(state)


def hurry(state: State) -> float:
    earned, left = state.fear_discarded.bit_count() + state.fear_earned, sum(state.fear_deck)
    behind = this_turn(state) / TURNS - earned / max(1, earned + left)
    return 1 + HURRY * max(0, this_turn(state) - LATE) + BEHIND * max(0.0, behind)


def blight_to_defeat(state: State) -> int:
    """How much more the island bears, as far as one can know."""
    return state.blight_left + (EXPECTED_BLIGHT * boards_left(state) if is_healthy(state) else 0)


# ---- what is about to happen: S-8.3 ---------------------------------------------------------------------------------


class Coming(NamedTuple):
    """Lands, as bits, where invaders act in this turn and in the next."""

    ravages: int
    builds: int
    ravages_next: int
    builds_next: dict[int, float]  # how likely, by land


def coming(state: State) -> Coming:
    """The agenda says which steps are still ahead; when the cards have advanced they are those of the next turn."""
    ahead = {task.kind for task in state.agenda}
    building = shown_by(state, state.building)
    if "advance" not in ahead:
        return Coming(0, 0, shown_by(state, state.ravaging), dict.fromkeys(members(building), 1.0))
    is_seen = "explore_step" not in ahead and state.exploring
    left = state.lands_left | shown_by(state, [task.card for task in state.agenda if isinstance(task, RavageCard)])
    return Coming(
        shown_by(state, state.ravaging) if "ravage_step" in ahead else left,
        building if "build_step" in ahead else 0,
        building,
        dict.fromkeys(members(shown_by(state, state.exploring)), 1.0) if is_seen else likely(state),
    )


def shown_by(state: State, cards: Iterable[int]) -> int:
    """S-8.1: the lands of these cards."""
    found, where = 0, isle(state)
    for card in cards:
        found |= shown(where, state.printed.invader_cards[card])
    return found


def shown(where: Island, card: InvaderCard) -> int:
    found = where.coastal if "coastal" in card.match else 0
    for terrain in card.match:
        found |= where.terrain.get(terrain, 0)
    return found


def likely(state: State) -> dict[int, float]:
    """How likely the next card is to show each land."""
    cards = members(state.unseen[stage(state) - 1])
    where, chances = isle(state), dict[int, float]()
    for card in cards:
        for land in members(shown(where, state.printed.invader_cards[card])):
            chances[land] = chances.get(land, 0.0) + 1 / len(cards)
    return chances


# ---- the lands ------------------------------------------------------------------------------------------------------


def grounds(state: State) -> dict[int, Ground]:
    """Every land as it stands, by its number; those that explorers cannot reach are not built in."""
    ahead, where = coming(state), isle(state)
    sources = lands_with(state, *BUILDINGS) | where.oceans
    found = {}
    for land in members(where.lands):
        ground = ground_of(state, Land(land))
        ground.ravages = bool(ahead.ravages >> land & 1)
        ground.builds = bool(ahead.builds >> land & 1)
        ground.ravages_next = bool(ahead.ravages_next >> land & 1)
        if ground.has_invaders or sources & (where.adjacent[land] | 1 << land):
            ground.builds_next = ahead.builds_next.get(land, 0.0)
        heed_tokens(state, Land(land), ground)
        if state.standing:
            heed_standing(state, Land(land), ground)
        found[land] = ground
    return found | {ocean: Ground([0, 0, 0, 0]) for ocean in members(oceans_in_play(state))}


def ground_of(state: State, land: Land) -> Ground:
    counts, idle = [0, 0, 0, 0], 0
    for one in state.pieces[land]:
        counts[kind_of(one)] += 1
        idle += STRENGTH[kind_of(one)] if strife_of(one) else 0
    own = sum(state.presence[land * state.seats + seat] for seat in seats(state))
    wall = lasting_defence(state, land)
    shield = defence(state, land) if state.standing else wall
    return Ground(counts, state.blight[land], own, shield, wall, idle)


def heed_tokens(state: State, land: Land, ground: Ground) -> None:
    """S-13.3, S-13.4: disease stops a build, wilds keep explorers away from where nobody is to build."""
    if state.disease[land] and ground.builds:
        ground.builds = False
    elif state.disease[land] or (state.wilds[land] and not ground.has_invaders):
        ground.builds_next = 0.0


def tokens_worth(state: State) -> float:
    """S-13.1: tokens on the island, whatever they do next."""
    tokens = {"beasts": state.beasts, "wilds": state.wilds, "disease": state.disease, "badlands": state.badlands}
    return sum(worth * sum(tokens[name]) for name, worth in TOKEN_WORTH.items())


def heed_standing(state: State, land: Land, ground: Ground) -> None:
    """What holds this turn."""
    ground.ravages &= not is_skipped(state, land, "ravage")
    ground.builds &= not is_skipped(state, land, "build")
    ground.is_safe = is_immune(state, land, DAHAN, "damage", "ravage")
    if is_prevented(state, "would_add", land, "blight"):
        ground.shield += 99


# ---- what it comes to -----------------------------------------------------------------------------------------------


def outcome(ground: Ground, weigh: Scales) -> float:
    """What is left of a land after this turn and the next."""
    after = ground.copy()
    return pass_invaders(after, weigh) + prospect(after, weigh)


def pass_invaders(ground: Ground, weigh: Scales) -> float:
    """The ravage and the build of this turn; what they cost or bring at once."""
    found = ravaged(ground, weigh) if ground.ravages else 0.0
    counts = ground.counts
    if ground.builds and ground.has_invaders:
        counts[CITY if counts[TOWN] > counts[CITY] else TOWN] += 1
    ground.ravages = ground.builds = ground.is_safe = False
    ground.shield = ground.wall
    return found


def ravaged(ground: Ground, weigh: Scales) -> float:
    """S-8.7: blight, presence, dahan; then they strike back."""
    counts, found = ground.counts, 0.0
    dealt = expected_damage(ground) - ground.shield
    if dealt >= BLIGHT_AT:
        found -= blighting(ground, weigh)
        ground.blight += 1
        ground.presence -= min(1, ground.presence)
    if not ground.is_safe:
        lost = min(counts[DAHAN], max(0, dealt) // HEALTH[DAHAN])
        counts[DAHAN] -= lost
        found -= weigh.mourning * lost
    return found + weigh.fear * hit_worst(counts, counts[DAHAN] * STRENGTH[DAHAN])


def expected_damage(ground: Ground) -> int:
    return full_damage(ground) - ground.idle


def full_damage(ground: Ground) -> int:
    """Without strife."""
    explorers, towns, cities, _ = ground.counts
    return explorers * STRENGTH[EXPLORER] + towns * STRENGTH[TOWN] + cities * STRENGTH[CITY]


def blighting(ground: Ground, weigh: Scales) -> float:
    """S-10.1, S-10.3: what a blight costs here."""
    cascade = CASCADE_WORTH if ground.blight else 0.0
    return weigh.blight * (1 + cascade) + (PRESENCE_WORTH if ground.presence else 0.0)


def hit_worst(counts: list[int], points: int) -> int:
    """Damage on the worst that it can destroy; the fear that comes of it."""
    found = 0
    for kind in WORST_FIRST:
        gone = min(counts[kind], points // HEALTH[kind])
        counts[kind] -= gone
        points -= gone * HEALTH[kind]
        found += gone * FEAR[kind]
    return found


def prospect(ground: Ground, weigh: Scales) -> float:
    """The pieces, and what threatens next turn."""
    explorers, towns, cities, dahan = ground.counts
    found = weigh.hurry * (OF_EXPLORER * explorers + OF_TOWN * towns + OF_CITY * cities) + OF_DAHAN * dahan
    if ground.ravages_next:
        found += threat(ground, weigh)
    elif expected_damage(ground) - ground.wall >= BLIGHT_AT:
        found -= SOME_TIME * blighting(ground, weigh)
    return found - BUILDING * ground.builds_next


def threat(ground: Ground, weigh: Scales) -> float:
    """What the ravage of the next turn would bring, if nothing is done."""
    dahan, dealt = ground.counts[DAHAN], expected_damage(ground) - ground.shield
    left = dahan - min(dahan, max(0, dealt) // HEALTH[DAHAN])
    found = STRIKE * min(left * STRENGTH[DAHAN], expected_damage(ground))
    found -= NEXT * (OF_DAHAN + weigh.mourning) * (dahan - left)
    return found - NEXT * blighting(ground, weigh) if dealt >= BLIGHT_AT else found


def doomed(state: State, lands: Mapping[int, Ground]) -> float:
    """Would the ravages of this turn use up the last blight, or leave a spirit without presence: S-17.2?"""
    hit = [land for land, ground in lands.items() if will_be_blighted(ground)]
    if not hit:
        return 0.0
    is_lost = not is_healthy(state) and len(hit) >= state.blight_left
    return -DOOM if is_lost or any(is_uprooted(state, seat, hit) for seat in seats(state)) else 0.0


def will_be_blighted(ground: Ground) -> bool:
    return ground.ravages and expected_damage(ground) - ground.shield >= BLIGHT_AT


def is_uprooted(state: State, seat: Seat, hit: Iterable[int]) -> bool:
    """S-10.1: where blight is added each spirit loses a presence."""
    lost = sum(state.presence[land * state.seats + seat] > 0 for land in hit)
    return lost >= sum(state.presence[seat :: state.seats])
