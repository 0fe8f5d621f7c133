"""What every game stands on. Nothing here names a game."""
