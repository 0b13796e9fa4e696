"""What is in a land in words, for whoever does not see its drawing: as the page says it."""

from __future__ import annotations

from collections.abc import Iterator

from tuath.core.drawing.shapes import Pen
from tuath.core.message import Message, say
from tuath.games.spirit_island.drawing.things import MARKERS, TOKEN_ORDER, Sight


def described(view: Sight, land: Sight, pen: Pen) -> str:
    """Which land it is, and all that is in it."""
    coastal = [pen.say(say("spirit_island-page-coastal"))] if land["coastal"] else []
    what = ", ".join([pen.name(f"terrain:{land['terrain']}"), *coastal])
    inside = [*(piece_told(one, pen) for one in land["pieces"]), *map(pen.say, others(view, land))]
    listed = ", ".join(inside) or pen.say(say("spirit_island-page-nothing"))
    return f"{land['ground']} · {what}: {'; '.join([listed, *facts_told(view, land, pen)])}"


def piece_told(one: Sight, pen: Pen) -> str:
    """Pieces that are alike, and how they fare."""
    parts = []
    if one["damage"]:
        parts.append(pen.say(say("spirit_island-page-damaged", number=one["damage"])))
    if one["strife"]:
        parts.append(pen.say(say("spirit_island-page-with-strife", number=one["strife"])))
    name = pen.say(say("spirit_island-page-pieces", kind=one["kind"], number=one["count"]))
    return f"{name} ({', '.join(parts)})" if parts else name


def others(view: Sight, land: Sight) -> Iterator[Message]:
    """Presence and tokens."""
    for seat, number in enumerate(land["presence"]):
        if number:
            key = "sacred-of" if land["sacred"][seat] else "presence-of"
            yield say(f"spirit_island-page-{key}", seat=f"seat:p{seat + 1}", number=number)
    for kind in TOKEN_ORDER:
        if land[kind]:
            own = kind == "markers" and view["scenario"] in MARKERS
            key = f"markers-{view['scenario']}" if own else "tokens"
            yield say(f"spirit_island-page-{key}", token=kind, number=land[kind])
    for number in land["faces"]:
        yield say("spirit_island-page-face", number=number)


def facts_told(view: Sight, land: Sight, pen: Pen) -> Iterator[str]:
    """What protects a land, what it is a part of, and what will happen to it."""
    if land["defend"]:
        yield pen.say(say("spirit_island-page-defend", number=land["defend"]))
    for key in ("isolated", "frozen"):
        if land[key]:
            yield pen.say(say(f"spirit_island-page-{key}"))
    parts = [one["ground"] for one in view["lands"] if one["joined"] == land["id"]]
    if parts:
        yield pen.say(say("spirit_island-page-one-land-with", text=", ".join(parts)))
    yield from (pen.say(corner_told(view, one)) for one in view["corners"] if land["id"] in one["lands"])
    rows = (row for row in view["lasting"] if row["land"] == land["id"] and row["verb"] != "defend")
    yield from (pen.name(row["says"]) for row in rows if row["says"])
    for ravage in view["ravages"]:
        if ravage["land"] == land["id"]:
            yield f"{pen.say(say('spirit_island-page-ravage'))}: {', '.join(map(pen.say, of_ravage(ravage)))}"
    if land["id"] in view["builds"]:
        yield pen.say(say("spirit_island-page-will-build", kind=view["builds"][land["id"]]))


def corner_told(view: Sight, one: Sight) -> Message:
    """An element where lands meet."""
    grounds = " ".join(land["ground"] for id in one["lands"] for land in view["lands"] if land["id"] == id)
    return say("spirit_island-sheet-corner", element=f"element:{one['element']}", text=grounds)


def of_ravage(ravage: Sight) -> Iterator[Message]:
    yield say("spirit_island-page-damage", number=ravage["damage"])
    if ravage["blight"]:
        yield say("spirit_island-page-one-blight")
    if ravage["cascade"]:
        yield say("spirit_island-page-cascade")
    if ravage["lost"]:
        yield say("spirit_island-page-dahan-fall", number=ravage["lost"])
    if ravage["answer"]:
        yield say("spirit_island-page-strike-back", number=ravage["answer"])
