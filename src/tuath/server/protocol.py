"""What a viewer is sent: written, never filtered. See docs/protocol.md."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row

from tuath.bots import BOTS
from tuath.core.game import Game
from tuath.core.position import Position, Told
from tuath.core.question import NATURE, Decision, Seat
from tuath.games import find
from tuath.server.identity import Player
from tuath.server.tables import Chair, Entry

Data = dict[str, Any]


def stamp(seconds: float | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def game_data(game: Game[Any]) -> Data:
    return {
        "key": game.key,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": [{"name": o.name, "values": list(o.values), "rule": o.rule} for o in game.options],
        "bots": list(BOTS),
        "hides": game.hides,
        "rules": game.version,
        "material": game.fingerprint,
    }


def whole_game_data(game: Game[Any]) -> Data:
    """A game with everything that is printed."""
    things = [f"{name}:{id}" for name, domain in game.domains.items() for id in domain.ids]
    texts = {thing: message.as_data() for thing in things if (message := game.option_text(thing)) is not None}
    return {
        **game_data(game),
        "data": game.material(),
        "names": dict(game.names()),
        "domains": {name: list(domain.ids) for name, domain in game.domains.items()},
        "texts": texts,
    }


def chair_data(entry: Entry, seat: Seat, chair: Chair, online: set[str]) -> Data:
    return {
        "seat": seat,
        "kind": chair["kind"],
        "name": chair["name"],
        "player": chair["player"],
        "bot": chair["bot"],
        "online": chair["player"] in online,
        "resigned": chair["resigned"],
        "clock": clock_data(entry, seat),
    }


def clock_data(entry: Entry, seat: Seat) -> Data | None:
    clock = entry.clock
    if clock is None:
        return None
    running = entry.status == "playing" and entry.position is not None and seat in entry.position.decisions
    spent = time.time() - clock["since"] if running and clock["since"] is not None else 0.0
    return {"left": round(clock["left"][seat] - spent, 1), "running": running}


def asked_data(entry: Entry, mine: list[Seat]) -> list[Data]:
    """Everybody may know who is asked what; only the one who is asked knows the options."""
    position = entry.position
    if position is None:
        return []
    return [
        {
            "seat": seat,
            "key": decision.key,
            "rule": decision.rule,
            **(own_question(position, decision) if seat in mine and not entry.chairs[seat]["bot"] else {}),
        }
        for seat, decision in position.decisions.items()
        if seat != NATURE
    ]


def own_question(position: Position[Any], decision: Decision[Any]) -> Data:
    game, state, ids = position.game, position.state, decision.domain.ids
    return {
        "domain": decision.domain.name,
        "on_board": game.is_on_board(decision.domain.name),
        "options": [{"id": ids[value], "about": game.about(state, decision, value)} for value in decision.values],
    }


def log_data(entry: Entry, mine: list[Seat], since: int) -> list[Data]:
    return [
        {"count": count, **told.message.as_data(), "at": stamp(entry.times.get(count))}
        for count, told in entry.log
        if count > since and may_hear(told, mine)
    ]


def may_hear(told: Told, mine: list[Seat]) -> bool:
    return told.to is None or told.to in mine


def last_choice(position: Position[Any] | None) -> Data | None:
    """The last choice of a player that everybody has seen."""
    if position is None:
        return None
    hidden = position.open_answers()
    answers = position.answers[: len(position.answers) - hidden]
    if not answers and position.past is not None:
        answers = position.past.answers
    for seat, question, value in reversed(answers):
        if seat != NATURE:
            return {"seat": seat, "key": question.key, "option": position.game.domains[question.domain].thing(value)}
    return None


def table_data(entry: Entry, player: Player | None, online: set[str], since: int | None = None) -> Data:
    """The table for one viewer; with ``since`` only what is new in log and chat after that version."""
    position, game = entry.position, entry.game
    mine = entry.seats_of(player)
    fresh = since is None or since < entry.log_start
    setup = game.read_setup(entry.setup)
    result = position.result if position is not None else None
    data: Data = {
        "id": entry.id,
        "game": game.key,
        "version": entry.version,
        # How often somebody has answered in secret would tell something about the answers.
        "count": position.count - position.open_answers() if position is not None else 0,
        "status": entry.status,
        "setup": {"seats": setup.seats, "options": dict(setup.options)},
        "chairs": [chair_data(entry, seat, chair, online) for seat, chair in enumerate(entry.chairs)],
        "mine": mine,
        "host": entry.host,
        "public": entry.public,
        "invitation": entry.invitation if mine or (player is not None and player.id == entry.host) else None,
        "created": stamp(entry.created),
        "view": position.view(mine[0] if mine else None) if position is not None else None,
        "views": {str(seat): position.view(seat) for seat in mine} if position is not None and len(mine) > 1 else {},
        "asked": asked_data(entry, mine),
        "log": log_data(entry, mine, -1),
        "chat": [said_data(said) for said in entry.chat if fresh or (since is not None and said["version"] > since)],
        "undo": {str(s): as_data(position.no_undo(s)) for s in mine} if position and entry.status == "playing" else {},
        "undo_asked": entry.undo,
        "last": last_choice(position),
        "seat_names": seat_names(entry),
        "result": result._asdict() if result is not None else None,
    }
    if not fresh:
        data["since"] = since
        data["log"] = [line for line in data["log"] if is_new(entry, line["count"], since)]
    return data


def is_new(entry: Entry, count: int, since: int | None) -> bool:
    """Was this line told after the version the client has?"""
    return since is None or entry.versions.get(count, 0) > since


def as_data(refusal: Any) -> Data | None:
    return None if refusal is None else refusal.as_data()


def said_data(said: Data) -> Data:
    """A line of the chat; what the table itself says is a message, as words are data."""
    message = None if said["player"] else json.loads(said["text"])
    text = said["text"] if message is None else ""
    return {"from": said["name"], "player": said["player"], "text": text, "message": message, "at": stamp(said["at"])}


def seat_names(entry: Entry) -> dict[str, str]:
    if entry.position is None:
        return {}
    names = {f"seat:p{seat + 1}": entry.game.seat_name(entry.position.state, seat) for seat in range(len(entry.chairs))}
    return {seat: name for seat, name in names.items() if name is not None}


def summary(row: Row[Any], player: Player | None) -> Data:
    """A table in a list."""
    game = find(row.game)
    return {
        "id": row.id,
        "game": game.key,
        "chairs": [{"kind": chair["kind"], "name": chair["name"], "bot": chair["bot"]} for chair in row.chairs],
        "status": row.status,
        "public": row.public,
        "created": stamp(row.created),
        "updated": stamp(row.updated),
        "mine": any(player is not None and chair["player"] == player.id for chair in row.chairs),
    }
