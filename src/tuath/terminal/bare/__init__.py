"""The terminal where neither Rich nor Typer is installed: the same games in the same words, without colours."""
