"""Boards as SVG: lines and areas on a plane, small drawings of the land, and elements written down. Knows no game.

The page draws with the same numbers (web/src/lib/geometry.ts and terrain.ts); a test of both holds them together.
"""
