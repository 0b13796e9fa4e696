"""Which games are played so that whatever there is comes up: read from material and options, never listed here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any, NamedTuple, TypeVar

from tests.play import any_answer
from tests.spirit_island.board import domains, printed
from tuath.core.game import Setup
from tuath.core.position import Position
from tuath.core.question import Decision, Seat, members
from tuath.core.table import Joint, Rule, Table
from tuath.games.spirit_island.action.changes import add_fear, add_pieces, put_presence, take_piece
from tuath.games.spirit_island.foes.river import wanted_layout
from tuath.games.spirit_island.game import SpiritIsland
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import ALL_MATERIAL
from tuath.games.spirit_island.material.pieces import DAHAN, is_invader
from tuath.games.spirit_island.state.queries.queries import has_tokens, in_use, presence_lands, seats
from tuath.games.spirit_island.state.questions import ASPECT, LAYOUT, SPIRIT
from tuath.games.spirit_island.state.state import BESIDE_STOP, NO_FOE, NONE, ON, Options, State, Task
from tuath.games.spirit_island.turn.sequence import step

T = TypeVar("T", bound=Hashable)
Things = Counter[tuple[str, Hashable]]  # how often each thing of a kind has come up
STANDARD, CHOOSE, FREE = "standard", "choose", "free"
SETTLED_BEFORE = (
    "scenario", "expansions", "material", "events", "questions", "boards", "progression", "blight_setup_plus_one",
)  # fmt: skip
FEW = 3  # spirits at a table of the pairs
HEART = Land(5)  # where presence comes back to when spirits are helped
CROWD = 2  # invaders of a land that stay then
FEAR = 3  # that comes then in every turn, for each spirit


class Foe(NamedTuple):
    """An adversary at a level."""

    id: str
    level: str


class Persona(NamedTuple):
    """Who somebody is: a spirit with one of its aspects or without."""

    spirit: int
    aspect: int = NONE


class Planned(NamedTuple):
    """A game of the plan: all that is settled before the first turn, but for the boards."""

    setup: Setup
    personae: tuple[Persona, ...]
    layout: int

    @property
    def options(self) -> dict[str, str]:
        return dict(self.setup.options)

    @property
    def foe(self) -> Foe:
        return Foe(self.options["adversary"], self.options["level"])

    def __str__(self) -> str:
        names = ("adversary", "level", "second_adversary", "scenario")
        said = [self.options[name] for name in names if self.options[name] != NO_FOE]
        return "-".join([*said, printed().layouts[self.layout].id])


# ---- what there is --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def the_game() -> SpiritIsland:
    return SpiritIsland(printed())


@lru_cache(maxsize=64)
def offered(name: str) -> tuple[str, ...]:
    """What may be chosen for an option."""
    return next(option.values for option in the_game().options if option.name == name)


@lru_cache(maxsize=1)
def all_foes() -> tuple[Foe, ...]:
    """Nobody, and every adversary at every level."""
    others = [id for id in offered("adversary") if id != NO_FOE]
    return Foe(NO_FOE, "0"), *(Foe(id, level) for id in others for level in offered("level"))


class Box(NamedTuple):
    """What the table plays with: S-2.16."""

    expansions: str
    material: str

    def holds(self, kind: str) -> tuple[int, ...]:
        return in_use(printed(), kind, Options(**self._asdict()))


@lru_cache(maxsize=1)
def all_boxes() -> tuple[Box, ...]:
    """Every choice of sets; part of Jagged Earth where that makes another game: one without tokens."""
    boxes = [Box(*each) for each in product(offered("expansions"), offered("material")) if fits(Box(*each)._asdict())]
    return tuple(box for box in boxes if box.material == ALL_MATERIAL or not has_tokens(Options(**box._asdict())))


@lru_cache(maxsize=16)
def all_personae(box: Box) -> tuple[Persona, ...]:
    """Every spirit that there is, without an aspect and with each of its own."""
    aspects = [Persona(printed().aspects[place].spirit, place) for place in box.holds("aspects")]
    return *map(Persona, box.holds("spirits")), *aspects


def all_pairs() -> list[tuple[str, str]]:
    """S-20.5: whoever leads, with whoever supports it, or nobody."""
    foes = offered("adversary")
    return [(foe, other) for foe, other in product(foes, foes) if foe not in (NO_FOE, other)]


def fits(options: Mapping[str, str]) -> bool:
    """Is everything that was chosen to be had with the rest?"""
    return all(
        options[need.option] in need.values
        for option in the_game().options
        for need in option.needs
        if need.option in options and options.get(option.name) == need.value
    )


def things_of(planned: Planned) -> Iterator[tuple[str, Hashable]]:
    """All that comes up in a game."""
    options = planned.options
    yield from planned.setup.options
    yield "seats", planned.setup.seats
    yield "foe", planned.foe
    yield "pair", (options["adversary"], options["second_adversary"])
    yield "lying", planned.layout
    yield from (("persona", each) for each in planned.personae)


def everything() -> set[tuple[str, Hashable]]:
    """All that can come up."""
    found: dict[str, Sequence[Hashable]] = {option.name: option.values for option in the_game().options}
    found |= {"seats": the_game().seats, "foe": all_foes(), "pair": all_pairs()}
    found |= {"lying": range(len(printed().layouts)), "persona": all_personae(all_boxes()[0])}
    return {(name, each) for name, values in found.items() for each in values}


# ---- everything once ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def everything_once() -> tuple[Planned, ...]:
    """Few games in which everything comes up: each has what has come up least."""
    seen, found = Things(), list[Planned]()
    while everything() - seen.keys():
        found.append(next_planned(seen))
        seen.update(things_of(found[-1]))
    return tuple(found)


def least(seen: Things, name: str, among: Sequence[T]) -> T:
    return min(among, key=lambda each: seen[name, each])


def next_planned(seen: Things) -> Planned:
    options = opponents(seen)
    for name in (
        "scenario",
        "expansions",
        "material",
        "events",
        "questions",
        "boards",
        "progression",
        "blight_setup_plus_one",
    ):
        fitting = [value for value in offered(name) if fits({**options, name: value})]
        options[name] = least(seen, name, fitting)
    layout = least(seen, "lying", layouts_for(options))
    slots = len(printed().layouts[layout].slots)
    is_standard = printed().layouts[layout].id == f"{STANDARD}_{slots}"
    options["layout"] = least(seen, "layout", (STANDARD, CHOOSE, FREE) if is_standard else (CHOOSE,))
    options["extra_board"] = least(seen, "extra_board", offered("extra_board")[: min(slots, 2)])
    seats = slots - (options["extra_board"] == ON)
    personae = any_personae(seen, seats, Box(options["expansions"], options["material"]))
    options["spirit"] = least(seen, "spirit", (printed().spirits[personae[0].spirit].id, CHOOSE))
    return Planned(the_game().complete(seats, options), personae, layout)


def opponents(seen: Things) -> dict[str, str]:
    """Whom the spirits meet: nobody, somebody, or two that go together."""
    foe = least(seen, "foe", all_foes())
    options = {"adversary": foe.id, "level": foe.level, "second_adversary": NO_FOE, "second_level": "0"}
    if foe.id != NO_FOE:
        options["second_adversary"] = least(seen, "pair", [pair for pair in all_pairs() if pair[0] == foe.id])[1]
    if options["second_adversary"] != NO_FOE:
        options["second_level"] = least(seen, "second_level", offered("second_level"))
    return options


def layouts_for(options: Mapping[str, str]) -> list[int]:
    """S-19.5: all of them, unless the scenario wants another."""
    setup = the_game().complete(the_game().seats[0], options)
    wanted = wanted_layout(the_game().setup(setup))
    return [place for place, layout in enumerate(printed().layouts) if layout.id.startswith(wanted)]


def any_personae(seen: Things, seats: int, box: Box) -> tuple[Persona, ...]:
    """S-2.1: each another spirit; first comes whom the table has wished for least."""
    found: list[Persona] = []
    for _ in range(seats):
        taken = {each.spirit for each in found}
        free = [each for each in all_personae(box) if each.spirit not in taken]
        found.append(least(seen, "persona", free))
    return tuple(sorted(found, key=lambda each: seen["spirit", printed().spirits[each.spirit].id]))


# ---- everything with everything -------------------------------------------------------------------------------------


def every_two() -> Iterator[Planned]:
    """Every adversary at every level in every scenario, every spirit with each of them; all with all sets they need.

    Every two of these are met in some game; every three are not.
    """
    seen = Counter[tuple[Hashable, ...]]()
    for box, foe, scenario in product(all_boxes(), all_foes(), offered("scenario")):
        options = {**box._asdict(), "adversary": foe.id, "level": foe.level, "scenario": scenario}
        if fits(options):
            wanted = [(box, foe), (box, scenario)]
            personae = least_met(seen, wanted, all_personae(box))
            seen.update((*each, persona.spirit) for each in wanted for persona in personae)
            layout = next(place for place in layouts_for(options) if len(printed().layouts[place].slots) == FEW)
            yield Planned(the_game().complete(FEW, options), personae, layout)


def least_met(
    seen: Counter[tuple[Hashable, ...]], wanted: Sequence[tuple[Hashable, ...]], among: Sequence[Persona]
) -> tuple[Persona, ...]:
    """Those spirits who have met these least."""
    order = sorted(among, key=lambda each: sum(min(1, seen[*other, each.spirit]) for other in wanted))
    first = {each.spirit: each for each in reversed(order)}
    return tuple(first.values())[-FEW:]


# ---- playing as planned ---------------------------------------------------------------------------------------------


def as_planned(planned: Planned, seed: int) -> Iterator[Position[State]]:
    """The position of a game, at each of its decisions and at its end: begun as planned, played on at random."""
    rng = Random(seed)
    position = Position(the_game(), planned.setup, seed)
    while not position.over:
        yield position
        position.play(*next(wished(planned, position), None) or any_answer(position, rng))
    yield position


def wished(planned: Planned, position: Position[State]) -> Iterator[tuple[Seat, int]]:
    """What can be answered now as it was planned."""
    for seat, decision in position.decisions.items():
        value = wish(planned, decision)
        if value in decision.values:
            yield seat, value


def wish(planned: Planned, decision: Decision[int]) -> int:
    """What was planned for whatever is asked."""
    persona = planned.personae[max(0, decision.seat)]
    wishes = {LAYOUT: planned.layout, SPIRIT: persona.spirit, ASPECT: persona.aspect + BESIDE_STOP}
    return wishes.get(decision.question, NONE)


def play_helped(planned: Planned, seed: int) -> tuple[State, Counter[str]]:
    """The end of a game that goes on for longer, and how often each thing was told."""
    rng, told = Random(seed), Counter[str]()
    state = the_game().setup(planned.setup)
    table = Table(state, domains(), lambda key, _, __: told.update([key]))
    while (rule := step(table)) is not None:
        answer_all(planned, rule, rng)
        if state.turn:
            help_spirits(table)
    return state, told


def answer_all(planned: Planned, rule: Rule[None], rng: Random) -> None:
    answer: Any = None
    with suppress(StopIteration):
        while True:
            asked = rule.send(answer)
            one = rng.choice(list(asked.values())) if isinstance(asked, Joint) else asked
            wanted = wish(planned, one)
            value = wanted if wanted in one.values else rng.choice(list(one.values))
            answer = (one.seat, value) if isinstance(asked, Joint) else value


def help_spirits(table: Table[State]) -> None:
    """Without it random games are lost too soon to see much: blight goes, few invaders stay, presence comes back."""
    state = table.state
    state.blight = [0] * len(state.blight)
    state.blight_left = 9
    for land, pieces in enumerate(state.pieces):
        for piece in [piece for piece in pieces if is_invader(piece)][CROWD:]:
            take_piece(state, Land(land), piece)
    for seat in seats(state):
        put_presence(state, seat, HEART, state.destroyed[seat])
        state.destroyed[seat] = 0
    if state.agenda and state.agenda[-1] == Task("explore_step"):
        gather_strength(table)


def gather_strength(table: Table[State]) -> None:
    """Once in every turn fear and energy come, and presence gathers beside dahan, where rituals can be performed."""
    state = table.state
    add_fear(table, FEAR * state.seats)
    add_pieces(table, HEART, DAHAN, 2)
    for seat in seats(state):
        state.energy[seat] += 2
        for land in members(presence_lands(state, seat) & ~(1 << HEART)):
            here = state.presence[land * state.seats + seat]
            put_presence(state, seat, Land(land), -here)
            put_presence(state, seat, HEART, here)
