"""What a process of the server writes on its error stream: one JSON object a line, always."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from types import TracebackType
from typing import Any

from tuath.server.settings import settings

log = logging.getLogger("tuath.server")


class JsonLines(logging.Formatter):
    """One JSON object a line: what a log collector wants."""

    PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in record.__dict__.items() if name not in self.PLAIN}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str, ensure_ascii=False)


def set_up_logs() -> None:
    """Also what Python itself would write there: warnings, and errors that nobody caught."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=settings().log, handlers=[handler], force=True)
    logging.captureWarnings(True)
    sys.excepthook = uncaught
    threading.excepthook = uncaught_in_thread
    sys.unraisablehook = unraisable


def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("an error that nobody caught", exc_info=(kind, error, trace))


def uncaught_in_thread(told: threading.ExceptHookArgs) -> None:
    if told.exc_value is not None:
        log.critical("an error that nobody caught", exc_info=(told.exc_type, told.exc_value, told.exc_traceback))


def unraisable(told: Any) -> None:
    if told.exc_value is not None:
        log.error("an error at the end", exc_info=(told.exc_type, told.exc_value, told.exc_traceback))
