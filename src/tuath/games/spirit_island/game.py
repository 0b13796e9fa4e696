"""Spirit Island as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, reduce
from operator import or_
from random import Random
from typing import Any, ClassVar

from tuath.core.drawing.shapes import Pen, Picture
from tuath.core.ending import Ending, Measure
from tuath.core.game import Answer, Feat, FirstTable, Here, Need, Option, Result, Setup, View
from tuath.core.goals import Aim
from tuath.core.message import Message, Refused, say
from tuath.core.notation import Line, Word, expressions
from tuath.core.notes import Notes
from tuath.core.parts import Part
from tuath.core.position import Position
from tuath.core.printed import PrintedGame
from tuath.core.question import Decision, Question, Seat, bits_of
from tuath.core.scene import Block, Look
from tuath.core.table import Rule, Table
from tuath.games.spirit_island.bot.odds import odds
from tuath.games.spirit_island.bot.reasons import REASONS, parts
from tuath.games.spirit_island.bot.traits import traits
from tuath.games.spirit_island.bot.worth import worth
from tuath.games.spirit_island.foes.scenarios import advice
from tuath.games.spirit_island.material.material import (
    FEWER_RULES,
    JAGGED_EARTH,
    MATERIAL,
    Printed,
    of_material,
    of_sets,
)
from tuath.games.spirit_island.rules import rules_of
from tuath.games.spirit_island.shown.details import details
from tuath.games.spirit_island.shown.goals import FACTS, fact, is_line, worth_a_puzzle
from tuath.games.spirit_island.shown.observing import observe
from tuath.games.spirit_island.shown.picture import legend
from tuath.games.spirit_island.shown.reckoning import ending, lost_in, measure
from tuath.games.spirit_island.shown.scene import scene
from tuath.games.spirit_island.shown.seen import SpiritIslandView
from tuath.games.spirit_island.shown.statistics import statistics
from tuath.games.spirit_island.shown.terms import TERMS, explain_here
from tuath.games.spirit_island.shown.view import called, view
from tuath.games.spirit_island.state.course import COURSE
from tuath.games.spirit_island.state.names import OFFERED, domains, lines
from tuath.games.spirit_island.state.queries.distance import distance
from tuath.games.spirit_island.state.queries.forecast import changes_nothing
from tuath.games.spirit_island.state.queries.legality import no_variant
from tuath.games.spirit_island.state.queries.queries import (
    BLIGHT_GONE,
    EXPANSIONS,
    INVADERS_GONE,
    PRESENCE_GONE,
    TIME,
    cards_beside,
    counter,
    has_events,
    in_use,
    seats,
    spirit,
)
from tuath.games.spirit_island.state.questions import ELEMENT, GROWTH, NEXT_LAND, OWN_SHARE, PLAY, QUESTIONS, TRACK_ICON
from tuath.games.spirit_island.state.scoring import against, difficulty, difficulty_of, score
from tuath.games.spirit_island.state.shares import share_expected
from tuath.games.spirit_island.state.standing.thieves import all_in_game
from tuath.games.spirit_island.state.standing.wave import TURNS_BEFORE, all_lent, set_aside
from tuath.games.spirit_island.state.state import (
    NO_CARD,
    NO_EXPANSION,
    NO_FOE,
    NONE,
    ON,
    SETUP,
    Growing,
    Options,
    State,
)
from tuath.games.spirit_island.turn.beginning import waiting_state
from tuath.games.spirit_island.turn.preview import cards_by_level, decks_to_come, stages_in_words
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.setup import event_deck
from tuath.games.spirit_island.verbs.cards import progression

ENDINGS = ("victory", "blight", "presence", "time", "adversary", "scenario")
ADVERSARY_LEVELS = 7  # of every adversary: S-18.1
EXPANDED = [name for name in EXPANSIONS if name != NO_EXPANSION]


class SpiritIsland(PrintedGame[State, Printed, Options]):
    """By the rules of Jagged Earth, with any of the expansions: one to six spirits together against the invaders."""

    key = "spirit_island"
    version = 6
    seats = range(1, 7)
    questions = QUESTIONS
    hides = False
    round_plan = (GROWTH, PLAY)
    waits = True  # events, fear cards and what is explored come whatever one does
    planned, meant = "land", "use"
    keeps = ("spirit", "aspect")
    kinds: ClassVar[Mapping[str, str]] = {
        "seat": "seat", "other": "seat", "land": "land", "target": "land", "focus": "land", "piece": "figure",
        "new": "figure", "mover": "figure",
        "power": "power", "use": "use", "invader_card": "invader_card", "fear_card": "fear_card",
        "blight_card": "blight_card", "event": "event", "event_part": "event_part", "token_event": "token_event",
        "dahan_event": "dahan_event", "spirit": "spirit", "element": "element", "cause": "cause", "doing": "doing",
        "aspect": "aspect", "alternative": "alternative", "adversary": "adversary", "scenario": "scenario",
        "drawn_terrain": "terrain", "wanted": "filter", "or_wanted": "filter",
        "board": "board", "beside": "board", "third": "board", "fourth": "board",
    }  # fmt: skip
    course = COURSE
    terms = TERMS
    reasons = REASONS
    facts = FACTS
    endings = ENDINGS
    named: ClassVar[Mapping[str, str]] = {
        "spirit_island-either": "alternative", "spirit_island-choice": "event_part",
        "spirit_island-growth-action": "alternative", "spirit_island-unlock": "alternative",
    }  # fmt: skip
    on_board = ("land", "land_or_stop")
    spoken = ("laying", "ground")
    state_type = State
    options_type = Options

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed, domains(printed))
        foes, levels = offered(printed.adversaries), tuple(str(level) for level in range(ADVERSARY_LEVELS))
        of_foes = where_they_are(printed, "adversaries")
        of_jagged_earth = tuple(name for name, sets in EXPANSIONS.items() if JAGGED_EARTH in sets)
        self.options = (
            Option("expansions", tuple(EXPANSIONS), "S-2.16", before=NO_EXPANSION),
            Option(
                "material",
                MATERIAL,
                "S-2.16",
                needs=tuple(Need(rules, "expansions", of_jagged_earth) for rules in FEWER_RULES),
            ),
            Option("events", (ON, "off"), "S-20.6", needs=(Need("off", "expansions", tuple(EXPANDED)),)),
            Option("spirit", ("choose", *offered(printed.spirits)), "S-2.1", needs=where_they_are(printed, "spirits")),
            Option("boards", ("random", "choose"), "S-2.8"),
            Option("layout", ("standard", "choose", "free"), "S-4.8"),
            Option("extra_board", ("off", ON), "S-20.3"),
            Option("adversary", (NO_FOE, *foes), "S-18.1", needs=of_foes),
            Option("level", levels, "S-18.1", needs=only_against("adversary", levels, foes)),
            Option("second_adversary", (NO_FOE, *foes), "S-20.5", needs=(*of_foes, *another_leads(foes))),
            Option("second_level", levels, "S-20.5", needs=only_against("second_adversary", levels, foes)),
            Option(
                "scenario",
                (NO_FOE, *offered(printed.scenarios)),
                "S-19.1",
                needs=where_they_are(printed, "scenarios"),
            ),
            Option("progression", ("off", ON), "S-6.8"),
            Option("blight_setup_plus_one", (ON, "off"), "S-2.5"),
            Option("questions", ("fewest", "needed", "all"), "S-8.5", before="all"),
        )

    def complete(self, seats: int, options: Mapping[str, str]) -> Setup:
        setup = super().complete(seats, options)
        refusal = no_variant(self.printed, self.table_options(setup), seats)
        if refusal is not None:
            raise Refused(refusal)
        return setup

    @property
    def first_table(self) -> FirstTable:
        """S-6.8: alone, with a spirit that need not choose its cards: of those the one with the least special rules."""
        guided = [spirit for spirit in self.printed.spirits if spirit.progression]
        if not guided:
            return FirstTable(1, {"expansions": NO_EXPANSION})
        simple = min(guided, key=lambda spirit: sum(len(str(rule)) for rule in spirit.special_rules))
        return FirstTable(1, {"expansions": NO_EXPANSION, "spirit": simple.id, "progression": ON})

    def remarks(self, setup: Setup) -> Iterable[Message]:
        """S-21.1: how hard it will be and why; S-2.3, S-2.4: the decks; S-19.2: what is advised against."""
        options = self.table_options(setup)
        found = difficulty_of(self.printed, options)
        decks = decks_to_come(rules_of(options), self.printed, self.domains, options, setup.seats)
        yield say("spirit_island-difficulty", number=found.total, **found._asdict())
        yield say("spirit_island-decks", fear=cards_by_level(decks.fear), invaders=stages_in_words(decks.invaders))
        yield from advice(options)

    def setup(self, setup: Setup) -> State:
        options = self.table_options(setup)
        return waiting_state(rules_of(options), self.printed, options, setup.seats)

    def restore(self, setup: Setup, data: Sequence[Any]) -> State:
        options = self.table_options(setup)
        return State.from_data(data, printed=self.printed, rules=rules_of(options), options=options)

    def step(self, table: Table[State]) -> Rule[None] | None:
        return step(table)

    def view(self, state: State, seat: Seat | None) -> SpiritIslandView:
        return view(state)

    def imagine(
        self, start: State, now: State, answers: list[Answer], seat: Seat | None, rng: Random
    ) -> tuple[State, list[Answer]]:
        """Nobody knows more than another, and what will be turned up is not in the state."""
        return start.copy(), answers

    def result(self, state: State) -> Result | None:
        """S-17: all win together, or the island is lost."""
        if not state.ending:
            return None
        return Result(state.ending, tuple(seats(state)) if state.is_won else (), (score(state),) * state.seats)

    def worth(self, state: State, seat: Seat) -> float:
        return worth(state, seat)

    def parts(self, state: State, seat: Seat, before: State) -> list[Part]:
        return parts(state, seat)

    def is_begun(self, question: Question[Any], state: State, seat: Seat) -> bool:
        """S-5.1: an option of growth shows what it is good for when all its actions are done."""
        return question is GROWTH and bool(state.growing[seat].left)

    def is_apart(self, question: Question[Any], state: State) -> bool:
        """S-5.7, S-6.10: what uncovered spaces offer after growth does not depend on how it was done."""
        if question is TRACK_ICON:
            ends = [len(spirit(state, seat).growth) for seat in seats(state)]
            return all(now == Growing() or now.stage >= end for now, end in zip(state.growing, ends, strict=True))
        return question is ELEMENT and state.phase == "spirit"

    def granted(self, state: State, decision: Decision[Any]) -> int | None:
        """S-14.19: whoever shares a cost agrees, or pays what is missing as far as they can."""
        return share_expected(state, decision.seat) if decision.question is OWN_SHARE else None

    def odds(self, state: State, seat: Seat) -> float:
        return odds(state, seat)

    def observe(self, state: State, seat: Seat, notes: Notes) -> None:
        observe(state, seat, notes)

    def pieces(self, state: State) -> Mapping[str, int]:
        """S-2.10: every presence of each spirit, and every card, over all the places where they can be."""
        printed = state.printed
        minors = bits_of_kind(printed, "minor")
        majors = bits_of_kind(printed, "major")
        held = set_aside(state) | all_lent(state)
        for pile in (state.hands, state.drawn, state.played, state.discards, state.days):
            for own in pile:
                held |= own
        for seat in seats(state):
            held |= cards_beside(state, seat)
        forgotten = reduce(or_, state.forgotten)
        for seat in seats(state):
            held |= bits_of(progression(state, seat)) if state.pieces else 0
        return {
            **{f"presence of seat {seat}": presence_of(state, seat) for seat in seats(state)},
            "minor powers": ((state.minors | state.minors_discarded | held) & minors).bit_count(),
            "major powers": ((state.majors | state.majors_discarded | held) & majors).bit_count(),
            "fear cards": (state.fear_cards | state.fear_discarded | turned_up(state)).bit_count(),
            "thieves": all_in_game(state),
            "event cards": event_cards(state),
            "blight cards": blight_cards_of(state).bit_count(),
            "invader cards": invader_cards_of(state).bit_count(),
            "unique powers that are nowhere": (unique_powers(state) & ~held & ~forgotten).bit_count(),
        }

    def is_idle(self, state: State, decision: Decision[Any]) -> bool:
        """S-8.5: lands that ravage without touching each other; of others it is not known."""
        is_ravage = decision.question is NEXT_LAND and not state.exploring
        return is_ravage and changes_nothing(state, bits_of(decision.values))

    def details(self, state: State, seat: Seat, question: Question[Any], value: int) -> Mapping[str, int]:
        return details(state, seat, question, value)

    def scene(self, view: View, marks: Mapping[str, str], look: Look) -> Iterable[Block]:
        return scene(self.printed, view, marks, look)

    def drawing(self, view: View, pen: Pen) -> Picture:
        from tuath.games.spirit_island.drawing.picture import picture  # noqa: PLC0415 - only who wants a picture waits

        return picture(self.material(), view, pen)

    def signs(self, unicode: bool) -> Iterable[tuple[str, str]]:
        return legend(unicode)

    def statistics(self, position: Position[State]) -> list[dict[str, Any]]:
        return statistics(position)

    def ending(self, position: Position[State]) -> Ending | None:
        return ending(position)

    def lost_in(self, position: Position[State]) -> int | None:
        return lost_in(position)

    def levelled(self, setup: Setup, by: int) -> tuple[Setup, Message] | None:
        """S-18.1: another level of the adversary that leads."""
        options = dict(setup.options)
        foe, level = options["adversary"], int(options["level"]) + by
        if foe == NO_FOE or level not in range(ADVERSARY_LEVELS):
            return None
        other = self.complete(setup.seats, {**options, "level": str(level)})
        return other, say(f"spirit_island-page-short-{foe}", level=level)

    def measure(self, state: State) -> Measure:
        return measure(state)

    def round_of(self, state: State) -> int:
        return state.counters.get(TURNS_BEFORE, 0) + state.turn

    def names(self) -> Mapping[str, str]:
        return {f"ground:{id}": id for id in self.domains["ground"].ids}

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        return self.printed.titles

    def lines(self) -> Mapping[str, Sequence[Line]]:
        return lines(self.printed)

    def called(self, state: State) -> Mapping[str, str]:
        return called(state)

    def here(self, view: View, seat: Seat | None, term: str) -> Here | None:
        return explain_here(view, seat, term)

    def fact(self, state: State, seat: Seat, id: str, about: tuple[int, ...]) -> int:
        return fact(state, seat, id, about)

    def aims(self, state: State, seat: Seat, question: Question[Any]) -> Iterable[Aim]:
        return worth_a_puzzle(state, seat, question)

    def is_line(self, until: str, start: State, now: State, seat: Seat) -> bool:
        return is_line(until, start, now)

    def distance(self, state: State, seat: Seat, domain: str, one: int, other: int) -> float | None:
        return distance(state, domain, one, other)

    def traits(self, domain: str, value: int) -> Iterable[str]:
        return traits(self.printed, domain, value)

    def seat_name(self, state: State, seat: Seat) -> str | None:
        chosen = state.spirits[seat]
        return None if chosen == NONE else self.domains["spirit"].thing(chosen)

    def feat(self, state: State) -> Feat:
        """S-21.1: the difficulty, and against whom it was."""
        return Feat(difficulty(state), against(state))

    def option_text(self, thing: str) -> Message | None:
        """What a card, an innate power or an aspect does; powers are answers of several families."""
        family, _, id = thing.partition(":")
        if family in ("power", "power_or_stop", "use", "aspect") and id in self._told:
            return Message(f"spirit_island-text-{id}")
        return None

    @cached_property
    def _told(self) -> frozenset[str]:
        return frozenset(thing.partition(":")[2] for thing in lines(self.printed))


def offered(records: Sequence[Any]) -> tuple[str, ...]:
    return tuple(record.id for record in of_sets(records, OFFERED))


def where_they_are(printed: Printed, kind: str) -> tuple[Need, ...]:
    """S-2.16: whatever is of an expansion is there only with it, and with the rules that it needs."""
    found: list[Need] = []
    for place, record in enumerate(getattr(printed, kind)):
        if record.set not in EXPANSIONS[NO_EXPANSION]:
            known = tuple(name for name, sets in EXPANSIONS.items() if record.set in sets)
            found.append(Need(record.id, "expansions", known))
        enough = tuple(each for each in MATERIAL if place in of_material(printed, kind, OFFERED, each))
        if enough != MATERIAL:
            found.append(Need(record.id, "material", enough))
    return tuple(found)


def only_against(foe: str, levels: Sequence[str], foes: tuple[str, ...]) -> tuple[Need, ...]:
    """S-18.1: whoever meets nobody has no level."""
    return tuple(Need(level, foe, foes) for level in levels[1:])


def another_leads(foes: Sequence[str]) -> tuple[Need, ...]:
    """S-20.5: the supporting adversary needs another one that leads."""
    return tuple(Need(foe, "adversary", tuple(other for other in foes if other != foe)) for foe in foes)


def turned_up(state: State) -> int:
    return bits_of(card for card in state.fear_faces if card != NO_CARD)


def event_cards(state: State) -> int:
    """S-2.9, S-14.8: those of the sets in use, in the box or in the game: the deck, the open ones, the discard pile."""
    if not has_events(state.options):
        return 0
    lying = [state.event_card, *state.event_faces, *(task.card for task in state.agenda if task.kind == "finish_event")]
    found = state.events | state.events_discarded | bits_of(card for card in lying if card != NO_CARD)
    lost = event_deck(state) & ~found if state.pieces else 0
    return len(in_use(state.printed, "events", state.options)) - lost.bit_count()


def invader_cards_of(state: State) -> int:
    """S-2.4: those nobody has seen, in the box too, and all the others, wherever they went, as bits."""
    spaces = (*state.exploring, *state.building, *state.ravaging, *state.extra_building)
    known = bits_of(card for card in (*spaces, *state.invader_faces) if card != NO_CARD)
    return reduce(or_, state.unseen) | known | state.invaders_discarded | state.counters.get(INVADERS_GONE, 0)


def blight_cards_of(state: State) -> int:
    """S-10.5, S-10.6: those that may still come, the one that lies there, and those it took the place of, as bits."""
    turned = 1 << state.blight_card if state.blight_card != NO_CARD else 0
    return state.blight_cards | turned | state.counters.get(BLIGHT_GONE, 0)


def unique_powers(state: State) -> int:
    """S-2.10: those of the spirits, without what their aspects have put back into the box, as bits."""
    if not state.pieces:
        return 0
    printed = state.printed
    own = bits_of(card for spirit in state.spirits for card in printed.spirits[spirit].uniques)
    words = [
        each.name
        for aspect in state.aspects
        if aspect != NONE
        for part in printed.aspects[aspect].setup
        for each in expressions(part)
        if isinstance(each, Word)
    ]
    return own & ~bits_of(printed.power_index[name] for name in words if name in printed.power_index)


def bits_of_kind(printed: Printed, kind: str) -> int:
    return sum(1 << place for place, power in enumerate(printed.powers) if power.kind == kind)


def presence_of(state: State, seat: Seat) -> int:
    """S-2.10: on the panel, on the island, and beside it."""
    if state.phase == SETUP:
        return state.printed.numbers.presence
    before = sum(len(state.printed.spirits[spirit].tracks) for spirit in state.spirits[:seat])
    tracks = len(state.printed.spirits[state.spirits[seat]].tracks)
    on_panel = sum(state.covered[before : before + tracks])
    on_island = sum(state.presence[seat :: state.seats])
    away = counter(state, TIME, seat) + counter(state, PRESENCE_GONE, seat)
    return on_panel + on_island + state.destroyed[seat] + away
