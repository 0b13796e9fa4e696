"""What stands is found by its verb, and read for many lands at once as for each of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.spirit_island.board import Isle, printed
from tuath.core.notation import Apply, Call, Expr, If, parse, statements
from tuath.core.question import bits_of, members
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import CONDITIONS, habitable, holds_at, where
from tuath.games.spirit_island.state.queries.queries import isle
from tuath.games.spirit_island.state.standing.library import all_effects
from tuath.games.spirit_island.state.standing.special import price_beyond_range, prices_beyond_range
from tuath.games.spirit_island.state.standing.standing import applying, rows_by, rows_waiting

HERE = Land(5)
MADE_UP = (
    "coastal() and has(dahan) or ocean()", "not has(invader)", "not (coastal() or has(town|city))", "has(beasts)",
    "has(dahan) and not ocean()", "n(dahan)>=2 or coastal()", "has(presence) and coastal()",
)  # fmt: skip


def peopled() -> Isle:
    isle = Isle("oceans_hungry_grasp", "shadows_flicker_like_flame", boards="AB")
    for number, pieces in enumerate(["e", "ed", "td", "c", "dd", "etc", "", "d"], start=1):
        isle.put(number, pieces)
    isle.inhabit(0, 2, 2)
    isle.inhabit(1, HERE)
    isle.state.beasts[4] = isle.state.blight[6] = 1
    return isle


def said_of_lands() -> Iterator[Expr]:
    """Every condition of the base game that speaks of nothing but a land."""
    found: dict[Expr, None] = {}
    for effect in all_effects(printed(), ("base",)):
        for each in statements(effect):
            match each:
                case Call("wherever", (condition,)) | If(condition):
                    found[condition] = None
    told = {"did", "target", "gives", "is"}  # of an effect under way
    for condition in found:
        parts = {part.name for part in parts_of(condition)}
        if not parts & told and parts <= CONDITIONS.keys():
            yield condition


def parts_of(condition: Expr) -> Iterator[Apply]:
    match condition:
        case Apply():
            yield condition
        case _:
            for side in (getattr(condition, "left", None), getattr(condition, "right", None)):
                yield from parts_of(side) if side is not None else ()


def condition_of(text: str) -> Expr:
    (statement,) = parse(f"if({text}){{fear(1)}}")
    assert isinstance(statement, If)
    return statement.condition


@pytest.mark.parametrize("oceans", [0, 1])
def test_a_condition_is_read_for_all_lands_as_for_each(oceans: int) -> None:
    """S-15.5, S-22.3: whatever a line asks of a land, also where an ocean counts as one."""
    state = peopled().state
    case, lands = Case(state, 1, oceans=oceans), isle(state).lands | isle(state).oceans
    conditions = [*said_of_lands(), *map(condition_of, MADE_UP)]
    assert len(conditions) > 20
    for condition in conditions:
        singly = bits_of(land for land in members(lands) if holds_at(case.at(Land(land)), condition))
        assert where(case, condition, lands) == singly, condition


def test_where_the_range_is_ignored_all_lands_at_once() -> None:
    """S-7.3: only for the spirit whose rule it is, and only where it holds."""
    state = peopled().state
    lands = isle(state).lands
    prices = prices_beyond_range(state, 1, lands)
    assert prices == {2: 1, 3: 1, 5: 1, 8: 1}
    assert all(price_beyond_range(state, 1, Land(land)) == prices.get(Land(land)) for land in members(lands))
    assert prices_beyond_range(state, 0, lands) == {}


def test_where_a_spirit_may_be() -> None:
    """S-5.17: coasts and oceans for the one, lands and what counts as such for the other."""
    state = peopled().state
    coasts = isle(state).coastal | isle(state).oceans
    assert (habitable(state, 0, 0), habitable(state, 1, 1)) == (coasts, isle(state).lands | 1)


def test_rows_are_found_by_verb_and_event() -> None:
    """S-15.5, S-15.6: what is said on a panel comes after what stands; mostly there is nothing."""
    line = "wherever(has(dahan)){on(destroyed_here(dahan)){fear(1)}; defend(2)}"
    isle = Isle("vital_strength_of_the_earth", says=line)
    isle.holds(line)
    assert [row.seat for row in rows_by(isle.state, "defend")] == [-1, 0]
    assert [row.seat for row in rows_waiting(isle.state, ["moved_here", "destroyed_here"])] == [-1]
    assert not rows_by(isle.state, "range")
    assert not rows_waiting(isle.state, ["moved_here"])
    assert list(applying(isle.state, "range", HERE)) == []
