"""What can be asked of the program, one file a command."""
