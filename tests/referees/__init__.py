"""Referees: whole games are watched from outside, by the rulebook alone. See ``watching.py``."""
