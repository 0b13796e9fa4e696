"""A table in a terminal: what is seen of it, asked, looked up and typed there."""
