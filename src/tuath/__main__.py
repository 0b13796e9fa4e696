"""``tuath``, or ``python -m tuath``: the command line, with as much of it as is installed."""

from __future__ import annotations


def main() -> None:
    """Typer and Rich come with the extra `terminal`; without them games are played all the same."""
    try:
        import rich  # noqa: F401, PLC0415 - whether it is there

        from tuath.terminal.app import main as run  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in ("rich", "typer"):
            raise
        from tuath.terminal.bare_app import main as run  # noqa: PLC0415
    run()


if __name__ == "__main__":
    main()
