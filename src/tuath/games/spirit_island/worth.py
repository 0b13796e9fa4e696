"""How good things look for the spirits: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tuath.core.notation import Call, Word, statements
from tuath.core.question import Seat, members
from tuath.games.spirit_island.conditions import Case, number
from tuath.games.spirit_island.estimate import Lands
from tuath.games.spirit_island.geometry import Land
from tuath.games.spirit_island.legality import covers
from tuath.games.spirit_island.material import ELEMENTS, Innate, Power, Space, Threshold
from tuath.games.spirit_island.outlook import (
    FEAR_CARD,
    Ground,
    blight_to_defeat,
    damage,
    grounds,
    pass_invaders,
    scales,
)
from tuath.games.spirit_island.pieces import CITY, TOWN
from tuath.games.spirit_island.powers import FAST, SLOW
from tuath.games.spirit_island.queries import (
    card_plays,
    elements,
    energy_income,
    has_rule,
    is_healthy,
    isle,
    number_on_island,
    presence_lands,
    sacred_sites,
    seats,
    spirit,
    terror_level,
    track_offset,
    uncovered,
)
from tuath.games.spirit_island.state import NONE, State

WON = 10_000.0
DOOM = 80.0  # the last blight is about to fall
VICTORY_NEAR, HURRY = 30.0, 0.2  # when the last piece is about to go; more when time runs out
# What a spirit has; the growth of it counts for more when many turns are to come.
PLAYS, INCOME, TRACK_ELEMENT, TRACK_RECLAIM, UNCOVERED = 3.2, 1.8, 1.2, 2.5, 0.5
CHEAP_PLAYS, AVERAGE_COST, SPARE_INCOME = 1.5, 1.4, 1.0  # neither plays nor income are much good alone
REACH, SITE = 0.5, 0.8
ENERGY, MOST_ENERGY = 0.6, 6
NEEDED, HELD, SPENT = 1.6, 0.5, 0.3  # cards that can be played next turn, more of them in hand, and others
FITTING, COST = 0.25, 0.25  # an element of a card that an innate power wants; an energy that it costs
NEW_POWER, MANY_CARDS = 3.0, 8  # the more cards, the less another one is worth
LOST_PRESENCE = 2.0
SHARE = 0.8  # what is promised counts a little less than what is done


def worth(state: State, seat: Seat) -> float:
    """All win or lose together: fear, few invaders, a healthy island and strong spirits."""
    if state.ending:
        return WON if state.is_won else -WON
    if not state.pieces or NONE in state.spirits:
        return 0.0
    weigh = scales(state)
    lands = Lands(state, grounds(state), weigh)
    ahead = sum(lands.value(Land(land), is_slow=False) for land in lands.grounds)
    doom = doomed(state, lands.grounds.values())
    plan = Plan(state, seat, lands)
    promise = plan.carry_out()
    island = progress(state) + ahead + SHARE * promise + (1 - SHARE) * doom + SHARE * plan.doom
    return (
        island / len(state.boards) + sum(spirit_worth(state, one) for one in seats(state)) / state.seats + plan.rest()
    )


def progress(state: State) -> float:
    """Fear, blight, and what stands between the spirits and victory."""
    earned = state.fear_discarded.bit_count() + state.fear_earned + state.fear_shown / state.fear_pool
    return FEAR_CARD * state.seats * earned + blight_worth(state) + victory_near(state)


def victory_near(state: State) -> float:
    """S-17.1: from terror level II on, how few pieces stand between the spirits and victory."""
    level = terror_level(state)
    if level == 1:
        return 0.0
    left = number_on_island(state, *((CITY,) if level >= 3 else (TOWN, CITY))) / state.seats
    return VICTORY_NEAR * state.seats * (1 + HURRY * max(0, state.turn - 6)) / (1 + left)


def blight_worth(state: State) -> float:
    """What the island still bears; the last ones are the dearest."""
    left = blight_to_defeat(state) / state.seats
    return state.seats * (7.0 * left + 14.0 * sum(1 / each for each in range(1, int(left) + 1)))


def doomed(state: State, lands: Iterable[Ground]) -> float:
    """Would the ravages of this turn use up the last blight?"""
    coming = sum(ground.ravages and damage(ground) - ground.shield >= 2 for ground in lands)
    return -DOOM if not is_healthy(state) and coming >= state.blight_left else 0.0


# ---- the spirit -----------------------------------------------------------------------------------------------------


def spirit_worth(state: State, seat: Seat) -> float:
    """What a spirit gets each turn, how far it reaches, and how good its cards are."""
    where, near = isle(state), 0
    for land in members(presence_lands(state, seat)):
        near |= where.within(Land(land), 1)
    return (
        to_come(state) * development(uncovered(state, seat))
        + REACH * near.bit_count()
        + SITE * min(3, sacred_sites(state, seat).bit_count())
        + sum(quality(state, seat, card) for card in members(own_cards(state, seat)))
        - LOST_PRESENCE * state.destroyed[seat]
    )


def to_come(state: State) -> float:
    """How much growing pays: the more, the earlier."""
    return max(0.5, 3.2 - 0.3 * state.turn)


def development(spaces: Sequence[Space]) -> float:
    """What the uncovered spaces of its tracks give: plays and income that go together, elements, reclaiming."""
    plays = max((space.plays or 0 for space in spaces), default=0) + sum(space.bonus_plays for space in spaces)
    income = max((space.energy or 0 for space in spaces), default=0)
    return (
        PLAYS * min(plays, CHEAP_PLAYS + income / AVERAGE_COST)
        + INCOME * min(income, AVERAGE_COST * plays + SPARE_INCOME)
        + TRACK_ELEMENT * sum(len(space.elements) for space in spaces)
        + TRACK_RECLAIM * sum(bool(space.action) for space in spaces)
        + UNCOVERED * len(spaces)
    )


def own_cards(state: State, seat: Seat) -> int:
    return state.hands[seat] | state.played[seat] | state.discards[seat]


def quality(state: State, seat: Seat, card: int) -> float:
    """What a card is good for at any time."""
    power, wanted = state.printed.powers[card], wanted_elements(state, seat)
    return SPENT + COST * power.cost + FITTING * sum(map(min, power.elements, wanted))


def wanted_elements(state: State, seat: Seat) -> list[int]:
    """Elements that any level of an innate power asks for: one for each."""
    levels = [level for place in spirit(state, seat).innates for level in state.printed.innates[place].levels]
    asked = [wanted for level in levels for wanted in level.elements]
    return [int(any(each[place] for each in asked)) for place in range(len(ELEMENTS))]


# ---- what it will do this turn --------------------------------------------------------------------------------------


class Plan:
    """What a spirit can still do this turn: growth actions under way, cards to play, powers to use."""

    def __init__(self, state: State, seat: Seat, lands: Lands) -> None:
        self.state, self.seat, self.lands = state, seat, lands
        self.hand, self.purse, self.plays = state.hands[seat], state.energy[seat], 0
        self.grown = 0.0
        self.elements = elements(state, seat)
        self.doom = 0.0
        if state.phase == "spirit":
            self.look_ahead()

    def look_ahead(self) -> None:
        """The rest of the spirit phase."""
        state, seat = self.state, self.seat
        sections = len(spirit(state, seat).growth)
        now = state.growing[seat]
        self.plays = state.plays[seat] if now.stage <= sections + 1 else 0
        if now.stage <= sections:
            self.plays += card_plays(state, seat)
            self.purse += energy_income(state, seat)
        if now.left:
            actions = spirit(state, seat).growth[now.stage].options[now.option].actions
            for place in members(now.left):
                for call in statements(actions[place]):
                    if isinstance(call, Call):
                        self.expect(call)

    def expect(self, call: Call) -> None:
        """A growth action that is still to come."""
        state, seat = self.state, self.seat
        match call:
            case Call("reclaim", (Word("all"),)):
                self.hand |= state.discards[seat]
            case Call("reclaim"):
                self.hand |= best_of(state, seat, state.discards[seat])
            case Call("energy", (amount, *_)):
                self.purse += number(Case(state, seat), amount)
            case Call("card_plays", (amount, *_)):
                self.plays += number(Case(state, seat), amount)
            case Call("add_presence"):
                self.grown += to_come(state) * next_space(state, seat) + REACH
            case Call("power"):
                self.grown += NEW_POWER if own_cards(state, seat).bit_count() < MANY_CARDS else NEW_POWER / 2

    def carry_out(self) -> float:
        """Fast powers, the invaders, slow powers, each where it brings most; what all that brings."""
        state, seat = self.state, self.seat
        chosen = self.choose_cards()
        at_hand = [*members(state.played[seat] & ~state.used[seat]), *chosen]
        powers: list[tuple[Power | Innate, list[Threshold]]] = []
        for card in at_hand:
            power = state.printed.powers[card]
            powers.append((power, met(self.elements, power.thresholds)))
        for place in spirit(state, seat).innates:
            innate = state.printed.innates[place]
            levels = met(self.elements, innate.levels)
            if levels and not state.used[seat] >> len(state.printed.powers) + place & 1:
                powers.append((innate, levels))
        is_done = state.done >> seat & 1
        quick = self.elements[ELEMENTS.index("air")] if has_rule(state, seat, "swiftness_of_lightning") else 0
        found, slow = 0.0, []
        for power, levels in powers:
            if power.speed == SLOW and not quick:
                slow.append((power, levels))
            elif state.phase in ("spirit", FAST) and not (is_done and state.phase == FAST):
                quick -= power.speed == SLOW
                found += self.use(power, levels, is_slow=False)
        self.doom = doomed(state, self.lands.grounds.values())
        if not slow or (state.phase == SLOW and is_done):
            return found
        for ground in self.lands.grounds.values():
            pass_invaders(ground, self.lands.weigh)
        self.lands.values.clear()
        return found + sum(self.use(power, levels, is_slow=True) for power, levels in slow)

    def use(self, power: Power | Innate, levels: list[Threshold], is_slow: bool) -> float:
        gain, land, after = self.lands.best(self.seat, power, levels, is_slow)
        if after is not None:
            self.lands.change(Land(land), after)
        return gain

    def choose_cards(self) -> list[int]:
        """The most promising cards that can still be played and paid for; they leave the hand."""
        powers, chosen = self.state.printed.powers, list[int]()
        if not self.plays or not self.hand:
            return chosen
        hopes = {card: self.hope(card) for card in members(self.hand) if powers[card].cost <= self.purse}
        for card in sorted(hopes, key=lambda card: -hopes[card]):
            if len(chosen) < self.plays and powers[card].cost <= self.purse and hopes[card] > HELD:
                chosen.append(card)
                self.purse -= powers[card].cost
                self.hand &= ~(1 << card)
                self.elements = [own + more for own, more in zip(self.elements, powers[card].elements, strict=True)]
        return chosen

    def hope(self, card: int) -> float:
        """What it brings by itself and towards the next level of an innate power."""
        power = self.state.printed.powers[card]
        levels = met(self.elements, power.thresholds)
        promise = self.lands.best(self.seat, power, levels, power.speed == SLOW)[0]
        return promise + self.towards_levels(power.elements) - ENERGY * power.cost

    def towards_levels(self, more: Sequence[int]) -> float:
        found = 0.0
        for place in spirit(self.state, self.seat).innates:
            for level in self.state.printed.innates[place].levels:
                for wanted in level.elements:
                    missing = [max(0, want - own) for want, own in zip(wanted, self.elements, strict=True)]
                    if any(missing):
                        found += sum(map(min, missing, more)) / sum(missing)
                        break
        return found

    def rest(self) -> float:
        """What is left for later: cards in hand, energy; and what growth still adds."""
        cards, plays = self.hand.bit_count(), card_plays(self.state, self.seat)
        return NEEDED * min(cards, plays) + HELD * cards + ENERGY * min(self.purse, MOST_ENERGY) + self.grown


def met(own: Sequence[int], levels: Iterable[Threshold]) -> list[Threshold]:
    """S-7.7: the levels for which there are elements enough."""
    return [
        level
        for level in levels
        if level.mode not in ("speed", "range") and any(covers(own, wanted) for wanted in level.elements)
    ]


def best_of(state: State, seat: Seat, cards: int) -> int:
    """The best of these cards, as bits."""
    return 1 << max(members(cards), key=lambda card: quality(state, seat, card)) if cards else 0


def next_space(state: State, seat: Seat) -> float:
    """What the best next space of its tracks adds."""
    first, open_spaces = track_offset(state, seat), uncovered(state, seat)
    now, gains = development(open_spaces), [0.0]
    for place, track in enumerate(spirit(state, seat).tracks):
        if state.covered[first + place]:
            space = track.spaces[-state.covered[first + place]]
            gains.append(development([*open_spaces, space]) - now)
    return max(gains)
