"""The interface under /api, a file a resource: input is checked here, what it means is decided by the tables."""
