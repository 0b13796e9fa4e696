"""What has to stand on a board, read off the view: what is missing in a drawing or too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any
from xml.etree.ElementTree import Element

Things = Mapping[str, Element]
EMBLEMS = {"fir_bolg": "spear", "muintir_nemid": "leaf", "mil_espaine": "wave", "tuath_de": "wheel"}


def uses(thing: Element) -> list[str]:
    """The symbols on a thing."""
    return [str(one.get("href"))[1:] for one in thing.iter() if one.tag.endswith("use")]


def classes(thing: Element, name: str) -> int:
    return sum(one.get("class") == name for one in thing.iter())


def written(thing: Element, *names: str) -> list[str]:
    """What texts of these classes say."""
    return [str(one.text) for one in thing.iter() if one.get("class") in names]


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


SEATS_OF_INIS = ("spear", "wave", "leaf", "wheel")


def inis(view: Mapping[str, Any], things: Things) -> list[str]:
    wrong = [
        name for name in things if name.removeprefix("territory:") not in {one["id"] for one in view["territories"]}
    ]
    for here in view["territories"]:
        thing = things[f"territory:{here['id']}"]
        inside = view["clash"]["sheltered"] if view["clash"] and view["clash"]["territory"] == here["id"] else []
        outside = [clans - own for clans, own in zip_longest(here["clans"], inside, fillvalue=0)]
        rooms = here["citadels"] + here["capital"]
        stands = Counter(name for name in uses(thing) if not name.startswith("em-"))
        right = {
            "capital": int(here["capital"]),
            "citadel": min(sum(inside) - here["capital"], here["citadels"]) if sum(inside) > here["capital"] else 0,
            "sanctuary": int(here["sanctuaries"] > 0),
            "festival": int(here["festival"]),
            "pretender": 0 if view["reckoning"] else sum(here["id"] in claim["lands"] for claim in view["claims"]),
        }
        right["citadel"] += int(rooms > max(sum(inside), int(here["capital"])))
        if stands != Counter({name: number for name, number in right.items() if number}):
            wrong.append(f"{here['id']}: {stands} for {right}")
        empty = rooms - max(sum(inside), int(here["capital"]))
        numbers = sorted(number for number in [empty, here["sanctuaries"], *outside] if number > 1)
        if numbers != sorted(map(int, written(thing, "number", "count"))):
            wrong.append(f"{here['id']}: its numbers")
        who = {SEATS_OF_INIS[seat] for seat, clans in enumerate(here["clans"]) if clans}
        if who != {str(one.get("href"))[4:] for one in thing.iter() if one.get("class") == "on-clan"}:
            wrong.append(f"{here['id']}: whose clans")
        chief = [] if here["chieftain"] is None else [f"em-{SEATS_OF_INIS[here['chieftain']]}"]
        flags = [one for one in thing.iter() if one.get("class") == "on-chief"]
        if [name for one in flags if (name := str(one.get("href"))[1:]) != "pretender"] != chief:
            wrong.append(f"{here['id']}: its chieftain")
    return wrong


SPIRITS = ("wave", "wheel", "leaf", "spear", "triskel", "knot")
TOKENS = ("beasts", "wilds", "disease", "badlands", "blight")
MARKERS = {"ward_the_shores": "tk-ward", "rituals_of_the_destroying_flame": "tk-flame"}


def spirit_island(view: Mapping[str, Any], things: Things) -> list[str]:
    wrong = []
    for land in view["lands"]:
        thing = things.get(f"land:{land['id']}")
        is_sea = land["number"] == 0 and not (land["in_play"] or land["pieces"] or any(land["presence"]))
        if is_sea or land["gone"] or land["joined"]:
            if thing is not None and not (land["pieces"] or any(land["presence"])):
                wrong.append(f"{land['id']} is there")
            continue
        assert thing is not None, land["id"]
        pieces = Counter({f"em-{SPIRITS[seat]}": int(own > 0) for seat, own in enumerate(land["presence"])})
        for one in land["pieces"]:
            pieces[one["kind"]] += 2  # one upon a lighter one
            pieces["tk-strife"] += one["strife"] > 0
        marker = MARKERS.get(view["scenario"] or "", "tk-markers")
        tokens = {f"tk-{name}": 1 for name in TOKENS if land[name]} | ({marker: 1} if land["markers"] else {})
        if any(number.startswith("+") for number in written(thing, "count")):
            tokens = {name: 1 for name in tokens if name == "tk-blight"}
        signs = [one for one in thing.iter() if str(one.get("class")).startswith("icon ")]
        stands = Counter(uses(thing)) - Counter(str(one.get("href"))[1:] for one in signs)
        if stands != +(pieces + Counter(tokens)):
            wrong.append(f"{land['id']}: {stands} for {pieces} {tokens}")
        if classes(thing, "sacred") != sum(land["sacred"]):
            wrong.append(f"{land['id']}: its sacred sites")
        hurt = [str(one["health"] - one["damage"]) for one in land["pieces"] if one["damage"]]
        if sorted(written(thing, "hurt")) != sorted(hurt):
            wrong.append(f"{land['id']}: who is hurt")
        numbers = [one["count"] for one in land["pieces"]] + land["presence"]
        if sorted(number for number in written(thing, "count") if number[0] != "+") != sorted(
            str(number) for number in numbers if number > 1
        ):
            wrong.append(f"{land['id']}: how many there are")
    return wrong


PIECES: Mapping[str, Callable[[Mapping[str, Any], Things], list[str]]] = {
    "arrival": arrival,
    "inis": inis,
    "origo": origo,
    "spirit_island": spirit_island,
}
