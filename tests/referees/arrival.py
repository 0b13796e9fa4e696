"""The referee of The Arrival: A-1 and A-2, as everybody sees the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from tests.referees.watching import Referee
from tuath.core.game import View
from tuath.core.position import Position

LEADERS = {2: (25, 6), 3: (21, 5), 4: (17, 4)}  # limit of corruption, rounds
FOMORI = {"sineach": 32, "athach": 12, "monghfinn": 6}
MARKERS = 2  # discs on the tracks of fame and corruption
OWN = ("fame", "corruption", "discs", "swords", "shields", "fomori", "stock", "builders", "kept", "claims")


class ArrivalReferee(Referee):
    key: ClassVar[str] = "arrival"
    most: ClassVar[int] = 700

    def faults(self, view: View, position: Position[Any]) -> Iterator[str]:
        leaders, places = view["leaders"], view["locations"]
        yield from (f"{own} of {leader['seat']}: {leader[own]}" for leader in leaders for own in OWN if leader[own] < 0)
        if (view["limit"], view["rounds"]) != LEADERS[len(leaders)]:
            yield f"A-4.2: limit and rounds {view['limit']}, {view['rounds']}"
        if not 1 <= view["round"] <= view["rounds"]:
            yield f"A-4.2: round {view['round']}"
        for place in places:
            if (place["owner"] is not None) != (1 <= place["discs"] <= 3) or not 0 <= place["discs"] <= 3:
                yield f"A-1.5: {place}"
            if place["owner"] is not None and place["fomori"] is not None:
                yield f"A-1.4: {place}"
        for leader in leaders:
            on_map = sum(place["discs"] for place in places if place["owner"] == leader["seat"])
            if on_map + leader["discs"] + leader["stock"] + leader["kept"] != 17 - MARKERS:
                yield f"A-2.1: {on_map} on the map, {leader}"
            if leader["kept"] > 3 * leader["builders"]:
                yield f"A-15.10: discs on master builders {leader}"
        supply = view["supply"]
        if supply["swords"] + sum(leader["swords"] for leader in leaders) != 20:
            yield "A-2.1: swords"
        shields = supply["shields"] + sum(leader["shields"] for leader in leaders)
        if shields + sum(province["shields"] for province in view["provinces"]) != 12:
            yield "A-2.1: shields"
        yield from self.fomori(view)
        if (
            view["tile_supply"]
            + len(view["display"])
            + len(view["used_tiles"])
            + sum(len(one["tiles"]) for one in leaders)
            != 30
        ):
            yield "A-2.1: tactic tiles"
        tiles = Counter([*view["display"], *view["used_tiles"], *(tile for one in leaders for tile in one["tiles"])])
        yield from (
            f"A-15: {tile} {number} times" for tile, number in tiles.items() if number > (1 if ":" in tile else 2)
        )

    def fomori(self, view: View) -> Iterator[str]:
        """A-2.1: of each kind, and castles; those face down lie in the supplies."""
        on_map = Counter(place["fomori"] for place in view["locations"] if place["fomori"] is not None)
        for kind, number in FOMORI.items():
            if on_map[kind] + view["repelled"][kind] + view["face_down"][kind] != number:
                yield f"A-2.1: {kind}"
        hidden = view["supply"]["fomori"] + sum(leader["fomori"] for leader in view["leaders"])
        if hidden != sum(view["face_down"].values()):
            yield f"A-2.1: {hidden} Fomori face down"
        trophies = sum(leader["trophies"] + leader["turned_trophies"] for leader in view["leaders"])
        if on_map["castle"] + trophies != 4:
            yield f"A-2.1: castles {on_map['castle']}, {trophies}"

    def open_things(self, view: View) -> Any:
        own = [{key: leader[key] for key in (*OWN, "passed", "tiles", "trophies")} for leader in view["leaders"]]
        return view["locations"], view["provinces"], view["display"], view["supply"], view["turn"], own

    def reached(self, view: View) -> Iterator[str]:
        yield f"round {view['round']}"
        if view["result"] is not None:
            yield f"end {view['result']['ending']}"

    def cards(self, view: View) -> Iterator[str]:
        yield from view["discarded_cards"]
        yield from view["used_tiles"]
