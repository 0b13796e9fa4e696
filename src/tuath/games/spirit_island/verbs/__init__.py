"""What a line can do."""
