"""What is sent of a table: to who sits there, who looks on, who solves a puzzle."""
