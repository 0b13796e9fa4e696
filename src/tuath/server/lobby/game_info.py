"""What is sent of a game itself: its options, its lesson, its course, all that is printed."""

from __future__ import annotations

from typing import Any

from tuath.core.chronicle import Chronicle, Clause
from tuath.core.episode import Episode
from tuath.core.game import Game, Option
from tuath.core.lesson import Lesson, Step
from tuath.games.lessons import lesson_of
from tuath.games.puzzles import puzzles_of
from tuath.server.settings import offered_bots
from tuath.server.wire import outgoing
from tuath.server.wire.words import message_data


def game_data(game: Game[Any]) -> outgoing.GameSummary:
    return {
        "key": game.key,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": [option_data(option) for option in game.options],
        "first_table": {"seats": game.first_table.seats, "options": dict(game.first_table.options)},
        "bots": list(offered_bots()),
        "hides": game.hides,
        "rules": game.version,
        "material": game.fingerprint,
        "lesson": lesson_shape(lesson_of(game.key)),
        "puzzles": len(puzzles_of(game.key)),
        "reacts": bool(game.moments),
        "rated": not game.planned,
    }


def lesson_shape(lesson: Lesson | None) -> outgoing.LessonShape | None:
    if lesson is None:
        return None
    return {"minutes": lesson.minutes, "chapters": [len(chapter.steps) for chapter in lesson.chapters]}


def chapters_data(game: Game[Any]) -> list[outgoing.LessonChapter]:
    """The lesson of a game; questions and lines of the log by their keys."""
    lesson = lesson_of(game.key)
    return [
        {"id": each.id, "minutes": each.minutes, "steps": [step_data(game.key, step) for step in each.steps]}
        for each in (lesson.chapters if lesson is not None else ())
    ]


def step_data(key: str, step: Step) -> outgoing.LessonStep:
    moves: list[outgoing.LessonMove] = [
        {"question": f"{key}-{move.question}", "take": list(move.take), "allow": list(move.allow)}
        for move in step.moves
    ]
    why: outgoing.LessonWhy | None = step.why and {
        "line": f"{key}-{step.why.line}", "seat": step.why.seat, "given": dict(step.why.given),
    }  # fmt: skip
    return {"id": step.id, "kind": step.kind, "moves": moves, "light": list(step.light), "why": why}


def option_data(option: Option) -> outgoing.GameOption:
    needs: list[outgoing.OptionNeed] = [
        {"value": need.value, "option": need.option, "values": list(need.values)} for need in option.needs
    ]
    return {"name": option.name, "values": list(option.values), "rule": option.rule, "needs": needs}


def chronicle_data(chronicle: Chronicle | None) -> outgoing.Chronicle | None:
    if chronicle is None:
        return None
    return {
        "game": chronicle.game,
        "chapters": [
            {
                "id": chapter.id,
                "by_seat": chapter.by_seat,
                "at_once": chapter.at_once,
                "clauses": [clause_data(clause) for clause in chapter.clauses],
                "beneath": list(chapter.beneath),
            }
            for chapter in chronicle.chapters
        ],
        "totals": [
            {"id": total.id, "start": total.start, "param": total.param, "up": total.up, "down": total.down}
            for total in chronicle.totals
        ],
        "ends": list(chronicle.ends),
    }


def clause_data(clause: Clause) -> outgoing.ChronicleClause:
    return {
        "id": clause.id,
        "gathered": [
            {"name": each.name, "how": each.how, "line": each.line, "param": each.param} for each in clause.gathered
        ],
        "is_detail": clause.is_detail,
    }


def episode_data(episode: Episode | None) -> outgoing.Episode | None:
    if episode is None:
        return None
    return {
        "game": episode.game,
        "id": episode.id,
        "begins": episode.begins,
        "ends": episode.ends,
        "within": list(episode.within),
        "about": episode.about,
        "clauses": [clause_data(clause) for clause in episode.clauses],
    }


def whole_game_data(game: Game[Any]) -> outgoing.GameInfo:
    """A game with everything that is printed."""
    things = [f"{name}:{id}" for name, domain in game.domains.items() for id in domain.ids]
    texts = {thing: message_data(message) for thing in things if (message := game.option_text(thing)) is not None}
    return {
        **game_data(game),
        "stops": [
            {"id": one.id, "wishes": list(one.wishes), "usual": one.usual, "things": list(one.things)}
            for one in game.moments
        ],
        "course": [{"id": phase.id, "rule": phase.rule, "inside": phase.inside} for phase in game.course],
        "chapters": chapters_data(game),
        "chronicle": chronicle_data(game.chronicle),
        "episode": episode_data(game.episode),
        "terms": [{"id": term.id, "rule": term.rule} for term in game.terms],
        "data": game.material(),
        "names": dict(game.names()),
        "domains": {name: list(domain.ids) for name, domain in game.domains.items()},
        "texts": texts,
    }
