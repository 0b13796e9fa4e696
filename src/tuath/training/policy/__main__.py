"""``python -m tuath.training.policy GAME --out FOLDER``: what ``tuath train`` does, without the terminal's packages."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tuath.bots.spreading import cores
from tuath.core.message import Refused
from tuath.training.policy.course import Course, train


def course_of(words: Sequence[str] | None = None) -> Course:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="a checkpoint or a policy to begin with")
    parser.add_argument("--anew", action="store_true", help="begin with nothing of what is kept or ships")
    parser.add_argument(
        "--lessons", "--games", dest="games", type=Path, help="a file of games of a teacher's, to begin with"
    )
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a number of the course")
    args = parser.parse_args(words)
    course = Course(args.game, args.out, args.minutes * 60, args.processes, args.seed, args.start)
    course = course._replace(anew=args.anew, games=args.games)
    for pair in args.set:
        name, _, value = pair.partition("=")
        course = changed(course, name, float(value))
    return course


def changed(course: Course, name: str, value: float) -> Course:
    """With another number, of its own or of its recipe or seatings."""
    for field in ("recipe", "seatings"):
        part = getattr(course, field)
        if name in part._fields:
            return course._replace(**{field: part._replace(**{name: type(getattr(part, name))(value)})})
    return course._replace(**{name: type(getattr(course, name))(value)})


def tell(kind: str, found: Mapping[str, Any]) -> None:
    print(json.dumps(found), flush=True)


def main(words: Sequence[str] | None = None) -> int:
    try:
        train(course_of(words), tell)
    except Refused as refused:
        sys.stderr.write(f"{refused}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
