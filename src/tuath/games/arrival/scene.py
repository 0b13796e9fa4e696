"""The table as a text terminal shows it: the map, the leaders, the cards before them and the tiles on display."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tuath.core.message import Message, say
from tuath.core.scene import Block, Cell, Drawing, Look, Remark, Sheet
from tuath.games.arrival.material import Earnings
from tuath.games.arrival.picture import picture
from tuath.games.arrival.plan import Board, Isle
from tuath.games.arrival.printed import SECTIONS, Printed

View = Mapping[str, Any]
NOTHING: Cell = ("–",)


def scene(printed: Printed, view: View, marks: Mapping[str, str], look: Look) -> Iterator[Block]:
    """Everything a player needs to decide, the map first."""
    on_map = {id: mark for id, mark in marks.items() if id in printed.locations or id in printed.provinces}
    yield Drawing(picture(board(printed, look), view, on_map, look.width, look.unicode, look.height))
    yield Remark(course(view))
    if view["limit_reached"]:
        yield Remark(say("arrival-sheet-last-round"))
    yield leaders(view)
    if view["phase"] == "cards":
        yield stacks(view)
    if view["phase"] in ("first_blocker", "second_blocker", "ogam"):
        yield from (card_rows(printed, leader) for leader in view["leaders"] if leader["cards"])
    if view["phase"] in ("cards", "tiles"):
        yield tile_sheet(printed, "arrival-sheet-display", view["display"])
    held = sorted({tile for leader in view["leaders"] for tile in leader["tiles"]})
    if view["phase"] == "actions" and held:
        yield tile_sheet(printed, "arrival-sheet-held", held)
    yield Remark(supply(view))


def board(printed: Printed, look: Look) -> Board:
    """The map; Balor's Isle under the name it has in the reader's language."""
    raw: Board = printed.raw["map"]
    isle: Isle = {"name": look.name("isle:balor"), "outline": raw["balors_isle"]["outline"]}
    return {**raw, "balors_isle": isle}


def course(view: View) -> Message:
    held = sum(1 for location in view["locations"] if location["fomori"])
    fortified = sum(1 for location in view["locations"] if location["owner"] is not None)
    return say(
        "arrival-sheet-round",
        round=view["round"],
        rounds=view["rounds"],
        limit=view["limit"],
        held=held,
        fortified=fortified,
    )


def supply(view: View) -> Message:
    return say(
        "arrival-sheet-supply-line",
        swords=view["supply"]["swords"],
        shields=view["supply"]["shields"],
        fomori=view["supply"]["fomori"],
        repelled=sum(view["repelled"].values()),
        **view["face_down"],
    )


COLUMNS = ("leader", "fame", "corruption", "discs", "swords", "shields", "fomori", "locations", "tiles", "trophies")


def leaders(view: View) -> Sheet:
    rows = [leader_row(view, leader) for leader in view["leaders"]]
    styles = [f"seat{leader['seat']}" for leader in view["leaders"]]
    return Sheet(say("arrival-sheet-leaders"), [say(f"arrival-sheet-{name}") for name in COLUMNS], rows, styles)


def leader_row(view: View, leader: Mapping[str, Any]) -> list[Cell]:
    seat = leader["seat"]
    signs = [
        say(f"arrival-sheet-{sign}")
        for sign, holds in (
            ("turn", view["turn"] == seat),
            ("passed", leader["passed"]),
            ("starts", view["starter"] == seat),
        )
        if holds
    ]
    locations = sum(1 for location in view["locations"] if location["owner"] == seat)
    numbers = [leader[name] for name in ("fame", "corruption", "discs", "swords", "shields", "fomori")]
    tiles = [f"tile:{tile}" for tile in leader["tiles"]] or NOTHING
    return [
        (f"seat:p{seat + 1}", *signs),
        *((str(number),) for number in numbers),
        (str(locations),),
        tiles,
        (str(leader["trophies"]),),
    ]


def stacks(view: View) -> Sheet:
    names = ("left", "centre", "right")
    lines = [
        (say("arrival-sheet-stack-line", stack=f"stack:{name}", size=stack["size"], back=f"back:{stack['back']}"),)
        for name, stack in zip(names, view["stacks"], strict=True)
        if stack["size"]
    ]
    return Sheet(say("arrival-sheet-stacks"), (), [lines])


def card_rows(printed: Printed, leader: Mapping[str, Any]) -> Sheet:
    """The four cards of a leader, section by section, with what is blocked and what the sections add up to."""
    cards = leader["cards"]
    columns = [
        Message("arrival-sheet-card", (("number", place), ("back", f"back:{card['back']}")))
        for place, card in enumerate(cards, start=1)
    ]
    rows = [section_row(printed, leader, place, section) for place, section in enumerate(SECTIONS)]
    styles = ["dim" if section in leader["blocked"] else "" for section in SECTIONS]
    title = say("arrival-sheet-cards-of", seat=f"seat:p{leader['seat'] + 1}")
    return Sheet(title, [say("arrival-sheet-section"), *columns, say("arrival-sheet-sum")], rows, styles)


def section_row(printed: Printed, leader: Mapping[str, Any], place: int, section: str) -> list[Cell]:
    blocked = (say("arrival-sheet-blocked"),) if section in leader["blocked"] else ()
    shown = [
        printed.earnings[printed.cards.index(card["card"])][place] if card["card"] else None for card in leader["cards"]
    ]
    known = [earned for earned in shown if earned is not None]
    total = Earnings(*(sum(numbers) for numbers in zip(*known, strict=True))) if known else None
    return [(f"section:{section}", *blocked), *(earnings_cell(earned) for earned in shown), earnings_cell(total)]


def earnings_cell(earned: Earnings | None) -> Cell:
    if earned is None:
        return (say("arrival-sheet-face-down"),)
    return [say(f"arrival-earn-{name}", n=n) for name, n in earned._asdict().items() if n] or NOTHING


def tile_sheet(printed: Printed, title: str, tiles: Sequence[str]) -> Sheet:
    rows: list[Sequence[Cell]] = [((f"tile:{tile}",), (tile_text(printed, tile),)) for tile in tiles]
    return Sheet(say(title), (say("arrival-sheet-tile"), say("arrival-sheet-effect")), rows)


def tile_text(printed: Printed, id: str) -> Message:
    """What a tile does, in words made of its printed figures."""
    tile = printed.tiles[printed.tile[id]]
    raw = printed.raw["tactic_tiles"]["tiles"][printed.tile[id]]
    return say(
        f"arrival-tile-text-{tile.kind}",
        fame=tile.fame,
        province=f"province:{raw.get('province', '')}",
        colour=raw.get("colour", ""),
    )
