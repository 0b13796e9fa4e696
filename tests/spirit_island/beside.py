"""Two spirits, and what each has: for tests of what is given to another, repeated, or done later."""

from __future__ import annotations

from tests.spirit_island.board import Isle, innate, power, printed
from tests.spirit_island.events import event, small
from tests.spirit_island.lands import ENOUGH, LYING
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.vocabulary import ELEMENTS
from tuath.games.spirit_island.state.state import NOBODY
from tuath.games.spirit_island.turn.powers import Aim
from tuath.games.spirit_island.turn.triggers import finish_action

PILES = {"hand": "hands", "play": "played", "discard": "discards", "forgotten": "forgotten"}


def two(spirit: str, before: str, cards: str) -> Isle:
    """``5 td blight1 own2 other1``: what stands in a land; ``1 hand wash_away``: cards of a seat, and of its piles."""
    isle = Isle(spirit, "thunderspeaker", boards="AB", expansions="both")
    state = isle.state
    for kind in LYING:
        setattr(state, kind, [0] * len(state.blight))
    state.fear_pool, state.blight_left, state.turn = ENOUGH, ENOUGH, 1
    for pile in PILES.values():
        setattr(state, pile, [0, 0])
    for place in [each for each in before.split(", ") if each]:
        number, *things = place.split()
        for thing in things:
            name, count = thing.rstrip("0123456789"), int(thing.lstrip("abcdefghijklmnopqrstuvwxyz") or 1)
            if name in ("own", "other"):
                isle.inhabit(int(name == "other"), int(number), count)
            elif name in LYING:
                getattr(state, name)[int(number)] = count
            else:
                isle.put(int(number), thing)
    for place in [each for each in cards.split(", ") if each]:
        seat, pile, *ids = place.split()
        if pile == "energy":
            state.energy[int(seat)] = int(ids[0])
        elif pile == "destroyed":
            state.destroyed[int(seat)] = int(ids[0])
        else:
            getattr(state, PILES[pile])[int(seat)] = sum(1 << power(id) for id in ids)
    return isle


def told_of_both(isle: Isle) -> str:
    """Land by land, and then what each spirit has: cards in its piles, energy, destroyed presence."""
    state, lands = isle.state, list[str]()
    for number in range(len(state.pieces)):
        own = [f"{name}{state.presence[2 * number + seat]}" for seat, name in enumerate(("own", "other"))]
        lying = [f"{name}{getattr(state, name)[number]}" for name in LYING if getattr(state, name)[number]]
        found = [each for each in (isle.pieces(number), *lying, *own) if each and each not in ("own0", "other0")]
        lands += [f"{number} {' '.join(found)}"] if found else []
    totals = [f"fear{state.fear_shown}"] if state.fear_shown else []
    for seat in (0, 1):
        piles = [(name, getattr(state, pile)[seat].bit_count()) for name, pile in PILES.items()]
        has = [*piles, ("energy", state.energy[seat]), ("destroyed", state.destroyed[seat])]
        some = [f"{name}{number}" for name, number in has if number]
        totals += [f"{seat}: {' '.join(some)}"] if some else []
    return ", ".join([*lands, *totals])


def use(isle: Isle, thing: str, how: str, answers: list[str]) -> None:
    """``other fire3``: on the other spirit, with these elements; ``5``: in land 5; ``self``: on the spirit itself.

    ``part 2``: that part of an event, however it is paid for.
    """
    kind, _, id = thing.partition(":")
    if kind == "event" and how.startswith("part"):
        said = printed().events[printed().event_index[id]].parts[int(how.split()[1]) - 1].effect
        isle.run(carry_out(Use(isle.table, 0, after_action=finish_action, actor=NOBODY), said), answers)
        return
    if kind == "event":
        event(isle, id, how, answers)
        return
    if kind in ("token_event", "dahan_event"):
        small(isle, kind.partition("_")[0], id, *answers)
        return
    where, *elements = how.split()
    for each in elements:
        isle.state.elements[ELEMENTS.index(each[:-1])] = int(each[-1])
    spirits = {"self": 0, "other": 1}
    land = Land(int(where)) if where not in spirits else Land(-1)
    aim = Aim(spirit=spirits[where]) if where in spirits else Aim(land, land, NOBODY)
    isle.run(isle.once(0, power(id) if kind == "power" else innate(id), aim), answers)
