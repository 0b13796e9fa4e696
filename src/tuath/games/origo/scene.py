"""The table as a text terminal shows it: the board, the path, the players, the countries and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tuath.core.message import Message, say
from tuath.core.scene import Block, Cell, Drawing, Look, Remark, Sheet
from tuath.games.origo.chart import chart
from tuath.games.origo.picture import BOARD_HEIGHT, BOARD_WIDTH, board, letters, path, path_width
from tuath.games.origo.printed import FIELDS, Printed

View = Mapping[str, Any]


def scene(printed: Printed, view: View, marks: Mapping[str, str], look: Look) -> Iterator[Block]:
    """Everything a player needs to decide, the map first."""
    on_map = {id: mark for id, mark in marks.items() if id in FIELDS}
    yield from drawings(printed, view, on_map, look)
    yield Remark(course(view))
    if view["ending"]:
        yield Remark(say("origo-sheet-last-round"))
    elif view["due"]:
        yield Remark(say("origo-sheet-due", due=view["due"]))
    if view["duel"]:
        yield Remark(duel(view["duel"]))
    yield players(view)
    yield countries(view)
    for player in view["players"]:
        if player["hand"]:
            yield hand(player)


def drawings(printed: Printed, view: View, marks: Mapping[str, str], look: Look) -> Iterator[Drawing]:
    """The board and the path below it; where there is little room a chart, and the path only if it fits as well."""
    names, leaders = map_names(view, look), path(printed, view, look.unicode)
    if look.holds(BOARD_WIDTH, BOARD_HEIGHT):
        drawn = board(printed, view, marks, names, look.unicode)
    else:
        drawn = chart(printed, view, marks, names, look.width, look.unicode)
    yield Drawing(drawn)
    if look.holds(path_width(printed), len(drawn) + len(leaders)):
        yield Drawing(leaders)


def map_names(view: View, look: Look) -> dict[str, str]:
    """What countries and seas are called on the map, where room is short: some have another name there."""
    names = {region["id"]: look.name(f"map:{region['id']}") for region in view["regions"]}
    return {id: look.name(f"region:{id}") if name == id else name for id, name in names.items()}


def course(view: View) -> Message:
    left = [field for field in view["founding_track"] if field["country"] is None]
    return say(
        "origo-sheet-round",
        round=view["round"],
        stones=len(left),
        points=left[0]["points"] if left else 0,
        red=int(left[0]["red"]) if left else 0,
        pile=view["pile"],
        discard=sum(view["discard"].values()),
    )


def duel(view: View) -> Message:
    return say(
        "origo-sheet-duel",
        field=f"field:{view['field']}",
        seat=f"seat:p{view['attacker'] + 1}",
        other=f"seat:p{view['defender'] + 1}",
        attack=view["attack"],
        defence=view["defence"],
    )


COLUMNS = ("player", "total", "supply", "lost", "cards", "clans", "at-sea", "outlook")


def players(view: View) -> Sheet:
    rows = [player_row(view, player, letter) for player, letter in zip(view["players"], letters(view), strict=True)]
    styles = [f"seat{player['seat']}" for player in view["players"]]
    return Sheet(say("origo-sheet-players"), [say(f"origo-sheet-{name}") for name in COLUMNS], rows, styles)


def player_row(view: View, player: View, letter: str) -> list[Cell]:
    seat = player["seat"]
    signs = [
        say(f"origo-sheet-{sign}")
        for sign, holds in (
            ("turn", view["turn"] == seat),
            ("skipped", player["skipped"]),
            ("starts", view["starter"] == seat),
        )
        if holds
    ]
    at_sea = sum(region["shields"][seat] for region in view["regions"] if region["kind"] == "sea")
    return [
        (letter, f"seat:p{seat + 1}", *signs),
        *((str(player[name]),) for name in ("total", "supply", "lost", "cards")),
        [str(size) for size in player["clans"]] or ("–",),
        (str(at_sea),),
        (f"+{sum(player['outlook'].values())}",),
    ]


def countries(view: View) -> Sheet:
    """The countries in the order of their track, and the seas: whose shields lie there, and what they would bring."""
    seats = [say("origo-sheet-seat", seat=f"seat:p{player['seat'] + 1}") for player in view["players"]]
    columns = [say("origo-sheet-region"), say("origo-sheet-values"), say("origo-sheet-free"), *seats]
    return Sheet(say("origo-sheet-countries"), columns, [region_row(region) for region in view["regions"]])


def region_row(region: View) -> list[Cell]:
    state = (say("origo-sheet-founded"),) if region["founded"] else ()
    full = (say("origo-sheet-full"),) if region["kind"] == "sea" and region["full"] else ()
    values = "/".join(map(str, region["values"])) if region["values"] else "–"
    worth = region["points"] or [0] * len(region["shields"])
    return [
        (f"region:{region['id']}", *state, *full),
        (values,),
        (str(region["size"] - sum(region["shields"])),),
        *(
            (f"{own} (+{points})" if points else str(own),)
            for own, points in zip(region["shields"], worth, strict=True)
        ),
    ]


def hand(player: View) -> Sheet:
    """The cards of one's own, how many of each, and how many free fields they fit now."""
    fits = {card["id"]: len(card["fields"]) for card in player["hand"]}
    copies = Counter(card["id"] for card in player["hand"])
    rows: list[list[Cell]] = [[(f"card:{id}",), (str(copies[id]),), (str(fits[id]),)] for id in fits]
    columns = [say("origo-sheet-card"), say("origo-sheet-copies"), say("origo-sheet-fields")]
    return Sheet(say("origo-sheet-hand"), columns, rows)


def card_text(printed: Printed, id: str) -> Message:
    """What a card fits, in words made of what is printed on it."""
    card = printed.raw["cards"]["cards"][printed.cards.index(id)]
    lines = card.get("rows") or card.get("columns") or ()
    return say(
        f"origo-card-text-{card['kind']}",
        lines=", ".join(map(str, lines)),
        number=len(lines),
        region=f"region:{card.get('country', '')}",
    )
