"""What somebody finds before they sit down: games, lists of tables, running games, their own turns."""
