"""What is printed: board, cards, score board and the numbers of the rulebook, read from the data file.

The printed map is lost. Map, card mix and most points are a reconstruction (see ``confidence`` in the file); an owner
of the game can correct them there. Sets of fields and of cards are bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, NewType

from tuath.core.datafile import Node, fingerprint, read
from tuath.core.question import Domain, bits_of

Field = NewType("Field", int)
Region = NewType("Region", int)  # the countries in the order of the country track, then the seas
Card = NewType("Card", int)  # what a card shows; there are several alike

ROWS = "ABCDEFGHIJ"
COLUMNS = tuple(range(1, 11))
FIELDS = tuple(f"{row}{column}" for row in ROWS for column in COLUMNS)  # O-2.1: from north-west to south-east
WIDTH = len(COLUMNS)
EVERYWHERE = (1 << len(FIELDS)) - 1
ROW = tuple(((1 << WIDTH) - 1) << WIDTH * row for row in range(len(ROWS)))
COLUMN = tuple(sum(1 << WIDTH * row + column for row in range(len(ROWS))) for column in range(WIDTH))
NOT_FIRST_COLUMN = EVERYWHERE & ~COLUMN[0]
NOT_LAST_COLUMN = EVERYWHERE & ~COLUMN[-1]

KINDS = ("row", "column", "country", "population", "ship")  # O-2.4
SIZE_CLASSES = ("large", "small")  # O-2.2
TRIBES = 5
COUNTRIES = 12
# Between these the rules work; the rulebook's own numbers lie well inside.
BOUNDS = {
    "uses_per_turn": (1, 5), "strength_per_card": (1, 9), "strength_per_shield": (0, 9), "smallest_clan": (3, 20),
    "sea_most": (0, 20), "sea_most_tied": (0, 20), "sea_second": (0, 20), "supremacy": (0, 20), "path": (10, 1000),
}  # fmt: skip
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


class Founding(NamedTuple):
    """A field of the founding track: O-2.5."""

    points: int
    red: bool


class Constants(NamedTuple):
    """Numbers of the rulebook."""

    uses_per_turn: int
    strength_per_card: int
    strength_per_shield: int
    smallest_clan: int
    sea_most: int
    sea_most_tied: int
    sea_second: int
    supremacy: int
    path: int


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
    constants, board = root["constants"], _board(root)
    cards = _cards(root["cards"], board["regions"], board["fields_of"])
    tribes = root["tribes"]["tribes"].items(exactly=TRIBES)
    shields = {n: _shields(root["shields"]["by_players"][str(n)], n, board) for n in range(2, TRIBES + 1)}
    _check_tribes(root, shields)
    return Printed(
        fingerprint=fingerprint({name: what_rules_read(root.value[name]) for name in RULED}),
        constants=Constants(*(constants[name].number(*BOUNDS[name]) for name in Constants._fields)),
        clan_points=tuple(points.number() for points in constants["clan_points"].items(least=1)),
        start_spaces=_start_spaces(constants),
        shields=shields,
        tribes=tuple(_ids(tribes)),
        leaders={f"leader:{tribe['id'].id()}": tribe["leader"].text() for tribe in tribes},
        founding_track=tuple(
            Founding(field["points"].number(), field["red"].flag())
            for field in root["founding_track"]["fields"].items(exactly=COUNTRIES)
        ),
        raw=root.value,
        **board,
        **cards,
    )


def what_rules_read(value: Any) -> Any:
    """The part of the material that decides a game."""
    if isinstance(value, dict):
        return {name: what_rules_read(part) for name, part in value.items() if name not in DRAWN}
    if isinstance(value, list):
        return [what_rules_read(part) for part in value]
    return value


def _ids(nodes: Iterable[Node], name: str = "id") -> list[str]:
    """The ids of some things, each of them once."""
    found: list[str] = []
    for node in nodes:
        if node[name].id() in found:
            raise node[name].wrong("twice", found=node[name].id())
        found.append(node[name].id())
    return found


def _start_spaces(constants: Node) -> tuple[int, ...]:
    """O-2.6: five spaces of the path, each for one leader."""
    found: list[int] = []
    for node in constants["start_spaces"].items(exactly=TRIBES):
        if node.number(least=1, most=constants["path"].number()) in found:
            raise node.wrong("twice", found=str(node.number()))
        found.append(node.number())
    return tuple(found)


def _shields(node: Node, players: int, board: Mapping[str, Any]) -> Shields:
    """O-4.2, O-5.1: start shields find room under the limits of the start phase, and leave some in the supply."""
    room = sum(board["start_limit"]) + board["sea"].bit_count()
    supply = node["supply"].number(least=1)
    return Shields(supply, node["start"].number(least=1, most=min(supply - 1, room // players)))


def _check_tribes(root: Node, shields: Mapping[int, Shields]) -> None:
    """O-2.3, O-4.1, O-4.2: enough shields of each colour, the reserve included; two players take the first two."""
    reserve = root["shields"]["reserve"].number(least=1)
    for place, tribe in enumerate(root["tribes"]["tribes"].items()):
        tribe["shields"].number(least=reserve + max(shields[n].supply for n in shields if n > 2 or place < 2))


# ---- the board ------------------------------------------------------------------------------------------------------


def _board(root: Node) -> dict[str, Any]:
    """O-1.1, O-2.1, O-2.2: every field belongs to one country or one sea."""
    countries = root["countries"]["countries"].items(exactly=COUNTRIES)
    regions = [*countries, *root["seas"]["seas"].items(least=1)]
    codes = _ids(regions, "code")
    where = _map(root["map"]["rows"], codes)
    inside = [bits_of(field for field, region in enumerate(where) if region == place) for place in range(len(regions))]
    for code, fields in zip(codes, inside, strict=True):
        if not fields:
            raise root["map"]["rows"].wrong("missing", name=code)
    for country in countries:
        country["size_class"].one_of(SIZE_CLASSES)
    land = sum(inside[: len(countries)])
    return {
        "regions": tuple(_ids(regions)),
        "countries": range(len(countries)),
        "seas": range(len(countries), len(regions)),
        "fields_of": tuple(inside),
        "region_of": tuple(Region(region) for region in where),
        "land": land,
        "sea": EVERYWHERE & ~land,
        "points": tuple(
            tuple(points.number() for points in country["points"].items(exactly=3)) for country in countries
        ),
        "start_limit": tuple(  # O-5.3: no country is completed in the start phase
            country["start_limit"].number(least=0, most=inside[place].bit_count() - 1)
            for place, country in enumerate(countries)
        ),
    }


def _map(rows: Node, codes: list[str]) -> list[int]:
    """The region of each field, read from ten rows of ten codes."""
    where: list[int] = []
    for row in rows.items(exactly=len(ROWS)):
        words = row.text().split()
        if len(words) != WIDTH:
            raise row.wrong("length", wanted=WIDTH, found=len(words))
        where += [codes.index(Node(word, row.where).one_of(codes)) for word in words]
    return where


# ---- the cards ------------------------------------------------------------------------------------------------------


def _cards(node: Node, regions: tuple[str, ...], fields_of: tuple[int, ...]) -> dict[str, Any]:
    """O-2.4, O-3.1: what each card fits."""
    cards = node["cards"].items(least=1)
    hand = node["hand"].number(least=2, most=30)
    copies = tuple(card["count"].number(least=1, most=99) for card in cards)
    if sum(copies) < hand * TRIBES + 1:  # O-3.5, O-R.5: there is always a card to draw
        raise node["cards"].wrong("range", found=sum(copies), least=hand * TRIBES + 1, most="∞")
    kinds = [card["kind"].one_of(KINDS) for card in cards]
    sea = EVERYWHERE & ~sum(fields_of[:COUNTRIES])
    fields = tuple(_card_fields(card, regions, fields_of, sea) for card in cards)
    population = bits_of(place for place, kind in enumerate(kinds) if kind == "population")
    return {
        "cards": tuple(_ids(cards)),
        "copies": copies,
        "card_fields": fields,
        "population": population,
        "fitting": tuple(
            bits_of(card for card, fits in enumerate(fields) if fits >> field & 1) for field in range(len(FIELDS))
        ),
        "hand": hand,
        "exchange": node["exchange"].number(least=2, most=2),
        "holding": _holding(fields, population),
    }


def _card_fields(card: Node, regions: tuple[str, ...], fields_of: tuple[int, ...], sea: int) -> int:
    """O-3.1, O-3.2: rows and columns run over land and sea; where population fits depends on the game."""
    match card["kind"].value:
        case "row":
            return sum(ROW[ROWS.index(row.one_of(ROWS))] for row in _lines(card["rows"]))
        case "column":
            return sum(COLUMN[column.number(least=1, most=WIDTH) - 1] for column in _lines(card["columns"]))
        case "country":
            return fields_of[regions.index(card["country"].one_of(regions[:COUNTRIES]))]
        case "ship":
            return sea
    return 0


def _lines(node: Node) -> list[Node]:
    """The rows or columns of a card, each of them once."""
    lines = node.items(least=1)
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
    return {name: Domain(name, tuple(ids)) for name, ids in families.items()}
