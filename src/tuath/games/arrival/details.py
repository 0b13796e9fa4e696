"""What an answer costs and brings: the numbers that prompts, notes and refusals name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tuath.core.question import Question, Seat
from tuath.games.arrival.printed import Location, TileId
from tuath.games.arrival.queries import (
    added,
    discs_at,
    distant_price,
    earned_fame,
    kind_at,
    outpost_price,
    owner_of,
    shields_over,
    spread_cost,
    tile_fame,
)
from tuath.games.arrival.questions import (
    ACT,
    BLOCK,
    BLOCK_ANOTHER,
    HOARD,
    MIGRATE,
    MIGRATE_WITH,
    REBUILD,
    REWARD,
    RUSE,
    RUSE_WITH,
    STACK,
    TAKE,
    USE_TILE,
    WHERE_TO_BUILD,
    WHERE_TO_SHIELD,
    WHERE_TO_SPREAD,
    WHOM_TO_REPEL,
)
from tuath.games.arrival.state import BUILD, FAME, State

Details = Mapping[str, int]


def build_details(state: State, seat: Seat, value: int) -> Details:
    if value >= len(state.printed.locations):
        return {"price": 0, "discs": 0, "fame": state.fame[seat]}
    location = Location(value)
    price = outpost_price(state, seat, location)
    return {"price": price, "discs": discs_at(state, location) + 1, "fame": state.fame[seat]}


def shield_details(state: State, seat: Seat, value: int) -> Details:
    return {"shields": state.shields[value]}


def spread_details(state: State, seat: Seat, value: int) -> Details:
    location = Location(value)
    return {
        "cost": spread_cost(state, location),
        "have": state.horde[seat],
        "discs": discs_at(state, location),
        "shields": shields_over(state, location),
    }


def repel_details(state: State, seat: Seat, value: int) -> Details:
    location = Location(value)
    kind = kind_at(state, location)
    if kind is None:
        return {}
    return {
        "fomori": kind,
        "strength": state.printed.strength[kind],
        "have": state.swords[seat],
        "points": state.printed.fame[kind],
        "price": distant_price(state, seat, location),
        "fame": state.fame[seat],
    }


def reward_details(state: State, seat: Seat, value: int) -> Details:
    return {"points": state.spoils if value == FAME else 0}


def stack_details(state: State, seat: Seat, value: int) -> Details:
    return {"back": state.tops[value]} if state.sizes[value] else {}


def act_details(state: State, seat: Seat, value: int) -> Details:
    """The actions left; what an outpost or a distant attack would cost, and the fame there is."""
    constants = state.printed.constants
    price = constants.outpost_fame_cost if value == BUILD else constants.distant_attack_fame_cost
    return {"actions": state.actions, "price": price, "fame": state.fame[seat], "have": state.swords[seat]}


def ruse_details(state: State, seat: Seat, value: int) -> Details:
    kind = kind_at(state, Location(value))
    return {} if kind is None else {"fomori": kind}


def migration_details(state: State, seat: Seat, value: int) -> Details:
    owner = owner_of(state, Location(value))
    return {} if owner is None else {"seat": owner}


def section_details(state: State, seat: Seat, value: int) -> Details:
    """A-5.9: what the section brings on the cards turned up; of the fame, how much for Brochs and Caers."""
    earned = added(state.printed.earnings[card][value] for card in state.fronts[seat])
    fame = earned_fame(state, seat, earned)
    return {
        "points": fame, "raised": fame - earned.fame, "discs": earned.discs, "swords": earned.swords,
        "shields": earned.shields, "hordes": earned.fomori, "tactics": earned.tactics,
    }  # fmt: skip


def tile_details(state: State, seat: Seat, value: int) -> Details:
    return {"points": tile_fame(state, seat, TileId(value))}


def hoard_details(state: State, seat: Seat, value: int) -> Details:
    discs, swords, shields = state.printed.hoards[value]
    return {"discs": discs, "swords": swords, "shields": shields}


DETAILS: Mapping[str, Callable[[State, Seat, int], Details]] = {
    WHERE_TO_BUILD.key: build_details,
    REBUILD.key: build_details,
    WHERE_TO_SHIELD.key: shield_details,
    WHERE_TO_SPREAD.key: spread_details,
    WHOM_TO_REPEL.key: repel_details,
    USE_TILE.key: tile_details,
    TAKE.key: tile_details,
    HOARD.key: hoard_details,
    REWARD.key: reward_details,
    STACK.key: stack_details,
    ACT.key: act_details,
    RUSE.key: ruse_details,
    RUSE_WITH.key: ruse_details,
    MIGRATE.key: migration_details,
    MIGRATE_WITH.key: migration_details,
    BLOCK.key: section_details,
    BLOCK_ANOTHER.key: section_details,
}


def details(state: State, seat: Seat, question: Question[Any], value: int) -> Details:
    find = DETAILS.get(question.key)
    return find(state, seat, value) if find else {}
