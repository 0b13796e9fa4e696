"""What all requests share: the guard around them, who asks, what may go wrong."""
