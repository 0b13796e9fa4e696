"""What is printed, read from the data file: every effect is parsed once, every mistake is refused with its place.

German names, drawings and archipelagos are our own where ``origin`` in the file says so; an owner of the game can
correct them there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from tuath.core.datafile import Node, fingerprint_of, read
from tuath.core.datafile import ids as each_once
from tuath.core.decode import decode
from tuath.core.notation import Call, Effect, Word, statements
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.material.geometry import (
    COAST,
    MOST_BOARDS,
    OCEAN,
    TERRAINS,
    Board,
    Layout,
    LayoutError,
    Side,
    Slot,
    check_layout,
)
from tuath.games.spirit_island.material.material import (
    FEWER_RULES,
    OPEN_TRACKS,
    Adversary,
    Aspect,
    BlightCard,
    Event,
    EventPart,
    FearCard,
    Growth,
    GrowthOption,
    Innate,
    InvaderCard,
    Names,
    Numbers,
    Power,
    Printed,
    PrintedAspect,
    PrintedBoard,
    PrintedInnate,
    PrintedLayout,
    PrintedOption,
    PrintedPart,
    PrintedPower,
    PrintedSide,
    PrintedSpirit,
    Range,
    Record,
    ReminderCard,
    Scenario,
    SmallEvent,
    Spirit,
    Target,
    only,
)
from tuath.games.spirit_island.material.older_data import as_written_now
from tuath.games.spirit_island.material.vocabulary import VERBS

CASES = {
    "choice": (),
    "blighted": ("healthy", "blighted"),
    "terror": ("I", "II", "III"),
    "stage": ("I", "II", "III"),
    "adversary_stage": ("I", "II", "III"),
}
PRESENCE = Word("presence")
SECTIONS = (
    "boards", "layouts", "invader_cards", "powers", "spirits", "aspects", "fear_cards", "blight_cards", "token_events",
    "dahan_events", "events", "adversaries", "scenarios",
)  # fmt: skip
# What only readers and the picture need: a correction there is the same game.
DRAWN = frozenset({"origin", "note", "names", "rule_notes", "terms", "centre", "polygon", "vertices"})
BUILT_IN = Path(__file__).parents[1] / "data" / "spirit_island.json"

Made = TypeVar("Made")


def load_printed(path: Path | None = None) -> Printed:
    """The material of a data file, checked; refused with the place and the reason."""
    file = read(path or BUILT_IN)
    root = file if path is None else Node(as_written_now(file.value, shipped()))
    nodes = {name: root[name]["records"].items(least=1) for name in SECTIONS}
    ids = {name: each_once(nodes[name]) for name in SECTIONS}
    panels = [*nodes["spirits"], *nodes["aspects"]]
    innates = [innate for panel in panels for innate in panel["innates"].items()]
    ids["innates"] = each_once(innates)
    reminders = root["reminder_cards"]["records"].items(least=1)
    numbers = decode(Numbers, root["numbers"])
    return Printed(
        fingerprint=fingerprint_of(file, ("numbers", *SECTIONS), DRAWN),
        numbers=numbers,
        not_together=tuple(
            frozenset(ids["boards"].index(board.one_of(ids["boards"])) for board in pair.items(least=2))
            for pair in root["boards"]["not_together"].items()
        ),
        not_together_up_to=root["boards"]["not_together_up_to"].number(most=MOST_BOARDS),
        fewer_rules=_fewer_rules(root["fewer_rules"], ids),
        boards=_all(nodes["boards"], _board),
        layouts=_all(nodes["layouts"], _layout),
        invader_cards=_records(InvaderCard, nodes["invader_cards"]),
        powers=_all(nodes["powers"], lambda node: _power(node, ids["spirits"])),
        innates=_all(innates, _innate),
        spirits=_all(nodes["spirits"], lambda node: _spirit(node, ids, numbers, nodes)),
        aspects=_all(nodes["aspects"], lambda node: _aspect(node, ids, nodes["spirits"])),
        fear_cards=_records(FearCard, nodes["fear_cards"]),
        blight_cards=_records(BlightCard, nodes["blight_cards"]),
        reminder_cards=_records(ReminderCard, reminders),
        token_events=_records(SmallEvent, nodes["token_events"]),
        dahan_events=_records(SmallEvent, nodes["dahan_events"]),
        events=_all(nodes["events"], lambda node: _event(node, ids)),
        adversaries=_records(Adversary, nodes["adversaries"]),
        scenarios=_records(Scenario, nodes["scenarios"]),
        board_index=_index(ids["boards"]),
        layout_index=_index(ids["layouts"]),
        invader_index=_index(ids["invader_cards"]),
        power_index=_index(ids["powers"]),
        innate_index=_index(ids["innates"]),
        spirit_index=_index(ids["spirits"]),
        aspect_index=_index(ids["aspects"]),
        fear_index=_index(ids["fear_cards"]),
        blight_index=_index(ids["blight_cards"]),
        event_index=_index(ids["events"]),
        adversary_index=_index(ids["adversaries"]),
        scenario_index=_index(ids["scenarios"]),
        titles=_titles({**nodes, "reminder_cards": reminders}, panels),
        raw=file.value,
    )


@lru_cache(maxsize=1)
def shipped() -> Any:
    """The data file that comes with the program."""
    return read(BUILT_IN).value


# ---- values ---------------------------------------------------------------------------------------------------------


def _all(nodes: Iterable[Node], make: Callable[[Node], Made]) -> tuple[Made, ...]:
    return tuple(make(node) for node in nodes)


def _records(kind: type[Made], nodes: Iterable[Node]) -> tuple[Made, ...]:
    """Records that depend on nothing else."""
    return tuple(decode(kind, node) for node in nodes)


def _maybe(node: Node, name: str) -> Node | None:
    """A member that may be left out."""
    return node[name] if node.has(name) else None


def _list(node: Node, name: str, make: Callable[[Node], Made]) -> tuple[Made, ...]:
    """The members of a list that may be left out."""
    found = _maybe(node, name)
    return () if found is None else _all(found.items(), make)


def _index(ids: Sequence[str]) -> dict[str, int]:
    return {id: place for place, id in enumerate(ids)}


def _place(node: Node, ids: Sequence[str]) -> int:
    """Something else of the material, by its place."""
    return ids.index(node.one_of(ids))


def _maybe_place(node: Node, name: str, ids: Sequence[str]) -> int | None:
    found = _maybe(node, name)
    return None if found is None else _place(found, ids)


def _fields(record: Record | PrintedInnate | PrintedPart) -> dict[str, Any]:
    """What stands in the file by itself, for a record that adds to it."""
    return {field.name: getattr(record, field.name) for field in fields(record)}


# ---- boards and layouts ---------------------------------------------------------------------------------------------


def _board(node: Node) -> Board:
    """S-4.1: two lands of each terrain; lands 1 to 3 lie at the ocean."""
    board, lands = decode(PrintedBoard, node), node["lands"].items()
    terrain = tuple(land.terrain for land in board.lands)
    if any(terrain.count(each) != 2 for each in TERRAINS) or terrain[0] != OCEAN:
        raise node["lands"].wrong("terrains")
    adjacent = tuple(bits_of(land.adjacent) for land in board.lands)
    for number, near in enumerate(adjacent):
        if near >> number & 1 or any(not adjacent[other] >> number & 1 for other in members(near)):
            raise lands[number]["adjacent"].wrong("neighbours")
    if adjacent[0] != bits_of(COAST):
        raise lands[0]["adjacent"].wrong("coast")
    bottom, right, top = (_side(side, adjacent) for side in node["sides"].items())
    if bottom.lands[0] != right.lands[-1] or right.lands[0] != top.lands[-1]:
        raise node["sides"].wrong("corners")
    points = list(board.vertices)
    return Board(
        id=board.id,
        set=board.set,
        terrain=terrain,
        adjacent=adjacent,
        pieces=tuple(land.pieces for land in board.lands),
        tokens=tuple(land.tokens for land in board.lands),
        sides=(bottom, right, top),
        centres=tuple(land.centre for land in board.lands),
        polygons=tuple(tuple(_place(vertex, points) for vertex in land.polygon) for land in board.lands),
        vertices=tuple(board.vertices.values()),
    )


def _side(node: Node, adjacent: Sequence[int]) -> Side:
    """Clockwise; the breaks are odd, so that those of two joined sides never meet."""
    lands, breaks = decode(PrintedSide, node)
    node["breaks"].items(exactly=len(lands) - 1)
    if list(breaks) != sorted(set(breaks)) or not all(place % 2 for place in breaks):
        raise node["breaks"].wrong("breaks")
    for land, following in pairwise(lands):
        if not adjacent[land] >> following & 1:
            raise node["lands"].wrong("neighbours")
    return Side(lands, breaks)


def _layout(node: Node) -> Layout:
    """S-4.8, S-20.1, S-20.2: how boards lie side by side."""
    layout = decode(PrintedLayout, node)
    slots = tuple(Slot(*slot) for slot in layout.slots)
    last = len(slots) - 1
    facing = tuple((one.number(most=last), other.number(most=last)) for one, other in layout.facing)
    try:
        check_layout(slots, facing)
    except LayoutError as error:
        raise node.wrong(f"layout-{error.key}", **error.params) from error
    return Layout(layout.id, layout.set, slots, facing)


# ---- powers ---------------------------------------------------------------------------------------------------------


def _power(node: Node, spirits: Sequence[str]) -> Power:
    card = decode(PrintedPower, node)
    spirit = _place(node["spirit"], spirits) if card.kind == "unique" else None
    return Power(**_fields(card), spirit=spirit, range=_range(node, card.target))


def _innate(node: Node) -> Innate:
    innate = decode(PrintedInnate, node)
    return Innate(**_fields(innate), range=_range(node, innate.target))


def _range(node: Node, target: Target) -> Range | None:
    """S-7.3, S-7.4: a land is in range of something; everything else has no range."""
    return decode(Range, node["range"]) if target.kind == "land" else None


# ---- spirits --------------------------------------------------------------------------------------------------------


def _spirit(
    node: Node, ids: Mapping[str, Sequence[str]], numbers: Numbers, nodes: Mapping[str, Sequence[Node]]
) -> Spirit:
    panel = decode(PrintedSpirit, node)
    own = [card["id"].id() for card in nodes["powers"] if card.value.get("spirit") == panel.id]
    tracks = [track.id for track in panel.tracks]
    _check_presence(panel, node, numbers.presence)
    return Spirit(
        **_fields(panel),
        growth=_all(node["growth"].items(least=1), lambda growth: _growth(growth, tracks)),
        innates=_own_innates(node, ids),
        uniques=tuple(ids["powers"].index(card.one_of(own)) for card in node["uniques"].items(exactly=len(own))),
        progression=_list(node, "progression", lambda card: _place(card, ids["powers"])),
        aspects=tuple(place for place, aspect in enumerate(nodes["aspects"]) if aspect["spirit"].value == panel.id),
    )


def _check_presence(panel: PrintedSpirit, node: Node, wanted: int) -> None:
    """S-2.10: on the tracks, on the island and destroyed."""
    found = sum(len(track.spaces) - (track.id in OPEN_TRACKS) for track in panel.tracks) + _placed(panel.setup)
    if found != wanted:
        raise node["tracks"].wrong("range", found=found, least=wanted, most=wanted)


def _placed(setup: Iterable[Effect]) -> int:
    """S-2.10: how much presence begins on the island or destroyed."""
    found = 0
    for effect in setup:
        for statement in statements(effect):
            match statement:
                case Call(verb, (int(count), piece, *_)) if VERBS[verb].settles and piece == PRESENCE:
                    found += count
    return found


def _growth(node: Node, tracks: Sequence[str]) -> Growth:
    """S-5.1: pick so many, or ``all``."""
    options = node["options"].items(least=1)
    pick = 0 if node["pick"].value == "all" else node["pick"].number(least=1, most=len(options))
    return Growth(pick, _all(options, lambda option: _growth_option(option, tracks)))


def _growth_option(node: Node, tracks: Sequence[str]) -> GrowthOption:
    option = decode(PrintedOption, node)
    unlock = node["unlock"].one_of(tracks) if node.has("unlock") else ""
    return GrowthOption(*option, unlock, node["choice"].one_of(("a", "b")) if unlock else "")


def _own_innates(node: Node, ids: Mapping[str, Sequence[str]]) -> tuple[int, ...]:
    return tuple(ids["innates"].index(innate["id"].id()) for innate in node["innates"].items())


def _aspect(node: Node, ids: Mapping[str, Sequence[str]], spirits: Sequence[Node]) -> Aspect:
    """S-2.1: it belongs to a spirit and may take the place of a rule or an innate power of its panel."""
    spirit = _place(node["spirit"], ids["spirits"])
    parts = [*spirits[spirit]["special_rules"].items(), *spirits[spirit]["innates"].items()]
    replaced = node["replaces"].one_of([part["id"].id() for part in parts]) if node.has("replaces") else ""
    return Aspect(
        **_fields(decode(PrintedAspect, node)),
        spirit=spirit,
        replaces=replaced,
        replaced_innate=ids["innates"].index(replaced) if replaced in ids["innates"] else -1,
        innates=_own_innates(node, ids),
    )


# ---- events ---------------------------------------------------------------------------------------------------------


def _event(node: Node, ids: Mapping[str, Sequence[str]]) -> Event:
    kind = node["kind"].one_of(CASES)
    parts = _all(node["parts"].items(least=2), lambda part: _event_part(part, kind))
    if kind != "choice" and [case for part in parts for case in part.when] != list(CASES[kind]):
        raise node["parts"].wrong("cases", known=", ".join(CASES[kind]))
    return Event(
        **_fields(decode(Record, node)),
        kind=kind,
        chooser=node["chooser"].one_of(("players", "each_slow_card")) if kind == "choice" else "",
        parts=parts,
        token_event=_maybe_place(node, "token_event", ids["token_events"]),
        dahan_event=_maybe_place(node, "dahan_event", ids["dahan_events"]),
        adversary=_maybe_place(node, "adversary", ids["adversaries"]),
        not_with=_list(node, "not_with", lambda other: other.one_of((*ids["adversaries"], *ids["spirits"]))),
    )


def _event_part(node: Node, kind: str) -> EventPart:
    """S-14.3, S-14.6: one of the things that can happen, with its condition or cost."""
    return EventPart(
        **_fields(decode(PrintedPart, node)),
        when=() if kind == "choice" else tuple(case.one_of(CASES[kind]) for case in node["when"].items(least=1)),
    )


# ---- what can be left out -------------------------------------------------------------------------------------------


def _fewer_rules(node: Node, ids: Mapping[str, Sequence[str]]) -> dict[str, dict[str, frozenset[int]]]:
    """S-2.16: what can be used with fewer rules, by how few and by kind; with more rules all of that and more."""
    found: dict[str, dict[str, frozenset[int]]] = {}
    simple: dict[str, frozenset[int]] = {}
    for rules in reversed(FEWER_RULES):
        for kind in only(node[rules], SECTIONS):
            simple[kind] = simple.get(kind, frozenset()) | {_place(id, ids[kind]) for id in node[rules][kind].items()}
        found[rules] = dict(simple)
    return found


# ---- names ----------------------------------------------------------------------------------------------------------

THINGS = {
    "boards": "board", "layouts": "layout", "invader_cards": "invader", "powers": "power", "spirits": "spirit",
    "aspects": "aspect", "fear_cards": "fear", "blight_cards": "blight", "token_events": "token_event",
    "dahan_events": "dahan_event", "events": "event", "adversaries": "adversary", "scenarios": "scenario",
    "reminder_cards": "reminder_card",
}  # fmt: skip


def _titles(nodes: Mapping[str, Iterable[Node]], panels: Iterable[Node]) -> dict[str, dict[str, str]]:
    """What things are called, by thing and language; the names were checked with the records."""
    things = [(f"{thing}:{node['id'].id()}", node) for name, thing in THINGS.items() for node in nodes[name]]
    for panel in panels:
        things += [(f"innate:{node['id'].id()}", node) for node in panel["innates"].items()]
        things += [(f"special_rule:{node['id'].id()}", node) for node in panel["special_rules"].items()]
    for foe in nodes["adversaries"]:
        things += _titles_of_foe(foe)
    for scenario in nodes["scenarios"]:
        sources = enumerate(scenario["sources"].items(), start=1) if "sources" in scenario.value else ()
        things += [(f"source:{scenario['id'].id()}-{number}", source) for number, source in sources]
    for event in nodes["events"]:
        parts = enumerate(event["parts"].items(), start=1)
        things += [(f"event_part:{event['id'].id()}-{number}", part) for number, part in parts]
    return {thing: {language: node.value["names"][language] for language in Names._fields} for thing, node in things}


def _titles_of_foe(foe: Node) -> Iterator[tuple[str, Node]]:
    """Everything on the panel of an adversary has a name of its own."""
    thing, loss = f"foe:{foe['id'].id()}", _maybe(foe, "loss")
    yield f"{thing}-escalation", foe["escalation"]
    yield from [(f"{thing}-loss", loss)] if loss is not None else []
    yield from ((f"{thing}-level{number}", level) for number, level in enumerate(foe["levels"].items()))
