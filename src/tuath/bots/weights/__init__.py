"""Networks that ship with the program: of each what it was made for, how, and how strong it was."""
