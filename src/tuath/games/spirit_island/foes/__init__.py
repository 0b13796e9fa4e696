"""What no line can say of an adversary or a scenario."""
