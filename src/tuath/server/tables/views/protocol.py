"""The views of a table as JSON for each viewer: written, never filtered. See docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NotRequired
from weakref import WeakKeyDictionary

import orjson
from sqlalchemy import Row

from tuath.core.following import Standing
from tuath.core.game import Result
from tuath.core.message import refuse
from tuath.core.position import Position
from tuath.core.puzzle import state_of
from tuath.core.question import NATURE, Decision, Seat
from tuath.core.ways import Choice, Way
from tuath.games import find
from tuath.games.puzzles import find_puzzle
from tuath.server.db.store import Seen
from tuath.server.entry.asking import answer_limit, heeds_wishes, is_put, is_window
from tuath.server.entry.chairs import Chair
from tuath.server.entry.days import read_clock
from tuath.server.entry.entry import Entry, Said
from tuath.server.jobs.replays import LONGEST_LOG, last_choice
from tuath.server.sign_in.identity import Player
from tuath.server.tables.bots.hints import no_hint_at
from tuath.server.tables.chat import SENT, silenced_of
from tuath.server.tables.plans import is_mark, plan_data
from tuath.server.tables.puzzles import last_choice as last_in_line
from tuath.server.tables.quotas import shown_status
from tuath.server.tables.rematches import offer_data
from tuath.server.tables.views.puzzle_info import puzzled_data
from tuath.server.timing.clock import STEADY
from tuath.server.wire import outgoing
from tuath.server.wire.words import some_refusal_data, some_stamp, stamp

Key = tuple[int, int]  # a table's version, and how often somebody has come to it or gone
People = Sequence[str]  # who looks at a table: the player of each socket, empty for nobody we know
UNSEEN = Seen(0, None)
Changes = dict[str, Any]  # fields of a table that are different from before, and `view_changes`


class Shared(outgoing.SharedPart):
    """What every viewer may see alike; where a game hides nothing, its view too."""

    view: NotRequired[outgoing.View | None]


class Own(outgoing.OwnPart):
    """What is one viewer's own; where a game hides something, the view too."""

    view: NotRequired[outgoing.View | None]


def chair_data(entry: Entry, seat: Seat, chair: Chair, people: People) -> outgoing.Chair:
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "player": chair.player,
        "bot": chair.bot,
        "online": chair.player in people,
        "resigned": chair.resigned,
        "late": chair.late,
        "kept": chair.kept,
        "clock": clock_data(entry, seat),
    }


def chairs_data(entry: Entry, people: People) -> list[outgoing.Chair]:
    """All chairs. They are written anew only when they have changed, as with most answers they have not."""
    known = entry.shown_chairs
    if known is not None and entry.clock is None and known[0] == entry.chairs and known[1] == people:
        return known[2]
    data = [chair_data(entry, seat, chair, people) for seat, chair in enumerate(entry.chairs)]
    entry.shown_chairs = entry.chairs, people, data
    return data


def clock_data(entry: Entry, seat: Seat) -> outgoing.Clock | None:
    clock = entry.clock
    if clock is None or not entry.knows_clocks:
        return None
    asked = entry.position.decisions if entry.position is not None and entry.window is None else {}
    return clock.shown(seat, entry.status == "playing" and seat in asked, STEADY.now() - entry.behind)


def asked_data(entry: Entry, mine: list[Seat]) -> list[outgoing.Question | outgoing.Asked]:
    """Everybody may know who is asked what, but for windows; only the one who is asked knows the options."""
    position = entry.position
    if position is None or entry.status == "over":
        return []
    if entry.puzzle is not None and is_line_over(entry, position):
        return []
    hides = is_window(entry)
    return [
        known_question(entry, position, decision)
        if is_own(entry, mine, seat)
        else {"seat": seat, "key": decision.key, "rule": decision.rule}
        for seat, decision in position.decisions.items()
        if seat != NATURE and (is_put(entry, seat) if is_own(entry, mine, seat) else not hides)
    ]


def is_line_over(entry: Entry, position: Position[Any]) -> bool:
    """Has the line of a puzzle come to its end? Then nothing is asked any more."""
    assert entry.puzzle is not None
    return state_of(find_puzzle(entry.game.key, entry.puzzle.number), position) != "open"


def is_own(entry: Entry, mine: list[Seat], seat: Seat) -> bool:
    """Is it for this viewer to answer for a seat?"""
    return seat in mine and not entry.chairs[seat].bot


def turn_asked(entry: Entry, seat: Seat) -> outgoing.TurnAsked:
    """What a seat is asked, without its options; all of them agree on what the words speak of."""
    position, game = entry.playing(), entry.game
    decision = position.decisions[seat]
    params = dict(game.about(position.state, decision, decision.values[0]))
    said = " ".join(map(str, params.values()))
    return {
        "key": decision.key,
        "params": params,
        "seat_names": seat_names(entry),
        "called": {thing: name for thing, name in game.called(position.state).items() if thing in said},
        "material": "" if entry.is_current else game.fingerprint,
    }


def time_data(entry: Entry, mine: list[Seat]) -> outgoing.Answerable | None:
    """How long somebody may think in a window."""
    window, position = entry.window, entry.position
    if window is None or position is None:
        return None
    if not any(is_own(entry, mine, seat) and is_put(entry, seat) for seat in position.decisions):
        return None
    now = STEADY.now()
    return {"unnoticed": round(max(0.0, window.ends - now), 1), "left": round(max(0.0, window.closes - now), 1)}


def wishes_data(entry: Entry, seat: Seat) -> dict[str, str]:
    """What stands for a seat; a wish for a round or a clash that is over does not."""
    own, position = entry.wishes.get(seat, {}), entry.position
    now = {moment: entry.game.lasts(position.state, moment, seat) if position is not None else 0 for moment in own}
    return {moment: wish.choice for moment, wish in own.items() if wish.round in (None, now[moment])}


# By decision: when it was written, and how. Others may have answered since, and changed the options.
_written: WeakKeyDictionary[Decision[Any], tuple[tuple[int, int | None], outgoing.Asked]] = WeakKeyDictionary()


def known_question(entry: Entry, position: Position[Any], decision: Decision[Any]) -> outgoing.Asked:
    """Written once for all who look, however often; to try what the options lead to takes a while."""
    reaction = position.game.reaction(position.state, decision)
    hidden = reaction.for_now if reaction is not None and not heeds_wishes(entry) else None  # all are asked every time
    known = _written.get(decision)
    if known is None or known[0] != (position.count, hidden):
        question = own_question(position, decision, hidden)
        if reaction is not None and reaction.is_window:
            question["secret"] = True
        if position.game.is_idle(position.state, decision):
            question["idle"] = True
        known = _written[decision] = (position.count, hidden), question
    return known[1]


def own_question(position: Position[Any], decision: Decision[Any], hidden: int | None = None) -> outgoing.Asked:
    """A question with its options; one that opens an action, with the questions that they lead to."""
    seat, leads = decision.seat, position.ahead(decision.seat)
    options = [
        offered(option, next_question(leads[value], leads[value].decisions[seat]) if value in leads else None)
        for value, option in zip(decision.values, options_data(position, decision), strict=True)
        if value != hidden
    ]
    return {
        "seat": seat,
        "key": decision.key,
        "rule": decision.rule,
        "domain": decision.domain.name,
        "on_board": position.game.is_on_board(decision.domain.name),
        "begun": position.is_begun(seat),
        "options": options,
    }


def offered(option: outgoing.Option, then: outgoing.NextQuestion | None) -> outgoing.OfferedOption:
    made: outgoing.OfferedOption = {"id": option["id"], "about": option["about"]}
    if then is not None:
        made["then"] = then
    return made


def next_question(position: Position[Any], decision: Decision[Any]) -> outgoing.NextQuestion:
    return {
        "key": decision.key,
        "rule": decision.rule,
        "domain": decision.domain.name,
        "on_board": position.game.is_on_board(decision.domain.name),
        "options": options_data(position, decision),
    }


def options_data(position: Position[Any], decision: Decision[Any]) -> list[outgoing.Option]:
    game, state, ids = position.game, position.state, decision.domain.ids
    return [{"id": ids[value], "about": game.about(state, decision, value)} for value in decision.values]


def here_data(position: Position[Any], seat: Seat | None, term: str) -> outgoing.HereAt:
    """What a term means here, by what a seat sees."""
    found = position.game.here(position.view(seat), seat, term)
    if found is None:
        return {"here": None, "things": []}
    key = f"{position.game.key}-term-{term}-here"
    return {"here": {"key": key, "params": dict(found.params)}, "things": list(found.things)}


def way_data(way: Way) -> outgoing.Way:
    """A way that would work, as the page offers it."""
    then = None if way.then is None else way_step(way.then)
    return {"kind": way.kind, "back": way.is_back, "step": way_step(way.step), "then": then}


def way_step(step: Choice) -> outgoing.WayStep:
    return {"key": step.question.key, "option": {"id": step.option, "about": dict(step.about)}}


def log_data(entry: Entry, mine: list[Seat], since: int) -> list[outgoing.LogLine]:
    """The lines told after a version, as far as these seats may read them; of a long log the last ones."""
    new: list[outgoing.LogLine] = []
    for version, count, told in reversed(entry.log):
        if version <= since or len(new) == LONGEST_LOG:
            break
        if told.to is None or told.to in mine:
            key, params = told.message
            at = some_stamp(entry.times.get(count))
            line: outgoing.LogLine = {"count": count, "key": key, "params": dict(params), "at": at}
            if told.to is not None:
                line["to"] = told.to
            new.append(line)
    return new[::-1]


def has_private_lines(entry: Entry, since: int) -> bool:
    """Has anything been told after a version that not everybody may read?"""
    for version, _, told in reversed(entry.log):
        if version <= since:
            break
        if told.to is not None:
            return True
    return False


def fixed_data(entry: Entry) -> outgoing.FixedPart:
    """What does not change while a table stands."""
    setup, material = entry.game.read_setup(entry.setup), entry.game.fingerprint
    return {
        "material": {"fingerprint": material, "shipped": entry.is_shipped, "current": entry.is_current},
        "rules": {"begun": entry.rules, "now": entry.game.version},
        "id": entry.id,
        "game": entry.game.key,
        "setup": {"seats": setup.seats, "options": dict(setup.options)},
        "host": entry.host,
        "public": entry.public,
        "asking": entry.asking,
        "answer_limit": answer_limit(entry),
        "hints": entry.hints,
        "rated": entry.rated,
        "tournament": entry.tournament,
        "club": entry.club,
        "clock": None if entry.clock is None else entry.clock.data(),
        "delay": entry.delay,
    }


def count_spectators(entry: Entry, people: People) -> int:
    """Sockets of people who do not sit here."""
    seated = {chair.player for chair in entry.chairs}
    return sum(person not in seated for person in people)


def shared_data(entry: Entry, people: People) -> Shared:
    """What changes, and every viewer of a table may see alike."""
    position, game = entry.position, entry.game
    result = entry.result or (position.result if position is not None else None)
    data: Shared = {
        # How often somebody has answered in secret would tell something about the answers.
        "count": position.count - position.open_answers() if position is not None else 0,
        "status": shown_status(entry.status, entry.updated),
        "chairs": chairs_data(entry, people),
        "spectators": count_spectators(entry, people),
        "undo_asked": undo_asked(entry),
        "replace_asked": replace_asked(entry, people),
        "seed": entry.seeding,
        "last": last_choice(position),
        "seat_names": seat_names(entry),
        "called": dict(game.called(position.state)) if position is not None else {},
        "plan": list(plan_data(entry)),
        "result": None if result is None else result_data(result),
        "again": offer_data(entry),
        "hinted": [sum(one.seat == seat for one in entry.hinted) for seat in range(len(entry.chairs))],
        "window": is_window(entry),
        "silenced": silenced_of(entry.chat),
    }
    if not game.hides:
        data["view"] = position.view(None) if position is not None else None
    return data


def result_data(result: Result) -> outgoing.Result:
    return {"ending": result.ending, "winners": list(result.winners), "scores": list(result.scores)}


def undo_asked(entry: Entry) -> outgoing.UndoAsked | None:
    asked = entry.undo
    if asked is None:
        return None
    return {"seat": asked.seat, "agreed": list(asked.agreed), "waiting": list(asked.waiting)}


def replace_asked(entry: Entry, people: People) -> outgoing.ReplaceAsked | None:
    """Who is back need not be replaced any more."""
    asked = entry.replacing
    if asked is None or entry.status != "playing" or entry.chairs[asked.seat].player in people:
        return None
    return {
        "seat": asked.seat,
        "chair": asked.chair,
        "agreed": list(asked.agreed),
        "waiting": list(asked.waiting),
    }


def own_data(entry: Entry, player: Player | None) -> Own:
    """What is this viewer's own."""
    position, mine = entry.position, entry.seats_of(player)
    is_known = player is not None and player.may("play") and entry.is_known_to(player)  # what opens doors is no reading
    data: Own = {
        "mine": mine,
        "returns": entry.returns_of(player),
        "invitation": entry.invitation if is_known else None,
        "watch": entry.watch if is_known else None,
        "asked": asked_data(entry, mine),
        "time": time_data(entry, mine),
        "wishes": {str(seat): wishes_data(entry, seat) for seat in mine if entry.game.moments},
        "undo": no_undos(entry, position, mine) if position is not None and entry.status == "playing" else {},
        "no_hint": no_hints(entry, mine) if entry.status == "playing" else {},
        "acted": position.acted(mine) if position is not None and mine else 0,
        "views": {},
        "lesson": taught_data(entry.standing()) if mine else None,
        "puzzle": puzzled_data(entry) if mine else None,
        "behind": entry.behind,
    }
    if entry.game.hides:
        data["view"] = position.view(mine[0] if mine else None) if position is not None else None
        if position is not None and len(mine) > 1:
            data["views"] = {str(seat): position.view(seat) for seat in mine}
    return data


def taught_data(now: Standing | None) -> outgoing.Taught | None:
    if now is None:
        return None
    step = None if now.step is None else now.step.id
    allow = list(now.allow)
    return {
        "place": now.place, "step": step, "holds": now.holds, "allow": allow, "take": now.take, "apart": now.apart
    }  # fmt: skip


def no_undos(entry: Entry, position: Position[Any], mine: list[Seat]) -> dict[str, outgoing.Refusal | None]:
    """By seat: why it cannot take back by itself; at a puzzle nothing goes past its start."""
    if entry.puzzle is not None:
        nothing = refuse("", "core-undo-nothing") if last_in_line(entry) is None else None
        return {str(seat): some_refusal_data(nothing) for seat in mine}
    return {str(seat): some_refusal_data(position.no_undo(seat)) for seat in mine}


def no_hints(entry: Entry, mine: list[Seat]) -> dict[str, outgoing.Refusal | None]:
    """By seat: why it cannot have a hint."""
    return {str(seat): some_refusal_data(no_hint_at(entry, seat)) for seat in mine}


def new_lines(entry: Entry, player: Player | None, since: int | None) -> outgoing.Lines:
    """Log and chat after a version that the client has; whole for one that has none, or when they were rewritten.

    Versions are told by the numbers that the player knows them by; ``since`` is as the rows count.
    """
    is_whole = since is None or since < entry.log_start
    after = -1 if since is None or is_whole else since
    lines: outgoing.Lines = {
        "version": entry.version_for(player),
        "log": log_data(entry, entry.seats_of(player), after),
        "chat": [said_data(said) for said in entry.chat if said.version > after and is_heard(said)],
    }
    if since is not None and not is_whole:
        return {"since": entry.version_for(player, since), **lines}
    return {**lines, **talk_before(entry, len(entry.chat))}


def is_heard(said: Said) -> bool:
    return not said.is_gone and not is_mark(said)


def talk_before(entry: Entry, end: int) -> outgoing.Talk:
    """The last lines of the chat before so many, marks and what was said by nobody any more among them."""
    heard = [number for number, said in enumerate(entry.chat[: max(0, end)]) if is_heard(said)]
    some = heard[-SENT:]
    return {
        "chat": [said_data(entry.chat[number]) for number in some],
        "earlier": some[0] if len(heard) > len(some) else 0,
    }


def table_data(entry: Entry, player: Player | None, people: People, since: int | None = None) -> outgoing.Table:
    """The table for one viewer, whole but for lines of log and chat that it has already, by the number it knows."""
    since = None if since is None else entry.version_meant(player, since)
    shared, own = shared_data(entry, people), own_data(entry, player)
    view = own["view"] if "view" in own else shared.get("view")
    return {**fixed_data(entry), **shared, **own, **new_lines(entry, player, since), "view": view}


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Changes:
    """What is different of a part of a table; of the view, which is large, its different parts."""
    different = {name: value for name, value in new.items() if name != "view" and old[name] != value}
    was, is_now = old.get("view"), new.get("view")
    if is_now is None or was is None:
        return different if was == is_now else {**different, "view": is_now}
    parts = {name: value for name, value in is_now.items() if was.get(name) != value}
    return {**different, "view_changes": parts} if parts else different


class Picture:
    """What all viewers of a table see alike at one moment, written once for all of them.

    Those who have the picture before are sent what has changed since.
    """

    __slots__ = ("before", "changes", "data", "entry", "key", "text")

    def __init__(self, entry: Entry, key: Key, people: People, before: Picture | None) -> None:
        self.key = key
        self.entry = entry
        self.data = data = shared_data(entry, people)
        self.before: Key | None = None
        self.changes: Changes = {}
        self.text: bytes | None = None  # the changes with all new lines, where everybody may read the same
        if before is not None and before.key[0] >= entry.log_start:
            self.before = before.key
            self.changes = changes(before.data, data)
            if not has_private_lines(entry, before.key[0]):
                self.text = orjson.dumps({**self.changes, **new_lines(entry, None, before.key[0])})

    def for_one(self, player: Player | None, seen: Key | None, since: int | None, own: Own | Changes) -> bytes:
        """The message to a viewer who has seen that picture, or who has none but knows that version."""
        if seen is None or seen != self.before:
            fixed, meant = fixed_data(self.entry), None if since is None else self.entry.version_meant(player, since)
            return orjson.dumps({**fixed, **self.data, **own, **new_lines(self.entry, player, meant)})
        if self.text is None or (player is not None and player.id in self.entry.unnoticed.counts):
            return orjson.dumps({**self.changes, **own, **new_lines(self.entry, player, seen[0])})
        return self.text[:-1] + b"," + orjson.dumps(own)[1:] if own else self.text


def said_data(said: Said) -> outgoing.ChatLine:
    """A line of the chat; what the table itself says is a message, as words are data."""
    message = None if said.player else json.loads(said.text)
    text = said.text if message is None else ""
    return {"from": said.name, "player": said.player, "text": text, "message": message, "at": stamp(said.at)}


def seat_names(entry: Entry) -> dict[str, str]:
    if entry.position is None:
        return {}
    names = {f"seat:p{seat + 1}": entry.game.seat_name(entry.position.state, seat) for seat in range(len(entry.chairs))}
    return {seat: name for seat, name in names.items() if name is not None}


def summary(row: Row[Any], player: Player | None, count: int, seen: Seen = UNSEEN) -> outgoing.Summary:
    """A table in a list; one at which somebody only looks on is as those have ``seen`` it who do."""
    game = find(row.game)
    is_late = is_late_row(row, player)
    updated = row.updated
    if is_late:
        count, updated = seen.count, seen.at or row.created
    return {
        "id": row.id,
        "game": game.key,
        "chairs": [short_chair(chair, is_late) for chair in row.chairs],
        "status": shown_status(row.status, row.updated),
        "count": count if is_late else count - row.sealed,
        "public": row.public,
        "created": stamp(row.created),
        "updated": stamp(updated),
        "mine": any(player is not None and chair["player"] == player.id for chair in row.chairs),
        "rated": row.rated,
        "clock": None if row.clock is None else read_clock(row.clock).data(),
        "delay": row.delay,
    }


def is_late_row(row: Row[Any], player: Player | None) -> bool:
    """As ``Entry.is_late_for``, by its row."""
    if not row.delay or row.status != "playing":
        return False
    return player is None or all(player.id not in (chair["player"], chair.get("kept")) for chair in row.chairs)


def short_chair(chair: Mapping[str, Any], is_late: bool) -> outgoing.ShortChair:
    """Who sits there; that a bot has taken over is not told before those can see it who look on."""
    is_told = chair["kind"] == "bot" or not is_late
    return {"kind": chair["kind"], "name": chair["name"], "bot": chair["bot"] if is_told else None}
