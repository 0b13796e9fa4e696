"""What is done beside the event loop, in processes of its own: bots, replays, analyses."""
