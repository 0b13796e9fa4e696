"""Puzzles as they are sent: the list of them, and the one at a table with as much help as was asked for."""

from __future__ import annotations

from tuath.core.puzzle import Check, begun, next_of, solution_steps, trap_of
from tuath.core.puzzle import Step as PuzzleStep
from tuath.core.puzzle import standing as standing_of_line
from tuath.games.puzzles import find_puzzle, puzzles_of
from tuath.server.entry.entry import Entry
from tuath.server.wire import outgoing
from tuath.server.wire.words import message_data


def puzzles_data(key: str) -> outgoing.PuzzleList:
    listed: list[outgoing.PuzzleListed] = [
        {
            "number": number,
            "kind": puzzle.goal.kind,
            "level": puzzle.rating.level,
            "rare": puzzle.rating.odds,
        }
        for number, puzzle in enumerate(puzzles_of(key), start=1)
    ]
    return {"puzzles": listed}


def puzzled_data(entry: Entry) -> outgoing.Puzzled | None:
    """The puzzle of a table, with as much help as was asked for."""
    at, position = entry.puzzle, entry.position
    if at is None or position is None:
        return None
    game = entry.game
    puzzle, start = find_puzzle(game.key, at.number), begun(find_puzzle(game.key, at.number), game)
    now, known = standing_of_line(puzzle, position), solution_steps(puzzle, game)
    is_shown = at.shown or now.state == "solved"
    trap = trap_of(puzzle, game) if is_shown else None
    after = next_of(now.line, known) if at.hints > 1 else None
    done = entry.times.get(position.count)
    passed = (entry.updated if done is None else done) - entry.created
    return {
        "number": at.number,
        "of": len(puzzles_of(game.key)),
        "kind": puzzle.goal.kind,
        "until": puzzle.goal.until,
        "level": puzzle.rating.level,
        "state": now.state,
        "goal": [check_data(check) for check in now.checks],
        "shown": [check_data(check) for check in now.shown],
        "line": [{"step": line_step(step), "count": step.after} for step in now.line],
        "start": start.count,
        "left": now.left_at,
        "tries": at.tries,
        "seconds": int(passed) if now.state == "solved" else None,
        "others": puzzle.rating.winning - 1,
        "hints": at.hints,
        "idea": line_step(known[-1]) if at.hints else None,
        "next": None if after is None else line_step(after),
        "solution": [line_step(step) for step in known] if is_shown else [],
        "trap": None if trap is None else line_step(trap),
    }


def check_data(check: Check) -> outgoing.GoalCheck:
    return {
        "text": message_data(check.message),
        "bound": check.bound,
        "number": check.condition.number,
        "now": check.now,
        "met": check.is_met,
        "things": list(check.condition.things),
        "rule": check.rule,
    }


def line_step(step: PuzzleStep) -> outgoing.WayStep:
    return {"key": step.question.key, "option": {"id": step.option, "about": dict(step.about)}}
