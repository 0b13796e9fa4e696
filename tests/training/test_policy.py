"""Policies in training: what actors note, what learners make of it, and a whole small training that goes on later."""

from __future__ import annotations

import importlib.util
import json
import math
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tuath.bots.critic import critic_sizes
from tuath.bots.glance import Eye, Policy, Shape, sizes
from tuath.bots.policies import file_of, read_learned
from tuath.bots.weighing import SHIPPED
from tuath.core.game import Game
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.games import find, keys
from tuath.terminal.plotting import Curve, plot
from tuath.training.policy.actor import Actor, Guest, Order, Post, Room, Seatings
from tuath.training.policy.gathering import SELF, Dealer, Noted, Sitting, Watcher, ask, drawn, turned_round
from tuath.training.policy.kept import (
    KEPT,
    Checkpoint,
    all_names,
    check_there,
    kept_start,
    read_checkpoint,
    read_start,
    ship,
    starting,
    write_checkpoint,
)
from tuath.training.policy.lessons import LONGEST, check_lessons
from tuath.training.policy.progress import points
from tuath.training.policy.secrets import hidden_of, secret_columns
from tuath.training.policy.setups import drawn_setup, usual_setup
from tuath.training.policy.store import Tables, make_file, make_room, tables

SMALL = Shape(first=24, second=16, answer=12, heard=8)
ROWS = 600
NEEDS_TORCH = pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="an extra of this command")


def opinions(watcher: Watcher, *, critic: bool = False) -> dict[str, Any]:
    chance = np.random.default_rng(1)
    wanted = sizes(watcher.eye, SMALL) | (critic_sizes(watcher.eye, hidden_of(watcher.game)) if critic else {})
    return {name: chance.normal(0, 0.1, size).astype(np.float32) for name, size in wanted.items()}


def room_for(watcher: Watcher, folder: Path) -> Room:
    flat = np.concatenate([table.ravel() for table in opinions(watcher).values()])
    for name in ("now", "older-0"):
        make_file(folder / name, 4 * len(flat))
        np.memmap(folder / name, np.float32, "r+")[:] = flat
    halves = [folder / f"half-{number}" for number in range(2)]
    for half in halves:
        make_room(half, watcher.widths, ROWS)
    return Room(ROWS, halves, folder / "now", [folder / "older-0"])


def played(game: Game[Any], watcher: Watcher, decisions: int) -> Sitting:
    """Some decisions of a game, broken off or over."""
    policy, dice, rng = Policy(watcher.eye, opinions(watcher)), np.random.default_rng(1), Random(1)
    setup = game.complete(1 if game.planned else 3, {})
    sitting = Sitting(Position(game, setup, 7), [SELF] * setup.seats)
    for _ in range(decisions):
        asked = ask(sitting, lambda name, seats: None, watcher, rng)
        if asked is None:
            break
        ((place, likely),) = drawn(policy.logits([asked.seen]), dice)
        secrets = watcher.secrets(sitting, asked.seat)
        sitting.noted[asked.seat].append(Noted(asked.seen, secrets, int(asked.seen.legal[place]), likely))
        sitting.position.play(asked.seat, int(sitting.position.decisions[asked.seat].values[place]))
    return sitting


def written(game: Game[Any], folder: Path, decisions: int = 40) -> tuple[Watcher, Tables, int]:
    watcher = Watcher(game)
    make_room(folder / "room", watcher.widths, ROWS)
    room = tables(folder / "room", watcher.widths, ROWS)
    return watcher, room, watcher.write(room, 0, played(game, watcher, decisions))


def test_what_others_may_not_know_is_found_by_looking() -> None:
    secrets = {key: [columns[at] for at in secret_columns(find(key))] for key, columns in names().items()}
    assert not secrets["arrival"], "all is open"
    assert not secrets["spirit_island"], "all play together"
    assert "hand: row:A" in secrets["origo"]
    assert "own cards known: act_bard" in secrets["inis"]
    assert not any(name.startswith("own clans") for name in secrets["inis"])


def names() -> dict[str, tuple[str, ...]]:
    return {key: Eye(find(key)).columns.names for key in keys()}


@pytest.mark.parametrize("key", keys())
def test_what_is_noted_is_what_the_policy_saw(key: str, tmp_path: Path) -> None:
    _, room, rows = written(find(key), tmp_path)
    assert 20 < rows <= 40
    legal = np.unpackbits(room["legal"][:rows], axis=1, bitorder="little")
    assert (legal[np.arange(rows), room["pick"][:rows]] == 1).all(), "only what was allowed was chosen"
    assert (legal.sum(1) > 1).all()
    assert (room["left"][:rows] == 0).sum() <= (1 if find(key).planned else 3), "seat by seat"
    assert not room["shares"][:rows].any(), "nobody knows how it ends"


def test_answers_are_drawn_as_likely_as_they_are() -> None:
    chance = np.array([0.1, 0.6, 0.3], np.float32)
    several = [np.log(chance) + 50, np.zeros(1, np.float32), np.log(chance[::-1]) - 50]
    found = [list(drawn(several, np.random.default_rng(seed))) for seed in range(2000)]
    shares = [np.bincount([each[at][0] for each in found], minlength=3) / len(found) for at in (0, 2)]
    assert shares[0] == pytest.approx(chance, abs=0.05)
    assert shares[1] == pytest.approx(chance[::-1], abs=0.05)
    assert {each[1] for each in found} == {(0, 0.0)}
    assert all(np.exp(each[0][1]) == pytest.approx(chance[each[0][0]], abs=1e-4) for each in found)


def test_a_victory_is_told_from_each_chair() -> None:
    game = find("arrival")
    sitting = played(game, Watcher(game), 10**6)
    assert sitting.position.over
    shares = [turned_round(game, sitting.position, seat, 4) for seat in range(3)]
    assert all(each.sum() == pytest.approx(1) and not each[3] for each in shares)
    winner = next(seat for seat in range(3) if shares[seat][0] > 0)
    assert shares[(winner + 1) % 3][2] == shares[winner][0], "the last one round the table"


@pytest.mark.parametrize("key", keys())
def test_tables_to_learn_at_can_be_set_up(key: str) -> None:
    game, rng = find(key), Random(1)
    setups = [drawn_setup(game, rng) for _ in range(40)]
    assert len({setup.seats for setup in setups}) > 1
    assert len({setup.options for setup in setups}) > 1
    assert usual_setup(game, 2, rng).seats == 2


def test_games_begin_in_the_middle_of_others_too() -> None:
    game, rng = find("arrival"), Random(1)
    dealer = Dealer(game, lambda rng: game.complete(2, {}), lambda seats, rng: [SELF] * seats, 0.5, rng)
    assert not dealer.deal().from_middle, "there is none yet"
    position = Position(game, game.complete(2, {}), 1)
    for _ in range(30):
        seat = next(iter(position.decisions))
        position.play(seat, int(position.decisions[seat].values[0]))
    dealer.kept.append(position)
    dealt = [dealer.deal() for _ in range(40)]
    begun = [sitting.position for sitting in dealt if sitting.from_middle]
    assert 5 < len(begun) < 35
    assert all(each.count == position.count and each is not position for each in begun)
    assert len({each.seed for each in begun}) == len(begun), "chance is new"


@pytest.mark.more
def test_an_actor_plays_and_learns_from_a_teacher(tmp_path: Path) -> None:
    watcher = Watcher(find("arrival"))
    room = room_for(watcher, tmp_path)
    actor = Actor(Post("arrival", SMALL, room, "1", 3, Seatings(older=0.5, greedy=0.0, fair=0.0)))
    found = actor.play(Order("play", 600.0, 0, 1))  # until there is no more room
    assert found.rows == ROWS or found.games > 0
    half = actor.halves[0]
    assert half["shares"][: found.rows].sum(1) == pytest.approx(1)
    assert set(found.league) <= {"older"}
    sitting = Sitting(Position(actor.game, actor.game.complete(2, {}), 1), [SELF] * 2)
    actor.taught_game(sitting, math.inf)
    assert sitting.position.over
    rows = actor.watcher.write(actor.halves[1], 0, sitting)
    aims, liking = actor.halves[1]["aims"][:rows], actor.halves[1]["liking"][:rows]
    assert rows > 50
    assert np.where(aims >= 0, liking, 0).sum(1) == pytest.approx(1, abs=0.01)


def test_a_checkpoint_is_found_again_by_names(tmp_path: Path) -> None:
    game = find("origo")
    watcher = Watcher(game)
    eye, file = watcher.eye, tmp_path / "checkpoint.npz"
    known = all_names(eye, hidden_of(game))
    found = opinions(watcher, critic=True)
    write_checkpoint(file, Checkpoint(found, SMALL, {"games": 3}), known, "origo")
    again = read_checkpoint(file, eye, known)
    assert again.shape == SMALL
    assert again.made == {"games": 3}
    assert all(np.abs(again.tables[name] - table).max() < 1e-3 for name, table in found.items())
    fewer = {**known, "columns": known["columns"][1:]}
    assert read_checkpoint(file, eye, fewer).tables["read"].shape[0] == eye.columns.size - 1
    ship(file, file_of(tmp_path, "origo"), eye, hidden_of(game))
    learned = read_learned(file_of(tmp_path, "origo"), game)
    assert np.abs(learned.policy.tables["third"] - found["third"]).max() < 0.01
    assert learned.critic is not None, "both are shipped"
    assert np.abs(learned.critic.tables["judge_secrets"] - found["judge_secrets"]).max() < 0.01
    with pytest.raises(Refused, match="something else"):
        read_checkpoint(file, Eye(find("arrival")), known)


def test_progress_is_read_off_the_log() -> None:
    log = [
        {"kind": "round", "all": 5},
        {"kind": "measured", "against": "greedy", "seats": 2, "share": 0.5, "interval": [0.4, 0.6], "after": 2000},
        {"kind": "measured", "against": "greedy", "seats": 2, "share": 0.7, "interval": [0.6, 0.8], "after": 4000},
    ]
    assert points(log) == {("greedy", 2): [(2, 0.4, 0.5, 0.6), (4, 0.6, 0.7, 0.8)]}


def test_a_training_that_was_measured_only_as_it_began_is_drawn() -> None:
    """Too short for a round of its own games: all its points lie at the left."""
    drawing = plot("Title", "below", [Curve("greedy, 2", [(0, 0.4, 0.5, 0.6), (0, 0.6, 0.7, 0.8)])])
    assert drawing.count("<polyline") == 1
    assert "nan" not in drawing
    assert plot("Title", "below", []).endswith("</svg>\n")


def taught(game: Game[Any], folder: Path, *, decisions: int = 60) -> Path:
    """A file of two games of a teacher: a short one that is broken off, and one that goes round in circles."""
    games: list[dict[str, Any]] = []
    looks: list[float] = []
    counts: list[int] = []
    for length in (decisions, LONGEST + 1):
        setup = game.complete(2, {})
        position = Position(game, setup, 7)
        moves: list[tuple[int, int, int]] = []
        while len(moves) < length:
            seat = next(iter(position.decisions))
            values = position.decisions[seat].values
            moves.append((seat, int(values[-1]), 1))
            counts.append(len(values))
            looks.extend(range(len(values)))
            if length == decisions:
                position.play(seat, int(values[-1]))
        games.append({"seats": 2, "options": dict(setup.options), "seed": "7", "moves": moves})
    file = folder / "taught.npz"
    text = np.frombuffer(json.dumps(games).encode(), np.uint8)
    np.savez(file, looks=np.array(looks, np.float32), counts=np.array(counts, np.int16), games=text)
    return file


def test_games_of_a_teacher_are_learned_from_again(tmp_path: Path) -> None:
    game = find("arrival")
    watcher = Watcher(game)
    actor = Actor(Post("arrival", SMALL, room_for(watcher, tmp_path), "1", 3, Seatings()))
    found = actor.replay(Order("replay", 600.0, games=taught(game, tmp_path)))
    assert (found.rows, found.games) == (60, 1), "what goes round in circles is left out"
    half = actor.halves[0]
    assert (half["pick"][:60] == half["aims"][:60, 0]).all(), "the best is liked best"
    assert not actor.replay(Order("replay", 600.0, games=tmp_path / "taught.npz", part=(1, 2))).games


def test_guests_wait_when_they_have_taken_too_long(tmp_path: Path) -> None:
    watcher = Watcher(find("arrival"))
    post = Post("arrival", SMALL, room_for(watcher, tmp_path), "1", 6, Seatings(older=0.0, greedy=1.0, time=0.5))
    actor = Actor(post)
    assert "greedy" in actor.line_up(2, actor.rng)
    bot = actor.guest("greedy", 2)
    assert bot is actor.guest("greedy", 2)
    assert actor.guest(SELF, 2) is None
    assert isinstance(bot, Guest)
    bot.seconds, actor.played = 6.0, 10.0
    assert actor.line_up(2, actor.rng) == [SELF, SELF]
    actor.played = 20.0
    assert "greedy" in actor.line_up(2, actor.rng)
    actor.sittings.append(Sitting(Position(actor.game, actor.game.complete(2, {}), 1), [SELF, "greedy"]))
    assert actor.line_up(2, actor.rng) == [SELF, SELF], "one table of six"


@pytest.mark.parametrize("key", keys())
def test_training_begins_where_it_was_left(key: str) -> None:
    watcher = Watcher(find(key))
    file = kept_start(watcher.game)
    assert file is not None
    found = read_start(file, watcher.eye, all_names(watcher.eye, hidden_of(watcher.game)))
    assert found.tables["read"].shape == sizes(watcher.eye, found.shape)["read"]
    assert found.made["decisions"] + found.made["cloned"] > 10**4, "it has learned something"
    with pytest.raises(Refused, match="something else"):
        read_start(file_of(SHIPPED, "inis" if key != "inis" else "origo"), watcher.eye, {})


def test_training_begins_with_what_is_named(tmp_path: Path) -> None:
    """Its own checkpoint is before all; ``anew`` means nothing of what is kept or ships."""
    game, own, named = find("inis"), tmp_path / "own.npz", tmp_path / "named.npz"
    named.write_bytes(b"")
    assert starting(own, None, game, anew=False) == kept_start(game)
    assert starting(own, None, game, anew=True) is None
    assert starting(own, named, game, anew=True) == named
    own.write_bytes(b"")
    assert starting(own, named, game, anew=True) == own
    check_there(None)
    check_there(named)
    with pytest.raises(Refused, match="no such file"):
        check_there(tmp_path / "misspelt.npz")


def test_where_no_checkpoints_are_kept_a_policy_that_ships_is_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after installing a wheel."""
    monkeypatch.setattr("tuath.training.policy.kept.KEPT", tmp_path)
    assert kept_start(find("inis")) == file_of(SHIPPED, "inis")
    assert kept_start(find("spirit_island")) is None, "which has none"


@pytest.mark.parametrize("of_policy", [True, False])
def test_a_damaged_beginning_is_refused(of_policy: bool, tmp_path: Path) -> None:
    watcher = Watcher(find("arrival"))
    names = all_names(watcher.eye, hidden_of(watcher.game))
    whole = (file_of(SHIPPED, "arrival") if of_policy else KEPT / "arrival-checkpoint.npz").read_bytes()
    file = tmp_path / "some.npz"
    middle = len(whole) // 2
    for torn in (b"", b"torn", whole[:middle], whole[:middle] + bytes([whole[middle] ^ 0x55]) + whole[middle + 1 :]):
        file.write_bytes(torn)
        with pytest.raises(Refused, match="is damaged"):
            read_start(file, watcher.eye, names)
        with pytest.raises(Refused, match="is damaged"):
            check_lessons(file)
    with pytest.raises(Refused, match="no such file"):
        check_lessons(tmp_path / "misspelt.npz")
    check_lessons(taught(watcher.game, tmp_path))


@NEEDS_TORCH
def test_a_course_is_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tuath.training.policy.__main__ import course_of, main  # noqa: PLC0415 - an extra
    from tuath.training.policy.course import Training  # noqa: PLC0415 - an extra

    words = ["inis", "--out", str(tmp_path / "out"), "--minutes", "2", "--processes", "1", "--anew"]
    assert course_of(words).anew
    course = course_of([*words, "--start", "misspelt.npz", "--lessons", "games.npz", "--set", "rate=0.001"])
    assert (course.seconds, course.start, course.games) == (120.0, Path("misspelt.npz"), Path("games.npz"))
    assert course.recipe.rate == 0.001
    for wrong in (course, course._replace(games=None)):
        with pytest.raises(Refused, match="no such file"):
            Training(wrong, lambda kind, found: None)
    assert main([*words, "--start", "misspelt.npz"]) == 1
    assert "misspelt.npz" in capsys.readouterr().err


@NEEDS_TORCH
def test_a_new_critic_hears_first_and_the_policy_stays(tmp_path: Path) -> None:
    from tuath.training.policy.learner import Learner, Recipe  # noqa: PLC0415 - an extra

    watcher, room, rows = written(find("arrival"), tmp_path)
    learner = Learner(watcher.eye, watcher.widths, SMALL, Recipe(), 1)
    learner.take(opinions(watcher))
    room["shares"][:rows, :2] = [1, 0]
    batch = learner.batch([(room, rows)])
    before, values = learner.flat(), learner.values(batch)
    learner.listen(batch)
    assert (learner.flat() == before).all()
    assert learner.values(batch).mean() > values.mean()


@NEEDS_TORCH
@pytest.mark.parametrize("key", keys())
def test_a_learner_sees_what_actors_saw(key: str, tmp_path: Path) -> None:
    """How likely it finds what was chosen is how likely it was."""
    from tuath.training.policy.learner import Learner, Recipe  # noqa: PLC0415 - an extra

    watcher, room, rows = written(find(key), tmp_path)
    learner = Learner(watcher.eye, watcher.widths, SMALL, Recipe(), 1)
    learner.take(opinions(watcher))
    batch = learner.batch([(room, rows)])
    looks = learner.looks(batch).gather(1, batch.pick[:, None].long())[:, 0]
    assert looks.detach().numpy() == pytest.approx(room["likely"][:rows], abs=2e-3)
    assert np.abs(learner.values(batch)).max() <= 1


@NEEDS_TORCH
def test_what_went_better_than_thought_is_done_more(tmp_path: Path) -> None:
    from tuath.training.policy.learner import Learner, Recipe, advantages  # noqa: PLC0415 - an extra

    watcher, room, rows = written(find("arrival"), tmp_path)
    learner = Learner(watcher.eye, watcher.widths, SMALL, Recipe(entropy=0.0, last_entropy=0.0, pull=0.0), 1)
    learner.take(opinions(watcher))
    learner.drop_anchor()
    room["shares"][:rows, :2] = np.where(np.arange(rows) < rows // 2, 1, 0)[:, None] * [1, 0]
    left = np.zeros(rows, np.int16)  # each decision ends a game
    batch = learner.batch([(room, rows)])
    before = learner.looks(batch).gather(1, batch.pick[:, None].long())[:, 0].detach().numpy()
    learner.improve(batch, left, 0.0)
    gained = learner.looks(batch).gather(1, batch.pick[:, None].long())[:, 0].detach().numpy() - before
    assert gained[: rows // 2].mean() > 0 > gained[rows // 2 :].mean()
    found = advantages(np.array([0.5, 0.6, 0.2]), np.array([1.0, 1.0, 0.0]), np.array([1, 0, 0]), 1.0)
    assert found == pytest.approx([0.5, 0.4, -0.2])


@NEEDS_TORCH
@pytest.mark.more
def test_a_training_goes_on_where_it_was_left(tmp_path: Path) -> None:
    from tuath.training.policy.course import Course, train  # noqa: PLC0415 - an extra

    course = Course("arrival", tmp_path, 40.0, 1, rows=2000, round=2.0, measuring=0.5, last=4.0, at_once=4, anew=True)
    for _ in range(2):
        train(course, lambda kind, found: None)
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    ready = [line for line in log if line["kind"] == "ready"]
    assert [line["cloned"] > 0 for line in ready] == [False, True]
    assert sum(line["kind"] == "cloned" for line in log) == 1, "only once"
    assert (tmp_path / "checkpoint.npz").stat().st_size < 4 << 20
