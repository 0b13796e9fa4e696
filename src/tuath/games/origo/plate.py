"""What is drawn of Origo's board before anything lies on it; made by ``python -m tuath.games.origo.plate``.

Beside the data file it is kept ready; a map that is not the usual one is drawn when it is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tuath.core.drawing.plane import path_of
from tuath.games.origo.land import (
    COLOURS,
    SIDE,
    Raster,
    colours_of,
    curve_of,
    find_chains,
    grid_of,
    marks_of,
    name_place,
    path_round,
    stone_place,
    waves_of,
)

FILE = Path(__file__).with_name("plate.json")
WIDE, SMALL = 0.52, 0.32  # pixels for a unit of the map
PARTS = ("map", "countries", "seas")  # of the data file: what the land is drawn from
Plate = dict[str, Any]


def plate_of(data: Mapping[str, Any]) -> Plate:
    """Land, sea and the places of names and stones, kept or drawn."""
    return drawn_before(written(data))


@lru_cache(maxsize=4)
def drawn_before(text: str) -> Plate:
    kept: Plate = json.loads(FILE.read_text(encoding="utf-8"))
    return kept if kept["of"] == fingerprint(text) else drawn(json.loads(text))


def is_kept(data: Mapping[str, Any]) -> bool:
    """Is this map drawn in the file beside the data?"""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return bool(kept["of"] == fingerprint(written(data)))


def written(data: Mapping[str, Any]) -> str:
    return json.dumps({part: data[part] for part in PARTS}, sort_keys=True)


def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def drawn(data: Mapping[str, Any]) -> Plate:
    raster = Raster(data)
    chains, colours = find_chains(raster), colours_of(raster)
    names = {id: name_place(id, raster) for id in raster.regions}
    inside = [chain for chain in chains if "" not in chain.sides]
    lines = [(raster.is_coast(chain.sides), path_of([curve_of(chain, raster)], closed=False)) for chain in inside]
    return {
        "of": fingerprint(written(data)),
        "size": raster.width * SIDE,
        "lands": [
            {"id": id, "colour": colours.get(id, "bone"), "path": path_round(id, chains, raster)}
            for id in raster.countries
        ],
        "coasts": "".join(path for is_coast, path in lines if is_coast),
        "borders": "".join(path for is_coast, path in lines if not is_coast),
        "grid": grid_of(raster),
        "waves": waves_of(raster),
        "marks": [{"colour": colour, "path": marks_of(raster, colours, colour)} for colour in COLOURS],
        "names": {id: [name.at, name.room, name.upright, id in raster.seas] for id, name in names.items()},
        "stones": {id: stone_place(id, raster, names[id]) for id in raster.countries},
    }


if __name__ == "__main__":
    from tuath.games import find

    made = drawn(find("origo").material())
    FILE.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
