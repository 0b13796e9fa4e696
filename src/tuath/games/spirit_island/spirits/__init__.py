"""What no line can say of a spirit."""
