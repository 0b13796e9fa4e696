"""`tuath` as a shell sees it: arguments and typed lines go in, two streams and an exit code come out.

A command runs in a copy of a process that has read the program already, as the servers of the tests do: most of a
command is reading it. From there on it is one like any other; ``anew`` starts it from nothing, as a shell would.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

Run = subprocess.CompletedProcess[str]


def tuath_command(
    *arguments: str, stdin: str = "", reads: str = "utf-8", anew: bool = False, **environment: str
) -> Run:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TUATH"))}
    wanted = {**clean, "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8", **environment}
    return started(arguments, stdin, reads, wanted) if anew else copied(arguments, stdin, wanted)


def started(arguments: Sequence[str], stdin: str, reads: str, environment: dict[str, str]) -> Run:
    """By a new interpreter."""
    command = [sys.executable, "-m", "tuath.terminal.app", *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, encoding=reads, env=environment, check=False
    )


def copied(arguments: Sequence[str], stdin: str, environment: dict[str, str]) -> Run:
    """In a copy of the process that is ready."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.ready"])
    with TemporaryDirectory() as folder:
        typed, *said = (Path(folder) / name for name in ("stdin", "stdout", "stderr"))
        typed.write_text(stdin, encoding="utf-8")
        process = context.Process(target=obey, args=(arguments, environment, folder))
        process.start()
        process.join()
        assert process.exitcode is not None
        return Run(arguments, process.exitcode, *(stream.read_text(encoding="utf-8") for stream in said))


def obey(arguments: Sequence[str], environment: dict[str, str], folder: str) -> None:
    """In the copy: what the shell and the interpreter would do, and then the program."""
    for number, (name, how) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        os.dup2(os.open(Path(folder) / name, os.O_RDONLY if how == "r" else os.O_WRONLY | os.O_CREAT), number)
        setattr(sys, name, open(number, how, encoding="utf-8", closefd=False))  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["tuath", *arguments]
    import_module("tuath.terminal.app").main()
