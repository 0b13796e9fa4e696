"""Spirit Island, by R. Eric Reuss: spirits defend their island."""
