"""What is printed, read from the data file: every effect is parsed once, every mistake is refused with its place.

German names, drawings and archipelagos are our own where ``origin`` in the file says so; an owner of the game can
correct them there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from tuath.core.datafile import Node, fingerprint_of, read
from tuath.core.datafile import ids as each_once
from tuath.core.decode import condition_at, effect_at
from tuath.core.notation import Call, Effect, Expr, Word, statements
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.material.earlier import as_written_now
from tuath.games.spirit_island.material.geometry import (
    COAST,
    MOST_BOARDS,
    OCEAN,
    PER_BOARD,
    SIDE_LENGTH,
    TERRAINS,
    Board,
    Layout,
    LayoutError,
    Side,
    Slot,
    check_layout,
)
from tuath.games.spirit_island.material.material import (
    ELEMENTS,
    SETS,
    SPEEDS,
    Adversary,
    Aspect,
    BlightCard,
    Bonus,
    Elements,
    Ending,
    Escalation,
    Event,
    EventPart,
    FearCard,
    Growth,
    GrowthOption,
    Innate,
    InvaderCard,
    Level,
    Loss,
    Names,
    Numbers,
    Power,
    Printed,
    Range,
    Scenario,
    SmallEvent,
    Source,
    Space,
    SpecialRule,
    Spirit,
    Target,
    Threshold,
    Track,
)
from tuath.games.spirit_island.material.vocabulary import VERBS, VOCABULARY

KINDS = ("minor", "major", "unique")
PIECES = ("explorer", "town", "city", "dahan", "blight")
TOKENS = ("beasts", "wilds", "disease", "strife", "badlands")
FILTERS = (
    "any", *TERRAINS, "coastal", "inland", "dahan", "invaders", "no_invaders", "town", "city", "blight", "no_blight",
    "beasts", "beasts>=2", "disease", "no_wetland",
)  # fmt: skip
MODES = ("add", "instead", "may_instead", "both", "first", "before_last", "modify", "range", "speed", "special")
CASES = {
    "choice": (),
    "blighted": ("healthy", "blighted"),
    "terror": ("I", "II", "III"),
    "stage": ("I", "II", "III"),
    "adversary_stage": ("I", "II", "III"),
}
BLIGHT_TIMINGS = ("immediate", "each_invader_phase", "each_spirit_phase", "ongoing_from_next_turn")
ESCALATION_TIMINGS = ("reveal", "explore", "after_card", "after_step")
STAGES = range(1, 4)
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
    numbers = _numbers(root["numbers"])
    return Printed(
        fingerprint=fingerprint_of(file, ("numbers", *SECTIONS), DRAWN),
        numbers=numbers,
        not_together=tuple(
            frozenset(ids["boards"].index(board.one_of(ids["boards"])) for board in pair.items(least=2))
            for pair in root["boards"]["not_together"].items()
        ),
        not_together_up_to=root["boards"]["not_together_up_to"].number(most=MOST_BOARDS),
        boards=_all(nodes["boards"], _board),
        layouts=_all(nodes["layouts"], _layout),
        invader_cards=_all(nodes["invader_cards"], _invader_card),
        powers=_all(nodes["powers"], lambda node: _power(node, ids["spirits"])),
        innates=_all(innates, _innate),
        spirits=_all(nodes["spirits"], lambda node: _spirit(node, ids, numbers, nodes)),
        aspects=_all(nodes["aspects"], lambda node: _aspect(node, ids, nodes["spirits"])),
        fear_cards=_all(nodes["fear_cards"], _fear_card),
        blight_cards=_all(nodes["blight_cards"], _blight_card),
        token_events=_all(nodes["token_events"], _small_event),
        dahan_events=_all(nodes["dahan_events"], _small_event),
        events=_all(nodes["events"], lambda node: _event(node, ids)),
        adversaries=_all(nodes["adversaries"], _adversary),
        scenarios=_all(nodes["scenarios"], _scenario),
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
        titles=_titles(nodes, panels),
        raw=file.value,
    )


@lru_cache(maxsize=1)
def shipped() -> Any:
    """The data file that comes with the program."""
    return read(BUILT_IN).value


# ---- values ---------------------------------------------------------------------------------------------------------


def _all(nodes: Iterable[Node], make: Callable[[Node], Made]) -> tuple[Made, ...]:
    return tuple(make(node) for node in nodes)


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


def _names(node: Node) -> Names:
    return Names(node["names"]["en"].text(), node["names"]["de"].text())


def _set(node: Node) -> str:
    return node["set"].one_of(SETS)


def _effect(node: Node) -> Effect:
    return effect_at(node, VOCABULARY)


def _maybe_effect(node: Node, name: str) -> Effect:
    found = _maybe(node, name)
    return () if found is None else _effect(found)


def _condition(node: Node) -> Expr:
    return condition_at(node, VOCABULARY)


def _maybe_condition(node: Node, name: str) -> Expr | None:
    found = _maybe(node, name)
    return None if found is None else _condition(found)


def _stages(node: Node) -> tuple[int, ...]:
    """S-2.4: the stages of a deck from the top, as ``111-2222-33333``."""
    text = node.text().replace("-", "")
    for stage in text:
        if stage not in "123":
            raise node.wrong("unknown", found=stage, known="1, 2, 3")
    return tuple(map(int, text))


def _numbers(node: Node) -> Numbers:
    def number(name: str) -> int:
        return node[name].number(least=1, most=99)

    return Numbers(
        presence=number("presence"),
        fear_markers=number("fear_markers"),
        fear_deck=tuple(cards.number(least=1, most=99) for cards in node["fear_deck"].items(exactly=3)),
        invader_deck=_stages(node["invader_deck"]),
        healthy_blight=number("healthy_blight"),
        first_blight=node["first_blight"].number(most=99),
        blight_without_card=number("blight_without_card"),
    )


# ---- boards and layouts ---------------------------------------------------------------------------------------------


def _board(node: Node) -> Board:
    """S-4.1: two lands of each terrain; lands 1 to 3 lie at the ocean."""
    lands = node["lands"].items(exactly=PER_BOARD)
    terrain = tuple(land["terrain"].one_of((OCEAN, *TERRAINS)) for land in lands)
    if any(terrain.count(each) != 2 for each in TERRAINS) or terrain[0] != OCEAN:
        raise node["lands"].wrong("terrains")
    adjacent = tuple(
        bits_of(near.number(most=PER_BOARD - 1) for near in land["adjacent"].items(least=1)) for land in lands
    )
    for number, near in enumerate(adjacent):
        if near >> number & 1 or any(not adjacent[other] >> number & 1 for other in members(near)):
            raise lands[number]["adjacent"].wrong("neighbours")
    if adjacent[0] != bits_of(COAST):
        raise lands[0]["adjacent"].wrong("coast")
    points = list(node["vertices"].value)
    bottom, right, top = (_side(side, adjacent) for side in node["sides"].items(exactly=3))
    if bottom.lands[0] != right.lands[-1] or right.lands[0] != top.lands[-1]:
        raise node["sides"].wrong("corners")
    return Board(
        id=node["id"].id(),
        set=_set(node),
        terrain=terrain,
        adjacent=adjacent,
        pieces=tuple(_pieces(land["pieces"], PIECES) for land in lands),
        tokens=tuple(_pieces(land["tokens"], TOKENS) for land in lands),
        sides=(bottom, right, top),
        centres=tuple(_point(land["centre"]) for land in lands),
        polygons=tuple(tuple(_place(vertex, points) for vertex in land["polygon"].items(least=3)) for land in lands),
        vertices=tuple(_point(node["vertices"][name]) for name in points),
    )


def _side(node: Node, adjacent: Sequence[int]) -> Side:
    """Clockwise; the breaks are odd, so that those of two joined sides never meet."""
    lands = tuple(land.number(least=1, most=PER_BOARD - 1) for land in node["lands"].items(least=1))
    breaks = tuple(place.number(least=1, most=SIDE_LENGTH) for place in node["breaks"].items(exactly=len(lands) - 1))
    if list(breaks) != sorted(set(breaks)) or not all(place % 2 for place in breaks):
        raise node["breaks"].wrong("breaks")
    for land, following in pairwise(lands):
        if not adjacent[land] >> following & 1:
            raise node["lands"].wrong("neighbours")
    return Side(lands, breaks)


def _pieces(node: Node, known: Sequence[str]) -> dict[str, int]:
    return {_one_key(node, kind, known): node[kind].number(least=1, most=9) for kind in node.value}


def _one_key(node: Node, key: str, known: Sequence[str]) -> str:
    return Node(key, node.where).one_of(known)


def _point(node: Node) -> tuple[float, float]:
    x, y = (number.measure() for number in node.items(exactly=2))
    return x, y


def _layout(node: Node) -> Layout:
    """S-4.8, S-20.1, S-20.2"""
    slots = tuple(_slot(slot) for slot in node["slots"].items(least=1))
    facing = tuple(_facing(pair, len(slots)) for pair in node["facing"].items())
    try:
        check_layout(slots, facing)
    except LayoutError as error:
        raise node.wrong(f"layout-{error.key}", **error.params) from error
    return Layout(node["id"].id(), _set(node), slots, facing)


def _slot(node: Node) -> Slot:
    turn, x, y = node.items(exactly=3)
    return Slot(turn.number(most=5), x.number(least=-20, most=20), y.number(least=-20, most=20))


def _facing(node: Node, places: int) -> tuple[int, int]:
    one, other = (place.number(most=places - 1) for place in node.items(exactly=2))
    return one, other


# ---- powers ---------------------------------------------------------------------------------------------------------


def _power(node: Node, spirits: Sequence[str]) -> Power:
    kind = node["kind"].one_of(KINDS)
    effect = _effect(node["effect"])
    range, target = _targeting(node)
    return Power(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        kind=kind,
        spirit=_place(node["spirit"], spirits) if kind == "unique" else None,
        cost=node["cost"].number(most=9),
        speed=node["speed"].one_of(SPEEDS),
        range=range,
        target=target,
        elements=_card_elements(node["elements"]),
        effect=effect,
        thresholds=_all(node["thresholds"].items(), _threshold),
        use_cost=_maybe_effect(node, "use_cost"),
        speed_option=_maybe_effect(node, "speed_option"),
    )


def _targeting(node: Node) -> tuple[Range | None, Target]:
    """S-7.3, S-7.4: a land is in range of something; everything else has no range."""
    kind = node["target"]["kind"].one_of(("land", "spirit", "self", "none"))
    target = Target(
        kind,
        tuple(each.one_of(FILTERS) for each in node["target"]["any_of"].items(least=1)) if kind == "land" else (),
        node["target"]["who"].one_of(("any", "another")) if kind == "spirit" else "",
    )
    return _range(node["range"]) if kind == "land" else None, target


def _range(node: Node) -> Range:
    return Range(
        node["origin"].one_of(("presence", "sacred_site")),
        tuple(steps.number(most=9) for steps in node["steps"].items(least=1)),
        _list(node, "terrains", lambda terrain: terrain.one_of(TERRAINS)),
        _list(node, "bonus", lambda bonus: Bonus(_condition(bonus["if"]), bonus["steps"].number(least=1, most=9))),
    )


def _card_elements(node: Node) -> Elements:
    """What a card gives: each element at most once, in the printed order."""
    given = [element.one_of(ELEMENTS) for element in node.items()]
    for place, element in enumerate(given):
        if element in given[:place]:
            raise node.wrong("twice", found=element)
    return tuple(given.count(element) for element in ELEMENTS)


def _needed(node: Node) -> Elements:
    for element in node.value:
        _one_key(node, element, ELEMENTS)
    return tuple(node[element].number(least=1, most=9) if element in node.value else 0 for element in ELEMENTS)


def _threshold(node: Node) -> Threshold:
    """S-7.6; both sides of a choice need no effect of their own."""
    elements, mode = node["elements"], node["mode"].one_of(MODES)
    condition = _maybe(node, "condition")
    return Threshold(
        elements=_all(elements.items(least=2), _needed) if isinstance(elements.value, list) else (_needed(elements),),
        mode=mode,
        effect=() if mode == "both" else _effect(node["effect"]),
        condition="" if condition is None else condition.one_of(("no_other_cards_in_play",)),
        needs=_maybe_condition(node, "needs"),
    )


def _innate(node: Node) -> Innate:
    range, target = _targeting(node)
    any_number = _maybe(node, "any_number")
    return Innate(
        id=node["id"].id(),
        names=_names(node),
        speed=node["speed"].one_of(SPEEDS),
        range=range,
        target=target,
        levels=_all(node["levels"].items(least=1), _threshold),
        general=_maybe_effect(node, "general"),
        use_cost=_maybe_effect(node, "use_cost"),
        any_number=any_number is not None and any_number.flag(),
    )


# ---- spirits --------------------------------------------------------------------------------------------------------


def _spirit(
    node: Node, ids: Mapping[str, Sequence[str]], numbers: Numbers, nodes: Mapping[str, Sequence[Node]]
) -> Spirit:
    setup = _all(node["setup"].items(least=1), _effect)
    tracks = _all(node["tracks"].items(least=2), _track)
    own = [card["id"].id() for card in nodes["powers"] if card.value.get("spirit") == node["id"].value]
    presence = sum(len(track.spaces) - (track.id in ("energy", "plays")) for track in tracks) + _placed(setup)
    if presence != numbers.presence:
        raise node["tracks"].wrong("range", found=presence, least=numbers.presence, most=numbers.presence)
    return Spirit(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        complexity=node["complexity"].one_of(("low", "moderate", "high", "very_high")),
        setup=setup,
        growth=_all(node["growth"].items(least=1), lambda growth: _growth(growth, [track.id for track in tracks])),
        tracks=tracks,
        innates=_own_innates(node, ids),
        special_rules=_all(node["special_rules"].items(), _special_rule),
        uniques=tuple(ids["powers"].index(card.one_of(own)) for card in node["uniques"].items(exactly=len(own))),
        progression=_list(node, "progression", lambda card: _place(card, ids["powers"])),
        aspects=tuple(
            place for place, aspect in enumerate(nodes["aspects"]) if aspect["spirit"].value == node["id"].value
        ),
    )


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
    cost, unlock = _maybe(node, "cost"), _maybe(node, "unlock")
    return GrowthOption(
        actions=_all(node["actions"].items(least=1), _effect),
        cost=0 if cost is None else cost.number(most=9),
        unlock="" if unlock is None else unlock.one_of(tracks),
        choice="" if unlock is None else node["choice"].one_of(("a", "b")),
    )


def _track(node: Node) -> Track:
    id = node["id"].one_of(("energy", "plays", "growth_1", "growth_2", "growth_3", "growth_4"))
    spaces = node["spaces"].items(least=1)
    if id in ("energy", "plays"):
        spaces[0][id].number(most=9)
    return Track(id, _all(spaces, _space))


def _space(node: Node) -> Space:
    def number(name: str) -> int | None:
        found = _maybe(node, name)
        return None if found is None else found.number(most=9)

    for name in node.value:
        _one_key(node, name, Space._fields)
    return Space(
        energy=number("energy"),
        plays=number("plays"),
        elements=_list(node, "elements", lambda element: element.one_of((*ELEMENTS, "any", "chosen"))),
        bonus_plays=number("bonus_plays") or 0,
        action=_maybe_effect(node, "action"),
        first_uncover=_maybe_effect(node, "first_uncover"),
        on_leave=_maybe_effect(node, "on_leave"),
    )


def _own_innates(node: Node, ids: Mapping[str, Sequence[str]]) -> tuple[int, ...]:
    return tuple(ids["innates"].index(innate["id"].id()) for innate in node["innates"].items())


def _special_rule(node: Node) -> SpecialRule:
    return SpecialRule(node["id"].id(), _names(node), _maybe_effect(node, "effect"))


def _aspect(node: Node, ids: Mapping[str, Sequence[str]], spirits: Sequence[Node]) -> Aspect:
    """S-2.1: it belongs to a spirit and may take the place of a rule or an innate power of its panel."""
    spirit = _place(node["spirit"], ids["spirits"])
    parts = [*spirits[spirit]["special_rules"].items(), *spirits[spirit]["innates"].items()]
    replaces = _maybe(node, "replaces")
    return Aspect(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        spirit=spirit,
        complexity=node["complexity"].one_of(("up", "down", "same")),
        replaces="" if replaces is None else replaces.one_of([part["id"].id() for part in parts]),
        setup=_all(node["setup"].items(), _effect),
        innates=_own_innates(node, ids),
        special_rules=_all(node["special_rules"].items(), _special_rule),
    )


# ---- the island's side ----------------------------------------------------------------------------------------------


def _invader_card(node: Node) -> InvaderCard:
    return InvaderCard(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        stage=node["stage"].number(least=STAGES[0], most=STAGES[-1]),
        match=tuple(each.one_of((*TERRAINS, "coastal")) for each in node["match"].items(least=1)),
        escalation=node["escalation"].flag(),
    )


def _fear_card(node: Node) -> FearCard:
    return FearCard(node["id"].id(), _names(node), _set(node), _all(node["effects"].items(exactly=3), _effect))


def _blight_card(node: Node) -> BlightCard:
    return BlightCard(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        back=node["back"].one_of(("blighted", "still_healthy")),
        blight=node["blight"].number(least=1, most=9),
        timing=node["timing"].one_of(BLIGHT_TIMINGS),
        effect=_effect(node["effect"]),
        without_events=node["without_events"].flag(),
    )


def _small_event(node: Node) -> SmallEvent:
    tokens = _list(node, "tokens", lambda token: token.one_of(TOKENS))
    return SmallEvent(node["id"].id(), _names(node), tokens, _effect(node["effect"]))


def _event(node: Node, ids: Mapping[str, Sequence[str]]) -> Event:
    kind = node["kind"].one_of(CASES)
    parts = _all(node["parts"].items(least=2), lambda part: _event_part(part, kind))
    if kind != "choice" and [case for part in parts for case in part.when] != list(CASES[kind]):
        raise node["parts"].wrong("cases", known=", ".join(CASES[kind]))
    return Event(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        kind=kind,
        chooser=node["chooser"].one_of(("players", "each_slow_card")) if kind == "choice" else "",
        parts=parts,
        token_event=_maybe_place(node, "token_event", ids["token_events"]),
        dahan_event=_maybe_place(node, "dahan_event", ids["dahan_events"]),
        adversary=_maybe_place(node, "adversary", ids["adversaries"]),
        not_with=_list(node, "not_with", lambda other: other.one_of((*ids["adversaries"], *ids["spirits"]))),
    )


def _event_part(node: Node, kind: str) -> EventPart:
    """S-14.3, S-14.6"""
    return EventPart(
        names=_names(node),
        when=() if kind == "choice" else tuple(case.one_of(CASES[kind]) for case in node["when"].items(least=1)),
        cost=_maybe_effect(node, "cost"),
        effect=_effect(node["effect"]),
        after=_maybe_effect(node, "after"),
    )


def _adversary(node: Node) -> Adversary:
    loss = _maybe(node, "loss")
    return Adversary(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        requires=_list(node, "requires", lambda need: need.one_of(("events", "tokens"))),
        escalation=_escalation(node["escalation"]),
        loss=None if loss is None else _loss(loss),
        levels=_all(node["levels"].items(exactly=7), _level),
    )


def _escalation(node: Node) -> Escalation:
    return Escalation(_names(node), node["timing"].one_of(ESCALATION_TIMINGS), _effect(node["effect"]))


def _loss(node: Node) -> Loss:
    return Loss(_names(node), _maybe_condition(node, "when"), _maybe_effect(node, "effect"))


def _level(node: Node) -> Level:
    return Level(
        names=_names(node),
        difficulty=node["difficulty"].number(most=20),
        fear=tuple(cards.number(least=1, most=9) for cards in node["fear"].items(exactly=3)),
        deck=_stages(node["deck"]),
        setup=_maybe_effect(node, "setup"),
        effect=_maybe_effect(node, "effect"),
    )


def _scenario(node: Node) -> Scenario:
    def ending(name: str) -> Ending | None:
        found = _maybe(node, name)
        return None if found is None else _ending(found)

    return Scenario(
        id=node["id"].id(),
        names=_names(node),
        set=_set(node),
        difficulty=node["difficulty"].number(most=20),
        setup=_all(node["setup"].items(), _effect),
        rules=_all(node["rules"].items(), _effect),
        victory=ending("victory"),
        loss=ending("loss"),
        sources=_list(
            node, "sources", lambda one: Source(_names(one), _effect(one["invaders"]), _effect(one["spirits"]))
        ),
    )


def _ending(node: Node) -> Ending:
    levels, rule = _maybe(node, "when_terror"), _maybe(node, "rule")
    return Ending(
        when=_maybe_condition(node, "when"),
        when_terror={} if levels is None else {level: _condition(levels[str(level)]) for level in _terror(levels)},
        rule="" if rule is None else rule.id(),
    )


def _terror(node: Node) -> list[int]:
    return [int(_one_key(node, level, ("1", "2", "3"))) for level in node.value]


# ---- names ----------------------------------------------------------------------------------------------------------

THINGS = {
    "boards": "board", "layouts": "layout", "invader_cards": "invader", "powers": "power", "spirits": "spirit",
    "aspects": "aspect", "fear_cards": "fear", "blight_cards": "blight", "token_events": "token_event",
    "dahan_events": "dahan_event", "events": "event", "adversaries": "adversary", "scenarios": "scenario",
}  # fmt: skip


def _titles(nodes: Mapping[str, Iterable[Node]], panels: Iterable[Node]) -> dict[str, dict[str, str]]:
    """What things are called, by thing and language."""
    things = [(f"{thing}:{node['id'].id()}", node) for name, thing in THINGS.items() for node in nodes[name]]
    for panel in panels:
        things += [(f"innate:{node['id'].id()}", node) for node in panel["innates"].items()]
        things += [(f"special_rule:{node['id'].id()}", node) for node in panel["special_rules"].items()]
    for foe in nodes["adversaries"]:
        things += _titles_of_foe(foe)
    return {thing: dict(_names(node)._asdict()) for thing, node in things}


def _titles_of_foe(foe: Node) -> Iterator[tuple[str, Node]]:
    """Everything on the panel of an adversary has a name of its own."""
    thing, loss = f"foe:{foe['id'].id()}", _maybe(foe, "loss")
    yield f"{thing}-escalation", foe["escalation"]
    yield from [(f"{thing}-loss", loss)] if loss is not None else []
    yield from ((f"{thing}-level{number}", level) for number, level in enumerate(foe["levels"].items()))
