"""A position as text, and back: also in the middle of a step, and where rules or material have changed since.

A line that says what it is, with check sums; a line of JSON; then the answers of earlier steps as in a record.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar
from zlib import adler32

from tuath.core.flat import FlatState
from tuath.core.game import Answer, Game, Setup, write_setup
from tuath.core.message import Refused, RuleError, refuse
from tuath.core.position.driving import Run
from tuath.core.position.past import NO_SUM, Past
from tuath.core.record import read_answer, write_answer

S = TypeVar("S", bound=FlatState)
SNAPSHOT = "tuath-position 2"
EARLIER = "tuath-position 1"  # in which the answers of the step are numbered, not named
_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
_decode = json.JSONDecoder().raw_decode


class Snapshot(NamedTuple):
    """The parts of a saved position: what it belongs to, how it stands, earlier answers and their sum."""

    kind: str
    data: dict[str, Any]
    written: str
    written_sum: int


# ---- writing --------------------------------------------------------------------------------------------------------


def write_snapshot(run: Run[Any]) -> str:
    """This game as it stands, in text."""
    past = run.past
    head = {
        "setup": write_setup(run.setup),
        "seed": run.seed,
        "sealed": run.sealed,
        "count": past.count if past else 0,
        "draws": past.draws if past else 0,
        "known": run._origin is None and run.knows_past,
        "start": run.start.to_data(),
        "answers": [write_answer(run.game, answer) for answer in run.answers],
    }
    kind, line = _kind(run.game, run.start.shape), _encode(head)
    written = past.written(run.game) if past else ""
    sums = f"{_sum_of(kind, line):08x} {past.sum if past else NO_SUM:08x}"
    return f"{SNAPSHOT} {kind} {sums}\n{line}\n{written}"


def _kind(game: Game[Any], shape: str) -> str:
    """What a snapshot belongs to: the game, its rules, its material, and the shape of its state."""
    return f"{game.key} {game.version} {game.fingerprint} {shape}"


def _sum_of(kind: str, line: str) -> int:
    """Earlier snapshots left out what they belong to."""
    return adler32(line.encode(), adler32(kind.encode()))


# ---- reading --------------------------------------------------------------------------------------------------------


def parse_snapshot(text: str) -> Snapshot:
    """The parts of a saved position, if it is whole: what it belongs to, how it stands, earlier answers, their sum."""
    head, _, body = text.partition("\n")
    if not head.startswith((f"{SNAPSHOT} ", f"{EARLIER} ")) or head.count(" ") != SNAPSHOT.count(" ") + 6:
        raise Refused(refuse("", "core-snapshot-none"))
    line, _, written = body.partition("\n")
    kind, *sums = head[len(SNAPSHOT) + 1 :].rsplit(" ", 2)
    written_sum = adler32(written.encode())
    line_sum = _sum_of(kind if head.startswith(SNAPSHOT) else "", line)
    if sums != [f"{line_sum:08x}", f"{written_sum:08x}"] or not kind.split(" ")[1].isdecimal():
        raise Refused(refuse("", "core-snapshot-damaged"))
    data = {"known": True, **_decode(line)[0]}  # the first snapshots do not say so: they all knew what came before
    return Snapshot(kind, data, written, written_sum)


def game_of(snapshot: str) -> str:
    """The key of the game that a saved position belongs to."""
    return parse_snapshot(snapshot).kind.split(" ")[0]


def material_of(snapshot: str) -> str:
    """The fingerprint of the material that a saved position was played with."""
    return parse_snapshot(snapshot).kind.split(" ")[2]


def rules_of(snapshot: str) -> int:
    """The version of the rules by which a saved position was played."""
    return int(parse_snapshot(snapshot).kind.split(" ")[1])


# ---- back where it was saved ----------------------------------------------------------------------------------------


def bring_back(run: Run[S], text: str, game: Game[S]) -> None:
    """Bring a new run to where the text says; refused when it is damaged or of another game."""
    kind, data, written, written_sum = parse_snapshot(text)
    key, version, material, shape = kind.split(" ")
    if key != game.key:
        raise _foreign(game, "game", key)
    if int(version) > game.version:
        raise _foreign(game, "rules", version)
    setup = game.read_setup(data["setup"])
    is_same_state = material == game.fingerprint and shape == game.shape
    if is_same_state and int(version) == game.version:
        _return_to(run, game, setup, data)
        if data["known"]:
            run.past = _written_past(data, written, written_sum)
        return
    trouble: Exception | None = None
    if data["known"]:
        try:
            _play_again(run, game, setup, data, written)
        except (Refused, RuleError) as error:
            trouble = error
        else:
            return
    if not is_same_state:
        raise _foreign(game, "state" if material == game.fingerprint else "material", material) from trouble
    _go_on(run, game, setup, data)


def bring_back_start(run: Run[S], text: str, game: Game[S]) -> list[Answer]:
    """Bring a new run to where the step began in which it was saved; the answers that were given in it."""
    kind, data, written, written_sum = parse_snapshot(text)
    key, version, material, shape = kind.split(" ")
    if key != game.key:
        raise _foreign(game, "game", key)
    if int(version) > game.version:
        raise _foreign(game, "rules", version)
    if (material, shape) != (game.fingerprint, game.shape):
        raise _foreign(game, "state" if material == game.fingerprint else "material", material)
    _begin(run, game, game.read_setup(data["setup"]), data)
    run._return_to(_restored(game, run.setup, data), [])
    if data["known"] and int(version) == game.version:
        run.past = _written_past(data, written, written_sum)
    return [_read_saved(game, answer) for answer in data["answers"]]


def _foreign(game: Game[Any], what: str, found: str) -> Refused:
    """What differs, and what was found there."""
    return Refused(refuse("", "core-snapshot-foreign", game=game.key, what=what, text=found))


def _return_to(run: Run[S], game: Game[S], setup: Setup, data: Mapping[str, Any]) -> None:
    """At the place of a game of these very rules and this material; what came before is not known yet."""
    _begin(run, game, setup, data)
    run._return_to(_restored(game, setup, data), [_read_saved(game, answer) for answer in data["answers"]])


def _play_again(run: Run[S], game: Game[S], setup: Setup, data: Mapping[str, Any], written: str) -> None:
    """The same answers by other rules or with other material."""
    Run.__init__(run, game, setup)
    answers = [read_answer(game, line) for line in written.splitlines()]
    answers += [_read_saved(game, answer) for answer in data["answers"]]
    run.follow(answers)
    run.seed = data["seed"]


def _go_on(run: Run[S], game: Game[S], setup: Setup, data: Mapping[str, Any]) -> None:
    """From the state of a position of earlier rules, played on by these."""
    _begin(run, game, setup, data)
    run._return_to(_restored(game, setup, data), [])
    run.seed = None
    run.follow(_read_saved(game, answer) for answer in data["answers"])
    run.seed = data["seed"]


def _begin(run: Run[S], game: Game[S], setup: Setup, data: Mapping[str, Any]) -> None:
    """What a run has before it stands anywhere."""
    run.game, run.setup, run.seed, run._origin = game, setup, data["seed"], None
    run._hear = None
    run.sealed = data["sealed"]
    run.past = Past.unknown(data["count"], data["draws"])


def _restored(game: Game[S], setup: Setup, data: Mapping[str, Any]) -> S:
    try:
        return game.restore(setup, data["start"])
    except (TypeError, ValueError) as error:
        raise _foreign(game, "state", "") from error


def _read_saved(game: Game[Any], answer: Any) -> Answer:
    """An answer of the current step; earlier versions numbered what they now name."""
    if isinstance(answer, str):
        return read_answer(game, answer)
    seat, key, value = answer
    return seat, game.questions_by_key[key], value


def _written_past(data: Mapping[str, Any], written: str, written_sum: int) -> Past | None:
    """The answers of earlier steps, as a saved position has them; None where it is still in its first step."""
    if not written:
        return None
    past = Past(None, [], written, written_sum)
    past.count, past.draws = data["count"], data["draws"]
    return past


# ---- a given beginning ----------------------------------------------------------------------------------------------


def write_origin(run: Run[Any]) -> str | None:
    """The state that a game was begun in; None when it began as its setup says."""
    return None if run._origin is None else _encode(run._origin.to_data())


def bring_back_origin(run: Run[Any], text: str, origin: str, knows_past: bool) -> None:
    """The beginning again, and if it is known what has been answered since."""
    run._origin = run.game.restore(run.setup, _decode(origin)[0])
    if knows_past:
        snapshot = parse_snapshot(text)
        run.past = _written_past(snapshot.data, snapshot.written, snapshot.written_sum)
