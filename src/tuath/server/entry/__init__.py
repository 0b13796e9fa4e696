"""A table in memory: who sits there, its clock, its log, who is asked."""
