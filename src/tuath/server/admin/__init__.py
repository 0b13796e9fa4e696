"""What the host of a server sees and does."""
