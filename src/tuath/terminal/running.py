"""What happens around every command: how letters are written, and what is said when one cannot be carried out."""

from __future__ import annotations

import codecs
import gc
import sys
from collections.abc import Callable
from io import TextIOWrapper

from tuath.core.message import Refused
from tuath.terminal.known import lacking
from tuath.terminal.letters import PLAIN, write_plain


def run_command(do: Callable[[], int]) -> None:
    """Carry it out and leave; whatever is wrong with the input is said in one line, and which packages are missing."""
    gc.set_threshold(100_000, 10, 10)  # what a command reads first stays: to look through it for garbage takes a while
    codecs.register_error(PLAIN, write_plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
    try:
        code = do()
    except Refused as refused:
        code = complained(refused)
    except ModuleNotFoundError as missing:
        extra = lacking(missing)
        if extra is None:
            raise
        code = complained(extra)
    except (KeyboardInterrupt, BrokenPipeError):
        code = 130
    gc.freeze()  # else all that was read is looked through for garbage before it goes
    sys.exit(code)


def complained(refused: Refused) -> int:
    from tuath.terminal.complaints import complain  # noqa: PLC0415 - words take a while to read

    complain(refused)
    return 2
