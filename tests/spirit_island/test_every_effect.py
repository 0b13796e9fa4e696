"""Everything that is printed can be carried out, whatever is answered, and leaves a state that can be: S-7.5, S-10.7,
S-11.3. Positions and answers are made up: what each thing does is checked by its own tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.spirit_island.board import domains, printed
from tests.spirit_island.invariants import is_sound
from tests.spirit_island.play import answer_at_random, start
from tuath.core.notation import Effect
from tuath.core.question import bits_of, members
from tuath.core.table import Rule, Table
from tuath.games import find
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.pieces import EXPLORER, TOWN, piece
from tuath.games.spirit_island.state.queries.conditions import habitable
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.state import FAST, NOBODY, SLOW, State
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import carry_out_triggered
from tuath.games.spirit_island.turn.usable import has_target

Deed = Callable[[Table[State]], Rule[None]]
SPIRITS = [spirit.id for spirit in printed().spirits if spirit.set == "base"]
CARDS = range(len(printed().powers))


def anywhere(rng: Random, *spirits: str, expansions: str = "none") -> State:
    """A position in the middle of some game: pieces, presence, blight, cards and elements as they may be."""
    state = start(*spirits, expansions=expansions)
    state.turn, state.phase = 1, rng.choice((FAST, SLOW))
    for land in members(isle(state).lands):
        state.pieces[land] = tuple(sorted(piece(rng.randrange(4)) for _ in range(rng.randrange(5))))
        state.blight[land] = rng.choice((0, 0, 1))
        for tokens in (state.beasts, state.wilds, state.disease, state.badlands):
            tokens[land] = rng.choice((0, 0, 1, 2))
        for token in (state.beasts, state.wilds, state.disease, state.badlands) if expansions != "none" else ():
            token[land] = rng.choice((0, 0, 0, 1, 2))
    for seat in range(state.seats):
        for _ in range(5):
            land = rng.choice(members(habitable(state, seat, 0)))
            state.presence[land * state.seats + seat] += rng.randrange(1, 3)
        state.destroyed[seat] = rng.randrange(3)
        state.energy[seat] = rng.randrange(4)
        state.elements[seat * 8 : seat * 8 + 8] = [rng.randrange(6) for _ in range(8)]
    state.covered = [0] * len(state.covered)
    state.fear_earned = rng.randrange(3)
    state.building = state.ravaging = (rng.randrange(12),)
    return state


def deal(state: State, played: int, held: int) -> None:
    """The first spirit has these cards in play and those in hand, and nobody has them besides."""
    for pile in (state.hands, state.played, state.discards, state.forgotten):
        pile[:] = [cards & ~(played | held) for cards in pile]
    state.minors, state.majors = state.minors & ~(played | held), state.majors & ~(played | held)
    state.played[0], state.hands[0] = played, held & ~played


def carry(state: State, deed: Deed, rng: Random) -> None:
    """A deed with all that follows from it: afterwards every piece and card is somewhere, and in one place."""
    is_sound(state)
    before = find("spirit_island").pieces(state)
    table = Table(state, domains())
    answer_at_random(deed(table), rng)
    answer_at_random(carry_out_triggered(table), rng)
    for task in [task for task in state.agenda if task.kind == "repeat"]:
        state.agenda.remove(task)
    is_sound(state)
    assert find("spirit_island").pieces(state) == before


@pytest.mark.parametrize("card", CARDS, ids=lambda card: printed().powers[card].id)
def test_every_power_card_can_be_used(card: int) -> None:
    """By a spirit alone, and by one beside the Ocean and the Bringer."""
    rng = Random(card)
    for spirits in ((SPIRITS[0],), *((rng.choice(SPIRITS[:-2]), *SPIRITS[-2:]) for _ in range(3)), SPIRITS[:-4:-1]):
        state = anywhere(rng, *spirits, expansions="none" if printed().powers[card].set == "base" else "both")
        deal(state, 1 << card | bits_of(rng.sample(CARDS, 3)), bits_of(rng.sample(CARDS, 3)))
        power = printed().powers[card]
        if has_target(state, 0, power):
            carry(state, lambda table: use_power(table, 0, card), rng)


def spoil(state: State, name: str, place: int, value: object) -> None:
    getattr(state, name)[place] = value


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("energy", -1, "less than no energy"),
        ("pieces", (piece(EXPLORER, damage=1),), "damage"),
        ("pieces", (piece(TOWN), piece(EXPLORER)), "no order"),
        ("hands", 1, "hands of 0 and in minors"),
    ],
)
def test_a_state_that_cannot_be_is_noticed(name: str, value: object, said: str) -> None:
    state = start(SPIRITS[0])
    is_sound(state)
    spoil(state, name, members(isle(state).lands)[0] if name == "pieces" else 0, value)
    with pytest.raises(AssertionError, match=said):
        is_sound(state)


def innates() -> Iterator[tuple[str, int]]:
    for spirit in printed().spirits:
        yield from ((spirit.id, innate) for innate in spirit.innates)


@pytest.mark.parametrize(("spirit", "innate"), list(innates()))
@pytest.mark.parametrize("seed", range(3))
def test_every_innate_power_can_be_used(spirit: str, innate: int, seed: int) -> None:
    rng = Random(seed)
    state = anywhere(rng, spirit, "oceans_hungry_grasp" if spirit != "oceans_hungry_grasp" else "thunderspeaker")
    state.elements = [seed * 3] * len(state.elements)
    power = printed().innates[innate]
    if has_target(state, 0, power):
        carry(state, lambda table: use_power(table, 0, len(printed().powers) + innate), rng)


def island_effects() -> Iterator[tuple[str, Effect]]:
    for fear_card in printed().fear_cards:
        yield from ((f"{fear_card.id}-{level}", effect) for level, effect in enumerate(fear_card.effects, 1))
    for blight_card in printed().blight_cards:
        yield blight_card.id, blight_card.effect


@pytest.mark.parametrize(("id", "effect"), list(island_effects()))
def test_every_fear_and_blight_card_can_be_carried_out(id: str, effect: Effect) -> None:
    rng = Random(id)
    for spirits in (SPIRITS[:1], SPIRITS[1:4], SPIRITS[-2:]):
        state = anywhere(rng, *spirits, expansions="both")
        carry(state, lambda table: carry_out(Use(table, 0, rule="S-11.3", actor=NOBODY), effect), rng)


def growth_actions() -> Iterator[tuple[str, Effect]]:
    for spirit in printed().spirits:
        for growth in spirit.growth:
            yield from ((spirit.id, action) for option in growth.options for action in option.actions)
        yield from ((spirit.id, space.action) for track in spirit.tracks for space in track.spaces if space.action)


@pytest.mark.parametrize(("spirit", "action"), list(growth_actions()))
def test_every_growth_action_can_be_carried_out(spirit: str, action: Effect) -> None:
    rng = Random(spirit)
    beside = "vital_strength_of_the_earth" if spirit != "vital_strength_of_the_earth" else "thunderspeaker"
    for others in ((), (beside,)):
        state = anywhere(rng, spirit, *others)
        carry(state, lambda table: carry_out(Use(table, 0, rule="S-5.1", actor=0), action), rng)
