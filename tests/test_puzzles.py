"""Every puzzle that is shipped: its position is reached by the rules, one plan leads to the goal, greedy's does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tuath.bots.mining import as_text, best_at, chosen, mine
from tuath.bots.solving import Search, Solved, greedy_line
from tuath.core.datafile import DataError, Node
from tuath.core.goals import Aim, Condition
from tuath.core.message import Refused
from tuath.core.position import Position
from tuath.core.puzzle import (
    Puzzle,
    begun,
    followed,
    goes_on,
    own_answers,
    play,
    read_puzzles,
    solution_steps,
    standing,
    state_of,
    trap_of,
)
from tuath.games import find, keys
from tuath.games.puzzles import find_puzzle, puzzles_of
from tuath.words.catalogue import Catalogue
from tuath.words.languages import LANGUAGES
from tuath.words.names import names_at

MOST_SHIPPED, LEAST_SHIPPED = 10, 4  # of each game
ALL = [(key, number) for key in keys() for number in range(1, len(puzzles_of(key)) + 1)]
MOST = 200_000  # positions: more than any puzzle has


def known(place: tuple[str, int]) -> tuple[Puzzle, Position[Any]]:
    puzzle = find_puzzle(*place)
    return puzzle, begun(puzzle, find(place[0]))


def aim_of(puzzle: Puzzle) -> Aim:
    goal = puzzle.goal
    return Aim(goal.kind, goal.until, tuple(Condition(*each) for each in goal.conditions), False, goal.at_end)


def name_of(place: tuple[str, int]) -> str:
    return f"{place[0]}-{place[1]}"


@pytest.mark.parametrize("key", keys())
def test_every_game_has_some(key: str) -> None:
    """Each another position."""
    known_ones = puzzles_of(key)
    assert LEAST_SHIPPED <= len(known_ones) <= MOST_SHIPPED
    assert len({puzzle.answers for puzzle in known_ones}) == len(known_ones)


@pytest.mark.parametrize("place", ALL, ids=name_of)
def test_the_position_and_its_solutions(place: tuple[str, int]) -> None:
    """By the rules; not solved at the start, solved by each solution at its last answer and not before."""
    puzzle, start = known(place)
    assert puzzle.seat in start.decisions
    assert state_of(puzzle, start) == "open"
    for line in puzzle.solutions:
        position = start.copy()
        for _, _, value in own_answers(start.game, line):
            assert state_of(puzzle, position) == "open"
            play(start, position, puzzle.seat, puzzle.goal.until, value)
        assert state_of(puzzle, position) == "solved"


@pytest.mark.parametrize("place", ALL, ids=name_of)
def test_greedy_does_not_see_it(place: tuple[str, int]) -> None:
    """And where it goes astray is the trap."""
    puzzle, start = known(place)
    position = start.copy()
    for _, _, value in greedy_line(start, puzzle.seat, puzzle.goal.until, 0):
        play(start, position, puzzle.seat, puzzle.goal.until, value)
        assert state_of(puzzle, position) != "solved"
    now = standing(puzzle, position)
    assert now.state == "failed"
    assert now.left_at is not None
    assert start.count <= now.left_at < position.count
    followed(puzzle, start.game, puzzle.trap)


@pytest.mark.long
@pytest.mark.parametrize("place", ALL, ids=name_of)
def test_few_lines_lead_there(place: tuple[str, int]) -> None:
    """All lines again: what is written of them is so, and after the trap none of them succeeds."""
    puzzle, start = known(place)
    aim = aim_of(puzzle)
    search = Search(start, puzzle.seat, aim.until, aim.conditions, MOST)
    solved = Solved(search, aim)
    counted = solved.count(search.root)
    assert search.is_whole
    assert (counted.lines, counted.winning) == (puzzle.rating.lines, puzzle.rating.winning)
    assert round(1 / counted.chance) == puzzle.rating.odds
    node = search.root
    for answer in own_answers(start.game, puzzle.trap):
        node = next(then for one, then in node.then if one == answer)
    assert solved.count(node).winning == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_everything_has_words(key: str, language: str) -> None:
    """Goals, facts and when a line is over; what a game could ask for, not only what is shipped."""
    game = find(key)
    words = Catalogue(language, game)
    for fact in game.facts:
        about = {domain: game.domains[domain].thing(0) for domain in fact.about}
        said = words.say(f"{key}-goal-{fact.id}", number=2, **about)
        assert "⟨" not in said
    for number in range(1, len(puzzles_of(key)) + 1):
        puzzle, start = known((key, number))
        for part in (f"puzzle-{puzzle.goal.kind}", f"puzzle-{puzzle.goal.kind}-text", f"until-{puzzle.goal.until}"):
            assert words.has(f"{key}-{part}")
        names = names_at(start, words)
        steps = [*solution_steps(puzzle, game), *filter(None, [trap_of(puzzle, game)])]
        assert all("⟨" not in words.option(step.question, step.about, names) for step in steps)


# ---- the solver -----------------------------------------------------------------------------------------------------


def last_action(key: str = "arrival", number: int = 1) -> tuple[Puzzle, Position[Any]]:
    """A tiny position: the first solution of a puzzle but for its last answers."""
    puzzle, start = known((key, number))
    position = start.copy()
    for _, _, value in own_answers(start.game, puzzle.solutions[0])[:-2]:
        play(start, position, puzzle.seat, puzzle.goal.until, value)
    return puzzle, position


@pytest.mark.slow
def test_the_solver_sees_every_line() -> None:
    """As many as somebody counts who goes down every way, however often he meets a position again."""
    puzzle, start = last_action()
    aim = aim_of(puzzle)
    search = Search(start, puzzle.seat, aim.until, aim.conditions, MOST)
    solved = Solved(search, aim)

    def count(position: Position[Any]) -> tuple[int, int]:
        if all(check.is_met for check in standing(puzzle, position).checks):
            return 1, 1
        if not goes_on(start, position, puzzle.seat, aim.until):
            return 1, 0
        lines = winning = 0
        for value in position.decisions[puzzle.seat].values:
            after = position.copy()
            play(start, after, puzzle.seat, aim.until, value)
            more = count(after)
            lines, winning = lines + more[0], winning + more[1]
        return lines, winning

    assert (solved.count(search.root).lines, solved.count(search.root).winning) == count(start)
    assert len(next(solved.solutions())) == solved.shortest(search.root)


def test_a_search_that_is_too_large_says_so() -> None:
    puzzle, start = known(("arrival", 1))
    aim = aim_of(puzzle)
    assert not Search(start, puzzle.seat, aim.until, aim.conditions, 3).is_whole
    assert best_at(start, puzzle.seat, 3) is None


@pytest.mark.slow
def test_what_is_mined_is_found_again() -> None:
    """By the same seed the same, and it is read as it was written."""
    game = find("arrival")
    setups = [game.complete(2, {})]
    first, again = (next(mine(game, setups, 1, 1, 120)) for _ in range(2))
    assert first == again
    kept = chosen([first], 2)
    assert list(read_puzzles(Node(json.loads(as_text(kept, "by hand"))), game)) == kept == [first.puzzle]


def test_what_cannot_be_played_is_refused() -> None:
    puzzle, _ = known(("arrival", 1))
    broken = puzzle._replace(answers=puzzle.answers.partition("; ")[2])
    with pytest.raises(Refused, match="other rules"):
        begun(broken, find("arrival"))
    data = json.loads(as_text([puzzle], "by hand"))
    data["puzzles"][0]["goal"]["conditions"][0]["fact"] = "gold"
    with pytest.raises(DataError, match="gold"):
        read_puzzles(Node(data), find("arrival"))
    with pytest.raises(Refused, match="no puzzle 99"):
        find_puzzle("arrival", 99)
