"""The sockets: of a table, and of a player who hears of all their tables."""
