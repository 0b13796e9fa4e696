"""Which Python runs this, and how it was built: the same code differs by a quarter and more between builds."""

from __future__ import annotations

import platform
import sys
import sysconfig
from typing import NamedTuple


class Interpreter(NamedTuple):
    name: str
    version: str
    compiler: str
    built: str  # what is known of how

    def __str__(self) -> str:
        return f"{self.name} {self.version}, {self.compiler}, {self.built}"


def interpreter() -> Interpreter:
    return Interpreter(
        platform.python_implementation(),
        platform.python_version(),
        platform.python_compiler().split(" (")[0].strip("[]"),
        " ".join(said_of_building()) or "–",
    )


def said_of_building() -> list[str]:
    """Options of the build that make it faster or slower; a distribution may leave some of them out."""
    flags = str(sysconfig.get_config_var("OPT") or "").split()
    configured = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    found = [flag for flag in flags if flag.startswith("-O")]
    found += [option for option in ("--enable-optimizations", "--with-lto", "--with-pydebug") if option in configured]
    found += ["free-threaded"] if sysconfig.get_config_var("Py_GIL_DISABLED") else []
    found += ["jit"] if getattr(getattr(sys, "_jit", None), "is_enabled", bool)() else []
    return found
