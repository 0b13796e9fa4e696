"""Puzzles found in games between bots: positions with one clearly best plan that ``greedy`` does not see."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tuath.bots.bot import Chair
from tuath.bots.simple import GreedyBot
from tuath.bots.solving import Search, Solved, greedy_line
from tuath.core.game import Answer, Game, Setup
from tuath.core.goals import Aim
from tuath.core.position import Position
from tuath.core.puzzle import Goal, Needed, Puzzle, Rating, amount, goes_on, play, told, written
from tuath.core.question import Seat

DICE = range(3)  # of greedy: it must fail by each of them
OTHER_WORLDS = range(1, 5)  # that the seat cannot tell from this one: a solution must hold in each of them
LEAST_LINES = 30
RARE = 30  # who chooses by chance succeeds one time out of so many
FEW_ENDS = 8  # different positions in which a line succeeds
LEAST_STEPS = 2
KEPT_SOLUTIONS = 8


class Found(NamedTuple):
    """A puzzle, and the match it is from."""

    puzzle: Puzzle
    match: int

    @property
    def rarity(self) -> int:
        return self.puzzle.rating.odds


def mine(game: Game[Any], setups: Sequence[Setup], games: int, seed: int, most: int) -> Iterator[Found]:
    """The puzzles of so many games; by the same seed always the same."""
    for match in range(games):
        rng = Random(f"{seed}:{match}")
        position = Position(game, setups[match % len(setups)], rng.getrandbits(64))
        for puzzle in mine_match(position, rng, most):
            yield Found(puzzle, match)


def mine_match(position: Position[Any], rng: Random, most: int) -> Iterator[Puzzle]:
    """At most one puzzle for each round and seat of a game that is played on from a position."""
    bot, game, done = GreedyBot(), position.game, set[tuple[int, Seat]]()
    keeps = {f"{game.key}-{name}" for name in game.keeps}
    while not position.over:
        seat = rng.choice(list(position.decisions))
        turn = game.round_of(position.state), seat
        if turn not in done and len(position.decisions) == 1:
            puzzle = best_at(position, seat, most)
            if puzzle is not None:
                done.add(turn)
                yield puzzle
        decision = position.decisions[seat]
        values = decision.values
        value = rng.choice(values) if decision.key in keeps else bot.choose(Chair(position, seat), rng)
        position.play(seat, value)


def best_at(position: Position[Any], seat: Seat, most: int) -> Puzzle | None:
    """The puzzle at a position whose solution is the rarest."""
    aims = list(position.game.aims(position.state, seat, position.decisions[seat].question))
    found = list[Puzzle]()
    for until in dict.fromkeys(aim.until for aim in aims):
        some = [aim for aim in aims if aim.until == until]
        conditions = dict.fromkeys(each for aim in some for each in aim.conditions)
        search = Search(position.copy(), seat, until, list(conditions), most)
        if search.is_whole:
            found += [puzzle for aim in some if (puzzle := puzzle_of(search, aim)) is not None]
    return max(found, key=lambda puzzle: puzzle.rating.odds, default=None)


def puzzle_of(search: Search, aim: Aim) -> Puzzle | None:
    """What an aim comes to as a puzzle; None where it is met already, out of reach, easy, or seen by ``greedy``."""
    solved = Solved(search, aim).raised()
    if solved is None or solved.is_met(search.root):
        return None
    counted = solved.count(search.root)
    if not counted.winning or counted.lines < LEAST_LINES or counted.chance * RARE > 1:
        return None
    if solved.ends() > FEW_ENDS:
        return None
    start, seat = search.start, search.seat
    solutions = [line for line, _ in zip(solved.solutions(), range(KEPT_SOLUTIONS), strict=False)]
    solutions.sort(key=len)
    if len(told(start, since(search, solutions[0]), seat)) < LEAST_STEPS:
        return None
    lines = [greedy_line(start, seat, aim.until, dice) for dice in DICE]
    if any(solved.follow(line)[0] for line in lines):
        return None
    if not all(holds(search, solved.aim, solutions[0], dice) for dice in OTHER_WORLDS):
        return None
    rating = Rating(len(search.nodes), counted.lines, counted.winning, round(1 / counted.chance))
    _, spoilt = solved.follow(lines[0])
    return puzzle_from(search, solved.aim, solutions, lines[0][: max(1, spoilt)], rating)


def since(search: Search, line: Sequence[Answer]) -> list[Answer]:
    """All answers that a line of the seat leads to, those of others and of chance among them."""
    position = search.start.copy()
    for seat, _, value in line:
        play(search.start, position, seat, search.until, value)
    return position.history()[search.start.count :]


def holds(search: Search, aim: Aim, line: Sequence[Answer], dice: int) -> bool:
    """Does a line succeed whatever is hidden and whatever chance brings? It is tried in another such world."""
    seat = search.seat
    start = search.start.imagine(seat, Random(dice))
    position = start.copy()
    for _, question, value in line:
        decision = position.decisions.get(seat)
        if decision is None or decision.question is not question or value not in decision.values:
            return False
        play(start, position, seat, search.until, value)
    if aim.at_end and goes_on(start, position, seat, search.until):
        return False
    facts = start.game.facts_by_id
    return all(facts[one.fact].is_met(amount(start.game, position, seat, one), one.number) for one in aim.conditions)


def puzzle_from(
    search: Search, aim: Aim, solutions: Sequence[Sequence[Answer]], trap: Sequence[Answer], rating: Rating
) -> Puzzle:
    start, game = search.start, search.start.game
    conditions, shown = ([Needed(*each) for each in some] for some in (aim.conditions, aim.shown))
    assert start.seed is not None
    return Puzzle(
        rules=game.version,
        material=game.fingerprint,
        seats=start.setup.seats,
        options=dict(start.setup.options),
        seed=start.seed,
        seat=search.seat,
        answers=written(game, start.history()),
        goal=Goal(aim.kind, aim.until, aim.at_end, tuple(conditions), tuple(shown)),
        solutions=tuple(written(game, line) for line in solutions),
        trap=written(game, trap),
        rating=rating,
    )


def chosen(found: Sequence[Found], count: int) -> list[Puzzle]:
    """So many of them, the rarest of each kind in turn and few of one match; the easiest comes first."""
    kinds: dict[str, list[Found]] = {}
    for one in sorted(found, key=lambda one: -one.rarity):
        kinds.setdefault(one.puzzle.goal.kind, []).append(one)
    taken = list[Found]()
    matches = set[int]()
    for again in (False, True):
        going = True
        while going:
            going = False
            for some in kinds.values():
                left = [each for each in some if again or each.match not in matches]
                if left and len(taken) < count:
                    going = True
                    some.remove(left[0])
                    taken.append(left[0])
                    matches.add(left[0].match)
    return [one.puzzle for one in sorted(taken, key=lambda one: one.rarity)]


def as_text(puzzles: Sequence[Puzzle], made: str) -> str:
    """The file of the puzzles of a game, with the command that makes it again."""
    data = {"made": made, "puzzles": [plain(puzzle) for puzzle in puzzles]}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def plain(record: Any) -> Any:
    """A record as JSON has it; what is empty is left out."""
    if hasattr(record, "_asdict"):
        return {name: plain(value) for name, value in record._asdict().items() if value != ()}
    if isinstance(record, tuple):
        return [plain(each) for each in record]
    return dict(record) if isinstance(record, dict) else record
