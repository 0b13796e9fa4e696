"""Taking one's games along, and taking oneself away."""
