"""One action: its effects and what they bring about."""
