"""Text as it stands on a screen: paragraphs, numbers, windows, pages, the story so far."""
