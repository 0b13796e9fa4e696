"""The table as a text terminal shows it: the island, the players, the territories and the own cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tuath.core.message import Message, say
from tuath.core.scene import Block, Cell, Drawing, Look, Remark, Sheet
from tuath.games.inis.picture import ASCII, LETTERS, UNICODE, buildings, island
from tuath.games.inis.printed import Printed, card_text
from tuath.games.inis.state import CONDITIONS

View = Mapping[str, Any]
PHASES = ("setup", "assembly", "draft", "season", "over")


def scene(printed: Printed, view: View, marks: Mapping[str, str], look: Look) -> Iterator[Block]:
    """Everything a player needs to decide, the island first."""
    drawn = island(view, marks, map_names(view, look), look)
    if drawn is not None:
        yield Drawing(drawn)
    yield Remark(course(view))
    for play in view["table"]:
        if play["card"] is not None:
            seat = f"seat:p{play['seat'] + 1}"
            yield Remark(say("inis-sheet-table-card", card=f"card:{play['card']}", seat=seat))
    if view["clash"]:
        yield from clash(view["clash"])
    if view["players"]:
        yield players(view)
    if view["territories"]:
        yield territories(view, look)
    yield from own_cards(printed, view, look)


def map_names(view: View, look: Look) -> dict[str, str]:
    """What territories are called on the map, where room is short: some have another name there."""
    names = {land["id"]: look.name(f"map:{land['id']}") for land in view["territories"]}
    return {id: look.name(f"territory:{id}") if name == id else name for id, name in names.items()}


def course(view: View) -> Message:
    return say(
        "inis-sheet-round",
        phase=PHASES.index(view["phase"]),
        round=view["round"],
        clockwise=int(view["direction"] == "clockwise"),
        tiles=view["stack"],
        citadels=view["supply"]["citadels"],
        sanctuaries=view["supply"]["sanctuaries"],
        deck=view["epic"]["deck"],
        discard=len(view["epic"]["discard"]),
    )


def clash(view: View) -> Iterator[Block]:
    """I-10: who stands outside, and who in Citadels."""
    where = f"territory:{view['territory']}"
    yield Remark(say("inis-sheet-clash", territory=where, seat=f"seat:p{view['instigator'] + 1}"))
    if view["silenced"]:
        yield Remark(say("inis-sheet-silenced"))
    columns = [say(f"inis-sheet-{name}") for name in ("player", "exposed", "sheltered")]
    rows = [
        [marked(seat, view["active"] == seat), (str(view["exposed"][seat]),), (str(view["sheltered"][seat]),)]
        for seat in range(len(view["exposed"]))
        if view["exposed"][seat] or view["sheltered"][seat]
    ]
    yield Sheet(say("inis-sheet-clash", territory=where, seat=f"seat:p{view['instigator'] + 1}"), columns, rows)


def marked(seat: int, is_active: bool) -> Cell:
    turn = (say("inis-sheet-turn"),) if is_active else ()
    return (*turn, LETTERS[seat], f"seat:p{seat + 1}")


COLUMNS = ("player", "land", "religion", "territories", "deeds", "reserve", "cards", "advantages")


def players(view: View) -> Sheet:
    rows = [player_row(view, player) for player in view["players"]]
    styles = [f"seat{player['seat']}" for player in view["players"]]
    return Sheet(say("inis-sheet-players"), [say(f"inis-sheet-{name}") for name in COLUMNS], rows, styles)


def player_row(view: View, player: View) -> list[Cell]:
    seat = player["seat"]
    signs = [
        say(f"inis-sheet-{sign}")
        for sign, holds in (("brenn", view["brenn"] == seat), ("token", player["pretender"]))
        if holds
    ]
    return [
        (*marked(seat, view["active"] == seat), *signs),
        *((str(player["conditions"][name]),) for name in CONDITIONS),
        (str(player["deeds"]),),
        (str(player["reserve"]),),
        (f"{player['cards']['action']}/{player['cards']['epic']}",),
        [f"card:{card}" for card in player["advantages"]] or ("–",),
    ]


def territories(view: View, look: Look) -> Sheet:
    """Each territory with its buildings, its clans and its neighbours: the whole map without a picture."""
    signs = UNICODE if look.unicode else ASCII
    columns = [say(f"inis-sheet-{name}") for name in ("land-name", "buildings")]
    columns += [say("inis-sheet-seat", seat=f"seat:p{player['seat'] + 1}") for player in view["players"]]
    columns += [say("inis-sheet-neighbours")]
    rows: list[list[Cell]] = []
    for land in view["territories"]:
        chief = land["chieftain"]
        clans = [f"{own}{signs.chieftain if seat == chief else ''}" for seat, own in enumerate(land["clans"])]
        near = ", ".join(look.name(f"territory:{id}") for id in land["neighbours"])
        rows.append(
            [(f"territory:{land['id']}",), (buildings(land, signs) or "–",), *((own,) for own in clans), (near,)]
        )
    return Sheet(say("inis-sheet-lands"), columns, rows)


def own_cards(printed: Printed, view: View, look: Look) -> Iterator[Block]:
    """The draft, what was drawn, what was put aside, and the hand; with what each card does."""
    display = ", ".join(look.name(f"card:{card}") for card in view["display"])
    yield Remark(say("inis-sheet-display", number=len(view["display"]), cards=display))
    for player in view["players"]:
        if player["hand"] is None:
            continue
        if view["draft"] and view["draft"]["cards"]:
            yield Remark(draft_step(view["draft"], player["seat"]))
            yield cards(printed, "draft", view["draft"]["cards"], view["draft"]["kept"])
        if view["drawn"]:
            yield cards(printed, "drawn", view["drawn"])
        if view["aside"]["card"]:
            yield Remark(say("inis-sheet-aside", card=f"card:{view['aside']['card']}"))
        if player["hand"]:
            yield cards(printed, "hand", player["hand"])
    known = [(player, player["known"]) for player in view["players"] if player["known"]]
    if known:
        rows: list[list[Cell]] = [
            [(f"seat:p{player['seat'] + 1}",), [f"card:{card}" for card in found]] for player, found in known
        ]
        yield Sheet(say("inis-sheet-known"), [say("inis-sheet-player"), say("inis-sheet-card")], rows)


def draft_step(draft: View, seat: int) -> Message:
    to = draft["to"][seat]
    return say(
        "inis-sheet-draft-step",
        step=draft["step"],
        steps=draft["steps"],
        keep=draft["keep"],
        **{"pass": draft["pass"], "seat": f"seat:p{to + 1}"},
    )


def cards(printed: Printed, title: str, ids: Sequence[str], kept: Sequence[str] = ()) -> Sheet:
    rows: list[list[Cell]] = []
    for id in ids:
        text = card_text(printed, f"card:{id}")
        sign = (say("inis-sheet-kept"),) if id in kept else ()
        rows.append([(f"card:{id}", *sign), (text,) if text else ("–",)])
    return Sheet(say(f"inis-sheet-{title}"), [say("inis-sheet-card"), say("inis-sheet-text")], rows)
