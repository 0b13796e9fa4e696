"""What is printed: board, cards, score board and the numbers of the rulebook, read from the data file.

The printed map is lost. Map, card mix and most points are a reconstruction (see ``confidence`` in the file); an owner
of the game can correct them there. Sets of fields and of cards are bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, NewType

from tuath.core.datafile import Node, fingerprint_of, ids, read
from tuath.core.decode import decode
from tuath.core.question import Domain, bits_of, domains_of
from tuath.games.origo.material import (
    COUNTRIES,
    ROWS,
    TRIBES,
    ColumnCard,
    Constants,
    CountryCard,
    Founding,
    PrintedCard,
    PrintedShields,
    RowCard,
    Sheet,
)

Field = NewType("Field", int)
Region = NewType("Region", int)  # the countries in the order of the country track, then the seas
Card = NewType("Card", int)  # what a card shows; there are several alike

COLUMNS = tuple(range(1, 11))
FIELDS = tuple(f"{row}{column}" for row in ROWS for column in COLUMNS)  # O-2.1: from north-west to south-east
WIDTH = len(COLUMNS)
EVERYWHERE = (1 << len(FIELDS)) - 1
ROW = tuple(((1 << WIDTH) - 1) << WIDTH * row for row in range(len(ROWS)))
COLUMN = tuple(sum(1 << WIDTH * row + column for row in range(len(ROWS))) for column in range(WIDTH))
NOT_FIRST_COLUMN = EVERYWHERE & ~COLUMN[0]
NOT_LAST_COLUMN = EVERYWHERE & ~COLUMN[-1]

RULED = ("map", "countries", "seas", "founding_track", "cards", "constants", "tribes", "shields")
DRAWN = frozenset(  # what only drawings and readers need: a correction there is the same game
    {"confidence", "note", "known_fields", "known_land", "colour", "leader"}
)
BUILT_IN = Path(__file__).parent / "data" / "origo.json"


def near(fields: int) -> int:
    """O-1.2: the fields that share an edge with any of these; borders and coasts do not matter."""
    beside = (fields & NOT_LAST_COLUMN) << 1 | (fields & NOT_FIRST_COLUMN) >> 1
    return (fields << WIDTH | fields >> WIDTH | beside) & EVERYWHERE


NEAR = tuple(near(1 << field) for field in range(len(FIELDS)))


def joined(some: int, fields: int) -> int:
    """Those of the fields that a chain of adjacent fields among them joins to some of them."""
    found = some & fields
    while True:
        wider = (found | near(found)) & fields
        if wider == found:
            return found
        found = wider


class Shields(NamedTuple):
    """O-4.2, O-5.1: what each of so many players gets, and how many of that are start shields."""

    supply: int
    start: int


class Holding(NamedTuple):
    """What a hand of cards comes to: the cards as bits, the fields they fit, and whether one is for the population."""

    cards: int
    fields: int
    has_population: bool


@dataclass(frozen=True, eq=False)
class Printed:
    """The material of one copy of the game."""

    fingerprint: str
    constants: Constants
    clan_points: tuple[int, ...]  # O-14.2
    start_spaces: tuple[int, ...]  # O-2.6
    shields: Mapping[int, Shields]
    tribes: tuple[str, ...]  # O-2.7: without abilities of their own
    leaders: Mapping[str, str]  # their proper names, as things: O-2.7
    founding_track: tuple[Founding, ...]

    regions: tuple[str, ...]
    countries: range
    seas: range
    fields_of: tuple[int, ...]  # by region
    region_of: tuple[Region, ...]  # by field
    land: int
    sea: int
    points: tuple[tuple[int, int, int], ...]  # by country: O-16.4
    start_limit: tuple[int, ...]  # by country: O-5.2

    cards: tuple[str, ...]
    copies: tuple[int, ...]  # by card
    card_fields: tuple[int, ...]  # by card: the fields it fits whoever plays it; none for the population
    population: int  # the population cards, as bits
    fitting: tuple[int, ...]  # by field: the cards that fit it whoever plays them
    hand: int
    exchange: int
    holding: Callable[[tuple[Card, ...]], Holding]
    raw: Mapping[str, Any]


def load_printed(path: Path | None = None) -> Printed:
    """The material of a data file, checked; refused with the place and the reason."""
    root = read(path or BUILT_IN)
    sheet = decode(Sheet, root)
    board = _board(sheet, root)
    shields = {n: _shields(sheet.shields[n], n, board) for n in sheet.shields}
    _check_tribes(sheet, shields)
    return Printed(
        fingerprint=fingerprint_of(root, RULED, DRAWN),
        constants=sheet.constants,
        clan_points=sheet.clan_points,
        start_spaces=_start_spaces(sheet),
        shields=shields,
        tribes=tuple(tribe.id for tribe in sheet.tribes),
        leaders={f"leader:{tribe.id}": tribe.leader for tribe in sheet.tribes},
        founding_track=sheet.founding_track,
        raw=root.value,
        **board,
        **_cards(sheet, root["cards"]["cards"], board["regions"], board["fields_of"]),
    )


def _start_spaces(sheet: Sheet) -> tuple[int, ...]:
    """O-2.6: five spaces of the path, each for one leader."""
    found: list[int] = []
    for node in sheet.start_spaces:
        if node.number(least=1, most=sheet.constants.path) in found:
            raise node.wrong("twice", found=str(node.number()))
        found.append(node.number())
    return tuple(found)


def _shields(printed: PrintedShields, players: int, board: Mapping[str, Any]) -> Shields:
    """O-4.2, O-5.1: start shields find room under the limits of the start phase, and leave some in the supply."""
    room = sum(board["start_limit"]) + board["sea"].bit_count()
    return Shields(printed.supply, printed.start.number(least=1, most=min(printed.supply - 1, room // players)))


def _check_tribes(sheet: Sheet, shields: Mapping[int, Shields]) -> None:
    """O-2.3, O-4.1, O-4.2: enough shields of each colour, the reserve included; two players take the first two."""
    for place, tribe in enumerate(sheet.tribes):
        tribe.shields.number(least=sheet.reserve + max(shields[n].supply for n in shields if n > 2 or place < 2))


# ---- the board ------------------------------------------------------------------------------------------------------


def _board(sheet: Sheet, root: Node) -> dict[str, Any]:
    """O-1.1, O-2.1, O-2.2: every field belongs to one country or one sea."""
    regions = [*root["countries"]["countries"].items(), *root["seas"]["seas"].items()]
    codes = ids(regions, "code")
    where = _map(sheet.rows, codes)
    inside = [bits_of(field for field, region in enumerate(where) if region == place) for place in range(len(regions))]
    for code, fields in zip(codes, inside, strict=True):
        if not fields:
            raise root["map"]["rows"].wrong("missing", name=code)
    land = sum(inside[:COUNTRIES])
    return {
        "regions": tuple(ids(regions)),
        "countries": range(COUNTRIES),
        "seas": range(COUNTRIES, len(regions)),
        "fields_of": tuple(inside),
        "region_of": tuple(Region(region) for region in where),
        "land": land,
        "sea": EVERYWHERE & ~land,
        "points": tuple(country.points for country in sheet.countries),
        "start_limit": tuple(  # O-5.3: no country is completed in the start phase
            country.start_limit.number(least=0, most=inside[place].bit_count() - 1)
            for place, country in enumerate(sheet.countries)
        ),
    }


def _map(rows: Iterable[Node], codes: list[str]) -> list[int]:
    """The region of each field, read from ten rows of ten codes."""
    where: list[int] = []
    for row in rows:
        words = row.text().split()
        if len(words) != WIDTH:
            raise row.wrong("length", wanted=WIDTH, found=len(words))
        where += [codes.index(Node(word, row.where).one_of(codes)) for word in words]
    return where


# ---- the cards ------------------------------------------------------------------------------------------------------


def _cards(sheet: Sheet, node: Node, regions: tuple[str, ...], fields_of: tuple[int, ...]) -> dict[str, Any]:
    """O-2.4, O-3.1: what each card fits."""
    copies = tuple(card.copies for card in sheet.cards)
    if sum(copies) < sheet.hand * TRIBES + 1:  # O-3.5, O-R.5: there is always a card to draw
        raise node.wrong("range", found=sum(copies), least=sheet.hand * TRIBES + 1, most="∞")
    fields = tuple(_card_fields(card, regions, fields_of) for card in sheet.cards)
    population = bits_of(place for place, card in enumerate(sheet.cards) if card.kind == "population")
    return {
        "cards": tuple(card.id for card in sheet.cards),
        "copies": copies,
        "card_fields": fields,
        "population": population,
        "fitting": tuple(
            bits_of(card for card, fits in enumerate(fields) if fits >> field & 1) for field in range(len(FIELDS))
        ),
        "hand": sheet.hand,
        "exchange": sheet.exchange,
        "holding": _holding(fields, population),
    }


def _card_fields(card: PrintedCard, regions: tuple[str, ...], fields_of: tuple[int, ...]) -> int:
    """O-3.1, O-3.2: rows and columns run over land and sea; where population fits depends on the game."""
    match card:
        case RowCard():
            return sum(ROW[ROWS.index(row.one_of(tuple(ROWS)))] for row in _each_once(card.rows))
        case ColumnCard():
            return sum(COLUMN[column.number(least=1, most=WIDTH) - 1] for column in _each_once(card.columns))
        case CountryCard():
            return fields_of[regions.index(card.country.one_of(regions[:COUNTRIES]))]
    return EVERYWHERE & ~sum(fields_of[:COUNTRIES]) if card.kind == "ship" else 0


def _each_once(lines: Sequence[Node]) -> Sequence[Node]:
    """The rows or columns of a card."""
    for place, line in enumerate(lines):
        if any(line.value == other.value for other in lines[:place]):
            raise line.wrong("twice", found=str(line.value))
    return lines


def _holding(fields: tuple[int, ...], population: int) -> Callable[[tuple[Card, ...]], Holding]:
    @lru_cache(maxsize=1 << 14)
    def holding(hand: tuple[Card, ...]) -> Holding:
        cards = fits = 0
        for card in hand:
            cards |= 1 << card
            fits |= fields[card]
        return Holding(cards, fits, cards & population != 0)

    return holding


# ---- names ----------------------------------------------------------------------------------------------------------

ACTS = ("expand", "attack", "migrate", "exchange", "sail", "skip", "done")


def domains(printed: Printed) -> dict[str, Domain]:
    """The families of things that answers and messages name."""
    families: dict[str, Iterable[str]] = {
        "seat": (f"p{seat}" for seat in range(1, TRIBES + 1)),
        "tribe": printed.tribes,
        "leader": printed.tribes,
        "field": FIELDS,
        "ship": (*FIELDS, "done"),
        "region": printed.regions,
        "card": printed.cards,
        "reply": (*printed.cards, "stop"),
        "act": ACTS,
    }
    return domains_of(families)
