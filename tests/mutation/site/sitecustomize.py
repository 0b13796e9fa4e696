"""Read by every Python that tests start while mutants are tried: the mutant instead of the file, or the calls noted.

It lies in a folder of its own, which stands in PYTHONPATH only then.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from importlib.machinery import SourceFileLoader
from types import CodeType, FrameType


def put_in(file: str, begin: int, end: int, words: str) -> None:
    """Whoever imports the file gets it with other words at one place; nothing is kept compiled of it."""
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if os.path.abspath(self.path) != file:
            return usual(self, fullname)
        source = self.get_data(self.path)
        return self.source_to_code(source[:begin] + words.encode() + source[end:], self.path)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010


def note_calls(folder: str, parent: str, source: str) -> None:
    """In a process that a test has started: functions, when they are called first, and the test under way then."""
    seen = set[CodeType]()

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        code = frame.f_code
        if code not in seen:
            seen.add(code)
            if code.co_filename.startswith(source):
                with open(os.path.join(folder, f"{parent}.current"), encoding="utf-8") as current:
                    test = current.read()
                with open(os.path.join(folder, f"{os.getpid()}.started"), "a", encoding="utf-8") as file:
                    file.write(f"{test}\t{code.co_filename}:{code.co_firstlineno}\n")

    threading.settrace(note)
    sys.settrace(note)


if "MUTANT" in os.environ:
    put_in(**json.loads(os.environ["MUTANT"]))
if "CALLS_OF" in os.environ:  # set by the process that runs the tests, so not in that one
    note_calls(os.environ["CALLS_TO"], os.environ["CALLS_OF"], os.environ["CALLS_SOURCE"])
