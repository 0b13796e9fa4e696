"""A server that is started as anybody would start it, and known by what it says."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

from tests.server.conftest import Running

COMMAND = [sys.executable, "-m", "tuath.terminal.app", "serve"]


def refused_start(*arguments: str, language: str = "en", before: Sequence[str] = ()) -> str:
    """What a server says that does not start: one line, and no traceback."""
    command = [*before, *COMMAND, "--port", "0", "--lang", language, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert ended.returncode not in (0, None), ended.stderr
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1, ended.stderr
    assert "Traceback" not in ended.stderr
    return ended.stderr.strip()


class Serving(Running):
    """On a port of the system's choice; it is up when it says so."""

    said = ""

    def start(self, *arguments: str, **environment: str) -> Serving:
        command = [*COMMAND, "--port", "0", "--folder", str(self.folder), "--lang", "en", *arguments]
        command += ["--workers", str(self.workers), *(["--database", self.database] if self.database else [])]
        environment = {**os.environ, **self.settings, **environment}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, start_new_session=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said = line.decode()
            if self.said.startswith("Tuath is at "):
                self.port = int(self.said.strip().rstrip("/").rpartition(":")[2])
                return self
        raise AssertionError(f"the server did not start: {self.said}")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        process = self.process
        super().end(how)
        if isinstance(process, subprocess.Popen) and process.stdout is not None:
            process.stdout.close()
