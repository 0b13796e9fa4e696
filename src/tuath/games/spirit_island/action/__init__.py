"""One action and its wake."""
