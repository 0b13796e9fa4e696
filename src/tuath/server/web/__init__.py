"""The open port and what surrounds a request: connections, sockets, limits, names, languages, caches."""
