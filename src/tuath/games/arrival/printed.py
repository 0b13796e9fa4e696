"""What is printed: map, earning cards, tactic tiles and the numbers of the rulebook, read from the data file.

The map and the figures of the cards are a reconstruction (see ``confidence`` in the file); an owner of the printed
game can correct them there. Sets of locations, provinces and cards are bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, NewType

from tuath.core.datafile import Node, fingerprint, read
from tuath.core.question import Domain, bits_of, members

Location = NewType("Location", int)
Province = NewType("Province", int)
Card = NewType("Card", int)
Back = NewType("Back", int)
Section = NewType("Section", int)
TileId = NewType("TileId", int)
Kind = NewType("Kind", int)  # of Fomori, in rising strength

SectionName = Literal["top", "middle", "bottom"]
SECTIONS: tuple[SectionName, ...] = ("top", "middle", "bottom")
TILE_KINDS = (
    "cauldron_of_dagda", "silver_in_the_hills", "flight_of_the_wild_geese", "trail_of_the_salmons", "lia_fail",
    "emers_mercy", "high_walls", "sublime_stronghold", "ogams_wisdom", "hour_of_the_master_builder",
    "cu_chulainns_ruse", "big_migration", "song_of_the_bard",
)  # fmt: skip
# Between these the rules work; the rulebook's own numbers lie well inside.
BOUNDS = {
    "start_discs": (1, 10), "tracking_discs": (0, 5), "tactic_display": (1, 12), "earning_stacks": (3, 3),
    "actions_per_turn": (1, 5), "actions_in_first_turn_of_game": (1, 5), "shield_limit_per_province": (0, 3),
    "castle_trophy_fomori": (0, 9), "hoard_limit": (0, 6), "elements_per_final_point": (1, 20),
}  # fmt: skip
RULED = ("constants", "components", "limits", "tribes", "fomori", "map", "earning_cards", "tactic_tiles")
DRAWN = frozenset(  # what only drawings and readers need: a correction there is the same game
    {"x", "y", "label", "label_pos", "outline", "coast", "canvas", "hex", "name", "name_de", "note", "modern",
     "ptolemy", "confidence", "confidence_note", "known_facts", "meaning", "fields"}
)  # fmt: skip
BUILT_IN = Path(__file__).parent / "data" / "arrival.json"


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


class Tile(NamedTuple):
    """A tactic tile: A-15. ``where`` is what it counts: the locations of a province or of a colour."""

    id: str
    kind: str
    copies: int
    fame: int
    where: int
    by_rank: tuple[int, ...] = ()  # Lia Fáil's fame for the first to the fourth


class Limits(NamedTuple):
    """A-4.2"""

    corruption: int
    rounds: int


class Constants(NamedTuple):
    """Numbers of the rulebook."""

    start_fame: int
    start_corruption: int
    start_discs: int
    tracking_discs: int
    tactic_display: int
    earning_stacks: int
    actions_per_turn: int
    actions_in_first_turn_of_game: int
    shield_limit_per_province: int
    outpost_fame_cost: int
    distant_attack_fame_cost: int
    repel_corruption_loss: int
    castle_trophy_fomori: int
    hoard_limit: int
    elements_per_final_point: int


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
        """A-15.10"""
        return max(tile.fame for tile in self.tiles if tile.kind == "hour_of_the_master_builder")

    @property
    def song(self) -> int:
        """A-15.13"""
        return max(tile.fame for tile in self.tiles if tile.kind == "song_of_the_bard")

    def tiles_of(self, kind: str) -> int:
        return self.by_kind[kind]


def load_printed(path: Path | None = None) -> Printed:
    """The material of a data file, checked; refused with the place and the reason."""
    root = read(path or BUILT_IN)
    constants, components = root["constants"], root["components"]
    ids = {name: _ids(root["map"][name]) for name in ("locations", "provinces")}
    tiles = _tiles(root["tactic_tiles"]["tiles"], root)
    kinds = root["fomori"]["kinds"].items(least=1)
    castle = root["fomori"]["castle"]
    cards = root["earning_cards"]["cards"].items(exactly=components["earning_cards"].number(least=24))
    return Printed(
        fingerprint=fingerprint({name: what_rules_read(root.value[name]) for name in RULED}),
        constants=Constants(*(constants[name].number(*BOUNDS.get(name, (0,))) for name in Constants._fields)),
        hoards=_hoards(constants["hoard_limit"].number()),
        limits={n: _limits(root["limits"]["by_players"][str(n)]) for n in (2, 3, 4)},
        discs_per_leader=components["discs_per_player"].number(least=5),
        swords=components["swords"].number(),
        shields=components["shields"].number(),
        tribes=tuple(tribe["id"].id() for tribe in root["tribes"]["tribes"].items(exactly=4)),
        fomori=tuple(kind["id"].id() for kind in kinds),
        fomori_count=tuple(kind["count"].number() for kind in kinds),
        strength=tuple(kind["strength"].number(least=1) for kind in [*kinds, castle]),
        fame=tuple(kind["fame"].number() for kind in [*kinds, castle]),
        cards=tuple(_ids(root["earning_cards"]["cards"])),
        backs=(backs := tuple(_ids(root["earning_cards"]["backs"]))),
        back_of=(back_of := tuple(Back(backs.index(card["back"].one_of(backs))) for card in cards)),
        with_back=tuple(bits_of(c for c, b in enumerate(back_of) if b == back) for back in range(len(backs))),
        earnings=tuple(tuple(_earnings(card[section]) for section in SECTIONS) for card in cards),
        tiles=tiles,
        tile={tile.id: TileId(place) for place, tile in enumerate(tiles)},
        by_kind={kind: bits_of(t for t, tile in enumerate(tiles) if tile.kind == kind) for kind in TILE_KINDS},
        names=_names(root),
        raw=root.value,
        **_map(root["map"], ids["locations"], ids["provinces"]),
    )


def what_rules_read(value: Any) -> Any:
    """The part of the material that decides a game."""
    if isinstance(value, dict):
        return {name: what_rules_read(part) for name, part in value.items() if name not in DRAWN}
    if isinstance(value, list):
        return [what_rules_read(part) for part in value]
    return value


def _ids(nodes: Node) -> list[str]:
    """The ids of a list of things, each of them once."""
    found: list[str] = []
    for node in nodes.items(least=1):
        if node["id"].id() in found:
            raise node["id"].wrong("twice", found=node["id"].id())
        found.append(node["id"].id())
    return found


def _hoards(limit: int) -> tuple[tuple[int, int, int], ...]:
    """A-11.2: every mix of at most so many goods, smaller ones first."""
    some = range(limit + 1)
    mixes = [(discs, swords, shields) for discs in some for swords in some for shields in some]
    return tuple(sorted((mix for mix in mixes if sum(mix) <= limit), key=lambda mix: (sum(mix), mix)))


def _limits(node: Node) -> Limits:
    return Limits(node["corruption_limit"].number(least=1), node["rounds"].number(least=1))


def _earnings(node: Node) -> Earnings:
    return Earnings(*(node[name].number() for name in Earnings._fields))


def _names(root: Node) -> dict[str, str]:
    """Proper names, alike in every language."""
    families = {
        "location": root["map"]["locations"],
        "site": root["map"]["locations"],
        "province": root["map"]["provinces"],
        "tribe": root["tribes"]["tribes"],
        "fomori": root["fomori"]["kinds"],
    }
    return {
        f"{family}:{node['id'].id()}": node["name"].text()
        for family, nodes in families.items()
        for node in nodes.items()
    }


def _tiles(nodes: Node, root: Node) -> tuple[Tile, ...]:
    _ids(nodes)
    locations, provinces = root["map"]["locations"].items(), root["map"]["provinces"].items()

    def where(node: Node) -> int:
        """The locations that a tile with a province or a colour counts."""
        if node["kind"].value == "cauldron_of_dagda":
            counted = {node["province"].one_of([p["id"].id() for p in provinces])}
        elif node["kind"].value == "silver_in_the_hills":
            colour = node["colour"].one_of([c["id"].id() for c in root["map"]["colours"].items()])
            counted = {p["id"].id() for p in provinces if p["colour"].value == colour}
        else:
            return -1
        return bits_of(place for place, node in enumerate(locations) if node["province"].value in counted)

    def fame(node: Node) -> int:
        kind = node["kind"].one_of(TILE_KINDS)
        if kind in ("ogams_wisdom", "cu_chulainns_ruse", "big_migration", "lia_fail"):
            return 0
        figure = {"hour_of_the_master_builder": "discs", "song_of_the_bard": "corruption"}.get(kind, "fame")
        return node[figure].number(least=1)

    def by_rank(node: Node) -> tuple[int, ...]:
        if node["kind"].value != "lia_fail":
            return ()
        return tuple(rank.number() for rank in node["fame_by_position"].items(exactly=4))

    found = tuple(
        Tile(
            node["id"].id(), node["kind"].text(), node["count"].number(least=1), fame(node), where(node), by_rank(node)
        )
        for node in nodes.items()
    )
    missing = set(TILE_KINDS) - {tile.kind for tile in found}
    if missing:
        raise nodes.wrong("missing", name=min(missing))
    return found


def _map(node: Node, locations: list[str], provinces: list[str]) -> dict[str, Any]:
    """Everything about the map, as sets of bits and memorised unions of them."""
    nodes = node["locations"].items()
    isle = bits_of(place for place, each in enumerate(nodes) if each["castle"].flag())
    island = bits_of(range(len(nodes))) & ~isle
    ports = bits_of(place for place, each in enumerate(nodes) if each["port"].flag())
    if (ports & island).bit_count() < 4:
        raise node["locations"].wrong("ports", wanted=4, found=(ports & island).bit_count())
    where = [
        len(provinces) if isle >> place & 1 else provinces.index(each["province"].one_of(provinces))
        for place, each in enumerate(nodes)
    ]
    inside = [
        bits_of(place for place, p in enumerate(where) if p == province) for province in range(len(provinces) + 1)
    ]
    near = _neighbours(node["connections"], locations)
    links = island & bits_of(other for castle in members(isle) for other in members(near[castle]))
    if isle.bit_count() != 4 or any((near[castle] & island).bit_count() != 1 for castle in members(isle)):
        raise node["locations"].wrong("castles")
    borders = _borders(node["provinces"], provinces, [where[link] for link in members(links)])
    harbourless = [near[place] & ~ports if ports >> place & 1 else near[place] for place in range(len(nodes))]
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
        "bonus": tuple(each["bonus"].number() for each in node["provinces"].items()),
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


def _borders(node: Node, provinces: list[str], linked: Iterable[int]) -> list[int]:
    """A-1.7, A-R.21: neighbouring provinces; Balor's Isle, the last, is next to those with a linked location."""
    borders = [bits_of(provinces.index(n.one_of(provinces)) for n in each["adjacent"].items()) for each in node.items()]
    for province, near in enumerate(borders):
        if near >> province & 1 or any(not borders[other] >> province & 1 for other in members(near)):
            raise node.items()[province].wrong("border")
    borders.append(bits_of(linked))
    for province in members(borders[-1]):
        borders[province] |= 1 << len(provinces)
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
    return {name: Domain(name, tuple(ids)) for name, ids in families.items()}


ACTS = ("build", "shield", "spread", "repel", "pass", "tile", "trophy", "done")
