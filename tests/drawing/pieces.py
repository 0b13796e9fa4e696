"""What has to stand on a board, read off the view: what is missing in a drawing or too much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from xml.etree.ElementTree import Element

Things = Mapping[str, Element]
EMBLEMS = {"fir_bolg": "spear", "muintir_nemid": "leaf", "mil_espaine": "wave", "tuath_de": "wheel"}


def uses(thing: Element) -> list[str]:
    """The symbols on a thing."""
    return [str(one.get("href"))[1:] for one in thing.iter() if one.tag.endswith("use")]


def classes(thing: Element, name: str) -> int:
    return sum(one.get("class") == name for one in thing.iter())


def arrival(view: Mapping[str, Any], things: Things) -> list[str]:
    wrong = []
    for row in view["locations"]:
        thing = things[f"location:{row['id']}"]
        stands = [name for name in uses(thing) if name != "port"]
        if row["owner"] is not None:
            right = [f"em-{EMBLEMS[view['leaders'][row['owner']]['tribe']]}"]
        elif row["fomori"] == "castle":
            right = ["castle"]
        else:
            face = {None: None, "sineach": 1, "athach": 2, "monghfinn": 3}[row["fomori"]]
            right = [] if face is None else [f"fomori-{face}"]
        if stands != right or classes(thing, "disc") != row["discs"]:
            wrong.append(f"{row['id']}: {stands} for {right}")
    for row in view["provinces"]:
        thing = things[f"province:{row['id']}"]
        if uses(thing).count("shield") != 2 * row["shields"]:
            wrong.append(f"{row['id']}: its shields")
    return wrong


PATTERNS = {
    "huns": "tribe-huns",
    "goths": "tribe-goths",
    "langobards": "tribe-lombards",
    "anglo_saxons": "tribe-saxons",
    "vandals": "tribe-vandals",
}


def origo(view: Mapping[str, Any], things: Things) -> list[str]:
    wrong = [name for name in things if name.removeprefix("field:") not in view["shields"]]
    for field, seat in view["shields"].items():
        right = {PATTERNS[view["players"][seat]["tribe"]], *(["ship"] if field in view["sailed"] else [])}
        stands = {name for name in uses(things[f"field:{field}"]) if not name.startswith("em-")}
        if stands != right:
            wrong.append(f"{field}: {stands} for {right}")
    return wrong


PIECES: Mapping[str, Callable[[Mapping[str, Any], Things], list[str]]] = {"arrival": arrival, "origo": origo}
