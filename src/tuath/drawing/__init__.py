"""Boards as pictures of their own: SVG for notebooks, pages and mails, and games as films that need no server.

``ink`` colours and symbols · ``svg`` one position · ``film`` a whole game

Standard library only; read when somebody wants a picture, and not before.
"""
