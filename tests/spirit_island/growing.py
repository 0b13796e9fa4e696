"""The material with one record more of some kind."""

from __future__ import annotations

import json
from typing import Any

from tuath.games import find

GAME = find("spirit_island")
Data = dict[str, Any]


def named_anew(record: Data) -> Data:
    """The same thing under another name, and what it brings along likewise."""
    copy: Data = json.loads(json.dumps(record))
    for thing in (copy, *copy.get("innates", ()), *copy.get("special_rules", ())):
        thing["id"] = f"{thing['id']}_again"
    return copy


def add(data: Data, section: str, record: Data) -> None:
    """Before all others, so that each of them is found at another place than before."""
    data[section]["records"].insert(0, record)


def grown_by(kind: str) -> Data:
    data: Data = json.loads(json.dumps(GAME.material()))
    if kind == "spirits":
        spirit = data["spirits"]["records"][0]
        for card in [card for card in data["powers"]["records"] if card.get("spirit") == spirit["id"]]:
            add(data, "powers", {**named_anew(card), "spirit": f"{spirit['id']}_again"})
        new = named_anew(spirit)
        add(data, "spirits", {**new, "uniques": [f"{card}_again" for card in new["uniques"]]})
    else:
        add(data, kind, named_anew(data[kind]["records"][0]))
    return data
