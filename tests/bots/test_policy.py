"""Policies: they answer at a glance in every game, by what their seat knows, and outlive what is added to a game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.amounts import usually
from tests.bots.helpers import SMALL, some_critic, some_policy
from tests.play import random_game
from tests.spirit_island.growing import grown_by
from tuath.bots import Chair
from tuath.bots.answers import answers_of, turned_seat
from tuath.bots.board import board_of
from tuath.bots.bot import given
from tuath.bots.columns import columns_of
from tuath.bots.critic import Hidden
from tuath.bots.foresight import Foresight
from tuath.bots.glance import Eye, Glance, Seen, joined
from tuath.bots.levels import player
from tuath.bots.match import play
from tuath.bots.policies import file_of, learned, policy_of, read_policy, write_levels, write_policy
from tuath.bots.search import Search
from tuath.bots.weighing import SHIPPED
from tuath.core.observation import shape
from tuath.core.position import Position
from tuath.core.question import Seat
from tuath.games import find, keys

SEATS = {"arrival": 3, "inis": 3, "origo": 3, "spirit_island": 2}  # four of Origo who know nothing play for ever


def seen_by(eye: Eye, position: Position[Any], seat: Seat) -> Seen:
    row = eye.columns.row(position.state, seat)
    return eye.see(row, position.decisions[seat], position.setup.seats, seat, given(position, seat))


@pytest.mark.parametrize("key", usually("origo", more=[key for key in keys() if key != "origo"]))
def test_a_policy_plays_whole_games(key: str) -> None:
    game = find(key)
    bot, seats = Glance(some_policy(game), warmth=1.0), SEATS[key]
    first, second = (play(game, game.complete(seats, {}), [bot] * seats, 5, Random(5)) for _ in range(2))
    assert first.decisions > 10
    assert first == second, "the same deal and the same dice bring the same game"


@pytest.mark.parametrize("key", keys())
def test_a_policy_answers_alike_where_its_seat_sees_no_difference(key: str) -> None:
    game, rng = find(key), Random(2)
    bot, compared = Glance(some_policy(game)), 0
    for position in random_game(game, 2):
        if rng.random() < 0.9 or position.over:
            continue
        seat = rng.choice(list(position.decisions))
        other = position.imagine(seat, rng)
        answers = [bot.choose(Chair(one, seat), Random(1)) for one in (position, other)]
        assert answers[0] == answers[1]
        compared += 1
        if compared == 25:
            break
    assert compared > 5


def test_seats_are_counted_from_the_one_who_answers() -> None:
    assert turned_seat("p2", 3, 1) == "p1"
    assert turned_seat("p1", 3, 1) == "p3"
    assert turned_seat("p4", 3, 1) == "p4", "nobody sits there"
    answers = answers_of(find("inis"))
    attack = answers.space.offsets["inis-maneuver"]
    index = find("inis").domains["maneuver"].index
    turned = answers.turned(2, 1)
    assert turned[attack + index["attack:p1"]] == attack + index["attack:p2"]
    assert turned[attack + index["withdraw"]] == attack + index["withdraw"]
    assert sorted(turned.tolist()) == list(range(answers.size)), "nothing is called like anything else"


def test_an_answer_is_the_sum_of_its_parts() -> None:
    answers = answers_of(find("inis"))
    offset = answers.space.offsets["inis-clan"]
    row = answers.parts[offset + find("inis").domains["clan"].index["cove:p2"]]
    names = {answers.names[part] for part in row if part < len(answers.names)}
    assert names == {"question inis-clan", "thing cove:p2", "thing cove", "thing p2", "answer inis-clan cove:p2"}
    table = answers.table(np.eye(len(answers.names), dtype=np.float32)[:, :5])
    assert table.shape == (answers.size + 1, 5)
    assert not table[-1].any(), "none at all"


def test_a_card_is_looked_at_by_the_fields_it_fits() -> None:
    game = find("origo")
    board, names = board_of(game), answers_of(game).names
    links = board.links(game)

    def linked(thing: str) -> set[str]:
        return {board.places[at] for at in np.flatnonzero(links[names.index(f"thing {thing}")])}

    assert linked("C7") == {"C7"}
    assert linked("row:A") == {f"A{number}" for number in range(1, 11)}
    assert not linked("population")


def test_a_power_is_known_by_what_it_costs_and_does() -> None:
    game = find("spirit_island")
    cards = game.domains["power"].index
    traits = {id: set(game.traits("power", cards[id])) for id in ("call_to_bloodshed", "call_of_the_dahan_ways")}
    assert {"cost 1", "speed slow", "kind minor"} <= traits["call_to_bloodshed"] & traits["call_of_the_dahan_ways"]
    assert "element moon" in traits["call_of_the_dahan_ways"] - traits["call_to_bloodshed"]
    for domain in ("use", "power_or_stop"):
        value = game.domains[domain].index["call_to_bloodshed"]
        assert set(game.traits(domain, value)) == traits["call_to_bloodshed"], "wherever it is named"
    assert not list(game.traits("use", game.domains["use"].index["done"]))
    assert not list(game.traits("power_or_stop", 0))


def test_the_lands_of_an_island_are_looked_at_one_by_one() -> None:
    game = find("spirit_island")
    board = board_of(game)
    assert board.places == game.domains["land"].ids
    assert {"towns", "towns beside", "own presence", "asked about", "lands of jungle"} <= set(board.kinds)
    names = columns_of(game).names
    assert names[board.columns[12, board.kinds.index("cities")]] == f"cities: {board.places[12]}"


@pytest.mark.parametrize("key", keys())
def test_every_column_has_a_name_of_its_own(key: str) -> None:
    columns, game = columns_of(find(key)), find(key)
    assert len(set(columns.names)) == columns.size
    *_, position = random_game(game, 1)
    assert columns.row(position.state, 0).shape == (columns.size,)
    assert columns.size <= shape(game).size
    assert (columns.size < shape(game).size) == bool(game.planned), "the others of a team are summed"


def test_rows_are_joined_by_name() -> None:
    table = np.array([[1.0], [2.0]], np.float32)
    assert joined(table, ["a", "b"], ["b", "c", "a"]).tolist() == [[2.0], [0.0], [1.0]]
    assert joined(table, ["a", "b"], ["a", "b"]) is table


@pytest.mark.parametrize("key", keys())
def test_what_ships_is_nearly_what_was_learned(key: str, tmp_path: Path) -> None:
    game = find(key)
    policy = some_policy(game)
    write_policy(tmp_path / "some.npz", policy, SMALL, {"games": 1})
    again = read_policy(tmp_path / "some.npz", game)
    for name, table in policy.tables.items():
        assert np.abs(again.tables[name] - table).max() <= np.abs(table).max() / 127, name


def test_a_policy_outlives_an_added_card(tmp_path: Path) -> None:
    """The card stands before all others, so that each is found at another place; it is answered by its parts."""
    game = find("spirit_island")
    file = tmp_path / "spirit_island.json"
    file.write_text(json.dumps(grown_by("powers")), encoding="utf-8")
    grown = find("spirit_island", file)
    assert len(grown.domains["power"]) == len(game.domains["power"]) + 1
    write_policy(tmp_path / "some.npz", some_policy(game), SMALL, {})
    before, after = read_policy(tmp_path / "some.npz", game), read_policy(tmp_path / "some.npz", grown)
    setup = {"spirit": "river_surges_in_sunlight", "expansions": "none", "progression": "on"}
    position, other = (Position(each, each.complete(1, setup), None) for each in (game, grown))
    rng, compared = Random(1), 0
    while not position.over and compared < 40:
        (seat, decision), (_, same) = next(iter(position.decisions.items())), next(iter(other.decisions.items()))
        if seat >= 0:
            assert decision.options == same.options
            looks = [
                each.logits([seen_by(each.eye, one, seat)])[0] for each, one in ((before, position), (after, other))
            ]
            np.testing.assert_allclose(looks[0], looks[1], rtol=1e-4, atol=1e-4)
            compared += 1
        shared = [option for option in decision.options if option in same.options]
        option = rng.choice(shared)
        for one in (position, other):
            answer(one, seat, option)
    assert compared > 20
    new = answers_of(grown)
    offset, value = new.space.offsets["spirit_island-keep"], 0
    assert grown.domains["power"].ids[value] not in game.domains["power"].ids
    assert np.abs(after.chosen[offset + value]).sum() > 0, "its question is known"


def answer(position: Position[Any], seat: Seat, option: str) -> None:
    value = position.decisions[seat].domain.index[option]
    position.play(seat, value)


def test_without_a_policy_it_is_looked_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("origo")
    monkeypatch.setenv("TUATH_WEIGHTS", str(tmp_path))
    monkeypatch.setattr("tuath.bots.policies.SHIPPED", tmp_path)
    clear()
    try:
        assert policy_of(game) is None
        assert isinstance(player("policy", game, 2), Foresight)
        file_of(tmp_path, "origo").write_bytes(b"torn")
        clear()
        assert policy_of(game) is None
        write_policy(file_of(tmp_path, "origo"), some_policy(game), SMALL, {})
        clear()
        assert isinstance(player("policy", game, 2), Glance)
        assert policy_of(game) is policy_of(game), "read once"
    finally:
        clear()


def test_a_policy_plays_the_levels_that_its_file_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For so many players; what thinks longer needs a critic."""
    game, file = find("origo"), file_of(tmp_path, "origo")
    monkeypatch.setenv("TUATH_WEIGHTS", str(tmp_path))
    critic = some_critic(game, Hidden(np.arange(5), game.seats[-1]))
    try:
        for own, thinks in ((critic, Search), (None, Foresight)):
            write_policy(file, some_policy(game), SMALL, {}, own)
            before = read_policy(file, game).tables["read"]
            write_levels(file, {"fair": [2], "strong": [2, 3]})
            assert (read_policy(file, game).tables["read"] == before).all()
            clear()
            assert isinstance(player("fair", game, 2), Glance)
            assert isinstance(player("fair", game, 3), Foresight)
            assert isinstance(player("strong", game, 3), thinks)
            assert isinstance(player("max", game, 2), Foresight), "not named"
    finally:
        clear()


def test_a_damaged_policy_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty file, one with a bit the other way round, and one that names no levels but something else."""
    game, file = find("origo"), file_of(tmp_path, "origo")
    monkeypatch.setenv("TUATH_WEIGHTS", str(tmp_path))
    monkeypatch.setattr("tuath.bots.policies.SHIPPED", tmp_path)
    write_policy(file, some_policy(game), SMALL, {})
    whole = file.read_bytes()
    with np.load(file) as found:
        tables = {name: found[name] for name in found.files}
    paper = json.loads(tables["paper"].tobytes())
    try:
        for length in (0, 1, len(whole) // 2, len(whole) - 1):
            file.write_bytes(whole[:length])
            clear()
            assert learned(game) is None, length
        for place in range(0, len(whole), len(whole) // 40):
            file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
            clear()
            assert isinstance(player("fair", game, 2), Foresight), place
        wrong: list[Any] = [None, [], {"fair": 2}, {"fair": ["two"]}]
        for levels in wrong:
            tables["paper"] = np.frombuffer(json.dumps({**paper, "levels": levels}).encode(), np.uint8)
            np.savez(file, **tables)
            clear()
            assert isinstance(player("fair", game, 2), Foresight), levels
        write_policy(file, some_policy(game), SMALL, {})
        write_levels(file, {})
        clear()
        assert learned(game) is not None
        assert isinstance(player("fair", game, 2), Foresight), "it plays no level yet"
    finally:
        clear()


def clear() -> None:
    learned.cache_clear()
    policy_of.cache_clear()
    player.cache_clear()


@pytest.mark.parametrize("key", ["arrival", "inis", "origo"])
def test_a_policy_ships_that_plays_to_the_end(key: str) -> None:
    game = find(key)
    bot = policy_of(game)
    assert bot is not None
    assert file_of(SHIPPED, key).stat().st_size < 1_500_000
    assert play(game, game.complete(2, {}), [bot] * 2, 3, Random(3)).decisions > 10


def test_where_a_game_says_that_its_policy_plays_a_level_it_does() -> None:
    """The Arrival at a glance as fair; Inis for two also by playing on what its policy likes."""
    arrival, inis = find("arrival"), find("inis")
    assert isinstance(player("fair", arrival, 2), Glance)
    assert isinstance(player("fair", arrival, 4), Foresight), "it was not measured there"
    assert isinstance(player("strong", inis, 2), Search)
    assert isinstance(player("strong", inis, 3), Foresight)


def test_a_policy_of_another_game_is_refused(tmp_path: Path) -> None:
    write_policy(tmp_path / "some.npz", some_policy(find("origo")), SMALL, {})
    with pytest.raises(ValueError, match="origo"):
        read_policy(tmp_path / "some.npz", find("arrival"))
