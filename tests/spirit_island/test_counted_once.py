"""Whatever is several kinds of pieces at once counts once where any of them are counted: S-16.2."""

from __future__ import annotations

import pytest

from tests.spirit_island.board import Isle, ground, printed
from tuath.core.notation import parse_expression
from tuath.games.spirit_island.action.effects import Use, carry_out
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.pieces import SITE_AS_BEASTS, name_of
from tuath.games.spirit_island.state.case import Case
from tuath.games.spirit_island.state.queries.conditions import number
from tuath.games.spirit_island.state.queries.queries import isle as lands_of
from tuath.games.spirit_island.state.queries.queries import presence
from tuath.games.spirit_island.state.standing.standing import defence
from tuath.games.spirit_island.state.state import HOST, NOBODY

HERE, BESIDE = Land(5), Land(6)
SWARM, LURE = "many_minds_move_as_one", "lure_of_the_deep_wilderness"
SITE = name_of(SITE_AS_BEASTS)  # as an answer
ANY_TOKEN = "n(badlands|beasts|disease|wilds)"


def bare(*spirits: str, boards: str = "A") -> Isle:
    island = Isle(*spirits, boards=boards, expansions="both")
    for tokens in (island.state.beasts, island.state.disease):
        tokens[:] = [0] * len(tokens)
    return island


def prey_on_the_injured(island: Isle) -> None:
    """The token event: in all lands beasts count as badlands too."""
    event = next(each for each in printed().token_events if each.id == "beasts_prey_on_the_injured")
    island.run(carry_out(Use(island.table, HOST, actor=NOBODY), event.effect))


def counted(island: Isle, what: str) -> int:
    return number(Case(island.state, here=HERE), parse_expression(what))


def test_S_16_2_beasts_that_are_badlands_too_count_once() -> None:
    island = bare()
    island.put(HERE, beasts=2, badlands=1)
    prey_on_the_injured(island)
    assert (counted(island, "n(badlands)"), counted(island, "n(beasts)")) == (3, 2)
    assert counted(island, ANY_TOKEN) == 3
    assert counted(island, "n(token)") == 3
    assert counted(island, "n(badlands|disease)") == 3
    prey_on_the_injured(island)  # the same event once more makes no more of them
    assert counted(island, "n(badlands)") == 3


def test_S_16_2_swallowed_by_the_wilderness_counts_each_token_once() -> None:
    """3 tokens deal 3 damage, and 3 badlands add 3: S-13.7."""
    island = bare(LURE)
    island.put(HERE, "ccc", beasts=2, badlands=1)
    prey_on_the_injured(island)
    island.use("swallowed_by_the_wilderness", HERE, "city:1", "city:2", "city:1", "city:2")
    assert island.pieces(HERE) == "city"


def test_S_16_2_beset_by_many_troubles_counts_each_token_once() -> None:
    """At level III it defends 3 for each token in the land and beside."""
    island = bare()
    island.put(HERE, "e", beasts=2, badlands=1)
    prey_on_the_injured(island)
    island.fear_card("beset_by_many_troubles", 3)
    assert defence(island.state, HERE) == 9


@pytest.mark.parametrize("seat", [0, 1])
def test_S_16_2_settled_presence_counts_once(seat: int) -> None:
    """Settle Into Hunting-Grounds: each presence is badlands and beasts, and one piece."""
    island = bare("thunderspeaker", "river_surges_in_sunlight", boards="AB")
    island.inhabit(seat, HERE, 2)
    island.use("settle_into_hunting_grounds", -1, seat=seat)
    assert (counted(island, "n(badlands)"), counted(island, "n(beasts)"), counted(island, ANY_TOKEN)) == (2, 2, 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_S_16_2_blight_that_is_badlands_for_its_spirit_counts_once(seat: int) -> None:
    spirits = ["thunderspeaker", "thunderspeaker"]
    spirits[seat] = "vengeance_as_a_burning_plague"
    spirits[1 - seat] = "river_surges_in_sunlight"
    island = bare(*spirits, boards="AB")
    island.put(HERE, blight=2, badlands=1)
    own = Case(island.state, seat, HERE, actor=seat, doer=seat)
    assert number(own, parse_expression("n(badlands)")) == 3
    assert number(own, parse_expression("n(badlands|blight)")) == 3
    assert number(own._replace(actor=1 - seat), parse_expression("n(badlands|blight)")) == 3
    assert number(own._replace(actor=1 - seat), parse_expression("n(badlands)")) == 1


def test_S_16_2_what_was_decided_ends_when_the_pieces_go() -> None:
    """A site that counted as beasts and was pushed away is counted no more where it was."""
    island = bare(SWARM)
    island.inhabit(0, HERE, 2)
    island.power_says("push(1, beasts); fear(n(beasts))", "yes", "1-6", here=HERE)
    assert (presence(island.state, 0, BESIDE), island.state.fear_shown) == (2, 0)


def test_settled_presence_does_not_move_as_beasts_either() -> None:
    """Settle Into Hunting-Grounds keeps presence from moving, whatever it counts as."""
    island = bare(SWARM)
    island.inhabit(0, HERE, 2)
    island.use("settle_into_hunting_grounds", -1)
    island.put(HERE, beasts=1)
    island.power_says("push(<=2, beasts)", "yes", "no", "beasts", "1-6", here=HERE)
    assert (presence(island.state, 0, HERE), island.state.beasts[BESIDE]) == (2, 1)
    island.put(BESIDE)
    island.power_says("gather(<=1, beasts)", here=BESIDE)
    assert presence(island.state, 0, HERE) == 2
    island.carry_out("each_board(){push(1, beasts)}", "yes", "no", "1-5")
    assert presence(island.state, 0, HERE) == 2


def test_presence_that_has_not_settled_moves_as_beasts() -> None:
    island = bare(SWARM)
    island.inhabit(0, HERE, 2)
    island.power_says("gather(<=1, beasts)", "1-5", here=BESIDE)
    assert presence(island.state, 0, BESIDE) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_S_22_20_beasts_that_another_gathers_may_be_a_site_if_its_spirit_says_so(seat: int) -> None:
    """S-16.2: whoever owns the site is asked, not whoever gathers."""
    spirits = ["thunderspeaker", "thunderspeaker"]
    spirits[seat] = SWARM
    island = bare(*spirits, boards="AB")
    island.inhabit(seat, HERE, 2)
    island.power_says("gather(<=1, beasts)", (seat, "no"), here=BESIDE, seat=1 - seat)
    assert presence(island.state, seat, BESIDE) == 0
    island.power_says("gather(<=1, beasts)", (seat, "yes"), (1 - seat, "1-5"), here=BESIDE, seat=1 - seat)
    assert presence(island.state, seat, BESIDE) == 2


def test_S_22_20_of_beasts_that_are_removed_one_may_be_a_site() -> None:
    """As Frenzied Assault says: whoever acts says which, where a site counts as one."""
    island = bare("sharp_fangs_behind_the_leaves", SWARM, boards="AB")
    island.inhabit(1, HERE, 2)
    island.put(HERE, "c", beasts=1)
    island.power_says("remove(1, beasts)", (1, "yes"), SITE, here=HERE)
    assert (presence(island.state, 1, HERE), island.state.beasts[HERE]) == (0, 1)
    island.inhabit(1, HERE, 2)
    island.power_says("remove(1, beasts)", (1, "no"), here=HERE)
    assert (presence(island.state, 1, HERE), island.state.beasts[HERE]) == (2, 0)


def test_only_its_own_pushes_reach_farther() -> None:
    """Fly Fast as Thought speaks of own actions: another spirit that moves beasts does not profit, in no seat."""
    for seat in (0, 1):
        spirits = ["thunderspeaker", "thunderspeaker"]
        spirits[seat] = SWARM
        island = bare(*spirits, boards="AB")
        island.put(HERE, beasts=1)
        island.power_says("push(1, beasts)", "1-6", here=HERE, seat=1 - seat)
        near = lands_of(island.state).within(HERE, 1)
        assert not ground(island.asked[-1][2]) & ~near
