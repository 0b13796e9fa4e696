"""What follows from the choices of a table before anybody has sat down: the decks as they will lie."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from tuath.core.notation import Call
from tuath.core.question import Domain
from tuath.core.table import Table
from tuath.games.spirit_island.material.material import Printed
from tuath.games.spirit_island.material.vocabulary import VERBS
from tuath.games.spirit_island.state.queries.queries import board_count, in_use, scenario
from tuath.games.spirit_island.state.state import AnyTask, Options, PrepareAdversary, PrepareScenario, Rules, State
from tuath.games.spirit_island.turn.sequence import step
from tuath.games.spirit_island.turn.setup import new_state


class Decks(NamedTuple):
    fear: tuple[int, ...]  # cards by terror level: S-2.3
    invaders: tuple[int, ...]  # stages from the top: S-2.4


def decks_to_come(rules: Rules, printed: Printed, domains: Mapping[str, Domain], options: Options, seats: int) -> Decks:
    """S-2.15, S-18.1: the adversaries are prepared as they will be, for whoever plays; no deck depends on a choice."""
    spirits = in_use(printed, "spirits", options)[:seats]
    state = new_state(rules, printed, options, spirits, range(board_count(options, seats)))
    state.agenda = [task for task in state.agenda if changes_decks(state, task)]
    table = Table(state, domains)
    while state.agenda:
        prepare_next(table)
    return Decks(tuple(state.fear_deck), state.invader_deck)


def changes_decks(state: State, task: AnyTask) -> bool:
    """Every adversary may; of a scenario those parts that only speak of decks, the rest needs the spirits."""
    if isinstance(task, PrepareScenario):
        chosen = scenario(state)
        said = chosen.setup[task.part] if chosen is not None else ()
        return all(isinstance(each, Call) and VERBS[each.verb].lays_decks for each in said)
    return isinstance(task, PrepareAdversary)


def prepare_next(table: Table[State]) -> None:
    rule = step(table)
    assert rule is not None
    try:
        asked = rule.send(None)
        while True:
            asked = rule.send(asked.values[0])
    except StopIteration:
        return


def stages_in_words(deck: tuple[int, ...]) -> str:
    """As the panels of adversaries print it: 111-2222-33333."""
    return "-".join("".join(map(str, cards)) for _, cards in groupby(deck))


def cards_by_level(fear: tuple[int, ...]) -> str:
    """As the panels print it: 4/5/3; S-19.1: a deck without levels is one number."""
    return "/".join(str(cards) for cards in fear if cards)
