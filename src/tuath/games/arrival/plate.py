"""What is drawn of The Arrival's map before anything stands on it, at the two sizes in which it is drawn.

Names take some seconds to place, so this is kept beside the data file, made by ``python -m tuath.games.arrival.plate``;
a map that is not the usual one is drawn when it is asked for.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tuath.core.drawing.plane import Box
from tuath.games.arrival.land import (
    Map,
    compass_of,
    isle_marks,
    marks_of,
    near_land,
    outline,
    road_paths,
    waves_of,
)
from tuath.games.arrival.lettering import Names, place_names, step_of

FILE = Path(__file__).with_name("plate.json")
WIDE, SMALL = 0.63, 0.42  # pixels for a unit of the map
TERRAIN = 0.6  # the scale at which it makes room for names
NEAR_OVERVIEW = 0.385  # at which the names of a small map are placed: those of the provinces alone
Plate = dict[str, Any]


def plate_of(data: Map) -> Plate:
    """Land, sea and lettering of a map, kept or drawn."""
    return drawn_before(written(data))


@lru_cache(maxsize=4)
def drawn_before(text: str) -> Plate:
    kept: Plate = json.loads(FILE.read_text(encoding="utf-8"))
    return kept if kept["of"] == fingerprint(text) else drawn({"map": json.loads(text)})


def is_kept(data: Map) -> bool:
    """Is this map drawn in the file beside the data?"""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return bool(kept["of"] == fingerprint(written(data)))


def written(data: Map) -> str:
    return json.dumps(data["map"], sort_keys=True)


def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def drawn(data: Map) -> Plate:
    map = data["map"]
    land = outline(map)
    polygons = {one.id: one.polygon for one in land.lands}
    usual = place_names(map, polygons, step_of(TERRAIN))
    taken = [box for names in usual for name in names.values() for box in name.boxes]
    is_near = near_land(land)
    compass = compass_of(map, land, is_near)
    roads, links = road_paths(map)
    lands = [
        {"id": one.id, "colour": one.colour, "path": one.path, "marks": marks_of(map, one, taken)} for one in land.lands
    ]
    return {
        "of": fingerprint(written(data)),
        "bounds": land.bounds,
        "lands": lands,
        "isle": {"path": land.isle.path, "marks": isle_marks(map, land.isle)},
        "coast": "".join(border.path for border in land.borders if len(border.sides) < 2),
        "inner": "".join(border.path for border in land.borders if len(border.sides) > 1),
        "roads": roads,
        "links": links,
        "waves": waves_of(land, is_near, compass),
        "compass": compass,
        "names": {
            "wide": plain(place_names(map, polygons, step_of(WIDE))),
            "small": plain(place_names(map, polygons, NEAR_OVERVIEW)),
        },
    }


def plain(names: Names) -> dict[str, Any]:
    """Anchors of the names there is room for; ``hidden`` is where one of the others would stand."""
    return {
        kind: {id: [round(name.x, 2), round(name.y, 2), name.anchor, name.hidden] for id, name in group.items()}
        for kind, group in names._asdict().items()
    }


def bounds(plate: Plate) -> Box:
    return Box(*plate["bounds"])


if __name__ == "__main__":
    from tuath.games import find

    made = drawn(find("arrival").material())
    FILE.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
