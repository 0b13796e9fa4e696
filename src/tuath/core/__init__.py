"""The engine: it knows no game and needs the standard library alone."""
