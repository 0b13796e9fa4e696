"""Programs for those who make a release; nothing of them is in a wheel."""
