"""What a spirit can still do this turn, and what that promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from tuath.core.notation import Call, Word, statements
from tuath.core.question import Seat, members
from tuath.games.spirit_island.bot.estimate import REPEAT_WORTH, Lands
from tuath.games.spirit_island.bot.outlook import doomed
from tuath.games.spirit_island.bot.strength import REACH, best_of, next_card, next_space, to_come
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Innate, Power, Threshold
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.legality import covers
from tuath.games.spirit_island.state.queries.queries import spirit
from tuath.games.spirit_island.state.queries.targets import thresholds_by
from tuath.games.spirit_island.state.standing.panel import (
    card_plays,
    cards_in_play,
    elements,
    energy_income,
    growth_ways,
    own_cards,
)
from tuath.games.spirit_island.state.standing.special import quickened
from tuath.games.spirit_island.state.state import FAST, SLOW, Growing, Right, State

SHARE = 0.8  # what is promised counts a little less than what is done
KEPT_ENERGY_WORTH, SPARE_ENERGY_WORTH = 0.7, 0.1  # what its cards will cost next turn, and more than that
NEEDED, HELD = 1.2, 0.4  # cards that can be played next turn, and all that are in hand
FRESH = ((1.8, 4), (1.1, 1))  # how many times what its cards promise a new one does, and the cost: a major, a minor one

MOST_LOOKED_AT = 6  # cards of a hand
OVERLAP = 0.4  # what a second card counts for that would do most where another one does

SPREADING = 3.0  # presence that goes out, or draws in

Ready = tuple[Power | Innate, list[Threshold]]


class Plan:
    """What a spirit can still do this turn: growth actions under way, cards to play, powers to use.

    A turn begins with its growth; until then all looks as at the end of the turn before, or bots would hasten there.
    """

    def __init__(self, state: State, seat: Seat, lands: Lands) -> None:
        self.state, self.seat, self.lands = state, seat, lands
        self.hand, self.purse, self.plays = state.hands[seat], state.energy[seat], 0
        self.grown, self.fresh = 0.0, 0  # what growth still adds to the spirit, and new cards among it
        self.elements = list(elements(state, seat))
        rights = sum(one.left for one in state.standing if isinstance(one, Right) and one.seat == seat)
        self.rights = SHARE * REPEAT_WORTH * rights if state.phase != SLOW else 0.0  # then it is the last chance
        self.doom = 0.0
        self.later: Lands | None = None  # the island as the invaders will leave it
        self.found: dict[tuple[str, int], tuple[float, int]] = {}
        if state.phase == "spirit" and state.growing[seat] != Growing():
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
            actions = growth_ways(spirit(state, seat), now.stage)[now.option].option.actions
            for place in members(now.left):
                for call in statements(actions[place]):
                    if isinstance(call, Call):
                        self.expect(call)

    def expect(self, call: Call) -> None:
        """A growth action that is still to come."""
        state, seat = self.state, self.seat
        match VERBS[call.verb].brings, call.args:
            case "hand", (Word("all"),):
                self.hand |= state.discards[seat]
            case "hand", _:
                self.hand |= best_of(state, seat, state.discards[seat])
            case "energy", (amount, *_):
                self.purse += number(Case(state, seat), amount)
            case "plays", (amount, *_):
                self.plays += number(Case(state, seat), amount)
            case "presence", _:
                self.grown += to_come(state) * next_space(state, seat) + REACH
            case "card", _:
                self.grown += to_come(state) * next_card(state, seat)
                self.fresh += 1
            case "pushed", (_, Word("presence")):
                self.grown += SPREADING
            case "gathered", (_, Word("presence")):
                self.grown -= SPREADING

    def carry_out(self) -> float:
        """Fast powers, the invaders, slow powers, each where it brings most; what all that brings."""
        fast, slow = self.by_speed([*self.cards(), *self.innates()])
        found = sum(self.use(power, levels, is_slow=False) for power, levels in fast)
        self.doom = doomed(self.state, self.lands.grounds)
        if slow:
            self.lands.pass_invaders()
        return found + sum(self.use(power, levels, is_slow=True) for power, levels in slow)

    def cards(self) -> list[Ready]:
        """Cards in play, and those that it will play."""
        state = self.state
        chosen = self.choose_cards()
        places = [*members(cards_in_play(state, self.seat) & ~state.used[self.seat]), *chosen]
        return [
            (power, met(self.elements, power.thresholds)) for power in map(state.printed.powers.__getitem__, places)
        ]

    def innates(self) -> list[Ready]:
        state, first = self.state, len(self.state.printed.powers)
        unused = [place for place in spirit(state, self.seat).innates if not state.used[self.seat] >> first + place & 1]
        found = [
            (innate, met(self.elements, innate.levels)) for innate in map(state.printed.innates.__getitem__, unused)
        ]
        return [(innate, levels) for innate, levels in found if levels]

    def by_speed(self, powers: list[Ready]) -> tuple[list[Ready], list[Ready]]:
        """What can still be used, as fast and as slow powers; S-7.9: a special rule may make some slow ones fast."""
        state, seat = self.state, self.seat
        is_done, fast, slow = state.done >> seat & 1, list[Ready](), list[Ready]()
        quick = state.quick[seat] + quickened(state, seat, tuple(self.elements))
        for power, levels in powers:
            is_slow = power.speed == SLOW and not is_hastened(power, self.elements)
            if is_slow and quick <= 0:
                slow.append((power, levels))
            else:
                quick -= is_slow
                fast.append((power, levels))
        is_early = state.phase == "spirit" or (state.phase == FAST and not is_done)
        return fast if is_early else [], [] if state.phase == SLOW and is_done else slow

    def use(self, power: Power | Innate, levels: list[Threshold], is_slow: bool) -> float:
        gain, land, after = self.lands.best(self.seat, power, levels, is_slow)
        if after is not None:
            self.lands.change(Land(land), after)
        return gain

    def choose_cards(self) -> list[int]:
        """The most promising cards that can still be played and paid for together; they leave the hand."""
        if not self.plays or not (self.hand or self.fresh):
            return []
        powers = self.state.printed.powers
        hopes = {card: self.hope(card) for card in members(self.hand) if powers[card].cost <= self.purse}
        usual = self.usual_hope() if self.fresh else 0.0
        chosen = max(self.together(hopes), key=lambda cards: self.promise_of(cards, hopes))
        self.play_fresh(usual, min((hopes[card][0] for card in chosen), default=HELD))
        for card in sorted(chosen, key=lambda card: -hopes[card][0]):
            if self.plays and powers[card].cost <= self.purse:
                self.play(card)
        self.play_fresh(usual, HELD)
        return [card for card in chosen if not self.hand >> card & 1]

    def play(self, card: int) -> None:
        power = self.state.printed.powers[card]
        self.plays -= 1
        self.purse -= power.cost
        self.hand &= ~(1 << card)
        self.elements = with_more(self.elements, power.elements)

    def together(self, hopes: Mapping[int, tuple[float, int]]) -> list[tuple[int, ...]]:
        """The cards that can be played and paid for together; of many only the best are looked at."""
        powers, best = self.state.printed.powers, sorted(hopes, key=lambda card: -hopes[card][0])[:MOST_LOOKED_AT]
        found = [cards for size in range(min(self.plays, len(best)) + 1) for cards in combinations(best, size)]
        return [cards for cards in found if sum(powers[card].cost for card in cards) <= self.purse]

    def promise_of(self, cards: Sequence[int], hopes: Mapping[int, tuple[float, int]]) -> float:
        """What they bring by themselves, the second in the same land less, and by the innate powers that they wake."""
        found, lands, own = 0.0, set[int](), self.elements
        for card in sorted(cards, key=lambda card: -hopes[card][0]):
            gain, land = hopes[card]
            found += gain * (OVERLAP if land in lands and gain > 0 else 1) - HELD
            lands |= {land} if land >= 0 else set()
            own = with_more(own, self.state.printed.powers[card].elements)
        return found + self.waking(own)

    def waking(self, own: Sequence[int]) -> float:
        """What innate powers bring with these elements, and how near they are to more."""
        found, first = 0.0, len(self.state.printed.powers)
        for place in spirit(self.state, self.seat).innates:
            innate = self.state.printed.innates[place]
            levels = met(own, innate.levels)
            if levels and not self.state.used[self.seat] >> first + place & 1:
                found += self.best(innate, levels)[0]
            found += nearness(innate, own)
        return found

    def best(self, power: Power | Innate, levels: list[Threshold]) -> tuple[float, int]:
        """Where it would bring most, and how much; slow powers find the island as the invaders will leave it."""
        key = (power.id, len(levels))
        if key not in self.found:
            is_slow = power.speed == SLOW and not is_hastened(power, self.elements)
            if is_slow and self.later is None:
                self.later = self.lands.copy()
                self.later.pass_invaders()
            lands = self.later if is_slow and self.later is not None else self.lands
            self.found[key] = lands.best(self.seat, power, levels, is_slow)[:2]
        return self.found[key]

    def play_fresh(self, usual: float, least: float) -> None:
        """Cards that are still to be gained, played where they promise more than so much."""
        for times, cost in FRESH:
            if self.fresh and self.plays and cost <= self.purse and times * usual > least:
                self.fresh -= 1
                self.plays -= 1
                self.purse -= cost
                self.grown += SHARE * times * usual

    def usual_hope(self) -> float:
        """What its cards promise now, wherever they are."""
        cards = members(own_cards(self.state, self.seat))
        return sum(self.hope(card)[0] for card in cards) / max(1, len(cards))

    def hope(self, card: int) -> tuple[float, int]:
        """What it brings by itself, and where; what it costs is taken off."""
        power = self.state.printed.powers[card]
        own = with_more(self.elements, power.elements)
        gain, land = self.best(power, met(own, power.thresholds))
        return gain - KEPT_ENERGY_WORTH * power.cost, land

    def rest(self) -> float:
        """What is left for later: cards in hand, energy, powers to repeat; and what growth still adds."""
        cards, plays = self.hand.bit_count(), card_plays(self.state, self.seat)
        needed = min(self.purse, self.energy_needed(plays))
        return (
            NEEDED * min(cards, plays)
            + HELD * cards
            + KEPT_ENERGY_WORTH * needed
            + SPARE_ENERGY_WORTH * (self.purse - needed)
            + self.grown
            + self.rights
        )

    def energy_needed(self, plays: int) -> int:
        """What the dearest cards cost that it can play in a turn, beyond its income."""
        powers = self.state.printed.powers
        costs = sorted((powers[card].cost for card in members(own_cards(self.state, self.seat))), reverse=True)
        return max(1, sum(costs[:plays]) - energy_income(self.state, self.seat))


def with_more(own: Sequence[int], more: Sequence[int]) -> list[int]:
    return [here + there for here, there in zip(own, more, strict=True)]


def nearness(innate: Innate, own: Sequence[int]) -> float:
    """How many of the elements of its next level are there."""
    for level in innate.levels:
        wanted = level.elements[0]
        missing = sum(max(0, want - have) for want, have in zip(wanted, own, strict=True))
        if missing:
            return 1 - missing / sum(wanted)
    return 0.0


def is_hastened(power: Power | Innate, own: Sequence[int]) -> bool:
    """S-7.6: is a level reached that makes it fast?"""
    levels = [level for level in thresholds_by(power, "speed") if any(covers(own, wanted) for wanted in level.elements)]
    return any(isinstance(call, Call) and call.verb == FAST for level in levels for call in level.effect)


def met(own: Sequence[int], levels: Iterable[Threshold]) -> list[Threshold]:
    """S-7.7: the levels for which there are elements enough."""
    return [
        level
        for level in levels
        if level.mode not in ("speed", "range") and any(covers(own, wanted) for wanted in level.elements)
    ]
