"""Powers Long Forgotten: markers are searched, and every source does what it says for whoever finds it: S-19.9."""

from __future__ import annotations

from tests.spirit_island.board import Isle, Said, at, land, plays, power, printed
from tests.spirit_island.foes import card, playing
from tuath.core.notation import write
from tuath.games.spirit_island.foes.forgotten import use_source
from tuath.games.spirit_island.foes.rites import hold, is_rite_ready
from tuath.games.spirit_island.material.geometry import Land
from tuath.games.spirit_island.material.material import Source
from tuath.games.spirit_island.shown.view import view
from tuath.games.spirit_island.state.queries.queries import PRESENCE_GONE, counter
from tuath.games.spirit_island.state.queries.queries import isle as isle_of
from tuath.games.spirit_island.state.queries.targets import target_lands
from tuath.games.spirit_island.state.scoring import difficulty, score
from tuath.games.spirit_island.state.sources import BLANKS, NUMBERED, hidden
from tuath.games.spirit_island.state.state import FAST, SLOW, AfterStep, Task
from tuath.games.spirit_island.turn.growth import plays_allowed
from tuath.games.spirit_island.turn.powers import use_power
from tuath.games.spirit_island.turn.triggers import finish_action

HERE = Land(5)  # a wetland of board A, beside 1, 4, 6, 7 and 8


def forgotten(boards: str = "A", **wishes: str) -> Isle:
    isle = playing("powers_long_forgotten", boards=boards, **wishes)
    isle.prepare()
    for seat in range(len(boards)):
        isle.inhabit(seat, land(seat, 4), 2)
    isle.put(3, "c")
    isle.state.turn = 1
    return isle


def sources() -> tuple[Source, ...]:
    return printed().scenarios[printed().scenario_index["powers_long_forgotten"]].sources


def found(isle: Isle, number: int, *answers: Said, by_players: bool) -> Isle:
    """A source is found in land 5, the last one, and used."""
    source = sources()[number - 1]
    isle.state.markers[:] = [0] * len(isle.state.markers)  # nothing more is found
    isle.run(use_source(isle.table, HERE, source.spirits if by_players else source.invaders), answers)
    return isle


# ---- searching ------------------------------------------------------------------------------------------------------


@plays("scenario:powers_long_forgotten")
def test_four_markers_lie_on_each_board() -> None:
    """S-19.9: one number for each board and one more; the others are blank, and nobody knows which."""
    isle = forgotten("AB")
    assert [sum(isle.state.markers[place * 9 : place * 9 + 9]) for place in (0, 1)] == [4, 4]
    boards = [printed().boards[each] for each in isle.state.boards]
    shown = [icons.get("dahan", 0) for board in boards for icons in board.pieces]
    assert not any(here and dahan for here, dahan in zip(isle.state.markers, shown, strict=True))
    assert (isle.state.counters[NUMBERED], isle.state.counters[BLANKS], hidden(isle.state)) == (3, 5, 8)
    assert difficulty(isle.state) == 1


def marked(isle: Isle) -> int:
    """A land with a marker where nothing stands."""
    return next(land for land, here in enumerate(isle.state.markers) if here and not isle.state.pieces[land])


@plays("scenario:powers_long_forgotten")
def test_three_dahan_search_for_the_players() -> None:
    """S-19.9: before the invaders; a blank marker is discarded, a source used or held back."""
    isle = forgotten()
    here = marked(isle)
    isle.put(here, "ddd")
    isle.run(finish_action(isle.table), ["blank"])
    assert (isle.state.markers[here], hidden(isle.state)) == (0, 3)
    here = marked(isle)
    isle.put(here, "dddee")
    before = score(isle.state)
    isle.run(finish_action(isle.table), ["6", "no"])
    assert view(isle.state)["sources"] == [{"number": 6, "id": "powers_long_forgotten-6", "finder": "held_back"}]
    assert score(isle.state) == before + 2
    here = marked(isle)
    isle.put(here, "ddd")
    isle.run(finish_action(isle.table), ["5", "yes"])
    assert [each["finder"] for each in view(isle.state)["sources"]] == ["spirits", "held_back"]


@plays("scenario:powers_long_forgotten")
def test_two_invaders_search_for_themselves() -> None:
    """S-19.9: against one adversary it takes three; nobody searches before the first turn."""
    isle = forgotten()
    isle.state.turn = 0
    here = marked(isle)
    isle.put(here, "ee")
    isle.run(finish_action(isle.table))
    isle.state.turn = 1
    isle.run(finish_action(isle.table), ["6"])
    assert [each["finder"] for each in view(isle.state)["sources"]] == ["invaders"]
    isle = forgotten(adversary="france", level="0")
    here = marked(isle)
    isle.put(here, "ee")
    isle.run(finish_action(isle.table))
    isle.put(here, "eee")
    isle.run(finish_action(isle.table), ["blank"])
    assert hidden(isle.state) == 3


def test_every_source_is_written() -> None:
    """S-19.9: eight of them, each for both sides."""
    assert len(sources()) == 8
    assert all(write(side) for source in sources() for side in (source.spirits, source.invaders))


# ---- the sources ----------------------------------------------------------------------------------------------------


def use_card(isle: Isle, id: str, *answers: Said) -> None:
    isle.state.hands[0] = 0
    isle.state.played[0] = 1 << power(id)
    isle.state.phase = printed().powers[power(id)].speed
    isle.run(use_power(isle.table, 0, power(id)), answers)


@plays("scenario:powers_long_forgotten")
def test_lizard_scale() -> None:
    """S-19.9, source 1: power cards with fire deal 1 more, once; or they harm invaders only for energy."""
    isle = found(forgotten(), 1, by_players=True)
    isle.put(5, "c")
    isle.use("raging_storm", 5)
    assert isle.pieces(5) == "city:2"
    isle.use("flash_floods", 1)
    isle = found(forgotten(), 1, by_players=False)
    isle.put(4, "e")
    isle.state.energy[0] = 2
    use_card(isle, "raging_storm", "1-4", "no")
    assert (isle.pieces(4), isle.state.energy[0]) == ("explorer", 2)
    isle.state.used[0] = 0
    isle.run(finish_action(isle.table))
    use_card(isle, "raging_storm", "1-4", "yes")
    assert (isle.pieces(4), isle.state.energy[0]) == ("", 1)


@plays("scenario:powers_long_forgotten")
def test_bronze_loop() -> None:
    """S-19.9, source 2: presence shifts between sands; or invaders of one sands are in all."""
    isle = found(forgotten("AB"), 2, by_players=True)
    sands = [place for place in range(18) if view(isle.state)["lands"][place]["terrain"] == "sands"]
    isle.inhabit(0, sands[0])
    assert is_rite_ready(isle.state, 0, FAST)
    assert is_rite_ready(isle.state, 0, SLOW)
    isle.run(hold(isle.table, 0, SLOW), [at(sands[-1])])
    assert [isle.state.presence[place * 2] for place in (sands[0], sands[-1])] == [0, 1]
    isle.inhabit(0, sands[-1], 3)
    isle.run(hold(isle.table, 0, FAST), [at(sands[0])])
    assert [isle.state.presence[place * 2] for place in (sands[0], sands[-1])] == [1, 2]
    isle = found(forgotten("AB"), 2, by_players=False)
    isle.put(sands[0], "t")
    isle.state.building = (card("1_sands"),)
    isle.play(Task("build_step"))
    assert isle.pieces(sands[0]) == "town city"
    assert all("city" in isle.pieces(place) or "town" in isle.pieces(place) for place in sands)
    isle.state.building, isle.state.invader_deck = (), (1, 1)
    isle.play(Task("explore_step"), answers=["1_sands"])
    assert all("explorer" in isle.pieces(place) for place in sands)


@plays("scenario:powers_long_forgotten")
def test_jagged_tooth() -> None:
    """S-19.9, source 3: energy where nothing is reclaimed; or wetlands build when they are explored."""
    isle = found(forgotten(), 3, by_players=True)
    isle.play(AfterStep("spirit"))
    assert isle.state.energy[0] == 2
    isle.state.discards[0] = 1 << power("wash_away")
    isle.carry_out("reclaim(1)")
    isle.play(AfterStep("spirit"))
    assert isle.state.energy[0] == 2
    isle = found(forgotten(), 3, by_players=False)
    isle.carry_out("explore_here()", here=5)
    assert isle.pieces(5) == "explorer town"


@plays("scenario:powers_long_forgotten")
def test_icy_rib() -> None:
    """S-19.9, source 4: the next ravages are weaker; or only one card play in the next turn."""
    isle = forgotten()
    isle.state.agenda = [Task("turn")]
    found(isle, 4, by_players=True)
    isle.put(5, "tt")
    isle.carry_out("ravage_here()", here=5)
    assert isle.state.blight[5] == 0
    isle.put(5, "tte")
    isle.carry_out("ravage_here()", here=5)
    assert isle.state.blight[5] == 1  # five damage less three
    isle = forgotten()
    isle.state.agenda = [Task("turn")]
    found(isle, 4, by_players=False)
    isle.state.covered[1] -= 3
    assert plays_allowed(isle.state, 0) > 1
    isle.state.agenda.pop(0)
    isle.go_on()
    assert plays_allowed(isle.state, 0) == 1


@plays("scenario:powers_long_forgotten")
def test_glowing_ember() -> None:
    """S-19.9, source 5: major powers for nothing; or the first town of a wetland brings blight."""
    isle = found(forgotten(), 5, by_players=True)
    isle.state.majors = 1 << power("accelerated_rot")
    hand = isle.state.hands[0]
    isle.carry_out("power(major, draw=1, keep=1)")
    assert isle.state.hands[0] == hand | 1 << power("accelerated_rot")
    isle = found(forgotten(), 5, by_players=False)
    isle.carry_out("add(1, town)", here=5)
    isle.run(finish_action(isle.table))
    isle.carry_out("add(1, town)", here=5)
    isle.run(finish_action(isle.table))
    assert isle.state.blight[5] == 1


@plays("scenario:powers_long_forgotten")
def test_rope_of_wind() -> None:
    """S-19.9, source 6: range for the rest of the game; or invaders are moved only for energy."""
    isle = forgotten()
    before = target_lands(isle.state, 0, printed().powers[power("wash_away")])
    found(isle, 6, by_players=True)
    isle.play(Task("end_turn"))
    isle.put(8, "e")
    assert target_lands(isle.state, 0, printed().powers[power("wash_away")]).bit_count() >= before.bit_count()
    assert isle.state.standing[-1].until == "game"
    where = target_lands(isle.state, 0, printed().powers[power("steam_vents")])
    assert where == 1 << 4 | isle_of(isle.state).near(Land(4)) & ~1  # range 1 instead of 0
    isle = found(forgotten(), 6, by_players=False)
    isle.put(4, "e")
    isle.state.energy[0] = 1
    use_card(isle, "wash_away", "1-4", "no")
    assert isle.pieces(4) == "explorer"


@plays("scenario:powers_long_forgotten")
def test_pillar_of_sunlight() -> None:
    """S-19.9, source 7: two fear cards and dahan that strike; or dahan and tokens fall, and blight comes."""
    isle = forgotten()
    isle.put(5, "dt")
    found(isle, 7, "1-5", by_players=True)
    assert (isle.state.fear_earned, isle.pieces(5)) == (2, "dahan")
    isle = forgotten()
    isle.put(3, "")
    isle.put(5, "ddtt", beasts=1)
    found(isle, 7, by_players=False)
    assert (isle.pieces(5), isle.state.beasts[5], isle.state.blight[5]) == ("town town", 0, 1)


@plays("scenario:powers_long_forgotten")
def test_sewn_sack() -> None:
    """S-19.9, source 8: a land is emptied; or it is closed to powers."""
    isle = forgotten()
    isle.put(5, "dtc", beasts=1, blight=1)
    isle.inhabit(0, 5)
    found(isle, 8, "1-5", by_players=True)
    assert (isle.pieces(5), isle.state.beasts[5], isle.state.blight[5]) == ("", 0, 0)
    assert (isle.state.presence[5], counter(isle.state, PRESENCE_GONE, 0)) == (0, 1)
    isle = forgotten()
    isle.put(5, "ee")
    assert target_lands(isle.state, 0, printed().powers[power("wash_away")]) >> 5 & 1
    found(isle, 8, by_players=False)
    assert not target_lands(isle.state, 0, printed().powers[power("wash_away")]) >> 5 & 1
    isle.run(finish_action(isle.table))  # its marker stays
    assert isle.state.markers[5] == 1
