"""Bots at tables: when they answer, and the hints they give."""
