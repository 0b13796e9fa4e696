"""Events and their parts, as things are on an island."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, printed
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.state.state import NOBODY, Task
from tuath.games.spirit_island.turn.events import event_main
from tuath.games.spirit_island.turn.triggers import finish_action


def isle_with(*spirits: str, boards: str = "A", **wishes: str) -> Isle:
    isle = Isle(*spirits, boards=boards, expansions="both", **wishes)
    isle.state.blight_left = 20
    isle.state.hands = [0] * isle.state.seats
    return isle


def main(isle: Isle, event: str, *answers: Said) -> None:
    """The main part of an event, as things are."""
    isle.state.event_card = printed().event_index[event]
    isle.run(event_main(isle.table, Task("event_main")), answers)
    isle.run(finish_action(isle.table))


def blighted(isle: Isle) -> Isle:
    isle.state.blight_card = printed().blight_index["downward_spiral"]
    return isle


def stage(isle: Isle, number: int) -> Isle:
    isle.state.invader_deck = (number, 3)
    return isle


def terror(isle: Isle, level: int) -> Isle:
    isle.state.fear_deck = [0] * (level - 1) + [3] * (4 - level)
    return isle


def small(isle: Isle, kind: str, id: str, *answers: Said) -> None:
    """A token event or a dahan event by itself."""
    records = printed().token_events if kind == "token" else printed().dahan_events
    effect = next(each.effect for each in records if each.id == id)
    isle.run(carry_out(Use(isle.table, 0, rule="S-14.2", after_action=finish_action, actor=NOBODY), effect), answers)


def dahan(isle: Isle, id: str, *answers: Said) -> None:
    small(isle, "dahan", id, *answers)


def dahan_event(isle: Isle, name: str, *answers: Said) -> None:
    """The first event card with this dahan event, whose turn it is."""
    place = next(
        place
        for place, event in enumerate(printed().events)
        if event.dahan_event is not None and printed().dahan_events[event.dahan_event].id == name
    )
    isle.state.turn, isle.state.event_card = 2, place
    isle.play(Task("dahan_event"), answers=answers)


def event(isle: Isle, id: str, how: str, answers: list[str]) -> None:
    kind, _, number = how.partition(" ")
    if kind == "stage":
        stage(isle, int(number))
    elif kind == "terror":
        terror(isle, int(number))
    elif kind.startswith("blighted"):
        blighted(isle)
    main(isle, id, *answers)
