"""What a spirit can still do this turn, and what that promises."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tuath.core.notation import Call, Word, statements
from tuath.core.question import Seat, members
from tuath.games.spirit_island.bot.estimate import REPEAT_WORTH, Lands
from tuath.games.spirit_island.bot.outlook import doomed
from tuath.games.spirit_island.bot.strength import REACH, best_of, next_card, next_space, to_come
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Innate, Power, Threshold
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.state.conditions import Case, number
from tuath.games.spirit_island.state.legality import covers
from tuath.games.spirit_island.state.panel import card_plays, elements, energy_income, growth_ways, own_cards
from tuath.games.spirit_island.state.queries import spirit
from tuath.games.spirit_island.state.special import quickened
from tuath.games.spirit_island.state.state import FAST, SLOW, Growing, Right, State

SHARE = 0.8  # what is promised counts a little less than what is done
KEPT_ENERGY_WORTH, MOST_ENERGY = 0.7, 6
NEEDED, HELD = 2.0, 0.5  # cards that can be played next turn, and all that are in hand
FRESH = ((1.8, 4), (1.1, 1))  # how many times what its cards promise a new one does, and the cost: a major, a minor one

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
        self.rights = (
            SHARE
            * REPEAT_WORTH
            * sum(one.left for one in state.standing if isinstance(one, Right) and one.seat == seat)
        )
        self.doom = 0.0
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
        self.doom = doomed(self.state, self.lands.grounds.values())
        if slow:
            self.lands.pass_invaders()
        return found + sum(self.use(power, levels, is_slow=True) for power, levels in slow)

    def cards(self) -> list[Ready]:
        """Cards in play, and those that it will play."""
        state = self.state
        chosen = self.choose_cards()
        places = [*members(state.played[self.seat] & ~state.used[self.seat]), *chosen]
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
        quick = quickened(state, seat, tuple(self.elements))
        for power, levels in powers:
            if power.speed == SLOW and not quick:
                slow.append((power, levels))
            else:
                quick -= power.speed == SLOW
                fast.append((power, levels))
        is_early = state.phase == "spirit" or (state.phase == FAST and not is_done)
        return fast if is_early else [], [] if state.phase == SLOW and is_done else slow

    def use(self, power: Power | Innate, levels: list[Threshold], is_slow: bool) -> float:
        gain, land, after = self.lands.best(self.seat, power, levels, is_slow)
        if after is not None:
            self.lands.change(Land(land), after)
        return gain

    def choose_cards(self) -> list[int]:
        """The most promising cards that can still be played and paid for; they leave the hand."""
        powers, chosen = self.state.printed.powers, list[int]()
        if not self.plays or not (self.hand or self.fresh):
            return chosen
        hopes = {card: self.hope(card) for card in members(self.hand) if powers[card].cost <= self.purse}
        usual = self.usual_hope() if self.fresh else 0.0
        for card in sorted(hopes, key=lambda card: -hopes[card]):
            self.play_fresh(usual, hopes[card])
            if self.plays and powers[card].cost <= self.purse and hopes[card] > HELD:
                chosen.append(card)
                self.plays -= 1
                self.purse -= powers[card].cost
                self.hand &= ~(1 << card)
                self.elements = [own + more for own, more in zip(self.elements, powers[card].elements, strict=True)]
        self.play_fresh(usual, HELD)
        return chosen

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
        return sum(map(self.hope, cards)) / max(1, len(cards))

    def hope(self, card: int) -> float:
        """What it brings by itself and towards the next level of an innate power."""
        power = self.state.printed.powers[card]
        levels = met(self.elements, power.thresholds)
        promise = self.lands.best(self.seat, power, levels, power.speed == SLOW)[0]
        return promise + self.towards_levels(power.elements) - KEPT_ENERGY_WORTH * power.cost

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
        """What is left for later: cards in hand, energy, powers to repeat; and what growth still adds."""
        cards, plays = self.hand.bit_count(), card_plays(self.state, self.seat)
        return (
            NEEDED * min(cards, plays)
            + HELD * cards
            + KEPT_ENERGY_WORTH * min(self.purse, MOST_ENERGY)
            + self.grown
            + self.rights
        )


def met(own: Sequence[int], levels: Iterable[Threshold]) -> list[Threshold]:
    """S-7.7: the levels for which there are elements enough."""
    return [
        level
        for level in levels
        if level.mode not in ("speed", "range") and any(covers(own, wanted) for wanted in level.elements)
    ]
