"""The table as a text terminal shows it: the island, the invaders, the spirits, and the own panel with its cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from tuath.core.message import Message, say
from tuath.core.question import bits_of, members
from tuath.core.scene import Block, Cell, Drawing, Look, Remark, Sheet
from tuath.games.spirit_island.material.board_layout import FIRST_BOARD
from tuath.games.spirit_island.material.geometry import OCEAN, TERRAINS, Island, Land, Slot, number_of
from tuath.games.spirit_island.material.material import (
    COMPLEXITIES,
    Elements,
    GrowthOption,
    Innate,
    Power,
    Printed,
    Space,
    Spirit,
    Threshold,
    of_sets,
)
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.shown.chart import island_chart
from tuath.games.spirit_island.shown.picture import (
    ASCII,
    TOKENS_SHOWN,
    UNICODE,
    View,
    ground,
    island_picture,
    presence_signs,
)
from tuath.games.spirit_island.state.names import SOURCES, growth_id
from tuath.games.spirit_island.state.queries.queries import Changed, island_of
from tuath.games.spirit_island.state.standing.panel import energy_at_once

NOTHING: Cell = ("–",)
STAGE_NUMERALS = ("I", "II", "III")
ROLES = ("leading", "supporting")  # of two adversaries: S-20.5


def scene(printed: Printed, view: View, marks: Mapping[str, str], look: Look) -> Iterator[Block]:
    """Everything a player needs to decide, the island first."""
    letters = {each: look.name(f"letter:{each}") for each in (*TERRAINS, OCEAN, *ELEMENTS)}
    drawn = island_picture(printed, view, marks, letters, look)
    if drawn is not None:
        yield Drawing(drawn)
    elif view["lands"] and look.height is not None:
        yield Drawing(island_chart(view, grounds_around(printed, view), marks, letters, look))
    yield from foe_blocks(printed, view)
    if not view["lands"]:
        yield free_spirits(printed, view)
        return
    own = own_panel(view, look)
    yield from course(view)
    yield from event_blocks(printed, view)
    yield from map(Remark, bill_texts(view))
    yield invader_sheet(view)
    yield lands(printed, view, own["start"] if own is not None and drawn is not None else None, look)
    yield spirit_sheet(view, look)
    if own is not None:
        yield from panel_blocks(printed, own, view, look)


def own_panel(view: View, look: Look) -> View | None:
    """Of whoever looks; of the only spirit there is, also for spectators."""
    seat = 0 if len(view["spirits"]) == 1 else look.seat
    return None if seat is None else view["spirits"][seat]


# ---- before the first turn, and against whom ------------------------------------------------------------------------


def foe_blocks(printed: Printed, view: View) -> Iterator[Block]:
    """S-18.1, S-19.1, S-20.3, S-20.5, S-21.1: adversaries, scenario and extra board, and what they change."""
    met, scenario = view["adversaries"], view["scenario"]
    for place, foe in enumerate(met):
        yield from adversary(printed, foe["id"], foe["level"], ROLES[place] if len(met) > 1 else "adversary")
    if scenario is not None:
        yield Remark(say("spirit_island-sheet-scenario", scenario=f"scenario:{scenario}"))
        yield Remark(say(f"spirit_island-text-{scenario}"))
    if view["wave"] is not None:
        yield Remark(say("spirit_island-sheet-wave", half=view["wave"]["half"]))
    if view["extra_board"] is not None:
        yield Remark(say("spirit_island-sheet-extra-board", board=f"board:{view['extra_board']}"))
    if view["difficulty"]:
        yield Remark(say("spirit_island-sheet-difficulty", number=view["difficulty"]))


def adversary(printed: Printed, id: str, level: int, role: str) -> Iterator[Block]:
    """S-18.1: its escalation, how it wins, and what each of its levels adds; S-20.5: whether it leads or supports."""
    found = printed.adversaries[printed.adversary_index[id]]
    parts = ["escalation", *(["loss"] if found.loss is not None else [])]
    parts += [f"level{place}" for place, each in enumerate(found.levels[: level + 1]) if each.setup or each.effect]
    yield Remark(say(f"spirit_island-sheet-{role}", adversary=f"adversary:{id}", level=level))
    yield from (Remark(say(f"spirit_island-text-{id}-{part}")) for part in parts)


def free_spirits(printed: Printed, view: View) -> Sheet:
    """S-2.1, S-19.10: who can still be chosen, and what they are like."""
    taken = {each["id"] for each in view["spirits"]}
    before = set(view["wave"]["spirits"]) if view["wave"] is not None else set()
    there = [spirit for spirit in of_sets(printed.spirits, tuple(view["sets"])) if spirit.id not in view["left_out"]]
    free = [spirit for spirit in there if spirit.id not in taken]
    free = [spirit for spirit in free if spirit.id not in before] or free
    rows: list[list[Cell]] = [
        [
            (f"spirit:{spirit.id}",),
            (say(f"spirit_island-complexity-{spirit.complexity}"),),
            (how_it_plays(spirit.id),),
        ]
        for spirit in sorted(free, key=lambda spirit: COMPLEXITIES.index(spirit.complexity))
    ]
    names = headings("spirit", "complexity", "how")
    return Sheet(say("spirit_island-sheet-free"), names, rows)


def how_it_plays(id: str) -> Message:
    """Three sentences: what the spirit does, how, and what is hard."""
    return say("spirit_island-sheet-how-it-plays", does=f"how:{id}-1", way=f"how:{id}-2", hard=f"how:{id}-3")


# ---- the course of the game -----------------------------------------------------------------------------------------


def wave_blocks(view: View) -> Iterator[Block]:
    """S-19.10: what a first game has left beside the island for the second."""
    wave = view["wave"]
    if wave is not None and wave["blight"]:
        yield Remark(say("spirit_island-sheet-blight-beside", number=wave["blight"]))
    for card in wave["set_aside"] if wave is not None else ():
        yield Remark(say("spirit_island-sheet-set-aside", power=f"power:{card}"))


def course(view: View) -> Iterator[Block]:
    """S-3.1, S-10, S-11: turn, phase, fear and blight."""
    fear, blight = view["fear"], view["blight"]
    yield Remark(say("spirit_island-sheet-course", turn=view["turn"], phase=f"phase:{view['phase']}"))
    yield Remark(fear_text(fear))
    for place, face in enumerate(fear["faces"], 1):
        if face is not None:
            yield Remark(say("spirit_island-sheet-face", place=place, fear_card=f"fear_card:{face}"))
    yield Remark(say("spirit_island-sheet-goal", level=fear["level"]))
    turned, healthy = int(blight["card"] is not None), int(blight["healthy"])
    card = f"blight_card:{blight['card']}"
    yield Remark(say("spirit_island-sheet-blight", healthy=healthy, left=blight["left"], turned=turned, card=card))
    if turned:
        yield Remark(say(f"spirit_island-text-{blight['card']}"))
    invaders = view["invaders"]
    if invaders["commands"] or invaders["commands_laid"]:
        yield Remark(
            say("spirit_island-sheet-commands", number=invaders["commands"], left=len(invaders["commands_laid"]))
        )
        yield Remark(say("spirit_island-text-command_the_beasts"))
    for name, number in view["panel"].items():
        if number:
            yield Remark(say(f"spirit_island-sheet-panel-{name}", number=number))
    yield from wave_blocks(view)
    for source in view["sources"]:
        found = {"number": source["number"], "source": f"source:{source['id']}", "finder": source["finder"]}
        yield Remark(say("spirit_island-sheet-source", **found))
    yield from map(Remark, corner_texts(view))
    yield from map(Remark, (*deck_texts(view), *loss_texts(view)))


def deck_texts(view: View) -> Iterator[Message]:
    """S-8.19, S-18.12: what lies between the cards of the invader deck and of the fear deck."""
    for above in view["invaders"]["reminders"]:
        yield say("spirit_island-sheet-reminder", number=above)
    for card in view["invaders"]["hidden"]:
        yield say("spirit_island-sheet-hidden", stage=card["stage"], number=card["above"])


def loss_texts(view: View) -> Iterator[Message]:
    """S-17.4, S-18.1: how near a loss by adversary or scenario is, and the ravage that brings it nearest."""
    grounds = {land["id"]: land["ground"] for land in view["lands"]}
    for loss in view["losses"]:
        numbers = {name: loss[name] for name in ("have", "limit", "left")}
        yield say(f"spirit_island-sheet-loss-{loss['what']}", **numbers)
        if loss["damage"] and view["ravages"]:
            worst = max(view["ravages"], key=lambda each: each["damage"])
            of = {"ground": grounds[worst["land"]], "damage": worst["damage"], "limit": loss["damage"]}
            yield say("spirit_island-sheet-loss-ravage", **of)


def event_blocks(printed: Printed, view: View) -> Iterator[Block]:
    """S-14: the event that lies open with all it says, how it stands with each part, and what is known of the deck."""
    event, deck = view["event"], view["event_deck"]
    if event is not None:
        small = [kind for kind in ("token", "dahan") if event[f"{kind}_event"] is not None]
        is_choice = printed.events[printed.event_index[event["card"]]].kind == "choice"
        rows = [event_row(event, place, is_choice) for place in range(len(event["parts"]))]
        rows += [small_event_row(event, kind) for kind in small]
        title = say("spirit_island-sheet-event", event=f"event:{event['card']}")
        yield Sheet(title, headings("event-state", "event-text"), rows)
    if deck is not None:
        yield Remark(say("spirit_island-sheet-events", left=deck["left"], discarded=len(deck["discarded"])))
        if deck["mixed"]:
            yield Remark(say("spirit_island-sheet-events-mixed", number=deck["mixed"]))
        for place, face in enumerate(deck["faces"], 1):
            if face is not None:
                yield Remark(say("spirit_island-sheet-event-face", place=place, event=f"event:{face}"))


def bill_texts(view: View) -> Iterator[Message]:
    """S-14.6: what is paid together, what aids, and what each spirit would give of it."""
    bill = view["bill"]
    if bill is None:
        return
    aid = {} if bill["aid"] is None else {"element": f"element:{bill['aid']}"}
    numbers = {name: bill[name] for name in ("cost", "aided", "due")}
    yield say("spirit_island-sheet-bill", **numbers, by=len(aid), **aid)
    for each, share in zip(view["spirits"], bill["shares"], strict=True):
        of = {name: share[name] for name in ("energy", "given", "cards")}
        seat, agreed = f"seat:p{each['seat'] + 1}", int(share["agreed"])
        yield say("spirit_island-sheet-bill-of", seat=seat, have=each["energy"], agreed=agreed, **of)


def event_row(event: View, place: int, is_choice: bool) -> list[Cell]:
    part = event["parts"][place]
    cells: list[str | Message] = [say(f"spirit_island-sheet-event-{event_mark(event, place, is_choice)}")]
    if part["cost"]:
        aid = {} if part["aid"] is None else {"element": f"element:{part['aid']}"}
        cells.append(say("spirit_island-sheet-event-cost", cost=part["cost"], aided=part["aided"], by=len(aid), **aid))
    return [cells, (say(f"spirit_island-text-{part['id']}"),)]


def event_mark(event: View, place: int, is_choice: bool) -> str:
    """S-14.3, S-14.13: whether it is carried out or was, applies or not, can be chosen or not be paid."""
    is_over = event["doing"] in ("token", "dahan")
    if event["part"] is not None:
        return "no" if event["part"] != place else "done" if is_over else "now"
    if is_over:
        return "done"  # S-14.6: a choice for each card
    if event["parts"][place]["open"]:
        return "choice" if is_choice else "open"
    return "dear" if is_choice else "no"


def small_event_row(event: View, kind: str) -> list[Cell]:
    """S-14.2: they come after the main event, the Dahan at last."""
    order = ("main", "token", "dahan")
    under = -1 if event["doing"] is None else order.index(event["doing"])
    mark = "now" if event["doing"] == kind else "later" if under < order.index(kind) else "done"
    id = event[f"{kind}_event"]
    text = say("spirit_island-sheet-small-event", name=f"{kind}_event:{id}")
    return [(say(f"spirit_island-sheet-event-{mark}"),), (text, say(f"spirit_island-text-{id}"))]


def corner_texts(view: View) -> Iterator[Message]:
    """S-19.7: each element on a corner, with the lands that meet there."""
    for corner in view["corners"]:
        met = " ".join(ground(view, land) for land in corner["lands"])
        yield say("spirit_island-sheet-corner", element=f"element:{corner['element']}", text=met)


def fear_text(fear: View) -> Message:
    """S-11.1, S-11.2, S-19.1: the terror level, how far the fear has come, and what raises the level."""
    first, second, third = fear["deck"]
    return say(
        "spirit_island-sheet-fear",
        level=fear["level"],
        shown=fear["shown"],
        pool=fear["pool"],
        ritual=int(fear["by_ritual"]),
        first=first,
        second=second,
        third=third,
        earned=fear["earned"],
    )


def invader_sheet(view: View) -> Sheet:
    """S-8.3: the cards on the action spaces, and what they are about to do as things stand."""
    grounds = {land["id"]: land["ground"] for land in view["lands"]}
    ravages = [
        say(
            "spirit_island-sheet-ravage-of",
            ground=grounds[each["land"]],
            damage=each["damage"],
            blighted=int(each["blight"]) + int(each["cascade"]),
            lost=each["lost"],
            answer=each["answer"],
        )
        for each in view["ravages"]
    ]
    builds = [
        say("spirit_island-sheet-build-of", ground=grounds[land], piece=f"figure:{kind}")
        for land, kind in view["builds"].items()
    ]
    deck = view["invaders"]["deck"]
    rest = " ".join(STAGE_NUMERALS[stage - 1] for stage in deck)
    left = say("spirit_island-sheet-deck-left", number=len(deck))
    rows: list[list[Cell]] = [
        *step_rows(view, "ravage", [(each,) for each in ravages]),
        *step_rows(view, "build", [builds] if builds else []),
        *step_rows(view, "explore", []),
        *(step_rows(view, "extra_build", []) if view["invaders"]["extra_build"] else ()),
        [(say("spirit_island-sheet-deck"),), (left,), (rest,) if rest else NOTHING],
    ]
    return Sheet(say("spirit_island-sheet-invaders"), headings("step", "card", "coming"), rows)


def step_rows(view: View, step: str, coming: Sequence[Cell]) -> Iterator[list[Cell]]:
    """The cards of a step, and line by line what they bring."""
    first, *others = coming or (NOTHING,)
    cards: Cell = [f"invader_card:{card}" for card in view["invaders"][step]] or NOTHING
    yield [(say(f"spirit_island-sheet-{step}"),), cards, first]
    yield from ([("",), ("",), each] for each in others)


def headings(*names: str) -> list[Message]:
    return [say(f"spirit_island-sheet-{name}") for name in names]


# ---- the island -----------------------------------------------------------------------------------------------------


def lands(printed: Printed, view: View, board: int | None, look: Look) -> Sheet:
    """Each land with everything in it and its neighbours; beside a picture those of the own board are enough."""
    where = island_seen(printed, view)
    rows = [
        land_row(view, land, where.adjacent[Land(place)], look)
        for place, land in enumerate(view["lands"])
        if board in (None, land["place"]) and is_told_of(land)
    ]
    return Sheet(
        say("spirit_island-sheet-lands"),
        headings("land", "terrain", "pieces", "presence", "tokens", "neighbours"),
        rows,
    )


def island_seen(printed: Printed, view: View) -> Island:
    """S-22.8, S-22.10, S-22.11: the boards as they lie, without those that are gone, with lands that are one."""
    sunk = bits_of({land["place"] for land in view["lands"] if land["gone"]})
    frozen = bits_of(place for place, land in enumerate(view["lands"]) if land["frozen"])
    numbers = {land["id"]: place for place, land in enumerate(view["lands"])}
    joined = [(numbers[land["joined"]], numbers[land["id"]]) for land in view["lands"] if land["joined"] is not None]
    layout = printed.layout_index[view["layout"] or FIRST_BOARD]
    later = tuple(Slot(*slot) for slot in view["slots"][len(printed.layouts[layout].slots) :])
    boards = tuple(printed.board_index[id] for id in view["boards"])
    return island_of(printed, boards, layout, Changed(sunk, frozen, later, tuple(joined)))


def grounds_around(printed: Printed, view: View) -> dict[str, list[str]]:
    """What is printed on the lands around each land."""
    adjacent = island_seen(printed, view).adjacent
    return {
        land["id"]: [view["lands"][near]["ground"] for near in members(adjacent[Land(place)]) if number_of(Land(near))]
        for place, land in enumerate(view["lands"])
    }


def is_told_of(land: View) -> bool:
    """S-4.4: lands that are there, and oceans in which there is something."""
    return not land["gone"] and land["joined"] is None and (land["terrain"] != OCEAN or is_used(land))


def is_used(land: View) -> bool:
    return bool(land["pieces"] or any(land["presence"]))


def land_row(view: View, land: View, near: int, look: Look) -> list[Cell]:
    coast = (say("spirit_island-sheet-coast"),) if land["coastal"] else ()
    beside = " ".join(view["lands"][place]["ground"] for place in members(near) if number_of(Land(place)))
    return [
        (land["ground"],),
        (f"terrain:{land['terrain']}", *coast),
        [piece_text(each) for each in land["pieces"]] or NOTHING,
        presence_signs(land, UNICODE if look.unicode else ASCII) or NOTHING,
        list(token_texts(land)) or NOTHING,
        (beside,),
    ]


def piece_text(each: View) -> Message:
    return say(
        "spirit_island-sheet-some-pieces",
        number=each["count"],
        kind=each["kind"],
        damage=each["damage"],
        strife=each["strife"],
    )


def token_texts(land: View) -> Iterator[Message]:
    for token in ("blight", *TOKENS_SHOWN, "defend"):
        if land[token]:
            yield say(f"spirit_island-sheet-some-{token}", number=land[token])
    for face in land["faces"]:
        yield say("spirit_island-sheet-marker-face", number=face)
    if land["isolated"]:
        yield say("spirit_island-sheet-isolated")
    if land["frozen"]:
        yield say("spirit_island-sheet-frozen")


# ---- the spirits ----------------------------------------------------------------------------------------------------


def spirit_sheet(view: View, look: Look) -> Sheet:
    """A line each; whoever has no panel below is told there what lies on it."""
    grounds, own = {land["id"]: land["ground"] for land in view["lands"]}, own_panel(view, look)
    rows = [
        spirit_row(each, look, [] if own is not None and own["seat"] == each["seat"] else kept_shortly(each, grounds))
        for each in view["spirits"]
    ]
    columns = headings("number", "spirit", "energy", "plays", "elements", "cards", "where")
    styles = [f"seat{each['seat']}" for each in view["spirits"]]
    return Sheet(say("spirit_island-sheet-spirits"), columns, rows, styles)


def spirit_row(each: View, look: Look, kept: Iterable[Message]) -> list[Cell]:
    ready = (say("spirit_island-sheet-ready"),) if each["ready"] else ()
    return [
        (str(each["seat"] + 1),),
        (f"seat:p{each['seat'] + 1}", *ready),
        (say("spirit_island-sheet-energy-of", energy=each["energy"], income=each["income"]),),
        (say("spirit_island-sheet-plays-of", left=each["plays"], plays=each["card_plays"]),),
        (some_elements(each["elements"].items(), look) or "–", *prepared_text(each, look)),
        (f"{len(each['hand'])}/{len(each['played'])}/{len(each['discard'])}",),
        (say("spirit_island-sheet-presence-of", lands=each["lands"], destroyed=each["destroyed"]), *kept),
    ]


def kept_shortly(each: View, grounds: Mapping[str, str]) -> Iterator[Message]:
    """S-22.3, S-22.14, S-22.17: its aspect, time, open cards, the drowned, and the damage where its presence falls."""
    if each["aspect"] is not None:
        yield say("spirit_island-sheet-aspect", aspect=f"aspect:{each['aspect']}")
    for name, number in (("time", each["time"]), ("days", len(each["days"])), ("drowned", each["drowned"])):
        if number:
            yield say(f"spirit_island-sheet-{name}-of", number=number)
    if each["collapses"]:
        harm = ", ".join(f"{grounds[fall['land']]} {fall['damage']}" for fall in each["collapses"])
        yield say("spirit_island-sheet-collapse-of", text=harm)


def prepared_text(each: View, look: Look) -> tuple[Message, ...]:
    """S-22.21: element markers on its panel, if there are any."""
    found = some_elements(each["prepared"].items(), look)
    return (say("spirit_island-sheet-prepared", text=found),) if found else ()


def some_elements(counts: Iterable[tuple[str, int]], look: Look) -> str:
    return ", ".join(f"{number} {look.name(f'element:{element}')}" for element, number in counts if number > 0)


# ---- the own panel --------------------------------------------------------------------------------------------------


def panel_blocks(printed: Printed, own: View, view: View, look: Look) -> Iterator[Block]:
    """S-5, S-6: tracks, innate powers, and the cards that matter in this phase with what they do."""
    phase, grounds = view["phase"], {land["id"]: land["ground"] for land in view["lands"]}
    yield tracks(printed, own, look)
    if any(option.unlock for _, option in ways_of(printed, own)):
        yield growth_sheet(printed, own)
    yield innates(printed, own, look)
    yield special_rule_sheet(printed, own)
    if own["collapses"]:
        yield collapse_sheet(own, grounds)
    if own["played"]:
        yield card_sheet(printed, "in-play", own["played"], own["used"])
    if phase == "spirit" and own["hand"]:
        yield card_sheet(printed, "hand", own["hand"])
    elif own["hand"]:
        yield card_names("hand", own["hand"], look)
    if own["discard"]:
        yield card_names("discard", own["discard"], look)
    if own["days"]:
        yield card_sheet(printed, "days", own["days"]) if phase == "spirit" else card_names("days", own["days"], look)
    yield from map(Remark, kept_texts(printed, own))


def kept_texts(printed: Printed, own: View) -> Iterator[Message]:
    """What lies on its panel or beside it: time, the drowned, an aspect, elements chosen for good."""
    if own["time"]:
        yield say("spirit_island-sheet-time", number=own["time"])
    if own["drowned"]:
        yield say("spirit_island-sheet-drowned", number=own["drowned"])
    if own["aspect"] is not None:
        yield say("spirit_island-sheet-aspect", aspect=f"aspect:{own['aspect']}")
    for place, element in own["marked"].items():
        yield marked_text(printed, own, place, element)


def special_rule_sheet(printed: Printed, own: View) -> Sheet:
    rows: list[list[Cell]] = [[(f"special_rule:{id}",), (say(f"spirit_island-text-{id}"),)] for id in own["rules"]]
    return Sheet(say("spirit_island-sheet-rules"), headings("rule", "text"), rows)


def collapse_sheet(own: View, grounds: Mapping[str, str]) -> Sheet:
    """S-22.14: by land, what invaders and Dahan take if all its presence there is destroyed."""
    rows: list[list[Cell]] = [
        [
            (grounds[each["land"]],),
            (str(each["presence"]),),
            (say("spirit_island-sheet-collapse-invaders", damage=each["damage"], lost=each["lost"]),),
            (say("spirit_island-sheet-collapse-dahan", damage=each["dahan_damage"], lost=each["dahan_lost"]),),
            (f"+{each['farther']}",) if each["farther"] else NOTHING,
        ]
        for each in own["collapses"]
    ]
    names = headings("land", "presence", "collapse-to-invaders", "collapse-to-dahan", "range")
    return Sheet(say("spirit_island-sheet-collapse"), names, rows)


def tracks(printed: Printed, own: View, look: Look) -> Sheet:
    """S-5.4 to S-5.7: what is uncovered, and what comes next."""
    rows: list[list[Cell]] = []
    for place, track in enumerate(printed_panel(printed, own).tracks):
        spaces = [space_text(space, look) for space in track.spaces]
        if any(option.unlock == track.id for _, option in ways_of(printed, own)):
            spaces[-1] = f"{spaces[-1]}+{look.name('track:growth')}".removeprefix("–+")
        open_ones = len(spaces) - own["tracks"][place]["covered"]
        text = "  ".join((*spaces[:open_ones], "|", *spaces[open_ones:]))
        rows.append([(f"source:{SOURCES[place]}",), (text,)])
    return Sheet(say("spirit_island-sheet-tracks"), headings("track", "spaces"), rows)


def space_text(space: Space, look: Look) -> str:
    """The number of a space, its elements, and whether it has an action."""
    number = space.energy if space.energy is not None else space.plays
    parts = [str(number)] if number is not None else []
    parts += [look.name(f"{'element' if each in ELEMENTS else 'track'}:{each}") for each in space.elements]
    if space.action:
        parts.append(look.name("track:action"))
    if space.bonus_plays:
        parts.append(f"{space.bonus_plays} {look.name('track:more-plays')}")
    if number := energy_at_once(space):
        parts.append(f"{number} {look.name('track:energy')}")
    return "+".join(parts) or "–"


def marked_text(printed: Printed, own: View, space: str, element: str) -> Message:
    """S-22.16: which space of which track gives the element that was chosen for it; counted from the left."""
    track, _, place = space.rpartition("-")
    ids = [each.id for each in printed_panel(printed, own).tracks]
    return say(
        "spirit_island-sheet-marked",
        source=f"source:{SOURCES[ids.index(track)]}",
        place=int(place) + 1,
        element=f"element:{element}",
    )


def printed_panel(printed: Printed, own: View) -> Spirit:
    return printed.spirits[printed.spirit_index[own["id"]]]


def ways_of(printed: Printed, own: View) -> Iterator[tuple[str, GrowthOption]]:
    """Every option of growth on its panel by name."""
    panel = printed_panel(printed, own)
    for section, growth in enumerate(panel.growth):
        yield from ((growth_id(panel, section, place), each) for place, each in enumerate(growth.options))


def growth_sheet(printed: Printed, own: View) -> Sheet:
    """S-22.16: what is open, what a track still opens, and what was given up for another."""
    picks = sum(growth.pick for growth in printed_panel(printed, own).growth)
    taken = {own["growing"]["ways"][place] for place in own["growing"]["taken"]}
    rows: list[list[Cell]] = [
        [(way_state(own, id, option, taken),), (f"alternative:{id}",)] for id, option in ways_of(printed, own)
    ]
    return Sheet(say("spirit_island-sheet-growth", number=picks), headings("way-state", "text"), rows)


def way_state(own: View, id: str, option: GrowthOption, taken: Collection[str]) -> Message:
    if id not in own["shut"]:
        return say(f"spirit_island-sheet-way-{'taken' if id in taken else 'open'}")
    place = [track["id"] for track in own["tracks"]].index(option.unlock)
    if not own["tracks"][place]["covered"]:
        return say("spirit_island-sheet-way-closed")
    return say("spirit_island-sheet-way-locked", source=f"source:{SOURCES[place]}")


def innates(printed: Printed, own: View, look: Look) -> Sheet:
    """S-7.7: every level, whether it is reached, and which elements are missing."""
    rows: list[list[Cell]] = []
    for shown in own["innates"]:
        rows += innate_rows(printed.innates[printed.innate_index[shown["id"]]], shown, own, look)
    return Sheet(say("spirit_island-sheet-innates"), headings("power", "text"), rows)


def innate_rows(innate: Innate, shown: View, own: View, look: Look) -> Iterator[list[Cell]]:
    used = (say("spirit_island-sheet-used"),) if shown["used"] else ()
    speed = say(f"spirit_island-sheet-speed-{innate.speed}")
    before = 2 if innate.general else 1
    texts = [say(f"spirit_island-text-{innate.id}-{line + 1}") for line in range(before + len(innate.levels))]
    yield [(f"use:{innate.id}", speed, *used), texts[:before]]
    for level, met, text in zip(innate.levels, shown["levels"], texts[before:], strict=True):
        state = say("spirit_island-sheet-met") if met else missing(level, own, look)
        yield [(state,), (text,)]


def missing(level: Threshold, own: View, look: Look) -> Message:
    """The fewest elements with which the level would be reached."""
    lacks = [lack(wanted, list(own["elements"].values())) for wanted in level.elements]
    fewest = min(lacks, key=sum)
    return say("spirit_island-sheet-missing", text=some_elements(zip(ELEMENTS, fewest, strict=True), look))


def lack(wanted: Elements, have: Sequence[int]) -> list[int]:
    return [max(0, need - own) for need, own in zip(wanted, have, strict=True)]


def card_sheet(printed: Printed, title: str, ids: Sequence[str], used: Sequence[str] = ()) -> Sheet:
    """Cards with their cost, speed and elements, and with what they do."""
    rows: list[list[Cell]] = []
    for id in ids:
        spent = (say("spirit_island-sheet-used"),) if id in used else ()
        card = printed.powers[printed.power_index[id]]
        rows.append([(f"power:{id}", *spent), (card_text(card), say(f"spirit_island-text-{id}"))])
    return Sheet(say(f"spirit_island-sheet-{title}"), headings("card", "text"), rows)


def card_text(card: Power) -> Message:
    return say(
        "spirit_island-card-as-it-is",
        cost=card.cost,
        fast=int(card.speed == "fast"),
        any=0,
        **dict(zip(ELEMENTS, card.elements, strict=True)),
    )


def card_names(title: str, ids: Sequence[str], look: Look) -> Remark:
    names = ", ".join(look.name(f"power:{id}") for id in ids)
    return Remark(say(f"spirit_island-sheet-{title}-names", cards=names))
