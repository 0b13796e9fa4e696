"""Hints: the best options with the chance to win that a strong bot sees, and the reason in words.

Only what a seat knows goes in: all is looked at in positions that it cannot tell from the real one, and told is only
what is so in each of them. The same dice always give the same hint. A hint is thought out in portions, so that who
waits elsewhere has a turn in between and whoever does not want it any more stops it soon.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from tuath.bots.bot import Chair
from tuath.bots.foresight import Foresight
from tuath.bots.judging import chance
from tuath.bots.level import ADVISER
from tuath.bots.levels import BUDGETS
from tuath.bots.looking import seen
from tuath.bots.weighing import judge_of
from tuath.core.game import Game
from tuath.core.message import Message, say
from tuath.core.parts import About, Part
from tuath.core.position import Position
from tuath.core.question import Decision, Seat
from tuath.core.ways import Choice

SHOWN = 3  # options that a hint names
PONDERED = 4  # options that are looked at closely
COMPARED = 3  # worlds in which reasons are looked for
OTHERS = 12  # options that make up the usual alternative
LEAST_DOUBT, MOST_DOUBT = 0.02, 0.25
TELLING = 0.1  # what makes less of a difference is no reason
SILENT = 0.6  # what something counts for that the evaluation leaves to those who judge by experience
TOGETHER = say("core-hint-together")  # where nothing makes the difference by itself
ALSO = 0.6  # a second reason counts for at least this share of the first

Path = tuple[int, ...]  # answers that belong together: what to do, and where or with what
Which = tuple[str, About]


class Proposal(NamedTuple):
    """An option of a hint: what to answer, how likely one wins then, how unsure that is, and why."""

    steps: tuple[Choice, ...]
    chance: float
    doubt: float
    reasons: tuple[Message, ...]


class Hint(NamedTuple):
    """The best options, the best first; the first ``equal`` are as good as each other, in the order of the board."""

    proposals: tuple[Proposal, ...]
    equal: int
    level: str = ADVISER


class Thought(NamedTuple):
    """What is known of the options by now; more can be added to it."""

    paths: tuple[Path, ...]  # in the order of the board
    steps: tuple[tuple[Choice, ...], ...]
    reasons: tuple[tuple[Message, ...], ...]
    chances: tuple[tuple[float, ...], ...]  # as they were found, one after another


def hint(chair: Chair, rng: Random) -> Hint:
    """What to do, after one portion of thinking."""
    return settled(first_thought(chair, rng))


# ---- thinking --------------------------------------------------------------------------------------------------------


def first_thought(chair: Chair, rng: Random, also: Path | None = None, mind: Foresight | None = None) -> Thought:
    """Every option at first sight; the best of them looked at closely, and one that somebody asks about."""
    game, seat = chair.rules, chair.seat
    mind = mind or mind_of(game, chair.seats)
    worlds = [chair.imagine(rng) for _ in range(max(COMPARED, mind.budget.worlds))]
    paths = paths_of(worlds[0], seat)
    looked = [seen_from(world, seat, paths, mind, rng) for world in worlds]
    averages = [fmean(look.scores[path] for look in looked) for path in paths]
    pondered = most_promising(paths, averages, also)
    why = [reasons(game, seat, worlds[:COMPARED], looked[:COMPARED], path) for path in pondered]
    steps = tuple(tuple(steps_of(worlds[0], seat, path)) for path in pondered)
    if mind.budget.games and len(pondered) > 1:
        return further_thought(chair, Thought(pondered, steps, tuple(why), ((),) * len(pondered)), rng, mind)
    return Thought(pondered, steps, tuple(why), tuple(tuple(look.chance(path) for look in looked) for path in pondered))


def most_promising(paths: Sequence[Path], scores: Sequence[float], also: Path | None = None) -> tuple[Path, ...]:
    """The best ways to do different things, then other ways to do the same; in the order of the board."""
    ranked = sorted(range(len(paths)), key=lambda place: (paths[place] != also, -scores[place]))
    first_ways = {paths[place][0]: place for place in reversed(ranked)}.values()
    chosen = sorted(ranked, key=lambda place: (place not in first_ways, ranked.index(place)))[:PONDERED]
    return tuple(paths[place] for place in sorted(chosen))


def mind_of(game: Game[Any], seats: int) -> Foresight:
    """Who is asked, with as much time as that level has."""
    return Foresight(judge_of(game, seats).judge, BUDGETS[ADVISER][game.thinking])


def further_thought(chair: Chair, thought: Thought, rng: Random, mind: Foresight | None = None) -> Thought:
    """One more portion: each of the options played on, or looked at, in the same worlds as the others."""
    seat, mind = chair.seat, mind or mind_of(chair.rules, chair.seats)
    found: list[list[float]] = [[] for _ in thought.paths]
    for _ in range(max(1, mind.budget.games // len(thought.paths)) if mind.budget.games else mind.budget.worlds):
        world = chair.imagine(rng)
        if mind.budget.games:
            for place, path in enumerate(thought.paths):
                found[place].append(played_on(mind, world, seat, path, rng))
        else:
            look = seen_from(world, seat, thought.paths, mind, rng)
            for place, path in enumerate(thought.paths):
                found[place].append(look.chance(path))
    chances = tuple((*known, *more) for known, more in zip(thought.chances, found, strict=True))
    return thought._replace(chances=chances)


def settled(thought: Thought) -> Hint:
    """The options to show: the best first, but those that cannot be told apart in the order of the board."""
    found = [
        Proposal(steps, fmean(chances), doubt_of(chances), why)
        for steps, chances, why in zip(thought.steps, thought.chances, thought.reasons, strict=True)
    ]
    best = max(found, key=lambda one: one.chance)
    is_equal = [best.chance - one.chance <= max(best.doubt, one.doubt) for one in found]
    equal = [one for one, same in zip(found, is_equal, strict=True) if same]
    equal.sort(key=lambda one: -one.chance)
    kept = equal[:SHOWN]
    ordered = [one for one in found if one in kept]
    others = sorted((one for one in found if one not in equal), key=lambda one: -one.chance)
    return Hint((*ordered, *others)[:SHOWN], len(ordered))


def doubt_of(chances: Sequence[float]) -> float:
    """How unsure an average is: by how much what was found differs, and how little there was."""
    if len(chances) < 2:
        return MOST_DOUBT / 2
    return min(MOST_DOUBT, max(LEAST_DOUBT, pstdev(chances) / sqrt(len(chances) - 1)))


# ---- the options -----------------------------------------------------------------------------------------------------


def paths_of(position: Position[Any], seat: Seat) -> list[Path]:
    """Every option; one that opens an action together with what may follow it."""
    leads, found = position.ahead(seat), list[Path]()
    for value in position.decisions[seat].values:
        if value in leads:
            found += [(value, then) for then in leads[value].decisions[seat].values]
        else:
            found.append((value,))
    return found


def steps_of(position: Position[Any], seat: Seat, path: Path) -> Iterable[Choice]:
    """The answers of a path by name, with what words about them may name."""
    now = position
    for place, value in enumerate(path):
        decision: Decision[Any] = now.decisions[seat]
        yield Choice(decision.question, decision.domain.ids[value], now.game.about(now.state, decision, value))
        if place + 1 < len(path):
            now = now.copy()
            now.play(seat, value)


def led(position: Position[Any], seat: Seat, path: Path) -> Position[Any]:
    """The position at the last answer of a path."""
    if len(path) == 1:
        return position
    after = position.copy()
    for value in path[:-1]:
        after.play(seat, value)
    return after


class Look(NamedTuple):
    """What the options come to in one world: how good, and the state that it leads to."""

    game: Game[Any]
    seat: Seat
    scores: Mapping[Path, float]
    states: Mapping[Path, Any]

    def chance(self, path: Path) -> float:
        odds = self.game.odds(self.states[path], self.seat)
        return chance(self.scores[path] if odds is None else odds)


def seen_from(world: Position[Any], seat: Seat, paths: Sequence[Path], mind: Foresight, rng: Random) -> Look:
    """Each option by the best that the seat can make of it in this step."""
    openings = {path[:-1]: led(world, seat, path) for path in paths}
    answers = [(openings[path[:-1]], path[-1]) for path in paths]
    found = dict(zip(paths, seen(answers, seat, mind.budget.tries, rng, mind.judge), strict=True))
    return Look(
        world.game,
        seat,
        {path: one.score for path, one in found.items()},
        {path: one.position.state for path, one in found.items()},
    )


def played_on(mind: Foresight, world: Position[Any], seat: Seat, path: Path, rng: Random) -> float:
    return mind.played_on(led(world, seat, path), seat, path[-1], rng)


# ---- reasons ---------------------------------------------------------------------------------------------------------


class Gain(NamedTuple):
    """By how much a part is better than with the usual alternative, and what there is to say of it."""

    amount: float
    part: Part
    before: int | None


def reasons(
    game: Game[Any], seat: Seat, worlds: Sequence[Position[Any]], looked: Sequence[Look], path: Path
) -> tuple[Message, ...]:
    """Why an option: the parts by which it differs most from the usual alternative, in every world.

    Where all alternatives do much the same, it is what they do.
    """
    both = [compared(game, seat, world.state, look, path) for world, look in zip(worlds, looked, strict=True)]
    told = most_telling([gains for gains, _ in both]) or most_telling([changes for _, changes in both])
    return tuple(worded(game, gain) for gain in told) or (TOGETHER,)


def most_telling(by_world: Sequence[Mapping[Which, Gain]]) -> list[Gain]:
    """One or two that are so whatever lies hidden and whatever is drawn."""
    first = by_world[0]
    sure = [which for which, gain in first.items() if all(is_alike(gain, each.get(which)) for each in by_world)]
    amounts = {which: fmean(each[which].amount for each in by_world) for which in sure}
    best = sorted((which for which in sure if amounts[which] > TELLING), key=lambda which: -amounts[which])
    return [first[which] for which in best[:2] if amounts[which] >= ALSO * amounts[best[0]]]


def is_alike(gain: Gain, other: Gain | None) -> bool:
    return other is not None and other.part.number == gain.part.number


def compared(
    game: Game[Any], seat: Seat, before: Any, look: Look, path: Path
) -> tuple[dict[Which, Gain], dict[Which, Gain]]:
    """The parts of an option that there are words for, against the average of other options and against what was."""
    own = by_which(game.parts(look.states[path], seat, before))
    was = by_which(game.parts(before, seat, before))
    others = [other for other in look.states if other != path]
    some = [by_which(game.parts(look.states[other], seat, before)) for other in others[:: 1 + len(others) // OTHERS]]
    gains, changes = dict[Which, Gain](), dict[Which, Gain]()
    for which, known in {**was, **{which: part for each in some for which, part in each.items()}, **own}.items():
        if known.id not in game.reasons:
            continue
        part, old = own.get(which, gone(known)), was.get(which, gone(known))
        usual = fmean(amount_in(each, which) for each in some or [was])
        is_silent = not part.amount and not usual and part.number != old.number
        gains[which] = Gain(SILENT if is_silent else part.amount - usual, part, old.number)
        if part.number != old.number:
            changes[which] = Gain(part.amount - old.amount, part, old.number)
    return gains, changes


def amount_in(parts: Mapping[Which, Part], which: Which) -> float:
    return parts[which].amount if which in parts else 0.0


def gone(part: Part) -> Part:
    """What is not there any more."""
    return part._replace(amount=0.0, number=None if part.number is None else 0)


def by_which(parts: Iterable[Part]) -> dict[Which, Part]:
    return {part.which: part for part in parts}


def worded(game: Game[Any], gain: Gain) -> Message:
    """The words of a game for a part: how it will be and how it is, or that it stays so."""
    part, params = gain.part, dict((*gain.part.about, *gain.part.also))
    key = f"reason-{part.id}"
    if part.number is not None:
        params["now"] = part.number
        if gain.before is not None and gain.before != part.number:
            params["before"] = gain.before
        else:
            key += "-kept"
    return game.message(key, params)
