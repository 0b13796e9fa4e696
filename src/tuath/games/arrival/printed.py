"""What is printed: map, earning cards, tactic tiles and the numbers of the rulebook, read from the data file.

The map and the figures of the cards are a reconstruction (see ``confidence`` in the file); an owner of the printed
game can correct them there. Sets of locations, provinces and cards are bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, NewType

from tuath.core.datafile import Node, fingerprint_of, read
from tuath.core.decode import decode
from tuath.core.question import Domain, bits_of, domains_of, members
from tuath.games.arrival.material import (
    TILE_KINDS,
    ColourTile,
    Constants,
    CorruptionTile,
    DiscTile,
    Earnings,
    FameTile,
    Limits,
    Named,
    PrintedProvince,
    PrintedTile,
    ProvinceTile,
    RankTile,
    Sheet,
)

Location = NewType("Location", int)
Province = NewType("Province", int)
Card = NewType("Card", int)
Back = NewType("Back", int)
Section = NewType("Section", int)
TileId = NewType("TileId", int)
Kind = NewType("Kind", int)  # of Fomori, in rising strength

SectionName = Literal["top", "middle", "bottom"]
SECTIONS: tuple[SectionName, ...] = ("top", "middle", "bottom")
RULED = ("constants", "components", "limits", "tribes", "fomori", "map", "earning_cards", "tactic_tiles")
DRAWN = frozenset(  # what only drawings and readers need: a correction there is the same game
    {"x", "y", "label", "label_pos", "outline", "coast", "canvas", "hex", "name", "name_de", "note", "modern",
     "ptolemy", "confidence", "confidence_note", "known_facts", "meaning", "fields"}
)  # fmt: skip
BUILT_IN = Path(__file__).parent / "data" / "arrival.json"


class Tile(NamedTuple):
    """A tactic tile: A-15. ``where`` is what it counts: the locations of a province or of a colour."""

    id: str
    kind: str
    copies: int
    fame: int
    where: int
    by_rank: tuple[int, ...] = ()  # Lia Fáil's fame for the first to the fourth


@dataclass(frozen=True, eq=False)
class Printed:
    """The material of one copy of the game."""

    fingerprint: str
    constants: Constants
    limits: Mapping[int, Limits]
    discs_per_leader: int
    swords: int
    shields: int
    tribes: tuple[str, ...]  # without abilities of their own
    fomori: tuple[str, ...]
    fomori_count: tuple[int, ...]
    strength: tuple[int, ...]  # by kind, the castle last
    fame: tuple[int, ...]  # likewise

    locations: tuple[str, ...]
    provinces: tuple[str, ...]
    ports: int
    isle: int  # the castle locations, in none of the provinces
    island: int  # all others
    links: int  # the locations of the island that are joined to a castle location
    province_of: tuple[Province, ...]  # Balor's Isle counts as a province of its own, the last: A-R.21
    locations_in: tuple[int, ...]
    bonus: tuple[int, ...]
    near: Callable[[int], int]  # locations connected to any of these
    near_for_fomori: Callable[[int], int]  # the same without drawn connections from port to port: A-R.47
    same_province: Callable[[int], int]
    next_province: Callable[[int], int]
    provinces_with: Callable[[int], int]
    shielded: Callable[[tuple[int, ...]], tuple[int, ...]]  # locations behind at least 1, 2, 3 shields

    cards: tuple[str, ...]
    backs: tuple[str, ...]
    with_back: tuple[int, ...]
    back_of: tuple[Back, ...]
    earnings: tuple[tuple[Earnings, ...], ...]  # by card and section
    tiles: tuple[Tile, ...]
    tile: Mapping[str, TileId]
    names: Mapping[str, str]
    raw: Mapping[str, Any]

    everywhere: int  # all locations
    hoards: tuple[tuple[int, int, int], ...]  # discs, swords and shields that one may keep
    by_kind: Mapping[str, int]  # the tiles of each kind

    @property
    def discs_on_a_builder(self) -> int:
        """A-15.10: how many discs lie on an hour of the master builder."""
        return max(tile.fame for tile in self.tiles if tile.kind == "hour_of_the_master_builder")

    @property
    def song(self) -> int:
        """A-15.13: by how much a song of the bard lowers corruption."""
        return max(tile.fame for tile in self.tiles if tile.kind == "song_of_the_bard")

    def tiles_of(self, kind: str) -> int:
        return self.by_kind[kind]


def load_printed(path: Path | None = None) -> Printed:
    """The material of a data file, checked; refused with the place and the reason."""
    root = read(path or BUILT_IN)
    sheet = decode(Sheet, root)
    root["earning_cards"]["cards"].items(exactly=sheet.card_count)
    tiles = _tiles(sheet, root)
    backs = tuple(back.id for back in sheet.backs)
    back_of = tuple(Back(backs.index(card.back.one_of(backs))) for card in sheet.cards)
    return Printed(
        fingerprint=fingerprint_of(root, RULED, DRAWN),
        constants=sheet.constants,
        hoards=_hoards(sheet.constants.hoard_limit),
        limits=sheet.limits,
        discs_per_leader=sheet.discs_per_leader,
        swords=sheet.swords,
        shields=sheet.shields,
        tribes=tuple(tribe.id for tribe in sheet.tribes),
        fomori=tuple(kind.id for kind in sheet.fomori),
        fomori_count=tuple(kind.pieces for kind in sheet.fomori),
        strength=(*(kind.strength for kind in sheet.fomori), sheet.castle.strength),
        fame=(*(kind.fame for kind in sheet.fomori), sheet.castle.fame),
        cards=tuple(card.id for card in sheet.cards),
        backs=backs,
        back_of=back_of,
        with_back=tuple(bits_of(c for c, b in enumerate(back_of) if b == back) for back in range(len(backs))),
        earnings=tuple((card.top, card.middle, card.bottom) for card in sheet.cards),
        tiles=tiles,
        tile={tile.id: TileId(place) for place, tile in enumerate(tiles)},
        by_kind={kind: bits_of(t for t, tile in enumerate(tiles) if tile.kind == kind) for kind in TILE_KINDS},
        names=_names(sheet),
        raw=root.value,
        **_map(sheet, root["map"]),
    )


def _hoards(limit: int) -> tuple[tuple[int, int, int], ...]:
    """A-11.2: every mix of at most so many goods, smaller ones first."""
    some = range(limit + 1)
    mixes = [(discs, swords, shields) for discs in some for swords in some for shields in some]
    return tuple(sorted((mix for mix in mixes if sum(mix) <= limit), key=lambda mix: (sum(mix), mix)))


def _names(sheet: Sheet) -> dict[str, str]:
    """Proper names, alike in every language."""
    families: Mapping[str, Iterable[Named]] = {
        "location": sheet.locations,
        "site": sheet.locations,
        "province": sheet.provinces,
        "tribe": sheet.tribes,
        "fomori": sheet.fomori,
    }
    return {f"{family}:{one.id}": one.name for family, some in families.items() for one in some}


def _tiles(sheet: Sheet, root: Node) -> tuple[Tile, ...]:
    """A-15: there is at least one of every kind."""
    found = tuple(
        Tile(tile.id, tile.kind, tile.copies, _figure(tile), _counted(tile, sheet), _by_rank(tile))
        for tile in sheet.tiles
    )
    missing = set(TILE_KINDS) - {tile.kind for tile in found}
    if missing:
        raise root["tactic_tiles"]["tiles"].wrong("missing", name=min(missing))
    return found


def _figure(tile: PrintedTile) -> int:
    """The number on a tile."""
    match tile:
        case FameTile() | ProvinceTile() | ColourTile():
            return tile.fame
        case DiscTile():
            return tile.discs
        case CorruptionTile():
            return tile.corruption
    return 0


def _counted(tile: PrintedTile, sheet: Sheet) -> int:
    """The locations that a tile with a province or a colour counts."""
    match tile:
        case ProvinceTile():
            counted = {tile.province.one_of([province.id for province in sheet.provinces])}
        case ColourTile():
            colour = tile.colour.one_of([colour.id for colour in sheet.colours])
            counted = {province.id for province in sheet.provinces if province.colour.value == colour}
        case _:
            return -1
    return bits_of(place for place, each in enumerate(sheet.locations) if each.province.value in counted)


def _by_rank(tile: PrintedTile) -> tuple[int, ...]:
    return tile.fame_by_position if isinstance(tile, RankTile) else ()


def _map(sheet: Sheet, node: Node) -> dict[str, Any]:
    """Everything about the map, as sets of bits and memorised unions of them."""
    locations = [each.id for each in sheet.locations]
    provinces = [each.id for each in sheet.provinces]
    isle = bits_of(place for place, each in enumerate(sheet.locations) if each.castle)
    island = bits_of(range(len(locations))) & ~isle
    ports = bits_of(place for place, each in enumerate(sheet.locations) if each.port)
    if (ports & island).bit_count() < 4:
        raise node["locations"].wrong("ports", wanted=4, found=(ports & island).bit_count())
    where = [
        len(provinces) if each.castle else provinces.index(each.province.one_of(provinces)) for each in sheet.locations
    ]
    inside = [
        bits_of(place for place, p in enumerate(where) if p == province) for province in range(len(provinces) + 1)
    ]
    near = _neighbours(node["connections"], locations)
    links = island & bits_of(other for castle in members(isle) for other in members(near[castle]))
    if isle.bit_count() != 4 or any((near[castle] & island).bit_count() != 1 for castle in members(isle)):
        raise node["locations"].wrong("castles")
    borders = _borders(sheet.provinces, node["provinces"], [where[link] for link in members(links)])
    harbourless = [near[place] & ~ports if ports >> place & 1 else near[place] for place in range(len(locations))]
    return {
        "locations": tuple(locations),
        "provinces": tuple(provinces),
        "ports": ports,
        "everywhere": isle | island,
        "isle": isle,
        "island": island,
        "links": links,
        "province_of": tuple(Province(p) for p in where),
        "locations_in": tuple(inside),
        "bonus": tuple(each.bonus for each in sheet.provinces),
        "near": _union(near),
        "near_for_fomori": _union(harbourless),
        "same_province": _union([inside[p] for p in where]),
        "next_province": _union([sum(inside[q] for q in members(borders[p])) for p in where]),
        "provinces_with": _union([1 << p for p in where]),
        "shielded": _shielded(inside),
    }


def _neighbours(node: Node, locations: list[str]) -> list[int]:
    """A-1.6: for each location those that one drawn connection joins to it."""
    near = [0] * len(locations)
    for connection in node.items():
        ends = [locations.index(end.one_of(locations)) for end in connection.items(exactly=2)]
        if ends[0] == ends[1] or near[ends[0]] >> ends[1] & 1:
            raise connection.wrong("connection")
        for here, there in (ends, ends[::-1]):
            near[here] |= 1 << there
    return near


def _borders(printed: Sequence[PrintedProvince], node: Node, linked: Iterable[int]) -> list[int]:
    """A-1.7, A-R.21: neighbouring provinces; Balor's Isle, the last, is next to those with a linked location."""
    ids = [each.id for each in printed]
    borders = [bits_of(ids.index(other.one_of(ids)) for other in each.adjacent) for each in printed]
    for province, near in enumerate(borders):
        if near >> province & 1 or any(not borders[other] >> province & 1 for other in members(near)):
            raise node.items()[province].wrong("border")
    borders.append(bits_of(linked))
    for province in members(borders[-1]):
        borders[province] |= 1 << len(printed)
    return borders


def _union(sets: list[int]) -> Callable[[int], int]:
    """The union of the sets that belong to the members of a set."""

    @lru_cache(maxsize=1 << 16)
    def union(places: int) -> int:
        found = 0
        for place in members(places):
            found |= sets[place]
        return found

    return union


def _shielded(inside: list[int]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    @lru_cache(maxsize=1 << 16)
    def shielded(shields: tuple[int, ...]) -> tuple[int, ...]:
        """The locations of provinces with at least 0, 1, 2, 3 shields."""
        return tuple(sum(inside[p] for p, n in enumerate(shields) if n >= least) for least in range(5))

    return shielded


def domains(printed: Printed) -> dict[str, Domain]:
    """The families of things that answers and messages name."""
    families: dict[str, Iterable[str]] = {
        "seat": ("p1", "p2", "p3", "p4"),
        "tribe": printed.tribes,
        "location": printed.locations,
        "site": (*printed.locations, "done"),
        "province": printed.provinces,
        "fomori": (*printed.fomori, "castle"),
        "card": printed.cards,
        "back": printed.backs,
        "stack": ("left", "centre", "right"),
        "section": SECTIONS,
        "ogam": ("keep", *SECTIONS),
        "tile": (tile.id for tile in printed.tiles),
        "act": ACTS,
        "reward": ("fame", "corruption"),
        "number": map(str, range(1 + max(printed.constants.castle_trophy_fomori, printed.song))),
        "hoard": (f"d{discs}s{swords}h{shields}" for discs, swords, shields in printed.hoards),
    }
    return domains_of(families)


ACTS = ("build", "shield", "spread", "repel", "pass", "tile", "trophy", "done")
