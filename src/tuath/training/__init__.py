"""How bots learn to judge positions: they play, a network is fitted to who won, and its strength is measured."""
