"""What the data file says, as it stands there: board, cards, score board and the numbers of the rulebook.

Between the bounds the rules work; the rulebook's own numbers lie well inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from tuath.core.datafile import Node
from tuath.core.decode import At, Distinct, Id, Keys, Length, one_of, whole

ROWS = "ABCDEFGHIJ"
SIZE_CLASSES = ("large", "small")  # O-2.2
TRIBES = 5
COUNTRIES = 12
Copies = Annotated[int, At("count"), whole(1, 99)]
Lines = Annotated[tuple[Node, ...], Length(least=1)]


class Constants(NamedTuple):
    """Numbers of the rulebook."""

    uses_per_turn: Annotated[int, whole(1, 5)]
    strength_per_card: Annotated[int, whole(1, 9)]
    strength_per_shield: Annotated[int, whole(0, 9)]
    smallest_clan: Annotated[int, whole(3, 20)]
    sea_most: Annotated[int, whole(0, 20)]
    sea_most_tied: Annotated[int, whole(0, 20)]
    sea_second: Annotated[int, whole(0, 20)]
    supremacy: Annotated[int, whole(0, 20)]
    path: Annotated[int, whole(10, 1000)]


class Founding(NamedTuple):
    """A field of the founding track: O-2.5."""

    points: int
    red: bool


class PrintedCountry(NamedTuple):
    id: Id
    code: Id
    size_class: Annotated[str, one_of(SIZE_CLASSES)]
    points: tuple[int, int, int]
    start_limit: Node


class PrintedSea(NamedTuple):
    id: Id
    code: Id


class PrintedTribe(NamedTuple):
    id: Id
    leader: str
    shields: Node


class PrintedShields(NamedTuple):
    supply: Annotated[int, whole(1)]
    start: Node


# ---- cards: O-2.4 ---------------------------------------------------------------------------------------------------


class RowCard(NamedTuple):
    kind: Literal["row"]
    id: Id
    copies: Copies
    rows: Lines


class ColumnCard(NamedTuple):
    kind: Literal["column"]
    id: Id
    copies: Copies
    columns: Lines


class CountryCard(NamedTuple):
    kind: Literal["country"]
    id: Id
    copies: Copies
    country: Node


class OtherCard(NamedTuple):
    kind: Literal["population", "ship"]
    id: Id
    copies: Copies


PrintedCard = RowCard | ColumnCard | CountryCard | OtherCard


class Sheet(NamedTuple):
    """The whole file."""

    rows: Annotated[tuple[Node, ...], At("map/rows"), Length(exactly=len(ROWS))]
    countries: Annotated[tuple[PrintedCountry, ...], At("countries/countries"), Length(exactly=COUNTRIES)]
    seas: Annotated[tuple[PrintedSea, ...], At("seas/seas"), Length(least=1)]
    founding_track: Annotated[tuple[Founding, ...], At("founding_track/fields"), Length(exactly=COUNTRIES)]
    cards: Annotated[tuple[PrintedCard, ...], At("cards/cards"), Length(least=1), Distinct()]
    hand: Annotated[int, At("cards/hand"), whole(2, 30)]
    exchange: Annotated[int, At("cards/exchange"), whole(2, 2)]
    constants: Constants
    clan_points: Annotated[tuple[int, ...], At("constants/clan_points"), Length(least=1)]  # O-14.2
    start_spaces: Annotated[tuple[Node, ...], At("constants/start_spaces"), Length(exactly=TRIBES)]  # O-2.6
    tribes: Annotated[tuple[PrintedTribe, ...], At("tribes/tribes"), Length(exactly=TRIBES), Distinct()]
    reserve: Annotated[int, At("shields/reserve"), whole(1)]
    shields: Annotated[Mapping[int, PrintedShields], At("shields/by_players"), Keys((2, 3, 4, 5))]
