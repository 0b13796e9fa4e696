"""How good it looks."""
