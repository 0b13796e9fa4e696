"""A whole training: cloning where there is nothing to go on from, rounds of self-play, measuring, checkpoints."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Timer
from typing import Any, NamedTuple, Protocol

import numpy as np

from tuath.bots.glance import Eye, Shape, shape_for, sizes
from tuath.bots.odds import wilson
from tuath.core.datafile import file_trouble
from tuath.core.message import Refused, refuse
from tuath.games import find
from tuath.training.policy.actor import Order, Post, Report, Room, Seatings, work
from tuath.training.policy.gathering import Watcher
from tuath.training.policy.kept import Checkpoint, all_names, check_there, read_start, starting, write_checkpoint
from tuath.training.policy.learner import Learner, Recipe
from tuath.training.policy.lessons import check_lessons
from tuath.training.policy.secrets import hidden_of
from tuath.training.policy.store import Tables, make_file, make_room, numbers, size_of, tables, workplace

CHECKPOINT = "checkpoint.npz"
LOG = "log.jsonl"
PATIENCE = 5  # times through a teacher's games without getting better at others
REMINDED = 20.0  # seconds of a teacher's games, where training goes on
WORSE = 0.1  # by how much a share must fall for training to go back
OVERTIME = 20.0  # seconds after which everything is stopped


class Hear(Protocol):
    """Is told how training goes: what kind of news, and all of it."""

    def __call__(self, kind: str, found: Mapping[str, Any]) -> None: ...


class Course(NamedTuple):
    """What is trained, for how long and where."""

    game: str
    out: Path
    seconds: float
    processes: int
    seed: int = 0
    start: Path | None = None  # a checkpoint or a policy to begin with, where the folder has none
    anew: bool = False  # with nothing of what is kept or ships
    games: Path | None = None  # a teacher's, to begin with: nobody waits for it then
    teaching: float = 0.3  # of the time, where nothing is known yet
    cloning: float = 0.2  # of that, to learn from what was taught
    round: float = 8.0  # seconds of play
    rows: int = 24_000  # decisions of a round that an actor has room for
    listening: int = 4  # rounds in which a new critic only hears how games end
    at_once: int = 24  # games of an actor
    older: int = 8  # selves in the league
    every: int = 8  # rounds, after which a self is kept for the league
    measured: float = 100.0  # seconds between measurings
    measuring: float = 8.0  # seconds of one
    last: float = 45.0  # seconds of the last one
    sharpened: float = 1.0
    shape: Shape | None = None
    recipe: Recipe = Recipe()
    seatings: Seatings = Seatings()


class Training:
    """Everything that is alive while it goes on."""

    def __init__(self, course: Course, hear: Hear) -> None:
        self.began = time.monotonic()
        self.course, self.hear_of = course, hear
        try:
            course.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(
                refuse("", "core-file-unwritable", file=str(course.out), reason=file_trouble(error))
            ) from error
        self.game = find(course.game)
        self.watcher = Watcher(self.game)
        self.eye: Eye = self.watcher.eye
        self.names = all_names(self.eye, hidden_of(self.game))
        self.actors: list[Connection] = []
        self.workers: list[Any] = []
        self.halves: list[list[Tables]] = []
        if course.games is not None:
            check_lessons(course.games)
        found = self.found()
        shape = found.shape if found else course.shape or shape_for(self.eye)
        self.start_actors(shape)  # before PyTorch wakes up: what it takes, they do not need
        self.learner = Learner(self.eye, self.watcher.widths, shape, course.recipe, course.seed)
        self.made: dict[str, Any] = {"decisions": 0, "games": 0, "seconds": 0.0, "cloned": 0}
        if found:
            self.learner.take(found.tables)
            self.made |= found.made
        self.learner.settle()
        self.before = float(self.made["seconds"])
        self.is_new = found is None
        self.listening = 0 if found and "judge_read" in found.tables else course.listening  # rounds
        self.kept = 0
        self.learning = 0.0  # seconds, at most, that a round was learned from
        self.best: tuple[float, Mapping[str, Any]] | None = None
        for actor in self.actors:
            actor.recv()
        self.say("ready", game=course.game, processes=course.processes, device=str(self.learner.device), **self.made)

    def found(self) -> Checkpoint | None:
        """What to go on from: the folder's own checkpoint, the one that was named, or what is kept or ships."""
        course = self.course
        check_there(course.start)
        file = starting(course.out / CHECKPOINT, course.start, self.game, anew=course.anew)
        return None if file is None else read_start(file, self.eye, self.names)

    @property
    def gone(self) -> float:
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        return self.course.seconds - self.gone

    def say(self, kind: str, **found: Any) -> None:
        """A line of the log."""
        line: dict[str, Any] = {"kind": kind, "s": round(self.gone, 1)}
        line |= {key: rounded(each) for key, each in found.items()}
        with (self.course.out / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        self.hear_of(kind, line)

    # ---- actors -------------------------------------------------------------------------------------------------

    def start_actors(self, shape: Shape) -> None:
        course, context = self.course, get_context("spawn")
        widths = self.watcher.widths
        count = sum(int(np.prod(size)) for size in sizes(self.eye, shape).values())
        self.place = workplace(2 * course.processes * size_of(widths, course.rows) + 4 * count * (course.older + 1))
        files = [self.place / name for name in ("now", *(f"older-{number}" for number in range(course.older)))]
        for file in files:
            make_file(file, 4 * count)
        self.now, *self.selves = map(numbers, files)
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"  # each actor has one core
        for number in range(course.processes):
            halves = [self.place / f"actor-{number}-{half}" for half in range(2)]
            for each in halves:
                make_room(each, widths, course.rows)
            room = Room(course.rows, halves, files[0], files[1:])
            here, there = context.Pipe()
            seed = f"{course.seed}:{course.game}:{number}:{time.time_ns()}"
            post = Post(course.game, shape, room, seed, course.at_once, course.seatings)
            worker = context.Process(target=work, args=(there, post), daemon=True)
            worker.start()
            there.close()
            self.actors.append(here)
            self.workers.append(worker)
            self.halves.append([tables(half, widths, course.rows) for half in halves])

    def send(self, order: Order) -> None:
        for number, actor in enumerate(self.actors):
            actor.send(order._replace(seed=f"{order.seed}:{number}"))

    def hear(self) -> list[Report]:
        return [actor.recv() for actor in self.actors]

    def publish(self) -> None:
        self.now[:] = self.learner.flat()

    def remember(self) -> None:
        """A self for the league: rather a new one, now and then one that stays."""
        place = self.kept % len(self.selves)
        self.selves[place][:] = self.learner.flat()
        self.kept += 1

    # ---- the course ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """All of it; whatever happens, it ends when its time is over."""
        last_bell = Timer(self.left + OVERTIME, self.stop_at_once)
        last_bell.daemon = True
        last_bell.start()
        try:
            if self.is_new:
                self.clone()
                self.checkpoint()
                self.measure(self.course.measuring, self.opponents()[:1])
            elif self.course.games is not None:
                self.teach(REMINDED)  # positions to begin games with
            self.publish()
            self.remember()
            self.learner.drop_anchor()
            self.improve()
            self.checkpoint()
            opponents = self.opponents()
            self.measure(max(1.0, self.left / (len(opponents) * 1.5)), opponents)
            self.checkpoint()
            self.say("done", **self.made)
        finally:
            last_bell.cancel()
            self.end()

    def end(self) -> None:
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.join(2)
        shutil.rmtree(self.place, ignore_errors=True)

    def stop_at_once(self) -> None:
        self.say("stopped", **self.made)
        self.end()
        os._exit(3)

    def teach(self, seconds: float) -> list[Report]:
        """Have games of ``fair`` played, or those that have been played before."""
        if self.course.games is None:
            self.send(Order("teach", seconds))
        else:
            for number, actor in enumerate(self.actors):
                part = number, len(self.actors)
                actor.send(Order("replay", seconds, games=self.course.games.absolute(), part=part))
        return self.hear()

    def clone(self) -> None:
        """Learn to answer as ``fair`` does."""
        seconds = self.course.teaching * self.course.seconds
        reports = self.teach(seconds)
        batch = self.learner.batch(
            [
                (half, rows)
                for halves, each in zip(self.halves, reports, strict=True)
                for half, rows in zip(halves, (each.rows, *map(int, each.shares)), strict=True)
            ]
        )
        rows, games = len(batch.pick), sum(each.games for each in reports)
        self.say("taught", rows=rows, games=games)
        if not rows:
            return

        held = max(1, rows // 20)
        learn, test = batch.between(held, rows), batch.between(0, held)
        self.learner.optimiser = self.learner.begin(self.course.recipe.teacher_rate, decay=0.02)
        best: tuple[float, Mapping[str, Any]] | None = None
        began, until, turn, since = self.gone, self.gone + self.course.cloning * seconds, 0, 0
        while (self.gone < until and since < PATIENCE) or best is None:
            self.learner.slow_down((until - self.gone) / (until - began))
            loss = self.learner.clone(learn)
            found = self.learner.held_out(test)
            turn, since = turn + 1, since + 1
            if best is None or found["held_loss"] < best[0]:
                best, since = (found["held_loss"], self.learner.numbers()), 0
            if turn % 4 == 1:
                self.say("cloning", turn=turn, loss=loss, **found)
        self.learner.take(best[1])
        by_question = self.learner.by_question(test)
        self.say("cloned", turns=turn, rows=rows, **self.learner.held_out(test), questions=by_question)
        self.learner.sharpen(self.course.sharpened)
        self.learner.optimiser = self.learner.begin(self.course.recipe.rate)
        self.made["cloned"] = rows

    def improve(self) -> None:
        """Rounds of self-play: while actors play one, the learner learns from the one before."""
        course = self.course
        half, turn, measured = 0, 0, self.gone
        began = self.gone
        end = course.seconds - course.last
        self.send(self.round(half))
        while self.gone < end - course.round - self.learning:
            at = self.gone
            reports = self.hear()
            waited = self.gone - at
            full = [(halves[half], each.rows) for halves, each in zip(self.halves, reports, strict=True) if each.rows]
            self.publish()
            due = self.gone - measured > course.measured and end - self.gone > 3 * course.round
            if due:
                self.measure(course.measuring, self.opponents()[:1])
                self.publish()
                measured = self.gone
            half = 1 - half
            self.send(self.round(half))
            if full:
                self.learn(full, reports, turn, (self.gone - began) / max(1.0, end - began), waited)
            turn += 1
            if turn % course.every == 0:
                self.remember()
            if due:
                self.checkpoint()
        self.hear()
        self.publish()

    def round(self, half: int) -> Order:
        return Order("play", self.course.round, half, min(self.kept, len(self.selves)))

    def learn(
        self, full: Sequence[tuple[Tables, int]], reports: Sequence[Report], turn: int, part: float, waited: float
    ) -> None:
        at = self.gone
        batch = self.learner.batch(full)
        left = np.concatenate([found["left"][:rows] for found, rows in full])
        self.learner.slow_down(1 - part)
        said = self.learner.listen(batch) if turn < self.listening else self.learner.improve(batch, left, part)
        self.made["decisions"] += len(batch.pick)
        self.made["games"] += sum(each.games for each in reports)
        self.made["seconds"] = round(self.before + self.gone, 1)
        self.learning = max(self.learning, self.gone - at)
        league: dict[str, list[float]] = {}
        for each in reports:
            for name, (won, games) in each.league.items():
                row = league.setdefault(name, [0.0, 0])
                row[0], row[1] = row[0] + won, row[1] + games
        if turn % 5 == 0:
            self.say(
                "round", turn=turn, rows=len(batch.pick), games=sum(each.games for each in reports),
                all=self.made["decisions"], waited=waited, learned=self.gone - at, league=league, **said,
            )  # fmt: skip

    def opponents(self) -> list[tuple[str, int]]:
        """Whom it is measured against, and at tables of how many."""
        if self.game.planned:
            return [("nobody", 1)]
        return [("greedy", 2), ("fair", 2), ("greedy", 3)]

    def measure(self, seconds: float, opponents: Sequence[tuple[str, int]]) -> None:
        """The likeliest answers against fixed opponents, with intervals; what did much better before is taken again."""
        self.now[:] = self.learner.flat(mean=True)
        for place, (name, seats) in enumerate(opponents):
            self.send(Order("meet", seconds, against=name, seats=seats, seed=f"{self.course.seed}:{self.gone}"))
            shares = [each for report in self.hear() for each in report.shares]
            if not shares:
                continue
            found = wilson(sum(shares) / len(shares), len(shares))
            self.say(
                "measured", against=name, seats=seats, won=sum(shares), games=len(shares), share=found.value,
                interval=[found.low, found.high], after=self.made["decisions"],
            )  # fmt: skip
            if not place:
                self.compare(found.value)

    def compare(self, share: float) -> None:
        """With the best there has been in this training."""
        if self.best is None or share >= self.best[0]:
            self.best = share, self.learner.numbers()
        elif share < self.best[0] - WORSE:
            self.say("back", share=share, best=self.best[0])
            self.learner.take(self.best[1])
            self.learner.optimiser = self.learner.begin(self.course.recipe.rate)
            self.best = (share + self.best[0]) / 2, self.best[1]  # it may have been luck

    def checkpoint(self) -> None:
        found = Checkpoint(self.learner.numbers(), self.learner.shape, self.made)
        write_checkpoint(self.course.out / CHECKPOINT, found, self.names, self.course.game)


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, Mapping):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list | tuple) else value


def train(course: Course, hear: Hear) -> None:
    Training(course, hear).run()
