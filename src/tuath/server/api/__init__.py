"""The interface under /api, room by room: what comes in is checked here, what it means is decided by the tables."""
