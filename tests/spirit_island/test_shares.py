"""What the players pay together, as each of them says: S-14.6, S-14.19."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, at, domains, have, named, power, printed, reply
from tuath.core.question import Decision
from tuath.core.table import Joint
from tuath.games import find
from tuath.games.spirit_island.state.costs import Bill
from tuath.games.spirit_island.state.shares import MOST_LOWERED, said_of, share_laws
from tuath.games.spirit_island.turn.events import choose_and_pay
from tuath.games.spirit_island.turn.triggers import finish_action

FIRST, SECOND, THIRD = range(3)  # parts of events
SHARES = domains()["share"].index
HERE = 2
BOON = power("tidal_boon")  # it has water


def two(*energy: int) -> Isle:
    isle = Isle(boards="AB", expansions="both")
    isle.state.energy = list(energy)
    isle.state.hands = [0, 0]
    return isle


def offered(isle: Isle) -> list[list[str]]:
    """What everybody was asked to say of their share, one after the other."""
    return [list(values) for _, key, values in isle.asked if key == "spirit_island-share"]


# ---- how a share is said, changed and agreed to ---------------------------------------------------------------------


def test_it_is_divided_evenly_and_each_agrees() -> None:
    """Who has more takes what the other one has not."""
    isle = two(1, 9)
    isle.carry_out("pay_jointly(6)", (1, "5"), (0, "1"))
    assert isle.state.energy == [0, 4]
    assert [seat for seat, *_ in isle.asked] == [1, 0]


def test_nothing_is_paid_until_all_agree() -> None:
    isle = two(5, 5)
    rule = choose_and_pay(isle.table, printed().event_index["years_of_little_rain"], finish_action)
    shares = reply(rule, rule.send(None), "second")
    assert isinstance(shares, Joint)
    asked = reply(rule, shares, (0, "4"))
    assert isinstance(asked, Decision)
    assert (asked.seat, isle.state.energy) == (1, [5, 5])
    rule.close()


def test_whoever_changes_a_share_asks_the_others_anew() -> None:
    """One agrees, the other pays less, the first takes over what is missing, and the second agrees to that."""
    isle = two(5, 5)
    isle.carry_out("pay_jointly(4)", (0, "2"), (1, "1"), (0, "3"), (1, "1"))
    assert isle.state.energy == [2, 4]


def test_so_much_energy_as_there_is_and_as_is_missing() -> None:
    isle = two(2, 5)
    isle.carry_out("pay_jointly(4)", (0, "1"), (1, "3"), (0, "1"))
    assert offered(isle) == [["refuse", "0", "1", "2"], ["refuse", "0", "1", "2", "3"], ["refuse", "0", "1"]]


def test_why_a_share_cannot_be_said() -> None:
    bill = Bill(two(3, 5).state, 6)
    bill.divide()

    def why(seat: int, amount: int) -> str:
        laws = share_laws(bill, seat)
        return next((key for allowed, _, key in laws if not allowed >> SHARES[str(amount)] & 1), "")

    assert [why(0, amount) for amount in (0, 3, 4)] == ["", "", "share-not-there"]
    assert [why(1, amount) for amount in (3, 4, 6)] == ["", "share-not-due", "share-not-there"]
    bill.lowered[1] = MOST_LOWERED
    assert [why(1, amount) for amount in (2, 3)] == ["share-lowered-enough", ""]


def shares_offered(bill: Bill) -> list[str]:
    return [named("share", said) for said in said_of(bill, 0)]


def test_nobody_says_less_for_ever() -> None:
    """After the third time a share can only rise; the other one is asked after each change."""
    isle = two(9, 9)
    isle.carry_out("pay_jointly(4)", (0, "1"), (1, "3"), (0, "0"), (1, "4"), (0, "0"))
    assert isle.state.energy == [9, 5]
    bill = Bill(isle.state, 4, energy=[2, 2])
    for energy in (1, 2, 1, 2, 1):
        assert shares_offered(bill)[1] == "0"
        bill.say(0, energy)
    assert shares_offered(bill) == ["refuse", "1", "2"]


# ---- who can give something -----------------------------------------------------------------------------------------


def test_whoever_has_nothing_is_not_asked() -> None:
    isle = two(3, 0)
    isle.carry_out("pay_jointly(3)")
    assert (isle.asked, isle.state.energy) == ([], [0, 0])


def test_whoever_pays_for_another_is_asked() -> None:
    """The first one acts, but all energy is the other's, who may decline."""
    isle = two(0, 3)
    isle.carry_out("pay_jointly(3)", (1, "3"))
    assert isle.state.energy == [0, 0]
    assert offered(isle) == [["refuse", "0", "1", "2", "3"]]


def test_whoever_pays_alone_says_only_with_what() -> None:
    isle = Isle(expansions="both")
    isle.state.energy, isle.state.hands = [5], [1 << BOON]
    isle.carry_out("pay_jointly(4, aided=water)", "discarding", "tidal_boon")
    assert offered(isle) == [["discarding", "forgetting", "4"]]
    assert (isle.state.energy, isle.state.discards) == ([3], [1 << BOON])


# ---- cards and elements that aid ------------------------------------------------------------------------------------


def test_a_card_pays_for_its_own_spirit_first() -> None:
    """It is worth 2 of the three energy that its spirit would have paid."""
    isle = two(5, 5)
    isle.state.hands[1] = 1 << BOON
    isle.carry_out("pay_jointly(6, aided=water)", (1, "discarding"), "tidal_boon", (1, "1"), (0, "3"))
    assert isle.state.energy == [2, 4]
    assert isle.state.discards[1] == 1 << BOON


def test_what_it_is_worth_beyond_that_spares_whoever_pays_most() -> None:
    isle = two(5, 1)
    isle.state.hands[1] = 1 << BOON
    isle.carry_out("pay_jointly(6, aided=water)", (1, "forgetting"), "tidal_boon", (1, "0"), (0, "2"))
    assert isle.state.energy == [3, 1]


def test_cards_are_taken_back_before_anything_is_paid() -> None:
    isle = two(5, 5)
    isle.state.hands[1] = 1 << BOON
    back: list[Said] = [(1, "forgetting"), "tidal_boon", (1, "back")]
    isle.carry_out("pay_jointly(6, aided=water)", *back, (1, "4"), (0, "2"))
    assert (isle.state.energy, isle.state.hands[1]) == ([3, 1], 1 << BOON)


def test_a_forgotten_card_in_play_aids_no_more() -> None:
    """S-14.13: it is worth 4, but its own water pays 1 less."""
    isle = two(5, 5)
    isle.state.played[1] = 1 << BOON
    isle.carry_out("pay_jointly(6, aided=water)", (1, "forgetting"), "tidal_boon", (1, "0"), (0, "2"))
    assert isle.state.energy == [3, 5]
    assert isle.state.played[1] == 0


def test_aid_in_play_is_nobodys_share() -> None:
    isle = two(5, 5)
    have(isle, 0, water=2)
    isle.carry_out("pay_jointly(6, aided=water)", (0, "2"), (1, "2"))
    assert isle.state.energy == [3, 3]


def test_markers_are_spent_when_it_is_paid() -> None:
    """S-22.21"""
    isle = Isle("shifting_memory_of_ages", "river_surges_in_sunlight", boards="AB")
    isle.state.energy, isle.state.hands = [2, 2], [0, 0]
    isle.state.counters["prepared_air.0"] = 1
    isle.carry_out("pay_jointly(3, aided=air)", (0, "marker"), (0, "1"), (1, "1"))
    assert isle.state.energy == [1, 1]
    assert isle.state.counters.get("prepared_air.0", 0) == 0


# ---- where they do not agree ----------------------------------------------------------------------------------------


def event(isle: Isle, card: str, *answers: Said) -> list[int]:
    """The options of the event that were taken, one after the other."""
    place = printed().event_index[card]
    isle.inhabit(0, 6)
    isle.inhabit(1, 6)
    isle.put(6, "c")
    isle.state.phase, isle.state.turn, isle.state.event_card = "invader", 3, place
    isle.run(choose_and_pay(isle.table, place, finish_action), answers)
    first = sum(len(each.parts) for each in printed().events[:place])
    return [params["event_part"] - first for key, params in isle.log if key == "event-part"]


def test_whoever_would_rather_not_pay_leaves_the_first_option() -> None:
    isle = two(9, 9)
    turned_up = ["uncanny_melting", "voracious_growth"]
    assert event(isle, "years_of_little_rain", "second", (1, "refuse"), *turned_up) == [SECOND, FIRST]
    assert isle.state.energy == [9, 9]
    assert ("share-refused", {"seat": 1}) in isle.log


def test_too_little_is_no_agreement() -> None:
    """One says less, and nobody more."""
    isle = two(9, 9)
    turned_up = ["uncanny_melting", "voracious_growth"]
    said: list[Said] = ["second", (0, "3"), (1, "4"), *turned_up]
    assert event(isle, "years_of_little_rain", *said) == [SECOND, FIRST]
    assert isle.state.energy == [9, 9]
    assert ("share-missing", {"number": 1}) in isle.log
    assert "bill_cost" not in isle.state.counters


def test_of_three_options_the_other_two_are_left() -> None:
    isle = two(9, 9)
    isle.state.hands = [1 << BOON, 1 << power("wash_away")]
    isle.state.energy = [12, 12]
    assert event(isle, "dahan_trade_with_the_invaders", "third", (0, "refuse"), "first") == [THIRD, FIRST]
    *_, (_, key, values) = isle.asked
    assert (key, values) == ("spirit_island-choice", ("first", "second"))


def test_what_was_given_up_for_it_is_there_again() -> None:
    """Beasts that are given up lower the cost of guiding the others; without agreement they stay, but for one."""
    isle = two(5, 5)
    isle.state.beasts = [0] * len(isle.state.beasts)
    isle.put(HERE, beasts=3)
    taken = event(isle, "a_strange_madness_among_the_beasts", "second", at(HERE), "stop", (0, "refuse"))
    assert taken == [SECOND, FIRST]
    assert isle.state.beasts[HERE] == 2


def test_what_is_not_paid_for_is_not_prevented() -> None:
    isle = two(3, 3)
    isle.put(HERE, "t")
    effect = "each_board(){prevent(){pay_jointly(2)}; at(land(has(town))){add(1, blight)}}"
    isle.carry_out(effect, "yes", (1, "refuse"), "no")
    assert (isle.state.blight[HERE], isle.state.energy) == (1, [3, 3])


def test_the_other_way_is_left() -> None:
    isle = two(3, 3)
    isle.put(HERE, "c")
    isle.carry_out("either{pay_jointly(3); damage(2)}or{fear(1)}", "first", (1, "refuse"), here=HERE)
    assert (isle.pieces(HERE), isle.state.fear_shown, isle.state.energy) == ("city", 1, [3, 3])


def test_what_may_be_done_is_left() -> None:
    isle = two(3, 3)
    isle.carry_out("may{pay_jointly(3); fear(2)}; fear(1)", "yes", (1, "refuse"))
    assert (isle.state.fear_shown, isle.state.energy) == (1, [3, 3])


# ---- bots -----------------------------------------------------------------------------------------------------------


def test_partners_can_be_reckoned_with() -> None:
    """They agree, and pay what is missing as far as they have it."""
    game, isle = find("spirit_island"), two(8, 2)
    rule = choose_and_pay(isle.table, printed().event_index["years_of_little_rain"], finish_action)
    asked = reply(rule, rule.send(None), "second")
    assert [game.granted(isle.state, asked[seat]) for seat in (0, 1)] == [SHARES["6"], SHARES["2"]]
    decision = reply(rule, asked, (1, "1"))
    assert game.granted(isle.state, decision) == SHARES["7"]
    rule.close()
