"""``python -m tuath.training.policy GAME --out FOLDER``: what ``tuath train`` does, without the packages of the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from tuath.bots.spreading import cores
from tuath.training.policy.course import Course, train

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a number of the course")
    args = parser.parse_args()
    course = Course(args.game, args.out, args.minutes * 60, args.processes, args.seed, args.start)
    for pair in args.set:
        name, _, value = pair.partition("=")
        of = next(part for part in (course, course.recipe, course.seatings) if name in part._fields)
        changed = of._replace(**{name: type(getattr(of, name))(float(value))})  # type: ignore[arg-type]
        if of is course:
            course = changed
        else:
            field = {"Recipe": "recipe", "Seatings": "seatings"}[type(of).__name__]
            course = course._replace(**{field: changed})  # type: ignore[arg-type]
    train(course)
