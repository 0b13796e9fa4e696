"""How good things look for the spirits, part by part: the sum of worth.py with a name for every amount."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tuath.core.parts import Part
from tuath.core.question import Seat
from tuath.games.spirit_island.bot.estimate import Lands
from tuath.games.spirit_island.bot.outlook import (
    Ground,
    Scales,
    blight_to_defeat,
    doomed,
    expected_damage,
    grounds,
    pass_invaders,
    prospect,
    scales,
    tokens_worth,
)
from tuath.games.spirit_island.bot.plan import (
    HELD,
    KEPT_ENERGY_WORTH,
    NEEDED,
    SHARE,
    SPARE_ENERGY_WORTH,
    Plan,
)
from tuath.games.spirit_island.bot.strength import LOST_PRESENCE, development, spirit_worth, to_come
from tuath.games.spirit_island.bot.worth import (
    HALF_WON,
    blight_worth,
    fear_worth,
    is_before_play,
    victory_near,
    worth,
)
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Innate, Power, Printed, Threshold
from tuath.games.spirit_island.material.pieces import CITY, DAHAN, TOWN
from tuath.games.spirit_island.state.queries.queries import number_on_island, presence_lands, seats, terror_level
from tuath.games.spirit_island.state.standing.panel import card_plays
from tuath.games.spirit_island.state.standing.wave import has_passed_over
from tuath.games.spirit_island.state.state import State

REASONS = (
    "won", "fear", "blight", "victory", "tokens", "ravage", "invaders", "doom", "power", "gift",
    "growth", "reach", "destroyed", "hand", "energy", "to_grow",
)  # fmt: skip


def parts(state: State, seat: Seat) -> list[Part]:
    """What the island, the powers and the spirits come to."""
    if state.ending:
        whole = worth(state, seat)
        return [Part("won", whole, int(whole > 0))]
    found = [Part("won", HALF_WON, 1)] if has_passed_over(state) else []
    if is_before_play(state):
        return found
    return [*found, *island_parts(state, seat), *spirit_parts(state, seat)]


def island_parts(state: State, seat: Seat) -> Iterator[Part]:
    """All that counts for the island, by board; and what the spirit has left for later."""
    boards, weigh = len(state.boards), scales(state)
    lands = Lands(state, grounds(state), weigh)
    earned = state.fear_discarded.bit_count() + state.fear_earned
    yield Part("fear", fear_worth(state) / boards, earned * state.fear_pool + state.fear_shown)
    yield Part("blight", blight_worth(state) / boards, blight_to_defeat(state))
    left = number_on_island(state, *((CITY,) if terror_level(state) >= 3 else (TOWN, CITY)))
    yield Part("victory", victory_near(state) / boards, left)
    yield Part("tokens", tokens_worth(state) / boards)
    for land, ground in lands.grounds.items():
        yield from land_parts(Land(land), ground, weigh, boards)
    doom = doomed(state, lands.grounds)
    plan = Noted(state, seat, lands)
    plan.carry_out()
    at_last = SHARE * plan.doom + (1 - SHARE) * doom
    yield Part("doom", at_last / boards, int(at_last < 0))
    for use, land, gain in plan.uses:
        target = (("land", land),) if land >= 0 else ()
        yield Part("power" if target else "gift", SHARE * gain / boards, None, (("use", use), *target))
    yield from rest_parts(plan)


def land_parts(land: Land, ground: Ground, weigh: Scales, boards: int) -> Iterator[Part]:
    """S-8.7: what the ravage of this turn costs, and who will stand in the land afterwards."""
    after, which = ground.copy(), (("land", land),)
    through = max(0, expected_damage(ground) - ground.shield) if ground.ravages else 0
    cost = pass_invaders(after, weigh)
    if cost:
        yield Part("ravage", cost / boards, through, which)
    stand = prospect(after, weigh)
    if stand:
        yield Part("invaders", stand / boards, sum(after.counts[:DAHAN]), which)


class Noted(Plan):
    """A plan that remembers which power it would use where, and what for."""

    def __init__(self, state: State, seat: Seat, lands: Lands) -> None:
        self.uses: list[tuple[int, int, float]] = []
        super().__init__(state, seat, lands)

    def use(self, power: Power | Innate, levels: list[Threshold], is_slow: bool) -> float:
        gain, land, after = self.lands.best(self.seat, power, levels, is_slow)
        if after is not None:
            self.lands.change(Land(land), after)
        self.uses.append((places_of(self.state.printed)[power.id], land, gain))
        return gain


@lru_cache(maxsize=16)
def places_of(printed: Printed) -> dict[str, int]:
    """Powers and innate powers among all that can be used."""
    ids = [*(power.id for power in printed.powers), *(innate.id for innate in printed.innates)]
    return {id: 1 + place for place, id in enumerate(ids)}


def rest_parts(plan: Plan) -> Iterator[Part]:
    """What is left for later; the whole is ``Plan.rest``."""
    cards, plays = plan.hand.bit_count(), card_plays(plan.state, plan.seat)
    needed = min(plan.purse, plan.energy_needed(plays))
    yield Part("hand", NEEDED * min(cards, plays) + HELD * cards, cards)
    kept = KEPT_ENERGY_WORTH * needed + SPARE_ENERGY_WORTH * (plan.purse - needed)
    yield Part("energy", kept, plan.purse)
    yield Part("to_grow", plan.grown + plan.rights)


def spirit_parts(state: State, seat: Seat) -> Iterator[Part]:
    """What the spirits get each turn, how far they reach, and what they have lost; the average of all."""
    share, several = 1 / state.seats, seats(state)
    growth = sum(to_come(state) * development(state, one) for one in several)
    lost = -sum(LOST_PRESENCE * state.destroyed[one] for one in several)
    reach = sum(spirit_worth(state, one) for one in several) - growth - lost
    yield Part("growth", share * growth)
    yield Part("destroyed", share * lost, state.destroyed[seat])
    yield Part("reach", share * reach, presence_lands(state, seat).bit_count())
