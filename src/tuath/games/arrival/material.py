"""What the data file says, as it stands there: map, cards, tiles and the numbers of the rulebook.

Between the bounds the rules work; the rulebook's own numbers lie well inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, Protocol

from tuath.core.datafile import Node
from tuath.core.decode import At, Distinct, Id, Keys, Length, whole, words_of

Positive = Annotated[int, whole(1)]
Copies = Annotated[int, At("count"), whole(1)]


class Named(Protocol):
    """Something with a proper name, alike in every language."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


class Earnings(NamedTuple):
    """One section of an earning card: A-5.9 to A-5.14."""

    fame: int
    fame_per_broch_or_caer: int
    fame_per_caer: int
    discs: int
    swords: int
    shields: int
    fomori: int
    tactics: int


class Limits(NamedTuple):
    """A-4.2: how long a game is, by the number of leaders."""

    corruption: Annotated[int, At("corruption_limit"), whole(1)]
    rounds: Positive


class Constants(NamedTuple):
    """Numbers of the rulebook."""

    start_fame: int
    start_corruption: int
    start_discs: Annotated[int, whole(1, 10)]
    tracking_discs: Annotated[int, whole(0, 5)]
    tactic_display: Annotated[int, whole(1, 12)]
    earning_stacks: Annotated[int, whole(3, 3)]
    actions_per_turn: Annotated[int, whole(1, 5)]
    actions_in_first_turn_of_game: Annotated[int, whole(1, 5)]
    shield_limit_per_province: Annotated[int, whole(0, 3)]
    outpost_fame_cost: int
    distant_attack_fame_cost: int
    repel_corruption_loss: int
    castle_trophy_fomori: Annotated[int, whole(0, 9)]
    hoard_limit: Annotated[int, whole(0, 6)]
    elements_per_final_point: Annotated[int, whole(1, 20)]


class PrintedTribe(NamedTuple):
    id: Id
    name: str


class PrintedFomori(NamedTuple):
    id: Id
    name: str
    pieces: Annotated[int, At("count")]
    strength: Positive
    fame: int


class PrintedCastle(NamedTuple):
    strength: Positive
    fame: int


class PrintedColour(NamedTuple):
    id: Id


class PrintedProvince(NamedTuple):
    id: Id
    name: str
    colour: Node
    bonus: int
    adjacent: tuple[Node, ...]


class PrintedLocation(NamedTuple):
    id: Id
    name: str
    province: Node
    castle: bool
    port: bool


class PrintedBack(NamedTuple):
    id: Id


class PrintedCard(NamedTuple):
    id: Id
    back: Node
    top: Earnings
    middle: Earnings
    bottom: Earnings


# ---- tactic tiles: A-15 ---------------------------------------------------------------------------------------------


class FameTile(NamedTuple):
    kind: Literal["flight_of_the_wild_geese", "trail_of_the_salmons", "emers_mercy", "high_walls", "sublime_stronghold"]
    id: Id
    copies: Copies
    fame: Positive


class ProvinceTile(NamedTuple):
    kind: Literal["cauldron_of_dagda"]
    id: Id
    copies: Copies
    fame: Positive
    province: Node


class ColourTile(NamedTuple):
    kind: Literal["silver_in_the_hills"]
    id: Id
    copies: Copies
    fame: Positive
    colour: Node


class RankTile(NamedTuple):
    kind: Literal["lia_fail"]
    id: Id
    copies: Copies
    fame_by_position: Annotated[tuple[int, ...], Length(exactly=4)]


class DiscTile(NamedTuple):
    kind: Literal["hour_of_the_master_builder"]
    id: Id
    copies: Copies
    discs: Positive


class CorruptionTile(NamedTuple):
    kind: Literal["song_of_the_bard"]
    id: Id
    copies: Copies
    corruption: Positive


class PlainTile(NamedTuple):
    kind: Literal["ogams_wisdom", "cu_chulainns_ruse", "big_migration"]
    id: Id
    copies: Copies


PrintedTile = FameTile | ProvinceTile | ColourTile | RankTile | DiscTile | CorruptionTile | PlainTile
TILE_KINDS: tuple[str, ...] = words_of(PrintedTile)


class Sheet(NamedTuple):
    """The whole file."""

    constants: Constants
    limits: Annotated[Mapping[int, Limits], At("limits/by_players"), Keys((2, 3, 4))]
    discs_per_leader: Annotated[int, At("components/discs_per_player"), whole(5)]
    swords: Annotated[int, At("components/swords")]
    shields: Annotated[int, At("components/shields")]
    card_count: Annotated[int, At("components/earning_cards"), whole(24)]
    tribes: Annotated[tuple[PrintedTribe, ...], At("tribes/tribes"), Length(exactly=4), Distinct()]
    fomori: Annotated[tuple[PrintedFomori, ...], At("fomori/kinds"), Length(least=1), Distinct()]
    castle: Annotated[PrintedCastle, At("fomori/castle")]
    colours: Annotated[tuple[PrintedColour, ...], At("map/colours")]
    locations: Annotated[tuple[PrintedLocation, ...], At("map/locations"), Length(least=1), Distinct()]
    provinces: Annotated[tuple[PrintedProvince, ...], At("map/provinces"), Length(least=1), Distinct()]
    backs: Annotated[tuple[PrintedBack, ...], At("earning_cards/backs"), Length(least=1), Distinct()]
    cards: Annotated[tuple[PrintedCard, ...], At("earning_cards/cards"), Length(least=1), Distinct()]
    tiles: Annotated[tuple[PrintedTile, ...], At("tactic_tiles/tiles"), Length(least=1), Distinct()]
