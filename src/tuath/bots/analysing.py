"""A game that is over, looked at again: how likely each player was to win all along, and which choices cost something.

Nobody is judged by what lay hidden: a player's chance and a player's choices are looked at in positions that this
player could not tell from the real one, as hints are. The same dice always give the same analysis. It is made in
portions, each a function of the game and of where it looks, so that who waits elsewhere has a turn in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from tuath.bots.bot import Chair
from tuath.bots.foresight import Budget, Foresight
from tuath.bots.hinting import (
    COMPARED,
    TOGETHER,
    Path,
    Thought,
    doubt_of,
    first_thought,
    further_thought,
    mind_of,
    paths_of,
    reasons,
    seen_from,
)
from tuath.bots.judging import chance
from tuath.bots.level import ADVISER
from tuath.bots.levels import BUDGETS
from tuath.bots.weighing import judge_of
from tuath.core.analysis import LEAST_COST, Analysis, Judged, Stood, Weighed, assembled
from tuath.core.game import Answer, Game
from tuath.core.message import Message
from tuath.core.position import Position
from tuath.core.question import NATURE, Seat

SURELY = 2.0  # how many times its doubt a difference is, at least
PROMISING = 0.03  # what a choice seems to cost at first sight before it is looked at closely
PLAYED_ON = Budget(40, 4, games=16, length=12, width=6)
QUICK = "fair"  # who looks at first sight


class Effort(NamedTuple):
    """How much of a game is looked at."""

    worlds: int = 4  # in which it is judged how a player stands
    looks: int = 400  # choices that are looked at, at first sight
    closer: int = 10  # ...and closely
    portions: int = 3  # of thinking about each of these, after the first


USUAL = Effort()


def analyse(
    position: Position[Any], effort: Effort = USUAL, dice: int = 0, hear: Callable[[float], None] = lambda part: None
) -> Analysis:
    """The whole of it; ``hear`` is told how much is done."""
    stood = list[Stood]()
    for then, _ in at_counts(position, standings_of(position)):
        stood += [how_it_stood(then, effort, dice)]
        hear(0.2 * then.count / position.count)
    costs = list[tuple[int, float]]()
    chosen = choices_of(position, effort)
    for done, (then, answer) in enumerate(at_counts(position, chosen)):
        costs += first_sight(then, answer, position.history()[then.count :], dice)
        hear(0.2 + 0.3 * done / len(chosen))
    judged = list[Judged]()
    closer = most_costly(costs, effort)
    for done, (then, _) in enumerate(at_counts(position, closer)):
        judged += closely(then, position.history()[then.count :], effort, dice)
        hear(0.5 + 0.5 * (done + 1) / len(closer))
    return assembled(position, stood, judged, ADVISER)


# ---- where to look ---------------------------------------------------------------------------------------------------


def moments_of(position: Position[Any]) -> Iterator[tuple[Position[Any], Answer]]:
    """The game before each answer, with that answer; the position moves on."""
    history = position.history()
    for then, _, _ in position.steps():
        if then.count < len(history):
            yield then, history[then.count]


def at_counts(position: Position[Any], counts: Iterable[int]) -> Iterator[tuple[Position[Any], Answer]]:
    wanted = set(counts)
    yield from ((then, answer) for then, answer in moments_of(position) if then.count in wanted)


def standings_of(position: Position[Any]) -> list[int]:
    """Where it is judged how the game stands: not in the middle of what somebody has begun."""
    found, round = list[int](), -1
    for then, _ in moments_of(position):
        now = then.game.round_of(then.state)
        is_whole = NATURE not in then.decisions and all(seat == NATURE for seat, _, _ in then.answers)
        if is_whole and (now != round or not then.game.by_round):
            found.append(then.count)
            round = now
    return found


def choices_of(position: Position[Any], effort: Effort) -> list[int]:
    """Where somebody had a choice; of a very long game where there was most to choose from."""
    found, opened = list[tuple[int, int]](), set[Seat]()
    for then, (seat, question, value) in moments_of(position):
        if seat == NATURE:
            continue
        if seat not in opened and len(then.decisions[seat].values) > 1:
            found.append((len(then.decisions[seat].values), then.count))
        if seat not in opened and question.opens and value in then.ahead(seat):
            opened.add(seat)  # what is answered next belongs to this choice
        else:
            opened.discard(seat)
    return sorted(count for _, count in sorted(found, key=lambda one: (-one[0], one[1]))[: effort.looks])


def most_costly(costs: Sequence[tuple[int, float]], effort: Effort) -> list[int]:
    """The choices that look worst at first sight, in the order of the game."""
    worst = sorted((one for one in costs if one[1] >= PROMISING), key=lambda one: (-one[1], one[0]))
    return sorted(count for count, _ in worst[: effort.closer])


def dice_at(dice: int, then: Position[Any], seat: Seat, what: str) -> Random:
    """Each look has its own, so that it does not matter what was looked at before."""
    return Random(f"{dice} {then.count} {seat} {what}")


# ---- how it stood ----------------------------------------------------------------------------------------------------


def how_it_stood(then: Position[Any], effort: Effort, dice: int) -> Stood:
    """Each player's chance, by what that player knew then; where one of them wins they are one together."""
    if then.game.planned:
        return Stood(then.count, (chance_of(then, next(iter(then.decisions)), effort, dice),))
    found = [chance_of(then, seat, effort, dice) for seat in range(then.setup.seats)]
    return Stood(then.count, tuple(one / sum(found) for one in found))


def chance_of(then: Position[Any], seat: Seat, effort: Effort, dice: int) -> float:
    """A player's chance in worlds that this player cannot tell from the real one."""
    rng, game = dice_at(dice, then, seat, "stood"), then.game
    states = [then.imagine(seat, rng).state for _ in range(effort.worlds)]
    odds = [game.odds(state, seat) for state in states]
    known = [one for one in odds if one is not None]
    return fmean(
        map(chance, known or judge_of(game, then.setup.seats).judge.scores([(state, seat) for state in states]))
    )


# ---- choices ---------------------------------------------------------------------------------------------------------


def first_sight(then: Position[Any], answer: Answer, following: Sequence[Answer], dice: int) -> list[tuple[int, float]]:
    """What a choice seems to have cost; nothing where it was a part of the one before it."""
    seat, game = answer[0], then.game
    chair, rng = Chair(then, seat), dice_at(dice, then, seat, "sight")
    mind = Foresight(judge_of(game, chair.seats).judge, BUDGETS[QUICK][game.thinking])
    worlds = [chair.imagine(rng) for _ in range(mind.budget.worlds)]
    paths = paths_of(worlds[0], seat)
    played = path_played(paths, seat, following)
    if played is None or len(paths) < 2:
        return []
    looked = [seen_from(world, seat, paths, mind, rng) for world in worlds]
    chances = {path: fmean(look.chance(path) for look in looked) for path in paths}
    return [(then.count, max(chances.values()) - chances[played])]


def path_played(paths: Sequence[Path], seat: Seat, following: Sequence[Answer]) -> Path | None:
    """The option that was chosen, together with what it opened."""
    own = [value for who, _, value in following if who == seat]
    return next((path for path in paths if tuple(own[: len(path)]) == path), None)


def closely(then: Position[Any], following: Sequence[Answer], effort: Effort, dice: int) -> list[Judged]:
    """A choice, if another one would surely have been better."""
    seat = following[0][0]
    chair, rng = Chair(then, seat), dice_at(dice, then, seat, "closer")
    played = path_played(paths_of(chair.imagine(rng), seat), seat, following)
    if played is None:
        return []
    mind = patient_mind(then.game, then.setup.seats)
    thought = first_thought(chair, rng, played, mind)
    for _ in range(effort.portions):
        thought = further_thought(chair, thought, rng, mind)
    averages = [fmean(chances) for chances in thought.chances]
    at = thought.paths.index(played)
    best, *others = sorted(range(len(averages)), key=lambda place: (-averages[place], place))
    pairs = zip(thought.chances[best], thought.chances[at], strict=True)
    doubt = doubt_of([better - own for better, own in pairs])
    cost = averages[best] - averages[at]
    if cost < max(LEAST_COST, SURELY * doubt):
        return []
    own, better = why(chair, rng, played, thought.paths[best])
    also = next((place for place in others if place != at), None)
    return [
        Judged(
            then.count,
            until_of(then.count, seat, len(played), following),
            seat,
            weighed(thought, at, own),
            weighed(thought, best, better),
            None if also is None else weighed(thought, also, ()),
            doubt,
            len(thought.chances[best]),
        )
    ]


def patient_mind(game: Game[Any], seats: int) -> Foresight:
    """Who gives hints; where a position tells little before the others have had their turns, with them played on."""
    mind = mind_of(game, seats)
    return Foresight(mind.judge, PLAYED_ON) if game.by_round else mind


def weighed(thought: Thought, place: int, why: tuple[Message, ...]) -> Weighed:
    return Weighed(thought.steps[place], fmean(thought.chances[place]), why)


def until_of(count: int, seat: Seat, answers: int, following: Sequence[Answer]) -> int:
    """How many answers had been given when all parts of a choice were."""
    own = [place for place, (who, _, _) in enumerate(following) if who == seat]
    return count + own[answers - 1] + 1


def why(chair: Chair, rng: Random, played: Path, better: Path) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """What speaks for each of the two, compared with the other."""
    game, seat, both = chair.rules, chair.seat, (played, better)
    mind, worlds = mind_of(game, chair.seats), [chair.imagine(rng) for _ in range(COMPARED)]
    looked = [seen_from(world, seat, both, mind, rng) for world in worlds]
    own, other = (reasons(game, seat, worlds, looked, path) for path in both)
    return tuple(reason for reason in own if reason != TOGETHER), other
