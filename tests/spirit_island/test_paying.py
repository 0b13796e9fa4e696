"""What a spirit pays for an effect, and what waits for the first time only: S-14.13, S-15.6."""

from __future__ import annotations

from tests.spirit_island.board import Isle, plays
from tuath.games.spirit_island.turn.triggers import finish_action

PRICED = "either{gather(1, blight)}or{pay(1); remove(1, blight)}"


def test_a_way_with_a_price_is_paid_for() -> None:
    isle = Isle()
    isle.put(2, blight=1)
    isle.state.energy[0] = 3
    isle.power_says(PRICED, "second", here=2)
    assert (isle.state.energy[0], isle.state.blight[2]) == (2, 0)


def test_a_way_that_cannot_be_paid_is_not_offered() -> None:
    isle = Isle()
    isle.put(2, blight=1)
    isle.state.energy[0] = 0
    isle.power_says(PRICED, here=2)
    assert isle.state.blight[2] == 1
    assert isle.asked == []


def test_what_may_be_paid_is_asked_only_where_it_can_be() -> None:
    effect = "fear(1); damage(1); may{pay(1); at(adjacent){damage(1)}}"
    poor, rich = Isle(), Isle()
    rich.state.energy[0] = 1
    for isle in (poor, rich):
        isle.put(1, "e")
        isle.put(2, "e")
    poor.power_says(effect, here=1)
    rich.power_says(effect, "yes", "1-2", here=1)
    assert [poor.pieces(2), rich.pieces(2)] == ["explorer", ""]
    assert rich.state.energy[0] == 0


def test_a_price_of_choice_is_the_x_of_what_follows() -> None:
    isle = Isle(says="either{energy(4)}or{pay(x); at(within(0, of=presence)){damage(x)}}")
    isle.inhabit(0, 3)
    isle.put(3, "c")
    isle.state.energy[0] = 2
    isle.power_says("either{energy(4)}or{pay(x); at(within(0, of=presence)){damage(x)}}", "second", "2", here=3)
    assert (isle.state.energy[0], isle.pieces(3)) == (0, "city:2")


def test_a_price_that_nobody_can_pay_leaves_all_of_it_undone() -> None:
    isle = Isle()
    isle.state.energy[0] = 1
    isle.carry_out("pay(2); fear(1)")
    assert (isle.state.energy[0], isle.state.fear_shown) == (1, 0)


# ---- the first time only --------------------------------------------------------------------------------------------


@plays("power:portents_of_disaster")
def test_the_next_time_is_the_first_time_only() -> None:
    isle = Isle()
    isle.put(2, "eee")
    isle.use("portents_of_disaster", 2)
    isle.run(finish_action(isle.table))
    assert isle.state.fear_shown == 2
    for _ in range(2):
        isle.power_says("destroy(1, explorer)", here=2)
        isle.run(finish_action(isle.table))
    assert isle.state.fear_shown == 3


def test_the_next_time_counts_in_its_land() -> None:
    isle = Isle()
    isle.put(2, "e")
    isle.put(3, "e")
    isle.use("portents_of_disaster", 2)
    isle.power_says("destroy(1, explorer)", here=3)
    isle.run(finish_action(isle.table))
    assert isle.state.fear_shown == 2


def test_who_says_it_twice_waits_twice() -> None:
    isle = Isle()
    isle.put(2, "ee")
    for _ in range(2):
        isle.use("portents_of_disaster", 2)
    isle.power_says("destroy(1, explorer)", here=2)
    isle.run(finish_action(isle.table))
    assert (isle.state.fear_earned * 4 + isle.state.fear_shown, isle.state.standing) == (6, ())


def test_what_changes_the_next_action_changes_no_other() -> None:
    """Two dahan survive that action, none the one after it."""
    isle = Isle()
    isle.put(2, "dddd")
    isle.carry_out("next(would_destroy(dahan)){destroy_fewer(2, dahan)}", here=2)
    for left in ("dahan dahan", ""):
        isle.power_says("destroy(all, dahan)", here=2)
        isle.run(finish_action(isle.table))
        assert isle.pieces(2) == left
