"""The database: what stands there, how it is reached, written, and heard of."""
