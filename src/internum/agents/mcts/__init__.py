"""Monte Carlo tree search over small decisions, for any game and any number of players."""
