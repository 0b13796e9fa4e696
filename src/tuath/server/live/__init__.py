"""Who is connected now, and how they hear of changes."""
