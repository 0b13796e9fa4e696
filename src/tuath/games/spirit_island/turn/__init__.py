"""What comes next."""
